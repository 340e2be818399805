# Blocking and reporting others

settings-me-button = My settings
blocks-button = People I block
blocks-title = People you block
blocks-note = They can't join tables you host, invite you or remind you, and are never told why. Matches under way go on as they are.
blocks-none = You block nobody.
blocks-new = { $name } is blocked. Only you know.
block = Block
unblock = Unblock
block-button = Block…
block-here-title = Block somebody here
blocked-one = { $name }: blocked
nobody-else = Nobody else has a seat here.

report = Report
report-button = Report somebody…
report-title = Report somebody
report-note = The moderators of this server read it, with your name. For what doesn't work there is *Not working?* in the menu.
report-form-title = Report { $name }
report-form-label = What happened?
report-form-note = The moderators read this, with your name and the match. Cards are not sent.
report-sent = Your report is with the moderators of this server.
reported-title = A player reports another
reported = { $by } reports { $whom }.
report-where = { $game } · match `{ $match }` · move { $version }

answer-blocks_too_many = You block 200 people already. Unblock somebody first, with /block.
answer-blocks_themselves = That's you.
answer-no_reports = I can't pass on reports here. Please write to a moderator of this server; nothing was kept.
answer-empty_report = Please say what happened.
answer-reports_too_many = You've reported five times in a day. You can again { $when }; until then, please write to a moderator of this server.

command-block = Whom you block: they can't join your tables, invite or remind you
command-block-person = Whom to block; left out, you see the list
