#!/usr/bin/env bash
# Sees to it that there are a Chromium for the browser tests (the system's, else Debian's package, else playwright's
# own) and Japanese letters to measure Japanese text with.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."

say() { printf 'browser: %s\n' "$*" >&2; }

# get PACKAGE: from Debian, where we may.
get() {
    [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null || return 1
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$1" >/dev/null
}

have_chromium() {
    local name
    for name in chromium chromium-browser google-chrome; do
        if command -v "$name" >/dev/null; then return 0; fi
    done
    .venv/bin/python -c '
import sys
from pathlib import Path
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    sys.exit(not Path(playwright.chromium.executable_path).exists())
'
}

if ! have_chromium; then
    say "getting Chromium for the browser tests (some 200 MB)"
    if ! get chromium && ! .venv/bin/python -m playwright install chromium; then
        say "none could be had: install Chromium and try again."
        exit 1
    fi
fi

# Only where fontconfig knows the fonts: elsewhere the system has Japanese ones.
if command -v fc-list >/dev/null && [[ -z $(fc-list :lang=ja) ]]; then
    say "getting Japanese letters for the browser tests (some 60 MB)"
    get fonts-noto-cjk || say "none could be had: install a Japanese font (Debian: fonts-noto-cjk)."
fi
