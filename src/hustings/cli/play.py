"""``hustings play``: a game in the terminal, against bots or passing the keyboard round."""

import secrets
import sys
from pathlib import Path
from typing import Literal

from hustings.bots.shelf import bot_named
from hustings.cli.asked import GameName, known_bots, table_of
from hustings.cli.duplicate import compared
from hustings.cli.exits import OK, Wrong
from hustings.cli.screen import Left, Screen
from hustings.cli.session import Session
from hustings.cli.words import Words
from hustings.core.match import Match
from hustings.core.model import Seat
from hustings.core.record import record_of, written
from hustings.lab.crew import cores
from hustings.lab.plan import seated
from hustings.lab.played import game_seed
from hustings.lab.result import Result


def play(
    game: GameName,
    /,
    *,
    seats: int | None = None,
    bot: tuple[str, ...] = ("careful",),
    dialect: str | None = None,
    option: tuple[str, ...] = (),
    seed: str | None = None,
    lang: Literal["en", "id"] = "en",
    hot_seat: str | None = None,
    duplicate: bool = False,
    records: Path | None = None,
) -> int:
    """Play a game in this terminal, against bots or passing the keyboard round.

    Everything is said in plain sentences. Choose by number; type "help" for the commands, "why"
    for what a careful player would do, "rules" for the rulebook, "quit" to leave.

    Parameters
    ----------
    seats
        How many play, bots included; four by default, or as near to that as the game seats.
    bot
        Who plays against you: random, careful or search. Give it once for each bot; the last one
        takes the seats that are left.
    dialect
        The dialect, the game's first one by default; see hustings dialects GAME.
    option
        A change to the dialect, NAME=VALUE; may be given several times. Of a deck or a board the
        value may be a file of one's own, such as deck=mine.toml.
    seed
        Any text; the same text deals the same cards.
    lang
        The language: en or id.
    hot_seat
        Names of those who share this keyboard, with commas between them. The screen is cleared
        whenever it is handed over.
    duplicate
        When the game is over, have each kind of bot play the same deals in your place, against the
        same others, and see how you compare.
    records
        File to add the game's record to when it is over.
    """
    known, seats, options = table_of(game, seats, dialect, option)
    people = [name.strip() for name in hot_seat.split(",")] if hot_seat is not None else []
    persons = max(1, len(people))
    if not all(people) or persons > seats:
        raise Wrong(f"expected 1 to {seats} names with commas between them, got {hot_seat!r}")
    if len(set(people)) < len(people):
        raise Wrong(f"expected names that differ, got {hot_seat!r}")
    if len(bot) > max(1, seats - persons):
        raise Wrong(f"expected at most {seats - persons} bots for {seats} seats, got {len(bot)}")
    if duplicate and persons > 1:
        raise Wrong("--duplicate compares one person with bots, so not with --hot-seat")
    kinds = dict(zip(range(persons, seats), seated(known_bots(known, bot), seats), strict=False))
    names: dict[Seat, str] = dict(enumerate(people))
    words = Words(known, lang, names)
    names.setdefault(0, words.say("cli-you"))
    names.update({seat: words.say("cli-bot-name", seat=seat) for seat in kinds})

    if records:
        records.open("ab").close()  # better to hear now than after the game that it can not be

    screen = Screen(sys.stdin, sys.stdout)
    facts = {"game": words.say("game-name"), "dialect": words.dialect(known, options)}
    screen.say(words.say("cli-welcome", seats=seats, **facts))
    screen.say(words.say("cli-table", names=words.listed(_sitting(words, names, kinds))))
    seed = seed or secrets.token_hex(8)
    rules = known.ruleset(seats, options)
    bots = {seat: bot_named(known, kind)(rules) for seat, kind in kinds.items()}
    session = Session(Match.start(rules, game_seed(seed, 0)), bots, words, screen)
    try:
        session.play()
    except Left:
        screen.say("\n" + words.say("cli-left"))
        return OK
    if duplicate:
        screen.say("\n" + words.say("cli-duplicate"))
        for result in compared(known, options, seed, kinds, you=0, jobs=cores()):
            screen.say(_placed(words, result, seat=0))
    screen.say(words.say("cli-again", seed=seed))
    if records:
        with records.open("ab") as file:
            file.writelines(written(record_of(session.match)))
        screen.say(words.say("cli-kept", file=str(records)))
    return OK


def _placed(words: Words, result: Result, seat: Seat) -> str:
    """Word where the bot at *seat* came."""
    bot = words.bot(result.lineup[seat])
    return words.say(
        "cli-duplicate-place", bot=bot, place=result.places[seat], score=result.scores[seat]
    )


def _sitting(words: Words, names: dict[Seat, str], kinds: dict[Seat, str]) -> list[str]:
    return [
        words.say("cli-seat-bot", name=name, bot=words.bot(kinds[seat]))
        if seat in kinds
        else words.say("cli-seat-person", name=name)
        for seat, name in sorted(names.items())
    ]
