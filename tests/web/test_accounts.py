"""Accounts in a real browser: a passkey made and used, a second device linked, recovery, signing out."""

from __future__ import annotations

import json
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit


def at(address: str) -> str:
    """The server by name, for browsers make no passkeys for numbers."""
    return address.replace("127.0.0.1", "localhost")


def at_home(visit: Visit, address: str, path: str = "/account", **options: Any) -> Page:
    """A browser of somebody new."""
    return visit(f"{at(address)}{path}", **options)


def profile_of(page: Page) -> str:
    """Where the profile of the page's user is."""
    return page.get_by_role("link", name="Your profile").get_attribute("href") or ""


def authenticator(page: Page) -> tuple[Any, str]:
    """Chromium's own authenticator."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, made["authenticatorId"]


def test_a_passkey_is_made_and_signs_in_on_another_device(visit: Visit, address: str) -> None:
    laptop = at_home(visit, address)
    session, key = authenticator(laptop)
    name = laptop.locator(".who").inner_text().split(".")[0]
    laptop.get_by_role("button", name="Add a passkey").click()
    expect(laptop.get_by_role("button", name="Remove: Chrome")).to_be_visible()
    (credential,) = session.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]

    phone = at_home(visit, address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    other, its = authenticator(phone)
    other.send("WebAuthn.addCredential", {"authenticatorId": its, "credential": credential})
    expect(phone.locator(".who")).not_to_contain_text(name)
    phone.get_by_role("button", name="Sign in with a passkey").click()
    expect(phone.locator(".who")).to_contain_text(name)
    expect(phone.get_by_role("button", name="Sign out: ")).to_have_count(2)
    found = Axe().run(phone, options={"resultTypes": ["violations"]}).response["violations"]
    assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_second_device_is_linked_by_its_code_and_signed_out_from_the_first(
    visit: Visit, address: str
) -> None:
    laptop = at_home(visit, address)
    name = laptop.locator(".who").inner_text().split(".")[0]
    laptop.get_by_role("button", name="Show a code").click()
    expect(laptop.get_by_role("img", name="QR code")).to_be_visible()
    code = laptop.locator(".code").inner_text()
    phone = at_home(visit, address, f"/link#{code}")  # as the camera opens it
    phone.get_by_role("button", name="Sign in", exact=True).click()
    expect(phone.locator(".who")).to_contain_text(name)
    laptop.reload()
    outs = laptop.get_by_role("button", name="Sign out: ")
    expect(outs).to_have_count(2)
    outs.first.click()
    expect(outs).to_have_count(1)
    phone.reload()
    expect(phone.locator(".who")).not_to_contain_text(name)


def test_a_recovery_code_brings_somebody_back_once(visit: Visit, address: str) -> None:
    lost, found = at_home(visit, address), at_home(visit, address)
    name = lost.locator(".who").inner_text().split(".")[0]
    lost.get_by_role("button", name="Make new codes").click()
    expect(lost.locator("code")).to_have_count(8)
    code = lost.locator("code").first.inner_text()
    found.get_by_label("Code from another device").fill(code)
    found.get_by_role("button", name="Sign in", exact=True).click()
    expect(found.locator(".who")).to_contain_text(name)
    expect(found.get_by_text("Codes left: 7")).to_be_visible()


def test_the_only_way_in_is_not_closed_without_a_warning(visit: Visit, address: str) -> None:
    page = at_home(visit, address)
    own = profile_of(page)
    page.get_by_role("button", name="Sign out: ").click()
    dialog = page.get_by_role("dialog", name="Sign out")
    expect(dialog).to_contain_text("This device is the only way in.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Make new codes").click()
    expect(page.locator("code")).to_have_count(8)
    page.get_by_role("button", name="Sign out: ").click()  # there is another way in now
    expect(page).to_have_url(f"{at(address)}/")
    page.goto(f"{at(address)}/account")
    assert profile_of(page) != own
    page.get_by_role("button", name="Sign out: ").click()
    dialog.get_by_role("button", name="Sign out anyway").press("Enter")
    expect(page).to_have_url(f"{at(address)}/")


def test_somebody_takes_their_data_along_and_is_forgotten(visit: Visit, address: str) -> None:
    page = at_home(visit, address, viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    name = page.locator(".who").inner_text().split(".")[0].removeprefix("You’re playing as ")
    profile = profile_of(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download your data").click()
    assert json.loads(download.value.path().read_text("utf-8"))["name"] == name
    page.get_by_role("button", name="Delete everything").click()
    dialog = page.get_by_role("dialog", name=f"Delete everything about {name}?")
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []
    dialog.get_by_role("button", name="Delete for good").press("Enter")
    expect(page).to_have_url(f"{at(address)}/")
    assert page.request.get(f"{at(address)}/api{profile}").status == 404
    assert page.request.get(f"{at(address)}/api/me").json()["name"] == ""
