#!/usr/bin/env bash
# Runs every recipe, shortened, with the libraries it is for; RLlib, which pins its own, has an environment of its own.
set -euo pipefail
cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.."
torch=${TORCH:-torch} # such as torch==2.13.0, or a wheel for CPUs alone, which is far smaller
export TATAMI_RECIPES=all RAY_AUTH_MODE=disabled RAY_USAGE_STATS_ENABLED=0

# try NAME WHICH PACKAGES...: an environment with these packages, and there the tests chosen by pytest's -k.
try() {
    local name=.recipes/$1 which=$2
    shift 2
    [[ -x $name/bin/python ]] || python3 -m venv "$name"
    "$name/bin/pip" install --quiet "$torch"
    "$name/bin/pip" install --quiet pytest hypothesis "$@"
    "$name/bin/python" -m pytest -q -p no:cacheprovider -k "$which" tests/research/test_recipes.py
}

try rllib "rllib" 'ray[rllib]' -e '.[gymnasium]'
try others "not rllib" sb3-contrib torchrl dm-tree -e '.[gymnasium,openspiel]'
