# Un tavolo aperto, prima di giocare

lobby-title = { $game }: tavolo aperto
lobby-rated = classificata
lobby-later = classificata da due persone in su
lobby-casual = amichevole
lobby-means-rated = Classificata: il risultato muove i punteggi di /leaderboard.
lobby-means-later = Contro i soli computer niente punteggi. Appena arriva qualcuno, il risultato muove i punteggi di chi gioca.
lobby-means-casual = Amichevole: nessun punteggio si muove. Conta in /profile e nella lista di tutte le partite.
lobby-players = da { $least } a { $most } giocatori
lobby-players-exactly = { $count } giocatori
lobby-door = su invito

lobby-host = host
lobby-has-cut = ha tagliato il mazzo
lobby-invited = Invitati: { $names }.
lobby-invited-more = Invitati: { $names } e altri { $count }.
lobby-missing = { $count ->
    [one] Ne manca uno per iniziare.
    [2] Ne mancano due per iniziare.
    [3] Ne mancano tre per iniziare.
    [4] Ne mancano quattro per iniziare.
   *[other] Ne mancano { $count } per iniziare.
}
lobby-enough = { $count ->
    [one] Si può iniziare; c'è posto per un altro.
    [2] Si può iniziare; c'è posto per altri due.
    [3] Si può iniziare; c'è posto per altri tre.
    [4] Si può iniziare; c'è posto per altri quattro.
   *[other] Si può iniziare; c'è posto per altri { $count }.
}
lobby-full = Il tavolo è al completo.
lobby-for-host = Per { $host }, l'host:
lobby-closes = Il tavolo si chiude { $when } se non arriva nessuno.
lobby-closes-full = Il tavolo si chiude { $when } se non si inizia.

lobby-join = Partecipa
lobby-leave = Esci
lobby-how = Come si gioca
lobby-start = Inizia
lobby-fill = Completa con computer e inizia
lobby-add = Aggiungi computer
lobby-host-button = Host…

lobby-joined = Ci sei. La tua mano arriva da sola quando la partita comincia.
lobby-joined-faded = Sei dei nostri. Quando la partita comincia, premi **La mia mano** sotto il tavolo.
lobby-left = Hai lasciato il tavolo.
lobby-cut = Taglia il mazzo
lobby-cut-again = Taglia di nuovo
lobby-cut-why = Il mazzo è sigillato. Taglialo per mescolare anche parole tue.
lobby-cut-done = Le tue parole entrano nel mescolamento. Nessuno le vede prima della fine; poi stanno nel registro della partita.
lobby-cut-title = Taglia il mazzo
lobby-cut-label = Le tue parole
lobby-cut-note = Che nessuno le indovini. A fine partita tutti le leggono nel registro. Vuoto: nessun taglio.

lobby-host-title = Per l'host
lobby-add-level = Aggiungi un computer…
lobby-invite = Invita qualcuno…
lobby-remove = Fai alzare qualcuno…
lobby-give = Cedi il tavolo a…
lobby-given = Ora l'host è { $host }.
lobby-options = Opzioni
lobby-rated-on = Classificata: sì
lobby-rated-off = Classificata: no
lobby-door-on = Solo su invito: sì
lobby-door-off = Solo su invito: no
lobby-cancel = Annulla il tavolo
lobby-cancel-sure = Annulli questo tavolo? Tutti si alzano e non si gioca.

lobby-options-title = Opzioni di { $game }
lobby-preset = Variante: { $preset }
lobby-speed = Ritmo: { $speed }
lobby-value-on = Sì
lobby-value-off = No
lobby-value-none = Nessuno
lobby-number = Un numero intero da { $least } a { $most }.
lobby-number-optional = Un numero intero da { $least } a { $most }; vuoto per nessuno.
lobby-file-note = JSON, come lo descrivono le regole; vuoto per quello del gioco.
lobby-fault = **{ $option }** qui non può avere questo valore.
lobby-fault-seats = Non va bene per questo numero di giocatori.
lobby-fault-unknown = Questo gioco non ha questa opzione.

lobby-closed-title = { $game }: tavolo chiuso
lobby-closed-cancelled = L'host lo ha annullato. Con /play se ne apre un altro.
lobby-closed-ended = Lo ha chiuso un moderatore. Con /play se ne apre un altro.
lobby-closed-by = Lo ha chiuso { $name }, un moderatore. Con /play se ne apre un altro.
lobby-closed-expired = Nessuno ha iniziato in tempo. Con /play se ne apre un altro.
lobby-closed-empty = Se ne sono andati tutti. Con /play se ne apre un altro.

lobby-not-the-host = Può farlo solo { $host }, l'host. Puoi partecipare, o aprire un tavolo tuo con /play.
answer-not_the_host = Può farlo solo l'host. Puoi partecipare, o aprire un tavolo tuo con /play.
answer-already_seated = Hai già un posto.
answer-table_full = Il tavolo è al completo.
answer-not_invited = A questo tavolo si entra su invito. Puoi aprirne uno tuo con /play.
answer-not_enough_players = Non siete abbastanza per iniziare.
answer-too_many_players = Sono più giocatori di quanti ne tenga questo tavolo.
answer-too_many_invited = Un tavolo invita al massimo tante persone quanti sono i posti, anche una dopo l'altra.
answer-no_such_level = Questo gioco non ha un computer così.
answer-no_such_game = Qui non c'è questo gioco.
answer-no_such_preset = Questo gioco non ha questa variante.
answer-no_such_speed = Questo ritmo non esiste.
answer-closed_to_you = L'host ti ha chiuso questo tavolo. Puoi aprirne uno tuo con /play.
answer-cannot_invite = { $name } non si può invitare.
answer-invites_blocked = Hai bloccato { $name }. Per invitare questa persona, prima sbloccala con /block.
answer-blocked_sits_there = A questo tavolo c'è chi hai bloccato: { $names }. Ti siedi lo stesso?
sit-anyway = Siediti lo stesso
sit-not = Non ora
sit-not-done = Allora non ora. Nessuno lo saprà.
answer-words_too_long = Le tue parole sono troppo lunghe: al massimo 200 caratteri.
answer-lobby_closed = Questo tavolo non è più aperto: la partita è cominciata, o è stato chiuso.
