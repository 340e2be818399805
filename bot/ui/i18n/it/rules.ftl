# Le regole da consultare, e come si gioca in una schermata

rules-books-title = Regole
rules-book-title = Regole di { $game }
rules-open = Apri
rules-find = `/rules` trova una regola con una parola o con il suo numero.
rules-chapters = Per capitolo…
rules-rulings = Chiarimenti e dettagli…
rules-clauses = Una regola di questo capitolo…
rules-hits = Aprine una…
rules-in-force = La regola di un'opzione…
rules-range = da { $first } a { $last }

rules-place = { $game }: { $clause }
rules-place-ruling = { $game }: { $clause } · chiarimento: il foglio non lo dice chiaro
rules-place-sheets = { $game }: { $clause } · scritto in: { $sheets }
rules-link = Regola { $clause }
rules-set-so = A questo tavolo: { $name }: **{ $value }**
rules-is-on = ✅ A questo tavolo questo vale.
rules-is-off = ✋ A questo tavolo questo non vale.
rules-is-part = ◐ A questo tavolo vale solo in parte.
rules-marked-part = ◐ { $line }
rules-marked-on = ✅ { $line }
rules-marked-off = ✋ { $line }
rules-marks = ✅ è scelta per questo tavolo, ◐ qui vale in parte, ✋ qui non vale.
rules-shared = { $name } mostra una regola.

rules-force-title = Regole di questo tavolo
rules-force-chosen = Scelte per questo tavolo
rules-force-usual = Come al solito
rules-force-nothing = Questo tavolo non cambia niente.

rules-found-title = Regole con “{ $text }”
rules-found-more = { $count ->
    [one] Ce n'è un'altra; una parola in più restringe la ricerca.
   *[other] Ce ne sono altre { $count }; una parola in più restringe la ricerca.
}
rules-found-named = “{ $name }” qui si chiama “{ $ours }”.
rules-found-none = Nessuna regola trovata. Prova un'altra parola, o cerca per capitolo.

chapter-button = Tutto il capitolo
chapters-button = Tutti i capitoli
games-button = Altri giochi
share-button = Condividi
how-button = Come si gioca
reference-button = Carta riepilogo
force-button = Regole del tavolo

rules-how-here = **A questo tavolo** { $told }
rules-how-title = Come si gioca a { $game }

# Che cosa mostra la figura accanto; i posti sono da A a D

command-rules = Consulta le regole di un gioco
command-rules-game = Quale gioco
command-rules-about = Una parola, o il numero di una regola
