"""Search for decisions before play: each plan is tried in sampled worlds with a rollout of the rest of the deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random

from ...engine.actions import DISCARD, Action, Ask, Bid, Call, DeclareSlam, Discard, Done, Give, Pass
from ...engine.cards import Cards
from ...engine.ecart import discardable, ways
from ...engine.game import State, step
from ...engine.observation import Observation, observe
from ...engine.phases.discarding import Discarding
from ...engine.phases.over import Over
from ...engine.phases.playing import Playing
from ...engine.rules import Rules, Seat
from ...engine.sides import sides
from ..kernel import layout as at
from ..kernel.bench import Bench
from ..kernel.codes import WEIGHING
from ..kernel.inputs import aside_of, hands_of, kernel_input, masks, roles_of, sides_of
from ..rulebot import bidding, exchanging, rule_bot
from ..rulebot.exchanging import calling_key, helps, keeping_key
from ..stop import Stopped, never
from ..worlds.sampler import Sampler
from ..worlds.world import replay_world
from .race import Race, card_point, payment_unit

#: The random generator passed to the rule bot, which uses none.
NO_CHANCE = Random(0)
#: A plan: actions of one seat, one after the other.
Plan = tuple[Action, ...]


class PlanTrial:
    """Samples worlds for an Observation before play, and evaluates plans in them."""

    def __init__(self, seen: Observation, plans: Sequence[Plan], weights: Sequence[float], seed: int,
                 bold: float = 0.0) -> None:
        self.seen, self.plans, self.weights = seen, plans, weights
        self._scale = WEIGHING[seen.rules.payment][0]
        self._liking = [bold * self._scale if isinstance(plan[0], Bid) else 0.0 for plan in plans]
        self.sampler = Sampler(seen, seed)
        self.state: State | None = None
        self._ending = Ending()

    def draw(self) -> None:
        self.state = replay_world(self.seen, self.sampler.world())

    def worth(self, rival: int) -> float:
        """The utility of the plan ``rival`` in this world.

        For a bid it is the payment alone, because card points of sides are not comparable between contracts.
        """
        state = self.state
        assert state is not None
        for action in self.plans[rival]:
            state, _ = step(state, action)
        self._ending = rollout(state, self.seen.seat, self.weights)
        if self.seen.phase == "auction":
            return self._ending.paid * self._scale + self._liking[rival]
        return self._ending.worth

    def ended(self) -> tuple[int, float]:
        """The payment of the seat and the card points of its side in the last trial."""
        return self._ending.paid, self._ending.points


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a deal for one seat: its ``worth`` (utility), the payment ``paid``, its side's card ``points``."""

    worth: float = 0.0
    paid: int = 0
    points: float = 0.0


def rollout(state: State, seat: Seat, weights: Sequence[float]) -> Ending:
    """The end of ``state`` for ``seat``: the rule bot decides before play, the policy of ``weights`` plays the cards.
    """
    while not isinstance(state, Playing | Over):
        if isinstance(state, Discarding):
            state = _laid(state)
        else:
            state, _ = step(state, rule_bot.choose(observe(state, state.turn), NO_CHANCE))
    if isinstance(state, Over):
        return Ending()
    facts, position = state.facts, kernel_input(observe(state, state.turn))
    truth = sides_of(position, sides(facts))
    position.game[at.LAYER] = position.place[facts.ecart_by] if facts.ecart_by is not None else -1
    bench = Bench(position.codes, position.game, position.miss, weights)
    row = bench.machine.row
    lists = (hands_of(position, state.hands), position.gone, position.void, masks(position.codes, facts.ecart),
             position.now, position.trick, position.won, truth, roles_of(position, truth),
             aside_of(position, [*facts.ecart, *facts.talon]))
    me = position.place[seat]
    worth = bench.simulate(tuple(map(row, lists)), -1, me)
    return Ending(worth, *bench.ended(me, truth[me]))


def _laid(state: Discarding) -> State:
    """The state after the rule bot's whole écart is discarded."""
    after: State = state
    for card in sorted(exchanging.best_ecart(state.facts.rules, state.hand, state.laid) - state.laid):
        after, _ = step(after, DISCARD[card])
    return after


# -- which plans are worth a trial -------------------------------------------------------------------------------------

MANY, FEW = 10, 5  # écarts, other plans
#: With few plans each is tried in up to this multiple of the worlds, within the trials of this number of plans, so that
#: a bid takes as long as an écart.
DEEPER, TOGETHER = 3, 9
#: Bids by which each opponent is expected to gain at least this number of points are not tried.
HOPELESS = 50.0


def plans_for(seen: Observation) -> list[Plan]:
    """The sensible plans of the seat, the best by the rule bot first."""
    return PLANS[seen.phase](seen)


def _bids(seen: Observation) -> list[Plan]:
    bids = [action for action in seen.actions if isinstance(action, Bid)] if not bidding.too_few_tarots(seen) else []
    likely = sorted(((bidding.prospect(seen, bid), bid.contract, bid) for bid in bids), reverse=True,
                    key=lambda one: one[0])
    return [(Pass(),), *((bid,) for prospect, _, bid in likely if prospect > -HOPELESS)]


def _ecarts(seen: Observation) -> list[Plan]:
    laid = seen.ecart or frozenset()
    hand = seen.hand | laid
    return [tuple(DISCARD[card] for card in sorted(ecart - laid)) for ecart in ecarts(seen.rules, hand, laid)]


def ecarts(rules: Rules, hand: Cards, laid: Cards) -> list[Cards]:
    """The most promising écarts of ``hand`` that contain all of ``laid``."""
    rated = {ecart: exchanging.worth_of(rules, hand, ecart)
             for way in ways(rules, hand) for ecart in exchanging.plans_of(rules, hand, laid, way)}
    best = sorted(rated, key=lambda ecart: (-rated[ecart], sorted(ecart)))[:MANY - 2]
    return [*best, *_varied(rules, hand, laid, best[0])] if best else []


def _varied(rules: Rules, hand: Cards, laid: Cards, ecart: Cards) -> list[Cards]:
    """The most promising écarts that differ from ``ecart`` in one card."""
    found: dict[Cards, float] = {}
    for way in ways(rules, hand):
        if not (way.must <= ecart and ecart - way.must <= way.among):
            continue
        for out in sorted(ecart - laid - way.must):
            for card in sorted(way.among - ecart):
                other = ecart - {out} | {card}
                found[other] = exchanging.worth_of(rules, hand, other)
    return sorted(found, key=lambda one: (-found[one], sorted(one)))[:4]


def _asks(seen: Observation) -> list[Plan]:
    asks = [action for action in seen.actions if isinstance(action, Ask)]
    return [(ask,) for ask in sorted(asks, key=lambda ask: (-helps(seen, ask.card), ask.card))[:FEW]] or [(Done(),)]


def _gifts(seen: Observation) -> list[Plan]:
    gives = [action for action in seen.actions if isinstance(action, Give)]
    return [(give,) for give in sorted(gives, key=lambda give: keeping_key(seen, seen.hand, give.card))[:FEW + 1]]


def _calls(seen: Observation) -> list[Plan]:
    calls = [action for action in seen.actions if isinstance(action, Call)]
    return [(call,) for call in sorted(calls, key=lambda call: calling_key(seen, call.card), reverse=True)[:FEW]]


def _slams(seen: Observation) -> list[Plan]:
    sure = rule_bot.choose(seen, NO_CHANCE) == DeclareSlam()
    return [(DeclareSlam(),)] if sure else [(Pass(),)]


PLANS: dict[str, Callable[[Observation], list[Plan]]] = {
    "auction": _bids, "discarding": _ecarts, "asking": _asks, "giving": _gifts, "calling": _calls,
    "announcing": _slams,
}


@dataclass(frozen=True, slots=True)
class PlanValue:
    """The distance ``behind`` of ``plan`` from the best one in the worlds in which both were tried.

    It and its standard error ``doubt`` are in card points, for bids in points of payment. ``given_up``: the plan was
    dropped after fewer ``worlds``.
    """

    plan: Plan
    behind: float = 0.0
    doubt: float = 0.0
    worlds: int = 0
    given_up: bool = False


def planned(seen: Observation, weights: Sequence[float], worlds: int, seed: int, stopped: Stopped = never,
            bold: float = 0.0) -> tuple[PlanValue, ...]:
    """The values of the sensible plans, the best first; ``bold`` points are added to the value of a bid.

    If there is only one plan, it is not tried.
    """
    plans = plans_for(seen)
    if len(plans) == 1:
        return (PlanValue(plans[0]),)
    outlook = PlanTrial(seen, plans, weights, seed, bold)
    race = Race(len(plans))
    race.run(DEEPER * worlds, outlook, stopped, TOGETHER * worlds)
    best, unit = race.best(), payment_unit(seen) if seen.phase == "auction" else card_point(seen)
    values = []
    for n, plan in enumerate(plans):
        behind, doubt = race.behind(n, best)
        values.append(PlanValue(plan, behind / unit, doubt / unit, len(race.results[n]), n not in race.alive))
    return tuple(sorted(values, key=lambda one: (one.plan != plans[best], one.given_up, one.behind)))


# -- one plan for the whole écart -------------------------------------------------------------------------------------


#: The plans found for the last few écarts, so that each is searched once; a search that was stopped is not kept.
_FOUND: dict[tuple[Observation, int], tuple[PlanValue, ...]] = {}
REMEMBERED = 8


def planned_ecart(seen: Observation, weights: Sequence[float], worlds: int,
                  stopped: Stopped = never) -> tuple[PlanValue, ...]:
    """The values of whole écarts, the best first, at the first discard of the seat of ``seen``.

    They are the same at each discard: the seed is determined by the hand.
    """
    begun = at_first_discard(seen)
    if (begun, worlds) in _FOUND:
        return _FOUND[begun, worlds]
    seed = Random(" ".join(map(str, sorted(begun.hand)))).getrandbits(48)
    found = planned(begun, weights, worlds, seed, stopped)
    if not stopped():
        for key in list(_FOUND)[:max(0, len(_FOUND) + 1 - REMEMBERED)]:
            del _FOUND[key]
        _FOUND[begun, worlds] = found
    return found


def at_first_discard(seen: Observation) -> Observation:
    """The observation that the seat of ``seen`` had before its first discard."""
    hand = seen.hand | (seen.ecart or frozenset())
    sizes = tuple(len(hand) if seat == seen.seat else size for seat, size in enumerate(seen.sizes))
    actions = tuple(DISCARD[card] for card in sorted(discardable(seen.rules, hand, frozenset())))
    return replace(seen, hand=hand, sizes=sizes, ecart=frozenset(), ecart_size=0, actions=actions)


# -- a plan for every action -------------------------------------------------------------------------------------------


def wide(seen: Observation, also: Plan = ()) -> tuple[list[Plan], list[Plan]]:
    """The sensible plans, and a plan for every other action; ``also`` is in one of the two lists.

    Of the many cards to ask for only the sensible ones have a plan.
    """
    plans = plans_for(seen)
    covered = {action for plan in plans for action in plan}
    rest = [begun_with(seen, (action,)) for action in seen.actions
            if action not in covered and not isinstance(action, Ask)]
    return plans, [*rest, *([also] if also and also not in (*plans, *rest) else [])]


def begun_with(seen: Observation, actions: Plan) -> Plan:
    """The best plan by the rule bot that contains ``actions``."""
    if not isinstance(actions[0], Discard):
        return actions
    laid = seen.ecart or frozenset()
    hand, start = seen.hand | laid, laid | {action.card for action in actions if isinstance(action, Discard)}
    ecarts = [ecart for way in ways(seen.rules, hand) for ecart in exchanging.plans_of(seen.rules, hand, start, way)]
    best = max(ecarts, key=lambda ecart: (exchanging.worth_of(seen.rules, hand, ecart), sorted(ecart)))
    return tuple(DISCARD[card] for card in sorted(best - laid))
