"""The player's preferences for the table: speeds, order of the hand, effect of a click."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial

from ...engine.cards import Card
from ...engine.rules import Rules
from ...settings import MagnifierUse, Settings
from ...view.table.choreography import Pace
from ...view.table.layout import STRIP
from ..draw.art import UNDYED
from ..draw.deck import DECKS

Sort = Callable[[Card], tuple[int, int]]

CARDS = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "instant": 0.0}
BOTS = {"slow": 1.2, "normal": 0.45, "fast": 0.15, "instant": 0.0}
RESTS = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.0, "clicked": math.inf}
"""By the name of a speed: the factor for motions, the seconds before a bot acts, the factor for the rest of a trick."""
DEMO = Pace(cards=1.25, rest=1.8, bots=1.0)
"""The pace of a demonstration, slow enough for viewers who do not know the game."""


def alternating(rules: Rules) -> Sort:
    """The default order of a hand: Fool and trumps, then suits of alternating colour, each from high to low."""
    strength, suits = rules.strength, {"F": -1, "T": 0, "S": 1, "H": 2, "C": 3, "D": 4}
    return lambda card: (suits[card.suit], -strength[card])


@dataclass(frozen=True, slots=True)
class Preferences:
    """The player's preferences for the table.

    ``sort`` returns the order of a hand for given rules; ``click_twice`` plays a card only at the second click on it;
    ``last_card_plays_itself`` plays the last card without a click, ``only_card_plays_itself`` any card that is the only
    legal one; ``pause_without_focus`` stops the table while another window is in front; ``felt`` is the colour of the
    cloth; ``strip`` is the share of a card's width that its index needs. ``left_fan``: of two cards in the hand the
    left one is on top. ``counting_aid``: the count is shown; ``remarks``: plain mistakes are pointed out;
    ``introduce``: the phases of a game are explained to a newcomer; ``reactions``: companions comment on events;
    ``magnifier`` is the use of the magnifier.
    """

    pace: Pace = field(default_factory=Pace)
    sort: Callable[[Rules], Sort] = alternating
    click_twice: bool = False
    last_card_plays_itself: bool = True
    only_card_plays_itself: bool = False
    pause_without_focus: bool = True
    felt: str = UNDYED
    strip: float = STRIP
    left_fan: bool = False
    counting_aid: bool = False
    remarks: bool = False
    introduce: bool = False
    reactions: bool = False
    magnifier: MagnifierUse = "off"


def pace_of(settings: Settings) -> Pace:
    """The pace in ``settings``; even without motion a trick can remain until a click."""
    at_once = settings.instant
    rest = RESTS[settings.trick_rest]
    return Pace(
        cards=0.0 if at_once else CARDS[settings.card_speed],
        rest=0.0 if at_once and rest != math.inf else rest,
        bots=0.0 if at_once else BOTS[settings.bot_pause],
        travel=not (at_once or settings.reduced_motion),
        seen=1.0,
    )


def sort_of(settings: Settings, rules: Rules) -> Sort:
    """The order of a hand by ``settings``, from left to right; the Fool is at the outer end of the trumps."""
    strength = rules.strength
    sign = -1 if settings.high == "left" else 1
    groups = {suit: place for place, suit in enumerate(settings.suit_order, 1)}
    groups |= {"T": 0, "F": -1} if settings.trumps == "left" else {"T": 5, "F": 6}
    return lambda card: (groups[card.suit], sign * strength[card])


def preferences_of(settings: Settings, demo: bool = False) -> Preferences:
    """The preferences for the table in ``settings``; a ``demo`` has a different pace."""
    return Preferences(
        pace=replace(DEMO, travel=not settings.reduced_motion) if demo else pace_of(settings),
        sort=partial(sort_of, settings),
        click_twice=settings.click_plays == "twice",
        last_card_plays_itself=settings.forced_last_card,
        only_card_plays_itself=settings.forced_only_card,
        pause_without_focus=settings.pause_on_lost_focus,
        felt=settings.felt,
        strip=DECKS[settings.deck].strip,
        left_fan=settings.left_fan,
        counting_aid=settings.counting_aid,
        remarks=settings.remarks,
        reactions=settings.reactions,
        magnifier=settings.magnifier,
        introduce=settings.introductions and not demo,
    )
