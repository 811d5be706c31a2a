# SPDX-License-Identifier: MIT
"""Tripoli: what a screen shows, and who wins which pot without a game."""
from collections.abc import Iterable, Mapping
from ctypes import byref, c_int64, c_uint32, c_uint64
from typing import NamedTuple

from . import _raw
from ._checked import fit
from ._library import ask, call, fetch, listing
from .cards import Boxes, Cards, Seats
from .enums import TR_SEATS_MAX, Status
from .errors import refusal
from .game import Position
from .random import Generator
from .rules import Rules
from .structs import Move, TrPot, TrState

__all__ = ["Collected", "Pots", "TrPot", "TrState", "board_shuffle",
           "call_cost", "collects", "plays", "pots", "pots_now", "state"]

PLAYS_MAX = 52


class Collected(NamedTuple):
    """The boxes that a hand collects, and its cards that do."""
    boxes: Boxes
    cards: Cards


class Pots(NamedTuple):
    """The main pot and the side pots, and what each seat gets back."""
    pots: tuple[TrPot, ...]
    back: tuple[int, ...]


def state(game: Position) -> TrState:
    """Everything a screen shows. Lists are by seat, with nine entries."""
    raw = _raw.tr_state()
    status = call("talon_tr_state_of", game._handle, byref(raw))
    return TrState.of(raw, not status)


def plays(game: Position) -> tuple[Move, ...]:
    """The cards played in the deal, in order."""
    return tuple(map(Move.of, listing(_raw.move, PLAYS_MAX, "talon_tr_plays",
                                      game._handle)))


def call_cost(game: Position, seat: int) -> int:
    """What a call costs a seat now."""
    amount: int = ask(c_int64, "talon_tr_call_cost", game._handle, seat)
    return amount


def pots_now(game: Position) -> tuple[TrPot, ...]:
    """The pots as they are during the betting."""
    return tuple(map(TrPot.of, listing(_raw.tr_pot, TR_SEATS_MAX,
                                       "talon_tr_pots_now", game._handle)))


def board_shuffle(game: Position, rng: Generator) -> Move:
    """A random board, as a move of the table."""
    return Move.of(fetch(_raw.move, "talon_tr_board_shuffle", game._handle,
                         byref(rng._raw)))


def collects(rules: Rules, hand: Cards) -> Collected:
    """Which boxes a hand collects in phase one."""
    boxes, cards = c_uint32(), c_uint64()
    call("talon_tr_collects", byref(rules._raw), byref(c_uint64(hand.mask)),
         byref(boxes), byref(cards))
    return Collected(Boxes.of(boxes.value), Cards.of(cards.value))


def pots(staked: Mapping[int, int], before: int, contenders: Iterable[int],
         hands: Mapping[int, Cards]) -> Pots:
    """Who wins which pot, by seat: the chips staked, the chips that were in
    the pot before, the seats still in, and their five cards."""
    chips, sets = (c_int64 * TR_SEATS_MAX)(), (c_uint64 * TR_SEATS_MAX)()
    if any(not 0 <= seat < TR_SEATS_MAX for seat in [*staked, *hands]):
        raise refusal(Status.E_SEAT)
    for seat, amount in staked.items():
        chips[seat] = fit("i64", amount)
    for seat, hand in hands.items():
        sets[seat] = hand.mask
    back = (c_int64 * TR_SEATS_MAX)()
    pots_raw, count = (_raw.tr_pot * TR_SEATS_MAX)(), c_uint32()
    call("talon_tr_pots", chips, byref(c_int64(fit("i64", before))),
         Seats(contenders).mask, sets, pots_raw, TR_SEATS_MAX, byref(count),
         back)
    return Pots(tuple(map(TrPot.of, pots_raw[:count.value])), tuple(back))
