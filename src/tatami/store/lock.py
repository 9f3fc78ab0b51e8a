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
        store = self._store = Path(os.path.realpath(store))
        self._own: int | None = None  # the store itself, open
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
            raise self._in_use(f"another server (process {holder})" if holder else "another server") from None
        try:
            self.cover()
        except StoreError:
            self._file.close()
            raise
        with suppress(OSError):  # the disk is full; the lock holds anyway
            self._file.truncate(0)
            self._file.write(str(os.getpid()).encode())

    def _in_use(self, who: str) -> StoreError:
        return StoreError(f"{self._store} is in use by {who}; stop that one, or use another file")

    def cover(self) -> None:
        """Lock the file of the store too, if it exists: it may be mounted or linked by another name.

        On Linux only: on other systems this lock and those of SQLite exclude each other.
        """
        if sys.platform != "linux" or self._own is not None or not self._store.is_file():
            return
        try:
            own = os.open(self._store, os.O_RDONLY)
        except OSError:
            return  # whoever opens the store reports it
        try:
            fcntl.flock(own, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(own)
            raise self._in_use("another server under another name") from None
        self._own = own

    def release(self) -> None:
        """Release the lock, after the store was closed; may be called twice."""
        self._file.close()
        if self._own is not None:
            os.close(self._own)
            self._own = None


@contextmanager
def locked(store: Path | str) -> Iterator[None]:
    """Hold the lock within a block."""
    lock = Lock(store)
    try:
        yield
    finally:
        lock.release()
