"""Checks documents, docstrings and comments for phrases that are hard to read."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from .documents import PAGES, name
from .sources import nodes_of, python_files, tree_of

POSSESSIVES = ("my", "your", "Your", "his", "her", "its", "Its", "our", "their", "whose")
HABITS = {
    r"\bown\b(?!-)(?<=\S own)(?<!['’]s own)(?<!s['’] own)"
    + "".join(rf"(?<!\b{word} own)" for word in POSSESSIVES): "whose own?",
    r"\b(?:[Ss]ome|[Ee]very|[Aa]ny)body\b": "someone, everyone, anyone",
    r"\bupon\b(?<!\b[Rr]ow upon)(?<!\bwave upon)(?<!\bwhorl upon)(?<!\b[Tt]one upon)": "on",
    r"\banew\b|\bmend(?:s|ed|ing)?\b": "again, repair",
    r"\b[Ww]hoever\b|\b(?:of|for|from|without) who\b(?! (?:wins|plays with))": "the player who, anyone who",
    r"\bif it is none\b|\b(?:None|empty|0|-1) for none\b": "say in which case",
    r"\b(?:tell|tells|told) of\b": "describe, inform",
    r"\b[Ww]here (?:nobody|no one|it is none|there (?:is|are) (?:no|none|nothing))\b": "if",
    r"\bby and by\b|\blong ago\b|\bhitherto\b|\bthereby\b|\bas it were\b": "a plainer word",
}
"""Patterns of phrases that are hard to read, and the replacements. A pattern begins with its word and tests the context
afterwards, because this is faster."""
BLOCK = re.compile(r"^ *```.*?^ *```", re.DOTALL | re.MULTILINE)
QUOTED = re.compile(r"(`+).+?\1|\]\([^)]*\)|[\"“][^\"”]*[\"”]")
"""Code, targets of links, and quotations."""


def prose_of(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the lines of a document, or of the docstrings and comments of a Python file, with their numbers."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        yield from enumerate(BLOCK.sub(lambda block: "\n" * block[0].count("\n"), text).splitlines(), 1)
        return
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in nodes_of(tree_of(path)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield from enumerate(node.value.value.splitlines(), node.lineno)


def habits_in(path: Path) -> Iterator[str]:
    """Yield a sentence about each habit in the prose of the file at ``path``, with the line and a better word."""
    for number, line in prose_of(path):
        plain = QUOTED.sub("", line)
        yield from (f"{number}: “{found[0]}”: {instead}" for habit, instead in HABITS.items()
                    if (found := re.search(habit, plain)))


def documents_and_docstrings_are_plain() -> Iterator[str]:
    """Readers need not be native speakers, so documents and docstrings use common words."""
    habits = [re.compile(habit) for habit in HABITS]
    for path in (*PAGES, *python_files()):
        text = path.read_text(encoding="utf-8")
        if any(habit.search(text) for habit in habits):
            yield from (f"{name(path)}:{habit}" for habit in habits_in(path))


RULES = (documents_and_docstrings_are_plain,)
