import asyncio

from hustings.server.connection import MAX_WAITING, Connection
from hustings.server.limits import Bucket
from hustings.server.settings import Settings
from hustings.server.wire import framed


def test_a_slow_client_is_dropped_messages_and_then_sent_the_whole() -> None:
    async def scene() -> list[str]:
        sent: list[str] = []
        reads = asyncio.Event()

        async def send(text: str) -> None:
            await reads.wait()
            sent.append(text)

        connection = Connection(send, 0, Settings())
        draining = asyncio.create_task(connection.drain(lambda late: late.post(b"the whole")))
        for n in range(2 * MAX_WAITING):
            connection.post(b"%d" % n)
            await asyncio.sleep(0)
        reads.set()
        await asyncio.sleep(0)
        connection.close()
        await draining
        return sent

    sent = asyncio.run(scene())

    assert "the whole" == sent[-1]
    assert len(sent) <= 2


def test_nobody_waits_for_a_client_that_takes_nothing() -> None:
    async def scene() -> int:
        async def never(_: str) -> None:
            await asyncio.Event().wait()

        connection = Connection(never, 0, Settings())
        for _ in range(10_000):
            connection.post(b"x" * 1000)
        return connection.waiting

    assert asyncio.run(scene()) <= MAX_WAITING


def test_a_client_that_keeps_up_is_written_to_at_once_and_in_order() -> None:
    async def scene() -> list[bytes]:
        written: list[bytes] = []
        takes = [True, False, True]

        def write(message: bytes) -> bool:
            if not takes.pop(0):
                return False
            written.append(message)
            return True

        async def send(text: str) -> None:
            written.append(text.encode())

        connection = Connection(send, 0, Settings(), write)
        draining = asyncio.create_task(connection.drain(lambda _: None))
        for message in (b"1", b"2", b"3"):
            connection.post(message)
        connection.close()
        await draining
        return written

    assert [b"1", b"2", b"3"] == asyncio.run(scene())


def test_a_message_in_hand_is_not_overtaken_when_the_client_reads_again() -> None:
    async def scene() -> list[bytes]:
        written: list[bytes] = []
        reads = asyncio.Event()

        def write(message: bytes) -> bool:
            if reads.is_set():
                written.append(message)
            return reads.is_set()

        async def send(text: str) -> None:
            await reads.wait()
            written.append(text.encode())

        connection = Connection(send, 0, Settings(), write)
        draining = asyncio.create_task(connection.drain(lambda _: None))
        connection.post(b"1")
        await asyncio.sleep(0)
        reads.set()
        connection.post(b"2")
        connection.close()
        await draining
        return written

    assert [b"1", b"2"] == asyncio.run(scene())


def test_a_frame_says_how_long_it_is() -> None:
    heads = {
        125: b"\x81\x7d",
        126: b"\x81\x7e\x00\x7e",
        65536: b"\x81\x7f" + bytes(5) + b"\x01\0\0",
    }

    for size, head in heads.items():
        assert head + b"x" * size == framed(b"x" * size)


def test_tokens_come_back_with_time() -> None:
    bucket = Bucket((2, 1), 0)

    taken = [bucket.take(now) for now in (0, 0, 0, 1000, 1000)]

    assert [True, True, False, True, False] == taken
    assert not bucket.is_full(1500)
    assert bucket.is_full(3000)
