"""Reads, checks and compiles the files of message catalogues. Needs Babel, but no module of the game."""

from __future__ import annotations

import datetime as dt
import io
import re
from collections import Counter
from pathlib import Path

from babel import Locale
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po


def all_of(root: Path) -> list[Path]:
    """The ``.po`` files of the checkout or source archive at ``root``."""
    return sorted((root / "game" / "view" / "locale").glob("*/LC_MESSAGES/*.po"))


def read_file(po: Path) -> Catalog:
    """The catalogue in ``po``; raises ValueError if the file is malformed or contains a key twice."""
    text = po.read_text(encoding="utf-8")
    keys = re.findall(r'^((?:msgctxt .*\n)?msgid (?!""$).*)$', text, re.MULTILINE)
    twice = sorted(key for key, times in Counter(keys).items() if times > 1)
    code = po.parents[1].name
    if twice:
        raise ValueError(f"{code}: written twice: {', '.join(twice)}")
    return read_po(io.StringIO(text), locale=code, abort_invalid=True)


def number_marks(code: str) -> dict[str, str]:
    """The decimal mark and the thousands separator of language ``code`` from CLDR, as messages by key."""
    symbols = Locale(code).number_symbols["latn"]
    return {"number.decimal": symbols["decimal"], "number.group": symbols["group"]}


def compiled(catalog: Catalog) -> bytes:
    """The bytes of a ``.mo`` file with ``catalog`` and the number marks of its language, equal for equal messages.

    A plural with an empty form is left out because it is not translated yet; Babel leaves out other empty messages.
    """
    for message in [message for message in catalog if message.pluralizable and not all(message.string or ())]:
        catalog.delete(message.id, message.context)
    for key, mark in number_marks(str(catalog.locale)).items():
        catalog.add(key, mark)
    catalog.creation_date = catalog.revision_date = dt.datetime(2000, 1, 1, tzinfo=dt.UTC)
    target = io.BytesIO()
    write_mo(target, catalog)
    return target.getvalue()


def compile_file(po: Path) -> None:
    """Write the ``.mo`` file of ``po`` next to it."""
    po.with_suffix(".mo").write_bytes(compiled(read_file(po)))
