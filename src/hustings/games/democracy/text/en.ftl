### Democracy in English.
### Seats are nations, the four suits are the tribes of an island, and a trick is a speech.

game-name = Democracy
game-pitch = All show a card at once. Win most of a suit, and that tribe is yours.
# Minutes: speeches of games among careful bots at 3, 4 and 6 seats (45), six seconds a choice,
# and as long again for a speech to be seen.
game-aim = Be the first to win as many tribes as the table agreed, usually five: whoever holds most of a tribe’s points wins it.
game-size = 2 to 6 seats, about 15 minutes
game-clock = For every speech all choose within that time.

## Dialects: complete sets of rules

dialect-english = English
dialect-english-about = A long first day and a short second one; each tribe counts once.
dialect-indonesian = Indonesian
dialect-indonesian-about = Two days of equal length; all 25 points of a tribe count twice.
dialect-half-deck = Half the deck
dialect-half-deck-about = Two days of equal length; each tribe counts once.

## Options

option-deal = Deal
option-deal-seed = A long first day, then the rest of the deck
option-deal-half = Half the deck on each day
option-sweep = Sweep
option-sweep-1 = Scores one tribe
option-sweep-2 = Scores two tribes
option-sweep_needs = Sweep needs
option-sweep_needs-all = All 25 points
option-sweep_needs-no_rival = No rival has a point of the suit
option-target = Target
option-target-5 = 5 tribes
option-target-6 = 6 tribes
option-target-7 = 7 tribes
option-target-8 = 8 tribes
option-target-9 = 9 tribes
option-target-10 = 10 tribes
option-tie_losers = Losers of a tie
option-tie_losers-own = Take back their own card
option-tie_losers-discard = Lose their card
option-finish = Finish
option-finish-most = Play on until one has the most
option-finish-shared = Share the win
option-count = Count
option-count-suit = Each suit for itself
option-count-pile = The whole pile at once

## Clauses: short titles for links into the rulebook

clause-setup-players = the players
clause-setup-deck = the deck
clause-deal-dealer = the dealer
clause-deal-first_day = the first day
clause-deal-second_day = the second day
clause-deal-table = the table deals
clause-speech-upcard = the upcard
clause-speech-no_trump = a joker turned up
clause-commit-own = choosing a card
clause-commit-replace = thinking again
clause-speech-rank = order of rank
clause-speech-trump = trump beats the rest
clause-speech-idiot = the 6 topples the 5
clause-speech-joker = jokers
clause-speech-capture = winning a speech
clause-speech-tie = ties
clause-island-values = what cards are worth
clause-island-majority = a majority of 13 points
clause-island-sweep = a sweep
clause-island-next = the next island
clause-game-end = the end of the game

## Objections: why something may not be done

objection-setup-players = There { $seats ->
        [one] is one seat
       *[other] are { $seats } seats
    } at this table, and this is none of them.
objection-setup-deck = { $card ->
        [none] A deal names every card.
       *[other] The { CARD($card) } is not there to be dealt: it is not in this deck, has been dealt, or is dealt twice.
    }
objection-deal-dealer = It is not the turn of seat { $dealer } to deal: the deal moves to the left with each island.
objection-deal-first_day = The first day of an island begins when the last island has been counted, with { $cards } cards in order for each nation and { $cards } for the voting pool.
objection-deal-second_day = The second day begins when all speeches of the first have been held, with { $cards } cards in order for each nation and { $cards } for the voting pool.
objection-deal-table = The table deals, not a nation.
objection-commit-own = { $card ->
        [none] Lay down one of the cards in your hand.
       *[other] You do not hold the { CARD($card) }. Lay down one of the cards in your hand.
    }
objection-commit-replace = You have already shown the { CARD($card) }. A card can be exchanged only until the last nation has chosen.
objection-game-end = The game is over.

## The story

story-who = { $you ->
        [yes] You
       *[no] { SEAT($seat) }
    }
story-day = Island { $island }, day { $day }
story-deal = { $you ->
        [yes] You deal
       *[no] { SEAT($seat) } deals
    } { $cards } cards to each nation and to the voting pool.
story-speech = Speech { $speech }
story-upcard = The upcard is the { CARD($card) }, so { SUIT($suit) } are trump.
story-upcard-joker = The upcard is a joker, so there is no trump.
story-ready = { $you ->
        [yes] You are ready.
       *[no] { SEAT($seat) } is ready.
    }
story-shown = { $you ->
        [yes] You show
       *[no] { SEAT($seat) } shows
    } the { CARD($card) }.
story-won-trump = { $you ->
        [yes] You win
       *[no] { SEAT($seat) } wins
    }. The { CARD($card) } is the highest trump.
story-won-idiot = { $you ->
        [yes] You win
       *[no] { SEAT($seat) } wins
    } with the { CARD($card) }. The chief and the village idiot of the tribe both spoke, so the 6 topples the 5.
story-won-rank = { $you ->
        [yes] You win
       *[no] { SEAT($seat) } wins
    }. Nobody played a trump, and the { CARD($card) } is the highest card.
story-won-no_trump = { $you ->
        [yes] You win
       *[no] { SEAT($seat) } wins
    }. There is no trump, and the { CARD($card) } is the highest card.
story-won-joker = { $you ->
        [yes] You win
       *[no] { SEAT($seat) } wins
    } with the joker. It counts as a 5, and nobody played a trump.
story-tie = Nobody wins: the { CARD($tied) } are equally high. Each nation takes back its own card, and the upcard, the { CARD($upcard) }, is out.
story-tie-discard = Nobody wins: the { CARD($tied) } are equally high. Those nations take back their own cards; the upcard, the { CARD($upcard) }, is out, and with it the { CARD($lost) }.
story-night = { $day ->
        [1] Night falls on the first day.
       *[2] Night falls on the second day: the nations count their islanders.
    }
story-count = Island { $island }, the count
story-tribe = { $you ->
        [yes] You score
       *[no] { SEAT($seat) } scores
    } the tribe of { SUIT($suit) } with { $points ->
        [13] exactly 13 points
        [25] all 25 points
       *[other] { $points } points
    }.
story-tribe-swept = { $you ->
        [yes] You score
       *[no] { SEAT($seat) } scores
    } the whole tribe of { SUIT($suit) }, { $points } points without a rival: it counts twice.
story-tribe-nobody = Nobody scores the tribe of { SUIT($suit) }. { $you ->
        [yes] You come
       *[no] { SEAT($seat) } comes
    } closest, with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
story-tribe-split = Nobody scores the tribe of { SUIT($suit) }. The most that any nation has of it is { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
story-out = Only { $points ->
        [one] 1 point
       *[other] { $points } points
    } of { SUIT($suit) } could be counted, as the { CARD($cards) } went out in a tie.
story-pile = { $you ->
        [yes] You have
       *[no] { SEAT($seat) } has
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } and { $you ->
        [yes] score
       *[no] scores
    } { $tribes ->
        [0] nothing
        [one] one tribe
       *[other] { $tribes } tribes, for the whole
    }.
story-piles-even = All nations have { $points ->
        [one] 1 point
       *[other] { $points } points
    }, so none of them scores.
story-tribes = Tribes so far
story-total = { $you ->
        [yes] You have
       *[no] { SEAT($seat) } has
    } { $tribes ->
        [0] no tribe
        [one] 1 tribe
       *[other] { $tribes } tribes
    }.
story-next = { $you ->
        [yes] You deal
       *[no] { SEAT($seat) } deals
    } island { $island }.
story-over = The game is over
story-winner = { $you ->
        [yes] You win
       *[no] { SEAT($seat) } wins
    } the game with { $tribes } tribes.
story-winner-shared = { $you ->
        [yes] You share
       *[no] { SEAT($seat) } shares
    } the win, with { $tribes } tribes.

## Why a bot likes a card

bot-random = Any card would do.
bot-search = It does best in the games imagined from here.
bot-only = It is the last card of the day.
bot-win = It should win the speech, and the speech is worth it.
bot-moment = Its chances are better now than they will be.
bot-throw = It costs little to lose.
bot-keep = It balances what the card may win now against what it may win later.
bot-race = In the worlds imagined it most often leads to winning the game.
bot-ending = With so few cards left it has counted every case.
bot-close = It does hardly worse.
bot-regret = In the worlds imagined it would more often be regretted.

## The table

table-island = Island { $island }
table-day = Day { $day }
table-now = Day { $day }, speech { $speech } of { $speeches }
table-speech = Speech { $speech }
table-last = Last speech!
table-count = The count
table-over = The game is over
table-prompt = Choose a card for the speech
table-prompt-chosen = You have chosen the { CARD($card) }
table-prompt-change = You can change it until the last nation has chosen.
table-prompt-count = See who has scored which tribe
table-waiting = Waiting for { $names }
table-watching = The nations are choosing
table-dealing = Dealing
table-ready = { $count ->
        [0] Nobody is ready yet
        [one] { $names } is ready
       *[other] { $names } are ready
    }
table-ready-mark = ready
table-choosing-mark = choosing
table-confirm = Lay down the { CARD($card) }
table-exchange = Exchange it for the { CARD($card) }
table-face-down = A card, face down
table-next-speech = Next speech
table-next-day = On to day 2
table-to-count = To the count
table-deal-island = Deal island { $island }
table-hand = Your hand for speech { $speech }
table-hand-empty = No cards left today
table-you = you
table-dealer = deals
table-won = { $speeches ->
        [one] 1 speech
       *[other] { $speeches } speeches
    }
table-left = { $speeches ->
        [one] speech left
       *[other] speeches left
    }
table-left-count = { $speeches ->
        [0] No speeches left
        [one] 1 speech left
       *[other] { $speeches } speeches left
    }
table-left-days = { $today } today, { $tomorrow } tomorrow
table-left-today = The last day of this island
table-left-all = { $tomorrow ->
        [0] { table-left-count }
       *[other] { table-left-count }: { table-left-days }
    }
table-tribes = { $tribes } of { $target } tribes
table-tribes-short = { $tribes ->
        [0] no tribes
        [one] 1 tribe
       *[other] { $tribes } tribes
    }

table-suit = { $suit ->
        [S] Spades
        [H] Hearts
        [D] Diamonds
       *[C] Clubs
    }
table-trump = { $suit ->
        [S] Spades are trump
        [H] Hearts are trump
        [D] Diamonds are trump
       *[C] Clubs are trump
    }
table-trump-none = There is no trump
table-upcard = Upcard, { CARD($card) }
table-upcard-mark = upcard
table-pool = { $cards ->
        [one] 1 card in the voting pool
       *[other] { $cards } cards in the voting pool
    }
table-rest = { $cards ->
        [0] Nothing is left for tomorrow
        [one] 1 card not dealt yet
       *[other] { $cards } cards not dealt yet
    }
table-out = Out of play
table-out-cards = Out of play: { CARD($cards) }

table-wins = { $you ->
        [yes] You win
       *[no] { SEAT($seat) } wins
    }
table-ties = Tied
table-caption-idiot = 6 topples 5
table-caption-toppled = toppled by 6
table-caption-highest-trump = highest trump
table-caption-lower-trump = lower trump
table-caption-not-trump = not trump
table-caption-highest = highest card
table-caption-lower = lower card
table-caption-joker = counts as a 5
table-caption-tied = tied, keeps own card
table-caption-keeps = keeps own card
table-caption-discarded = out of play
table-strongest = Strongest
table-weakest = Weakest
table-order = Order of rank
table-bracket = trump 6 beats trump 5

table-heading-trump = The { CARD($card) } is the highest trump
table-heading-idiot = The { CARD($card) } topples the 5
table-heading-rank = The { CARD($card) } is the highest card
table-heading-no_trump = No trump: the { CARD($card) } is the highest card
table-heading-joker = The joker counts as a 5 and wins
table-heading-tie = A tie: nobody wins the speech
table-note-tie = Each nation takes back its own card. The upcard is out.
table-note-tie-discard = Those who tied take back their own cards. The others, and the upcard, are out.
table-takes = { $you ->
        [yes] You take
       *[no] { SEAT($seat) } takes
    } { $gains }.
table-takes-nothing = { $you ->
        [yes] You take
       *[no] { SEAT($seat) } takes
    } no points.
table-gain-first = { $points ->
        [one] 1 point
       *[other] { $points } points
    } of { SUIT($suit) }
table-gain = { $points } of { SUIT($suit) }

table-chosen = { $tribes ->
        [0] No tribe has chosen
        [one] One tribe has chosen
        [2] Two tribes have chosen
        [3] Three tribes have chosen
       *[other] All four tribes have chosen
    }
table-chosen-note = 13 or more of a tribe’s 25 points score it.
table-piles = The piles are counted
table-piles-note = A pile of 13 or more points scores.
table-line = 13 to score
table-hand-next = Your hand for speech { $speech }
table-reminder = 13 or more of a tribe’s 25 points score it. { $target } tribes win the game.
table-reminder-pile = A pile of 13 or more points scores. { $target } tribes win the game.
table-scores = { $you ->
        [yes] You score
       *[no] { SEAT($seat) } scores
    }
table-scores-twice = { $you ->
        [yes] You score twice
       *[no] { SEAT($seat) } scores twice
    }
table-nobody = Nobody scores
table-bar = { story-who }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } of { SUIT($suit) }
table-champion = { $you ->
        [yes] You have won the game
       *[no] { SEAT($seat) } has won the game
    }
table-champions = { $names } share the win

table-points = { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
table-points-long = { $points ->
        [0] no points
        [one] 1 point
       *[other] { $points } points
    }
table-rank-5 = chief
table-rank-4 = chieftainess
table-rank-3 = warriors
table-rank-A = warriors
table-rank-K = hunters
table-rank-Q = hunters
table-rank-J = hunters
table-rank-10 = farmers
table-rank-9 = farmers
table-rank-8 = farmers
table-rank-7 = farmers
table-rank-6 = village idiot
table-rank-JK = joker
table-card = { CARD($card) }, { $islander }, { table-points-long }
table-card-joker = { CARD($card) }, { table-points-long }
table-card-trump = { table-card }, trump
table-see-speech = See speech { $speech }
table-rule = Rule: { $title }

## The table read aloud

action-commit = Lay down the { CARD($card) }
aloud-left = { $cards ->
        [one] This is the last speech of the day
       *[other] { $cards } speeches are left today, this one included
    }; { $rest ->
        [0] the whole deck is dealt
        [one] 1 card has not been dealt
       *[other] { $rest } cards have not been dealt
    }.
