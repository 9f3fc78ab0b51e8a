"""Receivers of notifications that the tests run themselves: a web server, a push service, an SMTP server."""

from __future__ import annotations

import base64
import json
import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.parser import BytesParser
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.running import free_port

PATIENCE = 60  # seconds until something is taken for lost


def until(what: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Wait until something is there."""
    end = time.monotonic() + patience
    while not (found := what()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)
    return found


@dataclass
class Post:
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Sink:
    """A web server that keeps what it gets, and answers with the statuses it is told, then 201."""

    url: str = ""
    posts: list[Post] = field(default_factory=list)
    statuses: list[int] = field(default_factory=list)


@contextmanager
def web_server() -> Iterator[Sink]:
    """A web server on a free port."""
    sink = Sink()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            status = sink.statuses.pop(0) if sink.statuses else 201
            sink.posts.append(Post(self.path, headers, body))
            self.send_response(status)
            if status == 302:
                self.send_header("location", f"{sink.url}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    sink.url = f"http://127.0.0.1:{server.server_address[1]}"
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield sink
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def data(words: str) -> bytes:
    return base64.urlsafe_b64decode(words + "=" * (-len(words) % 4))


@dataclass
class Browser:
    """The half of a push subscription that stays in a browser."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    secret: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def subscription(self) -> dict[str, str]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": text(point), "auth": text(self.secret)}

    def read(self, post: Post, server_key: str) -> Any:
        """Check the signature and decrypt a message, as a push service and a browser do together."""
        scheme, _, rest = post.headers["authorization"].partition(" ")
        given = dict(part.split("=", 1) for part in rest.split(","))
        assert scheme == "vapid" and given["k"] == server_key
        head, claims, signature = given["t"].split(".")
        raw = data(signature)
        der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(server_key))
        public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        said = json.loads(data(claims))
        assert self.endpoint.startswith(said["aud"]) and said["exp"] > time.time()
        assert said["sub"].startswith(("mailto:", "https:"))
        plain = http_ece.decrypt(
            post.body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"
        )
        return json.loads(plain)


class Mailbox:
    """Keeps what an SMTP server takes; it refuses so many messages first."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuse = 0

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refuse:
            self.refuse -= 1
            return "451 Try again later"
        mail = BytesParser(policy=default).parsebytes(envelope.content)
        assert isinstance(mail, EmailMessage) and envelope.rcpt_tos == [mail["To"]]
        self.mails.append(mail)
        return "250 OK"


@contextmanager
def smtp_server() -> Iterator[tuple[str, Mailbox]]:
    """The address of an SMTP server, and what it got."""
    box = Mailbox()
    port = free_port()
    controller = Controller(box, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE)
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{port}", box
    finally:
        controller.stop()
