# SPDX-License-Identifier: MIT
"""The par of a deal, a discard by what the contractor knows, and its cost."""
import talon
from talon import advisor

rng, solver = talon.Generator(1), advisor.Solver()
game = talon.Game(talon.Rules("five-hundred", "australian-4"))
while game.phase != talon.Phase.AUCTION:
    game.chance(rng)
deal = talon.five_hundred.state(game)
par = solver.par(game.rules, deal.hand[:4], deal.kitty, deal.dealer)
bid = f"{par.bid_tricks or ''}{par.bid_denomination.key}"
print(f"par for seats 0 and 2: {par.low} points, "
      f"seat {par.contractor} plays {bid}")
while game.phase == talon.Phase.AUCTION:
    bids = f"bid {bid}" if game.to_act == par.contractor else "pass"
    game.read_line(f"{game.to_act} {bids}")
view = game.redact([par.contractor])
sums = solver.discard_worlds(view, 20, rng, advisor.FhGoal.MADE)
chosen = max(sums, key=lambda one: one.sum)
print(f"{chosen.discard} makes it in {chosen.sum} of {chosen.worlds} worlds")
game.read_line(f"{game.to_act} discard {chosen.discard}")
review = solver.review_discard(game)
print(f"{review.after} tricks, {review.before} with {review.best_discard}: "
      f"{review.points} points lost")
