"""Majority Rules in the browser: whole games, every look, deals, keys, and one screen for two."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Invite
from tests.browser.council import Council
from tests.browser.house import House
from tests.browser.keyboard import Keyboard
from tests.browser.leaks import TEXTS, leaks
from tests.browser.lobby import Lobby
from tests.browser.look import EVERY_RULE, accused, look, misfits, resize
from tests.browser.screens import DESK, PHONE
from tests.browser.setup import Setup
from tests.browser.story import Story
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

TITLES = {"table-i-promise": "I promise", "table-they-promise": "For it, Budi promises"}
LONGEST = 400
"""Seconds that a game may take."""
ALWAYS = {"placing", "promoting", "coalescing", "balloting", "bidding"}
"""The stages that every game comes to for everybody."""
FACTIONS = ("activists", "voters", "media", "money", "bureaucracy", "justice", "lawmakers")
SHOWN = {"shown-hands", "shown-board", "shown-controls", "shown-vote"}
"""What is held on the screen until its reader goes on."""
LOW: ViewportSize = {"width": 1280, "height": 700}
"""A desk on which a scale has little room."""
FINGER = 40
"""CSS pixels that a finger needs."""
ON_TOP = """each => {
  const { x, y, width, height } = each.getBoundingClientRect();
  return each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
MEANT = """all => all.map(each => {
  const { x, y, width, height } = each.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit?.closest('.way')?.dataset.way ?? null;
})"""
"""Which arrow is meant by a finger on each plus."""
CRAMPED = """() => {
  const stamped = [...document.querySelectorAll('.plaque:has(.mark:not(.open))')];
  return stamped.flatMap((plaque) => {
    const [name, mark] = [plaque.querySelector('.name'), plaque.querySelector('.mark')];
    const room = name.clientWidth;
    const isCut = mark.getBoundingClientRect().right > plaque.getBoundingClientRect().right;
    mark.style.display = 'none';
    return isCut || room < name.clientWidth ? [`${name.textContent} has only ${room}`] : [];
  });
}"""
"""The names that have less room because of a stamp, or whose stamp is cut off."""
COVERED = """() => {
  const [stage, tray] = ['.majority .stage', '.tray'].map((each) =>
    document.querySelector(each).getBoundingClientRect(),
  );
  return stage.bottom - tray.top;
}"""
"""How much of the stage lies under the tray, in pixels."""


def play(tables: list[Council], done: Callable[[], bool]) -> None:
    """Let each of *tables* answer whatever it is asked until all is *done*, by what was seen."""
    deadline = time.monotonic() + LONGEST
    while True:
        for table in tables:
            table.look()
        if done():
            return
        assert time.monotonic() < deadline, f"stuck at {[table.moment for table in tables]}"
        for table in tables:
            table.step()


def until(tables: list[Council], stage: str) -> None:
    """Play on until *stage* is on the screens of all, and they are asked; who is asked waits."""
    deadline = time.monotonic() + LONGEST
    while True:
        for table in tables:
            table.look()
        if all(table.stage == stage and table.asks for table in tables):
            return
        assert time.monotonic() < deadline, f"no {stage} yet"
        for table in tables:
            table.step(but=stage)


def seated(
    visitor: Visitor, house: House, *others: str, options: dict[str, int | str | bool] | None = None
) -> Council:
    """Seat the *visitor* at a table with the *others*."""
    made = house.open("majority", ["open", *others], name=visitor.name, options=options)
    visitor.sit(made, 0)
    return Council(visitor)


def seated_at(stage: str, visitor: Visitor, house: House, bot: str = "bot:random") -> Council:
    """Seat the *visitor* at a table with two of a kind of *bot*, and play on until *stage*."""
    table = seated(visitor, house, bot, bot)
    until([table], stage)
    return table


def pair(invite: Invite, house: House, turns: int = 5) -> list[Council]:
    """Seat two people and a bot, one at a desk and one with a phone and another language."""
    seats = ["open", "open", "bot:careful"]
    made = house.open("majority", seats, name="Rina", options={"turns": turns})
    rina, budi = invite(name="Rina"), invite(name="Budi", language="id", screen=PHONE)
    rina.sit(made, 0)
    budi.sit(made, 1)
    rina.button("lobby-start").click()
    return [Council(rina), Council(budi)]


def leaking(visitor: Visitor) -> list[str]:
    """Return what the *visitor* reads or hears that is not in their language."""
    texts: list[str] = visitor.page.evaluate(TEXTS)
    return leaks(texts, visitor.language)


@pytest.mark.timeout(600)
def test_two_people_and_a_bot_play_to_the_end_one_on_a_phone_in_another_language(
    invite: Invite, house: House
) -> None:
    tables = pair(invite, house, turns=4)
    looked: set[tuple[str, str]] = set()
    faults: list[str] = []

    def done() -> bool:
        for table in tables:
            visitor, moment = table.visitor, table.moment
            if moment and (visitor.name, moment) not in looked:
                looked.add((visitor.name, moment))
                found = [*misfits(visitor), *leaking(visitor)]
                faults.extend(f"{moment}, {visitor.name}: {fault}" for fault in found)
        return all(table.is_over for table in tables)

    play(tables, done)

    for table in tables:
        visitor = table.visitor
        faults += [*accused(visitor, EVERY_RULE), *misfits(visitor), *leaking(visitor)]
        total = visitor.say("table-total")
        expect(table.page.get_by_role("rowheader").filter(has_text=total)).to_be_visible()
        assert [] == visitor.moved()
    assert [] == faults
    assert ALWAYS | SHOWN <= {moment for _, moment in looked}


@pytest.mark.timeout(600)
def test_each_stage_in_all_sizes_and_lights(invite: Invite, house: House) -> None:
    visitor = invite()
    table = seated(visitor, house, "bot:careful", "bot:careful")
    looked: set[str] = set()
    faults: list[str] = []

    def done() -> bool:
        if table.asks and table.moment not in looked:
            looked.add(table.moment)
            faults.extend(look(visitor, f"majority-{table.moment}"))
        return table.is_over or ALWAYS | SHOWN <= looked

    play([table], done)

    assert [] == faults
    assert ALWAYS | SHOWN <= looked


def is_second(table: Council) -> bool:
    """Say whether the second turn has come to its votes."""
    past = table.page.locator(".progress i.past")
    return past.count() >= 1 and table.stage == "balloting"


def test_a_promise_kept_and_one_broken_are_told_apart(invite: Invite, house: House) -> None:
    rina, budi = pair(invite, house)
    until([rina, budi], "placing")

    rina.page.get_by_role("tab", name=rina.visitor.say("table-deals")).click()
    offer(rina.visitor, mine="media", yours="voters")
    budi.page.locator(".tray .offer").click()
    budi.visitor.button("table-accept").click()
    budi.page.get_by_role("dialog").get_by_role("button", name=budi.visitor.say("close")).click()
    expect(budi.page.get_by_role("dialog")).to_have_count(0)
    rina.place("activists")
    budi.place("voters")
    play([rina, budi], lambda: "coalescing" in (rina.stage, budi.stage))

    for word, verdict in (("media", "broken"), ("voters", "kept")):
        line = rina.page.locator(".deals li").filter(has_text=rina.visitor.say(f"word-{word}"))
        judged = line.filter(has_text=rina.visitor.say(f"table-{verdict}"))
        expect(judged).to_be_visible()
        expect(judged).to_contain_text(rina.visitor.say("table-decided"))
    assert [] == accused(rina.visitor, EVERY_RULE)
    rina.page.keyboard.press("s")
    standing = rina.page.get_by_role("dialog", name=rina.visitor.say("scores"))
    expect(standing).to_contain_text(rina.visitor.say("table-record", kept=0, judged=1, void=0))


def offer(visitor: Visitor, *, mine: str, yours: str) -> None:
    """Offer Budi to send Supporters to *mine* for some of his to *yours*."""
    visitor.button("table-offer").click()
    dialog = visitor.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Budi").click()
    for title, faction in (("table-i-promise", mine), ("table-they-promise", yours)):
        side = dialog.get_by_role("region", name=TITLES[title], exact=True)
        side.get_by_role("button", name=visitor.say("table-promise-send")).click()
        side.get_by_role("combobox", name=visitor.say("table-faction")).select_option(faction)
    assert [] == accused(visitor, EVERY_RULE)
    dialog.get_by_role("button", name=visitor.say("table-offer-send")).click()
    expect(dialog).to_have_count(0)


def test_an_offer_to_two_for_the_next_turn_is_countered_and_the_counter_withdrawn(
    invite: Invite, house: House
) -> None:
    people = [invite(name=name) for name in ("Rina", "Budi", "Citra")]
    made = house.open("majority", ["open"] * 3, name="Rina")
    for seat, person in enumerate(people):
        person.sit(made, seat)
    people[0].button("lobby-start").click()
    tables = [Council(person) for person in people]
    until(tables, "placing")
    for person in people:
        person.page.get_by_role("tab", name=person.say("table-deals")).click()
    rina, budi, _ = people

    rina.button("table-offer").click()
    offered(rina)
    for person in people[1:]:
        offers = person.page.locator(".deals article.open")
        expect(offers).to_contain_text("in turn 2")
    budi.button("table-counter").click()
    form = budi.page.get_by_role("dialog")
    side = form.get_by_role("region", name=TITLES["table-i-promise"], exact=True)
    side.get_by_role("spinbutton").fill("3")
    form.get_by_role("button", name=budi.say("table-offer-send")).click()
    expect(form).to_have_count(0)
    for person in people:
        expect(person.page.locator(".deals article.countered")).to_have_count(1)
    expect(rina.page.locator(".deals article.open")).to_contain_text("at least 3 Supporters")
    expect(rina.button("table-accept")).to_be_visible()

    budi.button("table-withdraw").click()

    for person in people:
        expect(person.page.locator(".deals article.withdrawn")).to_have_count(1)
        expect(person.page.locator(".deals")).to_contain_text(person.say("table-no-promises"))
    expect(rina.button("table-accept")).to_have_count(0)


def test_a_refusal_in_the_sheet_of_deals_is_said_on_that_sheet(
    invite: Invite, house: House
) -> None:
    rina, budi = pair(invite, house)
    until([rina, budi], "placing")
    rina.page.get_by_role("tab", name=rina.visitor.say("table-deals")).click()
    for _ in range(2):
        offer(rina.visitor, mine="media", yours="voters")
    budi.page.locator(".tray .offer").click()
    accepts = budi.visitor.button("table-accept")
    expect(accepts).to_have_count(2)
    accepts.first.click()
    expect(accepts).to_have_count(1)
    sheet = budi.page.get_by_role("dialog")
    refusal = sheet.get_by_role("status")

    before = accepts.bounding_box()
    # A second tap at the same place would be taken for the first one's echo; a key is not.
    accepts.press("Enter")

    expect(refusal).to_contain_text(budi.visitor.say("objection-deal-once"))
    assert refusal.evaluate(ON_TOP)
    assert before == accepts.bounding_box()
    assert [] == [*misfits(budi.visitor), *accused(budi.visitor, EVERY_RULE)]
    title = budi.visitor.say("clause-deal-once")
    refusal.get_by_role("button", name=title).click()
    expect(budi.page.locator('[data-clause="deal.once"]')).to_be_in_viewport()
    expect(refusal).to_have_count(0)


def test_whoever_made_an_offer_sees_at_once_who_declined_it_and_finds_it_in_its_place(
    invite: Invite, house: House
) -> None:
    rina, budi = pair(invite, house)
    until([rina, budi], "placing")
    rina.page.get_by_role("tab", name=rina.visitor.say("table-deals")).click()
    offer(rina.visitor, mine="media", yours="voters")
    laid = rina.page.locator(".deals article.laid")
    expect(laid).to_have_count(0)

    budi.page.locator(".tray .offer").click()
    budi.visitor.button("table-decline").click()

    notice = rina.page.locator("[data-news]")
    expect(notice).to_contain_text("Budi declines your offer.")
    assert notice.evaluate(ON_TOP)
    expect(laid).to_contain_text("Budi declined it.")
    assert [] == [*misfits(rina.visitor), *accused(rina.visitor, EVERY_RULE)]
    notice.get_by_role("button", name=rina.visitor.say("close")).click()
    expect(notice).to_have_count(0)
    rina.visitor.button("table-put-away").click()
    expect(laid).to_have_count(0)
    expect(rina.page.locator(".deals article.declined")).to_have_count(1)
    expect(budi.page.locator("[data-news]")).to_have_count(0)


def offered(visitor: Visitor) -> None:
    """Offer Budi and Citra Supporters for Supporters in the second turn."""
    form = visitor.page.get_by_role("dialog")
    theirs = form.get_by_role("region", name="For it, ")
    form.get_by_role("button", name="Budi").click()
    theirs.get_by_role("button", name=visitor.say("table-promise-president")).click()
    theirs.get_by_role("combobox", name=visitor.say("word-president")).select_option("2")
    form.get_by_role("button", name="Citra").click()
    # Citra can not promise to name herself, so nobody is asked for it.
    expect(theirs.get_by_role("combobox")).to_have_count(0)
    for side in (form.get_by_role("region", name=TITLES["table-i-promise"], exact=True), theirs):
        side.get_by_role("button", name=visitor.say("table-promise-send")).click()
        turn = side.get_by_role("combobox", name=visitor.say("table-turn-word"), exact=True)
        turn.select_option("2")
    assert [] == accused(visitor, EVERY_RULE)
    form.get_by_role("button", name=visitor.say("table-offer-send")).click()
    expect(form).to_have_count(0)


def test_a_turn_is_played_without_a_mouse(visitor: Visitor, house: House) -> None:
    seated(visitor, house, "bot:random", "bot:random")
    table = Council(visitor, Keyboard(visitor))

    play([table], lambda: "bidding" in table.answered or is_second(table))

    assert {"placing", "promoting", "coalescing", "balloting"} <= table.answered
    # Whoever goes on from the last thing on the page leaves it, and comes back at its top.
    assert [] == [lost for lost in visitor.lost_focus() if not lost.startswith("input ")]


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_a_refusal_moves_nothing_and_goes_with_the_next_tap(
    invite: Invite, house: House, screen: ViewportSize
) -> None:
    visitor = invite(screen=screen)
    table = seated_at("placing", visitor, house)
    reason = visitor.page.locator(".tray [role='status']")

    def places() -> list[object]:
        parts = (table.main, table.tile("activists"), table.tile("money"))
        return [part.bounding_box() for part in parts]

    before = places()
    table.tile("lawmakers").click()
    expect(reason).to_contain_text(visitor.say("clause-place-lawmakers"))
    assert before == places()
    assert [] == misfits(visitor)

    table.tile("media").click()

    expect(reason).to_have_count(0)
    assert before == places()


def test_on_a_phone_no_tile_lies_under_the_tray_and_each_has_its_name(
    invite: Invite, house: House
) -> None:
    visitor = invite(screen=PHONE)
    table = seated_at("placing", visitor, house)
    for faction in ("activists", "money"):
        table.tile(faction).click()

    tray = visitor.page.locator(".tray").bounding_box()
    lowest = table.tile("money").bounding_box()
    assert tray
    assert lowest
    assert tray["y"] >= lowest["y"] + lowest["height"]

    until([table], "coalescing")
    for faction in FACTIONS:
        tile = visitor.page.locator(f".map [data-faction='{faction}']")
        expect(tile.get_by_text(visitor.say(f"word-{faction}"), exact=True)).to_be_visible()


def test_on_a_phone_five_have_room_for_their_names_and_stamps(invite: Invite, house: House) -> None:
    visitor = invite(screen=PHONE, language="id")
    table = seated(visitor, house, *["bot:random"] * 4)
    stamps = visitor.page.locator(".plaque .mark:not(.open)")

    play([table], lambda: table.stage == "bidding" and stamps.count() > 0)

    assert [] == visitor.page.evaluate(CRAMPED)


def test_on_a_phone_what_scrolls_ends_above_the_tray_and_says_that_more_is_below(
    invite: Invite, house: House
) -> None:
    visitor = invite(screen=PHONE)
    seated_at("coalescing", visitor, house)
    stage = visitor.page.locator(".majority .stage")
    below = stage.get_by_role("button", name=visitor.say("table-below"))
    expect(below).to_be_visible()

    below.click()

    expect(below).to_have_count(0)
    assert visitor.page.evaluate(COVERED) <= 0


def test_on_a_phone_a_coalition_is_proposed_within_sight(invite: Invite, house: House) -> None:
    visitor = invite(screen=PHONE)
    table = seated_at("coalescing", visitor, house, "bot:careful")
    page = visitor.page
    compose = table.button("table-compose")
    for faction in FACTIONS:
        page.locator(f".map [data-faction='{faction}']").click()
        if compose.count():
            break

    expect(compose).to_be_in_viewport(ratio=1)
    compose.click()
    page.locator(".draft .people button").first.click()

    for part in page.locator(".draft button").all():
        expect(part).to_be_in_viewport(ratio=1)
        box = part.bounding_box()
        assert box
        assert box["height"] >= FINGER
    assert [] == misfits(visitor)
    for head in page.locator(".draft .people").last.get_by_role("button").all():
        head.click()
        if table.main.get_attribute("aria-disabled") == "false":
            table.main.click()
            break
    expect(page.locator(".draft")).to_have_count(0)


def test_a_finger_on_a_plus_sends_a_supporter_along_that_arrow(
    invite: Invite, house: House
) -> None:
    visitor = invite(screen=PHONE, touch=True, settings='{"pause":"ask"}')
    seated_at("promoting", visitor, house)
    expect(visitor.page.get_by_role("note")).to_be_visible()
    ways = visitor.page.locator(".way:has(.plus)")
    named = [way.get_attribute("data-way") for way in ways.all()]

    assert named
    assert named == ways.locator(".plus").evaluate_all(MEANT)
    for gate in ways.locator(".target").all():
        box = gate.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= FINGER
    plus = visitor.page.locator(f"[data-way='{named[0]}'] .plus")
    box = plus.bounding_box()
    assert box
    visitor.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    expect(plus).to_have_count(0)


def test_on_a_phone_a_larger_board_opens_at_the_tile_that_was_picked(
    invite: Invite, house: House
) -> None:
    visitor = invite(screen=PHONE)
    table = seated_at("placing", visitor, house)
    table.tile("money").click()

    visitor.button("table-zoom").click()

    expect(table.tile("money")).to_be_in_viewport(ratio=0.9)
    expect(visitor.page.locator(".board .corner.start")).to_be_visible()
    assert [] == misfits(visitor)


@pytest.mark.parametrize("screen", [LOW, PHONE], ids=["low", "phone"])
def test_whoever_bids_sees_both_sums_and_what_decides(
    invite: Invite, house: House, screen: ViewportSize
) -> None:
    visitor = invite(screen=screen)
    seated_at("bidding", visitor, house)

    tray = visitor.page.locator(".tray").bounding_box()
    foot = visitor.page.locator(".vote .foot").bounding_box()
    stand = visitor.page.locator(".vote svg.scale").bounding_box()
    assert tray
    assert foot
    assert stand
    assert foot["y"] + foot["height"] <= tray["y"]
    assert stand["y"] + stand["height"] <= foot["y"]
    assert [] == [*misfits(visitor), *accused(visitor, EVERY_RULE)]


def test_what_was_read_at_a_desk_does_not_open_on_a_narrower_screen(
    visitor: Visitor, house: House
) -> None:
    table = seated_at("placing", visitor, house)
    table.tile("lawmakers").click()
    title = visitor.say("clause-place-lawmakers")
    visitor.page.locator(".tray [role='status']").get_by_role("button", name=title).click()
    rules = visitor.page.locator("[data-rules]")
    expect(rules.locator("[data-clause='place.lawmakers']")).to_be_focused()

    rules.get_by_text(visitor.say("rules-contents")).click()
    rules.get_by_role("button", name=visitor.say("clause-end-concealed")).click()
    expect(rules.locator("[data-clause='end.concealed']")).to_be_in_viewport()
    resize(visitor, PHONE)

    expect(visitor.page.locator("main")).to_be_visible()
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)


def test_there_is_a_key_for_hand_table_scores_clock_and_last_event(
    visitor: Visitor, house: House
) -> None:
    seated_at("placing", visitor, house)
    page, keyboard = visitor.page, Keyboard(visitor)

    keyboard.press("h")
    expect(page.locator(".tray button").first).to_be_focused()
    for key, name in (("t", "table"), ("c", "clock")):
        keyboard.press(key)
        expect(page.locator(f'[data-key="{name}"]')).to_be_focused()
    for key, title in (("s", "scores"), ("?", "help")):
        keyboard.press(key)
        dialog = page.get_by_role("dialog", name=visitor.say(title))
        expect(dialog).to_be_visible()
        keyboard.press("Escape")
        expect(dialog).to_be_hidden()
    keyboard.press("e")

    expect(page.locator("[data-announcer]")).to_contain_text(Story(visitor).lines()[-1])


def test_a_switch_of_language_words_the_story_and_the_table_anew(
    visitor: Visitor, house: House
) -> None:
    seated_at("promoting", visitor, house, "bot:careful")
    before = Story(visitor).lines()

    visitor.button("menu").click()
    visitor.speak("id")
    visitor.page.keyboard.press("Escape")

    expect(visitor.page.locator("html")).to_have_attribute("lang", "id")
    after = Story(visitor).lines()
    assert len(before) <= len(after)
    assert [] == [line for line in before if line in after]
    assert [] == leaking(visitor)


def test_a_first_game_says_what_matters_where_it_first_does(invite: Invite, house: House) -> None:
    visitor = invite(settings='{"pause":"ask"}', screen=PHONE)
    seated_at("placing", visitor, house)
    lesson = visitor.page.get_by_role("note")
    expect(lesson).to_contain_text(visitor.say("lesson-majority-placing"))
    assert [] == misfits(visitor)

    visitor.button("lesson-learnt").click()

    expect(lesson).to_have_count(0)


def test_nobody_sees_the_hands_of_whom_they_share_a_screen_with(visitor: Visitor) -> None:
    visitor.visit("/new/majority")
    setup = Setup(visitor, "majority")
    setup.resize(3)
    setup.fill(2, "careful")
    setup.hot_seat.check()
    visitor.button("setup-create").click()
    Lobby(visitor).sit_down("Budi")
    visitor.button("lobby-start").click()
    table = Council(visitor)
    hands = visitor.page.locator(".hands li")

    def sit_down() -> bool:
        # Found and tapped at once: the sheet may learn meanwhile whose turn it is.
        visitor.page.evaluate("document.querySelector('.sheet button')?.click()")
        table.look()
        table.step(but="placing")
        return table.stage == "placing" and table.asks

    play([], sit_down)
    table.place("voters")

    expect(visitor.page.get_by_text(visitor.say("hand-over-note"))).to_be_visible()
    expect(table.tile("voters")).to_have_count(0)
    play([], sit_down)
    expect(hands).to_have_count(0)


def test_supporters_move_for_whoever_likes_that(invite: Invite, house: House) -> None:
    visitor = invite(still=False)
    table = seated_at("promoting", visitor, house, "bot:careful")

    table.page.locator(".way").first.click()
    expect(table.page.locator(".rider").first).to_be_visible()

    visitor.page.wait_for_function("window.watched.moved.some((each) => /animat|^g /.test(each))")


def test_a_board_is_written_kept_and_chosen_for_a_table(visitor: Visitor) -> None:
    visitor.game = "majority"
    visitor.visit("/sheets/majority")
    visitor.page.get_by_role("button", name=visitor.say("sheets-board"), exact=True).click()
    visitor.page.get_by_label(visitor.say("sheets-name")).fill("our-own")
    edge = visitor.page.locator("[data-edge='activists voters'], [data-edge='voters activists']")
    edge.click()
    expect(visitor.page.get_by_text(visitor.say("sheets-faulty"))).to_be_visible()
    edge.click()
    expect(visitor.page.get_by_text(visitor.say("sheets-sound"))).to_be_visible()
    for screen in (DESK, PHONE):
        resize(visitor, screen)
        assert [] == accused(visitor, {})
    visitor.page.get_by_label(visitor.say("sheets-title-en")).fill("Our own ways")
    expect(visitor.page.get_by_text(visitor.say("sheets-sound"))).to_be_visible()
    visitor.page.get_by_role("button", name=visitor.say("sheets-keep")).click()

    visitor.page.get_by_role("link", name=visitor.say("sheets-play")).click()
    board = visitor.page.get_by_role("combobox", name=visitor.say("option-board"))
    expect(board).to_be_visible()
    expect(board).to_have_value("our-own")
    visitor.page.get_by_role("button", name=visitor.say("setup-play")).click()

    expect(visitor.page.locator("[data-stage]")).to_be_visible()
    visitor.button("menu").click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text("Our own ways")


def test_the_laws_of_a_deck_can_be_changed_and_its_balance_is_seen(visitor: Visitor) -> None:
    visitor.game = "majority"
    visitor.visit("/sheets/majority")
    balance = visitor.page.get_by_role("region", name=visitor.say("sheets-balance"))
    expect(balance).to_contain_text(visitor.say("sheets-even"))

    visitor.page.locator(".laws .line").first.click()
    rewards = visitor.page.get_by_role("group", name=visitor.say("table-rewards"))
    rewards.get_by_role("button", name=visitor.say("word-money")).click()

    expect(balance).to_contain_text(visitor.say("sheets-uneven"))
    assert [] == accused(visitor, {})
