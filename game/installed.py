"""The installed package of Tarot des Fleurs, which contains everything under this one name."""
