# Avvisi: di turno, di voto, d'invito. Le parti tra graffe vengono riempite.

ping = { $who }, tocca a te.
ping-warning = { $who }, tocca ancora a te. { $until }
ping-nudge = { $who }, senza fretta, ma { $name } aspetta con piacere la tua mossa.
ping-vote = { $who }, il tempo di { $name } è scaduto. Che si fa?
ping-where = { $game } · { $place }
ping-over-computer = Nessuno ha giocato in tempo: questo turno l'ha giocato un computer.
ping-over-away = Il posto lo tiene un computer, finché chi lo ha lasciato non torna.
ping-over-ended = La partita è finita.
ping-over-voted = Il voto è chiuso.
ping-over-started = La partita è cominciata.
ping-over-closed = Il tavolo è chiuso.

invite = { $names }: { $host } ti invita a un tavolo di { $game }.

ask-title = Come ti avviso quando tocca a te?
ask-note = La partita può durare giorni. Puoi cambiare quando vuoi con /settings me.
ask-channel = Nel canale
ask-direct = In privato
ask-none = In nessun modo
asked-channel = Quando tocca a te ti avviso nel canale.
asked-direct = Quando tocca a te ti scrivo; il primo messaggio ti è appena arrivato.
asked-none = Non ti avviso. /games mostra sempre che cosa ti aspetta.
hello = Quando tocca a te ti scrivo qui. Puoi cambiare quando vuoi con /settings me.
hand-refused = Discord non mi ha lasciato scriverti, così per questa volta ti ho avvisato nel canale. Consenti i messaggi da questo server, o scegli un altro modo con /settings me.
answer-no_direct = Discord non mi lascia scriverti. Consenti i messaggi dai membri di questo server, o scegli un altro modo.

digest-title = Questi tavoli ti aspettano
digest-more = { $count ->
    [one] E un altro: /games li mostra tutti.
   *[other] E altri { $count }: /games li mostra tutti.
}

menu-nudge = Ricordaglielo con garbo
nudged = Fatto: gli abbiamo ricordato che è il suo turno.
nudged-later = Ora sono le sue ore di quiete. Il promemoria parte appena finiscono.
answer-nobody_to_nudge = Ora non c'è nessuno a cui ricordarlo.
answer-already_nudged = Per questo turno il promemoria c'è già stato.
answer-wants_no_calls = Al momento non riceve avvisi.
