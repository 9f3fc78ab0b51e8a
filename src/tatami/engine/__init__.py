"""What every game stands on: compilation, bits, random numbers, the game interface and words."""
