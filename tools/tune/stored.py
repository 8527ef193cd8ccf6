"""Writes weights to the files that the bots read."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.ai.net import net_file
from game.ai.weights import HERE, PART, weights_file
from game.engine.rules import Rules
from tools.tune.handwritten import Judgements
from tools.tune.net_fit import Weights, rounded
from tools.tune.sharpen import Pair

LINE = 110


def judgements_for(rules: Rules) -> Pair:
    """The judgements from which the weights for ``rules`` were made; by default those written by hand."""
    path = HERE / weights_file(rules)
    told = json.loads(path.read_text(encoding="utf-8"))["made"].get("judgements") if path.exists() else None
    return (Judgements(**told[0]), Judgements(**told[1])) if told else (Judgements(), Judgements())


def store(rules: Rules, weights: Sequence[float], made: dict[str, Any]) -> Path:
    """Write the learnt ``weights`` for ``rules``, with a note on how they were ``made``; returns the path."""
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


def store_net(rules: Rules, weights: Weights, made: dict[str, Any]) -> Path:
    """Write the net for ``rules``, rounded to whole numbers, with a note on how it was ``made``; returns the path."""
    path, (whole, units) = net_file(rules), rounded(weights)
    head = {"made": made, "skip": round(float(weights[6][0]), 5), "units": [_short(unit) for unit in units],
            "biases": [_short(weights[n]) for n in (1, 3, 5)]}
    body = zlib.compress(b"".join(matrix.tobytes() for matrix in whole), 9)
    path.write_bytes(json.dumps(head, ensure_ascii=False).encode() + b"\n" + body)
    return path


def told_of(rules: Rules) -> dict[str, Any]:
    """The note on how the net for ``rules`` was made; empty if there is none."""
    path = net_file(rules)
    if not path.exists():
        return {}
    made: dict[str, Any] = json.loads(path.read_bytes().partition(b"\n")[0])["made"]
    return made


def _short(numbers: Any) -> list[float]:
    return [float(f"{number:.4g}") for number in numbers]
