#!/usr/bin/env bash
# Builds the web client to src/tatami/web/static, if something changed since: `scripts/web.sh build`. With
# `scripts/web.sh install` it only gets the packages that are missing. ./run and ./test call it.
# It tells what it does on stderr, and says nothing when there is nothing to do.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/../web"

say() { printf 'web: %s\n' "$*" >&2; }
fail() {
    say "$*"
    exit 1
}

sum="sha256sum"
command -v sha256sum >/dev/null || sum="shasum -a 256" # macOS
# hash FILE...: one line for all of them, names included.
hash() { printf '%s\0' "$@" | LC_ALL=C sort -z | xargs -0 $sum | $sum; }

packages=$(hash package.json package-lock.json .npmrc)
sources=$(find src build public ../src/tatami/art ../src/tatami/locale -type f ! -name '*.py' ! -name '*.woff2' -print0 |
    LC_ALL=C sort -z | xargs -0 $sum | cat - index.html worker.js vite.config.ts tsconfig.json package-lock.json | $sum)
static=../src/tatami/web/static

if [[ $1 == build && "$(cat "$static/made-from" 2>/dev/null)" == "$sources" ]]; then
    exit 0
fi

node -e 'process.exit(Number(process.versions.node.split(".")[0]) >= 20 ? 0 : 1)' >/dev/null 2>&1 ||
    fail "the web client is built with Node 20 or newer, and $(node --version 2>/dev/null || echo none) was found:" \
        "install it (nodejs.org, or your system's packages) and try again."

if [[ "$(cat node_modules/.made-from 2>/dev/null)" != "$packages" ]]; then
    say "getting packages (some 100 MB)"
    npm ci --no-fund --no-audit --loglevel=error >&2 ||
        fail "the packages could not be installed; the lines above say why (is there a network?)."
    echo "$packages" >node_modules/.made-from
fi

if [[ $1 == build ]]; then
    started=$SECONDS
    say "building the page"
    npm run --silent build -- --logLevel error >&2 || fail "the page could not be built; the lines above say why."
    echo "$sources" >"$static/made-from"
    say "done in $((SECONDS - started)) s"
fi
