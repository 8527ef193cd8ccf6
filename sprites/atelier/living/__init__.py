"""Living plates: small strips of frames that the game lays over a trump which is looked at."""
