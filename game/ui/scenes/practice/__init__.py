"""Own mistakes as exercises: the list, the table with one decision, the answer to what was chosen."""
