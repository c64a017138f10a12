from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from hustings.games.shelf import game
from hustings.lab.journal import Journal, Kind, OtherRun
from hustings.lab.plan import Plan
from hustings.lab.result import Keep, Result
from hustings.lab.simulate import simulate

PLAN = Plan(
    game("democracy"), 2, game("democracy").options(), (("careful", "random"),), 8, "journal"
)
COMMAND = "hustings simulate so and so"
KEEP: dict[Kind, Keep] = {"records": "records", "results": "ends"}


def journal(path: Path, kind: Kind, plan: Plan = PLAN, command: str = COMMAND) -> Journal:
    return Journal(path, kind, plan, command)


def whole(path: Path, kind: Kind) -> bytes:
    """Carry out the whole run into a file at *path*, and return what it is."""
    with journal(path, kind) as kept:
        kept.begin()
        for result in simulate(PLAN, 1, KEEP[kind]):
            kept.write(result)
    return path.read_bytes()


def gone_on_with(path: Path, kind: Kind) -> list[Result]:
    """Go on with the run in *path* to its end; return all results."""
    with journal(path, kind) as kept:
        done = list(kept.resume())
        for result in simulate(PLAN, 1, KEEP[kind], first=len(done)):
            kept.write(result)
            done.append(result)
    return done


def cuts(text: bytes) -> Iterator[int]:
    """Yield where a file may have been cut off: at its ends, and at lines and within them."""
    lines = text.splitlines(keepends=True)
    yield from (0, 1, len(text) - 1, len(text))
    for count in (1, len(lines) // 3, len(lines) // 2, len(lines) - 1):
        end = len(b"".join(lines[:count]))
        yield from (end, end + 1)


@pytest.mark.parametrize("kind", ["records", "results"])
def test_a_run_that_is_cut_off_anywhere_is_gone_on_with(kind: Kind, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    text = whole(path, kind)
    ends = [result.places for result in simulate(PLAN, 1)]
    for cut in cuts(text):
        path.write_bytes(text[:cut])

        done = gone_on_with(path, kind)

        assert text == path.read_bytes(), f"cut off after {cut} bytes of {len(text)}"
        assert list(range(8)) == [result.game for result in done]
        assert ends == [result.places for result in done]


@pytest.mark.parametrize("kind", ["records", "results"])
def test_what_was_never_begun_is_begun(kind: Kind, tmp_path: Path) -> None:
    done = gone_on_with(tmp_path / "run.jsonl", kind)

    assert 8 == len(done)
    command, options = (tmp_path / "run.jsonl.plan").read_text().splitlines()
    assert COMMAND == command
    assert options.startswith("options ")


def test_a_result_that_is_kept_is_the_result(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole(path, "results")

    with journal(path, "results") as kept:
        assert list(simulate(PLAN, 1)) == list(kept.resume())


@pytest.mark.parametrize("kind", ["records", "results"])
def test_another_command_is_another_run(kind: Kind, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    text = whole(path, kind)

    with (
        journal(path, kind, command="hustings simulate otherwise") as kept,
        pytest.raises(OtherRun, match=COMMAND),
    ):
        list(kept.resume())
    assert text == path.read_bytes()


@pytest.mark.parametrize("kind", ["records", "results"])
def test_other_options_by_the_same_command_are_another_run(kind: Kind, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    text = whole(path, kind)
    changed = replace(PLAN, options=game("democracy").dialects["half-deck"])

    with journal(path, kind, plan=changed) as kept, pytest.raises(OtherRun, match="has changed"):
        list(kept.resume())
    assert text == path.read_bytes()


def test_a_file_that_no_command_is_known_for_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear reader,\n")

    with journal(path, "results") as kept, pytest.raises(OtherRun, match=r"letter\.txt\.plan"):
        list(kept.resume())
    assert "Dear reader,\n" == path.read_text()


@pytest.mark.parametrize("kind", ["records", "results"])
def test_lines_of_another_kind_are_another_run(kind: Kind, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole(path, kind)
    path.write_bytes(b'{"places":[]}\n' + path.read_bytes())

    with journal(path, kind) as kept, pytest.raises(OtherRun, match="game 0"):
        list(kept.resume())


@pytest.mark.parametrize("kind", ["records", "results"])
def test_a_game_of_another_place_is_another_run(kind: Kind, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with journal(path, kind) as kept:
        kept.begin()
        for result in islice(simulate(PLAN, 1, KEEP[kind]), 1, 3):
            kept.write(result)

    with journal(path, kind) as kept, pytest.raises(OtherRun, match="game 0"):
        list(kept.resume())
