# RACK-O

game-racko = RACK-O
racko-start = Put ten cards in order, one exchange at a time.

racko-title = RACK-O · round { $round }
racko-score-pair = { $name } and { $partner } { $points }

racko-asks-pick = { $name } takes the { $card } or draws. { $time }
racko-asks-drawn = { $name } has drawn and places the card or discards it. { $time }

racko-unknown = ▢
racko-alt-partner = with { $name }
racko-alt-rack = rack { $cards }
racko-alt-known = known of the rack { $cards }
racko-alt-card = { $card } on #{ $slot }
racko-alt-hidden = rack hidden
racko-alt-exchanged = last exchange on #{ $slot }

racko-in-order = In order so far: **{ $count } of 10** ({ $cards }).
racko-rows = First row #5 to #25, second #30 to #50.
racko-take-or-draw = Take { $card } (it must go into your rack), or draw one unseen. { $time }
racko-take = Take { $card }
racko-draw = Draw
racko-taking = You take { $card }
racko-drew-title = You drew { $card }
racko-which = Which card does it replace? { $time }
racko-careful = { $card } goes in, { $out } is discarded. Tap { $out } again.
racko-discard = Discard { $card }
racko-in-order-title = Your rack is in order!
racko-go-or-wait = Go RACK-O for { $points }, or wait for a run of { $run } ({ $more })?
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
racko-what = Put your rack of ten in order, lowest first, before the others do. 75 a round; { $target } points win.

racko-option-runRule = Run of three
racko-option-runRule-help = Two players: a rack needs three numbers in a row to go RACK-O.
racko-option-partners = Partners
racko-option-partners-help = Four players: opposite seats add their points together.
racko-option-bonus = Bonus RACK-O
racko-option-bonus-help = A run of three or more in the winning rack earns 50 to 400 points on top.
racko-option-declare = Going RACK-O
racko-option-declare-help = Whether a rack in order goes out by itself.
racko-option-declare-manual = Say when
racko-option-declare-auto = By itself
racko-option-target-help = The total that wins the match; a multiple of five.
racko-option-turnCap = Turn limit
racko-option-turnCap-help = A round ends after this many turns if nobody has gone RACK-O.
