"""The words on the screen, by key.

``say("menu.new_game")`` returns the words in the language in use; ``count("cards.left", 3)`` chooses the plural;
``lazy(...)`` returns a function for widgets, which call it at every layout to follow a change of language.

Adding words: a key is ``area.thing`` (``bidding.pass``, ``score.petit_au_bout``; long texts ``help.…``), lower case,
named by its meaning and not by its English words. Write it into ``locale/…/LC_MESSAGES/tarot.po`` of **every** language
(``docs/terms.md`` has the word for each concept), anywhere in the file, then run ``python -m tools.compile_words``: it
sorts the files by key, prints the keys that a language lacks, and writes the ``.mo`` files, which are not committed:
every build of the package writes them. Placeholders are ``{name}``; numbers are formatted for the language, paths and
errors are cleaned. ``{key_undo}`` becomes the present key or button for the verb ``undo``, because keys can be changed
(:func:`label_keys`). The value of a placeholder is never parsed as a message: braces in a name are ordinary characters.
A plural is

    msgid "cards.left"
    msgid_plural "cards.left"
    msgstr[0] "{n} card left"
    msgstr[1] "{n} cards left"

If a game has a special word (the Fool is *le Fou* at Chambéry, *l'Excuse* in French Tarot), the same key is repeated
below a ``msgctxt`` that names the family of games (``engine/variants/presets.py``). :func:`of_game` sets the family on
the screen; a key without words for that family has its usual ones.

If a language declines words, ``{card:accusative}`` is a form of the inserted text: the message whose ``msgctxt`` is
``accusative`` and whose ``msgid`` is the inserted text itself (``pikov kralj``). Without such a message the text is
unchanged. A key that a language lacks has its English words.
"""

from __future__ import annotations

import errno
import gettext
import inspect
import locale
import logging
import os
import struct
import weakref
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path, PurePath

from ..engine.plain_text import clean
from ..engine.rules import Seat
from ..files import NO_FILE, NO_READER, why

_log = logging.getLogger(__name__)
LOCALES = Path(__file__).parent / "locale"
DOMAIN = "tarot"
LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "it": "Italiano", "es": "Español"}
"""The languages that a player may choose, by code, each in its own language."""
PSEUDO = "xx"
"""The code of the pseudo-language (:class:`_Pseudo`), for tests of layout."""
MINUS = "\N{MINUS SIGN}"
MOST_TOLD, MOST_NAME = 500, 24
"""The greatest length of a path or an error message in a sentence, and of a player's name."""
SUIT_SIGNS = {suit: chr(0xFDD0 + number) for number, suit in enumerate("SHDCT")}
"""The sign of each suit, and of the tarots, in a text.

It is a noncharacter, which Unicode reserves for use within a program; cleaned foreign text contains none
(``engine/plain_text.py``).
"""
PRINTED = "RDCV"
"""The letters of King, Queen, Cavalier and Jack, as in records and on the drawn cards."""
INDICES = {"french": PRINTED, "english": "KQCJ", "german": "KDRB", "italian": "RDCF", "spanish": "RDCS"}
"""The sets of letters for the court cards that a player may choose."""
USUAL_INDICES = {"fr": "french", "de": "german", "it": "italian", "es": "spanish"}
"""The usual letters in each language; any other language has English ones."""
KEY = "key_"
"""The prefix of a placeholder for a key; the name of the verb follows."""

Text = str | Callable[[], str]
Namer = Callable[[Seat], str]
"""Returns the name of the player at a seat, counted from 0."""
LanguageListener = Callable[[], Callable[[], None] | None]
"""Returns the function to call; None if the object that it belongs to is gone."""


class MissingWords(KeyError):
    """Raised for a key without words, or a placeholder without a value."""


class _Lacking(gettext.NullTranslations):
    def gettext(self, message: str) -> str:
        return ""

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return ""

    def pgettext(self, context: str, message: str) -> str:
        return ""

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return ""


class _Inserted(str):
    """A value of a placeholder; a template may ask for one of its forms: ``{card:accusative}``."""

    __slots__ = ()

    def __format__(self, form: str) -> str:
        return (form and _catalogue().pgettext(form, self)) or str(self)


class _Given(dict[str, str]):
    """The values of placeholders; a name that begins with KEY is the label of a key, any other is missing."""

    def __missing__(self, name: str) -> str:
        if name.startswith(KEY):
            return _Inserted(_TONGUE.label(name.removeprefix(KEY)))
        if _TONGUE.strict:
            raise MissingWords(f"placeholder {{{name}}}")
        return _Inserted("{" + name + "}")


class _Tongue:
    """The language in use, and the functions to call when it changes."""

    def __init__(self) -> None:
        self.code = "en"
        self.strict = False
        self.known: dict[str, gettext.NullTranslations] = {}
        self.found: dict[tuple[str, str, str], str] = {}
        """The templates already looked up, by language, family of games, and key."""
        self.listeners: list[LanguageListener] = []
        self.family: Callable[[], str] = str
        self.label: Callable[[str], str] = str
        self.indices = "french"
        """The letters chosen for the court cards, from :data:`INDICES`, or "" for those of the language in use."""

    @property
    def letters(self) -> str:
        """The letters of King, Queen, Cavalier and Jack."""
        return INDICES[self.indices or USUAL_INDICES.get(self.code, "english")]


def catalogue(code: str) -> gettext.NullTranslations:
    """The words of the language ``code``; OSError, with the name of the file, if they cannot be read."""
    if code == PSEUDO:
        return _Pseudo(catalogue("en"))
    path = LOCALES / code / "LC_MESSAGES" / f"{DOMAIN}.mo"
    try:
        with path.open("rb") as file:
            found = gettext.GNUTranslations(file)
    except (ValueError, LookupError, AttributeError, struct.error) as fault:
        raise OSError(errno.EILSEQ, str(fault), str(path)) from None
    found.add_fallback(_Lacking())
    return found


_TONGUE = _Tongue()


def use(code: str) -> None:
    """Change the language to ``code`` and call all listeners; do nothing if it is in use already."""
    if code not in _TONGUE.known:
        _TONGUE.known[code] = catalogue(code)
    if code == _TONGUE.code:
        return
    _TONGUE.code = code
    _tell()


def use_indices(chosen: str) -> str:
    """Write the court cards with the letters ``chosen`` from :data:`INDICES`, or "" for those of the language in use.

    Returns the letters; calls all listeners if they have changed.
    """
    before, _TONGUE.indices = _TONGUE.letters, chosen
    if _TONGUE.letters != before:
        _tell()
    return _TONGUE.letters


def _tell() -> None:
    for listener in tuple(_TONGUE.listeners):
        tell = listener()
        if tell is not None:
            tell()


def speak(code: str) -> None:
    """Change the language to ``code``, or to English, with a line in the log, if its words cannot be read."""
    try:
        use(code)
    except OSError as fault:
        if code == "en":
            raise
        _log.warning("missing or broken: locale/%s (English stands in): %s", code, fault.strerror)
        use("en")


def language() -> str:
    """The code of the language in use."""
    return _TONGUE.code


def spelling() -> tuple[str, str]:
    """The language and the letters of the court cards in use; a cached text is valid as long as both are the same."""
    return _TONGUE.code, _TONGUE.letters


def on_change(tell: Callable[[], None]) -> Callable[[], None]:
    """Call ``tell`` after every change of language or letters; call the returned function to end that.

    Listening does not keep a method's object alive: it ends when the object is gone.
    """
    listener: LanguageListener = weakref.WeakMethod(tell) if inspect.ismethod(tell) else lambda: tell
    _TONGUE.listeners.append(listener)
    return lambda: _TONGUE.listeners.remove(listener) if listener in _TONGUE.listeners else None


def of_game(family: Callable[[], str]) -> None:
    """Set the function that returns the family of the games on the screen, "" for none."""
    _TONGUE.family = family


def label_keys(label: Callable[[str], str]) -> None:
    """Set the function that returns the key or button for a verb, by the verb's name.

    Without one, the name of the verb is written.
    """
    _TONGUE.label = label


@contextmanager
def at_game(family: str) -> Iterator[None]:
    """Use the words of the ``family`` of games within the block."""
    before = _TONGUE.family
    of_game(lambda: family)
    try:
        yield
    finally:
        of_game(before)


def raise_when_missing(strict: bool = True) -> None:
    """Set whether a missing key or placeholder raises :class:`MissingWords` (tests) or is shown (the game)."""
    _TONGUE.strict = strict


def say(key: str, **given: object) -> str:
    """The words of ``key``, with its placeholders replaced by ``given``."""
    return _filled(key, template(key), given)


def template(key: str) -> str:
    """The words of ``key`` with unreplaced placeholders, in the version for the game on the screen if there is one."""
    at = _TONGUE.code, _TONGUE.family(), key
    if (found := _TONGUE.found.get(at)) is None:
        found = _TONGUE.found[at] = _looked_up(*at[1:])
    return found or _missing(key)


def _looked_up(family: str, key: str) -> str:
    for found in _catalogues():
        if told := (found.pgettext(family, key) if family else "") or found.gettext(key):
            return told
    return ""


def of_player(key: str, name: str, **given: object) -> str:
    """The words of ``key`` about the player ``name``.

    For the player at the screen, these are the words of ``key.you`` in the second person ("You have dealt", "Ada has
    dealt").
    """
    return say(f"{key}.you", **given) if is_you(name) else say(key, name=name, **given)


def is_you(name: str) -> bool:
    """Whether ``name`` is the word for the player at the screen in any language.

    A deal keeps the name under which it was played.
    """
    return name in _names_of_you()


def _names_of_you() -> Iterator[str]:
    for code in LANGUAGES:
        with suppress(OSError):  # an unreadable language has no such names; `speak` reports it when it is used
            yield _catalogue(code).gettext("game.you")


def count(key: str, n: int, **given: object) -> str:
    """The words of ``key`` in the plural form for ``n``, which also replaces the placeholder ``{n}``."""
    return _filled(key, plural_template(key, n), {"n": n, **given})


def plural_template(key: str, n: int) -> str:
    """The words of ``key`` in the plural form for ``n``, with unreplaced placeholders."""
    family = _TONGUE.family()
    for found in _catalogues():
        if told := (found.npgettext(family, key, key, n) if family else "") or found.ngettext(key, key, n):
            return told
    return _missing(key)


def lazy(key: str, **given: object) -> Callable[[], str]:
    """A function that calls ``say(key, ...)`` each time: for widgets, which follow a change of language."""
    return partial(say, key, **given)


def spoken(text: Text) -> str:
    """The present words of ``text``, which is a string or a function that returns one."""
    return text if isinstance(text, str) else text()


def _catalogue(code: str = "") -> gettext.NullTranslations:
    """The catalogue of the language ``code``, by default of the one in use."""
    code = code or _TONGUE.code
    if code not in _TONGUE.known:
        _TONGUE.known[code] = catalogue(code)
    return _TONGUE.known[code]


def _catalogues() -> Iterator[gettext.NullTranslations]:
    """Yield the catalogues in which words are looked up: that of the language in use, then the English one."""
    yield _catalogue()
    if _TONGUE.code != "en":
        yield _catalogue("en")


def _missing(key: str) -> str:
    """The text shown for a ``key`` without words, which is the key; in tests, raise MissingWords."""
    if _TONGUE.strict:
        raise MissingWords(key)
    return key.replace("{", "{{").replace("}", "}}")


def _filled(key: str, words: str, given: dict[str, object]) -> str:
    try:
        return words.format_map(_Given({name: _Inserted(_written(value)) for name, value in given.items()}))
    except MissingWords as missing:
        raise MissingWords(f"{key}: {missing.args[0]}") from None


def _written(value: object) -> object:
    """``value`` as inserted into a sentence; paths and errors are cleaned, because they contain foreign text."""
    if isinstance(value, BaseException):
        return reason(value)
    if isinstance(value, PurePath):
        return clean(str(value), MOST_TOLD)
    return number(value) if isinstance(value, int | float) and not isinstance(value, bool) else value


def reason(fault: BaseException | str) -> str:
    """The message of ``fault``, translated if it is a common message of the system, otherwise unchanged."""
    sentence = why(fault) if isinstance(fault, OSError) else str(fault)
    key = _SAID.get(sentence)
    return clean(sentence, MOST_TOLD) if key is None else say(key)


def seated(name: str, seat: int) -> str:
    """The name of the player at ``seat``, from 0: ``name``, cleaned, or the number of the seat if there is none."""
    return clean(name, MOST_NAME) or say("replay.seat", number=seat + 1)


def number(value: float) -> str:
    """``value`` formatted for the language: −1,5 in French, −1.5 in English. The marks are compiled in from CLDR."""
    sign = MINUS if value < 0 else ""
    whole, _, part = f"{abs(value):,}".partition(".")
    if "," in whole:
        whole = whole.replace(",", _catalogue().gettext("number.group"))
    return sign + whole + (_catalogue().gettext("number.decimal") + part if part else "")


def signed(value: float) -> str:
    """``value`` with a sign, also a plus: +24, −12, 0."""
    return "+" + number(value) if value > 0 else number(value)


def halves(value: int) -> str:
    """``value`` half points as points: 9 → 4½, 8 → 4, 1 → ½."""
    whole, odd = divmod(abs(value), 2)
    figures = number(whole) if whole or not odd else ""
    return (MINUS if value < 0 else "") + figures + ("½" if odd else "")


def listed(names: Sequence[str]) -> str:
    """``names`` as a list in the language: Ada, Béatrice and Cécile."""
    return _joined("common.and", names)


def either(names: Sequence[str]) -> str:
    """``names`` as a choice in the language: 10, 9 or King."""
    return _joined("common.or", names)


def _joined(key: str, names: Sequence[str]) -> str:
    return say(key, first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)


def card(name: str) -> str:
    """The name in words of the card with the name ``name`` in records.

    ``SR`` → King of Spades, ``T21`` → Trump 21, ``F`` → Fool.
    """
    if name == "F":
        return say("card.fool")
    if name[0] == "T":
        return say("card.tarot", number=name[1:])
    return say("card.suited", rank=say("rank." + name[1:]), suit=say("suit." + name[0]))


def card_index(name: str) -> str:
    """The index of the suit card or tarot ``name``: ``SR`` → K with English letters, ``T21`` → 21."""
    return rank_index(name[1:])


def rank_index(rank: str) -> str:
    """The index of ``rank`` (``R``, ``10``) in the corner of a card."""
    return _TONGUE.letters[PRINTED.index(rank)] if rank in PRINTED else rank


def card_sign(name: str) -> str:
    """The index and suit sign of the card ``name``, for ``text`` to draw: ``SR`` → R and the sign of Spades."""
    return say("card.fool") if name == "F" else card_index(name) + SUIT_SIGNS[name[0]]


# -- messages of the operating systems about files, and the system's language -----------------------------------------

_KEYS: dict[str, tuple[str, ...]] = {
    "system.forbidden": ("EACCES", "EPERM"),
    "system.full": ("ENOSPC", "EDQUOT"),
    "system.read_only": ("EROFS",),
    "system.missing": ("ENOENT",),
    "system.no_folder": ("ENOTDIR",),
    "system.folder": ("EISDIR",),
    "system.loop": ("ELOOP",),
    "system.long": ("ENAMETOOLONG",),
    "system.large": ("EFBIG",),
    "system.broken": ("EIO", "ENODEV", "ENXIO"),
    "system.busy": ("EBUSY", "ETXTBSY", "EAGAIN"),
    "system.many": ("EMFILE", "ENFILE"),
}
_SAID = {os.strerror(getattr(errno, name)): key for key, names in _KEYS.items() for name in names
         if hasattr(errno, name)} | {
    NO_FILE: "system.no_file",
    NO_READER: "system.no_reader",
    "unable to open database file": "system.unopened",
    "attempt to write a readonly database": "system.read_only",
    "database or disk is full": "system.full",
    "disk I/O error": "system.broken",
    "database is locked": "system.busy",
    "file is not a database": "system.damaged",
    "database disk image is malformed": "system.damaged",
}
"""The keys of the words for common messages of the system and of SQLite."""


def best_language(preferred: Iterable[str]) -> str:
    """The code of the first of the ``preferred`` locales (``fr_FR``, ``en-GB`` …) that is available, else English."""
    for code in preferred:
        short = code.replace("-", "_").split("_")[0].split(".")[0].lower()
        if short in LANGUAGES:
            return short
    return "en"


def system_language() -> str:
    """The code of the system's language, or of English."""
    named = (os.environ.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    asked = [code for value in named if value for code in value.split(":")]
    try:
        asked.append(locale.getlocale()[0] or "")
    except ValueError:  # a system may be set to an unknown locale
        _log.info("the system's locale is unknown")
    return best_language(asked)


# -- the pseudo-language: English lengthened by 40 % with accents, computed at run time, for tests of layout ----------

_ACCENTED = str.maketrans("aeiounyAEIOU", "áéíóúñýÀÉÎÕÜ")


class _Pseudo(gettext.NullTranslations):
    """English, longer and with accents."""

    def __init__(self, english: gettext.NullTranslations) -> None:
        super().__init__()
        self._english = english

    def gettext(self, message: str) -> str:
        return drawn_out(self._english.gettext(message))

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return drawn_out(self._english.ngettext(msgid1, msgid2, n))

    def pgettext(self, context: str, message: str) -> str:
        return drawn_out(self._english.pgettext(context, message))

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return drawn_out(self._english.npgettext(context, msgid1, msgid2, n))


def drawn_out(text: str) -> str:
    """``text`` about 40 % longer and accented, its placeholders unchanged: ``{n} cards left`` → ``{n} cááárds…``."""
    pieces: list[str] = []
    owed = 0.0
    inside = False
    for letter in text:
        inside = letter == "{" or (inside and letter != "}")
        pieces.append(letter if inside else letter.translate(_ACCENTED))
        owed += 0 if inside else 0.4
        if letter.isalpha() and not inside:
            extra = int(owed)
            pieces.append(letter.lower().translate(_ACCENTED) * extra)
            owed -= extra
    return "".join(pieces)
