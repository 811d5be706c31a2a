# SPDX-License-Identifier: MIT
"""Chance that can be repeated anywhere (ChaCha20)."""
import os
from collections.abc import Iterable
from ctypes import byref, c_uint8
from typing import Any

from . import _raw
from ._library import call, invoke
from .cards import Card, card_array
from .enums import SEED_BYTES

__all__ = ["Generator"]


class Generator:
    """A generator: Generator(7), Generator(b"seed", stream=2). Without a seed
    it takes one from the operating system. Whoever knows the seed knows the
    cards.

    Fewer than 32 bytes are filled up with zeros; a number is its bytes, the
    lowest first.
    """

    __slots__ = ("_raw",)

    def __init__(self, seed: bytes | int | None = None,
                 stream: int = 0) -> None:
        if seed is None:
            seed = os.urandom(SEED_BYTES)
        elif isinstance(seed, int):
            seed = seed.to_bytes(SEED_BYTES, "little")
        if len(seed) > SEED_BYTES:
            raise ValueError(f"a seed has at most {SEED_BYTES} bytes")
        self._raw = _raw.rng()
        call("talon_rng_seed", byref(self._raw),
             (c_uint8 * SEED_BYTES)(*seed), stream)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        if bound < 1:
            raise ValueError("there is no number below that")
        number: int = invoke("talon_rng_below", byref(self._raw), bound)
        return number

    def bytes(self, count: int) -> bytes:
        """So many bytes."""
        buffer = (c_uint8 * count)()
        call("talon_rng_bytes", byref(self._raw), buffer, count)
        return bytes(buffer)

    def shuffle(self, cards: Iterable[Card | str | int]) -> list[Card]:
        """The cards in a random order."""
        array = card_array(cards)
        call("talon_rng_shuffle", byref(self._raw), array, len(array))
        return list(map(Card, array))

    def copy(self) -> "Generator":
        """A generator that makes the same draws from here on."""
        made = object.__new__(Generator)
        made._raw = _raw.rng.from_buffer_copy(self._raw)
        return made

    __copy__ = copy

    def __deepcopy__(self, memo: Any) -> "Generator":
        return self.copy()

    def __getstate__(self) -> Any:
        raw = self._raw
        return (list(raw.key), list(raw.counter), list(raw.stream),
                list(raw.block), raw.used)

    def __setstate__(self, state: Any) -> None:
        key, counter, stream, block, used = state
        if not 0 <= used <= 64:
            raise ValueError("not the state of a generator")
        self._raw = _raw.rng(tuple(key), tuple(counter), tuple(stream),
                             tuple(block), used)
