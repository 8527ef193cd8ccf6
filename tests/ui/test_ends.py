"""The end of a deal and of a match: the player's result first, one main button, animations that any key ends."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.ai.teaching.review import Verdict
from game.club.study import Study
from game.reviewer import Reviews
from game.settings import MatchSetup
from game.store import open_store, path_in
from game.ui.app.scene import Replace
from game.ui.draw.text import line_height
from game.ui.scenes.ending.figures import Growing, SumRow
from game.ui.scenes.ending.memory import TrickPlate
from game.ui.scenes.ending.standings import Standings
from game.ui.scenes.lesson.lesson import LessonScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.table.after import MatchChart
from game.ui.scenes.table.scoring import MatchEndScene, ScoringScene
from game.ui.table.preferences import Preferences
from game.ui.widgets import Label, QuietButton, walk
from game.view import words
from game.view.result import deal_headline, deal_sentence, match_sentence, ranks
from game.view.table.choreography import SEEN_AGAIN, Pace
from tests.builders import GAMES
from tests.driver import FAST, Person, context, front
from tests.effort import few
from tests.ui import pages
from tests.ui.test_reckoning import PEOPLE, ends
from tools.shots.shots import Shot, app_at

SLOW = Preferences(Pace(cards=1.0, rest=0.0, bots=0.0))


def at_table(game: str = "french", preferences: Preferences = FAST, seed: int = 2, **setup) -> Person:
    study = setup.pop("study", Study())
    wanted = context(seed, preferences, study=study)
    wanted.take(MatchSetup(game, **setup))
    person = Person(wanted)
    person.app.scenes.take(person.scene.start())
    return person


def at_the_end(game: str = "french", preferences: Preferences = FAST, seed: int = 2, **setup) -> Person:
    """A person at the sheet of the first deal that was not passed out."""
    person = at_table(game, replace(preferences, pace=FAST.pace), seed, **setup)
    person.play_deal()
    while person.table.stage.board.end != "played":
        person.app.scenes.take(person.scene.go_on())
        person.play_deal()
    person.table.preferences = preferences
    person.app.scenes.take(_again(person))
    person.step()
    return person


def _again(person: Person):
    return Replace(person.table.scene())


def shown(person: Person, kind: type) -> list:
    return [part for part in walk(person.scene.sheet) if isinstance(part, kind)]


def primary(person: Person) -> list[str]:
    return [words.spoken(button.words) for button in person.buttons() if button.primary]


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_own_result_is_told_for_every_role(game, language):
    words.use(language)
    for over in ends(game)[:30]:
        for seat, paid in enumerate(over.payments):
            told = deal_headline(over.payments, "played", seat, PEOPLE.__getitem__)
            assert (words.number(abs(paid)) in told) == (paid != 0), told
            assert PEOPLE[seat] not in told
        assert over.score is not None
        assert "{" not in deal_sentence(over.score, over.facts, PEOPLE.__getitem__)


def test_a_winner_hears_of_the_own_points_and_a_loser_of_what_was_missing():
    heard = set()
    for over in ends("chambery"):
        assert over.score is not None
        lines = {line.rule: line.values for line in over.score.lines}
        if "lost-by" not in lines:
            continue
        side, distance = lines["lost-by"]
        for seat, own in enumerate(over.score.sides):
            told = deal_sentence(over.score, over.facts, PEOPLE.__getitem__, seat)
            assert PEOPLE[seat] in told
            assert ("above half" in told) == (own != side)
            assert str(distance) in told or distance == 1
            heard.add(own == side)
    assert heard == {True, False}


@pytest.mark.parametrize("game", ["chambery", "chambery-dummett", "french", "french-open-call", "piedmont"])
def test_the_sheet_begins_with_the_own_result_and_marks_the_own_line(game):
    person = at_the_end(game)
    paid = person.table.session.payments[-1][0]
    first = person.scene.sheet.form.columns[0].items[0]
    assert isinstance(first, Label)
    assert (words.number(abs(paid)) if paid else words.say("end.you_even")) in words.spoken(first.words)
    [standings] = shown(person, Standings)
    assert [line.name for line in standings.lines if line.own] == [words.say("game.you")]
    assert [line.numbers[0] for line in standings.lines] == list(person.table.session.payments[-1])
    assert bool(shown(person, SumRow)) == (paid != 0)
    assert primary(person) == [words.say("sheet.next_deal")]


class Judge(Reviews):
    """Judges the first ``ill`` decisions of a deal as good, and the others as best."""

    def __init__(self, ill: int) -> None:
        super().__init__()
        self.ill = ill

    def update(self) -> None:
        for review in self._reviews:
            for number, (_, done) in enumerate(review.cases):
                review.verdicts[number] = Verdict(done, done, 0.0, 0.1, "good" if number < self.ill else "best", 0, 0)


def judged_end(won: bool, ill: int) -> tuple[Person, int]:
    """A person at the end of a deal that the person won if ``won``, else lost, and the number of decisions."""
    for seed in range(40):
        person = at_table(preferences=replace(FAST, remarks=True), seed=seed, study=Study(Judge(ill)))
        person.play_deal()
        if person.table.stage.board.end == "played" and (person.table.session.payments[-1][0] > 0) == won:
            for _ in range(3):
                person.step()
            return person, len(person.scene.review.decisions)
    raise AssertionError("no such deal")


@pytest.mark.parametrize(("won", "ill", "praised"), [(False, 3, True), (False, 12, False), (True, 0, False)])
def test_a_lost_deal_that_was_well_played_is_called_that_first(won, ill, praised):
    person, count = judged_end(won, ill)
    told = [words.spoken(part.words) for part in person.scene.sheet.form.columns[0].items[:2]]
    paid = person.table.session.payments[-1][0]
    result = words.say("end.you_won" if won else "end.you_lost", n=abs(paid))
    if praised:
        assert told == [words.say("review.deal.chose_best", n=count - ill, all=count), result]
    else:
        assert told[0] == result


def test_below_the_main_button_one_row_leads_on():
    person = at_the_end()
    row = ["review.button", "replay.look_again", "after.hands_button", "end.more"]
    quiet = [button for button in person.buttons() if isinstance(button, QuietButton)]
    told = [words.spoken(button.words) for button in quiet]
    assert told[-len(row):] == [words.say(key) for key in row]
    assert len({button.rect.centery for button in quiet[-len(row):]}) == 1
    assert len(told) <= len(row) + 1, "and a proposal"
    person.click_button(person.button(words.say("end.more")))
    for key in ("after.count_button", "menu.menu"):
        assert person.button(words.say(key))


def test_a_demonstration_has_no_own_line():
    person = at_table()
    person.app.scenes.take(_demo(person))
    person.until(lambda: isinstance(person.scene, ScoringScene) and person.table.caught_up)
    assert person.scene.own is None
    [standings] = shown(person, Standings)
    assert not [line for line in standings.lines if line.own]


def _demo(person: Person):
    menu = MenuScene(person.context)
    menu.host = person.app
    return menu.demonstrate()


def test_any_key_ends_the_motion_and_a_button_works_at_once():
    person = at_the_end(preferences=SLOW)
    assert person.scene.unfolding
    assert any(part.share < 1 for part in shown(person, Growing))
    person.press(pygame.K_RIGHT)
    assert not person.scene.unfolding
    assert all(part.share == 1 for part in shown(person, Growing))
    person = at_the_end(preferences=SLOW)
    person.click_button(person.button(words.say("sheet.next_deal")))
    assert not isinstance(person.scene, ScoringScene)


def test_the_motion_ends_by_itself():
    person = at_the_end(preferences=SLOW)
    person.until(lambda: not person.scene.unfolding)
    assert all(part.share == 1 for part in shown(person, Growing))


def heard_of_the_sum(person: Person) -> list[str]:
    return [name for name in person.app.sounds.played if name in ("bead", "sum")]


def test_each_number_of_the_sum_is_heard_once():
    person = at_the_end(preferences=SLOW)
    person.app.sounds.played = []
    person.until(lambda: not person.scene.unfolding)
    [row] = shown(person, SumRow)
    assert heard_of_the_sum(person) == ["bead"] * (len(row.tiles) - 1) + ["sum"]
    words.use("fr")
    person.app.lay_out()
    person.step()
    person.press(pygame.K_RIGHT)
    assert heard_of_the_sum(person)[len(row.tiles):] == []
    person = at_the_end(preferences=SLOW)
    person.app.sounds.played = []
    person.press(pygame.K_RIGHT)
    person.step()
    assert heard_of_the_sum(person) == ["sum"], "the numbers that came at once are heard as one"


@pytest.mark.parametrize("pace", [Pace(travel=False), Pace(0.0, 0.0, 0.0)])
def test_with_reduced_motion_everything_is_there_at_once(pace):
    person = at_the_end()
    person.table.preferences = Preferences(pace)
    person.app.sounds.played = []
    person.app.scenes.take(_again(person))
    for _ in range(3):
        person.step()
    assert heard_of_the_sum(person) == ["sum"]
    assert not person.scene.unfolding
    assert all(part.share == 1 for part in shown(person, Growing))


def test_with_reduced_motion_the_trick_is_not_played_again():
    person = at_the_end(preferences=Preferences(Pace(travel=False)))
    assert [plate.again for plate in shown(person, TrickPlate)] == [None]


def test_the_trick_is_played_again_card_by_card_in_three_seconds():
    person = at_the_end(preferences=SLOW)
    person.until(lambda: not person.scene.unfolding)
    [plate] = shown(person, TrickPlate)
    count = len(plate.seen.played)
    person.watched = True
    person.click_button(person.button(words.say("end.see_it")))
    seen, start = [], person.seconds
    while plate.played is not None:
        seen.append((plate.visible, plate.winner_shines))
        person.step()
    assert list(dict.fromkeys(number for number, _ in seen)) == list(range(1, count + 1))
    assert seen[0] == (1, False)
    assert seen[-1] == (count, True)
    assert person.seconds - start == pytest.approx(SEEN_AGAIN, abs=0.1)
    assert not person.scene.dirty


def finished(**setup) -> Person:
    person = at_the_end(options={"deals": 2}, **setup)
    while not person.table.session.match.finished:
        person.app.scenes.take(person.scene.go_on())
        person.play_deal()
    person.step()
    return person


def test_a_match_ends_with_standings_and_a_rematch_at_the_same_table():
    person = finished()
    assert primary(person) == [words.say("end.match")]
    person.click_button(person.button(words.say("end.match")))
    person.step()
    assert isinstance(person.scene, MatchEndScene)
    totals = person.table.session.match.totals
    [standings] = shown(person, Standings)
    assert [line.reach for line in standings.lines] == sorted(totals, reverse=True)
    assert [line.flower for line in standings.lines if line.own] == ["seat_0"]
    assert primary(person) == [words.say("end.rematch")]
    players = person.table.session.players
    person.click_button(person.button(words.say("end.rematch")))
    assert not isinstance(person.scene, ScoringScene)
    assert person.table.session.players == players
    assert person.table.session.payments == []


def test_the_end_of_a_match_leads_back_to_its_last_deal_and_home():
    person = finished()
    person.app.scenes.take(person.scene.to_match())
    person.step()
    person.click_button(person.button(words.say("end.last_deal")))
    assert type(person.scene) is ScoringScene
    person.app.scenes.take(person.scene.to_match())
    person.step()
    person.click_button(person.button(words.say("menu.menu")))
    assert isinstance(person.scene, MenuScene)


@pytest.mark.parametrize("deals", [1, 8])
@pytest.mark.parametrize("kept", [True, False])
def test_the_menu_of_a_result_leads_home_however_many_deals_a_match_has(tmp_path, deals, kept):
    """An unfinished match can be continued later; a question comes first if it would be lost."""
    store = open_store(path_in(tmp_path)) if kept else None
    person = Person(context(seed=3, options={"deals": deals}, store=store))
    person.press(pygame.K_RETURN)
    person.play_deal()
    person.click_button(person.button(words.say("end.more")))
    person.click_button(person.button(words.say("menu.menu")))
    if deals > 1 and not kept:
        person.click_button(person.button(words.say("table.leave_yes")))
    menu = person.at(MenuScene)
    assert len(person.app.scenes.stack) == 1
    assert (menu.waiting is not None) == (deals > 1 and kept)


def test_a_match_of_one_deal_offers_the_rematch_at_once():
    person = at_the_end(options={"deals": 1})
    assert primary(person) == [words.say("end.rematch")]


def test_equal_totals_share_a_place():
    assert ranks((3, -6, 3, 0)) == [(1, 0), (1, 2), (3, 3), (4, 1)]
    assert match_sentence((3, -6, 3, 0), [(3, -6, 3, 0)]) == ""


def test_the_last_deal_is_named_where_it_decided_the_match():
    words.use("en")
    assert match_sentence((10, -10), [(-5, 5), (15, -15)]) == words.count("end.by_last", 20)
    assert match_sentence((10, -10), [(5, -5), (5, -5)]) == words.count("end.by", 20)


@pytest.mark.parametrize(("size", "people"), few([((1024, 600), 6), ((1920, 1080), 5)], 1, several=True))
def test_with_large_text_the_names_beside_the_course_have_room_below_each_other(size, people):
    app = app_at(Shot("match_end", size, "french", people, lang="fr", text_percent=175))
    [chart] = [part for part in walk(front(app, MatchEndScene).sheet) if isinstance(part, MatchChart)]
    assert chart.rect.height > people * line_height("small", chart.metrics)
    app.close()


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
@pytest.mark.parametrize("lang", ["de", "it"])
def test_with_large_text_no_name_is_broken_in_the_standings_of_a_lesson(size, lang):
    app = app_at(Shot("lesson_payment", size, "chambery", 5, lang=lang, text_percent=175))
    lines = [part for part in walk(front(app, LessonScene).inner.form.root) if isinstance(part, Standings)]
    assert lines
    assert all(len(line.block.lines) == 1 for part in lines for line in part.written())
    app.close()


@pytest.mark.parametrize("scene", ["scoring", "match_end"])
def test_every_stop_of_the_keys_on_a_sheet_can_be_seen(scene):
    app = app_at(Shot(scene, (1280, 720), "french", 4))
    app.step([], 0.0)
    stops = [widget for widget in walk(pages.form_of(app.scenes.top).root) if widget.focusable]
    assert stops
    assert all(widget.ring.width for widget in stops), stops
    app.close()


@pytest.mark.parametrize(("scene", "size", "preset", "players", "lang"), [
    ("lesson_payment", (1280, 720), "french-open-call", 5, "it"), ("scoring", (1024, 600), "french", 6, "fr"),
    ("scoring", (1024, 600), "chambery", 5, "de"), ("lesson_payment", (1024, 600), "chambery", 5, "en"),
])
def test_the_sum_is_on_the_sheet_with_large_text_in_a_small_window_too(scene, size, preset, players, lang):
    app = app_at(Shot(scene, size, preset, players, lang=lang, text_percent=175))
    app.step([], 0.0)
    sheet = getattr(app.scenes.top, "inner", app.scenes.top)
    assert any(isinstance(part, SumRow) for part in walk(sheet.form.root))
    app.close()
