"""No element of the table is hidden by its neighbours."""

from itertools import combinations

import pygame
import pytest
from pygame import Rect, Surface, Vector2

from game.engine.variants import rules_of
from game.ui.draw import art
from game.ui.draw.transform import rotated, spun
from game.ui.scenes.lesson.lesson import LessonScene
from game.ui.scenes.table.asides import RemarkAside
from game.ui.scenes.table.bidding import BiddingScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.panels import ribbon_end, ribbon_picture, saying_items
from game.ui.table.pieces import CardHighlights, Drawer
from game.ui.table.seats import MEDALLION, SeatView, name_plate, seat_items
from game.ui.widgets import Button, walk
from game.view import words
from game.view.table.board import Board, Saying
from game.view.table.layout import ASPECT, Layout
from game.view.table.zones import TALON
from game.view.units import measured
from tests import effort
from tests.driver import front
from tests.ui import pages
from tests.ui.tour.looks import Look, visits
from tools.shots.shots import Shot, app_at

LOOKS = [("en", 100), ("fr", 175), ("de", 175)]
SIZES = [(1024, 600), (1280, 720), (3840, 2160)]


@pytest.fixture(params=LOOKS, ids=str)
def look(request):
    return dict(zip(("lang", "text_percent"), request.param, strict=True))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_bids_leave_the_talon_in_sight(look, size, players):
    app = app_at(Shot("bidding", size, "french", players, seed=3, **look))
    scene = front(app, BiddingScene)
    table = scene.table
    buttons = [widget.rect for widget in walk(scene.form.root) if isinstance(widget, Button)]
    assert len(buttons) >= 4
    for piece in table.stage.zones.at(TALON):
        pose = table.stage.poses[piece]
        lies = Rect(0, 0, round(pose.width * 0.9), round(pose.width * ASPECT * 0.96))
        lies.center = round(pose.x), round(pose.y)
        assert lies.collidelist(buttons) < 0
    app.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scene", ["bidding", "lesson_calling", "lesson_solo"])
def test_the_bids_leave_what_others_bid_in_sight(look, size, scene):
    app = app_at(Shot(scene, size, **look))
    inner = getattr(app.scenes.top, "inner", app.scenes.top)
    table = inner.table
    bids = [button.rect for button in inner.doing]
    assert len(bids) == 4
    for item in saying_items(table.layout, table.stage.board):
        said = item.rect.inflate(-2 * ribbon_end(item.rect.height, table.metrics), 0)
        assert said.collidelist(bids) < 0
    app.close()


def test_a_bid_that_is_too_low_is_shown_and_says_why():
    app = app_at(Shot("lesson_solo", SIZES[1]))
    whys = {words.spoken(button.words): button.why for button in front(app, LessonScene).inner.doing}
    assert {label for label, why in whys.items() if why} == {"2-card solo"}
    assert whys["2-card solo"] == words.say("bid.too_low")
    app.close()


@pytest.mark.parametrize("lang", words.LANGUAGES)
@pytest.mark.parametrize(("preset", "bids"), [("chambery", 4), ("chambery-dummett", 4), ("french", 5),
                                              ("french-open-call", 5)])
def test_the_tip_of_a_bid_explains_it(preset, bids, lang):
    app = app_at(Shot("bidding", SIZES[1], preset, lang=lang))
    told = [button.tip for button in front(app, BiddingScene).doing]
    assert len(told) == len(set(told)) == bids
    assert all(tip and not tip.startswith("bid.") for tip in told)
    app.close()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("lang", "percent"), [*LOOKS, ("de", 175)])
def test_the_word_after_a_mistake_leaves_the_trick_in_sight(size, lang, percent):
    app = app_at(Shot("remark", size, lang=lang, text_percent=percent))
    app.step([], 0.0)
    table = front(app, TableScene).table
    aside = next(aside for aside in table.overlays if isinstance(aside, RemarkAside))
    note = pages.place_of(aside, ("hud", "remark"))
    own = table.layout.trick(table.layout.viewer)
    corners = Rect(0, 0, round(own.width), round(own.width * ASPECT * 0.96))
    corners.center = round(own.x), round(own.y)
    assert note.height
    assert not note.colliderect(corners)
    plates = [item.rect for item in table.surroundings.items() if item.key[:2] == ("detail", "name")]
    assert plates
    assert note.collidelist(plates) < 0
    app.close()


@pytest.mark.parametrize(("players", "percent"), [(4, 175), (5, 100), (5, 175), (6, 100), (6, 175)])
@pytest.mark.parametrize("size", SIZES)
def test_the_tricks_of_those_along_the_upper_edge_can_be_read(size, percent, players):
    layout = Layout(measured(size, percent), players, 0)
    said = "Defender · passed", "Defender", ""
    views = [SeatView(seat, "Béatrice", f"seat_{seat}", dealer=False, active=False, role="defender", said=said,
                      tricks="12 tricks") for seat in range(players)]
    items = {item.key: item.rect for item in seat_items(layout, views)}
    side = layout.metrics.px(2 * MEDALLION)
    medallions = {seat: Rect(round(x - side / 2), round(y - side / 2), side, side)
                  for seat, (x, y) in enumerate(map(layout.seat, range(players)))}
    names = {seat: items["detail", "name", seat] for seat in range(players)}
    for key, rect in names.items():
        apart = [medallion for seat, medallion in medallions.items() if seat != key]
        assert rect.collidelist(apart) < 0, key
        middle = medallions[key].inflate(-side // 2, -side // 2)
        assert not rect.colliderect(middle), key
    for (one, here), (other, there) in combinations(items.items(), 2):
        if one[0] == other[0] == "detail" and one[2] != other[2]:
            shared = here.clip(there)
            assert min(shared.size) <= layout.metrics.px(8), (one, other)


@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize("size", SIZES)
def test_what_was_said_leaves_the_shown_talon_in_sight(size, percent):
    layout = Layout(measured(size, percent), 4, 0)
    board = Board(rules_of("french", players=4), 0, 0, sayings={2: Saying("say.pass")})
    said = {item.key: item.rect for item in saying_items(layout, board)}
    top = min(pose.y - pose.width * ASPECT / 2 for pose in (layout.row(i, 6) for i in range(6)))
    assert said["said", 2].bottom <= top + layout.metrics.px(4)


@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_no_card_of_a_trick_hides_the_index_of_another(size, players):
    layout = Layout(measured(size), players, 0)
    poses = [layout.trick(seat) for seat in range(players)]
    for order in (range(players), reversed(range(players))):
        shown = Surface(size)
        for number in order:
            shown.blit(tinted(poses[number], number), place_of(poses[number]))
        for number, pose in enumerate(poses):
            alone = Surface(size)
            alone.blit(tinted(pose, number), place_of(pose))
            inked = [spot for spot in index_of(pose) if alone.get_at(spot)[:3] != (0, 0, 0)]
            assert len(inked) > 20
            assert all(shown.get_at(spot) == alone.get_at(spot) for spot in inked), number


def tinted(pose, number):
    """A card of one colour, rotated as in ``pose``."""
    card = Surface((round(pose.width), round(pose.width * ASPECT)), pygame.SRCALPHA)
    card.fill((40 * number + 30, 120, 200, 255))
    return rotated(card, -pose.angle) if pose.angle % 90 == 0 else spun(card, -pose.angle)


def place_of(pose):
    return tinted(pose, 0).get_rect(center=(round(pose.x), round(pose.y)))


def index_of(pose):
    """Yield points of the index in the corner of a card in ``pose``."""
    wide, high = pose.width, pose.width * ASPECT
    for across in range(4, 24, 2):
        for down in range(4, 20, 2):
            off = pygame.Vector2((across / 100 - 0.5) * wide, (down / 100 - 0.5) * high).rotate(pose.angle)
            yield round(pose.x + off.x), round(pose.y + off.y)


@pytest.mark.parametrize("name", ["Élise", "ÉLISE", "Gregory", "Ågypten", "Émile-François"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("percent", [100, 175])
def test_a_name_keeps_its_accents_off_the_rim_of_its_plate(name, size, percent):
    metrics = measured(size, percent)
    plate = name_plate(name, metrics)
    bare = art.blank(plate.get_size())
    art.ribbon(bare, bare.get_rect(), metrics.ui_scale)
    middle = bare.get_width() // 2
    paper = [y for y in range(bare.get_height()) if sum(bare.get_at((middle, y))[:3]) > 600]
    rows = [y for y in range(bare.get_height()) for x in range(bare.get_width())
            if abs(plate.get_at((x, y))[0] - bare.get_at((x, y))[0]) > 50]
    assert min(paper) <= min(rows)
    assert max(rows) <= max(paper)


def test_two_lines_stay_on_the_paper_of_their_ribbon():
    metrics = measured((1280, 720), 175)
    one, two = (ribbon_picture("Herz ausgespielt" + end, metrics, most=500) for end in ("", ": Gib Herz zu"))
    assert two.get_height() > 1.5 * one.get_height()
    bare = art.blank(two.get_size())
    art.ribbon(bare, bare.get_rect(), metrics.ui_scale)
    middle = bare.get_width() // 2
    paper = [y for y in range(bare.get_height()) if sum(bare.get_at((middle, y))[:3]) > 600]
    rows = [y for y in range(bare.get_height()) for x in range(bare.get_width())
            if abs(two.get_at((x, y))[0] - bare.get_at((x, y))[0]) > 50]
    assert min(paper) <= min(rows)
    assert max(rows) <= max(paper)


@pytest.mark.parametrize("name", ["lesson_ecart", "lesson_overtrumping"])
@pytest.mark.parametrize("size", SIZES[:2])
@pytest.mark.parametrize("percent", [100, 175])
def test_the_button_above_the_crest_leaves_it_in_sight(name, size, percent):
    app = app_at(Shot(name, size, "french", 4, lang="it", text_percent=percent))
    inner = front(app, LessonScene).inner
    crest = next(one.rect for one in inner.table.surroundings.items() if one.key == ("hud", "crest"))
    buttons = [widget.rect for widget in walk(inner.form.root) if isinstance(widget, Button)]
    above = [rect for rect in buttons if rect.centery < crest.centery]
    assert above
    assert max(rect.bottom for rect in above) <= crest.top + inner.table.metrics.px(2)
    app.close()


@pytest.mark.parametrize("percent", [100, 175])
@pytest.mark.parametrize(("size", "players"), [(SIZES[0], 4), (SIZES[0], 5), ((1280, 720), 3), ((1280, 720), 6)])
def test_the_mark_of_the_own_card_that_was_led_covers_no_index_and_leaves_the_crest_in_sight(size, players, percent):
    app = app_at(Shot("play", size, "french", players, text_percent=percent))
    table = front(app, TableScene).table
    lies, viewer = table.stage.zones.lies, table.session.viewer
    own = lies["hand", viewer].pop()
    lies["trick", viewer] = [own]
    table.stage.skip()
    looks = CardHighlights(led=own, glowing=own)
    mark = next(one.rect for one in Drawer().items(table.stage, looks) if one.key == ("led", own))
    crest = next(one.rect for one in table.surroundings.items() if one.key == ("hud", "crest"))
    assert mark.bottom <= crest.top + table.metrics.px(2)
    for pose in map(table.layout.trick, range(players)):
        at = Vector2(pose.x, pose.y) + (pose.width * INDEX).rotate(pose.angle)
        assert not mark.colliderect(Rect(at, (0.25 * pose.width, 0.35 * pose.width)))
    app.close()


INDEX = Vector2(-0.4, -0.465 * ASPECT)
"""The upper left of a card's index from the card's middle, in widths of the card."""


@pytest.mark.parametrize("percent", [100, 125])
@pytest.mark.parametrize("size", [*SIZES, (1920, 1080)])
def test_the_index_of_the_card_that_is_looked_at_is_not_under_the_ribbon(size, percent):
    app = app_at(Shot("give", size, seed=pages.ASKED, lang="fr", text_percent=percent))
    top = front(app, TableScene)
    for own in top.table.stage.hand():
        top.table.raise_card(own.face)
        places = {item.key: item.rect for item in pages.drawn(top)}
        pose = top.table.stage.poses[own]
        index = places["piece", own].center + (pose.width * INDEX).rotate(pose.angle)
        assert not places["hud", "prompt"].collidepoint(index), own
    app.close()


@pytest.mark.parametrize("lesson", ["ecart", "overtrumping", "signals"])
def test_beside_a_lesson_the_own_name_leaves_the_oudlers_in_sight(lesson):
    sizes = SIZES if effort.ALL else SIZES[:1]
    looks = tuple(Look(language, size, 100) for language in words.LANGUAGES for size in sizes)
    for visit in visits(f"lesson_{lesson}", looks):
        inner = front(visit.app, LessonScene).inner
        items = {item.key: item.rect for item in pages.drawn(inner)}
        name = items["detail", "name", inner.table.layout.viewer]
        for key, rect in items.items():
            assert key[:2] != ("crest", "oudler") or not name.colliderect(rect), (visit.look, key)


@pytest.mark.parametrize("size", SIZES)
def test_beside_a_lesson_the_crest_hides_neither_the_own_score_nor_the_own_tricks(size):
    app = app_at(Shot("lesson_partners", size, lang="fr"))
    app.step([], 0.0)
    table = front(app, LessonScene).inner.table
    items = {item.key: item for item in pages.drawn(front(app, LessonScene).inner)}
    rosette, crest, own = items["crest", "rosette", -1], items["hud", "crest"], table.layout.viewer
    assert items["detail", "name", own].layer > rosette.layer
    x, y = table.layout.pile(own)
    flower = Rect(0, 0, crest.rect.height, rosette.rect.height)
    flower.center = crest.rect.midleft
    assert not flower.union(crest.rect).collidepoint(x, y)
    app.close()
