# Low Ebb, regola per regola: una frase semplice per ognuna, con il suo numero nella pagina delle regole

clause-LE-1 = Carte e scelte
clause-LE-1_1 = Ci sono 50 carte: i numeri da 1 a 10, cinque di ciascuno.
clause-LE-1_2 = Si gioca da due a sei, seduti in senso orario; vince il totale più basso.
clause-LE-1_3 = Si giocano i round che il tavolo ha scelto.
clause-LE-1_4 = Bussare a torto costa quanto il tavolo ha scelto.

clause-LE-2 = Un round
clause-LE-2_1 = Il mazziere mescola e dà quattro carte a ciascuno; la seguente resta scoperta accanto al mazzo di pesca. Il mazzo passa a sinistra.
clause-LE-2_2 = Comincia chi siede a sinistra del mazziere, e si continua verso sinistra.
clause-LE-2_3 = Al tuo turno butti una carta e prendi quella scoperta o una coperta; oppure bussi.
clause-LE-2_4 = Se qualcuno bussa il round finisce subito; finisce anche con il turno in cui si pesca l'ultima carta.

clause-LE-3 = Punti
clause-LE-3_1 = Si mostrano tutte le mani, e il tuo totale cresce della somma della tua. Se hai bussato e la tua è la più bassa da sola fai -5; se non lo è, si aggiunge la penalità.
example-LE-3_1 =
    ✅ [1 2 2 3] contro [2 2 3 4] è la più bassa da sola: -5.
    ✋ [1 2 3 4] contro [2 2 2 4] no: fanno 10 tutte e due.
clause-LE-3_2 = Dopo l'ultimo round vince il totale più basso; a parità si divide la vittoria.

## How to play, and its picture

ebb-how =
    { "**" }Scopo** Avere la mano più bassa.
    { "**" }Il tuo turno** Butta una carta per quella scoperta o per una che nessuno ha visto. Oppure bussa: il round è finito.
    { "**" }Punti** Le tue carte contano contro di te. Chi ha bussato ed è il più basso da solo fa -5; chi ha bussato e non lo è paga la penalità.
ebb-how-alt = Un tavolo di due. È scoperto il 2, 38 carte da pescare. A ha 14 punti. B ha -5 punti ed è di turno. Le due mani sono coperte.
