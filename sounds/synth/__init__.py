"""The workshop of the sounds: everything heard in the game is computed here."""
