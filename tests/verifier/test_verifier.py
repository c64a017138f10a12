"""Records are what docs/records.md says: a verifier written from that page alone agrees.

It is in another language, and shares neither code nor words with the package.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from hustings.bots.baseline import random_bot
from hustings.core.record import RecordError, digest, read, record_of, written
from hustings.core.verify import verify
from hustings.games.shelf import games
from hustings.lab.played import played as played_out
from tests.laws.played import TABLES, Table, played

VERIFIER = Path(__file__).with_name("verify.mjs")
GAMES_A_TABLE = 3
KNOWN = ("democracy", "tightwad")
"""The games whose actions and chance events `VERIFIER` knows."""
TRUE = [table for table in TABLES if table.name in KNOWN]
FOUR = {table.name: table for table in reversed(TABLES) if table.seats == 4}
"""Each game's first dialect, at four seats."""
# The machine's own Node, or the one that make has put into the virtual environment.
NODE = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")

pytestmark = pytest.mark.skipif(NODE is None, reason="there is no Node: make client-test gets one")


def answers(records: Iterable[bytes], folder: Path) -> list[dict[str, Any]]:
    """Return what the verifier says of each of some files of *records*."""
    files = []
    for number, record in enumerate(records):
        files.append(folder / f"{number}.jsonl")
        files[-1].write_bytes(record)
    assert NODE is not None
    done = subprocess.run(
        [NODE, VERIFIER, *files], capture_output=True, text=True, check=False, timeout=120
    )
    assert not done.stderr
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == any("line" in answer for answer in said)
    return said


def verified(record: bytes) -> bool:
    """Say whether the package's own verifier agrees with a file of one *record*."""
    try:
        for each in read(BytesIO(record), games()):
            verify(each, games())
    except RecordError:
        return False
    return True


def text(table: Table, seed: int) -> bytes:
    """Return a record of a game that was played at random, choices taken back included."""
    return b"".join(written(record_of(played(table, seed).match)))


def salted(table: Table) -> bytes:
    """Return a record of a game to whose seed the seats have added."""
    rules = table.rules
    match = played_out(rules, bytes(range(64)), [random_bot(rules)] * table.seats)
    return b"".join(written(record_of(match)))


WORDS = {"n": 0, "after": 2, "seat": 1, "name": "Ana", "text": "Well played"}
UNTRUE = ({"n": 1}, {"after": -1}, {"after": 9999}, {"seat": 4}, {"seat": None}, {"text": 7})


def test_talk_is_passed_over_where_it_has_a_place(tmp_path: Path) -> None:
    record = text(FOUR["tightwad"], 1)
    line = json.dumps(WORDS).encode() + b"\n"
    wrong = [record + json.dumps(WORDS | change).encode() + b"\n" for change in UNTRUE]
    files = [record + line + record, record + line + line, line + record, *wrong]

    said = answers(files, tmp_path)

    assert [True, *[False] * (len(files) - 1)] == ["games" in answer for answer in said]
    assert [True, *[False] * (len(files) - 1)] == [verified(file) for file in files]


def test_true_records_of_every_known_table_are_verified(tmp_path: Path) -> None:
    files = [b"".join(text(table, seed) for seed in range(GAMES_A_TABLE)) for table in TRUE]

    assert [{"games": GAMES_A_TABLE}] * len(TRUE) == answers(files, tmp_path)


def test_records_with_salt_are_verified(tmp_path: Path) -> None:
    assert [{"games": 1}] * len(TRUE) == answers(map(salted, TRUE), tmp_path)


def test_spaces_and_the_order_of_fields_do_not_matter(tmp_path: Path) -> None:
    lines = map(json.loads, text(FOUR["democracy"], 0).splitlines())
    loose = "".join(f"{json.dumps(dict(reversed(line.items())))}\n" for line in lines).encode()

    assert [{"games": 1}] == answers([loose], tmp_path)
    assert verified(loose)


@pytest.mark.parametrize("name", ["tightwad", "democracy"])
def test_an_absent_option_is_its_first_value(name: str, tmp_path: Path) -> None:
    record = record_of(played(FOUR[name], 0).match)
    assert record.footer is not None
    header = replace(record.header, options={})
    footer = replace(record.footer, digest=digest(header, record.events))
    bare = b"".join(written(replace(record, header=header, footer=footer)))

    assert [{"games": 1}] == answers([bare], tmp_path)
    assert verified(bare)


TAMPERED = [
    (1, '"seed":"', '"seed":"00', 1, "there is no seed"),
    (1, '"commitment":"', '"commitment":"g', 1, "this commits to nothing"),
    (1, '"version":1', '"version":2', 1, "which game is this?"),
    (1, '"seats":4', '"seats":5', 2, "the seed brings something else"),
    (2, '"dealer":', '"dealer":1', 2, "the seed brings something else"),
    (2, '"seat":null', '"seat":0', 2, "the seed brings something else"),
    (2, '"type":"deal"', '"type":"deal","at":1', 2, "this is not an action"),
    (3, '"n":1', '"n":2', 3, "the event is out of order"),
    (3, '"card"', '"cards"', 3, "this is not an action"),
]
"""The line touched, what on it becomes what, the line named, and why."""


@pytest.mark.parametrize("name", ["tightwad", "democracy"])
def test_tampered_records_fail_where_they_were_touched(name: str, tmp_path: Path) -> None:
    true = text(FOUR[name], 0).decode().splitlines(keepends=True)
    files = []
    for line, old, new, _, _ in TAMPERED:
        assert old in true[line - 1]
        touched = true[line - 1].replace(old, new, 1)
        files.append("".join([*true[: line - 1], touched, *true[line:]]).encode())

    said = answers(files, tmp_path)

    for (*_, named, reason), answer in zip(TAMPERED, said, strict=True):
        assert named == answer["line"]
        assert reason in answer["reason"]
        assert not verified(files[said.index(answer)])


@pytest.mark.parametrize("name", ["tightwad", "democracy"])
def test_another_play_or_another_seed_breaks_the_digest_or_a_deal(
    name: str, tmp_path: Path
) -> None:
    one, other = (text(FOUR[name], seed).decode().splitlines(keepends=True) for seed in (0, 1))
    seed, commitment = (json.loads(other[0])[part] for part in ("seed", "commitment"))
    reseeded = json.dumps({**json.loads(one[0]), "seed": seed}) + "\n"
    recommitted = json.dumps({**json.loads(one[0]), "seed": seed, "commitment": commitment}) + "\n"
    cards = json.loads(one[1])["action"]["hands"][json.loads(one[2])["seat"]]
    played_card = json.loads(one[2])["action"]["card"]
    instead = next(card for card in cards if card != played_card)
    replayed = one[2].replace(f'"{played_card}"', f'"{instead}"')
    files = [
        "".join([reseeded, *one[1:]]),
        "".join([recommitted, *one[1:]]),
        "".join([*one[:2], replayed, *one[3:]]),
        "".join([*one[:-1], one[-1].replace('"digest":"', '"digest":"0')]),
        "".join(one[:-1]),
        "".join([*one, one[-1]]),
    ]

    first, second, third, fourth, fifth, sixth = answers(map(str.encode, files), tmp_path)

    assert {"line": 1, "reason": "the seed is not the one that was committed to"} == first
    assert {"line": 2, "reason": "the seed brings something else"} == second
    assert {"line": len(one), "reason": "the digest is not that of the lines"} == third
    assert {"line": len(one), "reason": "the digest is not that of the lines"} == fourth
    assert {"line": len(one), "reason": "the footer is missing"} == fifth
    assert {"line": len(one) + 1, "reason": "this is not a header"} == sixth
