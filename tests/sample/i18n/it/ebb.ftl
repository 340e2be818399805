# Low Ebb

game-ebb = Low Ebb
ebb-start = Butta le carte alte e bussa finché la tua mano è bassa.
ebb-what = Butta le carte alte e bussa quando la tua mano è la più bassa.
ebb-what-rounds = { $count ->
    [one] Un round; vince il totale più basso.
   *[other] { $count } round; vince il totale più basso.
}
ebb-what-penalty = Bussare a torto costa { $penalty }.

ebb-title = Low Ebb · round { $round } di { $rounds }
ebb-subtitle = { $preset } · vince il totale più basso: { $scores }
ebb-asks-play = { $name } prende { $card }, pesca o bussa. { $time }
ebb-hidden = ▢ ▢ ▢ ▢
ebb-alt-hand = in mano { $cards }
ebb-mark-knock = ha bussato

ebb-sum = { $sum } in tutto
ebb-take = Prendi { $card } e butta: { $time }
ebb-draw = Pesca coperta e butta:
ebb-knock = Busso
ebb-sure = Bussare e chiudere il round?

ebb-Dealt = { $name } ha dato le carte
ebb-Took = { $name } ha preso { $card } per { $out }
ebb-Drew = { $name } ha pescato per { $out }
ebb-Knocked = **{ $name } ha bussato**
ebb-closing = { $name } ha bussato: il round è finito
ebb-closing-pile = È stata pescata l'ultima carta: il round è finito
ebb-closing-line = **{ $name }** { $points }, totale { $total }
ebb-decided = { $name } ha bussato nell'ultimo round.
ebb-decided-pile = È stata pescata l'ultima carta.

ebb-refused-not_in_hand = Non hai quella carta.

ebb-preset-quick = Un round
ebb-option-rounds = Round da giocare
ebb-option-rounds-help = Si giocano tanti round.
ebb-option-penalty = Penalità
ebb-option-penalty-help = Quanto costa bussare senza la mano più bassa.

ebb-honour = Capitano del porto
ebb-earned-ebbed = Bassa marea
ebb-earned-ebbed-how = Ha bussato con la mano più bassa di tutte.
