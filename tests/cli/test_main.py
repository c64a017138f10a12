"""The command as a whole: help, exit codes, and errors of one line."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from subprocess import PIPE

import pytest

from hustings.cli.main import COMMANDS, main
from hustings.games.shelf import games
from hustings.lab.crew import Crew
from hustings.lab.plan import Plan
from hustings.lab.result import Keep, Result
from hustings.lab.simulate import simulate
from tests.cli.command import HUSTINGS, hustings
from tests.cli.test_verify import lines_of


def test_help_tells_of_every_command() -> None:
    shown = hustings("--help")

    assert 0 == shown.returncode
    assert all(name in shown.stdout for name in COMMANDS)
    assert "Exit codes" in shown.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    shown = hustings(name, "--help")

    assert (0, "") == (shown.returncode, shown.stderr)
    assert COMMANDS[name][:20] in " ".join(shown.stdout.split())


@pytest.mark.parametrize("name", ["play", "rules", "dialects", "simulate", "tournament"])
def test_help_names_every_game(name: str) -> None:
    assert f"One of {', '.join(games())}." in " ".join(hustings(name, "--help").stdout.split())


def test_help_loads_neither_games_nor_server() -> None:
    code = (
        "import sys; from hustings.cli.main import main; main(['--help']);"
        "print(*(name for name in ('litestar', 'fluent') if name in sys.modules));"
        "print(any(name.startswith('hustings.games.tightwad') for name in sys.modules))"
    )
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert ["", "False"] == shown.stdout.splitlines()[-2:]


def test_no_words_show_help() -> None:
    assert "Usage" in hustings().stdout


WRONG = [
    ["nonsense"],
    ["play"],
    ["play", "chess"],
    ["play", "tightwad", "--seats", "2"],
    ["play", "tightwad", "--seats", "many"],
    ["play", "tightwad", "--seats", "11"],
    ["play", "tightwad", "--dialect", "klingon"],
    ["play", "tightwad", "--bot", "nobody"],
    ["play", "tightwad", "--lang", "fr"],
    ["play", "tightwad", "--hot-seat", "Ann,,Bob"],
    ["play", "tightwad", "--hot-seat", "a,b,c,d,e"],
    ["play", "tightwad", "--hot-seat", ""],
    ["play", "tightwad", "--hot-seat", "Ann,Ann"],
    ["play", "tightwad", "--records", "/nowhere/at/all.jsonl"],
    ["play", "tightwad", "--seats", "3", *["--bot", "random"] * 3],
    ["simulate", "chess"],
    ["simulate", "democracy", "--games", "0"],
    ["simulate", "democracy", "--jobs", "0"],
    ["simulate", "democracy", "--seats", "7"],
    ["simulate", "democracy", "--option", "target"],
    ["simulate", "democracy", "--option", "target=4"],
    ["simulate", "democracy", "--option", "sweep=true"],
    ["serve", "--port", "65536"],
    ["simulate", "democracy", "--option", "goal=5"],
    ["simulate", "democracy", "--bot", "search:1s"],
    ["simulate", "democracy", "--duplicate"],
    ["play", "democracy", "--duplicate", "--hot-seat", "Ani,Budi"],
    ["simulate", "democracy", "--resume"],
    ["simulate", "democracy", "--records", "/nowhere/a", "--results", "/nowhere/b"],
    ["simulate", "democracy", "--jobs", "2", "--cluster", "tcp://127.0.0.1:1"],
    ["simulate", "democracy", "--cluster", "nowhere"],
    ["tournament", "democracy", "--duplicate", "--bot", "random"],
    ["tournament", "democracy", "--results", "/nowhere/at/all.jsonl"],
    ["simulate", "democracy", "--seats", "2", *["--bot", "random"] * 3],
    ["simulate", "democracy", "--records", "/nowhere/at/all.jsonl"],
    ["tournament", "democracy", "--games", "-5"],
    ["tournament", "democracy", "--games", "100000000", "--write", "/nowhere/at/all.md"],
    ["rules", "chess"],
    ["verify"],
    ["verify", "/nowhere/at/all.jsonl"],
    ["verify", "/"],
    ["replay", "/nowhere/at/all.jsonl"],
    ["verify", "a.jsonl", "--unknown"],
]


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
def test_what_makes_no_sense_gets_one_line_and_code_two(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(words)

    shown = capsys.readouterr().err
    assert shown.startswith("hustings: ")
    assert 1 == shown.count("\n")


def test_a_reader_that_goes_away_is_no_error() -> None:
    words = [str(HUSTINGS), "replay", "-"]
    with subprocess.Popen(words, stdin=PIPE, stdout=PIPE, stderr=PIPE, text=True) as running:
        assert running.stdin
        assert running.stdout
        assert running.stderr
        running.stdout.close()
        running.stdin.write(b"".join(lines_of("democracy", 3)).decode())
        running.stdin.close()

        assert "" == running.stderr.read()
    assert 1 == running.returncode


@pytest.mark.parametrize("seconds", [0.02, 0.1, 0.3, 1])
def test_an_interrupt_at_any_time_ends_without_a_traceback(seconds: float) -> None:
    words = [str(HUSTINGS), "simulate", "tightwad", "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen(
        words, stdout=PIPE, stderr=PIPE, text=True, start_new_session=True
    ) as running:
        assert running.stdout is not None
        running.stdout.readline()
        time.sleep(seconds)
        os.killpg(running.pid, signal.SIGINT)
        _, errors = running.communicate(timeout=30)

    assert 130 == running.returncode
    assert re.fullmatch(r"hustings: interrupted after \d+ of 1000000 games\n", errors)


def test_an_interrupt_does_not_wait_for_games_that_take_long() -> None:
    words = [str(HUSTINGS), "simulate", "democracy", "--seats", "6", "--bot", "search:99999999"]
    with subprocess.Popen(words, stdout=PIPE, stderr=PIPE, text=True) as running:
        assert running.stdout is not None
        running.stdout.readline()
        time.sleep(2)
        running.send_signal(signal.SIGINT)
        _, errors = running.communicate(timeout=30)

    assert (130, "hustings: interrupted after 0 of 100 games\n") == (running.returncode, errors)


def test_an_interrupted_simulation_says_what_it_has_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(plan: Plan, crew: Crew, keep: Keep, first: int) -> Iterator[Result]:
        yield from islice(simulate(plan, crew, keep, first), 2)
        raise KeyboardInterrupt

    monkeypatch.setattr("hustings.cli.running.simulate", interrupted)
    file = tmp_path / "games.jsonl"
    words = ["simulate", "tightwad", "--games", "9", "--jobs", "1", "--records", str(file)]
    assert 130 == main(words)

    kept = f"{file} holds them, to be gone on with by --resume"
    said = f"hustings: interrupted after 2 of 9 games; {kept}\n"
    assert said == capsys.readouterr().err
    assert 0 == main(["verify", str(file)])


def test_an_interrupted_tournament_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(plan: Plan, crew: Crew) -> Iterator[Result]:
        raise KeyboardInterrupt

    monkeypatch.setattr("hustings.cli.running.simulate", interrupted)
    assert 130 == main(["tournament", "tightwad"])

    assert "hustings: interrupted\n" == capsys.readouterr().err


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_no_letter_is_one_that_the_terminal_stops_at(encoding: str) -> None:
    shown = subprocess.run(
        [HUSTINGS, "play", "tightwad", "--seed", "1"],
        input="“\n".encode() + b"\xff\n",
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
        check=False,
    )

    assert (0, b"") == (shown.returncode, shown.stderr)
    assert 2 == shown.stdout.count(b"is neither a number nor a command")


def test_rules_prints_the_book_and_its_clauses(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["rules", "tightwad"])
    book = capsys.readouterr().out
    assert 0 == main(["rules", "tightwad", "play.follow"])
    clause = capsys.readouterr().out

    assert "(play.follow)" in clause
    assert clause.strip() in book
    assert "{#" not in book


def test_rules_speaks_indonesian(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["rules", "democracy", "speech.tie", "--lang", "id"])

    assert "(speech.tie)" in capsys.readouterr().out


def test_a_clause_that_is_not_there_is_a_no(capsys: pytest.CaptureFixture[str]) -> None:
    assert 1 == main(["rules", "tightwad", "no.such"])

    assert "expected a clause among setup.players" in capsys.readouterr().err


def test_a_tournament_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["tournament", "tightwad", "--games", "8", "--seed", "t", "--jobs", "1"])

    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("hustings tournament tightwad --seats 4 --games 8 --bot careful")
    assert ["bot", "games", "first"] == lines[1].split()[:3]
    assert ["careful", "8"] == lines[2].split()[:2]


def test_a_tournament_answers_in_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tournament", "democracy", "--seats", "2", "--games", "4", "--jobs", "1", "--json"]
    assert 0 == main([*words, "--bot", "search:5", "--bot", "random", "--option", "target=6"])

    answer = json.loads(capsys.readouterr().out)
    assert 0.5 == answer["chance"]
    assert {"search:5", "random"} == {row["who"] for row in answer["bots"]}
    assert "--option target=6" in answer["command"]
