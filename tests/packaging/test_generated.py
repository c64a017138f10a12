"""Files made from the code: when they count as stale, and what the page of clauses finds."""

import ast
from pathlib import Path

import pytest

from tools.generate import is_stale
from tools.generated.clauses import HEADING, marks

MODULE = ast.parse("""
pytestmark = pytest.mark.clause("play.turn")

@pytest.mark.clause("play.follow")
def test_of_one(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("play.lowest"))])
def test_of_a_parameter(n): ...

def not_a_test(): ...
""")


@pytest.mark.parametrize(
    ("test", "clauses"),
    [
        ("test_of_one", ["play.follow", "play.turn"]),
        ("test_of_a_parameter", ["play.lowest", "play.turn"]),
        ("not_a_test", []),
    ],
)
def test_a_test_is_found_under_its_own_clauses_and_its_files(test: str, clauses: list[str]) -> None:
    assert clauses == [clause for name, clause in marks(MODULE) if name == test]


def test_a_clause_is_a_heading_with_its_id() -> None:
    rulebook = "# Tightwad\n\nSee {#play.turn}.\n\n## Follow {#play.follow}\n\n## Credits\n"

    assert [("Follow", "play.follow")] == HEADING.findall(rulebook)


def test_a_file_is_stale_when_it_is_missing_or_says_something_else(tmp_path: Path) -> None:
    (tmp_path / "same").write_text("a", encoding="utf-8")
    (tmp_path / "changed").write_text("b", encoding="utf-8")

    stale = [name for name in ("same", "changed", "missing") if is_stale(tmp_path / name, "a")]

    assert ["changed", "missing"] == stale
