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

# What the picture beside it shows; A to D are the seats

command-rules = Look up the rules of a game
command-rules-game = Which game
command-rules-about = A word, or the number of a rule
