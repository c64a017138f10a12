import socket
from pathlib import Path

import pytest

from hustings.server.alone import alone
from hustings.server.serve import CannotServe, serve


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


def test_a_folder_that_was_let_go_is_there_for_the_next(tmp_path: Path) -> None:
    alone(tmp_path).close()

    with alone(tmp_path):
        assert (tmp_path / "hustings.lock").exists()
