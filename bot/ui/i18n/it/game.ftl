# What several games say alike: said where a game has no sentence of its own under that name

game-subtitle = { $preset } · si vince a { $target }: { $scores }
game-score = { $name } { $points }
game-alt-seat = { $name }: { $facts }.
game-Drew = { $name } ha pescato
game-GameOver = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
game-refused-game_over = La partita è finita.
game-refused-wrong_phase = A questo punto del turno non si può.
game-refused-not_your_turn = Non tocca a te.
game-refused-bad_deck = Si danno tutte le carte del mazzo, una volta ciascuna.
game-preset-custom = Regole della casa
game-look-back-when = Round { $round }, la tua scelta { $choice }
game-asks-over = La partita è finita.
game-waiting = Tocca a { $name }
game-left = via al round { $count }
game-played = { $count ->
    [one] 1 round
   *[other] { $count } round
}
game-round-over = Il round è finito. Si danno le carte del prossimo.
game-match-over = La partita è finita.
game-Scored = Punti del round: { $points }
game-refused-round_over = Il round è finito; si danno le carte del prossimo.
game-preset-standard = Classico
game-option-tieBreak = Parità in testa
game-option-tieBreak-help = Che cosa succede se due sono in testa al traguardo.
game-option-tieBreak-extraRound = Un altro round
game-option-tieBreak-shared = Vittoria divisa
game-option-target = Traguardo
game-what-target = Si vince a { $target } punti.
game-what-shared = Chi è in testa alla pari divide la vittoria.
game-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
game-mark-out = chiude
game-hint-Draw = Pesca una carta
game-alt-turn = è di turno
game-alt-draw = { $count ->
    [one] 1 carta
   *[other] { $count } carte
} da pescare.
game-alt-face-up = Scoperta: { $card }.
game-seat = { $turn } { $name }: { $cards }
game-asks-deal = Si danno le carte del prossimo round.
game-look-back-cost = Ti è costata circa { $cost } punti.
game-hand-line = { $name }: { $cards }

game-earned-hard = Ammazzagiganti
game-earned-hard-how = Ha vinto una partita contro tre computer difficili.
