"""Opens the game, or carries out a command; see `python main.py --help`."""

if __name__ == "__main__":
    # Imported here and not above: the bots' process runs this file too, and must not load the window.
    from multiprocessing import freeze_support

    freeze_support()

    from game.cli import main

    raise SystemExit(main())
