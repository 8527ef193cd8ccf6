"""The deck and the table are complete, of the right size, and drawn from the present code."""

import json

import numpy as np
import pytest
from PIL import Image

from sprites.atelier import sheets
from sprites.atelier.living.plan import STRIPS
from sprites.atelier.pictures import CARD_WIDTHS, LARGE_WIDTHS, SPRITES, file_hash, is_stale, jobs, read_manifest, stale
from sprites.atelier.plates import PLATES
from sprites.atelier.registry import BACKS, CARD_NAMES
from sprites.atelier.svg import HEIGHT, WIDTH
from sprites.atelier.table import APP_ICON_WIDTHS

SUIT_CARDS = {suit + rank for suit in "SHDC" for rank in ("R", "D", "C", "V", *map(str, range(1, 11)))}
DECK = SUIT_CARDS | {f"T{n}" for n in range(1, 22)} | {"F"}
ROOM = 30_000_000  # bytes


CARDS = [("cards", width, (*CARD_NAMES, *BACKS)) for width in CARD_WIDTHS]
CARDS += [("cards_large", width, CARD_NAMES) for width in LARGE_WIDTHS]


def test_the_deck_has_seventy_eight_cards_and_three_backs() -> None:
    assert len(DECK) == 78
    assert sorted(CARD_NAMES) == sorted(DECK)
    assert sorted(BACKS) == ["back", "back_ginkgo", "back_iris"]


@pytest.mark.parametrize(("deck", "width", "names"), CARDS)
def test_every_card_is_there_in_the_shape_of_a_card(deck: str, width: int, names: tuple[str, ...]) -> None:
    for name in names:
        with Image.open(SPRITES / f"{deck}/{width}/{name}.webp") as picture:
            assert picture.mode == "RGBA", name
            assert picture.width == width, name
            assert abs(picture.height - width * HEIGHT / WIDTH) < 1, name
            alpha = picture.getchannel("A")
            assert alpha.getpixel((0, 0)) == 0, f"{name} has square corners"
            assert alpha.getpixel((width // 2, 2)) == 255, name


@pytest.mark.long  # `python -m sprites.atelier --check` is a part of each run of .ci/run
def test_every_picture_is_drawn_from_the_present_code() -> None:
    assert [job.name for job in stale()] == []


def test_a_picture_is_stale_when_code_or_file_or_manifest_differ(tmp_path) -> None:
    job = next(job for job in jobs() if job.name == "suit_S")
    file, _ = job.files[0]
    copy = tmp_path / file
    copy.parent.mkdir(parents=True)
    data = (SPRITES / file).read_bytes()
    copy.write_bytes(data)
    fresh = {file: {"code": job.code(), "file": file_hash(data)}}
    assert not is_stale(job, fresh, tmp_path)
    assert is_stale(job, {}, tmp_path)
    assert is_stale(job, {file: fresh[file] | {"code": "another"}}, tmp_path)
    copy.write_bytes(data + b" ")
    assert is_stale(job, fresh, tmp_path)
    copy.unlink()
    assert is_stale(job, fresh, tmp_path)


def test_no_picture_is_kept_that_nothing_draws() -> None:
    drawn = {file for job in jobs() for file, _ in job.files}
    kept = {path.relative_to(SPRITES).as_posix() for folder in ("cards", "cards_large", "plates", "table", "icons",
                                                                              "suits")
            for path in (SPRITES / folder).rglob("*.*")}
    assert kept <= drawn
    assert set(read_manifest()) == drawn


@pytest.mark.parametrize("name", PLATES)
def test_a_plate_is_small_and_its_plant_is_whole(name: str) -> None:
    file = SPRITES / f"plates/{name}.webp"
    assert file.stat().st_size < 120_000
    with Image.open(file) as picture:
        alpha = np.asarray(picture.convert("RGBA").getchannel("A"))
    assert alpha.shape == (800, 600)
    for side in (alpha[0], alpha[-1], alpha[:, 0], alpha[:, -1]):
        assert (side < 255).all(), "cut off"
    assert .1 < (alpha > 0).mean() < .6, "paper shows between its leaves"


@pytest.mark.parametrize("name", STRIPS)
def test_a_strip_has_few_frames_and_its_motion_ends_within_the_card(name: str) -> None:
    motion, _ = STRIPS[name]
    with Image.open(SPRITES / f"plates/living/{name}.webp") as picture:
        assert picture.mode == "RGBA"
        count = picture.width // motion.size_px[0]
    assert 2 <= count <= 12
    assert set(range(count)) <= set(motion.order)
    if not motion.flights:
        assert -1 in {motion.order[0], motion.order[-1]}, "it would jump"
        assert 0 <= motion.at[0] <= WIDTH - motion.size[0]
        assert 0 <= motion.at[1] <= HEIGHT - motion.size[1]


def test_all_pictures_together_stay_small() -> None:
    drawn = {SPRITES / file for job in jobs() for file, _ in job.files}
    assert sum(path.stat().st_size for path in drawn) <= ROOM


@pytest.mark.long
def test_contact_sheets_are_made_of_the_present_cards(tmp_path) -> None:
    sheets.write(tmp_path)
    assert {path.stem for path in tmp_path.iterdir()} == {"deck", "deck_gray", "deck_deuteranopia", "large", "fans"}
    with Image.open(tmp_path / "deck.webp") as deck, Image.open(SPRITES / "cards/460/SR.webp") as first:
        shown = deck.convert("RGB").crop((28, 28, 188, 340))
        card = sheets.shrunk(first.convert("RGB"), sheets.WIDTH).crop((20, 20, 180, 332))
    assert np.abs(np.asarray(shown).astype(int) - np.asarray(card)).mean() < 8


def test_slices_leave_something_to_stretch() -> None:
    for name, cut in json.loads((SPRITES / "table/slices.json").read_text("utf-8")).items():
        with Image.open(SPRITES / f"table/{name}.webp") as picture:
            assert cut["left"] + cut["right"] < picture.width, name
            assert cut["top"] + cut["bottom"] < picture.height, name


@pytest.mark.parametrize("name", ["panel", "panel_plain", "button", "button_primary_pressed", "ribbon", "slider_track",
                                  "shadow", "glow"])
def test_what_stretches_is_the_same_all_along(name: str) -> None:
    cut = json.loads((SPRITES / "table/slices.json").read_text("utf-8"))[name]
    with Image.open(SPRITES / f"table/{name}.webp") as picture:
        wide, high = picture.size
        middle = picture.convert("RGBA").crop((cut["left"], 0, wide - cut["right"], high))
        assert differs(middle, (1, high)) <= 2, "along the upper and lower edge"
        if cut["top"]:
            middle = picture.convert("RGBA").crop((0, cut["top"], wide, high - cut["bottom"]))
            assert differs(middle, (wide, 1)) <= 2, "along the sides"


def differs(picture: Image.Image, size: tuple[int, int]) -> int:
    first = picture.crop((0, 0, *size)).resize(picture.size, Image.Resampling.NEAREST)
    pairs = zip(picture.tobytes(), first.tobytes(), strict=True)
    return max(abs(a - b) for a, b in pairs)


def test_the_grain_hardly_darkens_and_joins_at_its_edges() -> None:
    with Image.open(SPRITES / "grain.webp") as picture:
        tile = picture.convert("L")
    values = tile.tobytes()
    assert tile.size == (320, 320)
    assert 248 <= sum(values) / len(values) <= 254
    rows = [values[y * 320:(y + 1) * 320] for y in range(320)]
    seam = sum(abs(a - b) for a, b in zip(rows[0], rows[-1], strict=True))
    inside = sum(abs(a - b) for a, b in zip(rows[0], rows[1], strict=True))
    assert seam < 1.5 * inside


@pytest.mark.parametrize("name", ["fibre", "stipple"])
def test_the_tiles_of_the_print_join_at_their_edges(name: str) -> None:
    with Image.open(SPRITES / f"table/{name}.webp") as picture:
        tile = np.asarray(picture.convert("L")).astype(int)
    for rows in (tile, tile.T):
        assert np.abs(rows[0] - rows[-1]).mean() < 1.5 * np.abs(np.diff(rows, axis=0)).mean()


def test_the_application_has_an_icon_in_every_size() -> None:
    for width in (16, 32, *APP_ICON_WIDTHS):
        with Image.open(SPRITES / f"table/icon_{width}.png") as picture:
            assert picture.size == (width, width)
