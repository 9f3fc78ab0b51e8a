"""Access to the metrics."""

from __future__ import annotations

import pytest

from tatami.server.config import Config
from tatami.server.http.guards import Guards

HERE = {"host": "127.0.0.1:8000"}
TOKEN = {"metrics_token": "s3cret"}


@pytest.mark.parametrize(
    "settings, headers, host, may",
    [
        ({}, HERE, "127.0.0.1", True),
        ({}, {"host": "localhost:8000"}, "::1", True),
        ({}, {"host": "[::1]:8000"}, "::ffff:127.0.0.1", True),
        ({}, HERE, "192.0.2.1", False),
        ({}, HERE, "", False),
        ({}, {"host": "play.example"}, "127.0.0.1", False),
        ({}, {"host": "[::1"}, "127.0.0.1", False),
        ({}, {}, "127.0.0.1", False),
        *(
            ({}, {**HERE, name: "127.0.0.1"}, "127.0.0.1", False)
            for name in ("x-forwarded-for", "x-forwarded-proto", "forwarded", "via", "x-real-ip")
        ),
        ({"proxies": "127.0.0.1"}, HERE, "127.0.0.1", False),
        ({"base_url": "https://play.example"}, HERE, "127.0.0.1", False),
        ({"base_url": "http://localhost:8000"}, HERE, "127.0.0.1", True),
        (TOKEN, HERE, "127.0.0.1", False),
        (TOKEN, {"authorization": "Bearer wrong"}, "127.0.0.1", False),
        (TOKEN, {"authorization": "Basic s3cret"}, "127.0.0.1", False),
        (TOKEN, {"authorization": "bearer s3cret"}, "192.0.2.1", True),
        ({**TOKEN, "proxies": "*"}, {"authorization": "Bearer s3cret"}, "192.0.2.1", True),
    ],
)
def test_metrics_are_for_this_machine_or_those_with_the_token(
    settings: dict[str, str], headers: dict[str, str], host: str, may: bool
):
    assert Guards(Config(**settings)).may_measure(headers, host) is may  # type: ignore[arg-type]
