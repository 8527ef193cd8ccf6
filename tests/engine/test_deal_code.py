"""A deal code with a typing error is refused with the reason, never read as another deal, and raises no other error."""

from __future__ import annotations

import os
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import deal
from game.engine.deal_code import (
    ALPHABET,
    EDITIONS,
    HEAD,
    LOW,
    UNTOLD,
    VERSIONS,
    BadCode,
    Edition,
    code_of,
    deal_in,
    told_options,
)
from game.engine.record import BadRecord, begun, opening, read, write
from game.engine.variants import OPTIONS, PRESETS
from tests.builders import rules, shuffled, whim

ROUNDS = int(os.environ.get("TAROT_FUZZ", "5000"))
GAMES = [f"{preset.name} players={players} pack={pack}" for preset in PRESETS.values()
         for players, pack in preset.tables]
ODD_GAMES = ["chambery at_table=6", "chambery players=4 partnership=croise", "french lone_petit=void overtrump=no",
             "chambery-dummett fool_last=kept payment=zero-sum", "french-open-call players=5 called_suit_lead=barred"]


def dealt(game: str, seed: int):
    rng, chosen = Random(seed), rules(game)
    state, _ = deal(chosen, rng.randrange(chosen.at_table), rng.sample(chosen.deck, chosen.pack))
    return begun(state)


def same(one, other) -> bool:
    """Whether two records are of the same deal."""
    return (told_options(one.rules) == told_options(other.rules) and one.rules.preset == other.rules.preset
            and one.dealer == other.dealer and list(map(set, one.hands)) == list(map(set, other.hands))
            and set(one.talon) == set(other.talon))


@pytest.mark.parametrize("game", GAMES + ODD_GAMES)
def test_the_deal_comes_back(game):
    for seed in range(20):
        record = dealt(game, seed)
        again = deal_in(code_of(record))
        assert same(record, again)
        assert again.rules.deals == 1
        opening(again)
        assert code_of(again) == code_of(record)


def test_a_code_written_once_is_read_for_ever():
    """Players keep old codes, so the meaning of this one must never change."""
    record = deal_in("TDF-1S3J0-11P80-ERECC-3K0FB-633PX-ATQET-CENWP-HX11Z-BR1")
    assert (record.rules.preset, record.rules.players, record.dealer) == ("chambery", 4, 2)
    assert " ".join(card.name for card in record.talon) == "SR C1"
    assert " ".join(card.name for card in record.hands[2][:5]) == "T2 T5 T6 T9 T13"
    record = deal_in("TDF-JJ4RG-J00EG-GGZGD-2TYRB-5Y5CA-DZGMY-ST9VT-3THEH-2RPZ4-B8TT")
    assert (record.rules.preset, record.rules.given_back, record.dealer) == ("chambery-dummett", "any", 1)
    assert " ".join(card.name for card in record.talon) == "T2 T11 HC"
    record = deal_in("TDF-NFVB7-320YC-MSHWH-BDXR0-7TB63-TN93C-14FT2-YKWW1-FARWZ-EZSN")
    assert (record.rules.preset, record.rules.players, record.dealer) == ("french-federation", 5, 2)
    assert " ".join(card.name for card in record.talon) == "T1 T16 S3"


def test_a_code_from_before_an_option_is_of_the_game_as_it_was_played():
    record = deal_in("TDF-992C8-10EGG-GZGD2-TYRB5-Y5CAD-ZGMYS-T9VT3-THEH2-RPZ7A-Z41")
    assert (record.rules.preset, record.rules.given_back) == ("chambery-dummett", "own")


def test_what_was_played_is_not_in_it():
    table = shuffled("chambery", 2).finish(whim(2))
    again = deal_in(code_of(table.record))
    assert again.moves == ()
    assert same(again, table.record)


@pytest.mark.parametrize("version", EDITIONS)
def test_the_rules_of_a_version_find_room_in_its_head(version):
    assert version < VERSIONS
    assert EDITIONS[version].ways <= LOW * len(ALPHABET) ** EDITIONS[version].more


def test_the_last_version_encodes_every_game_and_every_value():
    last = EDITIONS[max(EDITIONS)]
    assert set(last.presets) == set(PRESETS)
    assert {name: set(values) for name, values in last.options.items()} == {
        name: set(values or ()) for name, values in OPTIONS.items() if name != UNTOLD}


@pytest.fixture
def two_versions(monkeypatch):
    """A program whose second version has a game, an option and a value that the first one lacks."""
    now = EDITIONS[max(EDITIONS)]
    fewer = {name: tuple(value for value in values if value != "until-one-left")
             for name, values in now.options.items() if name != "lone_petit"}
    first = Edition(tuple(name for name in now.presets if name != "piedmont"), fewer, 1)
    monkeypatch.setattr("game.engine.variants.LATER", {"lone_petit": "plays"})
    for version in set(EDITIONS) - {1, 2}:
        monkeypatch.delitem(EDITIONS, version)
    monkeypatch.setitem(EDITIONS, 1, first)
    monkeypatch.setitem(EDITIONS, 2, Edition((*first.presets, *["a made-up game"] * 999, "piedmont"), {
        **fewer, "auction": now.options["auction"], "lone_petit": ("plays", "void")}, 2))


@pytest.mark.parametrize(("game", "version"), [
    ("chambery", 1), ("french players=5", 1), ("chambery lone_petit=void", 2), ("chambery auction=until-one-left", 2),
    ("piedmont", 2)])
def test_a_code_is_of_the_first_version_that_can_tell_its_rules(game, version, two_versions, monkeypatch):
    """An older program reads as many codes as possible, and reports that the others are newer."""
    record = dealt(game, 1)
    code = code_of(record)
    assert ALPHABET.index(code.replace("-", "")[len("TDF") + HEAD - 1]) % VERSIONS == version
    assert same(deal_in(code), record)
    monkeypatch.delitem(EDITIONS, 2)
    if version == 1:
        assert same(deal_in(code), record)
    else:
        assert refused(code).kind == "newer"
        with pytest.raises(ValueError, match="no version of the deal code"):
            code_of(record)


@pytest.mark.parametrize("mangled", [
    lambda code: code.lower(),
    lambda code: code.replace("-", ""),
    lambda code: code.replace("-", " "),
    lambda code: code.replace("-", "\r\n> > "),
    lambda code: f"“{code}”",
    lambda code: f"> Ada wrote:\n> play the TDF deal {code}, it is a good one.\n-- \nBela",
    lambda code: code.replace("1", "l").replace("0", "o"),
    lambda code: code.replace("1", "I"),
    lambda code: code.replace("-", "-\u200b"),
    lambda code: code[:20] + "=\n" + code[20:],
    lambda code: code.replace("-", "=20-"),
    lambda code: "&gt; " + code.replace("-", "&nbsp;"),
    lambda code: "\ufeff" + code + "\x00",
], ids=range(13))
@pytest.mark.parametrize("game", ["chambery", "french players=3", "piedmont"])
def test_it_survives_the_mail(game, mangled):
    record = dealt(game, 5)
    assert same(deal_in(mangled(code_of(record))), record)


def refused(text: str) -> BadCode:
    with pytest.raises(BadCode) as fault:
        deal_in(text)
    assert 4 <= len(str(fault.value).split()) <= 60
    assert "\n" not in str(fault.value)
    return fault.value


@pytest.mark.parametrize("text", ["", " ", "TDF", "hello", "TD F", "0" * 60, "x" * 30_000, "\ud800", "TDF-", "{}"])
def test_what_is_no_code(text):
    assert refused(text).kind in ("none", "short")


def test_one_wrong_letter_is_always_found():
    code = code_of(dealt("chambery", 1))
    for at in range(len("TDF-"), len(code)):
        for letter in ALPHABET:
            if code[at] not in ("-", letter):
                assert refused(code[:at] + letter + code[at + 1:]).kind in ("damaged", "rules", "newer", "short")


def test_two_letters_changed_about_are_found():
    code = code_of(dealt("french", 1)).replace("-", "")
    for at in range(3, len(code) - 1):
        if code[at] != code[at + 1]:
            refused(code[:at] + code[at + 1] + code[at] + code[at + 2:])


def test_a_code_cut_short_says_so():
    code = code_of(dealt("chambery", 1))
    assert {refused(code[:size]).kind for size in range(4, len(code))} == {"short"}


def test_a_code_of_a_later_version_says_so():
    code = code_of(dealt("chambery", 1)).replace("-", "")
    later = ALPHABET[ALPHABET.index(code[8]) + len(EDITIONS)]
    assert refused(code[:8] + later + code[9:]).kind == "newer"


@settings(max_examples=min(ROUNDS // 10, 20_000), deadline=None)
@given(st.text(max_size=80), st.sampled_from(GAMES), st.integers(0, 99))
def test_any_text_around_a_code(text, game, seed):
    record = dealt(game, seed)
    try:
        assert same(deal_in(text + "\n" + code_of(record)), record)
    except BadCode:
        assert "TDF" in "".join(letter for letter in (text + "TDF").upper() if letter.isascii() and letter.isalnum())


def mutated(text: str, rng: Random) -> str:
    """``text`` with a few letters changed, dropped, doubled or moved."""
    letters = list(text)
    for _ in range(rng.randrange(1, 5)):
        at, other = rng.randrange(len(letters)), rng.randrange(len(letters))
        match rng.randrange(5):
            case 0:
                letters[at] = rng.choice(ALPHABET + ALPHABET.lower() + " \n>-\"oOilé\u2028😀")
            case 1 if len(letters) > 4:
                del letters[at]
            case 2:
                letters.insert(at, letters[other])
            case 3:
                letters[at], letters[other] = letters[other], letters[at]
            case _:
                letters[at] = letters[at].swapcase()
    return "".join(letters)


def test_mutated_codes_are_refused_or_the_same_deal():
    rng = Random(20_261_120)
    sound = [(record, code_of(record)) for record in (dealt(game, seed) for game in GAMES for seed in range(3))]
    told: list[str] = []
    for _ in range(ROUNDS):
        record, code = rng.choice(sound)
        try:
            assert same(deal_in(mutated(code, rng)), record)
        except BadCode as fault:
            told.append(str(fault))
    assert len(told) > ROUNDS // 4
    assert max(map(len, told)) < 400


def spoilt(line: str, rng: Random) -> str:
    """The line of a record with a few words exchanged, or bytes changed."""
    for _ in range(rng.randrange(1, 4)):
        if len(line) < 10:
            break
        at, other = sorted(rng.sample(range(len(line)), 2))
        match rng.randrange(5):
            case 0:
                line = line[:at] + rng.choice('0123456789[]{}",:STHDCRV-. éx') + line[at + 1:]
            case 1:
                line = line[:at] + line[at + rng.randrange(1, 8):]
            case 2:
                line = line[:at] + line[other:other + rng.randrange(1, 30)] + line[at:]
            case 3:
                parts = line.split(",")
                one, two = rng.randrange(len(parts)), rng.randrange(len(parts))
                parts[one], parts[two] = parts[two], parts[one]
                line = ",".join(parts)
            case _:
                line = line[:at] if rng.random() < 0.1 else line
    return line


def test_mutated_records_are_refused_or_replay_to_what_they_say():
    rng = Random(20_261_121)
    games = ("chambery", "french", "french players=5", "piedmont", "chambery players=3")
    sound = [write(shuffled(game, seed).finish(whim(seed)).record) for game in games for seed in (2, 3)]
    told = set()
    for _ in range(ROUNDS // 5):
        try:
            record = read(spoilt(rng.choice(sound), rng))
        except BadRecord as fault:
            told.add(str(fault))
        else:
            assert read(write(record)) == record
    assert not any("\n" in why for why in told)
