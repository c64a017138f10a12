import polars as pl

from hustings.core.dice import Dice
from hustings.core.measure import Question
from hustings.lab.report.findings import Finding, beyond_chance
from hustings.lab.report.survey import Answer
from hustings.lab.study import answer, frames
from tests.lab.test_study import Coin, result

PAR = Question("Heads", "", Coin, "heads", "side", par=True)
PLAIN = Question("Heads", "", Coin, "heads", "side")
WORTH = Question("Worth", "", Coin, "worth", "", "number")


def seen(question: Question, seats: int = 2, **chances: tuple[float, ...]) -> Answer:
    """Return the answer of 400 games a variant, each group heads with one of *chances*."""
    tables = []
    for variant, heads in chances.items():
        dice = Dice(f"{variant} {heads}".encode())
        games = [
            result(
                number,
                *(
                    Coin(f"{n}", dice.below(1000) < 1000 * p, int(10 * p))
                    for n, p in enumerate(heads)
                ),
            )
            for number in range(400)
        ]
        where = pl.lit(variant).alias("variant"), pl.lit(seats).alias("seats")
        tables.append(answer(frames(games), question).with_columns(*where))
    return Answer(question, pl.concat(tables))


def told(finding: Finding) -> tuple[str, object]:
    return finding.figure.variant, finding.figure.group


def test_what_differs_by_far_is_found_and_the_rest_is_not() -> None:
    found = beyond_chance([seen(PLAIN, here=(0.5, 0.2), there=(0.5, 0.6))])

    assert [("there", "1")] == [told(finding) for finding in found]
    assert found[0].against is not None
    assert found[0].against.variant == "here"


def test_a_seat_is_compared_with_its_par() -> None:
    found = beyond_chance([seen(PAR, seats=4, here=(0.25, 0.5))])

    assert [("here", "1")] == [told(finding) for finding in found]
    assert found[0].against is None


def test_nothing_is_found_where_nothing_differs() -> None:
    coins = (0.5,) * 200

    assert () == beyond_chance([seen(PAR, here=coins, there=coins)])


def test_one_more_comparison_asks_for_more_of_each() -> None:
    alone = seen(PLAIN, here=(0.5,), there=(0.6,))
    crowded = [seen(PLAIN, here=(0.5,) * 200, there=(0.5,) * 200)]

    assert 1 == len(beyond_chance([alone]))
    assert () == beyond_chance([alone, *crowded])


def test_the_clearest_comes_first() -> None:
    found = beyond_chance([seen(PLAIN, here=(0.5, 0.5), there=(0.7, 0.9))])

    assert ["1", "0"] == [finding.figure.group for finding in found]


def test_numbers_that_never_vary_differ_for_certain() -> None:
    found = beyond_chance([seen(WORTH, here=(0.2,), there=(0.3,))])

    assert [0.0] == [finding.chance for finding in found]


def test_few_games_say_nothing() -> None:
    few = Answer(PLAIN, seen(PLAIN, here=(0.0,), there=(1.0,)).table.with_columns(games=pl.lit(29)))

    assert () == beyond_chance([few])


def test_a_rare_event_in_few_games_is_no_finding_against_par() -> None:
    games = [result(number, Coin("1", number < 2)) for number in range(40)]
    table = answer(frames(games), PAR).with_columns(variant=pl.lit("a"), seats=pl.lit(5))
    others = seen(PAR, seats=2, here=(0.5,) * 200)

    assert () == beyond_chance([Answer(PAR, table), others])
