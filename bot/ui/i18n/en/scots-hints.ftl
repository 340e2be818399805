# A hint, and the moves that cost most

scots-hint-Take = Take the pile with { $cards }
scots-hint-TakeOnto = Take the pile onto set { $number }
scots-hint-Take-alone = Take the top of the pile with { $cards }
scots-hint-TakeOnto-alone = Take the top of the pile onto set { $number }
scots-hint-Lay = Lay { $cards }
scots-hint-Add = Add { $cards } to set { $number }
scots-hint-Discard = Discard { $cards }
scots-why-out = It is the last you hold: you go out.
scots-why-take-matching = { $count ->
    [one] The card below the top matches what you have.
   *[other] Of the { $count } cards below the top, { $matching } match what you have.
}
scots-why-take = { $count ->
    [one] It gives you the card of the pile, { $points } points.
   *[other] It gives you the { $count } cards of the pile, { $points } points together.
}
scots-why-take-lays = It puts { $points } points on the table.
scots-why-draw-ends = Nothing is left to draw: the round ends and is scored.
scots-why-empty = There is no pile to take.
scots-why-only = You cannot claim the pile with the cards you hold.
scots-why-draw-near = { $count ->
    [one] Somebody is down to one card, and the pile would bring you { $points } points to get rid of.
   *[other] Somebody is down to { $count } cards, and the pile would bring you { $points } points to get rid of.
}
scots-why-draw-unfit = { $count ->
    [one] The card below the top matches nothing that you have.
   *[other] Of the { $count } cards below the top, only { $matching } match what you have.
}
scots-why-draw-one = The pile is a single card, worth { $points }.
scots-why-draw = { $count ->
    [one] Your matching cards stay in your hand, and the pile of one card where it lies.
   *[other] Your matching cards stay in your hand, and the pile of { $count } cards where it lies.
}
scots-why-lay-last = Then you hold a single card, and can go out with the discard.
scots-why-lay-near = { $count ->
    [one] Somebody is down to one card: on the table these { $points } points count for you.
   *[other] Somebody is down to { $count } cards: on the table these { $points } points count for you.
}
scots-why-lay-open = { $count ->
    [one] { $points } points are safe on the table, and one more card that fits is out of your sight.
   *[other] { $points } points are safe on the table, and { $count } more cards that fit are out of your sight.
}
scots-why-lay = Worth { $points } on the table, they cost you nothing when somebody goes out.
scots-why-safe = { $count ->
    [0] None like it is out of your sight: nobody can claim the pile with it.
    [one] Only one like it is out of your sight: nobody can claim the pile with it.
   *[other] Only { $count } like it are out of your sight: nobody can claim the pile with it.
}
scots-why-few = { $count ->
    [one] Only one that matches it is out of your sight.
   *[other] Only { $count } that match it are out of your sight.
}
scots-why-alone = It matches nothing else of yours, and would count { $points } against you.
scots-why-dear = { $count ->
    [one] Somebody is down to one card: none of yours would cost you more than this, { $points } points.
   *[other] Somebody is down to { $count } cards: none of yours would cost you more than this, { $points } points.
}
scots-why-cheapest = None of your cards is worth less than its { $points } points.
scots-why-discard = In your hand it would count { $points } against you.
scots-look-back-pile = { $count ->
    [one] on the pile { $top }
   *[other] a pile of { $count }, { $top } on top
}
scots-look-back-cost = It cost you about { $cost } % of the chance to win the match.
