"""The knowledge of each seat, and the moments at which the sides become known."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine import events as ev
from game.engine.cards import BY_NAME
from game.engine.events import seen_by
from game.engine.rules import Exchange
from tests.builders import Table, cards, row, rules, seated, shuffled, whim

KINGS = "SR HR DR CR"


def known(table: Table, kind: type[Any]) -> list[list[bool]]:
    """For every event of ``kind``, whether each seat sees its cards."""
    seats = range(table.state.facts.rules.at_table)
    faces = [[seen_by(event, seat) for seat in seats] for event in table.happened(kind)]
    return [[(e.card if hasattr(e, "card") else e.cards) is not None for e in event] for event in faces]


# -- dealing ----------------------------------------------------------------------------------------------------------


def test_packets_are_seen_by_their_owner_alone():
    table = shuffled("chambery", 1)
    for event, seen in zip(table.happened(ev.PacketDealt), known(table, ev.PacketDealt), strict=True):
        assert seen == [seat == event.seat for seat in range(5)]


@pytest.mark.parametrize("game", ["chambery", "french", "piedmont"])
def test_nobody_sees_the_talon_dealt(game):
    assert not any(any(seen) for seen in known(shuffled(game, 1), ev.TalonDealt))


def test_the_dealer_alone_sees_what_the_dealer_takes():
    table = shuffled("chambery", 1, dealer=3)
    assert known(table, ev.TalonTaken) == [[False, False, False, True, False]]
    talon = table.state.facts.deal.talon
    assert [table.seen(seat).talon for seat in range(5)] == [None, None, None, talon, None]


def test_nobody_sees_the_french_talon_before_it_is_turned_up():
    table = seated("french", dealer=3)
    assert all(table.seen(seat).talon is None for seat in range(4))
    table.do("bid small; pass; pass; pass")
    assert all(table.seen(seat).talon == table.state.facts.deal.talon for seat in range(4))
    assert all(event.cards == seen_by(event, 2).cards for event in table.happened(ev.TalonShown))


# -- the écart --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["chambery", "chambery players=3", "piedmont"])
def test_the_ecart_is_known_to_the_seat_that_made_it(game):
    table = shuffled(game, 2, dealer=1)
    for laid in range(1, rules(game).row.talon + 1):
        table.skip(1)
        views = [table.seen(seat) for seat in range(rules(game).at_table)]
        assert [view.ecart is not None for view in views] == [seat == 1 for seat in range(len(views))]
        assert len(views[1].ecart or ()) == laid
        assert {view.ecart_size for view in views} == {laid}
        assert {view.ecart_by for view in views} == {1}
    assert all(seen == [seat == 1 for seat in range(len(seen))] for seen in known(table, ev.CardDiscarded))
    table.finish(whim(1))
    assert table.happened(ev.HiddenShown)[0].ecart == tuple(sorted(table.state.facts.ecart))


def test_an_unseen_talon_is_shown_at_the_end():
    table = seated("french", dealer=3, talon="S2 S3 S4 S5 S6 S7").do("bid against; pass; pass; pass").finish()
    assert table.happened(ev.HiddenShown) == [ev.HiddenShown(None, (), row("S2 S3 S4 S5 S6 S7"))]


# -- asked and given --------------------------------------------------------------------------------------------------


def test_a_given_card_is_seen_by_giver_and_receiver():
    table = seated("chambery", dealer=0, talon="C2 C3 C4", p1="T21", p3="T20", p2="S5 S6").do(
        "discard C2 C3 C4; pass; bid two; pass; pass; pass; ask T20; ask T21; give S5; give S6")
    assert known(table, ev.CardGiven) == [[False, False, True, True, False], [False, True, True, False, False]]
    whole = (Exchange(BY_NAME["T20"], 3, BY_NAME["S5"]), Exchange(BY_NAME["T21"], 1, BY_NAME["S6"]))
    t20, t21 = whole
    closed = [Exchange(x.asked, x.holder) for x in whole]
    assert [table.seen(seat).exchanges for seat in range(5)] == [
        tuple(closed), (closed[0], t21), whole, (t20, closed[1]), tuple(closed)]
    assert all(all(seen) for seen in known(table, ev.CardHandedOver))
    assert all(all(seen) for seen in known(table, ev.CardAsked))


# -- whose turn, whose actions ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["chambery", "french players=5", "piedmont"])
def test_only_who_is_to_act_sees_what_may_be_done(game):
    table = shuffled(game, 4)
    choose = whim(4)
    while table.state.turn is not None:
        for seat in range(rules(game).at_table):
            view = table.seen(seat)
            assert view.actions == (table.state.actions() if seat == table.state.turn else ())
            assert view.turn == table.state.turn
        table.take(choose(table.state))


# -- sides ------------------------------------------------------------------------------------------------------------


def test_no_side_is_known_before_the_auction_is_settled():
    for game in ("chambery", "chambery-dummett", "french", "french players=5"):
        table = seated(game, dealer=0)
        assert {table.seen(seat).sides for seat in range(4)} == {(None,) * rules(game).players}
        table.skip(rules(game).row.talon if table.state.turn == 0 else 0).do("pass")
        assert {table.seen(seat).sides for seat in range(4)} == {(None,) * rules(game).players}


def test_fixed_sides_are_known_from_the_start():
    assert seated("piedmont", dealer=2).seen(1).sides == (0, 1, 0, 1)
    assert seated("chambery players=4 partnership=croise", dealer=1).seen(0).sides == (1, 0, 1, 0)
    assert seated("chambery players=3", dealer=1).seen(0).sides == (0, 1, 2)


def hidden(game: str = "french players=5", call: str = "call HR", **hands: str) -> Table:
    """Seat 0 took a Guard without and called; no card has been played."""
    seats = rules(game).players
    table = seated(game, dealer=seats - 1, **hands).do("bid without" + "; pass" * (seats - 1) + "; " + call)
    return table.do("pass")


@pytest.mark.parametrize("game", ["french players=5", "french-open-call"])
def test_the_hidden_partner_knows_all_and_the_others_only_the_taker(game):
    table = hidden(game, p2="HR")
    assert table.seen(2).sides == (0, 1, 0, 1, 1)
    assert table.seen(0).sides == (0, None, None, None, None)
    assert table.seen(1).sides == (0, 1, None, None, None)
    assert table.seen(4).sides == (0, None, None, None, 1)


def test_the_sides_are_public_when_the_called_card_is_played():
    table = hidden(p0="H2 S2", p1="S3", p2="HR S4", p3="S5", p4="S6", game="french-open-call").do("play H2")
    assert table.seen(1).sides == (0, 1, None, None, None)
    while not table.happened(ev.PartnerRevealed):
        table.do("play HR") if "play HR" in table.may else table.skip(1)
    assert table.happened(ev.PartnerRevealed) == [ev.PartnerRevealed(2, *cards("HR"))]
    assert all(table.seen(seat).sides == (0, 1, 0, 1, 1) for seat in range(5))


def test_a_taker_who_called_his_own_king_knows_he_is_alone():
    table = hidden(p0="HR S2")
    assert table.seen(0).sides == (0, 1, 1, 1, 1)
    assert table.seen(1).sides == (0, 1, None, None, None)


def test_a_called_king_seen_in_the_talon_leaves_the_taker_alone_before_all():
    table = seated("french players=5", dealer=4, talon="HR S2 S3").do("bid small; pass; pass; pass; pass; call HR")
    assert table.happened(ev.CalledInTalon) == [ev.CalledInTalon(*cards("HR"))]
    assert all(table.seen(seat).sides == (0, 1, 1, 1, 1) for seat in range(5))
    late = seated("french-open-call", dealer=4, p0="S4 S5 S6", talon="HR S2 S3").do(
        "bid small; pass; pass; pass; pass; discard S4 S5 S6; call HR")
    assert late.happened(ev.CalledInTalon) == [ev.CalledInTalon(*cards("HR"))]
    assert all(late.seen(seat).sides == (0, 1, 1, 1, 1) for seat in range(5))


def test_a_called_king_in_an_unseen_talon_stays_unknown_to_the_end():
    table = hidden(talon="HR S2 S3")
    assert not table.happened(ev.CalledInTalon)
    assert table.seen(0).sides == (0, None, None, None, None)
    assert table.seen(3).sides == (0, None, None, 1, None)
    while table.state.turn is not None:
        assert table.seen(0).sides == (0, None, None, None, None)
        table.skip(1)
    assert all(table.seen(seat).sides == (0, 1, 1, 1, 1) for seat in range(5))


def test_a_called_queen_in_the_takers_own_ecart():
    """The partner then does not exist, which only the taker knows."""
    table = seated("french players=5", dealer=4, p0=f"{KINGS} SD S2 S3", talon="H2 H3 H4").do(
        "bid small; pass; pass; pass; pass; call SD; discard SD S2 S3; pass")
    assert table.seen(0).sides == (0, 1, 1, 1, 1)
    assert table.seen(1).sides == (0, 1, None, None, None)
    table.finish()
    assert not table.happened(ev.PartnerRevealed)
    assert table.state.score.sides == (0, 1, 1, 1, 1)
    late = seated("french-open-call", dealer=4, p0=f"{KINGS} SD S2 S3", talon="H2 H3 H4").do(
        "bid small; pass; pass; pass; pass; discard SD S2 S3; call SD; pass")
    assert late.seen(0).sides == (0, 1, 1, 1, 1)
    assert late.seen(1).sides == (0, 1, None, None, None)


# -- six players with two called cards --------------------------------------------------------------------------------

SIX = "french players=6"


def test_two_partners_know_themselves_alone():
    table = hidden(SIX, "call HR; call DD", p1="HR", p4="DD")
    assert table.seen(0).sides == (0, None, None, None, None, None)
    assert table.seen(1).sides == (0, 0, None, None, None, None)
    assert table.seen(4).sides == (0, None, None, None, 0, None)
    assert table.seen(2).sides == (0, None, 1, None, None, None)


def test_one_seat_with_both_called_cards_knows_all():
    table = hidden(SIX, "call HR; call DD", p3="HR DD")
    assert table.seen(3).sides == (0, 1, 1, 0, 1, 1)
    assert table.seen(2).sides == (0, None, 1, None, None, None)


def test_a_shown_partner_tells_the_other_one_everything():
    table = hidden(SIX, "call HR; call DD", p0="S2 H2", p1="HR S3", p2="S4", p3="S5", p4="DD S6", p5="S7").do("play S2")
    while len(table.happened(ev.PartnerRevealed)) < 1:
        table.do("play HR") if "play HR" in table.may else table.take(
            next(a for a in table.state.actions() if a.card.name != "DD") if table.state.turn == 4
            else table.state.actions()[0])
    assert table.seen(4).sides == (0, 0, 1, 1, 0, 1)
    assert table.seen(1).sides == (0, 0, None, None, None, None)
    assert table.seen(2).sides == (0, 0, 1, None, None, None)


def test_six_with_one_called_card_in_the_talon():
    table = seated(SIX, dealer=5, p3="DD", talon="HR S2 S3 S4 S5 S6").do(
        "bid small; pass; pass; pass; pass; pass; call HR; call DD")
    assert table.seen(3).sides == (0, 1, 1, 0, 1, 1)
    assert table.seen(0).sides == (0, None, None, None, None, None)


def test_while_six_are_calling_only_the_taker_is_known():
    table = seated(SIX, dealer=5, p1="HR").do("bid small; pass; pass; pass; pass; pass; call HR")
    assert {table.seen(seat).sides for seat in range(6)} == {(0, None, None, None, None, None)}


def test_who_took_the_1_in_the_ecart_tells_all():
    table = seated("chambery", dealer=0, p0="T1 SR", p1="T5", talon="C2 C3 C4").do("discard T1 C2 C3")
    assert all(table.seen(seat).told == cards("T1") for seat in range(5))
    assert [table.seen(seat).ecart for seat in range(1, 5)] == [None] * 4
