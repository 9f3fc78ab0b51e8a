#!/usr/bin/env bash
# Builds the wheel, installs it in an empty environment, and plays and serves from there: what is not in the
# wheel is missed. Then it sees whether the extras can be installed beside it. ./test calls it.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
uv=.venv/bin/uv
python=$place/env/bin/python

wheel=$(scripts/build_wheel.sh "$place")
"$uv" venv --quiet --python .venv/bin/python "$place/env"
"$uv" pip install --quiet --python "$python" --require-hashes --requirement requirements.txt
"$uv" pip install --quiet --python "$python" --no-deps "$wheel"
cp scripts/wheel_plays.py "$place"
# Away from the sources, and interpreted: compiling would take longer than all the rest.
(cd "$place" && env -u PYTHONPATH NUMBA_DISABLE_JIT=1 "$python" -W ignore::RuntimeWarning wheel_plays.py)
# A browser gets the page from the installed program.
.venv/bin/python scripts/wheel_page.py "$place/env/bin/tatami" "$place"
for extra in cluster dataset gymnasium openspiel pettingzoo ray bench; do
    "$uv" pip install --quiet --dry-run --python "$python" "$wheel[$extra]"
    echo "wheel: the extra $extra can be installed"
done
