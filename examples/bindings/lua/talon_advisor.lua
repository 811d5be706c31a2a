-- SPDX-License-Identifier: MIT
-- Computer players for both games, and the exact solver for Five Hundred.
--
-- They are in libtalon-advisor, which this module loads; talon.lua does not need
-- it. Conventions are those of talon.lua. A level is its name ("club-1"), a
-- reason its key; where a limit in nodes came first, an answer is followed by
-- "unfinished", and its values are ranges.
local ffi = require "ffi"
local talon = require "talon"
local api = require "talon_cdef"
local with = api.with
local must, note, handle, text = with.must, with.note, with.handle, with.text

local given = os.getenv "TALON_LIBRARY" -- the other one is beside it
local lib = api.open("talon-advisor", "talon_advisor_",
  "TALON_ADVISOR_LIBRARY", given and given:gsub("talon([^/\\]*)$",
    "talon-advisor%1"), api.advisor_version, api.advisor_version_string)

-- ---- conversions

local function known(key, number)
  return number ~= 0 and (key ~= "" and key or number) or nil
end

function with.from_level(level)
  return known(text(lib.talon_level_name(level)), level)
end

function with.to_level(level)
  if type(level) ~= "string" then
    return level or 0
  end
  local number = lib.talon_level_find(level)
  if number == 0 then
    must(talon.number("status", "TALON_E_LEVEL"), {key = level})
  end
  return number
end

function with.from_advice(reason)
  return known(text(lib.talon_advice_reason_key(reason)), reason)
end

local chances = {"contract", "best-hand", "goes-out"}

function with.from_chance(chance)
  return known(chances[chance] or "", chance)
end

local calls = api.bind_advisor(lib, with)
local from, to_struct = with.from, with.to_struct
local advisor = {call = calls}

-- The words of an advice are with it.
local plain_advice = from.talon_advice
function from.talon_advice(struct)
  local advice = plain_advice(struct)
  advice.text = text(lib.talon_advice_reason_text(struct.reason))
  return advice
end

advisor.version = calls.advisor_version_string

-- The names of the levels, the weakest first.
function advisor.levels()
  local names = {}
  for i = 1, calls.level_count() do
    names[i] = calls.level_at(i - 1)
  end
  return names
end

-- What a level does in a phase of a game: a table with worlds and nodes.
advisor.budget = calls.player_budget_of

-- All reasons: for number, key, words in advisor.reasons() do
function advisor.reasons()
  local number = 0
  return function()
    repeat
      number = number + 1
      if number > 255 then
        return nil
      end
    until calls.advice_reason_key(number) ~= ""
    return number, calls.advice_reason_key(number),
      calls.advice_reason_text(number)
  end
end

-- ---- notes: what was seen of each seat in earlier hands

local Notes = {}
Notes.__index = Notes

function advisor.notes()
  return setmetatable(
    {c = ffi.new("talon_player_notes[?]", api.sizes.SEATS_MAX)}, Notes)
end
-- Counts what events tell.
function Notes:add(events)
  local array, count = with.struct_array("talon_event", events)
  must(lib.talon_player_notes_add(handle(self), api.sizes.SEATS_MAX, array,
    count))
  return self
end
function Notes:of(seat)
  if type(seat) ~= "number" or seat < 0 or seat >= api.sizes.SEATS_MAX then
    error("talon: there is no such seat", 0)
  end
  return from.talon_player_notes(handle(self)[seat])
end

-- ---- players

local Player = {}
Player.__index = Player
local scratch, scratch_bytes

-- A player of a level; budget is a table with worlds and nodes, if any.
function advisor.player(level, budget)
  return setmetatable({level = level, budget = to_struct("talon_player_budget",
    {level = level, worlds = budget and budget.worlds,
      nodes = budget and budget.nodes})}, Player)
end

-- The arguments with which all calls of players begin.
local function asked(self, position, seat, rng, notes)
  local game = handle(position)
  local rules = ffi.new "talon_rules"
  must(api.lib.talon_game_rules(game, rules))
  local size = calls.player_size(rules.game_id)
  if not scratch or scratch_bytes < size then
    scratch, scratch_bytes = ffi.new("uint64_t[?]", math.ceil(size / 8)), size
  end
  if type(seat) ~= "number" then
    error("talon: a seat is a number", 0)
  end
  return game, seat, self.budget, notes and handle(notes) or nil,
    notes and api.sizes.SEATS_MAX or 0, handle(rng), scratch, scratch_bytes
end

-- The moves worth considering, the best first: a list of advice.
function Player:advise(position, seat, rng, notes)
  local a, b, c, d, e, f, g, h = asked(self, position, seat, rng, notes)
  local buffer, capacity, count =
    with.room("talon_advice", api.sizes.ADVICE_MAX, "uint32_t")
  must(lib.talon_player_advise(a, b, c, d, e, f, g, h, buffer, capacity, count))
  return with.list(buffer, count[0], from.talon_advice)
end
-- The best move.
function Player:move(position, seat, rng, notes)
  local a, b, c, d, e, f, g, h = asked(self, position, seat, rng, notes)
  local move = ffi.new "talon_move"
  must(lib.talon_player_move(a, b, c, d, e, f, g, h, move))
  return from.talon_move(move)
end
-- Why not this move: the best one, and this one with what is wrong with it.
function Player:why(position, seat, move, rng, notes)
  local a, b, c, d, e, f, g, h = asked(self, position, seat, rng, notes)
  local best, other = ffi.new "talon_advice", ffi.new "talon_advice"
  must(lib.talon_player_why(a, b, c, d, e, f, g, h,
    to_struct("talon_move", move), best, other))
  return from.talon_advice(best), from.talon_advice(other)
end

-- ---- the solver

-- The position of a game in the tricks, as a table.
advisor.problem = calls.fh_position_of

-- Whether a problem can be solved; if not, why (a refusal, not an error).
function advisor.check(problem)
  local status = lib.talon_fh_position_check(
    to_struct("talon_fh_position", problem))
  if status < 0 then
    return false, with.refusal(status)
  end
  return true
end

local function problem_of(what)
  if type(what) == "table" and rawget(what, "c") then
    return calls.fh_position_of(what)
  end
  return what
end

local Solver = {}
Solver.__index = Solver

-- A solver: options are bytes, the size of its memory, and limit, in nodes (0
-- for none; some twenty million a second).
function advisor.solver(options)
  local bytes = options and options.bytes or api.sizes.FH_SOLVER_BYTES_GOOD
  local memory = ffi.new("uint64_t[?]", math.ceil(bytes / 8))
  local made = ffi.new "talon_fh_solver *[1]"
  must(lib.talon_fh_solver_init(memory, bytes, made))
  return setmetatable({memory = memory, c = made[0],
    limit = options and options.limit or 0}, Solver)
end

-- Forgets what it has solved; answers never need it.
Solver.forget = calls.fh_solver_forget

-- Ends its use before the collector comes to it.
function Solver:close()
  self.c, self.memory = nil, nil
end
-- How many tricks the side takes in all: low and high, equal if finished.
function Solver:solve(what)
  return calls.fh_solve(self, problem_of(what), self.limit)
end
-- Whether the side takes so many tricks; nil and "unfinished" if unknown.
function Solver:reaches(what, tricks)
  local verdict = ffi.new "int32_t[1]"
  local status = lib.talon_fh_solve_reach(handle(self),
    to_struct("talon_fh_position", problem_of(what)), tricks, self.limit,
    verdict)
  must(status)
  if verdict[0] < 0 then
    return nil, note(status)
  end
  return verdict[0] == 1
end
-- What each card is worth that may be played.
function Solver:cards(what)
  return calls.fh_solve_cards(self, problem_of(what), self.limit)
end
-- Best play to the end of the hand: a list of moves.
function Solver:line(what)
  return calls.fh_solve_line(self, problem_of(what), self.limit)
end
-- What each card of the hand cost; without best_card where unfinished.
function Solver:review(game)
  return calls.fh_review(self, game, self.limit)
end
-- What each seat takes as the contractor: table.low[seat][denomination], with
-- the number of the denomination. Hands are by seat, from 0.
function Solver:deal(rules, hands)
  local sets = ffi.new("uint64_t[?]", api.sizes.FH_SEATS_MAX)
  with.put_array(sets, api.sizes.FH_SEATS_MAX, hands, with.to_mask)
  local made = ffi.new "talon_fh_deal_table"
  local status = lib.talon_fh_solve_deal(handle(self), handle(rules), sets,
    self.limit, made)
  must(status)
  return from.talon_fh_deal_table(made), note(status)
end

local goals = {tricks = 1, made = 2}
local sampling

-- Samples so many worlds of a view, with what each card of the seat to act is
-- worth in it. The goal is "tricks" or "made".
function Solver:worlds(view, count, rng, goal)
  local goal_number = goals[goal or "tricks"] or
    error("talon: a goal is \"tricks\" or \"made\"", 0)
  sampling = sampling or ffi.new("uint64_t[?]", api.sizes.SAMPLE_BYTES_MAX / 8)
  local worlds, listed =
    ffi.new("talon_fh_world[?]", count + 1), ffi.new "uint32_t[1]"
  local status = lib.talon_fh_solve_worlds(handle(self), handle(view),
    goal_number, self.limit, handle(rng), sampling, api.sizes.SAMPLE_BYTES_MAX,
    worlds, count, listed)
  must(status)
  return with.list(worlds, listed[0], from.talon_fh_world), note(status)
end

return advisor
