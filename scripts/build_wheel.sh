#!/usr/bin/env bash
# Builds the page, then the wheel with the page in it: `scripts/build_wheel.sh [FOLDER]`, usually to dist/.
# Install it with `pip install dist/tatami_games-*.whl`.
set -euo pipefail
folder=$(mkdir -p -- "${1:-dist}" && cd -- "${1:-dist}" && pwd -P)
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
[[ -x .venv/bin/uv ]] || scripts/setup.sh run
scripts/web.sh build
.venv/bin/uv build --quiet --wheel --out-dir "$folder"
wheel=$(ls -t "$folder"/tatami_games-*.whl | head -n 1)
# Listed whole first: a grep that stops reading early would break the pipe.
files=$(.venv/bin/python -m zipfile --list "$wheel")
for file in index.html licences.json; do
    grep -q "tatami/web/static/$file " <<<"$files" ||
        { echo "wheel: $file is not in $wheel" >&2 && exit 1; }
done
echo "$wheel"
