"""Limits on everything that a client can make grow."""

from __future__ import annotations

NAME = 24  # characters in a name
TITLE = 60  # characters in the title of a tournament
CHAT = 300  # characters in a chat message
CHATS = 5  # chat messages that a member may send
CHAT_SECONDS = 10  # in so many seconds
CHATS_KEPT = 100  # chat messages sent on joining
MEMBERS = 100  # people at a table, spectators included; former members fill the remaining room
SILENCE = 60_000  # milliseconds after which a silent spectator makes room at a full table
ENTRIES = 5_000  # in a log, besides those that the game itself needs
VISITORS = 2_500  # of them after which spectators may add no more,
VISITS = 200  # and how many each spectator may add
CHANGES = 200  # of a table's settings,
CHANGED = 200_000  # and bytes of them together
STEPS_KEPT = 12  # steps of a game sent on joining
ID = 36  # characters in a command's id
NONCE_WAIT = 10_000  # milliseconds that a full table waits for a silent player before bots play
PAUSES = 100  # requests to pause a game
KEPT_OUT = 100  # people that a host may ban
REPORT = 500  # characters in a report or in the operator's note
REPORTS = 20  # open reports by one person
REPORT_LINES = 20  # chat messages kept with a report, from each place
SANCTION_HOURS = 24 * 366  # maximum hours of a mute or ban with an end
GATHERING = 3_600  # maximum seconds until bots take free seats
TAKE_BACKS = 50  # take-backs of a seat in a game, requests included
TRIED = 300  # moves tried in a row from a position of a finished game
TOKEN = 20  # characters in a token; every game's longest is far shorter
