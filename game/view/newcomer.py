"""Help for players new to a game: explanations of its phases, a first evening, and lessons offered after a deal.

No pygame.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from ..engine.actions import Ask, Bid, Call, Play, ShowHandful
from ..engine.cards import FOOL, SUIT, TAROT, TAROTS, Card, Cards
from ..engine.deal_code import deal_in
from ..engine.observation import Observation
from ..engine.play import highest_tarot, led_suit
from ..engine.record import Record
from ..engine.rules import Seat
from ..engine.variants import PRESETS
from ..settings import MatchSetup, Settings
from ..store.values import has_signals
from . import words
from .compare import one_deal
from .lessons.course import actions, lesson, with_moves
from .players import LEVEL, with_company
from .table.goal import has_reached_target

TIMES = 3
"""The number of deals of a game in which a phase is explained."""


def _discarding(view: Observation) -> str:
    by = "taker" if view.rules.ecart_to == "taker" else "dealer"
    return " ".join((words.count("phase.discard." + by, view.rules.row.talon),
                     words.say("explained.ecart_to." + view.rules.ecart_to)))


def _auction(view: Observation) -> str:
    alone = all(contract.sides == "alone" for contract in view.rules.family.contracts)
    return " ".join((words.say("phase.bid.alone" if alone else "phase.bid.take"),
                     words.say("bid.tip.unbid." + view.rules.unbid.id)))


def _calling(view: Observation) -> str:
    return words.say("phase.call.open" if view.rules.family.partner_shows else "phase.call.secret")


SURPRISES: Mapping[str, tuple[object, ...]] = {
    "ace": ("below-jack", "low", "reversed-red"), "top_trump": (20,)}
"""For each option, the values with which a card does not rank by its number."""


def _surprises(view: Observation, options: Iterable[str] = SURPRISES) -> list[str]:
    """Sentences about the cards that do not rank by their numbers because of ``options``."""
    return [words.say(f"explained.{name}.{value}") for name in options
            if (value := getattr(view.rules, name)) in SURPRISES[name]]


def _playing(view: Observation) -> str:
    over = [words.say("phase.over")] if view.rules.overtrump else []
    return " ".join([words.say("phase.play"), *over, *_surprises(view)])


def _leading(view: Observation) -> str:
    barred = sum(isinstance(action, Play) for action in view.actions) < len(view.hand)
    return " ".join([words.say("phase.lead_barred" if barred else "phase.lead"), *_surprises(view)])


def _following(view: Observation) -> str:
    led = led_suit(view.trick.cards)
    assert led is not None
    if led == TAROT:
        return " ".join([words.say("phase.trumps"), *_over(view), *_fool(view)])
    suit = words.say("phase.follow", suit=words.say("suit." + led))
    return " ".join([suit, words.say("phase.marks"), *_surprises(view, ["ace"]), *_fool(view)])


def _ruffing(view: Observation) -> str:
    led = led_suit(view.trick.cards)
    assert led is not None
    return " ".join([words.say("phase.ruff", suit=words.say("suit." + led)), *_over(view), *_fool(view)])


def _over(view: Observation) -> list[str]:
    """A sentence on the rule that a trump must beat those in the trick; empty if the rule does not apply."""
    return [words.say("phase.over")] if view.rules.overtrump and highest_tarot(view.rules, view.trick.cards) else []


def _fool(view: Observation) -> list[str]:
    return [words.say("phase.fool")] if FOOL in view.hand else []


PHASES: Mapping[str, Callable[[Observation], str]] = {
    "discarding": _discarding, "auction": _auction, "calling": _calling,
    "asking": lambda view: words.say("phase.ask"), "announcing": lambda view: words.say("phase.slam"),
    "playing": _playing, "lead": _leading, "follow": _following, "ruff": _ruffing,
    "throw": lambda view: words.say("phase.throw"), "reached": lambda view: words.say("phase.reached"),
}
"""The phases that are explained.

``playing`` is before the first card of the seat; ``lead``, ``follow``, ``ruff`` and ``throw`` are at the first card of
that kind in a deal. ``reached`` is the rest of the play after the player's side has its target: every further point is
paid.
"""


def phase_of(view: Observation) -> str:
    """The phase of ``view``: one of :data:`PHASES`, or a phase without an explanation."""
    if view.phase != "playing":
        return view.phase
    if view.tricks and view.rules.payment != "stake" and has_reached_target(view):
        return "reached"
    return _kind(view.hand, view.trick.cards) if view.actions else "playing"


def _kind(hand: Cards, trick: tuple[Card, ...]) -> str:
    """The way in which a card from ``hand`` is played to ``trick``: ``lead``, ``follow``, ``ruff`` or ``throw``."""
    led = led_suit(trick)
    if led is None:
        return "lead"
    if hand & SUIT[led]:
        return "follow"
    return "ruff" if hand & TAROTS else "throw"


def _kinds_played(view: Observation) -> set[str]:
    """The ways in which the seat has played cards, as returned by :func:`_kind`."""
    own = [(card, before) for seat, card, before in view.plays() if seat == view.seat]
    hand, found = view.hand, set[str]()
    for card, before in reversed(own):
        hand |= {card}
        found.add(_kind(hand, before))
    return found


def due_phase(view: Observation, told: Mapping[str, int], shown: str | None = None) -> str | None:
    """The key of the explanation that is due for the seat of ``view``; None if none is.

    ``told`` contains the number of times each key was explained; the explanation ``shown`` now may stay.
    """
    phase = phase_of(view)
    played = _kinds_played(view) if view.phase == "playing" else set()
    if phase not in PHASES or phase in played or (phase == "playing" and (view.tricks or played)):
        return None
    key = f"{view.rules.preset}.{phase}"
    return key if key == shown or told.get(key, 0) < TIMES else None


def explanation(view: Observation) -> str:
    """Sentences about the phase of ``view``, which must be one of :data:`PHASES`."""
    return PHASES[phase_of(view)](view)


# -- the first evening: its settings, four lessons, four deals that can be won ----------------------------------------

LESSONS = ("pack", "following", "points", "discard")
"""The lessons of the evening, which are enough to play a first deal and to understand its result."""
OPPONENTS = "beginner"
"""The level of a newcomer's opponents, some of whom are companions."""
FIRST_DEALS = (
    ("TDF-3J220-10QN3-PBSPG-75CX7-AA0RZ-8NW26-M0NJZ-58A8D-4XRFD-G7C",
     "discard SV HC CD; pass; pass; pass; pass; pass; call DR"),
    ("TDF-3J220-11EFQ-E9YWR-2HKE6-PXQ66-M1403-P0JBF-1MZZA-NCBC6-FPP",
     "discard SC HD CD; pass; pass; pass; pass; pass; call SR"),
    ("TDF-3J220-10ZJE-E4AJN-0F31R-4Z1CD-ZFTRZ-JATXD-RQ455-3YNTK-YFR",
     "discard HV DC CD; pass; pass; pass; pass; pass; call CR"),
    ("TDF-3J220-10841-75D3M-G30F2-B5B6S-03E8E-ZB7B7-MK75R-GSA4P-3YJ", ""),
)
"""Codes of easy deals that can be won, and the actions before the player's first.

They were found by ``python -m tools.first_deals``.

In the first deal the player follows to the first trick, in the second leads to it, in the third holds the called King.
These begin with the first card; in the last one the player is the dealer and begins with the discard.
"""
_BEGUN = "evening.deals"
"""The key under which the settings count the deals of the evening that were begun."""


def first_setup() -> MatchSetup:
    """The setup of a newcomer's match: the default game, against beginners and companions, with undo."""
    return with_company(MatchSetup(), OPPONENTS)


def starting_values(background: str, settings: Settings) -> dict[str, Any]:
    """The values of ``settings`` that follow from the answer to *Have you played tarot before?*

    ``background`` is ``new`` or the name of the preset that the player knows. A known game is not explained at the
    table, and is played against the usual level, with its companions, without undo.
    """
    if background == "new":
        return {"setup": first_setup(), "first_evening": True}
    family = PRESETS[background].family
    known = [preset.name for preset in PRESETS.values() if preset.family is family]
    told = {f"{preset}.{phase}": TIMES for preset in known for phase in PHASES}
    return {"setup": with_company(MatchSetup(background), LEVEL), "first_evening": False,
            "phases_told": {**settings.phases_told, **told}}


def deals_begun(settings: Settings) -> int:
    """The number of deals of the evening that were begun."""
    return settings.phases_told.get(_BEGUN, 0)


def next_lesson(settings: Settings, finishing: str = "") -> str | None:
    """The next lesson of the evening, counting the lesson ``finishing`` as done; None if a deal is next.

    After the first deal no lesson comes before the deal in which the player discards.
    """
    if 0 < deals_begun(settings) < len(FIRST_DEALS) - 1:
        return None
    return next((name for name in LESSONS if name not in (*settings.lessons_done, finishing)), None)


def first_deal(number: int) -> Record:
    """The record of a deal of the evening, up to the player's first decision; all but the last are one-deal matches."""
    code, done = FIRST_DEALS[number]
    rules = first_setup().rules
    return with_moves(replace(deal_in(code), rules=one_deal(rules) if done else rules), actions(done))


def beginning_deal(number: int, settings: Settings) -> dict[str, Any]:
    """The changes of ``settings`` when the deal ``number`` of the evening begins.

    With the first deal, a complete trick remains until a click, if the pause after a trick had its default; with the
    last deal the evening ends.
    """
    begun = {"phases_told": {**settings.phases_told, _BEGUN: number + 1}}
    if number == len(FIRST_DEALS) - 1:
        return {**begun, **evening_over(settings)}
    return {**begun, "trick_rest": "clicked"} if number == 0 and settings.trick_rest == "normal" else begun


def evening_over(settings: Settings) -> dict[str, Any]:
    """The changes of ``settings`` when the evening is over."""
    rest = "normal" if settings.trick_rest == "clicked" else settings.trick_rest
    return {"first_evening": False, "trick_rest": rest}


# -- lessons on the subject of a deal ---------------------------------------------------------------------------------

OFFERS = 3
"""The greatest number of times that a lesson is offered."""

Subject = Callable[[Record, Seat], bool]


def _done(*kinds: type) -> Subject:
    """Return a test of whether anyone did an action of ``kinds``."""
    return lambda record, seat: any(isinstance(action, kinds) for _, action in record.moves)


def _always(record: Record, seat: Seat) -> bool:
    return True


SUBJECTS: Mapping[str, Subject] = {
    "asking": _done(Ask), "calling": _done(Call), "partners": _done(Call), "solo": _done(Bid),
    "overtrumping": _done(ShowHandful), "payment": _always, "oudlers": _always, "ecart": _always,
    "signals": lambda record, seat: has_signals(record), "piedmont": _always,
    "scarto": _always,
}
"""For each lesson, a test of whether its subject occurred in a deal, in the order in which lessons are offered."""


def times_key(name: str) -> str:
    """The key under which the settings store the number of times the lesson ``name`` was offered."""
    return f"lesson.{name}"


def offered(record: Record, seat: Seat, settings: Settings) -> str | None:
    """The lesson to offer to ``seat`` after the deal of ``record``; None without one, or if the player wants none.

    The lesson is one of the game just played, is not done, and was offered fewer than :data:`OFFERS` times. None is
    offered during the first evening, which has its own.
    """
    if not settings.introductions or settings.first_evening:
        return None
    family, told = record.rules.family, settings.phases_told
    return next((name for name, came_up in SUBJECTS.items()
                 if name not in settings.lessons_done and told.get(times_key(name), 0) < OFFERS
                 and lesson(name).rules.family is family and came_up(record, seat)), None)
