"""The deductions from observations, one rule at a time."""

from __future__ import annotations

from game.ai.worlds.deduction import deduce
from game.ai.worlds.places import ECART, ECART_TAROTS
from game.ai.worlds.sampler import Sampler, World
from game.engine import Card
from game.engine.cards import KINGS, SUIT, TAROTS
from tests.builders import Table, cards, row, seated

SPADES = "S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 SV SC SD SR"


def may(table: Table, seat: int, place: int) -> frozenset[Card]:
    """The cards that, as far as ``seat`` knows, may be in ``place``."""
    knowledge = deduce(table.seen(seat))
    open_ = {card for case in knowledge.cases
             for card, mask in zip(knowledge.hidden, case.allowed, strict=True) if mask >> place & 1}
    return frozenset(open_ | sure(table, seat, place))


def sure(table: Table, seat: int, place: int) -> frozenset[Card]:
    """The cards that ``seat`` knows to be in ``place``."""
    return frozenset(card for card, lies in deduce(table.seen(seat)).known.items() if lies == place)


# -- play -------------------------------------------------------------------------------------------------------------


def trumped(game: str = "french") -> Table:
    """Seat 0 leads a spade and has all spades; 1 trumps with the 15, 2 cannot overtrump, 3 plays the Fool."""
    table = seated(game, dealer=3, p0=f"{SPADES} D1 D2 D3 D4", p2="T9 T4 T10", p3="F",
                   p1="T3 T11 T12 T13 T14 T15 T16 T17 T18 T19 T20 T21", talon="T1 T2 T5 T6 T7 T8")
    return table.do("bid without; pass; pass; pass; pass; play S2; play T15; play T4; play F")


def test_who_trumps_a_suit_has_none_of_it() -> None:
    assert not may(trumped(), 3, 1) & SUIT["S"]
    assert may(trumped(), 3, 0) > cards("S3 SR")


def test_who_does_not_go_over_a_tarot_has_none_above_it() -> None:
    assert may(trumped(), 3, 2) & TAROTS == cards("T1 T2 T3 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14")
    assert may(trumped("french overtrump=no"), 3, 2) & TAROTS == TAROTS - cards("T4 T15")


def test_the_fool_shows_nothing() -> None:
    assert may(trumped(), 1, 3) > cards("S3 SR T1 T9")


def test_who_throws_away_has_no_tarot() -> None:
    table = trumped().do("play T21; play T9; play H10; play D1")
    assert not may(table, 1, 3) & TAROTS
    assert not may(table, 1, 0) & TAROTS
    assert cards("T10") <= may(table, 1, 2)


def test_a_lead_from_a_called_suit_comes_from_a_hand_of_nothing_else() -> None:
    """French Tarot for six with two called suits: a hand of twelve cards of these suits without the called cards."""
    barred = "H1 H2 H3 H4 H5 H6 H7 D1 D2 D3 D4 D5"
    table = seated("french players=6", dealer=5, p0=barred, p1="HR DD").do(
        "bid without; pass; pass; pass; pass; pass; call HR; call DD; pass; play H1")
    assert may(table, 2, 0) <= (SUIT["H"] | SUIT["D"]) - cards("HR DD")
    free = seated("french players=6 called_suit_lead=free", dealer=5, p0=barred, p1="HR DD").do(
        "bid without; pass; pass; pass; pass; pass; call HR; call DD; pass; play H1")
    assert may(free, 2, 0) > cards("HR SR")


# -- shown and said ---------------------------------------------------------------------------------------------------


def handful(shown: str, more: str = "") -> Table:
    table = seated("french", dealer=3, p0=f"{shown} {more}", p1="S2")
    return table.do(f"bid without; pass; pass; pass; pass; handful {shown}")


def test_a_handful_is_in_the_hand_that_showed_it() -> None:
    nine = "T2 T3 T4 T5 T6 T7 T8 T9 T10"
    assert sure(handful(f"{nine} T11", "T12"), 2, 0) == cards(f"{nine} T11")
    assert cards("T12") <= may(handful(f"{nine} T11", "T12"), 2, 0)


def test_a_handful_with_the_fool_holds_no_tarot_back() -> None:
    shown = "T2 T3 T4 T5 T6 T7 T8 T9 T10 F"
    assert may(handful(shown), 2, 0) & TAROTS == cards(shown) - cards("F")


def asked(*more: str) -> Table:
    """Seat 2 plays alone and asks for two cards; seat 0 dealt."""
    table = seated("chambery", dealer=0, talon="C2 C3 C4", p1="T21", p3="T20", p2="S5 S6")
    return table.do("discard C2 C3 C4; pass; bid two; pass; pass; pass").do("; ".join(more))


def test_a_card_asked_for_is_in_some_other_hand_and_then_with_the_soloist() -> None:
    waiting, got = asked("ask T20"), asked("ask T20", "ask T21")
    assert [seat for seat in (0, 2, 3, 4, ECART) if cards("T20") <= may(waiting, 1, seat)] == [0, 3, 4]
    assert sure(got, 4, 2) == cards("T20 T21")


def test_a_card_given_back_is_known_to_two() -> None:
    table = asked("ask T20", "ask T21", "give S5", "give S6")
    assert sure(table, 2, 3) == cards("S5")
    assert sure(table, 2, 1) == cards("S6")
    assert cards("S5 S6") <= may(table, 4, 0)
    first, second = zip(*(world.given for world in _worlds(table, 1)), strict=True)
    assert len(set(first)) > 20
    assert set(second) == cards("S6")
    assert all(world.given == row("S5 S6") for world in _worlds(table, 2))


def test_a_card_received_may_have_been_given_back_where_any_card_may() -> None:
    table = seated("chambery-dummett", dealer=0, talon="C2 C3 C4", p1="T21", p2="S5 S6").do(
        "discard C2 C3 C4; pass; bid one; pass; pass; pass; ask T21")
    assert sure(table, 4, 2) == cards("T21")
    table.do("give T21")
    assert [seat for seat in range(5) if cards("T21") <= may(table, 4, seat)] == [1, 2]
    assert sure(table, 2, 1) == cards("T21")
    given = [world for world in _worlds(table, 4) if cards("T21") <= world.hands[1]]
    assert all(world.given == row("T21") for world in given)
    assert 5 < len(given) < 80, "one card of fifteen"


def _worlds(table: Table, seat: int) -> list[World]:
    sampler = Sampler(table.seen(seat), 1)
    return [sampler.world() for _ in range(400)]


# -- called -----------------------------------------------------------------------------------------------------------


def test_a_partner_who_shows_himself_has_the_called_card() -> None:
    table = seated("chambery", dealer=0, p0="SR HR DR CR", p1="SD", talon="C2 C3 C4")
    table.do("discard C2 C3 C4; pass; pass; pass; pass; pass; call SD")
    assert sure(table, 2, 1) == cards("SD")
    assert sure(table, 2, 0) == KINGS


def test_who_calls_a_queen_has_all_kings() -> None:
    kings = "SR HR DR CR"
    table = seated("french players=5", dealer=4, p0=kings, p1="SD").do("bid without; pass; pass; pass; pass; call SD")
    assert sure(table, 2, 0) == cards(kings)
    assert all(cards("SD") <= may(table, 2, seat) for seat in (0, 1, 3, 4))
    king = seated("french players=5", dealer=4, p0=kings).do("bid without; pass; pass; pass; pass; call SR")
    assert not sure(king, 2, 0)


# -- talon and écart --------------------------------------------------------------------------------------------------


def test_a_talon_all_have_seen_is_with_its_taker_or_in_the_ecart() -> None:
    table = seated("french", dealer=3, p0="S2 S3 S4 S5 S6 S7", talon="HR H2 H3 H4 T5 F")
    table.do("bid small; pass; pass; pass; discard S2 S3 S4 S5 S6 H2")
    assert sure(table, 2, 0) == cards("HR T5 F")
    assert may(table, 2, ECART) >= cards("H2 H3 H4 S2 S7") - table.seen(2).hand
    assert not may(table, 2, ECART) & (TAROTS | KINGS)
    assert not may(table, 2, 1) & cards("H2 H3 H4")


def test_an_unseen_talon_may_hold_anything() -> None:
    table = seated("french", dealer=3).do("bid against; pass; pass; pass")
    assert may(table, 2, 7) == frozenset(table.state.facts.rules.deck) - table.seen(2).hand


def test_forced_tarots_are_as_many_as_was_said() -> None:
    """Grand Café rules: the dealer discards the only other card that may be discarded, and two tarots."""
    many = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T14 T15 T16"
    table = seated("chambery", dealer=0, p0=many, talon="T17 SR H2").do("discard H2 T2 T3")
    assert may(table, 1, 0) <= TAROTS | KINGS | cards("F")
    assert not may(table, 1, ECART_TAROTS) & cards("T1 T21")
    assert all(len(world.ecart & TAROTS) == 2 for world in _worlds(table, 1))


def test_who_lays_the_1_away_has_no_tarot_left() -> None:
    table = seated("chambery", dealer=0, p0="T1 SR S2 S3", p1="T5", talon="C2 C3 C4").do("discard T1 C2 C3")
    assert sure(table, 1, ECART) == cards("T1")
    assert not may(table, 1, 0) & TAROTS
    silent = seated("chambery", dealer=0, p0="T1 SR S2 S3", p1="T5", talon="C2 C3 C4").do("discard S2 C2 C3")
    assert not cards("T1") & (may(silent, 1, ECART) | may(silent, 1, ECART_TAROTS))


def test_no_king_and_no_honour_was_discarded() -> None:
    for game, honours in (("chambery", "F T21"), ("piedmont", "F T1 T20")):
        table = seated(game, dealer=0)
        table.skip(table.state.facts.rules.row.talon)
        assert not (may(table, 1, ECART) | may(table, 1, ECART_TAROTS)) & (KINGS | cards(honours))
    assert cards("T2 T21") <= may(seated("piedmont", dealer=0, p1="S2").skip(2), 1, ECART)
