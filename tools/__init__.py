"""What only developers run; none of it is installed. ``python -m tools.compile_words``, ``python -m tools.tune``."""
