# What every game says. Placeholders in braces are filled in; see CONTRIBUTING.md, "Add a language".

time-up = Time's up { $when }.
turn-of = { $name }'s turn
your-turn = Your turn
clause = ({ $clause })
refused = ✋ { $sentence }

hand-button = My hand
rules-button = Rules
menu-button = Menu
more-button = More
back-button = Back
refresh-button = Refresh
clear-button = Clear

badge-turn = ▶
dealer = the dealer

answer-already_played = That press counted already.
answer-stale_press = The match has moved on; this is how it stands now.
answer-not_seated = You do not sit at this table. You can watch, or open your own with /play.
answer-match_over = The match is over.
answer-not_started = The match has not started yet.
answer-no_such_table = There is no such table here any more.
answer-not_kept = Your move could not be saved, so it was not made. Please press again in a moment.
answer-nothing_to_advise = It is not your turn: a hint waits for it.
answer-nothing_to_decide = The others at the table decide. Press My hand to play.
answer-other_rules = This match began under rules that this version does not have.
answer-unreadable = This match cannot be opened at the moment. Whoever runs the bot can see why.
answer-bad_options = These options do not go together.
answer-refused = That is not allowed here ({ $code }).
answer-trouble = Something went wrong here. Nothing was changed; please press again in a moment.
answer-starting = I am just starting up. Please press again in a few seconds.
answer-forged = I don't know that button. The table's message has a fresh one.
answer-not_possible = That can't be done at this point of the match.

computer-name = { $level } { $number }
level-random = Random
level-greedy = Simple
level-easy = Easy
level-medium = Medium
level-hard = Hard

vote-title = { $name }'s time is up
vote-question = { $names }: what now? Votes are counted { $when }; a tie, or none: we wait.
vote-wait = Wait · { $count }
vote-turn = Computer, one turn · { $count }
vote-seat = Computer until { $name } is back · { $count }
vote-absent = { $name }: press My hand and play, and this question goes away.
voted = Your vote counts. Another press moves it.
away = A computer holds { $name }'s seat until { $name } presses My hand.

over-title = { $count ->
    [0] The match is over
    [one] 🏆 { $names } wins
   *[other] 🏆 { $names } win
}
over-closed = This table is closed
over-closed-why = The match was ended without a result.
over-facts = { $game }, { $preset } · { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
} · { $rated }
over-rated = rated
over-casual = casual
over-line = { $place }. **{ $name }** · { $points }
over-line-rated = { $place }. **{ $name }** · { $points } · { $rating } (**{ $change }**)
over-seed = Seed of the deal: `{ $seed }`. Check it with the verifier.
rematch-button = Rematch
hands-button = Hands
scores-button = Scores

menu-title = Menu
menu-scores = Scores
menu-moves = Last moves
menu-rules = Rules in force
menu-leave = Leave the match
menu-down = Bring down
menu-pace-calm = Computers: take their time
menu-pace-brisk = Computers: play at once
menu-report = Report
menu-report-text = Something wrong with this table? Tell the person who runs this bot, and name match `{ $match }`, move { $version }.
menu-rule-line = { $name }: **{ $value }**
menu-moves-title = Last moves
menu-moves-none = Nothing has happened yet.
menu-scores-title = Scores
leave-question = Leave the match? A computer plays on for you; My hand brings you back.
leave-left = You have left. My hand brings you back while the match lasts.
down-done = The table is now the newest message.

more-title = More
more-ping-none = Call me: no
more-ping-channel = Call me: here
more-ping-direct = Call me: by message
more-auto-on = Auto-pass: on
more-auto-off = Auto-pass: off
auto-pass-help = Auto-pass: when nothing you hold can be played, you pass by yourself.
more-careful-on = Two taps: on
more-careful-off = Two taps: off
more-text-on = Text mode: on
more-text-off = Text mode: off
more-note = These settings are yours, at every table.

ping = { $who }, it is your turn.
rematch-in = You are in for another match. It starts when everybody is.

command-play = Open a table for a card game
command-play-game = Which game
command-play-preset = Edition or variant; left out, the usual one
command-play-speed = How long a turn may take
command-play-rated = Whether the match counts for ratings
command-play-with = People to invite, as @mentions
command-play-computers = How many computer players sit down right away
command-play-level = How strong they are
command-play-invite-only = Whether only the invited may join
command-play-thread = Whether to open a thread for the table
command-games = Your open tables, here and everywhere
command-table = Look after the tables of this server
command-table-end = End a match without a result
command-table-repair = Post a table's message anew in this channel
command-table-replace = Let a computer take somebody's seat
command-table-table = Which table
command-table-person = Whose seat
command-about = What this bot is
command-help = How to play with this bot
speed-live = Live: 60 seconds a turn, with a time bank
speed-relaxed = Relaxed: 10 minutes a turn
speed-daily = Daily: a day for each turn
speed-unlimited = Without a limit

right-view_channel = View Channel
right-send_messages = Send Messages
right-send_messages_in_threads = Send Messages in Threads
right-create_public_threads = Create Public Threads
answer-no_rights = I cannot open a table here: I need the right { $rights } in this channel.
answer-no_mentions = With `with:`, name people as @mentions, so that it is clear who is meant.
answer-not_opened = That cannot be opened here just now. Look at my rights in this channel, and try again.
thread-name = { $game } with { $name }
thread-opened = The table is open in { $thread }.
games-title = Your tables
games-none = You sit at no table. /play opens one.
games-line = **{ $game }** { $place }
    { $state }
games-lobby = Not started yet.
games-mine = It is your turn.
games-theirs = Others are to move.
games-how = How to play
table-choice = { $game } in #{ $channel } ({ $id })
table-ended = The match is ended, without a result.
table-repaired = The table's message is posted anew in this channel.
table-replaced = A computer holds that seat now. My hand brings the person back.
about-title = Courtyard
about-text = Card games at tables in your channels, with people and computers.
    { $games }
    Version { $version }. The deal of every match is sealed before it starts and can be checked afterwards.
help-title = How to play here
help-text = **/play** opens a table: choose a game, and you sit. Others press Join; *Start* deals. Alone? Add computers, or say how many with `computers:`.
    { "**" }My hand**, under the table, opens your cards; only you see them. Tap what you want to play; the panel says what it would do.
    { "**" }Menu**, under the table: scores, last moves, the rules in force, leaving, and *Bring down* when the table is far up.
    { "**" }/games** lists your tables with what waits for you.
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
