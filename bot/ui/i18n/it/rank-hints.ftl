# A hint, and the moves that cost most

rank-hint-play = Gioca { $cards }
rank-hint-pass = Passa
rank-hint-hand-take = Prendi il mazzetto
rank-hint-hand-keep = Tieni la tua mano
rank-hint-benefit-lead = Apri per primo
rank-hint-benefit-steal = Ruba
rank-hint-return = Dai { $cards }
rank-why-out = { $place ->
    [1] Sono le tue ultime carte: esci per primo.
    [2] Sono le tue ultime carte: esci per secondo.
    [3] Sono le tue ultime carte: esci per terzo.
   *[other] Sono le tue ultime carte: esci { $place }º.
}
rank-why-rest = { $count ->
    [one] Ti resta una carta sola, e puoi uscire quando apri.
   *[other] Le altre { $count } carte puoi giocarle tutte in un'apertura sola.
}
rank-why-crown = Vince subito il giro, e apri di nuovo tu.
rank-why-crown-draw = { $count ->
    [one] Vince subito il giro: peschi una carta e apri di nuovo tu.
   *[other] Vince subito il giro: peschi { $count } carte e apri di nuovo tu.
}
rank-why-lead-lowest = { $count ->
    [one] Il { $number } è la tua carta più bassa, e di quel numero è l'unica.
   *[other] Vanno via tutti i tuoi { $number }, e niente che hai è più basso.
}
rank-why-lead-many = { $count ->
    [one] Va via una carta.
   *[other] Vanno via { $count } carte insieme.
}
rank-why-wins-round = Nessuno può più rispondere: il giro è finito, e apri tu.
rank-why-only = È la sola giocata che hai qui.
rank-why-down = Il Rank-Down porta la pila da { $before } giù a { $value }.
rank-why-highest = { $count ->
    [one] Nessun altro può avere un numero sopra il { $value }: la battono solo carte speciali.
   *[other] Nessun altro può avere { $count } carte di un numero sopra il { $value }: la battono solo carte speciali.
}
rank-why-few-sets = { $count ->
    [one] Di un solo numero sopra il { $value } qualcun altro può avere { $size } carte.
   *[other] Di soli { $count } numeri sopra il { $value } qualcun altro può avere { $size } carte.
}
rank-why-few-above = { $value ->
    [11] Dei { $all } 12, gli altri possono averne al massimo { $left }.
   *[other] Delle { $all } carte sopra il { $value }, gli altri possono averne al massimo { $left }.
}
rank-why-wild = Con il Wild la pila vale { $value }.
rank-why-up = Con il Rank-Up la pila vale { $value }.
rank-why-whole = { $count ->
    [one] È il tuo unico { $number }: non spezzi nessun gruppo.
   *[other] Vanno via insieme tutti i tuoi { $number }: non spezzi nessun gruppo.
}
rank-why-lowest = Con i soli numeri qui non puoi giocare niente più basso di { $number }.
rank-why-pressed = { $count ->
    [one] Qualcun altro ha una carta sola: resta poco tempo.
   *[other] Qualcun altro ha solo { $count } carte: resta poco tempo.
}
rank-why-leaves = { $count ->
    [one] Ti resta una carta.
   *[other] Ti restano { $count } carte.
}
rank-why-stuck = Niente di quello che hai si può giocare qui.
rank-why-pass-special = Qui potresti giocare solo con carte speciali.
rank-why-pass-strong = Senza carte speciali qui potresti giocare solo { $number } o più.
rank-why-pass-tears = Senza carte speciali, ogni giocata qui spezzerebbe un tuo gruppo.
rank-why-pass = Il più basso che potresti giocare qui è { $number }.
rank-why-keep-strong = { $count ->
    [one] Hai una carta forte (11, 12, Crown, Wild), più di quante ne ha in media una mano mai vista.
   *[other] Hai { $count } carte forti (11, 12, Crown, Wild), più di quante ne ha in media una mano mai vista.
}
rank-why-keep = { $count ->
    [one] Questa mano la conosci, tutta di un numero; l'altra no.
   *[other] Questa mano la conosci, di { $count } numeri diversi; l'altra no.
}
rank-why-take-weak = { $count ->
    [one] Hai una carta forte (11, 12, Crown, Wild), meno di quante ne ha in media una mano mai vista.
   *[other] Hai { $count } carte forti (11, 12, Crown, Wild), meno di quante ne ha in media una mano mai vista.
}
rank-why-take = { $count ->
    [one] Lasci una carta forte (11, 12, Crown, Wild).
   *[other] Lasci { $count } carte forti (11, 12, Crown, Wild).
}
rank-why-lead-low = { $count ->
    [one] Hai una carta da { $number } in giù: chi apre se ne libera.
   *[other] Hai { $count } carte da { $number } in giù: chi apre se ne libera.
}
rank-why-lead = { $count ->
    [one] Cominci con una carta forte (11, 12, Crown, Wild), e decidi tu quante se ne giocano.
   *[other] Cominci con { $count } carte forti (11, 12, Crown, Wild), e decidi tu quante se ne giocano.
}
rank-why-steal-higher = { $count ->
    [one] Il tuo numero più alto è { $number }: uno più alto può averlo il Beggar.
   *[other] Il tuo numero più alto è { $number }: { $count } più alti può averli il Beggar.
}
rank-why-steal-twelve = { $count ->
    [one] Un 12 non è nella tua mano: può averlo il Beggar.
   *[other] { $count } dei 12 non sono nella tua mano: il Beggar può averne uno.
}
rank-why-steal = Il numero più alto che ha il Beggar diventa tuo.
rank-why-give-fewer = { $after ->
    [one] Così ti resta un numero solo, invece di { $before }.
   *[other] Così hai { $after } numeri diversi, invece di { $before }.
}
rank-why-give-lowest = { $count ->
    [one] È il tuo numero più basso.
   *[other] Sono i tuoi { $count } numeri più bassi.
}
rank-why-give = { $after ->
    [one] Ti resta un numero solo.
   *[other] Ti restano { $after } numeri diversi.
}
rank-look-back-when = Mano { $round }, la tua scelta { $choice }
rank-look-back-pile = Avevi { $hand } · sulla pila { $pile }
rank-look-back-lead = Avevi { $hand } · aprivi tu
rank-look-back-cost = Ti è costata circa il { $cost } % di quanto vale diventare King.
