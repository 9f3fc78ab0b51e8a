"""Regenerate the page's icons from its mark: `python scripts/icons.py`; needs Chromium."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from tests.web.conftest import launch  # noqa: E402

PUBLIC = ROOT / "web" / "public"
WOOD = "#4A3322"
# By name: the size, the share of it that the mark takes, and the roundness of the corners.
ICONS = {
    "icon-180.png": (180, 0.72, 0.0),
    "icon-192.png": (192, 0.72, 0.2),
    "icon-512.png": (512, 0.72, 0.2),
    "icon-maskable-512.png": (512, 0.56, 0.0),
}


def main() -> None:
    """Draw the mark on wood, in every size."""
    mark = (PUBLIC / "mark.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        for name, (size, share, roundness) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            shape = f"width: {size}px; height: {size}px; border-radius: {roundness * size}px"
            page.set_content(
                f"<style>html, body {{ margin: 0; background: none }} svg {{ width: {share * size}px }}"
                f" main {{ display: grid; place-items: center; background: {WOOD}; {shape} }}</style>"
                f"<main>{mark}</main>"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
