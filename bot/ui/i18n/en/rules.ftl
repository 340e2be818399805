# The rules to look up, and how to play on one screen

rules-books-title = Rules
rules-book-title = Rules of { $game }
rules-open = Look up
rules-find = `/rules` with a word, or with the number of a rule, finds the place.
rules-chapters = By chapter…
rules-rulings = Rulings and finer points…
rules-clauses = One rule of this chapter…
rules-hits = Open one of them…
rules-in-force = The rule behind an option…
rules-range = { $first } to { $last }

rules-place = { $game }, { $clause }
rules-place-ruling = { $game }, { $clause } · a ruling: no sheet says it in so many words
rules-place-sheets = { $game }, { $clause } · stated in: { $sheets }
rules-link = Rule { $clause }
rules-set-so = At this table: { $name }: **{ $value }**
rules-is-on = ✅ This holds at this table.
rules-is-off = ✋ This does not hold at this table.
rules-marked-on = ✅ { $line }
rules-marked-off = ✋ { $line }
rules-marks = ✅ is chosen for this table, ✋ does not hold at it.
rules-shared = { $name } shows a rule.

rules-force-title = Rules at this table
rules-force-chosen = Chosen for this table
rules-force-usual = As usual
rules-force-nothing = This table plays without changes.

rules-found-title = Rules with “{ $text }”
rules-found-more = { $count ->
    [one] One more fits; another word narrows it down.
   *[other] { $count } more fit; another word narrows it down.
}
rules-found-none = No rule has these words. Try another, or look by chapter.

chapter-button = Whole chapter
chapters-button = All chapters
games-button = Other games
share-button = Share
how-button = How to play
force-button = Rules at this table

rules-how-title = How to play { $game }
how-rank =
    { "**" }Aim** Get rid of your cards before the others. The first one out is King and gets 2 tokens, the second is Queen and gets 1; 5 tokens win.
    { "**" }A round** Somebody leads one card, or several equal ones. In turn you play **as many cards, but higher**, or you pass and sit out the round. When nobody is left to answer, the last to play has won the round and leads the next.
    { "**" }Specials** Crown: wins the round at once. Crown + Draw 2: the same, then draw two cards. Rank-Up: makes your cards one higher, or one card equal to the others. Rank-Down: brings the pile down to your cards. Wild: as high as the numbers beside it; alone, one more than the pile.
    { "**" }A hand** You go on until only one of you holds cards: the Beggar, who deals again. The King then chooses: to lead, or to steal the Beggar's highest number.
how-racko =
    { "**" }Aim** Be the first to have your rack of ten cards in order, lowest in front. Gaps are fine: 3, 9, 14, 20 …
    { "**" }The deal** Your cards go into the rack in the order they come, from the back to the front. They never move; you can only exchange them.
    { "**" }Your turn** Take the face-up card, and it has to go in for a card of yours. Or draw one unseen, and put it in or discard it. The card that leaves your rack lies face up for the next.
    { "**" }Points** With your ten cards in order you go RACK-O: 75 points, and the round is over. Everybody else gets 5 points a card, from the front up to the first that drops. Usually 500 win.
    { "**" }Variants** With the bonus, a run of three or more numbers in a row earns more. Two can play with a run of three as a condition, four as two pairs.
how-scots =
    { "**" }Aim** Lay sets, and be rid of your cards first. Laid cards count for you, those in your hand against you. Usually 1000 points win.
    { "**" }Your turn** Pick up, lay, discard. **Pick up:** draw one card, or take the whole pile if you hold two cards that match its top; those three are laid at once.
    { "**" }Sets** Three cards or more of one person. All royals match each other. Crown Jewels stand in for anybody, but two people who match have to be there. Later you may add to your own sets.
    { "**" }Discard** One card ends your turn and goes on top of the pile, for the others to take.
    { "**" }The end** When somebody's hand is empty the round is over at once, so do not hold on to high cards for long.

# What the picture beside it shows; A to D are the seats

how-alt-rank = A table of four, 16 cards to draw. C has laid three 7s. B, the King, with 11 cards and 2 tokens, is to play: three of 8 or more. A, a Knight with 8 cards and 1 token, has passed. C, the Queen, has 9 cards and 1 token. D, the Beggar without tokens, is out first.
how-alt-racko = A table of two. 34 lies face up, 18 cards to draw, and B is to play. Of the rack of A, who has 75 points, all know the 37 on #30, the last exchange; of the rack of B, who has 20 points, the 4 on #5.
how-alt-scots = A table of two. On the pile lie Knox and on top Darnley, 40 cards to draw, and B is to play. A has laid 2 Bothwell and Jewels, worth 55, and has 7 cards and 230 points. B has laid nothing and has 9 cards and 145 points.

command-rules = Look up the rules of a game
command-rules-game = Which game
command-rules-about = A word, or the number of a rule
