"""The deal, the seats that play, and the deals that do not count."""

from __future__ import annotations

from random import Random

import pytest

from game.engine import deal, deal_of, observe
from game.engine import events as ev
from game.engine.cards import FOOL, PACKS
from game.engine.match import new_match
from game.engine.phases.over import Over
from game.engine.rules import Deal
from tests.builders import GAMES, cards, rules, seated, shuffled, whim


def dealt(game: str, dealer: int = 0) -> tuple[Deal, list[ev.PacketDealt | ev.TalonDealt]]:
    """The pack dealt in its printed order, and the packets and talon cards in the order of dealing."""
    by = rules(game)
    state, events = deal(by, dealer, by.deck)
    return state.facts.deal, [e for e in events if isinstance(e, ev.PacketDealt | ev.TalonDealt)]


# -- the pack ---------------------------------------------------------------------------------------------------------


def test_seventy_eight_cards():
    pack = {card.name for card in PACKS[78]}
    suits = {s + r for s in "SHDC" for r in ("R", "D", "C", "V", *map(str, range(1, 11)))}
    assert pack == suits | {f"T{n}" for n in range(1, 22)} | {"F"}


def test_the_short_pack_is_without_the_low_pips():
    gone = cards(" ".join(s + r for s in "SHDC" for r in "2345"))
    assert set(PACKS[62]) == set(PACKS[78]) - gone
    assert len(PACKS[62]) == 62


@pytest.mark.parametrize("game", GAMES)
def test_only_the_whole_pack_is_dealt(game):
    by = rules(game)
    for wrong in (by.deck[:-1], (*by.deck, by.deck[0]), (by.deck[0], *by.deck[:-1])):
        with pytest.raises(ValueError, match="pack"):
            deal(by, 0, wrong)


@pytest.mark.parametrize("game", ["chambery at_table=6", "french", "piedmont"])
@pytest.mark.parametrize("nobody", [-1, -6, 6, 10**30, True, 0.0, 1.5, "0", None], ids=repr)
def test_only_a_seat_at_the_table_deals_begins_or_looks(game, nobody):
    by = rules(game)
    good, _ = deal(by, 0, by.deck)
    laid = good.facts.deal
    for asked in (lambda: deal(by, nobody, by.deck), lambda: deal_of(by, nobody, laid.hands, laid.talon),
                  lambda: new_match(by, nobody), lambda: observe(good, nobody)):
        with pytest.raises(ValueError, match="seat"):
            asked()


@pytest.mark.parametrize("stranger", [0, 0.0, "F", None, "\x1b[2J"], ids=repr)
def test_only_cards_are_dealt(stranger):
    """The number 0 equals the Fool in comparisons, but has no name."""
    by = rules("french")
    good, _ = deal(by, 0, by.deck)
    laid = good.facts.deal
    hands, talon = ([stranger if card == FOOL else card for card in pile] for pile in (laid.hands[1], laid.talon))
    piles = [hands if seat == 1 else hand for seat, hand in enumerate(laid.hands)]
    for asked in (lambda: deal(by, 0, [stranger, *by.deck[1:]]), lambda: deal_of(by, 0, piles, talon)):
        with pytest.raises(ValueError, match="pack"):
            asked()


# -- packets ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "packets"), [
    ("chambery", [5, 5, 5]), ("chambery players=4", [5, 5, 5, 4]), ("chambery players=3", [5] * 5),
    ("chambery players=4 pack=62", [5, 5, 5]), ("chambery players=3 pack=62", [5] * 4),
    ("chambery-dummett players=4", [5, 5, 5, 4]), ("piedmont", [19]), ("french players=3", [3] * 8),
    ("french players=4", [3] * 6), ("french players=5", [3] * 5), ("french players=6", [3] * 4),
])
def test_the_packets_go_round_from_forehand(game, packets):
    by, (_, fell) = rules(game), dealt(game, dealer=1)
    seats = [(1 + n) % by.players for n in range(1, by.players + 1)]
    assert [(e.seat, e.size) for e in fell if isinstance(e, ev.PacketDealt)] == [(s, n) for n in packets for s in seats]


@pytest.mark.parametrize("game", [game for game in GAMES if not game.startswith("french")])
def test_the_last_cards_are_the_dealers(game):
    by, (_, fell) = rules(game), dealt(game)
    assert fell[-1] == ev.TalonDealt(by.deck[-by.row.talon:], by.row.talon)
    assert sum(isinstance(e, ev.TalonDealt) for e in fell) == 1


@pytest.mark.parametrize("game", [game for game in GAMES if game.startswith("french")])
def test_a_french_talon_is_dealt_singly_and_gets_neither_the_first_nor_the_last_card(game):
    by, (laid, fell) = rules(game), dealt(game)
    talon = [e for e in fell if isinstance(e, ev.TalonDealt)]
    assert [e.size for e in talon] == [1] * by.row.talon
    assert by.deck[0] not in laid.talon
    assert by.deck[-1] not in laid.talon
    packets = [e for e in fell if isinstance(e, ev.PacketDealt)]
    first = [x for pair in zip(packets, talon, strict=False) for x in pair]
    assert fell == first + packets[len(talon):]


@pytest.mark.parametrize("game", GAMES)
def test_hands_and_talon_alone_rebuild_the_deal(game):
    by = rules(game)
    order = Random(3).sample(by.deck, len(by.deck))
    state, events = deal(by, 2, order)
    whole = state.facts.deal
    assert deal_of(by, 2, whole.hands, whole.talon) == (state, events)


def test_hands_of_a_wrong_size_are_no_deal():
    laid = shuffled("chambery", 1, dealer=0).state.facts.deal
    hands = (laid.hands[0][:-1], (*laid.hands[1], laid.hands[0][-1]), *laid.hands[2:])
    with pytest.raises(ValueError, match="hands"):
        deal_of(laid.rules, 0, hands, laid.talon)


# -- six at the table -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", range(6))
def test_the_seat_before_the_dealer_sits_out(dealer):
    table, idle = shuffled("chambery at_table=6", 5, dealer=dealer), (dealer - 1) % 6
    began = table.happened(ev.DealBegan)[0]
    assert began == ev.DealBegan(dealer, (dealer + 1) % 6, idle)
    assert table.seen(idle).hand == frozenset()
    table.finish(whim(dealer))
    assert all(seat != idle for seat, _ in table.moves)
    assert table.state.score.sides[idle] is None
    assert table.state.score.points[idle] is None
    assert table.payments[idle] == 0
    assert table.state.facts.deal.after((dealer - 2) % 6) == dealer


def test_who_sits_out_watches():
    table = shuffled("chambery at_table=6", 5, dealer=3)
    idle = table.seen(2)
    assert (idle.hand, idle.actions, idle.talon, idle.ecart) == (frozenset(), (), None, None)
    assert idle.sizes == (15, 15, 0, 18, 15, 15)


# -- the lone Petit ---------------------------------------------------------------------------------------------------

LONE = "T1 S2 S3 S4 S5 S6 S7 S8 S9 S10 H2 H3 H4 H5 H6"


def test_the_lone_petit_voids_the_deal_where_the_option_says_so():
    table = seated("chambery lone_petit=void", dealer=0, p2=LONE)
    assert isinstance(table.state, Over)
    assert table.state.end == "void"
    assert table.log[-1] == ev.DealVoided(2)
    assert set(table.payments) == {0}
    assert all(set(table.seen(seat).sides) == {None} for seat in range(5))


@pytest.mark.parametrize("game", ["french players=5", "french-open-call", "chambery-dummett"])
def test_it_voids_any_game(game):
    assert seated(f"{game} lone_petit=void", dealer=0, p2=LONE).state.end == "void"


@pytest.mark.parametrize("hand", [LONE.replace("H6", "F"), LONE.replace("H6", "T2"), LONE.replace("T1", "T2")])
def test_with_the_fool_or_another_tarot_it_plays(hand):
    assert not isinstance(seated("chambery lone_petit=void", dealer=0, p2=hand).state, Over)


def test_usually_it_plays():
    assert not isinstance(seated("chambery", dealer=0, p2=LONE).state, Over)


def test_the_talon_saves_nobody():
    """The hands as dealt decide, even if the dealer with the lone 1 would find a tarot in the talon."""
    assert seated("chambery lone_petit=void", dealer=0, p0=LONE, talon="T9 F T8").state.end == "void"


# -- the match --------------------------------------------------------------------------------------------------------


def test_the_deal_moves_one_seat_to_the_right_and_the_totals_add_up():
    match, totals = new_match(rules("chambery"), 3), [0] * 5
    for n in range(5):
        assert not match.finished
        assert match.dealer == (3 + n) % 5
        over = shuffled("chambery", n, dealer=match.dealer).finish(whim(n)).over
        totals = [a + b for a, b in zip(totals, over.payments, strict=True)]
        match = match.after(over)
    assert match.finished
    assert list(match.totals) == totals
    assert any(totals)


def test_passed_and_void_deals_move_the_deal_but_do_not_count():
    match = new_match(rules("french"), 3)
    passed = shuffled("french", 0, dealer=3).do("pass; pass; pass; pass").over
    match = match.after(passed)
    assert (match.dealer, match.counted, match.totals) == (0, 0, (0, 0, 0, 0))
    void = seated("french lone_petit=void", dealer=0, p2=LONE).over
    assert void.end == "void"
    assert match.after(void).dealer == 1
    assert match.after(void).counted == 0


def test_all_six_deal_at_a_table_of_six():
    match = new_match(rules("chambery at_table=6"), 4)
    dealers = []
    while not match.finished:
        dealers.append(match.dealer)
        match = match.after(shuffled("chambery at_table=6", len(dealers), dealer=match.dealer).finish(whim(1)).over)
    assert dealers == [4, 5, 0, 1, 2, 3]
