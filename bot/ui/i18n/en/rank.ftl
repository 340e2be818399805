# RANK

game-rank = RANK
rank-start = Shed your cards before the others do, and be King of the next hand.

rank-left = left in hand { $count }
rank-played = { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
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
rank-face-crown = { rank-card-C }
rank-face-crown-draw-2 = { rank-card-D }
rank-face-up = { rank-card-U }
rank-face-down = { rank-card-V }
rank-face-wild = { rank-card-W }

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
rank-asks-kingsHand = { $name }, the King, may exchange the whole hand for the extra one. { $time }
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
rank-alt-extra = In the extra hand: { $count }.
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
rank-choose-how = Tap again to change how many.
rank-pass-how = Pass: you sit out this round.
rank-choose-lead = Whoever leads can't pass.
rank-dimmed = Dimmed cards can't be played now.
rank-stuck = Nothing you hold beats { $pile }.
rank-stuck-hint = Auto-pass: pass, and pass for me whenever nothing can be played. More turns it off.
rank-play = Play
rank-pass = Pass
rank-auto-pass = Auto-pass

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

rank-kings-hand = You are King: choose one
rank-keep = Keep
rank-keep-text = **Keep** You play the hand you hold.
rank-take = Exchange
rank-take-text = { $count ->
    [one] **Exchange** Your card for the extra hand, unseen. No way back.
   *[other] **Exchange** All { $count } for the extra hand, unseen. No way back.
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
rank-TookKingsHand = { $name } took the extra hand
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
rank-because = { $told } ({ $why })
rank-why-won = after winning the round
rank-why-left = in turn after { $name }, who won and is out
rank-why-king = as King
rank-why-queen = as Queen, after the steal
rank-crowned = { $name } played { $cards } on { $other } and takes the lead
rank-crowned-out = { $name } played { $cards } on { $other } and won the round
rank-crowned-lead = { $name } led { $cards } and won an empty round
rank-RoundWon = { $name } won the round
rank-RoundWon-with = { $name } won the round with { $cards }
rank-Drew = { $count ->
    [0] { $name } found nothing to draw
    [one] { $name } drew a card
   *[other] { $name } drew { $count } cards
}
rank-Drew-for = { $count ->
    [0] { $name } found nothing to draw for { $cards }
    [one] { $name } drew a card for { $cards }
   *[other] { $name } drew { $count } cards for { $cards }
}
rank-WentOut = **{ $name } is out, { $place }**
rank-HandOver = Hand { $hand } is over: { $king } is King, { $queen } is Queen, { $beggar } is the Beggar
rank-closing-line = { $place } **{ $name }**, { $became }: { $gained ->
    [0] no token
    [one] 1 token
   *[other] { $gained } tokens
}, { $tokens } in all
rank-closing-line-endless = { $place } **{ $name }**, { $became }: King { $run } in a row, { $longest } at most
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
rank-what = Get rid of your cards before the others do.
rank-what-tokens = First out gets { $king } tokens, second { $queen }; { $target } win the match.
rank-what-endless = { $limit ->
    [0] No tokens: stay King for as many hands in a row as you can, until you all stop.
    [one] No tokens: be King after a single hand.
   *[other] No tokens: stay King for as many of { $limit } hands in a row as you can.
}
rank-what-president-secondToLast = The King always leads; King and Beggar trade two cards, Queen and second to last one.
rank-what-president-everyoneBelow = The King always leads; King and Beggar trade two cards, and the Queen trades one with everyone below her.
rank-what-kings-hand-always = The King may swap the whole hand for an extra one, unseen.
rank-what-kings-hand-later = From the second hand on, the King may swap the whole hand for an extra one, unseen.
rank-what-wilds = Wilds alone may go past 12.
rank-what-alone-forfeit = A Rank-Up or Rank-Down alone counts as a pass if you keep cards.
rank-what-alone-forfeitAny = Whoever follows may play a Rank-Up or Rank-Down alone, as a pass.
rank-what-alone-any = Holding nothing else, you may play any number of Rank-Ups and Rank-Downs at once.
rank-what-one-each = At most one Rank-Up and one Rank-Down in a play.
rank-what-down = A Rank-Down need not lower the pile.

rank-option-edition-2018 = 2018
rank-option-edition-second = Second
rank-option-edition-italian = Italian
rank-option-wildCap-12 = Up to 12
rank-option-wildCap-none = No limit
rank-option-loneModifier-lastOnly = Nothing else held: a play
rank-option-loneModifier-forfeit = Nothing else held: a pass
rank-option-loneModifier-forfeitAny = Whoever follows: a pass
rank-option-loneCount-one = One at a time
rank-option-loneCount-any = Any number
rank-option-queenExchange-secondToLast = Second to last
rank-option-queenExchange-everyoneBelow = All below her
rank-option-setupOrder-cardsFirst = Cards
rank-option-setupOrder-charactersFirst = Characters
rank-option-handLimit-none = No limit
rank-option-modifiersPerPlay-any = Any number
rank-option-modifiersPerPlay-one = One of each

rank-honour = President of the server
rank-earned-king = First King
rank-earned-king-how = Went out first in a hand.
rank-earned-reign = Long live the King
rank-earned-reign-how = Went out first in three hands running.
rank-earned-risen = From rags to riches
rank-earned-risen-how = Beggar in one hand, first out in the next.
rank-earned-crown = Crowned
rank-earned-crown-how = Won a round with a Crown on somebody else's cards.
