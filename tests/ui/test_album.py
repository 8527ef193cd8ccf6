"""The page of the pressed-flower album, and what is told of it after a deal."""

from __future__ import annotations

from datetime import date

import pytest

from game.engine.variants import PRESETS
from game.store import open_store, path_in
from game.store.album import first_done, look_up, unread
from game.store.deeds import DEEDS, FLOWERS
from game.ui.app.scene import Replace
from game.ui.scenes import album as page
from game.ui.scenes import match
from game.ui.scenes.album import AlbumScene, FlowerButton
from game.ui.scenes.replay.replay import ReplayScene
from game.ui.shots.games import play_days, sample_store
from game.view import album, words
from game.view.daily import daily_deal
from tests.driver import Person, context

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


def test_every_deed_has_words_of_its_own_in_every_language():
    for code in ("en", "fr", "de", "it"):
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
    monkeypatch.setattr(page, "AT_A_TIME", 1)
    play_days(store, [daily_deal(date(2026, 11, day), preset) for day in (1, 2) for preset in PRESETS])
    number = len(unread(store))
    person = opened(store)
    assert person.scene.busy
    assert person.at(AlbumScene).reader.left == number - 1
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


def test_after_a_deal_the_sheet_says_what_is_new_and_leads_to_the_album(store):
    person = Person(context(store=store))
    play_days(store, [daily_deal(DAY, "piedmont")])
    proposed = match.album_proposal(person.context)
    assert proposed is not None
    done = first_done(store)
    step = proposed.take(lambda: person.scene)
    assert any(album.deed_words(deed) in proposed.words for deed in done)
    person.app.scenes.take(step)
    person.step()
    assert person.at(AlbumScene).album.stage(person.scene.chosen) > 0
    assert match.album_proposal(person.context) is None, "it is said once"


def test_the_news_can_be_switched_off(store):
    person = Person(context(store=store))
    person.context.keeper.change(album_news=False)
    play_days(store, [daily_deal(DAY, "piedmont")])
    assert match.album_proposal(person.context) is None


def test_many_deals_of_long_ago_are_no_news():
    kept = sample_store()
    assert album.news(kept, match.FEW) == ()
    assert len(unread(kept)) > match.FEW
