"""Messages arrive unchanged through the pipe, and invalid ones are rejected."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ai import random_bot
from game.ai.protocol.messages import Reply, Request
from game.ai.protocol.wire import (
    BadMessage,
    action_data,
    action_of,
    decode,
    decode_reply,
    decode_request,
    encode,
    packed,
)
from game.engine import Action, Card, Observation, observe, step
from game.engine import actions as act
from game.engine.cards import PACK
from tests.builders import GAMES, shuffled
from tests.effort import many


@settings(max_examples=many(40))
@given(st.sampled_from(GAMES), st.integers(0, 10**6))
def test_every_observation_of_a_deal_comes_back(game: str, seed: int) -> None:
    """Every seat's observation in every position of every game is encoded and decoded, and so is every legal action."""
    state, rng = shuffled(game, seed).state, Random(seed)
    phases = set()
    while True:
        for seat in range(state.facts.rules.at_table):
            seen = observe(state, seat)
            again = decode(encode(seen))
            assert again == seen
            assert all(type(card) is Card for card in (*again.hand, *again.trick.cards, *again.taking.called))
            assert all(sent_back(action) == action for action in seen.actions)
            phases.add(seen.phase)
        if state.turn is None:
            break
        state, _ = step(state, random_bot.choose(observe(state, state.turn), rng))
    assert "over" in phases


def sent_back(action: Action) -> Action:
    """``action`` as the window decodes it from the worker's reply."""
    found = decode_reply(packed(Reply(1, action_data(action)))).action
    assert found is not None
    return action_of(found)


def some_observation() -> Observation:
    return shuffled("french players=5", 5).seen(0)


def data_of(seen: Observation) -> list[Any]:
    data: list[Any] = msgspec.msgpack.decode(encode(seen))
    return data


def test_rules_are_rebuilt_once_for_all_messages() -> None:
    first, second = decode(encode(some_observation())), decode(encode(some_observation()))
    assert first.rules is second.rules


@settings(max_examples=many(300))
@given(st.binary(max_size=200))
def test_any_bytes_are_refused_or_understood(message: bytes) -> None:
    for read in (decode, decode_request, decode_reply):
        try:
            read(message)
        except BadMessage:
            continue


JUNK = st.one_of(st.none(), st.booleans(), st.integers(-2, 100), st.text(max_size=5), st.lists(st.integers(-1, 80)),
                 st.dictionaries(st.text(max_size=3), st.integers(-9, 9)), st.floats())


@settings(max_examples=many(400))
@given(st.data())
def test_an_observation_with_a_part_exchanged_is_refused_or_still_one(data: st.DataObject) -> None:
    """No error of another type is raised, and no invalid card is accepted."""
    parts = data_of(some_observation())
    place = data.draw(st.integers(0, len(parts) - 1))
    parts[place] = data.draw(JUNK)
    try:
        seen = decode(msgspec.msgpack.encode(parts))
    except BadMessage:
        return
    assert seen.hand <= set(seen.rules.deck)
    assert all(type(card) is Card for card in seen.hand)
    assert seen.seat < seen.rules.at_table


FIELD = {name: place for place, name in enumerate(
    ("seat", "preset", "options", "dealer", "order", "phase", "turn", "actions", "hand", "sizes"))}


@pytest.mark.parametrize(("field", "value"), [
    ("seat", 5), ("seat", -1), ("seat", "0"), ("seat", True), ("dealer", 9), ("order", [0, 1, 2, 3, 3]),
    ("order", [0, 1, 2]), ("phase", "dreaming"), ("turn", 7), ("hand", [78]), ("hand", [-1]), ("hand", [1, 1]),
    ("hand", [1.0]), ("hand", list(range(78)) * 2), ("preset", "poker"), ("options", {"players": 9}),
    ("options", {"colour": "red"}), ("options", {"players": [5]}), ("sizes", [15, 15]), ("actions", [["play", "S2"]]),
    ("actions", [["jump", None]]), ("actions", [["play", None]]), ("actions", [["pass", 3]]), ("actions", [["play"]]),
    ("actions", [["handful", [99]]]), ("actions", [["bid", 3]]),
])
def test_what_cannot_be_is_refused(field: str, value: object) -> None:
    parts = data_of(some_observation())
    parts[FIELD[field]] = value
    with pytest.raises(BadMessage):
        decode(msgspec.msgpack.encode(parts))


def test_a_card_the_pack_does_not_have_is_refused() -> None:
    parts = data_of(shuffled("chambery players=4 pack=62", 5).seen(0))
    parts[FIELD["hand"]][0] = int(PACK[23])  # the 2 of spades
    with pytest.raises(BadMessage, match="not in the pack"):
        decode(msgspec.msgpack.encode(parts))


def test_too_much_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadMessage, match="too long"):
        decode(b"\x00" * 30_000)


def test_requests_and_replies_come_back() -> None:
    request = Request(7, "club", 2**63, encode(some_observation()), (0, 2))
    assert decode_request(packed(request)) == request
    reply = Reply(7, ("handful", (1, 2, 3)), None)
    assert decode_reply(packed(reply)) == reply
    with pytest.raises(BadMessage):
        decode_request(packed(reply))


def test_messages_are_small() -> None:
    """The pipe has room for many of them, so that sending never blocks."""
    table = shuffled("chambery players=3", 3)
    table.finish()
    assert max(len(encode(table.seen(seat))) for seat in range(3)) < 1_000


def test_an_action_made_of_nothing_is_none() -> None:
    assert sent_back(act.Pass()) == act.Pass()
    with pytest.raises(BadMessage):
        action_of(("give", "T1"))
    with pytest.raises(BadMessage):
        decode_reply(msgspec.msgpack.encode([1, ["fetch", 3], None]))
