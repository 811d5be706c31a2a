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

Calls that think have `stop`: a Stop, a threading.Event, or whatever has
is_set(). Once it is set, they end soon with the best answer so far, and
`finished` is false. Ctrl-C ends what the main thread waits for.
"""
import threading
from collections.abc import Callable, Iterable, Sequence
from ctypes import byref, c_int32, c_size_t, c_uint64, c_void_p
from typing import Any, Generic, NamedTuple, TypeVar

from . import _raw
from ._checked import fit, row
from ._library import ask, call, fetch, invoke, key_bytes, noted, text
from ._stop import Stop, Stoppable, run
from .cards import Cards
from .enums import (CERTAIN, FH_CARD_VALUES_MAX, FH_DISCARDS_MAX,
                    FH_LINE_MAX, FH_SEATS_MAX,
                    FH_SOLVER_BYTES_GOOD, PACK_MAX, PLAYER_MOVES_MAX, SEATS_MAX,
                    AdviceReason, AdvisorPart, AdvisorSpace, Chance,
                    FhDiscards, FhGoal, FhNodes, GameId, Level, Phase, Status)
from .errors import Refused, refusal
from .game import Position, _raw_events
from .random import Generator
from .rules import Rules
from .structs import (Advice, Belief, Budget, Event, FhAnswer, FhCardValue,
                      FhDealTable, FhDiscardReview, FhDiscardSum,
                      FhDiscardValue, FhPar, FhPosition, FhReviewItem, Move,
                      Notes)

__all__ = ["CERTAIN", "DEFAULT_LIMIT", "UNLIMITED", "Advice", "AdviceReason",
           "AdvisorPart", "AdvisorSpace", "Answers", "Budget", "Chance",
           "FhAnswer", "FhCardValue", "FhDealTable", "FhDiscardReview",
           "FhDiscardSum", "FhDiscardValue", "FhDiscards", "FhGoal", "FhPar",
           "FhPosition", "FhReviewItem", "Level", "NoteBook", "Notes",
           "Player", "Solver", "Stop", "Stoppable", "Term", "Why", "World",
           "budget_of", "find", "levels", "library_version",
           "library_version_number", "position_before_discard", "position_of",
           "serves", "supports", "terms"]

_T = TypeVar("_T")

# Limits of a solver, in nodes.
DEFAULT_LIMIT = FhNodes.DEFAULT
UNLIMITED = FhNodes.UNLIMITED

# What takes so many nodes at most is soon over: a tenth of a second or so.
_SOON = 1_000_000


def library_version() -> str:
    """The version of libtalon-advisor."""
    number = library_version_number()
    return f"{number >> 16}.{number >> 8 & 255}.{number & 255}"


def library_version_number() -> int:
    """The same as a number: major * 65536 + minor * 256 + patch."""
    number: int = invoke("talon_advisor_version_number")
    return number


def serves(headers: int = _raw.ADVISOR_HEADERS) -> bool:
    """Whether the library serves a program made for these headers."""
    return bool(invoke("talon_advisor_version_serves", headers))


def supports(rules: Rules, part: AdvisorPart) -> bool:
    """Whether players or the solver know all rules that are set. Ask before a
    game begins; if not, they refuse it. Rules that cannot be played are
    refused here."""
    try:
        call("talon_advisor_supports", byref(rules._raw), part)
    except Refused as refused:
        if refused.status != Status.E_UNSUPPORTED:
            raise
        return False
    return True


class Term(NamedTuple):
    """A number of the advisor with its key and English label."""
    space: AdvisorSpace
    number: int
    key: str
    label: str


def _term(space: int, number: int) -> Term:
    return Term(AdvisorSpace(space), number,
                text("talon_advisor_term_key", space, number),
                text("talon_advisor_term_label", space, number))


def terms(space: AdvisorSpace) -> tuple[Term, ...]:
    """All terms of a space, in the order of the headers."""
    return tuple(
        _term(space, ask(c_int32, "talon_advisor_term_at", space, index))
        for index in range(invoke("talon_advisor_term_count", space)))


def find(space: AdvisorSpace, key: str) -> Term:
    """The term with a key."""
    return _term(space, ask(c_int32, "talon_advisor_term_find", space,
                            key_bytes(key)))


# Players ---------------------------------------------------------------------

def levels() -> tuple[Level, ...]:
    """The levels, the weakest first, with key and label."""
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
    finished: bool = True


class Answers(tuple[_T, ...], Generic[_T]):
    """A tuple that says whether it is finished: if not, a limit or a stop came
    first, and values of the solver are bounds."""
    finished: bool

    @classmethod
    def of(cls, status: int, rows: Iterable[_T]) -> "Answers[_T]":
        made = cls(rows)
        made.finished = status != Status.UNFINISHED
        return made


class NoteBook(Sequence[Notes]):
    """What was seen of each seat in earlier hands: a first guess for players.
    Give it the events of every step, as the table or any one seat sees them,
    and it counts."""

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

    def scratch_size(self, game: int) -> int:
        """How much memory it needs to think about a game, in bytes."""
        size: int = ask(c_size_t, "talon_player_size", game,
                        byref(self.budget.raw()))
        return size

    def _ask(self, game: Position, seat: int, rng: Generator,
             notes: NoteBook | None, stop: Stoppable | None,
             answer: Callable[..., Any]) -> Any:
        """Calls with what all three functions begin with. The game and the
        generator are copied, since other threads may go on."""
        view, ahead = game.copy(), rng.copy()
        kept = (_raw.player_notes * len(notes))(*notes._raw) if notes else None
        with self._lock:
            size = self.scratch_size(view.rules._raw.game_id)
            if len(self._scratch) * 8 < size:
                self._scratch = (c_uint64 * ((size + 7) // 8))()
            budget = self.budget.raw()
            try:
                return run(lambda word: answer(
                    view._handle, seat, byref(budget), word, kept,
                    len(kept) if kept else 0, byref(ahead._raw),
                    self._scratch, len(self._scratch) * 8),
                    stop, self.budget.nodes > _SOON)
            finally:
                rng._raw = ahead._raw

    def advise(self, game: Position, seat: int, rng: Generator,
               notes: NoteBook | None = None, *,
               stop: Stoppable | None = None) -> Answers[Advice]:
        """The moves worth considering, the best first."""
        status, rows = self._ask(
            game, seat, rng, notes, stop, lambda *given: noted(
                _raw.advice, PLAYER_MOVES_MAX, "talon_player_advise", *given))
        return Answers.of(status, map(Advice.of, rows))

    def beliefs(self, game: Position, seat: int, rng: Generator,
                notes: NoteBook | None = None, *,
                stop: Stoppable | None = None) -> Answers[Belief]:
        """Where the player of a seat believes hidden cards to be."""
        status, rows = self._ask(
            game, seat, rng, notes, stop, lambda *given: noted(
                _raw.belief, PACK_MAX, "talon_player_beliefs", *given))
        return Answers.of(status, map(Belief.of, rows))

    def move(self, game: Position, seat: int, rng: Generator,
             notes: NoteBook | None = None, *,
             stop: Stoppable | None = None) -> Move:
        """The best move; of a call that was stopped, the best so far."""
        return Move.of(self._ask(
            game, seat, rng, notes, stop, lambda *given: fetch(
                _raw.move, "talon_player_move", *given)))

    def why(self, game: Position, seat: int, move: Move, rng: Generator,
            notes: NoteBook | None = None, *,
            stop: Stoppable | None = None) -> Why:
        """What a move is worth beside the best one, and what is wrong with
        it."""
        best, other, asked = _raw.advice(), _raw.advice(), move.raw()
        status = self._ask(game, seat, rng, notes, stop, lambda *given: call(
            "talon_player_why", *given, byref(asked), byref(best),
            byref(other)))
        return Why(Advice.of(best), Advice.of(other),
                   status != Status.UNFINISHED)


# The solver ------------------------------------------------------------------

class World(NamedTuple):
    """A possible game, numbered from 0, and what each card of the seat to act
    is worth in it."""
    number: int
    values: tuple[FhCardValue, ...]


def position_of(game: Position) -> FhPosition:
    """The position of a game in the tricks; dataclasses.replace() changes the
    side whose tricks count."""
    return FhPosition.of(fetch(_raw.fh_position, "talon_fh_position_of",
                               game._handle))


def position_before_discard(game: Position) -> FhPosition:
    """The position of a game before the discard of its hand, for
    Solver.discards(): the contractor holds the kitty, too."""
    return FhPosition.of(fetch(_raw.fh_position,
                               "talon_fh_position_before_discard",
                               game._handle))


def _position(what: FhPosition | Position) -> _raw.fh_position:
    return (position_of(what) if isinstance(what, Position) else what).raw()


def _hands(hands: Iterable[Cards]) -> Any:
    """Hands by seat, as an array."""
    given = [*hands]
    given += [Cards.of(0)] * (FH_SEATS_MAX - len(given))
    return (c_uint64 * FH_SEATS_MAX)(
        *row(given, FH_SEATS_MAX, lambda one: one.mask))


class Solver:
    """The solver: Solver(size=…, limit=…).

    It remembers what it has solved in so many bytes; that never changes an
    answer. The limit is in nodes for each call, some twenty million a second:
    DEFAULT_LIMIT, or UNLIMITED, with which some calls take minutes. Where the
    limit or a stop comes first, answers are ranges, with finished false. The
    same question to the same solver goes on.
    """

    def __init__(self, size: int = FH_SOLVER_BYTES_GOOD,
                 limit: int = DEFAULT_LIMIT) -> None:
        self.limit = fit("u32", limit)
        self._lock = threading.Lock()
        self._memory = (c_uint64 * (max(size, 0) // 8))()
        ask(c_void_p, "talon_fh_solver_init", self._memory, max(size, 0))

    def forget(self) -> None:
        """Forgets what it has solved."""
        with self._lock:
            call("talon_fh_solver_forget", self._memory)

    @staticmethod
    def check(position: FhPosition) -> Refused | None:
        """Why a position cannot be solved; None if it can."""
        status = invoke("talon_fh_position_check", byref(position.raw()))
        return refusal(status) if status < 0 else None

    def _run(self, stop: Stoppable | None,
             function: Callable[[Any], Any]) -> Any:
        """Calls a function with what stops it; no other thread uses the
        solver meanwhile."""
        with self._lock:
            return run(function, stop, not 0 < self.limit <= _SOON)

    def _list(self, stop: Stoppable | None, kind: Any, room: int, name: str,
              what: Any) -> Any:
        return self._run(stop, lambda word: noted(
            kind, room, name, self._memory, what, self.limit, word))

    def solve(self, what: FhPosition | Position, *,
              stop: Stoppable | None = None) -> FhAnswer:
        """How many tricks the side takes in all; in a misère 1 for made."""
        position, raw = _position(what), _raw.fh_answer()
        status = self._run(stop, lambda word: call(
            "talon_fh_solve", self._memory, byref(position), self.limit, word,
            byref(raw)))
        return FhAnswer.of(raw, status != Status.UNFINISHED)

    def reaches(self, what: FhPosition | Position, tricks: int, *,
                stop: Stoppable | None = None) -> bool | None:
        """Whether the side takes so many tricks; None if unfinished."""
        position, verdict = _position(what), c_int32()
        self._run(stop, lambda word: call(
            "talon_fh_solve_reach", self._memory, byref(position), tricks,
            self.limit, word, byref(verdict)))
        return None if verdict.value < 0 else bool(verdict.value)

    def cards(self, what: FhPosition | Position, *,
              stop: Stoppable | None = None) -> Answers[FhCardValue]:
        """What each card is worth that may be played."""
        status, rows = self._list(stop, _raw.fh_card_value, FH_CARD_VALUES_MAX,
                                  "talon_fh_solve_cards",
                                  byref(_position(what)))
        return Answers.of(status, map(FhCardValue.of, rows))

    def line(self, what: FhPosition | Position, *,
             stop: Stoppable | None = None) -> Answers[Move]:
        """Best play to the end of the hand."""
        status, rows = self._list(stop, _raw.move, FH_LINE_MAX,
                                  "talon_fh_solve_line",
                                  byref(_position(what)))
        return Answers.of(status, map(Move.of, rows))

    def review(self, game: Position, *,
               stop: Stoppable | None = None) -> Answers[FhReviewItem]:
        """What each card of the hand cost. What is not finished has no
        best_card."""
        status, rows = self._list(stop, _raw.fh_review_item, FH_LINE_MAX,
                                  "talon_fh_review", game.copy()._handle)
        return Answers.of(status, map(FhReviewItem.of, rows))

    def discards(self, what: FhPosition | Position,
                 wanted: FhDiscards = FhDiscards.EVERY, *,
                 stop: Stoppable | None = None) -> Answers[FhDiscardValue]:
        """What each discard is worth; or which are best, and of the others
        only that they are not better."""
        position = (position_before_discard(what)
                    if isinstance(what, Position) else what).raw()
        status, rows = self._run(stop, lambda word: noted(
            _raw.fh_discard_value, FH_DISCARDS_MAX, "talon_fh_solve_discards",
            self._memory, byref(position), wanted, self.limit, word))
        return Answers.of(status, map(FhDiscardValue.of, rows))

    def review_discard(self, game: Position, *,
                       stop: Stoppable | None = None) -> FhDiscardReview:
        """What the discard of the hand cost; before and after are -1 if
        unfinished."""
        at, raw = game.copy(), _raw.fh_discard_review()
        self._run(stop, lambda word: call(
            "talon_fh_review_discard", self._memory, at._handle, self.limit,
            word, byref(raw)))
        return FhDiscardReview.of(raw)

    def deal(self, rules: Rules, hands: Iterable[Cards],
             kitty: Cards | None = None, *,
             stop: Stoppable | None = None) -> FhDealTable:
        """What each seat takes as the contractor of each denomination; with a
        kitty, if it takes that and discards what is best."""
        masks = _hands(hands)
        raw = _raw.fh_deal_table()
        if kitty is None:
            status = self._run(stop, lambda word: call(
                "talon_fh_solve_deal", self._memory, byref(rules._raw), masks,
                self.limit, word, byref(raw)))
        else:
            mask = c_uint64(kitty.mask)
            status = self._run(stop, lambda word: call(
                "talon_fh_solve_deal_with_kitty", self._memory,
                byref(rules._raw), masks, byref(mask), self.limit, word,
                byref(raw)))
        return FhDealTable.of(raw, status != Status.UNFINISHED)

    def par(self, rules: Rules, hands: Iterable[Cards], kitty: Cards,
            dealer: int, before: Iterable[int] = (), *,
            stop: Stoppable | None = None) -> FhPar:
        """What a deal with its kitty is worth with best bidding and play: the
        points that the side of seat 0 gains on the other. The scores before
        the hand are by seat."""
        masks, raw, found = _hands(hands), _raw.fh_deal_table(), _raw.fh_par()
        given = [*before]
        given += [0] * (FH_SEATS_MAX - len(given))
        scores = (c_int32 * FH_SEATS_MAX)(
            *row(given, FH_SEATS_MAX, lambda one: fit("i32", one)))
        self._run(stop, lambda word: call(
            "talon_fh_solve_deal_with_kitty", self._memory, byref(rules._raw),
            masks, byref(c_uint64(kitty.mask)), self.limit, word, byref(raw)))
        status = call("talon_fh_par_of", byref(rules._raw), dealer, scores,
                      byref(raw), byref(found))
        return FhPar.of(found, status != Status.UNFINISHED)

    def worlds(self, view: Position, count: int, rng: Generator,
               goal: FhGoal = FhGoal.TRICKS, *,
               stop: Stoppable | None = None) -> Answers[World]:
        """Samples so many worlds of a view, and values the cards of the seat
        to act in each of them; fewer, if the limit or a stop comes first."""
        at, ahead = view.copy(), rng.copy()
        size = ask(c_size_t, "talon_sample_size", GameId.FIVE_HUNDRED)
        scratch = (c_uint64 * ((size + 7) // 8))()
        try:
            status, rows = self._run(stop, lambda word: noted(
                _raw.fh_world, count, "talon_fh_solve_worlds", self._memory,
                at._handle, goal, self.limit, word, byref(ahead._raw), scratch,
                len(scratch) * 8, count))
        finally:
            rng._raw = ahead._raw
        return Answers.of(status, [
            World(one.index, tuple(map(FhCardValue.of,
                                       one.value[:one.count])))
            for one in rows])

    def discard_worlds(self, view: Position, count: int, rng: Generator,
                       goal: FhGoal = FhGoal.TRICKS, *,
                       stop: Stoppable | None = None) -> Answers[FhDiscardSum]:
        """Samples so many worlds of a contractor's view, and adds up what each
        discard is worth in them; fewer, if the limit or a stop comes
        first."""
        at, ahead = view.copy(), rng.copy()
        size = ask(c_size_t, "talon_sample_size", GameId.FIVE_HUNDRED)
        scratch = (c_uint64 * ((size + 7) // 8))()
        try:
            status, rows = self._run(stop, lambda word: noted(
                _raw.fh_discard_sum, FH_DISCARDS_MAX,
                "talon_fh_solve_discard_worlds", self._memory, at._handle,
                goal, self.limit, word, byref(ahead._raw), scratch,
                len(scratch) * 8, count))
        finally:
            rng._raw = ahead._raw
        return Answers.of(status, map(FhDiscardSum.of, rows))
