"""The screen: where sentences are printed and answers typed, without colours or boxes."""

import os
from shutil import get_terminal_size
from textwrap import wrap
from typing import TextIO

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear what has scrolled out of it."""
BLANK_LINES = 100


class Left(Exception):
    """Whoever typed has gone: the input has ended, or they want to quit."""


class Screen:
    """A terminal, or files in its place."""

    def __init__(self, typed: TextIO, shown: TextIO) -> None:
        """Read from *typed* and print to *shown*."""
        self._typed = typed
        self._shown = shown

    def say(self, sentence: str) -> None:
        """Print a sentence on a line of its own, or more where a terminal would cut a word."""
        print(self._fitted(sentence), file=self._shown, flush=True)

    def ask(self, prompt: str) -> str:
        """Print *prompt* and return what is typed.

        Raises:
            Left: there is nothing more to come.
        """
        print(f"{self._fitted(prompt)} ", end="", file=self._shown, flush=True)
        try:
            typed = self._typed.readline()
        except KeyboardInterrupt:
            self.say("")  # what is said next is not to stand behind the prompt
            raise
        if not typed:
            raise Left
        if not self._typed.isatty():
            self.say(typed.rstrip("\n"))  # a terminal has shown it already
        return typed.strip()

    def clear(self) -> None:
        """Take away all that has been shown, so that whoever comes next can not scroll back."""
        if self._shown.isatty() and os.environ.get("TERM") != "dumb":
            print(CLEAR, end="", file=self._shown, flush=True)
        else:
            self.say("\n" * BLANK_LINES)

    def _fitted(self, text: str) -> str:
        if not self._shown.isatty():
            return text
        width = get_terminal_size().columns
        return "\n".join(
            "\n".join(wrap(line, width, break_long_words=False, break_on_hyphens=False))
            for line in text.split("\n")
        )
