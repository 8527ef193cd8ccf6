"""A newcomer's first evening: what follows from the first answer, four lessons, a deal that can be won. No pygame."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ..engine.deal_code import deal_in
from ..engine.record import Record
from ..engine.variants import PRESETS
from ..settings import SEATS, MatchSetup, Settings
from .table.phases import PHASES, TIMES

LESSONS = ("pack", "following", "points", "discard")
"""The lessons of the evening: what is needed to play a first deal, and to know why it is won."""
OPPONENTS = "beginner"
"""The level of a newcomer's opponents."""
FIRST_DEALS = (
    "TDF-3J220-10841-75D3M-G30F2-B5B6S-03E8E-ZB7B7-MK75R-GSA4P-3YJ",
    "TDF-3J220-105SN-V3EMR-15FFN-64MTS-M0X6Z-SC4Y9-963TS-05FRV-RKF",
    "TDF-3J220-103X6-VQQJT-XFAMV-51BPP-5CZP3-PBVCH-YE8T2-3WQFJ-A82",
    "TDF-3J220-105BM-AKG8K-VCZD9-S1DH6-1GHZ2-3PNEZ-9AJ1N-X70DZ-83A",
    "TDF-3J220-10417-PKXAA-67718-K933M-W1EMH-HQQRJ-R8BX8-KBS9Z-K18",
    "TDF-3J220-103JF-DVMXJ-N1JQT-FQXM1-95K6T-A7KAX-MSSXG-DDF1M-GFD",
    "TDF-3J220-1049G-N1MY1-11ZY5-14875-7M44W-5NB33-72SA5-MVJK3-95K",
    "TDF-3J220-100N0-SW9KK-Z0BFM-3HAMM-YDWHZ-2AY3Y-32H5X-3YN04-6VN",
    "TDF-3J220-10089-9K32M-9B443-5DXDA-2VWHC-M133H-3V3B7-SCGH0-Q9K",
    "TDF-3J220-109WS-1KFX8-KMQR1-STQ2X-2GMP5-1QQ53-S4HBG-0TXTC-9QC",
)
"""Codes of deals that are gentle and can be won, found by ``python -m tools.first_deals``."""


def first_setup() -> MatchSetup:
    """A newcomer's match: the shortest rules, against beginners, with undo."""
    return MatchSetup("chambery", levels=(OPPONENTS,) * SEATS, takes_back=True)


def starting_values(background: str, settings: Settings) -> dict[str, Any]:
    """The values of ``settings`` that follow from the answer to *Have you played tarot before?*

    ``background`` is ``new`` or the name of the preset that the player knows.

    A game that is known is not explained at the table, and is played against the usual level without undo.
    """
    if background == "new":
        return {"setup": first_setup(), "first_evening": True}
    family = PRESETS[background].family
    known = [preset.name for preset in PRESETS.values() if preset.family is family]
    told = {f"{preset}.{phase}": TIMES for preset in known for phase in PHASES}
    return {"setup": MatchSetup(background), "first_evening": False, "phases_told": {**settings.phases_told, **told}}


def next_lesson(settings: Settings, finishing: str = "") -> str | None:
    """The next lesson of the evening, once the lesson ``finishing`` is done too; None if the first deal is next."""
    return next((name for name in LESSONS if name not in (*settings.lessons_done, finishing)), None)


def first_deal(number: int) -> Record:
    """One of the gentle deals, without moves, by any ``number``: the first of a newcomer's match."""
    return replace(deal_in(FIRST_DEALS[number % len(FIRST_DEALS)]), rules=first_setup().rules)
