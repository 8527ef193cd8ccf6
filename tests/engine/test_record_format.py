"""The record format of docs/record.md: its schema, its test vectors, and two readers of them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.engine.record import BadRecord, read, write
from game.engine.variants import OPTIONS, PRESETS, rules_of
from tests.engine.small_reader import FORM, SCHEMA, RefusedLine, read_line

HERE = Path(__file__).parent / "vectors"
ROOT = Path(__file__).parents[2]
GOOD = (HERE / "good.jsonl").read_text(encoding="utf-8").splitlines()
BAD = [json.loads(line) for line in (HERE / "bad.jsonl").read_text(encoding="utf-8").splitlines()]
#: Reads a line where only the engine and the standard library can be imported.
CHILD = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        top, _, inner = name.partition(".")
        if top not in ("game", *sys.stdlib_module_names) or top == "game" and inner and not inner.startswith("engine"):
            raise ImportError(name)

sys.meta_path.insert(0, Blocked())
with open(sys.argv[1], encoding="utf-8") as file:
    line = file.readline()
"""


def test_every_good_vector_is_read_by_both_readers():
    for line in GOOD:
        record, deal = read(line), read_line(line)
        assert json.loads(write(record)).items() >= json.loads(line).items()
        assert deal.over == ("open" if record.end == "abandoned" else record.end)


def test_the_good_vectors_have_every_game_table_and_contract():
    found = {(d["rules"]["preset"], d["rules"]["players"], d["rules"]["pack"], level)
             for d in map(json.loads, GOOD) for level in ("", *(e[2] for e in d["actions"] if e[1] == "bid"))}
    for preset in PRESETS.values():
        for players, pack in preset.tables:
            rules = rules_of(preset.name, players=players, pack=pack)
            bids = [contract.id for contract in rules.family.contracts if rules.auction != "none"]
            assert {(preset.name, players, pack, level) for level in ("", *bids)} <= found


def test_every_bad_vector_is_refused_by_both_readers_for_its_reason():
    for vector in BAD:
        with pytest.raises(BadRecord) as fault:
            read(vector["line"])
        assert vector["part"] == "text" or str(fault.value) == vector["why"]
        with pytest.raises(RefusedLine) as other:
            read_line(vector["line"])
        assert (str(other.value), vector["why"]) == (vector["part"], vector["why"])


def test_the_schema_lists_every_game_and_option():
    assert FORM.check_schema(SCHEMA) is None
    preset, *options = SCHEMA["properties"]["rules"]["properties"].items()
    assert preset == ("preset", {"enum": list(PRESETS)})
    words = {"boolean": (True, False), "integer": None}
    assert {name: words[kind["type"]] if "type" in kind else tuple(kind["enum"]) for name, kind in options} == OPTIONS


def test_the_engine_is_a_library_without_the_rest_of_the_game():
    """The example of docs/record.md prints the seat to act, and None at the end."""
    _, example = (ROOT / "docs" / "record.md").read_text(encoding="utf-8").split("```python\n")
    code = CHILD + example.split("```")[0]
    said = subprocess.run([sys.executable, "-c", code, str(HERE / "good.jsonl")], cwd=ROOT, capture_output=True,
                          text=True, check=True, timeout=60)
    assert len(said.stdout.splitlines()) > 50
    assert said.stdout.splitlines()[-1].startswith("None (CardPlayed(")
