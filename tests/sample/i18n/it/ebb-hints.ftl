# A hint, and the moves that cost most

ebb-hint-Take = Prendi il { $taken }, butta il { $card }
ebb-hint-Draw = Pesca una carta, butta il { $card }
ebb-hint-Knock = Bussa
ebb-why-knock-late = { $count ->
    [one] La tua mano fa { $sum }, e resta una sola carta da pescare.
   *[other] La tua mano fa { $sum }, e restano solo { $count } carte da pescare.
}
ebb-why-knock-small = La tua mano fa solo { $sum }.
ebb-why-knock = La tua mano fa { $sum }, e nessuno ha un altro turno.
ebb-why-take-small = Così la tua mano fa solo { $sum }.
ebb-why-take-low = Quasi nessuna carta è più bassa del { $taken }.
ebb-why-take-highest = Il { $card } è la tua carta più alta: scendi di { $count }.
ebb-why-take-lower = Senza il { $card } scendi di { $count }.
ebb-why-take = Così la tua mano fa { $sum }.
ebb-why-draw-open = Il { $taken } scoperto non è più basso di nessuna tua carta.
ebb-why-draw-mean = Le carte del mazzo valgono in media 5,5, meno del { $card }.
ebb-why-draw-highest = Il { $card } è la tua carta più alta, e se ne va.
ebb-why-draw-unseen = Le carte del mazzo valgono in media 5,5, meno del { $taken } scoperto.
ebb-why-draw = { $count ->
    [one] Il { $card } se ne va per l'ultima carta coperta.
   *[other] Il { $card } se ne va per una di { $count } carte coperte.
}
ebb-look-back-hand = La tua mano { $hand } · scoperto { $card }
