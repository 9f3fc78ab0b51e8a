"""How a server runs: every field is a flag of `tatami serve` and an environment variable."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any


def setting(default: Any, words: str) -> Any:
    """A field with its `--help` text."""
    return field(default=default, metadata={"help": words})


def usual_data() -> Path:
    """The default data file."""
    home = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(home) / "tatami" / "tatami.db"


@dataclass(frozen=True)
class Config:
    """The settings of a server."""

    host: str = setting("127.0.0.1", "address to listen on; 0.0.0.0 lets other machines in")
    port: int = setting(8000, "port to listen on")
    data: Path = field(default_factory=usual_data, metadata={"help": "the one file that holds everything"})
    store: str = setting("", "instead of the file, a database for many servers: postgresql://…")
    bus: str = setting("", "what carries messages between many servers: valkey://…")
    base_url: str = setting("", "where people reach the server, like https://play.example.org")
    origins: str = setting("", "other origins whose pages may talk to it, separated by commas")
    proxies: str = setting("", "addresses of proxies whose X-Forwarded headers are believed, or *")
    log_format: str = setting("text", "how the log is written: text or json")
    log_level: str = setting("info", "what is logged: debug, info, warning or error")
    adviser: str = setting("shogun@1000ms", "the bot that gives hints, with the time it takes")
    bot_threads: int = setting(0, "threads in which bots think; 0: one less than there are cores")
    pace: float = setting(1.0, "how slowly bots move, as a share of the usual; 0: without delay")
    warm_up: bool = setting(True, "make the rules and bots ready at the start, in the background")
    away_after: float = setting(
        60.0, "seconds until a bot plays for somebody who is gone, in a game with a clock"
    )
    idle_after: float = setting(60.0, "seconds until a table that nobody is looking at is unloaded")
    connections: int = setting(
        5_000, "maximum number of connections, as far as the system's limit on open files allows"
    )
    connections_per_address: int = setting(200, "maximum number of connections from one address")
    connections_per_person: int = setting(30, "maximum number of one person's connections to tables")
    header_bytes: int = setting(16_384, "maximum size of a request's line and headers, in bytes")
    header_count: int = setting(100, "maximum number of headers in a request")
    header_seconds: float = setting(10.0, "seconds within which a request's headers must arrive")
    body_seconds: float = setting(30.0, "seconds within which its body must arrive, or its answer be read")
    keep_alive: int = setting(15, "seconds that an idle connection stays open")
    commands_per_second: float = setting(20.0, "commands per second that one person may send, on average")
    requests_per_second: float = setting(20.0, "requests per second from one address, on average")
    tables_per_hour: float = setting(60.0, "tables per hour that one person may make, on average")
    guests_per_hour: float = setting(300.0, "new people per hour from one address, on average")
    replays_per_minute: float = setting(
        120.0, "parts of replays (ten steps each) computed per minute for one address, on average"
    )
    metrics_token: str = setting(
        "", "the bearer token for /metrics; without it only this machine may read them"
    )
    moderation_token: str = setting(
        "", "the bearer token for moderation; without it only this machine may moderate"
    )
    hints_per_minute: float = setting(12.0, "hints per minute that one person may ask for, on average")
    push: bool = setting(True, "offer notifications in browsers (Web Push)")
    webhooks: bool = setting(True, "offer notifications by webhooks")
    private_webhooks: bool = setting(False, "let webhooks and push reach private addresses, and use http")
    smtp: str = setting(
        "", "where e-mail is sent: smtp://user:password@host:587 or smtps://…; none: no e-mail"
    )
    mail_from: str = setting(
        "", "the sender of e-mail, like Tatami <games@example.org>; needs --base-url too"
    )
    notify_after: float = setting(
        30.0, "seconds before somebody who is away is notified, and between two messages"
    )
    mail_after: float = setting(600.0, "seconds before they are notified by e-mail")
    mail_pause: float = setting(3600.0, "minimum number of seconds between two e-mails to one address")
    retry_after: float = setting(60.0, "seconds until a message is sent again, doubled each time")
    compress: bool = setting(True, "compress what is sent to clients: less traffic, more work")
    message_bytes: int = setting(32_768, "maximum size of a message or a request's body, in bytes")

    @property
    def threads(self) -> int:
        """How many bots may think at the same time."""
        return self.bot_threads or max(1, (os.cpu_count() or 2) - 1)


def variable(name: str) -> str:
    """The environment variable of a field."""
    return f"TATAMI_{name.upper()}"
