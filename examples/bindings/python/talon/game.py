# SPDX-License-Identifier: MIT
"""Games and views: who acts, what may be done, doing it, and what happened."""
import ctypes
import sys
import weakref
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from ctypes import (byref, c_int32, c_int64, c_size_t, c_uint8, c_uint32,
                    c_uint64, c_void_p)
from typing import Any, NamedTuple, TypeVar, overload

from . import _raw
from ._checked import fit
from ._library import (Closed, ask, call, fetch, invoke, listing, noted,
                       octets, written)
from .cards import Card, Cards, Seats, card_array
from .enums import (CHOICES_MAX, DEAL_TEXT_MAX, EVENTS_MAX, GAME_BYTES_MAX,
                    HISTORY_MAX, MOVE_CODES_MAX, MOVE_TEXT_MAX, NOBODY,
                    OBSERVATION_MAX,
                    PACK_MAX, RECORD_STATE_MAX, RULES_CODES_MAX,
                    SAMPLE_BYTES_MAX, SAVE_BYTES_MAX, SAVED_EVENT_BYTES,
                    SEATS_MAX, TABLE, Annotations, Codes, Kind, Phase, Status,
                    Suit)
from .errors import Refused, refusal
from .random import Generator
from .rules import Rules
from .structs import Choice, Event, Move, TextPosition

__all__ = ["Allocator", "Game", "History", "Known", "Moves", "Parsed",
           "SavedInfo", "View", "game_bytes", "load", "load_events",
           "record_verb", "redact", "saved_info", "save_events"]

_Self = TypeVar("_Self", bound="Position")


class Known(NamedTuple):
    """The cards at a place: those known, and how many there are."""
    cards: Cards
    number: int
    complete: bool


class History(NamedTuple):
    """The moves since the deal, and whether none is missing."""
    moves: tuple[Move, ...]
    complete: bool


class Parsed(NamedTuple):
    """A line of a record that was not made: a move; of a draw or deal also
    its cards in sequence."""
    move: Move
    cards: tuple[Card, ...]


class SavedInfo(NamedTuple):
    """What saved bytes say before they are loaded."""
    rules: Rules
    viewers: Seats
    is_view: bool


class Allocator:
    """Memory for games from your own functions.

    allocate(size) returns an object of at least so many writable bytes, such
    as a bytearray, or None; release(object) gets it back. What they raise
    comes out of the call that needed the memory.
    """

    def __init__(self, allocate: Callable[[int], Any],
                 release: Callable[[Any], None]) -> None:
        self._allocate, self._release = allocate, release


def _free(game: c_void_p) -> None:
    """Frees a game that the library made in memory of its own."""
    invoke("talon_game_free", None, game)


def _give_back(allocator: Allocator, held: list[Any]) -> None:
    """Gives an allocator back what a game has held."""
    memory = held[0]
    held.clear()                # nothing points into it any more
    if memory is not None:
        allocator._release(memory)


class _Allocated(c_void_p):
    """A game in memory of the library or of an allocator. It is freed with this
    object. What frees it is made first: whatever lacks memory later, nothing is
    lost. An allocator is not called through C: a callback of ctypes that lacks
    memory returns any address."""

    def __init__(self, allocator: Allocator | None, rules: Rules) -> None:
        super().__init__()
        if allocator is None:
            game = c_void_p()
            self.free = weakref.finalize(self, _free, game)
            call("talon_game_new", None, byref(rules._raw), byref(game))
            self.value = game.value
            return
        held: list[Any] = [None, None]
        self.free = weakref.finalize(self, _give_back, allocator, held)
        try:
            self._make(allocator, rules, held)
        except BaseException:
            with suppress(BaseException):   # the first one is raised
                self.free()
            raise

    def _make(self, allocator: Allocator, rules: Rules,
              held: list[Any]) -> None:
        size = game_bytes(rules._raw.game_id)
        held[0] = allocator._allocate(size)
        if held[0] is None:
            raise refusal(Status.E_MEMORY)
        held[1] = (ctypes.c_char * size).from_buffer(held[0])
        self.value = ctypes.addressof(held[1])
        ask(c_void_p, "talon_game_init", self, size, byref(rules._raw))


def _room() -> Any:
    """Memory for a game."""
    return (c_uint64 * (GAME_BYTES_MAX // 8))()


class Moves(Sequence[Move]):
    """The moves of a seat or the table, in talon's order; move 0 of a seat is
    the most passive one. They are those of the moment at which the list was
    made."""

    def __init__(self, at: "Position", seat: int | None, count: int) -> None:
        self._at, self._seat, self._count = at.copy(), seat, count

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> Move: ...

    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[one] for one in range(*index.indices(self._count))]
        if index < 0:
            index += self._count
        if not 0 <= index < self._count:
            raise IndexError("there is no such move")
        at = self._at._handle
        if self._seat is None:
            raw = fetch(_raw.move, "talon_game_move_at", at, index)
        else:
            raw = fetch(_raw.move, "talon_game_seat_move_at", at, self._seat,
                        index)
        return Move.of(raw)

    def index(self, move: Any, *limits: Any) -> int:
        """The index of a move; a move that is not legal is refused."""
        number: int = ask(c_uint32, "talon_game_move_index", self._at._handle,
                          byref(move.raw()))
        return number

    def __contains__(self, move: object) -> bool:
        return isinstance(move, Move) and self._at.check(move) is None \
            and (self._seat is None or self._seat == move.seat)


def _events(raw: Iterable[_raw.event]) -> tuple[Event, ...]:
    return tuple([Event.of(one) for one in raw])


def _raw_events(events: Sequence[Event]) -> Any:
    array = (_raw.event * len(events))()
    for raw, event in zip(array, events):
        event.fill(raw)
    return array


def _raw_codes(codes: Iterable[int]) -> Any:
    numbers = [fit("u32", code) for code in codes]
    return (c_uint32 * len(numbers))(*numbers)


class Position:
    """What games and views can do: everything that changes nothing."""

    # Memory of Python's, or what stands for memory of an allocator. Calls get
    # this object and not its address, so it lives until they return, even if
    # another thread closes the game.
    _memory: Any = None

    @property
    def _handle(self) -> Any:
        if self._memory is None:
            raise Closed(f"this {type(self).__name__} is closed")
        return self._memory

    def close(self) -> None:
        """Gives the memory back. The object cannot be used any more."""
        memory, self._memory = self._memory, None
        if isinstance(memory, _Allocated) and sys.getrefcount(memory) <= 2:
            memory.free()

    @property
    def closed(self) -> bool:
        """Whether it has been closed."""
        return self._memory is None

    def __enter__(self: _Self) -> _Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def _cloned(self, kind: type[_Self]) -> _Self:
        made, memory = object.__new__(kind), _room()
        ask(c_void_p, "talon_game_clone", memory, GAME_BYTES_MAX,
            self._handle)
        made._memory = memory
        return made

    def copy(self: _Self) -> _Self:
        """A copy, in memory of its own."""
        return self._cloned(type(self))

    def __copy__(self: _Self) -> _Self:
        return self.copy()

    def __deepcopy__(self: _Self, memo: Any) -> _Self:
        return self.copy()

    def __reduce__(self) -> Any:
        return load, (self.save(),)

    def assign(self: _Self, source: _Self) -> None:
        """Becomes what another one is: to undo, assign a copy that was kept.
        Both must be of the same kind of game."""
        if type(source) is not type(self):
            raise TypeError(f"a {type(self).__name__} is needed")
        call("talon_game_copy", self._handle, source._handle)

    def __eq__(self, other: object) -> bool:
        """Whether both are in the same state, but for the turn counter."""
        if not isinstance(other, Position):
            return NotImplemented
        return bool(ask(c_int32, "talon_game_equal", self._handle,
                        other._handle))

    __hash__ = None  # type: ignore[assignment]

    def state_hash(self) -> int:
        """A hash of the state, the same for equal games; promised within one
        release only."""
        number: int = ask(c_uint64, "talon_game_hash", self._handle)
        return number

    @property
    def rules(self) -> Rules:
        """The rules."""
        return Rules._of(fetch(_raw.rules, "talon_game_rules", self._handle))

    @property
    def to_act(self) -> int:
        """Who must act: a seat, TABLE or NOBODY."""
        seat: int = ask(c_int32, "talon_game_to_act", self._handle)
        return seat

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.to_act == NOBODY

    @property
    def owing(self) -> Seats:
        """The seats that owe a move."""
        return Seats.of(ask(c_uint32, "talon_game_owing", self._handle))

    def _number(self, name: str, kind: Any = c_uint32) -> int:
        number: int = ask(kind, name, self._handle)
        return number

    @property
    def turn(self) -> int:
        """How many moves, draws, boards and deals there have been."""
        return self._number("talon_game_turn")

    @property
    def phase(self) -> Phase:
        """The phase."""
        return Phase(self._number("talon_game_phase"))

    @property
    def seat_count(self) -> int:
        """The number of seats."""
        return self._number("talon_game_seat_count")

    @property
    def deal_count(self) -> int:
        """The number of deals so far."""
        return self._number("talon_game_deal_count")

    @property
    def deal_over(self) -> bool:
        """Whether no hand is being played."""
        return bool(self._number("talon_game_deal_over", c_int32))

    @property
    def totals(self) -> tuple[int, ...]:
        """What each seat has: its score, or its chips."""
        return tuple(listing(c_int64, SEATS_MAX, "talon_game_totals",
                             self._handle))

    @property
    def returns(self) -> tuple[int, ...]:
        """What each seat won or lost in the last hand or deal."""
        return tuple(listing(c_int64, SEATS_MAX, "talon_game_returns",
                             self._handle))

    @property
    def winners(self) -> Seats:
        """The winners."""
        return Seats.of(self._number("talon_game_winners"))

    def side(self, seat: int) -> Seats:
        """A seat and its partners."""
        return Seats.of(ask(c_uint32, "talon_game_side", self._handle, seat))

    @property
    def viewers(self) -> Seats:
        """The viewers of a view; of a game, all of its seats."""
        seats, is_view = c_uint32(), c_int32()
        call("talon_game_viewers", self._handle, byref(seats), byref(is_view))
        return Seats.of(seats.value)

    def _choices(self, seat: int | None) -> tuple[Choice, ...] | None:
        if seat is None:
            status, rows = noted(_raw.choice, CHOICES_MAX,
                                 "talon_game_choices", self._handle)
        else:
            status, rows = noted(_raw.choice, CHOICES_MAX,
                                 "talon_game_choices_of", self._handle, seat)
        return tuple([Choice.of(row) for row in rows]) if not status else None

    def _moves(self, seat: int | None) -> Moves | None:
        count = c_uint32()
        if seat is None:
            status = call("talon_game_move_count", self._handle, byref(count))
        else:
            status = call("talon_game_seat_move_count", self._handle, seat,
                          byref(count))
        return Moves(self, seat, count.value) if not status else None

    def check(self, move: Move) -> Refused | None:
        """What apply() would raise for a move; None if a seat may make it."""
        concerned = c_uint64()
        status = invoke("talon_game_check", self._handle, byref(move.raw()),
                        byref(concerned))
        return refusal(status, Cards.of(concerned.value)) if status < 0 \
            else None

    def random_move(self, rng: Generator) -> Move:
        """A move of the seat to act for sensible random play."""
        return Move.of(fetch(_raw.move, "talon_game_move_random",
                             self._handle, byref(rng._raw)))

    def cards(self, place: int) -> Known:
        """The cards at a place: a hand, or one of Place."""
        if place < 0:  # to_act at the table, most often
            raise refusal(Status.E_PLACE)
        cards, count = c_uint64(), c_uint32()
        status = call("talon_game_cards", self._handle, place, byref(cards),
                      byref(count))
        return Known(Cards.of(cards.value), count.value, not status)

    def card_suit(self, card: Card | str) -> Suit:
        """The suit that a card belongs to now."""
        return Suit(ask(c_uint32, "talon_game_card_suit", self._handle,
                        Card(card)))

    def sort_hand(self, cards: Cards) -> tuple[Card, ...]:
        """Cards in the order in which to show a hand."""
        return tuple(map(Card, listing(
            c_uint8, PACK_MAX, "talon_game_sort_hand", self._handle,
            byref(c_uint64(cards.mask)))))

    def deal_places(self) -> tuple[int, ...]:
        """Where each card of the pack that is due will go."""
        return tuple(listing(c_uint8, PACK_MAX, "talon_game_deal_places",
                             self._handle))

    def pack_for(self, wanted: Sequence[Cards]) -> tuple[Card, ...]:
        """A pack that deals wanted cards: wanted[p] to place p."""
        masks = (c_uint64 * len(wanted))(*[one.mask for one in wanted])
        return tuple(map(Card, listing(
            c_uint8, PACK_MAX, "talon_game_pack_for", self._handle, masks,
            len(wanted))))

    def shuffle(self, rng: Generator) -> tuple[Card, ...]:
        """The cards that are due, shuffled, for deal()."""
        return tuple(map(Card, listing(
            c_uint8, PACK_MAX, "talon_game_shuffle", self._handle,
            byref(rng._raw))))

    def save(self) -> bytes:
        """The game or view as bytes, for load()."""
        return octets(SAVE_BYTES_MAX, "talon_game_save", self._handle)

    def information_key(self, seat: int) -> bytes:
        """What a seat knows, as bytes to compare; promised within one release
        only."""
        return octets(GAME_BYTES_MAX, "talon_game_information_key",
                      self._handle, seat)

    def parse(self, line: str) -> Parsed:
        """Reads a line of a record without making it."""
        data = line.encode("utf-8")
        move, cards = _raw.move(), (c_uint8 * PACK_MAX)()
        count, place = c_uint32(), _raw.text_position()
        status = invoke("talon_record_parse", self._handle, data, len(data),
                        byref(move), cards, PACK_MAX, byref(count),
                        byref(place))
        if status < 0:
            raise refusal(status, None, TextPosition.of(place))
        return Parsed(Move.of(move), tuple(map(Card, cards[:count.value])))

    def write_move(self, move: Move) -> str:
        """A legal move as a line of a record, without its end."""
        return written(MOVE_TEXT_MAX, "talon_record_write_move", self._handle,
                       byref(move.raw())).rstrip("\n")

    def write_deal(self, cards: Iterable[Card | str | int]) -> str:
        """The draw or deal that is due as a line of a record, without its
        end."""
        array = card_array(cards)
        return written(DEAL_TEXT_MAX, "talon_record_write_deal",
                       self._handle, array, len(array)).rstrip("\n")

    def move_codes(self, move: Move, mode: Codes) -> tuple[int, ...]:
        """The codes of a move of a seat, whether it is legal now or not."""
        return tuple(listing(c_uint32, MOVE_CODES_MAX,
                             "talon_game_move_codes", self._handle, mode,
                             byref(move.raw())))

    def _codes_after(self, seat: int, prefix: Iterable[int],
                     mode: Codes) -> tuple[int, ...] | None:
        array = _raw_codes(prefix)
        status, codes = noted(c_uint32, RULES_CODES_MAX,
                              "talon_game_codes_after", self._handle, seat,
                              mode, array, len(array))
        return tuple(codes) if not status else None

    def code_mask(self, seat: int, prefix: Iterable[int] = (),
                  mode: Codes = Codes.LADDER) -> bytes | None:
        """The codes with which a seat may begin its move or, after some, go
        on with it, as a mask: 1 for each code that may come next, else 0.
        None in a view of which it is not a viewer."""
        array = _raw_codes(prefix)
        status, mask = noted(c_uint8, RULES_CODES_MAX, "talon_game_code_mask",
                             self._handle, seat, mode, array, len(array))
        return bytes(mask) if not status else None

    def observe(self, seat: int) -> "array[int]":
        """What a seat knows, as numbers; Rules.observation says what they
        are."""
        return array("i", listing(c_int32, OBSERVATION_MAX,
                                  "talon_game_observe", self._handle, seat))

    def move_of_codes(self, seat: int, codes: Iterable[int],
                      mode: Codes) -> Move:
        """The legal move of a seat that has these codes."""
        array = _raw_codes(codes)
        return Move.of(fetch(_raw.move, "talon_game_move_of_codes",
                             self._handle, seat, mode, array, len(array)))

    def rebuild(self, pack: Iterable[Card | str | int],
                moves: Iterable[Move] = (),
                told: Sequence[Event] = ()) -> "Game":
        """Plays the hand again with a pack and moves, as a new game. In
        Tripoli it takes the events since the deal. A refusal has in `made`
        how many moves were made before it."""
        cards, events, rows = card_array(pack), _raw_events(told), list(moves)
        array, made = (_raw.move * len(rows))(), c_uint32()
        for raw, move in zip(array, rows):
            move.fill(raw)
        rebuilt = self._cloned(Game)
        status = invoke("talon_game_rebuild", rebuilt._handle, self._handle,
                        events, len(events), cards, len(cards), array,
                        len(array), byref(made))
        if status < 0:
            raise refusal(status, made=made.value)
        return rebuilt

    def redact(self, viewers: Iterable[int] = ()) -> "View":
        """What some seats know; without any, what a spectator knows."""
        view = self._cloned(View)
        call("talon_game_redact", view._handle, self._handle,
             Seats(viewers).mask)
        return view

    def __repr__(self) -> str:
        if self._memory is None:
            return f"<{type(self).__name__}, closed>"
        return f"<{type(self).__name__} of {self.rules.game.key}, turn " \
               f"{self.turn}, {self.phase.key}>"


class Game(Position):
    """A whole game.

        game = Game(Rules("tripoli"))

    Its memory is Python's, unless there is an allocator: one of your own, or
    None for the one in the library. It is freed with the object, or at once
    by close() or at the end of a with statement.
    """

    def __init__(self, rules: Rules,
                 *allocator: Allocator | None) -> None:
        if allocator:
            self._memory = _Allocated(allocator[0], rules)
            return
        memory = _room()
        ask(c_void_p, "talon_game_init", memory, GAME_BYTES_MAX,
            byref(rules._raw))
        self._memory = memory

    def choices(self, seat: int | None = None) -> tuple[Choice, ...]:
        """Everything that a seat (or whoever is to act) may do."""
        return self._choices(seat) or ()

    def moves(self, seat: int | None = None) -> Moves:
        """The moves of a seat (or of whoever is to act)."""
        moves = self._moves(seat)
        assert moves is not None
        return moves

    def codes_after(self, seat: int, prefix: Iterable[int],
                    mode: Codes) -> tuple[int, ...]:
        """The codes with which a seat may begin its move or, after some, go
        on with it; none after those of a whole move."""
        return self._codes_after(seat, prefix, mode) or ()

    def hand_pack(self) -> tuple[Card, ...]:
        """A pack that deals the hand again."""
        return tuple(map(Card, listing(c_uint8, PACK_MAX,
                                       "talon_game_hand_pack",
                                       self._handle)))

    def history(self, told: Sequence[Event] = ()) -> History:
        """The moves since the deal. A session of Tripoli does not keep all
        of them: none is missing with the events since the deal, as any seat
        was told them."""
        events = _raw_events(told)
        status, moves = noted(_raw.move, max(HISTORY_MAX, len(events)),
                              "talon_game_history", self._handle, events,
                              len(events))
        return History(tuple(map(Move.of, moves)), not status)

    def _change(self, name: str, *arguments: Any) -> tuple[Event, ...]:
        return _events(listing(_raw.event, EVENTS_MAX, name, self._handle,
                               *arguments))

    def apply(self, move: Move) -> tuple[Event, ...]:
        """Makes a move; what happened is what the table saw."""
        raw, count = move.raw(), c_uint32()
        events = (_raw.event * EVENTS_MAX)()
        status = invoke("talon_game_apply", self._handle, byref(raw), events,
                        EVENTS_MAX, byref(count))
        if status == Status.E_SPACE:
            return self._change("talon_game_apply", byref(raw))
        if status < 0:
            raise self.check(move) or refusal(status)
        return _events(events[:count.value])

    def chance(self, rng: Generator) -> tuple[Event, ...]:
        """Makes what is due by chance: a draw, a deal, a board."""
        return self._change("talon_game_chance", byref(rng._raw))

    def deal(self, cards: Iterable[Card | str | int]) -> tuple[Event, ...]:
        """Deals the cards that are due."""
        array = card_array(cards)
        return self._change("talon_game_deal", array, len(array))

    def load(self, saved: bytes) -> None:
        """Becomes a saved game of the same kind."""
        data, offset = (c_uint8 * len(saved))(*saved), c_size_t()
        kept = self.copy()
        status = invoke("talon_game_load", self._handle, data, len(data),
                        byref(offset))
        if status < 0:
            raise refusal(status, offset=offset.value)
        if _is_view(self):
            self.assign(kept)
            raise refusal(Status.E_VIEW)

    def read_line(self, line: str, check: bool = True) -> tuple[Event, ...]:
        """Makes the draw, deal or move in a line of a record, or checks its
        annotation."""
        data = line.encode("utf-8")
        events, count = (_raw.event * EVENTS_MAX)(), c_uint32()
        place = _raw.text_position()
        status = invoke("talon_record_read_line", self._handle, data,
                        len(data), Annotations(check), events, EVENTS_MAX,
                        byref(count), byref(place))
        if status < 0:
            raise refusal(status, None, TextPosition.of(place))
        return _events(events[:count.value])

    def read(self, record: str, check: bool = True) -> int:
        """Makes all lines of a record after its header, or none of them, and
        returns the offset where it ended."""
        data = record.encode("utf-8")
        ahead, offset, place = self.copy(), c_size_t(), _raw.text_position()
        status = invoke("talon_record_read", ahead._handle, data, len(data),
                        Annotations(check), byref(offset), byref(place))
        if status < 0:
            raise refusal(status, None, TextPosition.of(place), offset.value)
        self.assign(ahead)
        return offset.value

    def write_state(self) -> str:
        """All annotations of a record that are true now."""
        return written(RECORD_STATE_MAX, "talon_record_write_state",
                       self._handle)


class View(Position):
    """What some seats know of a game, from Game.redact() or load(). What they
    do not know is not in it. Answers that depend on it are None, or say that
    they are not complete."""

    def choices(self, seat: int | None = None) -> tuple[Choice, ...] | None:
        """Everything that a seat (or whoever is to act) may do; None if it is
        not a viewer."""
        return self._choices(seat)

    def moves(self, seat: int | None = None) -> Moves | None:
        """The moves of a seat (or of whoever is to act); None if it is not a
        viewer."""
        return self._moves(seat)

    def codes_after(self, seat: int, prefix: Iterable[int],
                    mode: Codes) -> tuple[int, ...] | None:
        """The codes with which a seat may begin or go on with its move; None
        if it is not a viewer."""
        return self._codes_after(seat, prefix, mode)

    def sample(self, rng: Generator) -> Game:
        """A game that has this view, each possible one equally likely."""
        world = self._cloned(Game)
        size = ask(c_size_t, "talon_sample_size",
                   self.rules._raw.game_id)
        scratch = (c_uint64 * ((size + 7) // 8))()
        call("talon_game_sample", world._handle, self._handle,
             byref(rng._raw), scratch, size)
        return world


def _is_view(position: Position) -> bool:
    is_view = c_int32()
    call("talon_game_viewers", position._handle, None, byref(is_view))
    return bool(is_view.value)


def load(saved: bytes) -> Game | View:
    """The game or view that was saved."""
    kind = View if saved_info(saved).is_view else Game
    made: Game | View = object.__new__(kind)
    memory = _room()
    data, offset = (c_uint8 * len(saved))(*saved), c_size_t()
    address = c_void_p()
    status = invoke("talon_game_init_saved", memory, GAME_BYTES_MAX, data,
                    len(data), byref(address), byref(offset))
    if status < 0:
        raise refusal(status, offset=offset.value)
    made._memory = memory
    return made


def saved_info(saved: bytes) -> SavedInfo:
    """The rules and viewers of a saved game; the rest is not checked."""
    raw, seats, is_view = _raw.rules(), c_uint32(), c_int32()
    call("talon_saved_rules", (c_uint8 * len(saved))(*saved), len(saved),
         byref(raw), byref(seats), byref(is_view))
    return SavedInfo(Rules._of(raw), Seats.of(seats.value),
                     bool(is_view.value))


def redact(events: Sequence[Event],
           viewers: Iterable[int] = ()) -> tuple[Event, ...]:
    """Events as some seats may see them."""
    array = _raw_events(events)
    call("talon_events_redact", array, len(array), Seats(viewers).mask)
    return _events(array)


def save_events(events: Sequence[Event]) -> bytes:
    """Events as bytes. Redact them first if they go to a player."""
    array = _raw_events(events)
    return octets(SAVED_EVENT_BYTES * len(array) + 1, "talon_events_save",
                  array, len(array))


def load_events(saved: bytes) -> tuple[Event, ...]:
    """Events that were saved."""
    data = (c_uint8 * len(saved))(*saved)
    return _events(listing(_raw.event, len(saved) // SAVED_EVENT_BYTES + 1,
                           "talon_events_load", data, len(data)))


def record_verb(kind: Kind) -> str:
    """The verb of a kind of move in a record."""
    verb: bytes = invoke("talon_record_verb", kind)
    return verb.decode("ascii")


def game_bytes(game: int) -> int:
    """How much memory a game needs."""
    size: int = ask(c_size_t, "talon_games_bytes", game)
    return size
