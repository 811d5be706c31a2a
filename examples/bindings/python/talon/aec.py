# SPDX-License-Identifier: MIT
"""Games as environments for multi-agent learning.

    from talon import aec
    env = aec.env(talon.Rules("five-hundred"))
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            action = None
        else:
            mask = observation["action_mask"]
            action = env.action_space(agent).sample(mask)
        env.step(action)

The contract is that of PettingZoo's AECEnv. Where PettingZoo can be imported,
environments are AECEnvs, with numpy's arrays and gymnasium's spaces; elsewhere
arrays are array.array, or numpy's with env(..., numpy=True), and spaces are
plain objects with contains() and sample(). Chance and the table are part of
the environment: only seats are agents. AEC.md beside this package describes
observations, actions and rewards; env.layout and env.actions are the same as
data.

Observations and masks are filled by the library. The calls of a step go to it
with buffers that an environment keeps, and without the checks of arguments that
other calls of this package have: an environment has made all of them itself.
"""
import operator
import os
import random
from array import array
from collections.abc import Iterator, Mapping, Sequence
from ctypes import (addressof, byref, c_int32, c_int64, c_uint32, c_void_p)
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any

from . import _raw
from ._library import lib
from .advisor import Player
from .enums import (MOVE_CODES_MAX, NOBODY, TABLE, Codes, GameId, Kind, Phase,
                    Status)
from .errors import refusal
from .game import Game
from .random import Generator
from .rules import Field, Rules
from .structs import Move

__all__ = ["Box", "Dict", "Discrete", "Env", "env"]


def _imported(name: str) -> Any:
    """A module, or None where it cannot be imported."""
    try:
        return import_module(name)
    except ImportError:
        return None


_pettingzoo = _imported("pettingzoo")
_spaces = _imported("gymnasium.spaces") if _pettingzoo else None
_Base: Any = _pettingzoo.AECEnv if _pettingzoo and _spaces else object


def _entry(name: str, *parameters: Any) -> Any:
    """A function of the library, with parameters that are not checked."""
    function = lib[name]
    function.restype, function.argtypes = c_int32, parameters
    return function


_observe = _entry("talon_game_observe", c_void_p, c_int32, c_void_p, c_uint32,
                  c_void_p)
_code_mask = _entry("talon_game_code_mask", c_void_p, c_int32, c_uint32,
                    c_void_p, c_uint32, c_void_p, c_uint32, c_void_p)
_move_of_codes = _entry("talon_game_move_of_codes", c_void_p, c_int32,
                        c_uint32, c_void_p, c_uint32, c_void_p)
_apply = _entry("talon_game_apply", c_void_p, c_void_p, c_void_p, c_uint32,
                c_void_p)
_chance = _entry("talon_game_chance", c_void_p, c_void_p, c_void_p, c_uint32,
                 c_void_p)
_to_act = _entry("talon_game_to_act", c_void_p, c_void_p)
_turn = _entry("talon_game_turn", c_void_p, c_void_p)
_totals = _entry("talon_game_totals", c_void_p, c_void_p, c_uint32, c_void_p)

E_INCOMPLETE = int(Status.E_INCOMPLETE)


# Spaces ----------------------------------------------------------------------

@dataclass(frozen=True, slots=True)
class Discrete:
    """The numbers from 0 to n - 1."""
    n: int

    def contains(self, action: Any) -> bool:
        try:
            return 0 <= operator.index(action) < self.n
        except TypeError:
            return False

    def sample(self, mask: Sequence[int] | None = None) -> int:
        """A random number, or one whose entry in the mask is not 0."""
        if mask is None:
            return random.randrange(self.n)
        return random.choice([one for one in range(self.n) if mask[one]])


@dataclass(frozen=True, slots=True)
class Box:
    """Arrays of so many numbers, each from low to high."""
    low: tuple[int, ...]
    high: tuple[int, ...]
    dtype: str

    @property
    def shape(self) -> tuple[int]:
        return (len(self.low),)

    def contains(self, numbers: Any) -> bool:
        return len(numbers) == len(self.low) and all(
            low <= number <= high for low, number, high
            in zip(self.low, numbers, self.high))


@dataclass(frozen=True, slots=True)
class Dict:
    """Dictionaries with an entry for each of the spaces."""
    spaces: Mapping[str, Box]

    def __getitem__(self, key: str) -> Box:
        return self.spaces[key]

    def contains(self, values: Any) -> bool:
        return set(values) == set(self.spaces) and all(
            space.contains(values[key]) for key, space in self.spaces.items())


# The environment -------------------------------------------------------------

class Env(_Base):  # type: ignore[misc]
    """An environment, made by env()."""

    def __init__(self, rules: Rules, *, deals: int, max_turns: int,
                 render_mode: str | None, numpy: bool | None,
                 codes: Codes) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError("render_mode is None or \"ansi\"")
        self.rules, self.deals, self.max_turns = rules, deals, max_turns
        self.codes, self.render_mode = codes, render_mode
        self.metadata = {"name": f"talon_{rules.game.key.replace('-', '_')}"
                                 "_v1", "render_modes": ["ansi"],
                         "is_parallelizable": False}
        if numpy is None:
            numpy = _Base is not object
        self._numpy: Any = import_module("numpy") if numpy else None
        self._seats = rules.seat_count
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self._seat_of = {agent: seat for seat, agent
                         in enumerate(self.possible_agents)}
        self._rng: Generator | None = None
        self._make_buffers()
        self._game = Game(rules)
        self._start([])
        self.observation_spaces = {agent: self._observation_space()
                                   for agent in self.possible_agents}
        self.action_spaces = {agent: self._action_space()
                              for agent in self.possible_agents}

    def _make_buffers(self) -> None:
        """What the library reads and fills: the codes of the move so far, a
        move, and numbers; and arrays of zeros to begin with."""
        self._size = self.rules.observation_count
        self._count = self.rules.code_count(self.codes)
        self._so_far = (c_uint32 * (MOVE_CODES_MAX + 1))()
        self._move, self._out = _raw.move(), c_int32()
        self._new_totals = (c_int64 * self._seats)()
        self._at_codes = addressof(self._so_far)
        self._at_move, self._at_out = (addressof(self._move),
                                       addressof(self._out))
        self._at_totals = addressof(self._new_totals)
        self._no_numbers = array("i", bytes(4 * (self._size + len(
            self.rules.pack))))
        self._no_mask = array("b", bytes(self._count))

    @cached_property
    def layout(self) -> tuple[Field, ...]:
        """What the numbers of an observation are: the fields of the library,
        then the cards picked so far."""
        cards = len(self.rules.pack)
        return *self.rules.observation, Field(
            "picked", "the cards picked so far", self._size, cards, 1, 0, 1)

    @cached_property
    def actions(self) -> tuple[Move, ...]:
        """What each action stands for, as a part of a move."""
        return tuple([self.rules.code_meaning(code, self.codes)
                      for code in range(self._count)])

    @cached_property
    def _place_of(self) -> dict[int, int]:
        """Where in the pack the card of an action is, if it has one."""
        place = {card: at for at, card in enumerate(
            sorted(map(int, self.rules.pack)))}
        return {code: place[int(card)] for code, part
                in enumerate(self.actions) for card in part.cards}

    def _observation_space(self) -> Any:
        low, high = [], []
        for field in self.layout:
            low += [field.lowest] * field.count
            high += [field.highest] * field.count
        if self._numpy and _Base is not object:
            numbers = self._numpy.array
            return _spaces.Dict({
                "observation": _spaces.Box(
                    numbers(low, "int32"), numbers(high, "int32"),
                    dtype=self._numpy.int32),
                "action_mask": _spaces.Box(0, 1, (self._count,),
                                           self._numpy.int8)})
        return Dict({"observation": Box(tuple(low), tuple(high), "int32"),
                     "action_mask": Box((0,) * self._count,
                                        (1,) * self._count, "int8")})

    def _action_space(self) -> Any:
        if self._numpy and _Base is not object:
            return _spaces.Discrete(self._count)
        return Discrete(self._count)

    def observation_space(self, agent: str) -> Any:
        """What observations of an agent are."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What actions of an agent are."""
        return self.action_spaces[agent]

    @property
    def num_agents(self) -> int:
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        return len(self.possible_agents)

    @property
    def unwrapped(self) -> "Env":
        return self

    @property
    def game(self) -> Game:
        """The whole game, which no agent may see."""
        return self._game

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _start(self, agents: list[str]) -> None:
        """Nothing has happened yet."""
        self.agents = agents
        self.agent_selection = agents[0] if agents else ""
        self.rewards = {agent: 0.0 for agent in agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in agents}
        self.truncations = {agent: False for agent in agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._seat = NOBODY  # who is to act, unless all have ended
        self._picks = 0
        self._finished = False

    def reset(self, seed: int | None = None,
              options: dict[str, Any] | None = None) -> None:
        """Begins a new game. Equal seeds make equal games; without a seed the
        next game of the last seed is played."""
        if seed is not None:
            self._rng = Generator(seed)
        elif self._rng is None:
            self._rng = Generator(os.urandom(32))
        self._game = Game(self.rules)
        self._start(self.possible_agents[:])
        self._last_totals = list(self._game.totals)
        self._go_on()

    def close(self) -> None:
        """Gives the memory back."""
        self._game.close()

    def render(self) -> str | None:
        """With render_mode "ansi", the whole position as text."""
        return self._game.write_state() if self.render_mode else None

    # What the table does

    def _finish(self) -> None:
        """Ends a session of Tripoli, with one closing pot."""
        [choice] = [one for one in self._game.choices(TABLE)
                    if one.kind == Kind.FINISH]
        self._game.apply(Move(Kind.FINISH, TABLE,
                              amount=max(1, choice.amount_min)))
        self._finished = True

    def _table(self) -> None:
        """Deals, or ends the session after enough deals."""
        game = self._game
        assert self._rng is not None
        enough = self.rules.game.number == GameId.TRIPOLI and \
            not self._finished and game.phase == Phase.BETWEEN
        if enough and game.deal_count >= self.deals:
            self._finish()
            return
        status = _chance(game._handle, byref(self._rng._raw), None, 0, None)
        if status == Status.E_TOO_FEW and enough:
            self._finish()
        elif status < 0:
            raise refusal(status)

    def _go_on(self) -> None:
        """Chance and the table, until a seat is to act."""
        handle, out = self._game._handle, self._out
        _to_act(handle, self._at_out)
        while out.value == TABLE:
            self._table()
            _to_act(handle, self._at_out)
        self._picks = 0
        self._seat = seat = out.value
        if seat != NOBODY:
            self.agent_selection = self.possible_agents[seat]

    # What a seat may do

    def _try(self, action: int) -> int:
        """Reads the codes so far and one more; the move is then in its
        buffer, if they are one."""
        if not 0 <= action < self._count:
            raise ValueError(f"{action} is not an action")
        self._so_far[self._picks] = action
        status: int = _move_of_codes(
            self._game._handle, self._seat, self.codes, self._at_codes,
            self._picks + 1, self._at_move)
        return status

    def _not_possible(self, action: int) -> Exception:
        """Why the library refuses an action."""
        part = self.actions[action]
        move = Move(part.kind, self._seat, part.cards, part.amount,
                    denomination=part.denomination)
        refused = self._game.check(move) if self._picks == 0 else None
        return refused or ValueError(f"action {action} is not possible now")

    def move_of(self, action: int) -> Move | None:
        """The move that an action makes now; None if it only picks a card."""
        status = self._try(operator.index(action))
        if status == E_INCOMPLETE:
            return None
        if status < 0:
            raise self._not_possible(action)
        return Move.of(self._move)

    def actions_of(self, move: Move) -> list[int]:
        """The actions that make a move, one after the other: to learn from
        records. With the ladder, an amount between its rungs has none."""
        return list(self._game.move_codes(move, self.codes))

    # The contract

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do (nothing if it is not to
        act)."""
        seat = self._seat_of[agent]
        handle = self._game._handle
        numbers, mask = self._no_numbers[:], self._no_mask[:]
        status = _observe(handle, seat, numbers.buffer_info()[0], self._size,
                          None)
        if status < 0:
            raise refusal(status)
        if seat == self._seat:
            picks = self._picks
            _code_mask(handle, seat, self.codes, self._at_codes, picks,
                       mask.buffer_info()[0], self._count, None)
            for code in self._so_far[:picks] if picks else ():
                numbers[self._size + self._place_of[code]] = 1
        if self._numpy is None:
            return {"observation": numbers, "action_mask": mask}
        view = self._numpy.frombuffer
        return {"observation": view(numbers, "int32"),
                "action_mask": view(mask, "int8")}

    def information(self, agent: str) -> bytes:
        """What an agent knows, as bytes to use as a key: promised within one
        release of talon only."""
        return self._game.information_key(self._seat_of[agent])

    def last(self, observe: bool = True) -> \
            tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """Observation, rewards since its last action, termination, truncation
        and info of the agent to act."""
        agent = self.agent_selection
        return (self.observe(agent) if observe else None,
                self._cumulative_rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agent to act, again and again, until none is left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def step(self, action: Any) -> None:
        """Makes the action of the agent to act; None if it has ended."""
        if self._seat == NOBODY:
            self._bury(action)
            return
        status = self._try(operator.index(action))
        if status == E_INCOMPLETE:
            self._picks += 1
            self._reward(self._last_totals)
        elif status < 0:
            raise self._not_possible(operator.index(action))
        else:
            self._make(self._at_move)

    def play(self, player: Player) -> None:
        """Lets a computer player make the whole move of the agent to act."""
        if self._seat == NOBODY:
            return self.step(None)
        assert self._rng is not None
        raw = player.move(self._game, self._seat, self._rng).raw()
        self._make(addressof(raw))

    def _make(self, move: int) -> None:
        """Makes a move and what follows, up to the next seat."""
        handle, actor = self._game._handle, self.agent_selection
        status = _apply(handle, move, None, 0, None)
        if status < 0:
            raise refusal(status)
        self._go_on()
        _totals(handle, self._at_totals, self._seats, None)
        self._reward(self._new_totals[:], actor)
        over = self._seat == NOBODY
        _turn(handle, self._at_out)
        if over or self._out.value >= self.max_turns:
            ended = self.terminations if over else self.truncations
            for agent in self.agents:
                ended[agent] = True
            self.agent_selection = self.agents[0]
            self._seat = NOBODY

    def _reward(self, totals: list[int], actor: str | None = None) -> None:
        """Rewards for what has happened since the last action."""
        owed = self._cumulative_rewards
        owed[actor or self.agent_selection] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if totals == self._last_totals:
            return
        for agent, new, old in zip(self.agents, totals, self._last_totals):
            self.rewards[agent] = float(new - old)
            owed[agent] += new - old
        self._last_totals = totals

    def _bury(self, action: Any) -> None:
        """The last step of an agent that has ended."""
        if not self.agents:
            raise ValueError("reset() comes before step()")
        if action is not None:
            raise ValueError("an agent that has ended can only do None")
        agent = self.agent_selection
        self.agents.remove(agent)
        tables: tuple[dict[str, Any], ...] = (
            self.rewards, self._cumulative_rewards, self.terminations,
            self.truncations, self.infos)
        for table in tables:
            del table[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]


def env(rules: Rules, *, deals: int = 4, max_turns: int = 2000,
        render_mode: str | None = None, numpy: bool | None = None,
        codes: Codes = Codes.LADDER) -> Env:
    """An environment. A session of Tripoli ends after so many deals; a game
    is truncated after so many turns. Arrays are numpy's if that is asked for
    or, if nothing is said, if PettingZoo can be imported. Actions are the
    codes of the library, with the ladder of amounts or with every amount."""
    return Env(rules, deals=deals, max_turns=max_turns,
               render_mode=render_mode, numpy=numpy, codes=codes)
