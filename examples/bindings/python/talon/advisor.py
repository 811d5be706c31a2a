# SPDX-License-Identifier: MIT
"""Computer players for both games, and the exact solver for Five Hundred.

    from talon import advisor
    player = advisor.Player("club-1")
    view = game.redact([seat])
    best = player.advise(view, seat, rng)[0]
    print(best.next_move, best.reason.label)

They are in libtalon-advisor, which is looked for where TALON_ADVISOR_LIBRARY
says, beside libtalon, and where the system looks for libraries; the first call
loads it, and raises ImportError if there is none. Calls let other threads go
on. A player or a solver does one thing at a time, and threads wait for it.
"""
import threading
from collections.abc import Iterable, Iterator, Sequence
from ctypes import byref, c_int32, c_size_t, c_uint64, c_void_p
from typing import Any, Generic, NamedTuple, TypeVar

from . import _raw
from ._checked import fit, row
from ._library import ask, call, fetch, invoke, key_bytes, noted, text
from .cards import Cards
from .enums import (ADVICE_MAX, FH_CARD_VALUES_MAX, FH_LINE_MAX, FH_SEATS_MAX,
                    FH_SOLVER_BYTES_GOOD, SEATS_MAX, AdviceReason, Chance,
                    FhGoal, GameId, Level, Phase, Status)
from .errors import refusal
from .game import Position, _raw_events
from .random import Generator
from .rules import Rules
from .structs import (Advice, Budget, Event, FhAnswer, FhCardValue,
                      FhDealTable, FhPosition, FhReviewItem, Move, Notes)

__all__ = ["Advice", "AdviceReason", "Answers", "Budget", "Chance", "FhAnswer",
           "FhCardValue", "FhDealTable", "FhGoal", "FhPosition",
           "FhReviewItem", "Level", "NoteBook", "Notes", "Player", "Solver",
           "Why", "World", "budget_of", "levels", "library_version",
           "library_version_number", "problem_of", "serves"]

_T = TypeVar("_T")


def library_version() -> str:
    """The version of libtalon-advisor."""
    return text("talon_advisor_version_string")


def library_version_number() -> int:
    """The same as a number: major * 65536 + minor * 256 + patch."""
    number: int = invoke("talon_advisor_version_number")
    return number


def serves(headers: int = _raw.ADVISOR_HEADERS) -> bool:
    """Whether the library serves a program made for these headers."""
    return bool(invoke("talon_advisor_version_serves", headers))


# Players ---------------------------------------------------------------------

def levels() -> tuple[Level, ...]:
    """The levels, the weakest first; level.key is its name."""
    return tuple(Level(invoke("talon_level_at", index))
                 for index in range(invoke("talon_level_count")))


def budget_of(level: Level, game: int, phase: Phase) -> Budget:
    """What a level does in a phase of a game."""
    return Budget.of(fetch(_raw.player_budget, "talon_player_budget_of",
                           level, game, phase))


class Why(NamedTuple):
    """A move beside the best one; other.reason says what is wrong with it."""
    best: Advice
    other: Advice


class NoteBook(Sequence[Notes]):
    """What was seen of each seat in earlier hands: a first guess for players.
    Give it the events of every step, and it counts."""

    def __init__(self, notes: Iterable[Notes] = ()) -> None:
        kept = [*notes] or [Notes()] * SEATS_MAX
        self._raw = (_raw.player_notes * len(kept))()
        for raw, one in zip(self._raw, kept):
            one.fill(raw)

    def add(self, events: Sequence[Event]) -> None:
        """Counts what events tell."""
        array = _raw_events(events)
        call("talon_player_notes_add", self._raw, len(self._raw), array,
             len(array))

    def __len__(self) -> int:
        return len(self._raw)

    def __getitem__(self, seat: Any) -> Any:
        if isinstance(seat, slice):
            return [Notes.of(one) for one in self._raw[seat]]
        return Notes.of(self._raw[seat])


class Player:
    """A computer player: Player("expert-1"), Player(Level.CLUB_1, worlds=4).

    What it answers depends on the view of its seat, its level and budget (0
    for what the level does), the notes and the generator, and on nothing else.
    It keeps no memory of the game.
    """

    def __init__(self, level: Level | str = Level.EXPERT_1, worlds: int = 0,
                 nodes: int = 0) -> None:
        if isinstance(level, str):
            found: int = invoke("talon_level_find", key_bytes(level))
            if not found:
                raise refusal(Status.E_LEVEL)
            level = Level(found)
        self.budget = Budget(Level(level), fit("u32", worlds),
                             fit("u32", nodes))
        self._lock = threading.Lock()
        self._scratch: Any = (c_uint64 * 0)()

    def __repr__(self) -> str:
        return f"Player({self.budget.level.key!r})"

    @property
    def level(self) -> Level:
        """The level."""
        return self.budget.level

    @staticmethod
    def scratch_size(game: int) -> int:
        """How much memory it needs to think about a game."""
        size: int = ask(c_size_t, "talon_player_size", game)
        return size

    def _ask(self, game: Position, seat: int, rng: Generator,
             notes: NoteBook | None, answer: Any) -> Any:
        """Calls with what all three functions begin with. The game and the
        generator are copied, since other threads may go on."""
        view, ahead = game.copy(), rng.copy()
        kept = (_raw.player_notes * len(notes))(*notes._raw) if notes else None
        with self._lock:
            size = self.scratch_size(view.rules._raw.game_id)
            if len(self._scratch) * 8 < size:
                self._scratch = (c_uint64 * ((size + 7) // 8))()
            try:
                return answer(view._handle, seat, byref(self.budget.raw()),
                              kept, len(kept) if kept else 0, byref(ahead._raw),
                              self._scratch, len(self._scratch) * 8)
            finally:
                rng._raw = ahead._raw

    def advise(self, game: Position, seat: int, rng: Generator,
               notes: NoteBook | None = None) -> tuple[Advice, ...]:
        """The moves worth considering, the best first."""
        _, rows = self._ask(game, seat, rng, notes, lambda *given: noted(
            _raw.advice, ADVICE_MAX, "talon_player_advise", *given))
        return tuple(map(Advice.of, rows))

    def move(self, game: Position, seat: int, rng: Generator,
             notes: NoteBook | None = None) -> Move:
        """The best move."""
        return Move.of(self._ask(game, seat, rng, notes, lambda *given: fetch(
            _raw.move, "talon_player_move", *given)))

    def why(self, game: Position, seat: int, move: Move, rng: Generator,
            notes: NoteBook | None = None) -> Why:
        """What a move is worth beside the best one, and what is wrong with
        it."""
        best, other, asked = _raw.advice(), _raw.advice(), move.raw()
        self._ask(game, seat, rng, notes, lambda *given: call(
            "talon_player_why", *given, byref(asked), byref(best),
            byref(other)))
        return Why(Advice.of(best), Advice.of(other))


# The solver ------------------------------------------------------------------

class Answers(tuple[_T, ...], Generic[_T]):
    """A tuple that says whether it is finished: if not, a limit came first,
    and values are bounds."""
    finished: bool

    @classmethod
    def of(cls, status: int, rows: Iterable[_T]) -> "Answers[_T]":
        made = cls(rows)
        made.finished = status != Status.UNFINISHED
        return made


class World(NamedTuple):
    """A possible game, numbered from 0, and what each card of the seat to act
    is worth in it."""
    number: int
    values: tuple[FhCardValue, ...]


def problem_of(game: Position) -> FhPosition:
    """The position of a game in the tricks; dataclasses.replace() changes the
    side whose tricks count."""
    return FhPosition.of(fetch(_raw.fh_position, "talon_fh_position_of",
                              game._handle))


def _problem(what: FhPosition | Position) -> _raw.fh_position:
    return (problem_of(what) if isinstance(what, Position) else what).raw()


class Solver:
    """The solver: Solver(size=…, limit=…).

    It remembers what it has solved in so many bytes; that never changes an
    answer. The limit is in nodes, some twenty million a second, 0 for none;
    where it comes first, answers are ranges, with finished false. The same
    question to the same solver goes on.
    """

    def __init__(self, size: int = FH_SOLVER_BYTES_GOOD,
                 limit: int = 0) -> None:
        self.limit = fit("u32", limit)
        self._lock = threading.Lock()
        self._memory = (c_uint64 * (max(size, 0) // 8))()
        ask(c_void_p, "talon_fh_solver_init", self._memory, max(size, 0))

    def forget(self) -> None:
        """Forgets what it has solved."""
        with self._lock:
            call("talon_fh_solver_forget", self._memory)

    @staticmethod
    def check(problem: FhPosition) -> Status:
        """Whether a problem can be solved, or what is wrong with it."""
        return Status(invoke("talon_fh_position_check",
                             byref(problem.raw())))

    def solve(self, what: FhPosition | Position) -> FhAnswer:
        """How many tricks the side takes in all; in a misère 1 for made."""
        problem, raw = _problem(what), _raw.fh_answer()
        with self._lock:
            status = call("talon_fh_solve", self._memory, byref(problem),
                          self.limit, byref(raw))
        return FhAnswer.of(raw, status != Status.UNFINISHED)

    def reaches(self, what: FhPosition | Position, tricks: int) -> bool | None:
        """Whether the side takes so many tricks; None if unfinished."""
        problem, verdict = _problem(what), c_int32()
        with self._lock:
            call("talon_fh_solve_reach", self._memory, byref(problem), tricks,
                 self.limit, byref(verdict))
        return None if verdict.value < 0 else bool(verdict.value)

    def _list(self, kind: Any, room: int, name: str, problem: Any) -> Any:
        with self._lock:
            return noted(kind, room, name, self._memory, problem, self.limit)

    def cards(self, what: FhPosition | Position) -> Answers[FhCardValue]:
        """What each card is worth that may be played."""
        status, rows = self._list(_raw.fh_card_value, FH_CARD_VALUES_MAX,
                                  "talon_fh_solve_cards",
                                  byref(_problem(what)))
        return Answers.of(status, map(FhCardValue.of, rows))

    def line(self, what: FhPosition | Position) -> Answers[Move]:
        """Best play to the end of the hand."""
        status, rows = self._list(_raw.move, FH_LINE_MAX,
                                  "talon_fh_solve_line", byref(_problem(what)))
        return Answers.of(status, map(Move.of, rows))

    def review(self, game: Position) -> Answers[FhReviewItem]:
        """What each card of the hand cost. What is not finished has no
        best_card."""
        status, rows = self._list(_raw.fh_review_item, FH_LINE_MAX,
                                  "talon_fh_review", game.copy()._handle)
        return Answers.of(status, map(FhReviewItem.of, rows))

    def deal(self, rules: Rules, hands: Iterable[Cards]) -> FhDealTable:
        """What each seat takes as the contractor of each denomination."""
        given = [*hands]
        given += [Cards.of(0)] * (FH_SEATS_MAX - len(given))
        masks = (c_uint64 * FH_SEATS_MAX)(
            *row(given, FH_SEATS_MAX, lambda one: one.mask))
        raw = _raw.fh_deal_table()
        with self._lock:
            status = call("talon_fh_solve_deal", self._memory,
                          byref(rules._raw), masks, self.limit, byref(raw))
        return FhDealTable.of(raw, status != Status.UNFINISHED)

    def worlds(self, view: Position, count: int, rng: Generator,
               goal: FhGoal = FhGoal.TRICKS) -> Answers[World]:
        """Samples so many worlds of a view, and values the cards of the seat
        to act in each of them."""
        at, ahead = view.copy(), rng.copy()
        size = ask(c_size_t, "talon_sample_size", GameId.FIVE_HUNDRED)
        scratch = (c_uint64 * ((size + 7) // 8))()
        with self._lock:
            try:
                status, rows = noted(
                    _raw.fh_world, count, "talon_fh_solve_worlds",
                    self._memory, at._handle, goal, self.limit,
                    byref(ahead._raw), scratch, len(scratch) * 8)
            finally:
                rng._raw = ahead._raw
        return Answers.of(status, [
            World(one.index, tuple(map(FhCardValue.of,
                                       one.value[:one.count])))
            for one in rows])
