"""The game server: each table is the fold of its log, and each reader gets their own view."""
