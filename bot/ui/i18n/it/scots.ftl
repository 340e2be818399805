# Queen of Scots

game-scots = Queen of Scots
scots-start = Raccogli le persone e le cose di un delitto, e calale a gruppi.

scots-name-DA = Darnley
scots-name-BO = Bothwell
scots-name-MO = Moray
scots-name-CE = Cecil
scots-name-KN = Knox
scots-name-WA = Walsingham
scots-name-ML = Maitland
scots-name-BE = Bess
scots-name-RI = Rizzio
scots-name-SE = Seton
scots-name-BA = Babington
scots-name-WD = Douglas
scots-name-MQ = Maria
scots-name-EL = Elisabetta
scots-name-KJ = Giacomo
scots-name-MG = Guisa
scots-name-FR = Francesco
scots-name-CJ = Gioielli
scots-and = { $first } e { $last }
scots-royals = { $count ->
    [one] 1 reale
   *[other] { $count } reali
}
scots-coin-person = ({ $value })
scots-coin-royal = ({ $value }, reale)
scots-coin-wild = ({ $value }, jolly)

scots-title = Queen of Scots · round { $round }
scots-asks-pickup = { $name } pesca o prende la pila: { $pile }. { $time }
scots-asks-play = { $name } ha preso: cala, poi scarta. La pila: { $pile }. { $time }
scots-asks-deal = Si danno le carte.
scots-pile = { $count ->
    [one] 1 carta, { $card }, { $points }
   *[other] { $count } carte, in cima { $card }, { $points } in tutto
}
scots-pile-empty = vuota
scots-pile-under = Sotto: { $cards }.
scots-piles = La pila: { $pile }. { $draw ->
    [one] 1 carta
   *[other] { $draw } carte
} da pescare.
scots-piles-empty = Le carte non sono ancora state date.
scots-seat = { $turn } { $name }: { $sets }; { $cards }; totale { $points }.
scots-alt-held = In mano: { $cards }.
scots-alt-worth = Combinazioni in tutto: { $points }.
scots-hand-size = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
scots-set = { $set }, { $points }
scots-sets = { $count ->
    [one] 1 combinazione
   *[other] { $count } combinazioni
}, { $points }
scots-no-sets = nessuna combinazione

scots-pick-up = Tocca a te: prendi una carta o la pila
scots-empty-hand = Non hai più carte in mano.
scots-take = **Prendi la pila**, { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
scots-take-alone = **Prendi { $card }** in cima; il resto della pila rimane
scots-take-button = Prendi { $count }
scots-claim = Puoi prenderla con { $cards }: cali { $set }, +{ $points }.
scots-claim-onto = La carta in cima, { $card }, va su { $set }, +{ $points }.
scots-claim-show = Mostri due { $card } e li tieni.
scots-claim-several = Puoi prenderla in più modi; lo scegli subito dopo.
scots-into-hand = In mano ti vanno: { $cards } ({ $points } in tutto).
scots-into-hand-nothing = Non ti va altro in mano.
scots-needs-persons = **La pila** ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
}) richiede due { $name } in mano.
scots-needs-cards = **La pila** ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
}) richiede due carte { $name } in mano.
scots-needs-royals = **La pila** ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
}) richiede due reali in mano.
scots-needs-wilds = **La pila** ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
}, in cima { $name }) richiede due { $name } in mano.
scots-needs-set = **La pila** ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
}, in cima { $name }) richiede una tua combinazione o due persone uguali in mano.
scots-needs-wilds-alone = **{ $name }** in cima alla pila si prende da solo, con due { $name } in mano.
scots-needs-set-alone = **{ $name }** in cima alla pila si prende da solo, su una tua combinazione o con due persone uguali in mano.
scots-needs-or-wild = Basta anche una con { $wild }.
scots-draw = **Pesca** una carta
    La vedi solo tu. { $time }
scots-draw-shuffled = **Pesca** una carta
    Prima si mescola la pila, tranne la carta in cima. { $time }
scots-draw-ends = **Pesca**: non resta niente
    Il round finisce, e le carte che hai in mano valgono contro di te. (QS-8.3) { $time }
scots-draw-button = Pesca
scots-taking = Prendi la pila con in cima { $card }
scots-taking-alone = Prendi { $card } dalla pila
scots-with = Con { $cards } +{ $points }
scots-with-out = Con { $cards } +{ $points }: fine del round
scots-onto = Su { $set } +{ $points }
scots-onto-set = Su { $set }
scots-onto-button = Su una combinazione…
scots-take-them = Prendi
scots-you-lay = ✅ Cali { $set }, +{ $points }.
scots-last-take = ✅ Le tue ultime carte: il round finisce. Cali { $set }, +{ $points }.
scots-choose-two = Per prendere la pila ne servono due o più uguali. Tocca di nuovo per una sola.

scots-lay = Tocca a te: cala, poi scarta
scots-discard = Tocca a te: scarta
scots-add-or-discard = Tocca a te: aggiungi o scarta
scots-own-sets = Le tue combinazioni: { $sets }.
scots-own-none = Non hai ancora calato niente.
scots-standing = Se il round finisse ora: { $laid } calati − { $held } in mano = **{ $points }**.
scots-you-drew = { $mark } Hai pescato **{ $cards }**.
scots-you-took = { $mark } Dalla pila: **{ $cards }**.
scots-choose = Tocca le carte da scegliere
scots-tap-again = Un tocco prende quello che fa combinazione; un altro, una carta sola.
scots-new-set = ✅ Una nuova combinazione, +{ $points }.
scots-more-for = ✅ Da aggiungere a { $set }, +{ $points }.
scots-more-for-several = ✅ Da aggiungere a una di { $count } combinazioni, +{ $points }.
scots-or-more-for = Oppure da aggiungere a { $set }.
scots-or-more-for-several = Oppure da aggiungere a una di { $count } combinazioni.
scots-last = ✅ Le tue ultime carte: il round finisce.
scots-you-discard = Scarti { $card }, oppure scegli altre carte.
scots-you-discard-wild = Scarti { $card }, un jolly.
scots-way-pair = Ora due persone uguali.
scots-way-one = Ancora una dello stesso tipo.
scots-way-one-or-wild = Ancora una dello stesso tipo, oppure { $wild }.
scots-way-wild = Con { $wild } diventa una combinazione.
scots-wild-needs-two = Un jolly vuole accanto due persone uguali.
scots-lay-button = Cala
scots-add-button = Aggiungi
scots-discard-button = Scarta
scots-end-turn = Per finire il turno scegli una carta e premi Scarta.
scots-add-counts = Aggiunta vale per te, scartata no. In ogni caso il round finisce.
scots-add-where = A quale combinazione?
scots-add-to = Aggiungi a { $set }
scots-offer-all = Cala tutto +{ $points }
scots-offer-all-out = Cala tutto +{ $points }: fine del round
scots-offer-lay = Cala { $cards } +{ $points }
scots-offer-lay-out = Cala { $cards } +{ $points }: fine del round
scots-offer-add = Aggiungi { $cards } +{ $points }
scots-offer-add-out = Aggiungi { $cards } +{ $points }: fine del round

scots-waiting-next = Tocca a { $name }, poi a te
scots-being-dealt = Si danno le carte.
scots-being-shuffled = Si mescola la pila.

scots-Dealt = { $name } ha dato le carte; è scoperta { $card }
scots-Recycled = La pila è stata mescolata: { $draw ->
    [one] 1 carta
   *[other] { $draw } carte
} da pescare
scots-JewelsShown = { $name } ha mostrato { $cards }
scots-TookPile = { $name } ha preso la pila ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
}) e ha calato { $set }
scots-TookPile-onto = { $name } ha preso la pila ({ $count ->
    [one] 1 carta
   *[other] { $count } carte
}): una combinazione è ora { $set }
scots-TookPile-alone = { $name } ha preso { $card } dalla pila e ha calato { $set }
scots-TookPile-alone-onto = { $name } ha preso { $card } dalla pila: una combinazione è ora { $set }
scots-Laid = { $name } ha calato { $cards }
scots-Added = { $name } ha aggiunto { $cards }
scots-Discarded = { $name } ha scartato { $card }
scots-WentOut = **{ $name } chiude!**
scots-Exhausted = Non c'è più niente da pescare: il round finisce
scots-closing-set = { $name } ha calato l'ultima carta e chiude: { $points }
scots-closing-discard = { $name } ha scartato l'ultima carta e chiude: { $points }
scots-closing-exhausted = Non c'era più niente da pescare: il round è finito e nessuno ha chiuso
scots-closing-line = **{ $name }** { $points } (calati { $laid }, in mano { $held }), totale { $total }
scots-closing-held = in mano { $cards }
scots-closing-empty = in mano niente
scots-decided = { $name } ha chiuso l'ultimo round: { $points }.
scots-decided-exhausted = Nessuno ha chiuso l'ultimo round: non c'era più niente da pescare.
scots-decided-points = I punti di quel round: { $points }.
scots-decided-limit = { $count ->
    [one] La partita era di un solo round.
   *[other] La partita era di { $count } round al massimo.
}
scots-final-hand = { $name }: calati { $laid }, in mano { $cards }, −{ $points }
scots-final-nothing = { $name }: calati { $laid }, niente in mano

scots-refused-need_two_jewels = Con i Gioielli in cima, per la pila servono due Gioielli in mano.
scots-refused-bad_claim = Solo i Gioielli in cima vanno su una combinazione già calata.
scots-refused-no_such_set = Non hai questa combinazione.
scots-refused-not_in_hand = Non hai in mano tutte queste carte.
scots-refused-too_few = Una combinazione ha almeno tre carte.
scots-refused-too_few-QS-5_3 = Per prendere la pila servono due o più carte uguali.
scots-refused-too_few-QS-5_4 = Con i Gioielli in cima servono due o più persone uguali.
scots-refused-no_match = Queste carte non sono uguali.
scots-refused-no_match-QS-5_3 = Queste carte non sono uguali a quella in cima alla pila.
scots-refused-need_two_naturals = I Gioielli vogliono accanto due persone uguali.
scots-refused-mixed_groups = Due tipi di persone non fanno una combinazione.
scots-refused-no_cards = Scegli le carte da aggiungere.
scots-refused-wrong_group = Queste carte non sono di quella combinazione.
scots-refused-bad_dealer = Questo posto non esiste.
scots-refused-bad_shuffle = Si mescola tutta la pila tranne la carta in cima.

scots-preset-short = Partita breve
scots-preset-identical = Reali identici
scots-what = Cala combinazioni di tre carte o più e resta senza carte prima degli altri. Le carte calate valgono per te, quelle in mano contro.
scots-what-rounds = { $count ->
    [one] Si gioca un solo round.
   *[other] Dopo { $count } round vince il totale migliore.
}
scots-what-identical = Un reale in cima alla pila si prende solo con due reali identici.
scots-what-wild = Anche una carta uguale con un jolly prende la pila.
scots-what-alone = I Gioielli in cima alla pila si prendono da soli; il resto rimane.
scots-what-shuffles = { $count ->
    [0] La pila non si mescola mai per pescare ancora.
    [one] La pila si mescola una volta a round per pescare ancora.
   *[other] La pila si mescola fino a { $count } volte a round per pescare ancora.
}
scots-what-deck = Questo tavolo gioca con un mazzo suo.

scots-option-deck = Mazzo
scots-option-deck-help = Il mazzo normale di 106 carte o un file con un mazzo vostro.
scots-option-deck-default = Mazzo normale
scots-option-deck-custom = Mazzo proprio
scots-option-target-help = Il totale che vince la partita.
scots-option-pileRoyals = I reali e la pila
scots-option-pileRoyals-help = Quali reali prendono un reale in cima: due qualsiasi o due identici.
scots-option-pileRoyals-family = Due reali qualsiasi
scots-option-pileRoyals-identical = Due identici
scots-option-wildClaims = Jolly per la pila
scots-option-wildClaims-help = Anche una carta uguale a quella in cima con un jolly prende la pila.
scots-option-jewelsOnTop = Gioielli in cima
scots-option-jewelsOnTop-help = Che cosa danno i Gioielli in cima: tutta la pila o solo quella carta.
scots-option-jewelsOnTop-pile = Tutta la pila
scots-option-jewelsOnTop-alone = Solo quella carta
scots-option-maxRecycles = Rimescolate
scots-option-maxRecycles-help = Quante volte in un round la pila si mescola per pescare ancora.
scots-option-maxRounds = Limite di round
scots-option-maxRounds-help = Dopo tanti round vince il totale migliore.
scots-option-maxRounds-none = Senza limite
scots-option-firstDealer = Primo mazziere
scots-option-firstDealer-help = Il posto che dà le carte nel primo round; altrimenti decide il caso.
scots-option-firstDealer-none = A caso

scots-reference-title = La famiglia reale e gli altri
scots-reference-copies = Dopo ogni carta: quante ce ne sono nel mazzo.
scots-reference-out = Dopo ogni carta: quante ne avete viste tutti, su quante ce ne sono. Sono calate o nella pila, oppure qualcuno le ha prese o mostrate e le ha ancora in mano.
scots-reference-alt = Le carte del mazzo con il loro valore: { $cards }.
scots-reference-alt-many = Ogni tipo di carta del mazzo, con il codice, il valore e il numero di copie.

scots-honour = Consigliere della Regina
scots-earned-royals = Casa reale
scots-earned-royals-how = Ha chiuso con undici reali nelle sue combinazioni.
scots-earned-pile = Forziere
scots-earned-pile-how = Ha preso un mazzetto di dieci carte o più, e ha chiuso in quella manche.
scots-earned-alone = Prima che la corte si sedesse
scots-earned-alone-how = Ha chiuso prima che chiunque altro calasse una combinazione.
