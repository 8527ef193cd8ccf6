"""Allowed imports, and constructs that a layer must not contain."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from game.engine.variants import PRESETS

from .sources import ROOT, located, modules, nodes_of, python_files, tree_of

LAYERS = (("game.cli",), ("game.ui",), ("game.club",),
          ("game.view", "game.session", "game.thinker", "game.reviewer"),
          ("game.settings", "game.store"), ("game.ai",), ("game.engine",))
"""From the shell to the core; a layer may import itself and those after it, but no other layer of the same row."""


@cache
def imports(name: str) -> tuple[tuple[str, ast.Import | ast.ImportFrom], ...]:
    """The full names that the module ``name`` imports, at any level of nesting, each with the statement."""
    package = name.split(".") if (ROOT / name.replace(".", "/")).is_dir() else name.split(".")[:-1]
    found: list[tuple[str, ast.Import | ast.ImportFrom]] = []
    for node in nodes_of(modules()[name]):
        if isinstance(node, ast.Import):
            found += [(alias.name, node) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            up = package[:len(package) - node.level + 1] if node.level else []
            base = ".".join([*up, *([node.module] if node.module else [])])
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                found.append((inner if inner in modules() else base, node))
    return tuple(found)


def all_imports(*, of: str = "game") -> Iterator[tuple[str, str]]:
    """Yield each module of the package ``of`` with each name that it imports."""
    return ((name, other) for name in modules() if name == of or name.startswith(of + ".")
            for other, _ in imports(name))


def layer(name: str) -> int | None:
    """The row of `LAYERS` that contains the module ``name``; None if it belongs to no layer."""
    return next((n for n, row in enumerate(LAYERS) for top in row if name == top or name.startswith(top + ".")), None)


def top(name: str) -> str:
    """The package of `LAYERS` that contains ``name``."""
    return next(t for row in LAYERS for t in row if name == t or name.startswith(t + "."))


def code_of(layer: str) -> Iterator[tuple[str, ast.AST]]:
    """Yield every node of the modules in ``layer``, each after the name of its module."""
    for name, tree in modules().items():
        if name == layer or name.startswith(layer + "."):
            yield from ((name, node) for node in nodes_of(tree))


# -- imports ----------------------------------------------------------------------------------------------------------


def modules_beside_the_layers_are_plain_data() -> Iterator[str]:
    """Modules of no layer (the title, the files) import nothing of the layers; engine and ai import none of them."""
    beside = {name for name in modules() if layer(name) is None} - {"game.__main__"}
    yield from (f"{name}: a package without a place in the plan" for name in beside if name.count(".") > 1)
    for name, other in all_imports():
        if name in beside and layer(other) is not None:
            yield f"{name} imports {other}"
        if name.startswith(("game.engine", "game.ai")) and other in beside:
            yield f"{name} imports {other}"


def imports_run_one_way() -> Iterator[str]:
    """A layer imports only itself and the layers below it."""
    for name, other in all_imports():
        mine, theirs = layer(name), layer(other)
        if mine is not None and theirs is not None and (
                theirs < mine or (theirs == mine and top(other) != top(name))):
            yield f"{name} imports {other}"


def no_circles() -> Iterator[str]:
    """There are no circular imports, not even for type checking."""
    graph = {name: {other for other, _ in imports(name) if other in modules() and other != name} for name in modules()}
    while leaves := {name for name, needs in graph.items() if not needs}:
        graph = {name: needs - leaves for name, needs in graph.items() if name not in leaves}
    if graph:
        yield f"a circle among {sorted(graph)}"


def the_game_imports_itself_relatively() -> Iterator[str]:
    """Imports within the game are relative, because the package is ``game`` in a checkout and ``tarot_des_fleurs.game``
    after installation."""
    for name in modules():
        for other, node in imports(name):
            absolute = isinstance(node, ast.Import) or node.level == 0
            if absolute and other.split(".")[0] in ("game", "tarot_des_fleurs", "tests"):
                yield f"{name} line {node.lineno} imports {other}"
    for name, found in code_of("game"):
        if isinstance(found, ast.Call) and "import_module" in map(ast.unparse, (found.func, *found.args)):
            yield from (f"{name} line {found.lineno} imports {text.value!r}" for text in ast.walk(found)
                        if isinstance(text, ast.Constant) and str(text.value).startswith(("game", "tarot_des_fleurs")))


def only_the_window_imports_pygame() -> Iterator[str]:
    """Only ``game.ui`` imports pygame."""
    return (f"{name} imports {other}" for name, other in all_imports()
            if other.split(".")[0] == "pygame" and not name.startswith("game.ui"))


TURNERS = {"game/ui/draw/transform.py", "tests/ui/fence.py", "tests/ui/test_transform.py", "tests/test_lint.py",
           "tools/lint/architecture.py"}
"""The files that may use ``pygame.transform``: the module that avoids its bugs, and the tests of that module."""


def names_transform(node: ast.AST) -> bool:
    """Whether ``node`` refers to ``pygame.transform``, as an attribute, by an import or by its name in a string."""
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


def one_module_calls_what_may_read_beyond_a_picture() -> Iterator[str]:
    """Only ``game.ui.draw.transform`` scales, turns and blurs pictures."""
    for path in python_files():
        place = path.relative_to(ROOT).as_posix()
        text = path.read_text(encoding="utf-8")
        if place not in TURNERS and ("transform" in text or "import *" in text):
            yield from (f"{place} line {node.lineno}" for node in located(tree_of(path)) if names_transform(node))


def players_need_no_numpy() -> Iterator[str]:
    """Only the compiled kernel, which is optional, imports numpy, scipy or numba."""
    return (f"{name} imports {other}" for name, other in all_imports()
            if other.split(".")[0] in ("numpy", "scipy", "numba") and not name.startswith("game.ai.kernel.compiled"))


def the_compiler_is_loaded_by_its_switch() -> Iterator[str]:
    """Only ``game.ai.kernel.speed`` imports the compiled kernel."""
    return (f"{name} imports {other}" for name, other in all_imports()
            if other == "game.ai.kernel.compiled" and name != "game.ai.kernel.speed")


def players_need_no_training() -> Iterator[str]:
    """The game imports nothing of ``tools``."""
    return (f"{name} imports {other}" for name, other in all_imports() if other.startswith("tools") or ".tune" in other)


OUTSIDE = {"time", "datetime", "random", "secrets", "os", "sys", "pathlib", "socket", "subprocess", "threading",
           "multiprocessing", "asyncio", "logging", "io", "shutil", "tempfile", "uuid", "locale", "gettext"}


def the_engine_has_no_clock_no_chance_and_no_machine() -> Iterator[str]:
    """The engine imports only the standard library, and no part of it for time, random numbers or files."""
    for name, other in all_imports(of="game.engine"):
        first = other.split(".")[0]
        if not other.startswith("game.engine") and (first not in sys.stdlib_module_names or first in OUTSIDE):
            yield f"{name} imports {other}"
    for name, node in code_of("game.engine"):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) \
                and node.func.id in ("open", "input", "print", "__import__", "globals"):
            yield f"{name} line {node.lineno} calls {node.func.id}"


READERS_OF_MARKUP = {"game.view.rulebook.book", "game.view.rulebook.pages", "game.view.lessons.runner",
                     "game.ui.widgets.prose", "game.ui.widgets.prose_flow"}


def only_what_the_game_ships_is_read_as_markup() -> Iterator[str]:
    """Only the rulebook and the lessons are parsed: text from outside must not contain links, cards or bold words."""
    for name, tree in modules().items():
        for node in nodes_of(tree):
            if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[-1] == "prose" \
                    and {alias.name for alias in node.names} & {"parse", "inline"} and name not in READERS_OF_MARKUP:
                yield f"{name} line {node.lineno}"


# -- tests ------------------------------------------------------------------------------------------------------------

PRIVATE = {
    ("e2e/pressing.py", "_hear"): "notes every press on its way through the loop of a real window",
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
"""The private names that tests use, and why the public names are not enough."""


def private_names(tree: ast.Module) -> Iterator[str]:
    """Yield every name with a leading underscore that ``tree`` uses of another module or object."""
    for node in nodes_of(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="self" | "cls")) | ast.Attribute(attr="_exit"):  # os._exit is public
                pass
            case ast.Attribute(attr=str(name)) if name.startswith("_") and not name.startswith("__"):
                yield name
            case ast.ImportFrom(names=names):
                yield from (alias.name for alias in names if alias.name.startswith("_") and alias.name != "__main__")


def tests_see_what_a_user_of_the_class_sees() -> Iterator[str]:
    """Tests use no private names but those of `PRIVATE`."""
    used = {(path.relative_to(ROOT / "tests").as_posix(), name) for path in (ROOT / "tests").rglob("*.py")
            for name in private_names(tree_of(path))}
    yield from (f"tests/{place} uses {name}" for place, name in sorted(used - set(PRIVATE)))
    yield from (f"tests/{place} no longer uses {name}" for place, name in sorted(set(PRIVATE) - used))


# -- forbidden constructs ---------------------------------------------------------------------------------------------


def nothing_is_pickled_or_executed() -> Iterator[str]:
    """No module unpickles or executes data."""
    yield from (f"{name} imports {other}" for name, other in all_imports()
                if other.split(".")[0] in ("pickle", "shelve", "marshal", "dill", "cloudpickle"))
    for name, node in code_of("game"):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) \
                and node.func.id in ("eval", "exec", "compile", "__import__"):
            yield f"{name} line {node.lineno} calls {node.func.id}"


def no_error_is_swallowed() -> Iterator[str]:
    """Every handler names its exceptions and contains more than ``pass``."""
    return (f"{name} line {node.lineno}" for name, node in code_of("game") if isinstance(node, ast.ExceptHandler)
            and (node.type is None or all(isinstance(step, ast.Pass) for step in node.body)))


def has_jagged_corners(node: ast.AST) -> bool:
    """Whether ``node`` rounds a rectangle of ``pygame.draw``, by name or as the fifth argument."""
    match node:
        case ast.keyword(arg=str(name)):
            return name.startswith("border_") and name.endswith("radius")
        case ast.Call(func=ast.Attribute(attr="rect"), args=args):
            return len(args) > 4
    return False


def corners_are_smooth() -> Iterator[str]:
    """``game.ui.draw.plain`` draws every rounded rectangle, because those of pygame have jagged corners."""
    return (f"{name} line {node.lineno} draws jagged corners" for name, node in code_of("game.ui")
            if name != "game.ui.draw.plain" and isinstance(node, ast.expr | ast.keyword) and has_jagged_corners(node))


FLOATS = {("game.engine.record.writing", "as_points"), ("game.engine.plain_json", "_number"),
          ("game.engine.record.reading", "_same")}
"""The functions of the engine that may use floats: for half points as text, and to check numbers that were read."""


def the_engine_counts_in_whole_numbers() -> Iterator[str]:
    """The engine contains no floats, which are not exact."""
    for name, tree in modules().items():
        if not name.startswith("game.engine"):
            continue
        exempt = {node for function in nodes_of(tree) if isinstance(function, ast.FunctionDef)
                  and (name, function.name) in FLOATS for node in ast.walk(function)}
        yield from (f"{name} line {node.lineno}" for node in located(tree) if _is_float(node) and node not in exempt)


def _is_float(node: ast.AST) -> bool:
    if isinstance(node, ast.Constant):
        return isinstance(node.value, float)
    if isinstance(node, ast.BinOp | ast.AugAssign):
        return isinstance(node.op, ast.Div)
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("float", "round")


# -- no variant by name, no table by number ---------------------------------------------------------------------------

WHICH = {"preset", "players", "at_table", "seats_count"}
"""Attributes that identify a game or a number of players."""
ALLOWED = {
    ("game.engine.variants.conflicts", "(r.at_table, r.players) != (6, 5)"): "six at a table of five is its own rule",
    ("game.engine.variants.conflicts", "r.players != 4"): "two pairs opposite need four seats",
}
"""Comparisons with a literal that are part of the rules, each with the reason."""



def literal(node: ast.AST) -> bool:
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return bool(node.elts) and all(map(literal, node.elts))
    return isinstance(node, ast.Constant) and isinstance(node.value, int | str) and not isinstance(node.value, bool)


def tells_which(node: ast.AST) -> bool:
    """Whether ``node`` reads the name of a preset or of a family, or a number of players."""
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
    """Yield every choice in the code by a literal name of a game or number of players, after the name of its module."""
    for name, node in code_of("game"):
        if isinstance(node, ast.Compare):
            if chooses(node):
                yield name, ast.unparse(node)
        elif isinstance(node, ast.Match) and tells_which(node.subject):
            yield name, ast.unparse(node.subject)
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Dict) and tells_which(node.slice):
            yield name, ast.unparse(node)


def chooses(node: ast.Compare) -> bool:
    """Whether ``node`` compares a value that identifies a game or a number of players with a literal."""
    sides = [node.left, *node.comparators]
    return any((tells_which(a) and literal(b)) or (literal(a) and tells_which(b)) for a, b in pairwise(sides))


def a_variant_is_a_value() -> Iterator[str]:
    """Code does not compare a preset's name or a number of players; it reads a field of the rules instead."""
    found = set(choices())
    yield from (f"{name}: {code}" for name, code in sorted(found - set(ALLOWED)))
    yield from (f"{name} no longer has {code}" for name, code in sorted(set(ALLOWED) - found))


NAMED = {
    "game.engine.variants.presets": "the games themselves",
    "game.engine.deal_code": "the games of a version of the code never change",
    "game.ai.rulebot.bidding": "numbers tuned for each table",
    "game.settings": "the game that is proposed first",
    "game.ui.scenes.title_page": "answers of the first page, for the games that most people know",
    "game.view.lessons.course": "a lesson of the same name", "game.view.newcomer": "a lesson of the same name",
    "game.view.moments": "a lesson of the same name",
}
"""The modules that name a game, each with the reason."""
NO_GAME = {"french"}
"""Names of games that are also the names of other things: a way of paying, and the letters of the courts."""


def a_game_is_named_where_it_is_made() -> Iterator[str]:
    """Differences between games are fields of `Family` or `Preset`; other modules do not name a game."""
    games = PRESETS.keys() - NO_GAME
    found = {name for name, node in code_of("game") if isinstance(node, ast.Constant) and node.value in games}
    yield from (f"{name} names a game" for name in sorted(found - NAMED.keys()))
    yield from (f"{name} no longer names a game" for name in sorted(NAMED.keys() - found))


RULES = (modules_beside_the_layers_are_plain_data, imports_run_one_way, no_circles, the_game_imports_itself_relatively,
         only_the_window_imports_pygame, one_module_calls_what_may_read_beyond_a_picture, players_need_no_numpy,
         the_compiler_is_loaded_by_its_switch, players_need_no_training,
         the_engine_has_no_clock_no_chance_and_no_machine, only_what_the_game_ships_is_read_as_markup,
         tests_see_what_a_user_of_the_class_sees, nothing_is_pickled_or_executed, no_error_is_swallowed,
         corners_are_smooth, the_engine_counts_in_whole_numbers, a_variant_is_a_value,
         a_game_is_named_where_it_is_made)
