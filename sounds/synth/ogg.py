"""Reads and writes Ogg files; equal sounds give equal bytes."""

import struct
from pathlib import Path
from zlib import crc32

import numpy as np
import soundfile  # type: ignore[import-untyped]

from .dsp import RATE, Wave

POLYNOMIAL = 0x04C11DB7
BLOCK = 8192  # samples encoded at a time, because the encoder's stack is small


def _table() -> list[int]:
    """The checksum of each byte, in the bit order of RFC 3533."""
    rows = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (POLYNOMIAL if value & 0x80000000 else 0)
        rows.append(value & 0xFFFFFFFF)
    return rows


TABLE = _table()


def _sum(page: bytes) -> int:
    """The checksum of an Ogg page whose own checksum field is zero."""
    value = 0
    for byte in page:
        value = (value << 8 & 0xFFFFFFFF) ^ TABLE[value >> 24 ^ byte]
    return value


def settle(data: bytes, serial: int) -> bytes:
    """The Ogg stream `data` with its random serial number replaced by `serial`."""
    out, at = [], 0
    while at < len(data):
        assert data[at : at + 4] == b"OggS", at
        lacing = data[at + 27 : at + 27 + data[at + 26]]
        end = at + 27 + len(lacing) + sum(lacing)
        head = data[at : at + 14] + struct.pack("<I", serial) + data[at + 18 : at + 22]
        rest = data[at + 26 : end]
        out.append(head + struct.pack("<I", _sum(head + bytes(4) + rest)) + rest)
        at = end
    return b"".join(out)


def write(path: Path, wave: Wave, quality: float) -> None:
    """Write the stereo `wave` to `path` as Vorbis; `quality` runs from 0 to 1."""
    draft = path.with_suffix(".part")
    with soundfile.SoundFile(
        draft, "w", RATE, 2, format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as file:
        for start in range(0, len(wave), BLOCK):
            file.write(wave[start : start + BLOCK])
    draft.write_bytes(settle(draft.read_bytes(), crc32(path.name.encode())))
    draft.replace(path)


def read(path: Path) -> Wave:
    """The samples of the Ogg file at `path`, stereo."""
    wave, rate = soundfile.read(path, dtype="float64", always_2d=True)
    assert rate == RATE, (path, rate)
    return np.asarray(wave)
