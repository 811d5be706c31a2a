# SPDX-License-Identifier: MIT
"""Tests of the sentences: that each call reaches its function, in both
languages, and what is refused. What the sentences must be, tests/words says."""
import unittest
from collections.abc import Callable
from typing import Any

import talon
from talon import (NOBODY, Cards, Denomination, Game, Generator, Kind, Move,
                   Reason, Rules, Status, advisor, poker, words)
from talon.words import CardStyle, Language, Words

NAMES = ("", "Ben", "Clara")


def begun() -> Game:
    """The deal of doc/words.md: seat 0 bids first."""
    game = Game(Rules("five-hundred", "classic-3", first_dealer=2))
    game.chance(Generator(7))
    return game


class Sentences(unittest.TestCase):
    def setUp(self) -> None:
        self.game = begun()
        rules = self.game.rules
        self.en = Words(rules, you=0, names=NAMES)
        self.de = Words(rules, "de_AT.UTF-8", you=0, names=NAMES)

    def test_a_deal(self) -> None:
        game = Game(self.game.rules)
        events = talon.redact(game.chance(Generator(7)), [0])
        self.assertEqual(self.en.events(events), (
            "The cards are dealt.\nClara deals.\n"
            "You get ♦7 ♦J ♦Q ♣9 ♣J ♣K ♥7 ♥8 ♥10 ♥Q.\n"))
        self.assertEqual(self.de.events(events), (
            "Die Karten werden gegeben.\nClara gibt.\n"
            "Du bekommst ♦7 ♦B ♦D ♣9 ♣B ♣K ♥7 ♥8 ♥10 ♥D.\n"))
        first = self.en.event(events)
        self.assertEqual(first, ("The cards are dealt.", 1))
        self.assertEqual(self.en.events(()), "")

    def test_events_of_one_sentence(self) -> None:
        game = Game(Rules("tripoli", "rummoli"))
        events = game.chance(Generator(7))
        while all(one.reason != Reason.ANTE for one in events):
            events = game.chance(Generator(7))
        at = [one.reason for one in events].index(Reason.ANTE)
        told = Words(game.rules).event(events[at:])
        self.assertEqual(told.events, sum(
            one.reason == Reason.ANTE for one in events))
        self.assertGreater(told.events, 1)

    def test_moves_and_choices(self) -> None:
        seven = Move(Kind.BID, 0, amount=7, denomination=Denomination.HEARTS)
        self.assertEqual(self.en.move(seven), "bid 7 ♥")
        self.assertEqual(self.en.event(self.game.copy().apply(seven)),
                         ("You bid 7 ♥.", 1))
        self.assertEqual(self.de.event(self.game.copy().apply(seven)),
                         ("Du bietest 7 ♥.", 1))
        self.assertEqual(self.en.choice(self.game.choices()[0]), "pass")
        self.assertEqual(self.en.bid(10, Denomination.NO_TRUMP), "10 NT")
        self.assertEqual(self.de.bid(10, Denomination.NO_TRUMP),
                         "10 ohne Trumpf")

    def test_cards_and_seats(self) -> None:
        rules = self.game.rules
        self.assertEqual(self.en.card("JC"), "♣J")
        self.assertEqual(self.de.card("JC"), "♣B")
        self.assertEqual(self.en.cards(["7H", "JC"]), "♥7 ♣J")
        letters = Words(rules, Language.GERMAN, style=CardStyle.LETTERS)
        self.assertEqual(letters.card("7H"), "He7")
        spelled = Words(rules, style=CardStyle.WORDS)
        self.assertEqual(spelled.card("7H"), "seven of hearts")
        self.assertEqual(self.en.hand(self.game, Cards("QH 7D 9C")),
                         "♦7 ♣9 ♥Q")
        self.assertEqual(self.en.seats([0, 1, 2]), "you, Ben and Clara")
        self.assertEqual(self.de.seat(1), "Ben")
        self.assertEqual(Words(rules).seat(1), "Seat 2")

    def test_refusals_and_scores(self) -> None:
        wrong = Move(Kind.BID, 1, amount=7, denomination=Denomination.HEARTS)
        refused = self.game.check(wrong)
        assert refused is not None
        self.assertTrue(self.en.refusal(refused).startswith("Not possible: "))
        low = Move(Kind.BID, 0, amount=5, denomination=Denomination.HEARTS)
        refused = self.game.check(low)
        assert refused is not None
        self.assertIn("pass", self.en.refusal(refused, self.game))
        self.assertNotEqual(self.de.refusal(Status.E_FOLLOW),
                            self.en.refusal(Status.E_FOLLOW))
        self.assertEqual(self.en.scores(self.game), "You 0; Ben 0; Clara 0")

    def test_poker_and_advice(self) -> None:
        rank = poker.rank(Cards("KS KH KC 10D 10H"))
        self.assertEqual(self.en.poker(rank), "full house, kings over tens")
        reason = talon.advisor.AdviceReason.DUCKS
        self.assertEqual(self.en.advice(reason), "lets the trick go")
        self.assertEqual(self.de.advice(reason), "lässt den Stich laufen")
        self.assertEqual(self.en.chance(advisor.Chance.CONTRACT, 7349),
                         "contract made in 73\u00A0% of cases")
        view = self.game.redact([0])
        advice = advisor.Player("club-1", worlds=2).advise(
            view, 0, Generator(1))[0]
        self.assertTrue(self.en.advice(advice))
        self.assertTrue(self.de.chance(advice) if advice.chance_of else True)

    def test_what_a_person_types(self) -> None:
        seven = Move(Kind.BID, 0, amount=7, denomination=Denomination.HEARTS)
        for told, text in ((self.en, "7 hearts"), (self.de, "7 Herz"),
                           (self.en, self.en.move(seven)),
                           (self.de, self.de.move(seven))):
            self.assertEqual(told.read(self.game, 0, text).move, seven)
        low = self.en.read(self.game, 0, "bid 5 hearts")
        self.assertIsNone(low.move)
        self.assertTrue(low.answer)
        self.game.apply(seven)
        late = self.en.read(self.game, 1, "6 hearts")
        assert late.refused is not None
        self.assertEqual(late.refused.status, Status.E_BID_LOW)
        self.assertEqual(late.answer, self.en.refusal(late.refused, self.game))
        lost = self.de.read(self.game, 1, "Ärger xyzzy")
        self.assertEqual((lost.move, lost.several, lost.refused),
                         (None, (), None))
        self.assertGreater(lost.end, lost.at)
        self.assertTrue(lost.answer)
        with self.assertRaises(talon.Refused) as caught:
            self.en.read(self.game, talon.TABLE, "pass")
        self.assertEqual(caught.exception.status, Status.E_SEAT)

    def test_cards_read(self) -> None:
        for told, text in (self.en, "aces"), (self.de, "Asse"):
            self.assertEqual(told.read_cards(self.game, text),
                             (talon.Cards("AS AC AD AH"), ""))
        none = self.en.read_cards(self.game, "xyzzy")
        self.assertEqual(none, (None, "Not understood: “xyzzy”."))

    def test_refused(self) -> None:
        rules = self.game.rules
        refused: list[tuple[Status, Callable[[], Any]]] = [
                (Status.E_ARGUMENT, lambda: Words(rules, "fr")),
                (Status.E_SPACE, lambda: Words(rules, names=["x" * 64])),
                (Status.E_CHARACTER, lambda: Words(rules, names=["a\nb"])),
                (Status.E_ARGUMENT, lambda: Words(
                    rules, style=CardStyle(9)).card("7H")),
                (Status.E_INDEX, lambda: self.en.event(())),
                (Status.E_KIND, lambda: self.en.move(Move(Kind(9999), 0))),
                (Status.E_OPTION, lambda: self.en.value(rules, "no-such"))]
        for status, make in refused:
            with self.assertRaises(talon.Refused) as caught:
                make()
            self.assertEqual(caught.exception.status, status)


class Settings(unittest.TestCase):
    def test_languages(self) -> None:
        self.assertEqual(words.languages(), {
            Language.ENGLISH: ("en", "English"),
            Language.GERMAN: ("de", "Deutsch")})
        self.assertEqual(words.find_language("de-CH"), Language.GERMAN)
        self.assertIsNone(words.find_language("fr"))

    def test_every_name_differs_from_its_neighbor(self) -> None:
        for game in talon.games():
            for language in words.languages():
                self.assertTrue(words.game_name(game, language))
                self.assertTrue(words.game_help(game, language))
                for names in (
                        [words.preset_name(game, one, language)
                         for one in game.presets],
                        [words.preset_help(game, one, language)
                         for one in game.presets],
                        [words.group_name(game, one, language)
                         for one in game.groups],
                        [words.option_name(game, one, language)
                         for one in game.options],
                        [words.option_help(game, one, language)
                         for one in game.options]):
                    self.assertEqual(len(set(names)), len(names))
                    self.assertTrue(all(names))

    def test_labels(self) -> None:
        german = Language.GERMAN
        self.assertEqual(words.label(Denomination.HEARTS, german), "Herz")
        self.assertTrue(words.label(advisor.Level.CLUB_1, german))
        self.assertTrue(words.label(advisor.Chance.CONTRACT, german))
        self.assertEqual(words.label(Kind(9999), german), "")

    def test_a_language_may_be_given_by_its_key(self) -> None:
        self.assertEqual(words.label(Denomination.HEARTS, "de"), "Herz")
        self.assertEqual(words.label(Denomination.HEARTS, "de_AT.UTF-8"),
                         "Herz")
        german = Language.GERMAN
        for game in talon.games():
            preset, group, option = (game.presets[0], game.groups[0],
                                     game.options[0])
            for named, wanted in (
                    (words.game_name(game, "de"),
                     words.game_name(game, german)),
                    (words.game_help(game, "de"),
                     words.game_help(game, german)),
                    (words.preset_name(game, preset, "de"),
                     words.preset_name(game, preset, german)),
                    (words.preset_help(game, preset, "de"),
                     words.preset_help(game, preset, german)),
                    (words.group_name(game, group, "de"),
                     words.group_name(game, group, german)),
                    (words.option_name(game, option, "de"),
                     words.option_name(game, option, german)),
                    (words.option_help(game, option, "de"),
                     words.option_help(game, option, german))):
                self.assertEqual(named, wanted)
        with self.assertRaises(talon.BadCall) as caught:
            words.label(Denomination.HEARTS, "fr")
        self.assertEqual(caught.exception.status, talon.Status.E_ARGUMENT)

    def test_values(self) -> None:
        rules = Rules("five-hundred", "australian-4")
        for option in rules.game.options:
            self.assertTrue(Words(rules).value(rules, option))
        self.assertEqual(Words(rules).value(rules, "target"), "500")

    def test_version(self) -> None:
        self.assertEqual(words.library_version(), talon.__version__)
        self.assertTrue(words.serves())
        self.assertFalse(words.serves(0xFF0000))
        self.assertEqual(Words(Rules("tripoli"), you=NOBODY).language,
                         Language.ENGLISH)


if __name__ == "__main__":
    unittest.main()
