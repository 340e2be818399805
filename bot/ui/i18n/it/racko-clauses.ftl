# RACK-O, regola per regola: una frase semplice per ognuna, con il suo numero nella pagina delle regole

clause-RO-1 = Che cosa c'è nella scatola
clause-RO-1_1 = Ci sono 60 carte numerate da 1 a 60, quattro file e un vassoio per il mazzo di pesca e gli scarti.
clause-RO-1_2 = In due si gioca con le carte da 1 a 40, in tre da 1 a 50, in quattro con tutte e 60; le altre restano nella scatola.
clause-RO-1_3 = La tua fila ha dieci posti, da #5 davanti a #50 in fondo, con una carta ciascuno; le etichette non dicono quali numeri ci vanno.
clause-RO-1_4 = Il mazzo di pesca è coperto, gli scarti sono scoperti, e di entrambi si prende solo la carta in cima.
clause-RO-1_5 = I posti a tavola si contano in senso orario, cioè verso sinistra.

clause-RO-2 = Che cosa si può scegliere
clause-RO-2_1 = La scala di tre è per due persone, le coppie per quattro, il bonus per tutti; ciò che va bene per quanti siete si può combinare.

clause-RO-3 = La distribuzione
clause-RO-3_1 = Ciascuno estrae una carta in gioco e la mostra; chi ha la più bassa dà le carte del primo round e gioca come gli altri.
clause-RO-3_2 = Prima di ogni round il mazziere mescola tutte le carte in gioco.
clause-RO-3_3 = Ciascuno riceve dieci carte coperte, una alla volta, dalla sinistra del mazziere.
clause-RO-3_4 = Ogni carta ricevuta va nel posto seguente, da #50 giù fino a #5; non si sceglie.
clause-RO-3_5 = Il resto è il mazzo di pesca; si scopre la carta in cima come primo scarto, e ne restano 19 da pescare.
clause-RO-3_6 = Comincia chi siede a sinistra del mazziere, e si continua verso sinistra.

clause-RO-4 = Un turno
clause-RO-4_1 = Nel tuo turno prendi la carta scoperta o ne peschi una; non puoi passare.
clause-RO-4_2 = Se prendi la carta scoperta deve entrare nella tua fila, in un posto qualsiasi; la carta che c'era si scarta e il turno finisce.
clause-RO-4_3 = Se peschi, la carta la guardi solo tu, e quella scoperta non puoi più prenderla.
clause-RO-4_4 = La carta pescata va in un posto qualsiasi, al posto della carta che c'era, oppure si scarta; poi il turno finisce.
clause-RO-4_5 = Le carte non cambiano posto in altro modo, e nessuno tocca la fila di un altro.
clause-RO-4_6 = Se il tuo turno finisce senza RACK-O e non resta niente da pescare, si girano gli scarti; poi gioca chi ti segue a sinistra.
clause-RO-4_7 = Quello che le regole non permettono viene rifiutato, e non cambia niente.

clause-RO-5 = Quando il mazzo di pesca finisce
clause-RO-5_1 = Tutti gli scarti si girano, senza mescolarli, per pescare di nuovo; poi si scopre la carta in cima.
clause-RO-5_2 = Così lo scarto più vecchio è scoperto, il secondo si pesca per primo e il più recente sta in fondo.
clause-RO-5_3 = Dopo restano di nuovo 19 carte da pescare, e può succedere quante volte capita.

clause-RO-6 = Fare RACK-O
clause-RO-6_1 = Puoi fare RACK-O alla fine del tuo turno quando i dieci numeri crescono da #5 a #50; con la scala di tre servono anche tre numeri di seguito.
example-RO-6_1 =
    ✅ [1 4 8 11 15 19 24 28 33 40] cresce: i salti vanno bene.
    ✋ [3 7 9 12 18 20 26 33 38 37] no: l'ultima scende.
clause-RO-6_2 = Una scala è fatta di posti vicini con numeri che crescono esattamente di uno.
example-RO-6_2 =
    ✅ [28 29 30] è una scala di tre.
    ✋ [27 29 30] è solo una scala di due.
clause-RO-6_3 = Fare RACK-O è una tua scelta: puoi aspettare, e farlo alla fine di un altro tuo turno se la fila lo permette ancora.
clause-RO-6_4 = Quando qualcuno fa RACK-O il round finisce subito, e nessun altro ha un turno.
clause-RO-6_5 = Aspettare può convenire se hai un altro turno, RACK-O non ti dà di certo la partita, e il bonus paga una scala più lunga o un altro la vincerebbe con i suoi punti.

clause-RO-7 = I punti di un round
clause-RO-7_1 = Alla fine del round si mostrano tutte le file, e ognuno fa punti.
clause-RO-7_2 = Chi fa RACK-O prende 75 punti, e il bonus dove si gioca.
clause-RO-7_3 = Tutti gli altri prendono 5 punti a carta, da #5 fino al primo numero che scende: almeno 5, e 50 per una fila in ordine.
example-RO-7_3 =
    ✅ [4 9 15 21 26 37 22 38 44 59] vale 30: sei carte, poi il 22 scende.
clause-RO-7_4 = Bonus: la scala più lunga nella fila che fa RACK-O vale 50 se di tre, 100 di quattro, 200 di cinque, 400 di sei o più.
clause-RO-7_5 = Coppie: i posti di fronte fanno coppia, e i punti di entrambi vanno in un solo totale.
clause-RO-7_6 = I totali si sommano di round in round e non scendono mai.

clause-RO-8 = Il round successivo, e vincere
clause-RO-8_1 = Quando dopo un round un totale raggiunge il traguardo vince il più alto; non serve che sia di chi ha fatto RACK-O.
clause-RO-8_2 = In caso di pareggio in testa si gioca finché uno è solo davanti, o si divide la vittoria dove il tavolo ha scelto così.
clause-RO-8_3 = Altrimenti chi siede a sinistra del mazziere raccoglie tutte le carte in gioco, le mescola e le dà.

clause-RO-11 = Che cosa si può vedere
clause-RO-11_1 = Sai quello che hanno visto tutti, la tua fila e le carte che hai pescato, e nient'altro.
clause-RO-11_2 = Di una carta presa scoperta si sa in quale posto sta finché non viene scambiata.
clause-RO-11_3 = Le altre file, le carte appena pescate e l'ordine del mazzo non si mostrano a nessuno; la distribuzione è sigillata prima della partita e aperta dopo.
clause-RO-11_4 = Girati gli scarti, a nessuno si dice che cosa arriva: ricordarlo tocca a te.

# Chiarimenti

rulings-RO-R1 = Chiarimenti: la distribuzione
clause-RO-R1 = Il primo mazziere si estrae tra le carte in gioco, nell'ordine dei posti, a carte mostrate.
clause-RO-R2 = La prima carta va alla sinistra del mazziere.
clause-RO-R3 = Si gioca in senso orario, cioè verso sinistra.
clause-RO-R4 = L'etichetta di un posto non vincola il numero: basta che i numeri crescano.
rulings-RO-R5 = Chiarimenti: mazzo e scarti
clause-RO-R5 = Il mazzo di pesca è finito alla fine del turno che ne ha preso l'ultima carta.
clause-RO-R6 = Girati gli scarti, il più recente non si può più prendere: sta in fondo.
clause-RO-R7 = Gli scarti si girano e non si mescolano.
clause-RO-R8 = Si possono girare quante volte capita.
rulings-RO-R9 = Chiarimenti: un turno
clause-RO-R9 = La carta pescata la vedi prima di decidere, e la vedi solo tu.
clause-RO-R10 = Una volta pescato, non puoi prendere invece la carta scoperta.
clause-RO-R11 = Una carta scoperta presa non torna indietro: deve entrare, anche dove fa male.
clause-RO-R12 = Non puoi passare il turno.
clause-RO-R13 = Non ci sono carte uguali: ogni numero c'è una volta sola.
rulings-RO-R14 = Chiarimenti: fare RACK-O
clause-RO-R14 = Fare RACK-O è una tua scelta in ogni variante; un tavolo può anche farlo accadere da solo, sempre o quando aspettare non può convenire.
clause-RO-R15 = Se la tua fila è già in ordine il round comincia lo stesso, e puoi fare RACK-O alla fine di un tuo turno.
clause-RO-R16 = Se hai aspettato, puoi fare RACK-O alla fine di un altro tuo turno, se la fila lo permette ancora.
clause-RO-R17 = Non puoi fare RACK-O prima di aver preso una carta, né fuori turno.
clause-RO-R18 = Fare RACK-O con una fila non pronta viene rifiutato e non costa niente.
clause-RO-R19 = Gli altri non completano il giro: il round finisce subito.
rulings-RO-R20 = Chiarimenti: punti e scale
clause-RO-R20 = Una fila in ordine che non ha fatto RACK-O prende 50.
clause-RO-R21 = Chi è in coppia con chi fa RACK-O non prende 75 a sua volta.
clause-RO-R22 = Le scale nelle altre file non valgono niente.
clause-RO-R23 = Una scala di più di sei vale 400, come una di sei.
clause-RO-R24 = Una scala lunga è una scala sola: sei di seguito non sono due scale di tre.
clause-RO-R25 = Più scale della stessa lunghezza valgono un solo bonus.
clause-RO-R26 = Una scala non gira dalla fine all'inizio, da 60 a 1 o dall'ultimo posto al primo.
clause-RO-R27 = In una fila in ordine i numeri consecutivi stanno sempre vicini.
rulings-RO-R28 = Chiarimenti: la scala di tre, e le coppie
clause-RO-R28 = Con la scala di tre e il bonus insieme, ogni RACK-O vale 125 o più.
clause-RO-R29 = La scala di tre è solo per due persone.
clause-RO-R30 = Con una fila in ordine ma senza scala di tre giochi ancora; vale 50 se l'altra persona fa RACK-O.
clause-RO-R31 = Chi fa coppia siede di fronte, e il turno passa da una coppia all'altra.
clause-RO-R32 = Chi fa coppia non può vedere la fila dell'altro, né parlarne.
rulings-RO-R33 = Chiarimenti: vincere
clause-RO-R33 = Basta il traguardo esatto, e si confrontano i totali interi.
clause-RO-R34 = Per vincere non devi fare RACK-O nell'ultimo round: contano tutti i punti.
clause-RO-R35 = Se i totali migliori sono uguali si gioca un altro round, o si divide la vittoria dove il tavolo ha scelto così.
clause-RO-R36 = La partita non finisce dentro un round, perché i punti arrivano solo alla fine.
clause-RO-R37 = Per un nuovo round si mescolano tutte le carte in gioco.
clause-RO-R38 = Alla fine di un round si mostrano tutte le file.
rulings-RO-R39 = Chiarimenti: che cosa è noto, e il resto
clause-RO-R39 = Tutti vedono quale posto usi; una carta pescata lì resta coperta.
clause-RO-R40 = Si mostra solo l'ultimo scarto; ricordare gli altri è permesso.
clause-RO-R41 = Non sposti mai le tue carte da un posto all'altro.
clause-RO-R42 = Dove il tavolo ha un limite di turni il round finisce lì senza RACK-O, e ognuno prende 5 punti a carta fino alla prima che scende.
clause-RO-R43 = Che cosa succede se qualcuno se ne va lo decide il tavolo.
clause-RO-R44 = La prima carta scoperta viene dal mazzo di pesca, che resta di 19.
clause-RO-R45 = Dove il bonus parla di più scale, ne paga una sola.
clause-RO-R47 = Se entrambe le coppie raggiungono il traguardo vince il totale più alto.
clause-RO-R46 = Prima la carta entra, poi si guarda la tua fila.

## How to play, and its picture

racko-how =
    { "**" }Scopo** Metti per primo in ordine la tua fila di dieci carte, la più bassa davanti. I salti vanno bene: 3, 9, 14, 20 …
    { "**" }La distribuzione** Le carte entrano nella fila come arrivano, dal fondo al davanti. Non si spostano mai; puoi solo scambiarle.
    { "**" }Il tuo turno** Prendi la carta scoperta, che deve entrare al posto di una tua. Oppure pescane una coperta, e la metti nella fila o la scarti. La carta che esce dalla fila resta scoperta per chi segue.
    { "**" }I punti** Con le dieci carte in ordine fai RACK-O: 75 punti, e il round è finito. Gli altri prendono 5 punti a carta, dal davanti fino alla prima che scende. Di solito si vince a 500.
    { "**" }Varianti** Con il bonus, una scala di tre o più numeri di seguito vale di più. In due la scala di tre può essere una condizione, in quattro si gioca anche a coppie.
racko-how-alt = Un tavolo di due. La carta scoperta è 34, 18 carte da pescare, e tocca a B. Della fila di A, che ha 75 punti, tutti conoscono il 37 al #30, l'ultimo scambio; di quella di B, che ha 20 punti, il 4 al #5.
