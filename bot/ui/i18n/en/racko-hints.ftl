# A hint, and the moves that cost most

racko-hint-Take = Take the { $card } into slot #{ $slot }
racko-hint-Place = Put the { $card } into slot #{ $slot }
racko-hint-Drop = Discard the { $card }
racko-why-complete = Your rack is in order then.
racko-why-better = { $after } of your ten cards are in order then, instead of { $before }.
racko-why-room = It lies nearer to where such a card belongs, and leaves room beside it.
racko-why-draw = The card that lies open helps no slot of yours; an unseen one may.
racko-why-drop = It helps no slot of yours.
racko-why-out = Your rack is in order: you go out.
racko-look-back-rack = Your rack { $rack }
racko-look-back-open = face up { $card }
racko-look-back-drawn = drawn { $card }
