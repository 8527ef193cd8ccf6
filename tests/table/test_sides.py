"""The sides are the same everywhere: table, goal, count, sheet, result and spoken table."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.teaching.counting_aid import counted
from game.engine import Observation, observe
from game.engine.phases.over import Over
from game.engine.phases.playing import Playing
from game.view import words
from game.view.aloud.table import answer_to
from game.view.result import count_of
from game.view.sides import LOOKS, ShownSides, camp_words, sides_played, sides_seen
from game.view.table.goal import final_goal, goal
from game.view.table.sheet import rows
from tests.builders import GAMES, rules, shuffled, steps, whim
from tests.table.test_aloud import namer, shown


def colours(sides: ShownSides) -> Mapping[int, str]:
    rings = {seat: LOOKS[sides.roles[seat]].colour for seat in sides.order}
    assert rings == {seat: camp.colour for camp in sides.camps for seat in camp.seats}
    return rings


def agrees(seen: Observation) -> ShownSides:
    """The sides that ``seen`` shows, after checking that they are those in the goal and in the count."""
    sides, found, taken = sides_seen(seen), goal(seen), {one.seats: one.units for one in counted(seen).taken}
    ring, first = colours(sides), sides.camps[0]
    assert found is not None
    assert {ring[seat] for seat in first.seats} == {found.colours[0]}
    rest = sides.camps[1:]
    assert {camp.colour for camp in rest} == {found.colours[1]} or not found.split
    assert found.taken == taken[first.seats]
    assert found.others == sum(taken[camp.seats] for camp in rest)
    for seat in sides.order:
        assert LOOKS[sides.roles[seat]].sign, "everybody has the sign of a side"
        assert (ring[seat] == ring[seen.seat]) == (seen.sides[seat] == seen.sides[seen.seat])
    return sides


def test_every_place_shows_the_same_sides_in_every_game() -> None:
    for game in GAMES:
        revealed = False
        for seed in range(4):
            known: dict[int, Mapping[int, str]] = {}
            for table in steps(shuffled(game, seed), whim(seed)):
                state = table.state
                if not isinstance(state, Playing) or state.trick.cards or len(state.tricks) % 4:
                    continue
                for seat in state.facts.deal.order:
                    seen = observe(state, seat)
                    ring = colours(agrees(seen))
                    before = known.get(seat, ring)
                    assert all(before[one] in ("open", ring[one]) for one in ring), (game, seed, seat)
                    revealed |= before != ring
                    known[seat] = ring
            if isinstance(state, Over) and state.tricks:
                for seat in state.facts.deal.order:
                    same_at_the_end(state, seat)
                    ring = colours(sides_seen(observe(state, seat)))
                    assert all(known[seat][one] in ("open", ring[one]) for one in ring)
                    spoken(table, seat)
        assert revealed or rules(game).family.partner_shows or not rules(game).row.calls, game


def same_at_the_end(state: Over, seat: int) -> None:
    assert state.score is not None
    seen, name = observe(state, seat), namer(seat)
    sides = agrees(seen)
    assert sides_played(state.facts, state.score.sides, seat) == sides
    bar, before = count_of(state.score, state.facts, name, seat), goal(seen)
    assert before is not None
    final = final_goal(before, seen, state.score)
    assert [(one.name, one.colour) for one in bar.shares] == [(camp_words(camp, name), camp.colour)
                                                              for camp in sides.camps]
    assert bar.shares[0].units == final.taken
    assert sum(one.units for one in bar.shares[1:]) == final.others
    assert bar.reached == final.reached
    assert bar.mark == final.target
    if not sides.declared and len(bar.shares) == len(("mine", "theirs")):
        names = [one.name for one in bar.shares]
        assert [row.left for row in rows(state.score, sides, name) if row.left in names] == names
    own = next(one for one, camp in zip(bar.shares, sides.camps, strict=True) if seat in camp.seats)
    assert sides.declared or own is bar.shares[0]


def spoken(table, seat: int) -> None:
    """Check that the name of every seat's role is in the answer about the sides."""
    words.use("en")
    there = shown(table, seat)
    said = answer_to("sides", there, "full")
    for other, role in enumerate(there.roles):
        if role not in ("none", "own") and "partner" in there.roles:
            assert f"{namer(seat)(other)}: {words.say('role.' + role)}" in said
