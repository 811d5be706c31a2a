# SPDX-License-Identifier: MIT
"""A hint before the first card of a hand, and a review after the last."""
import talon
from talon import advisor

rng = talon.Generator(3)
game = talon.Game(talon.Rules("five-hundred", "australian-4"))
player = advisor.Player("club-1")
hinted = False
while game.deal_count == 0 or not game.deal_over:
    seat = game.to_act
    if seat == talon.TABLE:
        game.chance(rng)
        continue
    view = game.redact([seat])
    if game.phase == talon.Phase.TRICKS and not hinted:
        for one in player.advise(view, seat, rng.copy())[:3]:
            print(f"seat {seat}: {one.next_move.cards.pretty} is worth "
                  f"{one.worth // 1000} points: {one.reason.label}")
        hinted = True
    game.apply(player.move(view, seat, rng))
for item in advisor.Solver().review(game):
    if item.points and item.card and item.best_card:
        print(f"trick {item.trick}, seat {item.seat}: {item.card.pretty} cost "
              f"{item.points} points, {item.best_card.pretty} none")
