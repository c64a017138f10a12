"""Behind a proxy that speaks TLS and shows the server in a folder (S40)."""

import asyncio
import json
import ssl
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace
from websockets.asyncio.client import connect

from tests.server.running import QUICK, Running, eventually

FOLDER = "/cards"
PUBLIC = f"https://cards.example{FOLDER}"


class Proxy:
    """Passes on each connection, TLS taken off, as nginx does for ``location /cards/``."""

    def __init__(
        self, port: int, certificate: Path, *, strips: bool, upgrades: bool = True
    ) -> None:
        """Stand before the server at *port*."""
        self._to, self._strips, self._upgrades = port, strips, upgrades
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._context.load_cert_chain(certificate)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.port = 0
        self._thread.start()
        eventually(lambda: self.port)

    def close(self) -> None:
        """Stop."""
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join(10)

    def _run(self) -> None:
        self._loop.run_until_complete(self._serve())
        self._loop.close()

    async def _serve(self) -> None:
        self._stop = asyncio.Event()
        listening = await asyncio.start_server(self._pass_on, "127.0.0.1", 0, ssl=self._context)
        self.port = listening.sockets[0].getsockname()[1]
        await self._stop.wait()
        listening.close()
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()
        await asyncio.sleep(0)

    async def _pass_on(self, client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        head = (await client.readuntil(b"\r\n\r\n")).decode()
        server, forth = await asyncio.open_connection("127.0.0.1", self._to)
        forth.write(self._changed(head).encode())
        try:
            await asyncio.gather(self._pipe(client, forth), self._pipe(server, back))
        finally:
            back.close()
            forth.close()

    def _changed(self, head: str) -> str:
        first, *headers = head.removesuffix("\r\n\r\n").split("\r\n")
        method, path, version = first.split(" ")
        if self._strips:
            path = path.removeprefix(FOLDER)
        if not self._upgrades:
            hop = ("upgrade:", "connection:", "sec-websocket")
            headers = [line for line in headers if not line.lower().startswith(hop)]
        if not any("upgrade: websocket" in line.lower() for line in headers):
            headers = [line for line in headers if not line.lower().startswith("connection:")]
            headers.append("Connection: close")
        headers += ["X-Forwarded-For: 203.0.113.9", "X-Forwarded-Proto: https"]
        return "\r\n".join([f"{method} {path} {version}", *headers, "", ""])

    async def _pipe(self, read: asyncio.StreamReader, write: asyncio.StreamWriter) -> None:
        try:
            while data := await read.read(65536):
                write.write(data)
                await write.drain()
        except OSError:
            pass
        finally:
            write.close()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a certificate with its key, made for the test."""
    path = tmp_path_factory.mktemp("tls") / "both.pem"
    new = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    new += ["-nodes", "-subj", "/CN=localhost", "-days", "2", "-keyout", str(path)]
    made = subprocess.run([*new, "-out", "-"], check=True, capture_output=True)
    path.write_bytes(path.read_bytes() + made.stdout)
    return path


@pytest.fixture(params=[True, False], ids=["stripped", "kept"])
def proxied(request: pytest.FixtureRequest, certificate: Path) -> Iterator[tuple[Running, Proxy]]:
    """Return a server, and a proxy before it that takes the folder away, or leaves it."""
    server = Running(replace(QUICK, public_url=PUBLIC))
    proxy = Proxy(server.port, certificate, strips=request.param)
    yield server, proxy
    proxy.close()
    server.close()


async def greeted(address: str, key: str) -> Any:
    """Say hello at *address* and return the first answer.

    Not with two threads on one TLS connection, one to read and one to write: Python 3.11 lets them
    wait for each other.
    """
    trusting = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    async with connect(address, ssl=trusting) as socket, asyncio.timeout(10):
        await socket.send(json.dumps({"type": "hello", "key": key}))
        return json.loads(await socket.recv())


def test_a_game_is_found_and_played_in_a_folder_behind_a_proxy(
    proxied: tuple[Running, Proxy],
) -> None:
    _, proxy = proxied
    at = f"https://127.0.0.1:{proxy.port}{FOLDER}"
    new = {"game": "tightwad", "seats": ["open", "bot:random", "bot:random"]}
    with httpx.Client(verify=False) as http:  # noqa: S501  the certificate is the test's own
        page = http.get(f"{at}/t/abc")
        made = http.post(f"{at}/api/tables", json={**new, "name": "ana", "guest": "ana"}).json()
    address = f"wss://127.0.0.1:{proxy.port}{FOLDER}/api/tables/{made['table']}/socket"
    update = asyncio.run(greeted(address, made["seats"][0]["key"]))

    assert f'<base href="../"><meta name="address" content="{PUBLIC}/">' in page.text
    assert f"{PUBLIC}/t/{made['table']}" == made["invite"]
    assert ("update", 0) == (update["type"], update["seat"])


def test_the_folder_alone_leads_into_it() -> None:
    server = Running(replace(QUICK, public_url=PUBLIC))

    moved = server.http.get(FOLDER)
    server.close()

    assert (308, f"{FOLDER}/") == (moved.status_code, moved.headers["location"])


def test_a_proxy_that_passes_on_no_websocket_is_told_apart(certificate: Path) -> None:
    server = Running()
    proxy = Proxy(server.port, certificate, strips=True, upgrades=False)

    address = f"https://127.0.0.1:{proxy.port}{FOLDER}/api/tables/any/socket"
    answer = httpx.get(address, verify=False)  # noqa: S501  the certificate is the test's own
    proxy.close()
    server.close()

    assert (426, "no-upgrade") == (answer.status_code, answer.json()["code"])
    assert "websocket" == answer.headers["upgrade"]
