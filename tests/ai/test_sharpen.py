"""Tables of weights improved by trials: damaged weights recover, others do not change."""

from typing import Any

import numpy as np
import pytest

from game.ai.kernel import policy as at
from game.ai.weights import weights_for
from game.engine.variants import rules_of
from tests.effort import many
from tools.tune.duel import Duel, bank
from tools.tune.sharpen import Trials, groups, sharpened

RULES = rules_of("chambery", players=4)
DEFENDER = 3


@pytest.fixture(scope="module")
def deals():
    return bank(RULES, 900_000, many(100), 1)


@pytest.fixture(scope="module")
def spoilt():
    """Weights of a defender who discards court cards and the best tarots."""
    weights = np.array(weights_for(RULES))
    block = DEFENDER * at.BLOCK + at.CARDS
    for position in range(3):
        for kind in (2, 3, 4, 6, 7):
            weights[block + (position * 9 + kind) * 24:][:24] += 3.0
    return weights


@pytest.mark.long
def test_what_is_spoilt_is_mended_and_no_other_role_is_touched(deals, spoilt):
    told: list[Any] = []
    found = sharpened(RULES, deals, spoilt, 1, told.append, roles=[DEFENDER])
    gains = Duel(RULES, bank(RULES, 950_000, 400, 1), spoilt).gains(found, DEFENDER)[:, 0] / RULES.family.unit
    assert gains.mean() > 0.15
    changed = np.flatnonzero(found != spoilt)
    assert set(changed // at.BLOCK) == {DEFENDER}
    assert [line.split(",")[0] for line in told] == ["role 3"]


@pytest.mark.long
def test_what_changes_nothing_is_not_kept(deals):
    weights = np.array(weights_for(RULES))
    trials = Trials(RULES, deals, weights, DEFENDER)
    assert not trials.better(weights.copy())
    assert trials.gain() == (0.0, 0.0)


def test_every_entry_of_a_role_is_in_a_group_and_none_of_another_role():
    covered = {place for group in groups() for place in group}
    assert covered == set(range(at.SCALARS + 4))
