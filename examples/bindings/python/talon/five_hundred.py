# SPDX-License-Identifier: MIT
"""Five Hundred: what a screen shows, and its scoring without a game."""
from ctypes import byref, c_int32, c_uint8, c_uint32, c_uint64
from typing import NamedTuple

from . import _raw
from ._library import ask, call, fetch, listing
from .cards import Card, Cards, Denominations, Seats, card_of
from .enums import (CARD_NONE, FH_BIDS_MAX, FH_SEATS_MAX, Denomination, Suit)
from .game import Game, Position
from .rules import Rules
from .structs import FhHand, FhScore, FhState, Move

__all__ = ["FhHand", "FhScore", "FhState", "Playable", "Trick", "Winning",
           "bid_rank", "bid_value", "bids", "drawn", "last_score", "passed",
           "play", "playable", "score_hand", "state", "trick", "winning"]


class Trick(NamedTuple):
    """A trick: who led, the cards in the order of play, the suit to follow,
    and who took it (NOBODY while it is on the table)."""
    leader: int
    cards: tuple[Card, ...]
    suit: Suit
    winner: int


class Winning(NamedTuple):
    """Who is winning the trick on the table, and with which card."""
    seat: int
    card: Card | None


class Playable(NamedTuple):
    """What the seat to act may play; suits to name for a joker that is led.
    It is not complete if the seat is not a viewer."""
    seat: int
    cards: Cards
    suits: Denominations
    complete: bool


def state(game: Position) -> FhState:
    """Everything a screen shows. Lists are by seat, with six entries."""
    raw = _raw.fh_state()
    status = call("talon_fh_state_of", game._handle, byref(raw))
    return FhState.of(raw, not status)


def bids(game: Position) -> tuple[Move, ...]:
    """The bids of the hand, in order."""
    return tuple(map(Move.of, listing(_raw.move, FH_BIDS_MAX, "talon_fh_bids",
                                      game._handle)))


def passed(game: Position) -> Seats:
    """The seats that have passed for good in the auction of the hand."""
    return Seats.of(ask(c_uint32, "talon_fh_passed", game._handle))


def trick(game: Position, number: int) -> Trick:
    """A trick of the hand, from 1 on."""
    leader, suit, winner = c_int32(), c_uint32(), c_int32()
    cards, count = (c_uint8 * FH_SEATS_MAX)(), c_uint32()
    call("talon_fh_trick", game._handle, number, byref(leader), cards,
         FH_SEATS_MAX, byref(count), byref(suit), byref(winner))
    return Trick(leader.value, tuple(map(Card, cards[:count.value])),
                 Suit(suit.value), winner.value)


def winning(game: Position) -> Winning:
    """Who is winning the trick on the table."""
    seat, card = c_int32(), c_uint8(CARD_NONE)
    call("talon_fh_winning", game._handle, byref(seat), byref(card))
    return Winning(seat.value, card_of(card.value))


def drawn(game: Position) -> tuple[Card | None, ...]:
    """The cards drawn for the deal, by seat."""
    return tuple(map(card_of, listing(c_uint8, FH_SEATS_MAX, "talon_fh_drawn",
                                      game._handle)))


def last_score(game: Position) -> FhScore:
    """The items of the last hand's score."""
    return FhScore.of(fetch(_raw.fh_score, "talon_fh_last_score",
                            game._handle))


def playable(game: Position) -> Playable:
    """The cards that may be played to the trick."""
    seat, cards, suits = c_int32(), c_uint64(), c_uint32()
    status = call("talon_fh_playable", game._handle, byref(seat),
                  byref(cards), byref(suits))
    return Playable(seat.value, Cards.of(cards.value),
                    Denominations.of(suits.value), not status)


def play(game: Game, seat: int, card: Card | str,
         suit: Suit | Denomination = Suit.NONE) -> None:
    """Plays a card, without events: for loops that play many tricks."""
    call("talon_fh_play", game._handle, seat, Card(card), suit)


def bid_value(rules: Rules, tricks: int, denomination: Denomination) -> int:
    """The value of a bid in points."""
    value: int = ask(c_int32, "talon_fh_bid_value", byref(rules._raw), tricks,
                     denomination)
    return value


def bid_rank(rules: Rules, tricks: int, denomination: Denomination) -> int:
    """A number that is greater if the bid outranks another."""
    rank: int = ask(c_int32, "talon_fh_bid_rank", byref(rules._raw), tricks,
                    denomination)
    return rank


def score_hand(rules: Rules, hand: FhHand) -> FhScore:
    """Scores a hand that was played with real cards."""
    return FhScore.of(fetch(_raw.fh_score, "talon_fh_score_hand",
                            byref(rules._raw), byref(hand.raw())))
