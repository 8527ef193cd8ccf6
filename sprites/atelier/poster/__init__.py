"""The plate of the title page, drawn in the style of a poster of 1902."""
