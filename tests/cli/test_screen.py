"""How the terminal waits for something."""

from __future__ import annotations

import os
import signal
import threading

import pytest

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
