"""The rulebook under house rules: text that an option makes false is not shown, in any game and any language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.rules import Rules
from game.engine.variants import OPTIONS, PRESETS, InvalidRules, rules_of
from game.view import words
from game.view.prose import ProseBlock
from game.view.rulebook.book import HEADINGS, Book
from game.view.rulebook.facts import explained
from game.view.rulebook.pages import PAGES, blocks_of
from game.view.setup import HOUSE_RULES, sources, typed

TOLD = {
    "players": ("table",), "at_table": ("table.sizes",), "pack": ("table",), "partnership": ("table.sizes",),
    "deals": ("table.sizes",),
    "ace": ("pack.order", "chambery.order", "french.oudlers", "piedmont.order"),
    "top_trump": ("pack.order", "glossary.mond", "chambery.order", "french.oudlers", "piedmont.values"),
    "overtrump": ("common.overtrump", "chambery.first-lead", "french.overtrump", "piedmont.overtrump"),
    "called_suit_lead": ("common.first-lead", "french.first-lead", "french-open-call.first-lead"),
    "fool_pays": ("fool.pays", "chambery.fool", "chambery-dummett.fool-last", "french.fool", "piedmont.fool"),
    "fool_last": ("fool.last", "chambery.fool-last", "chambery-dummett.fool-last", "french.fool",
                  "french-open-call.fool-last", "piedmont.fool"),
    "fool_wins": ("fool.wins", "chambery.fool", "chambery-dummett.fool-last", "french.slam-fool",
                  "french-open-call.slam-fool", "piedmont.fool"),
    "auction": ("common.bidding", "chambery.auction", "chambery-dummett.bidding", "french.bidding"),
    "call_when": ("common.calling", "french.call-when", "french-open-call.calling"),
    "ecart_to": ("chambery.ecart-to", "chambery-dummett.ecart", "piedmont.ecart"),
    "payment": ("common.score", "payment", "chambery.doubt", "piedmont.payment"),
    "lone_petit": ("common.lone-petit",),
}
"""By option, the paragraphs that must differ once it is changed, as far as the game has them."""
CLAIMS = (
    ("no matter what was led or who is winning", "overtrump", (True,)), ("play the 14 or the 20", "overtrump", (True,)),
    ("to play alone against all others", "auction", ("one-round", "until-one-left")),
    ("come to your turn several times", "auction", ("until-one-left",)),
    ("kept until the last trick can be worth a King", "ecart_to", ("last-trick",)),
    ("The order is: auction, exchange, call", "call_when", ("after-exchange",)),
    ("A side short of what it needs pays the difference", "payment", ("zero-sum", "raised")),
    ("the loss is doubled", "payment", ("zero-sum", "raised")),
    ("Every loser owes", "payment", ("raised",)), ("33 of 68 points", "players", (5,)),
)
"""Statements of the English pages about some values of an option only."""


def variants() -> Iterator[tuple[Rules, str, Rules]]:
    """Every game as it is usually played, an option, and the same game with another value of it."""
    for preset in PRESETS.values():
        for players, pack in preset.tables:
            usual = rules_of(preset.name, players=players, pack=pack)
            for name, values in OPTIONS.items():
                for value in values or (usual.deals + 1,):
                    if value == getattr(usual, name):
                        continue
                    try:
                        other = rules_of(preset.name, **{"players": players, "pack": pack, name: value})
                    except InvalidRules:
                        continue
                    yield usual, name, other


VARIANTS = list(variants())


def paragraphs(rules: Rules) -> dict[str, str]:
    """The words of the rulebook at a table of ``rules``, from each name to the next one or the next heading."""
    book, found = Book(rules), dict[str, str]()
    for page in PAGES:
        filling, name = book.filling(page), ""
        for block in book.blocks(page):
            name = block.name or ("" if block.kind in HEADINGS else name)
            if name:
                found[name] = found.get(name, "") + filling.read(block)
    return found


def own_words(rules: Rules) -> str:
    """The text for a player of ``rules`` about the game in general and about this one."""
    book = Book(rules)
    return "\n".join(book.filling(page).read(block) for page in ("pack", "common", "fool", rules.preset)
                     for block in book.blocks(page))


def test_every_option_is_explained_somewhere() -> None:
    assert set(TOLD) == set(OPTIONS)
    assert {name for _, name, _ in VARIANTS} == set(OPTIONS)
    known = set(paragraphs(rules_of("chambery")))
    assert {name for names in TOLD.values() for name in names} <= known


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_a_house_rule_changes_what_is_said_of_it(language: str) -> None:
    words.use(language)
    usual_words = {usual: paragraphs(usual) for usual, _, _ in VARIANTS}
    for usual, name, other in VARIANTS:
        before, after = usual_words[usual], paragraphs(other)
        general = [told for told in TOLD[name] if not PAGES[told.partition(".")[0]].preset]
        own = [told for told in TOLD[name] if told.startswith(usual.preset + ".")]
        if PAGES[usual.preset].after != "common" and name in sum(HOUSE_RULES.values(), ()):
            own.append(f"{usual.preset}.different")
        for told in (*general, *own):
            assert before[told] != after[told], f"{told} says the same with {name}={getattr(other, name)}"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_no_page_states_the_rule_that_is_not_played(language: str) -> None:
    words.use(language)
    for usual, name, other in VARIANTS:
        if name in ("players", "at_table", "pack", "partnership", "deals"):
            continue
        read = own_words(other)
        wrong = [value for value in OPTIONS[name] or () if value != getattr(other, name)
                 and explained(name, value) in read]
        assert wrong == [], f"{usual.preset} with {name}={getattr(other, name)} is told as {wrong}"


@pytest.mark.parametrize(("phrase", "name", "values"), CLAIMS)
def test_text_about_some_values_is_shown_for_them_alone(phrase: str, name: str, values: tuple[object, ...]) -> None:
    found = {bool(phrase in own_words(rules)) for pair in VARIANTS for rules in (pair[0], pair[2])
             if getattr(rules, name) in values}
    assert True in found, "nobody is told"
    wrong = [rules for pair in VARIANTS for rules in (pair[0], pair[2])
             if getattr(rules, name) not in values and phrase in own_words(rules)]
    assert wrong == []


def facts_of(block: ProseBlock) -> list[str]:
    """The facts about options in ``block``."""
    return sorted(run.words for run in block.runs if run.holds == "fact"
                  and run.words.startswith(("option.", "explained.")))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_language_has_the_same_conditions(language: str) -> None:
    for page in PAGES:
        if page == "glossary":  # sorted by the words of each language
            continue
        own, english = blocks_of(page, language), blocks_of(page, "en")
        assert [block.when for block in own] == [block.when for block in english], page
        assert [facts_of(block) for block in own] == [facts_of(block) for block in english], page


def test_conditions_name_options_and_links_lead_to_unconditional_text() -> None:
    for page in PAGES:
        for block in blocks_of(page, "en"):
            for name, values in block.when:
                assert set(values) <= set(map(typed, OPTIONS[name] or ())), f"{page}: {name}"
                assert not block.name, f"{block.name} is not always told"


def test_a_ruling_of_the_house_is_said_to_be_one() -> None:
    assert sources("lone_petit", "plays") == ["house"]
    assert sources("fool_pays", "empty-card") == ["french", "piedmont"]
    assert sources("fool_last", "kept") == ["piedmont"]
    book = Book(rules_of("chambery"))
    marked = {block.name for page in PAGES for block in book.blocks(page) if block.kind == "house"}
    assert {"chambery.not-received", "chambery.fool-last", "chambery-dummett.raised", "french.borrowed",
            "french-open-call.borrowed", "fool.led", "common.dealer", "common.lone-petit"} <= marked
