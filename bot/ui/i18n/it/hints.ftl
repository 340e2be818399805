## Un suggerimento: che cosa farebbe il computer migliore allo stesso posto

hint-button = Suggerimento
hint-not-rated = Niente suggerimenti
hint-title = Un suggerimento
hint-costs = Un suggerimento rende amichevole questa partita: non vale per la classifica, per nessuno.
hint-give = Dammi un suggerimento
hint-choose = Sceglila

## Dopo la partita: le mosse costate di più

look-back-button = Ripensaci
look-back-title = A partita finita
look-back-lead = { $count ->
    [one] La mossa che ti è costata di più.
   *[other] Le { $count } mosse che ti sono costate di più.
}
look-back-nothing = Nessuna tua mossa era chiaramente sbagliata. Ben giocato!
look-back-fair = Secondo ciò che potevi vedere allora, non secondo com'è andata.
look-back-hand = Avevi { $hand }
look-back-yours = Tu: { $what }
look-back-better = Meglio: { $what }
