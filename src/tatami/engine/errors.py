"""The error of everything that comes from outside."""


class GameError(ValueError):
    """Bad input from outside: the message says what is wrong and where."""
