# SPDX-License-Identifier: MIT
"""Writes the transcript of advice of tests/bindings/README.md through the
classes of this package, and compares hashes with those of the program in C.

    advice.py HASHES TURNS
    advice.py --show SEED TURNS
"""
import sys
from collections.abc import Iterable

import talon
from talon import Card, Game, Generator, Move, Phase, Refused, Rules, advisor
from talon.advisor import (Advice, AdvisorPart, FhCardValue, FhPosition,
                           NoteBook, Player, Solver)
from transcript import FNV_BASIS, fnv

WORLDS, NODES, LIMIT, EVERY = 2, 1000, 3000, 3


def name_of(finished: bool) -> str:
    return "TALON_OK" if finished else "TALON_UNFINISHED"


def number(card: Card | None) -> int:
    return -1 if card is None else int(card)


def words_of(m: Move) -> str:
    return f"{m.kind:d} {m.seat} {m.cards.mask:016x} {m.amount} {m.other} " \
           f"{m.denomination:d} {m.index}"


def values_of(values: Iterable[FhCardValue]) -> str:
    return "".join(f" {number(v.card)}:{v.suit:d}:{v.low}:{v.high}:{v.same}"
                   for v in values)


class Play:
    """A game of a preset, in which players are asked and make the moves."""

    def __init__(self, rules: Rules, rng: Generator, solver: Solver) -> None:
        self.lines: list[str] = []
        self.game, self.rng, self.solver = Game(rules), rng, solver
        self.notes = NoteBook()

    def put(self, *words: object) -> None:
        self.lines.append(" ".join(map(str, words)) + "\n")

    def put_advice(self, word: str, a: Advice) -> None:
        self.put(word, words_of(a.next_move), a.worth,
                 int(a.is_estimate), a.error, a.worlds, int(a.chance_of),
                 a.chance, a.reason.key, number(a.card), a.seat)

    def move(self, turn: int, seat: int) -> Move:
        levels = advisor.levels()
        player = Player(levels[turn % len(levels)], WORLDS, NODES)
        view = self.game.redact([seat])
        try:
            advice = player.advise(view, seat, self.rng.copy(), self.notes)
            self.put("advise", name_of(advice.finished))
            for one in advice:
                self.put_advice("advice", one)
        except Refused as refused:
            self.put("advise", refused.status.key)
        asked = self.game.random_move(self.rng.copy())
        try:
            why = player.why(view, seat, asked, self.rng.copy(), self.notes)
            self.put("why", name_of(why.finished))
            self.put_advice("best", why.best)
            self.put_advice("other", why.other)
        except Refused as refused:
            self.put("why", refused.status.key)
        status = "TALON_OK"
        try:
            move = player.move(view, seat, self.rng, self.notes)
        except Refused as refused:
            status = refused.status.key
            move = self.game.random_move(self.rng)
        self.put("move", status, words_of(move))
        return move

    def deal(self, position: FhPosition) -> None:
        try:
            deal = self.solver.deal(self.game.rules, position.hand)
        except Refused as refused:
            return self.put("deal", refused.status.key)
        self.put("deal", name_of(deal.finished), deal.nodes, *(
            f"{low}:{high}" for lows, highs in zip(deal.low, deal.high)
            for low, high in zip(lows, highs)))

    def par(self, position: FhPosition) -> None:
        state = talon.five_hundred.state(self.game)
        try:
            par = self.solver.par(self.game.rules, position.hand,
                                  state.discard, state.dealer, state.score)
        except Refused as refused:
            return self.put("par", refused.status.key)
        self.put("par", name_of(par.finished), par.low, par.high,
                 par.contractor, par.bid_tricks, int(par.bid_denomination))

    def solve(self) -> None:
        game, solver = self.game, self.solver
        try:
            position = advisor.position_of(game)
        except Refused:
            return
        assert solver.check(position) is None
        solver.forget()
        cards = solver.cards(position)
        self.put("cards " + name_of(cards.finished) + values_of(cards))
        value = solver.solve(position)
        self.put("value", name_of(value.finished), value.low, value.high,
                 value.nodes)
        reached = solver.reaches(position, 5)
        self.put("reach", name_of(reached is not None),
                 -1 if reached is None else int(reached))
        line = solver.line(position)
        self.put("line", name_of(line.finished), *(
            f"{m.seat}:{m.cards.mask:016x}:{m.denomination:d}" for m in line))
        if position.table[0] is None:
            self.deal(position)
            self.par(position)
        worlds = solver.worlds(game.redact([game.to_act]), WORLDS,
                               self.rng.copy(), advisor.FhGoal.MADE)
        self.put("worlds", name_of(worlds.finished))
        for world in worlds:
            self.put(f"world {world.number}" + values_of(world.values))

    def step(self, turn: int, seat: int) -> None:
        self.put("turn", turn, seat)
        if seat == talon.TABLE:
            events = self.game.chance(self.rng)
        else:
            if turn % EVERY == 0:
                self.solve()
            events = self.game.apply(self.move(turn, seat))
        self.notes.add(events)

    def review(self) -> None:
        try:
            items = self.solver.review(self.game)
        except Refused as refused:
            return self.put("review", refused.status.key)
        self.put("review", name_of(items.finished))
        for i in items:
            self.put("item", i.seat, i.trick, number(i.card), int(i.suit),
                     i.points, number(i.best_card), int(i.best_suit), i.before,
                     i.after)

    def play(self, turns: int) -> None:
        self.solver.forget()
        while not self.game.over and self.game.turn < turns:
            self.step(self.game.turn, self.game.to_act)
        if self.game.rules.game.key == "five-hundred":
            self.review()
        for n in self.notes:
            self.put("notes", n.deals, n.passes, n.bids, n.contracts, n.made,
                     n.checks, n.bets, n.raises, n.calls, n.folds,
                     n.showdowns, n.strengths)


def levels_of(game: int) -> Iterable[str]:
    """What each level does in each phase of a game."""
    for level in advisor.levels():
        yield f"level {level:d} {level.key}: {level.label}\n"
        for term in talon.terms(talon.Space.PHASE):
            phase = Phase(term.number)
            try:
                budget = advisor.budget_of(level, game, phase)
                yield f"budget {phase:d} TALON_OK {budget.worlds} " \
                      f"{budget.nodes}\n"
            except Refused as refused:
                yield f"budget {phase:d} {refused.status.key} 0 0\n"


def support_of(rules: Rules, part: AdvisorPart) -> str:
    """The status of asking whether a part knows the rules."""
    known = advisor.supports(rules, part)
    return "TALON_OK" if known else "TALON_E_UNSUPPORTED"


def transcript(seed: str, turns: int) -> str:
    lines = [f"advisor {advisor.library_version_number()}\n"]
    lines += [f"term {term.space:d} {term.number} {term.key}: {term.label}\n"
              for space in advisor.AdvisorSpace
              for term in advisor.terms(space)]
    solver = Solver(limit=LIMIT)
    for info in talon.games():
        lines += levels_of(info.number)
        for preset in info.presets:
            rules = Rules(info.key, preset.key)
            lines += [f"play {preset.key}\n", "supports",
                      *(f" {support_of(rules, part)}" for part in
                        (AdvisorPart.PLAYERS, AdvisorPart.SOLVER)), "\n"]
            play = Play(rules, Generator(seed.encode(), preset.number), solver)
            play.play(turns)
            lines += play.lines
    return "".join(lines)


if __name__ == "__main__":
    if sys.argv[1] == "--show":
        sys.stdout.write(transcript(sys.argv[2], int(sys.argv[3])))
        sys.exit()
    wrong = 0
    with open(sys.argv[1], encoding="ascii") as hashes:
        for seed, expected in map(str.split, hashes):
            text = transcript(seed, int(sys.argv[2]))
            found = f"{fnv(FNV_BASIS, text.encode()):016x}"
            print(f"seed {seed}: {found}")
            wrong += found != expected
    sys.exit(bool(wrong))
