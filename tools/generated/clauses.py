"""docs/clauses.md: every clause of every rulebook, with the tests that are examples of it.

A clause is a heading of the rulebook, ``## Follow {#play.follow}``; an example is a test of the
game, in ``tests/games/<name>``, marked ``@pytest.mark.clause("play.follow")``.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = Path("src/hustings/games")
TESTS = Path("tests/games")
HEADING = re.compile(r"^#+ (?P<title>.+?) \{#(?P<clause>[a-z]+\.[a-z_.-]+)\}$", re.MULTILINE)
TITLE = re.compile(r"^# (?P<title>.+?)(?: \{#.*\})?$", re.MULTILINE)
HEAD = """\
# The clauses and their tests

Each clause of each rulebook, and the tests that are examples of it. This page is made by
`make generate`.
"""


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
        for name, clause in marks(ast.parse(path.read_text("utf-8"))):
            sentence = name.removeprefix("test_").replace("_", " ")
            found[clause].append(f"- {sentence} ([{path.name}](../{place}))")
    return found


def marks(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the names of the tests of *module* with each clause that they are marked with."""
    common = [
        clause
        for statement in module.body
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == "pytestmark"
        for clause in cited(statement)
    ]
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            own = [clause for decorator in node.decorator_list for clause in cited(decorator)]
            for clause in dict.fromkeys(own + common):
                yield node.name, clause


def cited(node: ast.AST) -> Iterator[str]:
    """Yield the clauses that the marks in *node* name, those of single parameters included."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.clause":
            yield from (str(word.value) for word in call.args if isinstance(word, ast.Constant))
