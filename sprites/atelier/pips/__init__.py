"""The pip cards, one file for each: `heart_05.py` is the five of hearts; `docs/deck.md` describes how one is drawn."""
