# Il campo di prova: la pagina iniziale, e ciò che sta intorno al Discord simulato

playground-lead = Giochi di carte nei canali di Discord, con gli amici o contro il computer.
playground-what = Questo è il vero bot su un Discord simulato, nel tuo computer: nessun account, nessun token, niente lascia questa macchina.
playground-as = Chi sei?
playground-games = Scegli un gioco
playground-seats = da { $least } a { $most } giocatori
playground-alone = Gioca contro tre computer
playground-together = Apri un tavolo per gli amici
playground-people = Sii più persone
playground-people-how = Ogni collegamento apre il canale come un'altra persona. Aprine diversi, uno accanto all'altro, e tieni più mani.
playground-open = Il canale come { $name }
playground-messages = Messaggi diretti a { $name }
playground-thread = «{ $thread }» come { $name }
playground-tables = { $count ->
    [0] Nessun tavolo è aperto.
    [one] Un tavolo è aperto.
   *[other] { $count } tavoli sono aperti.
}
playground-how = Come si gioca
playground-how-hand = Premi *La mia mano* sotto il tavolo. La vedi solo tu, come su Discord.
playground-how-press = I suoi pulsanti sono le tue mosse. Il tavolo sopra ti segue, e così le pagine di tutti gli altri.
playground-how-type = Oppure scrivi un comando nella casella dei messaggi. Eccoli tutti:
playground-stop = Chiudi il terminale, o premi lì Ctrl+C, per smettere. Le partite si conservano, e continuano al prossimo avvio.
playground-home = Pagina iniziale
playground-locked = Usa il collegamento stampato nel terminale. Finisce con un segreto, così solo tu puoi giocare per tutti.
playground-not-opened = Il tavolo non si è potuto aprire: { $why }
playground-started = Il campo di prova è aperto. Si ferma con Ctrl+C.
playground-kept = Le partite sono conservate in { $file }; --fresh ricomincia da capo.
playground-gone = Il campo di prova si è fermato. Riavvialo e usa il link che stampa.
