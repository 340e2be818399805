# /settings me and /settings server. Placeholders in braces are filled in.

settings-me-title = Your settings
settings-me-note = They are yours, at every table and on every server.
settings-ping-none = My turn: do not call me
settings-ping-channel = My turn: call me in the channel
settings-ping-direct = My turn: send me a message
settings-quiet = Quiet hours…
settings-quiet-none = **Quiet hours:** none. You are called at any time.
settings-quiet-hours = **Quiet hours:** { $first } to { $last }, { $zone } (it is { $time } there now). Nobody calls you then.
settings-quiet-title = Quiet hours
settings-from = From { $hour }
settings-until = Until { $hour }
settings-from-placeholder = From…
settings-until-placeholder = Until…
settings-zone = Time zone…
settings-loud = No quiet hours
settings-zone-title = Time zone
settings-zone-label = Where are you?
settings-zone-note = A city or a zone: Rome, New York, Europe/London, +2
settings-language-discord-me = Language: as in my Discord
settings-language-discord-server = Language: as in the server's Discord settings
settings-language = Language: { $language }
settings-listed-nowhere = Leaderboards: nowhere
settings-listed-servers = Leaderboards: my servers
settings-listed-everywhere = Leaderboards: everywhere
settings-profile-open = Profile: others may look at it
settings-profile-closed = Profile: only I see it
settings-switches-note = Text mode: no pictures anywhere. Two taps: { $careful } asks before it places. Auto-pass: { $auto } passes for you where nothing can be played.

settings-server-title = Settings of { $place }
settings-server-note = `/settings server channel: role:` names another channel or role, and the same again takes it off the list.
settings-channels = Tables may be opened in { $channels }.
settings-channels-any = Tables may be opened in **every channel**.
settings-roles = They are opened by { $roles }.
settings-roles-any = They are opened by **everybody**.
settings-channel-only = Only here
settings-channel-on = Allow here
settings-channel-off = Not here
settings-channels-all = Every channel
settings-roles-all = Everybody
settings-speed = Usual speed: { $speed }
settings-tables = { $count ->
    [0] Open tables: as many as you like
    [one] Open tables: 1 at a time
   *[other] Open tables: { $count } at a time
}
settings-rated-on = Rated: usually
settings-rated-off = Rated: on request
settings-presets = Usual rules…
settings-presets-title = Usual rules
settings-presets-note = What a table begins with when /play does not say otherwise.
settings-boards = Leaderboards…
settings-boards-title = Leaderboards in a channel
settings-boards-note = A message with this month's rated matches, kept current. Deleted by hand it comes back: take it away here.
settings-board = **{ $game }** in { $channel }
settings-board-none = **{ $game }** nowhere
settings-put = Put it here
settings-take = Take it away
settings-not-pinned = I could not pin it: that needs the right Pin Messages. It stays current all the same.

answer-not_in_this_channel = On this server tables are opened in other channels. /settings server lists them.
answer-not_your_role = On this server tables are opened by certain roles. You can join every table.
answer-too_many_tables = As many tables are open here as this server allows. Join one, or wait until one ends.
answer-not_moderator = Only people who may manage this server can do that, on the server itself.
answer-too_many_named = More than 25 cannot be named. Take one off the list first.
answer-not_posted = I cannot write in that channel: I need the rights View Channel and Send Messages there.
answer-unknown_zone = I do not know that time zone, or there are several. Try a large city near you, or a zone like Europe/Rome.

command-settings = How you, or this server, want things to be
command-settings-me = Calls, quiet hours, language, privacy, text mode
command-settings-me-timezone = Where you are, for quiet hours
command-settings-server = Channels, roles, usual rules, language, leaderboards
command-settings-server-channel = Allow tables in this channel, or no longer
command-settings-server-role = Let this role open tables, or no longer
