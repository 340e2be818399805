
time-up = Il tempo scade { $when }.
turn-of = Tocca a { $name }
your-turn = Tocca a te
clause = ({ $clause })
refused = ✋ { $sentence }

hand-button = La mia mano
hand-faded = **La mia mano** ti porta le tue carte.
hand-over = { $place ->
    [1] Hai vinto!
   *[other] Sei al { $place }º posto
}
rules-button = Regole
menu-button = Menu
more-button = Altro
back-button = Indietro
refresh-button = Aggiorna
clear-button = Svuota

badge-turn = ▶
dealer = il mazziere

answer-already_played = Questa mossa è già stata contata.
answer-stale_press = Questo pulsante è superato. Ecco a che punto è la partita.
answer-not_seated = Non hai un posto a questo tavolo. Puoi guardare, o aprirne uno tuo con /play.
answer-match_over = La partita è finita.
answer-not_started = La partita non è ancora cominciata.
answer-no_such_table = Questo tavolo qui non c'è più.
answer-not_kept = Non ho potuto salvare, quindi non è cambiato nulla. Riprova tra un momento.
answer-unsure = Non so dirti se è stato contato. Guarda com'è messo il tavolo prima di premere di nuovo.
answer-kept = È stato contato, ma non sono riuscito a mostrartelo qui. Guarda il tavolo o riapri la tua mano.
answer-nothing_to_advise = Puoi chiedere un suggerimento quando tocca a te.
answer-too_often = Troppo in una volta. Riprova { $when }.
answer-many_at_once = Un momento: sto ancora rispondendo a quello che hai premuto prima.
answer-one_at_a_time = Una cosa alla volta: ci sto ancora pensando per la tua ultima domanda.
answer-no_hints = Nelle partite classificate non ci sono suggerimenti.
answer-resting = La partita è in pausa. *Riprendiamo*, sotto il tavolo, la fa ripartire.
answer-out = In questa partita non puoi tornare. Al posto tuo gioca un computer.
answer-own_table = Giochi anche tu in questa partita classificata. Chiedi a un altro moderatore.
answer-casual_only = Oggi qualcuno qui ha lasciato tre partite classificate prima della prima mossa. Fino a domani può sedersi solo ai tavoli amichevoli.
answer-nothing_to_decide = Decidono gli altri al tavolo. Premi La mia mano per giocare.
answer-other_rules = Questa partita è cominciata con regole che questa versione non ha.
answer-unreadable = Questa partita al momento non si può aprire. Chi gestisce il bot può vedere perché.
answer-bad_options = Queste opzioni non vanno d'accordo.
answer-refused = Qui non si può ({ $code }).
answer-trouble = Qualcosa è andato storto. Non è cambiato nulla; riprova tra un momento.
answer-starting = Mi sto avviando. Riprova tra qualche secondo.
answer-stopping = Torno subito. Riprova tra poco: non va perso nulla.
answer-forged = Non conosco più questo pulsante. Sul messaggio del tavolo ce n'è uno nuovo.
answer-not_possible = In questo momento della partita non si può fare.

computer-kind = { $level ->
     [random] computer (casuale)
     [greedy] computer (semplice)
     [easy] computer (facile)
     [medium] computer (medio)
    *[hard] computer (difficile)
}
level-random = Casuale
level-greedy = Semplice
level-easy = Facile
level-medium = Medio
level-hard = Difficile

vote-title = Il tempo di { $name } è scaduto
vote-question = { $names }, che si fa? Si vota fino a { $when }.
vote-otherwise = { $otherwise ->
    [wait] A parità, o senza voti, si aspetta.
    [seat] A parità, o senza voti, gioca un computer finché { $name } non torna.
   *[turn] A parità, o senza voti, un computer gioca questo turno.
}
vote-wait = Aspettiamo · { $count }
vote-turn = Computer, un turno · { $count }
vote-seat = Computer finché manca { $name } · { $count }
vote-level = { $level } fino al ritorno · { $count }
vote-absent = { $name }: premi La mia mano e gioca, e la domanda sparisce.
voted = Voto contato. Premine un altro per cambiarlo.
vote-told-wait = Il tavolo aspetta ancora { $name }.
vote-told-turn = { $computer }, un computer, ha giocato questo turno per { $name }.
away = { $computer }, { $kind }, gioca per { $name } finché { $name } non preme La mia mano.
ask-long = { $name } ha avuto più di tre giorni per questo turno. Chiunque sia al tavolo può chiedere agli altri che si fa.
ask-button = Chiedi al tavolo

news-played = { $count ->
    [one] Mentre non c'eri, { $computer }, un computer, ha giocato un turno per te.
    [many] Mentre non c'eri, { $computer }, un computer, ha giocato { $count } turni per te.
   *[other] Mentre non c'eri, { $computer }, un computer, ha giocato { $count } turni per te.
}
news-waited = Il tuo tempo era scaduto, e il tavolo ti ha aspettato.
news-overdue = Il tuo tempo è scaduto, e gli altri stanno scegliendo che fare. Gioca, e il turno resta tuo.
news-resting = La partita è in pausa fino a { $when }, o finché uno di voi non preme *Riprendiamo* sotto il tavolo.

rest-title = ⏸️ In pausa
rest-until = Avete deciso tutti per una pausa. La partita riprende { $when }, o appena uno di voi preme *Riprendiamo*.
rest-over = Riprendiamo
deserted-title = Al tavolo non c'è nessuno
deserted-closes = I computer aspettano. Il tavolo chiude { $when }, senza risultato, se nessuno torna con La mia mano.
wish-rest = { $count ->
    [one] { $names } vorrebbe fare una pausa ({ $count } su { $of }): Menu, *Pausa*.
    [many] { $names } vorrebbero fare una pausa ({ $count } su { $of }): Menu, *Pausa*.
   *[other] { $names } vorrebbero fare una pausa ({ $count } su { $of }): Menu, *Pausa*.
}
wish-end = { $count ->
    [one] { $names } vorrebbe chiudere la partita senza risultato ({ $count } su { $of }): Menu, *Chiudi prima*.
    [many] { $names } vorrebbero chiudere la partita senza risultato ({ $count } su { $of }): Menu, *Chiudi prima*.
   *[other] { $names } vorrebbero chiudere la partita senza risultato ({ $count } su { $of }): Menu, *Chiudi prima*.
}

between-next = Si danno le carte { $when }.
between-awaited = Si aspetta { $names }.
between-nobody = Premi *Avanti* per non aspettare.
next-button = Avanti
since = Mentre non c'eri: { $sentence }

over-title = { $count ->
    [0] La partita è finita
    [one] 🏆 Vince { $names }
   *[other] 🏆 Vincono { $names }
}
over-closed = Questo tavolo è chiuso
over-closed-why = La partita è stata chiusa senza risultato.
over-closed-agreed = Avete deciso tutti di chiudere la partita, senza risultato.
over-closed-deserted = Al tavolo non c'era più nessuno, quindi la partita è stata chiusa senza risultato.
over-closed-rules = La partita è finita senza risultato: era cominciata con regole più vecchie, che questo bot non ha più.
over-closed-by = La partita è stata chiusa senza risultato da { $name }, un moderatore.
over-facts = { $game }, { $preset } · { $played } · { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
} · { $rated }
over-rated = classificata
over-casual = amichevole
over-earned = **{ $name }**: { $what }
over-line = { $place }. { $name } · { $points }
over-line-rated = { $place }. { $name } · { $points } · { $rating } (**{ $change }**)
over-why-casual = amichevole
over-why-alone = persone da una parte sola
over-why-hint = con un suggerimento
over-why-replaced = qualcuno sostituito
over-why-often = cinque al giorno
over-why-unmoved = via prima della prima mossa
over-why-removed = sostituito da un moderatore
over-all-left = Tutti gli altri se ne sono andati.
why-button = Perché?
why-title = Perché la classifica si muove
why-casual = Questa partita era amichevole. La classifica si muove solo con le partite classificate che hanno persone da almeno due parti e che finiscono da sole.
why-before = Questa partita è cominciata con la regola di prima: non conta se qualcuno ha chiesto un suggerimento, ha lasciato o è stato sostituito.
why-whole = La partita è una sola graduatoria. Chi è rimasto viene nel suo ordine, e sotto chi ha lasciato: prima è stata la sua ultima mossa, più in basso finisce. I computer non contano.
why-left = Ha lasciato chi ha premuto *Lascia* o ha esaurito il tempo in due turni di fila, e alla fine non era tornato. O chi ha avuto un computer a scegliere in due turni o più, e in più di un quinto dei suoi.
why-pairs = Una coppia ha il suo posto insieme. Chi l'ha lasciata si muove come se fosse arrivata ultima.
why-out = Chi lascia prima della prima mossa, o è sostituito da un moderatore, è fuori: per lui non si muove nulla.
why-often = Con le stesse persone contano cinque partite al giorno. Le altre restano partite giocate.
deal-button = Controlla le carte
deal-seal = Mazzo sigillato: `{ $seal }`
deal-print = Impronta: `{ $print }`
deal-fits = ✅ Le carte sono giuste
deal-fits-seal = Il seme è quello sigillato prima che qualcuno si sedesse.
deal-fits-dealt = { $shuffles ->
    [one] Ridistribuendo da lì, l'unica mescolata torna uguale carta per carta.
   *[other] Ridistribuendo da lì, tutte le { $shuffles } mescolate ed estrazioni tornano uguali carta per carta.
}
deal-fits-words = Ci sono dentro le parole di chi ha tagliato il mazzo.
deal-fits-moves = Le regole permettono tutte le { $moves } mosse, fino all'ultima.
deal-unfit = ❌ Qualcosa non torna
deal-unfit-why = Ridistribuendo, questa partita non torna come è stata giocata. Fallo vedere a chi gestisce il bot.
deal-sealed = Sigillato prima che qualcuno si sedesse:
deal-seed = Il seme, mostrato ora che la partita è finita:
deal-how = Non serve fidarsi del bot. Salva i due file ed esegui, con Python:
deal-log = Il registro nomina i posti, non le persone.
deal-later = A fine partita qui compare il seme, e chiunque può ridistribuire e confrontare.
deal-never = La partita è stata chiusa senza risultato, perciò le carte restano segrete.
score-so-far = Finora: { $score }.
score-of = { $name } { $count }
rematch-button = Rivincita
rematch-count = Rivincita · { $wanting } di { $of }
rematch-wanted = { $count ->
    [one] { $names } vuole la rivincita.
   *[other] { $names } vogliono la rivincita.
}
rematch-runs = La rivincita è in corso.
answer-rematch_runs = La rivincita è già in corso.
names-and = { $names } e { $last }
hands-button = Carte
scores-button = Punti

menu-title = Menu
menu-scores = Punti
menu-moves = Ultime mosse
menu-rules = Regole in vigore
menu-leave = Lascia la partita
menu-rest = Pausa · { $agreed } su { $of }
menu-end = Chiudi prima · { $agreed } su { $of }
end-question = Chiudere prima la partita, senza risultato? Si chiude quando sono d'accordo tutti quelli che ci sono: finora { $agreed } su { $of }.
end-question-rated = Chiudere prima questa partita classificata, senza risultato? Si chiude quando sono d'accordo tutti quelli che hanno un posto: finora { $agreed } su { $of }.
end-agree = Chiudiamo
end-not = Non più
host-title = Per l'host
host-note = Quando a qualcuno scade il tempo, scelgono gli altri. Qui decidi che succede se nessuno vota, e quanto sono forti i computer che giocano per chi manca.
host-level = Computer per chi manca: { $level }
host-waits = Senza voti: si aspetta
host-waits-not = Senza voti: gioca un computer
host-give = Passa il ruolo a…
menu-down = Porta in fondo
menu-pace-calm = Computer: con calma
menu-pace-brisk = Computer: subito
menu-report = Non funziona?
menu-report-text = C'è qualcosa che non va a questo tavolo? Dillo a chi gestisce il bot e indica la partita `{ $match }`, mossa { $version }.
menu-rule-line = { $name }: **{ $value }**
menu-moves-title = Ultime mosse
menu-moves-none = Non è ancora successo nulla.
menu-scores-title = Punti
leave-question = Lasci la partita? { $computer }, un computer, gioca per te finché non premi La mia mano.
leave-question-alone = Lasci la partita? Al tavolo non c'è nessun altro. Chiude dopo un giorno o più, senza risultato, se nessuno torna.
leave-question-unmoved = Lasci la partita? Non hai ancora mosso: per te non conterà, e non potrai tornare. Continua { $computer }, un computer. Puoi farlo tre volte al giorno.
leave-question-unmoved-closes = Lasci la partita? Non hai ancora mosso, e nessun altro potrebbe vincere: si chiude, senza risultato. Puoi farlo tre volte al giorno.
leave-question-unmoved-ends = Lasci la partita? Non hai ancora mosso: per te non conterà. Finisce subito, e vince chi è ancora qui. Puoi farlo tre volte al giorno.
leave-question-left = Lasci questa partita classificata? Finirai sotto tutti quelli che restano, se non torni in tempo. { $computer }, un computer, gioca per te finché non premi La mia mano.
leave-question-left-ends = Lasci questa partita classificata? Tutti gli altri se ne sono andati: finisce subito, perdi, e vince chi è ancora qui.
leave-left = Hai lasciato, e { $computer } gioca per te. Finché dura la partita, La mia mano ti fa tornare.
leave-closed = Hai lasciato. La partita è chiusa, senza risultato.
leave-last = Hai lasciato. Al tavolo non c'è nessun altro: tra un po' chiude, senza risultato. Fino ad allora La mia mano ti fa tornare.
leave-ended = Hai lasciato, e la partita è finita.
leave-out = Hai lasciato, e continua { $computer }. Per te la partita non conta.
down-done = Il tavolo ora è il messaggio più recente.

more-title = Altro
more-ping-none = Avvisi: no
more-ping-channel = Avvisi: qui
more-ping-direct = Avvisi: in privato
more-auto-on = Passo automatico: sì
more-auto-off = Passo automatico: no
auto-pass-help = Passo automatico: quando non puoi giocare niente, si passa da sé.
more-careful-on = Due tocchi: sì
more-careful-off = Due tocchi: no
more-text-on = Solo testo: sì
more-text-off = Solo testo: no
more-note = Queste scelte sono tue e valgono a ogni tavolo.

rematch-in = Ci sei. La rivincita comincia quando ci sono tutti.

command-play = Apri un tavolo per un gioco di carte
command-play-game = Quale gioco
command-play-preset = Edizione o variante; senza, quella solita
command-play-speed = Quanto può durare un turno
command-play-rated = Se la partita conta per la classifica; se manca, come si usa sul server
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
speed-live = dal vivo: 60 s a turno + 2 min a partita
speed-relaxed = con calma: 10 min a turno
speed-daily = a giornate: un giorno a turno
speed-unlimited = senza limiti di tempo

right-view_channel = Visualizza canale
right-send_messages = Invia messaggi
right-send_messages_in_threads = Invia messaggi nei thread
right-create_public_threads = Crea thread pubblici
answer-no_rights = Qui non posso aprire un tavolo. In questo canale mi servono questi permessi: { $rights }.
answer-no_mentions = Con `with:` indica le persone con @menzioni, così è chiaro chi è.
answer-not_opened = Qui ora non si può aprire. Controlla i miei permessi in questo canale e riprova.
thread-name = { $game } con { $name }
thread-opened = Il tavolo è aperto in { $thread }.
games-title = I tuoi tavoli
games-none = Non sei a nessun tavolo. /play ne apre uno.
games-table = **{ $title }** con { $names }
    -# { $place }
games-table-alone = **{ $title }**
    -# { $place }
games-link = { $place } · [Vai al tavolo]({ $link })
games-lobby = Non è ancora cominciata.
games-mine = Tocca a te.
games-theirs = Tocca a { $name }.
games-asked = Il tempo di { $name } è scaduto. Puoi votare.
games-paused = La partita è in pausa.
games-dealer = Tra poco si distribuisce.
games-running = La partita è in corso.
games-away = Per te gioca { $computer }. Apri la tua mano per riprendere il posto.
games-invited = Ti invita { $host }.
games-here = Aperto: puoi partecipare.
games-names-more = { $names } e altri { $count }
games-page = Pagina { $page } di { $pages }
games-how = Come si gioca
hand-of = { $game } con { $names }
hand-of-linked = { $game } con { $names } · [Vai al tavolo]({ $link })
hand-unshown = Non riesco ad aggiornare il messaggio del tavolo in { $place }, ma da qui giochi come al solito. Chi modera può ridarmi accesso e permesso di scrivere in quel canale, o portare il tavolo in un altro con `/table repair`.
table-choice = { $title }: { $names } in #{ $channel } ({ $id })
table-choice-lobby = { $game }, non iniziata
table-choice-turn = { $title }, { $hours ->
    [0] { $minutes ->
        [one] ancora 1 min
       *[other] ancora { $minutes } min
    }
    [one] ancora 1 h
   *[other] ancora { $hours } h
}
table-end-title = Chiudi questa partita?
table-end-question = Finisce subito e per tutti, senza risultato. Nessuno potrà riprenderla, e sul tavolo ci sarà scritto che l'hai chiusa tu.
table-keep = Lasciala
table-end = Chiudi la partita
table-kept = La partita continua.
table-ended = La partita è chiusa, senza risultato.
table-repaired = Il messaggio del tavolo è di nuovo in questo canale.
table-replaced = Ora quel posto lo tiene un computer, e la persona non può riprenderlo.
about-title = Courtyard
about-text = Giochi di carte ai tavoli dei tuoi canali, con persone e computer.
    { $games }
    { "**" }/play** apre un tavolo, **/help** dice come continuare.
    Versione { $version }. La distribuzione di ogni partita è sigillata prima dell'inizio e si può controllare dopo.
help-title = Come si gioca qui
help-text = **/play** apre un tavolo: scegli un gioco e hai un posto. Gli altri premono Partecipa; *Inizia* dà le carte. Non c'è nessuno? *Completa con computer e inizia* dà subito le carte.
    { "**" }La mia mano**, sotto il tavolo, apre le tue carte; le vedi solo tu. Tocca quello che vuoi giocare; il pannello dice che cosa succede.
    { "**" }Menu**, sotto il tavolo: punti, ultime mosse, regole in vigore, pausa, chiudere prima, uscita, bloccare (anche con /block) o segnalare qualcuno, e *Porta in fondo* quando il tavolo è lontano.
    { "**" }Manca qualcuno?** Quando gli scade il tempo, gli altri scelgono sotto il tavolo: aspettare, o far giocare un computer. La mia mano riprende il posto in ogni momento.
    { "**" }/games** elenca i tuoi tavoli con quello che ti aspetta. /privacy mostra o cancella ciò che è conservato su di te.
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
