# SPDX-License-Identifier: MIT
"""Tests of computer players and the solver. That they answer as C does is the
subject of advice.py."""
import dataclasses
import os
import pathlib
import subprocess
import sys
import threading
import unittest

import talon
from talon import (Card, Cards, Game, Generator, Phase, Refused, Rules, Status,
                   advisor, aec)
from talon.advisor import (AdviceReason, Chance, FhGoal, Level, NoteBook,
                           Notes, Player, Solver)
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
        names = [level.key for level in advisor.levels()]
        self.assertEqual(names[0], "novice-1")
        for name, level in zip(names, advisor.levels()):
            self.assertEqual((Player(name).level, level.label), (level, name))
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
        self.assertTrue(game.check(advice[0].next_move))
        self.assertEqual(advice[0].chance_of, Chance.CONTRACT)
        self.assertTrue(advice[0].reason.key and advice[0].reason.label)
        self.assertEqual(advice[0].next_move,
                         player.move(view, seat, rng.copy()))
        # a whole game is redacted first; equal arguments, equal answers
        self.assertEqual(advice, player.advise(game, seat, rng.copy()))
        why = player.why(view, seat, advice[-1].next_move, rng.copy())
        self.assertEqual(why.other.next_move, advice[-1].next_move)
        before = rng.below(2**31)
        player.move(view, seat, rng)
        self.assertNotEqual(before, rng.below(2**31))

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
        problem = advisor.problem_of(game)
        self.assertEqual(solver.check(problem), Status.OK)
        value = solver.solve(game)
        self.assertTrue(value.finished and value.low == value.high)
        cards = solver.cards(problem)
        best = max if game.to_act in problem.side else min
        self.assertEqual(best(one.low for one in cards), value.low)
        self.assertTrue(solver.reaches(problem, value.low))
        self.assertFalse(solver.reaches(problem, value.low + 1))
        line = solver.line(problem)
        self.assertTrue(line.finished)
        self.assertEqual(len(line), sum(map(len, problem.hand)))
        for move in line:
            game.apply(move)
        review = solver.review(game)
        self.assertEqual([one.card for one in review],
                         [move.cards[0] for move in line])
        self.assertEqual({one.points for one in review}, {0})
        other = dataclasses.replace(
            problem, side=talon.Seats(
                set(problem.playing) - set(problem.side)))
        self.assertEqual(solver.solve(other).low, 10 - value.low)

    def test_deals_and_worlds(self) -> None:
        game, solver = in_tricks(), Solver(limit=50000)
        problem = advisor.problem_of(game)
        table = solver.deal(game.rules, problem.hand)
        self.assertEqual(table.low[5], (-1,) * 8)
        view = game.redact([game.to_act])
        worlds = solver.worlds(view, 3, Generator(2), FhGoal.MADE)
        self.assertEqual([one.number for one in worlds], [0, 1, 2])
        for world in worlds:
            self.assertLessEqual({one.high for one in world.values}, {0, 1})

    def test_a_limit_is_no_refusal(self) -> None:
        problem = dataclasses.replace(
            advisor.problem_of(in_tricks()), side=talon.Seats([0, 2]),
            denomination=talon.Denomination.SPADES)
        solver = Solver(limit=1)
        value = solver.solve(problem)
        self.assertFalse(value.finished)
        self.assertLess(value.low, value.high)
        self.assertFalse(solver.cards(problem).finished)
        for _ in range(1000):
            value = solver.solve(problem)
            if value.finished:
                break
        self.assertEqual(value, dataclasses.replace(
            Solver().solve(problem), nodes=value.nodes))

    def test_refusals(self) -> None:
        solver, game = Solver(), in_tricks()
        problem = advisor.problem_of(game)
        for size in (0, 65528, -1):
            with self.assertRaises(talon.BadCall):
                Solver(size)
        with self.assertRaises(OverflowError):
            Solver(limit=-1)
        twice = dataclasses.replace(problem, hand=(problem.hand[0],) * 6)
        self.assertEqual(solver.check(twice), Status.E_CARD_TWICE)
        with self.assertRaises(talon.BadCards):
            solver.solve(twice)
        with self.assertRaises(ValueError):
            solver.cards(dataclasses.replace(problem, hand=()))
        with self.assertRaises(talon.ViewRefused):
            solver.solve(game.redact([0]))
        for wrong in (Game(Rules("tripoli")), dealt()):
            with self.assertRaises(Refused):
                advisor.problem_of(wrong)
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


class Reasons(unittest.TestCase):
    def test_words(self) -> None:
        self.assertEqual(AdviceReason.DRAWS_TRUMPS.key, "draws-trumps")
        self.assertEqual(AdviceReason(200).label, "")


if __name__ == "__main__":
    unittest.main()
