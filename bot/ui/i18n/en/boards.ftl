# Leaderboards and profiles. Placeholders in braces are filled in.

boards-title = { $game } at { $place }
boards-title-everywhere = { $game } everywhere
boards-this-server = this server
boards-in-pairs = { $game } in pairs
boards-facts = { $which } { $period }
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
boards-alt-climbed = { $count ->
    [one] Up 1 place.
   *[other] Up { $count } places.
}
boards-alt-fell = { $count ->
    [one] Down 1 place.
   *[other] Down { $count } places.
}
boards-alt-new = New here.
boards-moves = ▲▼: places moved since the last week. ★: new here.
boards-below = Not settled yet:
boards-unsure = "?": not settled yet. { $settled } rated matches against { $people } different people settle a rating and list it above the others.
boards-empty-rated = Nobody has a rated match on this list yet. /play opens a table.
boards-empty-all = Nobody has finished a match on this list yet. /play opens a table.
boards-computers = Computers, without a place: { $computers }
boards-computer = { $level } { $wins } in { $matches }

boards-you = You: place { $place } of { $of }
boards-behind = { $points } behind { $name }
boards-behind-wins = { $count ->
    [one] 1 win behind { $name }
   *[other] { $count } wins behind { $name }
}
boards-behind-unsure = behind { $name }: a few more matches will settle your rating
boards-you-hidden = You're hidden from leaderboards (/settings me).
boards-you-not-everywhere = You're not on this one. In /settings me you can choose to be seen everywhere.
boards-you-none = You haven't finished a match of { $game } here yet. One puts you on the list.
boards-you-none-everywhere = You haven't finished a match of { $game } yet. One puts you on the list.
boards-you-elsewhere = { $count ->
    [one] Your match of { $game } is on another list: try all matches, all time or the other menu entries.
   *[other] Your { $count } matches of { $game } are on other lists: try all matches, all time or the other menu entries.
}
boards-where-h = Show everywhere
boards-where-w = Show this server
boards-which-r = Show all matches
boards-which-a = Show rated ones
boards-next = Next
boards-to-me = Jump to me
boards-share = Share
boards-open = Where am I?

profile-closed = Nothing to see here: they keep their profile to themselves, or have never played.
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
profile-unsure = It settles with { $settled }, against { $people } different people
profile-curve = The rating after each match, from match { $start } to match { $end }: first { $before }, now { $now }, give or take { $doubt }; lowest { $low }, highest { $high }.
profile-doubt = ±: there's about a 50% chance that the true rating is within this range.
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
profile-never-met = You haven't played against { $name } yet.
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

matches-title = Matches
matches-own = Newest first. Only you see this list.
matches-both = Those that you and { $name } both played, newest first.
matches-none = No matches yet.
matches-line = { $game } · { $when } · { $place } of { $of } · { $rating }
matches-rating = { $rating } (**{ $change }**)
matches-unrated = not rated
matches-newer = Newer
matches-older = Older

command-leaderboard = Who stands where, on this server or everywhere
command-leaderboard-game = Which game; left out, the one last played here
command-leaderboard-period = Which stretch of time; left out, the newest one with anybody on it
command-leaderboard-everywhere = All servers together, of the people who want to be seen there
command-profile = Ratings, records and streaks
command-profile-person = Whose profile; left out, your own

boards-held = 👑 { $title }: **{ $name }**, since { $since }
boards-season = Each quarter the list begins anew; ratings go on
profile-title = 👑 **{ $title }** since { $since }
profile-earned-match = match
fame-title = Hall of fame
fame-everywhere = everywhere
fame-season = Quarter { $quarter } of { $year }
fame-place = { $place }\. **{ $name }** { $rating }
fame-none = No season has ended with a settled rating yet.
fame-note = The first three of each quarter, of settled ratings, as they stood at its end.
