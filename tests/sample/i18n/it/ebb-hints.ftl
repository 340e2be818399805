# A hint, and the moves that cost most

ebb-hint-Take = Prendi il { $taken }, butta il { $card }
ebb-hint-Draw = Pesca una carta, butta il { $card }
ebb-hint-Knock = Bussa
ebb-why-Take = Il { $taken } è scoperto, e il { $card } se ne va.
ebb-why-Draw = Una carta coperta vale in media 5 o 6, e il { $card } se ne va.
ebb-why-Knock = La tua mano fa solo { $sum }.
ebb-look-back-hand = La tua mano { $hand } · scoperto { $card }
