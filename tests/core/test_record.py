from io import BytesIO

import msgspec
import pytest
from msgspec.structs import replace

from hustings.core.match import AnyMatch, Match
from hustings.core.record import (
    MAX_LINE_BYTES,
    Record,
    RecordError,
    Said,
    digest,
    read,
    record_of,
    replay,
    written,
)
from hustings.core.verify import verify
from tests.core import toy
from tests.core.toy import GAMES, Options, Show, Toy

SEED = bytes(range(32))


def finished() -> AnyMatch:
    match = Match.start(Toy(2, Options()), SEED)
    return match.act(0, Show(match.state.numbers[0]), 0).act(1, Show(0), 0)


def text(match: AnyMatch) -> list[bytes]:
    return list(written(record_of(match)))


def parse(lines: list[bytes]) -> list[Record]:
    return list(read(BytesIO(b"".join(lines)), GAMES))


def test_a_finished_record_reads_as_the_format_says() -> None:
    header, deal, first, second, footer = (msgspec.json.decode(line) for line in text(finished()))

    assert ["game", "version", "seats", "options", "commitment", "seed"] == list(header)
    assert {"rounds": 1, "highest": 6} == header["options"]
    assert SEED.hex() == header["seed"]
    assert {
        "n": 0,
        "seat": None,
        "action": {"type": "deal", "numbers": deal["action"]["numbers"]},
    } == deal
    assert [(1, 0), (2, 1)] == [(event["n"], event["seat"]) for event in (first, second)]
    assert ["places", "scores", "digest"] == list(footer)


def test_a_running_record_has_no_seed_and_no_footer() -> None:
    match = Match.start(Toy(2, Options()), SEED)
    record = record_of(match)

    assert record.header.seed is None
    assert record.footer is None
    assert SEED.hex() not in b"".join(written(record)).decode()


def test_what_is_written_is_what_is_read() -> None:
    assert [record_of(finished())] == parse(text(finished()))


def test_games_follow_one_another_in_a_file() -> None:
    running = Match.start(Toy(3, Options()), SEED)
    first, second = parse(text(finished()) + text(running))

    assert record_of(finished()) == first
    assert len(text(finished())) + 1 == second.line


def test_spaces_and_the_order_of_fields_do_not_matter() -> None:
    lines = text(finished())
    event = msgspec.json.decode(lines[2])
    lines[2] = msgspec.json.format(msgspec.json.encode(dict(reversed(event.items()))), indent=-1)

    assert (
        record_of(finished()) == parse([lines[0], lines[1], b" " + lines[2] + b"\n", *lines[3:]])[0]
    )


def test_an_empty_file_has_no_records() -> None:
    assert [] == parse([])


def test_a_replay_ends_where_the_game_did() -> None:
    assert finished().state == replay(record_of(finished()), GAMES).state


def test_a_replay_names_the_line_that_breaks_the_rules() -> None:
    lines = text(finished())
    lines[2] = b'{"n":1,"seat":0,"action":{"type":"show","number":9}}\n'

    with pytest.raises(RecordError, match=r"^line 3: the rules object: show.own number="):
        replay(parse(lines)[0], GAMES)


def test_a_replay_says_where_cards_lie_face_down() -> None:
    lines = text(finished())
    lines[2] = b'{"n":1,"seat":0,"action":{"type":"show","number":null}}\n'

    with pytest.raises(RecordError, match=r"^line 3: a card lies face down here"):
        replay(parse(lines)[0], GAMES)


def test_a_replay_says_that_the_game_is_not_over_where_the_record_is() -> None:
    first, *rest, footer = text(finished())

    with pytest.raises(RecordError, match=r"^line 4: the game is not over"):
        replay(parse([first, *rest[:-1], footer])[0], GAMES)


HEADER = (
    f'{{"game":"toy","version":1,"seats":2,"options":{{}},"commitment":"{"0" * 64}","seed":null}}'
)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"", "Input data was truncated"),
        (b"{", "Input data was truncated"),
        (b"\xff", "JSON is malformed"),
        (b"[]", "Expected `object`"),
        (HEADER.replace("toy", "whist").encode(), r"expected a game among \['toy'\], got 'whist'"),
        (HEADER.replace(":1", ":2").encode(), "expected version 1, got 2"),
        (HEADER.replace("2", "9").encode(), "expected 2 to 4 seats, got 9"),
        (HEADER.replace("2", '"2"').encode(), "Expected `int`, got `str`"),
        (HEADER.replace("{}", '{"jokers":1}').encode(), "unknown field `jokers`"),
        (HEADER.replace("seats", "chairs").encode(), "unknown field `chairs`"),
        (HEADER.replace('"00', '"0').encode(), "expected a commitment of 64 lower-case"),
        (HEADER.replace("null", '"xyz"').encode(), "expected a seed of 64 or 128 lower-case"),
        (HEADER.replace("null", '"00"').encode(), "expected a seed of 64 or 128 lower-case"),
        (HEADER.replace("null", f'"{"AB" * 32}"').encode(), "expected a seed of 64 or 128 lower"),
        (HEADER.replace("null", f'"{"ab " * 32}"').encode(), "expected a seed of 64 or 128 lower"),
        (HEADER.replace("{}", '{"rounds":1,"rounds":1}').encode(), "field `rounds` stands twice"),
        (
            HEADER.replace("{}", '{"rounds": ' + "[" * 900 + "]" * 900 + "}").encode(),
            "the line is nested too deeply|Expected `int`",
        ),
        (HEADER.replace("{}", '{"\\u001b[2J":1}').encode(), r"unknown field `\\x1b\[2J`"),
        (HEADER.replace("{}", f'{{"{"a" * 9999}":1}}').encode(), "unknown field `a{200,300}…$"),
        (HEADER.replace("{}", "[" * 10_000 + "]" * 10_000).encode(), "Expected `object`"),
        (
            HEADER.replace("{}", '{"rounds":' + "[" * 10_000 + "]" * 10_000 + "}").encode(),
            "the line is nested too deeply",
        ),
        (b" " * MAX_LINE_BYTES, f"the line is longer than {MAX_LINE_BYTES} bytes"),
    ],
)
def test_a_header_that_is_none_is_refused_with_the_reason(line: bytes, reason: str) -> None:
    with pytest.raises(RecordError, match=f"^line 1: .*{reason}"):
        parse([line + b"\n"])


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b'{"n":1,"seat":0,"action":{"type":"show","number":1}}', "expected event 0, got event 1"),
        (b'{"n":0,"seat":0,"action":{"type":"show"}}', "missing required field `number`"),
        (b'{"n":0,"seat":0,"action":{"type":"vote"}}', "Invalid value 'vote'"),
        (b'{"n":0,"seat":0,"action":{"type":"show","number":1},"at":3}', "unknown field `at`"),
        (b'{"n":0,"seat":true,"action":{"type":"show","number":1}}', "Expected `int | null`"),
        (b'{"n":0,"action":' + b"[" * 10_000 + b"]" * 10_000 + b"}", "nested too deeply"),
        (HEADER.encode(), "expected an event: the seed is not revealed yet"),
        (b'{"n":0', "Input data was truncated"),
        (b'{"n":0,"n":0,"seat":0,"action":{"type":"show","number":1}}', "field `n` stands twice"),
        (b'{"places":[1,2],"scores":[1,0],"digest":""}', "the seed is not revealed yet"),
    ],
)
def test_a_line_that_does_not_follow_is_refused_with_the_reason(line: bytes, reason: str) -> None:
    with pytest.raises(RecordError, match=f"^line 2: .*{reason}"):
        parse([HEADER.encode() + b"\n", line + b"\n"])


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b'{"places":[1,2],"scores":[1,0]}\n', "missing required field `digest`"),
        (HEADER.encode() + b"\n", "expected the footer: Object contains unknown field `game`"),
    ],
)
def test_a_footer_that_is_none_is_refused_with_the_reason(line: bytes, reason: str) -> None:
    with pytest.raises(RecordError, match=f"^line 5: .*{reason}"):
        parse([*text(finished())[:-1], line])


def test_a_second_footer_is_refused() -> None:
    with pytest.raises(RecordError, match=r"^line 6: expected a header: "):
        parse([*text(finished()), text(finished())[-1]])


def test_a_file_cut_off_within_a_line_is_refused() -> None:
    lines = text(finished())

    with pytest.raises(RecordError, match="line 5: the line is cut off"):
        parse([*lines[:-1], lines[-1][:-1]])


def test_a_file_cut_off_before_its_footer_is_refused() -> None:
    with pytest.raises(RecordError, match="line 5: the record is cut off"):
        parse(text(finished())[:-1])


def test_a_record_without_end_is_refused_before_it_fills_the_memory(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("hustings.core.record.MAX_RECORD_BYTES", 100)

    with pytest.raises(RecordError, match="line 3: the record is longer than 100 bytes"):
        parse(text(finished()))


def test_a_true_record_is_verified() -> None:
    verify(record_of(finished()), GAMES)


def tampered(number: int, old: bytes, new: bytes) -> Record:
    lines = text(finished())
    assert old in lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new, 1)
    return parse(lines)[0]


@pytest.mark.parametrize(
    ("number", "old", "new", "reason"),
    [
        (1, SEED.hex().encode(), bytes(32).hex().encode(), "line 1: the seed is not the one"),
        (2, b'"numbers":[', b'"numbers":[9', "line 2: the seed brings something else"),
        (2, b'"seat":null', b'"seat":1', "line 2: the seed brings something else"),
        (4, b'"number":0', b'"number":9', "line 4: the rules object: show.own"),
        (4, b'"seat":1', b'"seat":0', "line 5: the game is not over"),
        (5, b'"places":[1', b'"places":[2', "line 5: expected places"),
        (5, b'"scores":[', b'"scores":[1', "line 5: expected scores"),
        (5, b'"digest":"', b'"digest":"0', "line 5: the digest is not"),
    ],
)
def test_a_tampered_record_fails_where_it_was_touched(
    number: int, old: bytes, new: bytes, reason: str
) -> None:
    with pytest.raises(RecordError, match=reason):
        verify(tampered(number, old, new), GAMES)


def test_a_running_game_can_not_be_verified() -> None:
    running = record_of(Match.start(Toy(2, Options()), SEED))

    with pytest.raises(RecordError, match="line 1: the game is not over"):
        verify(running, GAMES)


def test_the_toy_is_a_game_of_one_file() -> None:
    assert toy.GAME.ruleset(2, toy.Options()).legal(finished().state, 0) == ()


EARLY, LATE = Said(0, 0, 1, "Ana", "Early"), Said(1, 3, 0, "Bo", "Late")


def told(*said: Said) -> list[bytes]:
    """Return a finished record that carries what was *said*."""
    return list(written(replace(record_of(finished()), said=said)))


def test_a_record_carries_what_was_said_and_stays_the_same_game() -> None:
    (record,) = parse(told(EARLY, LATE))

    assert (EARLY, LATE) == record.said
    assert record.footer is not None
    assert digest(record.header, record.events) == record.footer.digest
    verify(record, GAMES)
    assert replace(record, said=()) == parse(text(finished()))[0]


def test_after_what_was_said_comes_the_next_record() -> None:
    first, second = parse([*told(EARLY), *told()])

    assert [(EARLY,), ()] == [first.said, second.said]
    assert 7 == second.line


def test_a_record_of_a_game_that_goes_on_carries_talk_too() -> None:
    record = replace(record_of(Match.start(Toy(2, Options()), SEED)), said=(EARLY,))

    assert [record] == parse(list(written(record)))
    with pytest.raises(RecordError, match="line 4: expected an event"):
        parse([*written(record), b"{}\n"])


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (replace(EARLY, n=1), "expected remark 0, got remark 1"),
        (replace(EARLY, seat=2), "nobody said so: seat 2"),
        (replace(EARLY, seat=-1), "nobody said so: seat -1"),
        (replace(EARLY, after=4), "nobody said so: seat 1, event 4"),
    ],
)
def test_talk_that_has_no_place_in_the_game_is_refused(words: Said, reason: str) -> None:
    with pytest.raises(RecordError, match=f"line 6: {reason}"):
        parse(told(words))


def test_talk_without_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hustings.core.record.MAX_RECORD_BYTES", 600)
    says = [replace(EARLY, n=n, text="so" * 50) for n in range(9)]

    with pytest.raises(RecordError, match="the talk is longer than 600 bytes"):
        parse(told(*says))
