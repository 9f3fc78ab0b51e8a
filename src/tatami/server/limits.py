"""How much of anything there may be."""

from __future__ import annotations

NAME = 24  # letters of a name
CHAT = 300  # letters of something said
CHATS = 5  # things that somebody may say
CHAT_SECONDS = 10  # in so many seconds
CHATS_KEPT = 100  # things said that a newcomer reads
MEMBERS = 100  # people at a table, watchers included
ENTRIES = 5_000  # of a log, besides what the game itself needs
STEPS_KEPT = 12  # steps of a game that a newcomer reads at once
ID = 36  # letters of a command's id
TOKEN = 20  # letters of a move; the longest that a game has is far shorter
