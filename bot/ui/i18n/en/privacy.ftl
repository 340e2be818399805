# /privacy. Placeholders in braces are filled in.

command-privacy = What is stored about you
command-privacy-show = What is stored about you, and how much
command-privacy-export = Everything stored about you, as a file only you get
command-privacy-delete = Have everything about you deleted

privacy-title = What's stored about you
privacy-note = Only you see this.
privacy-known = Your Discord account's number, your name ({ $name }), your language and your choices
privacy-tables = { $count ->
    [one] One seat at a table, with your moves there
   *[other] { $count } seats at tables, with your moves there
}
privacy-results = { $count ->
    [one] One result
   *[other] { $count } results
}
privacy-ratings = { $count ->
    [one] One rating, and how it came about
   *[other] { $count } ratings, and how they came about
}
privacy-people = { $count ->
    [one] How you did with one other person
   *[other] How you did with each of { $count } other people
}
privacy-honours = { $count ->
    [one] One achievement, title or first place
   *[other] { $count } achievements, titles and first places
}
privacy-names = { $count ->
    [one] A name you go by on one server only
   *[other] Names you go by on { $count } servers only
}
privacy-invitations = { $count ->
    [one] One invitation to a table
   *[other] { $count } invitations to tables
}
privacy-calls = { $count ->
    [one] One call to your turn, or your daily message
   *[other] { $count } calls to your turns and your daily message
}
privacy-blocks = { $count ->
    [one] One person you've blocked
   *[other] { $count } people you've blocked
}
privacy-audit = { $count ->
    [one] One entry in a server's log of moderators: by you, or about you
   *[other] { $count } entries in servers' logs of moderators: by you, or about you
}
privacy-bans = { $count ->
    [one] One ban
   *[other] { $count } bans
}
privacy-policy = What it's for, who sees it and how long it's kept: see the privacy policy on the bot's profile, or ask whoever runs this bot.
privacy-export = Get it all as a file
privacy-delete = Delete it all…
privacy-export-title = Everything stored about you
privacy-export-whole = Matches you're playing show what your own hand shows. Other people aren't named by their accounts.
privacy-export-part = Your moves were too many for a message, so the file counts them. Whoever runs this bot can give you the rest.
privacy-delete-title = Delete everything about you?
privacy-delete-what = Your name, your choices, your ratings, your place on leaderboards, your achievements and everything else that points to you goes.
privacy-delete-running = { $count ->
    [one] You leave the table where you're seated now; at a rated match, that counts as leaving.
   *[other] You leave all { $count } tables where you're seated now; at a rated match, that counts as leaving.
}
privacy-delete-stays = In matches you've played, a seat without a name stays, so that other people's results stay right. A ban stays too.
privacy-delete-go = Go on…
privacy-sure-title = Really everything?
privacy-sure = Nobody can bring it back, not even whoever runs this bot. To keep a copy, use /privacy export first.
privacy-sure-go = Delete everything
privacy-keep = Keep it
privacy-kept = Nothing was deleted.
privacy-deleted = It's all gone. Backups made before today still have it until they're thrown away. If you press anything of mine again, I'll know you again from then on.
