# Queen of Scots, regola per regola: una frase semplice per ognuna, con il suo numero nella pagina delle regole

clause-QS-1 = Le parole
clause-QS-1_1 = Le carte dello stesso tipo sono identiche: conta chi c'è sopra, quanto vale e se è reale o jolly.
clause-QS-1_2 = Due carte sono uguali se mostrano la stessa persona o se sono entrambe reali; i Gioielli della Corona sono jolly e da soli non sono uguali a nessuno.
clause-QS-1_3 = Una combinazione sta scoperta davanti a te; il mazzo di pesca è coperto, e la pila è scoperta con l'ultimo scarto in cima.
clause-QS-1_4 = I posti si contano in senso orario, cioè verso sinistra.

clause-QS-2 = Il mazzo
clause-QS-2_1 = Un tavolo può giocare con un mazzo suo al posto di quello normale.
clause-QS-2_2 = Un mazzo così ha al massimo 40 tipi e 300 carte, non più di un tipo jolly, e carte sufficienti per darne 11 a ciascuno.
clause-QS-2_3 = Il mazzo normale ha 106 carte: dodici persone con sette carte ciascuna, 14 reali e 8 Gioielli della Corona.

clause-QS-4 = La distribuzione
clause-QS-4_1 = Prima si tolgono le carte di riferimento; elencano solo la famiglia reale.
clause-QS-4_2 = Il mazziere mescola tutte le carte e ne dà 11 a ciascuno, coperte, una alla volta dalla sua sinistra.
clause-QS-4_3 = La carta seguente si scopre e comincia la pila; il resto è il mazzo di pesca.
clause-QS-4_4 = Comincia chi siede a sinistra del mazziere, e si continua verso sinistra.

clause-QS-5 = Prendere carte
clause-QS-5_1 = Nel tuo turno prendi una volta, poi cali quante carte vuoi o nessuna, poi ne scarti una.
clause-QS-5_2 = Pescare: la carta in cima al mazzo di pesca va nella tua mano, e la vedi solo tu.
clause-QS-5_3 = Per prendere la pila ti servono in mano due o più carte uguali a quella in cima; con questa si calano come nuova combinazione.
example-QS-5_3 =
    ✅ [bothwell bothwell|Due Bothwell] prendono una pila con [bothwell|Bothwell] in cima.
    ✋ [bothwell jewels|Bothwell e Gioielli] no: ne servono due uguali.
clause-QS-5_4 = Con i Gioielli in cima ne mostri due e li tieni; quelli in cima vanno su una tua combinazione, o ne fanno una nuova con due persone uguali.
clause-QS-5_5 = Per prendere la pila conta solo ciò che hai già in mano: le carte più sotto e le combinazioni sul tavolo non aiutano.
clause-QS-5_6 = Prendi tutta la pila: ciò che sta sotto la carta in cima va nella tua mano, e non devi calarne niente.
clause-QS-5_7 = Se allora non hai carte in mano il round finisce; altrimenti cali e scarti.

clause-QS-6 = Le combinazioni
clause-QS-6_1 = Una combinazione ha tre carte o più: almeno due persone uguali, e altre uguali a loro o Gioielli.
example-QS-6_1 =
    ✅ [bothwell bothwell jewels|Bothwell, Bothwell, Gioielli]: due uguali e i Gioielli.
    ✅ [mary elizabeth james|Maria, Elisabetta, Giacomo]: tutti reali.
    ✋ [bothwell jewels jewels|Bothwell, Gioielli, Gioielli]: una persona sola.
    ✋ [bothwell bothwell knox|Bothwell, Bothwell, Knox]: due tipi di persone.
clause-QS-6_2 = Una combinazione è delle sue persone; i Gioielli contano come una di loro e tengono il proprio valore.
clause-QS-6_3 = Puoi aggiungere carte alle tue combinazioni: Gioielli, o carte uguali alle persone che ci sono.
clause-QS-6_4 = Puoi calare e aggiungere quante volte vuoi, in ogni ordine, o non farlo.
clause-QS-6_5 = Le carte calate restano dove sono: non si riprendono, non si spostano, non si sostituiscono e non si uniscono.
clause-QS-6_6 = Alle combinazioni degli altri non aggiungi mai niente.

clause-QS-7 = Scartare e chiudere
clause-QS-7_1 = Per finire il turno scarti sulla pila una carta qualsiasi, anche quella appena presa o i Gioielli.
clause-QS-7_2 = Il round finisce subito quando non hai più carte, prendendo la pila, calando, aggiungendo o scartando; non serve tenere una carta per lo scarto.
clause-QS-7_3 = Non devi mai calare niente, ma un'ultima carta deve lasciare la tua mano.

clause-QS-8 = Quando non resta niente da pescare
clause-QS-8_1 = Un mazzo di pesca vuoto non cambia niente finché qualcuno non pesca; la pila si prende come sempre.
clause-QS-8_2 = Se allora peschi, si mescola la pila per pescare di nuovo, tranne la carta in cima; in un round si può fare poche volte, di solito tre.
clause-QS-8_3 = Quando non si può più, pescare chiude il round: nessuno ha chiuso, e i punti si contano come sempre.

clause-QS-9 = I punti
clause-QS-9_1 = Alla fine del round le carte calate valgono per te e quelle in mano contro di te; chiudere non dà bonus.
clause-QS-9_2 = I totali si sommano di round in round e possono scendere sotto zero.

clause-QS-10 = Il round successivo, e vincere
clause-QS-10_1 = Quando dopo un round un totale raggiunge il traguardo, vince il più alto.
clause-QS-10_2 = Altrimenti si raccolgono tutte le carte, e le dà chi siede a sinistra del mazziere.
clause-QS-10_3 = In caso di pareggio in testa si gioca finché uno è solo davanti, o si divide la vittoria dove il tavolo ha scelto così.
clause-QS-10_4 = Dove il tavolo ha un limite di round, dopo l'ultimo vince il totale migliore.

clause-QS-13 = Che cosa si può vedere
clause-QS-13_1 = Sai quello che hanno visto tutti, le carte che ti hanno dato e quelle che hai pescato, e nient'altro.
clause-QS-13_2 = Ciò che gli altri hanno preso e mostrato rivela alcune delle loro carte; ricordarlo tocca a te.
clause-QS-13_3 = Le carte uguali non si distinguono, quindi nessuno può seguirne una.
clause-QS-13_4 = Ciò che ti viene rifiutato lo sai solo tu.

# Chiarimenti

rulings-QS-R1 = Chiarimenti: la distribuzione
clause-QS-R1 = Si gioca da due a quattro.
clause-QS-R2 = Chi dà le carte per primo lo sceglie l'host; altrimenti decide il caso.
clause-QS-R3 = Le carte si danno una alla volta dalla sinistra del mazziere.
clause-QS-R4 = Chi segna i punti si nomina una volta, e non ha alcun effetto.
rulings-QS-R5 = Chiarimenti: prendere carte
clause-QS-R5 = Non puoi calare niente prima di aver preso.
clause-QS-R6 = Non puoi saltare la presa.
clause-QS-R7 = La prima carta scoperta si può prendere come ogni altra in cima.
clause-QS-R8 = Prendi tutta la pila o niente.
rulings-QS-R9 = Chiarimenti: che cosa serve per la pila
clause-QS-R9 = I Gioielli che hai in mano non aiutano a prendere la pila: servono due persone uguali a quella in cima. Dove il tavolo ha scelto così, basta anche una persona uguale con un Gioiello.
clause-QS-R10 = Un reale in cima si prende con due reali qualsiasi, o con due identici dove il tavolo ha scelto così.
clause-QS-R11 = Puoi prendere la pila anche con più di due carte uguali.
clause-QS-R12 = Ne nasce sempre una nuova combinazione, anche se ne hai già una delle stesse persone.
clause-QS-R13 = Le tue combinazioni sul tavolo non aiutano a prendere una persona in cima.
clause-QS-R14 = Le carte più sotto nella pila non aiutano a prenderla.
clause-QS-R15 = Non devi calare nessuna delle carte prese.
rulings-QS-R16 = Chiarimenti: i Gioielli in cima alla pila
clause-QS-R16 = Anche con i Gioielli in cima prendi tutta la pila. Dove il tavolo ha scelto così, prendi solo i Gioielli e il resto della pila rimane.
clause-QS-R17 = I Gioielli in cima non si prendono con meno di due Gioielli in mano.
clause-QS-R18 = Non si prendono nemmeno se non c'è dove calarli.
clause-QS-R19 = I Gioielli in cima e i due che mostri non fanno una combinazione: ci vogliono due persone.
clause-QS-R20 = I due Gioielli che mostri restano in mano; puoi calarli dopo come sempre.
clause-QS-R21 = Le due persone uguali per i Gioielli in cima devono essere già nella tua mano.
clause-QS-R22 = I Gioielli in cima vanno su una tua combinazione, mai su quella di un altro.
rulings-QS-R23 = Chiarimenti: le combinazioni
clause-QS-R23 = Una combinazione ha almeno tre carte, Gioielli compresi.
clause-QS-R24 = Una combinazione con Gioielli vuole due persone uguali, o due reali.
clause-QS-R25 = Due reali diversi contano come uguali.
clause-QS-R26 = Una combinazione di tre Re Giacomo è reale e aperta ad altri reali.
clause-QS-R27 = Due reali da soli non fanno una combinazione.
clause-QS-R28 = In una combinazione ci stanno quanti Gioielli vuoi.
clause-QS-R29 = Puoi avere due combinazioni della stessa persona; restano separate.
clause-QS-R30 = In diversi potete raccogliere la stessa persona.
clause-QS-R31 = Nemmeno ciò che hai calato in questo turno si cambia: calato è calato.
clause-QS-R32 = In un turno puoi calare più carte e più combinazioni.
clause-QS-R33 = Puoi aggiungere a una combinazione calata in questo turno.
rulings-QS-R34 = Chiarimenti: scartare e chiudere
clause-QS-R34 = Puoi scartare la carta appena pescata, i Gioielli o una carta della pila.
clause-QS-R35 = Se cali la tua ultima carta non c'è scarto: il round finisce.
clause-QS-R36 = Non devi tenere una carta per lo scarto.
clause-QS-R37 = Non devi chiudere quando potresti.
clause-QS-R38 = Puoi chiudere al primo turno, e prendendo la pila.
clause-QS-R39 = Gli altri non hanno un ultimo turno.
rulings-QS-R40 = Chiarimenti: quando non resta niente da pescare
clause-QS-R40 = La pila si mescola per pescare di nuovo, tre volte a round se il tavolo non ha scelto altro; dopo, il round finisce.
clause-QS-R41 = Si mescola solo quando qualcuno pesca, e la carta in cima resta.
clause-QS-R42 = Un round che finisce perché non resta niente da pescare si conta come sempre: calate meno mano.
rulings-QS-R43 = Chiarimenti: punti e vittoria
clause-QS-R43 = Chiudere non dà bonus.
clause-QS-R44 = I Gioielli in una combinazione contano il proprio valore.
clause-QS-R45 = Chi raggiunge il traguardo nello stesso round si confronta con i totali.
clause-QS-R46 = Basta il traguardo esatto.
clause-QS-R47 = Se i totali migliori sono uguali si gioca un altro round, o si divide la vittoria dove il tavolo ha scelto così.
clause-QS-R48 = La parità non favorisce né il mazziere né chi ha giocato per ultimo.
rulings-QS-R49 = Chiarimenti: che cosa è noto, e il resto
clause-QS-R49 = Tutte le carte della pila sono note a tutti.
clause-QS-R50 = Quante carte ha ciascuno è noto, e le mani si mostrano quando si contano i punti.
clause-QS-R51 = Non c'è un limite alle carte in mano.
clause-QS-R52 = Per un nuovo round si mescolano tutte le carte, anche quelle calate.
clause-QS-R53 = Che cosa succede se qualcuno se ne va lo decide il tavolo.
clause-QS-R54 = I Gioielli della Corona non sono reali e non contano mai come uno di due reali.
clause-QS-R56 = Nemmeno i Gioielli si aggiungono alla combinazione di un altro.
clause-QS-R57 = I totali possono scendere, quindi una partita può durare per sempre se il tavolo non ha un limite di round.
clause-QS-R55 = Quando non resta niente da pescare puoi pescare lo stesso e chiudere il round, anche se potresti prendere la pila.

## How to play, and its picture

scots-how =
    { "**" }Scopo** Cala combinazioni e resta senza carte per primo. Le carte calate valgono per te, quelle in mano contro. Di solito si vince a 1000 punti.
    { "**" }Il tuo turno** Prendi, cala, scarta. **Prendere:** pesca una carta, o prendi tutta la pila se hai due carte uguali a quella in cima; quelle tre si calano subito.
    { "**" }Combinazioni** Tre carte o più della stessa persona. I reali sono tutti uguali tra loro. I Gioielli della Corona sostituiscono chiunque, ma ci vogliono due persone uguali. Dopo puoi aggiungere carte alle tue combinazioni.
    { "**" }Scartare** Una carta chiude il turno e va in cima alla pila, dove gli altri possono prenderla.
    { "**" }La fine** Quando qualcuno non ha più carte il round finisce subito: non tenere a lungo le carte alte.
scots-how-alt = Un tavolo di due. Sulla pila ci sono Knox e in cima Darnley, 40 carte da pescare, e tocca a B. A ha calato 2 Bothwell e i Gioielli, 55 punti, e ha 7 carte e 230 punti. B non ha calato niente e ha 9 carte e 145 punti.
