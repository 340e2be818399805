# Quello che dicono e leggono i moderatori: /table, esclusioni e il registro di ciò che è stato fatto.

answer-banned = Sei fuori dai tavoli di questo server, finché chi modera non ti riammette.
answer-banned_there = Sei fuori dai tavoli di quel server, finché lì chi modera non ti riammette.
answer-banned_everywhere = Chi gestisce questo bot ti ha escluso, finché non ti riammette.
answer-guest_banned = Una persona che vuoi invitare è esclusa dai tavoli di questo server.
answer-own_ban = Non puoi escludere o riammettere te stesso. Chiedi a un altro moderatore.
answer-already_banned = È già fuori dai tavoli di questo server.
answer-not_banned = Qui nessuno con questo nome è escluso.
answer-not_there = Quella persona non è a questo tavolo.
answer-begun = Quella partita è già iniziata. `/table replace` dà un posto a un computer.
answer-kicked = Sei stato tolto da questo tavolo. Puoi tornare se chi ospita ti invita.

table-kicked = Non è più a quel tavolo e torna solo se chi ospita la invita.
table-banned = { $name } è fuori dai tavoli di questo server, finché qualcuno non usa `/table unban`. I suoi posti passano ai computer.
table-unbanned = { $name } può di nuovo giocare su questo server. Le partite in cui un computer ha preso il suo posto vanno avanti senza di lui o lei.

command-table-kick = Togli qualcuno da un tavolo non ancora iniziato
command-table-ban = Escludi qualcuno dai tavoli di questo server
command-table-ban-person = Chi è
command-table-ban-reason = Perché; lo legge solo chi modera
command-table-unban = Riammetti qualcuno ai tavoli di questo server
command-table-log = Cosa hanno fatto qui i moderatori, e chi

log-title = Cosa hanno fatto i moderatori
log-none = Ancora niente.
log-older = Precedenti
log-newer = Successive
log-match = { $game } `{ $match }`
log-note = {" "}«{ $note }»
log-somebody = qualcuno i cui dati sono stati cancellati
log-end = **{ $who }** ha chiuso { $match }.
log-repair = **{ $who }** ha ripubblicato { $match }.
log-replace = **{ $who }** ha dato a un computer il posto di { $person } in { $match }.
log-kick = **{ $who }** ha tolto { $person } da { $match }.
log-ban = **{ $who }** ha escluso { $person }.
log-unban = **{ $who }** ha riammesso { $person }.
log-settings = **{ $who }** ha cambiato un'impostazione: { $what }.
log-other = **{ $who }**: { $what }.
log-what-channels = dove si aprono i tavoli
log-what-roles = chi può aprire tavoli
log-what-language = la lingua
log-what-speed = la velocità abituale
log-what-speeds = quali velocità si giocano
log-what-patient = cosa succede se nessuno vota
log-what-tables = quanti tavoli possono essere aperti
log-what-rated = se le partite sono classificate
log-what-presets = come iniziano i giochi
log-what-reports = dove arrivano le segnalazioni
log-what-leaderboard = una classifica tenuta in un canale
