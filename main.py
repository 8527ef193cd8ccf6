"""Opens the game, or carries out a command; see `python main.py --help`."""

if __name__ == "__main__":
    # Imported here and not above: the bots' process runs this file too, and must not load the window.
    import sys
    from multiprocessing import freeze_support
    from pathlib import Path

    freeze_support()
    here = str(Path(__file__).resolve().parent)
    if here not in sys.path:  # `python -I` and `python -P` leave it out
        sys.path.insert(0, here)
    try:
        from game.cli import main
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    except (ImportError, MemoryError, SystemError) as fault:
        print(f"tarot-des-fleurs cannot start: {str(fault) or 'there is not enough memory'}", file=sys.stderr)
        raise SystemExit(2) from None

    raise SystemExit(main())
