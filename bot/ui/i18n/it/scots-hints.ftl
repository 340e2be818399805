# A hint, and the moves that cost most

scots-hint-Take = Prendi la pila con { $cards }
scots-hint-TakeOnto = Prendi la pila sulla combinazione { $number }
scots-hint-Take-alone = Prendi la carta in cima alla pila con { $cards }
scots-hint-TakeOnto-alone = Prendi la carta in cima alla pila sulla combinazione { $number }
scots-hint-Lay = Cala { $cards }
scots-hint-Add = Aggiungi { $cards } alla combinazione { $number }
scots-hint-Discard = Scarta { $cards }
scots-why-out = È l'ultima che hai: esci.
scots-why-take-matching = { $count ->
    [one] La carta sotto la prima va con quelle che hai.
   *[other] Delle { $count } carte sotto la prima, { $matching } vanno con quelle che hai.
}
scots-why-take = { $count ->
    [one] Ti dà la carta della pila, { $points } punti.
   *[other] Ti dà le { $count } carte della pila, { $points } punti in tutto.
}
scots-why-take-lays = Mette { $points } punti sul tavolo.
scots-why-draw-ends = Non resta niente da pescare: il giro finisce e si contano i punti.
scots-why-empty = Non c'è nessuna pila da prendere.
scots-why-only = Con le carte che hai non puoi prendere la pila.
scots-why-draw-near = { $count ->
    [one] Qualcuno ha una carta sola, e la pila ti darebbe { $points } punti di cui liberarti.
   *[other] Qualcuno ha solo { $count } carte, e la pila ti darebbe { $points } punti di cui liberarti.
}
scots-why-draw-unfit = { $count ->
    [one] La carta sotto la prima non va con niente che hai.
   *[other] Delle { $count } carte sotto la prima, con quelle che hai ne vanno solo { $matching }.
}
scots-why-draw-one = La pila è una carta sola, che vale { $points }.
scots-why-draw = { $count ->
    [one] Le carte che vanno con la pila restano in mano, e la sua unica carta dov'è.
   *[other] Le carte che vanno con la pila restano in mano, e le sue { $count } carte dove sono.
}
scots-why-lay-last = Ti resta una carta sola, e puoi uscire con lo scarto.
scots-why-lay-near = { $count ->
    [one] Qualcuno ha una carta sola: sul tavolo questi { $points } punti contano per te.
   *[other] Qualcuno ha solo { $count } carte: sul tavolo questi { $points } punti contano per te.
}
scots-why-lay-open = { $count ->
    [one] Sul tavolo { $points } punti sono al sicuro, e c'è ancora una carta adatta che non vedi.
   *[other] Sul tavolo { $points } punti sono al sicuro, e ci sono ancora { $count } carte adatte che non vedi.
}
scots-why-lay = Sul tavolo valgono { $points }, e non ti costano niente quando qualcuno esce.
scots-why-safe = { $count ->
    [0] Non ce n'è più nessuna uguale che non vedi: nessuno può prenderci la pila.
    [one] Ce n'è solo una adatta che non vedi: nessuno può prenderci la pila.
   *[other] Ce ne sono solo { $count } adatte che non vedi: nessuno può prenderci la pila.
}
scots-why-few = { $count ->
    [one] Solo una che va con questa non la vedi.
   *[other] Solo { $count } che vanno con questa non le vedi.
}
scots-why-alone = Non va con nient'altro di tuo, e conterebbe { $points } contro di te.
scots-why-dear = { $count ->
    [one] Qualcuno ha una carta sola: nessuna delle tue ti costerebbe più di questa, { $points } punti.
   *[other] Qualcuno ha solo { $count } carte: nessuna delle tue ti costerebbe più di questa, { $points } punti.
}
scots-why-cheapest = Nessuna delle tue carte vale meno dei suoi { $points } punti.
scots-why-discard = In mano conterebbe { $points } contro di te.
scots-look-back-pile = { $count ->
    [one] sulla pila { $top }
   *[other] una pila di { $count }, sopra { $top }
}
scots-look-back-cost = Ti è costata circa il { $cost } % della possibilità di vincere la partita.
