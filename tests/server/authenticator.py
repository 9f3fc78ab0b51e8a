"""An authenticator in software: passkeys made and used as a browser would, or as a thief would."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Authenticator:
    """One passkey; `origin` is where the browser says that it is used."""

    origin: str
    domain: str = "localhost"
    credential: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    count: int = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The result of `navigator.credentials.create`."""
        numbers = self.key.public_key().public_numbers()
        point = {-2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, **point})
        attested = bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential + public
        statement = {"fmt": "none", "attStmt": {}, "authData": self._data(0x45) + attested}
        response = {
            "clientDataJSON": b64(self._client("webauthn.create", options)),
            "attestationObject": b64(cbor2.dumps(statement)),
        }
        return self._credential(response)

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """The result of `navigator.credentials.get`."""
        self.count += 1
        client, data = self._client("webauthn.get", options), self._data(0x05)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": b64(client),
            "authenticatorData": b64(data),
            "signature": b64(signature),
        }
        return self._credential(response)

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.domain.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        name = b64(self.credential)
        return {"id": name, "rawId": name, "type": "public-key", "response": response}
