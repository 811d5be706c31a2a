# SPDX-License-Identifier: MIT
"""The contract of the environments, played through at random."""
import importlib.util
import pathlib
import random
import unittest
from typing import Any

import talon
from talon import Kind, Move, Refused, Rules, aec

PAGE = pathlib.Path(__file__).resolve().parent.parent / "AEC.md"


def every_preset() -> list[Rules]:
    return [Rules(info.key, preset.key) for info in talon.games()
            for preset in info.presets]


def choose(env: aec.Env, dice: random.Random) -> Any:
    """An action of the agent to act; None if it has ended."""
    observation, _, termination, truncation, _ = env.last()
    if termination or truncation:
        return None
    assert observation is not None
    return dice.choice([number for number, one in
                        enumerate(observation["action_mask"]) if one])


def transcript(env: aec.Env, seed: int | None, steps: int) -> list[Any]:
    """All that the agents get to see of a game."""
    dice, seen = random.Random(1), []
    env.reset(seed=seed)
    for agent in env.agent_iter(steps):
        observation, *rest = env.last()
        assert observation is not None
        seen.append((agent, list(observation["observation"]), *rest))
        env.step(choose(env, dice))
    return seen


class Contract(unittest.TestCase):
    def play(self, env: aec.Env, seed: int) -> int:
        """One game from reset to the last dead step, with all checks."""
        dice = random.Random(seed)
        env.reset(seed=seed)
        self.assertEqual(env.agents, env.possible_agents)
        self.assertEqual((env.num_agents, env.max_num_agents),
                         (len(env.agents),) * 2)
        self.assertFalse(any(env.terminations.values()) or
                         any(env.truncations.values()))
        due = {agent: 0.0 for agent in env.agents}
        total, live, steps = dict(due), env.agents[:], 0
        size = len(env.observe(env.agents[0])["observation"])
        for agent in env.agent_iter():
            self.assertEqual(agent, env.agent_selection)
            observation, reward, termination, truncation, info = env.last()
            self.assertEqual(reward, due[agent])
            self.assertEqual((termination, truncation, info),
                             (env.terminations[agent],
                              env.truncations[agent], env.infos[agent]))
            self.assertTrue(env.observation_space(agent)
                            .contains(observation))
            assert observation is not None
            self.assertEqual(len(observation["observation"]), size)
            mask = observation["action_mask"]
            dead = termination or truncation
            self.assertEqual(sum(mask) == 0, dead)
            self.assertIsNone(env.last(observe=False)[0])
            env.step(choose(env, dice))
            due[agent] = 0.0
            for one, more in env.rewards.items():
                self.assertIsInstance(more, float)
                due[one] += more
                total[one] += more
            if dead:
                live.remove(agent)
            self.assertEqual(env.agents, live)
            tables: list[Any] = [env.rewards, env.terminations,
                                 env.truncations, env.infos]
            for table in tables:
                self.assertEqual(set(table), set(live))
            steps += 1
        start = talon.Game(env.rules).totals
        self.assertEqual([int(total[agent]) for agent in env.possible_agents],
                         [a - b for a, b in zip(env.game.totals, start)])
        return steps

    def test_every_preset(self) -> None:
        for rules in every_preset():
            with self.subTest(rules=repr(rules)):
                env = aec.env(rules, deals=2, max_turns=400)
                self.assertGreater(self.play(env, random.randrange(2**32)),
                                   env.max_num_agents)

    def test_seeds(self) -> None:
        for rules in every_preset()[::5]:
            env, other = aec.env(rules), aec.env(rules)
            first = transcript(env, 5, 60)
            self.assertEqual(transcript(other, 5, 60), first)
            self.assertNotEqual(transcript(env, 6, 60), first)
            self.assertEqual(transcript(env, 5, 60), first)
            self.assertEqual(transcript(env, None, 60),
                             transcript(other, None, 60))
        env.reset()

    def test_the_end(self) -> None:
        env = aec.env(Rules("five-hundred"), max_turns=20)
        self.play(env, 1)
        env.reset(seed=1)
        dice = random.Random(1)
        while not any(env.truncations.values()):
            env.step(choose(env, dice))
        self.assertTrue(all(env.truncations.values()))
        self.assertFalse(any(env.terminations.values()))
        with self.assertRaises(ValueError):
            env.step(0)
        for _ in env.possible_agents:
            env.step(None)
        self.assertEqual((env.agents, list(env.agent_iter())), ([], []))
        with self.assertRaises(ValueError):
            env.step(None)
        env = aec.env(Rules("tripoli"), deals=1, max_turns=10**6)
        env.reset(seed=2)
        while not any(env.terminations.values()):
            env.step(choose(env, dice))
        self.assertTrue(env.game.over)

    def test_actions_that_are_not_possible(self) -> None:
        env = aec.env(Rules("five-hundred"))
        with self.assertRaises(ValueError):
            env.step(0)
        env.reset(seed=1)
        before = env.game.save()
        for wrong in (-1, len(env.actions), 100):
            with self.assertRaises(ValueError):
                env.step(wrong)
        with self.assertRaises(TypeError):
            env.step("pass")
        with self.assertRaises(talon.IllegalMove):
            env.step(30)
        self.assertEqual(env.game.save(), before)
        env.step(True)
        self.assertFalse(env.action_space("seat_0").contains("pass"))
        self.assertTrue(env.action_space("seat_0").contains(
            env.action_space("seat_0").sample()))

    def test_masks_are_the_legal_moves(self) -> None:
        """Without amounts and picks, actions and moves are one to one; with
        them, every action makes a legal move, and every move has actions."""
        for rules in every_preset():
            env, dice = aec.env(rules, max_turns=150), random.Random(4)
            env.reset(seed=4)
            while not any(env.truncations.values()) and \
                    not any(env.terminations.values()):
                self.compare(env, dice)
                env.step(choose(env, dice))

    def compare(self, env: aec.Env, dice: random.Random) -> None:
        moves = env.game.moves()
        observation = env.observe(env.agent_selection)
        legal = [number for number, one in
                 enumerate(observation["action_mask"]) if one]
        plain = {move for move in map(env.move_of, legal) if move is not None}
        for move in plain:
            self.assertIsNone(env.game.check(move), move)
        if any(move.kind in aec.ON_LADDER for move in plain):
            return
        if all(env.actions[number].step == "move" for number in legal):
            self.assertEqual(plain, set(moves))
            return
        twin = aec.env(env.rules, max_turns=10**6)
        twin.reset(seed=0)
        twin.game.assign(env.game)
        twin._go_on()
        move = moves[dice.randrange(len(moves))]
        expected = env.game.copy()
        expected.apply(move)
        for number in twin.actions_of(move):
            if twin.game.turn < expected.turn:
                twin.step(number)
        self.assertEqual(twin.game.redact([move.seat]).cards(move.seat),
                         expected.redact([move.seat]).cards(move.seat))

    def test_amounts_are_rungs(self) -> None:
        env = aec.env(Rules("tripoli"))
        env.reset(seed=3)
        dice, found = random.Random(2), 0
        for _ in range(400):
            if not env.agents or any(env.terminations.values()):
                break
            mask = env.observe(env.agent_selection)["action_mask"]
            for number, action in enumerate(env.actions):
                if mask[number] and action.step == "rung":
                    move = env.move_of(number)
                    assert move is not None
                    self.assertEqual(env.actions_of(move), [number])
                    self.assertLessEqual(move.amount, 2**20)
                    found += 1
            env.step(choose(env, dice))
        self.assertGreater(found, 20)
        with self.assertRaises(ValueError):
            env.actions_of(Move(Kind.BET, 0, amount=12345))

    def test_observations_keep_secrets(self) -> None:
        """Two games that an agent cannot tell apart give it equal
        observations."""
        for rules in every_preset()[::3]:
            env, dice = aec.env(rules), random.Random(3)
            env.reset(seed=8)
            for _ in range(40):
                if any(env.terminations.values()):
                    break
                self.assertNotIn(0, [len(env.information(agent))
                                     for agent in env.agents])
                watcher = dice.choice(env.agents)
                seen = env.observe(watcher)
                try:
                    world = env.game.redact([env.agents.index(watcher)]) \
                        .sample(talon.Generator(dice.randrange(99)))
                except Refused:
                    continue
                kept = env.game.copy()
                env.game.assign(world)
                self.assertEqual(env.observe(watcher)["observation"],
                                 seen["observation"])
                env.game.assign(kept)
                env.step(choose(env, dice))

    def test_what_is_observed(self) -> None:
        env = aec.env(Rules("five-hundred", "australian-4"))
        env.reset(seed=1)
        seat = env.game.to_act
        numbers = env.observe(f"seat_{seat}")["observation"]
        parts = {field.name: numbers[field.offset:field.offset + field.length]
                 for field in env.layout}
        hand = [card for card in range(64) if parts["hands"][card]]
        self.assertEqual(talon.Cards(hand), env.game.cards(seat).cards)
        self.assertEqual(sum(parts["hands"]), 10)
        self.assertEqual(list(parts["held"]), [10, 10, 10, 10, 0, 0])
        self.assertEqual(list(parts["side"]), [1, 0, 1, 0, 0, 0])
        self.assertEqual((parts["to_act"][0], parts["seats"][0]), (1, 4))
        env.step(1)
        numbers = env.observe(f"seat_{(seat + 1) % 4}")["observation"]
        bids = next(field for field in env.layout if field.name == "bids")
        self.assertEqual(list(numbers[bids.offset + 6:bids.offset + 8]),
                         [6, 1])

    def test_the_page_is_true(self) -> None:
        page = PAGE.read_text(encoding="utf-8")
        for game, label in ((1, "Five Hundred"), (2, "Tripoli")):
            layout = aec.layout_of_game(game)
            size = layout[-1].offset + layout[-1].length
            self.assertIn(f"{label}, {size} numbers", page)
            self.assertIn(f"{label}, {len(aec.actions_of_game(game))} "
                          "actions", page)
            for field in layout:
                self.assertIn(f"| {field.offset} | {field.length} | "
                              f"`{field.name}` | {field.text} |", page)
        actions = aec.actions_of_game(1)
        self.assertEqual([str(actions[number]) for number in
                          (0, 1, 25, 26, 28, 92, 100, 168, 169, 233)],
                         ["pass", "bid 6 S", "bid 10 NT", "bid misere",
                          "play 2S", "play JL S", "discard pick 2S",
                          "discard done H", "call-card 2S", "alone"])
        actions = aec.actions_of_game(2)
        self.assertEqual([str(actions[number]) for number in
                          (6, 7, 139, 140, 156, 171, 187)],
                         ["call-bet", "name S", "select-hand done",
                          "offer +0", "bet +0", "bet all", "raise-by all"])

    def test_the_rest(self) -> None:
        env = aec.env(Rules("tripoli"), render_mode="ansi")
        env.reset(seed=1)
        self.assertEqual(str(env), "talon_tripoli_v0")
        self.assertIs(env.unwrapped, env)
        self.assertIn("=", env.render() or "")
        self.assertEqual(set(env.observation_spaces), set(env.action_spaces))
        self.assertEqual(env.observation_space("seat_1"),
                         env.observation_space("seat_1"))
        self.assertEqual(env.action_space("seat_1").n, len(env.actions))
        env.close()
        with self.assertRaises(talon.Closed):
            env.observe("seat_0")

    @unittest.skipUnless(importlib.util.find_spec("numpy"), "no numpy")
    def test_numpy(self) -> None:
        env = aec.env(Rules("tripoli"), numpy=True)
        env.reset(seed=1)
        seen = env.observe(env.agent_selection)
        self.assertEqual((str(seen["observation"].dtype),
                          str(seen["action_mask"].dtype)), ("int32", "int8"))


if __name__ == "__main__":
    unittest.main()
