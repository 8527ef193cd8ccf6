"""The command `rules` prints words, and internal names only if they can be typed."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path

import pytest

from game.cli.asking import rules_from
from game.engine.variants import OPTIONS, PRESETS, rules_of
from game.view import words
from tests.cli.test_commands import told
from tools import compile_words


def vocabulary() -> set[str]:
    """The words that may be typed on the command line: games, options and their values."""
    values = {str(value) for allowed in OPTIONS.values() if allowed for value in allowed if not isinstance(value, bool)}
    return {*PRESETS, *OPTIONS, *values, "yes", "no"}


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_rules_are_in_words_but_for_what_may_be_typed(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A word that cannot be typed and is in no catalogue is an internal name of the program."""
    entries = compile_words.shown(code)
    texts = " ".join(form for key, forms in entries.items() for form in forms
                     if key.startswith(("cli.rules.", "contract.", "option.", "cards.count", "players.count")))
    known = set(re.findall(r"[^\W\d_]+", re.sub(r"{[^}]*}", "", texts)))
    _, out, _ = told(capsys, "--lang", code, "rules")
    heads = {"options": 0, "tables": 0, "contracts": 0, "values": 0}
    for line in out.splitlines():
        said = {word.strip(",") for word in line.split()} - vocabulary()
        assert {part for word in said for part in re.findall(r"[^\W\d_]+", word)} <= known, line
        for head in heads:
            heads[head] += line.strip() == entries[f"cli.rules.{head}"][0]
    assert heads == {"options": 1, "tables": 7, "contracts": 5, "values": 7}
    ids = {contract.id for preset in PRESETS.values() for contract in preset.family.contracts}
    assert not {line.split()[0] for line in out.splitlines() if line.startswith("    ")} & ids


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_the_values_of_an_option_are_printed_as_they_are_typed(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    """In every language `rules` prints the values that `--option` accepts, as does the refusal of others."""
    _, out, _ = told(capsys, "--lang", code, "rules", "french")
    listed = dict(line.split()[:2] for line in out.splitlines() if line.split()[0] in OPTIONS)
    assert set(listed) == set(OPTIONS) - {"given_back"}  # no contract asks for cards
    for name, value in listed.items():
        said = Namespace(preset="french", option=[f"{name}={value}"])
        assert getattr(rules_from(said), name) == getattr(rules_of("french"), name), name
    _, _, err = told(capsys, "--lang", code, "simulate", "--out", "-", "--option", "overtrump=vielleicht")
    assert "yes, no" in err
    assert "True" not in err


@pytest.mark.parametrize(("preset", "own", "foreign"), [
    ("french", ("chien 6", "L’Excuse"), ("talon", "Fou")), ("chambery", ("talon 3", "Le Fou"), ("chien", "Excuse"))])
def test_a_game_is_printed_in_its_own_words(preset: str, own: tuple[str, ...], foreign: tuple[str, ...],
                                         capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """French Tarot has *chien* and *Excuse*, Chambéry *talon* and *Fou*."""
    _, out, _ = told(capsys, "--lang", "fr", "rules", preset)
    meant = "\n".join(line[38:] if line.split()[0] in OPTIONS else line for line in out.splitlines())
    assert all(word in meant for word in own)
    assert not any(word in meant for word in foreign)
    assert own[0] in told(capsys, "--lang", "fr", "rules")[1]
    file = str(tmp_path / "deal.jsonl")
    told(capsys, "simulate", "--preset", preset, "--deals", "1", "--seed", "1", "--out", file)
    _, out, _ = told(capsys, "--lang", "fr", "replay", file)
    assert f"{own[0].split()[0]}\N{NO-BREAK SPACE}: " in out
    assert foreign[0] not in out
