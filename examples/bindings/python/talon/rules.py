# SPDX-License-Identifier: MIT
"""Games, presets, options, and the rules that a game is made with."""
from collections.abc import Iterator, Mapping
from ctypes import byref, c_int32, c_size_t, c_uint32, c_uint64
from dataclasses import dataclass
from typing import Any

from . import _raw
from ._raw import rules as RawRules
from ._library import ask, call, fetch, invoke, key_bytes, text, written
from .cards import Cards, Seats
from .enums import (PROBLEMS_MAX, RULES_TEXT_MAX, VALUE_LABEL_MAX,
                    VALUE_TEXT_MAX, Codes, OptionType, Status)
from .errors import refusal
from .structs import Move, Problem, TextPosition

__all__ = ["Field", "GameInfo", "Option", "OptionGroup", "OptionValue",
           "Preset",
           "Rules", "find_preset",
           "games"]


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of rules."""
    number: int
    key: str
    label: str
    text: str


@dataclass(frozen=True, slots=True)
class OptionValue:
    """A value with a name."""
    value: int
    key: str
    label: str
    since: int


@dataclass(frozen=True, slots=True)
class OptionGroup:
    """Options that belong together on a settings screen: those whose group_key
    is this key."""
    key: str
    label: str


@dataclass(frozen=True, slots=True)
class Field:
    """A field of observations: numbers from first on, in parts of equal
    length, each from lowest to highest."""
    key: str
    text: str
    first: int
    count: int
    parts: int
    lowest: int
    highest: int


@dataclass(frozen=True, slots=True)
class Option:
    """An option: what a settings screen shows of it."""
    number: int
    key: str
    label: str
    text: str
    group_key: str
    group: str
    clauses: tuple[str, ...]
    since: int
    type: OptionType
    low: int
    high: int
    step: int
    values: tuple[OptionValue, ...]


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game, its presets and its options."""
    number: int
    key: str
    label: str
    text: str
    presets: tuple[Preset, ...]
    groups: tuple[OptionGroup, ...]
    options: tuple[Option, ...]


def _option(game: int, number: int) -> Option:
    def words(what: str) -> str:
        return text("talon_option_" + what, game, number)

    kind, low, high, step = c_uint32(), c_int32(), c_int32(), c_int32()
    call("talon_option_range", game, number, byref(kind), byref(low),
         byref(high), byref(step))
    values = [OptionValue(
        ask(c_int32, "talon_option_value_at", game, number, index),
        text("talon_option_value_key", game, number, index),
        text("talon_option_value_label", game, number, index),
        invoke("talon_option_value_since", game, number, index))
        for index in range(invoke("talon_option_value_count", game, number))]
    return Option(number, words("key"), words("label"), words("text"),
                  words("group_key"), words("group_label"),
                  tuple(words("clause").split()),
                  invoke("talon_option_since", game, number),
                  OptionType(kind.value), low.value, high.value, step.value,
                  tuple(values))


def _game(number: int) -> GameInfo:
    def words(what: str, *more: int) -> str:
        return text("talon_" + what, number, *more)

    presets = [Preset(preset, words("preset_key", preset),
                      words("preset_label", preset),
                      words("preset_text", preset))
               for preset in range(1, invoke("talon_preset_count", number) + 1)]
    groups = [OptionGroup(words("option_group_at", index),
                          words("option_group_label_at", index))
              for index in range(invoke("talon_option_group_count", number))]
    options = [_option(number, option) for option in
               range(1, invoke("talon_option_count", number) + 1)]
    return GameInfo(number, words("games_key"), words("games_label"),
                    words("games_text"), tuple(presets), tuple(groups),
                    tuple(options))


_games: dict[int, GameInfo] = {}


def _info(number: int) -> GameInfo:
    if number not in _games:
        _games[number] = _game(number)
    return _games[number]


def games() -> tuple[GameInfo, ...]:
    """All games of the library, with their presets and options."""
    return tuple(_info(invoke("talon_games_at", index))
                 for index in range(invoke("talon_games_count")))


class Rules(Mapping[str, "int | str | bool"]):
    """The rules of a game: a preset, and options that differ from it.

        Rules("five-hundred", "australian-4", slam="off", target=1000)

    Options are keyword arguments with underscores for hyphens. Rules do not
    change: replace() makes others. rules["slam"] is True or False for a
    switch, a key for a named value, else a number.
    """

    __slots__ = ("_raw",)
    _raw: RawRules

    def __init__(self, game: str | int, preset: str | int = 0,
                 **options: "int | str | bool") -> None:
        number = invoke("talon_games_find", key_bytes(game)) \
            if isinstance(game, str) else game
        raw = RawRules()
        first = 0 if isinstance(preset, str) else preset
        call("talon_rules_init", byref(raw), number, first)
        if isinstance(preset, str):
            call("talon_rules_preset", byref(raw), key_bytes(preset))
        self._take(raw, options)

    @classmethod
    def _of(cls, raw: RawRules) -> "Rules":
        rules = object.__new__(cls)
        rules._raw = raw
        return rules

    def _take(self, raw: RawRules, options: Mapping[str, Any]) -> None:
        """Sets options in rules that nobody else has yet."""
        for name, value in options.items():
            key = key_bytes(name.replace("_", "-"))
            if isinstance(value, str):
                call("talon_rules_set_text", byref(raw), key,
                     key_bytes(value))
            else:
                number = invoke("talon_option_find", raw.game_id, key)
                call("talon_rules_set", byref(raw), number, int(value))
        self._raw = raw

    def replace(self, **options: "int | str | bool") -> "Rules":
        """These rules with other values for some options."""
        rules = object.__new__(Rules)
        rules._take(RawRules.from_buffer_copy(self._raw), options)
        return rules

    @classmethod
    def read(cls, record: str) -> tuple["Rules", int]:
        """The rules in the header of a record, and the offset after it."""
        data = record.encode("utf-8")
        raw, offset = RawRules(), c_size_t()
        place = _raw.text_position()
        status = invoke("talon_rules_read", data, len(data), byref(raw),
                        byref(offset), byref(place))
        if status < 0:
            raise refusal(status, None, TextPosition.of(place), offset.value)
        return cls._of(raw), offset.value

    def write(self) -> str:
        """These rules as the header of a record."""
        return written(RULES_TEXT_MAX, "talon_rules_write", byref(self._raw))

    @property
    def game(self) -> GameInfo:
        """The game."""
        if self._raw.game_id not in [one.number for one in games()]:
            raise refusal(Status.E_GAME)
        return _info(self._raw.game_id)

    @property
    def preset(self) -> Preset | None:
        """The preset that the rules started from."""
        number = self._raw.value[0]
        presets = self.game.presets
        return presets[number - 1] if 0 < number <= len(presets) else None

    def _number(self, key: str) -> int:
        number: int = invoke("talon_option_find", self._raw.game_id,
                             key_bytes(key))
        if number == 0:
            raise KeyError(key)
        return number

    def __getitem__(self, key: str) -> "int | str | bool":
        number = self._number(key)
        word = written(VALUE_TEXT_MAX, "talon_rules_get_text",
                       byref(self._raw), number)
        value = self.value(key)
        if self.game.options[number - 1].type == OptionType.SWITCH:
            return bool(value)
        return value if word == str(value) else word

    def label(self, key: str) -> str:
        """The English of an option's value, as a settings screen shows it."""
        return written(VALUE_LABEL_MAX, "talon_rules_get_label",
                       byref(self._raw), self._number(key))

    def value(self, key: str) -> int:
        """The value of an option as a number."""
        number: int = ask(c_int32, "talon_rules_get", byref(self._raw),
                          self._number(key))
        return number

    def applies(self, key: str) -> bool:
        """Whether an option has an effect under these rules."""
        return bool(ask(c_int32, "talon_rules_applies", byref(self._raw),
                        self._number(key)))

    def __iter__(self) -> Iterator[str]:
        return (option.key for option in self.game.options)

    def __len__(self) -> int:
        return len(self.game.options)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rules):
            return NotImplemented
        return bool(ask(c_int32, "talon_rules_equal", byref(self._raw),
                        byref(other._raw)))

    def __hash__(self) -> int:
        return hash(bytes(self._raw)[:4] + bytes(self._raw)[8:])

    def check(self) -> tuple[Problem, ...]:
        """All that is wrong with these rules; nothing if they can be
        played."""
        count, problems = c_uint32(), (_raw.problem * PROBLEMS_MAX)()
        status = invoke("talon_rules_check", byref(self._raw), problems,
                        PROBLEMS_MAX, byref(count))
        if status not in (Status.OK, Status.E_RULES, Status.E_UNSUPPORTED):
            raise refusal(status)
        return tuple(map(Problem.of, problems[:count.value]))

    def nearest_preset(self) -> tuple[Preset, int]:
        """The preset that differs least, and in how many options."""
        number, differences = c_uint32(), c_uint32()
        call("talon_rules_nearest_preset", byref(self._raw), byref(number),
             byref(differences))
        return self.game.presets[number.value - 1], differences.value

    @property
    def seat_count(self) -> int:
        """The number of seats."""
        number: int = ask(c_uint32, "talon_rules_seat_count",
                          byref(self._raw))
        return number

    def side(self, seat: int) -> Seats:
        """A seat and its partners."""
        return Seats.of(ask(c_uint32, "talon_rules_side", byref(self._raw),
                            seat))

    @property
    def pack(self) -> Cards:
        """The cards of the pack."""
        return Cards.of(ask(c_uint64, "talon_rules_pack", byref(self._raw)))

    def code_count(self, mode: Codes) -> int:
        """How many codes of moves there are; every code is below it."""
        number: int = ask(c_uint32, "talon_rules_code_count",
                          byref(self._raw), mode)
        return number

    def code_meaning(self, code: int, mode: Codes) -> Move:
        """What a code stands for, as a part of a move: its kind, and of the
        other fields only those that the code stands for."""
        return Move.of(fetch(_raw.move, "talon_rules_code_meaning",
                             byref(self._raw), mode, code))

    @property
    def observation_count(self) -> int:
        """How many numbers an observation has (Position.observe())."""
        number: int = ask(c_uint32, "talon_rules_observation_count",
                          byref(self._raw))
        return number

    @property
    def observation(self) -> tuple[Field, ...]:
        """The fields of an observation."""
        game = self._raw.game_id
        return tuple([self._field(game, index) for index in range(
            invoke("talon_observation_field_count", game))])

    def _field(self, game: int, index: int) -> Field:
        raw = fetch(_raw.observation_field, "talon_rules_observation_field",
                    byref(self._raw), index)
        return Field(text("talon_observation_field_key", game, index),
                     text("talon_observation_field_text", game, index),
                     raw.first, raw.count, raw.parts, raw.lowest, raw.highest)

    def __reduce__(self) -> Any:
        return _unpickled, (bytes(self._raw),)

    def __repr__(self) -> str:
        preset = self.preset
        return f"<Rules of {self.game.key}" + \
            (f", preset {preset.key}>" if preset else ">")


def _unpickled(data: bytes) -> Rules:
    return Rules._of(RawRules.from_buffer_copy(data))


def find_preset(game: str | int, key: str) -> int:
    """The number of a preset by its key; 0 if there is none."""
    number = game if isinstance(game, int) else \
        invoke("talon_games_find", key_bytes(game))
    found: int = invoke("talon_preset_find", number, key_bytes(key))
    return found
