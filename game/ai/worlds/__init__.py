"""What one seat knows of the cards it does not see, and the deals that may be true for it."""
