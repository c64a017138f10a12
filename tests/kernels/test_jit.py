import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hustings.kernels import jit

LOOP = """
from hustings import game
from hustings.kernels.playouts import playouts
rules = game("tightwad").ruleset(3, game("tightwad").options())
kernel = game("tightwad").kernel(rules)
deals = playouts(kernel).deals
deals(kernel.encode(rules.setup()), 1, 0)
print(sum(deals.stats.cache_hits.values()), sum(deals.stats.cache_misses.values()))
"""
ALONE = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from hustings import Match, Over, game
from hustings.games.shelf import games
for known in games().values():
    rules = known.ruleset(3, known.options())
    match = Match.start(rules, bytes(32))
    for _ in range(20):
        seat = match.turn.seats[0]
        match = match.act(seat, rules.legal(match.state, seat)[0], match.turn.prompt)
"""


@pytest.fixture
def fresh_digest() -> Iterator[None]:
    """Let nothing that a test finds out about other sources stay."""
    jit.digest.cache_clear()
    yield
    jit.digest.cache_clear()


def run(program: str, **environment: str) -> str:
    """Run *program* in a process of its own; return what it prints."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        capture_output=True,
        text=True,
        env=environment,
    )
    return done.stdout.strip()


def test_the_second_process_compiles_nothing(tmp_path: Path) -> None:
    assert ["0 1", "1 0"] == [run(LOOP, NUMBA_CACHE_DIR=str(tmp_path)) for _ in range(2)]


def test_where_nothing_can_be_written_play_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    # Below a file there can be no folder, not even for the superuser.
    assert "0 1" == run(LOOP, NUMBA_CACHE_DIR=str(tmp_path / "file"))


def test_without_the_extra_there_is_play_at_the_rules_own_pace() -> None:
    assert "" == run(ALONE)


def test_without_the_extra_no_game_has_a_kernel() -> None:
    said = run("""
import sys
sys.modules["numba"] = None
from hustings import game
print([game(name).kernel for name in ("tightwad", "democracy")])
""")

    assert "[None, None]" == said


def test_who_imports_the_library_does_not_load_what_is_slow_to_load() -> None:
    said = run("import hustings, sys; print({'numba', 'numpy', 'llvmlite'} & set(sys.modules))")

    assert "set()" == said


@pytest.mark.usefixtures("fresh_digest")
def test_a_changed_rule_has_another_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "hustings"
    shutil.copytree(Path(jit.__file__).parents[1], package, ignore=_all_but_code)
    monkeypatch.setattr(jit, "files", lambda name: tmp_path / name)

    before = jit.digest()
    rule = package / "games" / "tightwad" / "tricks.py"
    rule.write_text(rule.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")

    jit.digest.cache_clear()

    assert before != jit.digest()


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {"HOME": "/home/ada"}, "/home/ada/.cache"),
        ("linux", {"HOME": "/home/ada", "XDG_CACHE_HOME": "/kept"}, "/kept"),
        ("darwin", {"HOME": "/home/ada"}, "/home/ada/Library/Caches"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local"),
        ("linux", {"HOME": "/home/ada", "NUMBA_CACHE_DIR": "/numba"}, "/numba"),
    ],
)
def test_the_cache_is_where_the_systems_users_expect_it(
    platform: str,
    environment: dict[str, str],
    expected: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr("os.environ", environment)

    assert Path(expected) == jit.user_cache()


DAYS = 24 * 60 * 60


def caches(parent: Path, ages: dict[str, int]) -> Path:
    """Make a cache of each name, used so many days before day 100; return one used on it."""
    for name, age in ages.items():
        (parent / name / "sub").mkdir(parents=True)
        os.utime(parent / name, times=((100 - age) * DAYS,) * 2)
    (own := parent / ("f" * 16)).mkdir()
    return own


def left(parent: Path, own: Path) -> set[str]:
    """Return the names of what is left beside *own* once it was pruned on day 100."""
    jit.prune(own, now=100 * DAYS)
    return {path.name for path in parent.iterdir()} - {own.name}


def test_caches_that_nobody_used_for_long_go_but_the_last_few(tmp_path: Path) -> None:
    named = [f"{age:016x}" for age in range(2, 10)]
    own = caches(tmp_path, {name: age for age, name in enumerate(named, 2)})

    assert set(named[: jit.KEPT]) == left(tmp_path, own)


def test_caches_in_use_stay_however_many_they_are(tmp_path: Path) -> None:
    named = {f"{number:016x}": 1 for number in range(2 * jit.KEPT)}

    assert set(named) == left(tmp_path, caches(tmp_path, named))


def test_what_is_no_cache_stays(tmp_path: Path) -> None:
    others = dict.fromkeys(["notes", "0" * 15, "g" * 16, *(f"0{n}" for n in range(9))], 50)

    assert set(others) == left(tmp_path, caches(tmp_path, others))


def test_a_link_with_the_name_of_a_cache_stays_and_so_does_what_it_leads_to(
    tmp_path: Path,
) -> None:
    own = caches(tmp_path / "caches", {f"{age:016x}": age for age in range(2, 9)})
    (tmp_path / "kept").mkdir()
    link = tmp_path / "caches" / ("a" * 16)
    link.symlink_to(tmp_path / "kept")

    assert link.name in left(tmp_path / "caches", own)
    assert (tmp_path / "kept").is_dir()


def _all_but_code(folder: str, names: list[str]) -> list[str]:
    """Leave out of a copy what is not Python, and what compiled loops can not contain."""
    return [
        name
        for name in names
        if name in ("static", "client", "__pycache__") or (Path(folder) / name).suffix == ".svelte"
    ]
