"""The Python in the README and the documentation runs as it stands there, and their links lead somewhere."""

import doctest
import re
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


def sections(page: Path) -> list[tuple[str, str]]:
    """The parts of a page under second-level headings that have examples, each by its title."""
    parts = page.read_text(encoding="utf-8").split("\n## ")
    return [(part.partition("\n")[0], part) for part in parts if ">>> " in part]


RESEARCH = sections(ROOT / "docs" / "research.md")


@pytest.mark.parametrize("text", [text for _, text in RESEARCH], ids=[title for title, _ in RESEARCH])
def test_sections_for_research_can_be_pasted_alone(text: str):
    test = doctest.DocTestParser().get_doctest(text, {}, "section", None, None)
    found = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL).run(test)
    assert found.attempted and not found.failed


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
