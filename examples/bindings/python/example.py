# SPDX-License-Identifier: MIT
"""Five Hundred against three players who move at random.

    python3 example.py [SEED [SAVED-GAME]]

Type the number of a move, or undo, save, quit.
"""
import pathlib
import sys

import talon

ME, NAMES = 0, ("You", "West", "North", "East")
FILE = pathlib.Path("example.saved")


def words_of(thing: talon.Move | talon.Event) -> str:
    """A move or an event in words."""
    words = [thing.kind.label]
    if thing.amount and thing.kind != talon.Kind.TRICK:
        words.append(str(thing.amount))
    if thing.denomination:
        words.append(thing.denomination.label)
    if thing.cards:
        words.append(thing.cards.pretty)
    return " ".join(words)


def tell(events: tuple[talon.Event, ...]) -> None:
    """What happened, as far as I may know it."""
    for event in talon.redact(events, [ME]):
        name = NAMES[event.seat] if event.seat >= 0 else "Table"
        reason = f" ({event.reason.label})" if event.reason else ""
        print(f"{name}: {words_of(event)}{reason}")


def choose(game: talon.Game) -> talon.Move | str:
    """Asks for a move, or for one of the other words."""
    view = game.redact([ME])
    hand = view.sort_hand(view.cards(ME).cards)
    print("-- Your hand:", *[card.pretty for card in hand])
    moves = game.moves()
    for number, move in enumerate(moves[:12]):
        print(f"   {number}: {words_of(move)}")
    while True:
        word = sys.stdin.readline().strip() or "quit"
        if word in ("undo", "save", "quit"):
            return word
        try:
            return moves[int(word)]
        except (ValueError, IndexError):
            print(f"-- A number below {len(moves)}, undo, save or quit.")


def main() -> None:
    rng = talon.Generator(int(sys.argv[1]) if sys.argv[1:] else None)
    game = talon.Game(talon.Rules("five-hundred", "australian-4"))
    if sys.argv[2:]:
        game.load(pathlib.Path(sys.argv[2]).read_bytes())
    kept: list[tuple[talon.Game, talon.Generator]] = []
    while not game.over:
        if game.to_act == talon.TABLE:
            tell(game.chance(rng))
        elif game.to_act != ME:
            tell(game.apply(game.random_move(rng)))
        elif isinstance(wish := choose(game), talon.Move):
            kept.append((game.copy(), rng.copy()))
            tell(game.apply(wish))
        elif wish == "quit":
            break
        elif wish == "save":
            FILE.write_bytes(game.save())
            print(f"-- Saved in {FILE}.")
        elif kept:
            game, rng = kept.pop()
            print("-- Your last move is taken back.")
    print("-- Scores:", *game.totals)


if __name__ == "__main__":
    main()
