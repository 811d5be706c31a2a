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

The contract is that of PettingZoo's AECEnv, which is not needed. Chance and
the table are part of the environment: only seats are agents. Arrays are
array.array, or numpy's with env(..., numpy=True); spaces are plain objects with
contains() and sample(). AEC.md beside this package describes observations,
actions and rewards; env.layout and env.actions are the same as data.
"""
import operator
import os
import random
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from . import five_hundred, tripoli
from .advisor import Player
from .cards import Card, Cards
from .enums import (FH_SEATS_MAX, NOBODY, PACK_MAX, SECRET, TABLE,
                    TR_SEATS_MAX, Denomination, GameId, Kind, Phase, Status)
from .errors import Refused, refusal
from .game import Game, View
from .random import Generator
from .rules import Rules
from .structs import Choice, Move

__all__ = ["Action", "Box", "Dict", "Discrete", "Env", "Field", "LADDER",
           "actions_of_game", "env", "layout_of_game"]

INT_MAX = 2**31 - 1
# What the rungs of the ladder add to the least amount. One more rung is all
# the chips that the seat has.
LADDER = (0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128)
PICKED = (Kind.DISCARD, Kind.SELECT_HAND)
ON_LADDER = (Kind.OFFER, Kind.BET, Kind.RAISE_BY)


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


# Actions ---------------------------------------------------------------------

@dataclass(frozen=True, slots=True)
class Action:
    """What an action is: a move; for "pick", one card of a move with several;
    for "done", the end of picking; or a rung of the ladder of amounts."""
    kind: Kind
    step: str = "move"
    card: Card | None = None
    denomination: int = 0
    amount: int = 0

    def __str__(self) -> str:
        words = [self.kind.key]
        if self.step in ("pick", "done"):
            words.append(self.step)
        if self.card is not None:
            words.append(str(self.card))
        if self.step == "rung":
            words.append(f"+{LADDER[self.amount]}"
                         if self.amount < len(LADDER) else "all")
        elif self.amount:
            words.append(str(self.amount))
        if self.denomination:
            words.append(Denomination(self.denomination).key)
        return " ".join(words)


def _cards(kind: Kind, step: str = "move") -> list[Action]:
    return [Action(kind, step, Card(number)) for number in range(PACK_MAX)]


def _five_hundred_actions() -> list[Action]:
    suits, jokers = range(1, 5), (Card("JL"), Card("JK"))
    return [
        Action(Kind.PASS),
        *[Action(Kind.BID, amount=tricks, denomination=denomination)
          for tricks in range(6, 11) for denomination in range(1, 6)],
        Action(Kind.BID, denomination=6), Action(Kind.BID, denomination=7),
        *_cards(Kind.PLAY),
        *[Action(Kind.PLAY, card=joker, denomination=suit)
          for joker in jokers for suit in suits],
        *_cards(Kind.DISCARD, "pick"),
        *[Action(Kind.DISCARD, "done", denomination=suit)
          for suit in range(5)],
        *_cards(Kind.CALL_CARD),
        Action(Kind.ALONE)]


def _tripoli_actions() -> list[Action]:
    return [
        *map(Action, (Kind.PASS, Kind.KEEP, Kind.SWAP, Kind.AUCTION,
                      Kind.CHECK, Kind.FOLD, Kind.CALL_BET)),
        *[Action(Kind.NAME, denomination=suit) for suit in range(1, 5)],
        *_cards(Kind.PLAY),
        *_cards(Kind.SELECT_HAND, "pick"),
        Action(Kind.SELECT_HAND, "done"),
        *[Action(kind, "rung", amount=rung) for kind in ON_LADDER
          for rung in range(len(LADDER) + 1)]]


def actions_of_game(game: int) -> tuple[Action, ...]:
    """All actions of a game; the number of an action is its index."""
    if game == GameId.FIVE_HUNDRED:
        return tuple(_five_hundred_actions())
    if game == GameId.TRIPOLI:
        return tuple(_tripoli_actions())
    raise refusal(Status.E_GAME)


def _amount_of(rung: int, choice: Choice, chips: int) -> int | None:
    """The amount of a rung; None if the choice does not have it."""
    if rung < len(LADDER):
        amount = choice.amount_min + LADDER[rung]
        return amount if amount <= choice.amount_max else None
    amount = choice.amount_max
    on_ladder = amount - choice.amount_min in LADDER
    return amount if amount <= chips and not on_ladder else None


# Observations ----------------------------------------------------------------

@dataclass(frozen=True, slots=True)
class Field:
    """A part of the observation: numbers from offset on."""
    name: str
    offset: int
    length: int
    low: int
    high: int
    text: str


CARDS = "a number for each card: 1 if it is in the set"
BY_SEAT = "by seat, the observer first, then clockwise"
SEAT = "a seat: 1 for the observer, 2 for the next clockwise …; 0 for none"
_FIVE_HUNDRED = [
    ("seats", 1, 2, 6, "the number of seats"),
    ("to_act", 1, 0, 6, SEAT),
    ("phase", 1, 0, 32, "the phase"),
    ("hands", 384, 0, 1, "the cards known to be in each hand, 64 by seat"),
    ("held", 6, 0, 16, "cards in each hand, " + BY_SEAT),
    ("played", 384, 0, 1, "the cards that each has played in this hand"),
    ("table", 6, 0, 64, "the card of each in the trick, plus 1; 0 for none"),
    ("kitty", 64, 0, 1, "the kitty as far as it is known"),
    ("discard", 64, 0, 1, "the discard as far as it is known"),
    ("picked", 64, 0, 1, "the cards picked so far for a discard"),
    ("bids", 12, 0, 10, "the last bid of each: tricks, denomination"),
    ("passed", 6, 0, 1, "whose last call was a pass"),
    ("tricks", 6, 0, 10, "the tricks of each"),
    ("score", 6, -INT_MAX, INT_MAX, "the score of each"),
    ("side", 6, 0, 1, "who is on the observer's side"),
    ("barred", 6, 0, 1, "who can never win"),
    ("laid_down", 6, 0, 1, "who takes no part in the hand"),
    ("open", 6, 0, 1, "whose hand is open"),
    ("voids", 24, 0, 1, "suits that each has failed to follow: spades, "
     "clubs, diamonds, hearts"),
    ("dealer", 1, 0, 6, SEAT),
    ("bidder", 1, 0, 6, SEAT),
    ("partner", 1, 0, 7, SEAT + "; 7 for a seat that is secret"),
    ("leader", 1, 0, 6, SEAT),
    ("bid_tricks", 1, 0, 10, "tricks of the last bid or the contract"),
    ("bid_denomination", 1, 0, 7, "its denomination"),
    ("called", 1, 0, 64, "the card called, plus 1; 0 for none"),
    ("nominated", 1, 0, 4, "the suit of the contractor's joker"),
    ("trick", 1, 0, 10, "the number of the trick"),
    ("suit_led", 1, 0, 4, "the suit to follow"),
    ("kitty_count", 1, 0, 6, "cards in the kitty as dealt"),
    ("deals", 1, 0, INT_MAX, "hands played to their end")]
_TRIPOLI = [
    ("seats", 1, 2, 9, "the number of seats"),
    ("to_act", 1, 0, 9, SEAT),
    ("phase", 1, 0, 32, "the phase"),
    ("hands", 576, 0, 1, "the cards known to be in each hand, 64 by seat"),
    ("held", 9, 0, 52, "cards in each hand, " + BY_SEAT),
    ("selected", 576, 0, 1, "the cards each is known to have chosen for "
     "poker"),
    ("played", 576, 0, 1, "the cards that each has played in this deal"),
    ("shown", 64, 0, 1, "the cards that all were shown"),
    ("run", 64, 0, 1, "the cards of the run"),
    ("pay", 64, 0, 1, "the pay cards that are known"),
    ("picked", 64, 0, 1, "the cards picked so far for poker"),
    ("stack", 9, -INT_MAX, INT_MAX, "the chips of each"),
    ("staked", 9, -INT_MAX, INT_MAX, "the chips each has bet"),
    ("gain", 9, -INT_MAX, INT_MAX, "what each has won in this deal"),
    ("boxes", 9, -INT_MAX, INT_MAX, "the chips in each box, from the ace"),
    ("last_offer", 9, 0, INT_MAX, "the last offer of each"),
    ("last_action", 9, 0, 64, "the kind of the last action of each in the "
     "betting"),
    ("raise_count", 9, 0, 255, "the raises of each"),
    ("in_deal", 9, 0, 1, "who is in the deal"),
    ("in_poker", 9, 0, 1, "who has not folded"),
    ("barred", 9, 0, 1, "who is barred from auctions"),
    ("passed", 9, 0, 1, "who has passed in an auction"),
    ("lead_passed", 9, 0, 1, "who has passed the lead"),
    ("dealer", 1, 0, 9, SEAT),
    ("bidder", 1, 0, 9, SEAT),
    ("buyer", 1, 0, 9, SEAT),
    ("pot_winner", 1, 0, 9, SEAT),
    ("run_seat", 1, 0, 9, SEAT),
    ("deal_winner", 1, 0, 9, SEAT),
    ("offer", 1, 0, INT_MAX, "the last offer of an auction"),
    ("pay_suit_price", 1, 0, INT_MAX, "the price of the pay suit"),
    ("call_cost", 1, 0, INT_MAX, "what a call costs the observer"),
    ("raises", 1, 0, INT_MAX, "raises in the betting"),
    ("closing", 1, 0, 16, "closing pots still to be won"),
    ("swapped", 1, 0, 1, "whether the dealer has swapped"),
    ("pair_suit", 1, 0, 4, "the suit of the pair"),
    ("pair_rank", 1, 0, 19, "its higher rank"),
    ("sequence", 1, 0, 19, "the lowest rank of the sequence"),
    ("spare_count", 1, 0, 52, "cards in the spare hand"),
    ("last_card", 1, 0, 64, "the last card played, plus 1; 0 for none"),
    ("deals", 1, 0, INT_MAX, "deals so far")]


def layout_of_game(game: int) -> tuple[Field, ...]:
    """What the numbers of an observation are."""
    fields, offset = [], 0
    rows = _FIVE_HUNDRED if game == GameId.FIVE_HUNDRED else _TRIPOLI
    for name, length, low, high, text in rows:
        fields.append(Field(name, offset, length, low, high, text))
        offset += length
    return tuple(fields)


_BITS = [[byte >> bit & 1 for bit in range(8)] for byte in range(256)]


def _bits(cards: Cards) -> list[int]:
    """A set of cards as 64 numbers."""
    numbers: list[int] = []
    for byte in cards.mask.to_bytes(8, "little"):
        numbers += _BITS[byte]
    return numbers


class _Observer:
    """The numbers of an observation, as a seat sees the others."""

    def __init__(self, view: View, seat: int, seats: int, room: int,
                 picked: Cards) -> None:
        self.view, self.picked = view, picked
        self.count = seats
        self.order = [(seat + one) % seats for one in range(seats)]
        self.gap = room - seats

    def by_seat(self, values: Sequence[Any]) -> list[int]:
        """A number for each seat."""
        return [max(-INT_MAX, min(INT_MAX, int(values[seat])))
                for seat in self.order] + [0] * self.gap

    def flags(self, seats: Any) -> list[int]:
        """1 for each seat in a set."""
        return self.by_seat([seats.mask >> seat & 1
                             for seat in range(self.count)])

    def sets(self, sets: Sequence[Cards]) -> list[int]:
        """64 numbers for each seat."""
        numbers = []
        for seat in self.order:
            numbers += _bits(sets[seat])
        return numbers + [0] * (64 * self.gap)

    def seat(self, seat: int) -> int:
        """A seat as the observer counts."""
        if seat in self.order:
            return self.order.index(seat) + 1
        return FH_SEATS_MAX + 1 if seat == SECRET else 0

    def five_hundred(self) -> list[int]:
        state = five_hundred.state(self.view)
        played = [0] * self.count
        table = [0] * self.count
        for number in range(1, state.trick + 1):
            leader, cards, _, winner = five_hundred.trick(self.view, number)
            seats = [seat for seat in self.clockwise(leader)
                     if seat not in state.laid_down]
            for seat, card in zip(seats, cards):
                played[seat] |= 1 << card
                if winner == NOBODY:
                    table[seat] = card + 1
        bids = [(0, 0)] * self.count
        for bid in five_hundred.bids(self.view):
            bids[bid.seat] = bid.amount, int(bid.denomination)
        return [
            self.count, self.seat(state.to_act), state.phase,
            *self.sets(state.hand), *self.by_seat(state.held),
            *self.sets([Cards.of(mask) for mask in played]),
            *self.by_seat(table), *_bits(state.kitty),
            *_bits(state.discard), *_bits(self.picked),
            *[number for seat in self.order for number in bids[seat]],
            *[0] * (2 * self.gap), *self.flags(state.passed),
            *self.by_seat(state.tricks), *self.by_seat(state.score),
            *self.flags(state.side[self.order[0]]),
            *self.flags(state.barred), *self.flags(state.laid_down),
            *self.flags(state.open_hands),
            *[state.voids[seat].mask >> suit & 1 for seat in self.order
              for suit in range(1, 5)], *[0] * (4 * self.gap),
            self.seat(state.dealer), self.seat(state.bidder),
            self.seat(state.partner), self.seat(state.leader),
            state.bid_tricks, state.bid_denomination,
            0 if state.called is None else state.called + 1,
            state.nominated, state.trick, state.suit_led, state.kitty_count,
            min(INT_MAX, state.deals)]

    def clockwise(self, first: int) -> list[int]:
        """All seats from one on."""
        return [(first + one) % self.count for one in range(self.count)]

    def tripoli(self) -> list[int]:
        state = tripoli.state(self.view)
        played = [0] * self.count
        for play in tripoli.plays(self.view):
            played[play.seat] |= play.cards.mask
        cost = 0
        if state.phase == Phase.BETTING:
            cost = tripoli.call_cost(self.view, self.order[0])
        pay = Cards([card for card in state.pay if card is not None])
        amounts = [max(-INT_MAX, min(INT_MAX, chips))
                   for chips in (*state.boxes[1:], state.offer,
                                 state.pay_suit_price, cost, state.raises)]
        return [
            self.count, self.seat(state.to_act), state.phase,
            *self.sets(state.hand), *self.by_seat(state.held),
            *self.sets(state.selected),
            *self.sets([Cards.of(mask) for mask in played]),
            *_bits(state.shown), *_bits(state.run), *_bits(pay),
            *_bits(self.picked), *self.by_seat(state.stack),
            *self.by_seat(state.staked), *self.by_seat(state.gain),
            *amounts[:9], *self.by_seat(state.last_offer),
            *self.by_seat(state.last_action),
            *self.by_seat(state.raise_count), *self.flags(state.in_deal),
            *self.flags(state.in_poker), *self.flags(state.barred),
            *self.flags(state.passed), *self.flags(state.lead_passed),
            self.seat(state.dealer), self.seat(state.bidder),
            self.seat(state.buyer), self.seat(state.pot_winner),
            self.seat(state.run_seat), self.seat(state.deal_winner),
            *amounts[9:], state.closing, state.swapped, state.pair_suit,
            state.pair_rank, state.sequence, state.spare_count,
            0 if state.last_card is None else state.last_card + 1,
            min(INT_MAX, state.deals)]


# The environment -------------------------------------------------------------

class Env:
    """A game as an environment; env() makes one."""

    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]

    def __init__(self, rules: Rules, *, deals: int = 4,
                 max_turns: int = 2000, render_mode: str | None = None,
                 numpy: bool = False) -> None:
        self.rules, self.deals, self.max_turns = rules, deals, max_turns
        self.render_mode = render_mode
        self.metadata = {"name": f"talon_{rules.game.key.replace('-', '_')}"
                                 "_v0", "render_modes": ["ansi"],
                         "is_parallelizable": False}
        self.actions = actions_of_game(rules.game.number)
        self.layout = layout_of_game(rules.game.number)
        self._numpy: Any = import_module("numpy") if numpy else None
        self._index = {action: number
                       for number, action in enumerate(self.actions)}
        self._seats = rules.seat_count
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self._room = FH_SEATS_MAX if self._is_five_hundred else TR_SEATS_MAX
        self._rng: Generator | None = None
        self._game = Game(rules)
        self._start([])
        self.observation_spaces = {agent: self._observation_space()
                                   for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self.actions))
                              for agent in self.possible_agents}

    @property
    def _is_five_hundred(self) -> bool:
        return self.rules.game.number == GameId.FIVE_HUNDRED

    def _observation_space(self) -> Dict:
        low, high = [], []
        for field in self.layout:
            low += [field.low] * field.length
            high += [field.high] * field.length
        count = len(self.actions)
        return Dict({"observation": Box(tuple(low), tuple(high), "int32"),
                     "action_mask": Box((0,) * count, (1,) * count, "int8")})

    def observation_space(self, agent: str) -> Dict:
        """What observations of an agent are."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
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
        self.infos = {agent: {} for agent in agents}
        self._picked = Cards.of(0)
        self._finished = False
        self._choices: tuple[Choice, ...] = ()
        self._mask: array[int] | None = None

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
        self._totals = self._game.totals
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
        enough = not self._is_five_hundred and not self._finished and \
            game.phase == Phase.BETWEEN
        if enough and game.deal_count >= self.deals:
            self._finish()
            return
        try:
            game.chance(self._rng)
        except Refused as refused:
            if refused.status != Status.E_TOO_FEW or not enough:
                raise
            self._finish()

    def _go_on(self) -> None:
        """Chance and the table, until a seat is to act; then what it may
        do."""
        while self._game.to_act == TABLE:
            self._table()
        self._picked = Cards.of(0)
        self._choices, self._mask = (), None
        if self._game.to_act != NOBODY:
            self._choices = self._game.choices()
            self.agent_selection = self.possible_agents[self._game.to_act]

    # What a seat may do

    def _legal(self) -> "array[int]":
        """The mask of whoever is to act."""
        if self._mask is None:
            self._mask = array("b", bytes(len(self.actions)))
            for choice in self._choices:
                for action in self._actions_in(choice):
                    self._mask[self._index[action]] = 1
            if self._choices and 1 not in self._mask:
                raise NotImplementedError("this library has moves that are "
                                          "no actions here")
        return self._mask

    def _actions_in(self, choice: Choice) -> Iterator[Action]:
        """The actions that a choice allows now."""
        if choice.kind in PICKED:
            yield from self._picks_in(choice)
        elif choice.kind in ON_LADDER:
            for rung in range(len(LADDER) + 1):
                if _amount_of(rung, choice, self._chips()) is not None:
                    yield Action(choice.kind, "rung", amount=rung)
        else:
            cards: list[Card | None] = [*choice.required, *choice.cards]
            for card in cards or [None]:
                for denomination in choice.denominations:
                    for amount in range(choice.amount_min,
                                        choice.amount_max + 1):
                        action = Action(choice.kind, "move", card,
                                        denomination, amount)
                        if action in self._index:
                            yield action

    def _picks_in(self, choice: Choice) -> Iterator[Action]:
        """The next card to pick, or the end of picking."""
        if not self._picked <= choice.cards | choice.required:
            return
        count = len(self._picked & choice.cards)
        rest = choice.required - self._picked
        if count < choice.pick_max:
            rest |= choice.cards - self._picked
        for card in rest:
            yield Action(choice.kind, "pick", card)
        if choice.required <= self._picked and \
                choice.pick_min <= count <= choice.pick_max:
            for denomination in choice.denominations:
                yield Action(choice.kind, "done", denomination=denomination)

    def _chips(self) -> int:
        return self._game.totals[self._game.to_act]

    def move_of(self, action: int) -> Move | None:
        """The move that an action makes now; None if it only picks a card."""
        what, seat = self.actions[action], self._game.to_act
        cards, amount = Cards.of(0), what.amount
        if what.step == "pick":
            return None
        if what.step == "done":
            cards = self._picked
        elif what.step == "rung":
            for choice in self._choices:
                if choice.kind == what.kind:
                    found = _amount_of(what.amount, choice, self._chips())
                    amount = choice.amount_min if found is None else found
        elif what.card is not None:
            cards = Cards([what.card])
        return Move(what.kind, seat, cards, amount,
                    denomination=Denomination(what.denomination))

    def actions_of(self, move: Move) -> list[int]:
        """The actions that make a move of the seat to act, one after the
        other: to learn from records. An amount between the rungs has none."""
        if move.kind in PICKED:
            steps = [Action(move.kind, "pick", card) for card in move.cards]
            done = Action(move.kind, "done", denomination=move.denomination)
            return [self._index[one] for one in [*steps, done]]
        if move.kind in ON_LADDER:
            for number, action in enumerate(self.actions):
                if action.kind == move.kind and self._legal()[number] and \
                        self.move_of(number) == move:
                    return [number]
            raise ValueError(f"{move.amount} is not on the ladder")
        card = next(iter(move.cards), None)
        return [self._index[Action(move.kind, "move", card,
                                   move.denomination, move.amount)]]

    # The contract

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may do (nothing if it is not to
        act)."""
        seat = self.possible_agents.index(agent)
        mine = self._game.to_act == seat and agent in self.agents and \
            not self._is_dead(agent)
        with self._game.redact([seat]) as view:
            observer = _Observer(view, seat, self._seats, self._room,
                                 self._picked if mine else Cards.of(0))
            numbers = observer.five_hundred() if self._is_five_hundred \
                else observer.tripoli()
        observation = array("i", numbers)
        mask = array("b", self._legal() if mine
                     else bytes(len(self.actions)))
        if self._numpy is None:
            return {"observation": observation, "action_mask": mask}
        return {"observation": self._numpy.frombuffer(observation, "int32"),
                "action_mask": self._numpy.frombuffer(mask, "int8")}

    def information(self, agent: str) -> bytes:
        """What an agent knows, as bytes to use as a key: promised within one
        release of talon only."""
        return self._game.information_key(self.possible_agents.index(agent))

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

    def _is_dead(self, agent: str) -> bool:
        return self.terminations[agent] or self.truncations[agent]

    def step(self, action: Any) -> None:
        """Makes the action of the agent to act; None if it has ended."""
        if not self.agents:
            raise ValueError("reset() comes before step()")
        agent = self.agent_selection
        if self._is_dead(agent):
            self._bury(agent, action)
            return
        number = operator.index(action)
        if not 0 <= number < len(self.actions):
            raise ValueError(f"{number} is not an action")
        move = self.move_of(number)
        if not self._legal()[number]:
            if move is not None and (why := self._game.check(move)):
                raise why
            raise ValueError(f"action {number} ({self.actions[number]}) is "
                             "not possible now")
        self._act(agent, number, move)

    def play(self, player: Player) -> None:
        """Lets a computer player make the whole move of the agent to act."""
        if not self.agents or self._is_dead(self.agent_selection):
            return self.step(None)
        assert self._rng is not None
        move = player.move(self._game, self._game.to_act, self._rng)
        self._act(self.agent_selection, 0, move)

    def _act(self, agent: str, number: int, move: Move | None) -> None:
        """Picks a card, or makes a move."""
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {one: 0.0 for one in self.agents}
        if move is None:
            self._pick(number)
        else:
            self._make(move)
        for one in self.agents:
            self._cumulative_rewards[one] += self.rewards[one]

    def _pick(self, number: int) -> None:
        """Picks a card; a move with one way to go on is made at once."""
        card = self.actions[number].card
        assert card is not None
        self._picked |= Cards([card])
        self._mask = None
        legal = self._legal()
        if sum(legal) == 1:
            move = self.move_of(legal.index(1))
            if move is not None:
                self._make(move)

    def _make(self, move: Move) -> None:
        """Makes a move and what follows, up to the next seat."""
        self._game.apply(move)
        self._go_on()
        totals = self._game.totals
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = float(totals[seat] - self._totals[seat])
        self._totals = totals
        over = self._game.over
        if over or self._game.turn >= self.max_turns:
            ended = self.terminations if over else self.truncations
            for agent in self.agents:
                ended[agent] = True
            self.agent_selection = self.agents[0]

    def _bury(self, agent: str, action: Any) -> None:
        """The last step of an agent that has ended."""
        if action is not None:
            raise ValueError("an agent that has ended can only do None")
        self.agents.remove(agent)
        for table in (self.rewards, self._cumulative_rewards,
                      self.terminations, self.truncations, self.infos):
            del table[agent]  # type: ignore[attr-defined]
        self.rewards = {one: 0.0 for one in self.agents}
        if self.agents:
            self.agent_selection = self.agents[0]


def env(rules: Rules, *, deals: int = 4, max_turns: int = 2000,
        render_mode: str | None = None, numpy: bool = False) -> Env:
    """An environment. A session of Tripoli ends after so many deals; a game
    is truncated after so many turns."""
    return Env(rules, deals=deals, max_turns=max_turns,
               render_mode=render_mode, numpy=numpy)
