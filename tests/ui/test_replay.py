"""A replay: every stop is right in both directions, shows only what its seat knew, and can be played on."""

from __future__ import annotations

import json
from dataclasses import replace

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from game.engine import events as ev
from game.engine.observation import observe
from game.engine.record import last_state, read, replay, write
from game.engine.sides import sides
from game.store import open_store, path_in
from game.store.history import deals
from game.ui.app.scene import Push
from game.ui.scenes.replay import ReplayScene, ReplayTable
from game.ui.scenes.sharing import SharingScene
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.table.preferences import Preferences
from game.ui.widgets import Button, Select, Toggle, walk
from game.ui.widgets.button import IconButton
from game.view import words
from game.view.replay import ReplayTimeline, caption
from game.view.sides import sides_played
from game.view.table.layout import ASPECT
from game.view.units import measured
from tests.builders import shuffled, whim
from tests.driver import FAST, Person, context
from tests.ui.layout_check import faults
from tests.zones import zone_counts
from tools.shots.shots import Shot, app_of

GAMES = ("chambery", "chambery players=3", "chambery at_table=6", "french", "french players=5", "french players=6",
         "french-open-call", "piedmont", "chambery-dummett")


def played(game: str = "chambery", seed: int = 2):
    return shuffled(game, seed).finish(whim(seed)).record


def replayed(record=None, store=None, size=(1280, 720), preferences=FAST, **more) -> Person:
    person = Person(context(seed=3, store=store, preferences=preferences), size=size)
    person.app.scenes.take(Push(ReplayScene(person.scene.context, record or played(), **more)))
    person.step()
    return person


# -- stops ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_stops_show_all_that_happened_once_and_in_order(game):
    for seed in range(4):
        record = played(game, seed)
        reel = ReplayTimeline(record)
        assert list(reel.happened(-1, reel.last)) == [event for _, happened in replay(record) for event in happened]
        assert reel.stops[-1].done == len(record.moves)
        assert reel.state(reel.last) == last_state(record)


def test_an_ecart_is_one_stop_and_no_slam_none():
    for game in ("chambery", "french players=5", "piedmont"):
        record = played(game, 1)
        kinds = [line[1] for line in json.loads(write(record))["actions"]]
        reel = ReplayTimeline(record)
        assert sum(bool(stop.moves) for stop in reel.stops) == len(kinds)


@pytest.mark.parametrize("game", ["chambery", "french", "french players=3"])
def test_every_trick_is_shown_complete_before_it_is_swept(game):
    record = played(game, 2)
    reel = ReplayTimeline(record)
    show = ReplayTable(reel, Preferences(), measured((1280, 720)), 0)
    complete = [n for n in range(len(reel.stops)) if reel.winner(n) is not None]
    assert len(complete) == record.rules.row.hand
    for stop in complete:
        show.jump(stop)
        lying = [p for zone, pieces in show.stage.zones.lies.items() if zone[0] == "trick" for p in pieces]
        assert len(lying) == record.rules.players


def test_steps_by_trick_and_phase():
    reel = ReplayTimeline(played("french players=5", 1))
    assert [reel.stops[n].phase for n in reel.marks("phase")] == ["deal", "bids", "call", "ecart", "play", "end"]
    place, tricks = 0, 0
    while place != reel.last:
        place, tricks = reel.next(place, "trick", forwards=True), tricks + 1
    assert tricks == reel.record.rules.row.hand + 1
    for kind in ("action", "trick", "phase"):
        assert reel.next(0, kind, forwards=False) == 0
        assert reel.next(reel.last, kind, forwards=True) == reel.last


# -- contents ---------------------------------------------------------------------------------------------------------


def lies(show: ReplayTable):
    """The faces of the cards in every zone; hidden ones as ``"None"``."""
    return {zone: sorted(str(p.face) for p in pieces) for zone, pieces in show.stage.zones.lies.items() if pieces}


@pytest.mark.parametrize("key_pressed", [pygame.K_END, pygame.K_PAGEDOWN, pygame.K_DOWN, pygame.K_HOME])
def test_a_leap_in_the_middle_of_a_step_loses_nothing_of_that_step(key_pressed):
    """Events that the step had not shown before the jump are applied."""
    for stop in (0, 5, 20):
        person = replayed(place=stop)
        person.press(pygame.K_RIGHT)
        assert person.scene.busy
        person.press(key_pressed)
        there = ReplayTable(person.scene.reel, Preferences(), measured((1280, 720)), 0, place=person.scene.show.place)
        assert lies(person.scene.show) == lies(there)


@pytest.mark.parametrize("open_", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_any_stop_looks_the_same_however_it_was_come_to(game, open_):
    reel = ReplayTimeline(played(game, 1))
    show = ReplayTable(reel, Preferences(), measured((1280, 720)), 1, open_)
    forwards = []
    for stop in range(len(reel.stops)):
        show.jump(stop)
        forwards.append((lies(show), show.stage.board))
    for stop in reversed(range(len(reel.stops))):
        show.jump(stop)
        assert (lies(show), show.stage.board) == forwards[stop]
    for stop in (7, 3, 20, 19, 50, 0, reel.last):
        show.jump(stop)
        assert (lies(show), show.stage.board) == forwards[stop]


@pytest.mark.parametrize("game", GAMES)
def test_with_all_hands_open_every_card_is_in_its_true_place(game):
    reel = ReplayTimeline(played(game, 3))
    show = ReplayTable(reel, Preferences(), measured((1280, 720)), 0)
    for stop in range(reel.last):
        show.jump(stop)
        state = reel.state(stop)
        if stop and not any(isinstance(event, ev.TalonTaken) for event in reel.stops[stop + 1].happened):
            hands = getattr(state, "hands", state.facts.hands)
            shown = [{p.face for p in show.stage.zones.at(("hand", seat))} for seat in range(len(hands))]
            if type(state).__name__ not in ("Discarding", "Over"):
                assert shown == [set(hand) for hand in hands]
        assert None not in {p.face for pieces in show.stage.zones.lies.values() for p in pieces}


@pytest.mark.parametrize("game", GAMES)
def test_a_seats_own_view_holds_no_more_than_that_seat_knew(game):
    reel = ReplayTimeline(played(game, 3))
    for viewer in reel.states[0].facts.deal.order[:2]:
        show = ReplayTable(reel, Preferences(), measured((1280, 720)), viewer, open=False)
        for stop in range(reel.last):
            show.jump(stop)
            view = observe(reel.state(stop), viewer)
            told = {p.face for zone, pieces in show.stage.zones.lies.items() if zone[0] == "hand" and zone[1] != viewer
                    for p in pieces} - {None}
            known = {card for handful in view.handfuls for card in handful.cards} | set(view.asked)
            known |= {x.given for x in view.exchanges if x.given is not None} | set(view.talon or ())
            assert told <= known


@pytest.mark.parametrize("game", GAMES)
def test_the_sides_are_those_of_the_deal_or_what_the_seat_knew(game):
    record = played(game, 2)
    reel, seen_apart = ReplayTimeline(record), False
    facts = reel.state(reel.last).facts
    truth = sides_played(facts, sides(facts), 0).roles
    show = ReplayTable(reel, Preferences(), measured((1280, 720)), 0)
    for place in range(len(reel.stops)):
        show.jump(place)
        goal, roles = show.played_for()
        if goal is not None and len(reel.state(place).facts.taking.called) == len(record.rules.row.calls):
            assert roles == truth
        show.look(open_=False, viewer=0)
        seen = observe(reel.state(place), 0)
        known = show.played_for()[1]
        seen_apart |= known != roles
        assert all(role in ("none", "open", "own") or role == true for role, true in zip(known, truth, strict=True))
        assert sum(role == "open" for role in known) <= sum(side is None for side in seen.sides)
        show.look(open_=True, viewer=0)
    score = reel.state(reel.last).score
    if score is not None:
        first = sides_played(facts, score.sides, 0).first
        assert goal.taken == next(pile.units for pile in score.piles if pile.side == first), "the side shown first"
    assert seen_apart or "players=5" not in game


@pytest.mark.parametrize("game", GAMES)
def test_no_open_hand_covers_a_name(game):
    reel = ReplayTimeline(played(game, 2))
    show = ReplayTable(reel, Preferences(), measured((1280, 720)), 0, bar=130)
    for place in (0, *(n for n in range(len(reel.stops)) if reel.stops[n].trick == 1)):
        show.jump(place)
        names = [item for item in show.around() if item.key[:2] == ("detail", "name")]
        assert len(names) == reel.record.rules.at_table
        for zone, pieces in show.stage.zones.lies.items():
            for index, piece in enumerate(pieces if zone[0] == "hand" and zone[1] != 0 else ()):
                pose = show.stage.poses[piece]
                card = Rect(0, 0, round(pose.width) - 6, round(pose.width * ASPECT) - 6)
                card.center = round(pose.x), round(pose.y)
                above = [item.rect for item in names if item.layer < show.stage.layer(piece, zone, index)]
                assert card.collidelist(above) < 0


@pytest.mark.parametrize("game", GAMES)
def test_the_last_stop_is_what_the_deal_left(game):
    reel = ReplayTimeline(played(game, 2))
    show = ReplayTable(reel, Preferences(), measured((1280, 720)), 0)
    show.jump(reel.last)
    counts = {zone: len(pieces) for zone, pieces in show.stage.zones.lies.items() if pieces}
    assert counts == zone_counts(observe(reel.state(reel.last), 0))


def test_captions_hide_what_the_viewer_did_not_see():
    record = played("chambery", 1)
    reel = ReplayTimeline(record)
    laid = next(stop for stop in reel.stops if len(stop.moves) > 1)
    named = caption(laid, record.dealer, str, lambda seat: True)
    hidden = caption(laid, record.dealer, str, lambda seat: False)
    assert set(words.SUIT_SIGNS.values()) & set(named)
    assert not set(words.SUIT_SIGNS.values()) & set(hidden)


# -- the scene --------------------------------------------------------------------------------------------------------


def test_keys_and_slider_go_about_in_the_deal():
    person = replayed()
    scene = person.scene
    for code, place in ((pygame.K_RIGHT, 1), (pygame.K_RIGHT, 2), (pygame.K_LEFT, 1), (pygame.K_END, scene.reel.last),
                        (pygame.K_LEFT, scene.reel.last - 1), (pygame.K_HOME, 0), (pygame.K_LEFT, 0)):
        person.press(code)
        assert scene.show.place == place
        assert scene.slider.value == place
    person.press(pygame.K_PAGEDOWN)
    assert scene.show.place == scene.reel.marks("trick")[1]
    person.press(pygame.K_PAGEUP)
    person.press(pygame.K_DOWN)
    assert scene.show.place == scene.reel.marks("phase")[1]
    person.press(pygame.K_UP)
    rail = scene.slider.rail
    person.drag((rail.left, rail.centery), (rail.left + rail.width // 2, rail.centery))
    assert abs(scene.show.place - scene.reel.last / 2) <= 1
    person.click((rail.right, rail.centery))
    assert scene.show.place == scene.reel.last
    person.press(pygame.K_ESCAPE)
    assert not isinstance(person.scene, ReplayScene)


def test_the_slider_is_held_from_the_middle_to_an_end_and_back():
    """The bar is rebuilt when the slider reaches an end; the drag continues until the button is released."""
    person = replayed(place=30)
    scene, rail = person.scene, person.scene.slider.rail
    person.drag((rail.centerx, rail.centery), (rail.right, rail.centery), steps=2)
    assert scene.show.place == scene.reel.last
    person.move((rail.left, rail.centery))
    person.step()
    assert scene.show.place == scene.reel.last, "it was let go at the end"
    person.move(rail.center)
    person.step(Event(pygame.MOUSEBUTTONDOWN, pos=rail.center, button=1, touch=False))
    for x in (rail.right, rail.left):
        person.step(Event(pygame.MOUSEMOTION, pos=(x, rail.centery), rel=(0, 0), buttons=(1, 0, 0), touch=False))
    assert scene.show.place == 0
    person.step(Event(pygame.MOUSEBUTTONUP, pos=rail.midleft, button=1, touch=False))


def test_a_step_flies_as_at_the_table_and_a_scrub_is_there_at_once():
    person = replayed(place=30, preferences=Preferences())
    scene = person.scene
    person.press(pygame.K_RIGHT)
    person.step()
    assert scene.show.stage.tweens
    person.until(lambda: not scene.busy)
    person.press(pygame.K_END)
    assert not scene.show.stage.tweens
    person.press(pygame.K_LEFT)
    assert scene.show.stage.tweens
    person.until(lambda: not scene.busy)
    afresh = ReplayTable(scene.reel, FAST, measured((1280, 720)), scene.show.viewer, place=scene.show.place)
    assert lies(scene.show) == lies(afresh)


def test_after_settings_were_changed_on_another_page_it_follows_them():
    person = replayed(place=30, preferences=Preferences())
    scene = person.scene
    person.press(pygame.K_RIGHT)
    person.until(lambda: not scene.busy)
    person.context.fixed = replace(FAST, pace=replace(FAST.pace, travel=False))  # reduced motion
    scene.resize(person.app.metrics)
    person.press(pygame.K_LEFT)
    assert not scene.show.stage.tweens


def test_left_alone_it_runs_to_the_end():
    person = replayed(place=70)
    person.press(pygame.K_SPACE)
    assert person.scene.running
    person.until(lambda: person.scene.show.place == person.scene.reel.last)
    person.until(lambda: not person.scene.running)
    assert person.scene.show.stage.board.stage == "scoring"


def test_many_quick_steps_end_where_single_ones_do():
    person = replayed()
    for _ in range(40):
        person.press(pygame.K_RIGHT)
    person.until(lambda: not person.scene.busy)
    afresh = ReplayTable(person.scene.reel, FAST, measured((1280, 720)), person.scene.show.viewer, place=40)
    assert lies(person.scene.show) == lies(afresh)


def test_only_own_hand_and_another_seat():
    person = replayed(place=20)
    scene = person.scene
    toggle = next(w for w in walk(scene.form.root) if isinstance(w, Toggle))
    person.click(toggle.rect.center)
    assert not scene.show.open
    others = [p for zone, pieces in scene.show.stage.zones.lies.items()
              if zone[0] == "hand" and zone[1] != scene.show.viewer for p in pieces]
    assert {p.face for p in others} == {None}
    seats = next(widget for widget in walk(scene.form.root) if isinstance(widget, Select))
    seats.changed(3)
    person.step()
    assert {p.face for p in scene.show.stage.hand()} == set(scene.reel.state(20).hands[3])


# -- from the table and back ------------------------------------------------------------------------------------------


def test_after_a_deal_it_can_be_looked_at_again_and_the_match_goes_on():
    person = Person(context(seed=3))
    person.press(pygame.K_RETURN)
    person.play_deal()
    record = person.table.session.record
    person.click_button(person.button(words.say("replay.look_again")))
    assert isinstance(person.scene, ReplayScene)
    assert person.scene.reel.record == record
    for code in (pygame.K_END, pygame.K_LEFT, pygame.K_ESCAPE):
        person.press(code)
    assert isinstance(person.scene, ScoringScene)
    person.click_button(person.button(words.say("sheet.next_deal")))
    person.play_deal()


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9])
@pytest.mark.parametrize("game", ["chambery", "french players=5"])
def test_play_on_from_here_is_not_kept_and_leads_back(game, share, tmp_path):
    store = open_store(path_in(tmp_path))
    record = read(write(replace(played(game, 2), names=(), bots=())))
    place = round(ReplayTimeline(record).last * share)
    person = replayed(record, store, place=place)
    before = person.scene.reel.state(place)
    person.click_button(person.button(words.say("replay.play_on")))
    assert isinstance(person.scene, TableScene)
    session = person.table.session
    done = ReplayTimeline(record).stops[place].done
    assert session.record.moves[:done] == record.moves[:done]
    assert session.state.facts.deal.hands == before.facts.deal.hands
    person.play_deal()
    assert session.record.taken_back == 1
    assert deals(store).lines == ()
    assert session.match.finished
    person.click_button(person.button(words.say("end.more")))
    person.click_button(person.button(words.say("menu.menu")))
    assert isinstance(person.scene, ReplayScene)
    assert person.scene.show.place == place


def test_at_the_end_there_is_nothing_to_play_on():
    person = replayed()
    person.press(pygame.K_END)
    assert person.button(words.say("replay.play_on")).why is not None
    person.press(pygame.K_LEFT)
    person.press(pygame.K_LEFT)
    assert person.button(words.say("replay.play_on")).why is None


@pytest.mark.parametrize("end", ["passed", "void", "abandoned", "open"])
def test_deals_that_were_not_played_to_their_end(end):
    whole = played("chambery", 2)
    record = {"passed": lambda: shuffled("french", 1).do("pass; pass; pass; pass").record,
              "void": lambda: None, "abandoned": lambda: replace(whole, moves=whole.moves[:30], end="abandoned"),
              "open": lambda: replace(whole, moves=(), end="open")}[end]()
    if record is None:
        seed = next(s for s in range(5000) if shuffled("french lone_petit=void", s).state.turn is None)
        record = shuffled("french lone_petit=void", seed).record
    person = replayed(record)
    last = len(person.scene.reel.stops) - 1
    places, ends = [], []
    for code in (pygame.K_END, pygame.K_HOME, pygame.K_PAGEDOWN, pygame.K_LEFT):
        person.press(code)
        person.until(lambda: not person.scene.busy)
        places.append(person.scene.show.place)
        ends.append(person.scene.show.stage.board.end)
    assert places[:2] == [last, 0]
    assert 0 <= places[3] <= places[2] <= last
    assert ends[0] == (end if end in ("passed", "void") else None)


def test_the_deal_is_played_again_from_its_beginning(tmp_path):
    person = replayed(place=40)
    record = person.scene.reel.record
    person.click_button(next(b for b in person.buttons() if words.spoken(b.words) == words.say("replay.share")))
    assert isinstance(person.scene, SharingScene)
    person.click_button(person.button(words.say("sharing.again")))
    session = person.table.session
    assert session.state.facts.deal.hands == record.hands
    person.play_deal()
    person.click_button(person.button(words.say("end.more")))
    person.click_button(person.button(words.say("menu.menu")))
    assert isinstance(person.scene, ReplayScene)


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080)])
def test_the_bar_has_two_rows_at_large_text_too(size, language):
    words.use(language)
    app = app_of(Shot("menu", size, lang=language, text_percent=175))
    scene = ReplayScene(context(), played("chambery", 2))
    app.scenes.take(Push(scene))
    app.step([], 0)
    assert len({button.rect.centery for button in walk(scene.form.root) if isinstance(button, IconButton)}) == 2
    assert faults(scene.form, app.metrics) == []
    button = next(b for b in walk(scene.form.root) if isinstance(b, Button)
                  and words.spoken(b.words) == words.say("replay.play_on"))
    assert button.tip


def test_a_replay_is_read_aloud_as_it_is_shown_and_answers_keys():
    person = replayed()
    heard: list[str] = []
    person.context.aloud.reader = lambda text, urgent: heard.append(text)
    for _ in range(8):
        person.press(pygame.K_RIGHT)
        person.until(lambda: not person.scene.busy)
    person.until(lambda: not person.context.aloud.speaking)
    assert any("takes the talon" in text for text in heard), heard
    person.press(pygame.K_F3)
    assert "cards" in heard[-1]
