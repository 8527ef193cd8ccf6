"""Uses the settings of ``tests/ui/conftest.py``: no window, no sound device, and an error for a missing message."""

from tests.ui.conftest import default_keys, english_and_strict, quick_opponents

__all__ = ["default_keys", "english_and_strict", "quick_opponents"]
