"""Records written by hand in short: the tricks as they fell, from which the deals follow."""

from typing import Any, TypeAlias

Rows: TypeAlias = list[dict[str, Any]]


def header(game: str, seats: int, **options: object) -> Rows:
    """Begin a record."""
    return [
        {
            "game": game,
            "version": 1,
            "seats": seats,
            "options": options,
            "commitment": "00" * 32,
            "seed": "11" * 32,
        }
    ]


def footer(scores: list[int], places: list[int]) -> Rows:
    """Finish a record."""
    return [{"places": places, "scores": scores, "digest": "22" * 32}]


def tightwad_round(dealer: int, tricks: str) -> Rows:
    """Spell out a round of Tightwad: each line of *tricks* is a leader and the cards in order."""
    plays = [
        ((int(leader) + turn) % len(cards), card)
        for leader, *cards in map(str.split, tricks.strip().splitlines())
        for turn, card in enumerate(cards)
    ]
    hands = [[card for seat, card in plays if seat == each] for each in sorted(dict(plays))]
    deal = {"seat": None, "action": {"type": "deal", "dealer": dealer, "hands": hands}}
    return [deal, *({"seat": s, "action": {"type": "play", "card": c}} for s, c in plays)]


def democracy_day(dealer: int, day: int, tricks: str) -> Rows:
    """Spell out a day of Democracy: each line of *tricks* is the upcard and the seats' ballots."""
    lines = [line.split() for line in tricks.strip().splitlines()]
    pool, *hands = map(list, zip(*lines, strict=True))
    deal = {"type": "deal", "dealer": dealer, "day": day, "hands": hands, "pool": pool}
    return [
        {"seat": None, "action": deal},
        *(
            {"seat": seat, "action": {"type": "commit", "card": card}}
            for _, *ballots in lines
            for seat, card in enumerate(ballots)
        ),
    ]


def numbered(rows: Rows) -> Rows:
    """Give the events of one record their numbers."""
    events = iter(range(len(rows)))
    return [{"n": next(events), **row} if "action" in row else row for row in rows]
