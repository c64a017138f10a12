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
def test_every_bot_that_may_be_seated_has_a_name(language: str) -> None:
    words = files("hustings.server").joinpath("text", f"{language}.ftl").read_text("utf-8")

    names = {name for game in games().values() for name in bots(game)}
    assert [] == [name for name in sorted(names) if f"\nsetup-bot-{name} = " not in words]
