-- SPDX-License-Identifier: MIT
-- The par of a deal, a discard by what the contractor knows, and its cost.
local talon = require "talon"
local advisor = require "talon_advisor"

local rng, solver = talon.rng "8", advisor.solver()
local game = talon.game(talon.rules("five-hundred", "australian-4"))
while game:phase() ~= "auction" do
  game:chance(rng)
end
local deal = talon.fh.state_of(game)
local par = solver:par(game:rules(), deal.hand, deal.kitty, deal.dealer)
local bid = (par.bid_tricks > 0 and par.bid_tricks or "") ..
  par.bid_denomination
print(("par for seats 0 and 2: %d points, seat %d plays %s"):format(par.low,
  par.contractor, bid))

while game:phase() == "auction" do
  local seat = game:to_act()
  game:read_line(seat .. (seat == par.contractor and " bid " .. bid or " pass"))
end
local best
for _, one in ipairs(solver:discard_worlds(game:view {par.contractor}, 20, rng,
    "made")) do
  if not best or one.sum > best.sum then
    best = one
  end
end
local chosen = tostring(best.discard)
print(("%s makes it in %d of %d worlds"):format(chosen, tonumber(best.sum),
  best.worlds))

game:read_line(("%d discard %s"):format(game:to_act(), chosen))
local review = solver:review_discard(game)
print(("%d tricks, %d with %s: %d points lost"):format(review.after,
  review.before, tostring(review.best_discard), review.points))
