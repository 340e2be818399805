# RACK-O

game-racko = RACK-O
racko-start = Put ten cards in order, one exchange at a time.

racko-title = RACK-O · round { $round }
racko-score-pair = { $name } and { $partner } { $points }

racko-asks-pick = { $name } takes the { $card } or draws. { $time }
racko-asks-drawn = { $name } has drawn and places the card or discards it. { $time }

racko-unknown = ▢
racko-mark-out = RACK-O
racko-alt-partner = with { $name }
racko-alt-rack = rack { $cards }
racko-alt-known = known of the rack { $cards }
racko-alt-card = { $card } on #{ $slot }
racko-alt-hidden = rack hidden
racko-alt-exchanged = last exchange on #{ $slot }

racko-in-order = In order so far: **{ $count } of 10** ({ $cards }).
racko-no-run = All ten are in order, but you also need three numbers in a row. One of these would do: { $cards }.
racko-no-run-yet = All ten are in order, but you also need three numbers in a row. That takes more than one card.
racko-rows = First row #5 to #25, second #30 to #50.
racko-take-or-draw = Take { $card } (it must go into your rack), or draw one unseen. { $time }
racko-take = Take { $card }
racko-draw = Draw
racko-taking = You take { $card }
racko-drew-title = You drew { $card }
racko-which = Which card does it replace? { $time }
racko-careful = { $card } goes in, { $out } is discarded. Tap the blue { $out } to do it.
racko-discard = Discard { $card }
racko-in-order-title = Your rack is in order!
racko-go-or-wait = Go RACK-O for { $points }, or wait for a run of { $run } ({ $more })?
racko-go-or-not = Go RACK-O for { $points }, or wait?
racko-go-risk = If you go now, { $name } could win the match, { $most } to { $own }.
racko-go = Go RACK-O for { $points }
racko-wait = Wait
racko-done-in = { $card } is in for { $out }.
racko-done-out = You discarded { $card }.
racko-rack-line = { $name }: { $cards }

racko-DealerDrawn = The lowest card drawn deals: { $name }.
racko-Dealt = { $name } dealt.
racko-Took = { $name } took { $card } for { $out }
racko-Placed = { $name } placed a card for { $out }
racko-Dropped = { $name } discarded { $card }
racko-TurnedOver = The discards were turned over; { $card } lies face up
racko-Racko = **{ $name } goes RACK-O!**
racko-closing = { $name } went RACK-O: { $points } points
racko-closing-limit = The turn limit ended the round: nobody went RACK-O
racko-closing-line = **{ $name }** +{ $points } ({ $how }), total { $total }
racko-closing-rising = { $rising } in order × { $card }
racko-closing-out = RACK-O { $points }
racko-closing-run = run of { $run } { $points }
racko-decided = { $name } went RACK-O for { $points } in the last round.
racko-decided-limit = The turn limit ended the last round.

racko-refused-wrong_phase-RO-4_1 = First take the face-up card, or draw.
racko-refused-wrong_phase-RO-4_4 = You have drawn: place the card, or discard it.
racko-refused-bad_slot = There is no such slot.
racko-refused-not_racko = With that card your rack cannot go RACK-O.
racko-refused-bad_cut = Each seat draws one card in play.
racko-refused-bad_deck = A deal is every card in play, once.

racko-preset-bonus = Bonus RACK-O
racko-preset-run = Run of three
racko-preset-run-bonus = Run of three with bonus
racko-preset-partners = Partners
racko-preset-partners-bonus = Partners with bonus
racko-what = Be the first to have your rack of ten in order, lowest in front.
racko-what-points = Going RACK-O scores { $points }.
racko-what-bonus = Going RACK-O scores { $points }, and { $least } to { $most } more with a run of three or longer.
racko-what-run = You also need a run: three numbers in a row.
racko-what-partners = Opposite seats are partners and add up their points.
racko-what-auto = A rack that's ready goes RACK-O by itself.
racko-what-asks = A rack that's ready goes RACK-O by itself, but you're asked where waiting can pay.
racko-what-manual = You choose when to go RACK-O.
racko-what-turns = { $count ->
    [one] A round lasts one turn at most.
   *[other] A round lasts { $count } turns at most.
}

racko-option-declare-manual = Say when
racko-option-declare-auto = By itself
racko-option-declare-asks = Asks where waiting can pay

racko-honour = Rack master
racko-earned-quick = RACK-O in seven
racko-earned-quick-how = Called RACK-O within seven turns.
racko-earned-run = Five in a row
racko-earned-run-how = Called RACK-O with five cards in a run.
racko-earned-thrice = Hat trick
racko-earned-thrice-how = Called RACK-O in three rounds running.
