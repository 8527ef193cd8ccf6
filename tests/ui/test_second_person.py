"""A sentence about the player uses the second person in every language."""

import re

import pytest

from game.ai.teaching.reasons import Reason
from game.engine.payment import ScoreLine
from game.engine.variants import rules_of
from game.view import words
from game.view.replay import ReplayTimeline, caption
from game.view.table.describe import reason_words
from game.view.table.sheet import LINES
from tests.builders import shuffled, whim
from tools import compile_words

LABEL = re.compile(r"\{name\}(\N{NO-BREAK SPACE}?:.*|,.*| \(.*|)|[^{}]*\N{NO-BREAK SPACE}?: \{name\}")
"""A message in which the name is a heading and no part of a sentence."""
NEVER_THE_PERSON = {
    "cli.asking.no_level", "conflict.no_count", "conflict.no_option", "conflict.no_such_game", "conflict.no_value",
    "duplicate.playing", "duplicate.playing_many", "prompt.give", "sheet.deal_won",
}
"""Messages whose name is an option, a level, a bot, a player who is asked for something by the person, or the
winner of a deal that only bots play."""
WITH_FORMS = {"sheet.match_won": "sheet.you_match_won"}
"""Messages with plurals, whose second person has a key of its own."""
IN_LOWER_CASE = "story."
"""Lines that name the person in the middle: ``story.you``."""


@pytest.fixture(scope="module")
def written():
    return {code: compile_words.shown(code) for code in words.LANGUAGES}


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_every_sentence_about_a_player_has_a_second_person(code, written):
    sentences = [key for key, forms in written[code].items() if any("{name}" in form for form in forms)
                 and not all(LABEL.fullmatch(form) for form in forms) and not key.startswith(IN_LOWER_CASE)
                 and key not in NEVER_THE_PERSON and not key.startswith("sheet.you_")]
    assert len(sentences) > 10
    usual = {key.partition(compile_words.OF)[0] for key in sentences}
    assert [key for key in usual if WITH_FORMS.get(key, f"{key}.you") not in written[code]] == []


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_the_second_person_names_nobody(code, written):
    assert [key for key, forms in written[code].items() if key.endswith(".you") and "{name}" in "".join(forms)] == []


@pytest.mark.parametrize(("code", "said"), [("en", "You dealt"), ("fr", "Vous avez donné"),
                                            ("de", "Du hast gegeben"), ("it", "Hai dato le carte"),
                                            ("es", "Repartes tú")])
def test_a_replay_says_who_dealt_as_the_language_says_it(code, said):
    """The deal may have been played in any language: its record keeps the word for the person."""
    reel = ReplayTimeline(shuffled("french players=5", 1).finish(whim(1)).record)
    words.use(code)
    for named in ("You", "Vous", "Du", "Tu"):
        assert caption(reel.stops[0], 0, ([named] * 5).__getitem__, lambda seat: True) == said
    assert "Ada" in caption(reel.stops[0], 0, lambda seat: "Ada", lambda seat: True)


def test_the_sheet_and_a_reason_speak_to_the_person():
    rules = rules_of("chambery")
    line = ScoreLine("doubled-seat", (0,))
    assert LINES[line.rule](line.values, rules, lambda seat: "You").left == "You are below the line: doubled"
    assert LINES[line.rule](line.values, rules, lambda seat: "Ada").left == "Ada is below the line: doubled"
    assert reason_words(Reason("partner_to_come", seats=(0,)), lambda seat: "You").startswith("Your partner is still")
