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
"""Separates a key from the family of games that uses the message, as in ``card.fool@french``; a ``msgctxt`` in the
file."""
COMPLETE = ("en", "fr", "de", "it", "es")
"""Languages that must have every message; a message that another language lacks is shown in English."""
ENGLISH = "English: "
"""The beginning of the comment with the English text of a message that is not translated yet."""
TYPESETTING = {
    "fr": ((r" ([;:!?»%])", "\N{NO-BREAK SPACE}\\1"), ("« ", "«\N{NO-BREAK SPACE}"), ("'", "’")),
    "de": ((" %", "\N{NO-BREAK SPACE}%"),),
    "it": (("'", "’"),),
    "es": ((" %", "\N{NO-BREAK SPACE}%"),),
}
"""Corrections of spaces and apostrophes, by language: patterns and replacements."""


def po_path(code: str) -> Path:
    """The path of the catalogue of language ``code`` that is written by hand."""
    return words.LOCALES / code / "LC_MESSAGES" / f"{words.DOMAIN}.po"


def read(code: str) -> Catalog:
    """The catalogue of language ``code``; raises ValueError if the file is malformed or contains a key twice."""
    return catalogues.read_file(po_path(code))


def completed(code: str) -> Catalog:
    """The catalogue of language ``code``; missing messages are added, empty and with the English text as a comment."""
    found = read(code)
    for message in read("en"):
        if message.id and not message.context:
            own = found.get(message.id) or found.add(message.id)
            notes = [note for note in own.auto_comments if not note.startswith(ENGLISH)]
            own.auto_comments = notes if all(_forms(own)) else [
                *(notes or message.auto_comments), *(ENGLISH + form.replace("\n", " ") for form in _forms(message))]
    return found


def entries(catalog: Catalog) -> dict[str, Entry]:
    """The forms of every message of ``catalog`` that is not empty, by key."""
    return {_key(message): _forms(message) for message in catalog if message.id and all(_forms(message))}


def shown(code: str) -> dict[str, Entry]:
    """The forms of every message that a player of language ``code`` reads, by key; in English if it is missing."""
    return {**usual("en"), **entries(read(code))}


def _key(message: Message) -> str:
    key = message.id if isinstance(message.id, str) else message.id[0]
    return f"{key}{OF}{message.context}" if message.context else key


def _forms(message: Message) -> Entry:
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ("",))


def typeset(code: str, text: str) -> str:
    """``text`` with the apostrophes and the no-break spaces of language ``code``."""
    for pattern, instead in TYPESETTING.get(code, ()):
        text = re.sub(pattern, instead, text)
    return text


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'


def glossary(code: str) -> tuple[str, ...]:
    """The lines of the comment at the head of the catalogue of language ``code``, its glossary; may be empty."""
    lines = po_path(code).read_text(encoding="utf-8").splitlines()
    return tuple(itertools.takewhile(lambda line: line.startswith("#"), lines))


def written(code: str, catalog: Catalog) -> str:
    """The text of the file of ``catalog``: the glossary, the header, then the messages by key, a line for each form,
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
        if message.pluralizable and not all(forms):
            forms = ("",) * catalog.num_plurals
        notes = [*(f"# {note}" for note in message.user_comments), *(f"#. {note}" for note in message.auto_comments)]
        lines += ["", *notes, *([f"msgctxt {_quoted(family)}"] if family else []), f"msgid {_quoted(key)}"]
        if not message.pluralizable:
            lines.append(f"msgstr {_quoted(typeset(code, forms[0]))}")
        else:
            lines.append(f"msgid_plural {_quoted(key)}")
            lines += [f"msgstr[{i}] {_quoted(typeset(code, form))}" for i, form in enumerate(forms)]
    return "\n".join(lines) + "\n"


def lacking() -> dict[str, list[str]]:
    """The keys that are missing or empty in each language although another language has them.

    Messages for one family of games are left out, because each language decides whether it needs them.
    """
    found = {code: usual(code) for code in words.LANGUAGES}
    every = set().union(*found.values())
    return {code: sorted(every - own.keys()) for code, own in found.items()}


def usual(code: str) -> dict[str, Entry]:
    """The forms of every message of language ``code`` that is not for one family of games, by key."""
    return {key: forms for key, forms in entries(read(code)).items() if OF not in key}


def main() -> int:
    """Complete, sort and compile every catalogue; print faults, and return 1 if a catalogue does not agree with the
    code or if a message is missing in one of `COMPLETE`."""
    for code in words.LANGUAGES:
        path, text = po_path(code), written(code, completed(code))
        if text != path.read_text(encoding="utf-8"):
            path.write_text(text, encoding="utf-8")
        catalogues.compile_file(path)
    missing = {code: keys for code, keys in lacking().items() if keys}
    for code, keys in missing.items():
        told = f": {', '.join(keys)}" if code in COMPLETE else f" words for {len(keys)} messages, which are in English"
        print(f"{code} lacks{told}", file=sys.stderr)
    asking = word_calls.Code(dict(word_calls.modules()))
    wrong = [f"{code}: {fault}" for code in words.LANGUAGES for fault in word_calls.faults(shown(code), asking)]
    print(*wrong, sep="\n", end="\n" if wrong else "", file=sys.stderr)
    return 1 if wrong or missing.keys() & set(COMPLETE) else 0


if __name__ == "__main__":
    sys.exit(main())
