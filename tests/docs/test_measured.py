"""What was measured once and is kept in docs/: each page says the command that makes it again."""

import html
import re
import shlex
from itertools import pairwise
from pathlib import Path

import pytest

from hustings.bots.shelf import bot_named
from hustings.games.shelf import games
from tests.docs.page import ROOT
from tools.again import commands

REPORTS = sorted((ROOT / "docs" / "reports").glob("*.html"))
INDEX = (ROOT / "docs" / "reports" / "README.md").read_text("utf-8")


def test_there_are_reports() -> None:
    assert {"democracy", "majority"} <= {report.stem for report in REPORTS}


@pytest.mark.parametrize("report", REPORTS, ids=lambda path: path.stem)
def test_a_report_is_made_by_the_command_that_the_index_tells(report: Path) -> None:
    [command] = re.findall("<code>(.*?)</code>", report.read_text("utf-8"), re.DOTALL)

    assert html.unescape(command) in INDEX.splitlines()
    assert f"docs/reports/{report.name}" == shlex.split(html.unescape(command))[-1]
    assert report.stat().st_size < 1_000_000


def test_the_page_of_strength_has_a_chapter_for_every_game() -> None:
    tournaments = [command for command in commands() if command[1] == "tournament"]

    assert set(games()) == {command[2] for command in tournaments}
    for command in tournaments:
        assert ["--write", "docs/strength.md"] == command[-2:]
        bots = [word for flag, word in pairwise(command) if flag == "--bot"]
        assert all(bot_named(games()[command[2]], bot) for bot in bots)


def test_every_report_is_among_the_commands_that_make_them_again() -> None:
    made = {ROOT / command[-1] for command in commands() if command[1] == "report"}

    assert set(REPORTS) == made
