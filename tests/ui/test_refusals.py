"""Refusals: each names its rule in words, shows legal cards, and leads to the rulebook."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pygame
import pytest
from babel.messages.mofile import read_mo
from pygame import Rect
from pygame.event import Event

from game.engine import actions as act
from game.engine import observe
from game.engine.cards import BY_NAME, FOOL, PACK, TAROTS
from game.engine.game import refusal
from game.engine.observation import Observation
from game.engine.phases.playing import Playing
from game.ui.scenes.rulebook import RulebookScene
from game.ui.scenes.table.after import CardLines
from game.ui.scenes.table.asides import RemarkAside
from game.ui.scenes.table.chooser import CardChooser, PackPicture, pack_rows
from game.ui.scenes.table.menu import RefusalsScene
from game.ui.scenes.table.play import PlayScene
from game.ui.widgets import walk
from game.view import words
from game.view.rulebook.book import Book
from game.view.rulebook.pages import RULES
from game.view.table.refusals import KEPT, NAMED, Refusal, Remarks, refused, would_do
from tests.builders import GAMES, cards, rules, seated, shuffled, steps, whim
from tests.driver import Person, context
from tests.ui import pages
from tools.shots.shots import Shot, app_at

OF_THE_WINDOW = {"not-your-turn", "ecart-full"}
"""Rules that the window itself checks, without a call of the engine."""
OF_RECORDS = {"ecart-size"}
CARDLESS = {"handful-size", "handful-first-turn", "ask-not-own", "ask-not-fool", "not-in-hand", "bid-higher"}


def everything(state):
    """Yield all actions that a player could try, legal or not."""
    contracts = [contract.id for contract in state.facts.rules.family.contracts]
    tarots = sorted(observe(state, state.turn).hand & TAROTS)
    yield from (act.Pass(), act.Done(), act.DeclareSlam())
    yield from map(act.Bid, contracts)
    yield from (act.ShowHandful(tuple(tarots[:size])) for size in (1, 8, len(tarots)))
    for kind in (act.Play, act.Discard, act.Ask, act.Give, act.Call):
        yield from map(kind, PACK)


#: Rare positions: discards with forced tarots, and with the option to discard all of them.
RARE = (
    seated("chambery", dealer=0, p0="T2 T3 S2 S3 S4 S6 S7 H2 H3 H4 H6 H7 D2 D3 D4", talon="D6 D7 D8").do("discard T2"),
    seated("chambery", dealer=0, p0="T2 T3 S2 S3 S4 S6 S7 H2 H3 H4 H6 H7 D2 D3 D4", talon="D6 D7 D8").do(
        "discard T2 D6"),
    seated("chambery", dealer=0, p0="T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T21 F SR HR", talon="DR CR S2"),
    seated("french players=4", dealer=0, p1="T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11 T12 T13 T21 F SR HR DR",
           talon="T14 T15 T16 T17 S2 CR").do("bid small; pass; pass; pass"),
    seated("chambery", dealer=0, p0="SR S2 S3 S4", talon="D6 D7 D8").do(
        "discard D6 D7 D8; pass; pass; pass; pass; pass"),
    seated("french players=4", dealer=0, p1="T1 T2 T3 T4 T5 T6 T7 T8 T9 T10 T11").do(
        "pass; bid without; pass; pass; pass; handful T1 T2 T3 T4 T5 T6 T7 T8 T9 T10"),
)


@cache
def found():
    """Every refusal that occurs, by game, phase and rule, with the observation and the action."""
    met: dict[tuple[str, str, str], tuple[Refusal, Observation, act.Action]] = {}
    for game in GAMES:
        for seed in range(3):
            for number, table in enumerate(steps(shuffled(game, seed), whim(seed))):
                if table.state.turn is not None and (not isinstance(table.state, Playing) or number % 9 == 0):
                    _collect(table.state, met)
    for table in RARE:
        _collect(table.state, met)
    return met


def _collect(state, met):
    view = observe(state, state.turn)
    for action in everything(state):
        rule = refusal(state, action)
        if rule is not None:
            card = getattr(action, "card", None)
            why = refused(view, rule, card)
            met.setdefault((view.rules.preset, view.phase, why.saying), (why, view, action))


def test_every_rule_the_engine_can_name_is_met():
    assert {why.rule for why, _, _ in found().values()} | {"deal-over"} == set(RULES) - OF_THE_WINDOW - OF_RECORDS


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_every_refusal_has_words_and_no_words_are_for_nothing(language):
    words.use(language)
    spoken = {why.saying: why.words() for why, _, _ in found().values()}
    assert all("{" not in text for text in spoken.values()), "a gap was not filled"
    with (words.LOCALES / language / "LC_MESSAGES" / "tarot.mo").open("rb") as file:
        written = {message.id.removeprefix("rule.") for message in read_mo(file)
                   if isinstance(message.id, str) and message.id.startswith("rule.")}
    assert written - set(spoken) == OF_THE_WINDOW | OF_RECORDS | {"deal-over"}


def test_what_would_do_is_legal_and_named():
    for why, view, action in found().values():
        legal = {a.card for a in view.actions if hasattr(a, "card")}
        assert set(why.cards) <= legal, (why, action)
        moves = isinstance(action, act.Play | act.Give | act.Discard | act.Call)
        if moves and view.phase in ("playing", "giving", "discarding", "calling") and why.rule not in CARDLESS:
            assert why.cards, (why, action)
        if why.rule in ("follow-suit", "follow-tarots", "must-trump", "overtrump", "called-suit-lead", "call-rank"):
            assert all(words.card_sign(card.name) in why.words() for card in why.cards[:NAMED]), why.words()


@pytest.mark.parametrize(("language", "saying", "wanted"), [
    ("en", "follow-suit", "10, 9 or 8"), ("fr", "follow-suit", "10, 9 ou 8"), ("de", "follow-suit", "10, 9 oder 8"),
    ("it", "follow-suit", "10, 9 o 8"), ("en", "ecart-tarots.all", "10, 9 and 8"),
])
def test_a_list_of_cards_reads_as_a_sentence(language, saying, wanted):
    words.use(language)
    three = tuple(BY_NAME[name] for name in ("S10", "S9", "S8"))
    said = Refusal("follow-suit", saying, cards=three, suit="S").words()
    plain = "".join(sign for sign in said if sign not in words.SUIT_SIGNS.values())
    assert wanted in plain.replace("\N{NO-BREAK SPACE}", " ")


def test_more_cards_than_can_be_taken_in_end_in_dots():
    many = tuple(sorted(TAROTS))[:NAMED + 1]
    said = Refusal("follow-tarots", "follow-tarots", cards=many).words()
    assert said.endswith(",\N{NO-BREAK SPACE}…")


def test_every_refusal_leads_to_a_paragraph_of_the_rulebook():
    for game in GAMES:
        book = Book(rules(game))
        for rule in RULES:
            page, name = book.where(RULES[rule])
            assert page
            assert name, (game, rule)


@pytest.mark.parametrize(("game", "honours"), [
    ("chambery", "Fool and Trump 21"), ("french players=4", "Fool, Trump 1 and Trump 21"),
    ("piedmont", "Fool, Trump 1 and Trump 20"),
])
def test_each_game_has_its_own_honours(game, honours):
    texts = {why.words() for (preset, _, saying), (why, _, _) in found().items()
             if preset == game.split()[0] and saying == "ecart-no-honour"}
    assert any(honours in text for text in texts), texts


def test_the_first_trick_names_the_card_that_was_called():
    table = seated("french players=5", dealer=0, p1="CR C2 S2", p2="SR HR").do("pass; bid small; pass; pass; pass")
    table.do("call CR")
    seen = table.seen(2)
    for action in seen.actions[:seen.rules.row.talon]:
        table.take(action) if action in table.state.actions() else None
    while type(table.state).__name__ != "Playing":
        table.take(table.state.actions()[0])
    assert table.state.turn == 1
    deuce = BY_NAME["C2"]
    rule = refusal(table.state, act.Play(deuce))
    assert rule is not None
    why = refused(table.seen(1), rule, deuce)
    assert why.rule == "called-suit-lead"
    assert "King of Clubs" in why.words()
    assert set(cards("C2")).isdisjoint(why.cards)


def test_cards_in_the_slots_count_as_discarded():
    table = seated("chambery", dealer=0, p0="T2 T3 S2 S3 S4 S6 S7 H2 H3 H4 H6 H7 D2 D3 D4", talon="D6 D7 D8")
    view = table.seen(0)
    assert cards("T2") <= would_do(view)
    assert would_do(view, cards("T2 D6")) == cards("T3"), "with one tarot away the other has to follow"
    assert would_do(view, cards("D6 D7")).isdisjoint(cards("T2 T3"))


def test_the_last_ten_are_kept_the_latest_first_and_none_twice():
    whys = [why for why, _, _ in found().values()][:14]
    told = Remarks()
    for why in (*whys, whys[-3]):
        told.keep(why)
    assert len(told.refusals) == KEPT
    assert list(told.refusals)[:2] == [whys[-3], whys[-1]]
    assert max(Counter(told.refusals).values()) == 1


# -- at the table -----------------------------------------------------------------------------------------------------


def seat(kind, ready, preset="chambery", seed=2, **options):
    """A person in a scene of ``kind`` with a prompt accepted by ``ready``."""
    person = Person(context(seed=seed, preset=preset, options=options, first_dealer=0))
    person.press(pygame.K_RETURN)
    for _ in range(60_000):
        table = person.table
        if table.caught_up and isinstance(person.scene, kind) and table.mine and ready(table):
            return person
        if (table.mine and table.caught_up) or isinstance(person.scene, CardChooser):
            person.act()
        elif table.session.over and table.caught_up:
            person.press(pygame.K_RETURN)
        else:
            person.step()
    raise AssertionError("never came")


def at_once(name):
    """A person in the scene of the picture ``name``."""
    person = Person.__new__(Person)
    person.app, person.seconds = app_at(Shot(name, (1280, 720), seed=3)), 0.0
    person.step()
    return person


def choosy(table):
    return table.prompt().kind == "play" and table.view.hand - table.prompt().cards and table.view.trick.cards


@pytest.fixture
def refusing():
    """A person who has just clicked an illegal card."""
    person = seat(PlayScene, choosy)
    person.wrong = sorted(person.table.view.hand - person.asked().cards)[0]
    person.click(person.spot(person.wrong))
    return person


def note(person) -> Rect:
    aside = next(aside for aside in person.table.overlays if isinstance(aside, RemarkAside))
    place = pages.place_of(aside, ("hud", "remark"))
    assert place is not None
    return place


def link(person) -> tuple[int, int]:
    """A point on the words that lead to the rule."""
    x, y = note(person).midbottom
    return x, y - 16


def test_a_refused_card_makes_those_shine_that_would_do(refusing):
    table = refusing.table
    assert table.remarks.shown.why.card == refusing.wrong
    assert table.marks.cards == table.prompt().cards
    refusing.until(lambda: table.remarks.shown is None, seconds=30)
    assert table.marks.cards == frozenset()


def test_f1_opens_the_rule_just_named_and_comes_back_to_the_table(refusing):
    rule = refusing.table.remarks.shown.why.rule
    refusing.press(pygame.K_F1)
    book = refusing.scene
    assert isinstance(book, RulebookScene)
    assert (book.visit.page, book.visit.name) == Book(refusing.table.session.rules).where(RULES[rule])
    refusing.press(pygame.K_ESCAPE)
    assert isinstance(refusing.scene, PlayScene)


def test_a_click_on_its_link_opens_the_rule_and_plays_nothing(refusing):
    hand = refusing.table.view.hand
    refusing.step()
    refusing.click(link(refusing))
    assert isinstance(refusing.scene, RulebookScene)
    assert refusing.table.view.hand == hand


def test_a_remark_whose_link_is_pointed_at_can_be_read_at_leisure(refusing):
    refusing.step()
    refusing.move(link(refusing))
    for _ in range(60 * 20):
        refusing.step()
    assert refusing.table.remarks.shown is not None
    refusing.move((5, 5))
    refusing.until(lambda: refusing.table.remarks.shown is None, seconds=30)


def test_the_key_opens_what_was_refused_and_each_line_leads_to_its_rule(refusing):
    table = refusing.table
    table.refuse("bid-higher", None)
    why = table.remarks.refusals[1]
    refusing.press(pygame.K_w)
    assert isinstance(refusing.scene, RefusalsScene)
    assert len(table.remarks.refusals) == 2
    refusing.click(refusing.scene.widget("rule 1").rect.center)
    assert isinstance(refusing.scene, RulebookScene)
    assert refusing.scene.visit.name == Book(table.session.rules).where(RULES[why.rule])[1]
    refusing.press(pygame.K_ESCAPE)
    refusing.press(pygame.K_w)
    assert isinstance(refusing.scene, PlayScene)


def test_a_reason_is_named_once_for_all_its_cards(refusing):
    table = refusing.table
    tried = sorted(table.view.hand - table.prompt().cards)[:4]
    for card in tried:
        table.act(act.Play(card), card)
    refusing.press(pygame.K_w)
    shown = [line.cards for widget in walk(refusing.scene.form.root) if isinstance(widget, CardLines)
             for line in widget.lines]
    assert [set(tried) <= set(cards) for cards in shown].count(True) == 1
    assert sum(len(cards) for cards in shown) == len({card for cards in shown for card in cards}), "each card once"


def test_the_tables_menu_has_the_page_too(refusing):
    refusing.table.remarks.shown = None
    refusing.press(pygame.K_ESCAPE)
    refusing.click_button(refusing.button(words.say("refusals.title")))
    assert isinstance(refusing.scene, RefusalsScene)
    assert any("led" in line or "trump" in line for line in pages.texts(refusing.scene.form))


def test_nothing_refused_yet_is_said_in_so_many_words():
    person = seat(PlayScene, lambda table: True)
    person.press(pygame.K_w)
    assert words.say("refusals.nothing") in pages.texts(person.scene.form)


@pytest.mark.parametrize(("kind", "rule"), [("bidding", "bid-now"), ("call", "call-now")])
def test_a_card_clicked_while_something_else_is_asked_names_that(kind, rule):
    person = at_once(kind)
    person.click(person.spot(sorted(person.table.view.hand)[0]))
    assert person.table.remarks.shown.why.rule == rule


def test_a_greyed_card_of_the_pack_says_why_and_leads_to_its_rule():
    person = at_once("call")
    person.click_button(person.button(words.say("chooser.open")))
    picture = next(w for w in walk(person.scene.form.root) if isinstance(w, PackPicture))
    grey = next(card for row in picture.rows for card in row if card not in picture.picks)
    person.click(picture.places()[grey].center)
    assert isinstance(person.scene, CardChooser)
    assert person.table.remarks.refusals[0].rule == "call-rank"
    assert any(line.startswith("Call a King you do not hold") for line in pages.texts(person.scene.form))
    person.click_button(person.button(words.say("refusals.rule")))
    assert isinstance(person.scene, RulebookScene)


def test_a_click_beside_the_remark_is_a_click_as_ever(refusing):
    good = sorted(refusing.asked().cards)[0]
    refusing.step(Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(0, 0), buttons=(0, 0, 0), touch=False))
    refusing.click(refusing.spot(good))
    assert good not in refusing.table.view.hand


@pytest.mark.parametrize("game", ["chambery", "chambery players=4 pack=62", "chambery ace=low", "french", "piedmont"])
def test_the_picture_of_the_pack_goes_from_the_highest_card_to_the_lowest(game):
    own = rules(game)
    rows = pack_rows(own, frozenset(own.deck) - {FOOL})
    assert len(rows) == 5
    for row in rows:
        strong = [own.strength[card] for card in row]
        assert strong == sorted(strong, reverse=True), row
    hearts = [card.name[1:] for card in rows[2]]
    assert hearts[4] == {"below-jack": "1", "low": "10", "reversed-red": "1"}[own.ace]
