"""Help for players new to a game: its phases explained, a first evening, and lessons to offer after a deal. No
pygame."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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
from ..settings import SEATS, MatchSetup, Settings
from ..store.values import has_signals
from . import words
from .lessons.course import lesson
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


def _surprises(view: Observation) -> list[str]:
    """Sentences about the cards that do not rank by their numbers."""
    return [words.say(f"explained.{name}.{value}") for name, values in SURPRISES.items()
            if (value := getattr(view.rules, name)) in values]


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
    return " ".join([words.say("phase.follow", suit=words.say("suit." + led)), *_surprises(view), *_fool(view)])


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
"""The phases that are explained: ``playing`` before the first card of the seat; then, at the first card of each kind in
a deal, to ``lead``, ``follow``, ``ruff`` or ``throw``. ``reached`` is the rest of play after the player's side has its
target: every further point is paid."""


def phase_of(view: Observation) -> str:
    """The phase of ``view``: one of :data:`PHASES`, or a phase without an explanation."""
    if view.phase != "playing":
        return view.phase
    if view.tricks and view.rules.payment != "stake" and has_reached_target(view):
        return "reached"
    return _kind(view.hand, view.trick.cards) if view.actions else "playing"


def _kind(hand: Cards, trick: tuple[Card, ...]) -> str:
    """What a card from ``hand`` must do in ``trick``: ``lead``, ``follow``, ``ruff`` or ``throw``."""
    led = led_suit(trick)
    if led is None:
        return "lead"
    if hand & SUIT[led]:
        return "follow"
    return "ruff" if hand & TAROTS else "throw"


def _kinds_played(view: Observation) -> set[str]:
    """What the cards that the seat has played had to do, as :func:`_kind` names it."""
    own = [(card, before) for seat, card, before in view.plays() if seat == view.seat]
    hand, found = view.hand, set[str]()
    for card, before in reversed(own):
        hand |= {card}
        found.add(_kind(hand, before))
    return found


def due_phase(view: Observation, told: Mapping[str, int], shown: str | None = None) -> str | None:
    """The key of the explanation that is due for the seat of ``view``; None if none is.

    ``told`` has the number of times each key was explained; the explanation ``shown`` now may stay.
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


# -- the first evening: what follows from the first answer, four lessons, a deal that can be won ----------------------

LESSONS = ("pack", "following", "points", "discard")
"""The lessons of the evening: enough to play a first deal and to understand its result."""
OPPONENTS = "beginner"
"""The level of a newcomer's opponents."""
FIRST_DEALS = (
    "TDF-3J220-10841-75D3M-G30F2-B5B6S-03E8E-ZB7B7-MK75R-GSA4P-3YJ",
    "TDF-3J220-105SN-V3EMR-15FFN-64MTS-M0X6Z-SC4Y9-963TS-05FRV-RKF",
    "TDF-3J220-103X6-VQQJT-XFAMV-51BPP-5CZP3-PBVCH-YE8T2-3WQFJ-A82",
    "TDF-3J220-105BM-AKG8K-VCZD9-S1DH6-1GHZ2-3PNEZ-9AJ1N-X70DZ-83A",
    "TDF-3J220-10417-PKXAA-67718-K933M-W1EMH-HQQRJ-R8BX8-KBS9Z-K18",
    "TDF-3J220-103JF-DVMXJ-N1JQT-FQXM1-95K6T-A7KAX-MSSXG-DDF1M-GFD",
    "TDF-3J220-1049G-N1MY1-11ZY5-14875-7M44W-5NB33-72SA5-MVJK3-95K",
    "TDF-3J220-100N0-SW9KK-Z0BFM-3HAMM-YDWHZ-2AY3Y-32H5X-3YN04-6VN",
    "TDF-3J220-10089-9K32M-9B443-5DXDA-2VWHC-M133H-3V3B7-SCGH0-Q9K",
    "TDF-3J220-109WS-1KFX8-KMQR1-STQ2X-2GMP5-1QQ53-S4HBG-0TXTC-9QC",
)
"""Codes of easy deals that can be won, found by ``python -m tools.first_deals``."""


def first_setup() -> MatchSetup:
    """The setup of a newcomer's match: the game proposed first, which has the shortest rules, against beginners, with
    undo."""
    return MatchSetup(levels=(OPPONENTS,) * SEATS, takes_back=True)


def starting_values(background: str, settings: Settings) -> dict[str, Any]:
    """The values of ``settings`` that follow from the answer to *Have you played tarot before?*

    ``background`` is ``new`` or the name of the preset that the player knows. A known game is not explained at the
    table, and is played against the usual level without undo.
    """
    if background == "new":
        return {"setup": first_setup(), "first_evening": True}
    family = PRESETS[background].family
    known = [preset.name for preset in PRESETS.values() if preset.family is family]
    told = {f"{preset}.{phase}": TIMES for preset in known for phase in PHASES}
    return {"setup": MatchSetup(background), "first_evening": False, "phases_told": {**settings.phases_told, **told}}


def next_lesson(settings: Settings, finishing: str = "") -> str | None:
    """The next lesson of the evening, counting the lesson ``finishing`` as done; None if the first deal is next."""
    return next((name for name in LESSONS if name not in (*settings.lessons_done, finishing)), None)


def first_deal(number: int) -> Record:
    """A record of one of the easy deals, without moves, chosen by any ``number``: the first deal of a newcomer's
    match."""
    return replace(deal_in(FIRST_DEALS[number % len(FIRST_DEALS)]), rules=first_setup().rules)


# -- the lesson whose subject has just come up in a deal --------------------------------------------------------------

OFFERS = 3
"""The maximum number of times that a lesson is offered."""

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
}
"""For each lesson, a test of whether its subject occurred in a deal, in the order in which lessons are offered."""


def times_key(name: str) -> str:
    """The key under which the settings count how often the lesson ``name`` was offered."""
    return f"lesson.{name}"


def offered(record: Record, seat: Seat, settings: Settings) -> str | None:
    """The lesson to offer to ``seat`` after the deal of ``record``; None if there is none, or if the player wants none.

    The lesson is one of the game just played, is not done, and was offered fewer than :data:`OFFERS` times.
    """
    if not settings.introductions:
        return None
    family, told = record.rules.family, settings.phases_told
    return next((name for name, came_up in SUBJECTS.items()
                 if name not in settings.lessons_done and told.get(times_key(name), 0) < OFFERS
                 and lesson(name).rules.family is family and came_up(record, seat)), None)
