"""What keeps tables alive: table actors, their supervisor, the bot pool and the warm-up."""
