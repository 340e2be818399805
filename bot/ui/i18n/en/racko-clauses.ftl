# RACK-O, clause by clause: a plain sentence for each, under its number on the rules page

clause-RO-1 = What is in the box
clause-RO-1_1 = There are 60 cards, numbered 1 to 60, four racks, and a tray for the draw pile and the discards.
clause-RO-1_2 = Two play with the cards 1 to 40, three with 1 to 50, four with all 60; the others stay in the box.
clause-RO-1_3 = Your rack has ten slots, from #5 in front to #50 at the back, one card in each; the labels say nothing about which numbers go there.
clause-RO-1_4 = The draw pile lies face down, the discards face up, and only the top card of either can be taken.
clause-RO-1_5 = Seats are counted clockwise, that is to the left.

clause-RO-2 = What can be chosen
clause-RO-2_1 = The run of three is for two players, partners are for four, the bonus is for all; what fits the number of players may be combined.

clause-RO-3 = The deal
clause-RO-3_1 = Each of you draws one card in play, shown to all; the lowest number deals the first round and plays like everybody else.
clause-RO-3_2 = Before every round the dealer shuffles all cards in play.
clause-RO-3_3 = Each of you gets ten cards, face down, one at a time from the dealer's left.
clause-RO-3_4 = A card you are dealt goes into the next slot, from #50 down to #5; you cannot choose.
clause-RO-3_5 = The rest is the draw pile; its top card is turned up as the first discard, so 19 are left to draw.
clause-RO-3_6 = Whoever sits left of the dealer has the first turn, and turns go on to the left.

clause-RO-4 = A turn
clause-RO-4_1 = On your turn you take the face-up card or draw one; you cannot pass.
clause-RO-4_2 = If you take the face-up card, it has to go into your rack, in any slot; the card that was there is discarded, and your turn ends.
clause-RO-4_3 = If you draw, you look at the card alone, and you cannot take the face-up card any more.
clause-RO-4_4 = The card you drew goes into any slot, for the card that was there, or is discarded; then your turn ends.
clause-RO-4_5 = Cards change slots in no other way, and nobody touches another rack.
clause-RO-4_6 = If your turn ends without a RACK-O and nothing is left to draw, the discards are turned over; then the next on your left plays.
clause-RO-4_7 = What the rules do not allow is refused, and nothing changes.

clause-RO-5 = When the draw pile is used up
clause-RO-5_1 = The whole discard pile is turned over, not shuffled, to draw from again; then its top card is turned up.
clause-RO-5_2 = So the oldest discard lies face up, the second oldest is drawn next, and the newest lies at the very bottom.
clause-RO-5_3 = After that 19 cards are left to draw, and it can happen again any number of times.

clause-RO-6 = Going RACK-O
clause-RO-6_1 = You may go RACK-O at the end of your own turn when your ten numbers rise from #5 to #50; with the run of three you also need three in a row.
example-RO-6_1 =
    ✅ [1 4 8 11 15 19 24 28 33 40] rises: gaps are fine.
    ✋ [3 7 9 12 18 20 26 33 38 37] does not: the last one drops.
clause-RO-6_2 = A run is made of neighbouring slots whose numbers go up by exactly one.
example-RO-6_2 =
    ✅ [28 29 30] is a run of three.
    ✋ [27 29 30] is only a run of two.
clause-RO-6_3 = Going RACK-O is your choice: you may wait, and go at the end of any later turn of yours if your rack still allows it.
clause-RO-6_4 = When somebody goes RACK-O the round ends at once, and nobody else gets a turn.
clause-RO-6_5 = Waiting can pay while you have another turn, going now does not surely win you the match, and the bonus pays for a longer run or another side could win with their points when you go.

clause-RO-7 = Scoring a round
clause-RO-7_1 = When the round ends all racks are shown, and everybody scores.
clause-RO-7_2 = Whoever goes RACK-O gets 75 points, and the bonus where it is played.
clause-RO-7_3 = Everybody else gets 5 points a card, from #5 up to the first number that drops: 5 at least, 50 for a rack in order.
example-RO-7_3 =
    ✅ [4 9 15 21 26 37 22 38 44 59] is worth 30: six cards, then the 22 drops.
clause-RO-7_4 = Bonus: the longest run in the rack that went RACK-O is worth 50 for three, 100 for four, 200 for five and 400 for six or more.
clause-RO-7_5 = Partners: opposite seats are a pair, and the points of both go into one total.
clause-RO-7_6 = Totals are kept from round to round and never go down.

clause-RO-8 = The next round, and winning
clause-RO-8_1 = When a total reaches the target after a round, the highest one wins; it need not be the one who went RACK-O.
clause-RO-8_2 = If there is a tie for the best total, you play on until one leads, or share the win where the table has chosen so.
clause-RO-8_3 = Otherwise whoever sits left of the dealer collects all cards in play, shuffles and deals.

clause-RO-11 = What you may see
clause-RO-11_1 = You know what all have seen, your own rack and the cards you drew, and nothing else.
clause-RO-11_2 = A card that somebody took face up is known to lie in its slot until they exchange it.
clause-RO-11_3 = Other racks, cards just drawn and the order of the deck are shown to nobody; the deal is sealed before the match and opened after it.
clause-RO-11_4 = After the discards are turned over nobody is told what comes: remembering it is up to you.

# Rulings

rulings-RO-R1 = Rulings: the deal
clause-RO-R1 = The first dealer is drawn from the cards in play, in the order of seats, shown to all.
clause-RO-R2 = The first card goes to the dealer's left.
clause-RO-R3 = Play goes clockwise, that is to the left.
clause-RO-R4 = A slot's label does not bind the number: any rising numbers will do.
rulings-RO-R5 = Rulings: the piles
clause-RO-R5 = The draw pile counts as used up at the end of the turn that took its last card.
clause-RO-R6 = After the turning over the newest discard is not on offer any more: it lies at the bottom.
clause-RO-R7 = The discards are turned over and not shuffled.
clause-RO-R8 = They may be turned over any number of times.
rulings-RO-R9 = Rulings: a turn
clause-RO-R9 = You see the card you drew before you decide, and you alone.
clause-RO-R10 = Once you have drawn you cannot take the face-up card instead.
clause-RO-R11 = A face-up card you took cannot go back: it has to go in, even where it hurts.
clause-RO-R12 = You cannot pass a turn.
clause-RO-R13 = No two cards are equal: each number is there once.
rulings-RO-R14 = Rulings: going RACK-O
clause-RO-R14 = Going RACK-O is your choice in every variant; a table may also let it happen by itself, always or where waiting cannot pay.
clause-RO-R15 = If your rack is in order from the deal the round begins all the same, and you may go RACK-O at the end of a turn of yours.
clause-RO-R16 = If you waited, you may go RACK-O at the end of any later turn of yours, if your rack still allows it.
clause-RO-R17 = You cannot go RACK-O before you have picked a card, nor out of turn.
clause-RO-R18 = Going RACK-O with a rack that is not ready is refused and costs nothing.
clause-RO-R19 = The others do not finish the lap: the round ends at once.
rulings-RO-R20 = Rulings: points and runs
clause-RO-R20 = A rack in order that did not go RACK-O gets 50.
clause-RO-R21 = The partner of whoever goes RACK-O does not get 75 too.
clause-RO-R22 = Runs in the other racks earn nothing.
clause-RO-R23 = A run of more than six earns 400, like one of six.
clause-RO-R24 = A long run is one run: six in a row are not two runs of three.
clause-RO-R25 = Several runs of the same length earn one bonus.
clause-RO-R26 = A run does not go round the end, from 60 to 1 or from the last slot to the first.
clause-RO-R27 = In a rack in order, numbers that follow each other always lie side by side.
rulings-RO-R28 = Rulings: the run of three, and partners
clause-RO-R28 = With the run of three and the bonus together, every RACK-O is worth 125 or more.
clause-RO-R29 = The run of three is for two players only.
clause-RO-R30 = With a rack in order but no run of three you play on; it gets 50 if the other goes RACK-O.
clause-RO-R31 = Partners sit opposite each other, and turns go from pair to pair.
clause-RO-R32 = Partners may not see each other's racks, nor talk about them.
rulings-RO-R33 = Rulings: winning
clause-RO-R33 = Exactly the target is enough, and full totals are compared.
clause-RO-R34 = You need not go RACK-O in the last round to win: any points count.
clause-RO-R35 = If the best totals are equal you play another round, or share the win where the table has chosen so.
clause-RO-R36 = The match cannot end within a round, for points come only at its end.
clause-RO-R37 = For a new round all cards in play are shuffled.
clause-RO-R38 = At the end of a round all racks are shown.
rulings-RO-R39 = Rulings: what is open, and the rest
clause-RO-R39 = Everybody sees which slot you use; a card that you drew stays hidden there.
clause-RO-R40 = Only the top discard is shown; remembering the others is allowed.
clause-RO-R41 = You never move your own cards from slot to slot.
clause-RO-R42 = Where the table has a turn limit the round ends there without a RACK-O, and everybody gets 5 points a card up to the first that drops.
clause-RO-R43 = What happens when somebody leaves is for the table to decide.
clause-RO-R44 = The first face-up card comes off the draw pile, so 19 are left in it.
clause-RO-R45 = Where the bonus speaks of several runs, only one of them pays.
clause-RO-R47 = If both pairs reach the target, the higher total wins.
clause-RO-R46 = The card goes in first; then your rack is judged.

## How to play, and its picture

racko-how =
    { "**" }Aim** Be the first to have your rack of ten cards in order, lowest in front. Gaps are fine: 3, 9, 14, 20 …
    { "**" }The deal** Your cards go into the rack in the order they come, from the back to the front. They never move; you can only exchange them.
    { "**" }Your turn** Take the face-up card, and it has to go in for a card of yours. Or draw one unseen, and put it in or discard it. The card that leaves your rack lies face up for the next.
    { "**" }Points** With your ten cards in order you go RACK-O: 75 points, and the round is over. Everybody else gets 5 points a card, from the front up to the first that drops. Usually 500 win.
    { "**" }Variants** With the bonus, a run of three or more numbers in a row earns more. Two can play with a run of three as a condition, four as two pairs.
racko-how-alt = A table of two. 34 lies face up, 18 cards to draw, and B is to play. Of the rack of A, who has 75 points, all know the 37 on #30, the last exchange; of the rack of B, who has 20 points, the 4 on #5.
