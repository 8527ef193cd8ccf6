"""A deck with wide indices is shown in two rows if one would hide them, and is played like any other."""

from itertools import pairwise

import pygame
import pytest

from game.settings import Settings
from game.ui.draw.deck import DECKS
from game.ui.table.preferences import Preferences, preferences_of
from game.view.table.layout import ASPECT, ROW_DOWN, Layout
from game.view.units import measured
from tests.driver import FAST, Person, context

WIDE = 0.5
"""A wider index than that of any deck of the game: hands need two rows."""
MOST = 30
"""Cards in a hand while the talon of three players' French tarot is in it."""
SIZES = [(1024, 600), (1280, 720), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize("deck", DECKS)
@pytest.mark.parametrize("size", SIZES)
def test_the_decks_of_the_game_fit_one_row_with_whole_indices(size, deck):
    layout = Layout(measured(size), 3, 0, preferences_of(Settings(deck=deck)).strip)
    poses = layout.hand(MOST)
    assert layout.rows(MOST) == (MOST,)
    assert all(b.x - a.x >= DECKS[deck].strip * a.width for a, b in pairwise(poses))


@pytest.mark.parametrize("count", [1, 12, 15, 24, 28])
@pytest.mark.parametrize("size", SIZES)
def test_every_wide_index_can_be_read(size, count):
    layout = Layout(measured(size), 5, 0, strip=WIDE)
    poses = layout.hand(count)
    rows = layout.rows(count)
    assert len(poses) == sum(rows) == count
    width = poses[0].width
    for row in (poses[: rows[0]], poses[rows[0] :]):
        assert all(b.x - a.x >= WIDE * width for a, b in pairwise(row))
        assert all(0 < pose.x - width / 2 < pose.x + width / 2 < size[0] for pose in row)
    if len(rows) > 1:
        tops = [max(p.y for p in poses[: rows[0]]), min(p.y for p in poses[rows[0] :])]
        assert tops[1] - tops[0] > 0.35 * width * ASPECT, "the lower row hides the indices of the upper"
    bottom = max(pose.y for pose in poses) - width * ASPECT / 2
    assert size[1] - bottom > 0.3 * width * ASPECT, "the lower row's indices lie outside the window"
    assert Layout(measured(size), 5, 0).rows(count) == (count,)


def at_play(**more):
    preferences = Preferences(FAST.pace, strip=WIDE)
    person = Person(context(seed=3, preset="french", options={"players": 3}, preferences=preferences), **more)
    person.press(pygame.K_RETURN)
    for _ in range(20_000):
        if person.asked().kind == "play":
            person.until(lambda: person.table.caught_up)
            return person
        if person.asked().kind != "wait":
            person.act()
        else:
            person.step()
    raise AssertionError("never to play")


def test_the_visible_strip_of_each_card_is_what_is_pointed_at():
    person = at_play()
    hand = person.table.stage.hand()
    assert len(person.table.layout.rows(len(hand))) == 2
    for piece in hand:
        person.move((640, 300))
        pose = person.table.stage.poses[piece]
        high = pose.width * ASPECT
        person.move((round(pose.x - 0.4 * pose.width), round(pose.y - high / 2 + 0.7 * ROW_DOWN * high)))
        assert person.table.raised == piece.face


def test_arrows_walk_along_a_row_and_from_row_to_row():
    person = at_play()
    person.scene.form.focus_on(person.scene.hand)
    hand = [piece.face for piece in person.table.stage.hand()]
    upper = person.table.layout.rows(len(hand))[0]
    person.press(pygame.K_HOME)
    assert person.table.raised == hand[0]
    person.press(pygame.K_DOWN)
    assert person.table.raised == hand[upper]
    person.press(pygame.K_RIGHT)
    assert person.table.raised == hand[upper + 1]
    person.press(pygame.K_UP)
    assert person.table.raised in hand[:upper]
    assert person.scene.form.focus.widget is person.scene.hand
    person.press(pygame.K_END)
    assert person.table.raised == hand[-1]


def test_cards_of_both_rows_are_dragged_onto_the_table_or_say_why_not():
    person = at_play()
    table = person.table
    hand = [piece.face for piece in table.stage.hand()]
    upper = table.layout.rows(len(hand))[0]
    for card in (hand[0], hand[upper]):
        held = len(table.view.hand)
        asked, moves = person.asked(), len(table.session.record.moves)
        person.drag(person.spot(card), tuple(map(round, table.layout.centre)))
        if card in asked.cards:
            assert len(table.session.record.moves) > moves
            person.until(lambda: person.asked().kind == "play")
        else:
            assert len(table.view.hand) == held
            assert table.remarks.shown is not None
            person.until(lambda: not table.stage.busy)
