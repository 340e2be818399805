# A hint, and the moves that cost most

racko-hint-Take = Prendi il { $card } nel posto #{ $slot }
racko-hint-Place = Metti il { $card } nel posto #{ $slot }
racko-hint-Drop = Scarta il { $card }
racko-why-complete = Così la tua fila è in ordine.
racko-why-better = Così { $after } delle tue dieci carte sono in ordine, invece di { $before }.
racko-why-room = È più vicina a dove sta bene una carta così, e lascia spazio accanto.
racko-why-draw = La carta scoperta non serve a nessun tuo posto; una coperta forse sì.
racko-why-drop = Non serve a nessun tuo posto.
racko-why-out = La tua fila è in ordine: esci.
racko-look-back-rack = La tua fila { $rack }
racko-look-back-open = scoperto { $card }
racko-look-back-drawn = pescato { $card }
