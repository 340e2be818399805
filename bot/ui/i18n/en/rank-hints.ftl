# A hint, and the moves that cost most

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
rank-look-back-when = Hand { $round }, your choice { $choice }
rank-look-back-pile = You held { $hand } · on the pile { $pile }
rank-look-back-lead = You held { $hand } · you led
rank-look-back-cost = It cost you about { $cost } % of what it is worth to become King.
