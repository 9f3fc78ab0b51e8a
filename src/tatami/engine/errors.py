"""The error raised for all bad input from outside."""


class GameError(ValueError):
    """Bad input from outside: the message says what is wrong and where."""
