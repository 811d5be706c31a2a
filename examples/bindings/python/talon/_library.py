# SPDX-License-Identifier: MIT
"""Finds the library, loads it, and calls it.

Calls of libtalon hold the interpreter's lock (ctypes.PyDLL), so each call is
atomic among the threads of a process, and no thread can use a game while another
changes it. A call takes a microsecond; the longest, a sample, a few
milliseconds.

Calls of libtalon-advisor may take long, so they do not hold the lock. It is
loaded when it is first used.
"""
import ctypes
import functools
import os
import pathlib
import sys
from typing import Any, TypeVar

from . import _raw

_T = TypeVar("_T", bound=ctypes.Structure)
E_SPACE = -3


def _names(soname: str) -> list[str]:
    """How the file of a library is called on this system."""
    name, _, version = soname.partition(".so.")
    if sys.platform == "win32":
        return [f"{name}-{version}.dll", f"{name[3:]}-{version}.dll"]
    if sys.platform == "darwin":
        return [f"{name}.{version}.dylib"]
    return [soname]


def _places() -> list[str]:
    """Where the library is looked for: TALON_LIBRARY and nowhere else, or
    beside this package, then where the system looks."""
    given = os.environ.get("TALON_LIBRARY")
    return [given] if given else _near(
        pathlib.Path(__file__).resolve().parent, _raw.SONAME)


def _advisor_places() -> list[str]:
    """Where the advisor is looked for: TALON_ADVISOR_LIBRARY and nowhere else,
    or beside libtalon, then where the system looks."""
    given = os.environ.get("TALON_ADVISOR_LIBRARY")
    return [given] if given else _near(
        pathlib.Path(lib._name).parent, _raw.ADVISOR_SONAME)


def _near(directory: pathlib.Path, soname: str) -> list[str]:
    """A library in a directory, if it is there, and where the system looks."""
    names = _names(soname)
    return [str(directory / name) for name in names
            if (directory / name).exists()] + names


def _load(soname: str, places: list[str],
          kind: type[ctypes.CDLL]) -> ctypes.CDLL:
    """The first library that can be loaded; it must serve this package."""
    tried = []
    for place in places:
        try:
            library = kind(place)
        except OSError as error:
            tried.append(f"  {place}: {error}")
            continue
        _bind(library, place, soname)
        return library
    name = soname.partition(".so")[0]
    variable = "TALON_LIBRARY" if soname == _raw.SONAME else \
        "TALON_ADVISOR_LIBRARY"
    raise ImportError(
        f"{name} was not found. Install it, or set {variable} to the path "
        "of its file. Tried:\n" + "\n".join(tried))


def _bind(library: ctypes.CDLL, place: str, soname: str) -> None:
    """Declares the functions of a library that serves this package."""
    name, prefix, version, functions = "libtalon", "talon_", _raw.VERSION, \
        _raw.FUNCTIONS
    headers = _raw.HEADERS
    if soname == _raw.ADVISOR_SONAME:
        name, prefix = "libtalon-advisor", "talon_advisor_"
        headers, version = _raw.ADVISOR_HEADERS, _raw.ADVISOR_VERSION
        functions = _raw.ADVISOR_FUNCTIONS
    try:
        serves = getattr(library, prefix + "version_serves")
        if not serves(ctypes.c_uint32(headers)):
            theirs = getattr(library, prefix + "version_number")()
            raise ImportError(
                f"{place} is {name[3:]} {theirs >> 16}."
                f"{theirs >> 8 & 255}.{theirs & 255}, which does not serve a "
                f"package for {version}")
        for function, (result, parameters) in functions.items():
            entry = getattr(library, function)
            entry.restype = result
            entry.argtypes = parameters
    except AttributeError as error:
        raise ImportError(f"{place} is not a whole {name}: {error}") \
            from None


lib: Any = _load(_raw.SONAME, _places(), ctypes.PyDLL)


@functools.cache
def advisor() -> Any:
    """libtalon-advisor; ImportError if there is none."""
    return _load(_raw.ADVISOR_SONAME, _advisor_places(), ctypes.CDLL)


class Closed(ValueError):
    """A game was used after it had been closed."""


def invoke(name: str, *arguments: Any) -> Any:
    """Calls a function and returns what it returns."""
    library = advisor() if name in _raw.ADVISOR_FUNCTIONS else lib
    try:
        return getattr(library, name)(*arguments)
    except ctypes.ArgumentError as error:
        text = str(error)
        kind = TypeError if "TypeError" in text else OverflowError
        raise kind(f"{name}: {text}") from None


def text(name: str, *arguments: Any) -> str:
    """Calls a function that returns constant text."""
    words: bytes = invoke(name, *arguments)
    return words.decode("ascii")


def key_bytes(key: str) -> bytes:
    """A key as a function takes it."""
    if "\0" in key:
        raise ValueError("a key has no zero byte")
    return key.encode("utf-8")


def call(name: str, *arguments: Any) -> int:
    """Calls a function that returns a status; a refusal is raised."""
    status: int = invoke(name, *arguments)
    if status < 0:
        from .errors import refusal
        raise refusal(status)
    return status


def ask(kind: Any, name: str, *arguments: Any) -> Any:
    """Calls a function whose last parameter takes the one number."""
    answer = kind()
    call(name, *arguments, ctypes.byref(answer))
    return answer.value


def fetch(kind: type[_T], name: str, *arguments: Any) -> _T:
    """Calls a function whose last parameter takes the one struct."""
    answer = kind()
    call(name, *arguments, ctypes.byref(answer))
    return answer


def listing(kind: Any, room: int, name: str, *arguments: Any) -> Any:
    """Calls a function that ends with a buffer, its capacity and a count."""
    return noted(kind, room, name, *arguments)[1]


def noted(kind: Any, room: int, name: str, *arguments: Any) -> Any:
    """As listing(), with the status before the list. Where a later library
    needs more room than there is, it gets it."""
    count = ctypes.c_uint32()
    while True:
        buffer = (kind * room)()
        status = invoke(name, *arguments, buffer, room, ctypes.byref(count))
        if status != E_SPACE or count.value <= room:
            break
        room = count.value
    if status < 0:
        from .errors import refusal
        raise refusal(status)
    return status, buffer[:count.value]


def octets(room: int, name: str, *arguments: Any) -> bytes:
    """Calls a function that ends with bytes or text, its size and length."""
    length = ctypes.c_size_t()
    while True:
        buffer = ctypes.create_string_buffer(room)
        status = invoke(name, *arguments, buffer, room, ctypes.byref(length))
        if status != E_SPACE or length.value < room:
            break
        room = length.value + 1
    if status < 0:
        from .errors import refusal
        raise refusal(status)
    return buffer.raw[:length.value]


def written(room: int, name: str, *arguments: Any) -> str:
    """Calls a function that writes text."""
    return octets(room, name, *arguments).decode("ascii")
