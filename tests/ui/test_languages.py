"""Every language is complete: no English text, local numbers and dates, and it can be changed at any time.

Texts that fit no widget are found by the tour (``tests/ui/tour``).
"""

import os
import re
from dataclasses import replace
from datetime import datetime

import pygame
import pytest

from game.engine import observe
from game.engine.phases.playing import Playing
from game.engine.variants import rules_of
from game.settings import Keeper, Settings
from game.store.contests import begin_tournament, kind_of_round
from game.store.history import Filter, deals, matches, record_of
from game.ui.app.app import App, MemoryScreen, desktop_language
from game.ui.app.events import key
from game.ui.app.live import attach
from game.ui.app.scene import Pop, Push
from game.ui.app.sounds import Sounds
from game.ui.scenes.compare import DuplicateMatchScene
from game.ui.scenes.contests import RankingScene, SeasonScene
from game.ui.scenes.history import HistoryScene, MatchScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.practice import PuzzlesScene
from game.ui.scenes.review import ReviewScene
from game.ui.scenes.rulebook import RulebookScene
from game.ui.scenes.settings import PAGES, SettingsScene
from game.ui.scenes.sharing import SharingScene
from game.ui.scenes.statistics import StatisticsScene
from game.ui.scenes.title_page import WelcomeScene
from game.view import words
from game.view.history import when
from game.view.table.prompts import prompt
from game.view.words import system_language
from tests.builders import shuffled, steps, whim
from tests.driver import Person, context
from tests.ui import pages
from tests.ui.layout_check import faults
from tools import compile_words
from tools.shots.games import sample_store

OTHERS = [code for code in words.LANGUAGES if code != "en"]
NAMES = (r"level\.(anatole|augustin|baptiste|club|colette|gaston|rosalie|victorine)"
         r"|(preset|rulebook\.page)\.(chambery|scarto)|source\.(chambery-dummett|piedmont)|open\.code|common\.ok|hint\.esc|key\.(tab|escape|return|ctrl)"
         r"|unit\.seconds"
         r"|(say\.pagat_discarded|story\.pagat)|flower\.(ginkgo|iris|rose|petunia|windflower)"
         r"|back\.ginkgo")
"""Keys of names, and of words that languages have in common."""
SAME = {
    "fr": r"daily\.score|duplicate\.button|end\.points|cli\.doctor\.machine|"
          r"cli\.(replay\.(points|talon)|rules\.(par|tables|talon))|game\.(ecart|score|talon)|history\.(begun|score)|level\.expert|menu\.(menu|score|title)"
          r"|options|points\.count|rank\.C|replay\.(action|phase)|rulebook\.(contents|handful\.[12]|points|question|talon)"
          r"|settings\.table|sheet\.(petit_au_bout|totals)|season\.points|statistics\.(axis_score|points|score)|story\.talon|tool\.score",
    "de": r"(panel|role)\.partner|(length|pause)\.normal|(game|rulebook|story)\.talon|(page\.speed_|speed\.)normal"
          r"|page\.text"
          r"|program\.system|rulebook\.par|statistics\.(filter|pagat)",
    "es": r"cli\.doctor\.bots|key\.insert|(length|pause|speed)\.normal"
          r"|rulebook\.(handful\.2|page\.chambery-dummett|par|total)|sheet\.totals",
    "it": r"key\.backspace|speech\.reader|cli\.rules\.par|common\.no|cli\.rules\.no|menu\.(menu|title)"
          r"|statistics\.kept_share",
}
"""Keys whose words are rightly the same as in English, by language."""


@pytest.fixture(scope="module")
def written():
    return {code: compile_words.entries(compile_words.read(code)) for code in words.LANGUAGES}


@pytest.mark.parametrize("code", OTHERS)
def test_nothing_is_left_in_english(code, written):
    def speaks(forms):
        return re.search(r"[a-z]", re.sub(r"\{[^}]*\}", "", "".join(forms)), re.IGNORECASE)

    left = [key for key, forms in written["en"].items() if compile_words.OF not in key
            and written[code].get(key) == forms and speaks(forms)
            and not re.fullmatch(f"{NAMES}|{SAME.get(code)}", key)]
    assert left == [], "translate them, or name them in SAME"


@pytest.mark.parametrize("code", OTHERS)
def test_every_catalogue_is_typeset_as_its_language_asks(code, written):
    loose = {"fr": r"\S [;:!?»%]|« |'", "de": r" %|[«»]|'", "it": r"« | »|'", "es": r" %|« | »|[“”']"}.get(code, "(?!)")
    found = {key: forms for key, forms in written[code].items() if "%" not in key and re.search(loose, "".join(forms))}
    assert found == {}


@pytest.mark.parametrize("code", ["de", "it", "es"])
def test_a_language_says_which_words_it_uses(code):
    glossary = "\n".join(compile_words.glossary(code))
    pagat = {"de": "Pagat", "it": "il Bagatto", "es": "el Pequeño"}[code]
    assert all(word in glossary for word in ("trick", "talon", "écart", "taker", pagat))


@pytest.mark.parametrize(("code", "number", "day", "left"), [
    ("en", "−1,234.5", "2026-03-09, 07:05", ["0 cards left", "1 card left"]),
    ("fr", "−1\u202f234,5", "09/03/2026, 07:05", ["0 carte restante", "1 carte restante"]),
    ("de", "−1.234,5", "09.03.2026, 07:05", ["noch 0 Karten", "noch 1 Karte"]),
    ("it", "−1.234,5", "09/03/2026, 07:05", ["0 carte rimaste", "1 carta rimasta"]),
    ("es", "−1.234,5", "09/03/2026, 07:05", ["quedan 0 cartas", "queda 1 carta"]),
])
def test_numbers_days_and_plurals_are_written_as_the_language_writes_them(code, number, day, left):
    words.use(code)
    assert words.number(-1234.5) == number
    assert when(int(datetime(2026, 3, 9, 7, 5).timestamp() * 1000)) == day
    assert [words.count("cards.left", n) for n in (0, 1)] == left


@pytest.mark.parametrize(("named", "code"), [("de_DE.UTF-8", "de"), ("it_IT@euro", "it"), ("fr", "fr"), ("es_MX", "es"),
                                             ("C", "en"), ("pt_BR.UTF-8", "en"), ("", "en")])
def test_the_system_names_the_first_language(named, code, monkeypatch):
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", named)
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert system_language() == code


@pytest.mark.skipif(os.name != "posix", reason="elsewhere the system names languages as text")
def test_a_system_that_names_nonsense_speaks_english(monkeypatch):
    """The variables for the language contain bytes that are not UTF-8."""
    monkeypatch.delenv("LANGUAGE", raising=False)
    for name in ("LC_ALL", "LANG"):
        monkeypatch.setenv(name, "\udcff\udcfe")
    pygame.display.init()
    assert desktop_language() == "en"


def lines_of(app):
    return set(pages.texts(app.scenes.top.form))


def opened(scene, kept):
    app = App(scene, MemoryScreen((1280, 720)), sounds=Sounds(None))
    attach(app, kept)
    app.step([], 0)
    return app


@pytest.mark.parametrize("make", [MenuScene, WelcomeScene, SettingsScene],
                         ids=["menu", "welcome", "settings"])
def test_a_page_follows_the_language_while_one_looks_at_it(make):
    kept = Keeper(settings=Settings(language="en"))
    app = opened(make(context(keeper=kept)), kept)
    seen = {"en": lines_of(app)}
    for code in OTHERS:
        kept.change(language=code)
        app.step([], 0)
        seen[code] = lines_of(app)
        assert faults(app.scenes.top.form, app.metrics) == []
    kept.change(language="en")
    app.step([], 0)
    assert lines_of(app) == seen["en"]
    for code in OTHERS:
        common = {line for line in seen[code] & seen["en"] if line.isascii() and line.isalpha()}
        assert common <= {*words.LANGUAGES.values(), "Table", "Menu", "normal"}, code
    app.close()


def test_the_words_are_those_of_the_game_that_is_looked_at():
    kept = Keeper(settings=Settings(language="fr"))
    app = opened(RulebookScene(rules_of("chambery")), kept)
    words.use("fr")
    book = app.scenes.top
    assert words.card("F") == "Fou"
    book.go("french")
    assert words.card("F") == "Excuse"
    app.scenes.take(Push(SettingsScene(context(keeper=kept))))
    assert words.card("F") == "Excuse", "what is put over a game is about no other"
    app.scenes.take(Pop())
    book.go("piedmont")
    assert words.card("F") == "Fou"
    app.close()


def test_every_page_about_a_game_has_its_words():
    store = sample_store()
    french, other = [line for line in matches(store).lines if line.preset == "french"][:2]
    begin_tournament(store, french.number)
    begin_tournament(store, other.number, kind_of_round(1))
    wanted = context(store=store)
    record = record_of(store, deals(store, Filter(match=french.number)).lines[0].number)
    statistics, history = StatisticsScene(wanted), HistoryScene(wanted)
    statistics.asked, statistics.page = replace(statistics.asked, preset="french"), "results"
    history.wanted = Filter(preset="french")
    made = (statistics, history, MatchScene(wanted, store, french), DuplicateMatchScene(wanted, store, french),
            ReviewScene(wanted, record), SharingScene(wanted, record, 0),
            PuzzlesScene(wanted, "french"), RankingScene(wanted), SeasonScene(wanted))
    assert [type(scene).__name__ for scene in made if scene.family != "french"] == []
    words.use("fr")
    app = opened(statistics, Keeper(settings=Settings(language="fr")))
    said = "\n".join(lines_of(app))
    assert "Excuse" in said
    assert "Fou" not in said
    app.close()


def test_what_the_table_asks_follows_the_language_and_the_play():
    person = Person(context(first_dealer=1))
    person.app.scenes.take(person.at(MenuScene).start())
    person.until(lambda: person.asked().kind == "bid")
    said = {}
    for code in words.LANGUAGES:
        words.use(code)
        said[code] = person.asked().options[0].label, person.asked().text
        assert person.asked() == prompt(person.table.view, person.table.name)
    words.use("en")
    assert len(set(said.values())) == len(words.LANGUAGES)
    before = person.asked()
    person.act()
    person.until(lambda: person.asked().kind != "wait")
    assert person.asked() == prompt(person.table.view, person.table.name) != before


def test_only_the_first_lead_of_a_deal_is_the_opening_lead():
    words.use("fr")
    led = [prompt(observe(table.state, table.state.turn), str).text
           for table in steps(shuffled("french players=3", 2), whim(4))
           if isinstance(table.state, Playing) and not table.state.trick.cards]
    assert led[0] == "À vous d’entamer"
    assert set(led[1:]) == {"À vous d’ouvrir le pli"}


def test_the_settings_offer_every_language_in_its_own_words():
    kept = Keeper(settings=Settings(language="it"))
    app = opened(SettingsScene(context(keeper=kept)), kept)
    words.use("it")
    scene = app.scenes.top
    scene.form.focus_on(scene.tabs.names, visible=True)
    for code in (pygame.K_HOME, *[pygame.K_RIGHT] * list(PAGES).index("text")):
        app.step([key(code)], 0)
    assert {"Lingua del sistema", *words.LANGUAGES.values()} <= lines_of(app)
    app.close()
