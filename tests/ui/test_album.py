"""The page of the pressed-flower album, and its news after a deal."""

from __future__ import annotations

from datetime import date

import pygame
import pytest

from game.club import album as club_album
from game.club.album import news
from game.club.daily import daily_deal
from game.engine.variants import PRESETS
from game.settings import MatchSetup
from game.store import open_store, path_in
from game.store.album import first_done, look_up, unread
from game.store.deeds import DEEDS, FLOWERS
from game.ui.app.scene import Replace
from game.ui.scenes import match
from game.ui.scenes.album import AlbumScene, FlowerButton
from game.ui.scenes.ending.sheet import PressedFlowers
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.table.scoring import ScoringScene
from game.ui.widgets import walk
from game.view import album, words
from game.view.units import measured
from tests.driver import Person, context
from tools.shots.games import play_days, sample_store

DAY = date(2026, 11, 23)


@pytest.fixture
def store(tmp_path):
    found = open_store(path_in(tmp_path))
    yield found
    found.close()


def opened(store, chosen="") -> Person:
    person = Person(context(store=store))
    person.app.scenes.take(Replace(AlbumScene(person.context, chosen)))
    person.step()
    return person


def flower(person: Person, name: str) -> FlowerButton:
    button = person.at(AlbumScene).widget(name)
    assert isinstance(button, FlowerButton)
    return button


def test_a_flower_that_opens_after_a_french_deal_is_named_in_its_words():
    words.of_game(lambda: "french")
    opened = album.OpenedFlower("F", 1, "f-1").said
    assert opened.startswith(words.say("card.fool"))
    assert "Excuse" in opened.partition("–")[2]


def test_every_deed_has_words_of_its_own_in_every_language():
    for code in words.LANGUAGES:
        words.use(code)
        said = [album.deed_words(deed) for deed in DEEDS]
        assert len(set(said)) == len(DEEDS)
        assert not any("{" in one for one in said)
    words.use("en")


def test_an_empty_album_has_all_flowers_closed(store):
    person = opened(store)
    assert [flower(person, name).stage for name in FLOWERS] == [0] * len(FLOWERS)
    assert not person.scene.busy


def test_without_a_file_of_games_it_is_empty():
    assert not opened(None).at(AlbumScene).album.done


def test_deals_of_long_ago_are_read_while_the_page_is_open(store, monkeypatch):
    monkeypatch.setattr(club_album, "AT_A_TIME", 1)
    play_days(store, [daily_deal(date(2026, 11, day), preset) for day in (1, 2) for preset in PRESETS])
    number = len(unread(store))
    person = opened(store)
    assert person.scene.busy
    assert person.at(AlbumScene).progress == words.count("album.reading", number - 1)
    person.until(lambda: not person.scene.busy)
    person.step()
    done = first_done(store)
    assert done
    for name in FLOWERS:
        assert flower(person, name).stage == sum(deed in done for deed in album.deeds_for(name))


def test_a_flower_shows_its_deeds_and_the_deal_in_which_each_was_done():
    kept = sample_store()
    look_up(kept, unread(kept))
    deed, deal = next(iter(first_done(kept).items()))
    name = deed.rsplit("-", 1)[0].upper()
    person = opened(kept, "C" if name != "C" else "D")
    person.click(flower(person, name).rect.center)
    person.step()
    assert person.at(AlbumScene).chosen == name
    assert person.scene.album.done[deed].deal == deal
    person.click(person.scene.widget(f"look {deed}").rect.center)
    person.step()
    assert person.at(ReplayScene)


def test_a_deal_with_a_damaged_record_keeps_its_deed_and_cannot_be_watched(store):
    play_days(store, [daily_deal(DAY, "piedmont")])
    look_up(store, unread(store))
    deed = next(iter(first_done(store)))
    store.write(("UPDATE records SET sum = sum + 1", ()))
    person = opened(store, deed.rsplit("-", 1)[0].upper())
    assert person.scene.album.done[deed]
    assert not person.scene.has(f"look {deed}")


def at_a_result(store, seed: int = 2, **setup) -> Person:
    """A person at the result of a deal that was played to its end."""
    person = Person(context(seed, store=store))
    person.context.take(MatchSetup("french", **setup))
    person.app.scenes.take(person.scene.start())
    person.play_deal()
    while person.table.stage.board.end != "played":
        person.app.scenes.take(person.scene.go_on())
        person.play_deal()
    person.app.scenes.take(Replace(person.table.scene()))
    person.app.sounds.played = []
    person.step()
    return person


def test_flowers_that_a_deal_opened_are_on_its_result_beside_the_lesson(store):
    person = at_a_result(store)
    sheet = person.at(ScoringScene)
    opened_ = {deed.rsplit("-", 1)[0].upper() for deed in first_done(store)}
    assert opened_
    [plate] = [part for part in walk(sheet.sheet) if isinstance(part, PressedFlowers)]
    assert {one.flower for one in plate.news.flowers} == opened_
    said = [words.spoken(button.words) for button in sheet.sheet.buttons]
    assert any(one.startswith(words.say("offer.lesson", title="")) for one in said)
    person.until(lambda: not sheet.unfolding)
    assert person.app.sounds.played.count("pressed") == 1
    person.click_button(plate.link)
    person.step()
    assert person.at(AlbumScene).chosen == plate.news.flowers[0].flower
    assert person.at(AlbumScene).album.stage(person.scene.chosen) > 0
    person.click(person.scene.widget("back").rect.center)
    person.step()
    again = type(sheet)(person.table)
    assert again.flowers == sheet.flowers, "the same sheet shown again says the same"


def test_the_menu_marks_the_album_until_its_page_was_seen(store):
    """The mark is a picture and words for a screen reader; there is none if news are switched off."""
    play_days(store, [daily_deal(DAY, "piedmont")])
    look_up(store, unread(store))
    person = Person(context(store=store))

    def marked(name: str) -> bool:
        person.step()
        button = person.scene.widget(name)
        assert (words.say("album.new") in button.node().about) == bool(button.news)
        return bool(button.news)

    person.step()
    assert marked("matches")
    assert not marked("learn")
    person.click(person.scene.widget("matches").rect.center)
    assert marked("album")
    assert not marked("history")
    person.click(person.scene.widget("album").rect.center)
    person.until(lambda: not person.scene.busy)
    person.press(pygame.K_ESCAPE)
    assert not marked("album")
    person.press(pygame.K_ESCAPE)
    assert not marked("matches")
    person.context.keeper.change(album_seen=len(first_done(store)) - 1)
    for wanted in (True, False):
        person.context.keeper.change(album_news=wanted)
        person.scene.resize(person.scene.metrics)
        assert marked("matches") == wanted


def test_with_large_text_the_result_leads_to_the_new_flowers(store):
    person = at_a_result(store)
    for size, text in (((1280, 720), 100), ((1024, 600), 175)):
        person.scene.resize(measured(size, text_percent=text))
        person.step()
        said = [words.spoken(button.words) for button in person.at(ScoringScene).sheet.buttons]
        assert words.say("album.new") in said, size


def test_the_news_can_be_switched_off(store):
    person = Person(context(store=store))
    person.context.keeper.change(album_news=False)
    play_days(store, [daily_deal(DAY, "piedmont")])
    assert match.album_news(person.context) is None


def test_what_deals_of_long_ago_opened_is_read_without_a_word(store):
    play_days(store, [daily_deal(date(2026, 11, day), preset) for day in (1, 2) for preset in PRESETS])
    count = len(unread(store))
    assert news(store, count - 1) == ()
    assert len(unread(store)) == 1
    last = unread(store)[-1][0]
    new = {one.flower for one in news(store, count)}
    assert new == {deed.rsplit("-", 1)[0].upper() for deed, deal in first_done(store).items() if deal == last}
    assert news(store, count) == ()
