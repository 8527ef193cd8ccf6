"""Living plates: small strips of frames that the game draws over an enlarged trump."""
