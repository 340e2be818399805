# Low Ebb

game-ebb = Low Ebb
ebb-start = Throw high cards away, and knock while your hand is low.
ebb-what = Throw high cards away, and knock while your hand is the lowest. { $target ->
    [one] One round
   *[other] { $target } rounds
}; the lowest total wins.

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
ebb-decided = { $name } knocked in the last round.
ebb-decided-pile = The last card was drawn.

ebb-refused-not_in_hand = You do not hold that card.

ebb-preset-quick = One round
ebb-option-rounds = Rounds
ebb-option-rounds-help = So many rounds are played.
ebb-option-penalty = Penalty
ebb-option-penalty-help = What it costs to knock without the lowest hand.
