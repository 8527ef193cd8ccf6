"""The distance of a candidate from another, from the worlds in which both were tried and from the prior."""

from __future__ import annotations

from math import sqrt

import pytest

from game.ai.search.race import FIRST_LOOK, TRUSTED, Race, mean_and_error


def test_the_error_of_a_mean_shrinks_with_the_root_of_the_number() -> None:
    assert mean_and_error([1.0, 3.0]) == (2.0, 1.0)
    few, many = mean_and_error([1.0, 3.0] * 8)[1], mean_and_error([1.0, 3.0] * 32)[1]
    assert few / many == pytest.approx(2.0, rel=0.05)
    assert mean_and_error([5.0] * 9) == (5.0, 0.0)


def raced(prior: tuple[float, float] = (0.0, 0.0), **more: float) -> Race:
    """A race in which the second candidate is 1 behind on average, with an error of about 1."""
    race = Race(2, prior, **more)
    race.results = [[2.0, 0.0] * 8, [1.0 - 1.0, 1.0 - 1.0] * 8]
    return race


def test_what_was_expected_moves_the_distance_towards_itself() -> None:
    seen, error = raced().behind(1, 0)
    assert seen == 1.0
    assert error == pytest.approx(sqrt(16 / 15 / 16))
    more, less = raced((9.0, 0.0), doubt=1.0).behind(1, 0), raced((0.0, 9.0), doubt=1.0).behind(1, 0)
    share = error**2 / (error**2 + 1.0)
    assert more[0] == pytest.approx((1 - share) * 1.0 + share * 9.0)
    assert less[0] == pytest.approx((1 - share) * 1.0 - share * 9.0)
    assert more[1] == less[1] == pytest.approx(sqrt(1 - share) * error)
    sure = raced((9.0, 0.0), doubt=0.0).behind(1, 0)
    assert sure[0] == pytest.approx(1.0 + (9.0 - 1.0) * TRUSTED / (TRUSTED + 16))


def test_who_is_clearly_behind_is_dropped_and_nobody_else() -> None:
    class Fixed:
        def draw(self) -> None:
            self.even = not getattr(self, "even", False)

        def worth(self, rival: int) -> float:
            return (1.0, 0.9, -5.0)[rival] + (1.0 if self.even == (rival == 1) else 0.0)

    race = Race(3)
    race.run(FIRST_LOOK, Fixed())
    assert race.alive == [0, 1]
    assert not race.won
