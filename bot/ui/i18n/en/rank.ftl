# RANK

game-rank = RANK
rank-start = Shed your cards before the others do, and be King of the next hand.

rank-title = { $hand ->
    [0] RANK
   *[other] RANK · hand { $hand }
}
rank-subtitle = { $preset } · first to { $target } tokens: { $scores }
rank-subtitle-endless = { $limit ->
    [0] { $preset } · hands in a row as King (longest): { $scores }
   *[other] { $preset } · { $limit } hands · in a row as King (longest): { $scores }
}
rank-score = { $name } { $tokens }
rank-score-run = { $name } { $run } ({ $longest })

rank-card-C = Crown
rank-card-D = Crown + Draw 2
rank-card-U = Rank-Up
rank-card-V = Rank-Down
rank-card-W = Wild

rank-set = { $count ->
    [1] one { $value }
    [2] two { $value }s
    [3] three { $value }s
    [4] four { $value }s
    [5] five { $value }s
    [6] six { $value }s
    [7] seven { $value }s
    [8] eight { $value }s
    [9] nine { $value }s
    [10] ten { $value }s
    [11] eleven { $value }s
    [12] twelve { $value }s
   *[other] { $count } { $value }s
}
rank-many = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
}
rank-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
rank-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rank-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
rank-hands-as-king = { $count ->
    [one] 1 hand as King
   *[other] { $count } hands as King
}
rank-run = King { $count } in a row
rank-mark-king = King
rank-mark-queen = Queen
rank-mark-knight = Knight
rank-mark-beggar = Beggar

rank-to-beat = To beat: **{ $pile }**. { $time }
rank-to-beat-by = To beat: **{ $pile }**, by { $name }. { $time }
rank-leads = { $name } leads. { $time }
rank-asks-kingsHand = { $name }, the King, may exchange the whole hand for the hidden one. { $time }
rank-asks-benefit = { $name }, the King, chooses: lead, or steal. { $time }
rank-asks-kingReturn = { $count ->
    [one] { $name }, the King, gives { $beggar } a card. { $time }
   *[other] { $name }, the King, gives { $beggar } { $count } cards. { $time }
}
rank-asks-queenReturn = { $count ->
    [one] { $name }, the Queen, gives a card back. { $time }
   *[other] { $name }, the Queen, gives { $count } players a card each. { $time }
}
rank-waiting-roles = The characters are being drawn.
rank-waiting-deal = The cards are being dealt.
rank-waiting-gameOver = The match is over.
rank-wins = { $name } wins

rank-seat = { $turn } { $name }: { $facts }
rank-seat-out = out { $place }
rank-seat-passed = passed
rank-alt-pile = On the pile: { $pile } by { $name }.
rank-alt-laid = Laid: { $cards }.
rank-alt-no-pile = Nothing on the pile.
rank-alt-draw = { $count } to draw.
rank-alt-extra = In the hand set aside: { $count }.
rank-alt-turn = { $name } is to play: { $facts }.

rank-you-lead = You lead: play anything. { $time }
rank-turn-then-you = { $name }'s turn, then you
rank-you-passed = You passed: you are back next round.
rank-you-out-king = You are out: { $place }, you will be King.
rank-you-out-queen = You are out: { $place }, you will be Queen.
rank-you-out-knight = You are out: { $place }, you will be a Knight.
rank-you-out-beggar = You are out: { $place }, you will be the Beggar.
rank-you-drew = You drew { $cards }.
rank-you-received = { $cards } came to you from { $name }.
rank-you-gave = { $cards } went from you to { $name }.
rank-you-set-aside = The hand you left: { $cards }

rank-choose = Tap cards to choose
rank-choose-how = Tap again for one fewer. Pass: you sit out this round.
rank-choose-lead = You lead: anything goes, and you cannot pass.
rank-stuck = Nothing you hold beats { $pile }.
rank-stuck-hint = Auto-pass is under More.
rank-play = Play
rank-pass = Pass

rank-wants-kind-or-wild = { $many } more of its kind, or a Wild.
rank-wants-kind = { $many } more of its kind.
rank-wants-wild = { $count ->
    [one] a Wild with it.
   *[other] { $many } Wilds with it.
}
rank-works-with = It works together with { $cards }.

rank-can = ✅ { $sentence }
rank-does-beat = Beats { $pile }.
rank-does-lead = You lead { $after }.
rank-does-lower = Lowers the pile from { $pile } to { $after }.
rank-does-modifiers = The pile becomes { $after }.
rank-does-crown = Wins the round at once, and you lead again.
rank-does-draw = { $count ->
    [one] Wins the round at once; you draw a card and lead again.
   *[other] Wins the round at once; you draw { $count } cards and lead again.
}
rank-does-draw-last = { $count ->
    [one] Wins the round, but you draw a card and are not out yet.
   *[other] Wins the round, but you draw { $count } cards and are not out yet.
}
rank-last-cards = { $count ->
    [one] Your last card: you go out { $place }.
   *[other] Your last cards: you go out { $place }.
}
rank-last-cards-end = { $count ->
    [one] Your last card: you go out { $place }, and the hand is over.
   *[other] Your last cards: you go out { $place }, and the hand is over.
}
rank-note-crown-lead = As a lead it only wins an empty round.
rank-note-forfeit = You count as having passed.
rank-note-wild = { $count ->
    [one] The Wild counts as { $value ->
        [8] an 8
        [11] an 11
        [18] an 18
       *[other] a { $value }
    }.
   *[other] The Wilds count as { $value }s.
}
rank-note-wild-lead = { $count ->
    [one] A Wild led alone is only a 1.
   *[other] Wilds led alone are only 1s.
}
rank-note-wild-alone = { $count ->
    [one] A Wild alone goes by the pile, not by choice.
   *[other] Wilds alone go by the pile, not by choice.
}
rank-note-up = { $count ->
    [one] { $size ->
        [one] The Up makes it { $value }.
       *[other] The Up makes them { $value }.
    }
   *[other] { $size ->
        [one] The Ups make it { $value }.
       *[other] The Ups make them { $value }.
    }
}
rank-note-up-spare = { $count ->
    [one] It beats the pile without the Up too.
   *[other] It beats the pile without the Ups too.
}
rank-note-down-spare = One Down is enough; the others do nothing.

rank-cannot-too_low = { $size ->
    [one] Too low: { $least } or more beats { $pile }.
   *[other] Too low: { $many } of { $least } or more beat { $pile }.
}
rank-cannot-too_low-equal = { $size ->
    [one] Equal is not higher: { $least } or more beats { $pile }.
   *[other] Equal is not higher: { $many } of { $least } or more beat { $pile }.
}
rank-cannot-too_low-ups = { $size ->
    [one] Too low: { $base } + { $ups } by Rank-Up is { $value }, and { $least } or more beats { $pile }.
   *[other] Too low: { $base } + { $ups } by Rank-Up is { $value }, and { $many } of { $least } or more beat { $pile }.
}
rank-cannot-too_low-equal-ups = { $size ->
    [one] Equal is not higher: { $base } + { $ups } by Rank-Up is { $value }, and { $least } or more beats { $pile }.
   *[other] Equal is not higher: { $base } + { $ups } by Rank-Up is { $value }, and { $many } of { $least } or more beat { $pile }.
}
rank-cannot-too_low-wild = Too low: without a number Wilds count as { $base } at most, and that does not beat { $pile }.
rank-cannot-too_low-wild-ups = Too low: without a number Wilds count as { $base } at most, with Rank-Up { $base } + { $ups } = { $value }, and that does not beat { $pile }.
rank-cannot-wrong_count = { $size ->
    [one] One card is asked for, not { $count }.
   *[other] { $size } cards are asked for, not { $count }.
}
rank-cannot-wrong_count-modifiers = { $size ->
    [one] One card is asked for, not { $count }: Ups and Downs do not count.
   *[other] { $size } cards are asked for, not { $count }: Ups and Downs do not count.
}
rank-cannot-down_not_lower = A Rank-Down has to end below { $pile }, and this ends at { $value }.

rank-kings-hand = You are King: choose one
rank-keep = Keep
rank-keep-text = **Keep** You play the hand you hold.
rank-take = Exchange
rank-take-text = { $count ->
    [one] **Exchange** Your card for the hidden hand, unseen. No way back.
   *[other] **Exchange** All { $count } for the hidden hand, unseen. No way back.
}
rank-kings-hand-foot = The hand you do not play lies aside until the next deal.
rank-benefit = You are King: choose one
rank-lead = Lead
rank-lead-text = **Lead** You play first.
rank-steal = Steal
rank-steal-text = **Steal** Get { $beggar }'s highest number, then give { $beggar } any card. { $queen } plays first.
rank-benefit-foot = { $beggar } is the Beggar, { $queen } the Queen.
rank-give-title = { $count ->
    [one] Give { $name } one card
   *[other] Give { $name } { $count } cards
}
rank-give-of = ({ $at } of { $all })
rank-you-took = You took { $cards } from { $name }.
rank-give-unseen = Only you two see what you give.
rank-give-choose = { $count ->
    [one] Tap the card to give
   *[other] Tap { $count } cards to give
}
rank-you-give = You give { $cards }
rank-give-more = { $count ->
    [one] One more.
   *[other] { $count } more.
}
rank-give-special = You give away a special: { $cards }.
rank-give = Give

rank-RolesDrawn = { $name } drew the King and leads the first hand
rank-Dealt = { $name } dealt hand { $hand }
rank-TookKingsHand = { $name } took the hidden hand
rank-KeptHand = { $name } kept the hand
rank-ChoseBenefit = { $benefit ->
    [lead] { $name } chose to lead
   *[steal] { $name } chose to steal
}
rank-Gave = { $count ->
    [one] { $name } gave { $receiver } a card
   *[other] { $name } gave { $receiver } { $count } cards
}
rank-Led = { $name } led { $cards }
rank-Led-as = { $name } led { $cards } as { $pile }
rank-Played = { $name } played { $cards }
rank-Played-as = { $name } played { $cards } as { $pile }
rank-Forfeited = { $name } counts as having passed
rank-Passed = { $name } passed
rank-RoundWon = { $name } won the round
rank-Drew = { $count ->
    [0] { $name } found nothing to draw
    [one] { $name } drew a card
   *[other] { $name } drew { $count } cards
}
rank-WentOut = **{ $name } is out, { $place }**
rank-HandOver = Hand { $hand } is over: King { $king }, Queen { $queen }, Beggar { $beggar }
rank-GameOver = { $count ->
    [0] The match is over
   *[other] **{ $names } wins**
}

rank-decided-beat = What decided it: { $name }'s { $cards } on { $other }'s { $pile } in hand { $hand }.
rank-decided-led = What decided it: { $name } led { $cards } and was out in hand { $hand }.
rank-decided-tokens = What decided it: { $names } had the tokens.
rank-decided-run = Longest as King: { $names }, { $count ->
    [one] { $count } hand
   *[other] { $count } hands
} in a row.
rank-hand-line-out = { $name }: out { $place }

rank-refused-wrong_phase = That cannot be done at this point of the hand.
rank-refused-out = You are out until the next hand.
rank-refused-passed = You have passed: you are back next round.
rank-refused-must_lead = You lead, so you have to play.
rank-refused-empty_play = Choose at least one card.
rank-refused-not_held = You do not hold these cards.
rank-refused-crown_alone = A Crown is played alone.
rank-refused-lone_modifier = Ups and Downs need other cards with them, unless you hold nothing else.
rank-refused-too_many_modifiers = Only one Up or Down at a time here.
rank-refused-not_equal = These cards are not equal.
rank-refused-down_on_lead = There is nothing to lower: a Rank-Down cannot be led with cards.
rank-refused-down_needs_number = A Rank-Down needs a number with it; Wilds alone will not do.
rank-refused-wrong_count = The pile asks for exactly as many cards as it has; Ups and Downs do not count.
rank-refused-down_not_lower = With a Rank-Down the cards have to end below the pile.
rank-refused-too_low = Too low: only higher cards beat the pile.
rank-refused-too_low-RK-5_3 = Equal is not higher: only higher cards beat the pile.
rank-refused-too_low-RK-19_4 = Too low: without a number, Wilds do not beat this pile.
rank-refused-wrong_number = Give exactly as many cards as you got, to those you got them from.
rank-refused-wrong_number-RK-12_4 = Give the Beggar exactly one card.
rank-refused-bad_roles = Every seat draws one character.

rank-preset-2018 = 2018 rules
rank-preset-second = Second edition
rank-preset-italian = Italian edition
rank-preset-classic-president = Classic President
rank-preset-italian-president = Italian President
rank-preset-kings-hand = King's Hand
rank-preset-endless = Endless
rank-what = Get rid of your cards. First out scores 2, second 1; { $target } tokens win.

rank-option-edition = Edition
rank-option-edition-help = The rule sheet that sets whatever is not chosen below.
rank-option-edition-2018 = 2018
rank-option-edition-second = Second
rank-option-edition-italian = Italian
rank-option-wildCap = Wilds alone
rank-option-wildCap-help = Wilds without a number are one higher than the pile: up to 12, or without limit.
rank-option-wildCap-12 = Up to 12
rank-option-wildCap-none = No limit
rank-option-loneModifier = Ups and Downs alone
rank-option-loneModifier-help = What it means when they are played without other cards.
rank-option-loneModifier-lastOnly = Nothing else held: a play
rank-option-loneModifier-forfeit = Nothing else held: a pass
rank-option-loneModifier-forfeitAny = Whoever follows: a pass
rank-option-loneCount = How many of them
rank-option-loneCount-help = How many Ups and Downs may be played without other cards.
rank-option-loneCount-one = One at a time
rank-option-loneCount-any = Any number
rank-option-queenExchange = The Queen trades with
rank-option-queenExchange-help = Classic President: who gives the Queen the highest card and gets one back.
rank-option-queenExchange-secondToLast = Second to last
rank-option-queenExchange-everyoneBelow = All below her
rank-option-setupOrder = Dealt first
rank-option-setupOrder-help = Cards or characters come first in the first hand; it changes no outcome.
rank-option-setupOrder-cardsFirst = Cards
rank-option-setupOrder-charactersFirst = Characters
rank-option-classicPresident = Classic President
rank-option-classicPresident-help = The King always leads; Beggar and King trade two cards, then the Queen trades.
rank-option-endless = Endless
rank-option-endless-help = No tokens and no winner: stay King as long as you can.
rank-option-handLimit = Hand limit
rank-option-handLimit-help = An endless game is over after this many hands.
rank-option-handLimit-none = No limit
rank-option-kingsHand = King's Hand
rank-option-kingsHand-help = Up to five players: the King may swap the whole hand for an extra one, unseen.
rank-option-modifiersPerPlay = Ups and Downs in a play
rank-option-modifiersPerPlay-help = Any number of them, or at most one of each.
rank-option-modifiersPerPlay-any = Any number
rank-option-modifiersPerPlay-one = One of each
rank-option-rankDownMustLower = Rank-Down must lower
rank-option-rankDownMustLower-help = Cards with a Rank-Down have to end below the pile.
rank-option-kingsHandInFirstHand = King's Hand at once
rank-option-kingsHandInFirstHand-help = The King drawn for the first hand may swap too.
