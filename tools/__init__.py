"""Programs for developers, such as ``python -m tools.compile_words``; they are not installed."""
