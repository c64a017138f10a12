"""``hustings tournament``: what it prints, keeps and writes."""

import json
from pathlib import Path

import pytest

from hustings.cli.main import main

RUN = ("tournament", "tightwad", "--seats", "3", "--jobs", "1", "--seed", "t")


def test_json_has_ratings_and_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main([*RUN, "--games", "4", "--duplicate", "--json"])

    answer = json.loads(capsys.readouterr().out)
    assert "--games 6 " in answer["command"]
    assert answer["command"].endswith("--duplicate")
    assert {"careful", "random"} == {row["who"] for row in answer["ratings"]}
    assert [2] == [pair["deals"] for pair in answer["pairs"]]


def test_its_chapter_is_written_and_replaced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "strength.md"
    for words in (
        (*RUN, "--games", "3"),
        ("tournament", "democracy", "--games", "2", "--jobs", "1", "--seed", "t"),
        (*RUN, "--games", "6", "--duplicate"),
    ):
        assert 0 == main([*words, "--write", str(page)])

    text = page.read_text("utf-8")
    heads = [line for line in text.splitlines() if line.startswith("#")]
    assert ["# How well the bots play", "## Tightwad, 3 seats", "## Democracy, 4 seats"] == heads
    assert "--games 6 " in text
    assert "--games 3 " not in text
    assert "| on the same cards | deals |" in text


def test_an_interrupted_tournament_is_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    words = (*RUN, "--games", "5", "--results", str(file))
    assert 0 == main(words)
    shown, kept = capsys.readouterr().out, file.read_bytes()
    file.write_bytes(kept[: len(kept) // 2])

    assert 0 == main([*words, "--resume"])
    assert shown == capsys.readouterr().out
    assert kept == file.read_bytes()


def test_another_run_is_not_gone_on_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "results.jsonl"
    assert 0 == main([*RUN, "--games", "3", "--results", str(file)])

    assert 2 == main([*RUN, "--games", "4", "--results", str(file), "--resume"])
    assert "is of another run: hustings tournament" in capsys.readouterr().err
