"""A sentence about each phase of a deal, for players who are new to a game: what happens, and why. No pygame."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...engine.actions import Play
from ...engine.cards import FOOL, SUIT, TAROT, TAROTS, Card, Cards
from ...engine.observation import Observation
from ...engine.play import highest_tarot, led_suit
from .. import words
from .goal import has_reached_target

TIMES = 3
"""How many deals of a game a phase is explained in."""


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
"""By option: the values that make a card win where its number says otherwise."""


def _surprises(view: Observation) -> list[str]:
    """Which cards do not rank by their numbers."""
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
    """That a trump must beat those in the trick, where it is so."""
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
    """The phase of ``view`` as one of :data:`PHASES`, or one that is not explained."""
    if view.phase != "playing":
        return view.phase
    if view.tricks and view.rules.payment != "stake" and has_reached_target(view):
        return "reached"
    return _kind(view.hand, view.trick.cards) if view.actions else "playing"


def _kind(hand: Cards, trick: tuple[Card, ...]) -> str:
    """What a card from ``hand`` to ``trick`` has to do."""
    led = led_suit(trick)
    if led is None:
        return "lead"
    if hand & SUIT[led]:
        return "follow"
    return "ruff" if hand & TAROTS else "throw"


def _kinds_played(view: Observation) -> set[str]:
    """What the cards had to do that the seat has played."""
    own = [(card, before) for seat, card, before in view.plays() if seat == view.seat]
    hand, found = view.hand, set[str]()
    for card, before in reversed(own):
        hand |= {card}
        found.add(_kind(hand, before))
    return found


def due_phase(view: Observation, told: Mapping[str, int], shown: str | None = None) -> str | None:
    """The key of the explanation for the seat of ``view``, or None.

    ``told`` is how often each key was explained before; the key that is ``shown`` may stay.
    """
    phase = phase_of(view)
    played = _kinds_played(view) if view.phase == "playing" else set()
    if phase not in PHASES or phase in played or (phase == "playing" and (view.tricks or played)):
        return None
    key = f"{view.rules.preset}.{phase}"
    return key if key == shown or told.get(key, 0) < TIMES else None


def explanation(view: Observation) -> str:
    """The sentences about the phase of ``view``, which must be one of :data:`PHASES`."""
    return PHASES[phase_of(view)](view)
