## The game in the lobby

game-name = Tightwad
game-pitch = Win any trick but the last. Whoever takes that one picks up the tab.
# Minutes: tricks of games among careful bots at 3, 4 and 6 seats (30), six seconds a choice.
game-aim = Do not take the last trick: whoever does picks up the tab.
game-size = 3 to 10 seats, 10 to 20 minutes
game-clock = Every card is played within that time.

dialect-official = Official
dialect-official-about = As printed, for three to ten players.
dialect-for-two = For two
dialect-for-two-about = The same rules with two players allowed. No published rule says that two may play.

option-allow_two = Two players
option-allow_two-true = Two may play (unofficial)
option-allow_two-false = Three or more

## Clauses of the rulebook, as short titles

clause-setup-players = How many can play
clause-setup-decks = The cards
clause-deal-dealer = Who deals
clause-deal-hands = How many cards each
clause-deal-table = Dealing
clause-play-turn = Whose turn it is
clause-play-own = Your own cards
clause-play-follow = What you may play
clause-control-higher = What takes control
clause-control-ace = What an ace can do
clause-trick-winner = Who wins the trick
clause-round-penalty = Who loses the round
clause-game-end = How the game ends

## Why not

objection-setup-decks = The deck has no { CARD($card) } left to deal.
objection-deal-dealer = Another seat is to deal this round.
objection-deal-hands = Each seat is to get { $size } cards, face up in the record and sorted.
objection-deal-table = The cards are dealt by the table.
objection-play-turn = It is not your turn.
objection-play-own = You do not hold { CARD($card) }.
objection-play-follow = Too low: the card to beat is { CARD($control) }. Play one as high or higher, or the lowest you hold: { CARD($lowest) }.
objection-round-penalty = Penalty cards stay out of the deck, and { CARD($card) } is one.

## The story

story-round = { $you ->
    [yes] Round { $round }, you deal
   *[no] Round { $round }, { SEAT($seat) } deals
}
story-short-hands = Penalty cards are out of the deck, so there are only { $cards } cards each.
story-trick = Trick { $trick } of { $tricks }
story-last-trick = Last trick! Whoever wins it loses the round.
story-lead = { $you ->
    [yes] You
   *[no] { SEAT($seat) }
} led { CARD($card) }.
story-control-higher = { $you ->
    [yes] You
   *[no] { SEAT($seat) }
} took control with { CARD($card) }: it is higher than { CARD($control) }, and both have { SUIT($suits) }.
story-control-ace = { $you ->
    [yes] You
   *[no] { SEAT($seat) }
} took control with { CARD($card) }: an ace always beats a card of its suit, and { CARD($control) } has { SUIT($suits) }.
story-no-suit = { $you ->
    [yes] You
   *[no] { SEAT($seat) }
} played { CARD($card) }. It shares no suit with { CARD($control) }, so control stays where it was.
story-equal = { $you ->
    [yes] You
   *[no] { SEAT($seat) }
} played { CARD($card) }. It is only as high as { CARD($control) }, so control stays where it was.
story-shed = { $you ->
    [yes] You got rid of your
   *[no] { SEAT($seat) } got rid of their
} lowest card, { CARD($card) }.
story-trick-won = { $you ->
    [yes] You
   *[no] { SEAT($seat) }
} won trick { $trick } with { CARD($card) }.
story-round-lost = { $you ->
    [yes] You lost the round and keep
   *[no] { SEAT($seat) } lost the round and keeps
} { CARD($card) }: { $penalty ->
    [one] { $penalty } penalty point
   *[other] { $penalty } penalty points
}, { $total } in all.
story-over = { $you ->
    [yes] You have { $total } penalty points and lose the game. Everyone else wins.
   *[no] { SEAT($seat) } has { $total } penalty points and loses the game. Everyone else wins.
}

## Why a bot played

bot-random = Any card would do.
bot-search = It does best in the games imagined from here.
bot-only = There was nothing else to play.
bot-shed = It gets rid of its highest card before that becomes dangerous.
bot-waste = A higher card would better be got rid of first; this one is cheaper at the end.
bot-ending = It weighs the chances of winning the last trick.
bot-highest = It always gets rid of its highest card.
bot-safe = After this it hardly ever pays the bill in the games imagined from here.
bot-poor = The round looks lost; this keeps the bill small.
bot-now = In the games imagined from here it pays to get rid of the highest card now.
bot-later = In the games imagined from here a higher card may wait.

## At the table

table-round = Round { $round }
table-trick = Trick { $trick } of { $tricks }
table-last-round = Last trick!
table-deals = deals
table-you = you
table-your-turn = Your turn
table-last-to-play = last to play
table-you-are-last = Your turn. You are the last to play.
table-cards = { $cards ->
    [0] No cards
    [one] { $cards } card
   *[other] { $cards } cards
}
table-aside = { $cards ->
    [0] No cards lie aside
    [one] { $cards } card lies aside, face down
   *[other] { $cards } cards lie aside, face down
}
table-points = { $points } of 10
table-points-spoken = { $points ->
    [one] { $points } penalty point out of 10
   *[other] { $points } penalty points out of 10
}
table-no-penalties = No penalty cards
table-penalties = Penalty cards: { CARD($cards) }
table-reminder = Do not win trick { $tricks }: its winner keeps the winning card as a penalty. The first to reach 10 points loses the game.
table-led = { $you ->
    [yes] You led
   *[no] { SEAT($seat) } led
}
table-controls = { $you ->
    [yes] You control
   *[no] { SEAT($seat) } controls
}
table-no-shared-suit = No shared suit
table-not-higher = Not higher
table-took-control = Took control
table-lowest-shed = Lowest card
table-prompt = Choose a card for trick { $trick }
table-prompt-lead = Lead trick { $trick }
table-prompt-last = Play your last card
table-waiting = Waiting for { SEAT($seat) }
table-dealing = The cards are being dealt.
table-may-any = Play any card.
table-may-follow = { $rank ->
    [10] Play a crown, or your lowest card.
   *[other] Play { $rank } or higher, or your lowest card.
}
table-above-one = To take control, go above { $rank } in { SUIT($first) }, or play their ace
table-above-two = To take control, go above { $rank } in { SUIT($first) } or { SUIT($second) }, or play their ace
table-above-ace = To take control, play any card with { SUIT($first) }
table-above-crown = To take control, play the ace of { SUIT($first) }
table-short-one = Control: above { $rank } in { SUIT($first) }, or its ace
table-short-two = Control: above { $rank } in { SUIT($first) } or { SUIT($second) }, or their ace
table-short-ace = Control: any card with { SUIT($first) }
table-short-crown = Control: the ace of { SUIT($first) }
table-too-low = Too low
table-your-lowest = Your lowest
table-takes-control = Takes control
table-leads = Leads
table-confirm = Play { $card }
table-confirm-lead = and lead with it
table-confirm-control = and take control by { SUIT($suits) }
table-confirm-ace = and take control as an ace of { SUIT($suits) }
table-confirm-no-suit = without taking control: no shared suit
table-confirm-not-higher = without taking control: not higher
table-confirm-lowest = your lowest card
table-rule = Rule: { $clause }
table-trick-winner = { $you ->
    [yes] You won the trick
   *[no] { SEAT($seat) } won the trick
}
table-lost = { $you ->
    [yes] You picked up the tab
   *[no] { SEAT($seat) } picked up the tab
}
table-won = Everyone else wins
table-fewest = Fewest penalty points first, for the record

## The table read aloud

action-play = Play { CARD($card) }
aloud-leads = { $you ->
    [yes] You lead
   *[no] { SEAT($seat) } leads
} the trick: nothing has been played to it yet.
aloud-played = { $you ->
    [yes] You
   *[no] { SEAT($seat) }
} played { CARD($card) }.
aloud-controls = { $you ->
    [yes] You control
   *[no] { SEAT($seat) } controls
} the trick. The card to beat is { CARD($card) }.
aloud-points = { $you ->
    [yes] You have
   *[no] { SEAT($seat) } has
} { $points ->
    [0] no penalty points
   *[other] { $points } of 10 penalty points
}.
