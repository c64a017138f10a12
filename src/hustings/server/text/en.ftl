### The page around the games, in English.

## The front page

front-motto = Two card games and a board game about getting your way
front-no-account = Play in the browser. No account.
front-play = Play now
front-dealing = Dealing
front-bots = { $bots ->
        [one] 1 bot
       *[other] { $bots } bots
    }
front-bots-at = Bots to play { $game } with
front-bots-fewer = One bot fewer
front-bots-more = One bot more
front-play-note = seats so many bots at once.
front-invite = Invite friends
front-invite-note = gives you one link for the table.
front-rules = Rules of { $game }
front-more = More
front-points = { $points ->
        [one] 1 pt
       *[other] { $points } pts
    }
front-vote-yes = Yes
front-vote-no = No
front-card-2SY = Desert
front-card-7SK = Castle
front-card-8WL = Mill
front-card-9WY = Darkness
guest = Guest
your-games = Your games
your-name = Your name
rename = Change
renamed = You are called { $name } now.
language = Language
close = Close
again = Try again
to-front = To the front page
link = Link
share = Share
copied = Copied

## Setting up a table

setup-title = A table of { $game }
setup-rules = Read the rules
setup-dialect = Rules
setup-own = Your own rules
setup-own-about = Options that are no dialect with a name.
setup-differences = What the others do differently
setup-options = Change single options
setup-seats = Seats
setup-count = { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }
setup-fewer = One seat fewer
setup-more = One seat more
setup-seat = Seat { $seat }
setup-open = Open, for a person
setup-bot = Bot: { $kind }
setup-none-open = Leave one seat open for yourself.
setup-table = The table
setup-clock = Time for each turn
setup-seconds = { $seconds ->
        [30] 30 seconds
        [60] 1 minute
        [120] 2 minutes
        [300] 5 minutes
        [86400] 1 day
       *[other] { $seconds } seconds
    }
clock-waits = Where the table waits, the clock only shows the time: nobody acts when it has run out.
setup-leaver = If somebody leaves or runs out of time
leaver-wait = The table waits
leaver-bot = A bot plays on
leaver-default = The safest choice is made
setup-watchers = Watching
setup-watch = Others may watch
setup-watch-note = Whoever has the link sees the table, but nothing that is secret.
watchers-yes = Allowed
watchers-no = Not allowed
setup-hot = Several people at this screen
setup-hot-note = You pass it on; a blank sheet hides what is secret.
setup-create = Open the table
setup-play = Sit down and play
setup-open-table = Open a table
sheets-title = Decks and boards
sheets-write = Write a deck or a board of your own

## Kinds of bots: as in "the sly bot", and what is to be expected of one

kind-careful = careful
kind-careful-about = Looks one move ahead.
kind-highest = highest card
kind-highest-about = Always plays its highest card.
kind-random = random
kind-random-about = Does anything that is allowed.
kind-sly = sly
kind-sly-about = Careful, and breaks its word when that pays.
kind-upright = upright
kind-upright-about = Careful, and keeps its word.
kind-search = pondering
kind-search-about = Tries out many ways in which the game may go.
kind-strong = strong
kind-strong-about = Plays to win.
kind-honest = honest
kind-honest-about = Strong, and never breaks its word.
kind-opportunist = scheming
kind-opportunist-about = Strong, and breaks its word when that pays.
kind-grudger = unforgiving
kind-grudger-about = Strong, and forgives no broken word.

## The waiting room

lobby-title = A table of { $game }
lobby-waiting = { $open ->
        [0] All seats are taken.
        [one] One seat is still open.
       *[other] { $open } seats are still open.
    }
lobby-seats = At the table
lobby-open = Open
lobby-you = you
lobby-host = host
lobby-invite = Invite friends
lobby-copy = Copy the link
lobby-copy-seat = Copy this seat’s link
lobby-invite-note = Whoever opens the link takes any open seat. A seat’s own link is for one person: it opens that seat on every device, so pass it on with care.
lobby-local-note = This link leads nowhere on other machines. For friends elsewhere, serve with --host 0.0.0.0 and open this page by your machine’s own address; docs/hosting.md tells how.
lobby-hot-seat = Sit down one after the other, each with a name.
lobby-start = Start the game
lobby-start-bots = { $open ->
        [one] Start, with a bot on the open seat
       *[other] Start, with bots on the open seats
    }
lobby-host-starts = The host starts the game.
sit-down = Sit down
seat-invitation = A seat is kept for you
seat-open = Open seat
seat-bot = Bot
seat-kind = { $kind } bot
seat-stand-in = Bot for now
seat-away = Away
seat-then = { $status },
bot-name = { $seat ->
        [0] Ada
        [1] Ana
        [2] Bo
        [3] Citra
        [4] Dewi
        [5] Edo
        [6] Fay
        [7] Gita
        [8] Hugo
       *[other] Ines
    }

## Promises, counted over games

promises-count = Let everybody see how I keep my promises
promises-count-note = From now on the promises of your games that end on this server are added up beside your name. Switch it off, and they are forgotten. Where several people share a screen, nothing is added.
promises-over = { $games ->
        [one] Over 1 game: { $kept } kept, { $broken } broken, { $void } void
       *[other] Over { $games } games: { $kept } kept, { $broken } broken, { $void } void
    }
promises-none = Promises counted from the next finished game on

## The table

panel = Story, chat and rulebook
tab-story = Story
tab-chat = Chat
tab-rules = Rulebook
rules-contents = Contents
menu = Menu
scores = Scores
plaque-open = Scores, with the cards of { $name }
hand = Your hand
hand-barred = may not be played now
joining = Taking you to the table
stamp-wins = { $you ->
        [yes] You win
       *[no] { SEAT($seat) } wins
    }
stamp-loses = { $you ->
        [yes] You pay
       *[no] { SEAT($seat) } pays
    }
go-on = Go on
go-on-yours = Go on: it is your turn
pick-first = Choose a card
not-yet = Not your turn
your-turn = It is your turn.
tribes-of = of { $target } tribes
points-of-ten = of 10
reason-rule = Rule: { $title }
reason-not-your-turn = It is not your turn yet. You can look around meanwhile.
story-none = What happens at the table is told here.
story-by-bot = (by the bot standing in)
story-by-clock = (time ran out)
chat-none = Nobody has said anything yet.
chat-say = Say something to the table
chat-send = Send
clock-none = No time limit
clock-stopped = The clock stands
clock-left = { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }
clock-left-hours = { $hours ->
        [one] 1 hour
       *[other] { $hours } hours
    } { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    } left
clock-low = Your time is running out.
link-lost = The connection is lost.
link-lost-safe = Nothing of yours is on its way: every choice you made has arrived. The table shows what you saw last, and comes back by itself.
link-lost-choice = Your choice was on its way. It is sent again as soon as the table is back, and counts only once.
link-retry = Try now
page-old = The server has a newer version of this page. Load it to play on.
page-reload = Load the page
hand-over-to = Pass the screen to { $name }
hand-over-any = Who plays first?
hand-over-note = Nothing secret is on the screen. What belongs to the next player appears when that player taps.
hand-over-take = I am { $name }

## Leaving

leave = Leave
leave-note-free = The table goes on without you.
leave-note-wait = Your seat is kept, and the table waits for you. Come back by its link or from your games.
leave-note-bot = Your seat is kept. If you leave for good, a bot plays on for you.
leave-note-default = Your seat is kept. If you leave for good, the safest choices are made for you.
leave-for-now = Leave for now
leave-for-good = Give up the seat
leave-not = Stay

## Settings

theme = Light
theme-auto = Automatic
theme-paper = Paper
theme-lamplight = Lamplight
theme-to-paper = Switch to paper
theme-to-lamplight = Switch to lamplight
pause = What was shown stays
pause-ask = until I go on
pause-long = 5 seconds
pause-short = 2 seconds
one-tap = Act with one tap
two-colours = French suits in two colours
lessons = Explain rules at the moment they matter

## Help

help = Help
help-rules = The rules of { $game }
help-how = Choose what to do, then confirm. What you may not do is pale; try it, and the table says why.
help-keyboard = Everything works by keyboard:
help-key-hand = to what you can do
help-key-table = to the table
help-key-scores = the scores
help-key-clock = to the clock
help-key-event = say the last event again
help-key-help = this help
help-key-arrows = along what you can choose
help-key-enter = choose; once more, and it is done
key-enter = Enter

## Lessons

lesson = First time:
lesson-learnt = Understood
lesson-tightwad-lead = whatever you lead controls the trick. A later card takes control if it is higher and shares a suit.
lesson-tightwad-control = you must go as high as the card in red, or throw your lowest. Only a shared suit takes control.
lesson-tightwad-last = the next trick is the last. Whoever wins that one keeps the winning card as a penalty, so do not be left with a high one.
lesson-majority-swapping = what you stand for decides which laws help you and which hurt you. A swap needs both seats.
lesson-majority-placing = whoever has most on a tile when the gavel falls gets its power. Lawmakers is reached by the arrows only.
lesson-majority-promoting = tap a plus to send one along that arrow. When all are firm, all of them move on one tile.
lesson-majority-exposing = the Supporters on one arrow are yours to send back, whoever’s they are. It uses your power: no point for Integrity.
lesson-majority-coalescing = partners count together on one tile, but only the head gets its power. What it costs is for the deals.
lesson-majority-picking = two of these come to a vote. A law gives to its first line, and takes from its second. If more Unrest than Order has passed at the end, all collected Capital is lost.
lesson-majority-mandating = the third law is yours. It may be one that failed, or chance’s, which pays you a point.
lesson-majority-balloting = your vote is secret until all have voted. If you have promised it to somebody, the table keeps note.
lesson-majority-filibustering = you alone may act now: limit one rich rival to three Influence on this vote. It uses your power: no point for Integrity.
lesson-majority-bidding = the side that bids more wins, and pays. Losers pay nothing, and one token on the winning side earns a point.
lesson-majority-resolving = a law counts Politics first: your powers matter only where none of your Politics is named.
lesson-democracy-choose = any card may be chosen. Trump beats the rest; the order of strength is in the strip.
lesson-democracy-reveal = strongest on the left. The winner takes all these cards, the upcard too.
lesson-democracy-count = a tribe goes to whoever has 13 of its 25 points.

## The end

over-loser = { $you ->
        [yes] You pick up the tab
       *[no] { SEAT($seat) } picks up the tab
    }
over-winner = { $you ->
        [yes] You win
       *[no] { SEAT($seat) } wins
    }
over-shared = A shared win
over-place = { $shared ->
    [yes] You share { $place ->
        [1] first place
        [2] second place
        [3] third place
        [4] fourth place
        [5] fifth place
       *[other] place { $place }
    }
   *[no] You come { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] in place { $place }
    }
} of { $seats }, with { $score }.
over-rematch = Play again
over-join-rematch = Join the next game
over-record = The record
over-front = To the front page
record-title = The record of a game of { $game }
record-whole = All that happened, line by line, with the seed from which all chance came. Keep it, replay it, verify it.
record-part = The game is still going on. Until it ends, the record holds what everybody at the table has seen, and no seed.
record-download = Download the record
record-table = Back to the table
record-verify = Verify it
record-verify-how = This brings all chance again from the seed, replays the game and compares the end:
record-copy-command = Copy the command
record-said = What was said
record-said-how = Everybody at the table heard all of it. The record can carry it, with its place in the game; a replay then tells both, and verifies as it did.
record-said-download = Download the record with it
record-promise = The promise
record-promise-how = Before anything was dealt or drawn the table promised its seed by this fingerprint. A record with another seed does not match it.

## A game looked at again

replay-title = A game of { $game } again
replay-look = Look at it again
replay-event = Event { $number } of { $events }
replay-slide = How far the game is
replay-first = To the beginning
replay-back = One back
replay-on = One on
replay-part-back = To the part before
replay-part-on = To the next part
replay-last = To the end
replay-eyes = As seen by
replay-eyes-all = All who watched
replay-next = What came next
replay-next-none = Here nobody had a choice.
replay-next-unknown = Not weighed yet.
review-title = What was decided
review-about = A bot weighs each decision from what the player could see then. A value is the part of the others that the player could expect to leave behind, in percent.
review-start = Weigh the decisions
review-going = Weighed up to event { $done } of { $events }
review-mistakes = The costliest decisions
review-none = No decision cost much.
review-cost = After it, { $cost } fewer of the others could be left behind.
review-chosen = chosen
review-reckonings = Luck and skill
review-reckonings-about = 50 percent, and what the cards and the others brought, less what choices cost, is what became of it.
review-name = Player
review-luck = Luck
review-paid = Cost of choices
review-result = Left behind
review-percent = { $value } %

## Your games

games-note = The tables this browser has been at. Your seats open from here.
games-none = No games yet.
phase-gathering = Waiting
phase-playing = Playing
phase-over = Finished

## What went wrong

trouble = That did not work
trouble-no-table = There is no such table
trouble-no-watchers = This table has closed doors
trouble-no-page = There is nothing here
trouble-no-game = There is no such game
trouble-offline = The server does not answer
error-illegal = The rules do not allow that. Choose something else.
error-stale = The table had moved on before your choice arrived. Look again and choose anew.
error-over = The game is over. You can play again from its last page.
error-not-started = The game has not begun. Ask the host to start it.
error-not-over = The game is not over yet. Finish it first.
error-not-seated = This seat is not yours any more. Open your seat’s link again.
error-not-host = Only the host can do that. Ask the host.
error-seat-taken = Somebody was quicker and took that seat. Choose another one.
error-full = All seats are taken. You can watch, or open a table of your own.
error-no-table = The link may be cut short, or the table may be gone. Ask for the link again, or open a table of your own.
error-no-watchers = Only those who have a seat see this table. Ask for the link of a seat.
error-no-game = Choose a game from the front page.
error-no-name = Nothing of that name can be read. Choose another one.
error-no-page = The address leads nowhere. Begin at the front page.
error-bad-setup = These seats and rules do not go together. Change one of them.
error-name-taken = That name is taken. Choose another one.
error-bad-name = A name has small letters, digits and hyphens, and begins with a letter or a digit.
error-sheets-full = This server keeps no more decks and boards, or no more of yours. Export it to a file instead.
error-bad-message = The server did not understand this page. Load the page again.
error-key-reused = Something was sent twice in two different ways. Look at the table and choose anew.
error-closed = The server is about to be looked after and opens no new tables for now. Games go on; try again later.
error-too-fast = That was too much at once. Wait a moment and try again.
error-unavailable = The server could not keep that, so it did not happen. Try again in a moment.
error-no-upgrade = The way to this server lets no live connection through. Tell whoever runs it: the proxy has to pass on WebSockets.
error-other-rules = This game began under other rules than the server has now, and can not go on here. Its record can still be downloaded.
error-unreadable = What is kept of this table can not be read. Tell whoever runs the server.
error-gone = The server is about to restart. The table comes back by itself.
error-offline = Look at your connection and try again.
