# RACK-O

game-racko = RACK-O
racko-start = Metti in ordine dieci carte, uno scambio alla volta.

racko-title = RACK-O · round { $round }
racko-score-pair = { $name } e { $partner } { $points }

racko-asks-pick = { $name } prende { $card } o pesca. { $time }
racko-asks-drawn = { $name } ha pescato: colloca la carta o la scarta. { $time }

racko-unknown = ▢
racko-mark-out = RACK-O
racko-alt-partner = con { $name }
racko-alt-rack = fila { $cards }
racko-alt-known = note nella fila { $cards }
racko-alt-card = { $card } al #{ $slot }
racko-alt-hidden = fila coperta
racko-alt-exchanged = ultimo scambio al #{ $slot }

racko-in-order = In ordine finora: **{ $count } su 10** ({ $cards }).
racko-no-run = Tutte e dieci in ordine, ma servono anche tre numeri consecutivi. Basta una di queste: { $cards }.
racko-no-run-yet = Tutte e dieci in ordine, ma servono anche tre numeri consecutivi. Una carta sola non basta.
racko-rows = Prima riga da #5 a #25, seconda da #30 a #50.
racko-take-or-draw = Prendi { $card } (deve entrare nella tua fila) o pesca una carta coperta. { $time }
racko-take = Prendi { $card }
racko-draw = Pesca
racko-taking = Prendi { $card }
racko-drew-title = Hai pescato { $card }
racko-which = Quale carta sostituisce? { $time }
racko-careful = Entra { $card }, si scarta { $out }. Tocca il { $out } blu per farlo.
racko-discard = Scarta { $card }
racko-in-order-title = La tua fila è in ordine!
racko-go-or-wait = Fai RACK-O per { $points } punti o aspetti una scala di { $run } ({ $more })?
racko-go-or-not = Fai RACK-O per { $points } punti o aspetti?
racko-go-risk = Se fai RACK-O adesso, può vincere la partita { $name }, { $most } a { $own }.
racko-go = RACK-O per { $points }
racko-wait = Aspetto
racko-done-in = { $card } è al posto di { $out }.
racko-done-out = Hai scartato { $card }.
racko-rack-line = { $name }: { $cards }

racko-DealerDrawn = La carta più bassa dà le carte: { $name }.
racko-Dealt = { $name } ha dato le carte.
racko-Took = { $name } ha preso { $card } al posto di { $out }
racko-Placed = { $name } ha collocato una carta al posto di { $out }
racko-Dropped = { $name } ha scartato { $card }
racko-TurnedOver = Gli scarti sono stati girati; ora è scoperta { $card }
racko-Racko = **{ $name } fa RACK-O!**
racko-closing = { $name } ha fatto RACK-O: { $points } punti
racko-closing-limit = Il limite di turni ha chiuso il round: nessuno ha fatto RACK-O
racko-closing-line = **{ $name }** +{ $points } ({ $how }), totale { $total }
racko-closing-rising = { $rising } in ordine × { $card }
racko-closing-out = RACK-O { $points }
racko-closing-run = scala di { $run } { $points }
racko-decided = { $name } ha fatto RACK-O per { $points } punti nell'ultimo round.
racko-decided-limit = Il limite di turni ha chiuso l'ultimo round.

racko-refused-wrong_phase-RO-4_1 = Prima prendi la carta scoperta o pesca.
racko-refused-wrong_phase-RO-4_4 = Hai pescato: colloca la carta o scartala.
racko-refused-bad_slot = Questo posto non esiste.
racko-refused-not_racko = Con quella carta non puoi fare RACK-O.
racko-refused-bad_cut = Ogni posto estrae una carta in gioco.
racko-refused-bad_deck = Si danno tutte le carte in gioco, una volta ciascuna.

racko-preset-bonus = RACK-O con bonus
racko-preset-run = Scala di tre
racko-preset-run-bonus = Scala di tre con bonus
racko-preset-partners = A coppie
racko-preset-partners-bonus = A coppie con bonus
racko-what = Metti per primo in ordine la tua fila di dieci carte, la più bassa davanti.
racko-what-points = Fare RACK-O vale { $points } punti.
racko-what-bonus = Fare RACK-O vale { $points } punti, e da { $least } a { $most } in più con una scala di tre o più.
racko-what-run = Serve anche una scala: tre numeri di seguito.
racko-what-partners = Chi siede di fronte fa coppia e somma i punti.
racko-what-auto = Una fila pronta fa RACK-O da sola.
racko-what-asks = Una fila pronta fa RACK-O da sola, ma se aspettare può convenire ti si chiede.
racko-what-manual = Scegli tu quando fare RACK-O.
racko-what-turns = { $count ->
    [one] Un round dura al massimo un turno.
   *[other] Un round dura al massimo { $count } turni.
}

racko-option-runRule = Scala di tre
racko-option-runRule-help = In due: per fare RACK-O servono tre numeri consecutivi.
racko-option-partners = Coppie
racko-option-partners-help = In quattro: i posti di fronte sommano i loro punti.
racko-option-bonus = RACK-O con bonus
racko-option-bonus-help = Una scala di tre o più nella fila vincente vale da 50 a 400 punti in più.
racko-option-declare = Fare RACK-O
racko-option-declare-help = Se una fila pronta fa RACK-O da sola, o chiede quando aspettare può convenire.
racko-option-declare-manual = Lo dici tu
racko-option-declare-auto = Da sola
racko-option-declare-asks = Chiede se conviene aspettare
racko-option-target-help = Il totale che vince la partita; multiplo di cinque.
racko-option-turnCap = Limite di turni
racko-option-turnCap-help = Il round finisce dopo tanti turni se nessuno ha fatto RACK-O.

racko-honour = Maestro del Rack
racko-earned-quick = RACK-O in sette
racko-earned-quick-how = Ha chiamato RACK-O entro sette turni.
racko-earned-run = Cinque in fila
racko-earned-run-how = Ha chiamato RACK-O con cinque carte in scala.
racko-earned-thrice = Tripletta
racko-earned-thrice-how = Ha chiamato RACK-O in tre manche di fila.
