"""The player's mistakes as exercises: the list, the table with one decision, the answer to the choice."""
