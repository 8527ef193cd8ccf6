"""The end of a deal and of a match as data: the player's result, how it comes about, the trick that settled it."""
