"""Clients of a server: a table client, and a bot client on top of it."""
