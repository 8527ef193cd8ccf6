"""The goal during a trick: no way in which the trick can end contradicts it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from game.ai.bots import FALLBACK
from game.ai.worlds.sampler import Sampler
from game.ai.worlds.world import replay_world
from game.engine import Observation, State, observe
from game.engine.actions import PLAY
from game.engine.cards import FOOL, Card
from game.engine.game import step
from game.engine.payment import OUDLERS
from game.engine.phases.over import Over
from game.engine.phases.playing import Playing
from game.engine.piles import fool_home, piles, who_played
from game.engine.play import best_card, led_suit
from game.engine.sides import sides
from game.view.sides import sides_seen
from game.view.table.goal import goal
from tests.builders import GAMES, shuffled, steps, whim

FRENCH = tuple(game for game in GAMES if game.startswith("french"))
COUNTS_FOR = {"held": 0, "taker": 0, "against": 1, "defenders": 1, "hidden": None}


def played(game: str, seed: int) -> Iterator[State]:
    """Every state of a deal played by rule bots, or by random players who tend to keep the Fool and the 1."""
    rng = Random(seed)

    def by_rule(state: State):
        assert state.turn is not None
        return FALLBACK.choose(observe(state, state.turn), rng)
    for table in steps(shuffled(game, seed), by_rule if seed % 2 else whim(seed)):
        yield table.state


# -- the ways in which a trick can end --------------------------------------------------------------------------------


def endings(state: Playing) -> set[tuple[tuple[Card, Any], ...]]:
    """For every legal continuation, the side that gets each oudler of the current trick."""
    number, open_ = len(state.tricks), list[Any]([state])
    found: set[tuple[tuple[Card, Any], ...]] = set()
    while open_:
        one = open_.pop()
        if len(one.tricks) == number and isinstance(one, Playing):
            open_ += [step(one, PLAY[card])[0] for card in telling(one)]
            continue
        truth, trick, order = sides(one.facts), one.tricks[number], one.facts.deal.order
        last = isinstance(one, Over)
        found.add(tuple((card, truth[fool_home(one.facts.rules, order, truth, trick, last) if card == FOOL
                                     else trick.winner]) for card in sorted(OUDLERS & set(trick.cards))))
    return found


def telling(state: Playing) -> set[Card]:
    """For each suit, the lowest and highest legal cards of those that beat the trick and of the others, and all
    oudlers."""
    rule, trick = state.facts.rules, state.trick.cards
    groups: dict[object, list[Card]] = {}
    for card in sorted(state.playable(), key=lambda one: rule.strength[one]):
        beats = led_suit(trick) is None or best_card(rule, (*trick, card)) == len(trick)
        groups.setdefault((card.suit, beats), []).append(card)
    return {card for some in groups.values() for card in (some[0], some[-1])} | (state.playable() & OUDLERS)


def worlds(state: Playing, seen: Observation, number: int) -> Iterator[Playing]:
    """Yield ``state`` and ``number`` other states consistent with ``seen``."""
    yield state
    sampler = Sampler(seen, 1)
    for _ in range(number):
        other = replay_world(seen, sampler.world())
        assert isinstance(other, Playing)
        yield other


def may_have(card: Card, state: Playing, seen: Observation, wanted: int) -> set[int]:
    """The sides that may have ``card`` after the trick in sampled worlds; the search ends early if it finds
    ``wanted``."""
    found: set[int] = set()
    for number, world in enumerate(worlds(state, seen, MOST_WORLDS)):
        found |= {dict(way)[card] for way in endings(world)}
        if number >= WORLDS and wanted in found:
            break
    return found


WORLDS, MOST_WORLDS = 2, 300
SEEDS = 4


def bound(state: Playing, seen: Observation) -> dict[Card, int | None]:
    """The oudlers that this trick decides, each with the side of its holder as far as ``seen`` knows.

    Empty in the last trick before its suit is known and for a slam with hidden partners, whose continuations are too
    many.
    """
    last = all(len(state.hands[seat]) <= 1 for seat in seen.order)
    hidden = seen.slam and any(seen.sides[seat] is None for seat in seen.order)
    if last and (hidden or led_suit(seen.trick.cards) is None):
        return {}
    found = {card: seen.sides[seat] for card in OUDLERS
             if (seat := who_played(seen.order, seen.trick, card)) is not None}
    return found | (dict.fromkeys(OUDLERS & seen.hand, seen.sides[seen.seat]) if last else {})


def test_an_oudler_in_the_trick_counts_for_who_holds_it_until_it_is_certainly_lost() -> None:
    """The side shown is possible; an oudler shown as lost is lost in every possible continuation."""
    looked = lost = 0
    for game in FRENCH:
        for state in (state for seed in range(SEEDS) for state in played(game, seed) if isinstance(state, Playing)):
            for seen in (observe(state, seat) for seat in state.facts.deal.order):
                for card, holder in bound(state, seen).items():
                    shown = COUNTS_FOR[dict(goal(seen).oudlers)[card]]
                    if shown is None:
                        assert holder is None
                        continue
                    may = may_have(card, state, seen, shown)
                    told = game, card.name, seen, shown, may
                    assert (may == {shown} if shown != holder else shown in may), told
                    looked += 1
                    lost += None is not holder != shown
    assert looked > 100, looked
    assert lost


def test_the_target_never_goes_up_and_down_again() -> None:
    """An oudler that no longer counts for the taker never counts again, and one that counts has been seen or won."""
    for game in FRENCH:
        for seed in range(2 * SEEDS):
            counted: dict[tuple[int, Card], list[bool]] = {}
            for state in played(game, seed):
                for seen in (observe(state, seat) for seat in state.facts.deal.order if isinstance(state, Playing)):
                    for card, where in goal(seen).oudlers:
                        flags = counted.setdefault((seen.seat, card), [])
                        flags += [] if flags[-1:] == [COUNTS_FOR[where] == 0] else [COUNTS_FOR[where] == 0]
            for who, flags in counted.items():
                assert flags in ([False], [True], [False, True], [True, False], [False, True, False]), (game, seed, who)


def count(state: State, seen: Observation) -> dict[int, int]:
    """The units that the engine counts for each side after the tricks so far, as far as the seat of ``seen`` may know
    them."""
    facts, rule = state.facts, state.facts.rules
    known = seen.ecart is not None and rule.ecart_to != "last-trick"
    if not isinstance(state, Over):
        rule = replace(rule, fool_last="kept")  # the last trick so far is not the last of the deal
    facts = replace(facts, deal=replace(facts.deal, rules=rule), talon=frozenset(),
                    ecart=facts.ecart if known else frozenset())
    truth: Any = sides(facts)
    found = {pile.side: pile.units for pile in piles(facts, truth, state.tricks)[0]}
    if not known:
        home: Any = {"dealer": facts.deal.dealer, "taker": facts.taking.taker,
                "last-trick": state.tricks[-1].winner}[rule.ecart_to]
        side = truth[home] if facts.taking.contract.talon != "given" else 1 - truth[home]
        found[side] -= rule.row.ecart_point
    return found


def after_a_trick(state: State) -> bool:
    between = isinstance(state, Over) or (isinstance(state, Playing) and not state.trick.cards)
    return between and bool(state.tricks)


def test_after_every_trick_the_points_are_those_of_the_engine() -> None:
    """The card owed for the Fool is given as soon as possible: no side is half a point too high before the end."""
    for game in GAMES:
        looked = 0
        for seed in range(SEEDS + 1):
            for state in played(game, seed):
                if not after_a_trick(state):
                    continue
                for seen in (observe(state, seat) for seat in state.facts.deal.order):
                    found, truth = goal(seen), count(state, seen)
                    side = sides_seen(seen).first
                    told = game, seed, seen.seat, len(state.tricks), found, truth
                    assert found.taken + found.others == sum(truth.values()), told
                    assert found.taken == truth[side] if found.split else found.taken <= truth[side], told
                    looked += 1
        assert looked
