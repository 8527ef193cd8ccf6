"""A hint: one action and one reason, its figures on a second page, its place, and when it closes."""

from dataclasses import replace
from random import Random

import pygame
import pytest
from pygame import Rect

from game.ai import random_bot
from game.ai.teaching.advice import ActionValue, Advice, Hint, advise
from game.ai.teaching.reasons import Reason
from game.ai.teaching.review import hint_said
from game.club.study import Study
from game.engine.actions import Discard, Pass, Play
from game.engine.cards import BY_NAME
from game.reviewer import AtOnce
from game.store.reviews import hints_in
from game.ui.app.events import key
from game.ui.app.keys import CONTROLS
from game.ui.draw import text
from game.ui.scenes.table.chooser import CardChooser, PackPicture
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.hint import (
    LEGIBLE,
    HintAside,
    HintLeaf,
    HintPage,
    HintText,
    hint_rows,
    leaf_of,
    pages_of,
    rooms_of,
    trials_of,
)
from game.ui.widgets.base import walk
from game.ui.widgets.button import Button
from game.view import words
from game.view.table.describe import card_of, describe_action, reason_words
from game.view.table.layout import Layout
from game.view.units import measured
from tests.ai.test_reasons import PICTURES, told
from tests.builders import seated, shuffled
from tests.driver import Person, context, front
from tests.ui import pages
from tools.shots.shots import Shot, app_at


class Slow(AtOnce):
    """Computes only when allowed to; counts cancelled requests."""

    def __init__(self) -> None:
        super().__init__(16)
        self.thinks, self.dropped = True, 0

    def update(self) -> None:
        if self.thinks:
            super().update()

    def drop_hint(self, hint) -> None:
        self.dropped += 1
        super().drop_hint(hint)


class Broken(Slow):
    """Never produces a hint."""

    def update(self) -> None:
        self.close()


def at_table(desk=None, **more) -> Person:
    person = Person(context(1, study=Study(desk or Slow()), **more))
    person.step()
    person.app.scenes.take(person.scene.start())
    person.until(lambda: asked_to_choose(person))
    return person


def asked_to_choose(person) -> bool:
    return person.table.mine and person.table.caught_up and len(person.table.view.actions) > 1


def hint_of(person) -> HintAside:
    return next(aside for aside in person.table.overlays if isinstance(aside, HintAside))


def said(person) -> str:
    """The title and the words of the page that is shown."""
    hint = hint_of(person)
    page = hint.pages[hint.page]
    return f"{page.title} / {page.words}"


def until_kind(person, kind: str) -> None:
    person.until(lambda: person.asked().kind == kind or act(person), 400)


def act(person) -> bool:
    if isinstance(person.scene, CardChooser) or person.asked().kind != "wait":
        person.act()
    return False


def test_the_key_turns_the_leaf_and_then_closes_it():
    person = at_table()
    hint = hint_of(person)
    for page in (0, 1):
        person.press(pygame.K_F2)
        person.step()
        assert hint.page == page
        assert hint.items()
    assert hint.pages[1].figures
    person.press(pygame.K_F2)
    assert (hint.hint, list(hint.items())) == (None, [])


def test_the_hand_is_in_the_middle_and_makes_room_for_a_hint():
    person = at_table()
    until_kind(person, "play")
    table = person.table

    def middle_and_right():
        for _ in range(20):
            person.step()
        poses = sorted((table.stage.poses[piece] for piece in table.stage.hand()), key=lambda pose: pose.x)
        return (poses[0].x + poses[-1].x) / 2, poses[-1].x + poses[-1].width / 2

    assert abs(middle_and_right()[0] - 640) < 1
    person.press(pygame.K_F2)
    assert middle_and_right()[1] < hint_of(person).items()[0].rect.left
    while hint_of(person).hint is not None:
        person.press(pygame.K_F2)
    assert abs(middle_and_right()[0] - 640) < 1


def test_the_same_decision_is_thought_about_once():
    person = at_table()
    person.press(pygame.K_F2)
    person.step()
    advice = hint_of(person).hint.advice
    person.press(pygame.K_ESCAPE)
    person.press(pygame.K_F2)
    assert hint_of(person).hint.advice is advice


def test_only_what_is_named_shines():
    person = at_table()
    kinds = set()
    for _ in range(12):
        person.press(pygame.K_F2)
        person.step()
        best = hint_of(person).hint.advice.best
        assert person.table.marks.cards == {card_of(action) for action in best} - {None}
        lit = sum(any(action in best for action in does) for does in person.scene.doing.values())
        assert sum(item.key[0] == "mark" for item in pages.drawn(person.scene)) == lit
        kinds.add(person.table.view.phase)
        person.press(pygame.K_ESCAPE)
        before = person.table.view
        person.until(lambda: (asked_to_choose(person) and person.table.view is not before)  # noqa: B023
                     or act(person) or person.table.session.over, 200)
        if person.table.session.over:
            break
    assert {"auction", "playing"} <= kinds


PHASES = {"auction", "discarding", "calling", "asking", "giving", "announcing", "playing"}


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_the_first_page_has_one_thing_to_do_and_one_reason_in_every_kind_of_decision(code):
    words.use(code)
    met = set()
    try:
        for game in ("chambery", "chambery players=4", "chambery players=3", "french players=4", "french players=5"):
            for seen in kinds_of(game):
                if seen.phase in met:
                    continue
                met.add(seen.phase)
                told = HintText(Hint(seen, advice=advise(seen, 16)), lambda seat: f"P{seat}", in_order)
                page, *others = pages_of(told)
                assert page.words, "a reason, at once"
                best = told.hint.advice.best
                assert all(describe_action(action, seen.phase) in page.title for action in best)
                assert len(best) == 1 or seen.phase == "discarding"
                rest = [one for one in seen.actions if one not in best and card_of(one) is not None]
                assert not any(describe_action(one, seen.phase) in page.title.split() for one in rest)
                assert others[-1].figures
    finally:
        words.use("en")
    assert met == PHASES


LEAF = 220, 175


def in_order(card) -> tuple[int, int]:
    """A sort key for the cards of a hand: the order of the pack."""
    return 0, card


def kinds_of(game, deals=20):
    """Yield the decisions of ``deals`` deals between random bots, up to the first card."""
    for seed in range(deals):
        table, rng = shuffled(game, seed), Random(seed)
        while (seat := table.state.turn) is not None:
            seen = table.seen(seat)
            if len(seen.actions) > 1:
                yield seen
            table.take(random_bot.choose(seen, rng))
            if seen.phase == "playing":
                break


def test_it_goes_away_when_something_is_done():
    person = at_table()
    person.press(pygame.K_F2)
    assert hint_of(person).hint is not None
    before = person.table.view
    person.until(lambda: person.table.view is not before or act(person))
    person.step()
    assert hint_of(person).hint is None
    assert not person.table.marks.cards


def test_escape_closes_it_and_only_then_opens_the_menu():
    person = at_table()
    scene = person.scene
    person.press(pygame.K_F2)
    person.press(pygame.K_ESCAPE)
    assert hint_of(person).hint is None
    assert person.scene is scene
    person.press(pygame.K_ESCAPE)
    assert person.scene is not scene


def test_what_is_given_up_is_not_thought_about_any_longer():
    desk = Slow()
    desk.thinks = False
    person = at_table(desk)
    person.press(pygame.K_F2)
    person.step()
    assert words.say("hint.thinking") in said(person)
    assert hint_of(person).items()
    person.press(pygame.K_ESCAPE)
    assert desk.dropped == 1


def test_it_is_said_when_there_is_none():
    person = at_table(Broken())
    person.press(pygame.K_F2)
    person.step()
    assert words.say("hint.failed") in said(person)
    person.press(pygame.K_F2)
    assert hint_of(person).hint is None


def test_without_anything_to_decide_a_word_says_so():
    person = at_table()
    person.until(lambda: person.asked().kind == "wait" or act(person))
    person.press(pygame.K_F2)
    assert hint_of(person).hint is None
    assert person.table.remarks.shown.text == words.say("hint.nothing_to_decide")


def test_mouse_menu_and_pad_ask_for_it_too():
    person = at_table()
    person.click_button(next(b for b in person.buttons() if getattr(b, "icon", "") == "hint"))
    person.step()
    moves = len(person.table.session.record.moves)
    rect = next(iter(hint_of(person).items())).rect
    for page in (1, 0):
        person.click(rect.center)
        assert hint_of(person).page == page, "a click turns it"
    assert len(person.table.session.record.moves) == moves
    person.press(pygame.K_ESCAPE)
    person.press(pygame.K_ESCAPE)
    named = words.say("hint.button")
    person.click_button(next(b for b in walk(person.scene.form.root)
                             if isinstance(b, Button) and words.spoken(b.words) == named))
    person.step()
    assert hint_of(person).hint is not None
    person.press(pygame.K_ESCAPE)
    person.step(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_X))
    assert hint_of(person).hint is not None


def test_an_open_hint_names_the_button_of_the_pad_as_soon_as_it_is_used():
    person = at_table()
    person.watched = True
    person.press(pygame.K_F2)
    person.until(lambda: hint_of(person).items() and not person.scene.dirty)
    person.until(lambda: not person.scene.dirty)
    person.step(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_GUIDE))
    person.until(lambda: not person.scene.dirty)
    shown = person.app.screen.surface.copy()
    person.app.scenes.invalidate()
    person.app.scenes.draw(person.app.screen.surface)
    assert pygame.mask.from_threshold(shown, (0, 0, 0), (4, 4, 4, 255), person.app.screen.surface).count() \
        == shown.get_width() * shown.get_height()


def test_only_what_it_said_is_in_the_record():
    person = at_table()
    before = person.table.session.record
    for _ in range(3):
        person.press(pygame.K_F2)
        person.step()
        if hint_of(person).hint is not None:
            advice = hint_of(person).hint.advice
            assert advice is not None
            best = hint_said(advice)
    after = person.table.session.record
    assert hints_in(after, 0) == {len(before.moves): best}
    assert replace(after, more={}) == before


def test_only_what_the_seat_knows_is_asked_about():
    asked = []

    class Listening(Slow):
        def hint(self, seen, *more, signalling=frozenset()) -> Hint:
            asked.append(seen)
            return super().hint(seen, *more)

    person = at_table(Listening())
    person.press(pygame.K_F2)
    assert asked == [person.table.session.view]


def test_in_a_demonstration_there_are_none():
    person = Person(context(1, watch=True))
    person.step()
    person.app.scenes.take(person.scene.start())
    person.step()
    assert not person.table.helps


@pytest.mark.parametrize("name", ["hint", "hint_bid", "hint_numbers", "hint_discard"])
@pytest.mark.parametrize("lang", [words.PSEUDO, "fr"])
def test_it_covers_no_own_card_no_trick_and_no_button(name, lang):
    app = app_at(Shot(name, (1280, 720), seed=3, lang=lang))
    for size in [(1024, 600), (1280, 720), (1920, 1080)]:
        app.screen.sized(size)
        app.step([pygame.event.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])], 0.0)
        for percent in (100, 175):
            app.set_text_percent(percent)
            app.step([], 0.0)
            scene = front(app, TableScene)
            rect = next(iter(hint_of(scene).items())).rect
            assert Rect(0, 0, *size).contains(rect), (size, percent)
            buttons = [w.rect for w in scene.form.root.children if w.focusable and w is not scene.hand]
            assert rect.collidelist(buttons) == -1, (size, percent)
            layout, hand = scene.table.layout, scene.table.stage.hand()
            right = max(pose.x + pose.width / 2 for pose in layout.hand(len(hand)))
            assert right <= rect.left or rect.bottom <= layout.hand_top, (size, percent)
            laid = [layout.trick(seat) for seat in range(layout.seats)]
            assert max(pose.x + pose.width / 2 for pose in laid) <= rect.left, (size, percent)
            others = {item.key[0] for item in pages.drawn(scene) if item.rect.inflate(-24, -24).colliderect(rect)}
            high = rect.bottom <= layout.hand_top
            assert high or others <= {"hint", "piece", "widget", "mark"}, (size, percent)
            assert hint_of(scene).pages[0].words, "a reason on the first page at every size"
    words.use("en")
    app.close()


def test_no_reason_is_cut_off_or_shrunk():
    reasons = [next(one for one in told(*holds()) if one.key == key) for key, (holds, _) in PICTURES.items()]
    hint = HintText(Hint(seated("chambery", dealer=0).seen(0)), lambda seat: "Béatrice", in_order)
    try:
        for code in words.LANGUAGES:
            words.use(code)
            said = sorted((reason_words(one, hint.name) for one in [*reasons, Reason("tried", number=600)]), key=len)
            for size in ((1024, 600), (1280, 720)):
                for percent in (100, 175):
                    metrics = measured(size, percent)
                    rooms = rooms_of(Layout(metrics, 5, 0))
                    trials = trials_of(metrics, rooms)
                    for one in said:
                        leaf, _ = leaf_of(HintPage(words.say("do.play", cards="10"), one), hint, trials, 2,
                                          last=False)
                        assert leaf.fits, (code, size, percent, one)
                        assert leaf.metrics.text_percent >= min(percent, LEGIBLE), (code, size, percent, one)
                    both = HintPage(words.say("do.discard", cards="10 9 8 7 6 5"), " ".join(said[-2:]))
                    leaf, _ = leaf_of(both, hint, trials, 2, last=False)
                    assert leaf.fits, (code, size, percent, both.words)
    finally:
        words.use("en")


def test_the_rows_name_each_choice_once_in_the_order_of_the_hand():
    met = set()
    for game in ("chambery", "french players=4", "piedmont"):
        for seen in kinds_of(game, 3):
            if (game, seen.phase) in met:
                continue
            met.add((game, seen.phase))
            advice = advise(seen, 24)
            hint = HintText(Hint(seen, advice=advice), lambda seat: f"P{seat}", lambda card: (0, -int(card)))
            rows = hint_rows(hint, advice)
            assert len({row.label for row in rows}) == len(rows), [row.label for row in rows]
            head = HintLeaf(HintPage(figures=True), hint, measured((1280, 720)), (300, 500), 2).head[0][0]
            scale = "hint.scale" if any(not row.good for row in rows) else "hint.scale_none"
            assert head == text.lay(words.say(scale), "small", measured((1280, 720)), 300 - 2 * 16)
            cards = [card_of(action) for action in hint.ordered(advice.best)]
            held = [card for card in cards if card is not None]
            assert held == sorted(held, reverse=True) or held != cards, "as in the hand"
    assert {"discarding", "auction", "playing"} <= {phase for _, phase in met}


@pytest.mark.parametrize("name", ["call"])
def test_the_card_to_be_named_shines_in_the_picture_of_the_pack(name):
    app = app_at(Shot(name, (1280, 720), seed=3))
    scene = front(app, TableScene)
    app.step([key(pygame.K_F2)], 0.0)
    app.step([], 0.0)
    good = {card_of(action) for action in hint_of(scene).hint.advice.best} - {None}
    pages.follow(app, next(button for button in scene.doing if words.spoken(button.words) == words.say("chooser.open")))
    picture = pages.part(front(app, CardChooser).form, PackPicture)
    assert picture.good() == good
    app.step([], 0.0)
    app.close()


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_figures_are_card_points_lost_and_none_within_the_error_is_worse(code):
    words.use(code)
    try:
        seven, eight, nine, ten = (Play(BY_NAME[name]) for name in ("H7", "H8", "H9", "H10"))

        def value(action, behind: float, doubt: float, *, given_up: bool = False) -> ActionValue:
            return ActionValue((action,), 40.0 - behind, doubt, behind, doubt, 3.0, 40, given_up)
        found = (value(seven, 0.0, 0.5), value(eight, 0.9, 0.5), value(nine, 2.25, 0.2),
                 value(ten, 3.0, 0.5, given_up=True))
        advice = Advice(found, ())
        told = HintText(Hint(seated("chambery", dealer=0).seen(0), advice=advice), str, in_order)
        rows = hint_rows(told, advice)
        as_good = words.say("hint.as_good")
        assert [row.figure for row in rows] == [words.say("grade.best"), as_good, "−2½",
                                                words.say("hint.about", figure="−3")]
        assert [row.label for row in rows] == [words.card_sign(name) for name in ("H7", "H8", "H9", "H10")]
        assert describe_action(Pass(), "announcing") == words.say("slam.none")
        assert told.hint.advice.best == (seven,)
    finally:
        words.use("en")


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_a_row_of_a_discard_says_which_card_goes_instead_of_which(code):
    words.use(code)
    try:
        two, three, four = (Discard(BY_NAME[name]) for name in ("H2", "H3", "H4"))
        found = tuple(ActionValue(plan, 40.0 - behind, 0.2, behind, 0.2, 3.0, 40, given_up=False)
                      for plan, behind in (((two, three), 0.0), ((two, four), 1.5)))
        told = HintText(Hint(seated("chambery", dealer=0).seen(0)), str, in_order)
        best, other = hint_rows(told, Advice(found, ()))
        sign = words.card_sign
        assert best.label == f"{sign('H2')}  {sign('H3')}"
        assert other.label == words.say("hint.swap", cards=sign("H4"), others=sign("H3"))
    finally:
        words.use("en")


def test_the_leaf_names_the_key_that_closes_it_now():
    CONTROLS.suit({"back": ["Q"]}, {})
    try:
        told = HintText(Hint(seated("chambery", dealer=0).seen(0)), str, in_order)
        assert HintLeaf(HintPage(words="…"), told, measured((1280, 720)), LEAF, 1).close == "Q"
    finally:
        CONTROLS.suit({}, {})
