"""Programs that talk to a server: a table far away, and a bot of one's own at it."""
