"""A draft of a game: possible choices, their consequences, and reasons against others."""

import pytest
from msgspec import structs

from game.ai.names import OFFERED
from game.engine.variants import OPTIONS, PRESETS, InvalidRules, rules_of
from game.engine.variants.conflicts import CHECKS, Conflict
from game.settings import Keeper, MatchSetup, Settings, keeper, path_in, write
from game.ui.scenes.pages import notice
from game.ui.scenes.setup import option_help
from game.ui.widgets import Dialog, Label, walk
from game.view import words
from game.view.players import LEVEL, level_at
from game.view.setup import (
    HOUSE_RULES,
    LENGTH,
    SHAPE,
    Draft,
    choices,
    chosen,
    in_words,
    sources,
    sources_at,
)
from tests.driver import context


def test_every_option_has_its_place():
    grouped = [name for group in HOUSE_RULES.values() for name in group]
    assert sorted([*SHAPE, LENGTH, *grouped]) == sorted(OPTIONS)


def test_every_reason_of_the_engine_has_words_in_every_language():
    for code in words.LANGUAGES:
        words.use(code)
        for key, names, _ in CHECKS:
            assert in_words(Conflict(key, dict.fromkeys(names.split(), "?"))) != f"conflict.{key}"


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_every_value_is_explained_with_its_source(code):
    words.use(code)
    for group in HOUSE_RULES.values():
        for name in group:
            for value in OPTIONS[name]:
                assert words.say(f"option.{name}.{str(value).lower()}")
                assert words.say(f"explained.{name}.{str(value).lower()}") in option_help("chambery", name, value)
    for level in OFFERED:
        assert words.say(f"level.{level}")
        assert words.say(f"about.level.{level}")
    for preset in PRESETS:
        assert words.say(f"about.{preset}")
        assert words.say(f"source.{preset}")


def test_sources_name_the_books_and_own_up_to_our_rulings():
    assert sources("ace", "below-jack") == ["chambery"]
    assert sources("fool_last", "winner") == ["house"]
    assert sources("fool_wins", "led") == ["french-open-call"]
    assert sources("lone_petit", "void") == ["french-federation"]
    assert option_help("chambery-dummett", "payment", "raised").endswith("Source: Dummett & McLeod.")


def test_a_game_names_no_source_of_another():
    assert sources_at("french", "overtrump", True) == ["french"], "not the other French document as well"
    assert sources_at("french", "ace", "low") == ["french-federation", "french-open-call"], "where its own says nothing"
    assert sources_at("french", "ace", "below-jack") == ["elsewhere"]
    assert sources_at("piedmont", "fool_last", "winner") == ["house"]
    for preset in PRESETS:
        related = {name for name, one in PRESETS.items() if one.family is PRESETS[preset].family}
        for name in (name for group in HOUSE_RULES.values() for name in group):
            for value in OPTIONS[name]:
                assert set(sources_at(preset, name, value)) <= {*related, "elsewhere", "house"}
                assert option_help(preset, name, value)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_greyed_value_is_senseless_and_any_other_plays(preset):
    for players in PRESETS[preset].players:
        at = chosen(Draft(preset), "players", players)
        for name in OPTIONS:
            offered = choices(at, name)
            assert all(getattr(chosen(at, name, value).rules, name) == value for value in offered)
            for value in {*(OPTIONS[name] or ())} - {*offered}:
                with pytest.raises(InvalidRules):
                    rules_of(preset, **{**at.options, name: value})


def test_a_draft_holds_only_what_would_not_follow_anyway():
    four = chosen(Draft("chambery"), "players", 4)
    assert four.options == {"players": 4}
    opposite = chosen(four, "partnership", "croise")
    assert opposite.options == {"players": 4, "partnership": "croise"}
    assert opposite.rules.auction == "none"
    assert chosen(opposite, "partnership", "call") == four
    assert chosen(four, "players", 5) == Draft("chambery")


def test_the_number_of_players_comes_first_and_the_rest_gives_way():
    six = chosen(Draft("chambery"), "at_table", 6)
    assert six.rules.at_table == 6
    low = chosen(six, "ace", "low")
    assert chosen(low, "players", 4).options == {"players": 4, "ace": "low"}
    opposite = chosen(chosen(Draft("chambery"), "players", 4), "partnership", "croise")
    staked = chosen(opposite, "payment", "stake")
    assert "french" not in choices(staked, "payment")
    assert chosen(staked, "partnership", "call").rules.payment == "zero-sum"


@pytest.mark.parametrize(("game", "options", "told"), [
    ("bridge", {}, "There is no game called bridge."),
    ("french", {"weather": "fine"}, "there is no option weather; the options are players, at_table,"),
    ("french", {"deals": 0}, "deals cannot be 0; it is a whole number"),
    ("french", {"ace": "high"}, "ace cannot be high; it is one of: below-jack, low"),
    ("french", {"overtrump": 1}, "overtrump cannot be 1; it is one of: yes, no"),
    ("french", {"pack": 62}, "This game is not played by 4 with 62 cards."),
])
def test_what_is_unknown_is_said_in_words(game, options, told):
    with pytest.raises(InvalidRules) as invalid:
        rules_of(game, **options)
    assert in_words(invalid.value.conflict).startswith(told)


@pytest.mark.parametrize(("setup", "why"), [
    (MatchSetup("bridge\n{suit_Q}"), "There is no game called bridge {suit_Q}."),
    (MatchSetup("chambery", {"players": 6}), "This game is not played by 6 with 78 cards."),
    (MatchSetup("chambery", {"players": 5, "pack": 62}), "This game is not played by 5 with 62 cards."),
    (MatchSetup("french", {"payment": "stake"}), "This game cannot use that scoring."),
])
def test_a_game_that_is_no_longer_valid_is_reported_and_replaced(setup, why, tmp_path):
    write(path_in(tmp_path), Settings(setup=structs.replace(setup, watch=True, names=("Ada",))))
    wanted = context(keeper=keeper(path_in(tmp_path)))
    wanted.take_last()
    assert wanted.setup == MatchSetup(watch=True, names=("Ada",))
    told = wanted.keeper.troubles
    assert [trouble.kind for trouble in told] == ["game"]
    assert why in shown(notice(told[0]))
    assert told[0].aside == tmp_path / "settings.broken-1.json"


def shown(dialog: Dialog) -> str:
    return " ".join(words.spoken(widget.words) for widget in walk(dialog.form.root) if isinstance(widget, Label))


def test_levels_nobody_has_are_played_by_the_usual_one():
    wanted = context(keeper=Keeper(settings=Settings(setup=MatchSetup(levels=("", "wizard", "random")))))
    wanted.take_last()
    assert {level_at(wanted.setup, seat) for seat in range(5)} == {LEVEL}
    assert "random" not in OFFERED
