"""The pseudo-language: English lengthened by 40 % with accents, computed at run time, for tests of layout."""

from __future__ import annotations

import gettext

_ACCENTED = str.maketrans("aeiounyAEIOU", "áéíóúñýÀÉÎÕÜ")


class Pseudo(gettext.NullTranslations):
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
