"""The judgements of the rule player as numbers, in card points unless said otherwise."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """``trick`` is the worth of being able to win some trick later, ``control`` what a tarot that beats all others is
    worth beyond that, ``ruff`` what the weakest is; ``spent`` is how much likelier a card wins now than later;
    ``queen`` and ``lower`` the chance of a suit card that one, or more, unseen cards beat to win all the same;
    ``shed`` the chance to give such a card to a trick of a friend, were all others friends;
    ``void`` the worth of getting rid of a suit while holding tarots; ``guard`` of a small card beside a court;
    ``fool`` the worth of a Fool still in hand; ``draw`` of taking one tarot from each opponent;
    ``opened`` the cost of leading tarots for those who do not play the contract;
    ``give`` and ``spare`` how many times the average card later friends and foes are likely to add to a trick;
    ``turn`` the chance that the turn of a card does not come in a given trick;
    ``draws`` own tarots needed to draw one of the others', ``drawn`` how safe suits are when that is done;
    ``pagat`` the chance to bring the 1 home by the number of tarots held with it.
    """

    trick: float = 1.6
    control: float = 2.0
    ruff: float = 1.1
    spent: float = 0.85
    queen: float = 0.4
    lower: float = 0.15
    shed: float = 0.9
    void: float = 0.3
    guard: float = 0.25
    fool: float = 0.6
    draw: float = 0.5
    opened: float = 0.5
    give: float = 1.1
    spare: float = 0.6
    turn: float = 0.6
    draws: float = 1.0
    drawn: float = 0.95
    pagat: tuple[float, ...] = (0.4, 0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9)


WEIGHTS = Weights()
