"""HAProxy with the configuration of deploy/, before servers on loopback."""

from __future__ import annotations

import datetime
import re
import socket
import ssl
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from ipaddress import ip_address
from pathlib import Path
from time import sleep

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.running import free_port
from tests.services import die_with_parent

DEPLOYED = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
HERE = "127.0.0.1"


def make_certificate(folder: Path) -> Path:
    """A certificate of this machine with its key, as HAProxy reads them."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, HERE)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ip_address(HERE))]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    pem, none = serialization.Encoding.PEM, serialization.NoEncryption()
    file = folder / "site.pem"
    file.write_bytes(made.public_bytes(pem) + key.private_bytes(pem, serialization.PrivateFormat.PKCS8, none))
    return file


def configuration(ports: Sequence[int], plain: int, secure: int, certificate: Path) -> str:
    """The configuration of deploy/ with other addresses."""
    text = DEPLOYED.read_text(encoding="utf-8")
    for old, new in (
        ("bind :8080", f"bind {HERE}:{plain}"),
        ("bind :8443 ssl crt /certificates/", f"bind {HERE}:{secure} ssl crt {certificate}"),
        *((f"node{number}:8000", f"{HERE}:{port}") for number, port in enumerate(ports, 1)),
    ):
        assert old in text, f"{old!r} is not in {DEPLOYED}"
        text = text.replace(old, new)
    return re.sub(r"\s*^resolvers names\n(?: .*\n)+", "\n", text, flags=re.M).replace(" resolvers names", "")


@contextmanager
def balancer(
    folder: Path, ports: Sequence[int], secure: int, certificate: Path, plain: int = 0
) -> Iterator[str]:
    """Run HAProxy until the block ends; its address."""
    file = folder / "haproxy.cfg"
    file.write_text(configuration(ports, plain or free_port(), secure, certificate), encoding="utf-8")
    with subprocess.Popen(["haproxy", "-db", "-q", "-f", file], preexec_fn=die_with_parent) as process:
        try:
            while process.poll() is None:
                with suppress(OSError), socket.create_connection((HERE, secure), 1):
                    break
                sleep(0.02)
            assert process.poll() is None, "HAProxy has ended"
            yield f"https://{HERE}:{secure}"
        finally:
            process.kill()


def trust(certificate: Path) -> ssl.SSLContext:
    """What a client needs to believe it."""
    return ssl.create_default_context(cafile=certificate)
