# Calls to people: to their turn, to a vote, to a table. Placeholders in braces are filled in.

ping = { $who }, it's your turn.
ping-warning = { $who }, it's still your turn. { $until }
ping-nudge = { $who }, no rush, but { $name } is looking forward to your move.
ping-vote = { $who }, { $name }'s time is up. What now?
ping-where = { $game } · { $place }
ping-over-computer = Nobody played in time, so a computer played this turn.
ping-over-away = A computer has the seat until its person is back.
ping-over-ended = The match has ended.
ping-over-voted = The vote is over.
ping-over-started = The match has begun.
ping-over-closed = The table is closed.

invite = { $names }: { $host } invites you to a table of { $game }.

ask-title = How shall I call you when it's your turn?
ask-note = The match may take days. You can change this at any time under /settings me.
ask-channel = In the channel
ask-direct = By message
ask-none = Not at all
asked-channel = I'll call you in the channel when it's your turn.
asked-direct = I'll write to you when it's your turn; you have just got the first message.
asked-none = I won't call you. /games always lists what waits for you.
hello = Here I'll write to you when it's your turn. You can change that at any time under /settings me.
hand-refused = Discord didn't let me write to you, so I called you in the channel this once. Allow messages from this server, or choose another way under /settings me.
answer-no_direct = Discord doesn't let me write to you. Allow messages from members of this server, or choose another way.

digest-title = These tables wait for you
digest-more = { $count ->
    [one] And one more: /games lists them all.
   *[other] And { $count } more: /games lists them all.
}

menu-nudge = Remind them kindly
nudged = Done: they're reminded that it's their turn.
nudged-later = They have quiet hours now. They're reminded as soon as those are over.
answer-nobody_to_nudge = There's nobody to remind right now.
answer-already_nudged = They've been reminded of this turn already.
answer-wants_no_calls = They get no calls at the moment.
