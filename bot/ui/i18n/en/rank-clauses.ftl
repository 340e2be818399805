# RANK, clause by clause: a plain sentence for each, under its number on the rules page

clause-RK-1 = What is in the box
clause-RK-1_1 = One deck is 98 cards: seven of each number from 1 to 12, two Crowns, two Crowns + Draw 2, three Rank-Ups, three Rank-Downs and four Wilds.
clause-RK-1_2 = The box holds 98 playing cards, 6 characters and 16 Royal Tokens; characters and tokens are never shuffled in.
clause-RK-1_3 = There is one King, one Queen and one Beggar, and everybody else is a Knight.
clause-RK-1_4 = Tokens never run out: past the 16 in the box they are simply counted.
clause-RK-1_5 = Colours mean nothing and the character cards only remind you; rank alone matters.
clause-RK-1_6 = Three to six of you play with one deck; for more, a second one is added.

clause-RK-2 = The deal
clause-RK-2_1 = Somebody deals the first hand; who it is changes nothing.
clause-RK-2_2 = Before every hand all cards are shuffled and you get 15, face down, one at a time from the dealer's left.
clause-RK-2_3 = The rest is the draw pile in the middle, face down; only a Crown + Draw 2 takes cards from it.
clause-RK-2_4 = After the deal 8 to 91 cards are left to draw, depending on how many of you play.
clause-RK-2_5 = With six players only eight cards are left to draw, and that is meant.
clause-RK-2_6 = The 2018 and Italian editions deal cards before characters, the second edition characters before cards; it changes no outcome.
clause-RK-2_7 = From the second hand on, the Beggar of the hand before collects, shuffles and deals.
clause-RK-2_8 = Every hand is dealt like the first: 15 cards each, and a fresh draw pile.

clause-RK-3 = Seats and the first leader
clause-RK-3_1 = Everybody keeps their seat for the whole match; ranks move, people do not.
clause-RK-3_2 = Before the first hand the characters are drawn at random, one for each of you.
clause-RK-3_3 = Whoever drew the King leads the first round of the first hand.
clause-RK-3_4 = Characters drawn at the start bring no tokens and no benefit, and that Beggar does not deal.

clause-RK-4 = How a round goes
clause-RK-4_1 = If you lead, you have to play: a single card, a set of equal ones, or whatever else may be led. You cannot pass.
clause-RK-4_2 = After the lead each of you in turn plays, face up, or passes.
clause-RK-4_3 = The turn goes round the table as often as it takes, until the round is won.
clause-RK-4_4 = You may lead as many equal cards as you can put together, all seven of a number too.
clause-RK-4_5 = You may keep some of your equal cards back: nobody has to play all of a kind.

clause-RK-5 = What beats what
clause-RK-5_1 = Play as many cards as the pile has, and higher ones.
example-RK-5_1 =
    ✅ [8 8 8] beats [7 7 7].
    ✋ [12 12] does not: two against three.
    ✋ [7 7 7] does not: equal is not higher.
clause-RK-5_2 = A single beats only a single, a pair only a pair: more cards, or a higher card in another number, do not beat it.
clause-RK-5_3 = Equal is not higher: the same value does not beat.
clause-RK-5_4 = All the cards you play together have to end at one value, once Wilds and Rank-Ups are counted in.
example-RK-5_4 =
    ✅ [8 8 wild|8, 8 and a Wild] are three 8s.
    ✋ [8 8 9|8, 8 and 9] are not equal.
clause-RK-5_5 = Rank-Ups, Rank-Downs and Crowns are left out when the cards of a play are counted.
clause-RK-5_6 = Three plays need not beat the pile: a Crown, a Rank-Down with cards, and Rank-Ups or Rank-Downs alone.
clause-RK-5_7 = A number card is worth the number printed on it; special cards have no value of their own.

clause-RK-6 = Passing
clause-RK-6_1 = If you do not lead you may always pass, even when you could play.
clause-RK-6_2 = Once you pass you are out of this round, whatever happens to the pile.
clause-RK-6_3 = At the start of each round nobody has passed.
clause-RK-6_4 = At a real table you may turn your character over to show that you passed.

clause-RK-7 = Winning a round
clause-RK-7_1 = The round ends when nobody else is left in it; whoever's play lies on the pile wins.
clause-RK-7_2 = If everybody passes on your lead, you win the round and lead again.
clause-RK-7_3 = A Crown ends the round at once, and whoever played it wins.
clause-RK-7_4 = When a round is won, its cards are laid aside, face down, for the rest of the hand.
clause-RK-7_5 = Whoever wins a round leads the next one, if they still hold cards.

clause-RK-8 = Going out
clause-RK-8_1 = You are out, and take the next free place, when your hand is empty after your play and after drawing what it makes you draw.
clause-RK-8_2 = When you go out the round goes on: your play stays on the pile, and the next in turn answers it.
clause-RK-8_3 = If somebody beats the play of one who went out, the round goes on as usual.
clause-RK-8_4 = If the winner of a round is out, the nearest on their left who still holds cards leads, whether they had passed or not.

clause-RK-9 = The end of a hand
clause-RK-9_1 = The hand ends as soon as one of you alone holds cards; that is the last place.
clause-RK-9_2 = The order of going out gives the ranks: first King, second Queen, last Beggar, all between Knights.
clause-RK-9_3 = With three players nobody is a Knight.
clause-RK-9_4 = Every hand is played to its end, even when the tokens are already decided.

clause-RK-10 = The characters
clause-RK-10_1 = The King gets 2 tokens and, before the next hand, one benefit.
clause-RK-10_2 = The Queen gets 1 token, and leads the next hand if the King steals.
clause-RK-10_3 = A Knight gets no token, gives no card and does not deal.
clause-RK-10_4 = The Beggar collects, shuffles and deals, and gives up the highest number when the King steals.
clause-RK-10_5 = The characters change after every hand and last until the end of the next.

clause-RK-11 = Royal Tokens
clause-RK-11_1 = After each hand the new King gets 2 tokens and the new Queen 1; nobody else gets any.
clause-RK-11_2 = Tokens come when the hand is over, not when somebody goes out.
clause-RK-11_3 = You never lose or spend tokens.

clause-RK-12 = The King's benefit
clause-RK-12_1 = The King chooses after the deal, before the first lead of the hand.
clause-RK-12_2 = The King chooses one of two: to lead, or to steal.
clause-RK-12_3 = Lead: the King plays first.
clause-RK-12_4 = Steal: the King gets the Beggar's highest number, then gives the Beggar any one card; the Queen plays first.
clause-RK-12_5 = Only a number can be stolen, never a special card.
clause-RK-12_6 = The King gives back any card then held, a special or the stolen one too.
clause-RK-12_7 = A Beggar without a number gives nothing and gets nothing; the Queen still plays first.
clause-RK-12_8 = Only King and Beggar see which cards moved between them.

clause-RK-13 = The first hand
clause-RK-13_1 = The first hand has no benefit and no exchange of cards; the King who was drawn leads.
clause-RK-13_2 = Everything else counts in the first hand too, the tokens at its end included.

clause-RK-14 = Winning the match
clause-RK-14_1 = The match is over when somebody has 5 tokens or more after a hand.
clause-RK-14_2 = If one of you alone has 5 tokens or more, they win, as King or as Queen.
clause-RK-14_3 = If King and Queen both have 5 or more, the King wins, whatever the totals.

clause-RK-15 = Rank-Up
clause-RK-15_1 = A Rank-Up played with cards makes the whole set one higher.
example-RK-15_1 =
    ✅ [12 12 12 up|12 12 12 with a Rank-Up] are three 13s.
clause-RK-15_2 = Or it lifts one single number, to make it equal to the others.
example-RK-15_2 =
    ✅ [7 up 8 8|7 with a Rank-Up, 8 and 8] are three 8s.
clause-RK-15_3 = One Rank-Up lifts one card or all of them, never just some.
example-RK-15_3 =
    ✋ [7 7 8 up|7 7 8 with one Rank-Up] is no set: it takes two.
clause-RK-15_4 = You may play several Rank-Ups together; each lifts one card or all, and they add up.
clause-RK-15_5 = Rank-Ups lift cards beyond 12, without any limit.
clause-RK-15_6 = You may play Rank-Ups when you lead and when you follow.

clause-RK-16 = Rank-Down
clause-RK-16_1 = A Rank-Down played with cards brings the pile down to their value; they need not beat it.
example-RK-16_1 =
    ✅ On [11 11 11|three 11s], [4 4 4 down|4 4 4 with a Rank-Down] make the pile three 4s.
clause-RK-16_2 = Beside the Rank-Down you play as many cards as the pile has.
clause-RK-16_3 = One Rank-Down is enough, however many cards you play with it.
clause-RK-16_4 = The pile has to end lower than it was.
clause-RK-16_5 = A Rank-Down needs at least one number with it; Wilds may help, but Wilds alone will not do.
clause-RK-16_6 = Rank-Up and Rank-Down may be played together: first the Rank-Up lifts your cards, then the pile takes their value.
clause-RK-16_7 = You may add more Rank-Downs to a play, but they do nothing more.
clause-RK-16_8 = You cannot lead cards with a Rank-Down: there is nothing to lower.
clause-RK-16_9 = If you lower the pile it is yours and the round goes on; those who passed stay out.

clause-RK-17 = Crown
clause-RK-17_1 = A Crown wins the round at once, whatever lies on the pile, and you lead next.
clause-RK-17_2 = A Crown is played alone: one card, and nothing with it.
clause-RK-17_3 = You may play a Crown on any turn of yours; led, it wins an empty round and you lead again.
clause-RK-17_4 = If a Crown is your last card you are out, and the nearest on your left who holds cards leads.

clause-RK-18 = Crown + Draw 2
clause-RK-18_1 = It wins the round like a Crown, and then you draw two cards before the next lead.
clause-RK-18_2 = You may play it on any turn of yours; as your last card it does not put you out, for the two new cards have to be played too, in a later turn.
clause-RK-18_3 = If fewer than two cards are left to draw, you get those; if your hand is empty then, you are out.
clause-RK-18_4 = For every number of players there are always enough cards to draw.

clause-RK-19 = Wild
clause-RK-19_1 = With numbers, a Wild is as high as they are.
example-RK-19_1 =
    ✅ [9 wild|9 and a Wild] are two 9s.
clause-RK-19_2 = Without numbers, Wilds are one higher than the pile; you do not choose their value.
example-RK-19_2 =
    ✅ On [6|a 6], [wild|a Wild] is a 7.
clause-RK-19_3 = As a lead without a number, Wilds are worth 1.
clause-RK-19_4 = In the 2018 and Italian editions Wilds without a number reach 12 at most; the second edition sets no limit.
clause-RK-19_5 = A Rank-Up with Wilds alone comes on top of that value, beyond 12 too.
example-RK-19_5 =
    ✅ On [6|a 6], [wild up|a Wild with a Rank-Up] is an 8.
clause-RK-19_6 = Play as many Wilds as the pile has cards, or fill up with numbers.
clause-RK-19_7 = A Wild goes by what the pile is worth now, with every Rank-Up and Rank-Down.

clause-RK-20 = Rank-Up or Rank-Down alone
clause-RK-20_1 = If you hold nothing but Rank-Ups and Rank-Downs, you may play them without other cards.
clause-RK-20_2 = Each Rank-Up raises the pile by one and each Rank-Down lowers it by one, never below 0; any pile will do, and it keeps its number of cards.
clause-RK-20_3 = In the English editions you play one of them at a time, in the Italian one as many as you like.
clause-RK-20_4 = Led alone, a Rank-Up makes the pile a single 1, a Rank-Down a single 0.
clause-RK-20_5 = If such a play empties your hand, you are out and the pile is yours.
clause-RK-20_6 = If you keep cards, it is an ordinary play in the 2018 and Italian editions; in the second edition you count as having passed.
clause-RK-20_7 = If you lead that way, keep cards and count as having passed, the pile is still yours: if nobody answers, you lead again.

clause-RK-21 = Variants
clause-RK-21_1 = Classic President, in the Italian edition Monarchia assoluta: from the second hand on the King always leads, and cards are exchanged in place of the benefit.
clause-RK-21_2 = The Beggar gives the King the two highest cards, without a choice: Crowns, then Crowns + Draw 2, then numbers from 12 down; other specials stay.
clause-RK-21_3 = Then the King gives the Beggar any two cards.
clause-RK-21_4 = Whoever has too few cards that can be given gives what there is, and gets as many back.
clause-RK-21_5 = Then the Queen gets the highest card of the second to last, in the Italian edition of everyone below her, and gives each of them one card.
clause-RK-21_6 = With three players the Queen herself is second to last, so she exchanges nothing with a second to last.
clause-RK-21_7 = The King's exchange comes first, and the Queen gets all her cards before she gives any.
clause-RK-21_8 = Tokens and the end of the match stay as they are.
clause-RK-21_9 = Endless: there are no tokens, and you try to stay King as long as you can.
clause-RK-21_10 = An endless match has no winner: it ends after the hands agreed on, or when you stop, and the hands in a row that you finish first are counted.
clause-RK-21_11 = King's Hand: with up to five players an extra hand of 15 is dealt face down, in every hand.
clause-RK-21_12 = The King may exchange the whole hand for the extra one, unseen.
clause-RK-21_13 = There is no way back from that exchange.
clause-RK-21_14 = The King decides right after the deal, before any benefit or exchange of cards.
clause-RK-21_15 = The hand that is not played lies aside, face down, until the next deal; it is offered in the first hand too.

clause-RK-22 = More than six players
clause-RK-22_1 = With 7 to 12 players a second deck of 98 cards is added.
clause-RK-22_2 = There are fewer Knight cards than Knights, so only King, Queen and Beggar have to be shown.
clause-RK-22_3 = All other rules stay the same.
clause-RK-22_4 = Everything is there twice: up to 14 of a number, 8 Wilds, 6 Rank-Ups, 6 Rank-Downs, 4 Crowns and 4 Crowns + Draw 2.

clause-RK-23 = What you may see
clause-RK-23_1 = Everybody sees what is played and passed, the pile, characters, tokens, how many cards each holds, whose turn it is and what the King chose.
clause-RK-23_2 = Nobody else sees your hand, the draw pile, what is drawn from it or the extra hand before the match is over, and the discards may not be searched.
clause-RK-23_3 = Cards that move before the first lead are seen only by the two who give and get them.
clause-RK-23_4 = Spectators see only what all see; you also see your own cards, and those you draw, give and get.

# Where the editions differ

rulings-E-1 = Editions: what is played differently
clause-E-1 = Wilds alone reach 12 in the 2018 and Italian editions, and more only with a Rank-Up; the second edition sets no limit.
clause-E-2 = Rank-Ups and Rank-Downs alone are for a hand of nothing else; in the second edition you are then out of the round if you keep cards.
clause-E-3 = In Classic President the Queen trades with the second to last, in the Italian edition with everyone below her.
clause-E-4 = The second edition deals the characters before the cards, the others after them.
clause-E-5 = Only the second edition says what a Wild is worth when led: 1, and so it is in all.
clause-E-6 = Only the Italian edition says that a play may hold any number of Rank-Ups and Rank-Downs; with other cards it is so in all.
clause-E-7 = Only the second edition says outright that one Rank-Down is enough for a whole set; it is so in all.
clause-E-8 = If the winner of a round is out, the left neighbour leads: the second edition is silent here, but it is so in all.
rulings-E-9 = Editions: the deal, passing, the King
clause-E-9 = The second edition does not say who deals first; it changes nothing.
clause-E-10 = Later hands are dealt like the first in all editions, though the second says only that the Beggar deals.
clause-E-11 = The King chooses after the deal in all editions, though the second says only that it is before the hand begins.
clause-E-12 = Only the Italian edition says outright that the winner of a round has to play; in all of them nobody passes on a lead.
clause-E-13 = A pass lasts for the whole round in all editions, though two of them word it loosely.
clause-E-14 = The Italian edition has a Crown + Draw 2 played at any moment; it means on your own turn, as in the others.
clause-E-15 = The two cards are drawn after the pile is cleared and before the next round, in all editions.
clause-E-16 = After stealing, the King gives back any card, in all editions.
clause-E-17 = The Beggar gives up the best number and never a special card, in all editions.
clause-E-18 = In Classic President the King gives any two cards, in all editions.
clause-E-19 = Tokens win in all editions, whether you got them as King or as Queen.
rulings-E-20 = Editions: what a sheet leaves out
clause-E-20 = Only the 2018 edition says all about cards, players, age and time; the same deck and numbers hold for all.
clause-E-21 = Played cards lie aside, face down, in all editions, though each says it in its own way.
clause-E-22 = A set may be as large as you can make it, in all editions.
clause-E-23 = Each edition words a Wild with numbers in its own way and means the same: it is as high as they are.
clause-E-24 = Against a set, Wilds alone have to be as many as its cards, in all editions.
clause-E-25 = Several Rank-Ups and Rank-Downs, too, are a hand of nothing else, in all editions.
clause-E-26 = A Knight is not stolen from, gives nothing and does not deal, in all editions.
clause-E-27 = The King has one benefit for each hand, in all editions.
clause-E-28 = Characters are optional and colours mean nothing in all editions, though the second says only part of it.
clause-E-29 = If two have enough tokens, the better place in the last hand wins, in all editions.
clause-E-30 = With more than six a second deck is added and the rest stays the same, though the Italian sheet breaks off here.
clause-E-31 = Only the second edition says to take the tokens out before shuffling, and that a small draw pile is meant; both hold for all.
clause-E-32 = You become King when the hand is over, in all editions.
clause-E-33 = A round ends when the others have passed, not when nobody could beat the pile, in all editions.
clause-E-34 = After a Crown + Draw 2 as your last card you have to play the two new cards, in all editions.

# Rulings

rulings-A-1 = Rulings: words and set-up
clause-A-1 = A pass lasts for the round, not for the whole hand.
clause-A-2 = Where a sheet speaks of the last or next round for benefits and ties, it means the hand.
clause-A-3 = Draw pile and pile are two: one stays hidden, the other is open.
clause-A-4 = Anyone may deal the first hand; it changes nothing.
clause-A-5 = Characters drawn at the start bring no tokens and no duties; only the King counts, who leads.
clause-A-6 = Whether cards or characters are dealt first makes no difference.
clause-A-7 = Two cannot play: King, Queen and Beggar have to be three people.
clause-A-8 = Up to six play with one deck, never with two.
clause-A-9 = Turns go to the left, and nobody changes seats when ranks change.
rulings-A-10 = Rulings: passing, leading, Rank-Ups and Rank-Downs alone
clause-A-10 = A pass costs you the whole round, not just one turn.
clause-A-11 = If you lead you cannot pass; passing is for those who follow.
clause-A-12 = To play Rank-Ups and Rank-Downs alone you hold nothing else, but you may hold several of them.
clause-A-13 = A Rank-Up or Rank-Down led alone counts from 0, as one card.
clause-A-14 = If all pass on the Rank-Up or Rank-Down that was your last card, you win the round, and the next on your left leads.
clause-A-15 = In the 2018 and Italian editions you stay in the round after playing one alone, if you have more.
clause-A-16 = Where that play counts as a pass, the pile stays with its owner; you may lead that way only if you hold nothing else, and then the pile is yours.
clause-A-17 = The pile never falls below 0.
clause-A-18 = One Rank-Up or Rank-Down alone changes the value of the whole pile, and its number of cards stays.
rulings-A-19 = Rulings: Rank-Ups and Rank-Downs with cards
clause-A-19 = You may play any number of Rank-Ups and Rank-Downs with your cards, in all editions.
clause-A-20 = Spare Rank-Ups give your cards the highest value that is allowed, and you never have to name it.
clause-A-21 = One Rank-Up cannot lift two 7s to join an 8; that takes two.
clause-A-22 = There is no highest value: every Rank-Up adds one.
clause-A-23 = A Rank-Down has to lower the pile; with equal or higher cards it cannot be played.
clause-A-24 = You cannot lead a Rank-Down with cards, for there is no pile to lower.
clause-A-25 = You cannot play a Rank-Down with Wilds alone: they have no lower number to offer.
clause-A-26 = A Rank-Up and a Rank-Down may be in one play; each does its work.
clause-A-27 = A second Rank-Down in a play does nothing: the pile takes the value of your cards.
rulings-A-28 = Rulings: Wilds, and hands of Rank-Ups and Rank-Downs
clause-A-28 = A Wild led alone is worth 1, in all editions.
clause-A-29 = A Wild is one higher than the pile is worth now, not than the card printed on top.
clause-A-30 = Where Wilds stop at 12, a Rank-Up makes them 13: first the limit, then one on top.
clause-A-31 = The limit of 12 does not touch Wilds that are played with numbers.
clause-A-32 = A Wild alone is not any number you like, but one more than the pile.
clause-A-33 = A Wild stands in for numbers only, never for a Crown, a Rank-Up or a Rank-Down.
clause-A-73 = You cannot drop a Rank-Up or Rank-Down alone while you hold other cards, unless the table has chosen that.
clause-A-74 = With a Crown in hand you do hold something else: play the Crown first.
clause-A-75 = A Rank-Down is not one of the cards of a set, and one is enough for all of them.
clause-A-76 = A Wild is worth 1 as the first card of every round, not only of the hand.
rulings-A-34 = Rulings: Crowns and going out
clause-A-34 = You may lead a Crown.
clause-A-35 = You cannot play two Crowns together, nor a Crown with other cards.
clause-A-36 = A Crown + Draw 2 is played on your own turn, never in between.
clause-A-37 = If the draw pile is too small you draw what is there, and you are out if your hand is empty then.
clause-A-38 = If the winner of a round is out, the next on the left leads, in all editions.
clause-A-39 = The same holds for who goes out with a Crown.
clause-A-40 = The left neighbour leads only if the winner is out; otherwise the winner leads.
clause-A-41 = The lead goes to the nearest on the left who still holds cards; a pass in the round before is void.
clause-A-77 = It is the left of whoever went out, not of whoever passed last.
clause-A-42 = The last one with cards does not play them out, but is the Beggar at once.
clause-A-43 = A hand is not cut short because the match is decided.
clause-A-44 = If you go out when all others have passed, the round is over: a pass is for the round.
clause-A-45 = If you alone are left in the round you have won it; you do not answer your own play.
rulings-A-46 = Rulings: tokens and the King's benefit
clause-A-46 = You need not be King to win: the Queen's token may be the fifth.
clause-A-47 = 5 tokens or more are enough; if two have them, the rank decides and not the total.
clause-A-48 = You are King when the hand is over, and have no power before that.
clause-A-49 = The King chooses after the deal, for stealing needs cards in hand.
clause-A-50 = The King has to choose one of the two and cannot decline both.
clause-A-51 = If the Beggar holds the highest number more than once, one of them goes: they are the same.
clause-A-52 = If the Beggar has no number, nothing moves and the Queen leads; refusing to steal would show the hand.
clause-A-53 = The King may give the stolen card right back.
clause-A-54 = The Beggar's best card is the best number, in the Italian edition too.
clause-A-55 = Which cards moved is known to the two alone; how many each holds is open.
rulings-A-56 = Rulings: variants
clause-A-56 = In an exchange Crowns are highest, then Crowns + Draw 2, then 12 down to 1; other specials have no height.
clause-A-57 = With too few cards to give you give what there is and get as many back, so hands stay at 15.
clause-A-58 = With three players the second to last is the Queen herself, so she does not exchange with them.
clause-A-59 = In the Italian edition the Queen exchanges with everyone below her, as its sheet says.
clause-A-60 = The King exchanges first, then the Queen.
clause-A-61 = An endless match ends as you agreed, and what counts is how many hands in a row you finish first.
clause-A-62 = The King decides about the King's Hand before the benefit, so a stolen card is never swapped away.
clause-A-63 = The King may not look at the extra hand before exchanging.
clause-A-64 = The hand that is not played lies aside and does not join the draw pile.
clause-A-65 = There is no King's Hand with six players or more.
clause-A-66 = The King's Hand is offered in the first hand too.
clause-A-67 = Classic President replaces the benefit: the King leads and gets cards anyway.
rulings-A-68 = Rulings: large games, and what is open
clause-A-68 = Twelve is the most for two decks, so that enough cards are left to draw.
clause-A-69 = With more than six, King, Queen and Beggar are drawn, and all others are Knights.
clause-A-70 = Nobody may look through the discards.
clause-A-71 = How many cards each of you holds is open.
clause-A-72 = Nobody is passed without wanting it, for that would show what they hold; you may turn on Auto-pass yourself.

## How to play, and its picture

rank-how =
    { "**" }Aim** Get rid of your cards before the others. The first one out is King and gets 2 tokens, the second is Queen and gets 1; 5 tokens win.
    { "**" }A round** Somebody leads one card, or several equal ones. In turn you play **as many cards, but higher**, or you pass and sit out the round. When nobody is left to answer, the last to play has won the round and leads the next.
    { "**" }Specials** Crown: wins the round at once. Crown + Draw 2: the same, then draw two cards. Rank-Up: makes your cards one higher, or one card equal to the others. Rank-Down: brings the pile down to your cards. Wild: as high as the numbers beside it; alone, one more than the pile.
    { "**" }A hand** You go on until only one of you holds cards: the Beggar, who deals again. The King then chooses: to lead, or to steal the Beggar's highest number.
rank-how-alt = A table of four, 16 cards to draw. C has laid three 7s. B, the King, with 11 cards and 2 tokens, is to play: three of 8 or more. A, a Knight with 8 cards and 1 token, has passed. C, the Queen, has 9 cards and 1 token. D, the Beggar without tokens, is out first.
