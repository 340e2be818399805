# A hint, and the moves that cost most

racko-hint-Take = Prendi il { $card } nel posto #{ $slot }
racko-hint-Place = Metti il { $card } nel posto #{ $slot }
racko-hint-Drop = Scarta il { $card }
racko-why-wins = La tua fila è in ordine: fai RACK-O con { $points } punti e vinci la partita.
racko-why-out = La tua fila è in ordine: fai RACK-O con { $points } punti.
racko-why-wait-run = La fila è in ordine, ma una scala di { $run } darebbe { $more } punti invece di { $points }.
racko-why-wait-rivals = La fila è in ordine, ma se il giro finisce ora qualcun altro può arrivare a { $most } e vincere.
racko-why-wait = La tua fila è in ordine: puoi fare RACK-O anche in un turno più avanti.
racko-why-one-short = { $count ->
    [one] Così manca una carta sola, e una di quelle che possono uscire va bene.
   *[other] Così manca una carta sola, e { $count } di quelle che possono uscire vanno bene.
}
racko-why-wider = { $count ->
    [one] Così una carta metterebbe in ordine la tua fila, invece di { $before }.
   *[other] Così { $count } carte metterebbero in ordine la tua fila, invece di { $before }.
}
racko-why-better = Così { $after } delle tue dieci carte sono in ordine, invece di { $before }.
racko-why-run = Ti dà una scala di { $run }.
racko-why-room = { $count ->
    [one] Lascia spazio: così una delle carte che possono uscire ne mette in ordine un'altra, invece di { $before }.
   *[other] Lascia spazio: così { $count } delle carte che possono uscire ne mettono in ordine un'altra, invece di { $before }.
}
racko-why-nearer = Nel posto #{ $slot } stanno bene le carte da { $low } a { $high }: il { $card } è più vicino del { $old }.
racko-why-keeps = Chi viene dopo può prendere il { $old }, e non il { $card }.
racko-why-leaves = Così { $after } delle tue dieci carte sono in ordine.
racko-why-draw-ready = La tua fila è già in ordine: puoi guardare una carta e fare comunque RACK-O.
racko-why-draw-known = Sai che cosa arriva: in cima al mazzo c'è il { $next }.
racko-why-draw-short = { $count ->
    [one] Una delle { $total } carte che possono uscire mette in ordine la tua fila; il { $card } no.
   *[other] { $count } delle { $total } carte che possono uscire mettono in ordine la tua fila; il { $card } no.
}
racko-why-draw-useless = { $count ->
    [one] Il { $card } non mette in ordine altre carte; una delle { $total } che possono uscire sì.
   *[other] Il { $card } non mette in ordine altre carte; { $count } delle { $total } che possono uscire sì.
}
racko-why-draw-also = { $count ->
    [one] Con il { $card } sarebbero in ordine in { $after }, ma anche una delle { $total } carte che possono uscire aiuta.
   *[other] Con il { $card } sarebbero in ordine in { $after }, ma anche { $count } delle { $total } carte che possono uscire aiutano.
}
racko-why-draw-idle = Il { $card } non mette in ordine altre tue carte.
racko-why-draw = Vedi una carta in più prima di decidere.
racko-why-drop-short = { $count ->
    [one] Aspetti una carta sola, e il { $card } non lo è.
   *[other] Aspetti una di { $count } carte, e il { $card } non c'è.
}
racko-why-drop-useless = Il { $card } non mette in ordine più carte delle { $now } che lo sono già.
racko-why-drop-astray = In nessun posto il { $card } è più vicino a dove sta bene della carta che c'è.
racko-why-drop = La tua fila resta com'è, con { $now } carte in ordine.
racko-look-back-rack = La tua fila { $rack }
racko-look-back-open = scoperto { $card }
racko-look-back-drawn = pescato { $card }
