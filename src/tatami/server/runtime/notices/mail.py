"""E-mail: one digest of everything that waits, in plain text, with a link that ends it."""

from __future__ import annotations

import hashlib
import re
import ssl
from collections.abc import Callable, Sequence
from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import unquote, urlsplit

from tatami.server.runtime.notices.events import Event
from tatami.server.runtime.notices.outside import Undelivered
from tatami.server.runtime.notices.texts import headline, link, say, sentence
from tatami.store import Channel

TIMEOUT = 15.0  # seconds
LONGEST = 254  # characters of an address
# As browsers check it, with a dot in the domain.
ADDRESS = re.compile(
    r"([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+)@((?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9-]{2,})"
)
Sign = Callable[[str, str], str]  # takes an action and a channel, gives a token


def clean_address(text: str) -> str | None:
    """An e-mail address in its usual form, None if it is none."""
    found = ADDRESS.fullmatch(text.strip()) if len(text) <= LONGEST else None
    return f"{found[1]}@{found[2].lower()}" if found else None


def mailbox(address: str) -> str:
    """Where an address most likely leads: capitals and what follows a plus sign make no other mailbox."""
    name, _, domain = address.lower().partition("@")
    return f"{name.partition('+')[0] or name}@{domain}"


class Mailer:
    """Sends e-mail through an SMTP server, given as smtp://user:password@host:587 or smtps://host."""

    def __init__(self, server: str, sender: str, home: str, sign: Sign) -> None:
        parts = urlsplit(server)
        self._host, self._is_tls = parts.hostname or "", parts.scheme == "smtps"
        self._port = parts.port or (465 if self._is_tls else 587)
        self._user = unquote(parts.username) if parts.username else None
        self._password = unquote(parts.password) if parts.password else None
        self._sender = sender
        self._home = home.rstrip("/")
        self._sign = sign

    async def send(
        self, channel: Channel, ids: Sequence[str], events: Sequence[Event], lang: str, now: int
    ) -> None:
        """Send events as one e-mail; raises Undelivered."""
        import aiosmtplib

        message = self.message(channel, ids, events, lang, now)
        try:
            await aiosmtplib.send(
                message,
                hostname=self._host,
                port=self._port,
                username=self._user,
                password=self._password,
                use_tls=self._is_tls,
                # A password is never sent in the open.
                start_tls=True if self._user and not self._is_tls else None,
                tls_context=ssl.create_default_context(),
                timeout=TIMEOUT,
            )
        except (aiosmtplib.SMTPException, OSError, TimeoutError, ValueError) as error:
            raise Undelivered(type(error).__name__) from None

    def message(
        self, channel: Channel, ids: Sequence[str], events: Sequence[Event], lang: str, now: int
    ) -> EmailMessage:
        """The e-mail."""
        made = EmailMessage()
        made["From"], made["To"] = self._sender, channel.address
        made["Date"] = formatdate(now / 1000)
        name = hashlib.sha256("\n".join([channel.id, *ids]).encode()).hexdigest()[:32]
        made["Message-ID"] = f"<{name}@{urlsplit(self._home).hostname}>"
        made["Auto-Submitted"] = "auto-generated"
        if events[0].kind == "confirm":
            made["Subject"] = say("letter-confirm-subject", lang)
            lines = [
                say("letter-confirm", lang),
                "",
                f"{self._home}/mail#{self._sign('confirm', channel.id)}",
            ]
        else:
            made["Subject"] = headline(events, lang, now)
            stop = self._sign("stop", channel.id)
            made["List-Unsubscribe"] = f"<{self._home}/api/mail/stop?token={stop}>"
            made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
            lines = []
            for event in events:
                lines += [sentence(event, lang, now), f"{self._home}{link(event)}", ""]
            lines += ["-- ", say("letter-stop", lang), f"{self._home}/mail#{stop}"]
        made.set_content("\n".join(lines) + "\n")
        return made
