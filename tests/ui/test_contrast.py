"""The colours of the theme, and the contrast in high contrast."""


import pytest
from pygame import Surface

from game.engine.cards import PACK
from game.settings import Settings
from game.ui.app.live import attach, dress
from game.ui.charts.bars import part_colours
from game.ui.charts.line import line_colours
from game.ui.draw import art, plain, theme
from game.ui.draw.deck import DECK, framed
from game.ui.draw.frames import halo
from game.ui.draw.pictures import shaded
from game.ui.scenes.settings import SettingsScene
from game.ui.table import furniture
from tests.driver import front
from tools.shots.shots import Shot, app_at, scene_picture


def colour_at(surface: Surface, at: tuple[int, int]) -> theme.Colour:
    colour = surface.get_at(at)
    return colour.r, colour.g, colour.b


# -- high contrast -----------------------------------------------------------------------------------------------------


@pytest.fixture
def clear():
    dress(Settings(high_contrast=True))


def test_everything_written_stands_out_on_its_ground(clear):
    paper, felt = theme.ON_PAPER, theme.ON_FELT
    pairs = [(ink, ground.colour) for ground in (paper, felt)
             for ink in (ground.ink, ground.muted, ground.accent, ground.gain, ground.loss, ground.line)]
    pairs += [(paper.ink, under) for under in (theme.PAPER2, theme.PAPER3, theme.CREAM, theme.HONEY, theme.GLOW,
                                               theme.GILT_LIGHT)]
    pairs += [(paper.muted, under) for under in (theme.CREAM, theme.HONEY)]
    pairs += [(theme.CREAM, theme.side(camp)) for camp in ("taker", "defenders", "open", "")]
    pairs += [(theme.PAPER, under) for under in (theme.WINE, theme.FELT_LIGHT, *part_colours())]
    pairs += [(theme.side(camp), theme.PAPER) for camp in ("taker", "defenders", "open")]
    pairs += [(ink, theme.PAPER) for ink in (*line_colours(), *theme.SUITS.values(), theme.BLUE_DARK)]
    assert [(ink, ground) for ink, ground in pairs if theme.contrast(ink, ground) < 7] == []
    assert theme.contrast(theme.faint(0.3), theme.PAPER) >= 4.5


def test_the_frame_of_the_focus_stands_out_on_every_ground(clear):
    """Its ink or its gold contrasts with every ground, and both with each other."""
    around = plain.ring(80, 40, 10, 6)
    inked, gold = colour_at(around, (40, 0)), colour_at(around, (40, 3))
    assert theme.contrast(inked, gold) >= 7
    for ground in (theme.PAPER, theme.FELT, theme.GILT_LIGHT, theme.WINE):
        assert max(theme.contrast(inked, ground), theme.contrast(gold, ground)) >= 7


def test_cards_are_framed_and_their_indices_stand_out(clear):
    for deck in ("flowers", "large-index"):
        dress(Settings(high_contrast=True, deck=deck))
        DECK.wait()
        for name in (card.name for card in PACK):
            card = DECK.card(name, 186)
            assert colour_at(card, (93, 1)) == theme.INK
            assert colour_at(card, (93, 6)) == theme.PAPER
            corner = [colour_at(card, (x, y)) for x in range(10, 44) for y in range(10, 50)]
            pale, dark = max(corner, key=theme.luminance), min(corner, key=theme.luminance)
            assert theme.contrast(pale, dark) >= 7, name
            shade = shaded(card)
            corner = [colour_at(shade, (x, y)) for x in range(10, 44) for y in range(10, 50)]
            assert theme.contrast(max(corner, key=theme.luminance), min(corner, key=theme.luminance)) >= 4.5, name


def test_nothing_of_a_card_is_seen_beyond_its_edge(clear):
    """The corners of the pictures are less rounded than the edge drawn on them."""
    card = art.blank((400, 734))
    card.fill((255, 255, 255, 255))
    framed(card)
    assert [card.get_at(at).a for at in ((2, 2), (397, 2), (397, 731), (2, 731))] == [0, 0, 0, 0]
    assert colour_at(card, (200, 2)) == theme.INK


def test_paper_and_cloth_have_one_colour(clear):
    surface = scene_picture(Shot("how", (1280, 720), settings=Settings(high_contrast=True)))
    assert {colour_at(surface, (x, 700)) for x in range(0, 100, 3)} == {theme.FELT}
    assert {colour_at(surface, (x, 640)) for x in range(250, 600, 3)} == {theme.PAPER}


# -- no translucent surfaces
# ---------------------------------------------------------------------------------------------


def translucent(surface: Surface, corner: int) -> int:
    """The number of translucent pixels outside the four corner squares with the side ``corner``."""
    wide, high = surface.get_size()
    return sum(0 < surface.get_at((x, y)).a < 255 for x in range(wide) for y in range(high)
               if corner <= x < wide - corner or corner <= y < high - corner)


@pytest.mark.parametrize("settings", [Settings(reduced_transparency=True), Settings(high_contrast=True)], ids=str)
def test_nothing_shines_through(settings):
    size = (60, 80)
    usual = [translucent(halo(kind, size, 9), 9) for kind in ("shadow", "glow")]
    dress(settings)
    assert [translucent(halo(kind, size, 9), 9) for kind in ("shadow", "glow")] == [0, 0]
    assert min(usual) > 100
    made = furniture.slot(size)
    assert made.get_at((30, 40)).a == 255
    light = art.blank((90, 90))
    furniture.medallion_glow(light, (45, 45), 30)
    assert light.get_at((45, 45 - 37)).a == 255


def test_a_page_hides_what_is_behind_it():
    over = {opaque: scene_picture(Shot("about", (1280, 720), settings=Settings(reduced_transparency=opaque)))
            for opaque in (False, True)}
    seen = {opaque: {colour_at(made, (x, 300)) for x in range(0, 200)} for opaque, made in over.items()}
    assert len(seen[False]) > 10
    assert seen[True] == {theme.NIGHT}


def test_colours_change_with_the_setting_while_the_page_is_open():
    app = app_at(Shot("settings", (1280, 720)))
    keeper = front(app, SettingsScene).keeper
    attach(app, keeper)
    app.step([], 0.0)
    was = colour_at(app.screen.surface, (400, 40))
    keeper.change(high_contrast=True)
    app.step([], 0.0)
    assert colour_at(app.screen.surface, (400, 40)) == (255, 255, 255)
    keeper.change(high_contrast=False)
    app.step([], 0.0)
    assert colour_at(app.screen.surface, (400, 40)) == was
    app.close()
