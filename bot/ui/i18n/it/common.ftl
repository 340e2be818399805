
time-up = Il tempo scade { $when }.
turn-of = Tocca a { $name }
your-turn = Tocca a te
clause = ({ $clause })
refused = ✋ { $sentence }

hand-button = La mia mano
rules-button = Regole
menu-button = Menu
more-button = Altro
back-button = Indietro
refresh-button = Aggiorna
clear-button = Svuota

badge-turn = ▶
dealer = il mazziere

answer-already_played = Questa mossa è già stata contata.
answer-stale_press = La partita è andata avanti: ecco com'è adesso.
answer-not_seated = Non hai un posto a questo tavolo. Puoi guardare, o aprirne uno tuo con /play.
answer-match_over = La partita è finita.
answer-not_started = La partita non è ancora cominciata.
answer-no_such_table = Questo tavolo qui non c'è più.
answer-not_kept = Non ho potuto salvare la mossa, quindi non è stata fatta. Riprova tra un momento.
answer-nothing_to_advise = Non tocca a te: il suggerimento aspetta il tuo turno.
answer-nothing_to_decide = Decidono gli altri al tavolo. Premi La mia mano per giocare.
answer-other_rules = Questa partita è cominciata con regole che questa versione non ha.
answer-unreadable = Questa partita al momento non si può aprire. Chi gestisce il bot può vedere perché.
answer-bad_options = Queste opzioni non vanno d'accordo.
answer-refused = Qui non si può ({ $code }).
answer-trouble = Qualcosa è andato storto. Non è cambiato nulla; riprova tra un momento.
answer-starting = Mi sto avviando. Riprova tra qualche secondo.
answer-forged = Non conosco più questo pulsante. Sul messaggio del tavolo ce n'è uno nuovo.
answer-not_possible = In questo momento della partita non si può fare.

computer-name = { $level } { $number }
level-random = Casuale
level-greedy = Semplice
level-easy = Facile
level-medium = Medio
level-hard = Difficile

vote-title = Il tempo di { $name } è scaduto
vote-question = { $names }: che si fa? I voti si contano { $when }; a parità, o senza voti, si aspetta.
vote-wait = Aspettiamo · { $count }
vote-turn = Computer, un turno · { $count }
vote-seat = Computer finché manca { $name } · { $count }
vote-absent = { $name }: premi La mia mano e gioca, e la domanda sparisce.
voted = Il tuo voto conta. Premendo di nuovo lo sposti.
away = Un computer tiene il posto di { $name } finché { $name } non preme La mia mano.

over-title = { $count ->
    [0] La partita è finita
    [one] 🏆 Vince { $names }
   *[other] 🏆 Vincono { $names }
}
over-closed = Questo tavolo è chiuso
over-closed-why = La partita è stata chiusa senza risultato.
over-facts = { $game }, { $preset } · { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
} · { $rated }
over-rated = classificata
over-casual = amichevole
over-line = { $place }. **{ $name }** · { $points }
over-line-rated = { $place }. **{ $name }** · { $points } · { $rating } (**{ $change }**)
over-seed = Seme della distribuzione: `{ $seed }`. Si controlla con il verificatore.
rematch-button = Rivincita
hands-button = Carte
scores-button = Punti

menu-title = Menu
menu-scores = Punti
menu-moves = Ultime mosse
menu-rules = Regole in vigore
menu-leave = Lascia la partita
menu-down = Porta giù
menu-pace-calm = Computer: con calma
menu-pace-brisk = Computer: subito
menu-report = Segnala
menu-report-text = C'è qualcosa che non va a questo tavolo? Dillo a chi gestisce il bot e indica la partita `{ $match }`, mossa { $version }.
menu-rule-line = { $name }: **{ $value }**
menu-moves-title = Ultime mosse
menu-moves-none = Non è ancora successo nulla.
menu-scores-title = Punti
leave-question = Lasci la partita? Un computer gioca per te; La mia mano ti fa tornare.
leave-left = Hai lasciato. Finché dura la partita, La mia mano ti fa tornare.
down-done = Il tavolo ora è il messaggio più recente.

more-title = Altro
more-ping-none = Chiamami: no
more-ping-channel = Chiamami: qui
more-ping-direct = Chiamami: in privato
more-auto-on = Passo automatico: sì
more-auto-off = Passo automatico: no
auto-pass-help = Passo automatico: quando non puoi giocare niente, passi da solo.
more-careful-on = Due tocchi: sì
more-careful-off = Due tocchi: no
more-text-on = Solo testo: sì
more-text-off = Solo testo: no
more-note = Queste scelte sono tue e valgono a ogni tavolo.

ping = { $who }, tocca a te.
rematch-in = Ci sei per un'altra partita. Comincia quando ci sono tutti.

command-play = Apri un tavolo per un gioco di carte
command-play-game = Quale gioco
command-play-preset = Edizione o variante; senza, quella solita
command-play-speed = Quanto può durare un turno
command-play-rated = Se la partita conta per la classifica
command-play-with = Chi invitare, con @menzioni
command-play-computers = Quanti computer si siedono subito
command-play-level = Quanto sono forti
command-play-invite-only = Se può sedersi solo chi è invitato
command-play-thread = Se aprire un thread per il tavolo
command-games = I tuoi tavoli aperti, qui e ovunque
command-table = Gestisci i tavoli di questo server
command-table-end = Chiudi una partita senza risultato
command-table-repair = Ripubblica il messaggio di un tavolo in questo canale
command-table-replace = Un computer prende il posto di qualcuno
command-table-table = Quale tavolo
command-table-person = Il posto di chi
command-about = Che cos'è questo bot
command-help = Come si gioca con questo bot
speed-live = Dal vivo: 60 secondi a turno, con una riserva
speed-relaxed = Con calma: 10 minuti a turno
speed-daily = Giornaliera: un giorno a turno
speed-unlimited = Senza limite

right-view_channel = Visualizza canale
right-send_messages = Invia messaggi
right-send_messages_in_threads = Invia messaggi nei thread
right-create_public_threads = Crea thread pubblici
answer-no_rights = Qui non posso aprire un tavolo: in questo canale mi serve il permesso { $rights }.
answer-no_mentions = Con `with:` indica le persone con @menzioni, così è chiaro chi è.
answer-not_opened = Qui ora non si può aprire. Controlla i miei permessi in questo canale e riprova.
thread-name = { $game } con { $name }
thread-opened = Il tavolo è aperto in { $thread }.
games-title = I tuoi tavoli
games-none = Non hai un posto a nessun tavolo. /play ne apre uno.
games-line = **{ $game }** { $place }
    { $state }
games-lobby = Non è ancora cominciata.
games-mine = Tocca a te.
games-theirs = Tocca ad altri.
games-how = Come si gioca
table-choice = { $game } in #{ $channel } ({ $id })
table-ended = La partita è chiusa, senza risultato.
table-repaired = Il messaggio del tavolo è di nuovo in questo canale.
table-replaced = Ora un computer tiene quel posto. La mia mano fa tornare la persona.
about-title = Courtyard
about-text = Giochi di carte ai tavoli dei tuoi canali, con persone e computer.
    { $games }
    Versione { $version }. La distribuzione di ogni partita è sigillata prima dell'inizio e si può controllare dopo.
help-title = Come si gioca qui
help-text = **/play** apre un tavolo: scegli un gioco e hai un posto. Gli altri premono Partecipa; *Inizia* dà le carte. Non c'è nessuno? Aggiungi computer, o di' quanti con `computers:`.
    { "**" }La mia mano**, sotto il tavolo, apre le tue carte; le vedi solo tu. Tocca quello che vuoi giocare; il pannello dice che cosa succede.
    { "**" }Menu**, sotto il tavolo: punti, ultime mosse, regole in vigore, uscita, e *Porta giù* quando il tavolo è lontano.
    { "**" }/games** elenca i tuoi tavoli con quello che ti aspetta.
    { $games }

# Il foglio dei punti, e la classifica finale letta ad alta voce

sheet-column = { $name }: { $rounds }; { $total }.
sheet-total = { $name }: { $total }.
sheet-before = 1–{ $last }: { $points }
sheet-points = { $points }
sheet-marked = { $points } ({ $mark })
sheet-coins = { $mark } +{ $points }
standings-alt = { $place }. { $name }, { $points }.
standings-alt-rated = { $place }. { $name }, { $points }, punteggio { $change }.
