"""The plate of the title page, drawn like a poster of 1902."""
