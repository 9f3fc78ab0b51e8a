#!/usr/bin/env bash
# Writes requirements.txt and requirements-dev.txt anew from pyproject.toml. What is pinned stays
# unless told otherwise: `scripts/lock.sh --upgrade`, `scripts/lock.sh --upgrade-package rich`.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
[[ -x .venv/bin/uv ]] || { echo "lock: uv is not there yet: call ./run --setup first." >&2 && exit 1; }

# lock FILE ARGUMENTS...: pinned for every system, with hashes, and without any registry's address.
lock() {
    local file=$1
    shift
    .venv/bin/uv pip compile --quiet --universal --generate-hashes --no-header \
        "$@" pyproject.toml --output-file "$file" >/dev/null
    { echo "# Made from pyproject.toml by scripts/lock.sh: change it there." && cat "$file"; } >"$file.new"
    mv "$file.new" "$file"
}

lock requirements.txt "$@"
lock requirements-dev.txt --extra dev --constraint requirements.txt "$@"
