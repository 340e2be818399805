## A hint: what the best computer would do from the same seat

hint-button = Hint
hint-title = A hint
hint-costs = A hint makes this match casual: it will not be rated, for anybody.
hint-give = Give me a hint

rank-hint-play = Play { $cards }
rank-hint-pass = Pass
rank-hint-hand-take = Take the extra hand
rank-hint-hand-keep = Keep your hand
rank-hint-benefit-lead = Lead first
rank-hint-benefit-steal = Steal
rank-hint-return = Give { $cards }

rank-why-out = These are your last cards: you go out.
rank-why-ends = It wins the round at once, and you lead again.
rank-why-lead-many = A lead gets rid of many cards at once, and few can follow.
rank-why-lead-one = A low single card costs you nothing, and draws the high ones out.
rank-why-only = It is the only way you have to beat the pile.
rank-why-beat = It beats the pile and leaves your strong cards together.
rank-why-stuck = Nothing that you hold beats the pile.
rank-why-wait = The cards that would beat this are worth more later.
rank-why-hand-take = The hand you hold is weaker than most: an unseen one is likely better.
rank-why-hand-keep = Your hand is better than an unseen one is likely to be.
rank-why-benefit-lead = Your hand is strong as it is, and whoever leads sets the pace.
rank-why-benefit-steal = The Beggar's best cards are worth more to you than the lead.
rank-why-return = You have the least use for { $cards }.

racko-hint-Take = Take the { $card } into slot #{ $slot }
racko-hint-Draw = Draw a card
racko-hint-Place = Put the { $card } into slot #{ $slot }
racko-hint-Drop = Discard the { $card }

racko-why-complete = Your rack is in order then.
racko-why-better = { $after } of your ten cards are in order then, instead of { $before }.
racko-why-room = It lies nearer to where such a card belongs, and leaves room beside it.
racko-why-draw = The card that lies open helps no slot of yours; an unseen one may.
racko-why-drop = It helps no slot of yours.
racko-why-out = Your rack is in order: you go out.

scots-hint-Draw = Draw a card
scots-hint-Take = Take the pile with { $cards }
scots-hint-TakeOnto = Take the pile onto set { $number }
scots-hint-Lay = Lay { $cards }
scots-hint-Add = Add { $cards } to set { $number }
scots-hint-Discard = Discard { $cards }

scots-why-draw = The pile is not worth what it costs to claim it.
scots-why-only = You cannot claim the pile with the cards you hold.
scots-why-empty = There is no pile to take.
scots-why-take = { $count ->
    [one] It gives you the card of the pile, { $points } points.
   *[other] It gives you the { $count } cards of the pile, { $points } points together.
}
scots-why-lay = Worth { $points } on the table, they cost you nothing when somebody goes out.
scots-why-discard = Of your cards the others and you can do least with it.
scots-why-out = It is the last you hold: you go out.

## After a match: the moves that cost most

look-back-button = Look back
look-back-title = Looking back
look-back-lead = { $count ->
    [one] The move that cost you most.
   *[other] The { $count } moves that cost you most.
}
look-back-nothing = No move of yours was clearly the wrong one. Well played!
look-back-fair = Judged by what you could see then, not by what came of it.
rank-look-back-when = Hand { $round }, your choice { $choice }
racko-look-back-when = Round { $round }, your choice { $choice }
scots-look-back-when = Round { $round }, your choice { $choice }
look-back-hand = You held { $hand }
look-back-yours = You: { $what }
look-back-better = Better: { $what }
rank-look-back-pile = You held { $hand } · on the pile { $pile }
rank-look-back-lead = You held { $hand } · you led
rank-look-back-cost = It cost you about { $cost } % of what it is worth to become King.
racko-look-back-rack = Your rack { $rack }
racko-look-back-open = face up { $card }
racko-look-back-drawn = drawn { $card }
racko-look-back-cost = It cost you about { $cost } points.
scots-look-back-pile = { $count ->
    [one] on the pile { $top }
   *[other] a pile of { $count }, { $top } on top
}
scots-look-back-cost = It cost you about { $cost } % of the chance to win the match.
