"""What a server has to tell its pages: that there is a newer one, and where friends find it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Invite
from tests.browser.house import COMMAND, GONE, House
from tests.browser.lobby import Lobby
from tests.browser.seated import seated

pytestmark = pytest.mark.browser

PUBLIC = "https://cards.example/games"


@pytest.fixture
def public(tmp_path: Path) -> Iterator[House]:
    """Run a server that friends know by another address."""
    with House(tmp_path / "data", (*COMMAND, "--public-url", PUBLIC)) as house:
        yield house


def test_a_page_that_is_older_than_its_server_asks_to_be_loaded(
    invite: Invite, public: House
) -> None:
    visitor = invite(public.address)
    visitor.forgive(*GONE)
    table = seated(visitor, public, "tightwad")
    table.moment()
    asks = visitor.page.get_by_role("alert").filter(has_text=visitor.say("page-old"))

    def newer(route: Route) -> None:
        page = route.fetch()
        route.fulfill(response=page, body=page.text().replace("/index-", "/newer-"))

    visitor.page.route(f"{public.address}/", newer)
    public.kill()
    expect(visitor.button("link-retry")).to_be_visible()
    expect(asks).to_have_count(0)
    public.start()

    expect(asks).to_be_visible()
    table.moment()
    visitor.button("page-reload").click()
    table.moment()
    expect(asks).to_have_count(0)


def test_a_page_that_is_as_new_as_its_server_asks_for_nothing(
    invite: Invite, public: House
) -> None:
    visitor = invite(public.address)
    visitor.forgive(*GONE)
    table = seated(visitor, public, "tightwad")
    table.moment()

    public.kill()
    expect(visitor.button("link-retry")).to_be_visible()
    with visitor.page.expect_response(f"{public.address}/"):
        public.start()
    table.moment()

    old = visitor.page.get_by_role("alert").filter(has_text=visitor.say("page-old"))
    expect(old).to_have_count(0)


def test_an_invitation_leads_to_the_public_address(invite: Invite, public: House) -> None:
    made = public.open("tightwad", ["open"] * 3)
    visitor = invite(public.address)
    visitor.game = "tightwad"
    visitor.sit(made, 0)

    table = Lobby(visitor)
    visitor.button("lobby-start-bots", open=2).wait_for()

    assert f"{PUBLIC}/t/{made.table}" == table.link == made.invite
