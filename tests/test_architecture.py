"""The house as the plan has it: who may import whom, and what the engine must not know."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from tests.conftest import FAST

ROOT = Path(__file__).parent.parent
GAME = ROOT / "game"

#: From the shell to the core; a layer may import itself and those after it. Two in one row may not import each other.
LAYERS = (("game.cli",), ("game.ui",), ("game.view",),
          ("game.session", "game.thinker", "game.reviewer", "game.settings"),
          ("game.store",), ("game.ai",), ("game.engine",))

#: What a file and a function may have at most: a longer one has more than one subject.
LINES_OF_A_FILE, LINES_OF_A_FUNCTION = 400, 50


# -- reading ----------------------------------------------------------------------------------------------------------


@cache
def modules() -> dict[str, ast.Module]:
    """Every module of the game by its full name."""
    found = {}
    for path in sorted(GAME.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found[name] = ast.parse(path.read_text(encoding="utf-8"), str(path))
    return found


def is_package(name: str) -> bool:
    return (ROOT / name.replace(".", "/")).is_dir()


def imports(name: str) -> Iterator[tuple[str, ast.Import | ast.ImportFrom]]:
    """The full names that the module ``name`` imports, at any level of nesting."""
    package = name.split(".") if is_package(name) else name.split(".")[:-1]
    for node in ast.walk(modules()[name]):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            up = package[:len(package) - node.level + 1] if node.level else []
            base = ".".join([*up, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield (inner if inner in modules() else base), node


def located(tree: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Every node of ``tree`` that has a place in its file."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.expr | ast.stmt))


def layer(name: str) -> int | None:
    return next((n for n, row in enumerate(LAYERS) for top in row if name == top or name.startswith(top + ".")), None)


def top(name: str) -> str:
    return next(t for row in LAYERS for t in row if name == t or name.startswith(t + "."))


def code_of(*layers: str) -> Iterator[tuple[str, ast.AST]]:
    """Every node of the modules in ``layers``."""
    for name, tree in modules().items():
        if any(name == one or name.startswith(one + ".") for one in layers):
            yield from ((name, node) for node in ast.walk(tree))


# -- imports ----------------------------------------------------------------------------------------------------------


def test_modules_beside_the_layers_are_plain_data():
    """Modules of no layer (the title, the settings) import nothing of the game and are none of the core's business."""
    beside = {name for name in modules() if layer(name) is None} - {"game.__main__"}
    assert all(name.count(".") <= 1 for name in beside), "a package without a place in the plan"
    assert not [f"{name} imports {other}" for name in beside for other, _ in imports(name) if layer(other) is not None]
    assert not [f"{name} imports {other}" for name in modules() if name.startswith(("game.engine", "game.ai"))
                for other, _ in imports(name) if other in beside]


def test_imports_run_one_way():
    wrong = []
    for name in modules():
        mine = layer(name)
        for other, _ in imports(name):
            theirs = layer(other)
            if mine is None or theirs is None:
                continue
            if theirs < mine or (theirs == mine and top(other) != top(name)):
                wrong.append(f"{name} imports {other}")
    assert not wrong


def test_no_circles():
    """Every module can be understood after the ones it imports, type checking included."""
    graph = {name: {other for other, _ in imports(name) if other in modules() and other != name} for name in modules()}
    while leaves := {name for name, needs in graph.items() if not needs}:
        graph = {name: needs - leaves for name, needs in graph.items() if name not in leaves}
    assert not graph, f"a circle among {sorted(graph)}"


def test_the_game_imports_itself_relatively():
    """In a checkout it is called ``game``, installed ``tarot_des_fleurs.game``."""
    wrong = []
    for name in modules():
        for other, node in imports(name):
            absolute = isinstance(node, ast.Import) or node.level == 0
            if absolute and other.split(".")[0] in ("game", "tarot_des_fleurs", "tests"):
                wrong.append(f"{name} line {node.lineno}")
    assert not wrong


def test_only_the_screen_knows_pygame():
    assert not [f"{name} imports {other}" for name in modules() for other, _ in imports(name)
                if other.split(".")[0] == "pygame" and not name.startswith("game.ui")]


#: Who may call what reads beyond a picture: the module that knows when it does, and what tests it.
TURNERS = {"game/ui/draw/transform.py", "tests/ui/fence.py", "tests/ui/test_transform.py",
           "tests/test_architecture.py"}
NOT_OURS = {"build", "dist", "out"}


def names_transform(node: ast.AST) -> bool:
    """Whether ``node`` gets at ``pygame.transform``, as an attribute, by an import or by its name in a string."""
    match node:
        case ast.Attribute(attr=name) | ast.Constant(value=str(name)):
            return name == "transform" or name.startswith("pygame.transform")
        case ast.Import(names=names):
            return any(alias.name.startswith("pygame.transform") for alias in names)
        case ast.ImportFrom(module="pygame", names=names):
            return any(alias.name in ("transform", "*") for alias in names)
        case ast.ImportFrom(module=str(module)):
            return module.startswith("pygame.transform")
    return False


def test_one_module_alone_calls_what_may_read_beyond_a_picture():
    folders = [folder for folder in ROOT.iterdir() if folder.name[0] != "." and folder.name not in NOT_OURS]
    paths = {path: path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.py")}
    wrong = [f"{path.relative_to(ROOT)} line {node.lineno}" for path, text in paths.items()
             if path.relative_to(ROOT).as_posix() not in TURNERS and ("transform" in text or "import *" in text)
             for node in located(ast.parse(text)) if names_transform(node)]
    assert len(paths) > 500
    assert not wrong


@pytest.mark.parametrize("wrong", [
    "pygame.transform.scale(picture, (1, 1))", "import pygame as pg; turn = pg.transform", "import pygame.transform",
    "import pygame.transform as turning", "from pygame import Rect, transform as turning", "from pygame import *",
    "from pygame.transform import scale", "getattr(pygame, 'transform')", "import_module('pygame.transform')",
])
def test_such_a_call_would_be_found(wrong):
    assert any(map(names_transform, ast.walk(ast.parse(wrong))))


def test_nobody_at_the_table_needs_numpy():
    """The compiled kernel may, which is an option; training may: it is left out of what is installed."""
    free = ("game.ai.kernel.compiled", "tools.tune")
    assert not [name for name in modules() for other, _ in imports(name)
                if other.split(".")[0] in ("numpy", "scipy", "numba") and not name.startswith(free)]


def test_the_compiler_is_loaded_by_its_switch_alone():
    assert {name for name in modules() for other, _ in imports(name)
            if other == "game.ai.kernel.compiled" and name.startswith("game.")} == {"game.ai.kernel.speed"}


def test_nobody_needs_what_trains_the_players():
    assert not [name for name in modules() for other, _ in imports(name)
                if ".tune" in other and not name.startswith("tools.tune")]


def test_the_engine_needs_the_standard_library_alone():
    wrong = [f"{name} imports {other}" for name in modules() if name.startswith("game.engine")
             for other, _ in imports(name)
             if not other.startswith("game.engine") and other.split(".")[0] not in sys.stdlib_module_names]
    assert not wrong


OUTSIDE = {"time", "datetime", "random", "secrets", "os", "sys", "pathlib", "socket", "subprocess", "threading",
           "multiprocessing", "asyncio", "logging", "io", "shutil", "tempfile", "uuid", "locale", "gettext"}


def test_the_engine_knows_no_clock_no_chance_and_no_machine():
    wrong = [f"{name} imports {other}" for name in modules() if name.startswith("game.engine")
             for other, _ in imports(name) if other.split(".")[0] in OUTSIDE]
    wrong += [f"{name} line {node.lineno}" for name, node in code_of("game.engine")
              if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
              and node.func.id in ("open", "input", "print", "__import__", "globals")]
    assert not wrong


def test_only_what_the_game_ships_is_read_as_marked_up_words():
    """Pages and tables of the rulebook and the lessons: no foreign text may bring links, cards or bold words."""
    readers = {name for name in modules() for node in ast.walk(modules()[name]) if isinstance(node, ast.ImportFrom)
               and node.module and node.module.split(".")[-1] == "prose"
               and {alias.name for alias in node.names} & {"parse", "inline"}}
    assert readers == {"game.view.rulebook.book", "game.view.rulebook.pages", "game.view.lessons.wording",
                       "game.ui.widgets.prose_sheet", "game.ui.widgets.prose_reader"}


# -- tests ------------------------------------------------------------------------------------------------------------

#: The private names that tests use, and why what a user of the class sees will not do.
PRIVATE = {
    ("conftest.py", "_io"): "pytest-xdist offers no way to wait for the end of a process",
    ("cli/test_languages.py", "_TONGUE"): "the words already read are forgotten, as in a new process",
    ("storms/test_surroundings.py", "_TONGUE"): "the words already read are forgotten, as in a new process",
    ("storms/test_only_data.py", "_read"): "a worker without a process, at whose pipe the test itself stands",
    ("storms/test_only_data.py", "_handle"): "the pipe has been closed from the other end",
    ("ui/conftest.py", "_read_for"): "each card is decoded once for all tests",
    ("ui/test_art.py", "_kept"): "how much memory a picture takes is to be seen nowhere else",
    ("ui/test_indices.py", "_read_for"): "the picture as it is read, before the grain of the paper is laid over it",
    ("ui/test_indices.py", "_kept_want"): "the picture as it is read, before the grain of the paper is laid over it",
    ("ui/test_indices.py", "_whole_want"): "the picture as it is read, before the grain of the paper is laid over it",
    ("ui/test_title_page.py", "_due"): "a picture comes in the very frame that is looked at",
    ("ui/test_title_page.py", "_arrived"): "a picture comes in the very frame that is looked at",
    ("ui/test_title_page.py", "_kept_want"): "a picture comes in the very frame that is looked at",
    ("ui/test_title_page.py", "_framed"): "counts how often a cached picture is made",
    ("ui/test_lessons.py", "_felt"): "counts how often a cached picture is made",
    ("ui/test_hostile_names.py", "_block"): "notes every text that is drawn, on whatever scene",
    ("ui/test_memory_returned.py", "_library"): "the system's C library decides whether there is anything to test",
}


def private_names(tree: ast.Module) -> Iterator[str]:
    """Every name with a leading underscore that ``tree`` takes from another module or object than its own."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls")) | ast.Attribute(attr="_exit"):  # os._exit is public
                pass
            case ast.Attribute(attr=str(name)) if name.startswith("_") and not name.startswith("__"):
                yield name
            case ast.ImportFrom(names=names):
                yield from (alias.name for alias in names if alias.name.startswith("_") and alias.name != "__main__")


def test_tests_see_what_a_user_of_the_class_sees():
    used = {(path.relative_to(ROOT / "tests").as_posix(), name) for path in (ROOT / "tests").rglob("*.py")
            for name in private_names(ast.parse(path.read_text(encoding="utf-8"), str(path)))}
    assert used == set(PRIVATE)


@pytest.mark.parametrize("wrong", [
    "scene._write()", "from game.ui.draw.text import _block", "app.screen._window.size = 1"])
def test_a_private_name_would_be_found(wrong):
    assert list(private_names(ast.parse(wrong)))


def test_the_fast_tests_are_there():
    assert [name for name in FAST if not (ROOT / "tests" / name).is_file()] == []


# -- forbidden constructs ---------------------------------------------------------------------------------------------


def test_nothing_is_pickled_or_executed():
    wrong = [f"{name} imports {other}" for name in modules() for other, _ in imports(name)
             if other.split(".")[0] in ("pickle", "shelve", "marshal", "dill", "cloudpickle")]
    wrong += [f"{name} line {node.lineno} calls {node.func.id}" for name, node in code_of("game")
              if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
              and node.func.id in ("eval", "exec", "compile", "__import__")]
    assert not wrong


def test_no_error_is_swallowed():
    wrong = [f"{name} line {node.lineno}" for name, node in code_of("game") if isinstance(node, ast.ExceptHandler)
             and (node.type is None or all(isinstance(step, ast.Pass) for step in node.body))]
    assert not wrong


#: Text form of half points, and the check that a number read can be written again.
FLOATS = {("game.engine.record.writing", "as_points"), ("game.engine.record.reading", "_number"),
          ("game.engine.record.reading", "_same")}


def test_the_engine_counts_in_whole_numbers():
    wrong = []
    for name, tree in modules().items():
        if not name.startswith("game.engine"):
            continue
        exempt = {node for function in ast.walk(tree) if isinstance(function, ast.FunctionDef)
                  and (name, function.name) in FLOATS for node in ast.walk(function)}
        wrong += [f"{name} line {node.lineno}" for node in located(tree) if _is_float(node)
                  and node not in exempt]
    assert not wrong


def _is_float(node: ast.AST) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, float)
    if isinstance(node, ast.BinOp | ast.AugAssign):
        return isinstance(node.op, ast.Div)
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("float", "round")


# -- no variant by name, no table by number ---------------------------------------------------------------------------

#: Attributes and names that say which game it is or how many play it.
WHICH = {"preset", "players", "at_table", "seats_count"}
#: Where a comparison with a literal is the rule itself, and why.
ALLOWED = {
    ("game.engine.variants.conflicts", "(r.at_table, r.players) != (6, 5)"): "six at a table of five is its own rule",
    ("game.engine.variants.conflicts", "r.players != 4"): "two pairs opposite need four seats",
}


def literal(node: ast.AST) -> bool:
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return bool(node.elts) and all(map(literal, node.elts))
    return isinstance(node, ast.Constant) and isinstance(node.value, int | str) and not isinstance(node.value, bool)


def tells_which(node: ast.AST) -> bool:
    """Whether ``node`` is a preset's name, a family's name, or a number of players."""
    match node:
        case ast.Attribute(attr=attr) if attr in WHICH:
            return True
        case ast.Attribute(attr="name", value=ast.Attribute(attr="family" | "preset")):
            return True
        case ast.Attribute(attr="name", value=ast.Name(id="rules" | "family" | "preset" | "variant")):
            return True
        case ast.Name(id="players" | "at_table" | "preset"):
            return True
        case ast.Call(func=ast.Name(id="len"), args=[ast.Attribute(attr="order" | "sizes" | "seats")]):
            return True
        case ast.Call(func=ast.Name(id="len"), args=[ast.Name(id="order" | "sizes" | "seats")]):
            return True
        case ast.Tuple(elts=elts):
            return any(map(tells_which, elts))
    return False


def choices() -> Iterator[tuple[str, str]]:
    """Every comparison of what game it is, or how many play it, with something written out in the code."""
    for name, node in code_of("game"):
        if isinstance(node, ast.Compare):
            if chooses(node):
                yield name, ast.unparse(node)
        elif isinstance(node, ast.Match) and tells_which(node.subject):
            yield name, ast.unparse(node.subject)
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Dict) and tells_which(node.slice):
            yield name, ast.unparse(node)


def chooses(node: ast.Compare) -> bool:
    """Whether the comparison has a value that identifies a game next to a literal."""
    sides = [node.left, *node.comparators]
    return any((tells_which(a) and literal(b)) or (literal(a) and tells_which(b)) for a, b in pairwise(sides))


def test_a_variant_is_a_value():
    """No ``if`` on a preset's name or on a number of players: the need for one is a missing column."""
    assert set(choices()) == set(ALLOWED)


@pytest.mark.parametrize("wrong", [
    "rules.preset == 'french'", "view.rules.players == 5", "rules.family.name == 'french'", "rules.at_table > 4",
    "len(deal.order) == 4", "4 <= players", "preset in ('french', 'piedmont')", "(rules.preset, 1) == ('french', 1)",
])
def test_such_an_if_would_be_found(wrong):
    node = ast.parse(wrong, mode="eval").body
    assert isinstance(node, ast.Compare)
    assert chooses(node)


# -- sizes ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("folder", ["game", "sprites", "sounds", "tools", "bundle"])
def test_no_file_and_no_function_grows_long(folder):
    for path in sorted((ROOT / folder).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert text.count("\n") <= LINES_OF_A_FILE, path
        long = [node.name for node in ast.walk(ast.parse(text))
                if isinstance(node, ast.FunctionDef) and (node.end_lineno or 0) - node.lineno >= LINES_OF_A_FUNCTION]
        assert not long, path
