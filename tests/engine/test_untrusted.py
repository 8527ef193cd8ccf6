"""A record may come from any source: every fault is refused with one sentence."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine.record import MAX_LINE, BadRecord, as_dict, read, write
from tests.builders import seated, shuffled, whim
from tests.effort import many


@cache
def _played(game: str, seed: int) -> str:
    table = shuffled(game, seed).finish(whim(seed))
    assert table.state.end == "played"
    return write(table.record)


def played(game: str = "chambery", seed: int = 2) -> dict[str, Any]:
    return json.loads(_played(game, seed))


def refused(data: Any) -> BadRecord:
    """The refusal of ``data``, which must be one short sentence."""
    line = data if isinstance(data, str) else json.dumps(data)
    with pytest.raises(BadRecord) as fault:
        read(line)
    said = str(fault.value)
    assert len(said.split()) >= 3
    assert len(said) <= 400, said
    assert said.isprintable()  # no line's end, no half letter, and nothing that moves a terminal's cursor
    return fault.value


def spoilt(change, game: str = "chambery", seed: int = 2) -> BadRecord:
    data = played(game, seed)
    change(data)
    return refused(data)


def test_the_sound_record_is_read():
    assert read(json.dumps(played())).end == "played"


# -- not a record -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("line", [
    "", " ", "null", "true", "7", '"chambery"', "[]", "{}", "[[[]]]", "{", "{'tarot': 1}", '{"tarot": 1}', "NaN",
    '{"tarot": 1, "rules": NaN}', '{"tarot": Infinity}', '{"tarot": -Infinity}', "\ufeff{}", "\x00", "\ud800",
    '{"tarot": 1} {"tarot": 1}',
])
def test_what_is_no_record(line):
    refused(line)


@pytest.mark.parametrize("version", [0, 2, True, "1", 1.0, None, [1], 10**40])
def test_another_version(version):
    assert "version" in str(spoilt(lambda d: d.update(tarot=version)))


def test_a_line_too_long():
    data = played()
    data["note"] = "x" * MAX_LINE
    assert "long" in str(refused(data))


@pytest.mark.parametrize("depth", [100, 900, 5_000, 90_000])
def test_nested_too_deeply(depth):
    line = json.dumps(played())[:-1] + ', "note": ' + "[" * depth + "]" * depth + "}"
    assert "deep" in str(refused(line))
    line = json.dumps(played())[:-1] + ', "match": ' + '{"a":' * depth + "1" + "}" * depth + "}"
    refused(line[:MAX_LINE])


@pytest.mark.parametrize("cut", [1, 2, 10, 100, 1000, 2000])
def test_a_line_cut_short(cut):
    refused(json.dumps(played())[:-cut])


# -- wrong kinds ------------------------------------------------------------------------------------------------------

ODD: list[Any] = [None, True, False, 1, -1, 7, 1.5, 10**30, "", "x", [], [[]], {}, [None], [True], ["S1"], {"a": 1},
                  "\ud800"]


@pytest.mark.parametrize("key", ["end", "rules", "dealer", "hands", "talon", "actions", "sides", "points", "payments"])
@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_a_value_of_a_wrong_kind(key, odd):
    if odd == played()[key] and type(odd) is type(played()[key]):
        return
    spoilt(lambda d: d.update({key: odd}))


@pytest.mark.parametrize("key", ["match", "names", "bots", "taken_back"])
@pytest.mark.parametrize("odd", [None, True, -1, 1.5, 10**30, "x", [1], ["a"], [[]], {"a": 1}, ["x" * 101] * 5])
def test_a_side_note_of_a_wrong_kind(key, odd):
    if key == "match" and isinstance(odd, dict):
        return
    spoilt(lambda d: d.update({key: odd}))


@pytest.mark.parametrize("key", ["tarot", "end", "rules", "dealer", "hands", "talon", "actions", "sides", "points",
                                 "payments"])
def test_a_missing_key(key):
    spoilt(lambda d: d.pop(key))


@pytest.mark.parametrize(("option", "value"), [
    ("preset", "bridge"), ("preset", None), ("preset", ["chambery"]), ("players", "5"), ("players", True),
    ("players", 2), ("players", 5.0), ("players", 10**30), ("overtrump", 0), ("overtrump", "yes"), ("pack", 62),
    ("name", "chambery"), ("self", 1), ("", 1), ("colour", "blue"), ("ecart_to", "taker"), ("deals", 0),
    ("ace", {"a": 1}), ("deals", None), ("family", "french"), ("\ud800", 1), ("ace", "x" * 1000), ("x" * 1000, 1),
    ("\x1b[2J", 1), ("ace", "\x1b[2J"), ("preset", "\x1b[2J"), ("preset", "[" * 3000),
])
def test_rules_that_make_no_sense(option, value):
    spoilt(lambda d: d["rules"].update({option: value}))


# -- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["S11", "T22", "T0", "F1", "X1", "", "s1", "SR ", None, 5, True, ["SR"], "T01"])
def test_an_unknown_card(card):
    assert "card" in str(spoilt(lambda d: d["hands"][0].__setitem__(0, card)))
    assert "card" in str(spoilt(lambda d: d["talon"].__setitem__(0, card)))

    def play(data):
        data["actions"][-1][2] = card
    fault = spoilt(play)
    assert fault.action == len(played()["actions"]) - 1


def test_a_card_twice():
    spoilt(lambda d: d["hands"][0].__setitem__(0, d["hands"][1][0]))
    spoilt(lambda d: d["talon"].__setitem__(0, d["hands"][1][0]))


def test_hands_of_wrong_sizes():
    spoilt(lambda d: d["hands"][0].append(d["hands"][1].pop()))
    spoilt(lambda d: d["talon"].append(d["hands"][1].pop()))
    spoilt(lambda d: d["hands"].append([]))
    spoilt(lambda d: d["hands"].pop())
    spoilt(lambda d: d["hands"].__setitem__(0, []))
    spoilt(lambda d: d["hands"][0].extend(["SR"] * 1000))


@pytest.mark.parametrize("dealer", [-1, 5, True, "0", 1.0, None, 10**30])
def test_no_such_dealer(dealer):
    assert "seat" in str(spoilt(lambda d: d.update(dealer=dealer)))


# -- actions ----------------------------------------------------------------------------------------------------------

NO_ACTION = [
    None, 7, "pass", [], [0], [0, "pass", None], [0, "pass", "pass"], [0, "play"], [0, "play", []],
    [0, "play", "S1", 1], [0, "jump"], [0, None], [0, 5], [0, ["play"], "S1"], [0, {"play": 1}], ["0", "pass"],
    [True, "pass"], [5, "pass"],
    [-1, "pass"], [0, "bid"], [0, "bid", 5], [0, "bid", None], [0, "discard"], [0, "discard", "S1"], [0, "discard", []],
    [0, "discard", [None]], [0, "discard", ["S1"] * 100], [0, "handful", "T1"], [0, "handful", [[]]],
    [0, "call", True], [0, "ask", {"card": "S1"}], [0, "done", 1], [0, "slam", 1], [1.5, "pass"], {"seat": 0},
]


@pytest.mark.parametrize("entry", NO_ACTION, ids=repr)
@pytest.mark.parametrize("where", [0, 1, 5, 40])
def test_what_is_no_action(entry, where):
    fault = spoilt(lambda d: d["actions"].__setitem__(where, entry))
    assert fault.action == where
    assert f"action {where + 1}" in str(fault)


@pytest.mark.parametrize("entry", [[3, "discard", []], [0, "pass"], [3, "play", "S1"], [3, "handful", []], [2, "slam"],
                                   [0, "discard", ["S1"]]], ids=repr)
def test_at_the_moment_of_the_slam(entry):
    table = seated("french", dealer=3).do("pass; pass; pass; bid against")
    data = as_dict(table.record)
    data["actions"].append(entry)
    assert refused(data).action == 4


def test_a_slam_is_declined_once_and_by_a_word_or_by_the_next_card():
    """Earlier versions wrote records without an action for a declined slam."""
    table = seated("french", dealer=3).do("pass; pass; pass; bid against")
    data = as_dict(table.record)
    card = table.seen(0).hand and min(table.seen(0).hand).name
    table.do(f"pass; play {card}")
    said, unsaid = [[3, "pass"], [0, "play", card]], [[0, "play", card]]
    for entries in (said, unsaid):
        assert read(json.dumps({**data, "actions": [*data["actions"], *entries]})).moves == tuple(table.moves)
    assert as_dict(table.record)["actions"][4:] == unsaid
    assert refused({**data, "actions": [*data["actions"], [3, "pass"], [3, "pass"]]}).action == 5


def at(data: dict[str, Any], verb: str) -> int:
    return next(n for n, entry in enumerate(data["actions"]) if entry[1] == verb)


def test_an_illegal_action_is_named_with_its_rule():
    data = as_dict(seated("chambery", dealer=0, p0="SR T21", talon="C2 C3 C4").do("discard C2 C3 C4").record)
    for entry, rule in (([1, "bid", "small"], "bid-higher"), ([1, "play", "S2"], "bid-now"), ([1, "done"], "bid-now")):
        fault = refused({**data, "actions": [*data["actions"], entry]})
        assert (fault.action, fault.rule) == (1, rule)
        assert f"rule: {rule}" in str(fault)
        assert "action 2" in str(fault)
    laid = refused({**data, "actions": [[0, "discard", ["SR", "C2", "C3"]]]})
    assert (laid.action, laid.rule) == (0, "ecart-no-king")
    short = refused({**data, "actions": [[0, "discard", ["C4", "C2"]]]})
    assert (short.action, short.rule) == (0, "ecart-size")
    twice = refused({**data, "actions": [[0, "discard", ["C2", "C2", "C3"]]]})
    assert (twice.action, twice.rule) == (0, "not-in-hand")


def test_a_revoke():
    data = as_dict(seated("piedmont", dealer=3, p0="S2", p1="S3 H2 H3 H4").skip(2).do("play S2").record)
    data["actions"].append([1, "play", "H2"])
    fault = refused(data)
    assert (fault.action, fault.rule) == (2, "follow-suit")


def test_out_of_turn():
    def swap(data):
        first = at(data, "play")
        data["actions"][first], data["actions"][first + 1] = data["actions"][first + 1], data["actions"][first]
    assert "turn" in str(spoilt(swap))


def test_too_many_actions():
    fault = spoilt(lambda d: d["actions"].append(d["actions"][-1]))
    assert fault.action == len(played()["actions"])
    assert "nobody" in str(fault)


def test_too_few_actions():
    spoilt(lambda d: d["actions"].pop())
    spoilt(lambda d: d["actions"].clear())


def test_a_slam_after_the_first_card():
    def late(data):
        data["actions"].insert(at(data, "play") + 1, [data["actions"][at(data, "bid")][0], "slam"])
    spoilt(late, "french players=5", 4)


def test_a_huge_bid():
    fault = spoilt(lambda d: d["actions"].__setitem__(1, [d["actions"][1][0], "bid", "x" * 10_000]))
    assert fault.action == 1


# -- the end of a record -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("end", ["passed", "void", "open", "abandoned", "won", None, 1])
def test_a_wrong_end(end):
    spoilt(lambda d: d.update(end=end))


def test_an_unfinished_deal_is_not_played():
    data = as_dict(shuffled("chambery", 2).skip(20).record)
    for end in ("played", "passed", "void"):
        refused({**data, "end": end})
    assert read(json.dumps({**data, "end": "abandoned"})).end == "abandoned"


@pytest.mark.parametrize("key", ["sides", "points", "payments"])
def test_wrong_results(key):
    assert key in str(spoilt(lambda d: d[key].__setitem__(0, d[key][0] + 1)))
    assert key in str(spoilt(lambda d: d[key].pop()))
    assert key in str(spoilt(lambda d: d[key].append(0)))
    assert key in str(spoilt(lambda d: d[key].__setitem__(0, None)))
    assert key in str(spoilt(lambda d: d[key].__setitem__(0, str(d[key][0]))))
    assert key in str(spoilt(lambda d: d[key].__setitem__(0, [d[key][0]])))


def test_yes_is_no_number():
    data = played()
    seat = data["sides"].index(1)
    assert "sides" in str(spoilt(lambda d: d["sides"].__setitem__(seat, True)))
    seat = data["sides"].index(0)
    assert "sides" in str(spoilt(lambda d: d["sides"].__setitem__(seat, False)))


@pytest.mark.parametrize("number", ["1e999", "1e99999999999999999999", "-1e400", "0.30000000000000000001", "NaN"])
def test_numbers_beyond_measure(number):
    data = played("french", 1)
    line = json.dumps(data)
    assert f'"points": [{data["points"][0]},' in line
    for key in ("points", "payments"):
        refused(line.replace(f'"{key}": [{data[key][0]},', f'"{key}": [{number},'))
    refused(line[:-1] + f', "taken_back": {number}}}')


def test_huge_whole_numbers():
    line = json.dumps(played())
    for digits in (100, 4000, 5000):
        refused(line[:-1] + f', "dealer": {"9" * digits}}}')
        refused(line[:-1] + f', "taken_back": {"9" * digits}}}')


def test_halves_are_read_exactly():
    data = played("french", 1)
    assert any(isinstance(p, float) for p in data["points"])
    refused({**data, "points": [p + 0.25 for p in data["points"]]})


# -- unknown contents
# ---------------------------------------------------------------------------------------------------


def test_unknown_keys_are_kept():
    data = {**played(), "review": [{"seat": 1, "loss": 2.5}], "note": "né à Chambéry", "later": None,
            "match": {"id": "k3", "deal": 2, "of": 5, "share": 0.1}, "names": list("ABCDE"),
            "bots": ["human", "club", "club", "expert", "é" * 100], "taken_back": 3}
    again = json.loads(write(read(json.dumps(data))))
    assert again == data
    assert write(read(json.dumps(again))) == write(read(json.dumps(data)))


def test_text_that_no_file_can_hold():
    refused(json.dumps({**played(), "note": "\ud800"}))
    refused(json.dumps({**played(), "names": ["\udfff"] * 5}))
    refused(json.dumps({**played(), "match": {"\ud800": 1}}))


# -- random changes
# -----------------------------------------------------------------------------------------------------


def paths(data: Any, here: tuple = ()) -> list[tuple]:
    """The path of every value in ``data``."""
    found = [here] if here else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += paths(value, (*here, key))
    return found


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
    | st.sampled_from(["S1", "T21", "F", "pass", "play", "two", "guard", "chambery", "played", "open"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3), max_leaves=6)


@pytest.mark.parametrize("game", ["chambery", "french players=5", "piedmont"])
@given(draw=st.data())
@settings(max_examples=many(100))
def test_spoilt_by_chance(game, draw):
    """For every change, reading returns a record that can be written again, or raises BadRecord."""
    data = copy.deepcopy(played(game, 4))
    for _ in range(draw.draw(st.integers(1, 2))):
        *way, last = draw.draw(st.sampled_from(paths(data)))
        inner = data
        for key in way:
            inner = inner[key]
        change = draw.draw(st.sampled_from(("junk", "drop", "double", "other")))
        if change == "junk":
            inner[last] = draw.draw(JUNK)
        elif change == "drop":
            del inner[last]
        elif change == "double" and isinstance(inner, list):
            inner.insert(last, inner[last])
        elif isinstance(inner, list):
            inner[last] = draw.draw(st.sampled_from(inner))
        if not isinstance(data, dict) or not paths(data):
            break
    line = json.dumps(data)
    try:
        record = read(line)
    except BadRecord as fault:
        assert len(str(fault)) <= 400  # noqa: PT017
        return
    assert read(write(record)) == record


@given(text=st.text(max_size=60) | st.binary(max_size=60).map(lambda raw: raw.decode("latin-1")))
@settings(max_examples=many(200))
def test_noise_is_no_record(text):
    with pytest.raises(BadRecord):
        read(text)


@given(place=st.integers(0, 2500), char=st.sampled_from('"[]{},:0 9-.eTSFnulltrue\\'))
@settings(max_examples=many(200))
def test_one_wrong_letter(place, char):
    line = _played("chambery", 2)
    place %= len(line)
    try:
        record = read(line[:place] + char + line[place + 1:])
    except BadRecord:
        return
    assert read(write(record)) == record
