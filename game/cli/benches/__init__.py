"""The longer measurements: the start of the window, and the table during a review."""
