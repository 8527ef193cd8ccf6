"""From the settings to what the table does with them."""

from __future__ import annotations

import math
from functools import partial

from ...engine.rules import Rules
from ...settings import Settings
from ...view.table.choreography import Pace
from ..draw.deck import DECKS
from .preferences import Preferences, Sort

CARDS = {"slow": 1.7, "normal": 1.0, "fast": 0.5, "instant": 0.0}
BOTS = {"slow": 1.2, "normal": 0.45, "fast": 0.15, "instant": 0.0}
RESTS = {"slow": 2.0, "normal": 1.0, "fast": 0.4, "instant": 0.0, "clicked": math.inf}
"""Factors and seconds by the name of a speed; a trick that waits for a click rests for ever."""
DEMO = Pace(cards=1.25, rest=1.8, bots=1.0)
"""Slow enough to follow without knowing the game."""


def pace_of(settings: Settings) -> Pace:
    """How fast ``settings`` want the table; a trick that lies until clicked does so at any speed."""
    at_once = settings.instant
    rest = RESTS[settings.trick_rest]
    return Pace(
        cards=0.0 if at_once else CARDS[settings.card_speed],
        rest=0.0 if at_once and rest != math.inf else rest,
        bots=0.0 if at_once else BOTS[settings.bot_pause],
        travel=not (at_once or settings.reduced_motion),
    )


def demo_pace(settings: Settings) -> Pace:
    """How fast a demonstration goes: cards travel unless ``settings`` want them to appear in place."""
    return Pace(DEMO.cards, DEMO.rest, DEMO.bots, travel=not settings.reduced_motion)


def sort_of(settings: Settings, rules: Rules) -> Sort:
    """The order of a hand by ``settings``, from left to right; the Fool lies outside the tarots."""
    strength = rules.strength
    sign = -1 if settings.high == "left" else 1
    groups = {suit: place for place, suit in enumerate(settings.suit_order, 1)}
    groups |= {"T": 0, "F": -1} if settings.trumps == "left" else {"T": 5, "F": 6}
    return lambda card: (groups[card.suit], sign * strength[card])


def preferences_of(settings: Settings) -> Preferences:
    """Everything the table wants to know of ``settings``."""
    return Preferences(
        pace=pace_of(settings),
        sort=partial(sort_of, settings),
        click_twice=settings.click_plays == "twice",
        last_card_plays_itself=settings.forced_last_card,
        pause_without_focus=settings.pause_on_lost_focus,
        felt=settings.felt,
        strip=DECKS[settings.deck].strip,
        counting_aid=settings.counting_aid,
        remarks=settings.remarks,
    )
