"""Files made from the code: when they count as stale, and what the page of clauses finds."""

import ast
from pathlib import Path

import pytest

from tools.generate import is_stale
from tools.generated.clauses import HEADING, Mark, marked

MODULE = ast.parse("""
pytestmark = pytest.mark.clause("play.turn")

@pytest.mark.clause("play.follow", refuses=True)
def test_of_one(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("play.lowest"))])
def test_of_a_parameter(n): ...

def not_a_test(): ...
""")


TURN = Mark("play.turn", refuses=False)


@pytest.mark.parametrize(
    ("test", "expected"),
    [
        ("test_of_one", [Mark("play.follow", refuses=True), TURN]),
        ("test_of_a_parameter", [Mark("play.lowest", refuses=False), TURN]),
        ("not_a_test", []),
    ],
)
def test_a_test_bears_its_own_marks_and_its_files(test: str, expected: list[Mark]) -> None:
    assert expected == [mark for name, mark in marked(MODULE) if name == test]


def test_a_clause_is_a_heading_with_its_id() -> None:
    rulebook = "# Tightwad\n\nSee {#play.turn}.\n\n## Follow {#play.follow}\n\n## Credits\n"

    assert [("Follow", "play.follow")] == HEADING.findall(rulebook)


def test_a_file_is_stale_when_it_is_missing_or_says_something_else(tmp_path: Path) -> None:
    (tmp_path / "same").write_text("a", encoding="utf-8")
    (tmp_path / "changed").write_text("b", encoding="utf-8")

    stale = [name for name in ("same", "changed", "missing") if is_stale(tmp_path / name, "a")]

    assert ["changed", "missing"] == stale
