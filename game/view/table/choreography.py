"""Defines the motion and the sound of each event at the table, and all durations of the table's animations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from ...engine import events as ev
from ...engine.cards import FOOL, KINGS, TAROTS, Card
from ...engine.rules import Rules


def linear(t: float) -> float:
    """Easing with constant speed."""
    return t


def ease_out(t: float) -> float:
    """Easing with a fast start and a slow end."""
    return 1 - (1 - t) ** 3


def ease_back(t: float) -> float:
    """Easing with a fast start and a slight overshoot at the end."""
    s = 1.12
    u = t - 1
    return 1 + (s + 1) * u**3 + s * u**2


def ease_in_out(t: float) -> float:
    """Easing that is slow at both ends."""
    return t * t * (3 - 2 * t)


Easing = Callable[[float], float]


@dataclass(frozen=True, slots=True)
class Presentation:
    """The timing and the motion of an event.

    ``seconds`` is the time of a card's movement, ``pause`` the time after its arrival, ``stagger`` the time between the
    cards of one event. ``rest`` marks the pause that has a separate setting: the time that a complete trick stays.
    After ``after`` seconds the next event may begin while cards still move (None: after all have arrived). ``gathers``:
    the cards come together on their way. ``thrown``: the card bends as it flies, a heavy card rises high, and the card
    makes a sound when it lands (:func:`blow_of`). ``seen`` is the time in seconds to look at each card shown, or to
    read a sentence, before the next event, at any speed.
    """

    seconds: float = 0.0
    pause: float = 0.0
    easing: Easing = ease_out
    sound: str | None = None
    stagger: float = 0.0
    rest: float = 0.0
    after: float | None = None
    gathers: bool = False
    thrown: bool = False
    seen: float = 0.0


TABLE: dict[type[ev.Event], Presentation] = {
    ev.PacketDealt: Presentation(0.30, 0.0, ease_out, "deal", 0.022, after=0.12),
    ev.TalonDealt: Presentation(0.22, 0.0, ease_out, "deal", 0.03, after=0.08),
    ev.DealBegan: Presentation(0.34, 0.25, ease_out, "sort"),
    ev.TalonShown: Presentation(0.45, 1.1, ease_back, "reveal", 0.06, seen=0.75),
    ev.TalonTaken: Presentation(0.45, 0.35, ease_out, "pick", 0.04),
    ev.CardDiscarded: Presentation(0.26, 0.05, ease_out, "deal"),
    ev.EcartLaid: Presentation(0.2, 0.3, ease_out),
    ev.PagatDiscarded: Presentation(0.3, 1.3, ease_back, "announce", seen=2.0),
    ev.TarotsDiscarded: Presentation(0.3, 1.1, ease_back, "announce", seen=2.0),
    ev.BidMade: Presentation(0.0, 0.55, ease_out, "bid"),
    ev.Passed: Presentation(0.0, 0.4, ease_out, "bid"),
    ev.TakerNamed: Presentation(0.3, 0.5),
    ev.CardAsked: Presentation(0.0, 0.9, ease_out, "bid"),
    ev.AskedInEcart: Presentation(0.0, 1.2, ease_out, "refuse"),
    ev.AskingEnded: Presentation(0.0, 0.3),
    ev.CardHandedOver: Presentation(0.5, 0.5, ease_out, "card", seen=2.2),
    ev.CardGiven: Presentation(0.45, 0.35, ease_out, "deal", seen=1.6),
    ev.CardCalled: Presentation(0.0, 0.9, ease_out, "bid", seen=1.6),
    ev.PartnerRevealed: Presentation(0.3, 1.8, ease_out, "reveal"),
    ev.CalledInTalon: Presentation(0.0, 1.0, ease_out, "reveal", seen=1.6),
    ev.SlamDeclared: Presentation(0.0, 1.3, ease_out, "announce", seen=1.6),
    ev.HandfulShown: Presentation(0.45, 1.4, ease_back, "announce", seen=2.5),
    ev.PlayBegan: Presentation(0.0, 0.35),
    ev.CardPlayed: Presentation(0.27, 0.06, ease_back, thrown=True),
    ev.TrickTaken: Presentation(0.6, 0.08, ease_in_out, "trick", 0.0, rest=1.0, gathers=True),
    ev.FoolKept: Presentation(0.3, 0.2, ease_out, "deal"),
    ev.FoolLost: Presentation(0.3, 0.3, ease_out, "deal"),
    ev.FoolPaid: Presentation(0.0, 0.4, ease_out, "deal"),
    ev.HiddenShown: Presentation(0.4, 0.7, ease_back, "reveal"),
    ev.DealScored: Presentation(0.0, 0.2),
    ev.DealPassed: Presentation(0.0, 0.4),
    ev.DealVoided: Presentation(0.0, 0.8, ease_out, "announce"),
}

LOWER = 0.14
"""The seconds in which cards of the hand that may not be played are lowered."""

RIFFLE = Presentation(0.16, 0.2, ease_in_out, "shuffle", 0.007)
"""The shuffle: the halves of the pack run into each other, card by card."""
CUT = (Presentation(0.24, 0.12, ease_out, "pick"), Presentation(0.26, 0.2, ease_back, "card"))
"""The cut after the shuffle: the upper half is laid next to the lower one, then the lower half on it."""

@dataclass(frozen=True, slots=True)
class Motion:
    """A motion of something other than cards: it begins after ``delay`` seconds and takes ``seconds``."""

    seconds: float
    delay: float = 0.0
    easing: Easing = ease_out

    @property
    def end(self) -> float:
        """The seconds until the motion ends."""
        return self.delay + self.seconds

    def share(self, elapsed: float) -> float:
        """The progress after ``elapsed`` seconds, from 0 to 1, in between more than 1 if the motion overshoots."""
        return self.easing(min(1.0, max(0.0, elapsed - self.delay) / self.seconds))


GROW = Motion(0.6, 0.1)
"""When a trick's points are counted: the growth of the vine."""
SLIDE = Motion(1.2, 0.5, ease_in_out)
"""When the target moves: after the vine has grown, the bud at the target slides along it."""
BLOOM = Motion(0.7, 0.6, ease_back)
"""The flower at the target opens, if the target is reached."""
LIGHT = Motion(0.4, 0.35, ease_back)
"""An oudler on its way to a side lights up."""
TRAVEL = Motion(0.35)
"""When a partner is revealed: a light flies from the card to the partner's medallion."""
SHINE = Motion(0.5, 0.3)
"""When a partner is revealed: the partner's medallion shines."""
UNROLL = Motion(0.35, 0.4)
"""When a partner is revealed: a ribbon with the role unrolls."""
PETALS = Motion(1.4, 0.35)
"""When a partner is revealed: petals fall."""
LEAVE = 2.0
"""The seconds after which all signs of a partner's reveal have gone."""
BURST = Motion(0.9, 0.25)
"""When the highest trump has landed, or a trick with something at stake is won: a burst of petals."""
LINGER, LAND = 0.5, 0.35
"""The effects of each step of the stake.

These are the share of its usual time by which a complete trick stays longer, and the seconds of the pause after the
highest trump.
"""
DRIFT, DRIFT_APART = Motion(0.9, 0.0, ease_in_out), 0.06
"""When a 1 or a King is captured: petals drift to the winner, and the seconds between two petals."""
GLOW, SHADE = Motion(0.8, 0.1, linear), Motion(1.0, 0.1, linear)
"""When a trick is won: a glow on the winner's medallion, and a shadow over that of a player who lost a King."""
LIFT_S = 0.08
"""The seconds for which the player's card rises before it flies."""
ALONE, ALONE_EVERY = Motion(3.5, 0.0, linear), 45.0
"""At a table at rest: a petal drifts across the cloth. The second number is the seconds of rest until then."""
WAITED_FOR = 1.0
"""The seconds after which the table marks the player it waits for."""

TILES = Motion(1.0, 0.15, linear)
"""At the end of a deal: the tiles of the sum appear one after the other."""
COUNTED = Motion(0.8, 0.6)
"""At the end of a deal: the points of both sides grow towards each other."""
STANDINGS = Motion(0.5, 1.2)
"""At the end of a deal: the bars of the totals grow."""
STORY = Motion(0.4, 1.6)
"""At the end of a deal: the tricks to remember appear last."""
WREATH = Motion(1.6, 0.1, ease_in_out)
"""At the end of a match: the garland grows from its foot."""
GLEAM = Motion(1.2, 1.8, linear)
"""At the end of a match: a light crosses the gilt of the garland."""
COURSE = Motion(1.2, 0.4, ease_in_out)
"""At the end of a match: the lines of the totals are drawn, deal by deal."""
SEEN_AGAIN = 3.0
"""The seconds in which a trick is shown again, from its first card to its winner."""


@dataclass(frozen=True, slots=True)
class Pace:
    """The pace of the table: factors on its times (0: no time), and whether card movements are shown.

    ``bots`` is the time in seconds that a bot waits before it acts; ``seen`` is the factor on the time for sentences
    and for cards that are shown only once.
    """

    cards: float = 1.0
    rest: float = 1.0
    bots: float = 0.45
    travel: bool = True
    seen: float = 0.0


INSTANT = Pace(0.0, 0.0, 0.0, travel=False)


def is_heavy(rules: Rules, card: Card) -> bool:
    """Whether ``card`` is worth at least as much as a King."""
    return rules.family.values[card] >= max(rules.family.values[king] for king in KINGS)


Blow = Literal["card", "heavy", "ruff", "overruff", "fool"]
"""The sounds of a card that lands on the trick."""
LEAD_S = 0.05
"""The seconds from the start of such a sound to its blow; the sound starts this long before the card lands."""


def blow_of(rules: Rules, card: Card, trick: Sequence[Card]) -> Blow:
    """The sound of ``card`` landing on the cards of ``trick``; a trump has other sounds if it ruffs or overruffs."""
    suits = [laid for laid in trick if laid != FOOL]
    if card == FOOL:
        return "fool"
    if card in TAROTS and suits and suits[0] not in TAROTS:
        cuts = TAROTS.intersection(suits)
        if not cuts:
            return "ruff"
        if rules.strength[card] > max(rules.strength[cut] for cut in cuts):
            return "overruff"
    return "heavy" if is_heavy(rules, card) else "card"
