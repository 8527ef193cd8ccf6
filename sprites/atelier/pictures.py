"""The list of all pictures that the atelier makes: card or ornament, file, width in pixels."""
from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from PIL import Image

from .colours import reduced
from .living.plan import STRIPS
from .living.strip import WIDTH_PX as LIVING_WIDTH
from .plates import PLATES, plate
from .plates.mount import WIDTH_PX as PLATE_WIDTH
from .registry import BACKS, CARD_NAMES, Drawing, drawing
from .render import card_webp, png, raster, webp
from .sources import SOURCES, Sources
from .svg import Group, document
from .table import ORNAMENTS

SPRITES = Path(__file__).resolve().parent.parent
MANIFEST = SPRITES / "manifest.json"
CARD_WIDTHS = (460, 920)
WINDOWS_ICON = 256  # the widest in an icon of Windows, which cannot have a palette
TITLE_WIDTH = 1400  # of the plate of the title page, and of the title alone
LARGE_WIDTHS = (460,)  # of the large-index deck: wide enough for a hand on the largest screen
LETTER_FILES = {  # seven patches side by side, each as wide as in `letters`
    "usual": (("cards/460/letters.webp", 7 * 64), ("cards/920/letters.webp", 7 * 128)),
    "large": (("cards_large/460/letters.webp", 7 * 100),)}


@dataclass(frozen=True, slots=True)
class Job:
    """One drawing and the (file below sprites/, width in pixels) of each picture made from it.

    `flat`: an ornament in flat inks, saved in few colours like the cards.
    """
    name: str
    drawing: Drawing
    files: tuple[tuple[str, int], ...]
    lossy: bool = False
    flat: bool = False

    def code(self, sources: Sources = SOURCES) -> str:
        """The hash of the code in `sources`, fonts and sizes that this picture depends on."""
        return sources.fingerprint(self.drawing, repr((self.files, self.lossy, *["flat"] * self.flat)))


def jobs() -> Iterator[Job]:
    """Every drawing: of the deck, the plates, the living parts of some cards, the title page, the table."""
    for name in (*CARD_NAMES, *BACKS):
        yield Job(name, drawing(name), tuple((f"cards/{width}/{name}.webp", width) for width in CARD_WIDTHS))
    for name in CARD_NAMES:
        files = tuple((f"cards_large/{width}/{name}.webp", width) for width in LARGE_WIDTHS)
        yield Job(f"large_{name}", replace(drawing(name), large=True), files)
    for name, files in LETTER_FILES.items():
        yield Job(f"letters_{name}", Drawing(f"{__package__}.letters", name), files)
    for name in PLATES:
        yield Job(f"plate_{name}", plate(name), ((f"plates/{name}.webp", PLATE_WIDTH),))
    for name, (_, strip) in STRIPS.items():
        yield Job(f"living_{name}", strip, ((f"plates/living/{name}.webp", LIVING_WIDTH),))
    yield Job("living", Drawing(f"{__package__}.living.plan"), (("plates/living/living.json", LIVING_WIDTH),))
    for name in ("title", "title_plate"):
        module = Drawing(f"{__package__}.poster.{name}")
        yield Job(name, module, ((f"table/{name}.webp", TITLE_WIDTH),), flat=True)
    for name, ornament in ORNAMENTS.items():
        yield Job(name, ornament.drawing, ornament.files, ornament.lossy, ornament.flat)


def encoded(drawn: Group | str | Image.Image, file: str, width: int, lossy: bool = False, flat: bool = False) -> bytes:
    """The bytes of `file`, `width` pixels wide: a group is a card, a text an SVG document, an image itself."""
    if file.endswith(".json"):
        assert isinstance(drawn, str)
        return drawn.encode()
    if isinstance(drawn, Group):
        card = raster(document(drawn), width)
        return png(card) if file.endswith(".png") else card_webp(card)
    image = raster(drawn, width) if isinstance(drawn, str) else drawn
    if flat:
        image = reduced(image)
    if not file.endswith(".png"):
        return webp(image, lossy)
    return png(image) if width <= WINDOWS_ICON else with_palette(image)


def with_palette(image: Image.Image) -> bytes:
    """`image` as PNG, with a palette if 256 colours are enough for it."""
    rgba = image.convert("RGBA")
    pixels: list[tuple[int, ...]] = list(rgba.getdata())
    number = {colour: place for place, colour in enumerate(sorted(set(pixels)))}
    if len(number) > 256:
        return png(image)
    few = Image.new("P", rgba.size)
    few.putdata([number[colour] for colour in pixels])
    few.putpalette([channel for colour in number for channel in colour[:3]])
    out = io.BytesIO()
    few.save(out, "PNG", optimize=True, transparency=bytes(colour[3] for colour in number))
    return out.getvalue()


def pictures_of(job: Job) -> Iterator[tuple[str, bytes]]:
    """(file, bytes) of each picture of `job`."""
    drawn = job.drawing.draw()
    for file, width in job.files:
        yield file, encoded(drawn, file, width, job.lossy, job.flat)


def file_hash(data: bytes) -> str:
    """A short hash of the bytes of a picture."""
    return hashlib.sha256(data).hexdigest()[:20]


def make(job: Job) -> dict[str, dict[str, str]]:
    """Draw `job`, write its files and return their lines of the manifest."""
    lines = {}
    for file, data in pictures_of(job):
        path = SPRITES / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
        lines[file] = {"code": job.code(), "file": file_hash(data)}
    return lines


def read_manifest(path: Path = MANIFEST) -> dict[str, dict[str, str]]:
    """The manifest: file -> hash of its code, hash of its bytes."""
    if not path.exists():
        return {}
    manifest: dict[str, dict[str, str]] = json.loads(path.read_text("utf-8"))
    return manifest


def write_manifest(new: dict[str, dict[str, str]], path: Path = MANIFEST) -> None:
    """Merge the lines `new` into the manifest, one line a picture, and drop those of pictures no longer made."""
    known = {file for job in jobs() for file, _ in job.files}
    merged = {file: line for file, line in (read_manifest(path) | new).items() if file in known}
    rows = ",\n".join(f'"{file}": {json.dumps(line)}' for file, line in sorted(merged.items()))
    draft = path.with_suffix(".tmp")
    draft.write_text("{\n" + rows + "\n}\n", "utf-8")
    draft.replace(path)


def is_stale(job: Job, manifest: dict[str, dict[str, str]], root: Path = SPRITES, sources: Sources = SOURCES) -> bool:
    """Whether a picture of `job` is missing below `root`, was changed by another program, or is older than its code."""
    code = job.code(sources)
    for file, _ in job.files:
        line, path = manifest.get(file), root / file
        if line is None or line["code"] != code or not path.exists() or file_hash(path.read_bytes()) != line["file"]:
            return True
    return False


def stale(manifest: dict[str, dict[str, str]] | None = None, root: Path = SPRITES) -> list[Job]:
    """The jobs whose pictures do not agree with the code."""
    manifest = read_manifest() if manifest is None else manifest
    return [job for job in jobs() if is_stale(job, manifest, root)]
