"""Live tables: table actors, their supervisor, the bot pool and the warm-up."""
