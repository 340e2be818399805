# Low Ebb

game-ebb = Low Ebb
ebb-start = Throw high cards away, and knock while your hand is low.
ebb-what = Throw high cards away, and knock while your hand is the lowest.
ebb-what-rounds = { $count ->
    [one] One round; the lowest total wins.
   *[other] { $count } rounds; the lowest total wins.
}
ebb-what-penalty = A wrong knock costs { $penalty }.

ebb-title = Low Ebb · round { $round } of { $rounds }
ebb-subtitle = { $preset } · the lowest total wins: { $scores }
ebb-asks-play = { $name } takes the { $card }, draws or knocks. { $time }
ebb-hidden = ▢ ▢ ▢ ▢
ebb-alt-hand = hand { $cards }
ebb-mark-knock = knocked

ebb-sum = { $sum } in all
ebb-take = Take { $card } and throw: { $time }
ebb-draw = Draw unseen and throw:
ebb-knock = Knock
ebb-sure = Knock and end the round?

ebb-Dealt = { $name } dealt
ebb-Took = { $name } took { $card } for { $out }
ebb-Drew = { $name } drew for { $out }
ebb-Knocked = **{ $name } knocked**
ebb-closing = { $name } knocked: the round is over
ebb-closing-pile = The last card was drawn: the round is over
ebb-closing-line = **{ $name }** { $points }, total { $total }
ebb-decided = { $name } knocked in the last round.
ebb-decided-pile = The last card was drawn.

ebb-refused-not_in_hand = You do not hold that card.

ebb-preset-quick = One round

ebb-honour = Harbour master
ebb-earned-ebbed = Low tide
ebb-earned-ebbed-how = Knocked with the lowest hand of all.
