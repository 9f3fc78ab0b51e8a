"""The common base of all games: compilation, bit sets, random numbers, the game interface and messages."""
