"""Every path and every command that a page names exists."""

from __future__ import annotations

import io
import os
import re
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stdout
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import pytest

from game.cli import COMMANDS, parser
from game.engine.variants import PRESETS
from game.ui.shots.shots import SHOTS
from tests.pages import PAGES, ROOT, TEXTS, name

#: Folders of a checkout in which nothing is written by hand.
BUILT = {".git", ".venv", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", "__pycache__", "build", "dist",
         "out"}
#: Names of what the program or a command makes, where it is used.
MADE = re.compile(r"games\.[\w.-]+|settings\.json|log\.txt(\.1)?|fault-N\.txt"
                  r"|(out|dist|build|share|_internal|~)/.*|mybots\.py|x\.png|deals?\.jsonl")
ENDINGS = "py|md|toml|txt|json|jsonl|svg|spec|po|mo|sql|webp|png|yml|xml|desktop|ogg"
LOOKS_LIKE_A_PATH = re.compile(rf"[\w.~-]+(/[\w.~-]+)+/?|[\w-]+/|[\w.-]+\.({ENDINGS})")
CODE = re.compile(r"(`+)(.+?)\1", re.DOTALL)
#: Done by test_contributing.py as they are, after the examples before them.
EXAMPLE = re.compile(r"<!-- example: .*?^```$", re.DOTALL | re.MULTILINE)
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@cache
def everything_there() -> frozenset[str]:
    """Every file and folder of the checkout, with a slash before it and, for folders, behind it too."""
    found = set()
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in BUILT]
        here = "/" + Path(folder).relative_to(ROOT).as_posix()
        found |= {f"{here}/{name}".replace("/./", "/") for name in files}
        found |= {f"{here}/{name}/".replace("/./", "/") for name in folders}
    return frozenset(found)


def is_there(path: str) -> bool:
    """Whether ``path`` ends the name of a file; words in capitals, as in cards/WIDTH/NAME.webp, are placeholders."""
    parts = ["[^/]+" if re.fullmatch(r"[A-Z_]+(\.\w+)?", part) and part not in ("README.md", "LICENSE") else
             re.escape(part) for part in path.rstrip("/").split("/")]
    wanted = re.compile(".*/" + "/".join(parts) + "/?")
    return any(wanted.fullmatch(there) for there in everything_there())


def paths_in(text: str) -> Iterator[str]:
    """What looks like a path in the ``code`` of ``text``; not what its own examples make."""
    examples = re.findall(r"<!-- example: \w+, file: (\S+) -->", text)
    for _, code in CODE.findall(BLOCK.sub("", text)):
        for word in (word.strip("'\"") for word in re.split(r"[\s,:()|]+", code)):
            made = MADE.fullmatch(word) or any(example.endswith(word) for example in examples)
            if LOOKS_LIKE_A_PATH.fullmatch(word) and not made:
                yield word


@pytest.mark.parametrize("page", [*PAGES, ROOT / "game" / "__init__.py"], ids=name)
def test_every_path_that_a_page_names_exists(page):
    assert [path for path in paths_in(page.read_text(encoding="utf-8")) if not is_there(path)] == []


@pytest.mark.parametrize("path", ["game/ai/arena/lost.py", "lost.py", "game/lost/", "docs/WORD/lost.md"])
def test_a_path_to_nothing_would_be_found(path):
    assert list(paths_in(f"Look into `{path}`.")) == [path]
    assert not is_there(path)


def commands_in(text: str) -> Iterator[list[str]]:
    """The commands that ``text`` shows, in blocks for a shell or as code within a line, each as its words."""
    text = EXAMPLE.sub("", text)
    shown = [line.removeprefix("- run: ") for kind, block in BLOCK.findall(text) if kind in ("sh", "bat", "yaml")
             for line in map(str.strip, block.splitlines()) if kind != "yaml" or line.startswith("- run: ")]
    shown += [code for _, code in CODE.findall(BLOCK.sub("", text))]
    for line in shown:
        for command in re.split(r"&&|;|\|", line):
            words = [word.strip("'\"") for word in command.replace("\\", "/").split("#")[0].split()]
            while words and re.fullmatch(r"[A-Z]+=\S+", words[0]):
                words.pop(0)
            if words:
                yield words


def unknown_in(words: list[str]) -> list[str]:
    """What of the command ``words`` does not exist; nothing for programs that are not ours."""
    program, *rest = words
    if re.fullmatch(r"(.*/)?(python3?|py)", program) and rest:
        if rest[0] == "main.py":
            return unknown_to_the_game(rest[1:])
        return unknown_to_module(rest[1], rest[2:]) if rest[0] == "-m" and len(rest) > 1 else []
    if program in ("main.py", "tarot-des-fleurs"):
        return unknown_to_the_game(rest)
    if program == "pip":
        return unknown_to_module("pip", rest)
    return [program] if program.startswith(".ci/") and not is_there(program) else []


def unknown_to_module(module: str, words: list[str]) -> list[str]:
    """What of ``python -m module words`` does not exist."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    if module == "pip":
        extras = [extra for word in words for extra in re.findall(r"\.\[(\w+)\]$", word)]
        return [extra for extra in extras if extra not in project["project"]["optional-dependencies"]]
    if module == "pytest":
        markers = {marker.split(":")[0] for marker in project["tool"]["pytest"]["ini_options"]["markers"]}
        asked = [mark for flag, mark in pairwise(words) if flag == "-m"]
        files = [word for word in words if word.startswith("tests/")]
        return [mark for mark in asked if mark not in markers] + [file for file in files if not is_there(file)]
    if module == "venv":
        return []
    ours = module.partition(".")[0] in ("game", "docs", "tests", "sprites", "sounds", "bundle", "tools")
    source = (_origin(f"{module}.__main__") or _origin(module)) if ours else None
    if source is None:
        return [module]
    beside = source.parent.rglob("*.py") if source.name == "__main__.py" else [source]
    code = "".join(file.read_text(encoding="utf-8") for file in beside)
    return [word for word in words if word.startswith("--") and f'"{word}"' not in code]


def _origin(module: str) -> Path | None:
    """The file of ``module``, a module and no package; None if there is none."""
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:
        return None
    return None if spec is None or spec.origin is None or spec.submodule_search_locations else Path(spec.origin)


@cache
def help_of(*command: str) -> str:
    """What ``--help`` prints after ``command``."""
    told = io.StringIO()
    with redirect_stdout(told), pytest.raises(SystemExit):
        parser(command).parse_args([*command, "--help"])
    return told.getvalue()


def unknown_to_the_game(words: list[str]) -> list[str]:
    """The commands or options that the game does not have; words in capitals are placeholders."""
    command = words[0] if words and not words[0].startswith("-") else None
    if command is not None and command not in COMMANDS:
        return [] if command.isupper() else [command]
    options = set(re.findall(r"--[\w-]+", help_of() + (help_of(command) if command else "")))
    unknown = [word for word in words if word.startswith("--") and word not in options]
    about = words[1] if len(words) > 1 and not words[1].startswith("-") and not words[1].isupper() else None
    choices = {"shot": SHOTS, "rules": PRESETS, "bench": re.findall(r"\w+", help_of("bench"))}.get(command or "", ())
    return unknown + ([about] if about and choices and about not in choices else [])


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_command_that_a_page_shows_exists(page):
    found = {" ".join(words): unknown_in(words) for words in commands_in(page.read_text(encoding="utf-8"))}
    assert {command: unknown for command, unknown in found.items() if unknown} == {}


@pytest.mark.parametrize(("command", "unknown"), [
    ("python main.py simulate --deals 3", []),
    ("python main.py imitate --deals 3", ["imitate"]),
    ("tarot-des-fleurs check --loud FILE", ["--loud"]),
    ("python main.py shot nowhere --out x.png", ["nowhere"]),
    ("python main.py bench nothing", ["nothing"]),
    ("python -m game.ai.nothing", ["game.ai.nothing"]),
    ("python -m sprites.atelier --burn", ["--burn"]),
    (".venv/bin/python -m pip install --quiet '.[all]'", ["all"]),
    ("python -m pytest -m slowly tests/nowhere", ["slowly", "tests/nowhere"]),
])
def test_a_command_that_is_not_there_would_be_found(command, unknown):
    assert [unknown_in(words) for words in commands_in(f"`{command}`")] == [unknown]


def test_every_module_that_docstrings_say_to_run_exists():
    to_run = re.compile(r"`python -m ((?:\w+\.)+\w+)")
    told = {module for file in TEXTS for module in to_run.findall(file.read_text(encoding="utf-8"))}
    assert [module for module in sorted(told) if unknown_to_module(module, [])] == []
