# A hint, and the moves that cost most

scots-hint-Take = Prendi la pila con { $cards }
scots-hint-TakeOnto = Prendi la pila sulla combinazione { $number }
scots-hint-Lay = Cala { $cards }
scots-hint-Add = Aggiungi { $cards } alla combinazione { $number }
scots-hint-Discard = Scarta { $cards }
scots-why-draw = La pila non vale quel che costa prenderla.
scots-why-only = Con le carte che hai non puoi prendere la pila.
scots-why-empty = Non c'è nessuna pila da prendere.
scots-why-take = { $count ->
    [one] Ti dà la carta della pila, { $points } punti.
   *[other] Ti dà le { $count } carte della pila, { $points } punti in tutto.
}
scots-why-lay = Sul tavolo valgono { $points }, e non ti costano niente quando qualcuno esce.
scots-why-discard = Tra le tue carte è quella con cui gli altri e tu potete fare meno.
scots-why-out = È l'ultima che hai: esci.
scots-look-back-pile = { $count ->
    [one] sulla pila { $top }
   *[other] una pila di { $count }, sopra { $top }
}
scots-look-back-cost = Ti è costata circa il { $cost } % della possibilità di vincere la partita.
