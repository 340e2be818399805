# The rules to look up, and how to play on one screen

rules-books-title = Rules
rules-book-title = Rules of { $game }
rules-open = Look up
rules-find = `/rules` finds a rule by a word or by its number.
rules-chapters = By chapter…
rules-rulings = Rulings and finer points…
rules-clauses = One rule of this chapter…
rules-hits = Open one of them…
rules-in-force = The rule behind an option…
rules-range = { $first } to { $last }

rules-place = { $game }, { $clause }
rules-place-ruling = { $game }, { $clause } · a ruling: the sheet doesn't say so outright
rules-place-sheets = { $game }, { $clause } · stated in: { $sheets }
rules-link = Rule { $clause }
rules-set-so = At this table: { $name }: **{ $value }**
rules-is-on = ✅ This is in force at this table.
rules-is-off = ✋ This isn't in force at this table.
rules-is-part = ◐ Only a part of this holds at this table.
rules-marked-part = ◐ { $line }
rules-marked-on = ✅ { $line }
rules-marked-off = ✋ { $line }
rules-marks = ✅ is chosen for this table, ◐ holds in part, ✋ isn't in force.
rules-shared = { $name } shows a rule.

rules-force-title = Rules at this table
rules-force-chosen = Chosen for this table
rules-force-usual = As usual
rules-force-nothing = This table changes nothing.

rules-found-title = Rules with “{ $text }”
rules-found-more = { $count ->
    [one] One more fits; another word narrows it down.
   *[other] { $count } more fit; another word narrows it down.
}
rules-found-named = “{ $name }” is called “{ $ours }” here.
rules-found-none = No rule matches. Try another word, or look by chapter.

chapter-button = Whole chapter
chapters-button = All chapters
games-button = Other games
share-button = Share
how-button = How to play
reference-button = Reference card
force-button = Rules at this table

rules-how-title = How to play { $game }
rules-how-here = **At this table** { $told }

# What the picture beside it shows; A to D are the seats

command-rules = Look up the rules of a game
command-rules-game = Which game
command-rules-about = A word, or the number of a rule
