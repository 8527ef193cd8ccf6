"""The plants of the four suits, with all parts from several sides: rose, anemone, sunflower, clover."""
