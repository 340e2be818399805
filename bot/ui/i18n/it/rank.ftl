# RANK

game-rank = RANK
rank-start = Libèrati delle carte prima degli altri, e sarai Re nella mano seguente.

rank-title = { $hand ->
    [0] RANK
   *[other] RANK · mano { $hand }
}
rank-subtitle = { $preset } · si vince a { $target } gettoni: { $scores }
rank-subtitle-endless = { $limit ->
    [0] { $preset } · mani di fila da Re (record): { $scores }
   *[other] { $preset } · { $limit } mani · di fila da Re (record): { $scores }
}
rank-score = { $name } { $tokens }
rank-score-run = { $name } { $run } ({ $longest })

rank-card-C = Corona
rank-card-D = Corona + Pesca 2
rank-card-U = Rank-Up
rank-card-V = Rank-Down
rank-card-W = Jolly

rank-set = { $count ->
    [1] un { $value }
    [2] due { $value }
    [3] tre { $value }
    [4] quattro { $value }
    [5] cinque { $value }
    [6] sei { $value }
    [7] sette { $value }
    [8] otto { $value }
    [9] nove { $value }
    [10] dieci { $value }
    [11] undici { $value }
    [12] dodici { $value }
   *[other] { $count } volte { $value }
}
rank-many = { $count ->
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
    [6] sei
    [7] sette
    [8] otto
    [9] nove
    [10] dieci
    [11] undici
    [12] dodici
   *[other] { $count }
}
rank-place = { $place }º
rank-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
rank-tokens = { $count ->
    [one] { $count } gettone
   *[other] { $count } gettoni
}
rank-hands-as-king = { $count ->
    [one] 1 mano da Re
   *[other] { $count } mani da Re
}
rank-run = { $count ->
    [one] Re da { $count } mano
   *[other] Re da { $count } mani
}
rank-mark-king = Re
rank-mark-queen = Regina
rank-mark-knight = Cavaliere
rank-mark-beggar = Mendicante

rank-to-beat = Da battere: **{ $pile }**. { $time }
rank-to-beat-by = Da battere: **{ $pile }**, di { $name }. { $time }
rank-leads = Apre { $name }. { $time }
rank-asks-kingsHand = { $name }, il Re, può scambiare tutta la mano con quella coperta. { $time }
rank-asks-benefit = { $name }, il Re, sceglie: aprire o rubare. { $time }
rank-asks-kingReturn = { $count ->
    [one] { $name }, il Re, dà una carta a { $beggar }. { $time }
   *[other] { $name }, il Re, dà { $count } carte a { $beggar }. { $time }
}
rank-asks-queenReturn = { $count ->
    [one] { $name }, la Regina, restituisce una carta. { $time }
   *[other] { $name }, la Regina, restituisce una carta a ciascuno di { $count } giocatori. { $time }
}
rank-waiting-roles = Si estraggono i personaggi.
rank-waiting-deal = Si danno le carte.
rank-waiting-gameOver = La partita è finita.
rank-wins = Vince { $name }

rank-seat = { $turn } { $name }: { $facts }
rank-seat-out = fuori, { $place }
rank-seat-passed = passa
rank-alt-pile = Sul mazzetto: { $pile } di { $name }.
rank-alt-laid = Giocate: { $cards }.
rank-alt-no-pile = Niente sul mazzetto.
rank-alt-draw = { $count } da pescare.
rank-alt-extra = Nella mano coperta: { $count }.
rank-alt-turn = Tocca a { $name }: { $facts }.

rank-you-lead = Apri tu: gioca quello che vuoi. { $time }
rank-turn-then-you = Tocca a { $name }, poi a te
rank-you-passed = Hai passato: rientri al prossimo giro.
rank-you-out-king = Hai finito le carte: { $place }, sarai Re.
rank-you-out-queen = Hai finito le carte: { $place }, sarai Regina.
rank-you-out-knight = Hai finito le carte: { $place }, sarai Cavaliere.
rank-you-out-beggar = Hai finito le carte: { $place }, sarai Mendicante.
rank-you-drew = Hai pescato { $cards }.
rank-you-received = Hai ricevuto { $cards } da { $name }.
rank-you-gave = Hai dato { $cards } a { $name }.
rank-you-set-aside = La mano che hai lasciato: { $cards }

rank-choose = Tocca le carte per scegliere
rank-choose-how = Tocca ancora per una in meno. Passo: resti fuori da questo giro.
rank-choose-lead = Apri tu: vale tutto e non puoi passare.
rank-stuck = Niente di quello che hai batte { $pile }.
rank-stuck-hint = Il passo automatico è sotto Altro.
rank-play = Gioca
rank-pass = Passo

rank-wants-kind-or-wild = { $count ->
    [one] un'altra uguale o un Jolly.
   *[other] altre { $many } uguali o un Jolly.
}
rank-wants-kind = { $count ->
    [one] un'altra uguale.
   *[other] altre { $many } uguali.
}
rank-wants-wild = { $count ->
    [one] con un Jolly.
   *[other] con { $many } Jolly.
}
rank-works-with = Va bene insieme a { $cards }.

rank-can = ✅ { $sentence }
rank-does-beat = Batte { $pile }.
rank-does-lead = Apri con { $after }.
rank-does-lower = Abbassa il mazzetto da { $pile } a { $after }.
rank-does-modifiers = Il mazzetto diventa { $after }.
rank-does-crown = Vinci subito il giro e apri di nuovo.
rank-does-draw = { $count ->
    [one] Vinci subito il giro, peschi una carta e apri di nuovo.
   *[other] Vinci subito il giro, peschi { $count } carte e apri di nuovo.
}
rank-does-draw-last = { $count ->
    [one] Vinci il giro, ma peschi una carta e non sei ancora fuori.
   *[other] Vinci il giro, ma peschi { $count } carte e non sei ancora fuori.
}
rank-last-cards = { $count ->
    [one] La tua ultima carta: arrivi { $place }.
   *[other] Le tue ultime carte: arrivi { $place }.
}
rank-last-cards-end = { $count ->
    [one] La tua ultima carta: arrivi { $place } e la mano finisce.
   *[other] Le tue ultime carte: arrivi { $place } e la mano finisce.
}
rank-note-crown-lead = In apertura vince solo un giro vuoto.
rank-note-forfeit = Vale come un passo.
rank-note-wild = { $count ->
    [one] Il Jolly vale { $value }.
   *[other] I Jolly valgono { $value }.
}
rank-note-wild-lead = { $count ->
    [one] Un Jolly da solo in apertura vale solo 1.
   *[other] I Jolly da soli in apertura valgono solo 1.
}
rank-note-wild-alone = { $count ->
    [one] Un Jolly da solo dipende dal mazzetto, non lo scegli tu.
   *[other] I Jolly da soli dipendono dal mazzetto, non li scegli tu.
}
rank-note-up = { $count ->
    [one] { $size ->
        [one] Il Rank-Up la porta a { $value }.
       *[other] Il Rank-Up le porta a { $value }.
    }
   *[other] { $size ->
        [one] I Rank-Up la portano a { $value }.
       *[other] I Rank-Up le portano a { $value }.
    }
}
rank-note-up-spare = { $count ->
    [one] Batte il mazzetto anche senza il Rank-Up.
   *[other] Batte il mazzetto anche senza i Rank-Up.
}
rank-note-down-spare = Un Rank-Down basta; gli altri non fanno niente.

rank-cannot-too_low = { $size ->
    [one] Troppo bassa: ci vuole un { $least } o più per battere { $pile }.
   *[other] Troppo basse: ci vogliono { $many } carte da { $least } in su per battere { $pile }.
}
rank-cannot-too_low-equal = { $size ->
    [one] Pari non batte: ci vuole un { $least } o più per battere { $pile }.
   *[other] Pari non batte: ci vogliono { $many } carte da { $least } in su per battere { $pile }.
}
rank-cannot-too_low-ups = { $size ->
    [one] Troppo bassa: { $base } + { $ups } di Rank-Up fa { $value }, e ci vuole un { $least } o più per battere { $pile }.
   *[other] Troppo basse: { $base } + { $ups } di Rank-Up fa { $value }, e ci vogliono { $many } carte da { $least } in su per battere { $pile }.
}
rank-cannot-too_low-equal-ups = { $size ->
    [one] Pari non batte: { $base } + { $ups } di Rank-Up fa { $value }, e ci vuole un { $least } o più per battere { $pile }.
   *[other] Pari non batte: { $base } + { $ups } di Rank-Up fa { $value }, e ci vogliono { $many } carte da { $least } in su per battere { $pile }.
}
rank-cannot-too_low-wild = Troppo poco: senza numeri i Jolly valgono al massimo { $base }, e non basta per battere { $pile }.
rank-cannot-too_low-wild-ups = Troppo poco: senza numeri i Jolly valgono al massimo { $base }, con il Rank-Up { $base } + { $ups } = { $value }, e non basta per battere { $pile }.
rank-cannot-wrong_count = { $size ->
    [one] Ci vuole una carta, non { $count }.
   *[other] Ci vogliono { $size } carte, non { $count }.
}
rank-cannot-wrong_count-modifiers = { $size ->
    [one] Ci vuole una carta, non { $count }: Rank-Up e Rank-Down non contano.
   *[other] Ci vogliono { $size } carte, non { $count }: Rank-Up e Rank-Down non contano.
}
rank-cannot-down_not_lower = Con un Rank-Down devi scendere sotto { $pile }, e qui arrivi a { $value }.

rank-kings-hand = Sei il Re: scegli
rank-keep = Tengo
rank-keep-text = **Tieni** Giochi la mano che hai.
rank-take = Scambio
rank-take-text = { $count ->
    [one] **Scambia** La tua carta con la mano coperta, al buio. Non si torna indietro.
   *[other] **Scambia** Tutte e { $count } con la mano coperta, al buio. Non si torna indietro.
}
rank-kings-hand-foot = La mano che non giochi resta da parte fino alla prossima distribuzione.
rank-benefit = Sei il Re: scegli
rank-lead = Apro
rank-lead-text = **Apri** La prima giocata è tua.
rank-steal = Rubo
rank-steal-text = **Ruba** Prendi il numero più alto di { $beggar }, poi dai una carta qualsiasi a { $beggar }. Apre { $queen }.
rank-benefit-foot = { $beggar } fa il Mendicante, { $queen } la Regina.
rank-give-title = { $count ->
    [one] Dai una carta a { $name }
   *[other] Dai { $count } carte a { $name }
}
rank-give-of = ({ $at } di { $all })
rank-you-took = Hai preso { $cards } da { $name }.
rank-give-unseen = Quello che dai lo vedete solo voi due.
rank-give-choose = { $count ->
    [one] Tocca la carta da dare
   *[other] Tocca { $count } carte da dare
}
rank-you-give = Dai { $cards }
rank-give-more = { $count ->
    [one] Ancora una.
   *[other] Ancora { $count }.
}
rank-give-special = Dai via una carta speciale: { $cards }.
rank-give = Do

rank-RolesDrawn = { $name } ha estratto il Re e apre la prima mano
rank-Dealt = { $name } ha dato le carte della mano { $hand }
rank-TookKingsHand = { $name } ha preso la mano coperta
rank-KeptHand = { $name } ha tenuto la sua mano
rank-ChoseBenefit = { $benefit ->
    [lead] { $name } sceglie di aprire
   *[steal] { $name } sceglie di rubare
}
rank-Gave = { $count ->
    [one] { $name } ha dato una carta a { $receiver }
   *[other] { $name } ha dato { $count } carte a { $receiver }
}
rank-Led = { $name } ha aperto con { $cards }
rank-Led-as = { $name } ha aperto con { $cards }: { $pile }
rank-Played = { $name } ha giocato { $cards }
rank-Played-as = { $name } ha giocato { $cards }: { $pile }
rank-Forfeited = per { $name } vale come un passo
rank-Passed = { $name } passa
rank-RoundWon = { $name } vince il giro
rank-Drew = { $count ->
    [0] { $name } non trova carte da pescare
    [one] { $name } ha pescato una carta
   *[other] { $name } ha pescato { $count } carte
}
rank-WentOut = **{ $name } ha finito le carte, { $place }**
rank-HandOver = La mano { $hand } è finita: Re { $king }, Regina { $queen }, Mendicante { $beggar }
rank-GameOver = { $count ->
    [0] La partita è finita
   *[other] **Vince { $names }**
}

rank-decided-beat = Ha deciso: { $cards } di { $name } su { $pile } di { $other } nella mano { $hand }.
rank-decided-led = Ha deciso: { $name } ha aperto con { $cards } e ha finito le carte nella mano { $hand }.
rank-decided-tokens = Hanno deciso i gettoni di { $names }.
rank-decided-run = Più a lungo Re: { $names }, { $count ->
    [one] { $count } mano
   *[other] { $count } mani
} di fila.
rank-hand-line-out = { $name }: fuori, { $place }

rank-refused-wrong_phase = A questo punto della mano non si può.
rank-refused-out = Hai finito le carte: rientri nella prossima mano.
rank-refused-passed = Hai passato: rientri al prossimo giro.
rank-refused-must_lead = Apri tu, quindi devi giocare.
rank-refused-empty_play = Scegli almeno una carta.
rank-refused-not_held = Non hai queste carte.
rank-refused-crown_alone = Una Corona si gioca da sola.
rank-refused-lone_modifier = Rank-Up e Rank-Down vanno con altre carte, a meno che tu non abbia altro.
rank-refused-too_many_modifiers = Qui un solo Rank-Up o Rank-Down per volta.
rank-refused-not_equal = Queste carte non sono uguali.
rank-refused-down_on_lead = Non c'è niente da abbassare: un Rank-Down non si gioca con altre carte in apertura.
rank-refused-down_needs_number = Un Rank-Down vuole almeno un numero: i Jolly da soli non bastano.
rank-refused-wrong_count = Ci vogliono tante carte quante ne ha il mazzetto; Rank-Up e Rank-Down non contano.
rank-refused-down_not_lower = Con un Rank-Down le carte devono scendere sotto il mazzetto.
rank-refused-too_low = Non basta: solo carte più alte battono il mazzetto.
rank-refused-too_low-RK-5_3 = Pari non batte: solo carte più alte battono il mazzetto.
rank-refused-too_low-RK-19_4 = Non basta: senza numeri i Jolly non battono questo mazzetto.
rank-refused-wrong_number = Dai tante carte quante ne hai ricevute, a chi te le ha date.
rank-refused-wrong_number-RK-12_4 = Dai esattamente una carta al Mendicante.
rank-refused-bad_roles = Ogni posto estrae un personaggio.

rank-preset-2018 = Regole 2018
rank-preset-second = Seconda edizione
rank-preset-italian = Edizione italiana
rank-preset-classic-president = Monarchia assoluta
rank-preset-italian-president = Monarchia assoluta all'italiana
rank-preset-kings-hand = Mano del Re
rank-preset-endless = Senza fine
rank-what = Liberati delle tue carte. Chi finisce per primo prende 2 gettoni, il secondo 1; si vince a { $target }.

rank-option-edition = Edizione
rank-option-edition-help = Il foglio di regole che decide tutto ciò che non scegli qui sotto.
rank-option-edition-2018 = 2018
rank-option-edition-second = Seconda
rank-option-edition-italian = Italiana
rank-option-wildCap = Jolly da soli
rank-option-wildCap-help = I Jolly senza numeri superano di uno il mazzetto: fino a 12 o senza limite.
rank-option-wildCap-12 = Fino a 12
rank-option-wildCap-none = Senza limite
rank-option-loneModifier = Rank-Up e Rank-Down da soli
rank-option-loneModifier-help = Che cosa significa se si giocano senza altre carte.
rank-option-loneModifier-lastOnly = Se non hai altro: una giocata
rank-option-loneModifier-forfeit = Se non hai altro: un passo
rank-option-loneModifier-forfeitAny = Chiunque risponda: un passo
rank-option-loneCount = Quanti per volta
rank-option-loneCount-help = Quanti Rank-Up e Rank-Down si giocano senza altre carte.
rank-option-loneCount-one = Uno per volta
rank-option-loneCount-any = Quanti ne vuoi
rank-option-queenExchange = La Regina scambia con
rank-option-queenExchange-help = Monarchia assoluta: chi dà alla Regina la carta più alta e ne riceve una.
rank-option-queenExchange-secondToLast = Il penultimo
rank-option-queenExchange-everyoneBelow = Tutti sotto di lei
rank-option-setupOrder = Si dà prima
rank-option-setupOrder-help = Prima le carte o prima i personaggi; non cambia niente.
rank-option-setupOrder-cardsFirst = Le carte
rank-option-setupOrder-charactersFirst = I personaggi
rank-option-classicPresident = Monarchia assoluta
rank-option-classicPresident-help = Apre sempre il Re; Mendicante e Re scambiano due carte, poi scambia la Regina.
rank-option-endless = Senza fine
rank-option-endless-help = Niente gettoni e nessun vincitore: resta Re più a lungo che puoi.
rank-option-handLimit = Limite di mani
rank-option-handLimit-help = Una partita senza fine si chiude dopo tante mani.
rank-option-handLimit-none = Senza limite
rank-option-kingsHand = Mano del Re
rank-option-kingsHand-help = Fino a cinque giocatori: il Re può scambiare tutta la mano con una in più, al buio.
rank-option-modifiersPerPlay = Rank-Up e Rank-Down in una giocata
rank-option-modifiersPerPlay-help = Quanti ne vuoi, o al massimo uno di ciascuno.
rank-option-modifiersPerPlay-any = Quanti ne vuoi
rank-option-modifiersPerPlay-one = Uno di ciascuno
rank-option-rankDownMustLower = Il Rank-Down deve abbassare
rank-option-rankDownMustLower-help = Le carte con un Rank-Down devono scendere sotto il mazzetto.
rank-option-kingsHandInFirstHand = Mano del Re da subito
rank-option-kingsHandInFirstHand-help = Anche il Re estratto per la prima mano può scambiare.
