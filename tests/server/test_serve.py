import errno
import os
import re
import socket
from pathlib import Path

import pytest

from hustings.server.alone import alone
from hustings.server.serve import CannotServe, serve
from hustings.server.settings import Settings
from tests.server.running import Running


def test_a_folder_that_can_not_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(CannotServe, match=r"the folder .*/file/data can not be written"):
        serve(port=0, data=tmp_path / "file" / "data")


def test_a_file_that_holds_no_tables_is_named(tmp_path: Path) -> None:
    (tmp_path / "hustings.sqlite").write_bytes(b"not a database" * 1000)

    with pytest.raises(CannotServe, match=r"hustings\.sqlite can not be read"):
        serve(port=0, data=tmp_path)


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]

        with pytest.raises(CannotServe, match=f"the port {port} of 127.0.0.1 can not be had"):
            serve(port=port, data=tmp_path)


def test_a_folder_has_one_server(tmp_path: Path) -> None:
    with (
        alone(tmp_path),
        pytest.raises(CannotServe, match="another server keeps its tables in"),
    ):
        serve(port=0, data=tmp_path)


def test_a_lock_that_can_not_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "hustings.lock").mkdir()

    with pytest.raises(CannotServe, match=r"hustings\.lock can not be written: Is a directory"):
        serve(port=0, data=tmp_path)


def test_a_disk_without_room_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: Path, data: bytes) -> None:
        assert data, "nothing always finds room"
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_bytes", fails)

    with pytest.raises(CannotServe, match="can not be written: No space left on device"):
        serve(port=0, data=tmp_path)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="who owns all may write all")
@pytest.mark.parametrize("name", ["", "hustings.sqlite", "hustings.lock"])
def test_what_may_only_be_read_is_named(tmp_path: Path, name: str) -> None:
    Running(Settings(data=tmp_path)).close()
    (tmp_path / "hustings.lock").touch()
    (tmp_path / name).chmod(0o500)

    with pytest.raises(CannotServe, match=f"{re.escape(name)} can not be"):
        serve(port=0, data=tmp_path)


@pytest.mark.parametrize(
    "url",
    [
        "example.org",
        "example.org/cards",
        "ftp://example.org",
        "https://",
        "https://example.org:port",
        "https://example.org/cards?a=1",
        "https://ana:secret@example.org",
    ],
)
def test_a_public_address_that_nobody_can_open_is_named(tmp_path: Path, url: str) -> None:
    with pytest.raises(CannotServe, match="the public address is to look like"):
        serve(port=0, data=tmp_path, public_url=url)


def test_a_folder_that_was_let_go_is_there_for_the_next(tmp_path: Path) -> None:
    alone(tmp_path).close()

    with alone(tmp_path):
        assert (tmp_path / "hustings.lock").exists()
