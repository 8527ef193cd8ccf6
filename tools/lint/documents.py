"""Checks that the paths, commands, links and names in documents exist."""

from __future__ import annotations

import ast
import io
import os
import re
import tomllib
import unicodedata
from collections.abc import Callable, Container, Iterator
from contextlib import redirect_stdout, suppress
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

from game.cli import COMMANDS, parser
from game.cli.asking import Parser
from game.engine.variants import PRESETS

from ..arena import __main__ as arena
from ..bench import __main__ as bench
from ..shots import __main__ as shots
from ..shots.shots import SHOTS
from .sources import ROOT, tree_of

PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")), ROOT / "bundle" / "README.md",
         ROOT / "sprites" / "README.md", ROOT / "sprites" / "CREDITS.md"]
"""The documents of the checkout."""
TEXTS = [*PAGES, *(file for part in ("game", "tests", "docs", "bundle") for file in (ROOT / part).rglob("*.py"))]
"""The files that contributors read, without pictures and data."""
BUILT = {".git", ".venv", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", "__pycache__", "build", "dist",
         "out"}
"""Folders of a checkout that contain only generated files."""
MADE = re.compile(r"games\.[\w.-]+|settings\.json|log\.txt(\.1)?|fault-N\.txt"
                  r"|(out|dist|build|share|_internal|~)/.*|mybots\.py|x\.png|deals?\.jsonl")
"""The names of files that the program or a command creates when it is used."""
ENDINGS = "py|md|toml|txt|json|jsonl|svg|spec|po|mo|sql|webp|png|yml|xml|desktop|ogg"
LOOKS_LIKE_A_PATH = re.compile(rf"[\w.~-]+(/[\w.~-]+)+/?|[\w-]+/|[\w.-]+\.({ENDINGS})")
CODE = re.compile(r"(`+)(.+?)\1", re.DOTALL)
EXAMPLE = re.compile(r"<!-- example: .*?^```$", re.DOTALL | re.MULTILINE)
"""Examples, which test_contributing.py carries out, each after those before it."""
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)

TOOLS: dict[str, tuple[Callable[[], Parser], Container[str]]] = {
    "tools.arena": (arena.parser, ()),
    "tools.bench": (bench.parser, bench.BENCHES),
    "tools.shots": (shots.parser, SHOTS),
}
"""The commands for developers by module: a function that makes the parser, and the possible first words."""


@cache
def everything_there() -> frozenset[str]:
    """Every file and folder of the checkout as a path that begins with a slash; that of a folder also ends with one."""
    found = set()
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in BUILT]
        here = "/" + Path(folder).relative_to(ROOT).as_posix()
        found |= {f"{here}/{name}".replace("/./", "/") for name in files}
        found |= {f"{here}/{name}/".replace("/./", "/") for name in folders}
    return frozenset(found)


def is_there(path: str) -> bool:
    """Whether an existing path ends with ``path``; words in capitals, as in cards/WIDTH/NAME.webp, match any name."""
    parts = ["[^/]+" if re.fullmatch(r"[A-Z_]+(\.\w+)?", part) and part not in ("README.md", "LICENSE") else
             re.escape(part) for part in path.rstrip("/").split("/")]
    wanted = re.compile(".*/" + "/".join(parts) + "/?")
    return any(wanted.fullmatch(there) for there in everything_there())


def paths_in(text: str) -> Iterator[str]:
    """Yield the paths in the ``code`` of ``text``, except those that its own examples create."""
    examples = re.findall(r"<!-- example: \w+, file: (\S+) -->", text)
    for _, code in CODE.findall(BLOCK.sub("", text)):
        for word in (word.strip("'\"") for word in re.split(r"[\s,:()|]+", code)):
            made = MADE.fullmatch(word) or any(example.endswith(word) for example in examples)
            if LOOKS_LIKE_A_PATH.fullmatch(word) and not made:
                yield word


def every_path_that_a_page_names_exists() -> Iterator[str]:
    """Every path that is marked as code in a page or in the map of the code exists."""
    for page in (*PAGES, ROOT / "game" / "__init__.py"):
        yield from (f"{name(page)}: {path}" for path in paths_in(page.read_text(encoding="utf-8"))
                    if not is_there(path))


def commands_in(text: str) -> Iterator[list[str]]:
    """Yield the commands that ``text`` shows, in blocks for a shell or as code within a line, each as a list of words.
    """
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
    """The parts of the command ``words`` that do not exist; empty for other programs."""
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
    """The parts of ``python -m module words`` that do not exist."""
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
    if module in TOOLS:
        make, choices = TOOLS[module]
        return unknown_to_parser(words, make().format_help(), choices)
    ours = module.partition(".")[0] in ("game", "docs", "tests", "sprites", "sounds", "bundle", "tools")
    source = (_origin(f"{module}.__main__") or _origin(module)) if ours else None
    if source is None:
        return [module]
    beside = source.parent.rglob("*.py") if source.name == "__main__.py" else [source]
    code = "".join(file.read_text(encoding="utf-8") for file in beside)
    return [word for word in words if word.startswith("--") and f'"{word}"' not in code]


def _origin(module: str) -> Path | None:
    """The file of ``module``; None if there is no such module or it is a package."""
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:
        return None
    return None if spec is None or spec.origin is None or spec.submodule_search_locations else Path(spec.origin)


@cache
def help_of(*command: str) -> str:
    told = io.StringIO()
    with redirect_stdout(told), suppress(SystemExit):
        parser(command).parse_args([*command, "--help"])
    return told.getvalue()


def unknown_to_the_game(words: list[str]) -> list[str]:
    """The commands or options that the game does not have; words in capitals are placeholders."""
    command = words[0] if words and not words[0].startswith("-") else None
    if command is not None and command not in COMMANDS:
        return [] if command.isupper() else [command]
    choices = PRESETS if command == "rules" else ()
    told = help_of() + (help_of(command) if command else "")
    return unknown_to_parser(words[1:] if command else words, told, choices)


def unknown_to_parser(words: list[str], told: str, choices: Container[str]) -> list[str]:
    """The options that are not in ``told``, a parser's help, and the first word unless ``choices`` contains it."""
    options = set(re.findall(r"--[\w-]+", told))
    unknown = [word for word in words if word.startswith("--") and word not in options]
    about = words[0] if words and not words[0].startswith("-") and not words[0].isupper() else None
    return unknown + ([about] if about and choices and about not in choices else [])


def every_command_that_a_page_shows_exists() -> Iterator[str]:
    """The programs, modules, options and markers in the commands of all pages exist."""
    for page in PAGES:
        for words in commands_in(page.read_text(encoding="utf-8")):
            yield from (f"{name(page)}: {' '.join(words)}: {word}" for word in unknown_in(words))


def every_module_that_docstrings_say_to_run_exists() -> Iterator[str]:
    """The module of every ``python -m …`` in code and pages exists."""
    to_run = re.compile(r"`python -m ((?:\w+\.)+\w+)")
    told = {module for file in TEXTS for module in to_run.findall(file.read_text(encoding="utf-8"))}
    return (module for module in sorted(told) if unknown_to_module(module, []))


def no_page_links_to_a_missing_file() -> Iterator[str]:
    """Every link between pages leads to an existing file."""
    for page in PAGES:
        text = re.sub(r"^```.*?^```|`[^`]*`", "", page.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
        for to in re.findall(r"\]\(([^)#]+)[^)]*\)", text):
            if "://" not in to and not (page.parent / to).exists():
                yield f"{name(page)}: {to}"


def every_game_names_its_rule_document() -> Iterator[str]:
    """Each preset is named on the page of its source, and every page of rules is the source of a preset."""
    pages = {page.stem: page.read_text(encoding="utf-8") for page in (ROOT / "docs" / "rules").glob("*.md")}
    for preset in PRESETS.values():
        if f"`{preset.name}`" not in pages[preset.source]:
            yield f"docs/rules/{preset.source}.md does not name {preset.name}"
    yield from (f"docs/rules/{page}.md is of no game"
                for page in pages.keys() - {"README", *(preset.source for preset in PRESETS.values())})


def no_rule_document_is_called_by_a_number() -> Iterator[str]:
    """Texts refer to a rule document by its name, not by a number."""
    numbered = re.compile(r"\b(seed|document)s? 00[0-4]\b", re.IGNORECASE)
    told = {ROOT / "docs" / "rules" / "README.md", ROOT / "tools" / "lint" / "documents.py"}
    return (name(file) for file in TEXTS if file not in told and numbered.search(file.read_text(encoding="utf-8")))


def no_game_is_called_by_a_code() -> Iterator[str]:
    """Documents name games in words, because C5 is also a card, and F4 a key."""
    coded = re.compile(r"\b(C[345]|F[3456])\b")
    told = {ROOT / "docs" / "examples.md", ROOT / "sprites" / "README.md"}  # these contain cards
    return (name(page) for page in PAGES if page not in told and coded.search(page.read_text(encoding="utf-8")))


# -- the glossary -----------------------------------------------------------------------------------------------------

GLOSSARY = re.findall(r"^\| (?!word )([^|-][^|]*?) \| [^|]* \| ([^|]*) \|$",
                      (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"), re.MULTILINE)
"""The words of the glossary, each with the column that names its definition in the code."""


def alphabetical(word: str) -> str:
    """``word`` without accents and capitals, by which dictionaries sort it."""
    letters = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def names_at_the_top(path: Path) -> set[str]:
    """The names that a module defines: classes, functions, constants, types."""
    found: set[str] = set()
    for node in tree_of(path).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found.add(node.name)
        for target in node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]:
            found |= {part.id for part in ast.walk(target) if isinstance(part, ast.Name)} if target else set()
    return found


def the_glossary_is_sorted_and_names_what_is_defined() -> Iterator[str]:
    """The words are in alphabetical order, and each names a definition that exists."""
    yield from (f"{word} is out of order" for (before, _), (word, _) in pairwise(GLOSSARY)
                if alphabetical(before) > alphabetical(word))
    for word, where in GLOSSARY:
        if "`" not in where:
            yield f"{word} has no place in the code"
        yield from (f"{word}: {path} does not define {defined}"
                    for defined, path in re.findall(r"`(\w+)` in `([\w./]+)`", where)
                    if defined not in names_at_the_top(ROOT / path))


def name(page: Path) -> str:
    """The path of ``page`` relative to the checkout."""
    return page.relative_to(ROOT).as_posix()


RULES = (every_path_that_a_page_names_exists, every_command_that_a_page_shows_exists,
         every_module_that_docstrings_say_to_run_exists, no_page_links_to_a_missing_file,
         every_game_names_its_rule_document, no_rule_document_is_called_by_a_number, no_game_is_called_by_a_code,
         the_glossary_is_sorted_and_names_what_is_defined)
