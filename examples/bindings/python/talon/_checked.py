# SPDX-License-Identifier: MIT
"""Numbers that fit: ctypes would cut off what is too large."""
import operator
from collections.abc import Callable, Iterable
from ctypes import c_int32, c_int64, c_uint8, c_uint32
from typing import Any

RANGES = {"i8": (-1 << 7, (1 << 7) - 1), "u8": (0, (1 << 8) - 1),
          "u16": (0, (1 << 16) - 1),
          "i32": (-1 << 31, (1 << 31) - 1), "u32": (0, (1 << 32) - 1),
          "i64": (-1 << 63, (1 << 63) - 1), "u64": (0, (1 << 64) - 1)}


def fit(kind: str, number: Any) -> int:
    """A number as it is, if a field or parameter of this kind can hold it."""
    value = operator.index(number)
    low, high = RANGES[kind]
    if not low <= value <= high:
        raise OverflowError(f"{value} is not from {low} to {high}")
    return value


def row(values: Iterable[Any], length: int,
        convert: Callable[[Any], Any]) -> list[int]:
    """The entries of an array; there must be as many as it has."""
    numbers = [convert(one) for one in values]
    if len(numbers) != length:
        raise ValueError(f"{length} entries are needed, not {len(numbers)}")
    return numbers


def table(values: Iterable[int], length: int) -> tuple[tuple[int, ...], ...]:
    """The rows of an array of arrays."""
    numbers = list(values)
    return tuple(tuple(numbers[at:at + length])
                 for at in range(0, len(numbers), length))


class U8:
    """A parameter of 8 bits."""

    @classmethod
    def from_param(cls, value: Any) -> c_uint8:
        return c_uint8(fit("u8", value))


class U32:
    """A parameter of 32 bits without a sign."""

    @classmethod
    def from_param(cls, value: Any) -> c_uint32:
        return c_uint32(fit("u32", value))


class I32:
    """A parameter of 32 bits."""

    @classmethod
    def from_param(cls, value: Any) -> c_int32:
        return c_int32(fit("i32", value))


class I64:
    """A parameter of 64 bits."""

    @classmethod
    def from_param(cls, value: Any) -> c_int64:
        return c_int64(fit("i64", value))
