"""The end of a deal and of a match as the player sees it."""
