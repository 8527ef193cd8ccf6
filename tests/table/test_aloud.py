"""The table in words: every event and question, in every game, at each length, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import get_args

import pytest

from game.engine import events as ev
from game.engine import observe
from game.engine.cards import PACK
from game.engine.events import seen_by
from game.settings import SentenceLength
from game.ui.table.preferences import alternating
from game.view import words
from game.view.aloud.cards import by_suit, spelled, the_card
from game.view.aloud.table import QUESTIONS, SILENT, Happening, TablePicture, announcement, answer_to
from game.view.sides import sides_seen
from game.view.table import board as boards
from game.view.table.board import Board
from game.view.table.goal import goal
from game.view.table.prompts import WAIT, prompt
from tests.builders import GAMES, Table, cards, seated, shuffled, steps, whim
from tests.engine.test_swaps import Swap, aloud, place, replayed, swaps, with_swap
from tests.engine.test_transcripts import FILES
from tests.engine.test_transcripts import replayed as transcript

LENGTHS = get_args(SentenceLength)
DRAWN = re.compile(r"[{}\uFDD0-\uFDEF♠♥♦♣]|  |:\s*(:|$)|\.\.|,,|, ,")
"""What no sentence may have: placeholders, signs, and the traces of something empty."""
TOTALS = 3, -1, -2, 0, 0, 0
NAMES = ("Ada", "Blaise", "Chloé", "Denis", "Emma", "Félix")


@pytest.fixture(autouse=True)
def english_and_strict():
    words.raise_when_missing()
    words.use("en")
    words.use_indices("french")
    yield
    words.use("en")
    words.use_indices("french")


def namer(viewer: int):
    return lambda seat: words.say("game.you") if seat == viewer else NAMES[seat]


def heard(table: Table, viewer: int, length: SentenceLength) -> Iterator[tuple[ev.Event, str]]:
    """Yield every event of ``table`` as ``viewer`` sees it, with its announcement."""
    seen = observe(table.state, viewer)
    board = Board(table.state.facts.rules, viewer, table.state.facts.deal.dealer)
    for event in (seen_by(one, viewer) for one in table.log):
        yield event, announcement(Happening(event, board, namer(viewer), lambda: seen), length)
        board = boards.after(board, event)


def shown(table: Table, viewer: int) -> TablePicture:
    seen = observe(table.state, viewer)
    board = Board(seen.rules, viewer, seen.dealer)
    for event in table.log:
        board = boards.after(board, seen_by(event, viewer))
    asked = prompt(seen, namer(viewer)) if seen.turn == viewer else WAIT
    return TablePicture(board, seen, seen.hand, frozenset(), alternating(seen.rules), namer(viewer), seen.turn, asked,
                        goal(seen), sides_seen(seen).roles, TOTALS[:seen.rules.at_table])


@pytest.mark.parametrize("code", words.LANGUAGES)
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_event_of_every_transcript_is_told_at_each_length(path, code):
    words.use(code)
    table = transcript(path.read_text(encoding="utf-8"))
    with words.at_game(table.state.facts.rules.family.name):
        for viewer in range(table.state.facts.rules.at_table):
            told = {length: list(heard(table, viewer, length)) for length in LENGTHS}
            for length, lines in told.items():
                for event, said in lines:
                    assert bool(said) is not isinstance(event, SILENT), (length, event)
                    assert not DRAWN.search(said), (length, event, said)
            for (_, normal), (_, full) in zip(told["normal"], told["full"], strict=True):
                assert full.startswith(normal)


def test_the_transcripts_have_every_kind_of_event():
    kinds = {type(event) for path in FILES for event in transcript(path.read_text(encoding="utf-8")).log}
    assert kinds == set(get_args(ev.Event))


@pytest.mark.parametrize("code", words.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_an_answer_in_every_phase(game, code):
    words.use(code)
    rng = Random(1)
    for seed in range(2):
        table = shuffled(game, seed)
        for _ in steps(table, whim(seed)):
            if type(table.state).__name__ == "Playing" and rng.random() > 0.15:
                continue
            viewer = rng.randrange(table.state.facts.rules.at_table)
            with words.at_game(table.state.facts.rules.family.name):
                for one in {viewer, viewer if table.state.turn is None else table.state.turn}:
                    there = shown(table, one)
                    for question in QUESTIONS:
                        answers = [answer_to(question, there, length) for length in LENGTHS]
                        assert all(answers), (question, table.state)
                        assert not [said for said in answers if DRAWN.search(spelled(said))], answers
                        assert answers[2].startswith(answers[1].rstrip(".")), answers
                        assert answers[1].startswith(answers[0].rstrip(".")), answers


@pytest.mark.parametrize("game", GAMES)
def test_words_never_tell_what_the_seat_may_not_know(game):
    """Two hidden cards are exchanged: no announcement and no answer changes."""
    compared, rng = 0, Random(2)
    for seed in range(3):
        table = shuffled(game, seed)
        for _ in steps(table, whim(seed)):
            if rng.random() > 0.12:
                continue
            where = {card: place(table.state, card) for card in table.state.facts.rules.deck}
            seat = rng.randrange(table.state.facts.rules.at_table)
            for swap in swaps(table, seat, where, rng):
                compared += compare(table, seat, swap)
    assert compared > 10


def compare(table: Table, seat: int, swap: Swap) -> int:
    here = shown(table, seat)
    there = shown(Table(with_swap(table.state, swap), table.log, table.moves), seat)
    other = replayed(table, swap)
    for question in QUESTIONS:
        assert answer_to(question, here, "full") == answer_to(question, there, "full"), (question, swap)
    if other is not None and aloud(other) == aloud(table):
        assert [said for _, said in heard(table, seat, "full")] == [said for _, said in heard(other, seat, "full")]
    return 1


# -- the words themselves ---------------------------------------------------------------------------------------------


def told(table: Table, viewer: int, length: SentenceLength, kind: type[ev.Event]) -> list[str]:
    return [said for event, said in heard(table, viewer, length) if isinstance(event, kind)]


def played(text: str) -> Table:
    """Ada has led a Queen in play, Blaise has the King, Chloé has no Hearts, Denis the Fool."""
    void = "T9 T1 S1 S2 S3 D1 D2 D3 D4 C1 C2 C3 C4 C5 C6 C7 C8 C9"
    return seated("french players=4", 3, p0="HD H3", p1="HR", p2=void, p3="F H7").do(
        "bid without; pass; pass; pass; pass; " + text)


@pytest.mark.parametrize(("length", "lines"), [
    ("brief", ["You: Queen of Hearts", "Blaise: King of Hearts", "Chloé: Trump 9", "Denis: Fool"]),
    ("normal", ["You lead the Queen of Hearts", "Blaise plays the King of Hearts", "Chloé plays the 9 of trumps",
                "Denis plays the Fool"]),
    ("full", ["You lead the Queen of Hearts", "Blaise plays the King of Hearts. Highest so far",
              "Chloé plays the 9 of trumps. Highest so far. Chloé: void in Hearts", "Denis plays the Fool"]),
])
def test_a_trick_is_told_card_by_card(length, lines):
    table = played("play HD; play HR; play T9; play F")
    assert told(table, 0, length, ev.CardPlayed) == lines
    taken = {"brief": "Chloé takes the trick", "normal": "Chloé takes the trick"}
    said, = told(table, 0, length, ev.TrickTaken)
    assert said == taken.get(length, said)
    if length == "full":
        assert said.startswith("Chloé takes the trick. Trump 9. Guard without: the taker’s side has ")


@pytest.mark.parametrize(("code", "said"), [
    ("fr", "Vous ouvrez avec la Dame de Cœur"), ("de", "Du spielst Herz-Dame aus"),
    ("it", "Esci con la Donna di Cuori"), ("es", "Sales con la Dama de Corazones"),
])
def test_each_language_has_its_own_grammar(code, said):
    words.use(code)
    assert told(played("play HD"), 0, "normal", ev.CardPlayed) == [said]


def test_the_object_of_a_sentence_has_its_article():
    by = {"fr": ("l’Excuse", "le 21 d’atout", "l’As de Pique", "la Dame de Cœur"),
          "de": ("den Narren", "Trumpf 21", "Pik-As", "Herz-Dame"),
          "it": ("il Matto", "il trionfo 21", "l’Asso di Picche", "la Donna di Cuori"),
          "es": ("la Excusa", "el 21 de triunfo", "el As de Picas", "la Dama de Corazones")}
    for code, expected in by.items():
        words.use(code)
        with words.at_game("french"):
            assert tuple(the_card(card) for card in sorted(cards("F T21 S1 HD"))) == expected


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_every_sign_of_a_card_is_spelled(code):
    words.use(code)
    words.use_indices("")
    for card in PACK:
        assert spelled(f"({words.card_sign(card.name)})") == f"({words.card(card.name)})"
    assert spelled(words.SUIT_SIGNS["S"]) == words.say("suit.S")


def test_a_hand_is_told_by_suit():
    rules = played("play HD").state.facts.rules
    told = by_suit(cards("F T21 T7 HR H10 C1"), alternating(rules))
    assert told == "Fool. Trumps: 21, 7. Hearts: King, 10. Clubs: Ace"


def test_the_reason_is_told_for_cards_that_may_not_be_played():
    table = played("play HD")
    there = shown(table, 1)
    brief, full = (answer_to("may", there, length) for length in ("brief", "full"))
    assert brief == "Your turn: Hearts led"
    assert re.search(r"Hearts were led: play King of Hearts", spelled(full)), full
    assert answer_to("may", shown(table, 2), "full") == "It is Blaise’s turn"


def test_the_trick_is_told_with_its_leader_and_its_winner():
    table = played("play HD; play HR; play T9")
    there = shown(table, 3)
    assert answer_to("trick", there, "full") == (
        "Ada: Queen of Hearts, Blaise: King of Hearts, Chloé: Trump 9. Ada led. Trick 1 of 18. It is your turn")
    assert answer_to("winning", there, "full") == "Chloé is winning: Trump 9. Still to play: You"
    assert answer_to("last_trick", there, "full") == "No trick is complete yet"
    assert answer_to("last_trick", shown(table.do("play F"), 3), "full") == (
        "Chloé takes the trick: Trump 9. Ada: Queen of Hearts, Blaise: King of Hearts, Chloé: Trump 9, You: Fool")


def test_sides_bids_and_points_are_told_as_the_seat_knows_them():
    there = shown(played("play HD; play HR; play T9; play F"), 3)
    assert answer_to("sides", there, "full") == "You: Defender, Ada: Taker, Blaise: Defender, Chloé: Defender"
    assert answer_to("bids", there, "full").startswith("Ada plays Guard without. Ada: Guard without, Blaise: Pass")
    assert answer_to("points", there, "brief").startswith("Guard without: the taker’s side has 0 of 56")
    assert "Ada +3, Blaise −1" in answer_to("points", there, "normal")


def test_a_card_given_in_exchange_is_named_to_those_two_alone():
    table = shuffled("chambery", 3, dealer=0, p2="S5 S6 S7", p1="T21 H2 H3")
    table.skip(3).do("pass; bid one; pass; pass; pass; ask T21; give S5")
    assert told(table, 1, "full", ev.CardHandedOver) == [
        "Chloé asked you for the 21 of trumps and gives you a card for it"]
    said = {seat: told(table, seat, "full", ev.CardGiven) for seat in (1, 2, 3)}
    assert said[1] == ["Chloé gives you the 5 of Spades in return"]
    assert said[2] == ["You give Blaise a card in return: 5 of Spades"]
    assert said[3] == ["Chloé gives Blaise a card in return"]


@pytest.mark.parametrize(("code", "shown", "hidden"), [
    ("en", "Ada: 1 trump discarded: Trump 15", "Chloé: 2 trumps discarded"),
    ("fr", "Ada\u00a0: 1 atout à l’écart\u00a0: Atout 15", "Chloé\u00a0: 2 atouts à l’écart"),
    ("de", "Ada: 1 Trumpf abgelegt: Trumpf 15", "Chloé: 2 Trümpfe abgelegt"),
    ("it", "Ada: 1 trionfo scartato: Trionfo 15", "Chloé: 2 trionfi scartati"),
    ("es", "Ada: 1 triunfo descartado: Triunfo 15", "Chloé: 2 triunfos descartados"),
])
def test_discarded_trumps_are_named_in_games_that_show_them(code, shown, hidden):
    words.use(code)
    for name, said in (("french-three-tarots-laid-away", shown), ("chambery-tarots-laid-away", hidden)):
        path = next(path for path in FILES if path.stem == name)
        table = transcript(path.read_text(encoding="utf-8"))
        for length in LENGTHS:
            assert told(table, 1, length, ev.TarotsDiscarded) == [said]


def test_only_the_own_bid_is_followed_by_what_it_means():
    table = played("play HD")
    assert "Ada" not in told(table, 0, "full", ev.BidMade)[0]
    assert len(told(table, 0, "full", ev.BidMade)[0]) > len(told(table, 0, "normal", ev.BidMade)[0])
    assert told(table, 1, "full", ev.BidMade) == ["Ada bids Guard without"]
