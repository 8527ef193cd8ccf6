"""The trained weights of the policy: a file for each game, which also describes how it was made."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from ...engine.rules import Rules
from ..kernel.policy import WEIGHTS
from .handwritten import Judgements, tables

HERE = Path(__file__).parent
#: Weights are stored as whole numbers of 1/PART card points.
PART = 1000


def weights_file(rules: Rules) -> str:
    """The file for ``rules``: weights are learnt by game, number of players, pack and partnership."""
    return f"{rules.family.name}-{rules.players}-{rules.pack}-{rules.partnership}.json"


def weights_for(rules: Rules) -> list[float]:
    """The policy's weights for ``rules``; the handwritten ones if none were trained."""
    return _read(weights_file(rules))


@cache
def _read(name: str) -> list[float]:
    path = HERE / name
    if not path.exists():
        return tables(Judgements())
    stored = json.loads(path.read_text(encoding="utf-8"))["weights"]
    assert len(stored) == WEIGHTS, f"{name} is made for other tables"
    return [part / PART for part in stored]
