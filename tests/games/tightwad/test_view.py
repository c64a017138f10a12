"""What a seat is shown: its own hand and what lies face up, of events as of the table."""

from hustings.cards.decktet import cards
from hustings.core.model import Event
from hustings.games.tightwad.model import Actions, Deal, Play
from tests.games.tightwad.notation import FIRST_CARDS, deal, fresh, tightwad


def test_a_seat_sees_its_own_hand_and_counts_the_others() -> None:
    view = tightwad("7SK 2MK | 3LY 9LK | 5YK 8MS", leads=2).plays(2, "5YK").view(1)

    assert (cards("3LY 9LK"), (2, 2, 1)) == (view.hand, view.counts)


def test_a_spectator_sees_no_hand() -> None:
    view = tightwad("7SK 2MK | 3LY 9LK | 5YK 8MS", leads=2).view(None)

    assert (None, ()) == (view.seat, view.hand)


def test_cards_that_are_neither_held_nor_played_nor_kept_lie_aside() -> None:
    table = tightwad("7SK 2MK | 3LY 9LK | 5YK 8MS", leads=2)

    assert [30, 30, 30] == [
        table.view(0).aside,
        table.plays(2, "5YK").view(0).aside,
        table.plays(2, "5YK 7SK 9LK").view(0).aside,
    ]


def test_between_rounds_all_but_the_penalties_lie_aside() -> None:
    table = tightwad("5YK | 8YK | 6MW", leads=0).plays(0, "5YK 8YK 6MW")

    assert 35 == table.view(None).aside


def test_a_seat_sees_its_own_hand_dealt() -> None:
    table, dealt = fresh(3), deal(0, FIRST_CARDS)

    seen = table.rules.redact(Event(0, None, dealt), 1)

    assert Event(0, None, Deal(0, ((None,) * 7, dealt.hands[1], (None,) * 7))) == seen


def test_a_spectator_sees_cards_dealt_face_down() -> None:
    seen = fresh(3).rules.redact(Event(0, None, deal(0, FIRST_CARDS)), None)

    assert Event(0, None, Deal(0, ((None,) * 7,) * 3)) == seen


def test_everyone_sees_what_is_played() -> None:
    event: Event[Actions] = Event(4, 2, Play(cards("5YK")[0]))

    assert event == fresh(3).rules.redact(event, 0)
