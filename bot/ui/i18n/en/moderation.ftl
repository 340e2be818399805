# What moderators say and are told: /table, bans, and the record of what was done.

answer-banned = You're banned from tables on this server until a moderator lifts the ban.
answer-banned_there = You're banned from the tables of that server until a moderator there lifts the ban.
answer-banned_everywhere = Whoever runs this bot has banned you from it, until they lift the ban.
answer-guest_banned = Somebody you want to invite is banned from tables here.
answer-own_ban = You can't ban yourself or lift your own ban. Ask another moderator.
answer-already_banned = They're banned here already.
answer-not_banned = Nobody of that name is banned here.
answer-not_there = That person is not at this table.
answer-begun = That match has begun. `/table replace` gives a seat in it to a computer.
answer-kicked = You were removed from this table. You can come back once its host invites you.

table-kicked = They're off that table, and come back only if its host invites them.
table-banned = { $name } is banned from tables on this server until somebody lifts it with `/table unban`. Computers take over their seats.
table-unbanned = { $name } may play on this server again. Matches in which a computer took over their seat go on without them.

command-table-kick = Remove somebody from a table that hasn't started
command-table-ban = Ban somebody from the tables of this server
command-table-ban-person = Who it is
command-table-ban-reason = Why; only moderators read it
command-table-unban = Let somebody play on this server again
command-table-log = What moderators did here, and who did it

log-title = What moderators did
log-none = Nothing yet.
log-older = Older
log-newer = Newer
log-match = { $game } `{ $match }`
log-note = {" "}“{ $note }”
log-somebody = somebody whose data was deleted
log-end = **{ $who }** ended { $match }.
log-repair = **{ $who }** posted { $match } again.
log-replace = **{ $who }** gave { $person }'s seat in { $match } to a computer.
log-kick = **{ $who }** removed { $person } from { $match }.
log-ban = **{ $who }** banned { $person }.
log-unban = **{ $who }** lifted the ban on { $person }.
log-settings = **{ $who }** changed a setting: { $what }.
log-other = **{ $who }**: { $what }.
log-what-channels = where tables may be opened
log-what-roles = who may open tables
log-what-language = the language
log-what-speed = the usual speed
log-what-speeds = which speeds may be played
log-what-patient = what happens when nobody votes
log-what-tables = how many tables may be open
log-what-rated = whether matches are rated
log-what-presets = what games start with
log-what-reports = where reports about players go
log-what-leaderboard = a leaderboard kept in a channel
