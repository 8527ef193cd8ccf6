"""A few thousand random deals use every rule: phases, contracts, announcements, the rarest hands."""

import json
from collections import Counter

import pytest

from game.cli.simulate import SimulationPlan, line_of
from game.engine.cards import KINGS, PACK, QUEENS
from game.engine.phases.over import Over
from game.engine.record import last_state, read
from game.engine.variants import rules_of

TABLES: dict[str, tuple[dict[str, int], int]] = {
    "chambery": ({}, 1500), "chambery-dummett": ({}, 200), "french": ({}, 1500), "french-open-call": ({}, 700),
    "piedmont": ({}, 50),
}
RARE = {
    "chambery": {"tarots forced into the écart", "Baga à l'écart", "asked card in the écart", "fewer asked than bid",
                 "a Queen called", "below a Queen called", "doubled", "draw"},
    "chambery-dummett": {"raised-declarer", "raised-all"},
    "french": {"tarots forced into the écart", "slam announced and made", "slam made", "slam failed", "petit-au-bout",
               "handful of 10", "handful of 13", "handful of 15"},
    "french-open-call": {"own card called", "called card in the talon", "a Queen called"},
    "piedmont": set(),
}


def met_in(rules, number) -> set[str]:
    """The events of one deal, read from its record."""
    _, line = line_of(SimulationPlan(rules, 2000, 7, ("random",) * rules.at_table), number)
    data, state = json.loads(line), last_state(read(line))
    facts = state.facts
    met = {data["end"], facts.taking.contract.id, *(entry[1] for entry in data["actions"])}
    met |= {f"handful of {len(entry[2])}" for entry in data["actions"] if entry[1] == "handful"}
    if facts.tarots_told:
        met.add("tarots forced into the écart")
    if PACK[1] in facts.told:
        met.add("Baga à l'écart")
    if facts.ecart & set(facts.asked):
        met.add("asked card in the écart")
    if any(entry[1] == "done" for entry in data["actions"]):
        met.add("fewer asked than bid")
    for card in facts.taking.called:
        met.add("a Queen called" if card in QUEENS else "a King called" if card in KINGS else "below a Queen called")
        met |= {"own card called"} if card in facts.deal.hands[facts.taking.taker] else set()
        met |= {"called card in the talon"} if card in facts.deal.talon else set()
    if isinstance(state, Over) and state.score is not None:
        met |= {line.rule for line in state.score.lines}
        met |= {slam_of(facts, line.values[0]) for line in state.score.lines if line.rule == "slam" and line.values[0]}
    return met


def slam_of(facts, worth: int) -> str:
    return ("slam announced and made" if worth == 400 else "slam made" if worth == 200 else "slam failed")


@pytest.mark.long
@pytest.mark.parametrize("preset", TABLES)
def test_everything_happens_in_a_few_thousand_deals(preset):
    options, deals = TABLES[preset]
    rules = rules_of(preset, **options)
    met = Counter(what for number in range(deals) for what in met_in(rules, number))
    contracts = {c.id for c in rules.family.contracts}
    missing = (contracts | RARE[preset] | {"played"}) - set(met)
    assert not missing, (missing, met)
