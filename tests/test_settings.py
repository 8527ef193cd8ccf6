"""Settings survive a restart, a damaged file, a full disk and the next version."""

import json
import os
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import settings
from game.engine.variants import Conflict
from game.settings import Keeper, MatchSetup, Settings, keeper, migrated, parsed, path_in, read, write

ODD = Settings(
    language="fr", text_percent=175, high_contrast=True, reduced_transparency=True, cursor="large", magnifier="look",
    full_screen=True, window=(1600, 1000), maximised=True, card_speed="fast", bot_pause="slow", trick_rest="clicked",
    instant=True, reduced_motion=True, click_plays="twice", forced_last_card=False, forced_only_card=True,
    counting_aid=True, remarks=False, aloud="off", aloud_length="full", captions=True,
    pause_on_lost_focus=False, effects_volume=0, calls_volume=20, controls_volume=40,
    music_volume=100, cafe_sounds=False, voice_volume=60, mute=True, mono=True, sound_captions=True,
    suit_order="SCHD", trumps="right", high="right", deck="large-index", indices="italian", left_fan=True,
    back="iris", felt="wine", suit_colours="two", titles="printed", lessons_done=("pack",),
    lessons_begun={"discard": 3}, introductions=False,
    first_evening=True, reactions=False, album_news=False, rating=False, puzzle_search=False, practice=False,
    phases_told={"french.auction": 2}, album_seen=7, keys={"press": ("Space",)}, pad={"press": ("b",), "back": ("a",)},
    keys_act="release", bounce=250, scanning="one", scan_ms=2000, screen_keyboard=True,
    setup=MatchSetup("french", {"players": 5, "overtrump": False, "ace": "low", "deals": 12}, ("Léa", "", "Zoé"),
                ("", "club"), watch=True),
)


def test_every_setting_comes_back_from_the_file(tmp_path):
    assert all(a != b for a, b in zip(msgspec.structs.astuple(ODD)[1:], msgspec.structs.astuple(Settings())[1:],
                                      strict=True)), "a field is not tried"
    path = path_in(tmp_path / "new" / "folder")
    assert write(path, ODD) is None
    assert read(path) == settings.Read(ODD)
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.json"]


def test_without_a_file_it_is_the_first_time_and_nothing_is_wrong(tmp_path):
    found = keeper(path_in(tmp_path))
    assert (found.first, found.troubles, found.settings) == (True, [], Settings())
    found.keep()
    again = keeper(path_in(tmp_path))
    assert not again.first


@pytest.mark.parametrize("rubbish", [b"", b"{", b"[1, 2]", b"\xff\xfe\x00", b'{"felt": NaN}'])
def test_a_broken_file_is_set_aside_and_play_begins_with_what_is_usual(tmp_path, rubbish):
    path = path_in(tmp_path)
    path.write_bytes(rubbish)
    found = keeper(path)
    assert found.settings == Settings()
    assert [trouble.kind for trouble in found.troubles] == ["unreadable"]
    assert not found.first
    assert found.troubles[0].aside == tmp_path / "settings.broken-1.json"
    assert found.troubles[0].aside.read_bytes() == rubbish
    found.keep()
    path.write_bytes(b"?")
    assert keeper(path).troubles[0].aside == tmp_path / "settings.broken-2.json"


def test_a_file_that_another_program_holds_is_not_written_over(tmp_path, monkeypatch):
    path = path_in(tmp_path)
    keeper(path).change()
    assert write(path, Settings(text_percent=150)) is None

    def held(*_, **__):
        raise PermissionError("held")

    with monkeypatch.context() as locked:
        locked.setattr(os, "open", held)
        locked.setattr(os, "rename", held)
        found = keeper(path)
    assert [trouble.kind for trouble in found.troubles] == ["unreadable"]
    found.change(text_percent=125)
    found.keep()
    assert keeper(path).settings.text_percent == 150


def test_a_file_that_cannot_be_read_is_set_aside(tmp_path, monkeypatch):
    path = path_in(tmp_path)
    write(path, Settings(text_percent=150))

    def unread(*_, **__):
        raise OSError("a bad sector")

    with monkeypatch.context() as broken:
        broken.setattr(os, "open", unread)
        found = keeper(path)
    aside = found.troubles[0].aside
    assert aside is not None
    assert read(aside).settings.text_percent == 150
    found.keep()
    assert keeper(path).settings == Settings()


def test_one_wrong_value_costs_only_itself_and_is_named(tmp_path):
    path = path_in(tmp_path)
    path.write_text(json.dumps({"version": 1, "text_percent": 150, "effects_volume": 300, "card_speed": "warp",
                                "setup": {"preset": "piedmont"}}))
    found = read(path)
    assert found.trouble.kind == "values"
    assert found.trouble.about == "card_speed, effects_volume"
    assert found.trouble.aside.exists()
    assert found.settings == Settings(text_percent=150, setup=MatchSetup("piedmont"))


def test_a_file_from_before_backs_had_names_is_read_without_a_word(tmp_path):
    path = path_in(tmp_path)
    path.write_text(json.dumps({"version": 1, "back": "flowers", "felt": "wine"}))
    found = read(path)
    assert found.trouble is None
    assert found.settings == Settings(felt="wine", back="tulip")


def test_who_had_one_volume_for_all_effects_has_it_for_each(tmp_path):
    path = path_in(tmp_path)
    path.write_text(json.dumps({"version": 2, "effects_volume": 15}))
    found = read(path)
    assert not found.troubles
    assert found.settings == Settings(effects_volume=15, calls_volume=15, controls_volume=15)


def test_what_a_later_version_wrote_is_kept_aside_and_read_as_far_as_it_is_known(tmp_path):
    path = path_in(tmp_path)
    path.write_text(json.dumps({"version": settings.VERSION + 1, "felt": "blue", "weather": "fine"}))
    found = read(path)
    assert found.settings == Settings(felt="blue")
    assert found.trouble.kind == "newer"
    assert "weather" in found.trouble.aside.read_text()


@pytest.mark.parametrize("odd", [{"weather": "fine"}, {"version": "one"}, {"version": -10**30}, {"version": None}])
def test_what_nobody_knows_costs_nothing_else_and_is_kept_aside(odd, tmp_path):
    path = path_in(tmp_path)
    path.write_text(json.dumps({"version": 2, "felt": "black", **odd}))
    found = read(path)
    assert found.settings == Settings(felt="black")
    assert [(trouble.kind, trouble.about) for trouble in found.troubles] == [("values", settings.UNKNOWN)]
    assert json.loads(found.trouble.aside.read_text()) == {"version": 2, "felt": "black", **odd}


def test_a_mark_of_the_order_of_bytes_is_no_fault(tmp_path):
    """Some editors write a byte order mark."""
    path = path_in(tmp_path)
    path.write_bytes(b"\xef\xbb\xbf" + b'{"version": 2, "felt": "black"}')
    assert read(path) == settings.Read(Settings(felt="black"))


@pytest.mark.parametrize(("asked", "left"), [
    ({"preset": "french", "options": {"players": "abc"}}, MatchSetup("french")),
    ({"preset": "french", "options": {"pack": [78]}}, MatchSetup("french")),
    ({"preset": "french", "options": {"players": 5, "ace": "huge", "deals": 10**9}},
     MatchSetup("french", {"players": 5})),
    ({"preset": "french", "options": {"players": True, "weather": "fine"}}, MatchSetup("french")),
    ({"preset": "french", "names": "Ada", "levels": ["", "wizard", "club"]},
     MatchSetup("french", levels=("", "", "club"))),
    ({"preset": "french", "names": ["Ada"] * 7, "watch": "yes"}, MatchSetup("french")),
    ({"preset": 3, "takes_back": True, "mood": "good"}, MatchSetup(takes_back=True)),
    ("french", MatchSetup()), ([], MatchSetup()), (None, MatchSetup()),
])
def test_of_the_game_played_last_only_what_is_not_understood_is_lost(asked, left, tmp_path):
    path = path_in(tmp_path)
    path.write_text(json.dumps({"version": 2, "felt": "wine", "setup": asked}))
    found = read(path)
    assert found.settings == Settings(felt="wine", setup=left)
    assert [(trouble.kind, trouble.about) for trouble in found.troubles] == [("values", "setup")]
    assert json.loads(found.trouble.aside.read_text())["setup"] == asked


def test_an_invalid_game_is_reported_with_other_faults(tmp_path):
    path = path_in(tmp_path)
    senseless = MatchSetup("french", {"players": 5, "partnership": "croise"}, ("Ada",))
    path.write_text(json.dumps({"version": 2, "felt": 7, "setup": msgspec.to_builtins(senseless)}))
    found = read(path)
    assert found.settings == Settings(setup=MatchSetup(names=("Ada",)))
    assert [trouble.kind for trouble in found.troubles] == ["values", "game"]
    assert found.troubles[1].conflict == Conflict("partnership", {"partnership": "croise"})
    assert {trouble.aside for trouble in found.troubles} == {tmp_path / "settings.broken-1.json"}


def test_a_file_of_an_old_version_is_taken_through_every_step():
    steps = {1: lambda raw: {**raw, "sound": raw["volume"]}, 3: lambda raw: {**raw, "sound": raw["sound"] * 10}}
    assert migrated({"version": 1, "volume": 4}, steps, to=4) == {"version": 4, "volume": 4, "sound": 40}
    assert migrated({"version": 4, "sound": 4}, steps, to=4) == {"version": 4, "sound": 4}


def test_a_folder_that_cannot_be_written_does_not_stop_the_game(tmp_path):
    blocked = tmp_path / "a file, not a folder"
    blocked.write_text("")
    found = Keeper(path_in(blocked))
    for felt in ("blue", "wine"):
        found.change(felt=felt)
        found.keep()
    assert found.settings.felt == "wine"
    assert [trouble.kind for trouble in found.troubles] == ["unwritable"]


def test_a_failed_write_leaves_the_old_file_and_no_scraps(tmp_path, monkeypatch):
    path = path_in(tmp_path)
    write(path, ODD)

    def full(_descriptor):
        raise OSError("no space left on device")

    monkeypatch.setattr(os, "fsync", full)
    trouble = write(path, Settings())
    assert trouble.kind == "unwritable"
    assert "no space" in trouble.about
    assert read(path).settings == ODD
    assert [entry.name for entry in tmp_path.iterdir()] == ["settings.json"]


def test_changes_are_checked_announced_and_written_once(tmp_path):
    found, heard = keeper(path_in(tmp_path)), []
    found.listen(lambda before, after: heard.append((before.felt, after.felt)))
    found.change(felt="wine")
    found.change(felt="wine")
    assert heard == [("green", "wine")]
    for wrong in ({"felt": "mauve"}, {"effects_volume": 101}, {"text_percent": 110}):
        with pytest.raises(msgspec.ValidationError):
            found.change(**wrong)
    assert found.settings == Settings(felt="wine")
    found.keep()
    stamp = path_in(tmp_path).stat().st_mtime_ns
    found.keep()
    assert path_in(tmp_path).stat().st_mtime_ns == stamp


def test_a_reset_keeps_the_language_the_last_game_what_was_learnt_and_what_hands_need():
    found = Keeper(settings=ODD)
    found.reset()
    assert found.settings == Settings(language="fr", window=ODD.window, maximised=ODD.maximised, setup=ODD.setup,
                                      lessons_done=("pack",), lessons_begun={"discard": 3}, first_evening=True,
                                      album_seen=7, keys=ODD.keys, pad=ODD.pad,
                                      keys_act="release", bounce=250, scanning="one", scan_ms=2000,
                                      screen_keyboard=True)


def test_two_windows_write_only_what_each_has_changed(tmp_path):
    """Whole fields are merged, and lessons and phases one by one; counts of both are added."""
    path = path_in(tmp_path)
    write(path, Settings(phases_told={"both": 1}, lessons_begun={"pack": 2}))
    one, two = keeper(path), keeper(path)
    for n in range(1, 21):
        told = {**one.settings.phases_told, f"one {n}": n}
        one.change(felt=("blue", "wine")[n % 2], lessons_done=(*one.settings.lessons_done, f"one {n}"),
                   phases_told={**told, "both": told["both"] + 1})
        two.change(effects_volume=n, lessons_done=(f"two {n}", *two.settings.lessons_done),
                   phases_told={"both": two.settings.phases_told["both"] + 1}, lessons_begun={"discard": n})
        for owner in (one, two)[::n % 2 or -1]:
            owner.keep()
            owner.keep()
    left = read(path).settings
    assert (left.felt, left.effects_volume) == ("blue", 20)
    assert set(left.lessons_done) == {f"{who} {n}" for who in ("one", "two") for n in range(1, 21)}
    assert left.phases_told == {"both": 41, **{f"one {n}": n for n in range(1, 21)}}
    assert left.lessons_begun == {"discard": 20}, "the second window has dropped the other one"
    two.change(lessons_begun={"discard": 3, "pack": 5})
    one.change(lessons_done=("pack",))
    for owner in (two, one):
        owner.keep()
    left = read(path).settings
    assert left.lessons_done == (*(f"two {n}" for n in range(1, 21)), "pack"), "one has taken its own back"
    assert left.lessons_begun == {"discard": 3}, "what is done is not begun"


def test_a_window_takes_over_what_another_has_written_and_loses_nothing_of_its_own(tmp_path):
    path = path_in(tmp_path)
    write(path, Settings(phases_told={"both": 1}, window=(1100, 700)))
    one, two = keeper(path), keeper(path)
    heard = []
    two.listen(lambda before, after: heard.append((before.felt, after.felt)))
    one.change(felt="blue", language="fr", phases_told={"both": 2}, full_screen=True, window=(1300, 800), mute=True)
    two.change(effects_volume=7, phases_told={"both": 2})
    one.keep()
    assert two.take_over()
    now = two.settings
    assert (now.felt, now.language, now.effects_volume, now.phases_told) == ("blue", "fr", 7, {"both": 3})
    assert (now.full_screen, now.window, now.mute) == (False, (1100, 700), False), "each window has its own"
    assert heard[-1] == ("green", "blue")
    assert not two.take_over()
    two.keep()
    assert read(path).settings == msgspec.structs.replace(one.settings, effects_volume=7, phases_told={"both": 3})
    for broken in ("{", None):
        path.unlink() if broken is None else path.write_text(broken)
        assert not two.take_over()
        assert two.settings == now
    assert not list(tmp_path.glob("*.json")), "nothing was set aside or written"


def test_windows_that_write_at_the_same_moment_lose_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(settings, "LOCK_S", 60.0)
    path = path_in(tmp_path)
    write(path, Settings())

    def play(name):
        owner = keeper(path)
        for _ in range(25):
            told = owner.settings.phases_told
            owner.change(phases_told={**told, **{key: told.get(key, 0) + 1 for key in (name, "both")}})
            owner.keep()
        return owner.troubles

    with ThreadPoolExecutor(3) as windows:
        assert list(windows.map(play, "abc")) == [[]] * 3
    assert read(path).settings.phases_told == {"a": 25, "b": 25, "c": 25, "both": 75}


def test_a_file_that_became_unreadable_or_newer_is_set_aside_before_it_is_written(tmp_path):
    path = path_in(tmp_path)
    for n, text in enumerate(("{", json.dumps({"version": settings.VERSION + 1, "weather": "fine"})), start=1):
        write(path, Settings(felt="blue"))
        owner = keeper(path)
        path.write_text(text)
        owner.change(mute=True)
        owner.keep()
        assert [trouble.aside.read_text() for trouble in owner.troubles] == [text]
        assert owner.troubles[0].aside.name == f"settings.broken-{n}.json"
        assert read(path).settings == Settings(felt=("blue", "green")[n - 1], mute=True)
        path.unlink()
        owner.change(mono=True)
        owner.keep()
        assert read(path).settings == Settings(felt="blue", mute=True, mono=True), "a file that is gone is made again"


@given(st.dictionaries(st.sampled_from([f.name for f in msgspec.structs.fields(Settings)]),
                       st.none() | st.booleans() | st.integers() | st.text() | st.lists(st.integers(), max_size=3)))
def test_no_file_however_odd_is_fatal(raw):
    found, troubles = parsed(raw)
    wrong = [name for trouble in troubles for name in trouble.about.split(", ")]
    assert set(wrong) <= set(raw)
    assert msgspec.convert(msgspec.to_builtins(found), Settings) == found


@pytest.mark.parametrize("text", [
    "[" * 100_000, '{"setup": ' + "[" * 100_000, '{"version": 1e400}',
    '{"names": "' + "x" * 3_000_000 + '"}', "\0" * 100,
], ids=["deep", "deep-within", "endless-version", "large", "zeros"])
def test_a_file_made_to_harm_is_set_aside_at_once(text, tmp_path):
    path = path_in(tmp_path)
    path.write_text(text)
    found = read(path)
    assert found.settings == Settings()
    assert found.trouble is not None
    assert found.trouble.kind == "unreadable"
    assert not path.exists()


@pytest.mark.parametrize("field", [{"pad": {"back": ["a", "\ud800"]}}, {"keys": {"\ud800": ["Space"]}},
                                   {"felt": "\ud800"}, {"lessons_done": ["\ud800"]}])
def test_half_a_surrogate_pair_costs_its_field_alone(field, tmp_path):
    """The field is reported; all other settings are kept and can be saved."""
    path = path_in(tmp_path)
    path.write_text(json.dumps({"version": settings.VERSION, "mute": True, **field}))
    kept = keeper(path)
    assert [trouble.kind for trouble in kept.troubles] == ["values"]
    kept.change(mono=True)
    kept.keep()
    assert (keeper(path).settings.mute, keeper(path).settings.mono) == (True, True)
