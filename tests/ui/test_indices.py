"""The courts have the letters chosen by the player, on the cards and in the texts; records keep their letters."""

import numpy as np
import pygame
import pytest

from game.engine.cards import BY_NAME
from game.engine.record import read, write
from game.settings import Keeper, Settings, keeper, path_in
from game.ui.app.app import App, MemoryScreen
from game.ui.app.live import attach
from game.ui.app.sounds import Sounds
from game.ui.draw.deck import DECK, DECKS, LARGE, SMALL, Deck, _read_for, height, stand_in
from game.ui.scenes.settings import SettingsScene
from game.ui.table.panels import shown
from game.view import words
from sprites.atelier.vision import contrast
from tests.builders import shuffled
from tests.driver import context

COURTS = [suit + rank for suit in "SHDC" for rank in words.PRINTED]
BOX = {"flowers": (44, 28, 64, 82), "large-index": (20, 19, 100, 131)}
"""The place of the letter on a card 460 pixels wide: left, top, width, height."""
PAPER = (0xE9, 0xDB, 0xBA)
BOTH = pytest.mark.parametrize("faces", DECKS)
EVERY = pytest.mark.parametrize("choice", words.INDICES)


@pytest.fixture(scope="module")
def dealt():
    """Return a function for the pixels of the courts of a deck with given letters, each read once."""
    found = {}

    def of(faces, letters, width=SMALL):
        if (faces, letters, width) not in found:
            deck = Deck()
            deck.dress(faces, "tulip", letters)
            found[faces, letters, width] = {name: pixels(deck, name, width) for name in COURTS}
        return found[faces, letters, width]
    return of


def pixels(deck, name, width):
    want = deck._whole_want(name, LARGE) if width > SMALL else deck._kept_want(name)
    read = _read_for(want)
    assert read is not None
    return pygame.surfarray.array3d(read).astype(int)


def corner(picture, faces, turned=False):
    """The pixels of the letter in the upper corner, or of the lower one turned."""
    whole = picture[::-1, ::-1] if turned else picture
    left, top, wide, high = (round(side * picture.shape[0] / SMALL) for side in BOX[faces])
    return whole[left:left + wide, top:top + high]


def ink(patch):
    return np.abs(patch - PAPER).sum(2) > 120


def alike(one, other):
    """The agreement of two letters: the share of their ink that they have in common."""
    return (ink(one) & ink(other)).sum() / (ink(one) | ink(other)).sum()


def like(patch, printed, faces):
    """The printed rank whose letter agrees best with ``patch``."""
    return max(words.PRINTED, key=lambda rank: alike(patch, corner(printed["S" + rank], faces)))


@BOTH
@EVERY
def test_each_choice_shows_its_letters_in_both_corners(faces, choice, dealt):
    letters, printed = words.INDICES[choice], dealt(faces, words.PRINTED)
    chosen = dealt(faces, letters)
    for name in COURTS:
        mark, patch = letters[words.PRINTED.index(name[1])], corner(chosen[name], faces)
        other = corner(chosen[name], faces, turned=True)
        assert alike(patch, other) > 0.85, f"{name}: the corners differ"
        if mark in words.PRINTED:
            assert like(patch, printed, faces) == mark, name
            assert alike(patch, corner(printed[name[0] + mark], faces)) > 0.9, name
        else:
            assert all(alike(patch, corner(printed["S" + rank], faces)) < 0.9 for rank in words.PRINTED), name
            same = corner(chosen["H" + name[1]], faces)
            assert alike(patch, same) > 0.9, f"{name}: another letter than in Hearts"


@BOTH
def test_different_letters_look_different(faces, dealt):
    seen = {}
    for choice in words.INDICES.values():
        for rank, letter in zip(words.PRINTED, choice, strict=True):
            seen[letter] = corner(dealt(faces, choice)["S" + rank], faces)
    assert sorted(seen) == sorted("RDCVKQJBFS")
    pairs = [(a, b) for a in seen for b in seen if a < b]
    assert max(alike(seen[a], seen[b]) for a, b in pairs) < 0.9


@EVERY
@pytest.mark.parametrize(("faces", "width"), [*((faces, SMALL) for faces in DECKS), ("flowers", LARGE)])
def test_nothing_but_the_letter_changes_and_it_stands_out(faces, choice, width, dealt):
    printed, chosen = dealt(faces, words.PRINTED, width), dealt(faces, words.INDICES[choice], width)
    for name in COURTS:
        changed = (printed[name] != chosen[name]).any(2)
        for turned in (False, True):
            corner(changed[..., None], faces, turned)[:] = False
        assert not changed.any(), f"{name}: something outside the letters"
        patch = corner(chosen[name], faces)
        for seen in (patch, corner(printed[name], faces)):
            edges = np.concatenate([seen[0], seen[-1], seen[:, 0], seen[:, -1]])
            assert np.abs(edges - PAPER).max() < 4, f"{name}: a seam, or something cut off"
        darkest = patch[np.unravel_index(patch.sum(2).argmin(), patch.shape[:2])]
        assert contrast(darkest, np.array(PAPER)) >= 4.5, name


def test_a_plain_card_has_the_letter_too():
    words.use_indices("french")
    printed = pygame.image.tobytes(stand_in("SD", 120), "RGBA")
    words.use_indices("english")
    assert pygame.image.tobytes(stand_in("SD", 120), "RGBA") != printed


def test_a_card_without_its_letters_keeps_the_printed_one(tmp_path, caplog):
    deck = Deck(tmp_path / "cards")
    (tmp_path / "cards" / "460").mkdir(parents=True)
    blank = pygame.Surface((SMALL, height(SMALL)), pygame.SRCALPHA, 32)
    blank.fill((200, 30, 30, 255))
    pygame.image.save(blank, tmp_path / "cards" / "460" / "SR.png")
    (tmp_path / "cards" / "460" / "SR.png").rename(tmp_path / "cards" / "460" / "SR.webp")
    deck.dress("flowers", "tulip", "KQCJ")
    deck.open(["SR"])
    deck.wait()
    assert deck.card("SR", 186).get_at((50, 90))[0] > 150
    assert "letters.webp" in caplog.text
    deck.close()


@pytest.mark.parametrize(("language", "letters"), [("fr", "RDCV"), ("en", "KQCJ"), ("de", "KDRB"), ("it", "RDCF"),
                                                     ("es", "RDCS")])
def test_the_letters_follow_the_language_until_some_are_chosen(language, letters, tmp_path):
    kept = keeper(path_in(tmp_path))
    attach(App(SettingsScene(context(keeper=kept)), MemoryScreen((1280, 720)), sounds=Sounds(None)), kept)
    told = []
    deaf = words.on_change(lambda: told.append(words.card_index("SR")))
    kept.change(language=language)
    deaf()
    assert set(told) <= {letters[0]}, "the words change together with the letters"
    assert DECK.letters == letters
    assert [words.card_sign("S" + rank)[0] for rank in words.PRINTED] == list(letters)
    kept.change(indices="german")
    assert DECK.letters == "KDRB"
    kept.keep()
    assert keeper(path_in(tmp_path)).settings.indices == "german"
    DECK.dress("flowers", "tulip")


@EVERY
def test_texts_name_the_courts_as_the_cards_do(choice):
    words.use_indices(choice)
    for rank, letter in zip(words.PRINTED, words.INDICES[choice], strict=True):
        assert words.card_sign("H" + rank) == letter + words.SUIT_SIGNS["H"]
        assert shown(BY_NAME["H" + rank]) == letter
    assert words.card_index("S10") == "10"
    assert words.card_index("T21") == "21"


def test_open_windows_show_new_letters_at_once():
    heard = []
    deaf = words.on_change(lambda: heard.append(words.card_index("SR")))
    words.use_indices("english")
    words.use_indices("english")
    deaf()
    assert heard == ["K"]


def test_a_reset_goes_back_to_the_letters_of_the_language():
    kept = Keeper(settings=Settings(indices="italian"))
    kept.reset()
    assert kept.settings.indices == ""


def test_a_record_is_the_same_under_every_choice():
    record = shuffled("chambery", 3).record
    written = set()
    for choice in words.INDICES:
        words.use_indices(choice)
        written.add(write(record))
    (line,) = written
    assert read(line) == record
