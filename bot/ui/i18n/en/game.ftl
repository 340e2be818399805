# What several games say alike: said where a game has no sentence of its own under that name

game-subtitle = { $preset } · first to { $target }: { $scores }
game-score = { $name } { $points }
game-alt-seat = { $name }: { $facts }.
game-Drew = { $name } drew
game-GameOver = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
game-refused-game_over = The match is over.
game-refused-wrong_phase = That cannot be done at this point of the turn.
game-refused-not_your_turn = It is not your turn.
game-refused-bad_deck = A deal is every card of the deck, once.
game-preset-custom = House rules
game-look-back-when = Round { $round }, your choice { $choice }
game-asks-over = The match is over.
game-waiting = { $name }'s turn
game-left = left in round { $count }
game-played = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
game-round-over = The round is over. The next one is being dealt.
game-match-over = The match is over.
game-Scored = Round points: { $points }
game-refused-round_over = The round is over; the next one is being dealt.
game-preset-standard = Standard
game-option-tieBreak-extraRound = Another round
game-option-tieBreak-shared = Share the win
game-what-target = { $target } points win.
game-what-shared = Equal best totals share the win.
game-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
game-mark-out = out
game-hint-Draw = Draw a card
game-alt-turn = to play
game-alt-draw = { $count ->
    [one] 1 card
   *[other] { $count } cards
} to draw.
game-alt-face-up = Face up: { $card }.
game-seat = { $turn } { $name }: { $cards }
game-asks-deal = The next round is being dealt.
game-look-back-cost = It cost you about { $cost } points.
game-hand-line = { $name }: { $cards }

game-earned-hard = Giant slayer
game-earned-hard-how = Won a match against three Hard computers.
