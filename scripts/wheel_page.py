"""Opens the page of an installed wheel in a browser; scripts/check_wheel.sh calls it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from shutil import which

from playwright.sync_api import sync_playwright


def main(tatami: str, folder: str) -> None:
    """Serve from the wheel alone, and look at home and at the licences."""
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    env.pop("PYTHONPATH", None)
    command = [tatami, "serve", "--port", "0", "--warm-up", "no", "--data", os.path.join(folder, "page.db")]
    server = subprocess.Popen(command, cwd=folder, env=env, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stderr is not None
        url = next(found[0] for line in server.stderr if (found := re.search(r"http://\S+", line)))
        look(url)
    finally:
        server.terminate()
        server.communicate()
    print("wheel: a browser gets the page")


def look(url: str) -> None:
    """Miss whatever the page should show."""
    chromium = next(filter(None, map(which, ("chromium", "chromium-browser", "google-chrome"))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_page()
        errors: list[str] = []
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(url)
        page.locator("h1").wait_for(state="attached")
        page.goto(f"{url}/about")
        page.locator("details").first.wait_for()
        assert not errors, errors
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
