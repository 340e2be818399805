## A hint: what the best computer would do from the same seat

hint-button = Hint
hint-not-rated = No hints: rated
hint-title = A hint
hint-costs = A hint makes this match casual: it will not be rated, for anybody.
hint-give = Give me a hint
hint-choose = Choose it

## After a match: the moves that cost most

look-back-button = Look back
look-back-title = Looking back
look-back-lead = { $count ->
    [one] The move that cost you most.
   *[other] The { $count } moves that cost you most.
}
look-back-nothing = No move of yours was clearly the wrong one. Well played!
look-back-fair = Judged by what you could see then, not by what came of it.
look-back-hand = You held { $hand }
look-back-yours = You: { $what }
look-back-better = Better: { $what }
