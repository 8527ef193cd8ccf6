"""Encodes observations, actions and advice as bytes and back: plain data, validated when read, nothing pickled."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache, partial
from typing import Any, TypeVar, get_args

import msgspec

from ...engine import actions as act
from ...engine.actions import Action, Discard
from ...engine.cards import PACK, Card
from ...engine.observation import Observation
from ...engine.record import shape
from ...engine.rules import Contract, Exchange, Handful, Rules, Seat, Taking, Trick
from ...engine.variants import InvalidRules, options_of, rules_of
from ..teaching.advice import ActionValue, Advice, Plan
from ..teaching.reasons import Reason
from .messages import (
    ActionData,
    ActionValueData,
    ActionVerb,
    AdviceData,
    Inquiry,
    ObservationData,
    ReasonData,
    Reply,
    Report,
    Request,
    TakingData,
    TrickData,
)

MAX_MESSAGE = 20_000  # bytes; a real one has at most 1,000

#: The verbs of a record, and ``discard``, which has a single card here.
WITH_CARD: dict[str, type[act.Discard | shape.WithCard]] = {"discard": act.Discard}
WITH_CARD |= {verb: kind for kind, verb in shape.WITH_CARD.items()}
PLAIN: dict[str, type[shape.Plain]] = {verb: kind for kind, verb in shape.PLAIN.items()}
VERB: dict[type[Any], ActionVerb] = {act.Bid: "bid", act.ShowHandful: "handful"}
VERB |= {kind: verb for verb in get_args(ActionVerb) for kind in (WITH_CARD.get(verb), PLAIN.get(verb)) if kind}


class BadMessage(ValueError):
    """The bytes are not a valid message; the text of the exception is the reason."""


packed = msgspec.msgpack.Encoder().encode
"""Plain data as bytes."""


# -- writing ----------------------------------------------------------------------------------------------------------

def _numbers(cards: Iterable[Card]) -> tuple[int, ...]:
    return tuple(map(int, cards))


def _trick_data(trick: Trick) -> TrickData:
    return TrickData(trick.leader, _numbers(trick.cards), trick.winner)


def action_data(action: Action) -> ActionData:
    """``action`` as a verb and its argument."""
    match action:
        case act.Bid(contract):
            return "bid", contract
        case act.ShowHandful(cards):
            return "handful", _numbers(cards)
        case act.Pass() | act.Done() | act.DeclareSlam():
            return VERB[type(action)], None
    return VERB[type(action)], int(action.card)


def encode(seen: Observation) -> bytes:
    """``seen`` as bytes, which :func:`decode` reads."""
    taking = TakingData(seen.taking.taker, seen.taking.contract.id, _numbers(seen.taking.called))
    return packed(ObservationData(
        seen.seat, seen.rules.preset, options_of(seen.rules), seen.dealer, seen.order, seen.phase, seen.turn,
        tuple(map(action_data, seen.actions)), _numbers(sorted(seen.hand)), seen.sizes, seen.bids, taking, seen.sides,
        None if seen.talon is None else _numbers(seen.talon), seen.talon_size,
        None if seen.ecart is None else _numbers(sorted(seen.ecart)), seen.ecart_by, seen.ecart_size,
        _numbers(sorted(seen.told)), seen.tarots_told, _numbers(seen.asked),
        tuple((int(x.asked), x.holder, None if x.given is None else int(x.given)) for x in seen.exchanges), seen.slam,
        tuple((h.seat, _numbers(h.cards)) for h in seen.handfuls), _trick_data(seen.trick),
        tuple(map(_trick_data, seen.tricks))))


# -- reading ----------------------------------------------------------------------------------------------------------

Message = TypeVar("Message")
_decoders: dict[type[Any], msgspec.msgpack.Decoder[Any]] = {
    kind: msgspec.msgpack.Decoder(kind) for kind in (ObservationData, Request, Reply, Inquiry, Report)}


def _decoded(kind: type[Message], message: bytes) -> Message:
    """``message`` as a value of ``kind``; BadMessage if it is not valid."""
    if len(message) > MAX_MESSAGE:
        raise BadMessage(f"a message of {len(message)} bytes is too long")
    try:
        found: Message = _decoders[kind].decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise BadMessage(str(fault)) from None
    return found


decode_request, decode_reply = partial(_decoded, Request), partial(_decoded, Reply)
decode_inquiry, decode_report = partial(_decoded, Inquiry), partial(_decoded, Report)


def decode(message: bytes) -> Observation:
    """The observation in ``message``; BadMessage if it is not valid, or has impossible seats, cards or rules."""
    data = _decoded(ObservationData, message)
    rules = _rules(data.preset, tuple(sorted(data.options.items())))
    _sensible(data, rules)
    taking = Taking(data.taking.taker, _contract(rules, data.taking.contract), _cards(data.taking.called))
    return Observation(
        data.seat, rules, data.dealer, data.order, data.phase, data.turn, tuple(map(action_of, data.actions)),
        frozenset(_cards(data.hand)), data.sizes, data.bids, taking, data.sides,
        None if data.talon is None else _cards(data.talon), data.talon_size,
        None if data.ecart is None else frozenset(_cards(data.ecart)), data.ecart_by, data.ecart_size,
        frozenset(_cards(data.told)), data.tarots_told, _cards(data.asked),
        tuple(Exchange(PACK[a], holder, None if g is None else PACK[g]) for a, holder, g in data.exchanges), data.slam,
        tuple(Handful(seat, _cards(shown)) for seat, shown in data.handfuls), _trick(data.trick),
        tuple(map(_trick, data.tricks)))


def action_of(data: ActionData) -> Action:
    """The action in ``data``; BadMessage if the argument does not fit the verb."""
    verb, about = data
    if verb in PLAIN and about is None:
        return PLAIN[verb]()
    if verb in WITH_CARD and isinstance(about, int):
        return WITH_CARD[verb](PACK[about])
    if verb == "bid" and isinstance(about, str):
        return act.Bid(about)
    if verb == "handful" and isinstance(about, tuple):
        return act.ShowHandful(_cards(about))
    raise BadMessage(f"{verb} does not go with {about!r:.40}")


def _cards(numbers: Sequence[int]) -> tuple[Card, ...]:
    return tuple([PACK[number] for number in numbers])


def _trick(data: TrickData) -> Trick:
    return Trick(data.leader, _cards(data.cards), data.winner)


@lru_cache(maxsize=64)
def _rules(preset: str, options: tuple[tuple[str, Any], ...]) -> Rules:
    try:
        return rules_of(preset, **dict(options))
    except InvalidRules as fault:
        raise BadMessage(str(fault)[:300]) from None


def _contract(rules: Rules, name: str) -> Contract:
    known = (*rules.family.contracts, rules.unbid)
    found = next((contract for contract in known if contract.id == name), None)
    if found is None:
        raise BadMessage(f"there is no contract {name!r:.40} in {rules.preset}")
    return found


def _sensible(data: ObservationData, rules: Rules) -> None:
    """Raise BadMessage for seats not at the table or sitting out, and for cards twice or not in the pack."""
    if max(_seats(data)) >= rules.at_table or not len(data.sizes) == len(data.sides) == rules.at_table \
            or not len(data.order) == len(set(data.order)) == rules.players:
        raise BadMessage(f"not the seats of a table of {rules.at_table}")
    players = {data.taking.taker, data.trick.leader, *(trick.leader for trick in data.tricks)}
    if not players <= set(data.order) or (data.actions and data.seat not in data.order):
        raise BadMessage("a seat that sits out does not play")
    once = [*data.hand, *(data.ecart or ()), *(card for trick in (*data.tricks, data.trick) for card in trick.cards)]
    if len(set(once)) < len(once) or not _spoken_of(data, once) <= set(rules.deck):
        raise BadMessage("cards that are not in the pack, or twice in it")


def _seats(data: ObservationData) -> set[int]:
    tricks = (*data.tricks, data.trick)
    some = (data.turn, data.ecart_by, *(trick.winner for trick in tricks), *(trick.leader for trick in tricks))
    return {data.seat, data.dealer, data.taking.taker, *data.order, *(seat for seat, _ in data.bids),
            *(seat for seat, _ in data.handfuls), *(holder for _, holder, _ in data.exchanges),
            *(seat for seat in some if seat is not None)}


def _spoken_of(data: ObservationData, once: list[int]) -> set[int]:
    """All cards in ``data``, including ``once``: those that may occur in one place only."""
    given = (card for asked, _, card in data.exchanges if card is not None)
    return {*once, *(data.talon or ()), *data.told, *data.asked, *data.taking.called, *given,
            *(asked for asked, _, _ in data.exchanges), *(card for _, shown in data.handfuls for card in shown)}


# -- hints and reviews ------------------------------------------------------------------------------------------------


def encode_inquiry(number: int, worlds: int, seed: int, seen: Observation, done: Plan = (),
                   endings: bool = False, signalling: frozenset[Seat] = frozenset()) -> bytes:
    """An :class:`Inquiry` about ``seen`` as bytes."""
    return packed(Inquiry(number, worlds, seed, encode(seen), tuple(map(action_data, done)), endings,
                          tuple(sorted(signalling))))


def advice_data(advice: Advice) -> AdviceData:
    values = tuple(ActionValueData(tuple(map(action_data, one.plan)), one.worth, one.error, one.behind, one.doubt,
                                   one.paid, one.worlds, one.given_up) for one in advice.values)
    return AdviceData(values, tuple(ReasonData(one.key, tuple(map(int, one.cards)), one.seats, one.number)
                                    for one in advice.reasons))


def advice_of(data: AdviceData, seen: Observation) -> Advice:
    """The advice for ``seen`` in ``data``; BadMessage if it contains a plan that is not legal there."""
    values = tuple(ActionValue(tuple(map(action_of, one.plan)), one.worth, one.error, one.behind, one.doubt, one.paid,
                               one.worlds, one.given_up) for one in data.values)
    _sensible_advice((action for one in values for action in one.plan), seen,
                     (number for one in values for number in (one.worth, one.error, one.behind, one.doubt, one.paid)))
    return Advice(values, _reasons_of(data.reasons, seen))


def _sensible_advice(actions: Iterable[Action], seen: Observation, numbers: Iterable[float]) -> None:
    strange = [action for action in actions if action not in seen.actions
               and not (isinstance(action, Discard) and action.card in seen.hand)]
    if strange:
        raise BadMessage(f"{strange[0]} may not be done")
    if not all(map(math.isfinite, numbers)):
        raise BadMessage("a number that is none")


def _reasons_of(data: Iterable[ReasonData], seen: Observation) -> tuple[Reason, ...]:
    found = tuple(Reason(one.key, tuple(PACK[card] for card in one.cards), one.seats, one.number) for one in data)
    if any(seat not in seen.order for reason in found for seat in reason.seats):
        raise BadMessage("a reason speaks of a seat that does not play")
    return found
