"""The levels of bots: their strength and style."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp, inf
from random import Random

from ..engine.actions import PLAY, Action, ShowHandful
from ..engine.cards import PACK, PAGAT, TAROTS, Card
from ..engine.observation import Observation
from ..engine.rules import Seat
from .lapses import Lapses
from .policy import by_policy, card_features, turn_of
from .reading import Reading
from .rulebot import bidding, rule_bot
from .search.cards import CardValue, judged
from .search.plans import planned
from .search.prior import DOUBT
from .search.ties import of_the_tied
from .signals import truthful
from .stop import Stopped, never
from .teaching.mistakes import absurdity
from .weights import weights_for


@dataclass(frozen=True, slots=True)
class PlayStyle:
    """Small biases in card points: to bid higher (``bold``), to keep tarots (``hoard``), to lead them (``draw``)."""

    bold: float = 0.0
    hoard: float = 0.0
    draw: float = 0.0

    def of_card(self, seen: Observation, card: Card) -> float:
        """The bias of this style to ``card``, in card points."""
        if card not in TAROTS:
            return 0.0
        return self.draw if not seen.trick.cards else -self.hoard if len(seen.hand) > HOARDED else 0.0


#: With at most this number of cards left the style to keep tarots no longer applies.
HOARDED = 4
#: Cards count as tied with the best within this number of standard errors, and of card points.
ERRORS, TIED = 1.5, 1.0
#: The 1 counts as tied within this number of card points: people bring it home if it is safe.
HOME = 0.4
PLAIN = PlayStyle()


@dataclass(frozen=True, slots=True)
class Level:
    """A player: ``worlds`` sampled for a card and ``ahead`` for a decision before play (0: by rule alone).

    ``doubt`` is the standard error, in card points, of the distance between two cards that the net expects; infinite
    without a net. A player with ``lapses`` searches nothing: it means to play what the policy does, as it remembers
    the deal; ``wander`` is the temperature, in the policy's points, of its choice among the cards, absurdities
    excluded. A player who tries cards in worlds believes the signals of the seats ``signalling`` and gives them where
    that costs nothing, if it sits at one of these.
    """

    worlds: int = 0
    ahead: int = 0
    doubt: float = inf
    lapses: Lapses | None = None
    wander: float = 1.0
    style: PlayStyle = PLAIN
    signalling: frozenset[Seat] = frozenset()

    def choose(self, seen: Observation, rng: Random, stopped: Stopped = never) -> Action:
        """The action of this player for ``seen``; uses no other randomness than ``rng``."""
        if len(seen.actions) == 1:
            return seen.actions[0]
        if seen.phase == "auction":
            return self._bid(seen, rng, stopped)
        if seen.phase != "playing":
            return self._planned(seen, rng, stopped)
        shown = rule_bot.choose(seen, rng) if isinstance(seen.actions[-1], ShowHandful) else None
        return shown if isinstance(shown, ShowHandful) else self._card(seen, rng, stopped)

    def _planned(self, seen: Observation, rng: Random, stopped: Stopped) -> Action:
        if not self.ahead:
            return rule_bot.choose(seen, rng)
        return planned(seen, weights_for(seen.rules), self.ahead, rng.getrandbits(48), stopped)

    def _bid(self, seen: Observation, rng: Random, stopped: Stopped) -> Action:
        """A bid by search or by rule; a bold player counts a few points more than there are."""
        if self.ahead:
            return planned(seen, weights_for(seen.rules), self.ahead, rng.getrandbits(48), stopped, self.style.bold)
        return bidding.bid(seen, self.style.bold)

    def _card(self, seen: Observation, rng: Random, stopped: Stopped) -> Action:
        weights = weights_for(seen.rules)
        if self.lapses is not None:
            return self._by_memory(seen, weights, rng, self.lapses)
        if not self.worlds:
            return by_policy(seen, weights)
        found = judged(seen, weights, self.worlds, rng.getrandbits(48), stopped, self.doubt, self.signalling)
        reading = Reading(seen)
        sane = [one for one in found if absurdity(reading, PLAY[one.card]) is None] or list(found)
        last = [one for one in sane if not one.given_up] or sane
        best = max(last, key=lambda one: one.worth + self.style.of_card(seen, one.card))
        tied = [one.card for one in sane if one.behind - best.behind <= _as_good(one)]
        card = of_the_tied(reading, best.card, tied)
        return PLAY[truthful(reading, card, tied) if seen.seat in self.signalling else card]

    def _by_memory(self, seen: Observation, weights: list[float], rng: Random, lapses: Lapses) -> Action:
        """A card drawn by softmax of the policy's values for what is remembered; now and then another slips in."""
        turn = lapses.remembered(seen, turn_of(seen), rng)
        rates = {PACK[turn.table.card[one.code]]: one.value + sum(weights[place] for place in one.places)
                 for one in card_features(turn, weights)}
        reading = Reading(seen)
        cards = [card for card in rates if absurdity(reading, PLAY[card]) is None] or list(rates)
        top = max(rates[card] + self.style.of_card(seen, card) for card in cards)
        odds = [exp((rates[card] + self.style.of_card(seen, card) - top) / self.wander) for card in cards]
        at, drawn = 0, rng.random() * sum(odds)
        while drawn >= odds[at] and at < len(odds) - 1:
            drawn -= odds[at]
            at += 1
        return PLAY[lapses.slip(reading, cards[at], rng)]


def _as_good(one: CardValue) -> float:
    """How many card points a card may be behind the best one and still count as tied with it."""
    doubt = 0.0 if one.given_up else min(TIED, ERRORS * one.doubt)
    return max(HOME, doubt) if one.card == PAGAT else doubt


LEVELS: dict[str, Level] = {
    "beginner": Level(lapses=Lapses(forgets=0.8, high=0.4, over=0.25), wander=3.0),
    "casual": Level(lapses=Lapses(forgets=0.5, high=0.2, over=0.1), wander=1.1),
    "club": Level(worlds=10, ahead=24),
    "expert": Level(worlds=400, ahead=100, doubt=DOUBT),
}

#: The named opponents: each a level with a style.
CHARACTERS: dict[str, Level] = {
    "rosalie": replace(LEVELS["beginner"], style=PlayStyle(bold=-10.0)),
    "anatole": replace(LEVELS["casual"], style=PlayStyle(hoard=0.8)),
    "gaston": replace(LEVELS["casual"], style=PlayStyle(bold=8.0, draw=0.4)),
    "colette": replace(LEVELS["club"], style=PlayStyle(bold=-6.0)),
    "baptiste": replace(LEVELS["club"], style=PlayStyle(draw=0.3)),
    "victorine": replace(LEVELS["expert"], style=PlayStyle(bold=4.0)),
    "augustin": replace(LEVELS["expert"], style=PlayStyle(hoard=0.15)),
}
