"""The rulebook: every link works, the text agrees with the rules, and the search finds it."""

import itertools
import re
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from game.engine.cards import BY_NAME
from game.engine.variants import OPTIONS, PRESETS, rules_of
from game.ui.app.events import key
from game.ui.app.scene import Pop
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.rulebook import RulebookScene
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.table.table_scene import TableScene
from game.ui.widgets import Select, walk
from game.ui.widgets.prose import Link, Prose
from game.view import words
from game.view.prose import GLOSSARY, ProseError, inline, parse, targets
from game.view.rulebook.book import Book, Filled
from game.view.rulebook.facts import OF_ONE, TABLES, fact, rule_table
from game.view.rulebook.pages import (
    PAGES,
    PROMPTS,
    RULES,
    STAGES,
    TEXTS,
    blocks_of,
    folded,
    headword,
    terms,
)
from game.view.units import measured
from tests.driver import front
from tests.ui import pages
from tools.shots.shots import Shot, app_at
from tools.shots.still import pictured

WRITTEN = sorted(words.LANGUAGES)
"""Languages in which every page is written."""
TABLES_OF_ALL = [rules_of(preset.name, players=players, pack=pack)
                 for preset in PRESETS.values() for players, pack in preset.tables]
ENGINE = Path(__file__).parents[2] / "game" / "engine"


def rule_keys():
    """The keys of every rule that the engine or the table can name, read from their source."""
    folders = [*ENGINE.glob("phases/*.py"), ENGINE / "ecart.py", ENGINE / "play.py"]
    source = "\n".join(path.read_text() for path in folders)
    returned = re.findall(r"return .*", source)
    found = {word for line in returned for word in re.findall(r'"([a-z]+(?:-[a-z]+)+)"', line)}
    found -= {value for values in OPTIONS.values() for value in values or ()}
    entries = (words.LOCALES / "en" / "LC_MESSAGES" / "tarot.po").read_text()
    return sorted(found | set(re.findall(r'^msgid "rule\.([a-z-]+)"', entries, re.M)))


def links_of(book, page):
    """The targets of all links of ``page``, including those in its tables."""
    filling = book.filling(page)
    blocks = book.blocks(page)
    sheets = [filling.table(block.about) for block in blocks if block.kind == "table"]
    cells = [cell for sheet in sheets for row in (sheet.head, *sheet.rows) for cell in row]
    return [*targets(blocks), *(run.target for cell in cells for run in inline(cell) if run.target)]


# -- the markup -------------------------------------------------------------------------------------------------------


def test_markup_becomes_blocks_with_names_links_and_cards():
    title, first, item, step, note, row, sheet = parse(
        "# The Fool {#fool}\n\nIt **never {SR} follows**, see [there](fool#fool.last)\nand [[ecart|the discard]].\n"
        "- one {#a}\n2. two\n\n! ours\n\n{cards: SR T21 | two cards} {#c}\n\n{table: deal}")
    assert [b.kind for b in (title, first, item, step, note, row, sheet)] == [
        "title", "paragraph", "item", "step", "house", "cards", "table"]
    assert title.name == "fool"
    assert item.name == "a"
    assert step.step == 2
    assert row.name == "c"
    assert [run.words for run in first.runs if run.style == "strong"] == ["never ", "SR", " follows"]
    assert targets((first,)) == ("fool.last", "glossary.ecart")
    assert pages.pictured_cards((first, row)) == ("SR", "T21", "SR")
    assert sheet.about == "deal"
    assert row.runs[0].words == "two cards"


@pytest.mark.parametrize("wrong", ["{S11}", "{T22}", "**open", "[[no end", "{nothing}", "[words](no place)"])
def test_markup_that_means_nothing_is_refused(wrong):
    with pytest.raises(ProseError):
        parse(f"A paragraph with {wrong} in it.")


# -- contents ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("rules", [rules_of(preset) for preset in PRESETS], ids=list(PRESETS))
def test_every_link_leads_somewhere(language, rules):
    words.use(language)
    book = Book(rules)
    dead = [(page, link) for page in PAGES for link in links_of(book, page) if not leads(book, link)]
    assert dead == []


def leads(book, link):
    try:
        page, name = book.resolved(link)
    except KeyError:
        return False
    return name == page or any(block.name == name for block in book.blocks(page))


@pytest.mark.parametrize("language", WRITTEN)
def test_languages_have_the_same_paragraphs(language):
    for page in PAGES:
        own, english = blocks_of(page, language), blocks_of(page, "en")
        assert sorted(block.name for block in own if block.name) == sorted(b.name for b in english if b.name), page
        assert (TEXTS / language / f"{page}.txt").is_file(), page
        if page != GLOSSARY:
            assert [block.kind for block in own] == [block.kind for block in english], page
            assert sorted(pages.pictured_cards(own)) == sorted(pages.pictured_cards(english)), page
            assert [b.about for b in own if b.kind == "table"] == [b.about for b in english if b.kind == "table"]


@pytest.mark.parametrize("language", WRITTEN)
def test_every_card_fact_and_table_exists(language):
    words.use(language)
    for rules in TABLES_OF_ALL:
        book = Book(rules)
        for page in PAGES:
            filling = book.filling(page)
            read = [filling.read(block) for block in book.blocks(page)]
            assert all(line.strip() for line, block in zip(read, book.blocks(page), strict=True)
                       if block.kind != "cards"), page
            assert all(name in BY_NAME for name in pages.pictured_cards(book.blocks(page))), page


def test_names_of_paragraphs_are_given_once_and_after_their_page():
    names = [(page, block.name) for page in PAGES for block in blocks_of(page, "en") if block.name]
    assert len({name for _, name in names}) == len(names)
    assert [(page, name) for page, name in names if name.partition(".")[0] != page] == []


@pytest.mark.parametrize("language", WRITTEN)
def test_the_glossary_explains_enough_terms_in_order(language):
    found = terms(language)
    assert len(found) >= 60
    assert [*found.values()] == sorted(found.values(), key=folded)
    assert all(len("".join(run.words for run in block.runs)) > len(headword(block)) + 15
               for block in blocks_of(GLOSSARY, language) if headword(block))


def test_the_pages_are_in_the_order_of_a_beginner():
    assert [*PAGES][:5] == ["table", "pack", "common", "fool", "chambery"]
    for language in WRITTEN:
        advised = next(block for block in reversed(blocks_of("table", language)) if block.kind == "paragraph")
        assert targets((advised,)) == ("pack", "common", "fool", "chambery")


@pytest.mark.parametrize("language", WRITTEN)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_page_of_a_game_opens_with_its_aim(preset, language):
    words.use(language)
    book = Book(rules_of(preset))
    _title, _table, aim, *_ = book.blocks(preset)
    assert aim.runs[0].style == "strong"
    par = rules_of(preset).row.par
    assert (str(par) if par else terms(language)["oudlers"].lower()) in book.filling(preset).read(aim).lower()


def test_every_table_is_used_and_every_option_explained():
    used = {block.about.split()[0] for page in PAGES for block in blocks_of(page, "en") if block.kind == "table"}
    assert used == {*TABLES, *OF_ONE}
    book = Book(rules_of("chambery"))
    assert [name for name in OPTIONS if book.resolved(f"options.{name}")[0] != "options"] == []


# -- anchors ----------------------------------------------------------------------------------------------------------


def test_every_rule_has_an_anchor():
    keys = rule_keys()
    assert {"follow-suit", "overtrump", "ecart-tarots", "call-rank", "ecart-full", "handful-size"} <= set(keys)
    assert [rule for rule in keys if rule not in RULES] == []


@pytest.mark.parametrize("rules", TABLES_OF_ALL, ids=lambda r: f"{r.preset}-{r.players}-{r.pack}")
def test_every_anchor_is_a_paragraph_at_every_table(rules):
    book = Book(rules)
    for address in (*RULES.values(), *PROMPTS.values(), *STAGES.values()):
        assert leads(book, address), address


def test_a_game_says_itself_what_it_does_its_own_way():
    assert Book(rules_of("chambery")).resolved(RULES["ecart-tarots"])[0] == "chambery"
    assert Book(rules_of("french")).resolved(RULES["ecart-tarots"])[0] == "french"
    assert Book(rules_of("chambery-dummett")).resolved("game.asking")[0] == "chambery"
    assert Book(rules_of("chambery-dummett")).resolved("game.bidding")[0] == "chambery-dummett"


# -- numbers ----------------------------------------------------------------------------------------------------------


def test_numbers_come_from_the_rules():
    rules = rules_of("chambery")
    other = replace(rules, row=replace(rules.row, par=41, doubled_below=19, talon=6))
    for one, is_there in ((rules, False), (other, True)):
        filling = Filled(one)
        par = next(row for row in filling.table("par").rows if row[:2] == ("5", "78"))
        assert (par[-2:] == ("41", "19")) is is_there
        assert (fact("talon", one) == "6") is is_there
        said = " ".join(filling.read(block) for block in blocks_of("chambery", "en"))
        assert ("discards 6 cards" in said) is is_there


def test_values_multipliers_and_totals_come_from_the_rules():
    rules = rules_of("french", players=5)
    family = replace(rules.family, values=(11, *rules.family.values[1:]),
                     contracts=(replace(rules.family.contracts[0], multiplier=9), *rules.family.contracts[1:]))
    other = replace(rules, family=family)
    assert rule_table("values", rules).rows[0][1] == "4½"
    assert rule_table("values", other).rows[0] == ("{F}", "5½")
    assert rule_table("contracts", rules).rows[0][1] == "× 1"
    assert rule_table("contracts", other).rows[0][1] == "× 9"
    assert fact("total", rules) == "91"
    assert fact("total", other) == "92"


@pytest.mark.parametrize(("preset", "players", "total"), [
    ("chambery", 5, "68"), ("chambery", 4, "72"), ("chambery", 3, "78"), ("french", 4, "91"), ("piedmont", 4, "78")])
def test_totals_are_those_of_the_books(preset, players, total):
    assert fact("total", rules_of(preset, players=players)) == total


def test_options_in_use_are_marked_and_change_with_the_rules():
    usual, other = rules_of("chambery"), rules_of("chambery", ace="low")
    for rules, marked in ((usual, 0), (other, 1)):
        assert rule_table("option ace", rules).marked == {marked}
    said = Filled(other).read(next(b for b in blocks_of("chambery", "en") if b.name == "chambery.order"))
    assert "lowest" in said
    order = rule_table("order", other).rows[0][1]
    assert order.index("{S2}") < order.index("{S1}")
    assert "{S1}" in order


def test_a_page_of_another_game_shows_that_game_as_it_usually_is():
    book = Book(rules_of("chambery", players=3))
    assert book.filling("chambery").rules.players == 3
    assert book.filling("french").rules == rules_of("french")
    assert book.filling("payment").rules.players == 3


# -- the search -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "asked", "first"), [
    ("en", "croise", "glossary.croise"), ("en", "CROISÉ", "glossary.croise"), ("en", "discard", "glossary.ecart"),
    ("en", "forehand", "glossary.forehand"),
    ("fr", "poignee", "glossary.handful"), ("fr", "écart", "glossary.ecart"), ("fr", "atout", "glossary.tarot"),
    ("de", "uberstechen", "glossary.overtrump"), ("de", "Päckchen", "glossary.packet"),
    ("it", "MANCIATA", "glossary.handful"), ("it", "meta", "glossary.par"),
    ("es", "punado", "glossary.handful"), ("es", "Talón", "glossary.talon")])
def test_the_search_finds_terms_first_without_accents(language, asked, first):
    words.use(language)
    found = Book(rules_of("chambery")).search(asked)
    assert found[0].name == first
    assert folded(found[0].match) == folded(asked)


def test_the_search_finds_paragraphs_with_all_words_on_every_page():
    book = Book(rules_of("french"))
    names = [found.name for found in book.search("petit last trick")]
    assert "french.petit" in names
    assert book.search("zzzz") == []
    assert book.search("   ") == []
    assert {"fool", "french", "chambery", "glossary"} <= {found.page for found in book.search("fool")}


def test_the_search_reads_numbers_and_tables_as_they_are_filled():
    book = Book(rules_of("chambery"))
    assert any(found.page == "chambery" for found in book.search("doubled below 34"))


# -- the scene --------------------------------------------------------------------------------------------------------


def test_an_excerpt_shows_a_card_by_its_sign_after_the_word_for_it():
    found = next(hit for hit in Book(rules_of("french")).search("cavalier pip") if hit.page == "pack")
    excerpt = found.before + found.match + found.after
    assert words.card_sign("SC") in excerpt
    assert words.card("SC") not in excerpt
    assert any(hit.match for hit in Book(rules_of("french")).search(folded(words.card("SC"))))


def opened(address="", rules=None, size=(1280, 720), percent=100):
    scene = RulebookScene(rules or rules_of("chambery"), address)
    pictured(scene, size, percent)
    return scene


def click(scene, at):
    scene.handle(Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=False))
    scene.handle(Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False))
    return scene.handle(Event(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False))


def test_a_paragraph_asked_for_is_in_sight_and_marked():
    scene = opened("game.calling")
    place = scene.prose.place_of("chambery.calling")
    assert scene.visit.page == "chambery"
    assert scene.prose.lit == "chambery.calling"
    assert scene.area.rect.contains(place)


def test_a_link_is_followed_by_click_and_by_key_and_the_way_back_is_kept():
    scene = opened("pack")
    link = next(w for w in scene.prose.children if w.target == "fool")
    click(scene, link.rect.center)
    assert scene.visit.page == "fool"
    scene.handle(key(pygame.K_LEFT, pygame.KMOD_ALT))
    assert scene.visit.page == "pack"
    scene.handle(key(pygame.K_RIGHT, pygame.KMOD_ALT))
    assert scene.visit.page == "fool"
    scene.handle(key(pygame.K_BACKSPACE))
    scene.form.focus_on(next(w for w in scene.prose.children if w.target == "glossary.tarot"), visible=True)
    scene.handle(key(pygame.K_RETURN))
    assert scene.visit.name == "glossary.tarot"
    assert scene.area.rect.contains(scene.prose.place_of("glossary.tarot"))


def test_going_back_finds_the_page_scrolled_as_it_was():
    scene = opened("french")
    area = scene.area
    area.scroller.to(700)
    area.layout(area.rect, area.metrics)
    click(scene, next(w for w in scene.prose.children if area.rect.contains(w.rect)).rect.center)
    assert scene.area.scroller.offset != 700
    scene.handle(key(pygame.K_LEFT, pygame.KMOD_ALT))
    assert scene.area.scroller.offset == 700


def test_typing_searches_and_enter_goes_to_the_first_found():
    scene = opened()
    scene.form.focus_on(scene.widget("search"))
    for letter in "oudlers":
        scene.handle(Event(pygame.TEXTINPUT, text=letter))
    assert any(isinstance(w, Link) and w.target == "glossary.oudlers" for w in scene.prose.children)
    scene.handle(key(pygame.K_RETURN))
    assert scene.visit.name == "glossary.oudlers"
    assert scene.asked == ""


def test_keys_reach_every_link_and_scroll_where_none_is_near():
    scene = opened("shuffle")
    assert not any(w.focusable for w in scene.prose.children)
    scene.form.focus_on(scene.widget("page shuffle"))
    scene.handle(key(pygame.K_DOWN))
    assert scene.area.scroller.offset > 0
    scene = opened("french")
    first = next(w for w in scene.prose.children if w.focusable)
    scene.form.focus_on(first, visible=True)
    seen = [scene.area.scroller.offset]
    for _ in range(400):
        scene.handle(key(pygame.K_DOWN))
        seen.append(scene.area.scroller.offset)
    step = scene.area.rect.height
    assert seen[-1] == scene.area.scroller.most
    assert all(after - before < step for before, after in itertools.pairwise(seen))


def test_the_book_closes_with_the_key_that_opened_it():
    assert opened().handle(key(pygame.K_F1)) == Pop()
    assert opened().handle(key(pygame.K_ESCAPE)) == Pop()


def test_a_narrow_window_has_the_pages_in_a_box_above():
    assert not any(isinstance(w, Select) for w in walk(opened().form.root))
    narrow = opened(size=(1024, 600), percent=175)
    assert any(isinstance(w, Select) for w in walk(narrow.form.root))


def test_a_change_of_language_turns_the_page_into_it():
    scene = opened("fool")
    words.use("fr")
    scene.resize(measured((1280, 720)))
    said = [piece for w in scene.prose.written() for line in w.block.lines for piece in line]
    assert any("Le Fou" in str(piece) for piece in said)


def test_a_table_too_wide_for_its_room_becomes_a_list():
    page = Prose(parse("{table: par}"), lambda target: None, Filled(rules_of("chambery")))
    metrics = measured((1024, 600), 175)
    _wide, high = page.preferred(metrics, 900)
    narrow = page.preferred(metrics, 200)
    assert narrow[0] <= 200
    assert narrow[1] > 2 * high


# -- F1 ---------------------------------------------------------------------------------------------------------------

PHASES = {
    "discard": ("chambery", "chambery.ecart", 3), "bidding": ("chambery", "chambery.bidding", 1),
    "ask": ("chambery", "chambery.asking", pages.ASKED), "give": ("chambery", "chambery.giving", pages.ASKED),
    "call": ("chambery", "chambery.calling", 1), "play": ("common", "common.follow", 1),
    "scoring": ("chambery", "chambery.score", 1),
}
"""The page, the paragraph, and the seed of a deal that reaches the scene."""


@pytest.mark.parametrize("scene", PHASES)
def test_f1_opens_the_paragraph_of_the_phase(scene):
    page, name, seed = PHASES[scene]
    app = app_at(Shot(scene, (1280, 720), seed=seed))
    app.step([key(pygame.K_F1)], 0.0)
    book = app.scenes.top
    assert isinstance(book, RulebookScene)
    assert (book.visit.page, book.visit.name) == (page, name)
    app.step([key(pygame.K_F1)], 0.0)
    assert isinstance(app.scenes.top, TableScene)
    app.close()


@pytest.mark.parametrize(("preset", "name"), [("french", "french.bidding"), ("french-open-call", "french.bidding")])
def test_f1_opens_the_page_of_the_game_at_hand(preset, name):
    app = app_at(Shot("bidding", (1280, 720), preset=preset))
    app.step([key(pygame.K_F1)], 0.0)
    book = front(app, RulebookScene)
    assert book.visit.name == name
    assert book.book.rules.preset == preset
    app.close()


ELSEWHERE = {
    "menu": "table", "settings": "table", "keys": "table", "history": "table", "statistics": "table",
    "welcome": "table", "duplicate": "table", "gallery": "pack", "gallery_pack": "pack", "editor": "chambery.deal",
    "leave": "common.follow", "story": "common.follow", "chooser": "chambery.calling", "asking": "chambery.asking",
    "count": "chambery.score", "hands": "chambery.score",
}
"""Where F1 leads from scenes that are no phase of a deal, and from panels over one."""


@pytest.mark.parametrize("scene", ELSEWHERE)
def test_f1_opens_the_rulebook_from_everywhere(scene):
    app = app_at(Shot(scene, (1280, 720), seed=pages.ASKED))
    below = app.scenes.top
    app.step([key(pygame.K_F1)], 0.0)
    assert isinstance(app.scenes.top, RulebookScene)
    assert app.scenes.top.visit.name == ELSEWHERE[scene]
    app.step([key(pygame.K_ESCAPE)], 0.0)
    assert app.scenes.top is below
    app.close()


def test_f1_in_a_replay_explains_how_far_it_is_shown():
    app = app_at(Shot("replay", (1280, 720)))
    reel = front(app, ReplayScene)
    at = {"deal": "deal", "bidding": "bidding", "play": "follow", "scoring": "score"}[reel.show.stage.board.stage]
    app.step([key(pygame.K_F1)], 0.0)
    book = front(app, RulebookScene)
    assert book.visit.name.partition(".")[2] == at
    assert book.book.rules == reel.reel.record.rules
    app.close()


def test_f1_on_an_option_explains_that_option():
    app = app_at(Shot("setup_house", (1280, 720)))
    setup = front(app, SetupScene)
    setup.form.focus_on(setup.widget("fool_last"), visible=True)
    app.step([key(pygame.K_F1)], 0.0)
    assert front(app, RulebookScene).visit.name == "options.fool_last"
    app.close()


def test_the_menu_has_the_rules():
    app = app_at(Shot("menu", (1280, 720), preset="piedmont"))
    for name in ("learn", "rulebook"):
        at = pages.top(app).widget(name).rect.center
        app.step([Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=False)], 0.0)
        app.step([Event(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=False)], 0.0)
    assert front(app, RulebookScene).book.rules.preset == "piedmont"
    app.close()


@pytest.mark.parametrize("language", WRITTEN)
def test_worked_examples_reckon_with_the_numbers_of_the_engine(language):
    words.use(language)
    five, three = rules_of("chambery"), rules_of("chambery", players=3)
    said = {block.name: Filled(five).read(block) for block in blocks_of("payment", language)}
    used_in = (("zero-sum", five, ("par",)), ("solo", five, ("doubled",)), ("each", three, ("par", "doubled")))
    for name, rules, used in used_in:
        numbers = re.findall(r"\d+", said[f"payment.{name}-example"])
        assert {fact(one, rules) for one in used} <= set(numbers), name
    assert fact("total", five) in said["payment.zero-sum-example"]
    (score,) = (line for block in blocks_of("french", language) if block.kind == "example"
                if "68" in (line := Filled(rules_of("french", players=5)).read(block)))
    sum_ = re.search(r"\((\d+) \+ (\d+) − (\d+)\) × (\d) \+ (\d+)", score)
    base, over, petit, times, handful = map(int, sum_.groups())
    assert (base + over - petit) * times + handful == 68
    assert over == 60 - int(fact("target.1", rules_of("french")))
