"""The Python in the README and the documentation runs as it stands there, and their links lead somewhere."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


@every_page
def test_examples_run(page: Path):
    found = doctest.testfile(str(page), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert found.failed == 0
    assert found.attempted > 5 or page.name != "README.md"


RESEARCH = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "research.md").read_text("utf-8"), re.S)
ALONE = "import doctest, sys; sys.exit(doctest.testfile(sys.argv[1], module_relative=False).failed > 0)"


@pytest.mark.parametrize("block", RESEARCH, ids=range(len(RESEARCH)))
def test_examples_for_research_can_be_pasted_alone(block: str, tmp_path: Path):
    """Each in a fresh interpreter, where nothing is imported yet."""
    page = tmp_path / "block.txt"
    page.write_text(block, encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", ALONE, page], capture_output=True, text=True)
    assert ">>> " in block and done.returncode == 0, done.stdout + done.stderr


def test_files_that_the_walks_name_are_there():
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:src|web)/[^`]+)`", text)
    assert len(named) > 30 and [path for path in named if not (ROOT / path).is_file()] == []


@every_page
def test_links_lead_somewhere(page: Path):
    text = page.read_text(encoding="utf-8")
    targets = [part.split(")")[0].split("#")[0] for part in text.split("](")[1:]]
    ours = [target for target in targets if target and not target.startswith("https://")]
    missing = [target for target in ours if not (page.parent / target).exists()]
    assert not missing
