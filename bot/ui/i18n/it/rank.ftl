# RANK

game-rank = RANK
rank-start = Libèrati delle carte prima degli altri, e sarai King nella mano seguente.

rank-left = via alla mano { $count }
rank-played = { $count ->
    [one] 1 mano
   *[other] { $count } mani
}
rank-title = { $hand ->
    [0] RANK
   *[other] RANK · mano { $hand }
}
rank-subtitle = { $preset } · si vince a { $target } token: { $scores }
rank-subtitle-endless = { $limit ->
    [0] { $preset } · mani di fila da King (record): { $scores }
   *[other] { $preset } · { $limit } mani · di fila da King (record): { $scores }
}
rank-score = { $name } { $tokens }
rank-score-run = { $name } { $run } ({ $longest })

rank-card-C = Crown
rank-card-D = Crown + Draw 2
rank-card-U = Rank-Up
rank-card-V = Rank-Down
rank-card-W = Wild
rank-face-crown = { rank-card-C }
rank-face-crown-draw-2 = { rank-card-D }
rank-face-up = { rank-card-U }
rank-face-down = { rank-card-V }
rank-face-wild = { rank-card-W }

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
    [one] { $count } token
   *[other] { $count } token
}
rank-hands-as-king = { $count ->
    [one] 1 mano da King
   *[other] { $count } mani da King
}
rank-run = { $count ->
    [one] King da { $count } mano
   *[other] King da { $count } mani
}
rank-mark-king = King
rank-mark-queen = Queen
rank-mark-knight = Knight
rank-mark-beggar = Beggar

rank-to-beat = Da battere: **{ $pile }**. { $time }
rank-to-beat-by = Da battere: **{ $pile }**, di { $name }. { $time }
rank-leads = Apre { $name }. { $time }
rank-asks-kingsHand = { $name }, il King, può scambiare tutta la mano con il mazzetto. { $time }
rank-asks-benefit = { $name }, il King, sceglie: aprire o rubare. { $time }
rank-asks-kingReturn = { $count ->
    [one] { $name }, il King, dà una carta a { $beggar }. { $time }
   *[other] { $name }, il King, dà { $count } carte a { $beggar }. { $time }
}
rank-asks-queenReturn = { $count ->
    [one] { $name }, la Queen, restituisce una carta. { $time }
   *[other] { $name }, la Queen, restituisce una carta a ciascuno di { $count } giocatori. { $time }
}
rank-waiting-roles = Si estraggono i personaggi.
rank-waiting-deal = Si danno le carte.
rank-waiting-gameOver = La partita è finita.
rank-wins = Vince { $name }

rank-seat = { $turn } { $name }: { $facts }
rank-seat-out = fuori, { $place }
rank-seat-passed = passa
rank-alt-pile = Sulla pila: { $pile } di { $name }.
rank-alt-laid = Giocate: { $cards }.
rank-alt-no-pile = Niente sulla pila.
rank-alt-draw = { $count } da pescare.
rank-alt-extra = Nel mazzetto: { $count }.
rank-alt-turn = Tocca a { $name }: { $facts }.

rank-you-lead = Apri tu: gioca quello che vuoi. { $time }
rank-turn-then-you = Tocca a { $name }, poi a te
rank-you-passed = Hai passato: rientri al prossimo giro.
rank-you-out-king = Hai finito le carte: { $place }, sarai King.
rank-you-out-queen = Hai finito le carte: { $place }, sarai Queen.
rank-you-out-knight = Hai finito le carte: { $place }, sarai Knight.
rank-you-out-beggar = Hai finito le carte: { $place }, sarai Beggar.
rank-you-drew = Hai pescato { $cards }.
rank-you-received = Hai ricevuto { $cards } da { $name }.
rank-you-gave = Hai dato { $cards } a { $name }.
rank-you-set-aside = La mano che hai lasciato: { $cards }

rank-choose = Tocca le carte per scegliere
rank-choose-how = Tocca ancora per cambiare quante.
rank-pass-how = Passo: resti fuori da questo giro.
rank-choose-lead = Chi apre non può passare.
rank-dimmed = Le carte spente ora non si possono giocare.
rank-stuck = Niente di quello che hai batte { $pile }.
rank-stuck-hint = Passo automatico: passo ora e ogni volta che non posso giocare niente. Si spegne sotto Altro.
rank-play = Gioca
rank-pass = Passo
rank-auto-pass = Passo automatico

rank-wants-kind-or-wild = { $count ->
    [one] un'altra uguale o un Wild.
   *[other] altre { $many } uguali o un Wild.
}
rank-wants-kind = { $count ->
    [one] un'altra uguale.
   *[other] altre { $many } uguali.
}
rank-wants-wild = { $count ->
    [one] con un Wild.
   *[other] con { $many } Wild.
}
rank-works-with = Va bene insieme a { $cards }.

rank-can = ✅ { $sentence }
rank-does-beat = Batte { $pile }.
rank-does-lead = Apri con { $after }.
rank-does-lower = Abbassa la pila da { $pile } a { $after }.
rank-does-modifiers = La pila diventa { $after }.
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
    [one] Il Wild vale { $value }.
   *[other] I Wild valgono { $value }.
}
rank-note-wild-lead = { $count ->
    [one] Un Wild da solo in apertura vale solo 1.
   *[other] I Wild da soli in apertura valgono solo 1.
}
rank-note-wild-alone = { $count ->
    [one] Un Wild da solo dipende dalla pila, non lo scegli tu.
   *[other] I Wild da soli dipendono dalla pila, non li scegli tu.
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
    [one] Batte la pila anche senza il Rank-Up.
   *[other] Batte la pila anche senza i Rank-Up.
}
rank-note-down-spare = Un Rank-Down basta; gli altri non fanno niente.

rank-kings-hand = Sei il King: scegli
rank-keep = Tengo
rank-keep-text = **Tieni** Giochi la mano che hai.
rank-take = Scambio
rank-take-text = { $count ->
    [one] **Scambia** La tua carta con il mazzetto, al buio. Non si torna indietro.
   *[other] **Scambia** Tutte e { $count } con il mazzetto, al buio. Non si torna indietro.
}
rank-kings-hand-foot = La mano che non giochi resta da parte fino alla prossima distribuzione.
rank-benefit = Sei il King: scegli
rank-lead = Apro
rank-lead-text = **Apri** La prima giocata è tua.
rank-steal = Rubo
rank-steal-text = **Ruba** Prendi il numero più alto di { $beggar }, poi dai una carta qualsiasi a { $beggar }. Apre { $queen }.
rank-benefit-foot = { $beggar } fa il Beggar, { $queen } la Queen.
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

rank-RolesDrawn = { $name } ha estratto il King e apre la prima mano
rank-Dealt = { $name } ha dato le carte della mano { $hand }
rank-TookKingsHand = { $name } ha preso il mazzetto
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
rank-because = { $told } ({ $why })
rank-why-won = ha vinto il giro
rank-why-left = di turno dopo { $name }, che ha vinto e ha finito le carte
rank-why-king = da King
rank-why-queen = da Queen, dopo il furto
rank-crowned = { $name } ha giocato { $cards } su { $other } e ora apre
rank-crowned-out = { $name } ha giocato { $cards } su { $other } e vince il giro
rank-crowned-lead = { $name } ha aperto con { $cards } e vince un giro vuoto
rank-RoundWon = { $name } vince il giro
rank-RoundWon-with = { $name } vince il giro con { $cards }
rank-Drew = { $count ->
    [0] { $name } non trova carte da pescare
    [one] { $name } ha pescato una carta
   *[other] { $name } ha pescato { $count } carte
}
rank-Drew-for = { $count ->
    [0] { $name } non trova carte da pescare per { $cards }
    [one] { $name } ha pescato una carta per { $cards }
   *[other] { $name } ha pescato { $count } carte per { $cards }
}
rank-WentOut = **{ $name } ha finito le carte, { $place }**
rank-HandOver = La mano { $hand } è finita: { $king } è King, { $queen } è Queen, { $beggar } è Beggar
rank-closing-line = { $place } **{ $name }**, { $became }: { $gained ->
    [0] nessun token
    [one] 1 token
   *[other] { $gained } token
}, { $tokens } in tutto
rank-closing-line-endless = { $place } **{ $name }**, { $became }: King { $run } di fila, al massimo { $longest }
rank-GameOver = { $count ->
    [0] La partita è finita
   *[other] **Vince { $names }**
}

rank-decided-beat = Ha deciso: { $cards } di { $name } su { $pile } di { $other } nella mano { $hand }.
rank-decided-led = Ha deciso: { $name } ha aperto con { $cards } e ha finito le carte nella mano { $hand }.
rank-decided-tokens = Hanno deciso i token di { $names }.
rank-decided-run = Più a lungo King: { $names }, { $count ->
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
rank-refused-crown_alone = Una Crown si gioca da sola.
rank-refused-lone_modifier = Rank-Up e Rank-Down vanno con altre carte, a meno che tu non abbia altro.
rank-refused-too_many_modifiers = Qui un solo Rank-Up o Rank-Down per volta.
rank-refused-not_equal = Queste carte non sono uguali.
rank-refused-down_on_lead = Non c'è niente da abbassare: un Rank-Down non si gioca con altre carte in apertura.
rank-refused-down_needs_number = Un Rank-Down vuole almeno un numero: i Wild da soli non bastano.
rank-refused-wrong_count = Ci vogliono tante carte quante ne ha la pila; Rank-Up e Rank-Down non contano.
rank-refused-down_not_lower = Con un Rank-Down le carte devono scendere sotto la pila.
rank-refused-too_low = Non basta: solo carte più alte battono la pila.
rank-refused-too_low-RK-5_3 = Pari non batte: solo carte più alte battono la pila.
rank-refused-too_low-RK-19_4 = Non basta: senza numeri i Wild non battono questa pila.
rank-refused-wrong_number = Dai tante carte quante ne hai ricevute, a chi te le ha date.
rank-refused-wrong_number-RK-12_4 = Dai esattamente una carta al Beggar.
rank-refused-bad_roles = Ogni posto estrae un personaggio.

rank-preset-2018 = Regole 2018
rank-preset-second = Seconda edizione
rank-preset-italian = Edizione italiana
rank-preset-classic-president = Classic President
rank-preset-italian-president = Monarchia assoluta
rank-preset-kings-hand = La Mano di Re
rank-preset-endless = Infinito
rank-what = Libèrati delle tue carte prima degli altri.
rank-what-tokens = Chi finisce per primo prende { $king } token, il secondo { $queen }; si vince a { $target }.
rank-what-endless = { $limit ->
    [0] Senza token: resta King per più mani di fila che puoi, finché non smettete.
    [one] Senza token: sii King dopo una sola mano.
   *[other] Senza token: su { $limit } mani, resta King per più mani di fila che puoi.
}
rank-what-president-secondToLast = Apre sempre il King; King e Beggar si scambiano due carte, Queen e penultimo una.
rank-what-president-everyoneBelow = Apre sempre il King; King e Beggar si scambiano due carte, e la Queen una con tutti sotto di lei.
rank-what-kings-hand-always = Il King può scambiare tutta la mano con il mazzetto, al buio.
rank-what-kings-hand-later = Dalla seconda mano il King può scambiare tutta la mano con il mazzetto, al buio.
rank-what-wilds = I Wild da soli possono superare 12.
rank-what-alone-forfeit = Un Rank-Up o Rank-Down da solo vale come un passo, se ti restano carte.
rank-what-alone-forfeitAny = Chi risponde può giocare un Rank-Up o Rank-Down da solo, come un passo.
rank-what-alone-any = Se non hai altro, puoi giocare insieme quanti Rank-Up e Rank-Down vuoi.
rank-what-one-each = In una giocata al massimo un Rank-Up e un Rank-Down.
rank-what-down = Un Rank-Down può anche non abbassare la pila.

rank-option-edition = Edizione
rank-option-edition-help = Il foglio di regole che decide tutto ciò che non scegli qui sotto.
rank-option-edition-2018 = 2018
rank-option-edition-second = Seconda
rank-option-edition-italian = Italiana
rank-option-wildCap = Wild da soli
rank-option-wildCap-help = I Wild senza numeri superano di uno la pila: fino a 12 o senza limite.
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
rank-option-queenExchange = La Queen scambia con
rank-option-queenExchange-help = Classic President: chi dà alla Queen la carta più alta e ne riceve una.
rank-option-queenExchange-secondToLast = Il penultimo
rank-option-queenExchange-everyoneBelow = Tutti sotto di lei
rank-option-setupOrder = Si dà prima
rank-option-setupOrder-help = Prima le carte o prima i personaggi; non cambia niente.
rank-option-setupOrder-cardsFirst = Le carte
rank-option-setupOrder-charactersFirst = I personaggi
rank-option-classicPresident = Classic President
rank-option-classicPresident-help = Apre sempre il King; Beggar e King scambiano due carte, poi scambia la Queen.
rank-option-endless = Infinito
rank-option-endless-help = Niente token e nessun vincitore: resta King più a lungo che puoi.
rank-option-handLimit = Limite di mani
rank-option-handLimit-help = Una partita Infinito si chiude dopo tante mani.
rank-option-handLimit-none = Senza limite
rank-option-kingsHand = La Mano di Re
rank-option-kingsHand-help = Fino a cinque giocatori: il King può scambiare tutta la mano con il mazzetto, al buio.
rank-option-modifiersPerPlay = Rank-Up e Rank-Down in una giocata
rank-option-modifiersPerPlay-help = Quanti ne vuoi, o al massimo uno di ciascuno.
rank-option-modifiersPerPlay-any = Quanti ne vuoi
rank-option-modifiersPerPlay-one = Uno di ciascuno
rank-option-rankDownMustLower = Il Rank-Down deve abbassare
rank-option-rankDownMustLower-help = Le carte con un Rank-Down devono scendere sotto la pila.
rank-option-kingsHandInFirstHand = La Mano di Re da subito
rank-option-kingsHandInFirstHand-help = Anche il King estratto per la prima mano può scambiare.

rank-honour = Presidente del server
rank-earned-king = Primo King
rank-earned-king-how = È uscito per primo in una mano.
rank-earned-reign = Lunga vita al King
rank-earned-reign-how = È uscito per primo in tre mani di fila.
rank-earned-risen = Dalle stalle alle stelle
rank-earned-risen-how = Beggar in una mano, primo a uscire nella successiva.
rank-earned-crown = Incoronazione
rank-earned-crown-how = Ha vinto un giro con una Crown sulle carte di un altro.
