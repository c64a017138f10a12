"""Where bots think: processes apart, started when first needed, ended when they take too long."""

import asyncio
import logging
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib.util import find_spec
from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from hustings.bots.bot import Maker
from hustings.core.game import Game
from hustings.server.questions import Answer, Question
from hustings.server.settings import Settings
from hustings.server.thinker import load

MAX_ANSWER = 1024 * 1024

log = logging.getLogger("hustings")


class BotFailed(Exception):
    """A bot did not answer, or not in time, or with nonsense."""


class Thinkers:
    """A few processes, each thinking about one question at a time."""

    def __init__(self, settings: Settings) -> None:
        """Start nothing yet."""
        self._settings = settings
        self._idle: list[asyncio.subprocess.Process] = []
        self._places = asyncio.Semaphore(settings.bot_processes)
        self._all: set[asyncio.subprocess.Process] = set()

    def bots(self, game: Game) -> Mapping[str, Maker]:
        """Return the bots that can play *game*, by name."""
        return load(self._settings.shelf)(game)

    async def choose(self, question: Question) -> tuple[Any, str]:
        """Return the action that the bot chooses, as JSON says it, and its reason if it tells it.

        Raises:
            BotFailed: it was not made in time, did not answer within its budget, or not with an
                action.
        """
        answer = await self._answered(question)
        return _decoded(answer.action), answer.reason

    async def weigh(self, question: Question) -> Any:
        """Return all that the bot might do as it weighs it, as JSON says it.

        Raises:
            BotFailed: it did not answer within its budget, or not so.
        """
        return _decoded((await self._answered(question)).weighed)

    async def _answered(self, question: Question) -> Answer:
        async with self._places:
            process = self._idle.pop() if self._idle else await self._start()
            try:
                answer = await self._ask(process, question)
            except BaseException:
                # Whatever it is doing, nobody waits for it any more.
                await self._end(process)
                raise
            self._idle.append(process)
        if answer.error:
            log.warning("the bot %s of %s failed: %s", question.bot, question.game, answer.error)
            raise BotFailed(answer.error)
        return answer

    async def warm(self) -> None:
        """Have made what bots compile, if anything, before anybody waits for such a bot.

        A process of its own does so: those that answer questions are free for them.
        """
        if self._settings.warm and find_spec("numba") is not None:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "hustings.server.warming",
                self._settings.shelf,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.DEVNULL,
                start_new_session=True,
            )
            try:
                await process.wait()
            finally:
                await self._end(process)

    async def close(self) -> None:
        """End all processes."""
        for process in tuple(self._all):
            await self._end(process)

    async def _start(self) -> asyncio.subprocess.Process:
        settings = self._settings
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "hustings.server.thinker",
            settings.shelf,
            str(settings.bot_memory),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=MAX_ANSWER,
            # So that Ctrl-C reaches the server alone, which then ends its bots.
            start_new_session=True,
        )
        self._all.add(process)
        return process

    async def _ask(self, process: asyncio.subprocess.Process, question: Question) -> Answer:
        assert process.stdin is not None, "the process was started without a pipe to it"
        assert process.stdout is not None, "the process was started without a pipe from it"
        start, budget = self._settings.bot_start / 1000, self._settings.bot_budget / 1000
        try:
            async with asyncio.timeout(start):
                process.stdin.write(msgspec.json.encode(question) + b"\n")
                await process.stdin.drain()
                answer = await _told(process.stdout)
            if not answer.thinking:
                return answer
            async with asyncio.timeout(budget):
                return await _told(process.stdout)
        except TimeoutError as error:
            log.warning("the bot %s of %s took too long", question.bot, question.game)
            raise BotFailed(f"not made within {start} s, or no answer within {budget} s") from error
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            log.warning(
                "the bot %s of %s ended its process: %r", question.bot, question.game, error
            )
            raise BotFailed(str(error)) from error

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        with suppress(ProcessLookupError):
            process.kill()
        self._all.discard(process)
        await process.wait()


async def _told(stream: asyncio.StreamReader) -> Answer:
    return msgspec.json.decode(await stream.readline(), type=Answer)


def _decoded(part: Raw | UnsetType) -> Any:
    if part is UNSET:
        raise BotFailed("it did not answer what was asked")
    return msgspec.json.decode(part)
