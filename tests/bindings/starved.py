# SPDX-License-Identifier: MIT
"""What the package for Python does when there is no memory: each operation is
done twice for each allocation that it makes, which then fails, alone and with
some that follow. It must give the right answer or raise MemoryError, or the
status E_MEMORY of the library. The game is then as it was before, or as it is
after, and can be played on.

    PYTHONMALLOC=malloc LD_PRELOAD=starved.so python3 starved.py

starved.so is tests/programs/starved.c. Without PYTHONMALLOC, the interpreter
takes most memory from blocks of its own."""
import ctypes
import gc
import os
import sys
import threading

import talon
from talon import advisor, words

failing = ctypes.CDLL(None)
failing.starve.argtypes = ctypes.c_ulong, ctypes.c_ulong, ctypes.c_size_t
failing.starve.restype = None
failing.starved.restype = ctypes.c_ulong
begin, ended = failing.starve, failing.starved
MOST = 3000             # allocations of an operation; none comes close
SOME = 20               # that fail together


def count_made():
    """Ends the famine; the call that says so may be what fails."""
    while True:
        try:
            return ended()
        except MemoryError:
            pass


def attempt(number, many, operation, *given):
    """The answer, the lack of memory or None, and the allocations made."""
    answer = lack = None
    try:
        begin(number, many, 0)
        answer = operation(*given)
    except MemoryError as error:
        lack = error
    except talon.Refused as error:
        lack = error
    except RuntimeError as error:   # as the interpreter says it of locks
        lack = error
    made = count_made()
    if isinstance(lack, talon.Refused) and lack.status != \
            talon.Status.E_MEMORY or isinstance(lack, RuntimeError) and \
            str(lack) not in ("can't allocate lock", "can't start new thread"):
        raise lack
    return answer, lack, made


def expect(is_so, *what):
    if not is_so:
        sys.exit("not so: " + " ".join(map(str, what)))


def survives(name, start, operation):
    """An operation on a copy of a game, with each of its allocations."""
    after = start.copy()
    right = operation(after)
    states = {start.save(), after.save()}
    lacks = number = 0
    while number == 0 or number <= made:
        number += 1
        for many in SOME, 1:
            game = start.copy()
            answer, lack, made = attempt(number, many, operation, game)
            state = game.save()
            if lack:
                lacks += many == 1
                expect(state in states, name, "tore the game", number, many)
            else:
                expect(answer == right, name, "answered", answer, "at", number,
                       many)
                expect(state == after.save(), name, "did something else",
                       number, many)
            expect(game.copy() == game and game.turn >= start.turn, name)
            expect(number < MOST, name, "does not end")
    expect(lacks > 0, name, "did not lack memory")
    print(f"{name}: {made} allocations, {lacks} were missed", flush=True)
    gc.collect()


def dealt(game, turns):
    """A game of a kind, after some turns."""
    game, rng = talon.Game(talon.Rules(game)), talon.Generator(3)
    while game.turn < turns or game.to_act == talon.TABLE:
        if game.to_act == talon.TABLE:
            game.chance(rng)
        else:
            game.apply(game.moves()[rng.below(len(game.moves()))])
    return game


def table_to_act():
    return talon.Game(talon.Rules("five-hundred", **{"first-dealer": 1}))


def games_are_made(rules):
    """Games of all memories. What an allocator gave comes back to it."""
    given, taken = [], []

    def allocate(size):
        block = bytearray(size)
        given.append(block)
        return block

    mine = talon.Allocator(allocate, taken.append)
    for name, allocator in (("Python", ()), ("the library", (None,)),
                            ("an allocator", (mine,))):
        def operation(_):
            return talon.Game(rules, *allocator)    # freed after the famine

        survives(f"a game in memory of {name}", talon.Game(rules), operation)
        expect(len(given) == len(taken), name, "leaks", len(given),
               len(taken))
    expect(given, "no allocator was asked")


def only_the_library_lacks(rules):
    """Of all memory, only that of talon_game_new() is missing."""
    before = dealt("tripoli", 20)
    state, size = before.save(), talon.game_bytes(rules.game.number)
    begin(1, 1, size)
    try:
        talon.Game(rules, None)
        expect(False, "a game without memory")
    except talon.BadCall as error:
        expect(error.status == talon.Status.E_MEMORY, error)
    expect(count_made() >= 1 and before.save() == state, "the game before")
    expect(talon.Game(rules, None).turn == 0, "the next game")


def main():
    gc.disable()            # else it allocates at times of its own
    tripoli, bids = dealt("tripoli", 30), dealt("five-hundred", 4)
    table, tricks = table_to_act(), dealt("five-hundred", 25)
    view, move = bids.redact([bids.to_act]), bids.moves()[0]
    record = bids.write_state()
    line, pack = bids.write_move(move), table.shuffle(talon.Generator(5))
    told = bids.copy().apply(move)
    only_the_library_lacks(bids.rules)
    games_are_made(bids.rules)
    survives("rules", bids, lambda game: talon.Rules(
        "five-hundred", "australian-4", slam="off").write())
    survives("copy", bids, lambda game: game.copy().turn)
    survives("assign", bids, lambda game: game.assign(tricks))
    survives("save and load", bids, lambda game: talon.load(game.save()).turn)
    survives("load over", bids, lambda game: game.load(tricks.save()))
    survives("choices", bids, lambda game: game.choices())
    survives("moves", bids, lambda game: game.moves()[1])
    survives("apply", bids, lambda game: game.apply(move))
    survives("a refused move", bids, lambda game: game.check(
        talon.Move(talon.Kind.PLAY, 0)).status)
    survives("chance", table, lambda game: game.chance(talon.Generator(5)))
    survives("deal", table, lambda game: game.deal(pack))
    survives("read a line", bids, lambda game: game.read_line(line))
    survives("read lines", bids, lambda game: game.read(line))
    survives("write the state", bids, lambda game: game.write_state() ==
             record)
    survives("history", tricks, lambda game: game.history())
    survives("observe", bids, lambda game: list(game.observe(0)))
    survives("redact", bids, lambda game: game.redact([1]).save())
    survives("sample", view, lambda view: view.sample(
        talon.Generator(1)).save())
    survives("events", bids, lambda game: talon.load_events(
        talon.save_events(talon.redact(told, [0]))))
    survives("snapshots", tricks, talon.five_hundred.state)
    survives("snapshots of Tripoli", tripoli, talon.tripoli.state)
    survives("words", bids, lambda game: words.Words(
        game.rules, "de", you=0, names=["", "Ben"]).events(told))
    survives("read words", bids, lambda game: words.Words(
        game.rules, "en").read(game, game.to_act, "pass").move)
    survives("a player", bids, lambda game: advisor.Player("novice-1").move(
        game, game.to_act, talon.Generator(1)))
    survives("a player in a thread of its own", tricks, lambda game:
             advisor.Player("novice-1").move(
                 game, game.to_act, talon.Generator(1),
                 stop=threading.Event()))
    survives("the solver", tricks, lambda game: advisor.Solver(
        1 << 16, 1000).cards(game))


main()
os._exit(0)                 # threads of players may still end
