# SPDX-License-Identifier: MIT
"""Finds the library, loads it, and calls it.

All calls hold the interpreter's lock (ctypes.PyDLL), so each call is atomic
among the threads of a process, and no thread can use a game while another
changes it. A call takes a microsecond; the longest, a sample, a few
milliseconds.
"""
import ctypes
import os
import pathlib
import sys
from typing import Any, TypeVar

from . import _raw

_T = TypeVar("_T", bound=ctypes.Structure)
E_SPACE = -3


def _names() -> list[str]:
    """How the file of the library is called on this system."""
    version = _raw.SONAME.rpartition(".")[2]
    if sys.platform == "win32":
        return [f"libtalon-{version}.dll", f"talon-{version}.dll"]
    if sys.platform == "darwin":
        return [f"libtalon.{version}.dylib"]
    return [_raw.SONAME]


def _places() -> list[str]:
    """Where the library is looked for: TALON_LIBRARY and nowhere else, or
    beside this package, then where the system looks."""
    given = os.environ.get("TALON_LIBRARY")
    if given:
        return [given]
    here = pathlib.Path(__file__).resolve().parent
    near = [str(here / name) for name in _names() if (here / name).exists()]
    return near + _names()


def _load() -> ctypes.PyDLL:
    """The first library that can be loaded; it must serve this package."""
    tried = []
    for place in _places():
        try:
            library = ctypes.PyDLL(place)
        except OSError as error:
            tried.append(f"  {place}: {error}")
            continue
        _bind(library, place)
        return library
    raise ImportError(
        "libtalon was not found. Install it, or set TALON_LIBRARY to the path "
        "of its file. Tried:\n" + "\n".join(tried))


def _bind(library: ctypes.PyDLL, place: str) -> None:
    """Declares the functions of a library that serves this package."""
    try:
        serves = library.talon_version_serves(ctypes.c_uint32(_raw.HEADERS))
        if not serves:
            library.talon_version_string.restype = ctypes.c_char_p
            theirs = library.talon_version_string().decode("ascii")
            raise ImportError(f"{place} is talon {theirs}, which does not "
                              f"serve a package for {_raw.VERSION}")
        for name, (result, parameters) in _raw.FUNCTIONS.items():
            function = getattr(library, name)
            function.restype = result
            function.argtypes = parameters
    except AttributeError as error:
        raise ImportError(f"{place} is not a whole libtalon: {error}") \
            from None


lib: Any = _load()


class Closed(ValueError):
    """A game was used after it had been closed."""


def invoke(name: str, *arguments: Any) -> Any:
    """Calls a function and returns what it returns."""
    try:
        return getattr(lib, name)(*arguments)
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
