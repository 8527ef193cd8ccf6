"""The types of the messages between window and worker, with the bounds of all values."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

CardNumber = Annotated[int, Meta(ge=0, le=77)]
CardNumbers = Annotated[tuple[CardNumber, ...], Meta(max_length=78)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
SeatNumbers = Annotated[tuple[SeatNumber, ...], Meta(max_length=6)]
CardTotal = Annotated[int, Meta(ge=0, le=78)]
ShortWord = Annotated[str, Meta(max_length=40)]
ActionVerb = Literal["bid", "pass", "discard", "ask", "done", "give", "call", "slam", "handful", "play"]
PhaseName = Annotated[str, Meta(pattern="^(auction|discarding|asking|giving|calling|announcing|playing|over)$")]
ActionData = tuple[ActionVerb, ShortWord | CardNumber | CardNumbers | None]


class TrickData(Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    leader: SeatNumber
    cards: Annotated[tuple[CardNumber, ...], Meta(max_length=6)]
    winner: SeatNumber | None


class TakingData(Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    taker: SeatNumber
    contract: ShortWord
    called: Annotated[tuple[CardNumber, ...], Meta(max_length=2)]


class ObservationData(Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    seat: SeatNumber
    preset: ShortWord
    options: Annotated[dict[ShortWord, int | bool | ShortWord], Meta(max_length=40)]
    dealer: SeatNumber
    order: Annotated[tuple[SeatNumber, ...], Meta(min_length=3, max_length=6)]
    phase: PhaseName
    turn: SeatNumber | None
    actions: Annotated[tuple[ActionData, ...], Meta(max_length=100)]
    hand: CardNumbers
    sizes: Annotated[tuple[CardTotal, ...], Meta(min_length=3, max_length=6)]
    bids: Annotated[tuple[tuple[SeatNumber, ShortWord], ...], Meta(max_length=100)]
    taking: TakingData
    sides: Annotated[tuple[SeatNumber | None, ...], Meta(min_length=3, max_length=6)]
    talon: CardNumbers | None
    talon_size: CardTotal
    ecart: CardNumbers | None
    ecart_by: SeatNumber | None
    ecart_size: CardTotal
    told: CardNumbers
    tarots_told: CardTotal
    asked: CardNumbers
    exchanges: Annotated[tuple[tuple[CardNumber, SeatNumber, CardNumber | None], ...], Meta(max_length=78)]
    slam: bool
    handfuls: Annotated[tuple[tuple[SeatNumber, CardNumbers], ...], Meta(max_length=6)]
    trick: TrickData
    tricks: Annotated[tuple[TrickData, ...], Meta(max_length=78)]


class Request(Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    """Question ``number``: the action that a bot of ``level`` chooses with ``seed``; ``seen`` is encoded as bytes.

    The seats ``signalling`` give the defenders' signals.
    """

    number: Annotated[int, Meta(ge=1)]
    level: ShortWord
    seed: Annotated[int, Meta(ge=0)]
    seen: bytes
    signalling: SeatNumbers = ()


class Reply(Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    """The answer to question ``number`` (0: the worker is ready): ``action``, and the ``trouble`` if there was any."""

    number: Annotated[int, Meta(ge=0)]
    action: ActionData | None = None
    trouble: Annotated[str, Meta(max_length=4000)] | None = None


# -- hints and reviews ------------------------------------------------------------------------------------------------


class Inquiry(Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    """Question ``number``, for advice on ``seen``, with a precise value of the actions ``done`` if they are given.

    With ``endings`` the question is for the values of the cards if the rest is played with open hands and without an
    error. The seats ``signalling`` give the defenders' signals.
    """

    number: Annotated[int, Meta(ge=1)]
    worlds: Annotated[int, Meta(ge=1)]
    seed: Annotated[int, Meta(ge=0)]
    seen: bytes
    done: Annotated[tuple[ActionData, ...], Meta(max_length=30)] = ()
    endings: bool = False
    signalling: SeatNumbers = ()


class ActionValueData(Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    plan: Annotated[tuple[ActionData, ...], Meta(min_length=1, max_length=30)]
    worth: float
    error: float
    behind: float
    doubt: float
    paid: float
    worlds: Annotated[int, Meta(ge=0)]
    given_up: bool


class ReasonData(Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    key: ShortWord
    cards: CardNumbers
    seats: Annotated[tuple[SeatNumber, ...], Meta(max_length=6)]
    number: int | None


Reasons = Annotated[tuple[ReasonData, ...], Meta(max_length=40)]


class AdviceData(Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    values: Annotated[tuple[ActionValueData, ...], Meta(min_length=1, max_length=100)]
    reasons: Reasons


class Report(Struct, array_like=True, forbid_unknown_fields=True, frozen=True):
    """The answer to inquiry ``number`` (0: the worker is ready): ``advice``, or the ``trouble`` if there was any."""

    number: Annotated[int, Meta(ge=0)]
    advice: AdviceData | None = None
    trouble: Annotated[str, Meta(max_length=4000)] | None = None
