#!/usr/bin/env bash
# Makes .venv at the project's root, or brings it up to date: `scripts/setup.sh run` with what the
# program needs, `scripts/setup.sh dev` with what its checks need too. ./run and ./test call it.
# It tells what it does on stderr, and says nothing when there is nothing to do.
set -euo pipefail

kind=$1
root=$(CDPATH='' cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
cd -- "$root"

say() { printf 'setup: %s\n' "$*" >&2; }
fail() {
    say "$*"
    exit 1
}

# What .venv was made from. The place counts: an environment that was moved is installed anew.
fingerprint() {
    local sum="sha256sum"
    command -v sha256sum >/dev/null || sum="shasum -a 256" # macOS
    { echo "$root" && cat pyproject.toml requirements.txt requirements-dev.txt scripts/setup.sh; } | $sum
}

print=$(fingerprint)
if [[ -x .venv/bin/python && -x .venv/bin/tatami && "$(cat ".venv/made-for-$kind" 2>/dev/null)" == "$print" ]]; then
    exit 0
fi

# Python 3.15 is too new for the pinned wheels. A name may be there and yet not run (pyenv's shims).
fits='import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 14))'
find_python() {
    local name lacking=""
    for name in python3.14 python3.13 python3.12 python3.11 python3 python; do
        "$name" -c "$fits" >/dev/null 2>&1 || continue
        if "$name" -c 'import ensurepip, venv' >/dev/null 2>&1; then
            echo "$name"
            return
        fi
        lacking=${lacking:-$name}
    done
    if [[ -n $lacking ]]; then
        fail "$lacking cannot make environments: install its venv package" \
            "(Debian, Ubuntu: apt install python3-venv) and try again."
    fi
    fail "Tatami needs Python 3.11, 3.12, 3.13 or 3.14, and none was found:" \
        "install one (python.org, or your system's packages) and try again."
}

started=$SECONDS
rm -f .venv/made-for-*

if ! .venv/bin/python -c "$fits" >/dev/null 2>&1; then
    python=$(find_python)
    say "making .venv with $("$python" --version)"
    "$python" -m venv --clear .venv || fail "$python could not make .venv; the lines above say why."
fi
python=.venv/bin/python

# uv installs the rest. Its pin and hashes stand in requirements-dev.txt as one block.
uv_block=$(sed -n '/^uv==/,/^    # via/p' requirements-dev.txt)
uv_version=$(sed -n 's/^uv==\([0-9.]*\).*/\1/p' requirements-dev.txt)
if [[ "$(.venv/bin/uv --version 2>/dev/null)" != "uv $uv_version"* ]]; then
    say "getting uv $uv_version"
    "$python" -m pip --version >/dev/null 2>&1 || "$python" -m ensurepip >/dev/null 2>&1 ||
        fail ".venv has no pip and cannot get it: delete .venv and try again."
    printf '%s\n' "$uv_block" >.venv/uv.txt
    PIP_USER=0 "$python" -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes \
        -r .venv/uv.txt >&2 || fail "uv could not be installed; the lines above say why (is there a network?)."
fi

case $kind in
run) requirements="requirements.txt" ;;
dev) requirements="requirements-dev.txt" ;;
*) fail "no such set of packages: $kind" ;;
esac
say "installing what is missing of $(grep -c '^[a-z]' "$requirements") packages (all of them: some 100 MB)"
# Compiled at once: PYTHONDONTWRITEBYTECODE may be set, and then every start would compile.
export UV_COMPILE_BYTECODE=1
.venv/bin/uv pip install --quiet --python "$python" --require-hashes -r "$requirements" ||
    fail "the packages could not be installed; the lines above say why (is there a network?)."
# The name it had before: what is left of it would be in the way.
.venv/bin/uv pip uninstall --quiet --python "$python" tatami 2>/dev/null || true
.venv/bin/uv pip install --quiet --python "$python" --no-deps --editable . ||
    fail "Tatami itself could not be installed; the lines above say why."

[[ $kind == run ]] || echo "$print" >.venv/made-for-run
echo "$print" >".venv/made-for-$kind"
say "done in $((SECONDS - started)) s"
