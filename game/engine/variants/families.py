"""The three families of games as tables: Chambéry, French, Piedmontese."""

from __future__ import annotations

from ..cards import ANGEL, FOOL, MOND, PACK, PAGAT, RANKS
from ..rules import Contract, Family, GameRow


def _values(honours: tuple[int, ...], honour: int, courts: tuple[int, int, int, int], empty: int) -> tuple[int, ...]:
    """Units by card: ``honours`` and every other card, ``courts`` from Jack to King."""
    court = dict(zip(RANKS[10:], courts, strict=True))
    return tuple(honour if c in honours else empty if c < 22 else court.get(RANKS[c.rank - 1], empty) for c in PACK)


#: Grand Café rules; 21, 1 and the Fool count with the Kings.
CHAMBERY = Family(
    name="chambery", unit=1, values=_values((FOOL, PAGAT, MOND), 4, (1, 2, 3, 4), 0), count="tricks",
    ecart="chambery", flow=("dealers-exchange", "auction", "ask", "call if-passed", "play"), talon_dealt="last",
    contracts=(Contract("two", 1, "alone", asks=2), Contract("one", 2, "alone", asks=1), Contract("hand", 4, "alone")),
    unbid=(("call", Contract("call", 1, "called")), ("croise", Contract("croise", 1, "opposite")),
           ("none", Contract("each", 1, "each"))),
    rows=(GameRow(5, 78, (5, 5, 5), 3, par=34, doubled_below=17, ecart_point=1, calls=("missing",)),
          GameRow(4, 78, (5, 5, 5, 4), 2, par=36, doubled_below=18, ecart_point=1, calls=("missing",)),
          GameRow(3, 78, (5, 5, 5, 5, 5), 3, par=26, doubled_below=13, ecart_point=1),
          GameRow(4, 62, (5, 5, 5), 2, par=34, doubled_below=17, ecart_point=1, calls=("missing",)),
          GameRow(3, 62, (5, 5, 5, 5), 2, par=24, doubled_below=12)),
    payments=("zero-sum", "raised", "stake"), pagat_told=True,
)

_NOBODY = Contract("passed", 0, "nobody")
#: The French sheet and the late-call account; units are half points.
FRENCH = Family(
    name="french", unit=2, values=_values((FOOL, PAGAT, MOND), 9, (3, 5, 7, 9), 1), count="cards",
    ecart="french", flow=("auction", "call before-talon", "talon", "call after-exchange", "slam", "play"),
    talon_dealt="singly",
    contracts=(Contract("small", 1, "called"), Contract("guard", 2, "called"),
               Contract("without", 4, "called", talon="kept"), Contract("against", 6, "called", talon="given")),
    unbid=(("call", _NOBODY), ("none", _NOBODY)),
    rows=(GameRow(3, 78, (3,) * 8, 6, handfuls=(13, 15, 18)), GameRow(4, 78, (3,) * 6, 6, handfuls=(10, 13, 15)),
          GameRow(5, 78, (3,) * 5, 3, handfuls=(8, 10, 13), calls=("king",)),
          GameRow(6, 78, (3,) * 4, 6, handfuls=(7, 9, 11), calls=("king", "queen"))),
    payments=("french",), partner_shows=False, ecart_shown=True, fool_short=1, slams=True,
)

#: Philebus; counted in threes.
PIEDMONT = Family(
    name="piedmont", unit=1, values=_values((FOOL, PAGAT, ANGEL), 5, (2, 3, 4, 5), 1), count="threes",
    ecart="piedmont", flow=("dealers-exchange", "play"), talon_dealt="last", contracts=(),
    unbid=(("croise", Contract("croise", 1, "opposite")),),
    rows=(GameRow(4, 78, (19,), 2, par=39),), payments=("stake", "zero-sum", "raised"),
)
