"""The compiled kernel is optional: without it, or if it is broken, the bots choose as before."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from game.ai.kernel import compiled, speed
from game.ai.kernel.bench import PLAIN, in_use, use
from game.ai.protocol.messages import Request
from game.ai.protocol.wire import encode, encode_inquiry, packed
from game.ai.protocol.worker import answer, report_on
from game.ai.rulebot import rule_bot
from game.engine.observation import Observation, observe
from tests.builders import shuffled


@pytest.fixture(autouse=True)
def plain_afterwards() -> Iterator[None]:
    """Every test ends with plain Python in use."""
    yield
    use(PLAIN)


def test_searches_run_compiled_where_numba_is_installed(monkeypatch):
    """Only a complete run really compiles, which takes a third of a minute."""
    monkeypatch.delenv(speed.VARIABLE)
    machine = object()
    monkeypatch.setattr(compiled, "compiled_machine", lambda: machine)
    assert speed.use_compiled()
    assert in_use() is machine


def test_a_variable_of_the_environment_forbids_it(monkeypatch):
    monkeypatch.setenv(speed.VARIABLE, "plain")
    assert not speed.use_compiled()
    assert in_use() is PLAIN


def test_without_numba_nothing_is_tried_and_nothing_said(monkeypatch, caplog):
    monkeypatch.delenv(speed.VARIABLE)
    monkeypatch.setattr(speed, "find_spec", lambda name: None)
    assert not speed.use_compiled()
    assert in_use() is PLAIN
    assert not caplog.records


def test_a_broken_compiler_is_logged_and_plain_python_goes_on(monkeypatch, caplog):
    monkeypatch.delenv(speed.VARIABLE)
    monkeypatch.setitem(sys.modules, "game.ai.kernel.compiled", None)
    assert not speed.use_compiled()
    assert in_use() is PLAIN
    assert "plain Python" in caplog.text


def choices(game: str) -> list[Observation]:
    """Some decisions of every phase in deals played by plain rules."""
    found = []
    for seed in range(40, 43):
        table = shuffled(game, seed)
        while table.state.turn is not None:
            seen = observe(table.state, table.state.turn)
            found += [seen] if len(seen.actions) > 1 else []
            table.take(rule_bot.choose(seen, Random(1)))
    return found[::6]


@dataclass
class Wish:
    """A substitute for the shared number of the request that is still wanted."""

    value: int


@pytest.mark.long
@pytest.mark.parametrize("game", ["chambery", "french players=5", "piedmont"])
def test_the_workers_can_send_what_the_compiled_kernel_finds(monkeypatch, game):
    """The pipe cannot encode numbers of NumPy types."""
    monkeypatch.delenv(speed.VARIABLE)
    assert speed.use_compiled()
    asked = 0
    for seen in choices(game):
        wanted = Wish(1)
        reply = answer(packed(Request(1, "club", 5, encode(seen))), wanted)
        assert reply.trouble is None, reply.trouble
        packed(reply)
        report = report_on(encode_inquiry(1, 40, 5, seen), wanted)
        assert report.trouble is None, report.trouble
        packed(report)
        asked += 1
    assert asked > 10


@pytest.mark.long
def test_a_command_writes_the_same_deals_with_it(tmp_path):
    def played(**more: str) -> bytes:
        out = tmp_path / "deals.jsonl"
        free = {name: value for name, value in os.environ.items() if name != speed.VARIABLE}
        subprocess.run([sys.executable, "main.py", "simulate", "--preset", "chambery", "--players", "3", "--bots",
                        "club", "--deals", "1", "--seed", "4", "--out", str(out)], check=True, env=free | more)
        return out.read_bytes()

    assert played() == played(TAROT_KERNEL="plain")
