# /settings me and /settings server. Placeholders in braces are filled in.

settings-me-title = Your settings
settings-me-note = They're yours, at every table and on every server.
settings-ping-none = Turn alerts: off
settings-ping-channel = Turn alerts: in the channel
settings-ping-direct = Turn alerts: by DM
settings-quiet = Quiet hours…
settings-quiet-none = **Quiet hours:** none. You get alerts at any time.
settings-quiet-hours = **Quiet hours:** { $first } to { $last }, { $zone } (it's { $time } there now). You get no alerts then.
settings-quiet-title = Quiet hours
settings-from = From { $hour }
settings-until = Until { $hour }
settings-from-placeholder = From…
settings-until-placeholder = Until…
settings-zone = Time zone…
settings-digest-off = Slow tables: a call for each turn
settings-digest = Slow tables: one message a day, at { $hour }
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
settings-profile-open = Profile: everyone can see it
settings-profile-closed = Profile: only I see it
settings-switches-note = Text mode: your own panels in words, without pictures. Two taps: { $careful } asks before it places. Auto-pass: { $auto } passes for you when nothing can be played.

settings-server-title = Settings of { $place }
settings-server-note = `/settings server channel: role:` adds a channel or role, and the same again removes it.
settings-channels = Tables can be opened in { $channels }.
settings-channels-any = Tables can be opened in **every channel**.
settings-roles = { $roles } can open them.
settings-roles-any = **Everybody** can open them.
settings-channel-only = Only here
settings-channel-on = Allow here
settings-channel-off = Not here
settings-channels-all = Every channel
settings-roles-all = Everybody
settings-speed = Usual speed: { $speed }
settings-speeds = Speeds…
settings-speeds-title = Speeds
settings-speeds-note = What a table may be played at. The usual speed is always allowed.
settings-speed-on = ✅ { $speed }
settings-speed-off = ❌ { $speed }
settings-patient-on = When somebody's time is up and nobody votes, a casual table **waits**.
settings-patient-off = When somebody's time is up and nobody votes, **a computer plays**.
settings-change = Change
settings-tables = { $count ->
    [0] Open tables: as many as you like
    [one] Open tables: 1 at a time
   *[other] Open tables: { $count } at a time
}
settings-rated-unsaid = Rated or casual: not said (rated from two people on)
settings-rated-rated = Usually rated, from two people on
settings-rated-casual = Usually casual
settings-reports = Reports go to { $channel }.
settings-reports-closed = Reports would go to { $channel }, but **I can't write there**: I need the permissions View Channel and Send Messages.
settings-reports-none = Reports go **nowhere**: people are told to write to a moderator.
settings-reports-placeholder = Reports go to…
settings-presets = Usual rules…
settings-presets-title = Usual rules
settings-presets-note = What a table starts with unless /play says otherwise.
settings-boards = Leaderboards…
settings-boards-title = Leaderboards in a channel
settings-boards-note = A message with this month's rated matches, kept up to date. If it's deleted by hand it comes back: take it away here.
settings-board = **{ $game }** in { $channel }
settings-board-none = **{ $game }** nowhere
settings-put = Put it here
settings-take = Take it away
settings-not-pinned = I couldn't pin it: I need the permission Pin Messages. It stays up to date all the same.

answer-not_in_this_channel = On this server, tables are opened in other channels. /settings server lists them.
answer-not_your_role = On this server, only certain roles open tables. You can join every table.
answer-no_posts_here = On this server, cards and everything about them belong in other channels. /settings server lists them.
answer-too_many_hosted = You host thirty open tables here already. End one, or join somebody else's.
answer-too_many_in_channel = This channel has fifty open tables already. Join one, or open yours elsewhere.
answer-too_many_tables = This server doesn't allow more open tables. Join one, or wait until one ends.
answer-speed_not_here = This server doesn't play at that speed. Choose another.
answer-last_speed = One speed must stay allowed.
answer-not_moderator = Only people who may manage this server can do that, on the server itself.
answer-too_many_named = More than 25 can't be listed. Take one off the list first.
answer-not_posted = I can't write in that channel. There I need the permissions View Channel and Send Messages.
answer-unknown_zone = I don't know that time zone, or there are several. Try a large city near you, or a zone like Europe/Rome.

command-settings = How you, or this server, want things to be
command-settings-me = Turn alerts, quiet hours, language, privacy, text mode
command-settings-me-timezone = Where you are, for quiet hours
command-settings-server = Channels, roles, usual rules, language, leaderboards, reports
command-settings-server-channel = Allow tables in this channel, or no longer
command-settings-server-role = Let this role open tables, or no longer
