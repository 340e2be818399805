# A hint, and the moves that cost most

ebb-hint-Take = Take the { $taken }, throw the { $card }
ebb-hint-Draw = Draw a card, throw the { $card }
ebb-hint-Knock = Knock
ebb-why-knock-late = { $count ->
    [one] Your hand comes to { $sum }, and only one card is left to draw.
   *[other] Your hand comes to { $sum }, and only { $count } cards are left to draw.
}
ebb-why-knock-small = Your hand comes to only { $sum }.
ebb-why-knock = Your hand comes to { $sum }, and nobody gets another turn.
ebb-why-take-small = Then your hand comes to only { $sum }.
ebb-why-take-low = Hardly any card is lower than the { $taken }.
ebb-why-take-highest = The { $card } is your highest card: you come down by { $count }.
ebb-why-take-lower = Without the { $card } you come down by { $count }.
ebb-why-take = Then your hand comes to { $sum }.
ebb-why-draw-open = The { $taken } that lies open is no lower than any card of yours.
ebb-why-draw-mean = The cards of the deck are 5.5 on average, less than the { $card }.
ebb-why-draw-highest = The { $card } is your highest card, and it goes.
ebb-why-draw-unseen = The cards of the deck are 5.5 on average, less than the { $taken } that lies open.
ebb-why-draw = { $count ->
    [one] The { $card } goes for the last unseen card.
   *[other] The { $card } goes for one of { $count } unseen cards.
}
ebb-look-back-hand = Your hand { $hand } · face up { $card }
