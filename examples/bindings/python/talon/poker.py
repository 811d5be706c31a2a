# SPDX-License-Identifier: MIT
"""Ranking poker hands (TR-16), without a game."""
from collections.abc import Iterable
from ctypes import byref, c_uint32, c_uint64
from typing import NamedTuple

from ._library import ask, call, invoke, written
from .cards import Cards
from .enums import POKER_TEXT_MAX, PokerCategory
from .errors import refusal

__all__ = ["Best", "HandRank", "best", "rank", "ranks"]


class HandRank(int):
    """The rank of a hand: the greater one wins, equal ones tie. As text it is
    "full house, kings over tens"."""

    __slots__ = ()

    @property
    def category(self) -> PokerCategory:
        """The category: PokerCategory.FULL_HOUSE."""
        return PokerCategory(invoke("talon_poker_category", self))

    def __str__(self) -> str:
        return written(POKER_TEXT_MAX, "talon_poker_format", int(self))

    def __repr__(self) -> str:
        return f"HandRank({int(self):#x})"


class Best(NamedTuple):
    """The best five of some cards."""
    rank: HandRank
    five: Cards


def rank(five: Cards) -> HandRank:
    """The rank of five cards."""
    return HandRank(ask(c_uint32, "talon_poker_rank",
                        byref(c_uint64(five.mask))))


def best(cards: Cards) -> Best:
    """The best five of five to 52 cards."""
    number, five = c_uint32(), c_uint64()
    call("talon_poker_best", byref(c_uint64(cards.mask)), byref(number),
         byref(five))
    return Best(HandRank(number.value), Cards.of(five.value))


def ranks(sets: Iterable[Cards]) -> list[HandRank | None]:
    """The ranks of many sets in one call; None for a set that is no hand."""
    masks = [one.mask for one in sets]
    count = len(masks)
    found = (c_uint32 * count)()
    refused = c_uint32(count)
    status = invoke("talon_poker_ranks", (c_uint64 * count)(*masks), count,
                    found, byref(refused))
    if status < 0 and refused.value >= count:
        raise refusal(status)
    return [HandRank(one) if one else None for one in found]
