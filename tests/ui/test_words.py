"""Words: every key in every language, placeholders, plurals, numbers, names of cards."""

import gettext
import re
import string
from datetime import date
from functools import partial

import pytest
from babel.messages.mofile import read_mo

from game.engine.cards import PACK
from game.engine.variants import PRESETS, rules_of
from game.ui.app.keys import CONTROLS, label_named, label_of
from game.ui.draw import fonts, text
from game.ui.draw.fonts import FACES
from game.view import words
from game.view.bindings import Verb
from game.view.history import date_words
from game.view.units import measured
from game.view.words import best_language, drawn_out
from tools import catalogues, compile_words

SLOVENE = r"""msgid ""
msgstr ""
"Plural-Forms: nplurals=4; plural=(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3);\n"

msgid "menu.rules"
msgstr "Pravila"

msgid "menu.settings"
msgstr ""

msgid "card.fool"
msgstr "Škis"

msgid "card.suited"
msgstr "{suit} {rank}"

msgid "suit.H"
msgstr "srčev"

msgid "rank.R"
msgstr "kralj"

msgid "aloud.call"
msgstr "{name} kliče {card:accusative}"

msgctxt "accusative"
msgid "srčev kralj"
msgstr "srčevega kralja"

msgid "cards.count"
msgid_plural "cards.count"
msgstr[0] "{n} karta"
msgstr[1] "{n} karti"
msgstr[2] "{n} karte"
msgstr[3] "{n} kart"

msgid "tricks.count"
msgid_plural "tricks.count"
msgstr[0] "{n} vzetek"
msgstr[1] ""
msgstr[2] ""
msgstr[3] ""
"""
VERBS = {words.KEY + verb for verb in Verb}

@pytest.fixture(scope="module")
def written():
    """The texts of each language, in English if a message is missing."""
    return {code: compile_words.shown(code) for code in words.LANGUAGES}


def test_no_complete_language_lacks_a_key():
    lacking = compile_words.lacking()
    assert {code: lacking[code] for code in compile_words.COMPLETE} == {code: [] for code in compile_words.COMPLETE}


@pytest.mark.parametrize("code", words.LANGUAGES)
@pytest.mark.parametrize(("key", "named"), [("setting.why_instant", "setting.instant"),
                                            ("setting_tip.trick_rest", "pause.clicked")])
def test_a_text_names_another_setting_by_its_label(code, key, named, written):
    (text,), (label,) = written[code][key], written[code][named]
    quoted = re.search("[“„«]\\s*(.+?)\\s*[”“»]", text)
    assert quoted, "no words in quotation marks"
    assert quoted[1].casefold() == label.casefold()


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_the_compiled_words_are_those_written(code, written):
    path = compile_words.po_path(code).with_suffix(".mo")
    with path.open("rb") as file:
        compiled = gettext.GNUTranslations(file)
    own = compile_words.entries(compile_words.read(code))
    for whole, forms in own.items():
        key, _, family = whole.partition(compile_words.OF)
        one = compiled.pgettext(family, key) if family else compiled.gettext(key)
        assert one == forms[0] or len(forms) > 1, f"stale: {whole}; run compile_words"
        if len(forms) > 1:
            counted = partial(compiled.npgettext, family) if family else compiled.ngettext
            assert {counted(key, key, n) for n in range(130)} == set(forms), f"stale: {whole}"
    with path.open("rb") as file:
        found = read_mo(file)
    for message in found:
        if isinstance(message.context, bytes):  # Babel leaves it as it is in the file
            message.context = message.context.decode()
    marks = catalogues.number_marks(code)
    assert compile_words.entries(found).keys() == {*own, *marks}, "stale .mo"


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_the_written_words_are_in_order(code):
    expected = compile_words.written(code, compile_words.completed(code))
    assert compile_words.po_path(code).read_text(encoding="utf-8") == expected, "run compile_words"


def placeholders(form: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(form) if name}


def test_spaces_that_must_not_break_are_put_where_the_language_asks_for_them():
    assert compile_words.typeset("fr", "« L'Excuse » : 5 % ; oui ?") == "«\xa0L’Excuse\xa0»\xa0: 5\xa0%\xa0; oui\xa0?"
    assert compile_words.typeset("en", "It's 5 %: yes") == "It's 5 %: yes"
    words.use("fr")
    assert words.say("setting.percent", n=100) == "100\xa0%"


def test_a_game_has_words_of_its_own():
    words.use("fr")

    def said():
        return words.card("F"), words.say("game.talon"), words.count("story.takes_talon", 6), words.say("suit.H")

    usual = ("Fou", "Talon", "6 cartes prises au talon", "Cœur")
    assert said() == usual
    words.of_game(lambda: "french")
    assert said() == ("Excuse", "Chien", "6 cartes prises au chien", "Cœur")
    words.of_game(lambda: "piedmont")
    assert said() == usual
    words.use("it")
    words.of_game(lambda: "french")
    assert said()[:2] == ("Matto", "Tallone")
    words.use("en")
    assert (*said()[:2], words.say("statistics.pagat")) == ("Excuse", "Chien", "Petit")


def test_words_of_a_game_are_those_of_a_key_and_of_a_family_of_games(written):
    families = {rules_of(name).family.name for name in PRESETS}
    for code, found in written.items():
        for key, forms in found.items():
            usual, _, family = key.partition(compile_words.OF)
            if usual in written["en"] and family:
                assert family in families, f"{code} {key}"
                assert set(map(frozenset, map(placeholders, forms))) == {
                    frozenset(placeholders(form)) for form in found[usual]}, f"{code} {key}"


def test_languages_agree_on_placeholders(written):
    for key in [key for key in written["en"] if compile_words.OF not in key]:
        forms = written["en"][key]
        for code, other in written.items():
            wanted = {name for form in forms for name in placeholders(form)}
            got = {name for form in other[key] for name in placeholders(form)}
            assert got == wanted, f"{code} {key}"
            assert not {n for n in got if n.startswith(words.KEY)} - VERBS, f"unknown key: {code} {key}"


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_no_message_names_a_key_that_can_be_changed(code, written):
    """A message contains a placeholder for such a key, so that it follows the player's changes."""
    named = re.compile(r"\bF\d\d?\b|\b(Ctrl|Strg) \+")
    assert [key for key, forms in written[code].items() if named.search(" ".join(forms))] == []


def test_a_message_names_the_key_in_use():
    words.label_keys(label_named)
    assert words.say("table.take_back") == f"Undo ({label_of(Verb.UNDO)})"
    CONTROLS.suit({"undo": ["Q"], "back": ["F7"]}, {})
    try:
        assert words.say("table.take_back") == "Undo (Q)"
        assert "F7 cancels" in words.say("how.play_text")
    finally:
        CONTROLS.suit({}, {})


@pytest.fixture
def slovene(tmp_path, monkeypatch):
    """Use an incomplete translation with four plural forms and two cases."""
    po = tmp_path / "sl" / "LC_MESSAGES" / "tarot.po"
    po.parent.mkdir(parents=True)
    po.write_text(SLOVENE, encoding="utf-8")
    catalogues.compile_file(po)
    monkeypatch.setattr(words, "LOCALES", tmp_path)
    words.use("sl")
    yield
    words.use("en")


def test_a_language_that_lacks_words_is_in_english(slovene):
    assert words.say("menu.rules") == "Pravila"
    assert words.say("menu.settings") == "Settings"
    assert words.count("tricks.count", 2) == "2 tricks"
    with words.at_game("french"):
        assert words.say("card.fool") == "Škis", "its usual word, before the English one of the game"
        assert words.say("statistics.pagat") == "Petit"
    with pytest.raises(words.MissingWords):
        words.say("no.such")


def test_a_language_has_as_many_plurals_as_it_needs(slovene):
    assert [words.count("cards.count", n) for n in (1, 2, 3, 5, 102)] == [
        "1 karta", "2 karti", "3 karte", "5 kart", "102 karti"]


def test_what_is_inserted_can_be_declined(slovene):
    king = words.card("HR")
    assert king == "srčev kralj"
    assert words.say("aloud.call", name="Ana", card=king) == "Ana kliče srčevega kralja"
    assert words.say("aloud.call", name="Ana", card=words.card("T21")) == "Ana kliče Trump 21"
    words.use("en")
    assert words.say("aloud.call", name="Ana", card=king) == "Ana calls srčev kralj"


def test_a_missing_key_raises_here_and_is_shown_in_the_game():
    with pytest.raises(words.MissingWords, match="no\\.such"):
        words.say("no.such")
    words.raise_when_missing(False)
    assert words.say("no.such") == "no.such"


def test_a_missing_placeholder_is_named_with_its_key():
    with pytest.raises(words.MissingWords, match=r"card\.suited.*rank"):
        words.say("card.suited", suit="x")


def test_names_with_braces_stay_what_they_are():
    assert words.say("game.trick_of", number="7{suit_S}", total="{what}") == "Trick 7{suit_S} of {what}"


def test_what_lacks_words_is_shown_in_the_game_as_it_is(monkeypatch):
    """No name of a level or rule is parsed as a message, and no missing message ends a scene."""
    words.raise_when_missing(False)
    try:
        assert words.say("level.{suit_S} {0} {x!r:{y}} {") == "level.{suit_S} {0} {x!r:{y}} {"
        assert words.say("card.suited", suit="x") == "{rank} of x"
    finally:
        words.raise_when_missing()


def test_plurals_follow_the_language():
    assert [words.count("cards.left", n) for n in (0, 1, 2)] == ["0 cards left", "1 card left", "2 cards left"]
    words.use("fr")
    assert [words.count("cards.left", n) for n in (0, 1, 2)] == [
        "0 carte restante", "1 carte restante", "2 cartes restantes",
    ]


def test_numbers_are_written_as_the_language_writes_them():
    assert words.number(-1234.5) == "−1,234.5"
    assert [words.signed(n) for n in (24, 0, -3)] == ["+24", "0", "−3"]
    assert [words.halves(n) for n in (0, 1, 9, 8, -1, -7)] == ["0", "½", "4½", "4", "−½", "−3½"]
    for code, said in {"fr": "−1\u202f234\u202f567,5", "de": "−1.234.567,5", "it": "−1.234.567,5"}.items():
        words.use(code)
        assert words.number(-1234567.5) == said


@pytest.mark.parametrize("code", words.LANGUAGES)
def test_every_mark_of_a_number_is_drawn(code):
    """The narrow space between thousands, which most fonts lack, must be a space and not a box."""
    words.use(code)
    said, metrics = words.number(1234.5), measured((1280, 720))
    for role in FACES:
        assert all(fonts.shows(face, letter) for face, run in fonts.runs(role, said) for letter in run)
        figures = text.width("1", role, metrics) + text.width("234", role, metrics) + text.width("5", role, metrics)
        assert figures < text.width(said, role, metrics) < figures + 2 * text.width("0", role, metrics)
    assert text.lay(f"Total {said}", "body", metrics, text.width(f"{said}0", "body", metrics)).lines[-1] == (said,)


def test_every_card_has_a_name_in_every_language():
    for code in (*words.LANGUAGES, words.PSEUDO):
        words.use(code)
        names = {words.card(card.name) for card in PACK}
        assert len(names) == 78
    words.use("fr")
    assert words.card("SR") == "Roi de Pique"
    assert words.card_sign("SR") == "R" + words.SUIT_SIGNS["S"]


def test_a_change_of_language_is_heard_until_one_stops_listening():
    heard = []
    stop = words.on_change(lambda: heard.append(words.language()))
    words.use("fr")
    stop()
    words.use("en")
    assert heard == ["fr"]


def test_listening_keeps_nobody_alive():
    class Ear:
        heard = 0

        def hear(self):
            Ear.heard += 1

    ear = Ear()
    words.on_change(ear.hear)
    words.use("fr")
    del ear
    words.use("en")
    assert Ear.heard == 1


def test_the_pseudo_language_is_two_fifths_longer_and_keeps_placeholders():
    long = drawn_out("The quick brown fox {name} jumps over the lazy dog")
    assert "{name}" in long
    assert 1.3 < len(long) / len("The quick brown fox {name} jumps over the lazy dog") < 1.5
    words.use(words.PSEUDO)
    assert words.count("cards.left", 5).startswith("5 ")


@pytest.mark.parametrize(("asked", "best"), [
    (["fr_CA"], "fr"), (["de_AT"], "de"), (["pt", "it-CH"], "it"), (["pt"], "en"), ([], "en"),
])
def test_the_system_language_is_taken_if_there_are_words_for_it(asked, best):
    assert best_language(asked) == best


def test_a_lazy_text_follows_the_language():
    later = words.lazy("common.back")
    words.use("fr")
    assert words.spoken(later) == "Retour"


@pytest.mark.parametrize("word", ["Ścieżka", "Příště", "Škis", "Győző"])
def test_a_word_with_letters_that_a_font_lacks_is_in_another_font(word):
    ((face, whole),) = fonts.runs("button", word)
    assert (face, whole) == ("AlegreyaSansBold", word)
    assert [face for face, _ in fonts.runs("button", f"Menu {word} ¿Qué?")] == [FACES["button"], face, FACES["button"]]


def test_every_letter_of_every_text_can_be_drawn(written):
    forms = [form for language in written.values() for forms in language.values() for form in forms]
    letters = {letter for form in forms for letter in form}
    text.clear_cache()
    lacking = [
        letter
        for letter in letters - set("\n")
        if not any(fonts.shows(face, letter) for face in (*set(FACES.values()), ""))
    ]
    assert lacking == []


@pytest.mark.parametrize(("language", "first", "second"), [("en", "1 March 2026", "2 March 2026"),
                                                           ("fr", "1er mars 2026", "2 mars 2026")])
def test_the_first_of_a_month_is_written_as_the_language_does(language, first, second):
    words.use(language)
    try:
        assert [date_words(date(2026, 3, day)) for day in (1, 2)] == [first, second]
    finally:
        words.use("en")
