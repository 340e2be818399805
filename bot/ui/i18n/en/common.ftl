# What every game says. Placeholders in braces are filled in; see CONTRIBUTING.md, "Add a language".

time-up = Time's up { $when }.
turn-of = { $name }'s turn
your-turn = Your turn
clause = ({ $clause })
refused = ✋ { $sentence }

hand-button = My hand
hand-faded = **My hand** brings you your cards.
hand-over = { $place ->
    [1] You won!
    [2] You came 2nd
    [3] You came 3rd
   *[other] You came { $place }th
}
rules-button = Rules
menu-button = Menu
more-button = More
back-button = Back
refresh-button = Refresh
clear-button = Clear

badge-turn = ▶
dealer = the dealer

answer-already_played = That press already counted.
answer-stale_press = That button is out of date. Here's where the match is now.
answer-not_seated = You're not at this table. You can watch, or open your own with /play.
answer-match_over = The match is over.
answer-not_started = The match hasn't started yet.
answer-no_such_table = There's no such table here any more.
answer-not_kept = That couldn't be saved, so nothing changed. Please try again in a moment.
answer-unsure = I couldn't tell whether that counted. Check how the table stands before you press again.
answer-kept = That counted, but I couldn't show it here. Look at the table, or open your hand again.
answer-nothing_to_advise = You can ask for a hint on your turn.
answer-too_often = That was a lot at once. Try again { $when }.
answer-many_at_once = One moment: what you pressed before is still being answered.
answer-one_at_a_time = One at a time: your last question is still being thought about.
answer-no_hints = There are no hints in rated matches.
answer-resting = The match is paused. *Go on*, below the table, ends the pause.
answer-out = You can't come back to this match. A computer plays on in your seat.
answer-own_table = You play in this rated match yourself. Ask another moderator.
answer-casual_only = Somebody here left three rated matches today before their first move. Until tomorrow only casual tables are open to them.
answer-nothing_to_decide = That's for the others at the table to decide. Press My hand to play.
answer-other_rules = This match began under rules that this version doesn't have.
answer-unreadable = This match can't be opened right now. Whoever runs the bot can see why.
answer-bad_options = These options don't go together.
answer-refused = You can't do that here ({ $code }).
answer-trouble = Something went wrong. Nothing changed; please try again in a moment.
answer-starting = I'm just starting up. Please try again in a few seconds.
answer-stopping = Back in a moment. Please try again then; nothing is lost.
answer-forged = I don't know that button. The table's message has a fresh one.
answer-not_possible = You can't do that at this point of the match.

computer-kind = { $level ->
     [random] computer (random)
     [greedy] computer (simple)
     [easy] computer (easy)
     [medium] computer (medium)
    *[hard] computer (hard)
}
level-random = Random
level-greedy = Simple
level-easy = Easy
level-medium = Medium
level-hard = Hard

vote-title = { $name }'s time is up
vote-question = { $names }, what should happen? Voting ends { $when }.
vote-otherwise = { $otherwise ->
    [wait] On a tie, or with no votes, we wait.
    [seat] On a tie, or with no votes, a computer plays until { $name } is back.
   *[turn] On a tie, or with no votes, a computer plays this turn.
}
vote-wait = Wait · { $count }
vote-turn = Computer, one turn · { $count }
vote-seat = Computer until { $name } is back · { $count }
vote-level = { $level } until back · { $count }
vote-absent = { $name }: press My hand and play, and this question goes away.
voted = Vote counted. Press another to change it.
vote-told-wait = The table still waits for { $name }.
vote-told-turn = { $computer }, a computer, played this turn for { $name }.
away = { $computer }, { $kind }, plays for { $name } until { $name } presses My hand.
ask-long = { $name } has had more than three days for this turn. Anybody at the table may ask the others what to do.
ask-button = Ask the table

news-played = { $count ->
    [one] While you were away, { $computer }, a computer, played one turn for you.
   *[other] While you were away, { $computer }, a computer, played { $count } turns for you.
}
news-waited = Your time was up, and the table has waited for you.
news-overdue = Your time was up, and the others are choosing what to do. Play, and it's your turn as before.
news-resting = The match is paused until { $when }, or until one of you presses *Go on* below the table.

rest-title = ⏸️ Paused
rest-until = You all agreed to pause. The match goes on { $when }, or as soon as one of you presses *Go on*.
rest-over = Go on
deserted-title = Nobody is at the table
deserted-closes = The computers wait. The table closes { $when }, without a result, unless somebody comes back with My hand.
wish-rest = { $count ->
    [one] { $names } would like to pause ({ $count } of { $of }): Menu, *Pause*.
   *[other] { $names } would like to pause ({ $count } of { $of }): Menu, *Pause*.
}
wish-end = { $count ->
    [one] { $names } would like to end the match without a result ({ $count } of { $of }): Menu, *End early*.
   *[other] { $names } would like to end the match without a result ({ $count } of { $of }): Menu, *End early*.
}

between-next = Next deal { $when }.
between-awaited = Waiting for { $names }.
between-nobody = Press *Next* to go on at once.
next-button = Next
since = Since you were here: { $sentence }

over-title = { $count ->
    [0] The match is over
    [one] 🏆 { $names } wins
   *[other] 🏆 { $names } win
}
over-closed = This table is closed
over-closed-why = The match was ended without a result.
over-closed-agreed = You all agreed to end the match, without a result.
over-closed-deserted = Nobody was left at the table, so the match was ended without a result.
over-closed-rules = The match ended without a result: it began with older rules, and this bot no longer has them.
over-closed-by = { $name }, a moderator, ended the match, without a result.
over-facts = { $game }, { $preset } · { $played } · { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} · { $rated }
over-rated = rated
over-casual = casual
over-earned = **{ $name }**: { $what }
over-line = { $place }. { $name } · { $points }
over-line-rated = { $place }. { $name } · { $points } · { $rating } (**{ $change }**)
over-why-casual = casual
over-why-alone = only one side of people
over-why-hint = a hint was used
over-why-replaced = somebody was replaced
over-why-often = five a day
over-why-unmoved = left before the first move
over-why-removed = replaced by a moderator
over-all-left = All the others have left.
why-button = Why?
why-title = Why ratings moved
why-casual = This match was casual. Ratings move only in rated matches that people play on two sides or more, and that end by themselves.
why-before = This match began under the older rule: it isn't rated if anybody asked for a hint, left, or was played for.
why-whole = The match is one ranking. Those who stayed come in their order, and below them those who left: the earlier the last move of their own, the lower. Computers aren't ranked.
why-left = Left means: pressed *Leave* or ran out of time in two turns running, and wasn't back at the end. Or a computer chose in two or more turns, and in over a fifth of them.
why-pairs = A pair has its place together. Who left it moves as if it had come last.
why-out = Who leaves before the first move, or is replaced by a moderator, is out: nothing moves for them.
why-often = The same people are rated in five matches a day. The rest count as played.
deal-button = Check the deal
deal-seal = Deal sealed: `{ $seal }`
deal-print = Fingerprint: `{ $print }`
deal-fits = ✅ The deal is right
deal-fits-seal = The seed is the one that was sealed before anybody sat down.
deal-fits-dealt = { $shuffles ->
    [one] Dealt again from it, the one shuffle comes out card by card the same.
   *[other] Dealt again from it, all { $shuffles } shuffles and draws come out card by card the same.
}
deal-fits-words = The words of who cut the deck are mixed in.
deal-fits-moves = The rules allow every one of the { $moves } moves, up to the last.
deal-unfit = ❌ Something does not fit
deal-unfit-why = Dealt again, this match does not come out as it was played. Please show this to whoever runs the bot.
deal-sealed = Sealed before anybody sat down:
deal-seed = Seed, shown now that the match is over:
deal-how = No need to take the bot's word for it. Save both files and run, with Python:
deal-log = The log names seats, not people.
deal-later = When the match is over, the seed is shown here, and everybody can deal again and compare.
deal-never = The match was ended without a result, so its cards stay secret.
score-so-far = So far: { $score }.
score-of = { $name } { $count }
rematch-button = Rematch
rematch-count = Rematch · { $wanting } of { $of }
rematch-wanted = { $count ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
rematch-runs = The rematch is being played.
answer-rematch_runs = The rematch is being played already.
names-and = { $names } and { $last }
hands-button = Hands
scores-button = Scores

menu-title = Menu
menu-scores = Scores
menu-moves = Last moves
menu-rules = Rules in force
menu-leave = Leave the match
menu-rest = Pause · { $agreed } of { $of }
menu-end = End early · { $agreed } of { $of }
end-question = End the match early, without a result? It ends once everybody who is there agrees: { $agreed } of { $of } so far.
end-question-rated = End this rated match early, without a result? It ends once everybody who has a seat agrees: { $agreed } of { $of } so far.
end-agree = End it
end-not = No longer
host-title = For the host
host-note = When somebody's time is up, the others choose what to do. This is for when nobody votes, and for how strong computers are that play for people who are away.
host-level = Computers for absent people: { $level }
host-waits = No votes: the table waits
host-waits-not = No votes: a computer plays
host-give = Hand over to…
menu-down = Move table to bottom
menu-pace-calm = Computers: take their time
menu-pace-brisk = Computers: play at once
menu-report = Not working?
menu-report-text = Something wrong with this table? Tell whoever runs this bot: match `{ $match }`, move { $version }.
menu-rule-line = { $name }: **{ $value }**
menu-moves-title = Last moves
menu-moves-none = Nothing has happened yet.
menu-scores-title = Scores
leave-question = Leave the match? { $computer }, a computer, plays on for you until you press My hand.
leave-question-alone = Leave the match? Nobody else is at the table. It closes after a day or more, without a result, unless somebody comes back.
leave-question-unmoved = Leave the match? You haven't moved, so it won't count for you, and you can't come back. { $computer }, a computer, plays on. You can do that three times a day.
leave-question-unmoved-closes = Leave the match? You haven't moved, and nobody else could win then: it closes, without a result. You can do that three times a day.
leave-question-unmoved-ends = Leave the match? You haven't moved, so it won't count for you. It ends at once, and whoever is still there has won. You can do that three times a day.
leave-question-left = Leave this rated match? You'll be ranked below everybody who stays, unless you come back in time. { $computer }, a computer, plays on for you until you press My hand.
leave-question-left-ends = Leave this rated match? Everybody else has left: it ends at once, you lose, and whoever is still there has won.
leave-left = You've left, and { $computer } plays for you. My hand brings you back while the match lasts.
leave-closed = You've left. The match is closed, without a result.
leave-last = You've left. Nobody else is at the table: it closes after a while, without a result. My hand brings you back until then.
leave-ended = You've left, and the match is over.
leave-out = You've left, and { $computer } plays on. The match doesn't count for you.
down-done = The table is the newest message now.

more-title = More
more-ping-none = Turn alerts: off
more-ping-channel = Turn alerts: here
more-ping-direct = Turn alerts: DM
more-auto-on = Auto-pass: on
more-auto-off = Auto-pass: off
auto-pass-help = Auto-pass: when nothing you hold can be played, you pass automatically.
more-careful-on = Two taps: on
more-careful-off = Two taps: off
more-text-on = Text mode: on
more-text-off = Text mode: off
more-note = These settings are yours, at every table.

rematch-in = You're in. The rematch starts once everyone is in.

command-play = Open a table for a card game
command-play-game = Which game
command-play-preset = Edition or variant; left out, the usual one
command-play-speed = How long a turn may take
command-play-rated = Whether the match counts for ratings; left out, as the server usually plays
command-play-with = People to invite, as @mentions
command-play-computers = How many computer players sit down right away
command-play-level = How strong they are
command-play-invite-only = Whether only the invited may join
command-play-thread = Whether to open a thread for the table
command-games = Your open tables, here and everywhere
command-table = Look after the tables of this server
command-table-end = End a match without a result
command-table-repair = Post a table's message again in this channel
command-table-replace = Let a computer take somebody's seat
command-table-table = Which table
command-table-person = Whose seat
command-about = What this bot is
command-help = How to play with this bot
speed-live = live: 60 s a turn + 2 min a match
speed-relaxed = relaxed: 10 min a turn
speed-daily = daily: a day a turn
speed-unlimited = no time limit

right-view_channel = View Channel
right-send_messages = Send Messages
right-send_messages_in_threads = Send Messages in Threads
right-create_public_threads = Create Public Threads
answer-no_rights = I can't open a table here. In this channel I need these permissions: { $rights }.
answer-no_mentions = With `with:`, name people as @mentions, so it's clear who you mean.
answer-not_opened = I can't open that here right now. Check my permissions in this channel and try again.
thread-name = { $game } with { $name }
thread-opened = The table is open in { $thread }.
games-title = Your tables
games-none = You're not at any table. /play opens one.
games-table = **{ $title }** with { $names }
    -# { $place }
games-table-alone = **{ $title }**
    -# { $place }
games-link = { $place } · [Go to the table]({ $link })
games-lobby = Not started yet.
games-mine = It's your turn.
games-theirs = { $name }'s turn.
games-asked = { $name }'s time is up. You may vote.
games-paused = The match is paused.
games-dealer = The next cards are dealt soon.
games-running = The match is on.
games-away = { $computer } plays for you. Open your hand to take your seat back.
games-invited = { $host } invites you.
games-here = Open: you can join.
games-names-more = { $names } and { $count } more
games-page = Page { $page } of { $pages }
games-how = How to play
hand-of = { $game } with { $names }
hand-of-linked = { $game } with { $names } · [Go to the table]({ $link })
hand-unshown = I can't update the table's message in { $place }, but your hand works as usual. A moderator can let me see that channel and write in it again, or bring the table to another one with `/table repair`.
table-choice = { $title }: { $names } in #{ $channel } ({ $id })
table-choice-lobby = { $game }, not started
table-choice-turn = { $title }, { $hours ->
    [0] { $minutes ->
        [one] 1 min left
       *[other] { $minutes } min left
    }
    [one] 1 h left
   *[other] { $hours } h left
}
table-end-title = End this match?
table-end-question = It ends at once and for everybody, without a result. Nobody can take it up again, and the table will say that it was you.
table-keep = Keep it
table-end = End the match
table-kept = The match goes on.
table-ended = The match has ended without a result.
table-repaired = The table's message is posted again in this channel.
table-replaced = A computer holds that seat now, and the person can't take it back.
about-title = Courtyard
about-text = Card games at tables in your channels, with people and computers.
    { $games }
    { "**" }/play** opens a table, **/help** says how to go on from there.
    Version { $version }. The deal of every match is sealed before it starts and can be checked afterwards.
help-title = How to play here
help-text = **/play** opens a table: choose a game, and you sit. Others press Join; *Start* deals. Alone? *Fill with computers and start* deals at once.
    { "**" }My hand**, under the table, opens your cards; only you see them. Tap what you want to play; the panel says what it would do.
    { "**" }Menu**, under the table: scores, last moves, the rules in force, pausing, ending early, leaving, blocking (or /block) or reporting somebody, and *Move table to bottom* when the table is far up.
    { "**" }Somebody away?** When their time is up, the others choose below the table: wait, or let a computer play. My hand takes the seat back at any time.
    { "**" }/games** lists your tables with what waits for you. /privacy shows or deletes what's stored about you.
    { $games }

# The score sheet, and the final standings as they are spoken

sheet-column = { $name }: { $rounds }; { $total }.
sheet-total = { $name }: { $total }.
sheet-before = 1–{ $last }: { $points }
sheet-points = { $points }
sheet-marked = { $points } ({ $mark })
sheet-coins = { $mark } +{ $points }
standings-alt = { $place }. { $name }, { $points }.
standings-alt-rated = { $place }. { $name }, { $points }, rating { $change }.
