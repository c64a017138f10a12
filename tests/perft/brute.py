"""A count, by trying everything, of what can happen in small fixed deals.

``python -m tests.perft.brute`` writes ``tables.json`` beside this file: an object with two lists.

``"tightwad"``: one round each, from the lead to the last card of the last trick.

- ``name``: what the deal is there to show.
- ``hands``: one list of cards for each seat, equally many; seat 0 leads the first trick.
- ``sequences``: how many different legal sequences of plays there are of each length, from 1 to
  all cards; the last number counts the whole rounds.
- ``ends``: how the whole rounds end: objects of ``loser`` (the seat that wins the last trick),
  ``card`` (the winning card, that stays as a penalty), ``penalty`` (its points) and ``rounds``
  (how many end so), by loser and then by card. The ``rounds`` add up to the last of ``sequences``.

``"democracy"``: one day each, from the first upcard to the last trick.

- ``name``: as above.
- ``hands``: one list of cards for each seat, as many as the pool has.
- ``pool``: the upcards in the order in which they are turned.
- ``tricks``: one object a trick. ``upcard``; ``joint``: how many different sequences of joint
  choices there are up to and with this trick (the order in which the seats of one trick commit
  does not count); ``won``: in how many of these each seat wins this trick; ``tied``: objects of
  ``seats`` (who tie for it, ascending) and ``joint`` (in how many), by seats. ``won`` and the
  ties add up to the trick's ``joint``.
- ``points``: for each way of treating the losers of a tie, ``own`` and ``discard``: for each seat,
  the points of clubs, diamonds, hearts and spades in its pile at the end of the day, added up over
  all whole sequences of joint choices (as many as the last trick's ``joint``).
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations, product
from math import factorial
from pathlib import Path
from typing import TypeAlias

RANKS = ("6", "7", "8", "9", "10", "J", "Q", "K", "A", "3", "4", "5")
WORTH = dict(zip(RANKS, (0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5), strict=True))
SUITS = "CDHS"
LOSERS = ("own", "discard")
TABLES = Path(__file__).with_name("tables.json")

Hands: TypeAlias = list[str]
"""Cards of each seat, in one text with spaces."""

TIGHTWAD: dict[str, Hands] = {
    "two seats, crowns and the aces that take them": ["CY AK 5YK", "CM AY 2SY"],
    "the restored example's cards": ["5YK 3LY 9LK", "CY 6MW 4MS", "CM 2WL 8WL", "AY 7SK 9MS"],
    "aces on crowns, of the suit and of another": ["CM CY 7SK", "AM 9WY CS", "AY AS 9MS"],
    "several equally low cards": ["8MS 9LK CW", "3MW 3SK 3LY", "AM AS AK"],
    "suits that are not shared": ["5YK 7WY 2SY", "8MS 9MS CM", "6MW 5ML CL"],
    "a hand that only rises": ["2MK 4MS 6MW 8MS", "3MW 5ML 7ML 9MS", "3SK 5SW 7SK CS"],
    "equal twins, which do not take control": ["9MS 5YK", "9MS' 5YK'", "8MS 8MS'"],
    "the same ace twice, which does": ["AM 3MW CM", "AM' 2MK CM'", "AS 9MS CS"],
    "four seats of twins": ["AY CY 5YK", "AY' CY' 5YK'", "9WY 2SY 3LY", "9WY' 2SY' 3LY'"],
    "four hands of four": [
        "AM 4WL 7SK CL",
        "2WL 5ML 8YK 9WY",
        "3SK 6LK 6SY CW",
        "AK 4YK 7ML 8MS",
    ],
    "six seats and two decks": [
        "AM 9MS",
        "AM' 9MS'",
        "CM 2MK",
        "CM' 2MK'",
        "AK 8YK",
        "CK 3SK",
    ],
}

DEMOCRACY: dict[str, tuple[Hands, str]] = {
    "the 6 beats the 5 of trump": (["5S 9H 3D", "6S 4S KC", "KS 5D 7H"], "9S 8S QD"),
    "an upcard 5 is not played": (["6S 7D AH", "7S 4S 6H", "KD 5H 9S"], "5S 8C JS"),
    "an upcard 6 is not played": (["5S 4D AH", "4S 7S 6H", "3S 5H QC"], "6S 10C JS"),
    "no trump at all: ranks and ties of two": (["KH QH JD", "KD QD JH"], "9S 8S 7C"),
    "ties of three and of two": (["AD KC 9D", "AH KD 9H", "AC KH 9C"], "8S 7S 10S"),
    "a joker against fives and a trump": (
        ["JK1 3H 7C", "5H 5D 8C", "5C 4H 9C", "KD 6S 10C"],
        "9S JS QH",
    ),
    "two jokers played": (["JK1 7S 9D", "JK2 8S 10D", "5H 6H QD", "3C 4C KD"], "AS AH 8D"),
    "a joker upcard: 5 and 6 have no power": (
        ["5H 6H KC", "6D 5D KS", "4H AC 7S", "JK2 3C 8S"],
        "JK1 9H 10C",
    ),
    "one joker at six seats": (["JK1 7C", "5C 7D", "5D 7H", "KC KD", "KH KS", "6C 4C"], "9S 8C"),
    "five seats, the 5 and 6 in several suits": (
        ["5C 6D", "6C 5D", "4C 4D", "3C 3D", "AC AD"],
        "7C 7D",
    ),
    "two long hands": (["5S 6H AD 10C", "6S 5H AH 7C"], "9S 10H KD 5C"),
    "ties of up to six": (["10C KC", "10D KD", "10H KH", "10S KS", "9D AC", "QD AD"], "JK1 9S"),
}


def strength(card: str) -> int:
    """Read the rank off a card of the Decktet."""
    return {"A": 1, "C": 10}.get(card[0]) or int(card[0])


def related(card: str, other: str) -> bool:
    """Say whether two cards of the Decktet have a suit in common."""
    return any(suit in other[1:] for suit in card[1:].rstrip("'"))


def rounds(hands: list[list[str]]) -> Iterator[tuple[int, int, str]]:
    """Walk all plays of a round: yield the length so far and who controls the trick with what."""
    trick: list[tuple[int, str]] = []

    def control() -> tuple[int, str]:
        holder, best = trick[0]
        for seat, card in trick[1:]:
            if related(card, best) and (card[0] == "A" or strength(card) > strength(best)):
                holder, best = seat, card
        return holder, best

    def walk(length: int, turn: int) -> Iterator[tuple[int, int, str]]:
        hand = hands[turn]
        lowest = min(map(strength, hand))
        allowed = [
            card
            for card in hand
            if not trick or strength(card) == lowest or strength(card) >= strength(control()[1])
        ]
        for card in allowed:
            hand.remove(card)
            trick.append((turn, card))
            holder, best = control()
            yield length, holder, best
            full = trick.copy() if len(trick) == len(hands) else None
            if full:
                trick.clear()
            if any(hands):
                yield from walk(length + 1, holder if full else (turn + 1) % len(hands))
            if full:
                trick.extend(full)
            trick.pop()
            hand.append(card)

    return walk(1, 0)


def tightwad(name: str, texts: Hands) -> dict[str, object]:
    """Count one round of Tightwad."""
    hands = [text.split() for text in texts]
    whole = sum(map(len, hands))
    lengths: Counter[int] = Counter()
    ends: Counter[tuple[int, str]] = Counter()
    for length, holder, best in rounds([hand.copy() for hand in hands]):
        lengths[length] += 1
        if length == whole:
            ends[holder, best] += 1
    return {
        "name": name,
        "hands": hands,
        "sequences": [lengths[length] for length in range(1, whole + 1)],
        "ends": [
            {"loser": loser, "card": card, "penalty": strength(card), "rounds": count}
            for (loser, card), count in sorted(ends.items())
        ],
    }


def weight(card: str, played: Iterable[str], upcard: str) -> int:
    """Weigh a ballot among those *played*: whichever weighs most wins, and equals tie."""
    if card.startswith("JK"):
        return RANKS.index("5")
    rank, suit = RANKS.index(card[:-1]), card[-1]
    if upcard.startswith("JK") or suit != upcard[-1]:
        return rank
    trumps = len(RANKS)
    return 3 * trumps if rank == 0 and "5" + suit in played else trumps + rank


def ahead(ballots: tuple[str, ...], upcard: str) -> tuple[int, ...]:
    """Find the seats whose ballots weigh most."""
    weights = [weight(card, ballots, upcard) for card in ballots]
    return tuple(seat for seat, each in enumerate(weights) if each == max(weights))


def captured(seat: int, ballots: tuple[str, ...], upcard: str) -> dict[str, list[str]]:
    """List what *seat* takes home from a trick, for each way of treating the losers of a tie."""
    best = ahead(ballots, upcard)
    if best == (seat,):
        return {losers: [upcard, *ballots] for losers in LOSERS}
    own = [ballots[seat]] if len(best) > 1 else []
    return {"own": own, "discard": own if seat in best else []}


def democracy(name: str, texts: Hands, upcards: str) -> dict[str, object]:
    """Count one day of Democracy."""
    hands, pool = [text.split() for text in texts], upcards.split()
    best: list[Counter[tuple[int, ...]]] = [Counter() for _ in pool]
    points = {losers: [[0] * len(SUITS) for _ in hands] for losers in LOSERS}
    for orders in product(*map(permutations, hands)):
        for trick, (upcard, *ballots) in enumerate(zip(pool, *orders, strict=True)):
            best[trick][ahead(tuple(ballots), upcard)] += 1
            for seat in range(len(hands)):
                for losers, pile in captured(seat, tuple(ballots), upcard).items():
                    for card in pile:
                        if card[-1] in SUITS:
                            points[losers][seat][SUITS.index(card[-1])] += WORTH[card[:-1]]
    return {
        "name": name,
        "hands": hands,
        "pool": pool,
        "tricks": [
            # Each beginning of so many tricks goes on in equally many ways.
            outcomes(upcard, counts, len(hands), factorial(len(pool) - trick) ** len(hands))
            for trick, (upcard, counts) in enumerate(zip(pool, best, strict=True), 1)
        ],
        "points": points,
    }


def outcomes(
    upcard: str, best: Counter[tuple[int, ...]], seats: int, endings: int
) -> dict[str, object]:
    """Sum up one trick, out of the counts of whole days of which *endings* begin alike."""
    return {
        "upcard": upcard,
        "joint": best.total() // endings,
        "won": [best[(seat,)] // endings for seat in range(seats)],
        "tied": [
            {"seats": tied, "joint": count // endings}
            for tied, count in sorted(best.items())
            if len(tied) > 1
        ],
    }


def tables() -> str:
    """Count every deal and answer the text of ``tables.json``, a line for each deal."""
    games = {
        "tightwad": [tightwad(name, hands) for name, hands in TIGHTWAD.items()],
        "democracy": [democracy(name, *deal) for name, deal in DEMOCRACY.items()],
    }
    lists = (
        f'"{game}": [\n' + ",\n".join(json.dumps(deal) for deal in deals) + "\n]"
        for game, deals in games.items()
    )
    return "{\n" + ",\n".join(lists) + "\n}\n"


if __name__ == "__main__":
    TABLES.write_text(tables(), encoding="utf-8")
