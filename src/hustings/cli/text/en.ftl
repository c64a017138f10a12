### What the terminal says about any game.

cli-welcome = { $game } for { $seats }, { $dialect }. Type “help” at any time.
cli-you = You
cli-bot-name = Bot { $seat }
cli-table = At the table: { $names }.
cli-seat-person = { $name }
cli-seat-bot = { $name } ({ $bot })
cli-kind-careful = careful
cli-kind-highest = highest card
cli-kind-random = random
cli-kind-sly = sly
cli-kind-upright = upright
cli-kind-search = pondering
cli-kind-strong = strong
cli-kind-honest = honest
cli-kind-opportunist = scheming
cli-kind-grudger = unforgiving
cli-list-and = { $rest } and { $last }

## Your choice

cli-your-turn = { $you ->
        [yes] Your choice:
       *[no] { SEAT($seat) }, your choice:
    }
cli-option = { $number }. { $action }
cli-more = There are { $more } more, to number { $last }. Type a word, such as the name of a faction or a player, for those with it; or a choice’s number.
cli-not-allowed = Not allowed: { $actions }. { $reason }
cli-prompt = Number or command:
cli-refused = Not possible. { $reason }
cli-see-rule = The rule: type “rules { $clause }”.
cli-no-such-number = There is no choice { $number }. Choose a number from 1 to { $last }.
cli-not-understood = “{ $words }” is neither a number nor a command. Type “help” for what there is.

## Commands, as they are typed

cli-command-help = help
cli-command-hand = hand
cli-command-table = table
cli-command-compose = compose
cli-command-scores = scores
cli-command-rules = rules
cli-command-why = why
cli-command-quit = quit

cli-help = Type the number of your choice and press Enter; or a card as it is written, such as { $example }. Commands:
cli-help-words = Type the number of your choice and press Enter; or words, such as “media” or “offer”, for the choices that have them. Commands:
cli-help-hand = hand: what you may do, and what not and why
cli-help-table = table: what lies on the table
cli-help-compose = compose: an offer, a coalition or a bid as you like it, by questions
cli-help-scores = scores: how everyone stands
cli-help-rules = rules: the chapters of the rulebook; “rules { $clause }” reads one of them
cli-help-why = why: what a careful player would do in your place, and why
cli-help-help = help: this list
cli-help-quit = quit: leave the game

cli-rules = Chapters of the rulebook:
cli-rules-chapter = { $clause }: { $title }
cli-no-such-clause = The rulebook has no chapter “{ $clause }”. Type “rules” for all of them.
cli-why = A careful player, who sees no more than you, would choose in this order. 100 is the best, 0 the worst:
cli-why-choice = { $number }. { $action }: { $value }. { $reason }

## Passing the keyboard round

cli-hand-over = { SEAT($seat) }, it is your turn. Press Enter when nobody else is looking.
cli-hand-over-end = The game is over. Press Enter, everyone may look.

## The end

cli-end = The end
cli-place = { $you ->
        [yes] You
       *[no] { SEAT($seat) }
    }: place { $place }, score { $score }
cli-duplicate = The same deals again, with a bot in your place:
cli-duplicate-place = A bot ({ $bot }): place { $place }, score { $score }
cli-again = Play the same deals again with --seed { $seed }
cli-kept = The game is written to { $file }.
cli-left = You have left the game.

## Telling records

cli-said = { $name } says: “{ $text }”
cli-replay = Game { $number }: { $game } for { $seats }, { $dialect }
cli-seat = Seat { $seat }
cli-own-options = with options of its own
cli-unfinished = The record ends here; the game goes on.

## Reviewing records

cli-review = Weighed by a bot ({ $bot }). Each value is the part of the table that a seat could expect to leave behind, in percent: 100 is the best.
cli-review-mistake = Event { $event }, { SEAT($seat) }: { $action } ({ $value }). A mistake that cost { $cost }.
cli-review-choice = Event { $event }, { SEAT($seat) }: { $action } ({ $value }).
cli-review-better = Better: { $action } ({ $value }). { $reason }
cli-review-reckoning = { SEAT($seat) }: { $result } percent of the table left behind, which is 50, luck of { $luck }, less { $cost } that choices cost. { $decisions ->
        [one] One decision
       *[other] { $decisions } decisions
    }, { $mistakes ->
        [0] no mistake
        [one] one mistake
       *[other] { $mistakes } mistakes
    }.

## Dialects and options

cli-dialect = { $dialect }, --dialect { $name }. { $about }
cli-dialect-differs = Unlike { $other }: { $option } is “{ $here }”, not “{ $there }”.
cli-dialect-options = Options, any of which changes a dialect:
cli-dialect-option = --option { $typed }: { $option } “{ $value }”
cli-compose-left = Left as it was.
cli-compose-prompt = Number, or just Enter to leave it:
