"""``hustings report``: its page says the command that makes it again."""

import html
import re
import shlex
from pathlib import Path

import pytest

from hustings.cli.main import main

WORDS = ["report", "tightwad", "--bots", "random", "--games", "3", "--jobs", "1"]


def test_the_command_on_the_page_makes_the_page_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.html"
    assert 0 == main(
        [*WORDS, "--dialects", "official,for-two", "--seats", "2-4", "--out", f"{page}"]
    )
    text = page.read_text("utf-8")

    [command] = re.findall("<code>(.*?)</code>", text, re.DOTALL)
    assert html.unescape(command) == capsys.readouterr().out.splitlines()[0]
    assert 0 == main([*shlex.split(html.unescape(command))[1:], "--jobs", "2"])
    assert text == page.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seats", "2"], "expected --seats within 3 to 10, got '2'"),
        (["--seats", "4-3"], "expected --seats within 3 to 10, got '4-3'"),
        (["--seats", "some"], "expected --seats N or N-N, got 'some'"),
        (["--dialects", "official,other"], "expected a dialect among"),
        (["--dialects", "official+allow_two=perhaps"], "expected allow_two among"),
        (["--dialects", "official,for-two+allow_two=false"], "expected dialects that differ"),
        (["--bots", "search:1s"], "can not be repeated"),
        (["--bots", "clever"], "expected a bot among"),
        (["--games", "0"], "expected --games of 1 or more"),
        (["--jobs", "2", "--cluster", "tcp://127.0.0.1:1"], "got both"),
        (["--out", "/nowhere/at/all.html"], "/nowhere/at/all.html"),
    ],
)
def test_what_can_not_be_reported_is_refused(
    words: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert 2 == main(["report", "tightwad", *words])
    assert [] == list(tmp_path.iterdir())

    assert said in capsys.readouterr().err
