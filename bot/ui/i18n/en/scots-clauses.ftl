# Queen of Scots, clause by clause: a plain sentence for each, under its number on the rules page

clause-QS-1 = Words
clause-QS-1_1 = Cards of one kind are all the same: what counts is who is on them, their value, and whether they are royal or wild.
clause-QS-1_2 = Two cards match when they show the same person, or when both are royal; Crown Jewels are wild and match nobody by themselves.
clause-QS-1_3 = A set lies face up before you; the draw pile is face down, and the pile is face up with the latest discard on top.
clause-QS-1_4 = Seats are counted clockwise, that is to the left.

clause-QS-2 = The deck
clause-QS-2_1 = A table may play with a deck of its own in place of the usual one.
clause-QS-2_2 = Such a deck has at most 40 kinds and 300 cards, one wild kind at the most, and enough cards to deal 11 to each of you.
clause-QS-2_3 = The usual deck has 106 cards: twelve people with seven cards each, 14 royals and 8 Crown Jewels.

clause-QS-4 = The deal
clause-QS-4_1 = The reference cards are taken out first; they only list the royal family.
clause-QS-4_2 = The dealer shuffles all cards and deals 11 to each of you, face down, one at a time from the left.
clause-QS-4_3 = The next card is turned up and starts the pile; the rest is the draw pile.
clause-QS-4_4 = Whoever sits left of the dealer has the first turn, and turns go on to the left.

clause-QS-5 = Picking up
clause-QS-5_1 = On your turn you pick up once, then lay as many cards as you like or none, then discard one.
clause-QS-5_2 = Draw: the top card of the draw pile goes into your hand, and only you see it.
clause-QS-5_3 = To take the pile you need two or more cards in your hand that match its top; they are laid with it as a new set.
example-QS-5_3 =
    ✅ [bothwell bothwell|Two Bothwells] take a pile with [bothwell|Bothwell] on top.
    ✋ [bothwell jewels|Bothwell and Jewels] do not: it takes two that match.
clause-QS-5_4 = With Jewels on top you show two Jewels and keep them; the one on top goes onto a set of yours, or becomes a new one with two matching people.
clause-QS-5_5 = Only what is in your hand beforehand counts for taking the pile: cards further down in it and sets on the table do not help.
clause-QS-5_6 = You take the whole pile: all that lies under the top goes into your hand, and you need not lay any of it.
clause-QS-5_7 = If your hand is empty then, the round ends; otherwise you lay and discard.

clause-QS-6 = Sets
clause-QS-6_1 = A set is three cards or more: at least two people who match, and others who match them or Crown Jewels.
example-QS-6_1 =
    ✅ [bothwell bothwell jewels|Bothwell, Bothwell, Jewels]: two who match, and Jewels.
    ✅ [mary elizabeth james|Mary, Elizabeth, James]: all royal.
    ✋ [bothwell jewels jewels|Bothwell, Jewels, Jewels]: only one person.
    ✋ [bothwell bothwell knox|Bothwell, Bothwell, Knox]: two kinds of people.
clause-QS-6_2 = A set belongs to its people; Jewels in it count as one of them and keep their own value.
clause-QS-6_3 = You may add cards to your own sets: Jewels, or cards that match the people there.
clause-QS-6_4 = You may lay and add as often as you like, in any order, or not at all.
clause-QS-6_5 = Laid cards stay where they are: nothing is taken back, moved, replaced or joined.
clause-QS-6_6 = You can never add to the sets of others.

clause-QS-7 = Discarding and going out
clause-QS-7_1 = To end your turn discard any one card onto the pile, also the one just picked up or Jewels.
clause-QS-7_2 = The round ends at once when your hand is empty, by taking the pile, laying, adding or discarding; you need not keep a card for the discard.
clause-QS-7_3 = You never have to lay anything, but one last card has to leave your hand.

clause-QS-8 = When nothing is left to draw
clause-QS-8_1 = An empty draw pile changes nothing until somebody draws; the pile can be taken as usual.
clause-QS-8_2 = If you draw then, the pile is shuffled to draw from again, all but its top card; a round allows that a few times, usually three.
clause-QS-8_3 = When that is not possible any more, drawing ends the round: nobody has gone out, and it is scored as usual.

clause-QS-9 = Scoring
clause-QS-9_1 = When a round ends, your laid cards count for you and the cards in your hand against you; going out earns no bonus.
clause-QS-9_2 = Totals are kept from round to round and may fall below zero.

clause-QS-10 = The next round, and winning
clause-QS-10_1 = When a total reaches the target after a round, the highest one wins.
clause-QS-10_2 = Otherwise all cards are gathered, and whoever sits left of the dealer deals.
clause-QS-10_3 = If there is a tie for the best total, you play on until one leads, or share the win where the table has chosen so.
clause-QS-10_4 = Where the table has a round limit, the best total wins after the last round.

clause-QS-13 = What you may see
clause-QS-13_1 = You know what all have seen, the cards you were dealt and those you drew, and nothing else.
clause-QS-13_2 = What people took and showed tells some of the cards they hold; remembering it is up to you.
clause-QS-13_3 = Equal cards cannot be told apart, so nobody can follow a single one.
clause-QS-13_4 = What is refused to you is told to you alone.

# Rulings

rulings-QS-R1 = Rulings: the deal
clause-QS-R1 = Two to four can play.
clause-QS-R2 = The host chooses the first dealer; otherwise chance does.
clause-QS-R3 = Cards are dealt one at a time from the dealer's left.
clause-QS-R4 = The scorekeeper is named once, and it has no effect.
rulings-QS-R5 = Rulings: picking up
clause-QS-R5 = You cannot lay anything before you have picked up.
clause-QS-R6 = You cannot skip picking up.
clause-QS-R7 = The first card turned up can be taken like any other top card.
clause-QS-R8 = You take the whole pile or nothing of it.
rulings-QS-R9 = Rulings: claiming the pile
clause-QS-R9 = Jewels in your hand do not help to claim the pile: two people that match its top have to be there. Where the table has chosen so, one that matches and one of the Jewels claim it, too.
clause-QS-R10 = A royal on top is claimed by any two royals, or by two of the same where the table has chosen so.
clause-QS-R11 = You may claim the pile with more than two matching cards.
clause-QS-R12 = The claim is always a new set, even if you have one of the same people.
clause-QS-R13 = Your sets on the table do not help to claim a person on top.
clause-QS-R14 = Cards further down in the pile do not help to claim it.
clause-QS-R15 = You need not lay any of the cards that you took.
rulings-QS-R16 = Rulings: Jewels on top of the pile
clause-QS-R16 = With Jewels on top, too, you take the whole pile. Where the table has chosen so, you take the Jewels alone, and the rest of the pile stays.
clause-QS-R17 = Jewels on top cannot be taken with fewer than two Jewels in your hand.
clause-QS-R18 = They cannot be taken either when there is nowhere to lay them.
clause-QS-R19 = The Jewels on top and the two you show are no set: a set needs two people.
clause-QS-R20 = The two Jewels you show stay in your hand; you may lay them later as usual.
clause-QS-R21 = The two matching people for the Jewels on top have to be in your hand beforehand.
clause-QS-R22 = The Jewels on top go onto a set of your own, never onto another's.
rulings-QS-R23 = Rulings: sets
clause-QS-R23 = Three cards are the least for a set, Jewels counted.
clause-QS-R24 = A set with Jewels needs two people who match, or two royals.
clause-QS-R25 = Two different royals match.
clause-QS-R26 = A set of three King James is royal and open to other royals.
clause-QS-R27 = Two royals alone are no set.
clause-QS-R28 = A set may hold any number of Jewels.
clause-QS-R29 = You may have two sets of the same person; they stay apart.
clause-QS-R30 = Several of you may collect the same person.
clause-QS-R31 = What you laid this turn cannot be changed either: laid is laid.
clause-QS-R32 = You may lay several cards and several sets in one turn.
clause-QS-R33 = You may add to a set that you laid this turn.
rulings-QS-R34 = Rulings: discarding and going out
clause-QS-R34 = You may discard the card you just drew, Jewels, or a card from the pile.
clause-QS-R35 = If you lay your last card there is no discard: the round ends.
clause-QS-R36 = You need not keep a card for the discard.
clause-QS-R37 = You need not go out when you could.
clause-QS-R38 = You may go out on your first turn, and by taking the pile.
clause-QS-R39 = The others get no last turn.
rulings-QS-R40 = Rulings: when nothing is left to draw
clause-QS-R40 = The pile is shuffled to draw from again, three times a round unless the table has chosen otherwise; after that the round ends.
clause-QS-R41 = It is shuffled only when somebody draws, and its top card stays.
clause-QS-R42 = A round that ends because nothing is left to draw is scored as usual: laid minus hand.
rulings-QS-R43 = Rulings: points and winning
clause-QS-R43 = Going out earns no bonus.
clause-QS-R44 = Jewels in a set count their own value.
clause-QS-R45 = Those who reach the target in the same round are compared by their totals.
clause-QS-R46 = Exactly the target is enough.
clause-QS-R47 = If the best totals are equal you play another round, or share the win where the table has chosen so.
clause-QS-R48 = A tie favours neither the dealer nor whoever played last.
rulings-QS-R49 = Rulings: what is open, and the rest
clause-QS-R49 = All cards of the pile are open to everybody.
clause-QS-R50 = How many cards each of you holds is open, and hands are shown when a round is scored.
clause-QS-R51 = There is no limit to the cards in your hand.
clause-QS-R52 = For a new round all cards are shuffled, the laid ones too.
clause-QS-R53 = What happens when somebody leaves is for the table to decide.
clause-QS-R54 = Crown Jewels are not royal and never count as one of two royals.
clause-QS-R56 = Jewels, too, cannot be added to another's set.
clause-QS-R57 = Totals can fall, so a match may go on for ever unless the table has a round limit.
clause-QS-R55 = When nothing is left to draw you may still draw, and so end the round, even if you could take the pile.

## How to play, and its picture

scots-how =
    { "**" }Aim** Lay sets, and be rid of your cards first. Laid cards count for you, those in your hand against you. Usually 1000 points win.
    { "**" }Your turn** Pick up, lay, discard. **Pick up:** draw one card, or take the whole pile if you hold two cards that match its top; those three are laid at once.
    { "**" }Sets** Three cards or more of one person. All royals match each other. Crown Jewels stand in for anybody, but two people who match have to be there. Later you may add to your own sets.
    { "**" }Discard** One card ends your turn and goes on top of the pile, for the others to take.
    { "**" }The end** When somebody's hand is empty the round is over at once, so do not hold on to high cards for long.
scots-how-alt = A table of two. On the pile lie Knox and on top Darnley, 40 cards to draw, and B is to play. A has laid 2 Bothwell and Jewels, worth 55, and has 7 cards and 230 points. B has laid nothing and has 9 cards and 145 points.
