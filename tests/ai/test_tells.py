"""The information in bids is learnt, and worlds are drawn with the probability that it gives them."""

from __future__ import annotations

from collections import Counter
from math import exp
from random import Random

from game.ai.kernel.filling import PLACES, SCRATCH, fill, metropolis_steps
from game.ai.rulebot import rule_bot
from game.ai.worlds.sampler import LUCK, Sampler
from game.engine.cards import TAROTS
from tests.ai.little import consistent
from tests.ai.test_filling import arrangements, by_chance
from tests.builders import rules, seated
from tools.tune.tells import fit, likelihood, signs, swayed, tell_weights


def test_arrangements_have_the_stated_probabilities() -> None:
    rng, worst = Random(3), 0.0
    for seed in range(25):
        allowed, room = by_chance(rng)
        possible, n = arrangements(allowed, room), len(allowed)
        if not 1 < len(possible) <= 60:
            continue
        tells = [rng.uniform(-1, 1) for _ in range(n * PLACES)]
        weight = {w: exp(sum(tells[card * PLACES + place] for card, place in enumerate(w))) for w in possible}
        found, place, state = Counter[tuple[int, ...]](), [0] * n, [seed]
        for draw in range(4_000):
            if draw % 12 == 0:
                fill(n, allowed, room, place, [0] * SCRATCH, state)
            metropolis_steps(n, allowed, place, [0] * PLACES, state, (n + 8) * (1 if draw % 12 else 4), tells, LUCK)
            found[tuple(place)] += 1
        assert set(found) <= set(possible)
        worst = max(worst, *(abs(found[w] / 4_000 - weight[w] / sum(weight.values())) for w in possible))
    assert worst < 0.04


def test_every_tell_is_credited_to_its_seat() -> None:
    table = seated("french players=5", dealer=4, talon="S2 S3 S4", p1="HR").do(
        "pass; bid small; pass; bid guard; pass; call HR")
    assert signs(table.seen(2)) == [(0, "pass"), (1, "bid small"), (3, "bid guard"), (3, "laid"), (3, "called"),
                                    (4, "pass over guard"), (6, "ecart")]
    hidden = table.seen(0).rules.deck
    tells = tell_weights(table.seen(2), hidden, {"called": {"queen": 1.0}, "laid": {"queen": 0.5}})
    assert {card.name for n, card in enumerate(hidden) if tells[n * PLACES + 3] == 1.5} == {"HD"}


def test_worlds_drawn_by_a_table_stay_possible() -> None:
    seen = seated("french", dealer=3).do("pass; bid guard; pass; pass").seen(2)
    heavy = {"bid guard": dict.fromkeys(("best", "top", "high", "middle", "low"), 1.5)}
    plain, heavier = Sampler(seen, 1), swayed(seen, 1, heavy)
    worlds = [heavier.world() for _ in range(200)]
    assert all(consistent(seen, world) for world in worlds[::20])
    more = sum(len(w.hands[1] & TAROTS) for w in worlds) / sum(len(plain.world().hands[1] & TAROTS) for _ in worlds)
    assert more > 1.3


def test_what_takers_hold_is_learnt_from_their_deals() -> None:
    by = rules("french")
    table = fit(by, range(120), rule_bot)
    assert table["bid guard"]["best"] > 0 > table["pass"]["best"]
    unseen = range(10_000, 10_012)
    assert likelihood(by, unseen, rule_bot, table) > likelihood(by, unseen, rule_bot, None)
