"""Test vectors of the record format (docs/record.md): `python -m tests.engine.vectors` writes both files again."""
