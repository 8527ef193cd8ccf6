"""What a player would miss, held fast."""
