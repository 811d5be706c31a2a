# SPDX-License-Identifier: MIT
"""Tests of computer players and the solver. That they answer as C does is the
subject of advice.py."""
import dataclasses
import os
import pathlib
import signal
import subprocess
import sys
import threading
import time
import unittest
from collections.abc import Callable

import talon
from talon import (Card, Cards, Denomination, Game, Generator, Phase, Refused,
                   Rules, Seats, Status, advisor, aec)
from talon.advisor import (AdviceReason, AdvisorPart, AdvisorSpace, Chance,
                           FhDiscards, FhGoal, FhPosition, Level, NoteBook,
                           Notes, Player, Solver, Stop, Stoppable)
from test_talon import advance, dealt


def in_tricks(seed: int = 1) -> Game:
    return dealt(seed=seed, phase=Phase.TRICKS)


class Players(unittest.TestCase):
    def test_library(self) -> None:
        self.assertTrue(advisor.serves())
        self.assertFalse(advisor.serves(0xFF0000))
        number = advisor.library_version_number()
        self.assertEqual(advisor.library_version(),
                         f"{number >> 16}.{number >> 8 & 255}.{number & 255}")

    def test_levels(self) -> None:
        keys = [level.key for level in advisor.levels()]
        self.assertEqual(keys[0], "beginner-1")
        self.assertEqual(advisor.levels()[0].label, "Beginner")
        for key, level in zip(keys, advisor.levels()):
            self.assertEqual(Player(key).level, level)
        weak = advisor.budget_of(Level.NOVICE_1, 1, Phase.TRICKS)
        strong = advisor.budget_of(Level.EXPERT_1, 1, Phase.TRICKS)
        self.assertLess(weak.worlds, strong.worlds)
        self.assertEqual(repr(Player("club-1")), "Player('club-1')")

    def test_a_hint(self) -> None:
        game, rng = in_tricks(), Generator(3)
        seat = game.to_act
        player = Player("club-1")
        view = game.redact([seat])
        advice = player.advise(view, seat, rng.copy())
        self.assertTrue(advice.finished)
        self.assertIsNone(game.check(advice[0].next_move))
        self.assertEqual(advice[0].chance_of, Chance.CONTRACT)
        self.assertTrue(advice[0].reason.key and advice[0].reason.label)
        self.assertEqual(advice[0].next_move,
                         player.move(view, seat, rng.copy()))
        # a whole game is redacted first; equal arguments, equal answers
        self.assertEqual(advice, player.advise(game, seat, rng.copy()))
        for belief in player.beliefs(view, seat, rng.copy()):
            self.assertEqual(sum(belief.chance), 10000)
        why = player.why(view, seat, advice[-1].next_move, rng.copy())
        self.assertEqual(why.other.next_move, advice[-1].next_move)
        self.assertTrue(why.finished)
        before = rng.below(2**31)
        player.move(view, seat, rng)
        self.assertNotEqual(before, rng.below(2**31))

    def test_memory(self) -> None:
        sizes = [Player(level).scratch_size(1) for level in advisor.levels()]
        for size in sizes:
            self.assertLessEqual(size, talon.enums.PLAYER_BYTES)
        self.refused(Status.E_GAME, Player().scratch_size, 99)

    def test_notes(self) -> None:
        notes, game, rng = NoteBook(), dealt(), Generator(1)
        while game.phase == Phase.AUCTION:
            notes.add(game.apply(game.random_move(rng)))
        self.assertGreater(sum(one.passes + one.bids for one in notes), 0)
        self.assertEqual(len(notes), 16)
        self.assertEqual(notes[:4], [notes[seat] for seat in range(4)])
        again = NoteBook(list(notes))
        self.assertEqual(list(again), list(notes))
        with self.assertRaises(IndexError):
            notes[16]
        with self.assertRaises(OverflowError):
            NoteBook([Notes(deals=65536)])

    def refused(self, status: Status, call: object,
                *arguments: object) -> None:
        with self.assertRaises(Refused) as caught:
            call(*arguments)  # type: ignore[operator]
        self.assertEqual(caught.exception.status, status)

    def test_refusals(self) -> None:
        game, rng, player = in_tricks(), Generator(1), Player("novice-1")
        seat = game.to_act
        kept = rng.__getstate__()
        self.refused(Status.E_LEVEL, Player, "grandmaster-9")
        self.refused(Status.E_LEVEL, Player(Level(77)).move, game, seat, rng)
        self.refused(Status.E_BUDGET, Player("club-1", 4097).move, game, seat,
                     rng)
        self.refused(Status.E_BUDGET, Player("club-1", 0, 10**9 + 1).advise,
                     game, seat, rng)
        self.refused(Status.E_TURN, player.move, game, (seat + 1) % 4, rng)
        self.refused(Status.E_SEAT, player.move, game, 7, rng)
        self.refused(Status.E_VIEW, player.move,
                     game.redact([(seat + 1) % 4]), seat, rng)
        self.refused(Status.E_ARGUMENT, player.move, game, seat, rng,
                     NoteBook([Notes()] * 17))
        self.refused(Status.E_GAME, advisor.budget_of, Level.CLUB_1, 9,
                     Phase.TRICKS)
        self.refused(Status.E_PHASE, advisor.budget_of, Level.CLUB_1, 1,
                     Phase.OVER)
        absent = next(iter(game.rules.pack - game.cards(seat).cards))
        wrong = dataclasses.replace(player.move(game, seat, rng.copy()),
                                    cards=Cards([absent]))
        with self.assertRaises(talon.IllegalMove):
            player.why(game, seat, wrong, rng)
        self.assertEqual(rng.__getstate__(), kept)
        over = dealt("australian-4")
        advance(over, rng, turns=100000)
        self.refused(Status.E_OVER, player.move, over, 0, rng)
        for number in (-1, 2**32):
            with self.assertRaises(OverflowError):
                Player("club-1", nodes=number)
        game.close()
        with self.assertRaises(talon.Closed):
            player.move(game, seat, rng)

    def test_threads_share_a_player(self) -> None:
        game, player = in_tricks(), Player("club-1", 4)
        seat, found = game.to_act, list[talon.Move]()
        threads = [threading.Thread(target=lambda: found.append(
            player.move(game, seat, Generator(5)))) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(len(found), 4)
        self.assertEqual(found, [found[0]] * 4)

    def test_an_opponent_in_an_environment(self) -> None:
        for rules in (Rules("five-hundred", "classic-3"),
                      Rules("tripoli", "rummoli")):
            env = aec.env(rules, deals=1, max_turns=150)
            env.reset(seed=5)
            player, moves = Player("novice-1"), 0
            for agent in env.agent_iter():
                _, _, ended, cut, _ = env.last()
                if agent == "seat_0" and not ended and not cut:
                    mask = env.observe(agent)["action_mask"]
                    env.step(env.action_space(agent).sample(mask))
                else:
                    env.play(player)
                    moves += 1
            self.assertGreater(moves, 20)


class Solving(unittest.TestCase):
    def test_values(self) -> None:
        game, solver = in_tricks(), Solver()
        position = advisor.position_of(game)
        self.assertIsNone(solver.check(position))
        value = solver.solve(game)
        self.assertTrue(value.finished and value.low == value.high)
        cards = solver.cards(position)
        best = max if game.to_act in position.side else min
        self.assertEqual(best(one.low for one in cards), value.low)
        self.assertTrue(solver.reaches(position, value.low))
        self.assertFalse(solver.reaches(position, value.low + 1))
        line = solver.line(position)
        self.assertTrue(line.finished)
        self.assertEqual(len(line), sum(map(len, position.hand)))
        for move in line:
            game.apply(move)
        review = solver.review(game)
        self.assertEqual([one.card for one in review],
                         [move.cards[0] for move in line])
        self.assertEqual({one.points for one in review}, {0})
        other = dataclasses.replace(
            position, side=talon.Seats(
                set(position.playing) - set(position.side)))
        self.assertEqual(solver.solve(other).low, 10 - value.low)

    def test_deals_and_worlds(self) -> None:
        game, solver = in_tricks(), Solver(limit=50000)
        position = advisor.position_of(game)
        table = solver.deal(game.rules, position.hand)
        self.assertEqual(table.low[5], (-1,) * 8)
        view = game.redact([game.to_act])
        worlds = solver.worlds(view, 3, Generator(2), FhGoal.MADE)
        self.assertEqual([one.number for one in worlds], [0, 1, 2])
        for world in worlds:
            self.assertLessEqual({one.high for one in world.values}, {0, 1})

    def test_discards(self) -> None:
        solver = Solver()
        game = dealt("classic-3", phase=Phase.DISCARD)
        position = advisor.position_before_discard(game)
        every = solver.discards(position)
        self.assertTrue(every.finished)
        self.assertEqual(len(every), 286)
        best = max(one.low for one in every)
        wanted = solver.discards(game, FhDiscards.BEST)
        self.assertEqual(max(one.high for one in wanted), best)
        state = talon.five_hundred.state(game)
        hands = [hand - state.kitty for hand in state.hand[:3]]
        table = solver.deal(game.rules, hands, state.kitty)
        at = state.bidder, int(state.bid_denomination)
        self.assertEqual(table.low[at[0]][at[1]], best)
        view = game.redact([game.to_act])
        sums = solver.discard_worlds(view, 2, Generator(3), FhGoal.MADE)
        self.assertEqual({one.worlds for one in sums}, {2})
        self.assertLessEqual(max(one.sum for one in sums), 2)
        game.apply(game.random_move(Generator(1)))
        review = solver.review_discard(game)
        self.assertEqual(review.before, best)
        self.assertLessEqual(review.after, best)

    def test_a_deal_with_its_kitty(self) -> None:
        # Ten trumps; without trumps, only the jack of clubs loses a trick.
        hands = [Cards("JK JS JC AS KS QS 10S 9S 8S 7S"),
                 Cards("5S 5C 6C KC 4D 5D 6D 4H 5H 6H"),
                 Cards("6S 7C 8C 9C 7D 8D 9D 7H 8H 9H"),
                 Cards("10C QC 10D JD QD KD 10H JH QH KH")]
        kitty, no_trump = Cards("AC AD AH"), Denomination.NO_TRUMP
        rules, solver = Rules("five-hundred", "australian-4"), Solver()
        # Three of thirteen cards; with the jack, two of twelve.
        every = solver.discards(FhPosition(
            hand=(hands[0] | kitty, *hands[1:], Cards(), Cards()),
            denomination=no_trump, playing=Seats(range(4)),
            side=Seats([0, 2])))
        lows = [one.low for one in every]
        self.assertEqual((lows.count(9), lows.count(10)), (220, 66))
        self.assertEqual(solver.deal(rules, hands).low[0][no_trump], 9)
        low = solver.deal(rules, hands, kitty).low[0]
        self.assertEqual(low[no_trump], 10)
        self.assertEqual(low[Denomination.SPADES], 10)
        # No bid outranks ten no trump.
        par = solver.par(rules, hands, kitty, 3)
        self.assertTrue(par.finished)
        self.assertEqual((par.low, par.contractor), (520, 0))
        self.assertEqual((par.bid_tricks, par.bid_denomination),
                         (10, no_trump))

    def test_a_limit_is_no_refusal(self) -> None:
        position = dataclasses.replace(
            advisor.position_of(in_tricks()), side=talon.Seats([0, 2]),
            denomination=talon.Denomination.SPADES)
        solver = Solver(limit=1)
        value = solver.solve(position)
        self.assertFalse(value.finished)
        self.assertLess(value.low, value.high)
        self.assertFalse(solver.cards(position).finished)
        for _ in range(1000):
            value = solver.solve(position)
            if value.finished:
                break
        self.assertEqual(value, dataclasses.replace(
            Solver().solve(position), nodes=value.nodes))

    def test_refusals(self) -> None:
        solver, game = Solver(), in_tricks()
        position = advisor.position_of(game)
        for size in (0, 65528, -1):
            with self.assertRaises(talon.BadCall):
                Solver(size)
        with self.assertRaises(OverflowError):
            Solver(limit=-1)
        twice = dataclasses.replace(position, hand=(position.hand[0],) * 6)
        refused = solver.check(twice)
        self.assertEqual(refused and refused.status, Status.E_CARD_TWICE)
        with self.assertRaises(talon.BadCards):
            solver.solve(twice)
        with self.assertRaises(ValueError):
            solver.cards(dataclasses.replace(position, hand=()))
        with self.assertRaises(talon.ViewRefused):
            solver.solve(game.redact([0]))
        for wrong in (Game(Rules("tripoli")), dealt()):
            with self.assertRaises(Refused):
                advisor.position_of(wrong)
            with self.assertRaises(Refused):
                solver.review(wrong)
        with self.assertRaises(talon.BadCards):
            solver.deal(game.rules, [Cards([Card("AS")])] * 4)
        with self.assertRaises(ValueError):
            solver.deal(game.rules, [Cards()] * 7)
        with self.assertRaises(talon.BadCall):
            solver.worlds(game, 1, Generator(1),
                          9)  # type: ignore[arg-type]
        solver.forget()


class Missing(unittest.TestCase):
    def test_the_rules_need_no_advisor(self) -> None:
        code = "import talon; from talon import advisor\n" \
               "talon.Game(talon.Rules('tripoli'))\n" \
               "try:\n    advisor.Player()\n" \
               "    advisor.Player('club-1')\n" \
               "except ImportError as error:\n    print(error)\n" \
               "else:\n    print('found')"
        here = pathlib.Path(talon.__file__ or "").parent.parent
        for library in ("/nowhere/libtalon-advisor.so.0",
                        os.environ["TALON_LIBRARY"]):
            words = subprocess.run(
                [sys.executable, "-c", code], capture_output=True, text=True,
                check=True, env={**os.environ, "PYTHONPATH": str(here),
                                 "TALON_ADVISOR_LIBRARY": library}).stdout
            self.assertRegex(words, "libtalon-advisor was not found. Install|"
                             "is not a whole libtalon-advisor")


class Terms(unittest.TestCase):
    def test_words(self) -> None:
        self.assertEqual(AdviceReason.DRAWS_TRUMPS.key, "draws-trumps")
        self.assertEqual(AdviceReason(200).label, "")
        self.assertEqual(Chance.BEST_HAND.label, "best hand")
        self.assertEqual(FhGoal.MADE.key, "made")

    def test_spaces(self) -> None:
        for space, kind in ((AdvisorSpace.PART, AdvisorPart),
                            (AdvisorSpace.REASON, AdviceReason),
                            (AdvisorSpace.CHANCE, Chance),
                            (AdvisorSpace.GOAL, FhGoal)):
            terms = advisor.terms(space)
            self.assertEqual([kind(term.number).key for term in terms],
                             [term.key for term in terms])
            self.assertEqual({*kind} - {0},
                             {term.number for term in terms})
            self.assertEqual(advisor.find(space, terms[-1].key), terms[-1])
        self.assertEqual(advisor.terms(AdvisorSpace(99)), ())
        with self.assertRaises(talon.BadText):
            advisor.find(AdvisorSpace.REASON, "luck")
        with self.assertRaises(talon.BadCall):
            advisor.find(AdvisorSpace(99), "made")

    def test_rules_that_are_known(self) -> None:
        for info in talon.games():
            for preset in info.presets:
                rules = Rules(info.key, preset.key)
                self.assertTrue(advisor.supports(rules, AdvisorPart.PLAYERS))
                self.assertEqual(advisor.supports(rules, AdvisorPart.SOLVER),
                                 info.key == "five-hundred")
        with self.assertRaises(talon.BadCall):
            advisor.supports(rules, AdvisorPart(9))
        with self.assertRaises(talon.BadRules):
            advisor.supports(Rules("five-hundred", "classic-3", slam="on",
                                   players=6), AdvisorPart.PLAYERS)


# A misère that five hands hold: hundreds of millions of nodes.
HARD = FhPosition(
    hand=(Cards("4S 10S 6C JC 5D 7D 8D 9D QD 5H"),
          Cards("5S 7S 2C 4C 9C 2D 10D JD 4H 9H"),
          Cards("3S 6S 8S JS AS 5C 7C QC 8H 10H"),
          Cards("9S KS 10C KC 4D 6D KD 3H QH AH"),
          Cards("2S QS 3C 8C 3D 2H 6H 7H JH KH"), Cards()),
    denomination=Denomination.MISERE, playing=Seats(range(5)),
    side=Seats([4]), leader=4, contractor=4)
SOON = 60.0  # seconds; a call that does not end takes longer


def in_many_worlds(solver: Solver, stop: Stoppable | None = None) -> bool:
    """Asks what takes minutes, however fast a solver is; False if it did not
    end."""
    game = in_tricks()
    return solver.worlds(game.redact([game.to_act]), 50000, Generator(1),
                         stop=stop).finished


class Flag:
    """Something of a program's own that a call can be stopped with."""

    def __init__(self) -> None:
        self.asked = 0

    def is_set(self) -> bool:
        self.asked += 1
        return self.asked > 3


class Ending(unittest.TestCase):
    def setUp(self) -> None:
        self.solver = Solver(limit=advisor.UNLIMITED)
        self.began = time.monotonic()

    def tearDown(self) -> None:
        self.assertLess(time.monotonic() - self.began, SOON)

    def test_limits(self) -> None:
        """Nobody waits for minutes without asking for it by name."""
        self.assertEqual(Solver().limit, advisor.DEFAULT_LIMIT)
        value = Solver().solve(HARD)
        self.assertEqual((value.finished, value.low, value.high),
                         (False, 0, 1))
        self.assertGreaterEqual(value.nodes, advisor.DEFAULT_LIMIT)
        with self.assertRaises(TypeError):
            Solver(limit=None)  # type: ignore[arg-type]

    def test_zero_is_the_default(self) -> None:
        value = Solver(limit=0).solve(HARD)
        self.assertFalse(value.finished)
        self.assertGreaterEqual(value.nodes, advisor.DEFAULT_LIMIT)

    def all_calls(self, stop: Stoppable) -> None:
        """No call of the solver goes on after its stop."""
        game, solver = in_tricks(), self.solver
        value = solver.solve(HARD, stop=stop)
        self.assertEqual((value.finished, value.low, value.high),
                         (False, 0, 1))
        self.assertIsNone(solver.reaches(HARD, 1, stop=stop))
        cards = solver.cards(HARD, stop=stop)
        self.assertEqual((cards.finished, len(cards)), (False, 10))
        line = solver.line(HARD, stop=stop)
        self.assertEqual((line.finished, line), (False, ()))
        self.assertFalse(solver.deal(Rules("five-hundred", "five-5"),
                                     HARD.hand, stop=stop).finished)
        self.assertFalse(solver.worlds(game.redact([game.to_act]), 2,
                                       Generator(1), stop=stop).finished)
        game.apply(game.random_move(Generator(1)))
        review = solver.review(game, stop=stop)
        self.assertEqual((review.finished, len(review)), (False, 1))
        self.assertIsNone(review[0].best_card)

    def test_a_stop_that_is_set(self) -> None:
        for stop in (Stop(), threading.Event()):
            stop.set()
            self.all_calls(stop)

    def test_players_that_are_stopped(self) -> None:
        game, stop, rng = in_tricks(), Stop(), Generator(1)
        player, seat = Player("expert-1", 4096, 10**9), game.to_act
        stop.set()
        advice = player.advise(game, seat, rng.copy(), stop=stop)
        self.assertFalse(advice.finished)
        self.assertIsNone(game.check(advice[0].next_move))
        self.assertIsNone(game.check(player.move(game, seat, rng.copy(),
                                               stop=stop)))
        why = player.why(game, seat, advice[-1].next_move, rng.copy(),
                         stop=stop)
        self.assertFalse(why.finished)
        self.assertEqual(why.other.next_move, advice[-1].next_move)
        with self.assertRaises(Refused):
            player.move(game, 7, rng, stop=stop)

    def test_a_player_that_another_thread_stops(self) -> None:
        game, player = in_tricks(), Player("expert-1", 4096, 10**9)
        for stop in (Stop(), threading.Event()):
            threading.Timer(0.1, stop.set).start()
            advice = player.advise(game, game.to_act, Generator(1), stop=stop)
            self.assertFalse(advice.finished)
            self.assertIsNone(game.check(advice[0].next_move))

    def stopped_later(self, call: Callable[[Stoppable], object],
                      stop: Stop | threading.Event) -> None:
        """Another thread ends a call that has begun."""
        took = list[float]()

        def end() -> None:
            took.append(time.monotonic())
            stop.set()

        timer = threading.Timer(0.2, end)
        timer.start()
        call(stop)
        took.append(time.monotonic())
        timer.join()
        self.assertLess(took[0], took[1])
        self.assertLess(took[1] - took[0], 5.0)

    def test_another_thread_stops(self) -> None:
        for stop in (Stop(), threading.Event()):
            self.stopped_later(lambda stop: self.assertFalse(
                in_many_worlds(self.solver, stop)), stop)

    def test_calls_of_other_threads_are_stopped(self) -> None:
        """One stop ends many calls, none of them in the main thread."""
        for stop in (Stop(), threading.Event()):
            found = list[bool]()
            threads = [threading.Thread(target=lambda: found.append(
                in_many_worlds(Solver(limit=advisor.UNLIMITED), stop)))
                for _ in range(2)]
            for thread in threads:
                thread.start()
            time.sleep(0.2)
            stop.set()
            for thread in threads:
                thread.join()
            self.assertEqual(found, [False, False])

    def test_anything_with_is_set(self) -> None:
        flag = Flag()
        self.assertFalse(self.solver.solve(HARD, stop=flag).finished)
        self.assertEqual(flag.asked, 4)
        with self.assertRaises(AttributeError):
            self.solver.solve(HARD, stop=1)  # type: ignore[arg-type]

    def test_a_stop_that_is_never_set_changes_nothing(self) -> None:
        game = in_tricks()
        rng, player, seat = Generator(3), Player("club-1"), game.to_act
        for stop in (Stop(), threading.Event()):
            self.assertEqual(Solver().cards(game, stop=stop),
                             Solver().cards(game))
            self.assertEqual(player.advise(game, seat, rng.copy(), stop=stop),
                             player.advise(game, seat, rng.copy()))
            stop.set()
            stop.clear()
            self.assertTrue(Solver().cards(game, stop=stop).finished)

    def test_what_is_refused_aside_is_raised_here(self) -> None:
        twice = dataclasses.replace(HARD, hand=(HARD.hand[0],) * 6)
        with self.assertRaises(talon.BadCards):
            Solver().solve(twice, stop=threading.Event())
        with self.assertRaises(OverflowError):
            Solver().reaches(HARD, -1)

    def test_ctrl_c(self) -> None:
        """It ends a call in the main thread, which is of use again."""
        # A shell lets programs in the background ignore Ctrl-C.
        kept = signal.signal(signal.SIGINT, signal.default_int_handler)
        self.addCleanup(signal.signal, signal.SIGINT, kept)
        for stop in (None, Stop(), threading.Event()):
            timer = threading.Timer(
                0.2, os.kill, (os.getpid(), signal.SIGINT))
            timer.start()
            with self.assertRaises(KeyboardInterrupt):
                in_many_worlds(self.solver, stop)
            timer.join()
            self.assertFalse(stop is not None and stop.is_set())
        game = in_tricks()
        threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
        with self.assertRaises(KeyboardInterrupt):
            Player("expert-1", 4096, 10**9).move(game, game.to_act,
                                                 Generator(1))
        self.solver.limit = 512
        self.assertFalse(self.solver.solve(HARD).finished)


if __name__ == "__main__":
    unittest.main()
