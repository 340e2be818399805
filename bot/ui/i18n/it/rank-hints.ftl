# A hint, and the moves that cost most

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
rank-look-back-when = Mano { $round }, la tua scelta { $choice }
rank-look-back-pile = Avevi { $hand } · sulla pila { $pile }
rank-look-back-lead = Avevi { $hand } · aprivi tu
rank-look-back-cost = Ti è costata circa il { $cost } % di quanto vale diventare Re.
