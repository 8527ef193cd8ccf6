"""The code and the message catalogues agree: no key missing or unused, every placeholder given."""

import ast

import pytest

from game.view import words
from tools import compile_words, word_calls


@pytest.fixture(scope="module")
def asking():
    return word_calls.Code(dict(word_calls.modules()))


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_the_catalogues_have_what_the_code_asks_for(code, asking):
    assert word_calls.faults(compile_words.usual(code), asking) == []


CODE = """
from ..view import words
from ..view.words import lazy
WORDS = CommandWords("shot")
def title(name, level):
    return words.say("sheet.won", name=name), lazy("menu.quit"), words.say(f"level.{level}", n=1, at=2), "club"
def left(n):
    return words.count("cards.over", n), words.of_player("deal.by", "Ada"), WORDS["out"].format(file=n)
"""
FORMS = {"sheet.won": ("{name} wins {suit_S}",), "menu.quit": ("Quit",), "level.club": ("{n} at {at}",),
         "cards.over": ("{n} card", "{n} cards"), "deal.by": ("{name} deals",), "deal.by.you": ("You deal",),
         "cli.shot.out": ("{file} out",)}


def faults(**changed: tuple[str, ...] | None) -> list[str]:
    """The differences between `CODE` and `FORMS` if some of these are ``changed``; None removes one."""
    found = {**FORMS, **{key.replace("__", "."): forms for key, forms in changed.items()}}
    return word_calls.faults({key: forms for key, forms in found.items() if forms is not None},
                             word_calls.Code({"game/ui/some.py": ast.parse(CODE)}))


def test_nothing_is_wrong_where_all_fits():
    assert faults() == []


@pytest.mark.parametrize(("changed", "told"), [
    ({"sheet__won": ("{nmae} wins",)}, "gives sheet.won no nmae"),
    ({"sheet__won": ("Somebody wins",)}, "gives sheet.won name, which it does not say"),
    ({"cards__over": ("{n} card", "{number} cards")}, "gives cards.over no number"),
    ({"level__club": ("{n} in {place}",)}, "gives level.club no place"),
    ({"deal__by__you": ("{name}, you deal",)}, "gives deal.by.you no name"),
    ({"cli__shot__out": ("{path} out",)}, "gives cli.shot.out no path"),
    ({"menu__quit": None}, "some.py:6 asks for menu.quit, which no catalogue has"),
    ({"deal__by__you": None}, "asks for deal.by.you, which no catalogue has"),
    ({"cli__shot__out": None}, "asks for cli.shot.out, which no catalogue has"),
    ({"menu__quit": ("Quit {name",)}, "menu.quit: expected '}'"),
    ({"menu__quit": ("Quit }",)}, "menu.quit: Single '}'"),
    ({"menu__stop": ("Stop",)}, "menu.stop is not used"),
    ({"level__expert": ("{n}",)}, "level.expert is not used"),
])
def test_what_is_wrong_is_named(changed, told):
    found = faults(**changed)
    assert any(told in line for line in found), found
