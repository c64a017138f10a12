"""docs/new-game.md can be followed: every file is written, every command is carried out.

It is followed in a copy of the house, to which nothing but what the page says is added.
"""

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.docs.page import (
    ROOT,
    Block,
    blocks,
    command_line,
    contents,
    copy_of_the_house,
    environment,
    run,
    write,
)

pytestmark = pytest.mark.xdist_group("new-game")

TEXT = (ROOT / "docs" / "new-game.md").read_text("utf-8")
PAGE = blocks(TEXT)
FOLDERS = ("src/hustings/games/dusk/", "tests/games/dusk/", "tests/golden/dusk/")
MADE = {"client/src/protocol.ts", "docs/clauses.md", "docs/protocol.md"}
"""What `make generate` writes of any game."""
FIRST_CHOICES = "1\n" * 40
"""What a player types who takes the first choice until the game is over."""


def needs_node(block: Block) -> bool:
    """Say whether the commands of *block* need Node."""
    return block.kind == "console" and "npm" in block.text


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Copy the house, and follow the page there, but for what needs Node."""
    house = copy_of_the_house(tmp_path_factory.mktemp("new-game"))
    before = contents(house)
    for block in PAGE:
        if block.kind != "console":
            write(house, block)
        elif not needs_node(block):
            for command in block.commands:
                run(house, command, FIRST_CHOICES)
    after = contents(house)
    (house / "changed.json").write_text(
        json.dumps(sorted(path for path in after if after[path] != before.get(path)))
    )
    yield house
    shutil.rmtree(house)


def test_every_block_is_seen() -> None:
    assert 2 * len(PAGE) == sum(line.startswith("```") for line in TEXT.splitlines())


def test_every_block_is_a_file_of_the_game_or_a_console() -> None:
    assert [] == [
        block
        for block in PAGE
        if not (block.path or "").startswith(FOLDERS) and block.kind != "console"
    ]


def test_the_game_is_its_folders_and_no_line_elsewhere(house: Path) -> None:
    changed = set(json.loads((house / "changed.json").read_text("utf-8")))

    assert {block.path for block in PAGE if block.path} <= changed
    # The records that were asked for, and the plan that they are of.
    assert {"dusk.jsonl", "dusk.jsonl.plan"} == {
        path for path in changed - MADE if not path.startswith(FOLDERS) and "/." not in f"/{path}"
    }


def test_the_clauses_are_listed_with_their_tests(house: Path) -> None:
    listed = (house / "docs" / "clauses.md").read_text("utf-8")

    assert "### The last card (`lay.last`)" in listed
    assert "- refuses: the last card is not laid" in listed


def test_the_rulebook_is_printed(house: Path) -> None:
    assert "Meletakkan kartu (lay.own)" in run(house, "hustings rules dusk lay.own --lang id")


def test_a_whole_game_is_played_in_the_terminal(house: Path) -> None:
    told = run(house, "hustings play dusk --seats 2 --seed 1", FIRST_CHOICES)

    assert "Not allowed: Lay a moon. You have no moon left." in told
    assert "The evenings are over." in told


def test_the_records_are_those_of_whole_games(house: Path) -> None:
    answer = run(house, "hustings verify dusk.jsonl --json")

    assert {"verified": True, "games": 200} == json.loads(answer)


def test_the_careful_bot_wins_more_than_half(house: Path) -> None:
    command = "hustings tournament dusk --seats 2 --games 2000 --bot careful --bot random --seed 1"

    first, *_ = json.loads(run(house, f"{command} --json"))["bots"]

    assert "careful" == first["who"]


def test_the_lobby_offers_it_with_its_rulebook(house: Path) -> None:
    with subprocess.Popen(
        command_line("hustings serve --port 0 --data tables"),
        cwd=house,
        env=environment(house),
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            port = next(line for line in server.stdout if " is at " in line)
            address = port.rpartition(":")[2].strip().rstrip("/")
            with urlopen(f"http://127.0.0.1:{address}/api/games") as answer:
                games = {game["name"]: game for game in json.load(answer)}
            book = f"http://127.0.0.1:{address}/api/rulebook/dusk/id"
            with urlopen(book) as answer:
                heading = answer.read().decode().splitlines()[0]
        finally:
            server.terminate()

    assert ["short", "long"] == [dialect["name"] for dialect in games["dusk"]["dialects"]]
    assert ["random", "careful", "search"] == games["dusk"]["bots"]
    assert "# Dusk" == heading


@pytest.mark.browser
def test_its_table_is_drawn_in_the_browser(house: Path) -> None:
    packages = ROOT / "client" / "node_modules"
    if not packages.exists():
        pytest.skip("the page's packages are not installed: make client-test")
    shutil.copytree(packages, house / "client" / "node_modules", symlinks=True)

    for block in filter(needs_node, PAGE):
        for command in block.commands:
            run(house, command)
