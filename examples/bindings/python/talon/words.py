# SPDX-License-Identifier: MIT
"""Sentences: what happens, what may be done, why something was refused, and
the labels of a settings screen, in English and German. They come from
libtalon-words, which is loaded when it is first used. Wording may change in any
version: never compare it."""
from collections.abc import Iterable, Sequence
from ctypes import byref, c_uint32, c_uint64
from typing import NamedTuple

from . import _raw
from ._library import call, invoke, key_bytes, text, written
from .cards import Card, Cards, Seats, card_array, number_of
from .enums import (NOBODY, WORDS_EVENTS_MAX, WORDS_TEXT_MAX, AdviceReason,
                    CardStyle, Chance, Denomination, Language, ReadAs, Status,
                    Suit)
from .errors import Refused, refusal
from .game import Position, _raw_events
from .rules import GameInfo, Option, OptionGroup, Preset, Rules
from .structs import Advice, Choice, Event, Move
from ._numbers import Number

__all__ = ["CardStyle", "CardsRead", "Language", "ReadAs", "Reading",
           "Sentence", "Words", "find_language", "game_help", "game_name",
           "group_name", "label", "languages", "library_version",
           "library_version_number", "option_help", "option_name",
           "preset_help", "preset_name", "serves"]


class Reading(NamedTuple):
    """What a person's text was read as.

    move     the move, if it is one that the game accepts
    several  the moves that fit, if there are several
    refused  why the game does not accept it, if it is a move
    at, end  the part of the text that was not understood, if none of these
    answer   a sentence that says so to "you"; "" for a move
    """
    move: Move | None
    several: tuple[Move, ...]
    refused: Refused | None
    at: int
    end: int
    answer: str


class CardsRead(NamedTuple):
    """The cards that a person typed; or None and a sentence that says what
    is wrong."""
    cards: Cards | None
    answer: str


class Sentence(NamedTuple):
    """A sentence, and how many events it tells of."""
    text: str
    events: int


def library_version() -> str:
    """The version of libtalon-words."""
    number = library_version_number()
    return f"{number >> 16}.{number >> 8 & 255}.{number & 255}"


def library_version_number() -> int:
    """The same as a number: major * 65536 + minor * 256 + patch."""
    number: int = invoke("talon_words_version_number")
    return number


def serves(headers: int = _raw.WORDS_HEADERS) -> bool:
    """Whether the library serves a program made for these headers."""
    return bool(invoke("talon_words_version_serves", headers))


def languages() -> dict[Language, tuple[str, str]]:
    """The languages, each with its key and its own name: "de", "Deutsch"."""
    return {Language(number): (text("talon_language_key", number),
                               text("talon_language_label", number))
            for number in range(1, invoke("talon_language_count") + 1)}


def find_language(key: str) -> Language | None:
    """The language of a key or locale: "de", "de-AT", "de_DE.UTF-8"."""
    number: int = invoke("talon_language_find", key_bytes(key))
    return Language(number) if number else None


def _number(language: Language | str) -> int:
    """The number of a language, which may be given by its key."""
    if not isinstance(language, str):
        return language
    found = find_language(language)
    if found is None:
        raise refusal(Status.E_ARGUMENT)
    return found


def label(number: Number, language: Language | str) -> str:
    """The name of a member of any enumeration: a kind of move, a phase, a
    status, a level, a reason. A language is a Language or, here and in all that
    follows, its key: "de"."""
    return number.in_words(_number(language))


def game_name(game: GameInfo, language: Language | str) -> str:
    """The name of a game."""
    return text("talon_words_game", _number(language), game.number)


def game_help(game: GameInfo, language: Language | str) -> str:
    """A sentence that describes a game."""
    return text("talon_words_game_help", _number(language), game.number)


def preset_name(game: GameInfo, preset: Preset,
                language: Language | str) -> str:
    """The name of a preset."""
    return text("talon_words_preset", _number(language), game.number,
                preset.number)


def preset_help(game: GameInfo, preset: Preset,
                language: Language | str) -> str:
    """A sentence that describes a preset."""
    return text("talon_words_preset_help", _number(language), game.number,
                preset.number)


def group_name(game: GameInfo, group: OptionGroup,
               language: Language | str) -> str:
    """The name of a group of options."""
    return text("talon_words_group", _number(language), game.number,
                game.groups.index(group))


def option_name(game: GameInfo, option: Option,
                language: Language | str) -> str:
    """The name of an option."""
    return text("talon_words_option", _number(language), game.number,
                option.number)


def option_help(game: GameInfo, option: Option,
                language: Language | str) -> str:
    """A sentence that describes an option."""
    return text("talon_words_option_help", _number(language), game.number,
                option.number)


class Words:
    """Who is told, and how.

        words = Words(game.rules, "de", you=0, names=["", "Ben", "Clara"])
        print(words.events(game.apply(move)), end="")

    Sentences tell what the events tell: talon.redact() removes what a seat may
    not know. The names are by seat, "" for "Seat 1" and so on.
    """

    __slots__ = ("_raw",)

    def __init__(self, rules: Rules,
                 language: Language | str = Language.ENGLISH, *,
                 you: int = NOBODY, names: Iterable[str] = (),
                 style: CardStyle = CardStyle.SIGNS) -> None:
        self._raw = _raw.words()
        call("talon_words_init", byref(self._raw), _number(language),
             byref(rules._raw))
        self._raw.you, self._raw.style = you, style
        for seat, name in enumerate(names):
            data = name.encode("utf-8")
            call("talon_words_name", byref(self._raw), seat, data, len(data))

    @property
    def language(self) -> Language:
        """The language."""
        return Language(self._raw.language)

    def _write(self, name: str, *arguments: object) -> str:
        return written(WORDS_TEXT_MAX, name, byref(self._raw), *arguments)

    def seat(self, seat: int) -> str:
        """A seat: its name, or "you"."""
        return self._write("talon_words_seat", seat)

    def seats(self, seats: Iterable[int]) -> str:
        """Seats: "you, Anna and Ben"."""
        return self._write("talon_words_seats", Seats(seats).mask)

    def card(self, card: Card | str) -> str:
        """A card."""
        return self._write("talon_words_card", Card(card))

    def cards(self, cards: Iterable[Card | str | int]) -> str:
        """Cards in the order given."""
        array = card_array(cards)
        return self._write("talon_words_cards", array, len(array))

    def hand(self, game: Position, cards: Cards) -> str:
        """A hand in the order in which players hold it."""
        return self._write("talon_words_hand", game._handle,
                           byref(c_uint64(cards.mask)))

    def bid(self, tricks: int, denomination: Denomination | Suit) -> str:
        """A bid: "7 ♥"; 0 tricks for a misère."""
        return self._write("talon_words_bid", tricks, denomination)

    def move(self, move: Move) -> str:
        """A move in a short form: "raise by 3 chips"."""
        return self._write("talon_words_move", byref(move.raw()))

    def choice(self, choice: Choice, game: Position | None = None) -> str:
        """A choice in a short form: "bid 7 to 10 in ♠, ♣ or NT". With the
        game, cards are listed as players hold them in it."""
        return self._write("talon_words_choice",
                           game._handle if game is not None else None,
                           byref(choice.raw()))

    def event(self, events: Sequence[Event]) -> Sentence:
        """One sentence for the first event, and for those after it that
        belong to it. It is empty if there is nothing to say."""
        array, told = _raw_events(events), c_uint32()
        words = self._write("talon_words_event", array, len(array),
                            byref(told))
        return Sentence(words, told.value)

    def events(self, events: Sequence[Event]) -> str:
        """All sentences of some events, each with a line end."""
        array = _raw_events(events)
        return written(WORDS_EVENTS_MAX, "talon_words_events",
                       byref(self._raw), array, len(array))

    def refusal(self, refused: Refused | Status,
                game: Position | None = None) -> str:
        """A sentence that tells "you" why a move was refused and, with the
        game, what is possible instead."""
        status, cards = (refused.status, refused.cards) \
            if isinstance(refused, Refused) else (refused, Cards.of(0))
        return self._write("talon_words_refusal",
                           game._handle if game is not None else None, status,
                           byref(c_uint64(cards.mask)))

    def read(self, game: Position, seat: int, text: str) -> Reading:
        """Reads what a person typed as a move of a seat: "7h", "play the
        queen of hearts", "bet 3", "pass", in the language of the words."""
        data = text.encode("utf-8")
        made, raw = _raw.move(), _raw.reading()
        status = invoke("talon_words_read", byref(self._raw), game._handle,
                        seat, data, len(data), byref(made), byref(raw))
        if status >= 0:
            return Reading(Move.of(made), (), None, 0, 0, "")
        if not raw.answer:
            raise refusal(status)
        answer = self._write("talon_words_answer", game._handle, byref(raw),
                             data, len(data))
        several = tuple(map(Move.of, raw.moves[:raw.count])) \
            if raw.answer == ReadAs.SEVERAL else ()
        refused = refusal(raw.status, Cards.of(raw.concerned)) \
            if raw.answer == ReadAs.REFUSED else None
        at, end = (len(data[:offset].decode("utf-8", "replace"))
                   for offset in (raw.start, raw.start + raw.length))
        return Reading(None, several, refused, at, end, answer)

    def read_cards(self, game: Position, text: str) -> CardsRead:
        """Reads a set of cards that a person typed, in the language of the
        words: "6d 10h", "queen of spades", "hearts", "aces, joker", "all"."""
        data = text.encode("utf-8")
        cards, raw = c_uint64(), _raw.reading()
        status = invoke("talon_words_read_cards", byref(self._raw),
                        game._handle, data, len(data), byref(cards), byref(raw))
        if status >= 0:
            return CardsRead(Cards.of(cards.value), "")
        if not raw.answer:
            raise refusal(status)
        return CardsRead(None, self._write("talon_words_answer", None,
                                           byref(raw), data, len(data)))

    def scores(self, game: Position) -> str:
        """The scores of all sides, or the chips of all seats."""
        return self._write("talon_words_scores", game._handle)

    def poker(self, rank: int) -> str:
        """A poker hand by its rank, of talon.poker: "two pairs, …"."""
        return self._write("talon_words_poker", rank)

    def advice(self, reason: Advice | AdviceReason,
               card: Card | str | None = None, seat: int = NOBODY) -> str:
        """The reason of an advice, or any reason with its card and seat."""
        if isinstance(reason, Advice):
            return self.advice(reason.reason, reason.card, reason.seat)
        number = Card(card) if isinstance(card, str) else card
        return self._write("talon_words_advice", reason, number_of(number),
                           seat)

    def chance(self, of: Advice | Chance, chance: int = 0) -> str:
        """The chance of an advice, or any in ten-thousandths:
        "contract made in 73 % of cases"."""
        if isinstance(of, Advice):
            return self.chance(of.chance_of, of.chance)
        return self._write("talon_words_chance", of, chance)

    def value(self, rules: Rules, option: Option | str) -> str:
        """The value of an option as a settings screen shows it."""
        if isinstance(option, str):
            found = [one for one in rules.game.options if one.key == option]
            if not found:
                raise refusal(Status.E_OPTION)
            option = found[0]
        return self._write("talon_words_value", byref(rules._raw),
                           option.number)
