import signal
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from io import BytesIO
from multiprocessing import active_children

import pytest
from msgspec.structs import replace

from hustings.core.record import read
from hustings.core.verify import verify
from hustings.games.shelf import game, games
from hustings.lab.crew import cores
from hustings.lab.plan import Plan, rotated
from hustings.lab.played import bot_dice, game_seed
from hustings.lab.result import Result
from hustings.lab.simulate import results, simulate


def plan(name: str, bots: tuple[str, ...], count: int = 12, seed: str = "lab") -> Plan:
    known = game(name)
    return Plan(known, len(bots), next(iter(known.dialects.values())), (bots,), count, seed)


MIXED = ("random", "careful", "search:3", "random")


@pytest.mark.parametrize("name", ["tightwad", "democracy"])
def test_any_number_of_jobs_writes_the_same_records(name: str) -> None:
    alone = list(simulate(plan(name, MIXED), 1, "records"))

    assert all(result.record for result in alone)
    assert alone == list(simulate(plan(name, MIXED), 3, "records"))


def test_results_come_in_the_order_of_the_games() -> None:
    done = simulate(plan("tightwad", ("random",) * 3, count=40), 2)

    assert list(range(40)) == [result.game for result in done]


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    few = plan("democracy", ("random", "careful"), count=5)
    many = plan("democracy", ("random", "careful"), count=9)

    assert list(simulate(few, 1)) == list(simulate(many, 1))[:5]


def test_a_run_may_begin_anywhere() -> None:
    whole = plan("democracy", ("random", "careful"), count=9)

    assert list(simulate(whole, 1))[4:] == list(simulate(whole, 1, first=4))


def test_a_duplicate_deals_the_same_cards_to_all_lineups() -> None:
    lineups = rotated(("careful", "random"), 3)
    same = replace(plan("tightwad", ("random",) * 3, 6), lineups=lineups, duplicate=True)

    records = [
        record
        for result in simulate(same, 1, "records")
        for record in read(BytesIO(result.record), games())
    ]
    deals = [record.events[0].action for record in records]
    assert [deals[0]] * 3 + [deals[3]] * 3 == deals
    assert deals[0] != deals[3]
    assert list(lineups) * 2 == [result.lineup for result in simulate(same, 1)]


def test_another_seed_deals_other_games() -> None:
    one, other = (plan("tightwad", ("random",) * 4, 1, seed) for seed in ("one", "other"))

    assert results(one, range(1)) != results(other, range(1))


@pytest.mark.parametrize("name", ["tightwad", "democracy"])
def test_records_verify_one_after_another(name: str) -> None:
    done = list(simulate(plan(name, MIXED, count=4), 1, "records"))

    records = list(read(BytesIO(b"".join(result.record for result in done)), games()))
    for record, result in zip(records, done, strict=True):
        verify(record, games())
        assert_same_end(result, record.footer)
        assert game_seed("lab", result.game).hex() == record.header.seed


def assert_same_end(result: Result, footer: object) -> None:
    assert (result.places, result.scores) == (
        getattr(footer, "places", None),
        getattr(footer, "scores", None),
    )


def test_each_seat_has_dice_of_its_own() -> None:
    seed = game_seed("lab", 0)

    streams = {tuple(bot_dice(seed, seat).below(256) for _ in range(8)) for seat in range(10)}
    assert 10 == len(streams)


def test_a_run_that_is_given_up_leaves_no_process_behind() -> None:
    with closing(simulate(plan("tightwad", ("random",) * 4, count=200), 2)) as running:
        assert 0 == next(running).game

    assert [] == active_children()


def test_there_is_a_core_at_least() -> None:
    assert cores() >= 1


def test_an_interrupt_is_put_off_while_a_process_is_born(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    born = []

    def submit(self: ProcessPoolExecutor, work: object, piece: range) -> None:
        # As if a thread of NumPy's were told, whose mask is another.
        signal.getsignal(signal.SIGINT)(signal.SIGINT, None)  # type: ignore[operator,misc]
        born.append(piece)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", submit)
    with pytest.raises(KeyboardInterrupt):
        list(simulate(plan("tightwad", ("random",) * 4), 2))

    assert 1 == len(born)
