"""The web client's types and the protocol's page are made from the server's schema."""

from __future__ import annotations

from scripts.wire_types import PAGE, TARGET, render, render_page


def test_the_web_client_has_the_types_of_the_schema():
    assert TARGET.read_text(encoding="utf-8") == render(), "run scripts/wire_types.py"


def test_the_page_about_the_protocol_has_the_messages_of_the_schema():
    page = PAGE.read_text(encoding="utf-8")
    assert page == render_page(page), "run scripts/wire_types.py"
