"""deploy/ and docs/hosting.md name only settings, metrics and commands that exist."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from tatami.cli import COMMANDS
from tatami.server.config import Config, variable
from tatami.server.runtime.metrics import Metrics

ROOT = Path(__file__).parents[2]
FILES = [path for path in (ROOT / "deploy").iterdir() if path.is_file()]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in FILES} | {"hosting.md": PAGE}
KNOWN = {variable(field.name) for field in fields(Config)} | {"TATAMI_CACHE"}
FLAGS = {f"--{field.name.replace('_', '-')}" for field in fields(Config)}


@pytest.mark.parametrize("name", TEXTS)
def test_every_setting_is_one_of_the_server(name: str):
    assert set(re.findall(r"\bTATAMI_[A-Z_]+", TEXTS[name])) <= KNOWN
    for line in re.findall(r"tatami serve ([^`\n]*)", TEXTS[name]):
        assert set(re.findall(r"--[a-z-]+", line)) <= FLAGS, line


@pytest.mark.parametrize("name", TEXTS)
def test_every_command_is_there(name: str):
    assert set(re.findall(r"(?:bin/|`|^)tatami ([a-z][a-z-]+)", TEXTS[name], re.M)) <= set(COMMANDS)


def test_every_variable_of_the_compose_file_has_an_example():
    used = set(re.findall(r"\$\{([A-Z_]+)", TEXTS["compose.yaml"]))
    assert used == set(re.findall(r"^([A-Z_]+)=", TEXTS["example.env"], re.M))


def test_every_documented_metric_is_exported():
    metrics = Metrics()
    metrics.commands["play", "done"] = metrics.games["take"] = metrics.requests[200] = 1
    gauges = {"connections", "other_servers", "bus_up", "tables_in_memory", "tables_playing"}
    told = set(re.findall(r"^# TYPE (\S+)", metrics.text(), re.M)) | {f"tatami_{name}" for name in gauges}
    named = {
        re.sub(r"_(bucket|sum|count)$", "", name) for name in re.findall(r"\btatami_[a-z_]+[a-z]\b", PAGE)
    }
    assert named - {"tatami_games"} <= told, "the wheel is called tatami_games"


def test_links_lead_somewhere():
    for target in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert target.startswith("http") or (ROOT / "docs" / target).exists(), target


@pytest.mark.skipif(shutil.which("haproxy") is None, reason="there is no HAProxy on this machine")
def test_the_balancer_takes_its_configuration(tmp_path: Path):
    text = TEXTS["haproxy.cfg"].replace("ssl crt /certificates/ alpn h2,http/1.1", "")
    (tmp_path / "haproxy.cfg").write_text(text)
    checked = subprocess.run(
        ["haproxy", "-c", "-f", tmp_path / "haproxy.cfg"], capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stderr
