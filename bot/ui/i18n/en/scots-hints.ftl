# A hint, and the moves that cost most

scots-hint-Take = Take the pile with { $cards }
scots-hint-TakeOnto = Take the pile onto set { $number }
scots-hint-Lay = Lay { $cards }
scots-hint-Add = Add { $cards } to set { $number }
scots-hint-Discard = Discard { $cards }
scots-why-draw = The pile is not worth what it costs to claim it.
scots-why-only = You cannot claim the pile with the cards you hold.
scots-why-empty = There is no pile to take.
scots-why-take = { $count ->
    [one] It gives you the card of the pile, { $points } points.
   *[other] It gives you the { $count } cards of the pile, { $points } points together.
}
scots-why-lay = Worth { $points } on the table, they cost you nothing when somebody goes out.
scots-why-discard = Of your cards the others and you can do least with it.
scots-why-out = It is the last you hold: you go out.
scots-look-back-pile = { $count ->
    [one] on the pile { $top }
   *[other] a pile of { $count }, { $top } on top
}
scots-look-back-cost = It cost you about { $cost } % of the chance to win the match.
