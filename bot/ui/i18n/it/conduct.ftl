# Bloccare e segnalare altre persone

settings-me-button = Le mie impostazioni
blocks-button = Chi ho bloccato
blocks-title = Chi hai bloccato
blocks-note = Non può entrare ai tavoli che ospiti, invitarti o mandarti promemoria, e non saprà mai perché. Le partite in corso continuano come prima.
blocks-none = Non hai bloccato nessuno.
blocks-new = { $name }: ora è sulla lista. Lo sai solo tu.
block = Blocca
unblock = Sblocca
block-button = Blocca…
block-here-title = Blocca qualcuno di questo tavolo
blocked-one = { $name }: sulla lista
nobody-else = Qui non c'è nessun'altra persona.

report = Segnala
report-button = Segnala qualcuno…
report-title = Segnala qualcuno
report-note = La leggono i moderatori di questo server, con il tuo nome. Per quello che non funziona c'è *Non funziona?* nel menu.
report-form-title = Segnala { $name }
report-form-label = Che cosa è successo?
report-form-note = Lo leggono i moderatori, con il tuo nome e la partita. Le carte non si mandano.
report-sent = La tua segnalazione è arrivata ai moderatori di questo server.
reported-title = Qualcuno segnala qualcun altro
reported = { $by } segnala { $whom }.
report-where = { $game } · partita `{ $match }` · mossa { $version }

answer-blocks_too_many = Hai già bloccato 200 persone. Prima sblocca qualcuno, con /block.
answer-blocks_themselves = Quella persona sei tu.
answer-no_reports = Qui non posso inoltrare segnalazioni. Scrivi a un moderatore di questo server; non è stato conservato nulla.
answer-empty_report = Racconta che cosa è successo.
answer-reports_too_many = Hai segnalato cinque volte in un giorno. Puoi di nuovo { $when }; intanto scrivi a un moderatore di questo server.

command-block = Chi blocchi: non entra ai tuoi tavoli, non ti invita, non ti manda promemoria
command-block-person = Chi bloccare; senza, vedi la lista
