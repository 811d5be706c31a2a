# SPDX-License-Identifier: MIT
"""How calls of the advisor end early: on a stop, and on Ctrl-C.

The library looks at a number in memory while it thinks, and ends soon after
that is no longer 0. A Stop sets the numbers of all calls that have it. A call
with any other event runs in a thread of its own, and so does a call of the main
thread that may take long: meanwhile the caller looks at the event, and Python
handles signals.
"""
import _thread
import threading
from collections.abc import Callable
from ctypes import byref, c_uint32
from typing import Any, Protocol

EVENT_SECONDS, SIGNAL_SECONDS = 0.01, 0.1


class Stoppable(Protocol):
    """What can stop a call: a Stop, a threading.Event, or anything else that
    has is_set()."""

    def is_set(self) -> bool:
        """Whether the call is to end."""


class Stop(threading.Event):
    """An event whose set() ends calls at once, from any thread. Give it to as
    many calls as you like. While it is set, a call answers with the best that
    it has at its beginning."""

    def __init__(self) -> None:
        super().__init__()
        self._words: list[c_uint32] = []

    def set(self) -> None:
        """Ends the calls that have this stop, and those that will get it."""
        super().set()
        for word in tuple(self._words):
            word.value = 1


def run(function: Callable[[Any], Any], stop: Stoppable | None,
        long: bool) -> Any:
    """Calls a function with the address of the number that stops it. `long`
    says that Ctrl-C must stop it, too."""
    word = c_uint32()
    if not isinstance(stop, Stop):
        watched = stop
        if stop is not None and stop.is_set():
            word.value, watched = 1, None
        return _run(function, word, watched, long)
    stop._words.append(word)
    try:
        if stop.is_set():  # before set() could see the number
            word.value = 1
        return _run(function, word, None, long)
    finally:
        stop._words.remove(word)


def _run(function: Callable[[Any], Any], word: c_uint32,
         watched: Stoppable | None, long: bool) -> Any:
    if watched is not None or long and not word.value and \
            threading.current_thread() is threading.main_thread():
        return _aside(function, word, watched)
    return function(byref(word))


def _aside(function: Callable[[Any], Any], word: c_uint32,
           watched: Stoppable | None) -> Any:
    """Calls the function in another thread, and waits for it. What is raised
    here meanwhile (KeyboardInterrupt, most often) stops it, and is raised when
    it has ended, since it uses memory of the caller."""
    outcome: list[tuple[Any, BaseException | None]] = []
    raised: BaseException | None = None
    done = _thread.allocate_lock()
    done.acquire()

    def work() -> None:
        try:
            outcome.append((function(byref(word)), None))
        except BaseException as error:
            outcome.append((None, error))
        done.release()

    try:
        _thread.start_new_thread(work, ())
    except KeyboardInterrupt as error:
        raised, word.value = error, 1
    while not outcome:
        try:
            done.acquire(timeout=SIGNAL_SECONDS if watched is None
                         else EVENT_SECONDS)
            if watched is not None and watched.is_set():
                word.value, watched = 1, None
        except BaseException as error:
            raised, word.value, watched = raised or error, 1, None
    value, failure = outcome[0]
    if raised or failure:
        raise raised or failure  # type: ignore[misc]
    return value
