"""What bots compile is made once, when the server starts, behind everything else."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace

from hustings.bots.bot import Maker
from hustings.core.game import Game
from hustings.kernels import jit
from hustings.server.warming import MADE, warm
from tests.server import curt
from tests.server.running import QUICK, Running, eventually


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Have everything compiled kept in a folder that is empty."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    jit.cache_folder.cache_clear()
    yield tmp_path
    jit.cache_folder.cache_clear()


def test_the_best_bot_of_each_game_is_made_once(cache: Path) -> None:
    made: list[str] = []

    def bots(game: Game) -> Mapping[str, Maker]:
        def best(rules: object) -> curt.Curt:
            made.append(game.name)
            return curt.Curt()

        return {**curt.bots(game), "best": best}

    warm(bots)
    warm(bots)

    assert ["democracy", "majority", "tightwad"] == sorted(made)


def test_where_nothing_can_be_kept_nothing_is_made(cache: Path) -> None:
    (cache / "hustings").write_text("in the way")

    def bots(game: Game) -> Mapping[str, Maker]:
        raise AssertionError(f"the bots of {game.name} were asked for")

    warm(bots)

    assert "in the way" == (cache / "hustings").read_text()


def test_a_server_that_starts_has_it_made_and_answers_meanwhile(cache: Path) -> None:
    server = Running(replace(QUICK, warm=True, shelf="tests.server.curt:bots"))
    answer = server.http.get("/healthz").text
    eventually(lambda: list(cache.glob(f"hustings/kernels/*/{MADE}")))
    server.close()

    assert "ok" == answer


def test_a_server_that_stops_waits_for_nothing_that_is_still_made(cache: Path) -> None:
    server = Running(replace(QUICK, warm=True))

    server.close()

    assert [] == list(cache.glob(f"hustings/kernels/*/{MADE}"))
