"""The web client's types are made from the server's schema."""

from __future__ import annotations

from scripts.wire_types import TARGET, render


def test_the_web_client_has_the_types_of_the_schema():
    assert TARGET.read_text(encoding="utf-8") == render(), "run scripts/wire_types.py"
