## Un suggerimento: che cosa farebbe il computer migliore allo stesso posto

hint-button = Suggerimento
hint-title = Un suggerimento
hint-costs = Un suggerimento rende amichevole questa partita: non vale per la classifica, per nessuno.
hint-give = Dammi un suggerimento

rank-hint-play = Gioca { $cards }
rank-hint-pass = Passa
rank-hint-hand-take = Prendi la mano in più
rank-hint-hand-keep = Tieni la tua mano
rank-hint-benefit-lead = Apri per primo
rank-hint-benefit-steal = Ruba
rank-hint-return = Dai { $cards }

rank-why-out = Sono le tue ultime carte: esci.
rank-why-ends = Vince subito la presa, e apri di nuovo tu.
rank-why-lead-many = Un'apertura libera di molte carte insieme, e pochi possono rispondere.
rank-why-lead-one = Una carta bassa da sola non ti costa niente, e fa uscire quelle alte.
rank-why-only = È il solo modo che hai di battere la pila.
rank-why-beat = Batte la pila e lascia unite le tue carte forti.
rank-why-stuck = Niente di quello che hai batte la pila.
rank-why-wait = Le carte che lo batterebbero valgono di più dopo.
rank-why-hand-take = La tua mano è più debole di tante: una mai vista è forse migliore.
rank-why-hand-keep = La tua mano è migliore di come sarebbe di solito una mai vista.
rank-why-benefit-lead = La tua mano è già forte, e chi apre detta il passo.
rank-why-benefit-steal = Le carte migliori del Mendicante ti servono più dell'apertura.
rank-why-return = { $cards } è ciò che ti serve meno.

racko-hint-Take = Prendi il { $card } nel posto #{ $slot }
racko-hint-Draw = Pesca una carta
racko-hint-Place = Metti il { $card } nel posto #{ $slot }
racko-hint-Drop = Scarta il { $card }

racko-why-complete = Così la tua fila è in ordine.
racko-why-better = Così { $after } delle tue dieci carte sono in ordine, invece di { $before }.
racko-why-room = È più vicina a dove sta bene una carta così, e lascia spazio accanto.
racko-why-draw = La carta scoperta non serve a nessun tuo posto; una coperta forse sì.
racko-why-drop = Non serve a nessun tuo posto.
racko-why-out = La tua fila è in ordine: esci.

scots-hint-Draw = Pesca una carta
scots-hint-Take = Prendi la pila con { $cards }
scots-hint-TakeOnto = Prendi la pila sulla combinazione { $number }
scots-hint-Lay = Cala { $cards }
scots-hint-Add = Aggiungi { $cards } alla combinazione { $number }
scots-hint-Discard = Scarta { $cards }

scots-why-draw = La pila non vale quel che costa prenderla.
scots-why-only = Con le carte che hai non puoi prendere la pila.
scots-why-empty = Non c'è nessuna pila da prendere.
scots-why-take = { $count ->
    [one] Ti dà la carta della pila, { $points } punti.
   *[other] Ti dà le { $count } carte della pila, { $points } punti in tutto.
}
scots-why-lay = Sul tavolo valgono { $points }, e non ti costano niente quando qualcuno esce.
scots-why-discard = Tra le tue carte è quella con cui gli altri e tu potete fare meno.
scots-why-out = È l'ultima che hai: esci.

## Dopo la partita: le mosse costate di più

look-back-button = Ripensaci
look-back-title = A partita finita
look-back-lead = { $count ->
    [one] La mossa che ti è costata di più.
   *[other] Le { $count } mosse che ti sono costate di più.
}
look-back-nothing = Nessuna tua mossa era chiaramente sbagliata. Ben giocato!
look-back-fair = Secondo ciò che potevi vedere allora, non secondo com'è andata.
rank-look-back-when = Mano { $round }, la tua scelta { $choice }
racko-look-back-when = Round { $round }, la tua scelta { $choice }
scots-look-back-when = Round { $round }, la tua scelta { $choice }
look-back-hand = Avevi { $hand }
look-back-yours = Tu: { $what }
look-back-better = Meglio: { $what }
rank-look-back-pile = Avevi { $hand } · sulla pila { $pile }
rank-look-back-lead = Avevi { $hand } · aprivi tu
rank-look-back-cost = Ti è costata circa il { $cost } % di quanto vale diventare Re.
racko-look-back-rack = La tua fila { $rack }
racko-look-back-open = scoperto { $card }
racko-look-back-drawn = pescato { $card }
racko-look-back-cost = Ti è costata circa { $cost } punti.
scots-look-back-pile = { $count ->
    [one] sulla pila { $top }
   *[other] una pila di { $count }, sopra { $top }
}
scots-look-back-cost = Ti è costata circa il { $cost } % della possibilità di vincere la partita.
