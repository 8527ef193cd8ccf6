"""How a player likes the table: speeds, order of the hand, what a click does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ...engine.cards import Card
from ...engine.rules import Rules
from ...view.table.choreography import Pace
from ...view.table.layout import STRIP
from ..draw.cloth import UNDYED

Sort = Callable[[Card], tuple[int, int]]


def alternating(rules: Rules) -> Sort:
    """Fool and tarots left, then the suits with the colours alternating, each from high to low."""
    strength, suits = rules.strength, {"F": -1, "T": 0, "S": 1, "H": 2, "C": 3, "D": 4}
    return lambda card: (suits[card.suit], -strength[card])


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a player has chosen for the table.

    ``sort`` makes the order of a hand for given rules; ``click_twice`` plays a card only at the second click on it;
    ``last_card_plays_itself`` spares the click on the one card left; ``pause_without_focus`` stops the table while
    another window is in front; ``felt`` is the colour of the cloth; ``strip`` is how much of a card's
    width its index needs. ``counting_aid``: what can be counted is shown; ``remarks``: plain mistakes are named.
    """

    pace: Pace = field(default_factory=Pace)
    sort: Callable[[Rules], Sort] = alternating
    click_twice: bool = False
    last_card_plays_itself: bool = True
    pause_without_focus: bool = True
    felt: str = UNDYED
    strip: float = STRIP
    counting_aid: bool = False
    remarks: bool = False
