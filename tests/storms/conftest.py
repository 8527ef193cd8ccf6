"""No window, no device, no missing word, as for the tests of the window."""

from tests.ui.conftest import default_keys, english_and_strict, quick_opponents

__all__ = ["default_keys", "english_and_strict", "quick_opponents"]
