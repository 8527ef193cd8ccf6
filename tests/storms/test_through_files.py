"""Paths from outside are accessed only through ``game.files``, which never blocks and raises only expected errors."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

GAME = Path(__file__).parents[2] / "game"
METHODS = frozenset((
    "exists", "is_dir", "is_file", "is_symlink", "is_fifo", "stat", "lstat", "iterdir", "glob", "rglob", "mkdir",
    "rmdir", "resolve", "absolute", "expanduser", "samefile", "chmod", "touch", "unlink", "hardlink_to", "symlink_to",
    "rename", "read_text", "read_bytes", "write_text", "write_bytes",
))
"""Of a path; ``open`` and ``replace``, which other things have too, are known by their arguments."""
SYSTEM = {
    "os": frozenset(("open", "stat", "lstat", "access", "listdir", "scandir", "walk", "mkdir", "makedirs", "rename",
                     "remove", "unlink", "readlink", "getcwd", "chdir", "truncate", "utime", "chmod")),
    "os.path": frozenset(("exists", "lexists", "isfile", "isdir", "islink", "realpath", "abspath", "getsize",
                          "getmtime", "expanduser")),
}
MODULES = frozenset(("shutil", "tempfile", "platformdirs", "glob"))
OWN = {
    "ai.kernel.compiled", "ai.net", "cli.asking", "ai.puzzles", "ai.weights", "view.words", "view.lessons.course",
    "view.lessons.runner", "view.rulebook.pages", "ui.app.checkup", "ui.app.sounds", "ui.draw.fonts",
    "ui.draw.frames", "ui.draw.living",
}
"""Modules that read files of the game itself, which come with it; ``doctor`` looks after those."""
DEVELOPERS = {"ui.app.trace"}
"""Does not run in a player's hands."""
ASKED_FOR = {(module, "open") for module in ("cli.check", "cli.replay", "cli.import_", "store.bulk")}
"""Files, or pipes as from ``<(…)``, that are named to a command: they are read directly."""
ELSEWHERE = {("cli.doctor", "tempfile"), ("cli.doctor", "write_bytes"), ("view.terminal", "os.open"),
             ("ui.app.start", "os.access"), ("ai.processes", "os.getcwd"), ("ai.processes", "os.chdir"),
             ("ui.app.speech", "shutil"), ("ui.app.screen", "os.open")}
"""A folder for a copy, whose OSError is caught; the system's own nowhere; a question about the game's own folders; a
way out of a working folder that is gone; a look for a program that speaks; a file that is locked, not read."""


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(GAME.rglob("*.py")):
        name = ".".join(path.relative_to(GAME).with_suffix("").parts).removesuffix(".__init__")
        if name != "files" and not any(name == one or name.startswith(one + ".") for one in OWN | DEVELOPERS):
            yield name, ast.parse(path.read_text(encoding="utf-8"))


def forbidden(node: ast.AST) -> str | None:
    """The access of ``node`` to files that bypasses ``game.files``; None if there is none."""
    match node:
        case ast.Import(names=names):
            return next((alias.name for alias in names if alias.name in MODULES), None)
        case ast.ImportFrom(module=str(module)) if module in MODULES:
            return module
        case ast.Call(func=ast.Name(id="open")):
            return "open"
        case ast.Call(func=ast.Attribute(value=ast.Name(id="os"), attr=attr)) if attr in SYSTEM["os"]:
            return f"os.{attr}"
        case ast.Call(func=ast.Attribute(value=ast.Attribute(value=ast.Name(id="os"), attr="path"), attr=attr)) \
                if attr in SYSTEM["os.path"]:
            return f"os.path.{attr}"
        case ast.Call(func=ast.Attribute(attr="open"), args=[ast.Constant(value=str(mode)), *_]) \
                if set(mode) <= set("rwxab+"):
            return "open"
        case ast.Call(func=ast.Attribute(value=ast.Name(id="Path"), attr="home" | "cwd" as attr)):
            return attr
        case ast.Call(func=ast.Attribute(value=ast.Name(id="files"))):
            return None
        case ast.Call(func=ast.Attribute(attr=attr)) if attr in METHODS:
            return attr
    return None


def test_no_path_is_touched_elsewhere():
    found = {(name, what) for name, tree in modules() for node in ast.walk(tree)
             if (what := forbidden(node)) is not None}
    assert found - ASKED_FOR - ELSEWHERE == set()


@pytest.mark.parametrize("line", [
    "path.exists()", "Path(x).is_dir()", "open(path)", "path.open('rb')", "os.stat(path)", "os.path.exists(path)",
    "import shutil", "from tempfile import gettempdir", "Path.home()", "folder.iterdir()", "(a / b).unlink()",
])
def test_what_is_looked_for_is_found(line):
    assert any(forbidden(node) for node in ast.walk(ast.parse(line)))


@pytest.mark.parametrize("line", ["files.home()", "DECK.open()", "text.replace('a', 'b')", "files.is_file(path)"])
def test_what_is_meant_to_be_is_let_pass(line):
    assert not any(forbidden(node) for node in ast.walk(ast.parse(line)))
