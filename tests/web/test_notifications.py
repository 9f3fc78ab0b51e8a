"""Notifications in a browser: settings on a phone, a push that is shown, and a pause."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tatami.server.wire.messages import Language
from tests.server.receivers import Browser as Receiver
from tests.server.receivers import Mailbox, Sink, smtp_server, until, web_server
from tests.server.running import running
from tests.web.conftest import Visit
from tests.web.playing import PATIENCE, begin, make_table
from tests.web.test_fits import CUT_OFF

PHONE: ViewportSize = {"width": 360, "height": 740}
# A browser's push service cannot be reached from a test: the subscription leads to the test's own.
SUBSCRIBE = """told => {
  const made = { unsubscribe: async () => true, toJSON: () => ({
    endpoint: told.endpoint, keys: { p256dh: told.p256dh, auth: told.auth } }) }
  let held = null
  PushManager.prototype.subscribe = async () => (held = made)
  PushManager.prototype.getSubscription = async () => held
}"""


@pytest.fixture
def sink() -> Iterator[Sink]:
    with web_server() as found:
        yield found


@pytest.fixture
def inbox() -> Iterator[tuple[str, Mailbox]]:
    with smtp_server() as found:
        yield found


@pytest.fixture
def house(tmp_path: Path, inbox: tuple[str, Mailbox]) -> Iterator[str]:
    """A server that can send everything, and does so at once."""
    quick = {"private_webhooks": True, "notify_after": 0.0, "mail_after": 0.0, "mail_pause": 0.0}
    mail = {"smtp": inbox[0], "mail_from": "games@example.org", "base_url": "http://localhost"}
    with running(tmp_path / "t.db", **quick, **mail) as url:
        yield url.replace("127.0.0.1", "localhost")


def faults_of(page: Page) -> list[str]:
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    return [
        f"{one['id']}: {[part['html'] for part in one['nodes']]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


def test_settings_on_a_phone_and_a_push_that_is_decrypted_and_shown(
    browser: Browser, house: str, sink: Sink, inbox: tuple[str, Mailbox]
) -> None:
    receiver = Receiver(f"{sink.url}/push")
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, locale="en", reduced_motion="reduce"
    )
    context.set_default_timeout(PATIENCE)
    context.grant_permissions(["notifications"], origin=house)
    page = context.new_page()
    page.add_init_script(f"({SUBSCRIBE})({json.dumps(receiver.subscription)})")
    page.goto(f"{house}/notifications")
    page.get_by_role("button", name="Turn on").press("Enter")
    expect(page.get_by_role("button", name="Remove: This browser")).to_be_visible()
    until(lambda: sink.posts)
    key = page.evaluate("fetch('/api/me/notifications').then(one => one.json()).then(one => one.push_key)")
    told = receiver.read(sink.posts[0], key)
    assert told["body"].startswith("This is Tatami.") and told["url"] == "/notifications"
    session = context.new_cdp_session(page)
    known: list[dict[str, str]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    (registration,) = {one["registrationId"] for one in known}
    pushed = {"origin": house, "registrationId": registration, "data": json.dumps(told)}
    session.send("ServiceWorker.deliverPushMessage", pushed)
    shown = "navigator.serviceWorker.ready.then(one => one.getNotifications())"
    until(lambda: page.evaluate(f"{shown}.then(all => all.length === 1)"))
    assert page.evaluate(f"{shown}.then(([one]) => [one.title, one.body])") == [told["title"], told["body"]]

    page.get_by_label("Webhook").fill(f"{sink.url}/hook")
    page.get_by_label("Webhook").press("Enter")
    expect(page.get_by_role("button", name="Remove: 127.0.0.1")).to_be_visible()
    page.get_by_label("E-mail").fill("anna@example.org")
    page.get_by_label("E-mail").press("Enter")
    expect(page.get_by_text("Please open the link")).to_be_visible()
    page.get_by_role("checkbox", name="invitations").press("Space")
    page.get_by_role("switch", name="Quiet hours").press("Space")
    expect(page.get_by_label("From", exact=True)).to_have_value("22:00")
    page.get_by_label("Until", exact=True).fill("07:30")
    kept = "fetch('/api/me/notifications').then(one => one.json()).then(one => one.quiet?.end === 450)"
    until(lambda: page.evaluate(kept))
    page.reload()
    expect(page.get_by_label("Until", exact=True)).to_have_value("07:30")
    expect(page.get_by_role("checkbox", name="invitations")).not_to_be_checked()
    assert faults_of(page) == []
    faults = []
    for lang in get_args(Language):
        page.evaluate("lang => localStorage.setItem('tatami', JSON.stringify({lang}))", lang)
        page.reload()
        page.get_by_role("switch").wait_for()
        wide = page.evaluate("document.documentElement.scrollWidth")
        faults += [(lang, wide, *cut) for cut in [page.evaluate(CUT_OFF)] if cut or wide != PHONE["width"]]
    assert faults == []
    page.evaluate("localStorage.setItem('tatami', JSON.stringify({lang: 'en'}))")

    mail = until(lambda: inbox[1].mails)[0]
    (token,) = re.findall(r"/mail#(\S+)", mail.get_content())
    page.goto(f"{house}/mail#{token}")
    page.get_by_role("button", name="Confirm this address").click()
    expect(page.get_by_role("status")).to_contain_text("confirmed")
    page.goto(f"{house}/mail#{token[:-3]}abc")
    page.reload()
    page.get_by_role("button", name="Confirm this address").click()
    expect(page.get_by_text("This link is invalid")).to_be_visible()
    context.close()


def test_nothing_is_offered_where_nothing_is_configured(visit: Visit, tmp_path: Path) -> None:
    with running(tmp_path / "t.db", push=False, webhooks=False) as url:  # by its number: no passkeys
        page = visit(url)
        page.get_by_role("button", name="Preferences").click()
        expect(page.get_by_role("dialog").get_by_role("link", name="Account")).to_be_visible()
        expect(page.get_by_role("link", name="Notifications")).to_have_count(0)
        page.goto(f"{url}/account")
        expect(page.get_by_text("With a recovery code you’re the same player everywhere.")).to_be_visible()
        expect(page.get_by_text("passkey")).to_have_count(0)
        expect(page.get_by_role("link", name="Notifications")).to_have_count(0)
        page.goto(f"{url}/notifications")
        expect(page.get_by_text("This server sends no notifications.")).to_be_visible()
        expect(page.get_by_role("switch")).to_have_count(0)


def test_a_game_of_days_pauses(visit: Visit, address: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    link = make_table(page, address, "take", 2, clock={"kind": "days", "days": 2})
    begin(page, link, bots=True)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Pause").select_option("3 days")
    page.get_by_role("button", name="Ask for a pause").click()
    page.keyboard.press("Escape")
    expect(page.get_by_text("The clocks are stopped until")).to_be_visible()
    assert faults_of(page) == []
