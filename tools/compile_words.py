"""Sorts the message catalogues by key, sets their spaces and compiles them: ``python -m tools.compile_words``."""

from __future__ import annotations

import itertools
import re
import sys
from pathlib import Path

from babel.messages.catalog import Catalog, Message

from game.view import words
from tools import catalogues, word_calls

Entry = tuple[str, ...]
"""The forms of one key: one, or a language's plurals."""
OF = "@"
"""Parts a key from the family of games whose words these are: ``card.fool@french``; in the file a ``msgctxt``."""
TYPESETTING = {
    "fr": ((r" ([;:!?»%])", "\N{NO-BREAK SPACE}\\1"), ("« ", "«\N{NO-BREAK SPACE}"), ("'", "’")),
    "de": ((" %", "\N{NO-BREAK SPACE}%"),),
    "it": (("'", "’"),),
}
"""Corrections of spaces and apostrophes, by language: patterns and replacements."""


def po_path(code: str) -> Path:
    """Where the words of language ``code`` are written by hand."""
    return words.LOCALES / code / "LC_MESSAGES" / f"{words.DOMAIN}.po"


def read(code: str) -> Catalog:
    """The catalogue of language ``code`` as written by hand; a malformed file or a key written twice raises."""
    return catalogues.read_file(po_path(code))


def entries(catalog: Catalog) -> dict[str, Entry]:
    """The forms of every key of ``catalog``, by key."""
    return {_key(message): _forms(message) for message in catalog if message.id}


def _key(message: Message) -> str:
    key = message.id if isinstance(message.id, str) else message.id[0]
    return f"{key}{OF}{message.context}" if message.context else key


def _forms(message: Message) -> Entry:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ("",))


def typeset(code: str, text: str) -> str:
    """``text`` with the apostrophes and the spaces that must not break which language ``code`` asks for."""
    for pattern, instead in TYPESETTING.get(code, ()):
        text = re.sub(pattern, instead, text)
    return text


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def glossary(code: str) -> tuple[str, ...]:
    """The comment at the head of the catalogue of language ``code``, if it has one: which word is used for what."""
    lines = po_path(code).read_text(encoding="utf-8").splitlines()
    return tuple(itertools.takewhile(lambda line: line.startswith("#"), lines))


def written(code: str, catalog: Catalog) -> str:
    """The text of the file of ``catalog``: the glossary, the header, then the messages sorted by key, one line a form,
    each below its comments."""
    lines = [
        *glossary(code),
        'msgid ""',
        'msgstr ""',
        f'"Language: {code}\\n"',
        '"MIME-Version: 1.0\\n"',
        '"Content-Type: text/plain; charset=utf-8\\n"',
        '"Content-Transfer-Encoding: 8bit\\n"',
        f'"Plural-Forms: {catalog.plural_forms}\\n"',
    ]
    for message in sorted((message for message in catalog if message.id), key=_key):
        key, _, family = _key(message).partition(OF)
        forms = _forms(message)
        notes = [*(f"# {note}" for note in message.user_comments), *(f"#. {note}" for note in message.auto_comments)]
        lines += ["", *notes, *([f"msgctxt {_quoted(family)}"] if family else []), f"msgid {_quoted(key)}"]
        if len(forms) == 1:
            lines.append(f"msgstr {_quoted(typeset(code, forms[0]))}")
        else:
            lines.append(f"msgid_plural {_quoted(key)}")
            lines += [f"msgstr[{i}] {_quoted(typeset(code, form))}" for i, form in enumerate(forms)]
    return "\n".join(lines) + "\n"


def lacking() -> dict[str, list[str]]:
    """By language, the keys another language has and it has not, or has without words.

    A word for one family of games is a matter of each language.
    """
    found = {code: entries(read(code)) for code in words.LANGUAGES}
    every = {key.partition(OF)[0] for own in found.values() for key in own}
    return {code: sorted(key for key in every if not all(own.get(key, ("",)))) for code, own in found.items()}


def usual(code: str) -> dict[str, Entry]:
    """The forms of every key of language ``code``, those for one family of games aside."""
    return {key: forms for key, forms in entries(read(code)).items() if OF not in key}


def main() -> int:
    """Sort and compile every catalogue; answers 1 and says so where one lacks keys or does not fit the code."""
    for code in words.LANGUAGES:
        catalog = read(code)
        text = written(code, catalog)
        if text != po_path(code).read_text(encoding="utf-8"):
            po_path(code).write_text(text, encoding="utf-8")
        catalogues.compile_file(po_path(code))
    missing = {code: keys for code, keys in lacking().items() if keys}
    for code, keys in missing.items():
        print(f"{code} lacks: {', '.join(keys)}", file=sys.stderr)
    asking = word_calls.Code(dict(word_calls.modules()))
    wrong = [f"{code}: {fault}" for code in words.LANGUAGES for fault in word_calls.faults(usual(code), asking)]
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    return 1 if missing or wrong else 0


if __name__ == "__main__":
    sys.exit(main())
