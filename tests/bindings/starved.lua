-- SPDX-License-Identifier: MIT
-- What the binding for LuaJIT does when there is no memory: each operation is
-- done twice for each allocation that LuaJIT makes for it, which then fails,
-- alone and with all that follow. It must give the right answer or the error
-- "not enough memory", and the game must be as before or as after it.
-- starved_lua.c runs this, and has starve() and starved(). The compiler is off:
-- code that it made of ffi.new() crashes without memory, in LuaJIT 2.1 alone,
-- without talon.
jit.off()
local talon = require "talon"
local advisor = require "talon_advisor"
local words = require "talon_words"

local MOST = 3000 -- allocations of an operation; none comes close

local function dealt(kind, turns)
  local game, rng = talon.game(talon.rules(kind)), talon.rng "3"
  while game:turn() < turns or game:to_act() == "table" do
    if game:to_act() == "table" then
      game:chance(rng)
    else
      game:apply(game:move_random(rng))
    end
  end
  return game
end

-- An operation on a copy of a game. Returns whether it lacked memory, and how
-- many allocations it made.
local function survives_once(name, start, after, operation, right, ...)
  local game = start:clone()
  collectgarbage()
  starve(...)
  local done, answer = pcall(operation, game)
  local made = starved()
  local state = game:save()
  if not done then
    assert(answer == "not enough memory", name .. ": " .. tostring(answer))
    assert(state == start:save() or state == after:save(),
      name .. " tore the game")
  else
    assert(answer == right, name .. " answered " .. tostring(answer))
    assert(state == after:save(), name .. " did something else")
  end
  assert(game:clone() == game and made < MOST, name)
  return not done, made
end

-- The same with each of its allocations.
local function survives(name, start, operation)
  local after = start:clone()
  local right, number, lacked, made = operation(after), 0, 0, nil
  repeat
    number = number + 1
    survives_once(name, start, after, operation, right, number, true)
    local lacks
    lacks, made = survives_once(name, start, after, operation, right, number)
    lacked = lacked + (lacks and 1 or 0)
  until number > made
  assert(lacked > 0, name .. " did not lack memory")
  print(("%s: %d allocations, %d were missed"):format(name, made, lacked))
end

local bids, tricks = dealt("five-hundred", 4), dealt("five-hundred", 25)
local begun = talon.game(talon.rules("five-hundred", nil,
  {["first-dealer"] = 1}))
local move = bids:move_at(0)
local line, saved = bids:write_move(move), tricks:save()
local told = bids:clone():apply(move)

survives("a game", bids, function(game)
  return talon.game(game:rules()):turn()
end)
survives("a clone", bids, function(game)
  return game:clone():turn()
end)
survives("save and load", bids, function(game)
  return talon.load_game(game:save()):turn()
end)
survives("load over", bids, function(game)
  game:load(saved)
end)
survives("choices", bids, function(game)
  return #game:choices()
end)
survives("apply", bids, function(game)
  return #game:apply(move)
end)
survives("a refused move", bids, function(game)
  return game:check({kind = "play", seat = 0, cards = {"7H"}}).name
end)
survives("chance", begun, function(game)
  return #game:chance(talon.rng "5")
end)
survives("read a line", bids, function(game)
  return #game:read_line(line)
end)
survives("history", tricks, function(game)
  return #game:history()
end)
survives("a view", bids, function(game)
  return game:view({1}):save()
end)
survives("a sample", bids, function(game)
  return game:view({1}):sample(talon.rng "1"):save()
end)
survives("events", bids, function()
  return talon.save_events(talon.redact(told, {0}))
end)
survives("words", bids, function(game)
  return words.new(game:rules(), "de"):events(told)
end)
survives("a player", bids, function(game)
  return advisor.player("novice-1"):move(game, game:to_act(),
    talon.rng "1").kind
end)
survives("the solver", tricks, function(game)
  return #advisor.solver({bytes = 65536, limit = 1000}):cards(game)
end)
