"""Opens the game, or carries out a command; see `python main.py --help`."""

if __name__ == "__main__":
    # Imported here and not above: the bots' process runs this file too, and must not load the window.
    import sys
    from pathlib import Path

    here = str(Path(__file__).resolve().parent)
    if here not in sys.path:  # `python -I` and `python -P` leave it out
        sys.path.insert(0, here)
    from game.__main__ import main

    raise SystemExit(main())
