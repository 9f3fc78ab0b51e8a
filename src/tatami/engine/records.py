"""Arrays of one record, and single records read from Python: faster than NumPy's own access."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    Array = np.ndarray[Any, np.dtype[Any]]


def blank(record: np.dtype[Any]) -> Array:
    """One record of zeros."""
    return np.ndarray(1, record, bytearray(record.itemsize))


def copied(records: Array) -> Array:
    """A copy of the record."""
    return unpacked(records.tobytes(), records.dtype)


def unpacked(data: bytes, record: np.dtype[Any]) -> Array:
    """A record from its bytes."""
    return np.ndarray(1, record, bytearray(data))


class Fields(np.void):  # type: ignore[misc]  # final to the stubs only; NumPy's own record is one
    """A game's record with all fields read at once; it is no longer changed."""

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a view does not change: copy its records to set {name}")


def fields(records: Array) -> Any:
    """The only record of an array, to be read field by field."""
    with_fields, numbers, arrays = _parts(records.dtype)
    record = np.ndarray(1, with_fields, records)[0]
    held = record.__dict__
    for name in numbers:
        held[name] = records[name].item()
    for name in arrays:
        held[name] = records[name][0]  # not the record's own: a reference to itself would never be freed
    return record


@cache
def _parts(record: np.dtype[Any]) -> tuple[np.dtype[Any], list[str], list[str]]:
    """The type that reads all fields, and the names of its scalar and array fields."""
    names = record.names or ()
    arrays = [name for name in names if record[name].shape]
    return np.dtype((Fields, record.descr)), [name for name in names if name not in arrays], arrays
