import re
from importlib.resources import files
from typing import get_args

import pytest

from hustings.bots.shelf import bots
from hustings.core.text import LANGUAGES
from hustings.games.shelf import games
from hustings.server import protocol


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language: str) -> None:
    words = files("hustings.server").joinpath("text", f"{language}.ftl").read_text("utf-8")

    missing = [code for code in get_args(protocol.Code) if f"\nerror-{code} = " not in words]

    assert [] == missing


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_that_may_be_seated_has_a_name_and_says_what_it_is(language: str) -> None:
    words = files("hustings.server").joinpath("text", f"{language}.ftl").read_text("utf-8")

    names = {name for game in games().values() for name in bots(game)}
    asked = [
        message for name in sorted(names) for message in (f"kind-{name}", f"kind-{name}-about")
    ]
    assert [] == [message for message in asked if f"\n{message} = " not in words]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_kind_of_bot_is_called_the_same_in_the_browser_and_in_the_terminal(language: str) -> None:
    browser = files("hustings.server").joinpath("text", f"{language}.ftl").read_text("utf-8")
    terminal = files("hustings.cli").joinpath("text", f"{language}.ftl").read_text("utf-8")

    for name in {name for game in games().values() for name in bots(game)}:
        (word,) = re.findall(rf"^kind-{name} = (.+)$", browser, re.MULTILINE)
        assert f"\ncli-kind-{name} = {word}\n" in terminal
