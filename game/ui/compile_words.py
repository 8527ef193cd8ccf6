"""Sorts the message catalogues by key, sets their spaces and compiles them: ``python -m game.ui.compile_words``."""

from __future__ import annotations

import datetime as dt
import io
import itertools
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from . import words

Entry = tuple[str, ...]
"""The forms of one key: one, or a language's plurals."""
TYPESETTING = {
    "fr": ((r" ([;:!?»%])", "\N{NO-BREAK SPACE}\\1"), ("« ", "«\N{NO-BREAK SPACE}"), ("'", "’")),
    "de": ((" %", "\N{NO-BREAK SPACE}%"),),
    "it": (("'", "’"),),
}
"""What is put right in what was typed, by language: patterns, and what stands in their place."""


def po_path(code: str) -> Path:
    """Where the words of language ``code`` are written by hand."""
    return words.LOCALES / code / "LC_MESSAGES" / f"{words.DOMAIN}.po"


def read(code: str) -> Catalog:
    """The catalogue of language ``code`` as written by hand; a malformed file or a key written twice raises."""
    text = po_path(code).read_text(encoding="utf-8")
    keys = [line for line in text.splitlines() if line.startswith("msgid ") and line != 'msgid ""']
    twice = sorted({key for key in keys if keys.count(key) > 1})
    if twice:
        raise ValueError(f"{code}: written twice: {', '.join(twice)}")
    return read_po(io.StringIO(text), locale=code, abort_invalid=True)


def entries(catalog: Catalog) -> dict[str, Entry]:
    """The forms of every key of ``catalog``, by key."""
    return {_key(message): _forms(message) for message in catalog if message.id}


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


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
    """The comment at the head of the catalogue of language ``code``: which word is used for what."""
    lines = po_path(code).read_text(encoding="utf-8").splitlines()
    return tuple(itertools.takewhile(lambda line: line.startswith("#"), lines))


def written(code: str, found: dict[str, Entry], plural_forms: str, comment: Sequence[str] = ()) -> str:
    """The text of a catalogue file: its ``comment``, the header, then ``found`` sorted by key, one line a form."""
    lines = [
        *comment,
        'msgid ""',
        'msgstr ""',
        f'"Language: {code}\\n"',
        '"MIME-Version: 1.0\\n"',
        '"Content-Type: text/plain; charset=utf-8\\n"',
        '"Content-Transfer-Encoding: 8bit\\n"',
        f'"Plural-Forms: {plural_forms}\\n"',
    ]
    for key, forms in sorted(found.items()):
        lines += ["", f"msgid {_quoted(key)}"]
        if len(forms) == 1:
            lines.append(f"msgstr {_quoted(typeset(code, forms[0]))}")
        else:
            lines.append(f"msgid_plural {_quoted(key)}")
            lines += [f"msgstr[{i}] {_quoted(typeset(code, form))}" for i, form in enumerate(forms)]
    return "\n".join(lines) + "\n"


def compiled(catalog: Catalog) -> bytes:
    """``catalog`` as the bytes of a ``.mo`` file, the same for the same words."""
    catalog.creation_date = catalog.revision_date = dt.datetime(2000, 1, 1, tzinfo=dt.UTC)
    target = io.BytesIO()
    write_mo(target, catalog)
    return target.getvalue()


def lacking() -> dict[str, list[str]]:
    """By language, the keys another language has and it has not, or has without words."""
    found = {code: entries(read(code)) for code in words.LANGUAGES}
    every = set().union(*found.values())
    return {code: sorted(key for key in every if not all(own.get(key, ("",)))) for code, own in found.items()}


def main() -> int:
    """Sort and compile every catalogue; answers 1 and names the keys where a language lacks some."""
    for code in words.LANGUAGES:
        catalog = read(code)
        text = written(code, entries(catalog), catalog.plural_forms, glossary(code))
        if text != po_path(code).read_text(encoding="utf-8"):
            po_path(code).write_text(text, encoding="utf-8")
        po_path(code).with_suffix(".mo").write_bytes(compiled(read(code)))
    missing = {code: keys for code, keys in lacking().items() if keys}
    for code, keys in missing.items():
        print(f"{code} lacks: {', '.join(keys)}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
