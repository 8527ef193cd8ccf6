"""Message catalogues as files: read, checked and compiled. Needs Babel and nothing of the game."""

from __future__ import annotations

import datetime as dt
import io
import re
from pathlib import Path

from babel import Locale
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po


def all_of(root: Path) -> list[Path]:
    """The ``.po`` files of the checkout or source archive at ``root``."""
    return sorted((root / "game" / "view" / "locale").glob("*/LC_MESSAGES/*.po"))


def read_file(po: Path) -> Catalog:
    """The catalogue in ``po``; a malformed file or a key written twice raises ValueError."""
    text = po.read_text(encoding="utf-8")
    keys = re.findall(r'^((?:msgctxt .*\n)?msgid (?!""$).*)$', text, re.MULTILINE)
    twice = sorted({key for key in keys if keys.count(key) > 1})
    code = po.parents[1].name
    if twice:
        raise ValueError(f"{code}: written twice: {', '.join(twice)}")
    return read_po(io.StringIO(text), locale=code, abort_invalid=True)


def number_marks(code: str) -> dict[str, str]:
    """How language ``code`` writes numbers, from CLDR: the mark before decimals, and the one between thousands."""
    symbols = Locale(code).number_symbols["latn"]
    return {"number.decimal": symbols["decimal"], "number.group": symbols["group"]}


def compiled(catalog: Catalog) -> bytes:
    """``catalog``, with the marks of its language's numbers, as a ``.mo`` file: the same for the same words.

    A plural with an empty form is left out, as Babel leaves out an empty message: it is not translated yet.
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
    """Write the ``.mo`` file of ``po`` beside it."""
    po.with_suffix(".mo").write_bytes(compiled(read_file(po)))
