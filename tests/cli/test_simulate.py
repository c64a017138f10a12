"""``hustings simulate``: its first line repeats it, whoever says it again."""

import json
import shlex
from pathlib import Path

import pytest

from hustings.cli.main import main
from tests.cli.command import at_terminal, hustings

RUN = ("simulate", "democracy", "--seats", "3", "--games", "10", "--dialect", "indonesian")


def test_the_first_line_repeats_the_run_on_any_number_of_cores(tmp_path: Path) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    shown = hustings(*RUN, "--bot", "careful", "--bot", "random", "--records", str(first))
    command, *words = shlex.split(shown.stdout.splitlines()[0])

    again = hustings(*words, "--jobs", "2", "--records", str(second))
    assert "hustings" == command
    assert first.read_bytes() == second.read_bytes()
    assert shown.stdout == again.stdout
    assert "" == shown.stderr + again.stderr


def test_options_are_part_of_the_first_line(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "democracy", "--games", "2", "--jobs", "1", "--seed", "a b"]
    assert 0 == main([*words, "--option", "tie_losers=discard", "--option", "target=7"])

    line = capsys.readouterr().out.splitlines()[0]
    assert "--option target=7 --option tie_losers=discard --seed 'a b'" in line


def test_json_tells_of_bots_and_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["simulate", "tightwad", "--games", "4", "--jobs", "1", "--json"])

    answer = json.loads(capsys.readouterr().out)
    assert ["random"] == [row["who"] for row in answer["bots"]]
    assert [0, 1, 2, 3] == [row["who"] for row in answer["seats"]]


def test_a_bar_is_shown_on_a_terminal_alone() -> None:
    words = ("simulate", "tightwad", "--games", "40", "--seed", "bar", "--jobs", "1")
    code, shown = at_terminal(*words, answers=iter(()))

    assert 0 == code
    assert "40/40" in shown
