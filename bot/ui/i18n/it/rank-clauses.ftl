# RANK, regola per regola: una frase semplice per ognuna, con il suo numero nella pagina delle regole

clause-RK-1 = Che cosa c'è nella scatola
clause-RK-1_1 = Un mazzo ha 98 carte: sette per ogni numero da 1 a 12, due Crown, due Crown + Draw 2, tre Rank-Up, tre Rank-Down e quattro Wild.
clause-RK-1_2 = Nella scatola ci sono 98 carte da gioco, 6 personaggi e 16 Royal Token; personaggi e token non si mescolano mai con le carte.
clause-RK-1_3 = Ci sono un King, una Queen e un Beggar; tutti gli altri sono Knight.
clause-RK-1_4 = I token non finiscono mai: oltre i 16 della scatola si contano e basta.
clause-RK-1_5 = I colori non contano e le carte dei personaggi servono solo da promemoria; conta solo il valore.
clause-RK-1_6 = Da tre a sei si gioca con un mazzo; in più di sei se ne aggiunge un secondo.

clause-RK-2 = La distribuzione
clause-RK-2_1 = Qualcuno dà le carte della prima mano; chi sia non cambia niente.
clause-RK-2_2 = Prima di ogni mano si mescolano tutte le carte e ne ricevi 15, coperte, una alla volta dalla sinistra di chi le dà.
clause-RK-2_3 = Il resto è il mazzo di pesca, coperto in mezzo al tavolo; ne prende solo una Crown + Draw 2.
clause-RK-2_4 = Dopo la distribuzione restano da 8 a 91 carte da pescare, secondo quanti siete.
clause-RK-2_5 = In sei restano solo otto carte da pescare, ed è voluto.
clause-RK-2_6 = Le edizioni 2018 e italiana danno prima le carte e poi i personaggi, la seconda il contrario; il risultato non cambia.
clause-RK-2_7 = Dalla seconda mano in poi il Beggar della mano prima raccoglie, mescola e dà le carte.
clause-RK-2_8 = Ogni mano si distribuisce come la prima: 15 carte a testa e un nuovo mazzo di pesca.

clause-RK-3 = I posti e chi apre per primo
clause-RK-3_1 = Ognuno tiene il suo posto per tutta la partita; cambiano i ranghi, non le persone.
clause-RK-3_2 = Prima della prima mano si estraggono a sorte i personaggi, uno per ciascuno.
clause-RK-3_3 = Chi ha estratto il King apre il primo giro della prima mano.
clause-RK-3_4 = I personaggi estratti all'inizio non portano né token né vantaggi, e quel Beggar non dà le carte.

clause-RK-4 = Come va un giro
clause-RK-4_1 = Se apri devi giocare: una carta sola, più carte uguali o quello che altrimenti può aprire. Non puoi passare.
clause-RK-4_2 = Dopo l'apertura ciascuno a turno gioca, a carte scoperte, oppure passa.
clause-RK-4_3 = Il turno gira intorno al tavolo quante volte serve, finché il giro non è vinto.
clause-RK-4_4 = Puoi aprire con tutte le carte uguali che riesci a mettere insieme, anche con tutti e sette i numeri uguali.
clause-RK-4_5 = Puoi tenere una parte delle tue carte uguali: nessuno deve giocarle tutte.

clause-RK-5 = Che cosa batte che cosa
clause-RK-5_1 = Gioca tante carte quante ne ha la pila, e più alte.
example-RK-5_1 =
    ✅ [8 8 8] batte [7 7 7].
    ✋ [12 12] no: due contro tre.
    ✋ [7 7 7] no: pari non è più alto.
clause-RK-5_2 = Una carta sola batte solo una carta sola, una coppia solo una coppia: né più carte né una carta più alta in altro numero bastano.
clause-RK-5_3 = Pari non è più alto: lo stesso valore non batte.
clause-RK-5_4 = Le carte che giochi insieme devono arrivare tutte allo stesso valore, contando Wild e Rank-Up.
example-RK-5_4 =
    ✅ [8 8 wild|8, 8 e un Wild] sono tre 8.
    ✋ [8 8 9|8, 8 e 9] non sono uguali.
clause-RK-5_5 = Rank-Up, Rank-Down e Crown non si contano quando si contano le carte giocate.
clause-RK-5_6 = Tre giocate possono fare a meno di battere la pila: una Crown, un Rank-Down con altre carte, e Rank-Up o Rank-Down da soli.
clause-RK-5_7 = Un numero vale quello che c'è stampato; le carte speciali non hanno un valore proprio.

clause-RK-6 = Passare
clause-RK-6_1 = Se non apri puoi sempre passare, anche quando potresti giocare.
clause-RK-6_2 = Quando passi sei fuori da questo giro, qualunque cosa succeda alla pila.
clause-RK-6_3 = All'inizio di ogni giro nessuno è già passato.
clause-RK-6_4 = A un tavolo vero puoi girare il personaggio per mostrare che hai passato.

clause-RK-7 = Vincere un giro
clause-RK-7_1 = Il giro finisce quando non c'è più nessun altro in gioco; lo vince chi ha la sua giocata sulla pila.
clause-RK-7_2 = Se tutti passano sulla tua apertura, vinci il giro e apri di nuovo.
clause-RK-7_3 = Una Crown chiude subito il giro, e lo vince chi l'ha giocata.
clause-RK-7_4 = Quando un giro è vinto, le sue carte si mettono da parte, coperte, per il resto della mano.
clause-RK-7_5 = Chi vince un giro apre il successivo, se ha ancora carte.

clause-RK-8 = Finire le carte
clause-RK-8_1 = Sei fuori, e prendi il primo posto libero, quando resti senza carte dopo la giocata e dopo aver pescato quelle che ti tocca pescare.
clause-RK-8_2 = Quando finisci le carte il giro continua: la tua giocata resta sulla pila e chi segue risponde a quella.
clause-RK-8_3 = Se qualcuno batte la giocata di chi ha finito le carte, il giro continua come sempre.
clause-RK-8_4 = Se chi vince un giro è fuori, apre la prima persona alla sua sinistra che ha ancora carte, anche se aveva passato.

clause-RK-9 = La fine di una mano
clause-RK-9_1 = La mano finisce appena resta una sola persona con carte: quello è l'ultimo posto.
clause-RK-9_2 = L'ordine in cui si finiscono le carte dà i ranghi: prima persona King, seconda Queen, ultima Beggar, Knight le altre.
clause-RK-9_3 = In tre nessuno è Knight.
clause-RK-9_4 = Ogni mano si gioca fino in fondo, anche quando i token sono già decisi.

clause-RK-10 = I personaggi
clause-RK-10_1 = Il King prende 2 token e, prima della mano dopo, un vantaggio.
clause-RK-10_2 = La Queen prende 1 token, e apre la mano dopo se il King ruba.
clause-RK-10_3 = Un Knight non prende token, non cede carte e non le dà.
clause-RK-10_4 = Il Beggar raccoglie, mescola e dà le carte, e cede il numero più alto quando il King ruba.
clause-RK-10_5 = I personaggi cambiano dopo ogni mano e durano fino alla fine della successiva.

clause-RK-11 = I Royal Token
clause-RK-11_1 = Dopo ogni mano il nuovo King prende 2 token e la nuova Queen 1; nessun altro ne prende.
clause-RK-11_2 = I token arrivano a mano finita, non quando qualcuno finisce le carte.
clause-RK-11_3 = I token non si perdono e non si spendono.

clause-RK-12 = Il vantaggio del King
clause-RK-12_1 = Il King sceglie dopo la distribuzione, prima che si apra la mano.
clause-RK-12_2 = Il King sceglie una cosa sola: aprire o rubare.
clause-RK-12_3 = Aprire: il King gioca per primo.
clause-RK-12_4 = Rubare: il King riceve il numero più alto del Beggar e gli dà una carta a scelta; apre la Queen.
clause-RK-12_5 = Si ruba solo un numero, mai una carta speciale.
clause-RK-12_6 = Il King restituisce una carta qualsiasi di quelle che ha allora, anche speciale o quella rubata.
clause-RK-12_7 = Un Beggar senza numeri non cede e non riceve niente; apre lo stesso la Queen.
clause-RK-12_8 = Solo il King e il Beggar vedono le carte passate tra loro.

clause-RK-13 = La prima mano
clause-RK-13_1 = Nella prima mano non ci sono né vantaggio né scambi di carte; apre il King estratto.
clause-RK-13_2 = Tutto il resto vale anche nella prima mano, compresi i token alla fine.

clause-RK-14 = Vincere la partita
clause-RK-14_1 = La partita finisce quando, dopo una mano, qualcuno ha 5 token o più.
clause-RK-14_2 = Se una sola persona ha 5 token o più, vince, da King o da Queen.
clause-RK-14_3 = Se King e Queen ne hanno entrambi 5 o più vince il King, qualunque sia il totale.

clause-RK-15 = Rank-Up
clause-RK-15_1 = Un Rank-Up giocato con altre carte le alza tutte di uno.
example-RK-15_1 =
    ✅ [12 12 12 up|12 12 12 con un Rank-Up] sono tre 13.
clause-RK-15_2 = Oppure alza un solo numero, per renderlo uguale agli altri.
example-RK-15_2 =
    ✅ [7 up 8 8|7 con un Rank-Up, 8 e 8] sono tre 8.
clause-RK-15_3 = Un Rank-Up alza una carta oppure tutte, mai solo alcune.
example-RK-15_3 =
    ✋ [7 7 8 up|7 7 8 con un solo Rank-Up] non va: ne servono due.
clause-RK-15_4 = Puoi giocare più Rank-Up insieme; ognuno alza una carta o tutte, e si sommano.
clause-RK-15_5 = I Rank-Up portano le carte anche oltre 12, senza limite.
clause-RK-15_6 = Puoi giocare Rank-Up sia quando apri sia quando rispondi.

clause-RK-16 = Rank-Down
clause-RK-16_1 = Un Rank-Down giocato con altre carte porta la pila al loro valore; non devono batterlo.
example-RK-16_1 =
    ✅ Su [11 11 11|tre 11], [4 4 4 down|4 4 4 con un Rank-Down] fanno della pila tre 4.
clause-RK-16_2 = Insieme al Rank-Down giochi tante carte quante ne ha la pila.
clause-RK-16_3 = Basta un Rank-Down, per quante carte tu giochi con lui.
clause-RK-16_4 = La pila deve finire più in basso di prima.
clause-RK-16_5 = Un Rank-Down vuole almeno un numero; i Wild possono aiutare, ma da soli non bastano.
clause-RK-16_6 = Rank-Up e Rank-Down si possono giocare insieme: prima il Rank-Up alza le tue carte, poi la pila prende il loro valore.
clause-RK-16_7 = Puoi aggiungere altri Rank-Down alla giocata, ma non fanno altro.
clause-RK-16_8 = Non puoi aprire con carte e un Rank-Down: non c'è niente da abbassare.
clause-RK-16_9 = Se abbassi la pila, è tua e il giro continua; chi ha passato resta fuori.

clause-RK-17 = Crown
clause-RK-17_1 = Una Crown vince subito il giro, qualunque cosa ci sia sulla pila, e poi apri tu.
clause-RK-17_2 = Una Crown si gioca da sola: una carta e nient'altro.
clause-RK-17_3 = Puoi giocare una Crown in ogni tuo turno; in apertura vince un giro vuoto e apri di nuovo.
clause-RK-17_4 = Se una Crown è la tua ultima carta sei fuori, e apre la prima persona alla tua sinistra che ha carte.

clause-RK-18 = Crown + Draw 2
clause-RK-18_1 = Vince il giro come una Crown, e poi peschi due carte prima della nuova apertura.
clause-RK-18_2 = Puoi giocarla in ogni tuo turno; come ultima carta non ti fa uscire, perché devi giocare anche le due carte nuove, in un turno successivo.
clause-RK-18_3 = Se restano meno di due carte da pescare prendi quelle; se allora non hai carte, sei fuori.
clause-RK-18_4 = In quanti che siate, le carte da pescare bastano sempre.

clause-RK-19 = Wild
clause-RK-19_1 = Con dei numeri, un Wild è alto quanto loro.
example-RK-19_1 =
    ✅ [9 wild|9 e un Wild] sono due 9.
clause-RK-19_2 = Senza numeri, i Wild superano di uno la pila; il valore non lo scegli tu.
example-RK-19_2 =
    ✅ Su [6|un 6], [wild|un Wild] è un 7.
clause-RK-19_3 = In apertura, senza numeri, i Wild valgono 1.
clause-RK-19_4 = Nelle edizioni 2018 e italiana i Wild senza numeri arrivano al massimo a 12; la seconda non pone limiti.
clause-RK-19_5 = Un Rank-Up con soli Wild si aggiunge a quel valore, anche oltre 12.
example-RK-19_5 =
    ✅ Su [6|un 6], [wild up|un Wild con un Rank-Up] è un 8.
clause-RK-19_6 = Gioca tanti Wild quante sono le carte della pila, oppure completa con dei numeri.
clause-RK-19_7 = Per un Wild conta quanto vale la pila adesso, con ogni Rank-Up e Rank-Down.

clause-RK-20 = Rank-Up o Rank-Down da soli
clause-RK-20_1 = Se hai in mano solo Rank-Up e Rank-Down, puoi giocarli senza altre carte.
clause-RK-20_2 = Ogni Rank-Up alza di uno la pila e ogni Rank-Down la abbassa di uno, mai sotto 0; va bene ogni pila, e il numero di carte resta quello.
clause-RK-20_3 = Nelle edizioni inglesi se ne gioca uno per volta, in quella italiana quanti ne vuoi.
clause-RK-20_4 = In apertura, da solo, un Rank-Up fa della pila un 1 e un Rank-Down uno 0.
clause-RK-20_5 = Se con questa giocata resti senza carte, sei fuori e la pila è tua.
clause-RK-20_6 = Se ti restano carte, nelle edizioni 2018 e italiana è una giocata come le altre; nella seconda vale come un passo.
clause-RK-20_7 = Se apri così, ti restano carte e vale come un passo, la pila è comunque tua: se nessuno risponde, apri di nuovo.

clause-RK-21 = Varianti
clause-RK-21_1 = Classic President, nell'edizione italiana Monarchia assoluta: dalla seconda mano apre sempre il King, e al posto del vantaggio si scambiano carte.
clause-RK-21_2 = Il Beggar dà al King le due carte più alte, senza scelta: Crown, poi Crown + Draw 2, poi numeri da 12 in giù; le altre speciali restano.
clause-RK-21_3 = Poi il King dà al Beggar due carte qualsiasi.
clause-RK-21_4 = Chi ha troppo poche carte da cedere dà quelle che ha, e ne riceve altrettante.
clause-RK-21_5 = Poi la Queen riceve la carta più alta del penultimo, nell'edizione italiana di tutti sotto di lei, e dà una carta a ciascuno di loro.
clause-RK-21_6 = In tre la penultima è la Queen stessa, quindi con il penultimo non scambia niente.
clause-RK-21_7 = Prima si conclude lo scambio del King, e la Queen riceve tutte le sue carte prima di darne.
clause-RK-21_8 = I token e la fine della partita restano come sono.
clause-RK-21_9 = Infinito: niente token, e cerchi di restare King più a lungo che puoi.
clause-RK-21_10 = Una partita Infinito non ha vincitori: si chiude dopo le mani stabilite, o quando smettete, e si contano le mani di fila finite per primi.
clause-RK-21_11 = La Mano di Re: fino a cinque persone, in ogni mano si dà anche un mazzetto di 15 carte coperte.
clause-RK-21_12 = Il King può scambiare tutta la sua mano con il mazzetto, al buio.
clause-RK-21_13 = Da quello scambio non si torna indietro.
clause-RK-21_14 = Il King decide subito dopo la distribuzione, prima di ogni vantaggio o scambio di carte.
clause-RK-21_15 = La mano non giocata resta da parte, coperta, fino alla distribuzione dopo; viene offerta anche nella prima mano.

clause-RK-22 = In più di sei
clause-RK-22_1 = Da 7 a 12 si aggiunge un secondo mazzo di 98 carte.
clause-RK-22_2 = Le carte Knight sono meno dei Knight, quindi basta mostrare King, Queen e Beggar.
clause-RK-22_3 = Tutte le altre regole restano uguali.
clause-RK-22_4 = C'è tutto due volte: fino a 14 per ogni numero, 8 Wild, 6 Rank-Up, 6 Rank-Down, 4 Crown e 4 Crown + Draw 2.

clause-RK-23 = Che cosa si può vedere
clause-RK-23_1 = Tutti vedono giocate e passi, la pila, i personaggi, i token, quante carte ha ciascuno, a chi tocca e che cosa ha scelto il King.
clause-RK-23_2 = Prima della fine della partita nessun altro vede la tua mano, il mazzo di pesca, ciò che si pesca o il mazzetto, e gli scarti non si guardano.
clause-RK-23_3 = Le carte scambiate prima dell'apertura le vede solo chi le dà e chi le riceve.
clause-RK-23_4 = Chi guarda vede solo ciò che vedono tutti; tu vedi anche le tue carte e quelle che peschi, dai e ricevi.

# In che cosa differiscono le edizioni

rulings-E-1 = Edizioni: che cosa si gioca diversamente
clause-E-1 = I Wild da soli arrivano a 12 nelle edizioni 2018 e italiana, e oltre solo con un Rank-Up; la seconda non pone limiti.
clause-E-2 = Rank-Up e Rank-Down da soli sono per chi non ha altro; nella seconda edizione, se ti restano carte, sei fuori dal giro.
clause-E-3 = In Classic President la Queen scambia con il penultimo; nella Monarchia assoluta dell'edizione italiana con tutti sotto di lei.
clause-E-4 = La seconda edizione dà i personaggi prima delle carte, le altre dopo.
clause-E-5 = Solo la seconda edizione dice quanto vale un Wild in apertura: 1, e così è in tutte.
clause-E-6 = Solo l'edizione italiana dice che in una giocata ci stanno quanti Rank-Up e Rank-Down si vuole; con altre carte è così in tutte.
clause-E-7 = Solo la seconda edizione dice chiaro che un Rank-Down basta per più carte; è così in tutte.
clause-E-8 = Se chi vince un giro è fuori, apre chi gli sta a sinistra: la seconda edizione tace, ma è così in tutte.
rulings-E-9 = Edizioni: la distribuzione, il passo, il King
clause-E-9 = La seconda edizione non dice chi dà le carte per primo; non cambia niente.
clause-E-10 = Le mani dopo la prima si distribuiscono come quella in tutte le edizioni, anche se la seconda dice solo che dà il Beggar.
clause-E-11 = In tutte le edizioni il King sceglie dopo la distribuzione, anche se la seconda dice solo prima che la mano cominci.
clause-E-12 = Solo l'edizione italiana dice chiaro che chi vince un giro deve giocare; in nessuna si passa quando si apre.
clause-E-13 = Un passo vale per tutto il giro in tutte le edizioni, anche se due lo dicono alla larga.
clause-E-14 = L'edizione italiana fa giocare la Crown + Draw 2 in ogni momento; intende nel proprio turno, come le altre.
clause-E-15 = Le due carte si pescano dopo aver tolto la pila e prima del nuovo giro, in tutte le edizioni.
clause-E-16 = Dopo aver rubato, il King restituisce una carta qualsiasi, in tutte le edizioni.
clause-E-17 = Il Beggar cede il numero migliore e mai una carta speciale, in tutte le edizioni.
clause-E-18 = In Classic President il King dà due carte qualsiasi, in tutte le edizioni.
clause-E-19 = In tutte le edizioni si vince con i token, presi da King o da Queen.
rulings-E-20 = Edizioni: che cosa un foglio non dice
clause-E-20 = Solo l'edizione 2018 dice tutto su carte, numero di persone, età e durata; mazzo e numeri valgono per tutte.
clause-E-21 = Le carte giocate stanno da parte, coperte, in tutte le edizioni, anche se ognuna lo dice a modo suo.
clause-E-22 = Puoi giocare insieme tutte le carte uguali che riesci, in tutte le edizioni.
clause-E-23 = Ogni edizione parla a modo suo dei Wild con numeri e intende lo stesso: sono alti quanto loro.
clause-E-24 = Contro più carte, i Wild da soli devono essere altrettanti, in tutte le edizioni.
clause-E-25 = Anche più Rank-Up e Rank-Down contano come non avere altro, in tutte le edizioni.
clause-E-26 = Un Knight non viene derubato, non cede niente e non dà le carte, in tutte le edizioni.
clause-E-27 = Il King ha un solo vantaggio per mano, in tutte le edizioni.
clause-E-28 = In tutte le edizioni i personaggi sono facoltativi e i colori non contano, anche se la seconda lo dice solo in parte.
clause-E-29 = Se due hanno abbastanza token vince il posto migliore nell'ultima mano, in tutte le edizioni.
clause-E-30 = In più di sei si aggiunge un secondo mazzo e il resto non cambia, anche se qui il foglio italiano si interrompe.
clause-E-31 = Solo la seconda edizione dice di togliere i token prima di mescolare e che un mazzo di pesca piccolo è voluto; vale per tutte.
clause-E-32 = Si diventa King a mano finita, in tutte le edizioni.
clause-E-33 = Un giro finisce quando gli altri hanno passato, non quando nessuno potrebbe battere la pila, in tutte le edizioni.
clause-E-34 = Dopo una Crown + Draw 2 come ultima carta devi giocare le due carte nuove, in tutte le edizioni.

# Chiarimenti

rulings-A-1 = Chiarimenti: parole e preparazione
clause-A-1 = Un passo vale per il giro, non per tutta la mano.
clause-A-2 = Dove un foglio parla di ultimo o prossimo giro per vantaggi e parità, intende la mano.
clause-A-3 = Il mazzo di pesca e la pila sono due: il mazzo resta coperto, la pila è scoperta.
clause-A-4 = La prima mano può darla chiunque; non cambia niente.
clause-A-5 = I personaggi estratti all'inizio non portano né token né doveri; conta solo il King, che apre.
clause-A-6 = Dare prima le carte o prima i personaggi non fa differenza.
clause-A-7 = In due non si gioca: King, Queen e Beggar devono essere tre persone.
clause-A-8 = Fino a sei si gioca con un mazzo, mai con due.
clause-A-9 = Si gioca verso sinistra, e nessuno cambia posto quando cambiano i ranghi.
rulings-A-10 = Chiarimenti: passare, aprire, Rank-Up e Rank-Down da soli
clause-A-10 = Un passo ti costa tutto il giro, non un turno solo.
clause-A-11 = Se apri non puoi passare; passa solo chi risponde.
clause-A-12 = Per giocare Rank-Up e Rank-Down da soli non devi avere altro, ma puoi averne diversi.
clause-A-13 = Un Rank-Up o Rank-Down che apre da solo conta da 0, come una carta.
clause-A-14 = Se tutti passano sul Rank-Up o Rank-Down che era la tua ultima carta vinci il giro, e apre chi ti segue a sinistra.
clause-A-15 = Nelle edizioni 2018 e italiana, dopo averne giocato uno da solo, resti nel giro se ne hai altri.
clause-A-16 = Dove quella giocata vale come un passo, la pila resta di chi era; puoi aprire così solo se non hai altro, e allora la pila è tua.
clause-A-17 = La pila non scende mai sotto 0.
clause-A-18 = Un Rank-Up o Rank-Down da solo cambia il valore di tutta la pila, e il numero di carte resta quello.
rulings-A-19 = Chiarimenti: Rank-Up e Rank-Down con altre carte
clause-A-19 = Con le tue carte puoi giocare quanti Rank-Up e Rank-Down vuoi, in tutte le edizioni.
clause-A-20 = I Rank-Up che avanzano portano le carte al valore più alto permesso, e non devi mai dirlo.
clause-A-21 = Un Rank-Up non alza due 7 per unirli a un 8; ne servono due.
clause-A-22 = Non c'è un valore massimo: ogni Rank-Up aggiunge uno.
clause-A-23 = Un Rank-Down deve abbassare la pila; con carte pari o più alte non si gioca.
clause-A-24 = Non puoi aprire con carte e un Rank-Down, perché non c'è una pila da abbassare.
clause-A-25 = Non puoi giocare un Rank-Down con soli Wild: non hanno un numero più basso da offrire.
clause-A-26 = Un Rank-Up e un Rank-Down possono stare nella stessa giocata; ognuno fa il suo.
clause-A-27 = Un secondo Rank-Down nella giocata non fa niente: la pila prende il valore delle tue carte.
rulings-A-28 = Chiarimenti: i Wild, e chi ha solo Rank-Up e Rank-Down
clause-A-28 = Un Wild che apre da solo vale 1, in tutte le edizioni.
clause-A-29 = Un Wild supera di uno quanto vale adesso la pila, non la carta stampata in cima.
clause-A-30 = Dove i Wild si fermano a 12, un Rank-Up li porta a 13: prima il limite, poi uno in più.
clause-A-31 = Il limite di 12 non tocca i Wild giocati con numeri.
clause-A-32 = Un Wild da solo non è un numero a piacere, ma uno in più della pila.
clause-A-33 = Un Wild sostituisce solo numeri, mai una Crown, un Rank-Up o un Rank-Down.
clause-A-73 = Non puoi liberarti di un Rank-Up o Rank-Down da solo mentre hai altre carte, a meno che il tavolo non abbia scelto così.
clause-A-74 = Con una Crown in mano hai altro: gioca prima la Crown.
clause-A-75 = Un Rank-Down non è una delle carte uguali, e ne basta uno per tutte.
clause-A-76 = Un Wild vale 1 come prima carta di ogni giro, non solo della mano.
rulings-A-34 = Chiarimenti: Crown e finire le carte
clause-A-34 = Puoi aprire con una Crown.
clause-A-35 = Non puoi giocare due Crown insieme, né una Crown con altre carte.
clause-A-36 = Una Crown + Draw 2 si gioca nel proprio turno, mai fuori.
clause-A-37 = Se il mazzo di pesca è troppo piccolo peschi quello che c'è, e sei fuori se allora non hai carte.
clause-A-38 = Se chi vince un giro è fuori, apre chi segue a sinistra, in tutte le edizioni.
clause-A-39 = Lo stesso vale per chi finisce con una Crown.
clause-A-40 = Apre chi sta a sinistra solo se chi ha vinto è fuori; altrimenti apre chi ha vinto.
clause-A-41 = Apre la prima persona a sinistra che ha ancora carte; un passo del giro prima non conta più.
clause-A-77 = È la sinistra di chi ha finito le carte, non di chi ha passato per ultimo.
clause-A-42 = Chi resta per ultimo con carte non le gioca, ma è subito Beggar.
clause-A-43 = Una mano non si accorcia perché la partita è già decisa.
clause-A-44 = Se finisci le carte quando tutti gli altri hanno passato, il giro è finito: un passo vale per il giro.
clause-A-45 = Se nel giro resti solo tu lo hai vinto; non rispondi alla tua giocata.
rulings-A-46 = Chiarimenti: i token e il vantaggio del King
clause-A-46 = Per vincere non devi essere King: il quinto token può essere quello della Queen.
clause-A-47 = Bastano 5 token o più; se li hanno in due decide il rango, non il totale.
clause-A-48 = Sei King a mano finita, e prima non hai alcun potere.
clause-A-49 = Il King sceglie dopo la distribuzione, perché per rubare servono carte in mano.
clause-A-50 = Il King deve scegliere una delle due cose e non può rifiutarle entrambe.
clause-A-51 = Se il Beggar ha più volte il numero più alto ne va una: sono uguali.
clause-A-52 = Se il Beggar non ha numeri non passa niente e apre la Queen; vietare di rubare mostrerebbe la mano.
clause-A-53 = Il King può restituire proprio la carta rubata.
clause-A-54 = La carta migliore del Beggar è il numero migliore, anche nell'edizione italiana.
clause-A-55 = Quali carte sono passate lo sanno solo i due; quante ne ha ciascuno è noto a tutti.
rulings-A-56 = Chiarimenti: varianti
clause-A-56 = Negli scambi le più alte sono le Crown, poi le Crown + Draw 2, poi da 12 a 1; le altre speciali non hanno altezza.
clause-A-57 = Con troppo poche carte da cedere dai quelle che ci sono e ne ricevi altrettante, così le mani restano di 15.
clause-A-58 = In tre la penultima è la Queen stessa, quindi con il penultimo non c'è scambio.
clause-A-59 = Nell'edizione italiana la Queen scambia con tutti sotto di lei, come dice il suo foglio.
clause-A-60 = Prima scambia il King, poi la Queen.
clause-A-61 = Una partita Infinito si chiude come avete deciso, e conta quante mani di fila finisci per primo.
clause-A-62 = Il King decide su La Mano di Re prima del vantaggio, così una carta rubata non si scambia più.
clause-A-63 = Il King non può guardare il mazzetto prima di scambiare.
clause-A-64 = La mano non giocata resta da parte e non entra nel mazzo di pesca.
clause-A-65 = In sei o più non si gioca La Mano di Re.
clause-A-66 = La Mano di Re viene offerta anche nella prima mano.
clause-A-67 = Classic President sostituisce il vantaggio: il King apre e riceve carte comunque.
rulings-A-68 = Chiarimenti: tavoli grandi, e che cosa è noto
clause-A-68 = Con due mazzi si è al massimo in dodici, così restano abbastanza carte da pescare.
clause-A-69 = In più di sei si estraggono King, Queen e Beggar, e gli altri sono Knight.
clause-A-70 = Nessuno può guardare tra gli scarti.
clause-A-71 = Quante carte ha ciascuno è noto a tutti.
clause-A-72 = Nessuno passa senza volerlo, perché mostrerebbe le sue carte; il passo automatico lo accendi tu.

## How to play, and its picture

rank-how =
    { "**" }Scopo** Liberati delle carte prima degli altri. Chi finisce per primo è King e prende 2 token, chi arriva secondo è Queen e ne prende 1; si vince a 5.
    { "**" }Un giro** Qualcuno apre con una carta, o con più carte uguali. A turno giochi **altrettante carte, ma più alte**, oppure passi e resti fuori dal giro. Quando nessuno può più rispondere, chi ha giocato per ultimo ha vinto il giro e apre il prossimo.
    { "**" }Speciali** Crown: vince subito il giro. Crown + Draw 2: lo stesso, poi peschi due carte. Rank-Up: alza di uno le tue carte, o rende una carta uguale alle altre. Rank-Down: porta la pila al valore delle tue carte. Wild: alto quanto i numeri che ha accanto; da solo, uno in più della pila.
    { "**" }Una mano** Si continua finché uno solo ha carte: il Beggar, che dà la mano dopo. Il King allora sceglie: aprire, o rubare il numero più alto del Beggar.
rank-how-alt = Un tavolo di quattro, 16 carte da pescare. C ha giocato tre 7. Tocca a B, il King, con 11 carte e 2 token: servono tre carte da 8 in su. A, un Knight con 8 carte e 1 token, ha passato. C, la Queen, ha 9 carte e 1 token. D, il Beggar senza token, ha finito per primo.
