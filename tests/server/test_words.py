from importlib.resources import files
from typing import get_args

import pytest

from hustings.core.text import LANGUAGES
from hustings.server import protocol


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_words(language: str) -> None:
    words = files("hustings.server").joinpath("text", f"{language}.ftl").read_text("utf-8")

    missing = [code for code in get_args(protocol.Code) if f"\nerror-{code} = " not in words]

    assert [] == missing
