# Low Ebb, clause by clause: a plain sentence for each, under its number on the rules page

clause-LE-1 = Cards and options
clause-LE-1_1 = There are 50 cards: the numbers 1 to 10, five of each.
clause-LE-1_2 = Two to six of you sit clockwise; the lowest total wins.
clause-LE-1_3 = You play as many rounds as the table has chosen.
clause-LE-1_4 = A wrong knock costs what the table has chosen.

clause-LE-2 = A round
clause-LE-2_1 = The dealer shuffles and gives each of you four cards; the next one lies open beside the draw pile. The deal passes to the left.
clause-LE-2_2 = Whoever sits left of the dealer begins, and turns pass to the left.
clause-LE-2_3 = On your turn you throw a card and take the open one or an unseen one for it; or you knock.
clause-LE-2_4 = A knock ends the round at once; so does the turn in which the last card is drawn.

clause-LE-3 = Points
clause-LE-3_1 = All hands are shown, and your total grows by the sum of yours. If you knocked with the lowest sum alone you get -5 instead; if not, the penalty comes on top.
example-LE-3_1 =
    ✅ [1 2 2 3] against [2 2 3 4] is lowest alone: -5.
    ✋ [1 2 3 4] against [2 2 2 4] is not: both come to 10.
clause-LE-3_2 = After the last round the lowest total wins; equal ones share the win.

## How to play, and its picture

ebb-how =
    { "**" }Aim** Have the lowest hand.
    { "**" }Your turn** Throw a card for the open one, or for one that nobody has seen. Or knock: the round is over.
    { "**" }Points** Your cards count against you. Whoever knocked and is lowest alone gets -5; whoever knocked and is not pays the penalty.
ebb-how-alt = A table of two. 2 lies face up, 38 cards to draw. A has 14 points. B has -5 points and is to play. Both hands are hidden.
