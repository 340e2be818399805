# An open table, before play

lobby-title = { $game }: a table is open
lobby-speed-live = live, 60 s a turn
lobby-speed-relaxed = relaxed, 10 min a turn
lobby-speed-daily = a day a turn
lobby-speed-unlimited = no time limit
lobby-rated = rated
lobby-casual = casual
lobby-players = { $least } to { $most } players
lobby-players-exactly = { $count } players
lobby-door = by invitation

lobby-host = host
lobby-computer = computer
lobby-computer-level = computer ({ $level })
lobby-has-cut = has cut the deck
lobby-invited = Invited: { $names }.
lobby-invited-more = Invited: { $names } and { $count } more.
lobby-missing = { $count ->
    [one] One more to start.
    [2] Two more to start.
    [3] Three more to start.
    [4] Four more to start.
   *[other] { $count } more to start.
}
lobby-enough = { $count ->
    [one] Enough to start; one more may join.
    [2] Enough to start; two more may join.
    [3] Enough to start; three more may join.
    [4] Enough to start; four more may join.
   *[other] Enough to start; { $count } more may join.
}
lobby-full = The table is full.
lobby-for-host = For { $host }, the host:
lobby-sealed = Deal sealed: `{ $seal }`. The table closes { $when } unless somebody joins.
lobby-sealed-full = Deal sealed: `{ $seal }`. The table closes { $when } unless the match starts.

lobby-join = Join
lobby-leave = Leave
lobby-how = How to play
lobby-start = Start
lobby-add = Add computer
lobby-host-button = Host…

lobby-joined = You are in. Your hand comes by itself when the match starts.
lobby-left = You have left the table.
lobby-cut = Cut the deck
lobby-cut-again = Cut again
lobby-cut-why = The deal is sealed. Cut the deck, and words of your own are mixed into it.
lobby-cut-done = Your words are mixed into the deal. Nobody sees them before the match is over.
lobby-cut-title = Cut the deck
lobby-cut-label = Your words
lobby-cut-note = Anything nobody could guess. Left empty, your cut is taken back.
lobby-how-title = How to play { $game }

lobby-host-title = For the host
lobby-add-level = Add a computer…
lobby-remove = Remove somebody…
lobby-give = Hand the table over to…
lobby-given = { $host } is the host now.
lobby-options = Options
lobby-rated-on = Rated: yes
lobby-rated-off = Rated: no
lobby-door-on = By invitation: yes
lobby-door-off = By invitation: no
lobby-cancel = Cancel table
lobby-cancel-sure = Cancel this table? Everybody gets up, and nothing is played.

lobby-options-title = Options of { $game }
lobby-preset = Preset: { $preset }
lobby-speed = Speed
lobby-value-on = On
lobby-value-off = Off
lobby-value-none = None
lobby-number = A whole number from { $least } to { $most }.
lobby-number-optional = A whole number from { $least } to { $most }; empty for none.
lobby-file-note = JSON, as the rules page describes it; empty for the one of the game.
lobby-fault = **{ $option }** cannot be that here.
lobby-fault-seats = That is not for this number of players.
lobby-fault-unknown = This game has no such option.

lobby-closed-title = { $game }: this table is closed
lobby-closed-cancelled = The host has cancelled it. /play opens another.
lobby-closed-ended = A moderator has closed it. /play opens another.
lobby-closed-expired = Nobody started it in time. /play opens another.
lobby-closed-empty = Everybody has left. /play opens another.

lobby-not-the-host = Only { $host }, the host, can do that. You can join, or open your own with /play.
answer-not_the_host = Only the host can do that. You can join, or open your own with /play.
answer-already_seated = You already have a seat.
answer-table_full = The table is full.
answer-not_invited = This table is by invitation. You can open your own with /play.
answer-not_enough_players = There are not enough players to start.
answer-too_many_players = That is more players than this table can seat.
answer-no_such_level = This game has no such computer player.
answer-no_such_game = There is no such game here.
answer-no_such_preset = This game has no such preset.
answer-no_such_speed = There is no such speed.
answer-words_too_long = Your words are too long to be mixed in: 200 characters are the most.
answer-lobby_closed = This table is not open any more: its match has started, or it was closed.
