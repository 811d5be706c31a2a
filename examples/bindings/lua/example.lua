-- SPDX-License-Identifier: MIT
-- Five Hundred against players that play at random: example.lua [SEED [FILE]].
-- Type a move as records have it (pass, bid 7H, play 10S), undo, or save; an
-- empty line plays at random for you. FILE is where the game is kept.
local talon = require "talon"
local ME = 0

local function tell(e)
  local words = {" "}
  if e.seat == ME then
    words[2] = "you:"
  elseif type(e.seat) == "number" then
    words[2] = "seat " .. e.seat .. ":"
  end
  words[#words + 1] = talon.label("kind", e.kind)
  if e.amount ~= 0 and e.kind ~= "trick" then
    words[#words + 1] = e.amount
  end
  if e.denomination then
    words[#words + 1] = talon.label("denomination", e.denomination)
  end
  if #e.cards > 0 then
    words[#words + 1] = tostring(e.cards)
  end
  print(table.concat(words, " ") ..
    (e.reason and ", " .. talon.label("reason", e.reason) or ""))
end

local function show_hand(view)
  local verbs = {}
  for i, choice in ipairs(view:choices()) do
    verbs[i] = talon.verb(choice.kind)
  end
  print("You hold " .. table.concat(view:sort_hand(view:cards(ME)), " "))
  print("You may " .. table.concat(verbs, " "))
  io.write "> "
end

local name = arg[2] or "example.saved"
local rng, past, game = talon.rng(arg[1] or "1"), {}, nil
local file = io.open(name, "rb")
if file then
  game = talon.load_game(file:read "*a")
  file:close()
else
  game = talon.game(talon.rules("five-hundred", "australian-4"))
end

-- What the player types; the events of the move, or nil for no move.
local function ask()
  show_hand(game:view {ME})
  local words = io.read()
  if words == nil then
    return nil, "end"
  elseif words == "save" then
    local out = assert(io.open(name, "wb"))
    out:write(game:save())
    out:close()
  elseif words == "undo" then
    game = table.remove(past) or game
  else
    local before = game:clone()
    local done, events = pcall(function()
      return words == "" and game:apply(game:move_random(rng)) or
        game:read_line(ME .. " " .. words)
    end)
    if done then
      past[#past + 1] = before
      return events
    end
    print("  refused: " .. tostring(events))
  end
end

while game:to_act() do
  local events, ended
  if game:to_act() == "table" then
    events = game:chance(rng)
  elseif game:to_act() == ME then
    events, ended = ask()
  else
    events = game:apply(game:move_random(rng))
  end
  if ended then
    break
  end
  for _, event in ipairs(talon.redact(events or {}, {ME})) do
    tell(event)
  end
end
local totals = game:totals()
print("\nScores: " .. table.concat(totals, " ", 0, totals.n - 1))
