# An open table, before play

lobby-title = { $game }: a table is open
lobby-rated = rated
lobby-later = rated from two people on
lobby-casual = casual
lobby-means-rated = Rated: the result moves the ratings on /leaderboard.
lobby-means-later = Against computers alone nothing is rated. Once somebody joins, the result moves the ratings of the people who play.
lobby-means-casual = Casual: no rating moves. It counts on /profile and in the list of all matches.
lobby-players = { $least } to { $most } players
lobby-players-exactly = { $count } players
lobby-door = invite only

lobby-host = host
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
lobby-closes = The table closes { $when } unless somebody joins.
lobby-closes-full = The table closes { $when } unless the match starts.

lobby-join = Join
lobby-leave = Leave
lobby-how = How to play
lobby-start = Start
lobby-fill = Fill with computers and start
lobby-add = Add computer
lobby-host-button = Host…

lobby-joined = You are in. Your hand comes by itself when the match starts.
lobby-joined-faded = You're in. Once the match starts, press **My hand** under the table.
lobby-left = You've left the table.
lobby-cut = Cut the deck
lobby-cut-again = Cut again
lobby-cut-why = The deal is sealed. Cut the deck to mix your own words into the shuffle.
lobby-cut-done = Your words are mixed into the deal. Nobody sees them before the match is over; then they stand in its log.
lobby-cut-title = Cut the deck
lobby-cut-label = Your words
lobby-cut-note = Nobody should guess them. After the match everybody can read them in its log. Empty: no cut.

lobby-host-title = For the host
lobby-add-level = Add a computer…
lobby-invite = Invite people…
lobby-remove = Remove somebody…
lobby-give = Hand the table over to…
lobby-given = { $host } is the host now.
lobby-options = Options
lobby-rated-on = Rated: on
lobby-rated-off = Rated: off
lobby-door-on = Invite only: on
lobby-door-off = Invite only: off
lobby-cancel = Cancel table
lobby-cancel-sure = Cancel this table? Everybody gets up, and nothing is played.

lobby-options-title = Options of { $game }
lobby-preset = Preset: { $preset }
lobby-speed = Speed: { $speed }
lobby-value-on = On
lobby-value-off = Off
lobby-value-none = None
lobby-number = A whole number from { $least } to { $most }.
lobby-number-optional = A whole number from { $least } to { $most }; empty for none.
lobby-file-note = JSON, as the rules page describes it; empty for the one of the game.
lobby-fault = **{ $option }** can't have that value here.
lobby-fault-seats = That doesn't work with this number of players.
lobby-fault-unknown = This game has no such option.

lobby-closed-title = { $game }: this table is closed
lobby-closed-cancelled = The host cancelled it. /play opens another.
lobby-closed-ended = A moderator closed it. /play opens another.
lobby-closed-by = { $name }, a moderator, closed it. /play opens another.
lobby-closed-expired = Nobody started it in time. /play opens another.
lobby-closed-empty = Everybody has left. /play opens another.

lobby-not-the-host = Only { $host }, the host, can do that. You can join, or open your own with /play.
answer-not_the_host = Only the host can do that. You can join, or open your own with /play.
answer-already_seated = You already have a seat.
answer-table_full = The table is full.
answer-not_invited = This table is invite only. You can open your own with /play.
answer-not_enough_players = There are not enough players to start.
answer-too_many_players = That is more players than this table can seat.
answer-too_many_invited = A table invites at most as many people as it has seats, one after another included.
answer-no_such_level = This game has no such computer player.
answer-no_such_game = There is no such game here.
answer-no_such_preset = This game has no such preset.
answer-no_such_speed = There is no such speed.
answer-closed_to_you = The host has closed this table to you. You can open your own with /play.
answer-cannot_invite = { $name } can't be invited.
answer-invites_blocked = You block { $name }. To invite them, unblock them first, with /block.
answer-blocked_sits_there = Somebody you block sits at this table: { $names }. Sit down anyway?
sit-anyway = Sit down anyway
sit-not = Not now
sit-not-done = Then not now. Nobody has been told.
answer-words_too_long = Your words are too long to mix in: 200 characters at most.
answer-lobby_closed = This table is not open any more: its match has started, or it was closed.
