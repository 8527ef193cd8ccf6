"""The presets according to the table of the rule book, and the combinations that it refuses."""

from __future__ import annotations

import pytest

from game.engine import PRESETS, InvalidRules, rules_of
from game.engine.payment import PAYMENTS
from game.engine.phases.auction import AUCTIONS
from game.engine.piles import ECART_TO, FOOL_LAST
from game.engine.variants import OPTIONS, options_of
from tests.builders import GAMES, rules

COLUMNS = ("chambery", "chambery-dummett", "french-federation", "french", "french-open-call", "piedmont", "scarto")
#: The rule book's table: the values of each preset at its usual table; "–" if the option has no meaning.
TABLE = {
    "players": (5, 5, 4, 4, 5, 4, 3),
    "at_table": (5, 5, 4, 4, 5, 4, 3),
    "pack": (78, 78, 78, 78, 78, 78, 78),
    "partnership": ("call", "call", "none", "none", "call", "croise", "none"),
    "ace": ("below-jack", "low", "low", "low", "low", "reversed-red", "reversed-red"),
    "top_trump": (21, 21, 21, 21, 21, 20, 20),
    "overtrump": (False, False, True, True, True, False, False),
    "fool_pays": ("nothing", "empty-card", "empty-card", "empty-card", "empty-card", "empty-card", "empty-card"),
    "fool_last": ("kept", "winner", "changes-sides", "changes-sides", "winner", "kept", "kept"),
    "fool_wins": ("never", "led", "slam", "announced-slam", "led", "never", "never"),
    "ecart_to": ("dealer", "last-trick", "taker", "taker", "taker", "dealer", "dealer"),
    "auction": ("one-round", "until-one-left", "one-round", "one-round", "one-round", "none", "none"),
    "payment": ("zero-sum", "raised", "french", "french", "french", "stake", "zero-sum"),
    "call_when": ("if-passed", "if-passed", "–", "–", "after-exchange", "–", "–"),
    "called_suit_lead": ("free", "free", "–", "–", "free", "–", "–"),
    "lone_petit": ("plays", "plays", "void", "plays", "plays", "plays", "plays"),
    "given_back": ("own", "any", "–", "–", "–", "–", "–"),
    "deals": (5, 5, 8, 8, 10, 4, 3),
}


@pytest.mark.parametrize("column", range(7), ids=COLUMNS)
def test_each_preset_is_its_column(column):
    is_ = options_of(rules(COLUMNS[column]))
    wanted = {name: values[column] for name, values in TABLE.items() if values[column] != "–"}
    assert {name: is_[name] for name in wanted} == wanted


def test_the_options_are_those_of_the_table():
    assert set(OPTIONS) == set(TABLE)
    assert set(PRESETS) == set(COLUMNS)


@pytest.mark.parametrize(("game", "options"), [
    ("chambery players=3", {"partnership": "none", "auction": "none", "deals": 3}),
    ("chambery players=4", {"partnership": "call", "auction": "one-round", "call_when": "if-passed", "deals": 4}),
    ("chambery players=4 partnership=croise", {"auction": "none", "deals": 4}),
    ("chambery at_table=6", {"players": 5, "at_table": 6, "deals": 6}),
    ("chambery-dummett players=3", {"partnership": "none", "auction": "none", "given_back": "own"}),
    ("chambery-dummett players=4", {"partnership": "call", "auction": "until-one-left"}),
    ("french players=3", {"partnership": "none", "auction": "one-round", "deals": 6}),
    ("french players=5", {"partnership": "call", "call_when": "before-talon", "called_suit_lead": "barred",
                          "deals": 10}),
    ("french players=6", {"partnership": "call", "call_when": "before-talon", "called_suit_lead": "barred",
                          "deals": 12}),
    ("french-open-call players=3", {"partnership": "none", "deals": 6}),
])
def test_options_follow_the_number_of_players(game, options):
    is_ = options_of(rules(game))
    assert {name: is_[name] for name in options} == options


@pytest.mark.parametrize("game", GAMES)
def test_resolved_options_make_the_same_rules_again(game):
    by = rules(game)
    assert rules_of(by.preset, **options_of(by)) == by


@pytest.mark.parametrize(("game", "row"), [
    # dealt, talon, par, doubled below, point for the écart
    ("chambery", (15, 3, 34, 17, 1)), ("chambery players=4", (19, 2, 36, 18, 1)),
    ("chambery players=3", (25, 3, 26, 13, 1)), ("chambery players=4 pack=62", (15, 2, 34, 17, 1)),
    ("chambery players=3 pack=62", (20, 2, 24, 12, 0)), ("chambery-dummett", (15, 3, 34, 17, 1)),
    ("chambery-dummett players=4", (19, 2, 36, 18, 1)), ("chambery-dummett players=3", (25, 3, 26, 13, 1)),
])
def test_the_table_of_chambery(game, row):
    is_ = rules(game).row
    assert (is_.hand, is_.talon, is_.par, is_.doubled_below, is_.ecart_point) == row


@pytest.mark.parametrize(("game", "hand", "talon", "handfuls"), [
    ("french players=3", 24, 6, (13, 15, 18)), ("french players=4", 18, 6, (10, 13, 15)),
    ("french players=5", 15, 3, (8, 10, 13)), ("french players=6", 12, 6, (7, 9, 11)),
    ("french-open-call players=3", 24, 6, (13, 15, 18)), ("french-open-call players=4", 18, 6, (10, 13, 15)),
    ("french-open-call players=5", 15, 3, (8, 10, 13)), ("french-federation players=3", 24, 6, (13, 15, 18)),
    ("french-federation", 18, 6, (10, 13, 15)), ("french-federation players=5", 15, 3, (8, 10, 13)),
])
def test_the_table_of_french_tarot(game, hand, talon, handfuls):
    is_ = rules(game).row
    assert (is_.hand, is_.talon, is_.handfuls) == (hand, talon, handfuls)


# -- invalid combinations ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("senseless", [
    "bridge",
    "chambery players=2", "chambery players=7", "chambery players=6", "chambery players=five",
    "chambery at_table=4", "chambery players=4 at_table=6", "chambery players=4 at_table=5", "french at_table=6",
    "chambery pack=62", "chambery pack=32", "french pack=62", "piedmont pack=62", "chambery-dummett players=4 pack=62",
    "chambery partnership=croise", "chambery players=3 partnership=croise", "chambery partnership=none",
    "chambery players=4 partnership=none", "chambery players=3 partnership=call", "french players=4 partnership=call",
    "french players=3 partnership=call", "french players=4 partnership=croise", "piedmont partnership=call",
    "piedmont partnership=none", "piedmont players=3", "scarto partnership=croise", "scarto payment=stake",
    "piedmont players=5", "french-open-call players=6",
    "chambery ace=high", "chambery top_trump=19", "chambery overtrump=perhaps", "chambery overtrump=1",
    "chambery fool_pays=everything", "chambery fool_last=lost", "chambery fool_wins=always",
    "chambery fool_wins=announced-slam", "piedmont fool_wins=announced-slam",
    "chambery ecart_to=taker", "french ecart_to=dealer", "french ecart_to=last-trick", "piedmont ecart_to=taker",
    "chambery auction=two-rounds", "chambery players=3 auction=one-round", "french auction=none",
    "chambery players=4 partnership=croise auction=one-round", "piedmont auction=one-round",
    "chambery payment=french", "french payment=zero-sum", "french payment=stake", "piedmont payment=french",
    "chambery payment=stake", "chambery players=3 payment=stake",
    "chambery call_when=before-talon", "chambery call_when=after-exchange", "french players=5 call_when=if-passed",
    "french players=4 call_when=before-talon", "chambery call_when=never", "piedmont call_when=if-passed",
    "chambery called_suit_lead=barred", "french players=4 called_suit_lead=barred",
    "piedmont called_suit_lead=barred",
    "chambery given_back=received", "french players=5 given_back=any", "piedmont given_back=any",
    "chambery players=3 given_back=any", "chambery-dummett players=4 partnership=croise given_back=any",
    "chambery lone_petit=annulled", "chambery deals=0", "chambery deals=1001", "chambery deals=many",
    "chambery colour=blue", "chambery name=chambery",
])
def test_what_makes_no_sense_is_refused_with_a_sentence(senseless):
    rules.cache_clear()
    with pytest.raises(InvalidRules) as fault:
        rules(senseless)
    assert fault.value.conflict.key
    why = str(fault.value)
    assert len(why.split()) >= 5
    assert len(why) < 400
    assert "\n" not in why


@pytest.mark.parametrize("sensible", [
    "chambery auction=until-one-left", "chambery payment=raised", "chambery-dummett payment=zero-sum",
    "chambery overtrump=yes top_trump=20 ace=reversed-red", "chambery ecart_to=last-trick", "chambery fool_wins=led",
    "chambery fool_pays=empty-card fool_last=changes-sides", "french fool_last=kept fool_wins=never",
    "french-open-call called_suit_lead=barred", "french players=5 call_when=after-exchange", "french lone_petit=void",
    "chambery fool_wins=slam", "piedmont payment=zero-sum", "piedmont payment=raised", "chambery deals=1",
    "french deals=1000",
    "chambery given_back=any", "chambery-dummett given_back=own",
    "chambery at_table=6 deals=12", "chambery players=4 partnership=croise payment=raised",
])
def test_what_makes_sense_is_played(sensible):
    assert rules(sensible)


@pytest.mark.parametrize(("option", "table"), [
    ("fool_last", FOOL_LAST), ("ecart_to", ECART_TO), ("payment", PAYMENTS), ("auction", {**AUCTIONS, "none": None}),
])
def test_every_value_of_an_option_has_its_function(option, table):
    assert set(OPTIONS[option] or ()) == set(table)
