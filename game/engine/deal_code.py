"""Encodes a deal as a few groups of letters, which can be sent by e-mail and decoded anywhere; see docs/deal-code.md.

A code contains the rules (without the length of the match), the dealer, and the cards dealt to each seat. It does not
contain the order in which a hand was dealt, because no rule depends on it: a decoded hand is in the pack's order.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import comb, prod

from .cards import Card
from .game import seats_in_play
from .record import Record
from .rules import Rules, Seat
from .variants import InvalidRules, Value, stored_rules, written_options

MARK = "TDF"
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The alphabet of Crockford's base 32, which leaves out the letters that look like digits."""
GROUP, HEAD, CHECK = 5, 6, 5
"""The number of letters in a group, in the head that encodes the rules (in version 1), and in the check sum."""
LONGEST = 20_000
"""The greatest number of characters of a text that is searched for a code."""
VERSIONS = 16
LOW = len(ALPHABET) ** HEAD // VERSIONS
"""The number of different rules that the first letters can encode, in addition to the version."""
UNTOLD = "deals"
"""The one option that a code leaves out: the length of the match does not change a deal."""

_VALUES = {letter: value for value, letter in enumerate(ALPHABET)} | {"O": 0, "I": 1, "L": 1}
_LEFTOVERS = re.compile("=[0-9A-F]{2}|&#?[0-9A-Z]{1,8};")
"""Escapes that e-mail programs put in place of spaces and signs: ``=20``, ``&gt;``."""


@dataclass(frozen=True, slots=True)
class Edition:
    """The games and the values of options that one version of the code can encode, each by its index.

    ``more`` is the number of letters of its head in addition to `HEAD`. A version once released never changes.
    """

    presets: tuple[str, ...]
    options: dict[str, tuple[Value, ...]]
    more: int = 0

    @property
    def ways(self) -> int:
        """The number of different rules that this version can encode."""
        return len(self.presets) * prod(map(len, self.options.values()))

    def tells(self, rules: Rules) -> bool:
        """Whether this version can encode ``rules``; an option that it lacks must have the value in ``LATER``."""
        return (rules.preset in self.presets and told_options(rules).keys() <= self.options.keys()
                and all(getattr(rules, name) in values for name, values in self.options.items()))

    def number(self, rules: Rules) -> int:
        """The number that encodes ``rules``, from 0 to :attr:`ways` - 1."""
        number = self.presets.index(rules.preset)
        for name, values in self.options.items():
            number = number * len(values) + values.index(getattr(rules, name))
        return number

    def rules(self, number: int) -> Rules:
        """The rules that ``number`` encodes; raises BadCode if it encodes no valid rules."""
        given: dict[str, Value] = {}
        for name, values in reversed(self.options.items()):
            number, place = divmod(number, len(values))
            given[name] = values[place]
        if number >= len(self.presets):
            raise BadCode("rules", "this deal code names a game that is not known here")
        try:
            return stored_rules(self.presets[number], {**given, "deals": 1})
        except InvalidRules as fault:
            raise BadCode("rules", f"this deal code has rules that make no sense: {fault}") from None


_FIRST = Edition(
    ("chambery", "chambery-dummett", "french", "french-open-call", "piedmont"), {
        "players": (3, 4, 5, 6), "at_table": (3, 4, 5, 6), "pack": (78, 62),
        "partnership": ("call", "croise", "none"), "ace": ("below-jack", "low", "reversed-red"),
        "top_trump": (21, 20), "overtrump": (True, False), "fool_pays": ("nothing", "empty-card"),
        "fool_last": ("kept", "winner", "changes-sides"), "fool_wins": ("never", "announced-slam", "led"),
        "ecart_to": ("dealer", "last-trick", "taker"), "auction": ("one-round", "until-one-left", "none"),
        "payment": ("zero-sum", "raised", "french", "stake"),
        "call_when": ("if-passed", "before-talon", "after-exchange", "never"),
        "called_suit_lead": ("free", "barred"), "lone_petit": ("plays", "void")})
EDITIONS: dict[int, Edition] = {
    1: _FIRST, 2: (_SECOND := Edition(_FIRST.presets, {**_FIRST.options, "given_back": ("own", "any")}, more=1)),
    3: Edition((*_FIRST.presets, "french-federation", "scarto"), {
        **_SECOND.options, "fool_wins": (*_FIRST.options["fool_wins"], "slam")}, more=1)}
"""The games and options of each version. A code is written in the first version that can encode its rules."""


class BadCode(ValueError):
    """The text is not a valid deal code; ``kind`` is ``none``, ``short``, ``damaged``, ``newer`` or ``rules``."""

    def __init__(self, kind: str, why: str) -> None:
        super().__init__(why)
        self.kind = kind


# -- numbers ----------------------------------------------------------------------------------------------------------

def _letters(number: int, size: int) -> str:
    """``number`` in base 32, written with ``size`` letters."""
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

def _head(rules: Rules) -> str:
    """The first letters of a code, which encode ``rules``; ValueError if no version can encode them."""
    for version, edition in EDITIONS.items():
        if edition.tells(rules):
            more, low = divmod(edition.number(rules), LOW)
            return _letters(low * VERSIONS + version, HEAD) + _letters(more, edition.more)
    raise ValueError(f"no version of the deal code can tell these rules of {rules.preset}: docs/deal-code.md")


def _rules(letters: str) -> tuple[Rules, int]:
    """The rules encoded at the beginning of ``letters``, and the number of letters that encode them."""
    low, version = divmod(_number(_known(letters, HEAD)), VERSIONS)
    if version not in EDITIONS:
        raise BadCode("newer", f"this deal code is of version {version}, and only {max(EDITIONS)} is known here")
    edition = EDITIONS[version]
    size = HEAD + edition.more
    return edition.rules(low + LOW * _number(_known(letters, size)[HEAD:])), size


def _known(letters: str, size: int) -> str:
    """The first ``size`` of ``letters``; BadCode if there are fewer, or if one of them is not in the alphabet."""
    if len(letters) < size:
        raise BadCode("short", "the deal code is cut short")
    if not _all_known(letters[:size]):
        raise BadCode("damaged", "the deal code is damaged: it has a letter no code has")
    return letters[:size]


# -- cards ------------------------------------------------------------------------------------------------------------

def _combination(places: Sequence[int]) -> int:
    """The index of the set ``places``, given in ascending order, among all sets of the same size."""
    return sum(comb(place, size) for size, place in enumerate(places, 1))


def _places(number: int, size: int, among: int) -> list[int]:
    """The set of ``size`` places below ``among`` with the index ``number``: the inverse of :func:`_combination`."""
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
    """The sizes of the hands from forehand to the dealer; the remaining cards are the talon."""
    return [rules.row.hand] * rules.players


def _deals(rules: Rules) -> int:
    """The number of different deals with one dealer under ``rules``."""
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
    said = _head(rules) + _letters(number, _size(rules.at_table * _deals(rules)))
    said += _check(said)
    return "-".join([MARK, *(said[at:at + GROUP] for at in range(0, len(said), GROUP))])


def deal_in(text: str) -> Record:
    """The deal encoded in ``text``, as a record without moves; BadCode, with one sentence, if there is no valid code.

    Case, spaces, line breaks, hyphens, quotation marks and words around the code are ignored. O is read as 0, I and L
    as 1.
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
    rules, head = _rules(letters)
    size = head + _size(rules.at_table * _deals(rules))
    said = letters[:size + CHECK]
    if len(said) < size + CHECK:
        raise BadCode("short", f"the deal code is cut short: {len(said)} of {size + CHECK} letters are there")
    body = _letters(_number(said), len(said)) if _all_known(said) else ""
    if not body or _check(body[:size]) != body[size:]:
        raise BadCode("damaged", "the deal code is damaged: its check sum does not fit; copy it once more")
    dealer, number = divmod(_number(body[head:size]), _deals(rules))
    if dealer >= rules.at_table:
        raise BadCode("damaged", "the deal code is damaged: it has a dealer who is not at the table")
    return _handed_out(number, rules, dealer)


def _all_known(letters: str) -> bool:
    return all(letter in _VALUES for letter in letters)


def told_options(rules: Rules) -> dict[str, Value]:
    """The options of ``rules`` that a code must encode: those that a record names, except UNTOLD."""
    return {name: value for name, value in written_options(rules).items() if name != UNTOLD}
