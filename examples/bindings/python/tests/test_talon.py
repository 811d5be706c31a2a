# SPDX-License-Identifier: MIT
"""Tests of the package against the library, feature by feature."""
import copy
import ctypes
import gc
import pickle
import random
import resource
import threading
import unittest
from ctypes import sizeof
from typing import Any

import talon
from talon import (NOBODY, TABLE, Card, Cards, Codes, Denomination, Event,
                   Game, Generator, Kind, Move, Phase, Rank, Reason, Refused,
                   Rules, Seats, Status, Suit, View, _raw, enums, five_hundred,
                   poker, tripoli)


def advance(game: Game, rng: Generator, phase: Phase | None = None,
            turns: int = 400) -> None:
    """Plays at random until a phase, or for some turns."""
    for _ in range(turns):
        if game.over or game.phase == phase:
            return
        if game.to_act == TABLE:
            game.chance(rng)
        else:
            game.apply(game.random_move(rng))


def dealt(preset: str = "australian-4", seed: int = 1,
          phase: Phase = Phase.AUCTION, **options: Any) -> Game:
    """A game of Five Hundred in some phase."""
    game = Game(Rules("five-hundred", preset, **options))
    advance(game, Generator(seed), phase)
    assert game.phase == phase
    return game


class Library(unittest.TestCase):
    def test_layouts_are_those_of_the_compiler(self) -> None:
        column = 0 if sizeof(ctypes.c_void_p) == 8 else 1
        for kind, sizes in _raw.SIZES.items():
            self.assertEqual(sizeof(kind), sizes[column], kind)

    def test_version(self) -> None:
        self.assertTrue(talon.serves())
        self.assertFalse(talon.serves(0xFF0000))
        number = talon.library_version_number()
        self.assertEqual(talon.library_version(),
                         f"{number >> 16}.{number >> 8 & 255}.{number & 255}")

    def test_limits_and_features(self) -> None:
        self.assertGreaterEqual(talon.limit(talon.Limit.EVENTS),
                                enums.EVENTS_MAX)
        self.assertTrue(talon.feature(talon.Feature.TRIPOLI))
        with self.assertRaises(talon.BadCall):
            talon.limit(9999)  # type: ignore[arg-type]

    def test_terms_are_the_enumerations(self) -> None:
        for space, kind in ((talon.Space.KIND, Kind),
                            (talon.Space.REASON, Reason),
                            (talon.Space.STATUS, Status),
                            (talon.Space.PHASE, Phase)):
            for term in talon.terms(space):
                member: Any = kind(term.number)
                self.assertEqual((member.key, member.label),
                                 (term.key, term.label))
                self.assertEqual(talon.find(space, term.key), term)
        with self.assertRaises(talon.BadText):
            talon.find(talon.Space.KIND, "no such kind")
        self.assertEqual(talon.Box.KITTY.key, "kitty")
        self.assertEqual(Rank.QUEEN.label, "queen")
        self.assertEqual(talon.PokerCategory.FLUSH.label, "flush")
        self.assertEqual(Suit.HEARTS.label, "hearts")
        self.assertEqual(Denomination.NO_TRUMP.key, "NT")
        self.assertEqual(talon.OptionType.SWITCH.key, "switch")

    def test_numbers_of_a_later_library(self) -> None:
        later = Kind(60000)
        self.assertEqual((later, later.name, later.key, later.label),
                         (60000, "KIND_60000", "", ""))

    def test_games_presets_options(self) -> None:
        keys = [info.key for info in talon.games()]
        self.assertEqual(keys, ["five-hundred", "tripoli"])
        for info in talon.games():
            self.assertTrue(info.label and info.text and info.presets)
            for preset in info.presets:
                self.assertEqual(talon.find_preset(info.key, preset.key),
                                 preset.number)
            for option in info.options:
                self.assertTrue(option.label and option.text and
                                option.group and option.group_key)
                self.assertGreater(option.since, 0)
                for value in option.values:
                    self.assertEqual(value.since, option.since)
            shown = [option.key for group in info.groups
                     for option in info.options
                     if (option.group_key, option.group) == (group.key,
                                                             group.label)]
            self.assertEqual(sorted(shown),
                             sorted(option.key for option in info.options))
        rules = talon.Rules("five-hundred", "classic-3", target=1000)
        self.assertEqual((rules.label("pack"), rules.label("target")),
                         ("32 cards, seven to ace", "1000"))
        with self.assertRaises(KeyError):
            rules.label("no-such")
        slam = talon.games()[0].options[enums.FhOption.SLAM - 1]
        self.assertEqual((slam.key, slam.type),
                         ("slam", talon.OptionType.SWITCH))
        self.assertTrue(slam.clauses[0].startswith("FH-"))
        for name in enums.OPTION_VALUES:
            self.assertIsInstance(name, int)


class CardValues(unittest.TestCase):
    def test_parsing_and_formatting(self) -> None:
        for text in ("10H", "10♥", "th", "10♥\ufe0f", "10♡"):
            self.assertEqual(str(Card(text)), "10H")
        self.assertEqual(Card("🂡"), Card("AS"))
        self.assertEqual(Card("KH").face, "🂾")
        self.assertEqual(Card.of(0, Rank.HIGH_JOKER), Card("JK"))
        self.assertEqual((Card("QD").suit, Card("QD").rank),
                         (Suit.DIAMONDS, Rank.QUEEN))
        self.assertEqual(Card("JK").suit, Suit.NONE)
        self.assertEqual(f"{Card('KH'):>4}|{Card('KH').pretty}", "  KH|K♥")
        for wrong in ("1H", "", "KHH", "Ж", "K\0"):
            with self.assertRaises(talon.BadCards):
                Card(wrong)
        for number in (-1, 64, 255, 2**64):
            with self.assertRaises(talon.BadCards):
                Card(number)
        with self.assertRaises(talon.BadCards):
            Card.of(Suit.SPADES, 99)

    def test_sets(self) -> None:
        hand = Cards("KH 10♥ 7S JK")
        self.assertEqual(str(hand), "7S 10H KH JK")
        self.assertEqual(repr(hand), "Cards('7S 10H KH JK')")
        self.assertEqual(hand.pretty, "7♠ 10♥ K♥ JK")
        self.assertEqual((len(hand), len(Cards())), (4, 0))
        self.assertEqual([str(card) for card in hand],
                         ["7S", "10H", "KH", "JK"])
        self.assertTrue("KH" in hand and Card("JK") in hand)
        self.assertFalse("AS" in hand or object() in hand or -1 in hand)
        self.assertEqual([hand[n] for n in range(-4, 4)], [*hand, *hand])
        self.assertIn(random.choice(hand), hand)
        for n in (4, -5, 64, 2**32, -2**40):
            with self.assertRaises(IndexError):
                hand[n]
        with self.assertRaises(TypeError):
            hand["KH"]  # type: ignore[index]
        other = Cards(["KH", Card("AS")])
        self.assertEqual(hand & other, Cards("KH"))
        self.assertEqual(len(hand | other), 5)
        self.assertEqual(hand - other, Cards("7S 10H JK"))
        self.assertEqual(hand ^ hand, Cards())
        self.assertTrue(Cards("KH") <= hand and hand >= Cards("KH"))
        self.assertTrue(hand.isdisjoint(Cards("2S")))
        self.assertEqual(hash(Cards("KH")), hash(Cards(["KH"])))
        self.assertEqual(pickle.loads(pickle.dumps(hand)), hand)
        with self.assertRaises(talon.BadCards) as caught:
            Cards("KH KH")
        self.assertEqual(caught.exception.status, Status.E_CARD_TWICE)
        with self.assertRaises(AttributeError):
            hand.mask = 3
        with self.assertRaises(TypeError):
            hand | Seats([1])  # type: ignore[operator]
        self.assertNotEqual(Cards(), Seats())

    def test_all_64_bits(self) -> None:
        every = Cards.of(2**64 - 1)
        self.assertEqual(len(every), 64)
        self.assertEqual(sum(1 << card for card in every), 2**64 - 1)
        self.assertEqual([every[n] for n in range(64)], list(every))
        self.assertEqual(Cards("AH").mask, 1 << Card("AH"))
        with self.assertRaises(OverflowError):
            Cards.of(2**64)
        with self.assertRaises(OverflowError):
            Seats([40])
        with self.assertRaises(ValueError):
            Seats([-1])
        with self.assertRaisesRegex(ValueError, "-2 is not a seat"):
            talon.redact((), [talon.TABLE])
        self.assertEqual(list(Seats([3, 1])), [1, 3])
        self.assertIn("Seats", repr(Seats([1])))


class RulesValues(unittest.TestCase):
    def test_options_by_key(self) -> None:
        rules = Rules("five-hundred", "australian-4", slam="off", target=1000)
        self.assertIs(rules["slam"], False)
        self.assertEqual((rules["target"], rules.value("target")),
                         (1000, 1000))
        self.assertEqual(Rules("tripoli", ante=2)["ante"], 2)
        self.assertEqual(rules["misere"], rules["misere"])
        self.assertIsInstance(rules["misere"], str)
        self.assertEqual(rules.preset and rules.preset.key, "australian-4")
        self.assertEqual(len(dict(rules)), len(rules.game.options))
        self.assertEqual(rules.replace(slam=True)["slam"], True)
        self.assertEqual(rules["slam"], False)
        self.assertFalse(rules.replace(misere="off").applies("misere-value"))
        near, count = rules.nearest_preset()
        self.assertEqual((near.key, count), ("australian-4", 2))
        self.assertEqual(rules.side(0), Seats([0, 2]))
        self.assertEqual(len(rules.pack), 43)
        self.assertEqual(Rules("five-hundred", 2)["slam"],
                         Rules(1, 2)["slam"])
        self.assertIn("australian-4", repr(rules))

    def test_refusals(self) -> None:
        cases: list[tuple[Any, Any]] = [
            (("whist",), {}), (("tripoli", "none"), {}),
            (("tripoli", 99), {}), (("tripoli",), {"ante": 10**6}),
            (("tripoli",), {"board": "round"}),
            (("tripoli",), {"nothing": 1})]
        for arguments, options in cases:
            with self.assertRaises(talon.BadRules):
                Rules(*arguments, **options)
        with self.assertRaises(KeyError):
            Rules("tripoli")["nothing"]
        for number in (-1, 2**32 + 1):
            with self.assertRaises(OverflowError):
                Rules("tripoli", number)
            with self.assertRaises(OverflowError):
                Rules("tripoli", ante=number * 2**32)
        with self.assertRaises(ValueError):
            Rules("tripoli\0")
        with self.assertRaises(TypeError):
            Rules("tripoli", 1.5)  # type: ignore[arg-type]

    def test_conflicts(self) -> None:
        rules = Rules("five-hundred", inkle="on", auction="until-passed")
        problems = rules.check()
        self.assertEqual(problems[0].status, Status.E_INKLE_AUCTION)
        self.assertIn(enums.FhOption.INKLE, problems[0].options)
        with self.assertRaises(talon.BadRules) as caught:
            Game(rules)
        self.assertEqual(caught.exception.status, Status.E_RULES)
        self.assertEqual(Rules("five-hundred").check(), ())

    def test_as_text_and_bytes(self) -> None:
        rules = Rules("tripoli", "rummoli", ante=3)
        text = rules.write() + "0 pass\n"
        again, offset = Rules.read(text)
        self.assertEqual((again, text[offset:]), (rules, "0 pass\n"))
        self.assertEqual(hash(again), hash(rules))
        self.assertEqual(pickle.loads(pickle.dumps(rules)), rules)
        self.assertNotEqual(rules, Rules("tripoli"))
        with self.assertRaises(talon.BadRules) as caught:
            Rules.read("talon-record 1\ngame whist\n")
        place = caught.exception.position
        self.assertEqual((place and place.line, place and place.column),
                         (2, 6))
        with self.assertRaises(talon.BadText):
            Rules.read("nothing")


class Play(unittest.TestCase):
    def test_choices_moves_check(self) -> None:
        game = dealt()
        seat = game.to_act
        bids = [one for one in game.choices() if one.kind == Kind.BID]
        self.assertIn(Denomination.HEARTS, bids[0].denominations)
        self.assertEqual(game.choices(seat), game.choices())
        moves = game.moves()
        self.assertEqual(len(moves), len(game.moves(seat)))
        self.assertEqual(moves[0].kind, Kind.PASS)
        self.assertEqual(moves[-1], game.moves(seat)[-1])
        self.assertEqual(moves[1:3], [moves[1], moves[2]])
        self.assertEqual(moves.index(moves[5]), 5)
        self.assertTrue(moves[3] in moves)
        self.assertNotIn(Move(Kind.PLAY, seat, Cards("AS")), moves)
        with self.assertRaises(IndexError):
            moves[len(moves)]
        self.assertIsNone(game.check(moves[4]))
        self.assertEqual(game.owing, Seats([seat]))
        self.assertEqual(len(game.moves((seat + 1) % 4)), 0)

    def test_a_refused_move(self) -> None:
        game = dealt(phase=Phase.TRICKS, seed=4)
        before = game.save()
        advance_to_follow(game)
        refused = []
        for card in game.cards(game.to_act).cards:
            try:
                game.copy().apply(Move(Kind.PLAY, game.to_act, Cards([card])))
            except talon.IllegalMove as caught:
                refused.append(caught)
        self.assertTrue(refused)
        error = refused[0]
        self.assertEqual((error.status, error.status.key, error.clauses),
                         (Status.E_FOLLOW, "TALON_E_FOLLOW", ("FH-25",)))
        self.assertEqual(error.text, "the suit led must be followed")
        self.assertTrue(error.cards)
        self.assertIn("FH-25", str(error))
        self.assertEqual(pickle.loads(pickle.dumps(error)).cards, error.cards)
        self.assertNotEqual(before, game.save())
        two = game.check(Move(Kind.PLAY, game.to_act, Cards("KH AS")))
        assert two is not None
        self.assertEqual((two.status, bool(two.cards)),
                         (Status.E_CARD_COUNT, False))

    def test_check_says_what_apply_raises(self) -> None:
        game = dealt(phase=Phase.TRICKS)
        moves = game.moves()
        for move in (moves[0], Move(Kind.PASS, game.to_act),
                     Move(Kind.PLAY, game.to_act, Cards("AS KS")),
                     Move(Kind.PLAY, (game.to_act + 1) % 4, moves[0].cards)):
            said = game.check(move)
            try:
                game.copy().apply(move)
                self.assertIsNone(said)
            except Refused as raised:
                assert said is not None
                self.assertIs(type(said), type(raised))
                self.assertEqual((said.status, said.cards),
                                 (raised.status, raised.cards))

    def test_no_place(self) -> None:
        game = Game(Rules("five-hundred"))
        self.assertEqual(game.to_act, TABLE)
        for place in (game.to_act, 99):
            with self.assertRaises(talon.BadCall) as caught:
                game.cards(place)
            self.assertEqual(caught.exception.status, Status.E_PLACE)

    def test_numbers_that_do_not_fit(self) -> None:
        game = dealt()
        before = game.save()
        for move in (Move(Kind.BID, 300), Move(Kind.BID, 0, amount=2**40),
                     Move(Kind.PASS, game.to_act, index=256),
                     Move(-1, 0)):  # type: ignore[arg-type]
            with self.assertRaises(OverflowError):
                game.apply(move)
        with self.assertRaises(OverflowError):
            game.choices(2**32)
        with self.assertRaises(TypeError):
            game.side("0")  # type: ignore[arg-type]
        with self.assertRaises(talon.BadCall):
            game.side(9)
        self.assertEqual(game.save(), before)

    def test_undo(self) -> None:
        game, rng = dealt(), Generator(3)
        kept, draws = game.copy(), rng.copy()
        first = game.apply(game.random_move(rng))
        self.assertNotEqual(game, kept)
        self.assertNotEqual(game.state_hash(), kept.state_hash())
        game.assign(kept)
        self.assertEqual(game, kept)
        self.assertEqual(game.apply(game.random_move(draws)), first)
        with self.assertRaises(talon.BadCall):
            game.assign(Game(Rules("tripoli")))
        with self.assertRaises(TypeError):
            game.assign(game.redact())  # type: ignore[arg-type]
        for twin in (copy.copy(game), copy.deepcopy(game)):
            self.assertEqual(twin, game)
            twin.apply(twin.moves()[0])
            self.assertNotEqual(twin, game)
        self.assertNotEqual(game, 1)

    def test_chance(self) -> None:
        rng, game = Generator(b"seed", 2), Game(Rules("tripoli"))
        self.assertEqual(game.to_act, TABLE)
        ahead = rng.copy()
        pack = game.shuffle(ahead)
        other = game.copy()
        self.assertEqual(other.deal(pack), game.chance(rng))
        self.assertEqual(other, game)
        with self.assertRaises(talon.BadCards):
            game.deal(pack)
        with self.assertRaises(Refused):
            game.chance(rng)
        fresh = Game(Rules("tripoli"))
        with self.assertRaises(talon.BadCards):
            fresh.deal(["AS"] * 52)
        wanted = Cards("AS KS")
        pack = fresh.pack_for([wanted])
        places = fresh.deal_places()
        self.assertEqual({places[pack.index(card)] for card in wanted}, {0})
        fresh.deal(pack)
        self.assertTrue(wanted <= fresh.cards(0).cards)
        self.assertFalse(fresh.deal_over)
        self.assertEqual(fresh.deal_count, 1)

    def test_generator(self) -> None:
        rng = Generator(5)
        twin = pickle.loads(pickle.dumps(rng))
        self.assertEqual([rng.below(1000) for _ in range(40)],
                         [twin.below(1000) for _ in range(40)])
        self.assertEqual(rng.bytes(7), twin.bytes(7))
        self.assertEqual(rng.bytes(0), b"")
        cards = rng.shuffle(Rules("tripoli").pack)
        self.assertEqual(Cards(cards), Rules("tripoli").pack)
        self.assertEqual(cards, copy.deepcopy(twin).shuffle(
            Rules("tripoli").pack))
        self.assertNotEqual(Generator().bytes(32), Generator().bytes(32))
        wrongs: list[Any] = [bytes(33), 2**256, -1]
        for wrong in wrongs:
            with self.assertRaises((ValueError, OverflowError)):
                Generator(wrong)
        with self.assertRaises(ValueError):
            rng.below(0)
        state = list(rng.__getstate__())
        state[4] = 10**6
        with self.assertRaises(ValueError):
            rng.__setstate__(state)

    def test_events(self) -> None:
        game = Game(Rules("five-hundred"))
        rng, events = Generator(1), tuple[Event, ...]()
        while game.phase != Phase.AUCTION:
            events = game.chance(rng)
        hands = [one for one in events if one.kind == Kind.HAND and one.cards]
        seen = talon.redact(events, [0])
        self.assertEqual(len(seen), len(events))
        mine = [one for one in seen if one.kind == Kind.HAND and one.cards]
        self.assertGreater(len(hands), len(mine))
        self.assertTrue(all(0 in one.viewers for one in mine))
        self.assertEqual(mine[0].reason, Reason.DEALT)
        saved = talon.save_events(events)
        self.assertEqual(len(saved), 40 * len(events))
        self.assertEqual(talon.load_events(saved), events)
        self.assertEqual(talon.load_events(b""), ())
        with self.assertRaises(talon.BadSave):
            talon.load_events(saved[:-1])
        with self.assertRaises(AttributeError):
            events[0].seat = 1  # type: ignore[misc]
        later = Event(Kind(999), reserved=b"1234567")
        self.assertEqual(talon.load_events(talon.save_events([later])),
                         (later,))

    def test_whole_games(self) -> None:
        game, rng = Game(Rules("five-hundred", "two-2")), Generator(2)
        while not game.over:
            advance(game, rng)
        self.assertEqual((game.phase, game.to_act), (Phase.OVER, NOBODY))
        self.assertTrue(game.winners)
        self.assertTrue(game.deal_over)
        with self.assertRaises(talon.IllegalMove) as caught:
            game.random_move(rng)
        self.assertEqual(caught.exception.status, Status.E_OVER)

    def test_hands_as_they_are_shown(self) -> None:
        game = dealt(phase=Phase.TRICKS)
        hand = game.cards(0).cards
        self.assertEqual(Cards(game.sort_hand(hand)), hand)
        trump = five_hundred.state(game).bid_denomination
        if trump <= Denomination.HEARTS:
            self.assertEqual(game.card_suit("JK"), trump)
        self.assertEqual(game.card_suit(Card("10H")), Suit.HEARTS)


def advance_to_follow(game: Game) -> None:
    """Plays until the seat to act must follow, and could do otherwise."""
    rng = Generator(9)
    while True:
        if game.phase == Phase.TRICKS and game.to_act >= 0:
            may = five_hundred.playable(game)
            if may.cards != game.cards(may.seat).cards and \
                    five_hundred.state(game).on_table:
                return
        advance(game, rng, turns=1)


class Views(unittest.TestCase):
    def test_a_view_knows_less(self) -> None:
        game = dealt()
        view = game.redact([1])
        self.assertIsInstance(view, View)
        self.assertEqual((view.viewers, game.viewers),
                         (Seats([1]), Seats(range(4))))
        known = view.cards(0)
        self.assertEqual((len(known.cards), known.number, known.complete),
                         (0, 10, False))
        self.assertEqual(view.cards(1).cards, game.cards(1).cards)
        self.assertFalse(five_hundred.state(view).complete)
        self.assertTrue(five_hundred.state(game).complete)
        seat = game.to_act
        self.assertIsNone(game.redact([(seat + 1) % 4]).choices())
        self.assertIsNone(game.redact([(seat + 1) % 4]).moves(seat))
        mine = game.redact([seat])
        self.assertEqual(mine.choices(), game.choices())
        moves = mine.moves()
        assert moves is not None
        self.assertIsNone(mine.check(moves[0]))
        self.assertEqual(mine.write_move(moves[0]), f"{seat} pass")
        self.assertEqual(mine.information_key(seat),
                         game.information_key(seat))
        self.assertFalse(hasattr(view, "apply") or hasattr(view, "chance"))
        with self.assertRaises(talon.ViewRefused):
            view.redact([0])
        with self.assertRaises(talon.ViewRefused):
            view.information_key(0)
        self.assertEqual(len(list(game.redact().viewers)), 0)

    def test_worlds(self) -> None:
        game = dealt(phase=Phase.TRICKS)
        view = game.redact([2])
        worlds = {view.sample(Generator(seed)).state_hash()
                  for seed in range(8)}
        self.assertGreater(len(worlds), 1)
        world = view.sample(Generator(0))
        self.assertIsInstance(world, Game)
        self.assertEqual(world.redact([2]), view)
        advance(world, Generator(1), turns=5)

    def test_saves(self) -> None:
        game = dealt(phase=Phase.TRICKS)
        view = game.redact([3])
        for position in (game, view):
            again = talon.load(position.save())
            self.assertIs(type(again), type(position))
            self.assertEqual(again, position)
            self.assertEqual(pickle.loads(pickle.dumps(position)), position)
        info = talon.saved_info(view.save())
        self.assertEqual((info.rules, info.viewers, info.is_view),
                         (game.rules, Seats([3]), True))
        with self.assertRaises(talon.ViewRefused):
            game.load(view.save())
        self.assertEqual(game.redact([3]), view)
        other = Game(Rules("tripoli"))
        with self.assertRaises(talon.BadCall) as caught:
            other.load(game.save())
        self.assertEqual(caught.exception.status, Status.E_WRONG_GAME)
        for data in (b"", b"x", game.save()[:-1], bytes(2000)):
            with self.assertRaises(talon.BadSave):
                talon.load(data)
            with self.assertRaises(talon.BadSave):
                game.load(data)

    def test_damaged_saves_are_refused_or_playable(self) -> None:
        game, chaos = dealt(phase=Phase.TRICKS), random.Random(1)
        refused = 0
        for _ in range(400):
            data = bytearray(game.save())
            data[chaos.randrange(len(data))] ^= 1 << chaos.randrange(8)
            try:
                loaded = talon.load(bytes(data))
            except Refused as error:
                refused += 1
                self.assertLessEqual(error.offset or 0, len(data))
                continue
            if isinstance(loaded, Game):
                advance(loaded, Generator(1), turns=20)
        self.assertGreater(refused, 100)


class Records(unittest.TestCase):
    def test_written_and_read(self) -> None:
        rules = Rules("five-hundred", "australian-4")
        game, rng, text = Game(rules), Generator(6), rules.write()
        body = ""
        for _ in range(120):
            if game.to_act == TABLE:
                cards = game.shuffle(rng)
                body += game.write_deal(cards) + "\n"
                game.deal(cards)
            else:
                move = game.random_move(rng)
                line = game.write_move(move)
                self.assertEqual(game.parse(line).move, move)
                body += line + "\n"
                game.apply(move)
            body += game.write_state() if _ % 40 == 0 else ""
        again, offset = Rules.read(text + body)
        copied = Game(again)
        self.assertEqual(copied.read((text + body)[offset:]), len(body))
        self.assertEqual(copied, game)
        by_line = Game(rules)
        for line in body.splitlines(True):
            by_line.read_line(line)
        self.assertEqual(by_line, game)
        first = Game(rules).parse(body.splitlines()[0])
        self.assertEqual((first.move.kind, first.move.seat, len(first.cards)),
                         (Kind.DRAW, TABLE, 4))

    def test_refusals_have_a_position(self) -> None:
        game = dealt()
        before = game.save()
        with self.assertRaises(Refused) as caught:
            game.read(f"{game.to_act} pass\n0 juggle\n")
        place = caught.exception.position
        self.assertEqual((place and place.line, place and place.column),
                         (2, 3))
        self.assertEqual(game.save(), before)
        for line in ("= nonsense", "é", "0 pass pass", "a\nb"):
            with self.assertRaises(Refused):
                game.read_line(line)
        with self.assertRaises(talon.BadText) as text:
            game.parse("0 juggle")
        self.assertEqual(text.exception.position and
                         text.exception.position.length, 6)
        self.assertEqual(talon.record_verb(Kind.CALL_BET), "call")
        with self.assertRaises(talon.IllegalMove):
            game.write_move(Move(Kind.PLAY, game.to_act, Cards("AS")))


class Histories(unittest.TestCase):
    def test_a_hand_played_again(self) -> None:
        game, rng = dealt(seed=2), Generator(8)
        pack, states = game.hand_pack(), [game.copy()]
        moves: list[Move] = []
        while not game.deal_over:
            if game.to_act == TABLE:  # a redeal begins a new hand
                self.fail("choose another seed")
            moves.append(game.random_move(rng))
            game.apply(moves[-1])
            states.append(game.copy())
        self.assertEqual(game.history(), (tuple(moves), True))
        self.assertEqual((Cards(pack), len(pack)), (game.rules.pack, 43))
        self.assertEqual(game.hand_pack(), pack)
        for made in range(len(moves) + 1):
            self.assertEqual(game.rebuild(pack, moves[:made]), states[made])

    def test_the_hand_of_a_world(self) -> None:
        view = dealt(phase=Phase.TRICKS, seed=4).redact([1])
        world = view.sample(Generator(5))
        moves = world.history().moves
        again = view.rebuild(world.hand_pack(), iter(moves))
        self.assertIsInstance(again, Game)
        self.assertEqual((again, again.redact([1])), (world, view))
        self.assertFalse(hasattr(view, "history") or
                         hasattr(view, "hand_pack"))

    def test_tripoli_takes_events(self) -> None:
        game, rng = Game(Rules("tripoli")), Generator(3)
        told: list[Event] = []
        while not told or not game.deal_over:
            events = game.chance(rng) if game.to_act == TABLE else \
                game.apply(game.random_move(rng))
            told = list(events) if events[0].kind == Kind.DEAL else \
                told + list(events)
        kept, whole = game.history(), game.history(talon.redact(told, [2]))
        self.assertEqual((kept.complete, whole.complete), (False, True))
        self.assertLess(len(kept.moves), len(whole.moves))
        self.assertEqual(game.rebuild(game.hand_pack(), whole.moves, told),
                         game)
        for wrong in ((), told[1:], told[:-1]):
            with self.assertRaises(talon.BadCall) as caught:
                game.rebuild(game.hand_pack(), whole.moves, wrong)
            self.assertEqual(caught.exception.status, Status.E_EVENTS)

    def test_refusals(self) -> None:
        game = dealt(phase=Phase.TRICKS, seed=4)
        pack, moves = game.hand_pack(), game.history().moves
        wrong = Move(Kind.PASS, game.to_act)
        refused = game.check(wrong)
        with self.assertRaises(talon.IllegalMove) as caught:
            game.rebuild(pack, [*moves, wrong])
        self.assertEqual((caught.exception.made, caught.exception.status),
                         (len(moves), refused and refused.status))
        again = pickle.loads(pickle.dumps(caught.exception))
        self.assertEqual(again.made, len(moves))
        with self.assertRaises(talon.BadCards) as cards:
            game.rebuild(pack[1:])
        self.assertEqual(cards.exception.made, 0)
        with self.assertRaises(OverflowError):
            game.rebuild(pack, [Move(Kind.PASS, 300)])
        fresh = Game(Rules("five-hundred"))
        calls: list[Any] = [fresh.history, fresh.hand_pack,
                            lambda: fresh.rebuild(pack)]
        for call in calls:
            with self.assertRaises(talon.IllegalMove) as phase:
                call()
            self.assertEqual(phase.exception.status, Status.E_PHASE)


class CodesOfMoves(unittest.TestCase):
    def setUp(self) -> None:
        self.game = Game(Rules("five-hundred", "classic-3", first_dealer=2))
        wanted = [Cards()] * enums.DEAL_PLACES
        wanted[0] = Cards("AS KS QS AC KC QC AD KD QD JK")
        wanted[talon.Place.TALON] = Cards("7H 8H 9H")
        self.game.deal(self.game.pack_for(wanted))

    def play(self, *lines: str) -> None:
        for line in lines:
            self.game.read_line(line)

    def codes(self, line: str) -> tuple[int, ...]:
        return self.game.move_codes(self.game.parse(line).move, Codes.EXACT)

    def after(self, *prefix: int) -> tuple[int, ...]:
        return self.game.codes_after(0, prefix, Codes.EXACT)

    def test_numbers(self) -> None:
        rules = self.game.rules
        self.assertEqual(rules.code_count(Codes.EXACT), 96)
        self.assertEqual(rules.code_count(Codes.LADDER), 96)
        self.assertEqual(rules.code_meaning(9, Codes.EXACT),
                         Move(Kind.BID, 0, amount=7,
                              denomination=Denomination.HEARTS))
        self.assertEqual(rules.code_meaning(51, Codes.EXACT),
                         Move(Kind.DISCARD, 0, Cards("7H")))
        self.assertEqual(rules.code_meaning(95, Codes.EXACT),
                         Move(Kind.PLAY, 0,
                              denomination=Denomination.HEARTS))
        self.assertEqual(self.after(), tuple(range(26)))
        self.assertEqual(self.codes("0 bid 7H"), (9,))
        self.play("0 bid 7NT", "1 pass", "2 pass")
        self.assertEqual(self.codes("0 discard JK AS 7H"), (33, 38, 51))
        self.assertEqual(self.after(33, 51), (52, 53))
        self.assertEqual(self.after(33, 51, 52), ())
        self.assertEqual(self.game.codes_after(1, [], Codes.EXACT), ())
        move = self.game.move_of_codes(0, iter([33, 51, 52]), Codes.EXACT)
        self.assertEqual(move, Move(Kind.DISCARD, 0, Cards("AS 7H 8H")))
        self.assertIsNone(self.game.check(move))

    def test_round_trip(self) -> None:
        for preset in ("rummoli", "tripoley"):
            game, rng = Game(Rules("tripoli", preset)), Generator(4)
            bound = game.rules.code_count(Codes.LADDER)
            longest = 0
            for _ in range(150):
                seat = game.to_act
                if seat == TABLE:
                    game.chance(rng)
                    continue
                codes: tuple[int, ...] = ()
                while after := game.codes_after(seat, codes, Codes.LADDER):
                    codes += (after[rng.below(len(after))],)
                    self.assertLess(codes[-1], bound)
                view = game.redact([seat])
                self.assertEqual(
                    view.codes_after(seat, codes[:-1], Codes.LADDER),
                    game.codes_after(seat, codes[:-1], Codes.LADDER))
                move = view.move_of_codes(seat, codes, Codes.LADDER)
                self.assertEqual(view.move_codes(move, Codes.LADDER), codes)
                game.apply(move)
                longest = max(longest, len(codes))
            self.assertEqual(longest, 5)

    def test_refusals(self) -> None:
        game, rules = self.game, self.game.rules
        tripoli_rules = Rules("tripoli")
        play = Move(Kind.PLAY, 0, Cards("2S"))
        cases: list[tuple[Any, Any, Status]] = [
            (talon.BadRules, lambda: tripoli_rules.code_count(Codes.EXACT),
             Status.E_UNSUPPORTED),
            (talon.BadCall, lambda: rules.code_count(Codes(7)),
             Status.E_ARGUMENT),
            (talon.BadCall, lambda: rules.code_meaning(96, Codes.EXACT),
             Status.E_CODE),
            (talon.BadCards, lambda: game.move_codes(play, Codes.EXACT),
             Status.E_CARD_FOREIGN),
            (talon.BadCall, lambda: self.after(95), Status.E_CODE),
            (talon.BadCall, lambda: game.codes_after(9, [], Codes.EXACT),
             Status.E_SEAT),
            (talon.BadCall, lambda: game.move_of_codes(0, [95], Codes.EXACT),
             Status.E_CODE),
            (talon.BadCall, lambda: game.move_of_codes(0, [], Codes.EXACT),
             Status.E_INCOMPLETE),
            (talon.ViewRefused, lambda: game.redact([1]).move_of_codes(
                0, [0], Codes.EXACT), Status.E_VIEW)]
        for kind, call, status in cases:
            with self.assertRaises(kind) as caught:
                call()
            self.assertEqual(caught.exception.status, status)
        for number in (-1, 2**32):
            with self.assertRaises(OverflowError):
                self.after(number)
            with self.assertRaises(OverflowError):
                rules.code_meaning(number, Codes.EXACT)
        self.assertIsNone(game.redact([1]).codes_after(0, [], Codes.EXACT))


class TypedFiveHundred(unittest.TestCase):
    def test_a_hand(self) -> None:
        game = dealt(phase=Phase.TRICKS, seed=2)
        state = five_hundred.state(game)
        bids = five_hundred.bids(game)
        self.assertEqual(bids[-1].denomination, state.bid_denomination)
        self.assertEqual(state.hand[0], game.cards(0).cards)
        self.assertNotIn(bids[-1].seat, five_hundred.passed(game))
        self.assertEqual(five_hundred.passed(game), state.passed)
        self.assertEqual(five_hundred.winning(game), (NOBODY, None))
        may = five_hundred.playable(game)
        self.assertTrue(may.complete and may.cards)
        card = next(iter(may.cards))
        joker = card in Cards("JK JL")
        five_hundred.play(game, may.seat, card,
                          [*may.suits, Denomination.NONE][0 if joker else -1])
        trick = five_hundred.trick(game, 1)
        self.assertEqual(trick.cards, (card,))
        self.assertEqual((trick.leader, trick.winner), (may.seat, NOBODY))
        self.assertEqual(five_hundred.winning(game), (may.seat, card))
        self.assertFalse(five_hundred.playable(game.redact([])).complete)
        with self.assertRaises(talon.IllegalMove):
            five_hundred.play(game, may.seat, card)
        with self.assertRaises(talon.BadCall):
            five_hundred.trick(game, 9)
        self.assertEqual(len(five_hundred.drawn(game)), 4)
        while not game.deal_over:
            advance(game, Generator(1), turns=1)
        score = five_hundred.last_score(game)
        self.assertEqual(score.after[:4], game.totals)
        with self.assertRaises(talon.BadCall) as caught:
            five_hundred.state(Game(Rules("tripoli")))
        self.assertEqual(caught.exception.status, Status.E_WRONG_GAME)

    def test_scoring_without_a_game(self) -> None:
        rules = Rules("five-hundred")
        hand = five_hundred.FhHand(
            dealer=2, contractor=0, bid_tricks=7,
            bid_denomination=Denomination.DIAMONDS, played=10,
            winner=(0, 0, 0, 2, 1, 1, 0, 2, 0, 0))
        score = five_hundred.score_hand(rules, hand)
        self.assertEqual(score.after[:3], (-180, 20, 20))
        self.assertIs(score.made, False)
        self.assertEqual(five_hundred.bid_value(rules, 7,
                                                Denomination.DIAMONDS), 180)
        self.assertGreater(
            five_hundred.bid_rank(rules, 8, Denomination.SPADES),
            five_hundred.bid_rank(rules, 7, Denomination.NO_TRUMP))
        with self.assertRaises(ValueError):
            five_hundred.score_hand(rules, five_hundred.FhHand(
                winner=(1, 2)))
        with self.assertRaises(OverflowError):
            five_hundred.score_hand(rules, five_hundred.FhHand(dealer=200))
        with self.assertRaises(Refused):
            five_hundred.bid_value(rules, 11, Denomination.SPADES)


class TypedTripoli(unittest.TestCase):
    def test_a_deal(self) -> None:
        game, rng = Game(Rules("tripoli")), Generator(3)
        advance(game, rng, Phase.BETTING)
        state = tripoli.state(game)
        self.assertEqual(state.stack[:5], game.totals)
        self.assertEqual(state.gain[:5], game.returns)
        cost = tripoli.call_cost(game, game.to_act)
        self.assertGreaterEqual(cost, 0)
        pots = tripoli.pots_now(game)
        self.assertEqual(pots[0].amount, state.boxes[talon.Box.POT])
        advance(game, rng, Phase.MICHIGAN)
        advance(game, rng, turns=3)
        plays = tripoli.plays(game)
        self.assertTrue(plays and plays[0].kind == Kind.PLAY)
        with self.assertRaises(Refused):
            tripoli.call_cost(game, 0)
        with self.assertRaises(talon.BadCall):
            tripoli.state(dealt())

    def test_the_board(self) -> None:
        game, rng = Game(Rules("tripoli", "cosmo")), Generator(3)
        board = tripoli.board_shuffle(game, rng)
        self.assertEqual((board.kind, len(board.cards)), (Kind.BOARD, 5))
        game.apply(board)
        with self.assertRaises(Refused):
            tripoli.board_shuffle(game, rng)

    def test_collecting_and_pots(self) -> None:
        boxes, cards = tripoli.collects(Rules("tripoli"),
                                        Rules("tripoli").pack)
        self.assertIn(talon.Box.PAIR, boxes)
        self.assertTrue(cards)
        pots, back = tripoli.pots(
            {0: 5, 1: 5, 2: 2, 3: 9}, 1, [1, 2, 3],
            {1: Cards("KS KH 10C 10D 2S"), 2: Cards("AS AH AD 9C 9D"),
             3: Cards("2H 3H 5D 6D 8C")})
        self.assertEqual([pot.amount for pot in pots], [9, 9])
        self.assertEqual([pot.winners for pot in pots],
                         [Seats([2]), Seats([1])])
        self.assertEqual(back[3], 4)
        for seat in (-1, 9):
            with self.assertRaises(talon.BadCall):
                tripoli.pots({seat: 1}, 0, [0], {})
        with self.assertRaises(OverflowError):
            tripoli.pots({0: 2**70}, 0, [0], {})

    def test_poker(self) -> None:
        best = poker.best(Cards("KS KH 10C KD 10H 2S AS"))
        self.assertEqual(str(best.rank), "full house, kings over tens")
        self.assertEqual(best.rank.category, talon.PokerCategory.FULL_HOUSE)
        self.assertEqual(poker.rank(best.five), best.rank)
        found = poker.ranks([best.five, Cards("KS"), Cards("2S 3S 4S 5S 6S")])
        self.assertEqual((found[0], found[1]), (best.rank, None))
        self.assertGreater(found[2] or 0, best.rank)
        self.assertEqual(poker.ranks([]), [])
        with self.assertRaises(talon.BadCards):
            poker.rank(Cards("KS"))
        with self.assertRaises(talon.BadCall):
            str(poker.HandRank(5))


class BadUse(unittest.TestCase):
    def test_after_close(self) -> None:
        game = dealt()
        view, moves = game.redact([0]), game.moves()
        game.close()
        game.close()
        self.assertTrue(game.closed)
        self.assertIn("closed", repr(game))
        uses: list[Any] = [
            lambda: game.turn, game.save, game.copy, game.moves,
            lambda: game.chance(Generator(1)), game.redact,
            lambda: game == game, lambda: view == game,
            lambda: five_hundred.state(game), lambda: game.read_line("x"),
            lambda: game.assign(game), lambda: pickle.dumps(game)]
        for use in uses:
            with self.assertRaises(talon.Closed):
                use()
        self.assertEqual(moves[0].kind, Kind.PASS)
        with view as same:
            self.assertFalse(same.closed)
        with self.assertRaises(talon.Closed):
            view.sample(Generator(1))

    def test_memory_of_the_library(self) -> None:
        if not talon.feature(talon.Feature.HOSTED):
            self.skipTest("no allocator in this library")
        game = Game(Rules("tripoli"), None)
        advance(game, Generator(1), turns=20)
        self.assertEqual(game.copy(), game)
        game.close()
        with self.assertRaises(talon.Closed):
            game.turn
        del game

    def test_memory_of_an_allocator(self) -> None:
        given: list[Any] = []
        taken: list[Any] = []

        def allocate(size: int) -> bytearray:
            given.append(size)
            return bytearray(size)

        mine = talon.Allocator(allocate, taken.append)
        game = Game(Rules("tripoli"), mine)
        advance(game, Generator(1), turns=30)
        self.assertEqual((len(given), len(taken)), (1, 0))
        self.assertEqual(given[0], talon.game_bytes(talon.GameId.TRIPOLI))
        game.close()
        self.assertEqual(len(taken), 1)
        for _ in range(50):
            Game(Rules("tripoli"), mine)
        gc.collect()
        self.assertEqual((len(given), len(taken)), (51, 51))
        with self.assertRaises(talon.BadRules):
            Game(Rules("five-hundred", inkle="on", auction="until-passed"),
                 mine)
        self.assertEqual(len(given), len(taken))

    def test_exceptions_in_an_allocator(self) -> None:
        def fails(_: object) -> None:
            raise KeyError("mine")

        with self.assertRaises(KeyError):
            Game(Rules("tripoli"), talon.Allocator(fails, fails))
        nothing = talon.Allocator(lambda size: None, fails)
        with self.assertRaises(talon.BadCall) as caught:
            Game(Rules("tripoli"), nothing)
        self.assertEqual(caught.exception.status, Status.E_MEMORY)
        small = talon.Allocator(lambda size: bytearray(3), fails)
        with self.assertRaises(ValueError):
            Game(Rules("tripoli"), small)
        game = Game(Rules("tripoli"), talon.Allocator(bytearray, fails))
        with self.assertRaises(KeyError):
            game.close()
        self.assertTrue(game.closed)

    def test_memory_is_freed(self) -> None:
        def churn() -> None:
            game = dealt()
            for seed in range(1500):
                view = game.redact([seed % 4])
                view.copy().save()
                game.moves()[0]
                if seed % 100 == 0:
                    view.sample(Generator(seed))
                Game(game.rules, None).close()

        churn()
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        for _ in range(4):
            churn()
        after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        self.assertLess(after - before, 4000)

    def test_closing_while_another_thread_plays(self) -> None:
        for allocator in ((), (None,)):
            for number in range(30):
                game = Game(Rules("tripoli"), *allocator)
                rng, errors = Generator(number), []

                def work() -> None:
                    try:
                        while True:
                            advance(game, rng, turns=1)
                    except talon.Closed:
                        pass
                    except BaseException as error:
                        errors.append(error)

                thread = threading.Thread(target=work)
                thread.start()
                while game.turn < 5:
                    pass
                game.close()
                thread.join()
                self.assertEqual(errors, [])

    def test_calls_hold_the_lock(self) -> None:
        self.assertIs(type(talon._library.lib), ctypes.PyDLL)

    def test_threads_share_a_game(self) -> None:
        game, errors = Game(Rules("tripoli")), []
        played = [0]

        def work(number: int) -> None:
            rng = Generator(number)
            try:
                for _ in range(400):
                    try:
                        if game.to_act == TABLE:
                            game.chance(rng)
                        else:
                            game.apply(game.random_move(rng))
                        played[0] += 1
                    except Refused:
                        pass
                    game.redact([0]).save()
            except BaseException as error:
                errors.append(error)

        threads = [threading.Thread(target=work, args=(number,))
                   for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(errors, [])
        self.assertGreater(played[0], 100)
        self.assertEqual(talon.load(game.save()), game)


if __name__ == "__main__":
    unittest.main()
