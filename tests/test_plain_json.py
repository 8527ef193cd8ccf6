"""JSON with repeated keys is refused by every reader, and such settings are set aside."""

from __future__ import annotations

import json

import pytest

from game import settings
from game.ai.puzzles import BadPuzzle, puzzle_in, shipped
from game.engine.record import BadRecord, read, write
from game.store.practice import progress_on
from tests.builders import shuffled, whim

SAID_TWICE = "is there twice"


def repeats(text: str) -> list[str]:
    """``text`` with a key of each object repeated in turn, with two other values."""
    places = [place for place, letter in enumerate(text) if letter == "{" and text[place + 1] == '"']
    keys = [text[place + 1:text.index(":", place)] for place in places]
    return [text[:place + 1] + f"{key}:{value}," + text[place + 1:]
            for place, key in zip(places, keys, strict=True) for value in ("0", "[]")]


def test_a_key_that_is_there_twice(tmp_path):
    table = shuffled("chambery", 2).finish(whim(2))
    data = {**json.loads(write(table.record)), "review": {"0": {"verdicts": []}}, "notes": {"rated": 3}}
    found = repeats(json.dumps(data))
    assert len(found) == 10  # the record, its rules, the reviews and one of them, the notes: two each
    for text in found:
        with pytest.raises(BadRecord, match=SAID_TWICE):
            read(text)
    for text in repeats('{"puzzles":[["0123456789",1,1,1,0]]}'):
        with pytest.raises(ValueError, match=SAID_TWICE):
            progress_on(text)
    for text in repeats(shipped()[0].line):
        with pytest.raises(BadPuzzle, match=SAID_TWICE):
            puzzle_in(text)
    path = tmp_path / "settings.json"
    settings.write(path, settings.Settings(language="en"))
    for text in repeats(path.read_text(encoding="utf-8").replace(" ", "").replace("\n", "")):
        path.write_text(text, encoding="utf-8")
        trouble = settings.read(path).troubles[0]
        assert (trouble.kind, trouble.aside.read_text(encoding="utf-8")) == ("unreadable", text)
        assert SAID_TWICE in trouble.about
