# SPDX-License-Identifier: MIT
"""Finds the library, loads it, and calls it.

Calls of libtalon hold the interpreter's lock (ctypes.PyDLL), so each call is
atomic among the threads of a process, and no thread can use a game while
another changes it. A call takes a microsecond; the longest, a sample, a few
milliseconds.

Calls of libtalon-advisor may take long, so they do not hold the lock. It and
libtalon-words are loaded when they are first used.
"""
import ctypes
import functools
import os
import sys
from typing import Any, NamedTuple, TypeVar

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


class Part(NamedTuple):
    """One of the libraries, and what this package was made for."""
    name: str
    soname: str
    headers: int
    version: str
    functions: dict[str, tuple[Any, list[Any]]]
    variable: str
    prefix: str
    kind: type[ctypes.CDLL]


RULES = Part("libtalon", _raw.SONAME, _raw.HEADERS, _raw.VERSION,
             _raw.FUNCTIONS, "TALON_LIBRARY", "talon_", ctypes.PyDLL)
ADVISOR = Part("libtalon-advisor", _raw.ADVISOR_SONAME, _raw.ADVISOR_HEADERS,
               _raw.ADVISOR_VERSION, _raw.ADVISOR_FUNCTIONS,
               "TALON_ADVISOR_LIBRARY", "talon_advisor_", ctypes.CDLL)
WORDS = Part("libtalon-words", _raw.WORDS_SONAME, _raw.WORDS_HEADERS,
             _raw.WORDS_VERSION, _raw.WORDS_FUNCTIONS, "TALON_WORDS_LIBRARY",
             "talon_words_", ctypes.PyDLL)


def _places(part: Part) -> list[str]:
    """Where a library is looked for: where its variable says and nowhere else;
    or beside this package, the others beside libtalon, then where the system
    looks."""
    given = os.environ.get(part.variable)
    if given:
        return [given]
    beside = __file__ if part is RULES else lib._name
    names, directory = _names(part.soname), os.path.dirname(beside)
    near = [os.path.join(directory, name) for name in names if directory]
    return [path for path in near if os.path.exists(path)] + names


def _load(part: Part) -> Any:
    """The first library that can be loaded; it must serve this package. A
    libtalon that has all of talon in it is the other libraries, too."""
    tried = []
    places = _places(part)
    if part is not RULES and not os.environ.get(part.variable) and \
            hasattr(lib, part.prefix + "version_serves"):
        places = [lib._name]
    for place in places:
        try:
            library = part.kind(place)
        except OSError as error:
            tried.append(f"  {place}: {error}")
            continue
        _bind(library, place, part)
        return library
    raise ImportError(
        f"{part.name} was not found. Install it, or set {part.variable} to "
        "the path of its file. Tried:\n" + "\n".join(tried))


def _bind(library: ctypes.CDLL, place: str, part: Part) -> None:
    """Declares the functions of a library that serves this package."""
    try:
        serves = getattr(library, part.prefix + "version_serves")
        if not serves(ctypes.c_uint32(part.headers)):
            theirs = getattr(library, part.prefix + "version_number")()
            raise ImportError(
                f"{place} is {part.name[3:]} {theirs >> 16}."
                f"{theirs >> 8 & 255}.{theirs & 255}, which does not serve a "
                f"package for {part.version}")
        for function, (result, parameters) in part.functions.items():
            entry = getattr(library, function)
            entry.restype = result
            entry.argtypes = parameters
    except AttributeError as error:
        raise ImportError(f"{place} is not a whole {part.name}: {error}") \
            from None


lib: Any = _load(RULES)


@functools.cache
def advisor() -> Any:
    """libtalon-advisor; ImportError if there is none."""
    return _load(ADVISOR)


@functools.cache
def words() -> Any:
    """libtalon-words; ImportError if there is none."""
    return _load(WORDS)


class Closed(ValueError):
    """A game was used after it had been closed."""


def invoke(name: str, *arguments: Any) -> Any:
    """Calls a function and returns what it returns."""
    library = lib if name in _raw.FUNCTIONS else \
        words() if name in _raw.WORDS_FUNCTIONS else advisor()
    try:
        return getattr(library, name)(*arguments)
    except ctypes.ArgumentError as error:
        text = str(error)       # what ctypes has made of another exception
        if "MemoryError" in text:
            raise MemoryError(name) from None
        kind = TypeError if "TypeError" in text else OverflowError
        raise kind(f"{name}: {text}") from None


def text(name: str, *arguments: Any) -> str:
    """Calls a function that returns constant text."""
    words: bytes = invoke(name, *arguments)
    return words.decode("utf-8")


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
    return octets(room, name, *arguments).decode("utf-8")
