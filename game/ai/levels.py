"""The levels of bots: their strength, their style, and the human mistakes that some of them make."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from math import exp, inf, sqrt
from random import Random
from typing import Literal

from ..engine.actions import PLAY, Action, Bid, Discard, ShowHandful
from ..engine.cards import FOOL, MOND, PACK, PAGAT, SUIT, TAROTS, Card
from ..engine.observation import Observation
from ..engine.phases.auction import PASS
from ..engine.rules import Seat
from .kernel.inputs import show_trick
from .net import DOUBT
from .policy import Turn, by_policy, card_features, turn_of
from .reading import Reading
from .rulebot import bidding, rule_bot
from .search.cards import CardValue, judged
from .search.plans import Plan, PlanValue, planned, planned_ecart
from .signals import promises_falsely, truthful
from .stop import Stopped, never
from .teaching.mistakes import absurdity, clearly, silly
from .weights import weights_for


@dataclass(frozen=True, slots=True)
class Lapses:
    """The probability of each mistake when it can be made.

    ``forgets``: a trick before the last one is not remembered. ``high``: a trump higher than one that does the same is
    played. ``over``: a trick that the seat's side has for certain is taken over. ``misjudges`` is the standard
    deviation of the error in the value of a hand in the auction, in payment of one opponent.
    """

    forgets: float
    high: float
    over: float
    misjudges: float = 0.0

    def remembered(self, seen: Observation, turn: Turn, rng: Random) -> Turn:
        """``turn`` without the cards that other seats played to the tricks that are forgotten."""
        table, gone, void = turn.table, [0] * 6, [0] * len(turn.void)
        for trick in seen.tricks[:-1]:
            if rng.random() < self.forgets:
                own = trick.cards[(seen.order.index(seen.seat) - seen.order.index(trick.leader)) % len(seen.order)]
                gone[table.code[own] >> 5] |= 1 << (table.code[own] & 31)
            else:
                show_trick(table, seen.order, trick, gone, void)
        for trick in (*seen.tricks[-1:], seen.trick):
            show_trick(table, seen.order, trick, gone, void)
        return replace(turn, gone=gone, void=void)

    def slip(self, reading: Reading, card: Card, rng: Random) -> Card:
        """The card that is played by mistake instead of ``card``, or ``card`` itself without a mistake."""
        if card in TAROTS - {PAGAT, MOND}:
            higher = [other for other in reading.playable & TAROTS - {MOND}
                      if reading.strength[other] > reading.strength[card] and does_the_same(reading, other, card)]
            if higher and rng.random() < self.high:
                return sorted(higher)[int(rng.random() * len(higher))]
        if reading.seen.trick.cards and reading.winner_so_far in reading.allies and not reading.beats(card):
            over = [other for other in reading.playable - {PAGAT, MOND} if reading.beats(other)]
            if over and reading.fate(card) == "safe" and rng.random() < self.over:
                return min(over, key=lambda other: (reading.strength[other], other))
        return card


@dataclass(frozen=True, slots=True)
class PlayStyle:
    """Biases to bid higher (``bold``, in payment), to keep tarots (``hoard``) and to lead them (``draw``, in card
    points).
    """

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
#: The 1 counts as tied within this number of card points, because good players play it as soon as it is safe.
HOME = 0.4
#: A contract without the talon must gain this share of the standard deviation of the gain in a deal.
DARING = 0.3
PLAIN = PlayStyle()


@dataclass(frozen=True, slots=True)
class Weighed:
    """A decision: the ``action``, and the method ``by`` which it was found.

    ``only``: there is no other action; ``memory``: by the remembered cards. ``values`` are those of the plans that were
    compared, the best first; after a decision from memory their distances are in the policy's points.
    """

    action: Action
    by: Literal["only", "rule", "random", "memory", "worlds"]
    values: tuple[PlanValue, ...] = ()


@dataclass(frozen=True, slots=True)
class Level:
    """A player: ``worlds`` sampled for a card and ``ahead`` for a decision before play (0: by rule alone).

    ``doubt`` is the standard error, in card points, of the distance between two cards that the net expects; infinite
    without a net. A player with ``lapses`` plays by the policy, without a search, using the cards of the deal that it
    remembers; ``wander`` is the temperature, in the policy's points, of its choice among the cards, absurdities
    excluded. A player that tries cards in worlds uses the signals of the seats ``signalling``; if it sits at one of
    these, it gives signals when that costs nothing. If all pass and the deal would be thrown in, the last seat bids
    ``lively`` points, in payment of one opponent, higher, and the seats before it proportionally.
    """

    worlds: int = 0
    ahead: int = 0
    doubt: float = inf
    lapses: Lapses | None = None
    wander: float = 1.0
    style: PlayStyle = PLAIN
    signalling: frozenset[Seat] = frozenset()
    lively: float = 0.0

    def choose(self, seen: Observation, rng: Random, stopped: Stopped = never) -> Action:
        """The action of this player for ``seen``, with no randomness but that of ``rng``."""
        return self.weighed(seen, rng, stopped).action

    def weighed(self, seen: Observation, rng: Random, stopped: Stopped = never) -> Weighed:
        """The decision of this player for ``seen``: the action, the method, and the values compared."""
        if len(seen.actions) == 1:
            return Weighed(seen.actions[0], "only")
        if seen.phase != "playing":
            return self._planned(seen, rng, stopped)
        shown = rule_bot.choose(seen, rng) if isinstance(seen.actions[-1], ShowHandful) else None
        return Weighed(shown, "rule") if isinstance(shown, ShowHandful) else self._card(seen, rng, stopped)

    def _planned(self, seen: Observation, rng: Random, stopped: Stopped) -> Weighed:
        """A decision before play, by search or by rule; the bias ``bold`` is added to the value of a bid."""
        bold = self.style.bold if seen.phase == "auction" else 0.0
        urge = self.lively * _left_to_save(seen) if seen.phase == "auction" else 0.0
        if not self.ahead:
            error = rng.gauss(0.0, self.lapses.misjudges) if self.lapses is not None else 0.0
            rule = bidding.bid(seen, bold + urge + error) if seen.phase == "auction" else rule_bot.choose(seen, rng)
            return Weighed(rule, "rule")
        bold += urge * (len(seen.order) - 1)
        if seen.phase == "discarding":
            found = planned_ecart(seen, weights_for(seen.rules), self.ahead, stopped)
            laid = seen.ecart or frozenset()
            cards = [action for action in found[0].plan if isinstance(action, Discard)]
            rest = [action for action in cards if action.card not in laid]
            if rest and laid.issubset(action.card for action in cards):
                return Weighed(rest[0], "worlds" if len(found) > 1 else "rule", found)
        found = planned(seen, weights_for(seen.rules), self.ahead, rng.getrandbits(48), stopped, bold)
        plan = _prudent(seen, found) if seen.phase == "auction" else found[0].plan
        return Weighed(plan[0], "worlds" if len(found) > 1 else "rule", found)

    def _card(self, seen: Observation, rng: Random, stopped: Stopped) -> Weighed:
        weights = weights_for(seen.rules)
        if self.lapses is not None:
            return self._by_memory(seen, weights, rng, self.lapses)
        if not self.worlds:
            return Weighed(by_policy(seen, weights), "rule")
        found = judged(seen, weights, self.worlds, rng.getrandbits(48), stopped, self.doubt, self.signalling)
        reading = Reading(seen)
        sane = [one for one in found if absurdity(reading, PLAY[one.card]) is None] or list(found)
        last = [one for one in sane if not one.given_up] or sane
        best = max(last, key=lambda one: one.worth + self.style.of_card(seen, one.card))
        shunned = self._shunned(reading, sane)
        if best.card in shunned:
            rival = min((one for one in sane if one.card not in shunned), key=lambda one: one.behind)
            if not clearly(rival.behind - best.behind, rival.doubt):
                best = rival
        tied = [one.card for one in sane if one.behind - best.behind <= _as_good(one) and one.card not in shunned]
        card = of_the_tied(reading, best.card, tied)
        if seen.seat in self.signalling:
            card = truthful(reading, card, tied)
        if card in shunned:
            card = best.card
        return Weighed(PLAY[card], "worlds", tuple(
            PlanValue((PLAY[one.card],), one.behind, one.doubt, one.worlds, one.given_up) for one in found))

    def _shunned(self, reading: Reading, found: Collection[CardValue]) -> frozenset[Card]:
        """The silly plays among the cards ``found``, and false promises of a signalling seat if others remain.

        Empty if every card is silly.
        """
        cards = frozenset(one.card for one in found)
        foolish = frozenset(card for card in cards if silly(reading, card))
        lies = frozenset(card for card in cards if promises_falsely(reading, card)) \
            if reading.seen.seat in self.signalling else frozenset[Card]()
        return next((some for some in (foolish | lies, foolish) if some < cards), frozenset())

    def _by_memory(self, seen: Observation, weights: list[float], rng: Random, lapses: Lapses) -> Weighed:
        """A card drawn by softmax from the policy's values for the remembered cards; a lapse may change the card."""
        turn = lapses.remembered(seen, turn_of(seen), rng)
        rates = {PACK[turn.table.card[one.code]]: one.value + sum(weights[place] for place in one.places)
                 for one in card_features(turn, weights)}
        reading = Reading(seen)
        cards = [card for card in rates if absurdity(reading, PLAY[card]) is None] or list(rates)
        liked = {card: rates[card] + self.style.of_card(seen, card) for card in cards}
        top = max(liked.values())
        odds = [exp((liked[card] - top) / self.wander) for card in cards]
        at, drawn = 0, rng.random() * sum(odds)
        while drawn >= odds[at] and at < len(odds) - 1:
            drawn -= odds[at]
            at += 1
        return Weighed(PLAY[lapses.slip(reading, cards[at], rng)], "memory", tuple(
            PlanValue((PLAY[card],), top - liked[card]) for card in sorted(cards, key=liked.__getitem__, reverse=True)))


def _left_to_save(seen: Observation) -> float:
    """The share of the other players who have passed, in a deal that is thrown in if all pass; 0 after a bid."""
    if seen.rules.unbid.sides != "none" or any(bid != PASS for _, bid in seen.bids):
        return 0.0
    return len(seen.bids) / (len(seen.order) - 1)


def _prudent(seen: Observation, found: Sequence[PlanValue]) -> Plan:
    """The best plan in the auction; a contract without the talon only if it gains clearly over all others."""
    def is_daring(one: PlanValue) -> bool:
        return isinstance(one.plan[0], Bid) and seen.rules.contract(one.plan[0].contract).talon != "taken"
    if not is_daring(found[0]):
        return found[0].plan
    rival = min((one for one in found if not is_daring(one)), key=lambda one: one.behind, default=found[0])
    return found[0].plan if rival.behind > DARING * rival.doubt * sqrt(rival.worlds) else rival.plan


def _as_good(one: CardValue) -> float:
    """The card points that the card of ``one`` may be behind the best and still count as tied with it."""
    doubt = 0.0 if one.given_up else min(TIED, ERRORS * one.doubt)
    return max(HOME, doubt) if one.card == PAGAT else doubt


#: The usual liveliness below expert: a quarter of the deals of French Tarot for four are passed out instead of a half.
LIVELY = 24.0
LEVELS: dict[str, Level] = {
    "beginner": Level(lapses=Lapses(forgets=0.9, high=0.2, over=0.05, misjudges=15.0), wander=3.0, lively=LIVELY),
    "casual": Level(lapses=Lapses(forgets=0.5, high=0.1, over=0.02, misjudges=5.0), wander=0.8, lively=LIVELY),
    "club": Level(worlds=10, ahead=24, lively=LIVELY),
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


# -- the choice of a good player among cards with about the same value ------------------------------------------------
#
# A search in a few hundred worlds cannot separate a tarot from the next lower one, so the choice would be random.
# Players notice such choices.


def of_the_tied(reading: Reading, best: Card, tied: Collection[Card]) -> Card:
    """The card to play, of ``best`` and the cards ``tied`` with it by the search.

    The 1 is played if it is tied and safe. Otherwise the card has the same effect as ``best``: it is the weakest such
    tarot, if possible below a tarot of an ally; or the card of a suit with the most points if the trick is certainly
    won, with the fewest if it is lost or another side is winning it. If it is certain who takes the trick, cards need
    not be tied by the search: the lowest tarot is worth less later, and some cards of a suit are as good later.

    A lead is ``best`` itself, except for a court that a later seat may trump: then a tied card of its suit that counts
    less is led.
    """
    if not reading.seen.trick.cards:
        return _cheapest_lead(reading, best, tied)
    if PAGAT in tied and reading.fate(PAGAT) == "safe":
        return PAGAT
    if best == FOOL:
        return best
    if best in TAROTS:
        return _lowest_tarot(reading, best, tied)
    points, fate = reading.points, reading.fate(best)
    if fate == "at-risk" and (reading.beats(best) or reading.winner_so_far not in reading.foes):
        return best
    touching = _touching(reading, best) if fate != "at-risk" else []
    same = [best, *(card for card in {*tied, *touching} if does_the_same(reading, card, best))]
    return max(same, key=lambda card: (points[card] if fate == "safe" else -points[card], card == best, card))


def _cheapest_lead(reading: Reading, best: Card, tied: Collection[Card]) -> Card:
    """``best``, or one of the ``tied`` cards of its suit that counts less.

    A card that counts less is returned if a foe that plays later lacks the suit and may have a tarot.
    """
    foes = reading.foes.intersection(reading.seats_to_play)
    if best in TAROTS or best == FOOL or not any(
            best.suit in reading.voids(seat) and reading.could_hold((seat,), TAROTS) for seat in foes):
        return best
    return min([best, *(card for card in tied if card.suit == best.suit)],
               key=lambda card: (reading.points[card], card != best))


def _lowest_tarot(reading: Reading, best: Card, tied: Collection[Card]) -> Card:
    fate = reading.fate(best)
    rivals = tied if fate == "at-risk" else reading.playable - {PAGAT}
    same = [best, *(card for card in rivals if does_the_same(reading, card, best))]
    if reading.winner_so_far in reading.allies:
        same += [card for card in tied if card in TAROTS - {PAGAT} and not reading.beats(card)
                 and reading.points[card] == reading.points[best] and reading.fate(card) == fate]
    return min(same, key=lambda card: reading.strength[card])


def _touching(reading: Reading, card: Card) -> list[Card]:
    """The cards of the suit of ``card`` that may be played in its place without a loss of strength.

    No other hand has a card between the two. A called card is not among them, because it reveals the partner.
    """
    return [other for other in reading.playable & SUIT[card.suit] - frozenset(reading.seen.taking.called)
            if not reading.between(*sorted((card, other), key=lambda one: reading.strength[one]))]


def does_the_same(reading: Reading, card: Card, best: Card) -> bool:
    """Whether ``card`` and ``best`` are equivalent: same kind, same winner of the trick so far, same result."""
    if card in (FOOL, best) or (card in TAROTS) != (best in TAROTS):
        return False
    if card in TAROTS and reading.points[card] != reading.points[best]:
        return False
    return reading.beats(card) == reading.beats(best) and reading.fate(card) == reading.fate(best)
