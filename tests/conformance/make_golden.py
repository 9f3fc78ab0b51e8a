"""Write the golden files anew: `python -m tests.conformance.make_golden [game ...]`.

Records that are there stay: stored games must go on being playable. Where a rule changes on
purpose, and with it the version of the rules, first move the records to `rules-<old version>/` and
add some in which the change matters, made by the old program.
"""

from __future__ import annotations

import sys

import tatami
from tests.conformance import golden


def main() -> None:
    for name in sys.argv[1:] or tatami.games():
        golden.folder(name).mkdir(exist_ok=True)
        for path, table in golden.record_files(name).items():
            if not path.exists():
                path.write_text(golden.a_game(table).record().dumps(), encoding="utf-8")
                print(f"new: {path.name} of {name}")
        for path, text in golden.text_files(name).items():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                print(f"written: {path.name} of {name}")


if __name__ == "__main__":
    main()
