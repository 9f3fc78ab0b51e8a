"""The README's Python runs as it stands there."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_readme_runs():
    found = doctest.testfile(str(README), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert found.attempted > 5 and found.failed == 0


def test_readme_links_lead_somewhere():
    text = README.read_text(encoding="utf-8")
    targets = [part.split(")")[0] for part in text.split("](")[1:]]
    missing = [target for target in targets if not (README.parent / target).exists()]
    assert not missing
