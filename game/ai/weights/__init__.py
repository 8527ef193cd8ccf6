"""The weights of the policy: a file for each game, which also describes how it was made."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from ...engine.rules import Rules
from ..kernel.policy import WEIGHTS

HERE = Path(__file__).parent
UNTRAINED = "untrained.json"
"""The file for games without trained weights."""
#: Trained weights are stored as whole numbers of 1/PART card points.
PART = 1000


def weights_file(rules: Rules) -> str:
    """The name of the file for ``rules``: weights are learnt by game, number of players, pack and partnership."""
    return f"{rules.family.name}-{rules.players}-{rules.pack}-{rules.partnership}.json"


@cache
def _read(name: str) -> list[float]:
    path = HERE / name if (HERE / name).exists() else HERE / UNTRAINED
    told = json.loads(path.read_text(encoding="utf-8"))
    found: list[float] = told.get("exact") or [part / PART for part in told["weights"]]
    assert len(found) == WEIGHTS, f"{name} is made for other tables"
    return found


def weights_for(rules: Rules) -> list[float]:
    """The policy's weights for ``rules``."""
    return _read(weights_file(rules))
