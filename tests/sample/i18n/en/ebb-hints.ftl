# A hint, and the moves that cost most

ebb-hint-Take = Take the { $taken }, throw the { $card }
ebb-hint-Draw = Draw a card, throw the { $card }
ebb-hint-Knock = Knock
ebb-why-Take = The { $taken } lies open, and the { $card } goes.
ebb-why-Draw = An unseen card is 5 or 6 on average, and the { $card } goes.
ebb-why-Knock = Your hand comes to only { $sum }.
ebb-look-back-hand = Your hand { $hand } · face up { $card }
