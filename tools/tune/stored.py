"""Weights written as the files the players read."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.ai.weights import HERE, PART, weights_file
from game.ai.weights.handwritten import Judgements
from game.engine.rules import Rules
from tools.tune.climb import Pair

LINE = 110


def judgements_for(rules: Rules) -> Pair:
    """The judgements that the weights for ``rules`` were made of; those written by hand where none are told."""
    path = HERE / weights_file(rules)
    told = json.loads(path.read_text(encoding="utf-8"))["made"].get("judgements") if path.exists() else None
    return (Judgements(**told[0]), Judgements(**told[1])) if told else (Judgements(), Judgements())


def store(rules: Rules, weights: Sequence[float], made: dict[str, Any]) -> Path:
    """Write ``weights`` as what is learnt for ``rules``, with how it was ``made``; the file."""
    path, lines, line = HERE / weights_file(rules), list[str](), ""
    for weight in weights:
        part = f"{round(weight * PART)},"
        if len(line) + len(part) > LINE:
            lines.append(line)
            line = ""
        line += part
    text = "\n".join([*lines, line]).rstrip(",")
    path.write_text(f'{{"made": {json.dumps(made, ensure_ascii=False)},\n"weights": [\n{text}]}}\n', encoding="utf-8")
    return path
