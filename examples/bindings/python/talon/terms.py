# SPDX-License-Identifier: MIT
"""What the library itself knows: its version, limits, features, and every
space of numbers with keys and labels."""
from ctypes import c_int32, c_int64
from dataclasses import dataclass

from ._library import ask, invoke, key_bytes, text
from ._raw import HEADERS, VERSION
from .enums import Feature, Limit, Space

__all__ = ["HEADERS", "VERSION", "Term", "feature", "find", "library_version",
           "library_version_number", "limit", "serves", "terms"]


def library_version() -> str:
    """The version of the library in use."""
    return text("talon_version_string")


def library_version_number() -> int:
    """The version of the library in use, major * 65536 + minor * 256 +
    patch."""
    number: int = invoke("talon_version_number")
    return number


def serves(headers: int = HEADERS) -> bool:
    """Whether the library serves a program made for these headers."""
    return bool(invoke("talon_version_serves", headers))


def limit(which: Limit) -> int:
    """A limit of the library, over all of its games."""
    number: int = ask(c_int64, "talon_limit", which)
    return number


def feature(which: Feature) -> bool:
    """Whether the library has a feature."""
    return bool(invoke("talon_feature", which))


@dataclass(frozen=True, slots=True)
class Term:
    """A number with its key and English label."""
    space: Space
    number: int
    key: str
    label: str


def _term(space: int, number: int) -> Term:
    return Term(Space(space), number, text("talon_term_key", space, number),
                text("talon_term_label", space, number))


def terms(space: Space) -> tuple[Term, ...]:
    """All terms of a space, in the order of the headers."""
    return tuple(_term(space, ask(c_int32, "talon_term_at", space, index))
                 for index in range(invoke("talon_term_count", space)))


def find(space: Space, key: str) -> Term:
    """The term with a key."""
    return _term(space, ask(c_int32, "talon_term_find", space,
                            key_bytes(key)))
