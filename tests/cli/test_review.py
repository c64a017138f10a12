"""``hustings review``: the mistakes of a finished game, what was better, and what was luck."""

import json
from pathlib import Path

import pytest

from hustings.cli.main import main
from tests.cli.test_verify import lines_of


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Two games by random players, one after another."""
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"".join(lines_of("tightwad", 1) + lines_of("democracy", 1)))
    return file


def test_mistakes_are_told_with_what_was_better(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == main(["review", str(file), "--bot", "search:8", "--game", "1"])

    shown = capsys.readouterr().out
    assert "Game 1: Tightwad for 3" in shown
    assert "A mistake that cost" in shown
    assert "    Better: Play the" in shown
    assert "Seat 3:" in shown
    assert "Democracy" not in shown


def test_every_decision_can_be_told_in_either_language(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["review", str(file), "--bot", "search:2", "--game", "2", "--lang", "id"]
    assert 0 == main(words)
    mistakes = capsys.readouterr().out
    assert 0 == main([*words, "--every"])

    every = capsys.readouterr().out
    assert set(mistakes.splitlines()) < set(every.splitlines())
    assert "Lebih baik: " in every


def test_json_has_all_choices_and_adds_up(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["review", str(file), "--bot", "search:2", "--json"])

    tightwad, democracy = map(json.loads, capsys.readouterr().out.splitlines())
    assert ("tightwad", "democracy") == (tightwad["game"], democracy["game"])
    for decision in tightwad["decisions"]:
        values = [each["value"] for each in decision["weighed"]]
        assert values == sorted(values, reverse=True)
        assert values[0] - decision["value"] == pytest.approx(decision["cost"])
    for reckoning in tightwad["reckonings"] + democracy["reckonings"]:
        assert reckoning["result"] == pytest.approx(0.5 + reckoning["luck"] - reckoning["cost"])


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--bot", "nobody"], "expected a bot among"),
        (["--bot", "search:1s"], "by the clock"),
        (["--bot", "search:1", "--game", "3"], "expected --game of 1 to 2, got 3"),
    ],
)
def test_what_can_not_be_done_is_said(
    words: list[str], reason: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["review", str(file), *words])
    assert reason in capsys.readouterr().err


def test_a_game_that_is_not_over_is_not_reviewed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    header, *events, _ = lines_of("tightwad")
    sealed = {**json.loads(header), "seed": None}
    file = tmp_path / "games.jsonl"
    file.write_bytes(json.dumps(sealed).encode() + b"\n" + b"".join(events[:5]))

    assert 1 == main(["review", str(file)])
    assert "the game is not over" in capsys.readouterr().err


def test_a_file_without_a_record_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"")

    assert 1 == main(["review", str(file)])
    assert "there is no record here" in capsys.readouterr().err
