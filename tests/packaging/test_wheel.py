"""The wheel, as a stranger gets it: installed where there is no Node, it serves the whole game."""

import re
import shutil
import socket
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

pytestmark = pytest.mark.packaging

ROOT = Path(__file__).parents[2]
PATIENCE = 30
"""Seconds that a server may take to answer first, on a machine that has much else to do."""


def build(source: Path, into: Path, *kinds: str) -> "subprocess.CompletedProcess[str]":
    """Build *source* with the pinned tools that run this test."""
    target: list[str | Path] = ["--outdir", into, source]
    command = [sys.executable, "-m", "build", "--no-isolation", *kinds, *target]
    return subprocess.run(command, check=False, text=True, capture_output=True)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from the source distribution, so that both are known to be complete."""
    folder = tmp_path_factory.mktemp("dist")
    built = build(ROOT, folder)
    assert built.returncode == 0, built.stdout + built.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel into an empty environment; return the folder of its programs."""
    folder = tmp_path_factory.mktemp("stranger")
    venv.create(folder, with_pip=True)
    pins = ROOT / "requirements" / "dev.txt"
    python = folder / "bin" / "python"
    arguments: list[str | Path] = ["install", "--quiet", "--constraint", pins, wheel]
    installed = subprocess.run(
        [python, "-m", "pip", *arguments], check=False, text=True, capture_output=True
    )
    assert installed.returncode == 0, installed.stdout + installed.stderr
    return folder / "bin"


def stranger(programs: Path) -> dict[str, str]:
    """Return the environment of somebody who has what the wheel brought, and nothing else."""
    return {"PATH": str(programs), "HOME": str(programs.parent), "LANG": "C.UTF-8"}


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def answer(address: str) -> str:
    """Return what *address* says."""
    with urlopen(address, timeout=PATIENCE) as response:  # noqa: S310  # our own server
        text: str = response.read().decode()
        return text


@pytest.fixture(scope="module")
def server(programs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve the games from the installed wheel; yield the server's address."""
    folder = tmp_path_factory.mktemp("served")
    log = folder / "log"
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    arguments: list[str | Path] = ["--port", str(port), "--data", folder / "data"]
    with (
        log.open("wb") as output,
        subprocess.Popen(
            [programs / "hustings", "serve", *arguments],
            cwd=folder,
            env=stranger(programs),
            stdout=output,
            stderr=output,
        ) as process,
    ):
        try:
            for _ in range(PATIENCE * 20):
                assert process.poll() is None, log.read_text()
                try:
                    answer(address)
                except URLError:
                    time.sleep(0.05)  # another process: only its answers tell that it is ready
                else:
                    break
            yield address
        finally:
            process.terminate()


def test_a_stranger_has_no_node(programs: Path) -> None:
    assert shutil.which("node", path=stranger(programs)["PATH"]) is None


def test_the_wheel_has_all_words_and_the_client_but_not_its_sources(wheel: Path) -> None:
    package = ROOT / "src"
    words = {
        path.relative_to(package).as_posix()
        for ending in ("*.ftl", "*.md")
        for path in package.rglob(ending)
    }

    inside = set(ZipFile(wheel).namelist())

    assert words | {"hustings/server/static/index.html"} <= inside
    assert not [name for name in inside if name.endswith((".svelte", ".ts"))]


def test_the_command_says_what_it_can_do(programs: Path) -> None:
    said = subprocess.run(
        [programs / "hustings", "--help"],
        env=stranger(programs),
        check=True,
        text=True,
        capture_output=True,
    )

    assert "serve" in said.stdout


def test_the_page_and_all_it_asks_for_are_served(server: str) -> None:
    page = answer(server)

    parts = re.findall(r'(?:src|href)="\./([^"]+\.(?:js|css))"', page)
    assert [part for part in parts if part.endswith(".js")], page
    assert all(answer(f"{server}/{part}") for part in parts)


def test_the_games_are_offered(server: str) -> None:
    games = answer(f"{server}/api/games")

    assert ['"democracy"', '"tightwad"'] == sorted(
        set(re.findall(r'"democracy"|"tightwad"', games))
    )


def test_without_the_client_no_wheel_is_built(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(
        ROOT / "src", source / "src", ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    shutil.copytree(ROOT / "tools", source / "tools")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)

    built = build(source, tmp_path / "dist", "--wheel")

    assert built.returncode != 0
    assert "make client" in built.stdout + built.stderr
    assert not list(tmp_path.glob("dist/*"))
