# Leaderboards and profiles. Placeholders in braces are filled in.

boards-title = { $game } at { $place }
boards-title-everywhere = { $game } everywhere
boards-this-server = this server
boards-in-pairs = { $game } in pairs
boards-facts = { $which } { $period }; listed from { $least } matches on
boards-facts-rated = Rated matches
boards-facts-all = All matches, also casual ones and those against computers,
boards-period-week = this week
boards-period-month = this month
boards-period-season = this season
boards-period-all = of all time
boards-choose-week = This week
boards-choose-month = This month
boards-choose-season = This season
boards-choose-all = All time

boards-line = { $place }\. **{ $name }** { $merit } · { $matches }
boards-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
boards-wins = { $count ->
    [one] 1 win
   *[other] { $count } wins
}
boards-alt = { $place }. { $name }: { $rating }, give or take { $doubt }.
boards-alt-unsure = { $place }. { $name }: { $rating }, give or take { $doubt }, few matches so far.
boards-unsure = ? after a rating: fewer than { $settled } rated matches so far, so it stands after those that are settled.
boards-empty-rated = Nobody has { $least } rated matches yet. /play opens a table.
boards-empty-all = Nobody has { $least } matches yet. /play opens a table.
boards-computers = Computers, without a place: { $computers }
boards-computer = { $level } { $wins } in { $matches }

boards-you = You: place { $place } of { $of }
boards-behind = { $points } behind { $name }
boards-behind-wins = { $count ->
    [one] 1 win behind { $name }
   *[other] { $count } wins behind { $name }
}
boards-behind-unsure = behind { $name }: a few more matches settle your rating
boards-you-hidden = You are on no leaderboard: so you chose in /settings me.
boards-you-not-everywhere = You are not on this one. Under /settings me you can choose to be seen everywhere.
boards-you-few = { $count ->
    [0] You have no matches here yet; { $least } put you on the list.
    [one] You have 1 match here; { $least } put you on the list.
   *[other] You have { $count } matches here; { $least } put you on the list.
}
boards-where-h = Show everywhere
boards-where-w = Show this server
boards-which-r = Show all matches
boards-which-a = Show rated ones
boards-next = Next
boards-share = Share
boards-open = How do I stand?

profile-closed = This profile is closed.
profile-none = No matches of this game yet.
profile-facts = { $count ->
    [one] 1 match in all
   *[other] { $count } matches in all
}
profile-facts-here = { $count ->
    [one] 1 match at { $place }
   *[other] { $count } matches at { $place }
}
profile-unrated = Not rated yet.
profile-rating-all = Rating **{ $rating }** · { $matches }
profile-rating-pairs = In pairs **{ $rating }** · { $matches }
profile-rated-matches = { $count ->
    [one] 1 rated match
   *[other] { $count } rated matches
}
profile-unsure = Few so far: it settles with { $settled }
profile-curve = The rating after each match, from match { $start } to match { $end }: first { $before }, now { $now }, give or take { $doubt }; lowest { $low }, highest { $high }.
profile-doubt = ±: as likely as not, the true strength is that near.
profile-record = **{ $wins }** in { $count ->
    [one] 1 match
   *[other] { $count } matches
}
profile-variant = { $name }: { $wins } in { $count ->
    [one] 1 match
   *[other] { $count } matches
}
profile-streak = { $count ->
    [one] Won the last one
   *[other] Won the last { $count } in a row
}
profile-drought = { $count ->
    [one] The last win was one match ago
   *[other] No win in the last { $count } matches
}
profile-longest = { $count ->
    [one] Longest streak: 1 win
   *[other] Longest streak: { $count } wins
}
profile-between = You against { $name }: **{ $score }**
profile-never-met = You have not played against { $name } yet.
profile-together = { $count ->
    [one] In one pair with you: { $wins } in 1 match
   *[other] In one pair with you: { $wins } in { $count } matches
}
profile-level = { $count ->
    [one] { $score } (1 level)
   *[other] { $score } ({ $count } level)
}
profile-nemesis = Your nemesis: **{ $name }**, { $score }
profile-partner = { $count ->
    [one] Your favourite partner: **{ $name }**, { $wins } in 1 match
   *[other] Your favourite partner: **{ $name }**, { $wins } in { $count } matches
}
profile-against = **Most met** (you ahead : you behind)
profile-only-you = Only you see who it was against.

command-leaderboard = Who stands where, on this server or everywhere
command-leaderboard-game = Which game; left out, the one last played here
command-leaderboard-period = Which stretch of time
command-leaderboard-everywhere = All servers together, of the people who want to be seen there
command-profile = Ratings, records and streaks
command-profile-person = Whose profile; left out, your own
