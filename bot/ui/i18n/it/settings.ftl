# /settings me e /settings server. Le parti tra graffe vengono riempite.

settings-me-title = Le tue impostazioni
settings-me-note = Sono tue, a ogni tavolo e su ogni server.
settings-ping-none = Avvisi di turno: no
settings-ping-channel = Avvisi di turno: nel canale
settings-ping-direct = Avvisi di turno: in privato
settings-quiet = Ore di quiete…
settings-quiet-none = **Ore di quiete:** nessuna. Gli avvisi arrivano sempre.
settings-quiet-hours = **Ore di quiete:** dalle { $first } alle { $last }, { $zone } (là ora sono le { $time }). In quelle ore niente avvisi.
settings-quiet-title = Ore di quiete
settings-from = Dalle { $hour }
settings-until = Fino alle { $hour }
settings-from-placeholder = Dalle…
settings-until-placeholder = Fino alle…
settings-zone = Fuso orario…
settings-digest-off = Tavoli lenti: un avviso a ogni turno
settings-digest = Tavoli lenti: un messaggio al giorno, alle { $hour }
settings-loud = Nessuna quiete
settings-zone-title = Fuso orario
settings-zone-label = Dove sei?
settings-zone-note = Una città o un fuso: Rome, New York, Europe/London, +2
settings-language-discord-me = Lingua: come nel mio Discord
settings-language-discord-server = Lingua: come nelle impostazioni Discord del server
settings-language = Lingua: { $language }
settings-listed-nowhere = Classifiche: da nessuna parte
settings-listed-servers = Classifiche: i miei server
settings-listed-everywhere = Classifiche: ovunque
settings-profile-open = Profilo: gli altri possono guardarlo
settings-profile-closed = Profilo: lo vedo solo io
settings-switches-note = Solo testo: i tuoi pannelli a parole, senza immagini. Due tocchi: { $careful } chiede prima di mettere la carta. Passo automatico: { $auto } passa per te quando non si può giocare nulla.

settings-server-title = Impostazioni di { $place }
settings-server-note = `/settings server channel: role:` aggiunge un canale o un ruolo; ripetendolo lo toglie.
settings-channels = I tavoli si aprono in { $channels }.
settings-channels-any = I tavoli si aprono in **ogni canale**.
settings-roles = Li apre chi ha { $roles }.
settings-roles-any = Li aprono **tutti**.
settings-channel-only = Solo qui
settings-channel-on = Permetti qui
settings-channel-off = Non qui
settings-channels-all = Ogni canale
settings-roles-all = Tutti
settings-speed = Ritmo consueto: { $speed }
settings-speeds = Ritmi…
settings-speeds-title = Ritmi
settings-speeds-note = A che ritmo si può giocare. Quello consueto c'è sempre.
settings-speed-on = ✅ { $speed }
settings-speed-off = ❌ { $speed }
settings-patient-on = Quando a qualcuno scade il tempo e nessuno vota, un tavolo amichevole **aspetta**.
settings-patient-off = Quando a qualcuno scade il tempo e nessuno vota, **gioca un computer**.
settings-change = Cambia
settings-tables = { $count ->
    [0] Tavoli aperti: quanti se ne vogliono
    [one] Tavoli aperti: 1 alla volta
    [many] Tavoli aperti: { $count } alla volta
   *[other] Tavoli aperti: { $count } alla volta
}
settings-rated-unsaid = Classificate o amichevoli: non detto (classificate da due persone in su)
settings-rated-rated = Di solito classificate, da due persone in su
settings-rated-casual = Di solito amichevoli
settings-reports = Le segnalazioni vanno in { $channel }.
settings-reports-closed = Le segnalazioni andrebbero in { $channel }, ma **là non posso scrivere**: mi servono i permessi Visualizza canale e Invia messaggi.
settings-reports-none = Le segnalazioni non vanno **da nessuna parte**: a chi segnala si dice di scrivere a un moderatore.
settings-reports-placeholder = Le segnalazioni vanno in…
settings-presets = Regole consuete…
settings-presets-title = Regole consuete
settings-presets-note = Con che cosa comincia un tavolo quando /play non dice altro.
settings-boards = Classifiche…
settings-boards-title = Classifiche in un canale
settings-boards-note = Un messaggio con le partite classificate di questo mese, sempre aggiornato. Cancellato a mano, ritorna: toglilo qui.
settings-board = **{ $game }** in { $channel }
settings-board-none = **{ $game }** da nessuna parte
settings-put = Mettila qui
settings-take = Toglila
settings-not-pinned = Non ho potuto fissarlo: mi serve il permesso Fissa messaggi. Resta aggiornato lo stesso.

answer-not_in_this_channel = Su questo server i tavoli si aprono in altri canali. /settings server li elenca.
answer-not_your_role = Su questo server i tavoli li aprono certi ruoli. A ogni tavolo puoi unirti.
answer-no_posts_here = Su questo server le carte e ciò che le riguarda stanno in altri canali. /settings server li elenca.
answer-too_many_hosted = Qui hai già trenta tavoli aperti. Chiudine uno, o unisciti a un altro.
answer-too_many_in_channel = Questo canale ha già cinquanta tavoli aperti. Unisciti a uno, o apri il tuo altrove.
answer-too_many_tables = Qui sono aperti tutti i tavoli che questo server permette. Unisciti a uno, o aspetta che ne finisca uno.
answer-speed_not_here = Su questo server non si gioca a questo ritmo. Scegline un altro.
answer-last_speed = Almeno un ritmo deve restare.
answer-not_moderator = Lo può fare solo chi gestisce questo server, sul server stesso.
answer-too_many_named = Più di 25 non se ne possono nominare. Prima togline uno dalla lista.
answer-not_posted = In quel canale non posso scrivere: lì mi servono i permessi Visualizza canale e Invia messaggi.
answer-unknown_zone = Non conosco questo fuso orario, o ce n'è più d'uno. Prova una grande città vicina, o un fuso come Europe/Rome.

command-settings = Come vuoi le cose, tu o questo server
command-settings-me = Avvisi, ore di quiete, lingua, riservatezza, solo testo
command-settings-me-timezone = Dove sei, per le ore di quiete
command-settings-server = Canali, ruoli, regole consuete, lingua, classifiche, segnalazioni
command-settings-server-channel = Permetti i tavoli in questo canale, o non più
command-settings-server-role = Lascia aprire tavoli a questo ruolo, o non più
