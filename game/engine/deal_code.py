"""A deal as a few groups of letters, to be sent by e-mail and dealt again anywhere; see docs/deal-code.md.

What a code says: the rules (the length of the match aside), the dealer, and who was dealt which cards. The order in
which a hand got its cards is not in it, because no rule depends on it: a decoded hand is in the pack's order.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Iterator, Sequence
from math import comb

from .cards import Card
from .game import seats_in_play
from .record import Record
from .rules import Rules, Seat
from .variants import OPTIONS, PRESETS, InvalidRules, Value, rules_of, written_options

VERSION = 1
MARK = "TDF"
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The alphabet of Crockford's base 32, which leaves out the letters that look like digits."""
GROUP, HEAD, CHECK = 5, 6, 5
"""Letters in a group, and how many say the rules and the check sum."""
LONGEST = 20_000
"""The number of characters of a text that are searched for a code."""
VERSIONS = 16
UNTOLD = "deals"
"""The one option that a code leaves out: the length of the match does not change a deal."""

_VALUES = {letter: value for value, letter in enumerate(ALPHABET)} | {"O": 0, "I": 1, "L": 1}
_NAMES = tuple(name for name in OPTIONS if name != UNTOLD)
_PRESETS = tuple(PRESETS)
_LEFTOVERS = re.compile("=[0-9A-F]{2}|&#?[0-9A-Z]{1,8};")
"""Escapes that e-mail programs put in place of spaces and signs: ``=20``, ``&gt;``."""


class BadCode(ValueError):
    """Why a text is no deal code; ``kind`` is ``none``, ``short``, ``damaged``, ``newer`` or ``rules``."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind


# -- numbers ----------------------------------------------------------------------------------------------------------

def _letters(number: int, size: int) -> str:
    """``number`` in ``size`` letters."""
    return "".join(ALPHABET[number >> 5 * place & 31] for place in reversed(range(size)))


def _number(letters: str) -> int:
    value = 0
    for letter in letters:
        value = value << 5 | _VALUES[letter]
    return value


def _size(count: int) -> int:
    """The number of letters needed for ``count`` different numbers."""
    return -(-(count - 1).bit_length() // 5)


def _check(letters: str) -> str:
    return _letters(zlib.crc32(letters.encode()) >> 32 - 5 * CHECK, CHECK)


# -- rules ------------------------------------------------------------------------------------------------------------

def _digits(rules: Rules) -> Iterator[tuple[int, int]]:
    """Each choice among the rules as a pair: its index, and the number of alternatives."""
    yield _PRESETS.index(rules.preset), len(_PRESETS)
    for name in _NAMES:
        allowed = OPTIONS[name] or ()
        yield allowed.index(getattr(rules, name)), len(allowed)


def head_number(rules: Rules) -> int:
    """The options of ``rules`` as one number, which a code begins with."""
    number = 0
    for digit, base in _digits(rules):
        number = number * base + digit
    return number * VERSIONS + VERSION


def _rules(number: int) -> Rules:
    number, version = divmod(number, VERSIONS)
    if version != VERSION:
        raise BadCode("newer", f"this deal code is of version {version}, and only {VERSION} is known here")
    given: dict[str, Value] = {}
    for name in reversed(_NAMES):
        allowed = OPTIONS[name] or ()
        number, digit = divmod(number, len(allowed))
        given[name] = allowed[digit]
    if number >= len(_PRESETS):
        raise BadCode("rules", "this deal code names a game that is not known here")
    try:
        return rules_of(_PRESETS[number], **given, deals=1)
    except InvalidRules as fault:
        raise BadCode("rules", f"this deal code has rules that make no sense: {fault}") from None


# -- cards ------------------------------------------------------------------------------------------------------------

def _combination(places: Sequence[int]) -> int:
    """The number of the set of ``places``, rising from 0, among all sets of its size."""
    return sum(comb(place, size) for size, place in enumerate(places, 1))


def _places(number: int, size: int, among: int) -> list[int]:
    """The set of ``size`` places below ``among`` that has ``number``."""
    found = []
    place = among
    for left in range(size, 0, -1):
        place -= 1
        while comb(place, left) > number:
            place -= 1
        number -= comb(place, left)
        found.append(place)
    return found[::-1]


def _sizes(rules: Rules) -> list[int]:
    """The sizes of the hands from forehand to the dealer; what is left is the talon."""
    return [rules.row.hand] * rules.players


def _deals(rules: Rules) -> int:
    """The number of different deals of the pack of ``rules`` by one dealer."""
    left: int = rules.pack
    ways = 1
    for size in _sizes(rules):
        ways *= comb(left, size)
        left -= size
    return ways


def _cards_number(record: Record, order: Iterable[Seat]) -> int:
    left, number = list(record.rules.deck), 0
    for seat in order:
        hand = frozenset(record.hands[seat])
        number = number * comb(len(left), len(hand)) + _combination([i for i, card in enumerate(left) if card in hand])
        left = [card for card in left if card not in hand]
    return number


def _handed_out(number: int, rules: Rules, dealer: Seat) -> Record:
    order, sizes = seats_in_play(rules.at_table, rules.players, dealer), _sizes(rules)
    numbers = []
    for place in reversed(range(len(sizes))):
        number, part = divmod(number, comb(rules.pack - place * rules.row.hand, sizes[place]))
        numbers.append(part)
    left, hands = list(rules.deck), dict[Seat, tuple[Card, ...]]()
    for seat, size, part in zip(order, sizes, reversed(numbers), strict=True):
        taken = set(_places(part, size, len(left)))
        hands[seat] = tuple(card for i, card in enumerate(left) if i in taken)
        left = [card for i, card in enumerate(left) if i not in taken]
    return Record(rules, dealer, tuple(hands.get(seat, ()) for seat in range(rules.at_table)), tuple(left))


# -- codes ------------------------------------------------------------------------------------------------------------

def code_of(record: Record) -> str:
    """The code of the deal of ``record``, without its moves: ``TDF-4K0F2-…``, about 45 letters in groups of five."""
    rules, dealer = record.rules, record.dealer
    order = seats_in_play(rules.at_table, rules.players, dealer)
    number = dealer * _deals(rules) + _cards_number(record, order)
    said = _letters(head_number(rules), HEAD) + _letters(number, _size(rules.at_table * _deals(rules)))
    said += _check(said)
    return "-".join([MARK, *(said[at:at + GROUP] for at in range(0, len(said), GROUP))])


def deal_in(text: str) -> Record:
    """The deal encoded in ``text``, as a record without moves; BadCode, with one sentence, if there is no valid code.

    Case, spaces, line breaks, hyphens, quotation marks and words around the code do not matter, nor does O for 0 or
    I and L for 1.
    """
    if len(text) > LONGEST:
        raise BadCode("none", f"a text of {len(text)} letters is too long for a deal code")
    plain = "".join(letter for letter in _LEFTOVERS.sub(" ", text.upper()) if letter.isascii() and letter.isalnum())
    faults = []
    for begin in (found.end() for found in re.finditer(MARK, plain)):
        try:
            return _decoded(plain[begin:])
        except BadCode as fault:
            faults.append(fault)
    if not faults:
        raise BadCode("none", f"there is no deal code here: one begins with {MARK}")
    raise faults[0]


def _decoded(letters: str) -> Record:
    """The deal encoded at the beginning of ``letters``."""
    if len(letters) < HEAD:
        raise BadCode("short", "the deal code is cut short")
    if not _all_known(letters[:HEAD]):
        raise BadCode("damaged", "the deal code is damaged: it has a letter no code has")
    rules = _rules(_number(letters[:HEAD]))
    size = HEAD + _size(rules.at_table * _deals(rules))
    said = letters[:size + CHECK]
    if len(said) < size + CHECK:
        raise BadCode("short", f"the deal code is cut short: {len(said)} of {size + CHECK} letters are there")
    body = _letters(_number(said), len(said)) if _all_known(said) else ""
    if not body or _check(body[:size]) != body[size:]:
        raise BadCode("damaged", "the deal code is damaged: its check sum does not fit; copy it once more")
    dealer, number = divmod(_number(body[HEAD:size]), _deals(rules))
    if dealer >= rules.at_table:
        raise BadCode("damaged", "the deal code is damaged: it has a dealer who is not at the table")
    return _handed_out(number, rules, dealer)


def _all_known(letters: str) -> bool:
    return all(letter in _VALUES for letter in letters)


def told_options(rules: Rules) -> dict[str, Value]:
    """The options of ``rules`` that tell its deals from others."""
    return {name: value for name, value in written_options(rules).items() if name != UNTOLD}
