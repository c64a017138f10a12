from pathlib import Path

import httpx
import pytest

from hustings.server import pages
from hustings.server.protocol import MAX_MESSAGE_BYTES
from hustings.server.routes import MAX_SHEETS_BYTES
from tests.server.running import Running


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of a client that was built."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><head></head><body></body>")
    (tmp_path / "assets" / "page-1a2b.js").write_text("void 0;" * 100)
    (tmp_path.parent / "outside.txt").write_text("secret")
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("path", "base"),
    [
        ("/", "./"),
        ("/games", "./"),
        ("/new/tightwad", "../"),
        ("/rules/democracy", "../"),
        ("/t/abc", "../"),
        ("/r/abc", "../"),
        ("/t/abc/s/key", "../../../"),
    ],
)
def test_every_page_finds_what_belongs_to_it(
    server: Running, built: Path, path: str, base: str
) -> None:
    answer = server.http.get(path)

    assert 200 == answer.status_code
    assert f'<head><base href="{base}">' in answer.text
    assert "no-cache" == answer.headers["cache-control"]


def test_what_has_a_name_of_its_own_is_kept_for_ever(server: Running, built: Path) -> None:
    answer = server.http.get("/assets/page-1a2b.js", headers={"accept-encoding": "gzip"})

    assert "immutable" in answer.headers["cache-control"]
    assert "gzip" == answer.headers["content-encoding"]
    assert "void 0;" * 100 == answer.text


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/assets/../../outside.txt", "/assets/%2e%2e/%2e%2e/outside.txt"]
)
def test_nothing_else_is_served(server: Running, built: Path, path: str) -> None:
    assert 404 == server.http.get(path).status_code


def test_without_a_client_the_page_says_how_to_build_it(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)

    answer = server.http.get("/")

    assert 503 == answer.status_code
    assert "make client" in answer.text


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/none", "/nothing/here"])
def test_every_answer_carries_the_headers_that_keep_the_page_safe(
    server: Running, path: str
) -> None:
    headers = server.http.get(path).headers

    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert ("nosniff", "no-referrer") == (
        headers["x-content-type-options"],
        headers["referrer-policy"],
    )
    assert "server" not in headers


def test_the_server_says_that_it_is_well(server: Running) -> None:
    assert "ok" == server.http.get("/healthz").text


def test_the_games_are_listed_with_their_differences(server: Running) -> None:
    games = {game["name"]: game for game in server.get("/api/games")}

    indonesian = games["democracy"]["dialects"][1]
    assert [3, 10] == games["tightwad"]["dialects"][0]["seats"]
    assert {"other": "english", "option": "sweep", "here": 2, "there": 1} in (
        indonesian["differences"]
    )
    assert "careful" in games["tightwad"]["bots"]


@pytest.mark.parametrize("game", ["tightwad", "democracy"])
@pytest.mark.parametrize("language", ["en", "id"])
def test_the_rulebook_is_read_in_each_language(server: Running, game: str, language: str) -> None:
    answer = server.http.get(f"/api/rulebook/{game}/{language}")

    assert "{#setup.players}" in answer.text
    assert 404 == server.http.get(f"/api/rulebook/{game}/tlh").status_code


@pytest.mark.parametrize(
    ("path", "longest"),
    [("tables", MAX_SHEETS_BYTES), ("tables/t/claim", MAX_MESSAGE_BYTES)],
)
def test_a_message_that_is_too_long_is_refused(server: Running, path: str, longest: int) -> None:
    answer = server.http.post(f"/api/{path}", json={"name": "x" * longest})

    assert 413 == answer.status_code


def test_the_description_of_the_routes_is_served(server: Running) -> None:
    routes = server.get("/schema/openapi.json")["paths"]

    assert "/api/tables/{table}/claim" in routes


def test_a_message_that_is_too_deep_is_refused(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    json = {"content-type": "application/json"}

    answer = server.http.post("/api/tables", content=b"[" * 10_000, headers=json)

    assert (400, "bad-message") == (answer.status_code, answer.json()["code"])
    assert [] == caplog.messages


@pytest.mark.parametrize(
    "path", ["/%00", "/assets/%00.js", "/" + "a" * 300, "/assets/" + "a" * 900]
)
def test_what_can_be_the_name_of_no_file_is_not_found(server: Running, path: str) -> None:
    assert 404 == server.http.get(path).status_code


@pytest.mark.parametrize("path", ["/", "/t/abc", "/assets/page-1a2b.js", "/api/games", "/nothing"])
def test_head_is_answered_as_get_is_without_the_body(
    server: Running, built: Path, path: str
) -> None:
    asked, got = server.http.head(path), server.http.get(path)

    assert b"" == asked.content
    assert got.status_code == asked.status_code
    assert _headers(got) == _headers(asked)


def _headers(answer: httpx.Response) -> dict[str, str]:
    return {name: value for name, value in answer.headers.items() if name != "date"}


@pytest.mark.parametrize("path", ["/api/games", "/api/tables/none", "/healthz", "/nothing/here"])
def test_nobody_keeps_an_answer_that_may_be_another_next_time(server: Running, path: str) -> None:
    assert "no-store" == server.http.get(path).headers["cache-control"]
