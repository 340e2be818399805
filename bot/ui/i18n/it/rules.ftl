# Le regole da consultare, e come si gioca in una schermata

rules-books-title = Regole
rules-book-title = Regole di { $game }
rules-open = Apri
rules-find = `/rules` con una parola, o con il numero di una regola, trova il punto.
rules-chapters = Per capitolo…
rules-rulings = Chiarimenti e dettagli…
rules-clauses = Una regola di questo capitolo…
rules-hits = Aprine una…
rules-in-force = La regola di un'opzione…
rules-range = da { $first } a { $last }

rules-place = { $game }: { $clause }
rules-place-ruling = { $game }: { $clause } · chiarimento: nessun foglio lo dice così
rules-place-sheets = { $game }: { $clause } · scritto in: { $sheets }
rules-link = Regola { $clause }
rules-set-so = A questo tavolo: { $name }: **{ $value }**
rules-is-on = ✅ A questo tavolo questo vale.
rules-is-off = ✋ A questo tavolo questo non vale.
rules-marked-on = ✅ { $line }
rules-marked-off = ✋ { $line }
rules-marks = ✅ è scelta per questo tavolo, ✋ qui non vale.
rules-shared = { $name } mostra una regola.

rules-force-title = Regole di questo tavolo
rules-force-chosen = Scelte per questo tavolo
rules-force-usual = Come al solito
rules-force-nothing = A questo tavolo si gioca senza cambiamenti.

rules-found-title = Regole con “{ $text }”
rules-found-more = { $count ->
    [one] Ce n'è un'altra; una parola in più restringe la ricerca.
   *[other] Ce ne sono altre { $count }; una parola in più restringe la ricerca.
}
rules-found-none = Nessuna regola ha queste parole. Prova con un'altra, o cerca per capitolo.

chapter-button = Tutto il capitolo
chapters-button = Tutti i capitoli
games-button = Altri giochi
share-button = Condividi
how-button = Come si gioca
force-button = Regole del tavolo

rules-how-title = Come si gioca a { $game }
how-rank =
    { "**" }Scopo** Liberati delle carte prima degli altri. Chi finisce per primo è Re e prende 2 gettoni, chi arriva secondo è Regina e ne prende 1; si vince a 5.
    { "**" }Un giro** Qualcuno apre con una carta, o con più carte uguali. A turno giochi **altrettante carte, ma più alte**, oppure passi e resti fuori dal giro. Quando nessuno può più rispondere, chi ha giocato per ultimo ha vinto il giro e apre il prossimo.
    { "**" }Speciali** Corona: vince subito il giro. Corona + Pesca 2: lo stesso, poi peschi due carte. Rank-Up: alza di uno le tue carte, o rende una carta uguale alle altre. Rank-Down: porta il mazzetto al valore delle tue carte. Jolly: alto quanto i numeri che ha accanto; da solo, uno in più del mazzetto.
    { "**" }Una mano** Si continua finché uno solo ha carte: il Mendicante, che dà la mano dopo. Il Re allora sceglie: aprire, o rubare il numero più alto del Mendicante.
how-racko =
    { "**" }Scopo** Metti per primo in ordine la tua fila di dieci carte, la più bassa davanti. I salti vanno bene: 3, 9, 14, 20 …
    { "**" }La distribuzione** Le carte entrano nella fila come arrivano, dal fondo al davanti. Non si spostano mai; puoi solo scambiarle.
    { "**" }Il tuo turno** Prendi la carta scoperta, che deve entrare al posto di una tua. Oppure pescane una coperta, e la metti nella fila o la scarti. La carta che esce dalla fila resta scoperta per chi segue.
    { "**" }I punti** Con le dieci carte in ordine fai RACK-O: 75 punti, e il round è finito. Gli altri prendono 5 punti a carta, dal davanti fino alla prima che scende. Di solito si vince a 500.
    { "**" }Varianti** Con il bonus, una scala di tre o più numeri di seguito vale di più. In due la scala di tre può essere una condizione, in quattro si gioca anche a coppie.
how-scots =
    { "**" }Scopo** Cala combinazioni e resta senza carte per primo. Le carte calate valgono per te, quelle in mano contro. Di solito si vince a 1000 punti.
    { "**" }Il tuo turno** Prendi, cala, scarta. **Prendere:** pesca una carta, o prendi tutta la pila se hai due carte uguali a quella in cima; quelle tre si calano subito.
    { "**" }Combinazioni** Tre carte o più della stessa persona. I reali sono tutti uguali tra loro. I Gioielli della Corona sostituiscono chiunque, ma ci vogliono due persone uguali. Dopo puoi aggiungere carte alle tue combinazioni.
    { "**" }Scartare** Una carta chiude il turno e va in cima alla pila, dove gli altri possono prenderla.
    { "**" }La fine** Quando qualcuno non ha più carte il round finisce subito: non tenere a lungo le carte alte.

# Che cosa mostra la figura accanto; i posti sono da A a D

how-alt-rank = Un tavolo di quattro, 16 carte da pescare. C ha giocato tre 7. Tocca a B, il Re, con 11 carte e 2 gettoni: servono tre carte da 8 in su. A, un Cavaliere con 8 carte e 1 gettone, ha passato. C, la Regina, ha 9 carte e 1 gettone. D, il Mendicante senza gettoni, ha finito per primo.
how-alt-racko = Un tavolo di due. La carta scoperta è 34, 18 carte da pescare, e tocca a B. Della fila di A, che ha 75 punti, tutti conoscono il 37 al #30, l'ultimo scambio; di quella di B, che ha 20 punti, il 4 al #5.
how-alt-scots = Un tavolo di due. Sulla pila ci sono Knox e in cima Darnley, 40 carte da pescare, e tocca a B. A ha calato 2 Bothwell e i Gioielli, 55 punti, e ha 7 carte e 230 punti. B non ha calato niente e ha 9 carte e 145 punti.

command-rules = Consulta le regole di un gioco
command-rules-game = Quale gioco
command-rules-about = Una parola, o il numero di una regola
