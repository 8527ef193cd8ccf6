"""The store recognises a deal by a digest, which must not change in later versions of the program."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass, replace
from inspect import unwrap
from operator import attrgetter
from pkgutil import resolve_name

import pytest

from game.engine import variants
from game.engine.record import Record, closed, read, read_to_end, write
from game.engine.rules import Rules
from game.store import facts
from game.store.intake import take_in
from game.store.opening import open_store
from tests.builders import rules, shuffled
from tests.engine.test_transcripts import FOLDER, replayed

LATER = "last_card_point"
"""A made-up option that no record of today names."""
KNOWN = {
    "chambery-called-king-odd-point": ("cc36901d3e5d", "76cb127fbf25", "0810a9e4af22"),
    "chambery-four-croise": ("981ce04a922b", "94219677a8e7", "57ae03f817ee"),
    "chambery-six-at-the-table": ("05707da7250b", "9a1ba59c96ff", "0ba202439d89"),
    "chambery-three-short-pack": ("9825cdebe3d9", "f815b70dbffe", "97db8c81cde3"),
    "dummett-three": ("b162cde9d1dd", "c2aa44233458", "08046074e8dd"),
    "french-all-pass": ("e4db709473a9", "8a87e1d37ca6", "1eb878a577fc"),
    "french-five-half-a-point": ("112c6ec8c3b5", "9616612179be", "5c73369a10a5"),
    "open-call-the-led-fool-wins": ("a791d70c5192", "964445790d34", "cd2bd6f3a2b5"),
    "piedmont": ("12e15e3f0bea", "4762fb9e5ae7", "18f68ca95b0a"),
}
"""The beginnings of three digests, of the deal, its cards and its match: as in the first version of the program."""


def recorded(name: str) -> Record:
    """The deal of the transcript ``name`` as the third of a match."""
    table = replayed((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    seats = range(table.record.rules.at_table)
    return replace(closed(table.record, table.state), match={"id": "a7", "deal": 3},
                   names=tuple(f"Player {seat}" for seat in seats), bots=tuple("plain" for _ in seats))


def told(record: Record) -> tuple[str, str, str]:
    """The three digests of ``record`` in the store."""
    text = write(record)
    again, last = read_to_end(text)
    deal, cards, match = facts.identity(again, last, text), facts.layout(again), facts.grouping(again)
    return deal.hex()[:12], cards.hex()[:12], match.hex()[:12]


@dataclass(frozen=True, slots=True)
class LongerRules(Rules):
    """The rules of a later program with another option."""

    last_card_point: bool = False


@pytest.fixture
def one_option_more(monkeypatch):
    """A program in which all games have the option `LATER`, which is *no* unless chosen."""
    remembering = "game.engine.record.reading._same_rules"  # which remembers the rules of records read before
    monkeypatch.setattr(remembering, unwrap(resolve_name(remembering)))
    monkeypatch.setattr(variants, "Rules", LongerRules)
    monkeypatch.setattr(variants, "LATER", {**variants.LATER, LATER: False})
    monkeypatch.setitem(variants.OPTIONS, LATER, (True, False))
    monkeypatch.setattr("game.engine.variants._values_of", attrgetter(*variants.OPTIONS))
    for options in {id(preset.options): preset.options for preset in variants.PRESETS.values()}.values():
        monkeypatch.setitem(options, LATER, False)


@pytest.mark.parametrize("name", KNOWN)
def test_the_digests_of_a_deal_are_what_they_were(name):
    """Stores contain them: a deal with another digest would be imported again as a new one."""
    assert told(recorded(name)) == KNOWN[name]


@pytest.mark.parametrize("name", KNOWN)
def test_a_later_option_changes_no_digest_of_a_deal_without_it(name, request):
    line = write(recorded(name))
    request.getfixturevalue("one_option_more")
    record = read(line)
    assert variants.options_of(record.rules)[LATER] is False
    assert told(record) == KNOWN[name]


def test_a_record_from_before_an_option_is_of_the_game_as_it_was_played():
    """If the usual value of the option has changed, the deal keeps its digests but counts as played by other rules."""
    table = shuffled("chambery-dummett given_back=own", 1).finish()
    old = write(closed(table.record, table.state))
    assert '"given_back"' not in old
    assert read(old).rules == rules("chambery-dummett given_back=own")
    assert write(read(old)) == old
    new = replace(read(old), rules=rules("chambery-dummett"))
    assert '"given_back":"any"' in write(new)
    assert not set(told(new)) & set(told(read(old)))


def test_a_later_option_that_was_chosen_is_written_and_makes_another_deal(request):
    line = write(recorded("chambery-four-croise"))
    request.getfixturevalue("one_option_more")
    usual = read(line)
    chosen = replace(usual, rules=variants.rules_of("chambery", **{**variants.options_of(usual.rules), LATER: True}))
    assert f'"{LATER}":true' in write(chosen)
    assert f'"{LATER}"' not in write(usual)
    assert read(write(chosen)) == chosen
    assert not set(told(chosen)) & set(told(usual))


def test_a_file_of_before_is_not_taken_in_twice(request):
    line = write(recorded("french-five-half-a-point"))
    with closing(open_store(None)) as store:
        assert take_in(store, [line], "imported") == 1
        request.getfixturevalue("one_option_more")
        assert take_in(store, [line, write(read(line))], "imported") == 0
