"""How much of anything there may be."""

from __future__ import annotations

NAME = 24  # letters of a name
CHAT = 300  # letters of something said
CHATS = 5  # things that somebody may say
CHAT_SECONDS = 10  # in so many seconds
CHATS_KEPT = 100  # things said that a newcomer reads
MEMBERS = 100  # people at a table, watchers included; of those who left, as many as there is room for
ENTRIES = 5_000  # of a log, besides what the game itself needs
VISITORS = 2_500  # of them before people who neither host nor sit add no more,
VISITS = 200  # and how many each of those may add
CHANGES = 200  # of a table's settings,
CHANGED = 200_000  # and bytes of them together
STEPS_KEPT = 12  # steps of a game that a newcomer reads at once
ID = 36  # letters of a command's id
NONCE_WAIT = 10_000  # milliseconds that a full table waits for a silent player before bots play
KEPT_OUT = 100  # people that a host keeps out
GATHERING = 3_600  # seconds at most until bots take free seats
TOKEN = 20  # letters of a move; the longest that a game has is far shorter
