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
_ADVISOR_SPACES = {"AdvisorPart": 1, "AdviceReason": 2, "Chance": 3,
                   "FhGoal": 4}
_KEYS = {"Kind": "talon_kind_key", "Reason": "talon_reason_key",
         "Phase": "talon_phase_key", "Box": "talon_tr_box_key",
         "Suit": "talon_denomination_key",
         "Denomination": "talon_denomination_key",
         "Status": "talon_status_name", "Level": "talon_level_key"}
_LABELS = {"Reason": "talon_reason_text", "Status": "talon_status_text",
           "Suit": "talon_denomination_label",
           "Denomination": "talon_denomination_label",
           "Rank": "talon_rank_label",
           "PokerCategory": "talon_poker_category_label",
           "Level": "talon_level_label"}


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
        return self._word(_KEYS, "key")

    @property
    def label(self) -> str:
        """The English name or sentence, such as "full house"."""
        return self._word(_LABELS, "label")

    def in_words(self, language: int) -> str:
        """The label in a language, from libtalon-words."""
        name = type(self).__name__
        if name == "Level":
            return text("talon_words_level", language, int(self))
        if name in _ADVISOR_SPACES:
            return text("talon_words_advisor_term", language,
                        _ADVISOR_SPACES[name], int(self))
        return text("talon_words_term", language, _SPACES.get(name, 0),
                    int(self))

    def _word(self, functions: dict[str, str], kind: str) -> str:
        name = type(self).__name__
        if name in functions:
            return text(functions[name], int(self))
        if name in _ADVISOR_SPACES:
            return text(f"talon_advisor_term_{kind}", _ADVISOR_SPACES[name],
                        int(self))
        return text(f"talon_term_{kind}", _SPACES.get(name, 0), int(self))


class Flags(IntFlag):
    """Flags; those of a later library are kept."""
