"""Text: wrapping loses nothing, fitting shrinks before it wraps, signs are part of the line."""

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.plain_text import SPACES
from game.ui.draw import text
from game.ui.draw.fonts import FACES, face
from game.ui.draw.signs import Sign
from game.view.units import measured
from game.view.words import SUIT_SIGNS, card_sign

METRICS = measured((1280, 720))
WORDS = f"Spades were led: you hold {card_sign('S7')} and {card_sign('S4')}."


def read(block):
    def said(piece):
        return piece if isinstance(piece, str) else SUIT_SIGNS[piece.name]

    return " ".join("".join(map(said, line)) for line in block.lines)


@pytest.mark.parametrize("room", [40, 90, 200, 1000])
def test_wrapped_text_fits_and_is_whole(room):
    block = text.lay(WORDS, "body", METRICS, room)
    assert block.width <= room
    assert read(block).replace(" ", "") == WORDS.replace(" ", "")


@given(st.text(alphabet="ab é½{}…\n", max_size=60), st.integers(30, 400))
def test_no_letter_is_lost_in_any_room(words, room):
    block = text.lay(words, "body", METRICS, room)
    assert block.width <= room
    assert read(block).replace(" ", "") == words.replace(" ", "").replace("\n", "")


@pytest.mark.parametrize("slash", ["/", "\\"])
def test_a_path_is_broken_behind_a_folder(slash):
    folder, file = slash.join(["", "home", "friedrich-wilhelm", "tarot-des-fleurs", ""]), "games.sqlite"
    room = text.width(folder + file[:-2], "body", METRICS)
    assert text.lay(folder + file, "body", METRICS, room).lines == ((folder,), (file,))
    assert text.lay(slash + 99 * "x", "body", METRICS, room).lines[0][0] > slash + 20 * "x", "not for a line of nothing"


def test_no_word_is_alone_on_the_last_line_if_the_line_above_can_spare_one():
    whole = "Two against two, a whist with a tarot pack."
    room = text.width(whole, "body", METRICS) - 2
    assert text.lay(whole, "body", METRICS, room).lines == (("Two against two, a whist with a",), ("tarot pack.",))
    assert text.lay("Seven cards", "body", METRICS, text.width("Seven", "body", METRICS) + 9).lines == \
        (("Seven",), ("cards",))


def test_a_list_of_cards_is_broken_between_two_cards():
    cards = "\N{NO-BREAK SPACE}".join(map(card_sign, ("T19", "T18", "T14", "T11", "T9")))
    for short in range(4, 30):
        lines = text.lay(cards, "body", METRICS, text.width(cards, "body", METRICS) - short).lines
        assert all(isinstance(line[0], str) and line[0].strip(SPACES) for line in lines), lines


def test_a_text_is_shrunk_a_little_before_it_is_wrapped():
    whole = text.lay("New game", "button", METRICS)
    assert text.fit("New game", "button", METRICS, whole.width) == whole
    shrunk = text.fit("New game", "button", METRICS, round(whole.width * 0.9))
    assert len(shrunk.lines) == 1
    assert shrunk.px < whole.px
    wrapped = text.fit("New game", "button", METRICS, round(whole.width * 0.6))
    assert len(wrapped.lines) == 2
    assert wrapped.px >= whole.px * text.SHRUNK - 1


def test_signs_are_pieces_of_the_line_and_have_room():
    block = text.lay(card_sign("SR"), "body", METRICS)
    assert block.lines == (("R", Sign("suit", "S")),)
    assert block.width > text.width("R", "body", METRICS) + METRICS.text_px("body") // 2


def test_a_sign_on_the_felt_has_a_pale_edge():
    def drawn(colour):
        surface = pygame.Surface((100, 40))
        surface.fill((33, 71, 63))
        text.draw(surface, text.lay(SUIT_SIGNS["S"], "heading", METRICS), surface.get_rect(), colour)
        return {tuple(surface.get_at((x, y))[:3]) for x in range(100) for y in range(40)}

    assert any(min(colour) > 190 for colour in drawn((244, 230, 190)))
    assert not any(min(colour) > 190 for colour in drawn((43, 33, 28)))


@pytest.mark.parametrize("role", list(FACES))
def test_an_accent_on_a_capital_does_not_push_the_line_down(role):
    def foot(words):
        surface = pygame.Surface((200, 80))
        text.draw(surface, text.lay(words, role, METRICS), surface.get_rect(), (255, 255, 255))
        return surface.get_bounding_rect().bottom if surface.set_colorkey((0, 0, 0)) is None else 0

    assert foot("Émile") == foot("Emile")


def test_larger_text_is_larger_and_never_unreadable():
    for role in FACES:
        sizes = [measured((1280, 720), percent).text_px(role) for percent in (100, 125, 150, 175)]
        assert sizes == sorted(sizes)
        assert sizes[0] < sizes[-1]
        assert measured((1024, 600)).text_px(role) >= 12


@pytest.mark.parametrize("align", ["left", "centre", "right"])
def test_text_is_drawn_where_it_says(align):
    surface = pygame.Surface((400, 100))
    block = text.lay("Deal", "heading", METRICS)
    rect = pygame.Rect(50, 20, 300, 60)
    spot = text.draw(surface, block, rect, (255, 255, 255), align)
    assert rect.contains(spot)
    mask = pygame.mask.from_threshold(surface, (255, 255, 255), (120, 120, 120))
    inked = mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())
    assert spot.inflate(2, 2).contains(inked)


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts handles where the system lists them")
def test_letters_of_any_size_keep_no_file_open():
    """A window dragged by its corner uses many font sizes; some systems allow only 256 open files."""
    def handles() -> int:
        return len(list(Path("/proc/self/fd").iterdir()))

    before = handles()
    held = [face(name, px) for name in ("Amarante", "") for px in range(14, 114)]
    assert len(held) == 200
    assert handles() <= before
