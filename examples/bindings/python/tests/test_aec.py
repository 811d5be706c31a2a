# SPDX-License-Identifier: MIT
"""The contract of the environments, played through at random."""
import importlib
import importlib.util
import random
import unittest
from typing import Any

import talon
from talon import Codes, Kind, Move, Refused, Rules, aec


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
        for wrong in (-1, len(env.actions), 30):
            with self.assertRaises((ValueError, Refused)):
                env.step(wrong)
        with self.assertRaises(TypeError):
            env.step("pass")
        env.step(9)  # 7 hearts
        with self.assertRaises(talon.IllegalMove) as caught:
            env.step(8)  # 7 diamonds
        self.assertEqual(caught.exception.clauses, ("FH-10", "FH-12"))
        self.assertNotEqual(env.game.save(), before)
        env.step(False)
        self.assertFalse(aec.Discrete(3).contains("pass"))
        self.assertTrue(env.action_space("seat_0").contains(
            env.action_space("seat_0").sample()))

    def test_masks_are_the_legal_moves(self) -> None:
        """A mask has the codes that the library lists, and each legal move is
        made of actions that masks allow."""
        for rules in every_preset():
            env, dice = aec.env(rules, max_turns=150), random.Random(4)
            env.reset(seed=4)
            while not any(env.truncations.values()) and \
                    not any(env.terminations.values()):
                self.compare(env, dice)
                env.step(choose(env, dice))

    def compare(self, env: aec.Env, dice: random.Random) -> None:
        mask = list(env.observe(env.agent_selection)["action_mask"])
        legal = [number for number, one in enumerate(mask) if one]
        seat, picks = env.game.to_act, list(env._so_far[:env._picks])
        self.assertEqual(tuple(legal), env.game.codes_after(
            seat, picks, env.codes))
        self.assertEqual(bytes(mask), env.game.code_mask(seat, picks))
        for number in legal:
            move = env.move_of(number)
            self.assertTrue(move is None or not env.game.check(move))
        wrong = dice.choice([number for number, one in enumerate(mask)
                             if not one])
        with self.assertRaises((ValueError, Refused)):
            env.move_of(wrong)
        moves = env.game.moves()
        move = moves[dice.randrange(len(moves))]
        try:
            actions = env.actions_of(move)
        except Refused:  # an amount between the rungs
            return
        if not picks:
            self.assertIn(actions[0], legal)
        if [*picks, *actions[len(picks):-1]] == actions[:-1]:
            self.assertEqual(mask[actions[len(picks)]], 1)

    def test_a_move_of_several_actions(self) -> None:
        """A discard of three cards: the codes rise, the picked cards are
        observed, and the rewards wait."""
        env = aec.env(Rules("five-hundred"))
        env.reset(seed=5)
        env.step(25)  # 10 no trump, so the others can only pass
        while env.game.phase != talon.Phase.DISCARD:
            env.step(0)
        seat, agent = env.game.to_act, env.agent_selection
        hand = sorted(map(int, env.game.cards(seat).cards))[:3]
        pack = sorted(map(int, env.rules.pack))
        for count, card in enumerate(hand):
            numbers = env.observe(agent)["observation"]
            [picked] = [one for one in env.layout if one.key == "picked"]
            self.assertEqual(
                [place for place in range(picked.count)
                 if numbers[picked.first + place]],
                [pack.index(one) for one in hand[:count]])
            env.step(26 + pack.index(card))
            self.assertEqual(set(env.rewards.values()), {0.0})
        self.assertEqual(env.game.phase, talon.Phase.TRICKS)
        self.assertEqual(sum(env.observe(agent)["observation"]
                             [picked.first:]), 0)

    def test_codes_of_every_amount(self) -> None:
        rules = Rules("tripoli", "tripoley", bet_limit=30)
        ladder, exact = aec.env(rules), aec.env(rules, codes=Codes.EXACT)
        bet = Move(Kind.BET, 0, amount=17)
        exact.reset(seed=1)
        ladder.reset(seed=1)
        [action] = exact.actions_of(bet)
        self.assertEqual((exact.actions[action].kind,
                          exact.actions[action].amount), (Kind.BET, 17))
        with self.assertRaises(Refused):
            ladder.actions_of(bet)
        with self.assertRaises(Refused):
            aec.env(Rules("tripoli"), codes=Codes.EXACT)

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
                self.assertEqual(list(env.observe(watcher)["observation"]),
                                 list(seen["observation"]))
                env.game.assign(kept)
                env.step(choose(env, dice))

    def test_what_is_observed(self) -> None:
        env = aec.env(Rules("five-hundred", "australian-4"))
        env.reset(seed=1)
        seat = env.game.to_act

        def parts(seat: int) -> dict[str, list[int]]:
            numbers = env.observe(f"seat_{seat}")["observation"]
            return {field.key: list(numbers[field.first:field.first +
                                            field.count])
                    for field in env.layout}

        own, pack = parts(seat), sorted(map(int, env.rules.pack))
        self.assertEqual(talon.Cards([card for card, one in
                                      zip(pack, own["hands"]) if one]),
                         env.game.cards(seat).cards)
        self.assertEqual(sum(own["hands"]), 10)
        self.assertEqual(own["held"], [10, 10, 10, 10])
        self.assertEqual(own["side"], [1, 0, 1, 0])
        self.assertEqual(own["to-act"], [1])
        env.step(1)
        self.assertEqual(parts((seat + 1) % 4)["bidders"][:2], [4, 0])
        self.assertEqual(parts(seat)["bidders"][:2], [1, 0])

    def test_the_library_observes(self) -> None:
        """Games and views give what the environment gives."""
        rules = Rules("tripoli")
        env = aec.env(rules)
        env.reset(seed=3)
        numbers = env.game.observe(1)
        self.assertEqual(len(numbers), rules.observation_count)
        self.assertEqual(list(env.observe("seat_1")["observation"]
                              [:len(numbers)]), list(numbers))
        view = env.game.redact([1])
        self.assertEqual(view.observe(1), numbers)
        with self.assertRaises(Refused):
            view.observe(0)
        self.assertIsNone(view.code_mask(0))
        fields = rules.observation
        self.assertEqual(fields[0].key, "phase")
        self.assertEqual(fields[0].text, "the phase")
        self.assertEqual(sum(field.count for field in fields), len(numbers))

    def test_the_rest(self) -> None:
        with self.assertRaises(ValueError):
            aec.env(Rules("tripoli"), render_mode="human")
        env = aec.env(Rules("tripoli"), render_mode="ansi")
        env.reset(seed=1)
        self.assertEqual(str(env), "talon_tripoli_v1")
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


@unittest.skipUnless(importlib.util.find_spec("pettingzoo") and
                     importlib.util.find_spec("gymnasium"),
                     "PettingZoo or gymnasium cannot be imported")
class PettingZoo(unittest.TestCase):
    """Where PettingZoo is, environments are its AECEnv and pass its tests."""

    def test_they_are_its_environments(self) -> None:
        pettingzoo: Any = importlib.import_module("pettingzoo")
        spaces: Any = importlib.import_module("gymnasium.spaces")
        env = aec.env(Rules("five-hundred"))
        env.reset(seed=1)
        self.assertIsInstance(env, pettingzoo.AECEnv)
        self.assertIsInstance(env.action_space("seat_0"), spaces.Discrete)
        self.assertIsInstance(env.observation_space("seat_0"), spaces.Dict)
        self.assertTrue(env.observation_space("seat_0").contains(
            env.observe("seat_0")))

    def test_api(self) -> None:
        tests: Any = importlib.import_module("pettingzoo.test.api_test")
        for rules in every_preset():
            with self.subTest(rules=repr(rules)):
                tests.api_test(aec.env(rules, deals=2), num_cycles=300)

    def test_seed(self) -> None:
        tests: Any = importlib.import_module("pettingzoo.test.seed_test")
        for rules in every_preset():
            with self.subTest(rules=repr(rules)):
                tests.seed_test(lambda: aec.env(rules, deals=2),
                                num_cycles=100)


if __name__ == "__main__":
    unittest.main()
