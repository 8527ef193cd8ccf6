"""Search for a card: all candidates are tried in the same sampled worlds, and the best mean result wins."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from math import inf

from ...engine.actions import Play
from ...engine.cards import PACK, Card
from ...engine.observation import Observation
from ...engine.rules import Seat
from ..kernel import layout as at
from ..kernel.bench import Bench, Vector
from ..kernel.inputs import KernelInput, kernel_input, masks, roles_of
from ..net import card_prior
from ..stop import Stopped, never
from ..worlds.places import ECART
from ..worlds.sampler import Sampler
from .race import Race, mean_and_error, point_in_play

#: Limits of the trials for a card: EFFORT over the number of cards in hand, to which the time of a trial is
#: proportional, and MOST. Trials saved by dropping candidates go to the others.
EFFORT, MOST = 15000, 1500
#: The search ends when the best card is not expected to be further than this behind any other, in card points.
ENOUGH = 0.005
SIDES = 7  # the index of the sides in the lists of a world


@dataclass(frozen=True, slots=True)
class CardValue:
    """The value of a card: ``worth`` and its standard error in card points, after ``worlds`` trials.

    Only differences between cards are meaningful: ``behind`` is the distance to the best card in the worlds in which
    both were tried, ``doubt`` its standard error. ``given_up`` marks a card that fell behind and was dropped early.
    """

    card: Card
    worth: float
    error: float
    behind: float
    doubt: float
    worlds: int
    given_up: bool


class CardTrial:
    """Samples worlds for an Observation of the play, and evaluates cards in them."""

    def __init__(self, seen: Observation, weights: Sequence[float], seed: int,
                 signalling: Collection[Seat] = ()) -> None:
        self.seen, self.position = seen, kernel_input(seen)
        self.me = self.position.place[seen.seat]
        self.sampler = Sampler(seen, seed, signalling=signalling)
        self.codes, self.weights = self.position.codes, weights
        self.bench = Bench(self.codes, self.position.game, self.position.miss, weights)
        self.rivals = [group[0] for group in alike(seen, self.position)]
        row, known = self.bench.machine.row, self.sampler.knowledge.known
        self._hidden = [self.codes.code[card] for card in self.sampler.hidden]
        self._sides, self._open_calls = _sides(seen, self.position)
        self._base, self._laid, self._aside = self._known(known.items())
        public = self.position
        self._public = tuple(map(row, (public.gone, public.void)))
        self._rest = tuple(map(row, (public.now, public.trick, public.won)))
        self._world: tuple[Vector, ...] = ()

    def _known(self, known: Iterable[tuple[Card, int]]) -> tuple[list[int], list[int], list[int]]:
        """The hands, the écart and the pile of the cards whose places are certain."""
        hands, laid, aside = [0] * (len(self.position.order) * 6), [0] * 6, [0] * at.WON
        for card, place in known:
            self._put(self.codes.code[card], place, hands, laid, aside)
        return hands, laid, aside

    def _put(self, code: int, place: int, hands: list[int], laid: list[int], aside: list[int]) -> None:
        if place < ECART:
            hands[self.position.place[place] * 6 + (code >> 5)] |= 1 << (code & 31)
            return
        if place == ECART:
            laid[code >> 5] |= 1 << (code & 31)
        aside[at.W_UNITS] += self.codes.values[code]
        aside[at.W_CARDS] += 1
        aside[at.W_LEAST] += self.codes.values[code] == self.position.game[at.LEAST]
        aside[at.W_OUDLERS] += 1 if code == self.position.game[at.PAGAT_CODE] else \
            2 if code == self.position.game[at.MOND_CODE] else 4 if code >> 5 == at.FOOL_SUIT else 0

    def draw(self) -> None:
        hands, laid, aside, sides = self._base[:], self._laid[:], self._aside[:], self._sides[:]
        for code, place in zip(self._hidden, self.sampler.places(), strict=True):
            self._put(code, place, hands, laid, aside)
        for code in self._open_calls:
            holder = _holder(hands, code)
            if holder >= 0:
                sides[holder] = 0
        row = self.bench.machine.row
        self._world = (row(hands), *self._public, row(laid), *self._rest, row(sides),
                       row(roles_of(self.position, sides)), row(aside))

    def worth(self, rival: int) -> float:
        """The utility of the candidate card ``rival`` in this world."""
        return self.bench.simulate(self._world, self.codes.code[self.rivals[rival]], self.me)

    def with_game(self, game: Sequence[int]) -> Bench:
        """A bench for trials in the same worlds with other constants of the deal."""
        return Bench(self.codes, game, self.position.miss, self.weights, self.bench.machine)

    def worth_on(self, bench: Bench, card: Card) -> float:
        """The utility of ``card`` in this world on another ``bench``."""
        return bench.simulate(self._world, self.codes.code[card], self.me)

    def ended(self, bench: Bench | None = None) -> tuple[int, float]:
        """The payment of the seat and the card points of its side in the last trial."""
        return (bench or self.bench).ended(self.me, self._world[SIDES][self.me])


def _holder(hands: Sequence[int], code: int) -> int:
    return next((seat for seat in range(len(hands) // 6) if hands[seat * 6 + (code >> 5)] >> (code & 31) & 1), -1)


def _sides(seen: Observation, position: KernelInput) -> tuple[list[int], list[int]]:
    """The sides, 1 if unknown, and the called cards, the holders of which are on side 0 in every world."""
    if position.game[at.EACH]:
        return list(range(len(position.order))), []
    sides = [1 if (side := seen.sides[seat]) is None else side for seat in position.order]
    calls = [position.codes.code[card] for card in seen.taking.called] if None in \
        [seen.sides[seat] for seat in position.order] else []
    return sides, calls


def alike(seen: Observation, position: KernelInput) -> list[tuple[Card, ...]]:
    """The legal cards in groups of equivalent neighbours, the lowest first."""
    codes = position.codes
    gone = masks(codes, [*seen.hand, *(seen.ecart or ()), *(card for trick in seen.tricks for card in trick.cards)])
    legal = sorted(codes.code[action.card] for action in seen.actions if isinstance(action, Play))
    groups = list[list[int]]()
    for code in legal:
        if groups and _same(groups[-1][-1], code, gone, position):
            groups[-1].append(code)
        else:
            groups.append([code])
    return [tuple(PACK[codes.card[code]] for code in group) for group in groups]


def _same(low: int, high: int, gone: Sequence[int], position: KernelInput) -> bool:
    """Whether the cards are of one suit, count alike, and none between them is in another hand or in the trick."""
    suit = low >> 5
    if suit != high >> 5 or position.codes.values[low] != position.codes.values[high]:
        return False
    between = (1 << (high & 31)) - (1 << ((low & 31) + 1))
    return between & position.codes.full[suit] & ~gone[suit] == 0


def judged(seen: Observation, weights: Sequence[float], worlds: int, seed: int,
           stopped: Stopped = never, doubt: float = inf, signalling: Collection[Seat] = ()) -> tuple[CardValue, ...]:
    """The values of all legal cards, the best first.

    ``doubt`` is the standard error, in card points, of the distances that the net expects; infinite without one.
    The signals of the seats ``signalling`` make worlds more or less likely.
    """
    trial = CardTrial(seen, weights, seed, signalling)
    unit = point_in_play(seen.rules.payment, trial.position.game, trial.me)
    prior = card_prior(seen, trial.position, trial.rivals, weights) if doubt < inf else []
    race = Race(len(trial.rivals), [unit * points for points in prior], unit * doubt if any(prior) else inf)
    race.run(worlds, trial, stopped, min(MOST, EFFORT // len(seen.hand)), ENOUGH * unit)
    best = race.best()
    found = [_judged(trial.rivals[n], race, n, unit) for n in range(len(trial.rivals))]
    return tuple(sorted(found, key=lambda one: (one.card != trial.rivals[best], one.given_up, -one.worth)))


def _judged(card: Card, race: Race, rival: int, unit: float) -> CardValue:
    results, best = race.results[rival], race.best()
    (mean, error), (behind, doubt) = mean_and_error(results), race.behind(rival, best)
    if rival in race.alive:
        mean = mean_and_error(race.results[best])[0] - behind
    return CardValue(card, mean / unit, error / unit, behind / unit, doubt / unit, len(results),
                     rival not in race.alive)
