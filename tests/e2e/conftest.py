"""The screen that real windows open on."""

import pytest

from .window import opened_screen


@pytest.fixture(scope="module")
def screen():
    yield from opened_screen()
