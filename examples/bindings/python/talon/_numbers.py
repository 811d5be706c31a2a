# SPDX-License-Identifier: MIT
"""What the enumerations share: words from the library, and room for numbers
that only a later library knows."""
from enum import IntEnum, IntFlag
from typing import Any

from ._library import text

# The space of each enumeration, and the functions that know its words better.
_SPACES = {"Status": 1, "Kind": 2, "Reason": 3, "Phase": 4, "Place": 5,
           "Denomination": 6, "Suit": 6, "Rank": 7, "PokerCategory": 8,
           "Box": 9, "Limit": 10, "Feature": 11, "OptionType": 12}
_KEYS = {"Kind": "talon_kind_key", "Reason": "talon_reason_key",
         "Phase": "talon_phase_key", "Box": "talon_tr_box_key",
         "Suit": "talon_denomination_key",
         "Denomination": "talon_denomination_key",
         "Status": "talon_status_name", "Level": "talon_level_name",
         "AdviceReason": "talon_advice_reason_key"}
_LABELS = {"Reason": "talon_reason_text", "Status": "talon_status_text",
           "Suit": "talon_denomination_label",
           "Denomination": "talon_denomination_label",
           "Rank": "talon_rank_label",
           "PokerCategory": "talon_poker_category_label",
           "AdviceReason": "talon_advice_reason_text",
           "Level": "talon_level_name"}


class Number(IntEnum):
    """A number with a name. Numbers of a later library become members, too:
    their names are made of the number."""

    @classmethod
    def _missing_(cls, value: object) -> Any:
        if not isinstance(value, int):
            return None
        member = int.__new__(cls, value)
        member._name_ = f"{cls.__name__.upper()}_{value}"
        member._value_ = value
        return member

    @property
    def key(self) -> str:
        """The word for programs and files, such as "call-card"."""
        space = type(self).__name__
        if space in _KEYS:
            return text(_KEYS[space], int(self))
        return text("talon_term_key", _SPACES.get(space, 0), int(self))

    @property
    def label(self) -> str:
        """The English name or sentence, such as "full house"."""
        space = type(self).__name__
        if space in _LABELS:
            return text(_LABELS[space], int(self))
        return text("talon_term_label", _SPACES.get(space, 0), int(self))


class Flags(IntFlag):
    """Flags; those of a later library are kept."""
