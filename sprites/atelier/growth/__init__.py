"""The plants of the four suits, every organ from several sides: rose, anemone, sunflower, clover."""
