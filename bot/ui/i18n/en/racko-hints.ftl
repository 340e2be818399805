# A hint, and the moves that cost most

racko-hint-Take = Take the { $card } into slot #{ $slot }
racko-hint-Place = Put the { $card } into slot #{ $slot }
racko-hint-Drop = Discard the { $card }
racko-why-wins = Your rack is in order: you go RACK-O with { $points } points and win the match.
racko-why-out = Your rack is in order: you go RACK-O with { $points } points.
racko-why-wait-run = Your rack is in order, but a run of { $run } would bring { $more } points instead of { $points }.
racko-why-wait-rivals = Your rack is in order, but somebody else may come to { $most } and win if the round ends now.
racko-why-wait = Your rack is in order: on a later turn you can still go RACK-O.
racko-why-one-short = { $count ->
    [one] Then one card is missing, and one that may come would do.
   *[other] Then one card is missing, and { $count } that may come would do.
}
racko-why-wider = { $count ->
    [one] Then one card would put your rack in order, instead of { $before }.
   *[other] Then { $count } cards would put your rack in order, instead of { $before }.
}
racko-why-better = { $after } of your ten cards are in order then, instead of { $before }.
racko-why-run = It gives you a run of { $run }.
racko-why-room = { $count ->
    [one] It leaves room: then one of the cards to come puts one more in order, instead of { $before }.
   *[other] It leaves room: then { $count } of the cards to come put one more in order, instead of { $before }.
}
racko-why-nearer = Slot #{ $slot } is for { $low } to { $high }: the { $card } is nearer to that than the { $old }.
racko-why-keeps = The next player gets the { $old } to take, and not the { $card }.
racko-why-leaves = { $after } of your ten cards are in order then.
racko-why-draw-ready = Your rack is in order already: you can look at a card and still go RACK-O.
racko-why-draw-known = You know what comes: the { $next } is on top of the draw pile.
racko-why-draw-short = { $count ->
    [one] One of the { $total } cards that may come puts your rack in order; the { $card } does not.
   *[other] { $count } of the { $total } cards that may come put your rack in order; the { $card } does not.
}
racko-why-draw-useless = { $count ->
    [one] The { $card } puts no more of your cards in order; one of the { $total } that may come does.
   *[other] The { $card } puts no more of your cards in order; { $count } of the { $total } that may come do.
}
racko-why-draw-also = { $count ->
    [one] The { $card } would put { $after } in order, but one of the { $total } cards that may come helps as well.
   *[other] The { $card } would put { $after } in order, but { $count } of the { $total } cards that may come help as well.
}
racko-why-draw-idle = The { $card } puts no more of your cards in order.
racko-why-draw = You see one card more before you decide.
racko-why-drop-short = { $count ->
    [one] You wait for one card, and the { $card } is another.
   *[other] You wait for one of { $count } cards, and the { $card } is none of them.
}
racko-why-drop-useless = The { $card } puts no more of your cards in order than the { $now } that are.
racko-why-drop-astray = In no slot does the { $card } lie nearer to where it belongs than the card there.
racko-why-drop = Your rack stays as it is, with { $now } cards in order.
racko-look-back-rack = Your rack { $rack }
racko-look-back-open = face up { $card }
racko-look-back-drawn = drawn { $card }
