"""The packages for players: the wheel, the source archive, the self-contained folder."""
