"""Decks and boards of one's own on the command line, by the files that have them."""

import json
import shlex
from importlib.resources import files
from pathlib import Path

import pytest

from hustings.cli.main import main
from tests.cli.command import at_terminal

BOX = files("hustings.games.majority").joinpath("sheets")
FEW = ("simulate", "majority", "--seats", "3", "--games", "1", "--jobs", "1")


def written(folder: Path, kind: str, name: str, old: str, new: str = "mine") -> str:
    """Return the option that names a file in *folder*: that of the box, with *old* made *new*."""
    text = BOX.joinpath(f"{kind}-{name}.toml").read_text("utf-8")
    assert old in text
    file = folder / "own sheet.toml"
    file.write_text(text.replace(old, new), "utf-8")
    return f"{kind}={file}"


@pytest.mark.parametrize(("kind", "name"), [("deck", "classic"), ("board", "wheel12")])
def test_a_sheet_of_ones_own_is_played_and_carried_by_the_record(
    kind: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    option = written(tmp_path, kind, name, f'"{name}"', '"mine"')
    records = tmp_path / "games.jsonl"

    assert 0 == main([*FEW, "--option", option, "--records", str(records)])

    command = shlex.split(capsys.readouterr().out.splitlines()[0])
    assert option == command[command.index("--option") + 1]
    head = json.loads(records.read_text("utf-8").splitlines()[0])
    assert "mine" == head["options"][kind]["name"]
    assert 0 == main(["verify", str(records)])


def test_a_run_is_not_gone_on_with_once_its_sheet_has_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "results.jsonl"
    run = [*FEW, "--seed", "kept", "--results", str(results)]
    option = written(tmp_path, "deck", "classic", '"classic"', '"mine"')
    assert 0 == main([*run, "--option", option])
    kept = results.read_bytes()

    assert option == written(tmp_path, "deck", "classic", '"classic"', '"theirs"')

    assert 2 == main([*run, "--option", option, "--resume"])
    assert "has changed since" in capsys.readouterr().err
    assert kept == results.read_bytes()


def test_somebody_plays_with_a_deck_of_its_own(tmp_path: Path) -> None:
    option = written(tmp_path, "deck", "classic", '"classic"', '"mine"')

    code, shown = at_terminal("play", "majority", "--option", option, answers=iter(["quit"]))

    assert 0 == code
    assert "with options of its own" in shown


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("id = 2\n", "id = 1\n", "can not be played. laws[1].id: 1 is there twice."),
        ("[[laws]]", "[[laws", "can not be played. This is not TOML"),
        ('symbol = "plain"', 'symbol = "unrest"', "of the box, got another one"),
    ],
)
def test_what_is_wrong_with_a_sheet_is_said(
    old: str, new: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main([*FEW, "--option", written(tmp_path, "deck", "classic", old, new)])
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("deck=nowhere.toml", "expected a deck in 'nowhere.toml'"),
        ("deck=nowhere", "or a file that ends with .toml"),
        ("turns=mine.toml", "expected turns among 4, 5, 6; got"),
    ],
)
def test_a_file_has_to_be_there_and_is_for_sheets_alone(
    option: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main([*FEW, "--option", option])
    assert told in capsys.readouterr().err
