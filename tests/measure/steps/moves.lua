-- SPDX-License-Identifier: MIT
-- The same as moves.c, in Lua.
local talon = require "talon"

local first = talon.game(talon.rules("five-hundred", "australian-4"))
local game, rng, least = first:clone(), talon.rng "7", math.huge
for _ = 1, 10 do
  local start = os.clock()
  for _ = 1, 20000 do
    local seat = game:to_act()
    if seat == nil then
      game:copy_from(first)
    elseif seat == "table" then
      game:chance(rng)
    else
      game:apply(game:move_random(rng))
    end
  end
  least = math.min(least, (os.clock() - start) / 20000 * 1e6)
end
print(("%.2f"):format(least))
