"""docs/clauses.md: every clause of every rulebook, with the tests that are examples of it.

A clause is a heading of the rulebook, ``## Follow {#play.follow}``; an example is a test of the
game, in ``tests/games/<name>``, marked ``@pytest.mark.clause("play.follow")``, and with
``refuses=True`` where it shows what the clause refuses.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
GAMES = Path("src/hustings/games")
TESTS = Path("tests/games")
HEADING = re.compile(r"^#+ (?P<title>.+?) \{#(?P<clause>[a-z]+\.[a-z_.-]+)\}$", re.MULTILINE)
TITLE = re.compile(r"^# (?P<title>.+?)(?: \{#.*\})?$", re.MULTILINE)
HEAD = """\
# The clauses and their tests

Each clause of each rulebook, and the tests that are examples of what it allows and of what it
refuses. This page is made by `make generate`.
"""


class Mark(NamedTuple):
    """What a test says that it is an example of."""

    clause: str
    refuses: bool
    """Whether the clause refuses something in it; else it allows something."""


def files() -> dict[str, str]:
    """Return the page by its path."""
    rulebooks = sorted((ROOT / GAMES).glob("*/rulebook/en.md"))
    chapters = [chapter(book.parents[1].name, book.read_text("utf-8")) for book in rulebooks]
    return {"docs/clauses.md": "\n".join([HEAD, *chapters])}


def chapter(game: str, rulebook: str) -> str:
    """Return the part of the page on *game*, clause by clause in the order of its *rulebook*."""
    tests = examples(ROOT / TESTS / game)
    title = TITLE.search(rulebook)
    lines = [f"## {title['title'] if title else game}", ""]
    for heading in HEADING.finditer(rulebook):
        lines += [f"### {heading['title']} (`{heading['clause']}`)", ""]
        lines += tests.get(heading["clause"], ["No test is marked with this clause."])
        lines += [""]
    return "\n".join(lines)


def examples(folder: Path) -> Mapping[str, list[str]]:
    """List the tests in *folder* under the clauses that they are marked with."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        place = path.relative_to(ROOT).as_posix()
        for name, mark in marked(ast.parse(path.read_text("utf-8"))):
            sentence = name.removeprefix("test_").replace("_", " ")
            kind = "refuses" if mark.refuses else "allows"
            found[mark.clause].append(f"- {kind}: {sentence} ([{path.name}](../{place}))")
    return found


def marked(module: ast.Module) -> Iterator[tuple[str, Mark]]:
    """Yield the names of the tests of *module* with each mark that they bear."""
    common = [
        mark
        for statement in module.body
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "pytestmark"
        for mark in marks(statement)
    ]
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            own = [mark for decorator in node.decorator_list for mark in marks(decorator)]
            for mark in dict.fromkeys(own + common):
                yield node.name, mark


def marks(node: ast.AST) -> Iterator[Mark]:
    """Yield the marks in *node*, those of single parameters included."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.clause":
            refuses = any(ast.unparse(word) == "refuses=True" for word in call.keywords)
            yield Mark(ast.literal_eval(call.args[0]), refuses)
