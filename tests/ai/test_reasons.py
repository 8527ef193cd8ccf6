"""For each reason, a position in which it holds for an action, and a similar one in which it does not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import pytest

from game.ai.teaching.reasons import GENERAL, REASONS, Estimate, Reason, reasons_for, telling
from game.engine.actions import PLAY, Action
from game.engine.cards import BY_NAME, PACKS, Card
from game.engine.phases.announcing import Announcing
from game.engine.phases.calling import Calling
from game.engine.phases.discarding import Discarding
from game.engine.phases.playing import Playing
from tests.builders import Table, actions, ending, seated, won

PAIRS = "chambery players=4 partnership=croise"  # seats 1 and 3 against 0 and 2
FOUR = "chambery players=4"
FRENCH = "french players=4"
SEVEN = "{0}2 {0}3 {0}4 {0}5 {0}6 {0}7 {0}8"
_numbers = count(1)


def late(*hands: str, play: str = "", game: str = PAIRS, **about: Any) -> Table:
    """The last tricks of a deal with a pack of only the cards named; the cards in ``play`` have been played."""
    table = ending(game, *hands, **about)
    state = table.state
    assert isinstance(state, Playing)
    deal = state.facts.deal
    pack: Any = -next(_numbers)  # not a real pack
    some = {card for hand in state.facts.hands for card in hand} | state.facts.ecart | state.facts.talon
    PACKS[pack] = tuple(sorted(some))
    facts = replace(state.facts, deal=replace(deal, rules=replace(deal.rules, pack=pack)))
    return Table(replace(state, facts=facts), [], []).do("; ".join(f"play {card}" for card in play.split()))


def solo(*hands: str, taker: int = 3, play: str = "", **about: object) -> Table:
    """As :func:`late`, in Chambéry with one seat against three."""
    return late(*hands, play=play, game=FOUR, contract="two", taker=taker, **about)


def guard(*hands: str, taker: int = 3, play: str = "", **about: object) -> Table:
    """As :func:`late`, in French Tarot."""
    return late(*hands, play=play, game=FRENCH, contract="guard", taker=taker, **about)


def holding(game: str, hand: str, before: str = "", seat: int = 1) -> Table:
    """A whole deal in which ``seat`` holds at least ``hand``, after the actions ``before``."""
    return seated(game, dealer=0, **{f"p{seat}": hand}).do(before)


def told(table: Table, action: str) -> list[Reason]:
    """The reasons for the legal ``action`` if all seats give signals."""
    turn = table.state.turn
    assert turn is not None
    assert action in table.may, table.may
    return list(reasons_for(table.seen(turn), actions(action)[0], frozenset(table.seen(turn).order)))


#: By key: a position and an action for which it holds, and one for which it does not.
Picture = Callable[[], tuple[Table, str]]
PICTURES: dict[str, tuple[Picture, Picture]] = {
    # -- signals
    "tells_honour": (
        lambda: (guard("S2 SR", "S5 H3", "S6 H4", "S7 H5"), "play S2"),
        lambda: (guard("S2 SC", "S5 H3", "S6 H4", "S7 H5"), "play S2")),
    "tells_no_honour": (
        lambda: (guard("S8 SC", "S5 H3", "S6 H4", "S7 H5"), "play S8"),
        lambda: (guard("S8 SR", "S5 H3", "S6 H4", "S7 H5"), "play S8")),
    "tells_many_trumps": (
        lambda: (guard("T3 T4 T5 T6 T7 T8 T9", SEVEN.format("H"), SEVEN.format("D"), SEVEN.format("C")), "play T3"),
        lambda: (guard("T3 T4 C2 C3 C4 C5 C6", SEVEN.format("H"), SEVEN.format("D"), SEVEN.format("S")), "play T3")),
    "tells_few_trumps": (
        lambda: (guard("T3 T4 C2 C3 C4 C5 C6", SEVEN.format("H"), SEVEN.format("D"), SEVEN.format("S")), "play T4"),
        lambda: (guard("T3 T4 T5 T6 T7 T8 T9", SEVEN.format("H"), SEVEN.format("D"), SEVEN.format("C")), "play T4")),
    "tells_stop_trumps": (
        lambda: (guard("F H2", "T5 H3", "T6 H4", "T20 H5", lead=3, play="T20"), "play F"),
        lambda: (guard("F T4 H2", "T5 T6 H3", "T7 T8 H4", "T20 T21 H5", lead=3, play="T20 T4 T5 T7 T21"), "play F")),
    "tells_petit": (
        lambda: (guard("T9 T4 T1", "T5 T6 H3", "T7 T8 H4", "T20 T21 H5", lead=3, play="T20 T9 T5 T7 T21"), "play T4"),
        lambda: (guard("T9 T4 H2", "T5 T6 H3", "T7 T8 H4", "T20 T21 H5", lead=3, play="T20 T9 T5 T7 T21"), "play T4")),
    "tells_two_cards": (
        lambda: (guard("HR H8 C3", "H9 H3 C2", "H4 H7 C4", "H6 H10 C5", play="HR H9 H4 H6 H8"), "play H3"),
        lambda: (guard("HR H8 C3", "H9 H3 H2", "H4 H7 C4", "H6 H10 C5", play="HR H9 H4 H6 H8"), "play H3")),
    "tells_long_suit": (
        lambda: (guard("S9 S2 S3 S4 S5", "S6 S7 H1 H2 H3", "S8 S10 H4 H5 H6", "SR SD H7 H8 H9", lead=3,
                       play="SR S9 S6 S8 SD"), "play S2"),
        lambda: (guard("S9 S2 C3 C4 C5", "S6 S7 H1 H2 H3", "S8 S10 H4 H5 H6", "SR SD H7 H8 H9", lead=3,
                       play="SR S9 S6 S8 SD"), "play S2")),
    "honour_promised": (
        lambda: (guard("S2 SR", "SV S7", "S3 H4", "S4 H5", play="S2 SV S3 S4"), "play S7"),
        lambda: (guard("S8 SR", "SV S7", "S3 H4", "S4 H5", play="S8 SV S3 S4"), "play S7")),
    "trumps_asked_for": (
        lambda: (guard("T3 H2", "T9 T10", "T5 H4", "T6 H5", play="T3 T9 T5 T6"), "play T10"),
        lambda: (guard("T4 H2", "T9 T10", "T5 H4", "T6 H5", play="T4 T9 T5 T6"), "play T10")),
    "ruff_promised": (
        lambda: (guard("HR HD H2 C3", "H9 H3 T2 C2", "H4 H7 H5 C4", "H6 H10 S2 C5",
                       play="HR H9 H4 H6 HD H3 H7 H10"), "play H2"),
        lambda: (guard("HR HD H2 C3", "H9 H3 T2 C2", "H4 H7 H5 C4", "H6 H10 S2 C5",
                       play="HR H3 H4 H6 HD H9 H7 H10"), "play H2")),
    "trumps_stopped": (
        lambda: (guard("F H2", "T21 H3", "T6 H4", "T20 H5", lead=3, play="T20 F T21 T6"), "play H3"),
        lambda: (guard("T4 H2", "T21 H3", "T6 H4", "T20 H5", lead=3, play="T20 T4 T21 T6"), "play H3")),
    # -- to a trick begun by others
    "pagat_now": (
        lambda: (late("S5 H2", "S6 H3", "S7 H4", "T1 H5", play="S5 S6 S7"), "play T1"),
        lambda: (late("S5 H2", "S6 H3", "T1 H4", "T9 H5", play="S5 S6"), "play T1")),
    "pagat_to_partner": (
        lambda: (late("T20 H2", "T5 H3", "T1 T2", "T7 H5", play="T20 T5"), "play T1"),
        lambda: (late("T6 H2", "T5 H3", "T1 T2", "T7 H5", play="T6 T5"), "play T1")),
    "partner_wins": (
        lambda: (late("S5 H2", "SR H3", "S7 H4", "SD S2", play="S5 SR S7"), "play SD"),
        lambda: (late("SR H2", "S5 H3", "S7 H4", "SD S2", play="SR S5 S7"), "play SD")),
    "leave_to_partner": (
        lambda: (late("S5 H2", "SD H3", "S7 H4", "SR S2", play="S5 SD S7"), "play S2"),
        lambda: (late("SD H2", "S5 H3", "S7 H4", "SR S2", play="SD S5 S7"), "play S2")),
    "last_wins": (
        lambda: (late("S9 H2", "S5 H3", "S7 H4", "SV SC", play="S9 S5 S7"), "play SV"),
        lambda: (late("S9 H2", "S5 H3", "S7 H4", "SV SC", play="S9 S5 S7"), "play SC")),
    "brings_home": (
        lambda: (late("S9 H2", "S5 H3", "S7 H4", "SD S2", play="S9 S5 S7"), "play SD"),
        lambda: (late("S9 H2", "S5 H3", "SD S2", "SR H4", play="S9 S5"), "play SD")),
    "overruff": (
        lambda: (late("S9 H2", "S5 H3", "T5 H4", "T9 H5", play="S9 S5 T5"), "play T9"),
        lambda: (late("S9 H2", "T5 H3", "S5 H4", "T9 H5", play="S9 T5 S5"), "play T9")),
    "takes_lead": (
        lambda: (late("S9 H2", "T8 H3", "S5 H4", "T9 T3", play="S9 T8 S5"), "play T9"),
        lambda: (late("T8 H2", "T2 H3", "T4 H4", "T9 T3", play="T8 T2 T4"), "play T9")),
    "rich_trick": (
        lambda: (late("SR H2", "S5 H3", "S6 H4", "T9 H5", play="SR S5 S6"), "play T9"),
        lambda: (late("S9 H2", "S5 H3", "S6 H4", "T9 H5", play="S9 S5 S6"), "play T9")),
    "out_of_reach": (
        lambda: (late("S9 H2", "S5 H3", "T9 T15", "T12 H5", play="S9 S5"), "play T15"),
        lambda: (late("S9 H2", "S5 H3", "T9 T15", "T18 H5", play="S9 S5"), "play T15")),
    "small_tarot": (
        lambda: (late("S9 H2", "S5 H3", "T9 T15", "T18 H5", play="S9 S5"), "play T9"),
        lambda: (late("S9 H2", "S5 H3", "T9 T15", "T18 H5", play="S9 S5"), "play T15")),
    "theirs_give_little": (
        lambda: (late("SR H2", "S5 H3", "S7 H4", "SD S2", play="SR S5 S7"), "play S2"),
        lambda: (late("S5 H2", "SR H3", "S7 H4", "SD S2", play="S5 SR S7"), "play S2")),
    "cannot_win": (
        lambda: (late("SR H2", "SD S2", "S7 H4", "T3 H5", play="SR"), "play S2"),
        lambda: (late("SC H2", "S5 H3", "S7 H4", "SD S2", play="SC S5 S7"), "play S2")),
    "partner_to_come": (
        lambda: (late("S9 H2", "SD S2", "S5 H3", "S7 H4", play="S9"), "play S2"),
        lambda: (late("S9 H2", "S5 H3", "S7 H4", "SD S2", play="S9 S5 S7"), "play S2")),
    "save_pagat": (
        lambda: (late("S9 H2", "S5 H3", "T1 T9", "T12 H5", play="S9 S5"), "play T9"),
        lambda: (late("S9 H2", "S5 H3", "S7 H4", "T1 T9", play="S9 S5 S7"), "play T9")),
    "keep_best_tarot": (
        lambda: (late("T9 H2", "T5 H3", "T11 T21", "T12 H5", play="T9 T5"), "play T11"),
        lambda: (late("T9 H2", "T5 H3", "T11 T20", "T21 H5", play="T9 T5"), "play T11")),
    "partner_so_far": (
        lambda: (late("SR H2", "SD H3", "S5 H4", "SV S2", lead=1, play="SD S5"), "play SV"),
        lambda: (late("SD H2", "S9 H3", "S5 H4", "SV S2", lead=0, play="SD S9 S5"), "play SV")),
    "takes_so_far": (
        lambda: (late("S9 H2", "SD S2", "S5 H3", "SR H4", play="S9"), "play SD"),
        lambda: (late("S9 H2", "SD S2", "S5 H3", "SR H4", play="S9"), "play S2")),
    "pagat_chance": (
        lambda: (late("S5 H2", "S6 H3", "T1 H4", "T9 H5", play="S5 S6"), "play T1"),
        lambda: (late("S5 H2", "S6 H3", "S7 H4", "T1 H5", play="S5 S6 S7"), "play T1")),
    "high_enough": (
        lambda: (late("S5 H2", "S9 H3", "T9 T15", "T12 T18", play="S5 S9"), "play T15"),
        lambda: (late("S5 H2", "S9 H3", "T9 T15", "T16 T18", play="S5 S9"), "play T15")),
    "fool_spares_tarot": (
        lambda: (late("T21 H2", "T5 H3", "T9 H5", "T20 F", play="T21 T5 T9"), "play F"),
        lambda: (late("T21 H2", "T5 H3", "T9 H5", "S3 F", play="T21 T5 T9"), "play F")),
    "fool_saves": (
        lambda: (late("SR H2", "S5 H3", "S7 H4", "SD F", play="SR S5 S7"), "play F"),
        lambda: (late("SR H2", "S5 H3", "S7 H4", "S2 F", play="SR S5 S7"), "play F")),
    # -- led
    "sure_card": (
        lambda: (late("SR H2", "S5 H3", "S7 H4", "SD H6"), "play SR"),
        lambda: (late("SR H2", "S5 H3", "S7 H4", "T3 H6"), "play SR")),
    "best_tarot": (
        lambda: (late("T21 H2", "S5 H3", "S7 H4", "T3 H6"), "play T21"),
        lambda: (late("T20 H2", "S5 H3", "S7 H4", "T21 H6"), "play T20")),
    "hunt_pagat": (
        lambda: (late("T20 T18 T17 T9", "T1 H3 H7 H9", "S7 H4 H8 S2", "T3 H6 S3 S4"), "play T20"),
        lambda: (late("T20 T18 T17 T1", "T2 H3 H7 H9", "S7 H4 H8 S2", "T3 H6 S3 S4"), "play T20")),
    "draw_tarots": (
        lambda: (late("T20 T18 T17 T9", "T2 H3 H7 H9", "S7 H4 H8 S2", "T3 H6 S3 S4"), "play T20"),
        lambda: (late("T20 H5 S8 S9", "T2 H3 H7 H9", "S7 H4 H8 S2", "T3 H6 S3 S4"), "play T20")),
    "no_tarots_to_draw": (
        lambda: (late("T20 H2", "S5 H3", "S7 H4", "S3 H6"), "play H2"),
        lambda: (late("T20 H2", "S5 H3", "S7 H4", "T3 H6"), "play H2")),
    "cash_master": (
        lambda: (late("SR H2", "S5 H3", "S7 H4", "T3 S6"), "play SR"),
        lambda: (late("SD H2", "SR H3", "S7 H4", "T3 S6"), "play SD")),
    "partner_trumps": (
        lambda: (late("S9 H2", "S5 H3", "T7 H4", "S3 H6", before=[won("S10 S6 T8 S2", 0, 2)]), "play S9"),
        lambda: (late("S9 H2", "S5 H3", "T7 H4", "S3 H6", before=[won("S10 S6 S8 S2", 0, 0)]), "play S9")),
    "force_taker": (
        lambda: (solo("S9 H2", "S5 H3", "S7 H4", "T3 H6", before=[won("S10 S6 S8 T2", 0, 3)]), "play S9"),
        lambda: (solo("S9 H2", "S5 H3", "S7 H4", "T3 H6", before=[won("S10 S6 T2 S8", 0, 2)]), "play S9")),
    "called_card": (
        lambda: (late("S9 H2", "SR H3", "S7 H4", "S3 H6", game=FOUR, taker=0, called="SR"), "play S9"),
        lambda: (late("S9 H2", "SR H3", "S7 H4", "S3 H6", game=FOUR, taker=0, called="SR"), "play H2")),
    "through_taker": (
        lambda: (solo("S9 H2", "S5 H3", "S7 H4", "S3 H6", taker=1), "play S9"),
        lambda: (solo("S9 H2", "S5 H3", "S7 H4", "S3 H6", taker=3), "play S9")),
    "taker_last": (
        lambda: (solo("S9 H2", "S5 H3", "S7 H4", "S3 H6", taker=3), "play S9"),
        lambda: (solo("S9 H2", "S5 H3", "S7 H4", "S3 H6", taker=2), "play S9")),
    "long_suit": (
        lambda: (solo("S9 S8 S6 S2", "S5 H3 T2 H7", "S7 H4 C2 C3", "S3 H6 T4 C4"), "play S9"),
        lambda: (solo("S9 S8 S6 H2", "S5 H3 T2 H7", "S7 H4 C2 C3", "S3 H6 T4 C4"), "play S9")),
    "keep_tarots_back": (
        lambda: (late("T20 H2", "S5 H3", "S7 H4", "T3 H6"), "play H2"),
        lambda: (late("T20 H2", "S5 H3", "S7 H4", "S3 H6"), "play H2")),
    # -- led or not
    "sheds_long": (
        lambda: (late("D9 H2 H7 C2", "D5 H3 S2 S3", "D7 H4 S4 S5", "C7 C8 C9 S6", play="D9 D5 D7"), "play C7"),
        lambda: (late("D9 H2 H7 C2", "D5 H3 S2 S3", "D7 H4 S4 S5", "C7 C8 C9 S6", play="D9 D5 D7"), "play S6")),
    "fool_in_time": (
        lambda: (guard("F H2", "S5 H3", "S7 H4", "S3 H6"), "play F"),
        lambda: (late("F H2", "S5 H3", "S7 H4", "S3 H6"), "play F")),
    "keep_fool": (
        lambda: (late("H9 S1 D1 C5 C6 C7", "F H2 HD C2 C3 C4", "HR H3 S2 S3 S4 S5", "D3 H6 D4 D5 D6 D7", play="H9"),
                 "play H2"),
        lambda: (late("H9 S1 D1 C5 C6 C7", "F H2 HR C2 C3 C4", "HD H3 S2 S3 S4 S5", "D3 H6 D4 D5 D6 D7", play="H9"),
                 "play H2")),
    "makes_void": (
        lambda: (late("T5 S2 H7", "S5 H3 C2", "S7 H4 C3", "S3 H6 C4"), "play S2"),
        lambda: (late("S9 S2 H7", "S5 H3 C2", "S7 H4 C3", "S3 H6 C4"), "play H7")),
    "keeps_guard": (
        lambda: (late("D9 C7 C8", "D5 C2 C3", "D7 C4 C5", "HD H2 S2", "HR H5 S3", game="chambery",
                      play="D9 D5 D7"), "play S2"),
        lambda: (late("D9 C7 C8", "D5 C2 C3", "D7 C4 C5", "HR H2 S2", "HD H5 S3", game="chambery",
                      play="D9 D5 D7"), "play S2")),
    "pagat_for_last": (
        lambda: (guard("T1 H2", "S5 H3", "S7 H4", "S3 H6"), "play H2"),
        lambda: (guard("T1 H2", "S5 H3", "S7 H4", "T3 H6"), "play H2")),
    "holds_back_points": (
        lambda: (late("S9 H2", "SD S2", "S5 H3", "SR H4", play="S9"), "play S2"),
        lambda: (late("S9 H2", "SR S2", "S5 H3", "SD H4", play="S9"), "play S2")),
    # -- bids, handfuls, slams; what they claim of the values is in test_one_judge.py
    "close_bid": (lambda: (holding(FRENCH, "F T21"), "bid guard"), lambda: (holding(FRENCH, "F T21"), "pass")),
    "close_pass": (lambda: (holding(FRENCH, "F T21"), "pass"), lambda: (holding(FRENCH, "F T21"), "bid guard")),
    "pass_pays": (lambda: (holding(FRENCH, "F T21"), "pass"), lambda: (holding(FRENCH, "F T21"), "bid guard")),
    "strong_hand": (lambda: (holding(FRENCH, "F T21"), "bid guard"), lambda: (holding(FRENCH, "F T21"), "pass")),
    "enough_for_more": (
        lambda: (holding(FRENCH, "F T1 T21 T20 T19 T18 T17 T16 T15 T14 SR SD HR DR"), "bid guard"),
        lambda: (holding(FRENCH, "F T1 T21 T20 T19 T18 T17 T16 T15 T14 SR SD HR DR"), "bid small")),
    "many_oudlers": (
        lambda: (holding(FRENCH, "F T21 T20 T19"), "bid small"),
        lambda: (holding(FRENCH, "F T20 T19 T18 T17 S2 S3 S4 S5 S6 H2 H3 H4 H5 D2 D3 D4 D5"), "bid small")),
    "weak_hand": (
        lambda: (holding(FRENCH, "T2 T3 SV HV S2 S3 S4 H5 H6 D2 D3 D4 C2 C3 C4 C5 C6 C7"), "pass"),
        lambda: (_slam("T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 SR SD SC SV S10 S9"), "pass")),
    "others_have_bid": (
        lambda: (holding(FRENCH, "T2 T3 SV HV S2 S3 S4 H5 H6 D2 D3 D4 C2 C3 C4 C5 C6 C7", "bid small", seat=2), "pass"),
        lambda: (holding(FRENCH, "T2 T3 SV HV S2 S3 S4 H5 H6 D2 D3 D4 C2 C3 C4 C5 C6 C7", "pass", seat=2), "pass")),
    "show_strong": (
        lambda: (_first_card("guard"), "handful T10 T11 T12 T13 T14 T15 T16 T17 T18 T19"),
        lambda: (_first_card("without"), "handful T10 T11 T12 T13 T14 T15 T16 T17 T18 T19")),
    "hide_handful": (
        lambda: (_first_card("without"), "play T10"),
        lambda: (holding(FRENCH, "T10 T11 T12 S2", "pass; pass; pass; bid without; pass"), "play T10")),
    "slam_sure": (
        lambda: (_slam("T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 SR SD SC SV S10 S9"), "slam"),
        lambda: (_slam("T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 SR SD SC SV S10 S9"), "slam")),
    "slam_unsure": (
        lambda: (_slam("T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 T9 SR SD SC SV S10 S9"), "pass"),
        lambda: (_slam("T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T11 T10 SR SD SC SV S10 S9"), "pass")),
    # -- discards
    "lay_suit": (
        lambda: (_laying("T2 T3 T4 T5 S2 SD H2 H3 H4 H5 H6 C2 C3 C4 C5 C6 C7"), "discard SD"),
        lambda: (_laying("T2 T3 T4 T5 S2 SD S3 S4 H4 H5 H6 C2 C3 C4 C5 C6 C7"), "discard SD")),
    "lay_points": (
        lambda: (_laying("T2 T3 T4 T5 S2 SD H2 H3 H4 H5 H6 C2 C3 C4 C5 C6 C7"), "discard SD"),
        lambda: (_laying("T2 T3 T4 T5 SR SD H2 H3 H4 H5 H6 C2 C3 C4 C5 C6 C7"), "discard SD")),
    "lay_loser": (
        lambda: (_laying("T2 T3 T4 T5 S2 SD H2 H3 H4 H5 H6 C2 C3 C4 C5 C6 C7"), "discard S2"),
        lambda: (_laying("T2 T3 T4 T5 SR SD SC SV S10 H2 H3 C2 C3 C4 C5 C6 C7"), "discard S10")),
    "lay_short": (
        lambda: (_laying("T2 T3 T4 T5 S2 SD H2 H3 H4 H5 H6 C2 C3 C4 C5 C6 C7"), "discard S2"),
        lambda: (_laying("T2 T3 T4 T5 S2 SR H2 H3 H4 H5 H6 C2 C3 C4 C5 C6 C7"), "discard S2")),
    "lay_pagat": (
        lambda: (_laying("T1 T2 S2 S3 S4 SD H2 H3 H4 H5 H6 C2 C3 C4 C5 C6 C7"), "discard T1"),
        lambda: (_laying("T1 T2 S2 S3 S4 SD H2 H3 H4 H5 H6 C2 C3 C4 C5 C6 C7"), "discard T2")),
    # -- asked for and given
    "ask_best_tarot": (
        lambda: (_asking("T20 T19 T18 T17 T16 T15 SD S2"), "ask T21"),
        lambda: (_asking("T20 T19 T18 T17 T16 T15 SD S2"), "ask T14")),
    "ask_king": (
        lambda: (_asking("T20 T19 T18 T17 T16 T15 SD S2"), "ask SR"),
        lambda: (_asking("T20 T19 T18 T17 T16 T15 SD S2 C2 C3 C4 C5 C6 D2 D3 D4 D5 D6 D7"), "ask HR")),
    "ask_pagat": (
        lambda: (_asking("T20 T19 T18 T17 T16 T15 SD S2"), "ask T1"),
        lambda: (_asking("T20 T19 T18 SD S2 S3 S4 S5 S6 H2 H3 H4 H5 C2 C3 C4 C5 D2 D3"), "ask T1")),
    "give_worthless": (
        lambda: (_asking("T20 T19 T18 T17 T16 T15 SD S2").do("ask SR"), "give S2"),
        lambda: (_asking("T20 T19 T18 T17 T16 T15 SD S2").do("ask SR"), "give SD")),
    "give_last": (
        lambda: (_asking("T20 T19 T18 T17 T16 T15 S2 C2 C3 C4 C5 C6 C7 D2 D3 D4 D5 D6 D7").do("ask CR"),
                 "give S2"),
        lambda: (_asking("T20 T19 T18 T17 T16 T15 S2 S3 C3 C4 C5 C6 C7 D2 D3 D4 D5 D6 D7").do("ask CR"),
                 "give S2")),
    # -- called
    "call_short": (
        lambda: (_calling("T2 T3 T4 T5 S2 H2 H3 H4 D2 D3 D4 C2 C3 C4 C5"), "call SR"),
        lambda: (_calling("T2 T3 T4 T5 S2 H2 H3 H4 D2 D3 D4 C2 C3 C4 C5"), "call CR")),
    "call_support": (
        lambda: (_calling("T2 T3 T4 T5 SD H2 H3 H4 D2 D3 D4 C2 C3 C4 C5"), "call SR"),
        lambda: (_calling("T2 T3 T4 T5 SD H2 H3 H4 D2 D3 D4 C2 C3 C4 C5"), "call HR")),
    "call_another": (
        lambda: (_calling("T2 T3 T4 T5 SR H2 H3 H4 D2 D3 D4 C2 C3 C4 C5"), "call HR"),
        lambda: (_calling("T2 T3 T4 T5 SR H2 H3 H4 D2 D3 D4 C2 C3 C4 C5"), "call SR")),
}


def _first_card(contract: str) -> Table:
    """The turn of the first player, a defender of the dealer's contract, whose hand has a single handful."""
    hand = "T10 T11 T12 T13 T14 T15 T16 T17 T18 T19 S2 S3 S4 H2 H3 H4 D2 D3"
    table = holding(FRENCH, hand, f"pass; pass; pass; bid {contract}")
    return _laid_away(table)


def _laid_away(table: Table) -> Table:
    while isinstance(table.state, Discarding | Announcing):
        table.skip(1)
    return table


def _slam(hand: str) -> Table:
    """The decision on a slam by a taker who was dealt ``hand``."""
    table = seated(FRENCH, dealer=0, p1=hand).do("bid without; pass; pass; pass")
    while not isinstance(table.state, Announcing):
        table.skip(1)
    return table


def _laying(hand: str) -> Table:
    """The dealer's first discard in Chambéry for five; ``hand`` includes the talon."""
    named = hand.split()
    table = seated("chambery", dealer=0, p0=" ".join(named[:15]), talon=" ".join([*named[15:], "D2", "D3", "D4"][:3]))
    assert isinstance(table.state, Discarding)
    return table


def _asking(hand: str) -> Table:
    """The soloist's decision in Chambéry for four, after the dealer's écart."""
    table = _laid_away(seated(FOUR, dealer=0, p1=hand)).do("bid one")
    while not any(one.startswith("ask") for one in table.may):
        table.skip(1)
    return table


def _calling(hand: str) -> Table:
    """The taker's call of a King in French Tarot for five."""
    table = seated("french players=5", dealer=0, p1=hand).do("bid small; pass; pass; pass; pass")
    assert isinstance(table.state, Calling)
    return table


@pytest.mark.parametrize("key", REASONS)
def test_a_reason_holds_where_its_picture_shows_it_and_not_elsewhere(key: str) -> None:
    holds, fails = PICTURES[key]
    table, action = holds()
    found = next((reason for reason in told(table, action) if reason.key == key), None)
    assert found is not None, [reason.key for reason in told(table, action)]
    table, action = fails()
    assert key not in [reason.key for reason in told(table, action)]


def test_every_reason_has_a_picture() -> None:
    assert set(PICTURES) == set(REASONS)
    assert not set(REASONS) & set(GENERAL)


def test_a_reason_names_what_it_speaks_of() -> None:
    reasons = told(late("S5 H2", "SR H3", "S7 H4", "SD S2", play="S5 SR S7"), "play SD")
    assert Reason("partner_wins", (named("SD"),), (1,)) in reasons
    reasons = told(_calling("T2 T3 T4 T5 SD H2 H3 H4 D2 D3 D4 C2 C3 C4 C5"), "call SR")
    assert Reason("call_support", (named("SR"), named("SD"))) in reasons


def named(name: str) -> Card:
    return BY_NAME[name]


# -- only what the numbers support ------------------------------------------------------------------------------------


def behind(**points: float) -> dict[Action, Estimate]:
    """The estimates of cards, from the card points that playing each loses."""
    return {PLAY[BY_NAME[card]]: Estimate(lost, lost <= 0.5) for card, lost in points.items()}


def keys(table: Table, action: str, **points: float) -> list[str]:
    """The keys of the reasons for ``action`` if the cards lose the given points."""
    turn = table.state.turn
    assert turn is not None
    found = telling(table.seen(turn), [actions(action)], behind(**points), worlds=77)[0]
    return [reason.key for reason in found]


def test_a_reason_is_dropped_where_the_numbers_speak_against_it() -> None:
    """The last player could win with either court card, with one of them at lower cost."""
    table = late("S9 H2", "S5 H3", "S7 H4", "SV SC S2", play="S9 S5 S7")
    assert "last_wins" in keys(table, "play SV", SV=0.0, SC=1.0, S2=4.0)
    assert "last_wins" not in keys(table, "play SV", SV=0.9, SC=0.0, S2=0.1)
    worse = late("SR S2", "S5 H3", "S7 H4", "SD S3 S4", play="SR S5 S7")
    assert "theirs_give_little" in keys(worse, "play S3", S3=0.0, S4=0.1, SD=3.0)
    assert "theirs_give_little" not in keys(worse, "play S3", S3=0.0, S4=2.0, SD=0.2)


def test_little_is_said_where_little_depends_on_it() -> None:
    table = late("S9 H2", "S5 H3", "S7 H4", "SV SC S2", play="S9 S5 S7")
    assert keys(table, "play SV", SV=0.0, SC=0.1, S2=0.2) == ["alike"]
    forced = late("S9 H2", "S5 H3", "S7 H4", "SV H5", play="S9 S5 S7")
    assert keys(forced, "play SV", SV=0.0) == ["only"]


def test_without_evidence_the_number_of_worlds_decides() -> None:
    table = late("S9 H2", "S8 H3", "S7 H4", "H9 C5 D6", play="S9 S8 S7")
    found = telling(table.seen(3), [actions("play D6")], behind(D6=0.0, C5=0.1, H9=2.0), worlds=77)[0]
    assert found == (Reason("tried", number=77),)
