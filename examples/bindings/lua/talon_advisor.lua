-- SPDX-License-Identifier: MIT
-- Computer players for both games, and the exact solver for Five Hundred.
--
-- They are in libtalon-advisor, which this module loads; talon.lua does not
-- need it. Conventions are those of talon.lua. Levels ("club-1"), reasons,
-- chances, goals and parts are their keys. Where a limit or a stop came first,
-- an answer is followed by "unfinished", and values of the solver are ranges.
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
  return known(text(lib.talon_level_key(level)), level)
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

function with.from_advised(space, number)
  return known(text(lib.talon_advisor_term_key(space, number)), number)
end

function with.to_advised(space, key)
  if type(key) == "number" then
    return key
  end
  local number = ffi.new "int32_t[1]"
  must(lib.talon_advisor_term_find(space, tostring(key), number), {key = key})
  return number[0]
end

function with.to_limit(limit)
  if type(limit) ~= "number" or limit % 1 ~= 0 or limit < 0 or
      limit >= 2 ^ 32 then
    error("talon: a limit is a whole number from 0", 0)
  end
  return limit
end

function with.to_stop(stop)
  if stop ~= nil and not ffi.istype("uint32_t *", stop) then
    return ffi.cast("uint32_t *", handle(stop))
  end
  return stop
end

local calls = api.bind_advisor(lib, with)
local from, to_struct = with.from, with.to_struct
local advisor = {call = calls}

-- The words of an advice are with it.
local plain_advice = from.talon_advice
function from.talon_advice(struct)
  local advice = plain_advice(struct)
  advice.label = calls.advisor_term_label(api.advisor_spaces.reason,
    struct.reason)
  return advice
end

function advisor.version()
  return api.version_text(calls.advisor_version_number())
end

-- Whether a part, "players" or "solver", knows all rules that are set; if not,
-- why (a refusal, not an error). Ask before a game begins.
function advisor.supports(rules, part)
  local status = lib.talon_advisor_supports(handle(rules),
    with.to_advised(api.advisor_spaces.part, part))
  if status < 0 then
    return false, with.refusal(status)
  end
  return true
end

-- The keys of the levels, the weakest first.
function advisor.levels()
  local keys = {}
  for i = 1, calls.level_count() do
    keys[i] = calls.level_at(i - 1)
  end
  return keys
end

-- The English name of a level: "Club" for "club-1".
advisor.level_label = calls.level_label

-- The number of a level, 3 for "club-1": it says nothing about strength.
advisor.level_number = with.to_level

-- What a level does in a phase of a game: a table with worlds and nodes.
advisor.budget = calls.player_budget_of

-- for number, key, label in advisor.terms "reason" do; also of "part", "chance"
-- and "goal".
function advisor.terms(space)
  local i, number = -1, api.advisor_spaces[space] or space
  return function()
    i = i + 1
    if i < calls.advisor_term_count(number) then
      local term = calls.advisor_term_at(number, i)
      return term, calls.advisor_term_key(number, term),
        calls.advisor_term_label(number, term)
    end
  end
end

-- ---- stopping

-- A number that ends calls once it is not 0. A call lets no other code of its
-- state run, so it is C, or another thread with a state of its own, that sets
-- it meanwhile: with the address. Calls take such a pointer of C, too.
local Stop = {}
Stop.__index = Stop

function advisor.stop()
  return setmetatable({c = ffi.new "uint32_t[1]"}, Stop)
end
-- Where the number is: for C, or for advisor.stop_at in another state.
function Stop:address()
  return tonumber(ffi.cast("uintptr_t", self.c))
end
-- The stop of another state, which must keep its own as long as this one.
function advisor.stop_at(address)
  return setmetatable({c = ffi.cast("uint32_t *", address)}, Stop)
end
function Stop:set()
  self.c[0] = 1
end
function Stop:clear()
  self.c[0] = 0
end
function Stop:is_set()
  return self.c[0] ~= 0
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

-- How much memory it needs for a game, in bytes.
function Player:size(game_id)
  local size = ffi.new "size_t[1]"
  must(lib.talon_player_size(with.to_game_id(game_id), self.budget, size))
  return tonumber(size[0])
end

-- The arguments with which all calls of players begin.
local function asked(self, position, seat, rng, notes, stop)
  local game = handle(position)
  local rules = ffi.new "talon_rules"
  must(api.lib.talon_game_rules(game, rules))
  local size = self:size(rules.game_id)
  if not scratch or scratch_bytes < size then
    scratch, scratch_bytes = ffi.new("uint64_t[?]", math.ceil(size / 8)), size
  end
  if type(seat) ~= "number" then
    error("talon: a seat is a number", 0)
  end
  return game, seat, self.budget, with.to_stop(stop),
    notes and handle(notes) or nil, notes and api.sizes.SEATS_MAX or 0,
    handle(rng), scratch, scratch_bytes
end

-- The moves worth considering, the best first: a list of advice.
function Player:advise(position, seat, rng, notes, stop)
  local a, b, c, d, e, f, g, h, i =
    asked(self, position, seat, rng, notes, stop)
  local buffer, capacity, count =
    with.room("talon_advice", api.sizes.PLAYER_MOVES_MAX, "uint32_t")
  local status = lib.talon_player_advise(a, b, c, d, e, f, g, h, i, buffer,
    capacity, count)
  must(status)
  return with.list(buffer, math.min(count[0], capacity), from.talon_advice),
    note(status)
end
-- Where the player of a seat believes hidden cards to be; the chance of a place
-- is at its number plus 1.
function Player:beliefs(position, seat, rng, notes, stop)
  local a, b, c, d, e, f, g, h, i =
    asked(self, position, seat, rng, notes, stop)
  local buffer, capacity, count =
    with.room("talon_belief", api.sizes.PACK_MAX, "uint32_t")
  local status = lib.talon_player_beliefs(a, b, c, d, e, f, g, h, i, buffer,
    capacity, count)
  must(status)
  return with.list(buffer, math.min(count[0], capacity), from.talon_belief),
    note(status)
end
-- The best move.
function Player:move(position, seat, rng, notes, stop)
  local a, b, c, d, e, f, g, h, i =
    asked(self, position, seat, rng, notes, stop)
  local move = ffi.new "talon_move"
  local status = lib.talon_player_move(a, b, c, d, e, f, g, h, i, move)
  must(status)
  return from.talon_move(move), note(status)
end
-- Why not this move: the best one, and this one with what is wrong with it.
function Player:why(position, seat, move, rng, notes, stop)
  local a, b, c, d, e, f, g, h, i =
    asked(self, position, seat, rng, notes, stop)
  local best, other = ffi.new "talon_advice", ffi.new "talon_advice"
  local status = lib.talon_player_why(a, b, c, d, e, f, g, h, i,
    to_struct("talon_move", move), best, other)
  must(status)
  return from.talon_advice(best), from.talon_advice(other), note(status)
end

-- ---- the solver

-- Limits in nodes that have names.
advisor.DEFAULT_LIMIT = api.sizes.FH_NODES_DEFAULT
advisor.UNLIMITED = api.sizes.FH_NODES_UNLIMITED

-- The position of a game in the tricks, as a table.
advisor.position = calls.fh_position_of
-- The position before the discard of the hand, for solver:discards().
advisor.before_discard = calls.fh_position_before_discard

-- Why a position cannot be solved; nil if it can.
function advisor.check(position)
  local status = lib.talon_fh_position_check(
    to_struct("talon_fh_position", position))
  return status < 0 and with.refusal(status) or nil
end

local function position_of(what)
  if type(what) == "table" and rawget(what, "c") then
    return calls.fh_position_of(what)
  end
  return what
end

local Solver = {}
Solver.__index = Solver

-- A solver: options are bytes, the size of its memory, and limit, in nodes for
-- each call (some twenty million a second): advisor.DEFAULT_LIMIT if there is
-- none, and advisor.UNLIMITED for calls that may take minutes.
function advisor.solver(options)
  local bytes = options and options.bytes or api.sizes.FH_SOLVER_BYTES_GOOD
  local memory = ffi.new("uint64_t[?]", math.ceil(bytes / 8))
  local made = ffi.new "talon_fh_solver *[1]"
  must(lib.talon_fh_solver_init(memory, bytes, made))
  return setmetatable({memory = memory, c = made[0], limit = with.to_limit(
    options and options.limit or advisor.DEFAULT_LIMIT)}, Solver)
end

-- Forgets what it has solved; answers never need it.
Solver.forget = calls.fh_solver_forget

-- Ends its use before the collector comes to it.
function Solver:close()
  self.c, self.memory = nil, nil
end
-- How many tricks the side takes in all: low and high, equal if finished.
function Solver:solve(what, stop)
  return calls.fh_solve(self, position_of(what), self.limit, stop)
end
-- Whether the side takes so many tricks; nil and "unfinished" if unknown.
function Solver:reaches(what, tricks, stop)
  local verdict = ffi.new "int32_t[1]"
  local status = lib.talon_fh_solve_reach(handle(self),
    to_struct("talon_fh_position", position_of(what)), tricks,
    with.to_limit(self.limit), with.to_stop(stop), verdict)
  must(status)
  if verdict[0] < 0 then
    return nil, note(status)
  end
  return verdict[0] == 1
end
-- What each card is worth that may be played.
function Solver:cards(what, stop)
  return calls.fh_solve_cards(self, position_of(what), self.limit, stop)
end
-- Best play to the end of the hand: a list of moves.
function Solver:line(what, stop)
  return calls.fh_solve_line(self, position_of(what), self.limit, stop)
end
-- What each card of the hand cost; without best_card where unfinished.
function Solver:review(game, stop)
  return calls.fh_review(self, game, self.limit, stop)
end
-- What each discard is worth, of a position before it; or only which is best.
function Solver:discards(position, best, stop)
  return calls.fh_solve_discards(self, position,
    best and api.sizes.FH_DISCARDS_BEST or api.sizes.FH_DISCARDS_EVERY,
    self.limit, stop)
end
-- What the discard of the hand cost; before and after are -1 if unfinished.
function Solver:review_discard(game, stop)
  return calls.fh_review_discard(self, game, self.limit, stop)
end
-- What each seat takes as the contractor: table.low[seat][denomination], with
-- the number of the denomination. Hands are by seat, from 0. With a kitty, if
-- it takes that and discards what is best.
function Solver:deal(rules, hands, stop, kitty)
  local sets = ffi.new("uint64_t[?]", api.sizes.FH_SEATS_MAX)
  with.put_array(sets, api.sizes.FH_SEATS_MAX, hands, with.to_mask)
  local made = ffi.new "talon_fh_deal_table"
  local status
  if kitty then
    local rest = ffi.new("uint64_t[1]", with.to_mask(kitty))
    status = lib.talon_fh_solve_deal_with_kitty(handle(self), handle(rules),
      sets, rest, with.to_limit(self.limit), with.to_stop(stop), made)
  else
    status = lib.talon_fh_solve_deal(handle(self), handle(rules), sets,
      with.to_limit(self.limit), with.to_stop(stop), made)
  end
  must(status)
  return from.talon_fh_deal_table(made), note(status)
end

-- What a deal with its kitty is worth with best bidding and play: the points
-- that the side of seat 0 gains on the other. Hands, and the scores before the
-- hand, are by seat, from 0.
function Solver:par(rules, hands, kitty, dealer, before, stop)
  local sets = ffi.new("uint64_t[?]", api.sizes.FH_SEATS_MAX)
  with.put_array(sets, api.sizes.FH_SEATS_MAX, hands, with.to_mask)
  local scores = ffi.new("int32_t[?]", api.sizes.FH_SEATS_MAX)
  with.put_array(scores, api.sizes.FH_SEATS_MAX, before, tonumber)
  local set = ffi.new("uint64_t[1]", with.to_mask(kitty))
  local made, par = ffi.new "talon_fh_deal_table", ffi.new "talon_fh_par"
  must(lib.talon_fh_solve_deal_with_kitty(handle(self), handle(rules), sets,
    set, with.to_limit(self.limit), with.to_stop(stop), made))
  local status = lib.talon_fh_par_of(handle(rules), with.to_seat(dealer),
    scores, made, par)
  must(status)
  return from.talon_fh_par(par), note(status)
end

local sampling

-- Samples so many worlds of a view, with what each card of the seat to act is
-- worth in it; fewer, if unfinished. The goal is "tricks" or "made".
function Solver:worlds(view, count, rng, goal, stop)
  local asks = with.to_advised(api.advisor_spaces.goal, goal or "tricks")
  sampling = sampling or ffi.new("uint64_t[?]", api.sizes.SAMPLE_BYTES_MAX / 8)
  local worlds, listed =
    ffi.new("talon_fh_world[?]", count + 1), ffi.new "uint32_t[1]"
  local status = lib.talon_fh_solve_worlds(handle(self), handle(view), asks,
    with.to_limit(self.limit), with.to_stop(stop), handle(rng), sampling,
    api.sizes.SAMPLE_BYTES_MAX, count, worlds, count, listed)
  must(status)
  return with.list(worlds, listed[0], from.talon_fh_world), note(status)
end

-- Samples so many worlds of a contractor's view, and adds up what each discard
-- is worth in them; fewer worlds, if unfinished.
function Solver:discard_worlds(view, count, rng, goal, stop)
  local asks = with.to_advised(api.advisor_spaces.goal, goal or "tricks")
  local room = api.sizes.FH_DISCARDS_MAX
  sampling = sampling or ffi.new("uint64_t[?]", api.sizes.SAMPLE_BYTES_MAX / 8)
  local sums, listed =
    ffi.new("talon_fh_discard_sum[?]", room), ffi.new "uint32_t[1]"
  local status = lib.talon_fh_solve_discard_worlds(handle(self), handle(view),
    asks, with.to_limit(self.limit), with.to_stop(stop), handle(rng), sampling,
    api.sizes.SAMPLE_BYTES_MAX, count, sums, room, listed)
  must(status)
  return with.list(sums, listed[0], from.talon_fh_discard_sum), note(status)
end

return advisor
