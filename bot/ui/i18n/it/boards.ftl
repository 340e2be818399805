# Classifiche e profili. Le parti tra graffe vengono riempite.

boards-title = { $game } su { $place }
boards-title-everywhere = { $game } ovunque
boards-this-server = questo server
boards-in-pairs = { $game } a coppie
boards-facts = { $which } { $period }
boards-facts-rated = Partite classificate
boards-facts-all = Tutte le partite, anche amichevoli e contro i computer,
boards-period-week = di questa settimana
boards-period-month = di questo mese
boards-period-season = di questa stagione
boards-period-all = di sempre
boards-choose-week = Questa settimana
boards-choose-month = Questo mese
boards-choose-season = Questa stagione
boards-choose-all = Di sempre

boards-line = { $place }\. **{ $name }** { $merit } · { $matches }
boards-matches = { $count ->
    [one] 1 partita
    [many] { $count } partite
   *[other] { $count } partite
}
boards-wins = { $count ->
    [one] 1 vittoria
    [many] { $count } vittorie
   *[other] { $count } vittorie
}
boards-alt = { $place }. { $name }: { $rating }, più o meno { $doubt }.
boards-alt-unsure = { $place }. { $name }: { $rating }, più o meno { $doubt }, finora poche partite.
boards-alt-climbed = { $count ->
    [one] Su di 1 posto.
    [many] Su di { $count } posti.
   *[other] Su di { $count } posti.
}
boards-alt-fell = { $count ->
    [one] Giù di 1 posto.
    [many] Giù di { $count } posti.
   *[other] Giù di { $count } posti.
}
boards-alt-new = Una novità.
boards-moves = ▲▼: posti guadagnati o persi dalla settimana scorsa. ★: una novità.
boards-below = Non ancora assestati:
boards-unsure = "?": non ancora assestato. { $settled } partite classificate contro { $people } persone diverse assestano un punteggio e lo mettono sopra gli altri.
boards-empty-rated = In questa lista nessuno ha ancora una partita classificata. /play apre un tavolo.
boards-empty-all = In questa lista nessuno ha ancora finito una partita. /play apre un tavolo.
boards-computers = I computer, fuori classifica: { $computers }
boards-computer = { $level } { $wins } in { $matches }

boards-you = Tu: posto { $place } su { $of }
boards-behind = a { $points } da { $name }
boards-behind-wins = { $count ->
    [one] a 1 vittoria da { $name }
    [many] a { $count } vittorie da { $name }
   *[other] a { $count } vittorie da { $name }
}
boards-behind-unsure = dietro a { $name }: qualche altra partita e il tuo punteggio si assesta
boards-you-hidden = Sei fuori dalle classifiche (/settings me).
boards-you-not-everywhere = In questa non ci sei. In /settings me puoi scegliere di farti vedere ovunque.
boards-you-none = Qui non hai ancora finito una partita a { $game }. Con una entri in lista.
boards-you-none-everywhere = Non hai ancora finito una partita a { $game }. Con una entri in lista.
boards-you-elsewhere = { $count ->
    [one] La tua partita a { $game } è in un'altra lista: prova tutte le partite, di sempre o le altre voci dei menu.
    [many] Le tue { $count } partite a { $game } sono in altre liste: prova tutte le partite, di sempre o le altre voci dei menu.
   *[other] Le tue { $count } partite a { $game } sono in altre liste: prova tutte le partite, di sempre o le altre voci dei menu.
}
boards-where-h = Mostra ovunque
boards-where-w = Mostra questo server
boards-which-r = Mostra tutte le partite
boards-which-a = Solo classificate
boards-next = Avanti
boards-to-me = Vai da me
boards-share = Condividi
boards-open = E io dove sono?

profile-closed = Qui non c'è niente da vedere: tiene il profilo per sé, o non ha mai giocato.
profile-none = Ancora nessuna partita a questo gioco.
profile-facts = { $count ->
    [one] 1 partita in tutto
    [many] { $count } partite in tutto
   *[other] { $count } partite in tutto
}
profile-facts-here = { $count ->
    [one] 1 partita su { $place }
    [many] { $count } partite su { $place }
   *[other] { $count } partite su { $place }
}
profile-unrated = Ancora senza punteggio.
profile-rating-all = Punteggio **{ $rating }** · { $matches }
profile-rating-pairs = A coppie **{ $rating }** · { $matches }
profile-rated-matches = { $count ->
    [one] 1 partita classificata
    [many] { $count } partite classificate
   *[other] { $count } partite classificate
}
profile-unsure = Si assesta con { $settled }, contro { $people } persone diverse
profile-curve = Il punteggio dopo ogni partita, dalla { $start } alla { $end }: all'inizio { $before }, ora { $now }, più o meno { $doubt }; minimo { $low }, massimo { $high }.
profile-doubt = ±: c'è circa il 50% di probabilità che la vera forza sia entro questo margine.
profile-record = **{ $wins }** in { $count ->
    [one] 1 partita
    [many] { $count } partite
   *[other] { $count } partite
}
profile-variant = { $name }: { $wins } in { $count ->
    [one] 1 partita
    [many] { $count } partite
   *[other] { $count } partite
}
profile-streak = { $count ->
    [one] Vinta l'ultima
    [many] Vinte le ultime { $count } di fila
   *[other] Vinte le ultime { $count } di fila
}
profile-drought = { $count ->
    [one] L'ultima vittoria è di una partita fa
    [many] Nessuna vittoria nelle ultime { $count } partite
   *[other] Nessuna vittoria nelle ultime { $count } partite
}
profile-longest = { $count ->
    [one] Serie più lunga: 1 vittoria
    [many] Serie più lunga: { $count } vittorie
   *[other] Serie più lunga: { $count } vittorie
}
profile-between = Tu contro { $name }: **{ $score }**
profile-never-met = Non hai ancora giocato contro { $name }.
profile-together = { $count ->
    [one] In coppia con te: { $wins } in 1 partita
    [many] In coppia con te: { $wins } in { $count } partite
   *[other] In coppia con te: { $wins } in { $count } partite
}
profile-level = { $count ->
    [one] { $score } (1 pari)
    [many] { $score } ({ $count } pari)
   *[other] { $score } ({ $count } pari)
}
profile-nemesis = La tua bestia nera: **{ $name }**, { $score }
profile-partner = { $count ->
    [one] Il tuo compagno preferito: **{ $name }**, { $wins } in 1 partita
    [many] Il tuo compagno preferito: **{ $name }**, { $wins } in { $count } partite
   *[other] Il tuo compagno preferito: **{ $name }**, { $wins } in { $count } partite
}
profile-against = **Chi incontri di più** (tu davanti : tu dietro)
profile-only-you = Contro chi hai giocato lo vedi solo tu.

matches-title = Partite
matches-own = Dalla più recente. Questa lista la vedi solo tu.
matches-both = Quelle giocate da te e { $name }, dalla più recente.
matches-none = Ancora nessuna partita.
matches-line = { $game } · { $when } · { $place } su { $of } · { $rating }
matches-rating = { $rating } (**{ $change }**)
matches-unrated = senza punteggio
matches-newer = Più recenti
matches-older = Più vecchie

command-leaderboard = Chi è a che posto, su questo server o ovunque
command-leaderboard-game = Quale gioco; se manca, l'ultimo giocato qui
command-leaderboard-period = Quale periodo; se manca, il più recente in cui c'è qualcuno
command-leaderboard-everywhere = Tutti i server insieme, con chi vuole farsi vedere lì
command-profile = Punteggi, risultati e serie
command-profile-person = Il profilo di chi; se manca, il tuo

boards-held = 👑 { $title }: **{ $name }**, dal { $since }
boards-season = Ogni trimestre la lista ricomincia; i punteggi continuano
profile-title = 👑 **{ $title }** dal { $since }
profile-earned-match = partita
fame-title = Albo d'oro
fame-everywhere = ovunque
fame-season = { $quarter }º trimestre { $year }
fame-place = { $place }\. **{ $name }** { $rating }
fame-none = Nessuna stagione è ancora finita con un punteggio assestato.
fame-note = I primi tre di ogni trimestre, tra i punteggi assestati, com'erano alla fine.
