"""Motion other than that of cards: points grow on the rim trick by trick, and a revealed partner is highlighted."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from game.engine import events as ev
from game.engine.actions import Play
from game.engine.cards import BY_NAME
from game.engine.variants import rules_of
from game.ui.scenes.table.chooser import CardChooser
from game.ui.table.moments import Bloom, Capture, Falling, Moments, Reveal, Won
from game.view.table.board import Board
from game.view.table.choreography import ALONE_EVERY, LAND, LEAVE, LIFT_S, WAITED_FOR, Pace
from game.view.table.stakes import stake_of
from tests.driver import FAST, Person, context
from tests.ui import pages

STILL = replace(FAST, pace=Pace(cards=0.12, rest=0.1, bots=0.0, travel=False))


def at_play(preferences=FAST) -> Person:
    person = Person(context(preset="chambery", preferences=preferences), seed=3)
    person.app.scenes.take(person.scene.start())
    while person.table.stage.board.stage != "play":
        go_on(person)
    person.step()
    return person


def go_on(person: Person) -> None:
    if isinstance(person.scene, CardChooser) or person.asked().kind != "wait":
        person.act()
    else:
        person.step()


def drawn(person: Person, first: str) -> list:
    return [item for item in pages.drawn(person.scene) if isinstance(item.key, tuple) and item.key[0] == first]


def vines(person: Person) -> list:
    return sorted((str(item.key), tuple(item.rect)) for item in drawn(person, "rim"))


def pictures_of_a_trick(person: Person) -> set[str]:
    """Every picture of the vines until the next trick has been removed and the table is at rest."""
    seen, before = set(), person.table.stage.board.played
    for _ in range(3000):
        go_on(person)
        if person.table.stage.board.played > before:
            seen.add(str(vines(person)))
            if not person.table.surroundings.moving:
                return seen
    raise AssertionError("no trick was won")


def test_the_points_of_a_trick_grow_before_the_eyes() -> None:
    person = at_play()
    looks = [len(pictures_of_a_trick(person)) for _ in range(3)]
    assert max(looks) > 4


def test_with_reduced_motion_the_points_are_there_at_once() -> None:
    person = at_play(STILL)
    assert {len(pictures_of_a_trick(person)) for _ in range(3)} == {1}


def reveal(person: Person, *seats: int) -> None:
    for seat, card in zip(seats, ("HR", "CR"), strict=False):
        person.table.surroundings.before(ev.PartnerRevealed(seat, BY_NAME[card]))


def test_a_partner_comes_to_light_for_two_seconds() -> None:
    person = at_play()
    taker = person.table.stage.board.taker
    person.table.stage.pace = Pace()
    first, second = sorted({*range(5)} - {taker, person.table.session.viewer})[:2]
    reveal(person, first, second)
    for _ in range(round(60 * LEAVE) - 2):
        person.step()
        shown = drawn(person, "moment")
    assert {item.key[1] for item in shown} == {first, second}
    for _ in range(4):
        person.step()
    assert drawn(person, "moment") == []
    assert not person.table.surroundings.moving


def test_with_reduced_motion_nothing_flies() -> None:
    person = at_play(STILL)
    reveal(person, 1)
    person.step()
    assert drawn(person, "moment") == []


SIDES = (0, 1, 1, 1, 1)


def begun(event, preset="chambery", **board) -> list:
    moments, before = Moments(), Board(rules_of(preset), 0, 0, **board)
    moments.after(event, before, SIDES, stake_of(event, before, SIDES))
    return moments.running


def laid(names: str) -> dict[str, Any]:
    """The cards ``names`` played in order from seat 1 on, as the trick of a board."""
    return {"trick": tuple((seat % 5, BY_NAME[name]) for seat, name in enumerate(names.split(), 1))}


def taken(winner: int, trick: dict[str, Any]) -> ev.TrickTaken:
    return ev.TrickTaken(winner, tuple(card for _, card in trick["trick"]), 1)


@pytest.mark.parametrize("taker", [2, None])
def test_a_taker_who_calls_the_own_king_is_no_partner(taker) -> None:
    assert bool(begun(ev.PartnerRevealed(2, BY_NAME["HR"]), taker=taker)) is (taker is None)


@pytest.mark.parametrize(("preset", "name", "blooms"), [
    ("chambery", "T21", True), ("chambery", "T20", False), ("chambery", "HR", False), ("piedmont", "T20", True)])
def test_the_highest_trump_blooms(preset, name, blooms) -> None:
    assert bool(begun(ev.CardPlayed(1, BY_NAME[name]), preset)) is blooms


@pytest.mark.parametrize(("winner", "captured"), [(0, True), (2, False), (1, False)])
@pytest.mark.parametrize("lost", ["T1", "HR"])
def test_a_captured_card_sends_its_petals_to_the_winner_who_shines(lost, winner, captured) -> None:
    trick = laid(f"{lost} T5 T2 T3 T6")
    first, *more = begun(taken(winner, trick), **trick)
    assert (type(first), first.seat) == (Won, winner)
    assert more == [Capture(1, winner, heard=lost == "T1")] * captured


STAKES = [("S2 S3 S4 S5 S6", 4, 0, None), ("T1 S3 S4 S5 S6", 1, 1, "oudler"), ("T1 S3 S4 S5 T6", 4, 1, "oudler"),
          ("T1 S3 S4 S5 T6", 0, 1, "petals"), ("SR S3 S4 S5 T6", 0, 1, "petals"), ("SR S3 S4 S5 T6", 2, 0, None),
          ("SD SC SV SR S6", 4, 1, "petals"), ("SD SC SR T1 T6", 0, 2, "petals"), ("SD SC SR T1 S6", 4, 2, "oudler")]
"""A trick from seat 1 on, its winner, the steps of what is at stake, and the sound that is heard when it is won."""


@pytest.mark.parametrize(("names", "winner", "steps", "heard"), STAKES)
def test_the_more_is_at_stake_the_longer_a_trick_stays_the_larger_and_louder_it_is(names, winner, steps, heard) -> None:
    """Ten points, a captured King or 1, and a saved 1 each raise the stake by one."""
    trick = laid(names)
    event, board = taken(winner, trick), Board(rules_of("chambery"), 0, 0, **trick)
    assert stake_of(event, board, SIDES) == steps
    won = begun(event, **trick)[0]
    assert (won.voice and won.voice[1]) == heard
    person = my_turn(replace(FAST, pace=Pace()))
    stage, petals = person.table.stage, 0
    while won.elapsed < won.seconds:
        won.elapsed += 1 / 60
        petals = max(petals, sum(item.key[1] == "won" for item in won.items(stage, str)))
    assert petals == 9 * steps
    stage.show(event, steps)
    assert stage.hold == pytest.approx(1 + steps / 2)


def test_after_the_highest_trump_the_table_pauses() -> None:
    board, holds = Board(rules_of("chambery"), 0, 0), []
    for trump in ("T20", "T21"):
        person = my_turn(replace(FAST, pace=Pace()))
        stake = stake_of(ev.CardPlayed(1, BY_NAME[trump]), board, SIDES)
        person.table.stage.show(ev.CardPlayed(0, min(person.asked().cards)), stake)
        holds.append(person.table.stage.hold)
    assert holds[1] - holds[0] == pytest.approx(LAND)


@pytest.mark.parametrize(("moment", "sound"), [
    (Capture(1, 0), "caught"), (Bloom(1), "petals"), (Reveal(1, BY_NAME["HR"]), "")])
def test_a_moment_is_heard_once(moment, sound) -> None:
    moments, heard = Moments([moment]), []
    while moments.update(1 / 60):
        heard += moments.voices
    assert heard == [sound] * bool(sound)


def test_every_moment_draws_and_ends() -> None:
    person = at_play()
    stage = person.table.stage
    for moment in (Reveal(1, BY_NAME["HR"]), Bloom(2), Won(2, 2), Capture(3, 1), Falling(1)):
        shown = 0
        while moment.elapsed < moment.seconds:
            moment.elapsed += 1 / 60
            items = moment.items(stage, person.table.name)
            assert len({item.key for item in items}) == len(items)
            shown += bool(items)
        assert shown > 30


def looking_at_a_card(preferences=FAST) -> Person:
    person = at_play(preferences)
    person.until(lambda: person.asked().kind == "play" and not person.scene.busy, seconds=60)
    person.table.raise_card(person.table.stage.hand()[-1].face)
    return person


def test_the_gilt_of_a_card_looked_at_catches_light_once() -> None:
    person, shown = looking_at_a_card(), 0
    for _ in range(240):
        person.step()
        shown += bool(drawn(person, "gleam"))
    assert shown > 10
    assert not person.scene.busy, "then the table rests"
    assert not drawn(person, "gleam")


def test_with_reduced_motion_no_card_catches_light() -> None:
    person = looking_at_a_card(STILL)
    for _ in range(60):
        person.step()
        assert not drawn(person, "gleam")
    assert not person.scene.busy


def my_turn(preferences=FAST) -> Person:
    """A player whose turn it is to play; nothing moves."""
    person = at_play(preferences)
    person.until(lambda: person.asked().kind == "play" and not person.scene.busy, seconds=60)
    return person


def test_the_own_card_rises_before_it_flies() -> None:
    person = my_turn(replace(FAST, pace=Pace(rest=0.1, bots=0.0)))
    stage, card = person.table.stage, min(person.asked().cards)
    piece = stage.piece(card)
    start, goal = stage.poses[piece], stage.layout.trick(stage.viewer)
    person.table.act(Play(card))
    person.until(lambda: piece in stage.tweens, seconds=1)
    person.step(dt=LIFT_S * 0.9)
    risen = stage.poses[piece]
    assert start.y - risen.y > 25 * stage.layout.unit, "it has risen"
    assert abs(risen.x - start.x) < 0.1 * abs(goal.x - start.x) + 2, "and has not left"


@pytest.mark.parametrize(("preferences", "most"), [(FAST, 4), (STILL, 0)])
def test_at_rest_a_petal_falls_now_and_then(preferences, most) -> None:
    person, fell, was = my_turn(preferences), 0, False
    for _ in range(40):
        person.step(dt=0.25)
    for _ in range(round(3.6 * ALONE_EVERY / 0.25)):
        person.step(dt=0.25)
        falls = person.table.surroundings.speaking
        fell, was = fell + (falls and not was), falls
    assert (1 <= fell <= most) or fell == most == 0
    assert not person.scene.busy


def test_who_is_waited_for_is_visible_after_a_second(monkeypatch) -> None:
    person = my_turn()
    surroundings, table = person.table.surroundings, person.table
    for _ in range(8):
        person.step(dt=0.25)
    assert surroundings.waited_for is None, "the player's own turn is asked for in words"
    monkeypatch.setattr(person.context.thinker, "poll", lambda: None)
    person.act()
    person.until(lambda: table.caught_up, seconds=60)
    waits = table.session.state.turn
    person.step()
    assert surroundings.waited_for is None
    for _ in range(round(WAITED_FOR * 60) + 1):
        person.step()
    assert surroundings.waited_for == waits != table.session.viewer
    assert any(item.key == ("hud", "awaited") for item in pages.drawn(person.scene))
