# SPDX-License-Identifier: MIT
"""Cards, and sets of cards, seats and suits, as values."""
import operator
from collections.abc import Iterable, Iterator
from ctypes import byref, c_uint8, c_uint64
from typing import Any, Generic, TypeVar

from ._checked import fit
from ._library import ask, invoke, listing, written
from .enums import (CARD_NONE, CARD_TEXT_MAX, CARDS_TEXT_MAX, PACK_MAX, Box,
                    Denomination, Rank, Suit)

_T = TypeVar("_T")
_Self = TypeVar("_Self", bound="BitSet[Any]")
_SIGNS = str.maketrans({"♠": "S", "♣": "C", "♦": "D", "♥": "H", "♤": "S",
                        "♧": "C", "♢": "D", "♡": "H", "\ufe0e": None,
                        "\ufe0f": None})
_SHOWN = {"S": "♠", "C": "♣", "D": "♦", "H": "♥"}
_faces: dict[str, int] = {}


def _plain(text: str) -> str:
    """Text as the library reads it: the signs of suits become letters, and
    the characters of playing cards become words."""
    text = text.translate(_SIGNS)
    if text.isascii():
        return text
    if not _faces:
        for card in range(PACK_MAX):
            code = invoke("talon_card_unicode", card)
            if code:
                _faces[chr(code)] = card
    return "".join(f" {Card(_faces[sign])} " if sign in _faces else sign
                   for sign in text).strip()


class Card(int):
    """A card: Card("KH"), Card("10♥"), Card(52), Card.of(suit, rank). It is
    its number, 0 to 63."""

    __slots__ = ()

    def __new__(cls, card: "str | int") -> "Card":
        if isinstance(card, str):
            word = _plain(card).encode("utf-8")
            card = ask(c_uint8, "talon_card_parse", word, len(word))
        else:
            number = operator.index(card)
            if not 0 <= number < PACK_MAX:
                from .errors import refusal
                from .enums import Status
                raise refusal(Status.E_CARD)
        return int.__new__(cls, card)

    @classmethod
    def of(cls, suit: int, rank: int) -> "Card":
        """The card of a suit and rank; a joker has the suit 0."""
        return cls(ask(c_uint8, "talon_card_make", suit, rank))

    @property
    def suit(self) -> Suit:
        """The suit printed on the card, NONE for a joker."""
        return Suit(invoke("talon_card_suit", self))

    @property
    def rank(self) -> Rank:
        """The rank printed on the card."""
        return Rank(invoke("talon_card_rank", self))

    @property
    def face(self) -> str:
        """The character that shows the card, or "" if there is none."""
        code = invoke("talon_card_unicode", self)
        return chr(code) if code else ""

    @property
    def pretty(self) -> str:
        """The card with the sign of its suit: "10♥"."""
        word = str(self)
        return word[:-1] + _SHOWN[word[-1]] if self.suit else word

    def __str__(self) -> str:
        return written(CARD_TEXT_MAX, "talon_card_format", int(self))

    def __repr__(self) -> str:
        return f"Card('{self}')"

    def __format__(self, form: str) -> str:
        return format(str(self), form)


def card_of(number: int) -> Card | None:
    """A card, or None for the number that is none."""
    return Card(number) if number < PACK_MAX else None


def number_of(card: Card | None) -> int:
    """The number of a card or of none."""
    return CARD_NONE if card is None else Card(card)


class BitSet(Generic[_T]):
    """An immutable set of small things, kept as the bits of a number."""

    __slots__ = ("mask",)
    mask: int
    _kind = "u32"
    _one = "the number of a bit"

    def __init__(self, members: Iterable[Any] = ()) -> None:
        mask = 0
        for one in members:
            number = operator.index(one)
            if number < 0:
                raise ValueError(f"{number} is not {self._one}, from 0")
            mask |= 1 << number
        object.__setattr__(self, "mask", fit(self._kind, mask))

    @classmethod
    def of(cls: type[_Self], mask: int) -> _Self:
        """The set whose members are the bits of a number."""
        made = object.__new__(cls)
        object.__setattr__(made, "mask", fit(cls._kind, mask))
        return made

    def _member(self, number: int) -> Any:
        return number

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} cannot be changed")

    def __iter__(self) -> Iterator[_T]:
        mask = self.mask
        while mask:
            bit = mask & -mask
            yield self._member(bit.bit_length() - 1)
            mask ^= bit

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __bool__(self) -> bool:
        return self.mask != 0

    def __contains__(self, one: object) -> bool:
        return isinstance(one, int) and one >= 0 and \
            self.mask >> one & 1 == 1

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BitSet) or type(other) is not type(self):
            return NotImplemented
        return self.mask == other.mask

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.mask))

    def __or__(self: _Self, other: _Self) -> _Self:
        return self.of(self.mask | self._mask_of(other))

    def __and__(self: _Self, other: _Self) -> _Self:
        return self.of(self.mask & self._mask_of(other))

    def __sub__(self: _Self, other: _Self) -> _Self:
        return self.of(self.mask & ~self._mask_of(other))

    def __xor__(self: _Self, other: _Self) -> _Self:
        return self.of(self.mask ^ self._mask_of(other))

    def __le__(self: _Self, other: _Self) -> bool:
        return self.mask & ~self._mask_of(other) == 0

    def __ge__(self: _Self, other: _Self) -> bool:
        return self._mask_of(other) & ~self.mask == 0

    def isdisjoint(self: _Self, other: _Self) -> bool:
        """Whether two sets have no member in common."""
        return self.mask & self._mask_of(other) == 0

    def _mask_of(self, other: "BitSet[_T]") -> int:
        if type(other) is not type(self):
            raise TypeError(f"{type(other).__name__} is not a "
                            f"{type(self).__name__}")
        return other.mask

    def __reduce__(self) -> Any:
        return type(self).of, (self.mask,)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({{{', '.join(map(repr, self))}}})"


class Cards(BitSet[Card]):
    """A set of cards: Cards("KH 10♥"), Cards([card, card]). It is listed,
    indexed and written in set order: spades, clubs, diamonds, hearts, jokers.
    random.choice(cards) draws one."""

    __slots__ = ()
    _kind = "u64"

    def __init__(self, cards: "str | Iterable[Card | str | int]" = ()) -> None:
        if isinstance(cards, str):
            text = _plain(cards).encode("utf-8")
            mask = ask(c_uint64, "talon_cards_parse", text, len(text))
            object.__setattr__(self, "mask", mask)
        else:
            super().__init__([Card(one) for one in cards])

    def __iter__(self) -> Iterator[Card]:
        return map(Card, listing(c_uint8, PACK_MAX, "talon_cards_list",
                                 byref(c_uint64(self.mask))))

    def __len__(self) -> int:
        count: int = invoke("talon_cards_count",
                            byref(c_uint64(self.mask)))
        return count

    def __getitem__(self, n: int) -> Card:
        """The n-th card; it takes no longer for a large n."""
        index = operator.index(n)
        if index < 0:
            index += len(self)
        if not 0 <= index < PACK_MAX:
            index = PACK_MAX
        card = card_of(invoke("talon_cards_nth", byref(c_uint64(self.mask)),
                              index))
        if card is None:
            raise IndexError(f"the set has no card {n}")
        return card

    def __contains__(self, card: object) -> bool:
        return super().__contains__(Card(card) if isinstance(card, str)
                                    else card)

    def __str__(self) -> str:
        return written(CARDS_TEXT_MAX, "talon_cards_format",
                       byref(c_uint64(self.mask)))

    def __repr__(self) -> str:
        return f"Cards('{self}')"

    @property
    def pretty(self) -> str:
        """The cards with the signs of their suits: "7♠ A♥ JK"."""
        return " ".join(card.pretty for card in self)


class Seats(BitSet[int]):
    """A set of seats: Seats([0, 2])."""

    __slots__ = ()
    _one = "a seat"


class Denominations(BitSet[Denomination]):
    """A set of denominations or suits."""

    __slots__ = ()

    def _member(self, number: int) -> Denomination:
        return Denomination(number)


class Boxes(BitSet[Box]):
    """A set of boxes of Tripoli."""

    __slots__ = ()

    def _member(self, number: int) -> Box:
        return Box(number)


def card_array(cards: Iterable[Card | str | int]) -> Any:
    """Cards in sequence, as the library takes them."""
    numbers = [Card(one) for one in cards]
    return (c_uint8 * len(numbers))(*numbers)
