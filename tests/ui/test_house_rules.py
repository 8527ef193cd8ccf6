"""The rulebook under house rules: text made false by an option is not shown, in any game and any language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

import pytest

from game.engine.rules import Rules
from game.engine.variants import OPTIONS, PRESETS, InvalidRules, rules_of
from game.view import words
from game.view.prose import ProseBlock
from game.view.rulebook.book import HEADINGS, Book
from game.view.rulebook.facts import explained, rule_table
from game.view.rulebook.pages import PAGES, blocks_of, places
from game.view.setup import HOUSE_RULES, sources, typed
from tests.effort import few
from tools.lint.sources import ROOT

TOLD = {
    "players": ("table",), "at_table": ("table.sizes",), "pack": ("table",), "partnership": ("table.sizes",),
    "deals": ("table.sizes",),
    "ace": ("pack.order", "chambery.order", "french.oudlers", "piedmont.order", "scarto.order"),
    "top_trump": ("pack.order", "glossary.mond", "chambery.order", "french.oudlers", "piedmont.values",
                  "scarto.values"),
    "overtrump": ("common.overtrump", "chambery.first-lead", "french.overtrump", "piedmont.overtrump",
                  "scarto.overtrump"),
    "called_suit_lead": ("common.first-lead", "french.first-lead", "french-open-call.first-lead"),
    "fool_pays": ("fool.pays", "chambery.fool", "chambery-dummett.fool-excuse", "french.fool", "piedmont.fool",
                  "scarto.fool"),
    "fool_last": ("fool.last", "chambery.fool", "chambery-dummett.fool-excuse", "french.fool",
                  "french-open-call.fool-last", "piedmont.fool", "scarto.fool"),
    "fool_wins": ("fool.wins", "chambery.fool", "chambery-dummett.fool-excuse", "french.slam-fool",
                  "french-open-call.slam-fool", "french-federation.slam-fool", "piedmont.fool", "scarto.fool"),
    "auction": ("common.bidding", "chambery.auction", "chambery-dummett.bidding", "french.bidding"),
    "call_when": ("common.calling", "french.call-when", "french-open-call.calling"),
    "ecart_to": ("chambery.ecart-to", "chambery-dummett.ecart", "piedmont.ecart", "scarto.ecart"),
    "payment": ("common.score", "payment", "chambery.doubt", "piedmont.payment"),
    "lone_petit": ("common.lone-petit", "french-federation.lone-petit"),
    "given_back": ("chambery.giving", "chambery-dummett.giving"),
}
"""By option, the paragraphs that must differ once it is changed, as far as the game has them."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """The source of a paragraph: ``said`` are the sections of the documents that contain it, by preset.

    ``against`` is the section of the game's document that the paragraph departs from.
    """

    said: Mapping[str, str] = field(default_factory=dict)
    against: str = ""

    @property
    def is_of_the_house(self) -> bool:
        return not self.said or self.against != ""


RULINGS = {
    "common.dealer": Ruling({"piedmont": "The Deal"}), "common.dealer-void": Ruling(),
    "fool.led": Ruling({"chambery": "Play of the Cards"}), "fool.owed": Ruling(),
    "chambery.ecart-forced": Ruling({"chambery": "Deal and Discard"}), "chambery.asked-ecart": Ruling(),
    "chambery.giving-order": Ruling(), "chambery.call-lower": Ruling(),
    "payment.odd": Ruling({"chambery": "Scoring"}), "chambery-dummett.raised": Ruling(),
    "french.talon-when": Ruling(), "french.passed": Ruling(), "french.second-call": Ruling(),
    "french.called-queen": Ruling(), "french.handful-when": Ruling({"french": "Contracts and Bonuses"}),
    "french.slam-lead": Ruling({"french-open-call": "Play"}, against="Playout and Scoring"),
    "french.slam-defence": Ruling(), "french.barred": Ruling(),
    "french.petit-slam": Ruling({"french-open-call": "Play"}),
    "french.rounding": Ruling({"french": "Card points and Winning"}), "french.rounding-even": Ruling(),
    "french.borrowed": Ruling({"french-open-call": "Bidding, Declarations, Game Value"}),
    "french-federation.jack": Ruling(), "french-federation.handful-discard": Ruling(against="La Poignée"),
    "french-federation.announce": Ruling({"french-open-call": "Declarations"}, against="Le chelem"),
    "french-federation.stated": Ruling({"french-federation": "Le chelem"}),
    "french-open-call.slam": Ruling({"french-open-call": "Declarations"}),
    "french-open-call.announce": Ruling({"french": "Contracts and Bonuses"}, against="Declarations"),
    "french-open-call.borrowed": Ruling({"french": "The Game and the Contract, Card points and Winning"}),
    "piedmont.two": Ruling(against="The Deal"), "piedmont.draw": Ruling(), "piedmont.left-over": Ruling(),
    "scarto.honours": Ruling(against="Rules"), "scarto.stake": Ruling(against="Score"),
    "scarto.fool-four": Ruling({"scarto": "Score"}),
    "options.deals-text": Ruling({"chambery": "Scoring", "piedmont": "Counting the points"}),
    "options.deals-french": Ruling(), "signals.many": Ruling(), "signals.fool-hand": Ruling(),
}
"""By paragraph, the answers to questions that are no option: each was compared with all documents."""
HOUSE_NAMES = {name for names in HOUSE_RULES.values() for name in names}
CLAIMS = (
    ("whatever suit is led, even if a partner is winning", "overtrump", (True,)),
    ("play the 14 or the 20", "overtrump", (True,)),
    ("to play alone against all others", "auction", ("one-round", "until-one-left")),
    ("may bid several times", "auction", ("until-one-left",)),
    ("kept until the last trick can be worth a King", "ecart_to", ("last-trick",)),
    ("The order is: auction, exchange, call", "call_when", ("after-exchange",)),
    ("A side short of what it needs pays the difference", "payment", ("zero-sum", "raised")),
    ("the loss is doubled", "payment", ("zero-sum", "raised")),
    ("Every loser owes", "payment", ("raised",)), ("33 of 68 points", "players", (5,)),
)
"""Statements of the English pages about some values of an option only."""


def variants() -> Iterator[tuple[Rules, str, Rules]]:
    """Yield every game with its usual rules, an option, and the same game with another value of it."""
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


def paragraphs(rules: Rules, pages: Iterable[str] = PAGES) -> dict[str, str]:
    """The words of ``pages`` for ``rules``, by the name of each paragraph up to the next name or heading."""
    book, found = Book(rules), dict[str, str]()
    for page in pages:
        filling, name = book.filling(page), ""
        for block in book.blocks(page):
            name = block.name or ("" if block.kind in HEADINGS else name)
            if name:
                found[name] = found.get(name, "") + filling.read(block)
    return found


@cache
def own_words(rules: Rules, language: str = "en") -> str:
    """The pages of the rulebook about the game in general and about the game of ``rules``, as text."""
    words.use(language)
    book = Book(rules)
    return "\n".join(book.filling(page).read(block) for page in ("pack", "common", "fool", rules.preset)
                     for block in book.blocks(page))


def test_every_option_is_explained_somewhere() -> None:
    assert set(TOLD) == set(OPTIONS)
    assert {name for _, name, _ in VARIANTS} == set(OPTIONS)
    known = set(paragraphs(rules_of("chambery")))
    assert {name for names in TOLD.values() for name in names} <= known


def test_an_option_that_does_not_apply_is_not_listed() -> None:
    """The option for the cards that a soloist gives back applies only to games in which a soloist asks for cards."""
    for rules in {usual for usual, _, _ in VARIANTS} | {other for _, _, other in VARIANTS}:
        asks = rules.partnership == "call" and any(contract.asks for contract in rules.family.contracts)
        table = rule_table("options", rules)
        assert any("(options.given_back)" in row[0] for row in table.rows) == asks, rules
        assert len(table.rows) == len(sum(HOUSE_RULES.values(), ())) - (not asks), rules
        assert bool(rule_table("option given_back", rules).marked) == asks, rules


@pytest.mark.parametrize("language", few(words.LANGUAGES, 1))
def test_a_house_rule_changes_what_is_said_of_it(language: str) -> None:
    words.use(language)
    usual_words = {usual: paragraphs(usual) for usual, _, _ in VARIANTS}
    for usual, name, other in VARIANTS:
        before = usual_words[usual]
        general = [told for told in TOLD[name] if not PAGES[told.partition(".")[0]].preset]
        own = [told for told in TOLD[name] if told.startswith(usual.preset + ".")]
        if PAGES[usual.preset].after != "common" and name in sum(HOUSE_RULES.values(), ()):
            own.append(f"{usual.preset}.different")
        after = paragraphs(other, {told.partition(".")[0] for told in (*general, *own)})
        for told in (*general, *own):
            assert before[told] != after[told], f"{told} says the same with {name}={getattr(other, name)}"


@pytest.mark.parametrize("language", few(words.LANGUAGES, 1))
def test_no_page_states_the_rule_that_is_not_played(language: str) -> None:
    words.use(language)
    for usual, name, other in VARIANTS:
        if name in ("players", "at_table", "pack", "partnership", "deals"):
            continue
        read = own_words(other, language)
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
        if page == "glossary":  # sorted by the terms in each language
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


# -- what is marked as a house rule -----------------------------------------------------------------------------------


def addressed(page: str, language: str) -> Iterator[tuple[str, ProseBlock]]:
    """Yield the blocks of ``page``, each with its name or the last one before it."""
    name = page
    for block in blocks_of(page, language):
        name = block.name or name
        yield name, block


def explained_in(block: ProseBlock) -> list[str]:
    """The options that ``block`` explains for this table."""
    return [run.words.removeprefix("explained.") for run in block.runs
            if run.holds == "fact" and run.words.startswith("explained.")]


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_what_is_marked_as_a_house_rule_is_in_no_document(language: str) -> None:
    marked = {name for page in PAGES for name, block in addressed(page, language)
              if block.kind == "house" and not explained_in(block)}
    assert marked == {name for name, ruling in RULINGS.items() if ruling.is_of_the_house}
    assert RULINGS.keys() <= places(language).keys()


def test_an_option_is_marked_as_a_house_rule_with_the_values_that_are_in_no_document() -> None:
    for book in (Book(rules) for usual, _, other in VARIANTS for rules in (usual, other)):
        for page in PAGES:
            told, rules = book.blocks(page), book.filling(page).rules
            for name in (name for block in told if block.kind == "house" for name in explained_in(block)):
                assert sources(name, getattr(rules, name)) == ["house"], f"{page}: {name}={getattr(rules, name)}"


@pytest.mark.parametrize("preset", PRESETS)
def test_a_usual_value_that_is_in_no_document_is_marked(preset: str) -> None:
    rules = rules_of(preset)
    told = {name for block in Book(rules).blocks(preset) if block.kind == "house" for name in explained_in(block)}
    open_to_choice = {name for usual, name, _ in VARIANTS if usual.preset == preset and name in HOUSE_NAMES}
    assert told == {name for name in open_to_choice if sources(name, getattr(rules, name)) == ["house"]}


def test_every_value_has_its_source_and_every_document_is_followed() -> None:
    settled = {(name, value) for preset in PRESETS.values() for of in preset.sections.values() for name, value in of}
    assert {name for name, _ in settled} == HOUSE_NAMES
    for preset in PRESETS.values():
        tables = [rules_of(preset.name, players=players, pack=pack) for players, pack in preset.tables]
        for name, value in (pair for of in preset.sections.values() for pair in of):
            assert value in {getattr(rules, name) for rules in tables}, f"{preset.name} says {name}={value}"


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_the_list_of_house_rules_is_complete(language: str) -> None:
    page = list(addressed("sources", language))
    listed = {run.target for name, block in page if name == "sources.house" for run in block.runs if run.target}
    assert listed == {name for page in PAGES for name, block in addressed(page, language) if block.kind == "house"}


def test_the_documents_list_the_same_house_rules() -> None:
    """The last column of the tables in docs/rules contains the name of the paragraph in the rulebook."""
    listed = [name for page in (ROOT / "docs" / "rules").glob("*.md")
              for name in re.findall(r"\| `([\w-]+\.[\w-]+)` \|$", page.read_text(encoding="utf-8"), re.MULTILINE)]
    assert sorted(listed) == sorted({name for page in PAGES for name, block in addressed(page, "en")
                                     if block.kind == "house" and page != "signals"})
