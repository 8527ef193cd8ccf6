"""Hints and verdicts: correct values, the same for the same seed, and independent of hidden cards."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from game.ai.search.action_values import ActionValue
from game.ai.teaching.advice import MUCH, NEAR, Advice, advise
from game.ai.teaching.reasons import ALIKE, CLAIMS, GENERAL, Reason, reasons_for
from game.ai.teaching.review import Said, after_hint, judge, moments, verdict
from game.engine import Observation, observe
from game.engine.actions import Action, Ask, Bid, Discard, Pass, Play, ShowHandful
from game.engine.cards import Card
from game.engine.phases.asking import Asking
from game.engine.phases.discarding import Discarding
from tests.ai.advice_score import compared
from tests.ai.test_reasons import PAIRS, late
from tests.ai.test_swaps import dealt_anew
from tests.ai.test_swaps import moments as swappable
from tests.builders import GAMES, actions, said, shuffled, steps, whim
from tests.effort import many

FEW = 20  # worlds: enough for these tests


def outlook(some: tuple[ActionValue, ...], action: str) -> ActionValue:
    return next(one for one in some if said(one.plan[0]) == action)


# -- contents ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_an_outlook_and_the_best_is_first(game: str) -> None:
    for _, seen in swappable(game, 1):
        advice = advise(seen, FEW, 3)
        legal = {action for action in seen.actions if not isinstance(action, Ask)}
        found = [one.plan for one in advice.values]
        assert legal <= {action for plan in found for action in plan}
        assert all(set(plan) <= set(seen.actions) for plan in found if len(plan) == 1)
        assert len(found) == len(set(found))
        best = advice.values[0]
        assert best.behind == 0.0
        assert all(one.behind >= 0.0 and one.worth <= best.worth for one in advice.values)
        assert advice.best == best.plan


@pytest.mark.parametrize("game", GAMES[::4])
def test_reasons_speak_for_the_best_and_hold(game: str) -> None:
    for seed in range(2):
        for _, seen in swappable(game, seed):
            advice = advise(seen, FEW, seed)
            assert advice.reasons
            own = [reason for reason in advice.reasons if reason.key not in GENERAL]
            assert set(own) <= {reason for action in advice.best for reason in reasons_for(seen, action)}
            for reason in [one for one in own if one.key not in CLAIMS]:
                there, lacking = split(advice.values, seen, reason.key)
                assert min(lacking) > ALIKE or sum(there) / len(there) < sum(lacking) / len(lacking), reason


def split(some: tuple[ActionValue, ...], seen: Observation, key: str) -> tuple[list[float], list[float]]:
    there, lacking, known = list[float](), list[float](), set[Action]()
    for one in some:
        for action in one.plan:
            if action not in known:
                known.add(action)
                holds = key in [reason.key for reason in reasons_for(seen, action)]
                (there if holds else lacking).append(one.behind)
    return there, lacking


def test_a_sure_trick_is_worth_its_points_more() -> None:
    """The last player either wins the trick with the Queen or leaves it to the opponents with the 2."""
    table = late("SR H2", "S5 H3", "S7 H4", "T9 H5", play="SR S5 S7")
    assert table.may == {"play T9"}
    table = late("SV H2", "S5 H3", "S7 H4", "SD S2", play="SV S5 S7")
    advice = advise(table.seen(3), FEW, 0)
    assert said(advice.values[0].action) == "play SD"
    lost = outlook(advice.values, "play S2").behind
    assert lost > 3.0
    assert Reason("brings_home", actions_cards("play SD")) in advice.reasons


def actions_cards(text: str) -> tuple[Card, ...]:
    return (actions(text)[0].card,)


def test_the_worth_of_a_settled_end_is_the_points_there_are() -> None:
    table = late("SV", "S5", "S7", "SD", play="SV S5 S7")
    advice = advise(table.seen(3), FEW, 0)
    side = table.seen(3).sides[3]
    assert side is not None
    table.do("play SD")
    assert advice.values[0].worth == pytest.approx(table.points(side))
    assert advice.values[0].paid == table.payments[3]


def test_cards_that_do_the_same_have_one_worth() -> None:
    table = late("SV H2 H3", "S5 H4 C5", "S7 H8 C6", "S2 S3 SD", play="SV S5 S7")
    some = advise(table.seen(3), FEW, 0).values
    assert outlook(some, "play S2").behind == outlook(some, "play S3").behind


def test_bids_are_valued_in_payment_and_compared() -> None:
    strong = shuffled("french players=4", 5, dealer=0, p1="F T1 T21 T20 T19 T18 T17 T16 T15 T14 SR SD HR DR")
    weak = shuffled("french players=4", 5, dealer=0, p1="T2 T3 SV HV S2 S3 S4 H5 H6 D2 D3 D4 C2 C3 C4 C5 C6 C7")
    best = advise(strong.seen(1), 80, 1).values
    assert isinstance(best[0].action, Bid)
    assert best[0].worth > 100.0
    assert best[0].worth > outlook(best, "pass").worth
    some = advise(weak.seen(1), 80, 1).values
    assert isinstance(some[0].action, Pass)
    assert outlook(some, "bid guard").worth < -50.0


def test_a_handful_is_worth_what_it_is_paid() -> None:
    table = shuffled("french players=4", 5, dealer=0,
                     p1="T12 T13 T14 T15 T16 T17 T18 T19 T20 T21 T11 T10 F SR SD SC HR HD")
    table.do("bid guard; pass; pass; pass")
    while not any(one.startswith("handful") for one in table.may):
        table.skip(1)
    some = advise(table.seen(1), 60, 1).values
    assert isinstance(some[0].action, ShowHandful)
    shown, played = some[0], next(one for one in some if isinstance(one.action, Play))
    assert shown.paid - played.paid == pytest.approx(3 * 30, abs=20)


def test_of_cards_hardly_apart_the_cheapest_is_named() -> None:
    seen = late("T21 H2 C2", "T5 H3 C3", "T7 H4 C4", "T8 T9 T20", play="T21 T5 T7").seen(3)
    values = advise(seen, FEW).values
    assert len([one for one in values if one.behind <= NEAR]) > 1
    assert said(values[0].plan[0]) == "play T8"


# -- verdicts ---------------------------------------------------------------------------------------------------------


def test_moments_are_all_decisions_with_a_choice() -> None:
    table = shuffled("chambery", 4)
    chosen = whim(4)
    expected = list[tuple[int, Observation, tuple[Action, ...]]]()
    while table.state.turn is not None:
        seat, action = table.state.turn, chosen(table.state)
        if seat == 1 and len(table.state.actions()) > 1:
            if isinstance(action, Discard) and expected and isinstance(expected[-1][2][0], Discard):
                expected[-1] = *expected[-1][:2], (*expected[-1][2], action)
            else:
                expected.append((len(table.record.moves), observe(table.state, 1), (action,)))
        table.take(action)
    assert list(moments(table.record, 1)) == expected
    assert len(expected) > 5


def test_a_verdict_is_about_what_was_done() -> None:
    table = late("SV H2", "S5 H3", "S7 H4", "SD S2", play="SV S5 S7")
    bad = judge(table.seen(3), (actions("play S2")[0],), FEW, 0)
    assert (bad.grade, said(bad.best[0])) == ("mistake", "play SD")
    assert bad.loss > MUCH
    assert bad.expected < bad.possible
    good = judge(table.seen(3), (actions("play SD")[0],), FEW, 0)
    assert (good.grade, good.loss, good.expected) == ("best", 0.0, good.possible)
    with pytest.raises(ValueError, match="may not be done"):
        judge(table.seen(3), (actions("play T21")[0],), FEW, 0)


def test_what_nobody_sensible_would_ask_for_is_judged_too() -> None:
    table = shuffled("chambery players=4", 3, dealer=0, p1="T20 T19 T18 T17 T16 T15 T14 SR HR DR")
    while isinstance(table.state, Discarding):
        table.skip(1)
    table.do("bid one")
    while not isinstance(table.state, Asking):
        table.skip(1)
    poor = next(action for action in table.state.actions() if said(action) in ("ask S2", "ask S3", "ask S4"))
    judged = judge(table.seen(1), (poor,), 80, 0)
    assert judged.done == (poor,)
    assert judged.loss > 0.0


def test_a_part_of_a_discard_is_judged_by_the_best_that_contains_it() -> None:
    table = shuffled("french players=4", 5, dealer=0, p1="F T1 T21 T20 T19 T18 T17 T16 SR HR S5 H5").do(
        "bid guard; pass; pass; pass")
    assert isinstance(table.state, Discarding)
    seen = table.seen(1)
    for action in seen.actions[::4]:
        assert isinstance(action, Discard)
        advice = advise(seen, 40, 0, also=(action,))
        judged, whole = verdict(advice, seen, (action,)), [one for one in advice.values if action in one.plan]
        assert judged.loss == whole[0].behind == min(one.behind for one in whole if not one.given_up)
        assert len(judged.best) == 6


def between(behind: float, doubt: float) -> ActionValue:
    return ActionValue((Pass(),), 0.0, doubt, behind, doubt, 0.0, 100)


BIDDING = shuffled("french players=4", 1, dealer=0).seen(1)


@pytest.mark.parametrize(("behind", "doubt", "expected"), [
    (0.0, 0.0, "best"), (0.1, 0.0, "best"), (0.4, 0.0, "good"), (0.6, 0.1, "doubtful"), (0.6, 0.4, "good"),
    (0.9, 0.1, "doubtful"), (1.1, 0.1, "mistake"), (1.6, 0.9, "good"), (40.0, 5.0, "mistake"),
])
def test_grades_weigh_the_loss_against_its_error(behind: float, doubt: float, expected: str) -> None:
    best = ActionValue((Bid("guard"),), 0.0, 0.0, 0.0, 0.0, 0.0, 100)
    judged = verdict(Advice((best, between(behind, doubt)), ()), BIDDING, (Pass(),))
    assert judged.grade == expected
    assert judged.ill == (expected in ("doubtful", "mistake"))


# -- one judgement ----------------------------------------------------------------------------------------------------


def test_hints_remarks_and_reviews_do_not_contradict_each_other() -> None:
    found = list(compared(many(48, 3), seed=11, worlds=60))
    assert [one.contradiction for one in found if one.contradiction] == []
    assert sum(one.followed for one in found) > len(found) / 2
    assert any(one.verdict.ill for one in found), "there are mistakes among what was done by chance"


def test_what_was_done_does_not_change_the_best() -> None:
    for game in GAMES[::9]:
        for _, seen in swappable(game, many(4, 2)):
            advice = advise(seen, FEW)
            for one in advice.values[1:3]:
                assert judge(seen, one.plan, FEW).best in (advice.best, one.plan), (game, seen.phase)


def test_a_hint_that_was_given_is_upheld_whatever_is_found_later() -> None:
    """The review after a restart on a slower machine, or by a newer version, may find another action better."""
    table = late("SV H2", "S5 H3", "S7 H4", "SD S2", play="SV S5 S7")
    seen, said_before = table.seen(3), actions("play S2")
    judged = judge(seen, said_before, FEW)
    assert judged.ill
    upheld = after_hint(judged, seen, Said(said_before))
    assert (upheld.grade, upheld.loss, upheld.best) == ("best", 0.0, said_before)
    other = judge(seen, actions("play SD"), FEW)
    assert after_hint(other, seen, Said(said_before)) == other, "to do better than the hint is no fault"
    assert after_hint(judged, seen, Said(actions("play SD"))) == judged
    as_good = after_hint(judged, seen, Said(actions("play SD"), (said_before,)))
    assert (as_good.grade, as_good.best) == ("good", actions("play SD")), "the hint called it as good"


# -- fair and repeatable ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_other_hidden_cards_change_no_hint_and_no_verdict(game: str) -> None:
    compared = 0
    for state, seen in swappable(game, 2):
        action = Random(compared).choice(seen.actions)
        hint, judged = advise(seen, 6, 1), judge(seen, (action,), 6, 1)
        for other in islice(dealt_anew(state, seen, 2), 1):
            again = observe(other, seen.seat)
            assert advise(again, 6, 1) == hint, seen.phase
            assert judge(again, (action,), 6, 1) == judged, seen.phase
            compared += 1
    assert compared >= 4


def test_the_seed_settles_a_hint() -> None:
    seen = _somewhere()
    assert advise(seen, FEW, 5) == advise(seen, FEW, 5)
    assert advise(seen, FEW, 5).values != advise(seen, FEW, 6).values


def test_a_stopped_search_answers_with_what_is_known() -> None:
    seen = _somewhere()
    asked: list[bool] = []

    def stopped() -> bool:
        asked.append(True)
        return True

    advice = advise(seen, 400, 0, stopped)
    assert asked
    assert {one.plan[0] for one in advice.values} == set(seen.actions)
    assert max(one.worlds for one in advice.values) == 1


def test_out_of_turn_there_is_nothing_to_advise() -> None:
    table = shuffled("piedmont", 1)
    turn = table.state.turn
    with pytest.raises(ValueError, match="turn"):
        advise(observe(table.state, next(seat for seat in range(4) if seat != turn)), FEW, 0)


def _somewhere() -> Observation:
    for table in steps(shuffled(PAIRS, 3), whim(3)):
        turn = table.state.turn
        assert turn is not None
        seen = observe(table.state, turn)
        if seen.phase == "playing" and len(seen.actions) > 4 and len(seen.tricks) > 3:
            return seen
    raise AssertionError("no such moment")
