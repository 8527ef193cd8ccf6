"""The animated goal on the rim: it ends at the true points, and is shown at once if there is no motion."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.engine.cards import FOOL, MOND, PAGAT
from game.view.table.choreography import BLOOM, GROW, INSTANT, LIGHT, SLIDE, Pace
from game.view.table.goal import Goal
from game.view.table.motion import Growth, at_rest

BEGUN = Goal("guard", 2, 2, 40, 20, 82, 182, True, "", True, ((PAGAT, "hidden"), (MOND, "held"), (FOOL, "held")), ())
LATER = replace(BEGUN, taken=90, others=30, target=72, oudlers=((PAGAT, "taker"), (MOND, "held"), (FOOL, "held")))


def growth() -> Growth:
    made = Growth()
    made.follow(BEGUN, Pace())
    return made


def test_points_arrive_bit_by_bit_and_never_run_back() -> None:
    moving, taken, targets = growth(), [], []
    moving.follow(LATER, Pace())
    while moving.update(1 / 60):
        assert moving.shown is not None
        taken.append(moving.shown.taken)
        targets.append(moving.shown.target)
    assert taken == sorted(taken)
    assert len(set(taken)) > 20
    assert targets == sorted(targets, reverse=True)
    assert targets[taken.index(LATER.taken)] > LATER.target, "the bud slides after the points have arrived"
    assert moving.shown == at_rest(LATER)
    assert not moving.moving


def test_the_flower_opens_after_the_vine_has_come() -> None:
    moving = growth()
    moving.follow(LATER, Pace())
    opened = [(moving.shown.taken, moving.shown.opening) for _ in range(200) if moving.update(1 / 60) and moving.shown]
    assert all(taken >= LATER.target for taken, opening in opened if opening > 0)
    assert sum(0 < opening < 1 for _, opening in opened) > 10


def test_only_an_oudler_that_changed_lights_up() -> None:
    moving = growth()
    moving.follow(LATER, Pace())
    moving.update(0.5)
    assert moving.shown is not None
    assert set(moving.shown.lighting) == {PAGAT}


@pytest.mark.parametrize("pace", [INSTANT, Pace(travel=False)])
def test_without_motion_everything_is_there_at_once(pace: Pace) -> None:
    moving = growth()
    moving.follow(LATER, pace)
    assert moving.shown == at_rest(LATER)
    assert not moving.update(1)


def test_a_faster_pace_takes_less_time() -> None:
    def frames(pace: Pace) -> int:
        moving = growth()
        moving.follow(LATER, pace)
        return sum(1 for _ in range(1000) if moving.update(1 / 60))
    assert frames(Pace(0.5)) * 2 == pytest.approx(frames(Pace()), abs=3)


def test_another_deal_begins_at_rest() -> None:
    moving = growth()
    moving.follow(None, Pace())
    assert moving.shown is None
    moving.follow(LATER, Pace())
    assert moving.shown == at_rest(LATER)
    assert not moving.moving


def test_the_same_goal_again_does_not_stop_the_motion() -> None:
    moving = growth()
    moving.follow(LATER, Pace())
    moving.update(0.3)
    before = moving.shown
    moving.follow(LATER, Pace())
    assert moving.shown == before
    assert moving.moving


def test_a_motion_can_be_ended() -> None:
    moving = growth()
    moving.follow(LATER, Pace())
    moving.settle()
    assert moving.shown == at_rest(LATER)
    assert not moving.moving


def test_vine_oudler_and_flower_are_heard_as_they_begin() -> None:
    moving, heard = growth(), []
    moving.follow(LATER, Pace())
    for frame in range(200):
        moving.update(1 / 60)
        heard += [(name, frame / 60) for name in moving.voices()]
    assert [name for name, _ in heard] == ["vine", "oudler", "vine", "bloom"]
    begins = [motion.delay for motion in (GROW, LIGHT, SLIDE, BLOOM)]
    assert [at for _, at in heard] == pytest.approx(begins, abs=0.03)


def test_only_a_target_that_moves_is_heard_twice_on_the_vine() -> None:
    moving, sounds = growth(), list[str]()
    moving.follow(replace(LATER, target=BEGUN.target), Pace())
    while moving.update(1 / 60):
        sounds += moving.voices()
    assert sounds.count("vine") == 1


def test_nothing_is_heard_of_a_motion_that_is_ended_or_does_not_take_place() -> None:
    moving = growth()
    moving.follow(LATER, Pace())
    moving.settle()
    assert not moving.update(1)
    assert moving.voices() == []
    moving = growth()
    moving.follow(LATER, INSTANT)
    moving.update(1)
    assert moving.voices() == []
