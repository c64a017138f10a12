"""``hustings verify`` and ``replay``: a record that is not true is found, with line and reason."""

import json
import re
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from hustings.cli.main import main
from hustings.core.record import Said
from hustings.games.shelf import game
from hustings.lab.plan import Plan
from hustings.lab.simulate import simulate
from tests.cli.command import hustings

Lines = list[bytes]


def lines_of(name: str, games: int = 1) -> Lines:
    known = game(name)
    options = next(iter(known.dialects.values()))
    plan = Plan(known, 3, options, (("random",) * 3,), games, "verify")
    return b"".join(result.record for result in simulate(plan, 1, "records")).splitlines(
        keepends=True
    )


@pytest.fixture(params=["tightwad", "democracy"])
def lines(request: pytest.FixtureRequest) -> Lines:
    """One game, a line a time."""
    return lines_of(request.param)


@pytest.fixture
def verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Callable[[bytes], tuple[int, dict[str, object]]]:
    def answer(content: bytes) -> tuple[int, dict[str, object]]:
        file = tmp_path / "games.jsonl"
        file.write_bytes(content)
        code = main(["verify", str(file), "--json"])
        return code, json.loads(capsys.readouterr().out)

    return answer


Verified = Callable[[bytes], tuple[int, dict[str, object]]]


def test_true_records_verify(verified: Verified) -> None:
    content = b"".join(lines_of("tightwad", 3) + lines_of("democracy", 2))

    assert (0, {"verified": True, "games": 5}) == verified(content)


def test_every_event_that_is_flipped_is_found(lines: Lines, verified: Verified) -> None:
    for place in range(1, len(lines) - 1):
        changed = lines.copy()
        event = json.loads(changed[place])
        seat = event["seat"]
        event["seat"] = 0 if seat is None else (seat + 1) % 3
        changed[place] = json.dumps(event).encode() + b"\n"
        code, answer = verified(b"".join(changed))

        assert (1, False) == (code, answer["verified"])
        assert answer["reason"]


def test_another_card_is_found_where_it_was_played(lines: Lines, verified: Verified) -> None:
    plays = [place for place, line in enumerate(lines) if b'"card"' in line]
    for place, other in pairwise(plays):
        changed = lines.copy()
        event, theirs = json.loads(changed[place]), json.loads(changed[other])
        event["action"]["card"] = theirs["action"]["card"]
        changed[place] = json.dumps(event).encode() + b"\n"

        code, answer = verified(b"".join(changed))
        assert 1 == code
        assert isinstance(answer["line"], int)
        assert place + 1 <= answer["line"]


def test_another_deal_is_found(lines: Lines, verified: Verified) -> None:
    deal = json.loads(lines[1])
    hands = deal["action"]["hands"]
    hands[0], hands[1] = hands[1], hands[0]
    lines[1] = json.dumps(deal).encode() + b"\n"

    code, answer = verified(b"".join(lines))
    assert (1, 2) == (code, answer["line"])
    assert "the seed brings something else here" == answer["reason"]


@pytest.mark.parametrize("name", ["places", "scores", "digest"])
def test_another_end_is_found(name: str, lines: Lines, verified: Verified) -> None:
    footer = json.loads(lines[-1])
    footer[name] = footer[name][::-1] if name == "digest" else [9, 9, 9]
    lines[-1] = json.dumps(footer).encode() + b"\n"

    code, answer = verified(b"".join(lines))
    assert (1, len(lines)) == (code, answer["line"])


def test_another_seed_is_found(lines: Lines, verified: Verified) -> None:
    header = json.loads(lines[0])
    header["seed"] = "00" * 32
    lines[0] = json.dumps(header).encode() + b"\n"

    code, answer = verified(b"".join(lines))
    assert (1, 1) == (code, answer["line"])
    assert "the seed is not the one that was committed to" == answer["reason"]


def test_a_record_cut_off_anywhere_is_found(lines: Lines, verified: Verified) -> None:
    for place in range(1, len(lines)):
        assert 1 == verified(b"".join(lines[:place]))[0]
    whole = b"".join(lines)
    for end in range(0, len(whole), 97):
        assert 1 == verified(whole[:end])[0]


def test_a_true_game_before_a_false_one_is_counted(lines: Lines, verified: Verified) -> None:
    code, answer = verified(b"".join(lines + lines[:-2] + lines[-1:]))

    assert (1, 1) == (code, answer["games"])
    assert isinstance(answer["line"], int)
    assert answer["line"] > len(lines)


@pytest.mark.parametrize(
    "junk",
    [
        b"",
        b"\n",
        b"{}\n",
        b"not json\n",
        b"\xff\xfe\n",
        b"[" * 10_000 + b"]" * 10_000 + b"\n",
        b'{"game":' * 10_000 + b"1" + b"}" * 10_000 + b"\n",
    ],
    ids=["empty", "blank", "object", "text", "bytes", "arrays", "objects"],
)
def test_junk_is_refused_with_a_reason(junk: bytes, verified: Verified) -> None:
    code, answer = verified(junk)

    assert (1, 1) == (code, answer["line"])
    assert answer["reason"]


def test_a_deep_event_is_refused(lines: Lines, verified: Verified) -> None:
    lines[1] = b'{"n":0,"seat":null,"action":' + b"[" * 30_000 + b"]" * 30_000 + b"}\n"

    code, answer = verified(b"".join(lines))
    assert (1, 2) == (code, answer["line"])


def test_a_line_of_a_hundred_megabytes_is_refused_at_once(tmp_path: Path) -> None:
    file = tmp_path / "long.jsonl"
    with file.open("wb") as out:
        out.truncate(100_000_000)
    shown = hustings("verify", str(file))

    assert 1 == shown.returncode
    assert "line 1: the line is longer than 65536 bytes" in shown.stdout
    assert "" == shown.stderr


def test_the_command_says_which_line_and_why(lines: Lines, tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(b"".join([*lines[:-1], lines[-1].replace(b'"digest":"', b'"digest":"0')]))
    shown = hustings("verify", str(file))

    assert 1 == shown.returncode
    assert f"{file}, line {len(lines)}: the digest is not" in shown.stdout


def test_records_are_read_from_a_pipe(lines: Lines) -> None:
    shown = hustings("verify", "-", typed=b"".join(lines).decode())

    assert "Verified: 1 game, every deal and every move.\n" == shown.stdout


def test_a_replay_tells_the_game(
    lines: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"".join(lines))

    assert 0 == main(["replay", str(file)])
    public = capsys.readouterr().out
    assert 0 == main(["replay", str(file), "--as", "2", "--lang", "id"])
    own = capsys.readouterr().out
    assert {"Seat 1", "Seat 2", "Seat 3"} == set(re.findall(r"Seat \d", public))
    assert "Kamu" in own
    assert "Kursi 2" not in own


def test_a_replay_tells_one_game_of_many(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"".join(lines_of("tightwad", 3)))

    assert 0 == main(["replay", str(file), "--game", "2"])
    shown = capsys.readouterr().out
    assert shown.startswith("Game 2: Tightwad")
    assert "Game 3" not in shown


def test_a_replay_tells_what_was_said_where_it_was_said(
    lines: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, talk = tmp_path / "game.jsonl", tmp_path / "said.jsonl"
    file.write_bytes(b"".join(lines))
    says = [Said(0, 0, 0, "Ana", "Early"), Said(1, 9999, 1, "B\x1bo", "La\x1b[2Jte")]
    talk.write_bytes(msgspec.json.Encoder().encode_lines(says))

    assert 0 == main(["replay", str(file), "--said", str(talk)])
    shown = capsys.readouterr().out
    told = shown.splitlines()
    assert "Ana says: “Early”" in told[1]
    assert shown.index("Bo says: “La[2Jte”") > shown.index("Seat 1")


def test_a_record_that_carries_its_talk_is_verified_and_told_with_it(
    lines: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    said = msgspec.json.Encoder().encode_lines([Said(0, 1, 0, "Ana", "Well, well")])
    file.write_bytes(b"".join(lines) + said)

    assert 0 == main(["verify", str(file)])
    assert 0 == main(["replay", str(file)])
    assert "Ana says: “Well, well”" in capsys.readouterr().out


@pytest.mark.parametrize("said", [b"{}\n", b"[" * 9999, b"\xff"])
def test_what_was_not_said_is_no_talk(said: bytes, lines: Lines, tmp_path: Path) -> None:
    file, talk = tmp_path / "game.jsonl", tmp_path / "said.jsonl"
    file.write_bytes(b"".join(lines))
    talk.write_bytes(said)

    shown = hustings("replay", str(file), "--said", str(talk))

    assert 2 == shown.returncode
    assert "expected remarks" in shown.stderr


def test_a_replay_of_a_game_that_goes_on_says_so(
    lines: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header = json.loads(lines[0]) | {"seed": None}
    file = tmp_path / "game.jsonl"
    file.write_bytes(json.dumps(header).encode() + b"\n" + b"".join(lines[1:6]))

    assert 0 == main(["replay", str(file)])
    assert "The record ends here" in capsys.readouterr().out


def test_a_replay_stops_at_what_the_rules_forbid(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = lines_of("tightwad")
    lines[3] = lines[2].replace(b'"n":1', b'"n":2')
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"".join(lines))

    assert 1 == main(["replay", str(file)])
    assert "line 4: the rules object" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", ["0", "4"])
def test_a_seat_that_is_not_there_has_no_replay(
    wrong: str, lines: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(b"".join(lines))

    assert 2 == main(["replay", str(file), "--as", wrong])
    assert f"expected --as of 1 to 3, got {wrong}" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_without_a_record_is_a_no(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "empty.jsonl"
    file.touch()
    assert 1 == main([command, str(file)])

    assert "line 1: there is no record here" in "".join(capsys.readouterr())


def test_a_game_that_is_not_in_the_file_has_no_replay(
    lines: Lines, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one.jsonl"
    file.write_bytes(b"".join(lines))
    assert 2 == main(["replay", str(file), "--game", "2"])

    assert "hustings: expected --game of 1 to 1, got 2\n" == capsys.readouterr().err
