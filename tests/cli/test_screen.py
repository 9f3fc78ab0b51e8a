"""How the terminal waits for something."""

from __future__ import annotations

import os
import signal
import threading

import pytest
from rich.console import RenderableType
from rich.table import Table

from tatami.cli.screen import Screen


class Litter:
    """An object whose finalizer is interrupted, where Python ignores exceptions."""

    def __del__(self) -> None:
        os.kill(os.getpid(), signal.SIGINT)
        for _ in range(1000):
            pass


def test_ctrl_c_is_not_lost_while_something_is_cleaned_up():
    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGALRM, lambda *_: Litter() and None)
    signal.setitimer(signal.ITIMER_REAL, 0.3)
    with pytest.raises(KeyboardInterrupt):
        Screen("en").wait_for(lambda: threading.Event().wait(10), "wait-preparing")
    assert signal.getsignal(signal.SIGINT) is before


def test_waiting_returns_the_result_or_raises_the_error():
    assert Screen("en").wait_for(lambda: 7, "wait-preparing") == 7
    with pytest.raises(ZeroDivisionError):
        Screen("en").wait_for(lambda: 1 // 0, "wait-preparing")


def shown(screen: Screen, width: int, what: RenderableType) -> list[str]:
    """The lines of something on a screen so many columns wide."""
    screen.console.width = width
    with screen.console.capture() as capture:
        screen.show(what)
    return [line.rstrip() for line in capture.get().splitlines()]


def test_japanese_lines_break_between_letters_but_not_before_a_mark():
    assert shown(Screen("ja"), 10, "負けました。勝ちです。") == ["負けまし", "た。勝ちで", "す。"]
    assert shown(Screen("ja"), 10, "次の戦は（家臣）") == ["次の戦は", "（家臣）"]
    assert shown(Screen("ja"), 10, "見えるのは12か所") == ["見えるのは", "12か所"]


def test_a_table_cuts_no_japanese_off():
    words = "あなたは武田の札がなく、上杉・軍事 9/1（強さ9）を出しました。"
    table = Table.grid(padding=(0, 1))
    table.add_row("1", words)
    told = "".join(line[2:] for line in shown(Screen("ja"), 30, table))
    assert told.replace(" ", "") == words.replace(" ", "")


def test_no_break_spaces_hold_together():
    assert shown(Screen("fr"), 8, "Fini\u00a0: «\u00a0oui\u00a0» ou non") == [
        "Fini\u00a0:",
        "«\u00a0oui\u00a0»",
        "ou non",
    ]
