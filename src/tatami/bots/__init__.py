"""Players that get a view and return a token; none can reach the state behind it."""
