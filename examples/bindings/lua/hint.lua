-- SPDX-License-Identifier: MIT
-- A hint before the first card of a hand, and a review after the last.
local talon = require "talon"
local advisor = require "talon_advisor"

local rng, player = talon.rng "8", advisor.player "club-1"
local game = talon.game(talon.rules("five-hundred", "australian-4"))
local hinted = false
while game:deal_count() == 0 or not game:deal_over() do
  local seat = game:to_act()
  if seat == "table" then
    game:chance(rng)
  else
    local view = game:view {seat}
    if game:phase() == "tricks" and not hinted then
      hinted = true
      for i, one in ipairs(player:advise(view, seat, rng:copy())) do
        if i <= 3 then
          print(("seat %d: %s is worth %d points: %s"):format(seat,
            tostring(one.next_move.cards), one.worth / 1000, one.label))
        end
      end
    end
    game:apply(player:move(view, seat, rng))
  end
end
for _, item in ipairs(advisor.solver():review(game)) do
  if item.points > 0 then
    print(("trick %d, seat %d: %s cost %d points, %s none"):format(item.trick,
      item.seat, item.card, item.points, item.best_card))
  end
end
