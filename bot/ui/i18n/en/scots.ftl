# Queen of Scots

game-scots = Queen of Scots
scots-start = Collect the people and things of a murder case, and lay them down in sets.

scots-name-DA = Darnley
scots-name-BO = Bothwell
scots-name-MO = Moray
scots-name-CE = Cecil
scots-name-KN = Knox
scots-name-WA = Walsingham
scots-name-ML = Maitland
scots-name-BE = Bess
scots-name-RI = Rizzio
scots-name-SE = Seton
scots-name-BA = Babington
scots-name-WD = Douglas
scots-name-MQ = Mary
scots-name-EL = Elizabeth
scots-name-KJ = James
scots-name-MG = Guise
scots-name-FR = Francis
scots-name-CJ = Jewels
scots-and = { $first } and { $last }
scots-royals = { $count ->
    [one] 1 royal
   *[other] { $count } royals
}
scots-coin-person = ({ $value })
scots-coin-royal = ({ $value }, royal)
scots-coin-wild = ({ $value }, wild)

scots-title = Queen of Scots · round { $round }
scots-asks-pickup = { $name } draws, or takes the pile: { $pile }. { $time }
scots-asks-play = { $name } has picked up: sets, then a discard. The pile: { $pile }. { $time }
scots-asks-deal = The cards are being dealt.
scots-pile = { $count ->
    [one] 1 card, { $card }, { $points }
   *[other] { $count } cards, { $card } on top, { $points } in all
}
scots-pile-empty = empty
scots-pile-under = Under the top: { $cards }.
scots-piles = The pile: { $pile }. { $draw ->
    [one] 1 card
   *[other] { $draw } cards
} to draw.
scots-piles-empty = The cards are not dealt yet.
scots-seat = { $turn } { $name }: { $sets }; { $cards }; total { $points }.
scots-alt-held = In hand: { $cards }.
scots-alt-worth = Sets together: { $points }.
scots-hand-size = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
scots-set = { $set }, { $points }
scots-sets = { $count ->
    [one] 1 set
   *[other] { $count } sets
}, { $points }
scots-no-sets = no sets

scots-pick-up = Your turn: pick up
scots-empty-hand = Your hand is empty.
scots-take = **Take the pile**, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
scots-take-alone = **Take { $card }** from the top; the rest of the pile stays
scots-take-button = Take { $count }
scots-claim = Your { $cards } claim it: you lay { $set }, +{ $points }.
scots-claim-onto = The top, { $card }, goes onto your { $set }, +{ $points }.
scots-claim-show = You show two { $card } and keep them.
scots-claim-several = There are several ways to claim it; you choose one next.
scots-into-hand = Into your hand: { $cards } ({ $points } in all).
scots-into-hand-nothing = Nothing else goes into your hand.
scots-needs-persons = **The pile** ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}) needs two { $name ->
    [Knox] Knoxes
    [Bess] Besses
    [Douglas] Douglases
   *[other] { $name }s
} in your hand.
scots-needs-cards = **The pile** ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}) needs two cards of { $name } in your hand.
scots-needs-royals = **The pile** ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}) needs two royals in your hand.
scots-needs-wilds = **The pile** ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $name } on top) needs two { $name } in your hand.
scots-needs-set = **The pile** ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $name } on top) needs a set of yours, or two matching people in your hand.
scots-needs-wilds-alone = **{ $name }** on top of the pile can be taken alone, with two { $name } in your hand.
scots-needs-set-alone = **{ $name }** on top of the pile can be taken alone, onto a set of yours or with two matching people in your hand.
scots-needs-or-wild = One and { $wild } will do, too.
scots-draw = **Draw** one card
    Only you see it. { $time }
scots-draw-shuffled = **Draw** one card
    The pile, all but its top, is shuffled first. { $time }
scots-draw-ends = **Draw**: nothing is left
    It ends the round, and what is in your hand counts against you. (QS-8.3) { $time }
scots-draw-button = Draw
scots-taking = You take the pile with { $card }
scots-taking-alone = You take { $card } from the pile
scots-with = With { $cards } +{ $points }
scots-with-out = With { $cards } +{ $points }: the round ends
scots-onto = Onto { $set } +{ $points }
scots-onto-set = Onto { $set }
scots-onto-button = Onto a set…
scots-take-them = Take
scots-you-lay = ✅ You lay { $set }, +{ $points }.
scots-last-take = ✅ Your last cards: the round ends. You lay { $set }, +{ $points }.
scots-choose-two = Two or more that match claim the pile. Tap again for one alone.

scots-lay = Your turn: lay, then discard
scots-discard = Your turn: discard
scots-add-or-discard = Your turn: add or discard
scots-own-sets = Your sets: { $sets }.
scots-own-none = You have laid no sets yet.
scots-standing = If the round ended now: { $laid } laid − { $held } in hand = **{ $points }**.
scots-you-drew = { $mark } You drew **{ $cards }**.
scots-you-took = { $mark } From the pile: **{ $cards }**.
scots-choose = Tap cards to choose
scots-tap-again = A tap takes what makes a set; tap again for one card alone.
scots-new-set = ✅ A new set, +{ $points }.
scots-more-for = ✅ More for your { $set }, +{ $points }.
scots-more-for-several = ✅ More for one of { $count } sets, +{ $points }.
scots-or-more-for = Or more for your { $set }.
scots-or-more-for-several = Or more for one of { $count } sets.
scots-last = ✅ Your last cards: the round ends.
scots-you-discard = You discard { $card }, or choose more.
scots-you-discard-wild = You discard { $card }, a wild.
scots-way-pair = Now two people that match.
scots-way-one = One more of its kind.
scots-way-one-or-wild = One more of its kind, or { $wild }.
scots-way-wild = { $wild } beside them would make a set.
scots-wild-needs-two = A wild needs two matching people beside it.
scots-lay-button = Lay
scots-add-button = Add
scots-discard-button = Discard
scots-end-turn = To end your turn, choose one card and press Discard.
scots-add-counts = Added, the card counts for you; discarded, it does not. Both end the round.
scots-add-where = Add to which set?
scots-add-to = Add to { $set }
scots-offer-all = Lay all +{ $points }
scots-offer-all-out = Lay all +{ $points }: the round ends
scots-offer-lay = Lay { $cards } +{ $points }
scots-offer-lay-out = Lay { $cards } +{ $points }: the round ends
scots-offer-add = Add { $cards } +{ $points }
scots-offer-add-out = Add { $cards } +{ $points }: the round ends

scots-waiting-next = { $name }'s turn, then you
scots-being-dealt = The cards are being dealt.
scots-being-shuffled = The pile is being shuffled.

scots-Dealt = { $name } dealt; { $card } lies face up
scots-Recycled = The pile was shuffled: { $draw ->
    [one] 1 card
   *[other] { $draw } cards
} to draw
scots-JewelsShown = { $name } showed { $cards }
scots-TookPile = { $name } took the pile ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}) and laid { $set }
scots-TookPile-onto = { $name } took the pile ({ $count ->
    [one] 1 card
   *[other] { $count } cards
}): a set is now { $set }
scots-TookPile-alone = { $name } took { $card } from the pile and laid { $set }
scots-TookPile-alone-onto = { $name } took { $card } from the pile: a set is now { $set }
scots-Laid = { $name } laid { $cards }
scots-Added = { $name } added { $cards }
scots-Discarded = { $name } discarded { $card }
scots-WentOut = **{ $name } goes out!**
scots-Exhausted = Nothing is left to draw: the round ends
scots-closing-set = { $name } laid the last card and went out: { $points }
scots-closing-discard = { $name } discarded the last card and went out: { $points }
scots-closing-exhausted = Nothing was left to draw: the round is over, and nobody went out
scots-closing-line = **{ $name }** { $points } (laid { $laid }, held { $held }), total { $total }
scots-closing-held = held { $cards }
scots-closing-empty = held nothing
scots-decided = { $name } went out in the last round: { $points }.
scots-decided-exhausted = Nobody went out in the last round: nothing was left to draw.
scots-decided-points = Points of that round: { $points }.
scots-decided-limit = { $count ->
    [one] The match was set to one round.
   *[other] The match was set to { $count } rounds at most.
}
scots-final-hand = { $name }: laid { $laid }, left { $cards }, −{ $points }
scots-final-nothing = { $name }: laid { $laid }, nothing left

scots-refused-need_two_jewels = With Jewels on top, the pile needs two Jewels in your hand.
scots-refused-bad_claim = Only Jewels on top go onto a set that lies there.
scots-refused-no_such_set = You have no such set.
scots-refused-not_in_hand = These cards are not all in your hand.
scots-refused-too_few = A set has three cards or more.
scots-refused-too_few-QS-5_3 = Two or more matching cards claim the pile.
scots-refused-too_few-QS-5_4 = With Jewels on top, two or more matching people claim the pile.
scots-refused-no_match = These cards do not match.
scots-refused-no_match-QS-5_3 = These cards do not match the top of the pile.
scots-refused-need_two_naturals = Jewels need two matching people beside them.
scots-refused-mixed_groups = Two kinds of people do not make a set.
scots-refused-no_cards = Choose the cards that you add.
scots-refused-wrong_group = These cards do not belong to that set.
scots-refused-bad_dealer = There is no such seat.
scots-refused-bad_shuffle = The whole pile but its top is shuffled.

scots-preset-short = Short match
scots-preset-identical = Identical royals
scots-what = Lay sets of three or more, and be rid of your cards first. Cards laid count for you, cards in hand against you.
scots-what-rounds = { $count ->
    [one] It's over after a single round.
   *[other] After { $count } rounds the best total wins.
}
scots-what-identical = Only two of the same royal claim a royal on the pile.
scots-what-wild = One card that matches and a wild claim the pile, too.
scots-what-alone = Jewels on top of the pile are taken alone; the rest of it stays.
scots-what-shuffles = { $count ->
    [0] The pile is never shuffled to draw from again.
    [one] The pile is shuffled once a round to draw from again.
   *[other] The pile is shuffled up to { $count } times a round to draw from again.
}
scots-what-deck = This table plays with a deck of its own.

scots-option-deck-default = Default deck
scots-option-deck-custom = Own deck
scots-option-pileRoyals-family = Any two royals
scots-option-pileRoyals-identical = Two of the same
scots-option-jewelsOnTop-pile = The whole pile
scots-option-jewelsOnTop-alone = That card alone
scots-option-maxRounds-none = No limit
scots-option-firstDealer-none = By chance

scots-reference-title = The royal family and the others
scots-reference-copies = After each card: how many the deck has.
scots-reference-out = After each card: how many you have all seen, of how many there are. They lie in sets or on the pile, or somebody took or showed them and still holds them.
scots-reference-alt = The cards of the deck with their worth: { $cards }.
scots-reference-alt-many = Every kind of card in the deck, with its code, its worth and how many there are.

scots-honour = Queen's counsel
scots-earned-royals = Royal household
scots-earned-royals-how = Went out with eleven royals in one's sets.
scots-earned-pile = Treasure chest
scots-earned-pile-how = Took a pile of ten cards or more, and went out in that round.
scots-earned-alone = Before the court sat
scots-earned-alone-how = Went out before anybody else had laid a set.
