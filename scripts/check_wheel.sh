#!/usr/bin/env bash
# Builds the wheel, installs it in an empty environment, and plays from there: what is not in the wheel is missed.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
uv=.venv/bin/uv

"$uv" build --quiet --wheel --out-dir "$place"
"$uv" venv --quiet --python .venv/bin/python "$place/env"
"$uv" pip install --quiet --python "$place/env/bin/python" --requirement requirements.txt "$place"/*.whl
cd "$place" # away from the sources
env -u PYTHONPATH "$place/env/bin/python" - <<'PYTHON'
from importlib.resources import files

import tatami
from tatami.games import load

package = files("tatami")
assert "site-packages" in str(package), package
for name in tatami.games():
    match = tatami.new(name, seed=1)
    match.play(tatami.bot("greedy", name).choose(match.view(match.to_move)))
    assert match.view(1).text("de") != match.view(1).text("ja")
    golden = [file for file in (package / "games" / name / "golden").iterdir() if file.name.endswith(".json")]
    assert golden and tatami.replay(golden[0].read_text(encoding="utf-8")).over
    assert tatami.batch(name, 4).observations.shape == (4, load(name).observation_size)
for name in ("take", "tenka"):
    assert (package / "bots" / name / "weights" / "weights.npz").is_file(), name
page = package / "web" / "index.html"
print("the wheel plays;", "the page is in it" if page.is_file() else "the page was not built, so it is not in it")
PYTHON
