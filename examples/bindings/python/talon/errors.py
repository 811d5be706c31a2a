# SPDX-License-Identifier: MIT
"""Refusals as exceptions. A refused call has changed nothing."""
from ._library import Closed, text
from .cards import Cards
from .enums import Status
from .structs import TextPosition

__all__ = ["BadCards", "BadCall", "BadRules", "BadSave", "BadText", "Closed",
           "IllegalMove", "Refused", "ViewRefused"]


class Refused(Exception):
    """talon refuses a call.

    status    the Status; its name is status.key
    text      a phrase that completes "refused: ..."
    clauses   the clauses of the rule book behind it: ("FH-25",)
    cards     the cards that the reason is about
    position  where in a text the reader stopped, or None
    offset    where in bytes or a text the reader stopped, or None
    made      how many moves rebuild() made before this, or None
    """

    def __init__(self, status: int, cards: Cards | None = None,
                 position: TextPosition | None = None,
                 offset: int | None = None, made: int | None = None) -> None:
        super().__init__(status, cards, position, offset, made)
        self.status = Status(status)
        self.text = text("talon_status_text", int(status))
        self.clause = text("talon_status_clause", int(status))
        self.clauses = tuple(self.clause.split())
        self.cards = cards if cards is not None else Cards.of(0)
        self.position = position
        self.offset = offset
        self.made = made

    def __str__(self) -> str:
        words = f"{self.text or 'refused'} ({self.status.key or self.status}"
        words += f", {self.clause})" if self.clause else ")"
        if self.cards:
            words += f": {self.cards}"
        if self.position is not None and self.position.line:
            words += f" at line {self.position.line}, column " \
                     f"{self.position.column}"
        return words


class BadCall(Refused):
    """The call itself: a wrong game, seat, place, index, limit, level."""


class BadRules(Refused):
    """Options that do not exist, have no such value, or conflict."""


class BadCards(Refused):
    """Cards that are none, twice, foreign, or too many."""


class IllegalMove(Refused):
    """A move that the rules do not allow now."""


class BadText(Refused):
    """A text that is not a record."""


class BadSave(Refused):
    """Bytes that are not a saved game."""


class ViewRefused(Refused):
    """Something that a view cannot do, or not this one."""


_RULES = {Status.E_GAME, Status.E_PRESET, Status.E_OPTION, Status.E_VALUE,
          Status.E_UNSUPPORTED, Status.E_RULES}
_VIEWS = {Status.E_VIEW, Status.E_NO_WORLD, Status.E_TRIES}
_CALLS = {Status.E_SOLVER, Status.E_LEVEL, Status.E_BUDGET}
_GROUPS = ((-31, BadCall), (-47, BadRules), (-63, BadCards),
           (-127, IllegalMove), (-143, BadText), (-159, BadSave))


def refusal(status: int, cards: Cards | None = None,
            position: TextPosition | None = None,
            offset: int | None = None, made: int | None = None) -> Refused:
    """The exception for a status."""
    kind: type[Refused] = Refused
    if status in _RULES:
        kind = BadRules
    elif status in _VIEWS:
        kind = ViewRefused
    elif status in _CALLS:
        kind = BadCall
    elif status == Status.E_PLAYED:
        kind = BadCards
    else:
        for last, group in _GROUPS:
            if status >= last:
                kind = group
                break
    return kind(status, cards, position, offset, made)
