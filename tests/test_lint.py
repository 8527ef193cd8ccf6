"""Each lint rule finds its faults; ``python -m tools.lint`` applies the rules."""

import ast

import pytest

from tools import word_calls
from tools.lint import architecture, colours, documents, names, prose


def test_a_call_of_pygame_transform_is_found():
    for wrong in ("pygame.transform.scale(picture, (1, 1))", "import pygame as pg; turn = pg.transform",
                  "import pygame.transform", "import pygame.transform as turning",
                  "from pygame import Rect, transform as turning", "from pygame import *",
                  "from pygame.transform import scale", "getattr(pygame, 'transform')",
                  "import_module('pygame.transform')"):
        assert any(map(architecture.names_transform, ast.walk(ast.parse(wrong)))), wrong


def test_a_private_name_is_found():
    for wrong in ("scene._write()", "from game.ui.draw.text import _block", "app.screen._window.size = 1"):
        assert list(architecture.private_names(ast.parse(wrong))), wrong


def test_a_choice_by_name_or_number_is_found():
    for wrong in ("rules.preset == 'french'", "view.rules.players == 5", "rules.family.name == 'french'",
                  "rules.at_table > 4", "len(deal.order) == 4", "4 <= players", "preset in ('french', 'piedmont')",
                  "(rules.preset, 1) == ('french', 1)"):
        node = ast.parse(wrong, mode="eval").body
        assert isinstance(node, ast.Compare)
        assert architecture.chooses(node), wrong


def test_a_jagged_corner_is_found():
    for wrong in ("draw.rect(made, INK, rect, 2, border_radius=3)", "draw.rect(made, INK, rect, 2, 3)",
                  "draw.rect(made, INK, rect, border_top_left_radius=3)"):
        assert any(map(architecture.has_jagged_corners, ast.walk(ast.parse(wrong)))), wrong
    assert not any(map(architecture.has_jagged_corners, ast.walk(ast.parse("draw.rect(made, INK, rect, 2)"))))


def test_a_colour_read_at_the_import_is_found():
    for wrong in ("INK = theme.INK", "from .theme import PAPER", "def draw(colour=theme.FELT): ..."):
        assert list(colours.read_too_early(ast.parse(wrong))), wrong


def test_a_second_definition_is_found():
    first = ast.parse("class Row:\n    pass\nclass _Row:\n    pass\nROW = 1")
    for source in ("class Row:\n    pass", "Row = tuple[int, ...]", "Row: object = int"):
        trees = {"game.one": first, "game.two": ast.parse(source)}
        assert names.defined_twice(trees) == {"Row": ["game.one", "game.two"]}, source
    tree = ast.parse("def rows(): ...\ndef _cell(): ...")
    assert names.defined_twice({"one": tree, "two": tree}, names.functions_in) == {"rows": ["one", "two"]}


def test_a_habit_of_prose_is_found(tmp_path):
    page, module = tmp_path / "page.md", tmp_path / "module.py"
    for wrong in ("The own hand comes first.", "Somebody plays.", "One layer upon another.", "It is read anew.",
                  "Whoever plays.", "The card; None for none.", "The window is told of it.",
                  "It is empty where nobody plays."):
        page.write_text(wrong, encoding="utf-8")
        module.write_text(f"def f():\n    # {wrong}\n    pass\n", encoding="utf-8")
        assert list(prose.habits_in(page)), wrong
        assert list(prose.habits_in(module)), wrong
    page.write_text("A name of its own; the player's own hand; `own`; \"the own hand\".\n```\nupon\n```\n",
                    encoding="utf-8")
    assert list(prose.habits_in(page)) == []


# -- documents --------------------------------------------------------------------------------------------------------


def test_a_path_to_nothing_is_found():
    for path in ("game/ai/arena/lost.py", "lost.py", "game/lost/", "docs/WORD/lost.md"):
        assert list(documents.paths_in(f"Look into `{path}`.")) == [path]
        assert not documents.is_there(path)


def test_a_command_that_is_not_there_is_found():
    for command, unknown in {
        "python main.py simulate --deals 3": [],
        "python main.py imitate --deals 3": ["imitate"],
        "tarot-des-fleurs check --loud FILE": ["--loud"],
        "python -m tools.shots nowhere --out x.png": ["nowhere"],
        "python -m tools.shots menu --preset french --loud": ["--loud"],
        "python -m tools.bench nothing": ["nothing"],
        "python -m game.ai.nothing": ["game.ai.nothing"],
        "python -m sprites.atelier --burn": ["--burn"],
        ".venv/bin/python -m pip install --quiet '.[all]'": ["all"],
        "python -m pytest -m slowly tests/nowhere": ["slowly", "tests/nowhere"],
    }.items():
        assert [documents.unknown_in(words) for words in documents.commands_in(f"`{command}`")] == [unknown], command


# -- words ------------------------------------------------------------------------------------------------------------

CODE = """
from ..view import words
from ..view.words import lazy
WORDS = CommandWords("export")
def title(name, level):
    return words.say("sheet.won", name=name), lazy("menu.quit"), words.say(f"level.{level}", n=1, at=2), "club"
def left(n):
    return words.count("cards.over", n), words.of_player("deal.by", "Ada"), WORDS["out"].format(file=n)
"""
FORMS = {"sheet.won": ("{name} wins {key_undo}",), "menu.quit": ("Quit",), "level.club": ("{n} at {at}",),
         "cards.over": ("{n} card", "{n} cards"), "deal.by": ("{name} deals",), "deal.by.you": ("You deal",),
         "cli.export.out": ("{file} out",)}


def faults(changed: dict[str, tuple[str, ...] | None]) -> list[str]:
    """The differences between `CODE` and `FORMS` if some of these are ``changed``; None removes one."""
    found = {**FORMS, **changed}
    return word_calls.faults({key: forms for key, forms in found.items() if forms is not None},
                             word_calls.Code({"game/ui/some.py": ast.parse(CODE)}))


@pytest.mark.parametrize(("key", "forms", "told"), [
    ("sheet.won", ("{nmae} wins",), "gives sheet.won no nmae"),
    ("sheet.won", ("Somebody wins",), "gives sheet.won name, which it does not say"),
    ("cards.over", ("{n} card", "{number} cards"), "gives cards.over no number"),
    ("level.club", ("{n} in {place}",), "gives level.club no place"),
    ("deal.by.you", ("{name}, you deal",), "gives deal.by.you no name"),
    ("cli.export.out", ("{path} out",), "gives cli.export.out no path"),
    ("menu.quit", None, "some.py:6 asks for menu.quit, which no catalogue has"),
    ("deal.by.you", None, "asks for deal.by.you, which no catalogue has"),
    ("cli.export.out", None, "asks for cli.export.out, which no catalogue has"),
    ("menu.quit", ("Quit {name",), "menu.quit: expected '}'"),
    ("menu.quit", ("Quit }",), "menu.quit: Single '}'"),
    ("menu.stop", ("Stop",), "menu.stop is not used"),
    ("level.expert", ("{n}",), "level.expert is not used"),
])
def test_what_is_wrong_with_a_word_is_named(key, forms, told):
    assert faults({}) == []
    assert any(told in line for line in faults({key: forms}))
