"""The command line: what the words are, and where each is carried out."""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cyclopts import App, CycloptsError, Parameter

from hustings.cli.exits import INTERRUPTED, NO, OK, WRONG, Wrong, complain

HELP = """Play and study games of tricks and majorities, and verify how they were played.

```
hustings serve                            tables for friends, in the browser
hustings play tightwad                    a game here, against bots
hustings simulate democracy --games 1000 --records games.jsonl
hustings verify games.jsonl               are they what their seeds bring?
```

`hustings COMMAND --help` tells more of each."""

EPILOGUE = """\
Exit codes: 0 all is well; 1 the answer is no (verify failed, no such clause); 2 it can not be done
as it was asked; 130 interrupted."""

COMMANDS = {
    "serve": "Serve the games to browsers.",
    "play": "Play a game in this terminal, against bots or passing the keyboard round.",
    "rules": "Print the rulebook of a game, or one clause of it.",
    "dialects": "List the dialects of a game, how they differ, and its options.",
    "simulate": "Let bots play many games, reproducibly, and write their records.",
    "tournament": "Rotate bots through the seats and rate them.",
    "report": "Write a page on how a game plays, for its designer.",
    "replay": "Tell the games in a file of records.",
    "review": "Weigh the decisions in a file of records: mistakes, luck and skill.",
    "verify": "Check records against their seeds and the rules.",
}


def main(words: Sequence[str] | None = None) -> int:
    """Carry out a command and return its exit code; *words* are the command line's by default."""
    _take_any_letter()
    try:
        code = _app()(words, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except (CycloptsError, Wrong) as error:
        complain(str(error))
        return WRONG
    except BrokenPipeError:
        # Whoever read us has had enough; nothing more must be written when Python ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return NO
    except OSError as error:
        complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
        return WRONG
    except KeyboardInterrupt:
        complain("interrupted")
        return INTERRUPTED
    return code if isinstance(code, int) else OK


def _worded(default: object) -> object:
    """Return a *default* as one would type it."""
    return " ".join(default) or "none" if isinstance(default, tuple) else default


def _take_any_letter() -> None:
    """See to it that no letter, typed or shown, is one that the terminal's encoding stops at."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _app() -> App:
    app = App(
        name="hustings",
        help=HELP,
        help_format="markdown",
        help_epilogue=EPILOGUE,
        default_parameter=Parameter(negative=(), show_default=_worded),
        suppress_keyboard_interrupt=False,
    )
    for name, about in COMMANDS.items():
        app.command(f"hustings.cli.{name}:{name}", name=name, help=about)
    return app


if __name__ == "__main__":
    sys.exit(main())
