#!/usr/bin/env bash
# Sees to it that there is a Chromium for the browser tests: the system's, else Debian's package, else playwright's own.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

for name in chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then exit 0; fi
done
.venv/bin/python -c '
import sys
from pathlib import Path
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    sys.exit(not Path(playwright.chromium.executable_path).exists())
' && exit 0

echo "browser: getting Chromium for the browser tests (some 200 MB)" >&2
if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    if apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; then exit 0; fi
fi
.venv/bin/python -m playwright install chromium && exit 0
echo "browser: none could be had: install Chromium and try again." >&2
exit 1
