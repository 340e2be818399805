# A hint, and the moves that cost most

rank-hint-play = Play { $cards }
rank-hint-pass = Pass
rank-hint-hand-take = Take the extra hand
rank-hint-hand-keep = Keep your hand
rank-hint-benefit-lead = Lead first
rank-hint-benefit-steal = Steal
rank-hint-return = Give { $cards }
rank-why-out = { $place ->
    [1] These are your last cards: you go out first.
    [2] These are your last cards: you go out second.
    [3] These are your last cards: you go out third.
   *[other] These are your last cards: you go out { $place }th.
}
rank-why-rest = { $count ->
    [one] Then you hold a single card, and can go out when you lead.
   *[other] Then your other { $count } cards can all go in one lead.
}
rank-why-crown = It wins the round at once, and you lead again.
rank-why-crown-draw = { $count ->
    [one] It wins the round at once: you draw a card and lead again.
   *[other] It wins the round at once: you draw { $count } cards and lead again.
}
rank-why-lead-lowest = { $count ->
    [one] The { $number } is your lowest card, and the only one of its number.
   *[other] All your { $number }s go at once, and you have nothing lower.
}
rank-why-lead-many = { $count ->
    [one] One card goes at once.
   *[other] { $count } cards go at once.
}
rank-why-wins-round = Nobody is left to answer: the round is over, and you lead.
rank-why-only = It is the only play you have here.
rank-why-down = The Rank-Down brings the pile from { $before } down to { $value }.
rank-why-highest = { $count ->
    [one] Nobody else can have a number above { $value }: only special cards beat it.
   *[other] Nobody else can have { $count } of a number above { $value }: only special cards beat it.
}
rank-why-few-sets = { $count ->
    [one] Of only one number above { $value } can anybody else have { $size }.
   *[other] Of only { $count } numbers above { $value } can anybody else have { $size }.
}
rank-why-few-above = { $value ->
    [11] Of the { $all } 12s, the others can hold { $left } at most.
   *[other] Of the { $all } numbers above { $value }, the others can hold { $left } at most.
}
rank-why-wild = With the Wild the pile stands at { $value }.
rank-why-up = With the Rank-Up the pile stands at { $value }.
rank-why-whole = { $count ->
    [one] It is your only { $number }: no set is torn.
   *[other] All your { $number }s go together: no set is torn.
}
rank-why-lowest = Of plain numbers you can play nothing lower than { $number } here.
rank-why-pressed = { $count ->
    [one] Somebody else is down to one card: there is little time left.
   *[other] Somebody else is down to { $count } cards: there is little time left.
}
rank-why-leaves = { $count ->
    [one] It leaves you one card.
   *[other] It leaves you { $count } cards.
}
rank-why-stuck = Nothing that you hold can be played here.
rank-why-pass-special = You could only play here with special cards.
rank-why-pass-strong = Without special cards you could only play { $number } or higher here.
rank-why-pass-tears = Without special cards, every play here would tear a set of yours.
rank-why-pass = The lowest you could play here is { $number }.
rank-why-keep-strong = { $count ->
    [one] You hold one strong card (11, 12, Crowns, Wilds), more than an unseen hand does on average.
   *[other] You hold { $count } strong cards (11, 12, Crowns, Wilds), more than an unseen hand does on average.
}
rank-why-keep = { $count ->
    [one] You know this hand, all of one number, and not the other.
   *[other] You know this hand, of { $count } different numbers, and not the other.
}
rank-why-take-weak = { $count ->
    [one] You hold one strong card (11, 12, Crowns, Wilds), fewer than an unseen hand does on average.
   *[other] You hold { $count } strong cards (11, 12, Crowns, Wilds), fewer than an unseen hand does on average.
}
rank-why-take = { $count ->
    [one] You part with one strong card (11, 12, Crowns, Wilds).
   *[other] You part with { $count } strong cards (11, 12, Crowns, Wilds).
}
rank-why-lead-low = { $count ->
    [one] You hold a card of { $number } or lower: leading gets rid of it.
   *[other] You hold { $count } cards of { $number } or lower: leading gets rid of them.
}
rank-why-lead = { $count ->
    [one] You begin with one strong card (11, 12, Crowns, Wilds), and set how many are played.
   *[other] You begin with { $count } strong cards (11, 12, Crowns, Wilds), and set how many are played.
}
rank-why-steal-higher = { $count ->
    [one] Your highest number is { $number }: one that is higher may be the Beggar's.
   *[other] Your highest number is { $number }: { $count } that are higher may be the Beggar's.
}
rank-why-steal-twelve = { $count ->
    [one] One 12 is not in your hand: the Beggar may hold it.
   *[other] { $count } of the 12s are not in your hand: the Beggar may hold one.
}
rank-why-steal = The highest number that the Beggar holds becomes yours.
rank-why-give-fewer = { $after ->
    [one] Then your numbers are all of one kind, instead of { $before }.
   *[other] Then you hold { $after } different numbers, instead of { $before }.
}
rank-why-give-lowest = { $count ->
    [one] It is your lowest number.
   *[other] They are your { $count } lowest numbers.
}
rank-why-give = { $after ->
    [one] You keep one number.
   *[other] You keep { $after } different numbers.
}
rank-look-back-when = Hand { $round }, your choice { $choice }
rank-look-back-pile = You held { $hand } · on the pile { $pile }
rank-look-back-lead = You held { $hand } · you led
rank-look-back-cost = It cost you about { $cost } % of what it is worth to become King.
