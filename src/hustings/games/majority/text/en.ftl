## The game in the lobby

game-name = Majority Rules
game-pitch = Move your Supporters, trade your vote, and pass the law that pays.
game-aim = Have the most Political Capital at the end: collect it as you play, lose it if more laws of Unrest than of Order pass, and add the prizes.
game-size = 3 to 5 seats, about an hour
game-clock = A promotion or a round of coalitions has that time as a whole, whatever is moved, proposed or offered in it. Whoever is not firm by then counts as firm. Every other choice has that time for itself.
dialect-five-turns = Five turns
dialect-five-turns-about = The usual game: the ladder board and twenty-seven laws. Where the printed rules are silent, our readings are marked in the rulebook.
dialect-snap-poll = Snap poll
dialect-snap-poll-about = Four turns on a board with ways both in and out, with twenty-two laws. A scenario of our own.
dialect-long-term = The long term
dialect-long-term-about = Six turns on a long board, Lawmakers at its far end, with thirty-two laws. A scenario of our own.
option-turns = Turns
option-turns-4 = Four
option-turns-5 = Five
option-turns-6 = Six
option-politics = Politics
option-politics-random = By lot, to be swapped by consent
option-politics-chosen = Chosen in the order of the seats
option-six_turn_deck = When the laws run out in six turns
option-six_turn_deck-recycle = Shuffle the discard pile
option-six_turn_deck-draw_four = Draw four instead of five
option-protest_into_lawmakers = A Protest may move onto Lawmakers
option-protest_into_lawmakers-true = Yes
option-protest_into_lawmakers-false = No
option-faction_tie = A tie on a faction
option-faction_tie-justice = Justice decides
option-faction_tie-incumbent = The holder keeps the card
option-maverick_blocks_six = The Maverick alone counts as a Power Card
option-maverick_blocks_six-true = Yes: whoever holds nothing else gets no six Influence more
option-maverick_blocks_six-false = No: whoever holds nothing else still gets six Influence more
option-law_amount = Supporters a law gives or takes
option-law_amount-1 = One
option-law_amount-2 = Two
option-law_amount-3 = Three
option-late_edits = Changes left once all others have been firm
option-late_edits-1 = One
option-late_edits-2 = Two
option-late_edits-3 = Three
option-late_edits-4 = Four
option-late_edits-5 = Five
option-board = Board
option-board-ladder12 = Ladder: one arrow over each edge
option-board-wheel12 = Wheel: all ways lead to Lawmakers
option-board-shortcut = Shortcut: some edges open both ways
option-board-long-march = Long march: Lawmakers at the far end
option-deck = Laws
option-deck-classic = Twenty-seven laws
option-deck-snap-poll = Twenty-two laws
option-deck-long-term = Thirty-two laws

## Words

list-and = { $rest } and { $last }
word-activists = Activists
word-voters = Voters
word-media = Media
word-money = Money
word-bureaucracy = Bureaucracy
word-justice = Justice
word-lawmakers = Lawmakers
word-president = President
word-maverick = Maverick
word-change = Change
word-liberty = Liberty
word-tradition = Tradition
word-regulate = Regulate
word-centrist = Centrist
word-unrest = Unrest
word-order = Order
word-plain = no symbol
word-yes = yes
word-no = no
word-filibuster = filibuster
word-scandal = scandal
word-protest = protest
word-on = on
word-off = off

## Powers by their titles, and what each does

power-activists-title = Firebrand
power-activists-about = Protest: while coalitions are formed, move one Supporter, anybody’s, from any faction to any other.
power-voters-title = Populist
power-voters-about = Election: promote three Supporters more, several on one arrow if you like; those of others with their consent.
power-media-title = Mogul
power-media-about = Scandal: after the gavel, send back some or all of the Supporters on one arrow.
power-money-title = Tycoon
power-money-about = Double down: on one vote a turn, all that you bid is worth twice as much.
power-bureaucracy-title = Mandarin
power-bureaucracy-about = Ruling (our reconstruction): if somebody asks, say who moves or bids first, second and so on, or decline.
power-justice-title = Arbiter
power-justice-about = Casting vote (our reconstruction): a tied vote goes the way you voted. Breaking other ties does not use this power.
power-lawmakers-title = Speaker
power-lawmakers-about = Agenda (our reconstruction): draw the laws, pick two, and put three in order. It is used every turn.
power-president-title = Ally of the President
power-president-about = Mandate: bring a law from the discard pile to the vote, or leave it to chance and collect one Political Capital.
power-maverick-title = Spoiler
power-maverick-about = Filibuster: once a turn, limit one seat to three Influence on one vote.

## Clauses of the rulebook, as short titles

clause-setup-players = How many can play
clause-setup-supporters = Supporters
clause-setup-politics = Politics
clause-setup-swap = Swapping Politics
clause-setup-powers = Starting powers
clause-setup-deck = The laws
clause-table-turn = The moment for it
clause-table-chance = What the table does
clause-allot-base = Allotments
clause-allot-bonus = Bonuses of the powers
clause-allot-short = Out of Supporters
clause-place-all = All are placed
clause-place-hands = Two hands
clause-place-lawmakers = Not on Lawmakers
clause-promote-arrow = Along an arrow
clause-promote-one = One on each arrow
clause-promote-firm = Saying that you are firm
clause-promote-late = Late changes
clause-promote-ruling = Who goes first
clause-election-three = Election: three more
clause-election-consent = Election: the owner’s consent
clause-scandal-arrow = Scandal
clause-coalition-members = Who can be in a coalition
clause-coalition-head = Naming a head
clause-coalition-consent = All agree
clause-coalition-winner = The strongest group
clause-coalition-tie = Ties on a faction
clause-coalition-empty = A faction that nobody stands on
clause-protest-one = Protest
clause-protest-lawmakers = Protest onto Lawmakers
clause-integrity-unused = Integrity
clause-president-chooser = Who chooses the President
clause-president-other = Anyone else
clause-maverick-least = The Maverick
clause-agenda-speaker = The Speaker
clause-agenda-show = Showing the laws
clause-agenda-pick = Picking two
clause-agenda-mandate = The President's law
clause-agenda-blind = Leaving it to chance
clause-agenda-order = The order of the votes
clause-agenda-discard = The discard pile
clause-vote-ballot = Ballots
clause-vote-filibuster = Filibuster
clause-bid-own = Your own Influence
clause-bid-capital = Bidding Capital
clause-bid-double = Doubling down
clause-bid-order = Who bids next
clause-bid-drop = Dropping out
clause-bid-more = More wins
clause-bid-justice = Justice breaks the tie
clause-law-whip = A point for the winners
clause-law-card = Who takes the law
clause-law-touched = Whom a law touches
clause-law-reward = Rewards
clause-law-penalty = Penalties
clause-law-both = Both at once
clause-deal-parties = Who deals
clause-deal-words = What can be promised
clause-deal-window = Until when
clause-deal-open = Open offers
clause-deal-contradiction = Contradictory promises
clause-deal-once = The same promise twice
clause-deal-limit = How many offers
clause-deal-judged = Kept, broken or void
clause-end-concealed = Hidden in the last turn
clause-end-mood = Unrest or Order
clause-end-incumbent = Incumbent
clause-end-majority = Majority
clause-end-kingmaker = Kingmaker
clause-end-autocrat = Autocrat
clause-end-realpolitik = Realpolitik
clause-end-establishment = Establishment
clause-end-revolutionary = Revolutionary
clause-end-winner = Who wins

## Why not

objection-setup-players = There are { $seats } seats, and this is none of them.
objection-setup-politics = That Politics is taken, or does not fit what is left.
objection-setup-swap = Swap with another seat that has not chosen to stay, and ask it only once.
objection-setup-powers = These are not the starting powers for this number of seats.
objection-setup-deck = The deck could not bring these laws now.
objection-table-turn = This is not the moment for that, or not yours.
objection-table-chance = Only the table does that. Nor can the table choose for a seat.
objection-place-all = Place all of your { $ready ->
    [one] { $ready } Supporter
   *[other] { $ready } Supporters
}: you have placed { $placed }.
objection-place-hands = Use one hand, or two on different factions.
objection-place-lawmakers = Nobody is placed on Lawmakers: the only way there is along the arrows.
objection-promote-arrow = No arrow leads from { WORD($tail) } to { WORD($head) }, or no Supporter is free to take it.
objection-promote-one = On the arrow from { WORD($tail) } to { WORD($head) } you may have one Supporter of your own, no more.
objection-promote-firm = You are firm already.
objection-promote-late = You have used up your changes in this phase: { $edits ->
    [one] there was one
   *[other] there were { $edits }
}.
objection-promote-ruling = Bureaucracy has been asked already, or has ruled that somebody else goes first.
objection-election-three = Only the Head of Voters promotes more, and no more than { $most ->
    [one] { $most } Supporter
   *[other] { $most } Supporters
}.
objection-election-consent = Nobody waits for your consent on the arrow from { WORD($tail) } to { WORD($head) }.
objection-scandal-arrow = A scandal sends back at least one Supporter, and only those on one arrow: this does not fit the arrow from { WORD($tail) } to { WORD($head) }.
objection-coalition-members = A coalition on { WORD($faction) } is you and at least one other, each with a Supporter there.
objection-coalition-head = The head of a coalition on { WORD($faction) } is one of its members.
objection-coalition-consent = { $why ->
    [join] { SEAT($by) } has proposed this already: join it.
    [wait] This is proposed already, and you have agreed: it waits for the others.
    [stands] This coalition stands already.
   *[closed] That coalition does not wait for your answer: you have agreed, or it was settled or given up.
}
objection-coalition-tie = Give { WORD($faction) } to one of those who tie for it.
objection-protest-one = Only the Head of Activists protests, once a turn, and moves a Supporter from where one stands: not from { WORD($faction) }.
objection-protest-lawmakers = At this table a Protest does not reach Lawmakers.
objection-president-chooser = Choose among those who tie.
objection-president-other = Name anyone but yourself.
objection-maverick-least = Choose among those who tie for least.
objection-agenda-show = Show them to another seat that has not seen them.
objection-agenda-pick = Pick two of the laws that you have drawn.
objection-agenda-mandate = Bring one of the laws that the President could choose from in turn { $turn }.
objection-agenda-blind = Chance can not bring that: there is no discard pile yet, or that law is not in it.
objection-agenda-order = Lay exactly the three laws of this turn.
objection-vote-ballot = Vote yes or no.
objection-vote-filibuster = Limit another seat, not yourself; and whoever is limited has three Influence at most on this vote.
objection-bid-own = You have { $influence } Influence in all, and a bid can only grow.
objection-bid-capital = { $why ->
    [spent] You have bid Political Capital on another vote of this turn: once a turn is all.
   *[most] Bid up to five Political Capital, on one vote a turn: you have { $capital }.
}
objection-bid-double = Only the Head of Money doubles down, on one vote a turn.
objection-bid-order = It is not your bid, or too late to ask who bids first.
objection-law-card = Give the law to one of those who tie.
objection-law-reward = Nobody is added to Lawmakers: the only way there is along the arrows.
objection-law-penalty = Take them off one faction where you have { $amount }, if there is such a faction.
objection-law-both = Move up to { $amount } of your Supporters from one faction to one other, not to Lawmakers.
objection-deal-parties = An offer goes to other seats, each named once; only they answer it, and each answers once.
objection-deal-words = That can not be promised: it names something that is not there, promises nothing, or promises too much.
objection-deal-window = Too late or too early: that is decided already, or belongs to a turn after the next.
objection-deal-open = { $status ->
    [accepted] Offer { $offer } has been accepted by all already.
    [declined] Offer { $offer } has been declined.
    [countered] Offer { $offer } has been answered by another offer.
    [withdrawn] Offer { $offer } has been withdrawn.
   *[other] Offer { $offer } is no longer on the table, or not yours to take back.
}
objection-deal-contradiction = { $whose ->
    [here] Two promises of this offer contradict each other: nobody could keep both.
    [yours] You have promised { SEAT($to) } the opposite already: you could not keep both.
    [to-you] { SEAT($by) } has promised you the opposite already, and could not keep both.
   *[theirs] { SEAT($by) } has promised { SEAT($to) } the opposite already, and could not keep both.
}
objection-deal-once = That promise has been given already, or stands here twice: once is enough.
objection-deal-limit = You have made { $most } offers in this turn, and there are no more.

## What is wrong with a deck or a board

fault-toml = This is not TOML: { $reason }
fault-shape = Not as it should be: { $reason }
fault-length = It has { $length } letters; expected 1 to { $most }.
fault-unprintable = It has letters that can not be printed.
fault-no-title = It has no title in any language.
fault-twice = { $value } is there twice.
fault-not-positive = { $value } is no number for a law; expected 1 or more.
fault-both-sides = { WORD($word) } is both rewarded and penalised.
fault-amount = It gives and takes { $value } Supporters; expected 1 to { $most }.
fault-too-many-laws = There are { $laws } laws; expected at most { $most }.
fault-too-few-laws = There are { $laws } laws; so many turns need { $needed }.
fault-least-laws = There are { $laws } laws; a game needs { $least }, for four turns.
fault-laid-once = { WORD($faction) } is laid { $times } times; expected once.
fault-spot-taken = { WORD($faction) } lies where { WORD($other) } lies.
fault-arrow-twice = The arrow from { WORD($tail) } to { WORD($head) } is there twice.
fault-arrow-apart = { WORD($tail) } and { WORD($head) } do not touch.
fault-not-left = No arrow leaves { WORD($faction) }.
fault-not-reached = No arrow reaches { WORD($faction) }.
fault-no-way = No way leads from { WORD($faction) } to Lawmakers.

## Promises

promise-vote = { $you ->
    [yes] You vote
   *[no] { SEAT($seat) } votes
} { WORD($vote) } on { $title_en }, in turn { $turn }.
promise-bid = { $you ->
    [yes] You bid
   *[no] { SEAT($seat) } bids
} at least { $tokens } on { WORD($vote) } to { $title_en }, in turn { $turn }.
promise-agenda = { $you ->
    [yes] You
   *[no] { SEAT($seat) }
} { $way ->
    [on] { $you ->
        [yes] put
       *[no] puts
    } { $title_en } on the agenda
   *[off] { $you ->
        [yes] keep
       *[no] keeps
    } { $title_en } off the agenda
}, in turn { $turn }.
promise-head = { $you ->
    [yes] You stand
   *[no] { SEAT($seat) } stands
} on { WORD($faction) } in a coalition headed by { SEAT($head) }, in turn { $turn }.
promise-apart = { $you ->
    [yes] You stay
   *[no] { SEAT($seat) } stays
} out of any coalition with { SEAT($other) } on { WORD($faction) }, in turn { $turn }.
promise-send = { $you ->
    [yes] You place or promote
   *[no] { SEAT($seat) } places or promotes
} at least { $supporters ->
    [one] { $supporters } Supporter
   *[other] { $supporters } Supporters
} onto { WORD($faction) }, in turn { $turn }.
promise-president = { $you ->
    [yes] You name { SEAT($president) } President if the choice is yours
   *[no] { SEAT($seat) } names { SEAT($president) } President if the choice is theirs
}, in turn { $turn }.
promise-spare = { $you ->
    [yes] You do
   *[no] { SEAT($seat) } does
} not use { $power ->
    [filibuster] a filibuster
    [scandal] a scandal
   *[protest] a Protest
} against { SEAT($other) }, in turn { $turn }.

## The story

story-politics = { $you ->
    [yes] You stand
   *[no] { SEAT($seat) } stands
} for { WORD($politics) }.
story-takes = { $you ->
    [yes] You choose
   *[no] { SEAT($seat) } chooses
} to stand for { WORD($politics) }.
story-swap = { $you ->
    [yes] You would
   *[no] { SEAT($seat) } would
} like to swap Politics with { SEAT($other) }.
story-swapped = { $you ->
    [yes] You swap
   *[no] { SEAT($seat) } swaps
} Politics with { SEAT($other) }.
story-begins = { $you ->
    [yes] You begin
   *[no] { SEAT($seat) } begins
} with the power of { WORD($power) }.
story-turn = Turn { $turn } of { $turns }
story-last-turn = Turn { $turn }, the last: Influence, Capital and laws in hand are hidden from now on
story-allotment = { $you ->
    [yes] You are
   *[no] { SEAT($seat) } is
} given { $supporters ->
    [one] { $supporters } Supporter
   *[other] { $supporters } Supporters
} and { $influence } Influence.
story-short = The bag is empty: { $you ->
    [yes] you take
   *[no] { SEAT($seat) } takes
} { $supporters } Influence for { $supporters ->
    [one] a missing Supporter
   *[other] { $supporters } missing Supporters
}.
story-ready = { $you ->
    [yes] You are
   *[no] { SEAT($seat) } is
} ready.
story-places = { $you ->
    [yes] You place
   *[no] { SEAT($seat) } places
} { $supporters ->
    [one] { $supporters } Supporter
   *[other] { $supporters } Supporters
} on { WORD($faction) }.
story-promotes = { $you ->
    [yes] You move
   *[no] { SEAT($seat) } moves
} a Supporter from { WORD($tail) } towards { WORD($head) }.
story-recalls = { $you ->
    [yes] You call
   *[no] { SEAT($seat) } calls
} a Supporter back to { WORD($tail) }, off the way to { WORD($head) }.
story-elects-own = { $you ->
    [yes] You use
   *[no] { SEAT($seat) } uses
} the Election to move one more Supporter from { WORD($tail) } towards { WORD($head) }.
story-elects = { $you ->
    [yes] You ask
   *[no] { SEAT($seat) } asks
} { SEAT($owner) } to let the Election move a Supporter from { WORD($tail) } towards { WORD($head) }.
story-unelects = { $you ->
    [yes] You take
   *[no] { SEAT($seat) } takes
} back the Election of { YOU($owner) ->
    [yes] your Supporter
   *[no] a Supporter of { SEAT($owner) }
} from { WORD($tail) } towards { WORD($head) }.
story-grants = { $you ->
    [yes] You agree
   *[no] { SEAT($seat) } agrees
} to the Election from { WORD($tail) } towards { WORD($head) }.
story-refuses = { $you ->
    [yes] You refuse
   *[no] { SEAT($seat) } refuses
} the Election from { WORD($tail) } towards { WORD($head) }.
story-asks = { $you ->
    [yes] You ask
   *[no] { SEAT($seat) } asks
} the Head of Bureaucracy who goes first.
story-rules = { $you ->
    [yes] You rule
   *[no] { SEAT($seat) } rules
}: { SEAT($order) }, in that order.
story-no-ruling = { $you ->
    [yes] You do
   *[no] { SEAT($seat) } does
} not rule; the usual order holds.
story-firm = { $you ->
    [yes] You are
   *[no] { SEAT($seat) } is
} firm.
story-scandal = A scandal! { $you ->
    [yes] You send
   *[no] { SEAT($seat) } sends
} { $supporters ->
    [one] { $supporters } Supporter
   *[other] { $supporters } Supporters
} on the way to { WORD($head) } back to { WORD($tail) }.
story-no-scandal = { $you ->
    [yes] You make
   *[no] { SEAT($seat) } makes
} no scandal.
story-pushed = The gavel falls: all Supporters on the arrows move on.
story-coalitions = Turn { $turn }: coalitions
story-settled = The gavel falls: the coalitions stand.
story-proposes = { $you ->
    [yes] You propose
   *[no] { SEAT($seat) } proposes
} a coalition on { WORD($faction) }: { SEAT($members) }, headed by { SEAT($head) }.
story-joins = { $you ->
    [yes] You agree
   *[no] { SEAT($seat) } agrees
} to the coalition on { WORD($faction) }: { SEAT($members) }, headed by { SEAT($head) }.
story-coalition = The coalition on { WORD($faction) } stands: { SEAT($members) }, headed by { SEAT($head) }.
story-rejects = { $you ->
    [yes] You want
   *[no] { SEAT($seat) } wants
} no coalition on { WORD($faction) } of { SEAT($members) }, headed by { SEAT($head) }.
story-leaves = { $you ->
    [yes] You leave
   *[no] { SEAT($seat) } leaves
} the coalition on { WORD($faction) }, which ends it.
story-protest = A Protest! { $you ->
    [yes] You move
   *[no] { SEAT($seat) } moves
} { YOU($owner) ->
    [yes] a Supporter of yours
   *[no] a Supporter of { SEAT($owner) }
} from { WORD($tail) } to { WORD($head) }.
story-decides-faction = As Head of Justice, { $you ->
    [yes] you give
   *[no] { SEAT($seat) } gives
} { WORD($faction) } to { SEAT($other) }.
story-decides-chooser = As Head of Justice, { $you ->
    [yes] you say
   *[no] { SEAT($seat) } says
} who names the President: { SEAT($other) }.
story-decides-maverick = As Head of Justice, { $you ->
    [yes] you make
   *[no] { SEAT($seat) } makes
} { SEAT($other) } the Maverick.
story-decides-card = As Head of Justice, { $you ->
    [yes] you give
   *[no] { SEAT($seat) } gives
} the law to { SEAT($other) }.
story-heads = { $you ->
    [yes] You head
   *[no] { SEAT($seat) } heads
} { WORD($faction) }, with { $strength }{ $tied ->
    [yes] : a tie, broken by Justice
   *[no] {""}
}.
story-heads-with = { $you ->
    [yes] You head
   *[no] { SEAT($seat) } heads
} { WORD($faction) }, with { $strength } together with { SEAT($members) }{ $tied ->
    [yes] : a tie, broken by Justice
   *[no] {""}
}.
story-president = { YOU($by) ->
    [yes] You name
   *[no] { SEAT($by) } names
} { SEAT($seat) } President.
story-maverick = { $you ->
    [yes] You are
   *[no] { SEAT($seat) } is
} the Maverick now.
story-drawn = { $you ->
    [yes] You draw
   *[no] { SEAT($seat) } draws
} { $laws ->
    [one] { $laws } law
   *[other] { $laws } laws
} as Speaker.
story-shows = { $you ->
    [yes] You show
   *[no] { SEAT($seat) } shows
} the drawn laws to { SEAT($other) }.
story-picks = { $you ->
    [yes] You pick
   *[no] { SEAT($seat) } picks
} two laws for the agenda, face down.
story-mandate = { $you ->
    [yes] You bring
   *[no] { SEAT($seat) } brings
} { $title_en } to a vote.
story-blind = { $you ->
    [yes] You leave
   *[no] { SEAT($seat) } leaves
} the law to chance, which brings { $title_en }.
story-agenda = { $you ->
    [yes] You lay
   *[no] { SEAT($seat) } lays
} the agenda
story-agenda-law = Vote { $number }: { $title_en }.
story-poll = Vote { $number }: { $title_en }
story-yes = Yes: { SEAT($voters) }.
story-no = No: { SEAT($voters) }.
story-filibuster = A filibuster! { $you ->
    [yes] You limit
   *[no] { SEAT($seat) } limits
} { SEAT($other) } to three Influence.
story-no-filibuster = { $you ->
    [yes] You let
   *[no] { SEAT($seat) } lets
} everyone bid freely.
story-doubles = { $you ->
    [yes] You double down: all you bid on this vote counts
   *[no] { SEAT($seat) } doubles down: all they bid on this vote counts
} twice.
story-bids = { $you ->
    [yes] You bid
   *[no] { SEAT($seat) } bids
} { $influence } Influence.
story-bids-capital = { $you ->
    [yes] You bid
   *[no] { SEAT($seat) } bids
} { $influence } Influence and { $capital } Political Capital.
story-bids-nothing = { $you ->
    [yes] You add
   *[no] { SEAT($seat) } adds
} nothing.
story-passed = { $title_en } passes, { $yes } to { $no }{ $tie ->
    [yes] : a tie, broken by the ballot of Justice
   *[no] { "" }
}.
story-failed = { $title_en } fails, { $yes } to { $no }{ $tie ->
    [yes] : a tie, broken by the ballot of Justice
   *[no] { "" }
}.
story-takes-law = { $you ->
    [yes] You take
   *[no] { SEAT($seat) } takes
} { $title_en }.
story-card-tie = Who takes the law? The highest bids are even: { SEAT($tied) }.
story-gains-integrity = { $you ->
    [yes] You collect
   *[no] { SEAT($seat) } collects
} { $capital } Political Capital for Integrity.
story-gains-agenda = { $you ->
    [yes] You collect
   *[no] { SEAT($seat) } collects
} { $capital } Political Capital for leaving the law to chance.
story-gains-law = { $you ->
    [yes] You collect
   *[no] { SEAT($seat) } collects
} { $capital } Political Capital for being on the winning side.
story-adds = { $you ->
    [yes] You add
   *[no] { SEAT($seat) } adds
} { $supporters ->
    [one] { $supporters } Supporter
   *[other] { $supporters } Supporters
} to { WORD($faction) }.
story-removes = { $you ->
    [yes] You lose
   *[no] { SEAT($seat) } loses
} { $supporters ->
    [one] { $supporters } Supporter
   *[other] { $supporters } Supporters
} on { WORD($faction) }.
story-instead = { $you ->
    [yes] You take
   *[no] { SEAT($seat) } takes
} { $influence } Influence in place of Supporters.
story-moves = { $you ->
    [yes] You move
   *[no] { SEAT($seat) } moves
} { $supporters ->
    [one] { $supporters } Supporter
   *[other] { $supporters } Supporters
} from { WORD($tail) } to { WORD($head) }.
story-no-move = { $you ->
    [yes] You move
   *[no] { SEAT($seat) } moves
} nobody.
story-offers = { $you ->
    [yes] You make
   *[no] { SEAT($seat) } makes
} offer { $offer } to { SEAT($to) }:
story-counters = { $you ->
    [yes] You answer
   *[no] { SEAT($seat) } answers
} { SEAT($to) } with offer { $offer }:
story-accepts = { $you ->
    [yes] You accept
   *[no] { SEAT($seat) } accepts
} offer { $offer }.
story-deal = { $you ->
    [yes] You have
   *[no] { SEAT($seat) } has
} a deal with { SEAT($to) }: offer { $offer }.
story-declines = { $you ->
    [yes] You decline
   *[no] { SEAT($seat) } declines
} offer { $offer }.
story-withdraws = { $you ->
    [yes] You withdraw
   *[no] { SEAT($seat) } withdraws
} offer { $offer }.
story-kept = { $you ->
    [yes] You kept your
   *[no] { SEAT($seat) } kept a
} promise to { SEAT($to) }:
story-broken = { $you ->
    [yes] You broke your
   *[no] { SEAT($seat) } broke a
} promise to { SEAT($to) }:
story-void = { $you ->
    [yes] Your promise
   *[no] A promise of { SEAT($seat) }
} to { SEAT($to) } is void; it could no longer be kept or broken:
story-unrest = Unrest: { $unrest } laws against { $order }. All lose the Political Capital they have collected
story-tie = Unrest and Order are even at { $order }. Each keeps only as much Political Capital as they have Supporters in Lawmakers
story-order = Order: { $order } laws against { $unrest }. All keep the Political Capital they have collected
story-keeps = { $you ->
    [yes] You keep
   *[no] { SEAT($seat) } keeps
} { $kept } of { $collected } collected.
story-incumbent = Incumbent: { $capital } for { $you ->
    [yes] you
   *[no] { SEAT($seat) }
}.
story-majority = Majority: { $capital } for { $you ->
    [yes] you
   *[no] { SEAT($seat) }
}.
story-kingmaker = Kingmaker: { $capital } for { $you ->
    [yes] you
   *[no] { SEAT($seat) }
}.
story-autocrat = Autocrat: { $capital } for { $you ->
    [yes] you
   *[no] { SEAT($seat) }
}.
story-realpolitik = Realpolitik: { $capital } for { $you ->
    [yes] you
   *[no] { SEAT($seat) }
}.
story-establishment = Establishment: { $capital } for { $you ->
    [yes] you
   *[no] { SEAT($seat) }
}.
story-revolutionary = Revolutionary: { $capital } for { $you ->
    [yes] you
   *[no] { SEAT($seat) }
}.
story-total = { $you ->
    [yes] You have
   *[no] { SEAT($seat) } has
} { $total } in all.
story-winner = { $you ->
    [yes] You win
   *[no] { SEAT($seat) } wins
} with { $total }.
story-winner-shared = { $you ->
    [yes] You share
   *[no] { SEAT($seat) } shares
} the win with { $total }.

## The table read aloud

aloud-turn = Turn { $turn } of { $turns }.
aloud-empty = Nobody stands on { WORD($faction) }.
aloud-stands = On { WORD($faction) }: { $you ->
    [yes] you
   *[no] { SEAT($seat) }
}, { $supporters }.
aloud-holds = { $you ->
    [yes] You hold
   *[no] { SEAT($seat) } holds
} { WORD($power) }.
aloud-used = { $you ->
    [yes] You hold
   *[no] { SEAT($seat) } holds
} { WORD($power) }, used.
aloud-tokens = { $you ->
    [yes] You have
   *[no] { SEAT($seat) } has
} { $influence } Influence and { $capital } Political Capital.
aloud-concealed = What { $you ->
    [yes] you have
   *[no] { SEAT($seat) } has
} is hidden in the last turn.

## Choices, read aloud

action-take = Stand for { WORD($politics) }.
action-swap = Say that you would like to swap Politics with { SEAT($other) }.
action-stay = Keep your Politics.
action-place = Place { $supporters } on { WORD($faction) }.
action-promote = Move a Supporter from { WORD($tail) } towards { WORD($head) }.
action-recall = Call your Supporter back to { WORD($tail) }, off the way to { WORD($head) }.
action-elect = Election: move one more Supporter of { YOU($owner) ->
    [yes] yours
   *[no] { SEAT($owner) }
} from { WORD($tail) } towards { WORD($head) }.
action-elect-own = Election: move one more Supporter of your own from { WORD($tail) } towards { WORD($head) }.
action-unelect = Take back the Election of { YOU($owner) ->
    [yes] your Supporter
   *[no] a Supporter of { SEAT($owner) }
} from { WORD($tail) } towards { WORD($head) }.
action-grant = Agree to the Election of your Supporter from { WORD($tail) } towards { WORD($head) }.
action-refuse = Refuse the Election of your Supporter from { WORD($tail) } towards { WORD($head) }.
action-ask = Ask the Head of Bureaucracy to rule on the order.
action-rule = Rule that the order is: { SEAT($order) }.
action-firm = Be firm: you want to change nothing more.
action-scandal = Scandal on the way from { WORD($tail) } to { WORD($head) }: back go
action-scandal-of = { $supporters } of { $you ->
    [yes] yours
   *[no] { SEAT($seat) }
}.
action-pass-exposing = Make no scandal.
action-pass-ruling = Rule on no order.
action-pass-filibustering = Do not filibuster.
action-pass-resolving = Let the law do nothing to you.
action-propose = Propose a coalition on { WORD($faction) }: { SEAT($members) }, headed by { SEAT($head) }.
action-join = Agree to the coalition on { WORD($faction) }: { SEAT($members) }, headed by { SEAT($head) }.
action-reject = Do away with the coalition on { WORD($faction) }: { SEAT($members) }, headed by { SEAT($head) }.
action-leave = Leave your coalition on { WORD($faction) }.
action-protest = Protest: move a Supporter of { YOU($owner) ->
    [yes] yours
   *[no] { SEAT($owner) }
} from { WORD($tail) } to { WORD($head) }.
action-decide = Decide for { YOU($other) ->
    [yes] yourself
   *[no] { SEAT($other) }
}.
action-appoint = Name { SEAT($other) } President.
action-show = Show the laws that you drew to { SEAT($other) }.
action-pick = Put on the agenda:
action-lay = Let the votes be:
action-law = { $number }. { $title_en }.
action-mandate = Bring { $title_en } to the vote.
action-blind = Let chance bring a law, for 1 Political Capital.
action-ballot = Vote { WORD($vote) } on { $title_en }.
action-filibuster = Filibuster { SEAT($other) }, who may then bid no more than 3 Influence.
action-bid = { $influence ->
    [0] { $capital ->
        [0] Add nothing to your bid
       *[other] Add { $capital } Political Capital
    }
   *[other] { $capital ->
        [0] Add { $influence } Influence
       *[other] Add { $influence } Influence and { $capital } Political Capital
    }
}{ $double ->
    [yes] , and double down: your tokens on this vote count twice.
   *[no] .
}
action-add = Add Supporters to { WORD($faction) }.
action-remove = Take Supporters off { WORD($faction) }.
action-move = Move { $supporters ->
    [one] 1 Supporter
   *[other] { $supporters } Supporters
} from { WORD($tail) } to { WORD($head) }.
action-offer = Make an offer to { SEAT($to) }:
action-accept = Accept offer { $offer } of { SEAT($by) }:
action-decline = Decline offer { $offer } of { SEAT($by) }.
action-withdraw = Withdraw offer { $offer }.
aloud-ask-choosing = Politics: choose what you stand for. Laws pay and punish by it.
aloud-ask-swapping = Politics: keep yours, or ask another seat to swap.
aloud-ask-placing = Placement: put all your new Supporters on one faction or two. All are shown at once.
aloud-ask-promoting = Promotion: move Supporters along arrows, one of yours on each. When all are firm, the gavel falls.
aloud-ask-exposing = Scandal: the Head of Media may send Supporters on one arrow back.
aloud-ask-ruling = A ruling: the Head of Bureaucracy may set the order.
aloud-ask-coalescing = Coalitions: stand together on a faction under one head. The strongest group wins it once all are firm.
aloud-ask-settling = A tie on a faction: the Head of Justice says who gets it.
aloud-ask-nominating = A tie: the Head of Justice says who names the President.
aloud-ask-appointing = Whoever is strongest on Voters and Media names the President.
aloud-ask-branding = A tie: the Head of Justice says who is the Maverick.
aloud-ask-picking = Agenda: the Speaker picks two of five laws.
aloud-ask-mandating = Agenda: the President brings a law.
aloud-ask-ordering = Agenda: the Speaker sets the order of the votes.
aloud-ask-balloting = The vote: lay your ballot. All are shown at once.
aloud-ask-filibustering = The Maverick may limit one bid.
aloud-ask-bidding = Bids: the side with more tokens wins; each may add to its own.
aloud-ask-awarding = A tie: the Head of Justice says who takes the law.
aloud-ask-resolving = The law has passed: carry out what it does to you.
aloud-bid = { $you ->
    [yes] You have
   *[no] { SEAT($seat) } has
} bid { $influence } Influence and { $capital } Political Capital for { WORD($vote) }.
aloud-law = { $title_en } rewards { $reward ->
    [none] nobody
   *[other] { WORD($reward) }
} and penalises { $penalty ->
    [none] nobody
   *[other] { WORD($penalty) }
}. It counts for { WORD($symbol) }.

## Why a bot played

bot-random = Anything would do.
bot-search = It does best in the games imagined from here.
bot-only = There was nothing else to do.
bot-firm = It is content with things as they are.
bot-quiet = There was no reason to do more.
bot-promote = It brings it closer to heading a faction.
bot-recall = They are worth more where they were.
bot-elect = It is worth giving up the point for Integrity.
bot-grant = It gains by being promoted.
bot-refuse = It would rather keep its Supporter there.
bot-scandal = It costs a rival the lead on a faction.
bot-protest = One Supporter decides who heads a faction.
bot-propose = Together they are the strongest.
bot-join = It heads the faction by it.
bot-support = Better that a weaker seat heads it than the leader; or it has promised so.
bot-reject = It is stronger without them.
bot-leave = It does better alone now.
bot-place = It wins or holds the factions worth most to it.
bot-favour = It decides for itself, or for whoever is furthest behind.
bot-pick = It likes what that law does.
bot-blind = A sure point is worth more than any law there.
bot-order = What it likes best comes last, when others have spent.
bot-vote-yes = The law helps it, or it wants to take the law.
bot-vote-no = The law hurts it.
bot-filibuster = The richest opponent would decide this vote.
bot-bid-nothing = It is not worth a token.
bot-bid-whip = One token makes sure of a point.
bot-bid-win = It turns the vote.
bot-bid-card = It wants to take the law.
bot-double = With all of it counted twice, it wins the vote.
bot-capital = Only with Capital does it win the vote.
bot-effect = Supporters count for most there.
bot-deal-good = The promises are worth more than they cost.
bot-deal-bad = The promises cost more than they are worth.
bot-deal-counter = For a little less it would agree.
bot-deal-more = For a little more in return it would agree.
bot-deal-offer = Both would gain by it.
bot-deal-nash = Nothing else would bring them more between them.
bot-ascent = It is likelier to win with its Supporter there.
bot-tried = Of all that it tried out, this makes winning likeliest.
bot-vote-foreseen = However the others vote, it comes off best so.
bot-bid-foreseen = Thought through to the last bid, it comes off best so.
bot-deal-bold = It asks for a little too much, and would take less.
bot-deal-several = All of them would gain by it.
bot-deal-later = It pays in the next turn for help in this one.

## At the table

table-turn = Turn { $turn } of { $turns }
table-phase-setup = Setting up
table-phase-place = Placing Supporters
table-phase-promote = Promotions
table-phase-coalitions = Coalitions
table-phase-votes = Votes
table-phase-end = The final account
table-ask-choosing = Choose what you stand for
table-ask-swapping = Keep your Politics, or ask for a swap
table-ask-placing = Put your new Supporters on tiles, in secret
table-ask-promoting = Move Supporters onto the arrows, and say when you are firm
table-ask-exposing = Make a scandal on one arrow, or let it be
table-ask-ruling = Rule who goes first, or decline
table-ask-coalescing = Form coalitions, and say when you are firm
table-ask-firm-again = Something has changed: are you still firm?
table-ask-settling = Break the tie on { WORD($faction) }
table-ask-nominating = Say who chooses the President
table-ask-appointing = Name the President
table-ask-branding = Say who is the Maverick
table-ask-picking = Pick two laws
table-ask-mandating = Bring a law, or leave it to chance
table-ask-ordering = Put the three laws in order
table-ask-balloting = Vote on { $title_en }
table-ask-filibustering = Limit one seat, or let all bid freely
table-ask-bidding = Add to your bid, or add nothing
table-ask-awarding = Say who takes the law
table-ask-resolving = Carry out the law
table-waiting = Waiting for { SEAT($seats) }{ $stage ->
    [swapping] { " " }to be content
    [choosing] { " " }to choose
    [placing] { " " }to place Supporters
    [promoting] { " " }to be firm on promotions
    [exposing] { " " }to let a scandal be, or not
    [coalescing] { " " }to be firm on coalitions
    [settling] { " " }to break a tie
    [nominating] { " " }to say who names the President
    [appointing] { " " }to name the President
    [branding] { " " }to name the Maverick
    [picking] { " " }to pick two laws
    [mandating] { " " }to bring a law
    [ordering] { " " }to put the laws in order
    [balloting] { " " }to vote
    [filibustering] { " " }to filibuster, or not
    [bidding] { " " }to bid
    [awarding] { " " }to say who takes the law
    [resolving] { " " }to take what the law brings
    [ruling] { " " }to say who goes first
   *[other] { "" }
}
table-influence = Influence
table-capital = Political Capital
table-supporters = Supporters
table-reserve = In reserve: { $supporters }
table-ready = On deck: { $supporters }
table-hidden = hidden
table-hidden-now = hidden for now
table-hidden-why = In the last turn everybody’s Influence, Capital and laws in hand are hidden from the others, until all is counted.
table-last-turn = Last turn
table-takers-hidden = who took which is hidden
table-firm = Firm
table-not-firm = open
table-used = used
table-unclaimed = unclaimed
table-head = Head: { SEAT($seat) }
table-changes-left = { $changes ->
    [one] { $changes } change
   *[other] { $changes } changes
} left
table-left-hand = Left hand
table-right-hand = Right hand
table-confirm = Confirm
table-cancel = Cancel
table-consent-asked = The Head of Voters would promote your Supporter from { WORD($tail) } to { WORD($head) }
table-consent-given = You have agreed that the Head of Voters promotes your Supporter from { WORD($tail) } to { WORD($head) }
table-grant = Agree
table-refuse = Refuse
table-take-back = Take it back
table-ask-order = Ask Bureaucracy who goes first
table-coalition = Coalition
table-propose = Propose
table-join = Join
table-reject = Do away with it
table-leave = Leave this coalition
table-back = Back
table-alone = alone
table-strength = { $strength } together
table-strength-with = { $strength } together with { SEAT($others) }
table-strength-alone = { $strength } alone
table-protest = Protest
table-scandal = Scandal
table-election = Election
table-filibuster = Filibuster
table-let-be = Let it be
table-agenda = Agenda
table-discard = Discard pile
table-deck = { $laws ->
    [one] { $laws } law
   *[other] { $laws } laws
} left to draw
table-show-to = Show to { SEAT($seat) }
table-show-them = Show them to somebody
table-blind = Leave it to chance, and collect 1
table-rewards = Rewards
table-penalises = Penalises
table-yes = Yes
table-no = No
table-needs = Needs { $tokens } to be ahead
table-bid = Bid { $tokens }
table-add-nothing = Add nothing
table-double-down = Double down
table-spend-capital = Bid Capital too
table-deals = Deals
table-offer = Make an offer
table-accept = Accept
table-decline = Decline
table-counter = Counter
table-withdraw = Withdraw
table-i-promise = I promise
table-you-promise = You promise
table-ledger = Promises kept and broken
table-kept = kept
table-broken = broken
table-void = void
table-open = open
table-decided = Decided by:
table-tally = Unrest { $unrest }, Order { $order }
table-account = Account
table-collected = Collected
table-kept-of = Kept
table-total = Total
table-rule = Rule: { $clause }
table-reconstructed = our reconstruction
table-you = you

## At the table in the browser

table-board = The seven factions
table-tile = { $faction }: { $there }. { $held }.
table-tile-count = { $name } { $count }
table-tile-leaving = { $name } { $count }, and { $away } on arrows
table-nobody = nobody
table-held-unclaimed = Nobody holds its power
table-held-ready = { $you ->
    [yes] You hold
   *[no] { $name } holds
} its power, not used
table-held-used = { $you ->
    [yes] You hold
   *[no] { $name } holds
} its power, used
table-held-by = Held by { $you ->
    [yes] you
   *[no] { $name }
}{ $used ->
    [yes] , used
   *[no] {""}
}
table-unused = ready
table-way = From { $tail } to { $head }: { $there }
table-ways = Arrows out of { $faction }
table-way-add = tap to add one
table-way-lift = tap to lift yours
table-way-none = none of yours here
table-map-tile = { $faction }: { $names }, { $score }
table-map-legend = Best group : best rival. A line marks a named head; dashes, a tie.
table-zoom = Larger board
table-powers = Powers
table-laws = Laws
table-law = Law
table-faction = Faction
table-you-name = You, { $name }
table-in-reserve = { $supporters } in reserve
table-in-hand = { $laws ->
        [0] no laws
        [one] 1 law
       *[other] { $laws } laws
    }
table-moving = moving
table-is-ready = Ready
table-thinking = thinking
table-stays = Stays
table-to-act = to act
table-going-on = The table goes on
table-waiting-too = Waiting also for { SEAT($seats) }.
table-offers-wait = { $count ->
    [one] { $count } offer waits
   *[other] { $count } offers wait
} for your answer
table-offer-waits = { SEAT($seat) } offers you a deal
table-choices = What you can do
table-pick-first = Choose first
table-pick-tile = Tap a tile for its arrows.
table-pick-tile-short = Tap a tile
table-stay = Stay as I am
table-swap-with = Swap with { $you ->
    [yes] yourself
   *[no] { SEAT($seat) }
}
table-swap-asked = has asked you for it
table-stances = Who stands for what
table-fewer = One fewer: { $what }
table-more = One more: { $what }
table-income = This turn brings you { $influence } Influence and { $supporters ->
    [one] { $supporters } Supporter
   *[other] { $supporters } Supporters
}.{ $brief ->
    [yes] {""}
   *[no] {" "}Tap one tile or two; all { $ready } go there. A second hand may be empty, as a bluff.
}
table-first-hand = Tap a tile for a hand; all your Supporters go there.
table-second-hand = Tap another tile for a second hand, even an empty one.
table-place = { $supporters ->
    [one] Place { $supporters } Supporter
   *[other] Place { $supporters } Supporters
}
table-place-again = Place them so instead
table-placed = Your hands are closed; they open once everybody has placed
table-promoting-how = One of yours on each arrow. After any change, everybody says anew whether they are firm.
table-be-firm = I am firm
table-go-firm = Be firm
table-ask-short = Ask who goes first
table-election-left = { $left ->
    [one] { $left } extra move left
   *[other] { $left } extra moves left
}
table-election-from = Election from { $faction }: whose Supporter moves?
table-election-how = Others must consent. Several may go along one arrow.
table-elect = Move { YOU($seat) ->
    [yes] one of yours
   *[no] one of { SEAT($seat) }
} to { $head }
table-unelect = Take back { YOU($seat) ->
    [yes] yours
   *[no] the one of { SEAT($seat) }
} to { $head }
table-ring-mine = yours, tap to lift
table-ring-open = may still change
table-ring-firm = firm
table-ring-away = on an arrow, and counted there
table-after-push = once all have moved on
table-lead = { $you ->
    [yes] You lead
   *[no] { SEAT($seat) } leads
} by { $by }, if everybody stops now.
table-lead-tied = A tie, if everybody stops now: { SEAT($seats) }.
table-scandal-pick = Choose an arrow
table-scandal-send = Scandal: send { $supporters } back
table-ruling-how = Tap the seats in the order in which they shall go.
table-order = The order
table-rule-so = Rule so
table-decline-ruling = Do not rule
table-bonus-activists = Protest; +2 Supporters a turn
table-bonus-voters = Election; +1 Supporter, +1 Influence
table-bonus-media = Scandal; +1 Supporter, +1 Influence
table-bonus-money = Double down; +1 Influence
table-bonus-bureaucracy = Ruling; +2 Influence
table-bonus-justice = Casting vote; +1 Influence
table-bonus-lawmakers = Agenda; +3 Influence
table-bonus-president = Mandate; +1 Supporter, +2 Influence
table-bonus-maverick = Filibuster; +1 Supporter, +1 Influence
table-agreed = agreed
table-leads-by = leads by { $by }
table-tied = tied
table-is-head = Head
table-stands-nobody = Nobody stands here.
table-draft = Proposed: { SEAT($members) }, headed by { SEAT($head) }
table-joined = agreed so far: { SEAT($joined) }
table-compose = Propose a coalition
table-compose-on = Propose a coalition on { WORD($faction) }
table-partners = With whom
table-who-heads = Who heads it
table-worst-leads = leads by { $by }, even if all the others unite
table-worst-ties = ties if all the others unite
table-worst-loses = loses by { $by } if all the others unite
table-no-partner = You stand here alone; there is nobody to join.
table-not-there = You have nobody here, so you can be in no coalition on it.
table-answer = Answer { SEAT($seat) }: will you join on { WORD($faction) }?
table-motion = Proposed: { SEAT($members) }, headed by { SEAT($head) }. Together { $strength }.
table-see = See { WORD($faction) }
table-coalitions-how = Nothing binds until all are firm. If you stand alone, you need no coalition.
table-who-presidents = Voters and Media choose the President
table-ties-on = Tied, for { $you ->
    [yes] you
   *[no] Justice
} to break
table-protest-out = { $name } can still protest
table-previous = The faction before
table-next = The next faction
table-below = More below
table-of = { $number } of { $all }
table-protest-from = From where
table-protest-whose = Whose Supporter
table-protest-to = To where
table-protest-do = Protest: move it
table-decide-for = { $you ->
    [yes] Yourself
   *[no] { SEAT($seat) }
}
table-capital-and-cards = { $capital } Capital, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
table-branding-why = Even, with the fewest Political Capital and Power Cards together: { SEAT($seats) }.
table-in-both = { $supporters } in Voters and Media
table-speaker = Speaker
table-law-number = No. { $number }
table-law-hidden = A law, face down
table-law-rewards = Gives { $amount } Supporters to { $words }: { $names }.
table-law-penalises = Takes { $amount } Supporters from { $words }: { $names }.
table-law-untouched = not named
table-law-supporters = Supporters, should it pass
table-picking-how = The two you pick come to a vote, with the President’s.
table-mandating-how = Choose one of these for this turn’s agenda.
table-ordering-how = Tap the three in the order of their votes.
table-do-picking = { $count ->
    [2] Pick these two
   *[other] Pick two, { $count } so far
}
table-do-mandating = { $count ->
    [1] Bring this law
   *[other] Choose a law
}
table-do-ordering = { $count ->
    [3] Lay the agenda
   *[other] Tap all three
}
table-shown-to = Shown to { SEAT($seat) }
table-vote-first = Yes or no?
table-vote = { $vote ->
    [yes] Vote yes
   *[no] Vote no
}
table-breaking = { $does }, and break your word to { SEAT($to) }
table-voted = You have voted { $vote ->
    [yes] yes
   *[no] no
}; it can be changed until all have
table-voted-short = Voted
table-vote-passed = passed
table-vote-failed = failed
table-vote-now = now
table-vote-later = next
table-scale = Yes { $yes }, No { $no }
table-needs-short = needs { $tokens }
table-is-ahead = ahead
table-limit = Limit { $you ->
    [yes] yourself
   *[no] { SEAT($seat) }
} to three
table-votes-with = voted { $vote ->
    [yes] yes
   *[no] no
}, Influence { $influence }
table-limited = { $name }: three Influence at most{ $known ->
    [yes] , by a filibuster ({ SEAT($by) })
   *[no] {""}
}
table-tie-goes = A tie goes to { $vote ->
    [yes] Yes
   *[no] No
}, as { $you ->
    [yes] you hold
   *[no] { $name } holds
} Justice.
table-card-open = If it passes, whoever bids most on Yes takes the law.
table-card-goes = { $count ->
    [one] If it passes, { YOU($seats) ->
        [yes] you take
       *[no] { SEAT($seats) } takes
    } the law.
   *[other] If it passes, { $you ->
        [yes] you choose
       *[no] Justice chooses
    } who takes the law: { SEAT($seats) }.
}
table-bid-ask = Your bid: { $vote ->
    [yes] Yes
   *[no] No
} needs { $tokens }
table-bid-stays = { $vote ->
    [yes] Yes
   *[no] No
} is ahead: add more, or leave it at that
table-bid-last = Your bid: bring { $vote ->
    [yes] Yes
   *[no] No
} to { $tokens }, or it drops out
table-bid-alone = No has dropped out. Bid more to take the law yourself, or stop
table-bid-rule = { $vote ->
    [yes] Yes
   *[no] No
} stands at { $other }. Only the winning side pays; the losers keep all they bid.
table-influence-note = Of { $influence } that you have. Losers keep theirs.
table-capital-note = Of { $capital }; five at most, on one vote a turn.
table-left-of = of { $left }
table-bid-double = Doubled down, { $vote ->
    [yes] Yes
   *[no] No
} would stand at { $total }
table-double-to = Double down: { $vote ->
    [yes] Yes
   *[no] No
} { $total }
table-add-nothing-instead = Add nothing after all
table-doubled = { $you ->
    [yes] You have doubled down: all you bid counts
   *[no] { SEAT($seat) } has doubled down: that bid counts
} twice.
table-double-note = All you bid counts twice
table-double-costs = Uses your power: no point for Integrity.
table-drops = your side drops out
table-bid-to = { $tokens ->
    [0] Set a bid
   *[other] Bid { $tokens }: { $vote ->
        [yes] Yes
       *[no] No
    } { $total }
}
table-resolve-reward = The law rewards you: add { $amount } Supporters to one faction
table-resolve-penalty = The law penalises you: take { $amount } Supporters off one faction
table-resolve-reward-how = Tap the tile where they shall stand.
table-resolve-penalty-how = Tap the tile that they leave.
table-resolve-both-how = Tap the tile that they leave, then the one they move to.
table-resolve-both = Both at once: move up to { $amount } from one faction to another
table-move-way = From { $tail } to { $head }
table-laws-passed = Laws passed
table-against = against
table-if-passes = { $title }, if it passes
table-mood-rule = If more Unrest than Order has passed at the end, all collected Capital is lost. If they are even, you keep only as much as you have Supporters in Lawmakers.
table-shown-hands = All hands are open
table-shown-push = The gavel falls: all Supporters on the arrows move on
table-shown-controls = The gavel falls: who holds which power
table-president-is = { $you ->
    [yes] You are
   *[no] { SEAT($seat) } is
} President.
table-power-unclaimed = Nobody holds { WORD($power) }.
table-shown-paid = A point for bidding on the side that won: { SEAT($seats) }.
table-shown-failed = It goes to the discard pile, and nobody on the losing side pays.
table-promises-bind = Promises bind nobody; the table writes down who keeps them.
table-record = { $judged ->
    [0] { $void ->
        [0] no promise judged yet
        [one] one promise, void
       *[other] { $void } promises, all void
    }
   *[other] kept { $kept } of { $judged ->
        [one] { $judged } promise
       *[other] { $judged } promises
    }{ $void ->
        [0] {""}
       *[other] , { $void } void
    }
}
table-offers-left = { $left ->
    [0] No offers left in this turn
    [one] { $left } offer left in this turn
   *[other] { $left } offers left in this turn
}
table-no-promises = No promise has been given yet.
table-offers-to = { $you ->
    [yes] You offer
   *[no] { SEAT($seat) } offers
} { SEAT($to) }
table-offer-for = For that:
table-offer-asks = Asking:
table-offer-open = open
table-offer-accepted = deal
table-offer-declined = declined
table-offer-countered = countered
table-offer-withdrawn = withdrawn
table-offer-lapsed = too late
table-accepted-by = Accepted by { SEAT($seats) }
table-reason = “{ $text }”
table-declined-by = { $you ->
    [yes] You
   *[no] { SEAT($seat) }
} declined it.
table-declines-yours = { SEAT($seat) } declines your offer.
table-accepts-yours = { SEAT($seat) } accepts your offer{ $deal ->
    [yes] : it is a deal.
   *[no] ; not all have answered it yet.
}
table-counters-yours = { SEAT($seat) } answers your offer with another.
table-broken-yours = { SEAT($seat) } has broken a promise to you.
table-see-offer = See it
table-put-away = Put it away
table-offer-whom = To whom
table-offer-pick = Choose one seat or more.
table-offer-send = Make this offer
table-they-promise = { $count ->
    [one] For it, { SEAT($seats) } promises
   *[other] For it, each promises: { SEAT($seats) }
}
table-add-promise = Add a promise
table-promise-vote = vote on a law
table-promise-bid = bid on a law
table-promise-agenda = as Speaker or President, a law on or off the agenda
table-promise-head = back somebody as head of a coalition
table-promise-apart = stay out of a coalition
table-promise-send = send Supporters
table-promise-president = name the President
table-promise-spare = not use a power
table-vote-word = Vote
table-other-seat = Whom
table-at-least = At least
table-turn-word = Turn
table-agenda-hint = It comes true, or is broken, only if whoever promises it is Speaker or President then; else it is void.
table-strike = Strike this promise
table-points = { $capital } Political Capital
table-phase-place-short = Allotments
table-phase-promote-short = Supporters
table-phase-coalitions-short = Coalitions
table-phase-votes-short = Voting
table-turn-short = turn { $turn }
table-collected-line = Capital collected when play ended, before the prizes
table-small-counts = The small numbers say what was counted: powers, Supporters on the board, factions with three or more, the most on one faction, laws in hand, those of Order, those of Unrest.
table-mood-unrest = so nothing of it is kept
table-mood-tie = so each keeps only as much as they have Supporters in Lawmakers
table-mood-order = so all of it is kept
table-in-lawmakers = { $supporters } there
table-line-incumbent = 3 for each power held, the President’s too; the Maverick does not count
table-line-majority = 5 for most Supporters
table-shared-by = shared by { $seats }, each share rounded up
table-line-kingmaker = 3 for most factions with three Supporters or more
table-line-autocrat = 3 for most Supporters on one faction
table-line-realpolitik = 5 for most laws in hand
table-line-establishment = 3 for most laws of Order
table-line-revolutionary = 3 for most laws of Unrest
table-tie-by-influence = Unspent Influence breaks the tie
table-tie-by-laws = Laws in hand break the tie
table-unrest-order = Unrest against Order
table-your-word = Your word to { SEAT($to) }:
table-last-board = At the end: best group against second
table-last-board-note = This is who leads a tile now. Incumbent pays whoever holds the Power Card, which may be somebody else.
table-made-of = Capital kept, then points for each prize
table-words-given = Words given
table-you-called = You

## Writing decks and boards

sheets-lead = Enter the laws and arrows of a printed game, or write your own. What this server keeps can be chosen when a table is set up, and goes whole into the record.
sheets-what = What
sheets-deck = Laws
sheets-board = Board
sheets-from = Begin with
sheets-own = saved here
sheets-import = Open a file
sheets-export = Save as a file
sheets-print = Print
sheets-keep = Save on this server
sheets-kept = It is saved, and can be chosen for any table here.
sheets-play = Set up a table
sheets-name = Name, in small letters
sheets-title-en = Title in English
sheets-title-id = Title in Indonesian
sheets-sound = It can be played
sheets-faulty = It can not be played yet
sheets-balance = Balance
sheets-even = even
sheets-uneven = not even, but can be played
sheets-count = { $laws ->
    [one] { $laws } law
   *[other] { $laws } laws
}
sheets-enough-none = Not enough for a game: four turns need { $needed } laws.
sheets-enough-four = Enough for four turns; five or six need { $needed } laws.
sheets-enough-all = Enough for four, five or six turns.
sheets-number = Number
sheets-symbol = Symbol
sheets-amount = Supporters
sheets-amount-table = as the table agreed
sheets-strike = Strike this law
sheets-add-law = Add a law
sheets-board-how = Tap the place between two tiles to turn its arrow: none, one way, the other, both. Tap two tiles to let them change places.
sheets-flow-none = No arrow between { $one } and { $other }
sheets-flow-there = From { $one } to { $other }
sheets-flow-back = From { $other } to { $one }
sheets-flow-both = Both ways between { $one } and { $other }
sheets-in-out = in { $reached }, out { $left }

table-look-closer = { $name }, at a closer look
table-politics = Politics
table-politics-about = What this movement stands for. Laws that name it reward or penalise the movement; only if they name none of it do powers count.
table-influence-about = What votes are bid with. What is not spent is kept.
table-capital-about = The points: most at the end wins. Five a turn can be bid as Influence.
table-powers-none = None, which brings six Influence more each turn.
table-laws-none = None yet.
table-offers-closed = Earlier offers
table-proposals-others = { $count ->
    [one] One proposal among others
   *[other] { $count } proposals among others
}
table-ready-already = Ready: { SEAT($seats) }

## The board and the ledger, read aloud

aloud-arrow = From { WORD($tail) } to { WORD($head) }{ $on ->
    [none] { "." }
   *[other] : { SEAT($on) }.
}
aloud-wish = The Head of Voters asks { SEAT($seat) } for a Supporter from { WORD($tail) } towards { WORD($head) }.
aloud-motion = { $you ->
    [yes] You propose
   *[no] { SEAT($seat) } proposes
} on { WORD($faction) }: { SEAT($members) }, headed by { SEAT($head) }. Agreed so far: { SEAT($joined) }.
aloud-pledge-open = { $you ->
    [yes] You have
   *[no] { SEAT($seat) } has
} promised { SEAT($to) }:
aloud-pledge-kept = { $you ->
    [yes] You have kept your
   *[no] { SEAT($seat) } has kept a
} promise to { SEAT($to) }:
aloud-pledge-broken = { $you ->
    [yes] You have broken your
   *[no] { SEAT($seat) } has broken a
} promise to { SEAT($to) }:
aloud-pledge-void = { $you ->
    [yes] Your promise
   *[no] A promise of { SEAT($seat) }
} to { SEAT($to) } is void:
aloud-decided = That was decided in turn { $turn }, by event { $event }, { $moment ->
    [ballots] when the ballots were shown
    [bids] when the bids were counted
    [agenda] over the agenda
    [coalitions] over the coalitions
    [pushed] when the Supporters moved on
    [president] when the President was to be named
    [used] when the power was used
   *[over] when the power could no longer be used
}.

## Composing by questions

compose-what = What do you want to compose?
compose-offer = an offer
compose-counter = an answer to offer { $offer } of { SEAT($seat) }
compose-bid = a bid
compose-influence = How much Influence do you add?
compose-capital = How much Political Capital do you add?
compose-double = Do you double down?
compose-nothing = There is nothing to compose now.
compose-drop = take a promise out again
compose-drop-which = Which one?
compose-coalition = a coalition
compose-to = To whom is the offer?
compose-mine = What do you promise?
compose-yours = What do you want promised for it?
compose-members = Who is to stand with you?
compose-enough = no more
compose-law = Which law?
compose-yes = Yes or no?
compose-on = On the agenda, or off it?
compose-faction = Which faction?
compose-head = Who is to head it?
compose-other = Which seat?
compose-president = Who is to be President?
compose-power = Which power?
compose-supporters = How many Supporters, at least?
compose-tokens = How much, at least?
compose-turn = In which turn?
compose-seat = { SEAT($seat) }
compose-word = { WORD($word) }
compose-number = { $number }
compose-law-called = { $title_en }
table-protest-ask = A Protest: whose Supporter, from where, to where?

## What a bot says to the table when it offers or answers

say-bot-deal-good = It brings me more than it costs me.
say-bot-deal-bad = It would cost me more than it brings.
say-bot-deal-counter = For a little less I would agree.
say-bot-deal-more = For a little more in return I would agree.
say-bot-deal-offer = We would both gain by it.
say-bot-deal-nash = Nothing else would bring us more between us.
say-bot-deal-bold = I think we would both gain by it.
say-bot-deal-several = All of us would gain by it.
say-bot-deal-later = I pay in the next turn for help in this one.
