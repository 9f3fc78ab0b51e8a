"""Where lines may break: Rich breaks them at spaces only, and Japanese has none."""

from __future__ import annotations

import re

from rich import _wrap

SPACE = r"[^\S\u00a0\u202f]"  # no-break spaces hold what they stand between together
LETTER = r"[\S\u00a0\u202f]"
JAPANESE = r"[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]"
OPENING = r"「『（"  # not at the end of a line
CLOSING = r"。、，」』）：；！？・ー…〜％々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"  # not at its beginning

# What stays on one line: a word, or one Japanese letter with a number before it and the marks around it.
PIECE = re.compile(
    rf"{SPACE}*[{OPENING}]*(?:\d*{JAPANESE}|(?:(?!{JAPANESE}){LETTER})+)[{CLOSING}]*{SPACE}*",
)


def install() -> None:
    """Let Rich break lines between Japanese letters too."""
    _wrap.re_word = PIECE
