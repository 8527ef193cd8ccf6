"""Handfuls, slams and the petit au bout of French Tarot."""

from __future__ import annotations

import pytest

from game.engine import events as ev
from tests.builders import Table, cards, ending, names, rules, seated, won

TEN = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11"


def to_lead(game: str = "french", said: str = "bid without", **hands: str) -> Table:
    """Forehand, seat 0, has taken the bid and is about to lead the first card."""
    players = rules(game).players
    table = seated(game, dealer=players - 1, **hands).do(said + "; pass" * (players - 1))
    while not table.happened(ev.PlayBegan):
        table.take(table.state.actions()[0])
    return table


# -- handfuls ---------------------------------------------------------------------------------------------------------


def some(size: int) -> str:
    return " ".join(f"T{n}" for n in range(2, 2 + size))


@pytest.mark.parametrize(("game", "sizes"), [
    ("french players=3", (13, 15, 18)), ("french players=4", (10, 13, 15)), ("french players=5", (8, 10, 13)),
    ("french players=6", (7, 9, 11)), ("french-open-call players=5", (8, 10, 13)),
])
def test_exactly_as_many_cards_as_the_table_says(game, sizes):
    hand = some(rules(game).row.hand)[:-1].rsplit(" ", 1)[0] if rules(game).row.hand < 19 else some(20)
    table = to_lead(game, p0=hand)
    held = len(hand.split())
    for size in range(1, held + 1):
        assert (table.why_not(f"handful {some(size)}") is None) == (size in sizes)
    assert table.why_not(f"handful {some(sizes[0] + 1)}") == "handful-size"
    table.do(f"handful {some(sizes[0])}")
    assert table.happened(ev.HandfulShown)[0].seat == 0


def test_every_possible_size_is_offered():
    table = to_lead(p0=some(15))
    shown = {len(text.split()) - 1 for text in table.may if text.startswith("handful")}
    assert shown == {10, 13, 15}
    assert all(table.why_not(text) is None for text in table.may)


def test_any_choice_of_tarots_will_do():
    table = to_lead(p0="T12 T13 " + TEN)
    assert table.why_not("handful T13 T12 T2 T3 T4 T5 T6 T7 T8 T9") is None
    assert table.why_not("handful T13 T13 T2 T3 T4 T5 T6 T7 T8 T9") == "handful-size"
    assert table.why_not("handful T14 T12 T2 T3 T4 T5 T6 T7 T8 T9") == "handful-size"
    assert table.why_not("handful S2 T12 T2 T3 T4 T5 T6 T7 T8 T9") == "handful-size"


def test_the_fool_is_shown_only_if_no_tarot_is_held_back():
    nine = " ".join(TEN.split()[:9])
    table = to_lead(p0=f"F {nine}")
    assert table.why_not(f"handful F {nine}") is None
    assert f"handful {nine} F" in table.may
    ten = to_lead(p0=f"F {TEN}")
    assert ten.why_not(f"handful F {nine}") == "handful-size"
    assert ten.why_not(f"handful {TEN}") is None
    assert not any("F" in text.split() for text in ten.may if text.startswith("handful"))
    twelve = to_lead(p0=f"F {TEN} T12 T13")
    assert twelve.why_not(f"handful F {TEN} T12 T13") is None


def test_too_few_tarots_show_nothing():
    table = to_lead(p0=" ".join(TEN.split()[:9]))
    assert not any(text.startswith("handful") for text in table.may)


def test_a_handful_is_shown_at_the_own_first_turn_before_the_card_and_once():
    table = to_lead(p0=some(13))
    table.do(f"handful {TEN}")
    assert table.state.turn == 0
    assert table.why_not(f"handful {some(13)}") == "handful-first-turn"
    assert not any(text.startswith("handful") for text in table.may)
    table.do("play T2")
    while not (table.state.turn == 0 and table.state.tricks):
        table.take(table.state.actions()[0])
    assert table.why_not(f"handful {' '.join(names(table.seen(0).hand).split()[:10])}") == "handful-first-turn"


def test_another_seat_shows_at_its_own_turn():
    table = to_lead(p0="S2", p1=TEN).do("play S2")
    assert table.state.turn == 1
    table.do(f"handful {TEN}")
    assert [event.seat for event in table.happened(ev.HandfulShown)] == [1]
    assert all(table.seen(seat).handfuls[0].cards == tuple(sorted(cards(TEN))) for seat in range(4))


def test_who_missed_the_first_turn_shows_no_more():
    table = to_lead(p0=TEN).do("play T2")
    while table.state.turn != 0:
        table.take(table.state.actions()[0])
    assert not any(text.startswith("handful") for text in table.may)


@pytest.mark.parametrize("game", ["chambery", "chambery-dummett", "piedmont"])
def test_nobody_else_knows_handfuls(game):
    table = seated(game, dealer=0, p1=some(13))
    while not table.happened(ev.PlayBegan):
        table.take(table.state.actions()[0])
    assert not any(text.startswith("handful") for text in table.may)
    assert table.why_not(f"handful {some(8)}") is not None


# -- slam -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["french", "french players=3", "french players=5", "french players=6",
                                  "french-open-call"])
@pytest.mark.parametrize("bid", ["small", "guard", "without", "against"])
def test_the_taker_may_announce_after_exchange_and_call_and_leads(game, bid):
    players = rules(game).players
    table = seated(game, dealer=0).do("pass; bid " + bid + "; pass" * (players - 2))
    while table.may != {"pass", "slam"}:
        assert table.state.turn == 2
        table.take(table.state.actions()[0])
    assert table.why_not("play S2") == "slam-or-play"
    before = len(table.log)
    table.do("slam")
    assert table.log[before:] == [ev.SlamDeclared(2), ev.PlayBegan(2)]
    assert table.state.turn == 2
    assert all(table.seen(seat).slam for seat in range(players))


def test_without_a_slam_forehand_leads_and_nothing_is_said():
    table = seated("french", dealer=0).do("pass; bid against; pass; pass")
    before = len(table.log)
    table.do("pass")
    assert table.log[before:] == [ev.PlayBegan(1)]
    assert not any(table.seen(seat).slam for seat in range(4))


def test_nobody_announces_a_slam_in_chambery():
    table = seated("chambery", dealer=0).skip(3).do("bid hand; pass; pass; pass; pass")
    assert table.why_not("slam") == "play-now"


SWEPT = (won("S5 S6 S7 SR", 0, 3), won("H5 H8 H6 HR", 3, 3))


@pytest.mark.parametrize(("slam", "last", "worth"), [
    (True, "DR", 400), (False, "DR", 200), (True, "D2", -200), (False, "D2", None),
])
def test_slams_by_the_taker(slam, last, worth):
    table = ending("french", "D3", "D4", "D5", last, before=SWEPT, taker=3, contract="guard", slam=slam).finish()
    assert table.line("slam") == (None if worth is None else (worth,))


@pytest.mark.parametrize(("slam", "worth"), [(False, -200), (True, -400)])
def test_a_defence_that_takes_every_trick(slam, worth):
    before = (won("S5 SR S7 S6", 0, 1), won("H5 H8 HR H6", 1, 3))
    before = (before[0], won("H5 HR H8 H6", 1, 2))
    table = ending("french", "D3", "D4", "DR", "D5", before=before, taker=3, contract="guard", slam=slam).finish()
    assert table.line("slam") == (worth,)


def test_the_partners_tricks_count_for_the_slam():
    before = (won("S5 SR S7 S6 S8", 0, 1), won("H5 H8 HR H6 H7", 1, 3))
    table = ending("french players=5", "D3", "DR", "D5", "D6", "D7", before=before, taker=3, contract="guard",
                   called="DR").finish()
    assert table.state.score.sides == (1, 0, 1, 0, 1)
    assert table.line("slam") == (200,)


# -- petit au bout ----------------------------------------------------------------------------------------------------

RICH = "SR HR DR CR SD HD DD CD SC HC DC CC SV HV DV CV T21"  # enough to win any deal


@pytest.mark.parametrize(("hands", "ecart", "bout"), [
    (("D3", "D4", "D5", "T1"), RICH, 10),   # the taker wins the last trick with it, and the deal
    (("D3", "D4", "D5", "T1"), "C2", -10),  # wins the trick, loses the deal
    (("D3", "T9", "D5", "T1"), RICH, -10),  # loses the 1 in the last trick, wins the deal
    (("D3", "T9", "D5", "T1"), "C2", 10),   # the defence has both
    (("D3", "T1", "D5", "T9"), RICH, 10),   # takes the defence's 1
    (("D3", "T1", "D5", "D9"), "C2", 10),   # the defence's own 1 wins the trick, and the deal
    (("D3", "T2", "D5", "D9"), "C2", None),
])
def test_the_petit_in_the_last_trick(hands, ecart, bout):
    before = (won("S5 SR S7 S6", 0, 1),)
    table = ending("french", *hands, taker=3, contract="small", before=before, ecart=ecart).finish()
    assert table.line("petit-au-bout") == (None if bout is None else (bout,))


def test_the_petit_before_the_last_trick_is_nothing():
    table = ending("french", "D3 C3", "D4 C4", "D5 C5", "T1 C6", taker=3, contract="small", ecart="C2").finish()
    assert table.line("petit-au-bout") is None


def fool_last(before: str, hands: tuple[str, ...], lead: int = 3, game: str = "french") -> Table:
    """A finished deal in which the taker, seat 3, won all tricks before the last and played the Fool to that."""
    tricks = (won("S5 S6 S7 SR", 0, 3), won(before, 3, 3))
    return ending(game, *hands, lead=lead, before=tricks, taker=3, contract="small", slam=True, ecart=RICH).finish()


def test_before_a_fool_that_wins_the_last_trick_the_petit_counts_if_it_won():
    table = fool_last("T1 H3 H4 H5", ("D3", "D4", "D5", "F"))
    assert table.happened(ev.TrickTaken)[0].seat == 3
    assert table.line("petit-au-bout") == (10,)


def test_a_petit_that_was_merely_in_the_trick_before_does_not_count():
    assert fool_last("T9 T1 H4 H5", ("D3", "D4", "D5", "F")).line("petit-au-bout") is None


def test_a_petit_in_the_last_trick_itself_does_not_count_when_the_fool_wins_it():
    assert fool_last("T9 H3 H4 H5", ("D3", "T1", "D5", "F")).line("petit-au-bout") is None


def test_with_a_led_fool_that_does_not_win_the_last_trick_decides():
    tricks = (won("S5 SR S7 S6", 0, 1), won("T1 H3 H4 H5", 3, 3))
    table = ending("french-open-call players=4", "D3", "D4", "D5", "F", lead=3, before=tricks, taker=3,
                   contract="small", ecart=RICH).finish()
    assert table.happened(ev.TrickTaken)[0].seat == 2
    assert table.line("petit-au-bout") is None
    table = ending("french-open-call players=4", "D3", "T1", "D5", "F", lead=3, before=tricks[:1], taker=3,
                   contract="small", ecart=RICH).finish()
    assert table.line("petit-au-bout") == (-10,)
