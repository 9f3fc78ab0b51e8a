"""A lock that lets one process use a store; it ends with its process."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path

from tatami.store.log import StoreError

if sys.platform == "win32":
    import msvcrt

    def _take(file: FileIO) -> None:
        file.seek(1 << 30)  # a byte far behind the text, so that other processes can read the holder
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(file: FileIO) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """An exclusive lock on a store, held until released or the process ends; readers need none."""

    def __init__(self, store: Path | str) -> None:
        # Follow links, so that the lock is always next to the file itself.
        store = Path(os.path.realpath(store))
        path = store.with_name(f"{store.name}.lock")
        try:
            self._file = path.open("a+b", buffering=0)
        except OSError as error:
            raise StoreError(f"{path} cannot be written: {error.strerror}") from error
        try:
            _take(self._file)
        except OSError:
            self._file.seek(0)
            holder = self._file.read(20).decode("ascii", "replace").strip()
            self._file.close()
            who = f"another server (process {holder})" if holder else "another server"
            raise StoreError(f"{store} is in use by {who}; stop that one, or use another file") from None
        with suppress(OSError):  # the disk is full; the lock holds anyway
            self._file.truncate(0)
            self._file.write(str(os.getpid()).encode())

    def release(self) -> None:
        """Release the lock; may be called twice."""
        self._file.close()


@contextmanager
def locked(store: Path | str) -> Iterator[None]:
    """Hold the lock within a block."""
    lock = Lock(store)
    try:
        yield
    finally:
        lock.release()
