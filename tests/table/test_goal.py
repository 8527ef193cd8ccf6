"""The goal on the table: the target and the progress, as far as each seat may know them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine import Observation, observe
from game.engine.cards import FOOL, MOND, PAGAT
from game.engine.payment import OUDLERS, TARGETS
from game.engine.phases.over import Over
from game.engine.phases.playing import Playing
from game.view import words
from game.view.sides import sides_seen
from game.view.table.goal import Goal, final_goal, goal, left_to_win, points_of_target
from tests.builders import GAMES, rules, shuffled, steps, whim


def states(game: str, seeds: int):
    for seed in range(seeds):
        for table in steps(shuffled(game, seed), whim(seed)):
            yield table.state


def seen_by_all(state) -> list[Observation]:
    return [observe(state, seat) for seat in state.facts.deal.order]


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_it_is_what_the_score_says(game: str) -> None:
    """Before the count, the goal may differ by a card owed for the Fool and by unseen cards."""
    looked = 0
    for state in states(game, 12):
        if not isinstance(state, Over) or state.score is None or not state.tricks:
            continue
        for seen in seen_by_all(state):
            found = goal(seen, len(seen.tricks))
            if found is None:
                continue
            side = 0 if seen.taking.contract.sides in ("alone", "called") else seen.sides[seen.seat]
            truth = next(pile.units for pile in state.score.piles if pile.side == side)
            rest = sum(pile.units for pile in state.score.piles if pile.side != side)
            final = final_goal(found, seen, state.score)
            assert (final.taken, final.others, final.unseen) == (truth, rest, "")
            if found.oudlers:
                assert final.target == TARGETS[len(state.score.piles[0].cards & OUDLERS)]
            if found.unseen or seen.rules.ecart_to == "last-trick":
                continue
            owed = seen.rules.family.unit
            assert abs(found.taken - truth) <= owed
            looked += 1
    assert looked or rules(game).ecart_to == "last-trick"


@pytest.mark.parametrize("game", ["french", "french players=3", "french players=5", "french-open-call"])
def test_the_target_follows_the_oudlers_of_the_taker(game: str) -> None:
    looked = set()
    for state in states(game, 40):
        if isinstance(state, Over) and state.score is not None and state.tricks:
            for seen in seen_by_all(state):
                found = goal(seen, len(seen.tricks))
                assert found is not None
                if seen.taking.contract.talon != "taken":  # an oudler may be in the unseen talon
                    continue
                has = len(state.score.piles[0].cards & OUDLERS)
                where = dict(found.oudlers)
                assert list(where.values()).count("taker") == has
                assert found.target == TARGETS[has]
                looked.add(has)
    assert len(looked) > 1


def test_a_taker_counts_the_oudlers_in_hand_and_nobody_else_does() -> None:
    looked = 0
    for state in states("french", 30):
        if isinstance(state, Playing) and not state.tricks and not state.trick.cards:
            taker = state.facts.taking.taker
            hand = state.hands[taker]
            for seen in seen_by_all(state):
                found = goal(seen, 0)
                assert found is not None
                for card, where in found.oudlers:
                    public = card in (seen.talon or ()) and state.facts.taking.contract.talon == "taken"
                    assert (where == "held") == (public or (seen.seat == taker and card in hand))
                    looked += where == "held"
                assert found.taken + found.others <= found.total
    assert looked


def test_a_partner_counts_the_oudlers_in_hand_for_the_taker() -> None:
    looked = 0
    for state in states("french players=5", 30):
        if isinstance(state, Playing) and not state.tricks and not state.trick.cards:
            for seen in seen_by_all(state):
                found = goal(seen, 0)
                if found is not None and seen.sides[seen.seat] == 0 and seen.seat != seen.taking.taker:
                    own = {card: where for card, where in found.oudlers if card in seen.hand}
                    assert set(own.values()) <= {"held"}
                    looked += len(own)
    assert looked


def test_cards_set_aside_are_said_to_be_unseen_by_those_who_have_not_seen_them() -> None:
    looked = set()
    for state in states("french", 30):
        if isinstance(state, Playing) and not state.tricks:
            taking = state.facts.taking
            for seen in seen_by_all(state):
                found = goal(seen, 0)
                assert found is not None
                counted = taking.contract.talon == "taken" and seen.seat == taking.taker
                home = "others" if taking.contract.talon == "given" else "taken"
                assert found.unseen == ("" if counted else home)
                looked.add(found.unseen)
    assert looked == {"", "taken"} or len(looked) == 3


@pytest.mark.parametrize("game", GAMES)
def test_there_is_one_as_soon_as_cards_are_played_and_it_never_goes_back(game: str) -> None:
    before = 0
    for state in states(game, 3):
        if isinstance(state, Playing):
            seen = observe(state, state.facts.deal.order[0])
            found = goal(seen, len(seen.tricks))
            assert found is not None
            assert found.target > 0
            now = found.taken + found.others
            assert now >= before or not state.tricks
            before = now


def test_a_trick_on_the_table_does_not_count_yet() -> None:
    for state in states("chambery", 2):
        if isinstance(state, Playing) and len(state.tricks) == 3:
            seen = observe(state, state.facts.deal.order[0])
            two, three = goal(seen, 2), goal(seen, 3)
            assert two is not None
            assert three is not None
            assert three.taken + three.others > two.taken + two.others
            return
    raise AssertionError("no deal went on for three tricks")


@pytest.mark.parametrize(("game", "expected"), [
    ("french", {"taker", "defender"}), ("french players=5", {"taker", "partner", "defender", "open"}),
    ("chambery", {"taker", "soloist", "partner", "defender"}), ("piedmont", {"own", "partner", "opponent"}),
    ("chambery players=3", {"own", "opponent"})])
def test_every_seat_has_the_role_that_the_viewer_knows(game: str, expected: set[str]) -> None:
    found = set()
    for state in states(game, 30):
        if isinstance(state, Playing):
            for seen in seen_by_all(state):
                given = sides_seen(seen).roles
                found |= {given[seat] for seat in seen.order}
                for seat in seen.order:
                    if given[seat] in ("partner", "taker"):
                        assert seen.sides[seat] is not None
    assert found == expected


def test_a_goal_names_no_oudlers_where_they_change_nothing() -> None:
    state = next(state for state in states("chambery", 1) if isinstance(state, Playing))
    found = goal(observe(state, 0), 0)
    assert found is not None
    assert found.oudlers == ()
    assert {PAGAT, MOND, FOOL} == set(OUDLERS)


def test_half_of_the_points_is_not_enough_and_a_french_target_is() -> None:
    for game, enough in (("chambery", False), ("french", True)):
        state = next(state for state in states(game, 3) if isinstance(state, Playing))
        found = goal(observe(state, 0), 0)
        assert found is not None
        assert replace(found, taken=found.target).reached is enough
        assert replace(found, taken=found.target + 1).reached
        assert not replace(found, taken=found.target - 1).reached


@pytest.mark.parametrize("game", ["french players=5", "french players=6", "french-open-call", "chambery"])
def test_nobody_is_called_a_defender_before_the_call(game: str) -> None:
    looked = 0
    for state in states(game, 30):
        for seen in seen_by_all(state):
            if seen.taking.contract.sides == "called" and len(seen.taking.called) < len(seen.rules.row.calls):
                roles = sides_seen(seen).roles
                assert "defender" not in roles
                looked += 1
    assert looked


@pytest.mark.parametrize("game", GAMES)
def test_a_goal_out_of_reach_is_never_reached(game: str) -> None:
    looked = 0
    for seed in range(8):
        given_up: dict[int, int] = {}
        for table in steps(shuffled(game, seed), whim(seed)):
            state = table.state
            if not isinstance(state, Playing | Over) or not state.tricks:
                continue
            for seen in seen_by_all(state):
                found = goal(seen, len(seen.tricks))
                if found is None:
                    continue
                assert not (found.lost and found.reached), (seed, seen.seat)
                if isinstance(state, Playing) and found.lost:
                    given_up.setdefault(seen.seat, len(seen.tricks))
                elif isinstance(state, Over):
                    assert not (found.reached and seen.seat in given_up), (seed, seen.seat, given_up)
        looked += len(given_up)
    assert looked


@pytest.mark.parametrize("game", GAMES)
def test_what_is_needed_is_said_of_the_viewers_own_side_or_of_the_other(game: str) -> None:
    looked = set()
    for state in states(game, 6):
        if isinstance(state, Playing):
            for seen in seen_by_all(state):
                if (found := goal(seen)) is None:
                    continue
                shown = sides_seen(seen)
                ours = seen.sides[seen.seat] == shown.first
                alone = sum(seen.sides[seat] in (shown.first, None) for seat in seen.order) == 1
                assert found.whose == (("you" if alone else "we") if ours else ("taker" if alone else "they"))
                looked.add(ours)
    assert looked == {True, False} or rules(game).row.par


def test_what_is_needed_agrees_with_its_number_in_every_language() -> None:
    near = Goal("call", 1, 2, 81, 20, 82, 182, True, "", True, ((FOOL, "hidden"),), (), whose="we")
    said = {}
    for language in words.LANGUAGES:
        words.use(language)
        said[language] = [left_to_win(replace(near, taken=82 - units)) for units in (1, 2, 3, 38)]
    assert said["en"] == ["We need ½ more", "We need 1 more", "We need 1½ more", "We need 19 more"]
    assert said["de"] == ["Uns fehlt ½", "Uns fehlt 1", "Uns fehlen 1½", "Uns fehlen 19"]
    assert said["fr"][3] == "Il nous manque 19"
    assert said["it"][1::2] == ["Ci manca 1", "Ci mancano 19"]
    words.use("en")
    assert left_to_win(replace(near, unseen="taken", taken=0)) == "We need at most 41 more"
    half = replace(near, oudlers=(), unit=1, target=34, taken=0)
    assert [left_to_win(replace(half, taken=taken)) for taken in (0, 33, 34, 35)] == [
        "We need 35 more", "We need 2 more", "exactly even", "reached, 1 over"], "half of the points win nothing"
    assert [points_of_target(replace(half, taken=taken)) for taken in (0, 33, 34, 35)] == [
        "0 of 35", "33 of 35", "34 of 34", "35 of 34"], "both numbers add up"
