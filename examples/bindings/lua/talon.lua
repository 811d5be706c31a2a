-- SPDX-License-Identifier: MIT
-- talon for LuaJIT.
--
-- Games, views and rules are objects; moves, choices, events and snapshots are
-- tables; a card is a string ("KH"), a set of cards a value of its own. Kinds,
-- phases, reasons and denominations are their keys ("bid", "auction", "NT"). A
-- seat is a number from 0, "table" for the host, nil for nobody. What is by
-- seat begins at index 0, lists begin at 1. A set of seats is a number with a
-- bit for each; a list of seats is taken as well.
--
-- What talon refuses is an error: a table with status, name, text, clause and
-- cards. A result of which a view knows only a part is followed by "unknown".
local ffi = require "ffi"
local bit = require "bit"
local api = require "talon_cdef"

local talon = {sizes = api.sizes}
local NOBODY, TABLE, SECRET, UNKNOWN = -1, -2, -3, 1
local SPACE_STATUS, SPACE_PLACE = api.spaces.status, api.spaces.place

-- ---- the library

-- A version as a text: "0.4.0".
function api.version_text(number)
  return ("%d.%d.%d"):format(bit.rshift(number, 16),
    bit.band(bit.rshift(number, 8), 255), bit.band(number, 255))
end

-- Loads a library; prefix is that of its functions for the version.
function api.open(name, prefix, variable, path, version, version_string)
  path = os.getenv(variable) or path or
    ({Windows = name .. "-0.dll", OSX = "lib" .. name .. ".0.dylib"})[ffi.os] or
    "lib" .. name .. ".so.0"
  local found, lib = pcall(ffi.load, path)
  if not found then
    error(name .. ": no library: " .. tostring(lib) ..
      " (" .. variable .. " says where it is)", 0)
  end
  local asked, serves = pcall(function()
    return lib[prefix .. "version_serves"](version)
  end)
  if not asked then
    error(name .. ": " .. path .. " is another library", 0)
  elseif serves == 0 then
    error(name .. ": " .. path .. " is " .. name .. " " ..
      api.version_text(lib[prefix .. "version_number"]()) ..
      ", which does not serve this module for " .. version_string, 0)
  end
  return lib
end

local lib = api.open("talon", "talon_", "TALON_LIBRARY", nil, api.version,
  api.version_string)

-- ---- refusals

local Refusal = {}
Refusal.__index = Refusal

function Refusal:__tostring()
  return self.name .. ": " .. self.text ..
    (self.clause ~= "" and " (" .. self.clause .. ")" or "") ..
    (self.cards and #self.cards > 0 and ": " .. tostring(self.cards) or "")
end

local function refusal(status, more)
  local why = more or {}
  why.status = status
  why.name = ffi.string(lib.talon_status_name(status))
  why.text = ffi.string(lib.talon_status_text(status))
  why.clause = ffi.string(lib.talon_status_clause(status))
  return setmetatable(why, Refusal)
end

local function must(status, more)
  if status < 0 then
    error(refusal(status, more), 0)
  end
end

local notes = {[UNKNOWN] = "unknown", [64] = "unfinished"}

local function note(status)
  return notes[status]
end

function talon.is_refusal(thing)
  return getmetatable(thing) == Refusal
end

-- ---- conversions, which talon_cdef.lua uses

local with = {from = {}, to = {}, must = must, note = note, text = ffi.string,
  refusal = refusal}
api.lib, api.with = lib, with -- for talon_advisor.lua

-- Buffers are made once for each kind and size, and used again.
local rooms = {}

function with.room(kind, capacity, size)
  local key = kind .. capacity
  local found = rooms[key]
  if not found then
    found = {ffi.new(kind .. "[?]", capacity), ffi.new(size .. "[1]")}
    rooms[key] = found
  end
  return found[1], capacity, found[2]
end

function with.list(buffer, count, from)
  local made = {}
  for i = 1, count do
    made[i] = from(buffer[i - 1])
  end
  return made
end

-- What is by seat (or by box): index 0 comes first.
function with.array(buffer, count, from)
  local made = {n = count}
  for i = 0, count - 1 do
    made[i] = from(buffer[i])
  end
  return made
end

function with.put_array(into, count, from, to, none)
  for i = 0, count - 1 do
    into[i] = from and from[i] ~= nil and to(from[i]) or none or 0
  end
end

function with.check_text(words)
  if type(words) ~= "string" then
    error("talon: a string is expected, not a " .. type(words), 0)
  end
end

-- Numbers by key and keys by number, as the library knows them.
local numbers, keys = {}, {}

local function from_term(space, number)
  local known = keys[space]
  if not known then
    known = {}
    keys[space] = known
  end
  local key = known[number]
  if key == nil then
    key = ffi.string(lib.talon_term_key(space, number))
    if key == "" then -- a number that has no key is given as it is
      key = (number ~= 0 or space == SPACE_PLACE) and number or false
    end
    known[number] = key
  end
  return key or nil
end

local function to_term(space, key)
  if type(key) == "number" then
    return key
  end
  local known = numbers[space]
  if not known then
    known = {}
    numbers[space] = known
  end
  if key and not known[key] then
    local number = ffi.new "int32_t[1]"
    must(lib.talon_term_find(space, tostring(key), number), {key = key})
    known[key] = number[0]
  end
  return known[key] or 0
end
with.from_term, with.to_term = from_term, to_term

local function from_seat(seat)
  if seat >= 0 then
    return seat
  elseif seat ~= NOBODY then
    return seat == TABLE and "table" or "secret"
  end
end

local function to_seat(seat)
  if type(seat) == "number" then
    return seat
  end
  return seat == "table" and TABLE or seat == "secret" and SECRET or NOBODY
end
with.from_seat, with.to_seat = from_seat, to_seat

-- Chips and points are numbers; what no number can hold stays an int64_t.
function with.from_amount(amount)
  local number = tonumber(amount)
  return math.abs(number) <= 2 ^ 53 and number or amount
end

function with.from_seats(mask)
  return mask
end

function with.to_seats(some)
  if type(some) ~= "table" then
    return some or 0
  end
  local mask = 0
  for _, seat in ipairs(some) do
    mask = bit.bor(mask, bit.lshift(1, seat))
  end
  return mask
end

function with.to_game_id(game)
  return type(game) == "string" and lib.talon_games_find(game) or game or 0
end

function with.handle(object)
  local handle = type(object) == "table" and rawget(object, "c")
  if not handle then
    error("talon: this is no open game, view, rules or rng", 0)
  end
  return handle
end
local handle = with.handle

function with.reserved_of(struct)
  local bytes = ffi.string(struct.reserved, 7)
  return bytes ~= "\0\0\0\0\0\0\0" and bytes or nil
end

local function expect_table(name, thing)
  if type(thing) ~= "table" then
    error(("talon: a table is expected as %s, not a %s"):format(
      name:gsub("talon_", ""):gsub("fh_", ""):gsub("_", " "), type(thing)), 0)
  end
end

local function to_struct(name, thing)
  expect_table(name, thing)
  return with.to[name](thing, ffi.new(name))
end
with.to_struct = to_struct

-- Structs in a row, from a list of tables.
local function struct_array(name, list)
  local made = ffi.new(name .. "[?]", #list + 1)
  for i = 1, #list do
    expect_table(name, list[i])
    with.to[name](list[i], made[i - 1])
  end
  return made, #list
end

with.struct_array = struct_array

-- ---- codes of moves

local modes = {exact = 0, ladder = 1}

function with.to_mode(mode)
  return modes[mode] or error("talon: a mode is \"exact\" or \"ladder\"", 0)
end

local function to_code(code)
  if type(code) ~= "number" or code % 1 ~= 0 or code < 0 or code >= 2 ^ 32 then
    error("talon: a code is a whole number from 0", 0)
  end
  return code
end
with.to_code = to_code

function with.code_array(list)
  local made = ffi.new("uint32_t[?]", #list + 1)
  for i = 1, #list do
    made[i - 1] = to_code(list[i])
  end
  return made, #list
end

-- ---- cards

local symbols = {["\226\153\160"] = "S", ["\226\153\163"] = "C",
  ["\226\153\166"] = "D", ["\226\153\165"] = "H"}

local function with_letters(words)
  with.check_text(words)
  return (words:gsub("\226\153[\160\163\165\166]", symbols)
    :gsub("\239\184\143", ""))
end

local card_names = {}
for number = 0, 63 do
  local room = ffi.new("char[?]", api.sizes.CARD_TEXT_MAX)
  must(lib.talon_card_format(number, room, api.sizes.CARD_TEXT_MAX, nil))
  card_names[number] = ffi.string(room)
  card_names[card_names[number]] = number
end

function with.from_card(number)
  return number < 64 and card_names[number] or nil
end

local function to_card(card)
  local number = ffi.new "uint8_t[1]"
  if type(card) ~= "string" then
    return card or 255
  elseif card_names[card] then
    return card_names[card]
  end
  card = with_letters(card)
  must(lib.talon_card_parse(card, #card, number))
  return number[0]
end
with.to_card = to_card

-- A set of cards: 64 bits in a value of its own, `mask` as a uint64_t.
ffi.cdef "typedef struct talon_lua_cards { uint64_t mask; } talon_lua_cards;"
local Cards = {}
local new_cards

local function to_mask(some)
  if type(some) == "cdata" then
    return ffi.istype("talon_lua_cards", some) and some.mask or some
  elseif type(some) == "table" then
    local mask = 0ULL
    for _, card in ipairs(some) do
      mask = bit.bor(mask, bit.lshift(1ULL, to_card(card)))
    end
    return mask
  elseif type(some) == "string" then
    local set = ffi.new "uint64_t[1]"
    some = with_letters(some)
    must(lib.talon_cards_parse(some, #some, set))
    return set[0]
  end
  return some or 0
end
with.to_mask = to_mask

-- A set from "7S QS", a list of cards, or a mask.
function talon.cards(some)
  return new_cards(to_mask(some))
end

function with.from_cards(mask)
  return new_cards(mask)
end

function with.one_set(some)
  return ffi.new("uint64_t[1]", to_mask(some))
end

function with.set_array(list, first)
  first = first or 1
  local count = #list - first + 1
  local made = ffi.new("uint64_t[?]", count + 1)
  for i = 0, count - 1 do
    made[i] = to_mask(list[i + first])
  end
  return made, count
end

function with.card_array(list)
  local made = ffi.new("uint8_t[?]", #list + 1)
  for i = 1, #list do
    made[i - 1] = to_card(list[i])
  end
  return made, #list
end

local calls -- the functions that talon_cdef.lua makes

function Cards:__len()
  return lib.talon_cards_count(with.one_set(self))
end
function Cards.__add(a, b)
  return new_cards(bit.bor(to_mask(a), to_mask(b)))
end
function Cards.__mul(a, b)
  return new_cards(bit.band(to_mask(a), to_mask(b)))
end
function Cards.__sub(a, b)
  return new_cards(bit.band(to_mask(a), bit.bnot(0ULL + to_mask(b))))
end
function Cards.__eq(a, b)
  return ffi.istype("talon_lua_cards", a) and
    ffi.istype("talon_lua_cards", b) and a.mask == b.mask
end
function Cards:__tostring()
  return calls.cards_format(self)
end
local in_cards = {
  -- Whether all of these cards are in it.
  has = function(self, others)
    others = to_mask(others)
    return bit.band(self.mask, others) == others
  end,
  list = function(self)
    return calls.cards_list(self)
  end,
  -- for card in hand:each() do
  each = function(self)
    local cards, i = calls.cards_list(self), 0
    return function()
      i = i + 1
      return cards[i]
    end
  end,
  hex = function(self)
    return bit.tohex(self.mask, 16)
  end,
}
-- hand[n] is the n-th card in set order, from 1; nil if there are fewer.
function Cards:__index(key)
  if type(key) ~= "number" then
    return in_cards[key]
  elseif key >= 1 and key <= 64 and key % 1 == 0 then
    return calls.cards_nth(self, key - 1)
  end
end
new_cards = ffi.metatype("talon_lua_cards", Cards)

calls = api.bind(lib, with)
local from = with.from

-- The functions of talon that begin with a prefix.
local function named(prefix)
  local found = {}
  for name, call in pairs(calls) do
    if name:sub(1, #prefix) == prefix then
      found[name:sub(#prefix + 1)] = call
    end
  end
  return found
end

talon.call = calls
talon.card, talon.term = named "card_", named "term_"
talon.fh, talon.tr, talon.poker = named "fh_", named "tr_", named "poker_"
talon.version = calls.version_string
talon.limit, talon.feature = calls.limit, calls.feature

-- The key of a number, and the number of a key: talon.name("kind", 2).
function talon.name(space, number)
  return from_term(api.spaces[space], number)
end
function talon.number(space, key)
  return to_term(api.spaces[space], key)
end
-- The English name of a kind, phase, reason …, by key or number.
function talon.label(space, key)
  return calls.term_label(api.spaces[space], to_term(api.spaces[space], key))
end
-- for number, key, label in talon.terms "kind" do
function talon.terms(space)
  local i, number = -1, api.spaces[space]
  return function()
    i = i + 1
    if i < calls.term_count(number) then
      local term = calls.term_at(number, i)
      return term, calls.term_key(number, term), calls.term_label(number, term)
    end
  end
end

-- for seat in talon.seats(mask) do
function talon.seats(mask)
  local seat = -1
  return function()
    repeat
      seat = seat + 1
    until seat >= 32 or bit.band(bit.rshift(mask, seat), 1) == 1
    return seat < 32 and seat or nil
  end
end

-- The cards of the event of a trick, in the order of play.
function talon.cards_of_trick(event)
  local bytes, cards = ffi.cast("int64_t", event.amount), {}
  for i = 1, event.count do
    cards[i] = with.from_card(tonumber(bit.band(bytes, 255)))
    bytes = bit.rshift(bytes, 8)
  end
  return cards
end

-- ---- chance

local Rng = {}
Rng.__index = Rng

-- Up to 32 bytes of seed; zeros follow a shorter one.
function talon.rng(seed, stream)
  with.check_text(seed)
  local key = ffi.new("uint8_t[?]", api.sizes.SEED_BYTES)
  ffi.copy(key, seed, math.min(#seed, api.sizes.SEED_BYTES))
  local made = setmetatable({c = ffi.new "talon_rng"}, Rng)
  must(lib.talon_rng_seed(made.c, key, stream or 0))
  return made
end

function Rng:copy()
  return setmetatable({c = ffi.new("talon_rng", self.c)}, Rng)
end
Rng.below = calls.rng_below
function Rng:bytes(size)
  local bytes = ffi.new("uint8_t[?]", size)
  must(lib.talon_rng_bytes(handle(self), bytes, size))
  return ffi.string(bytes, size)
end
function Rng:shuffle(cards)
  local array, count = with.card_array(cards)
  must(lib.talon_rng_shuffle(handle(self), array, count))
  return with.list(array, count, with.from_card)
end

-- ---- games, presets, options

-- All games: a list of tables with lists of presets and options.
function talon.games()
  local games = {}
  for i = 0, calls.games_count() - 1 do
    local id = calls.games_at(i)
    local game = {id = id, key = calls.games_key(id),
      label = calls.games_label(id), text = calls.games_text(id),
      bytes = calls.games_bytes(id), presets = {}, groups = {}, options = {}}
    for n = 1, calls.preset_count(id) do
      game.presets[n] = {number = n, key = calls.preset_key(id, n),
        label = calls.preset_label(id, n), text = calls.preset_text(id, n)}
    end
    for n = 0, calls.option_group_count(id) - 1 do
      game.groups[n + 1] = {key = calls.option_group_at(id, n),
        label = calls.option_group_label_at(id, n)}
    end
    for n = 1, calls.option_count(id) do
      game.options[n] = talon.option(id, n)
    end
    games[i + 1] = game
  end
  return games
end

-- An option of a game, by number or key.
function talon.option(game, option)
  local id = with.to_game_id(game)
  local n = type(option) == "string" and calls.option_find(id, option) or option
  local kind, low, high, step = calls.option_range(id, n)
  local made = {number = n, key = calls.option_key(id, n),
    label = calls.option_label(id, n), text = calls.option_text(id, n),
    group = calls.option_group_key(id, n),
    group_label = calls.option_group_label(id, n),
    clause = calls.option_clause(id, n), since = calls.option_since(id, n),
    type = kind, low = low, high = high, step = step, values = {}}
  for i = 0, calls.option_value_count(id, n) - 1 do
    made.values[i + 1] = {number = calls.option_value_at(id, n, i),
      key = calls.option_value_key(id, n, i),
      label = calls.option_value_label(id, n, i),
      since = calls.option_value_since(id, n, i)}
  end
  return made
end

function talon.preset(game, key)
  return calls.preset_find(game, key)
end

-- ---- rules

local Rules = {}
Rules.__index = Rules
Rules.__eq = calls.rules_equal

local function wrap_rules(struct)
  local c = struct and ffi.new("talon_rules", struct) or ffi.new "talon_rules"
  return setmetatable({c = c}, Rules)
end
function from.talon_rules(array)
  return wrap_rules(array[0])
end

-- Rules of a game and preset, by key; options as a table: {slam = "off"}.
function talon.rules(game, preset, options)
  local rules = wrap_rules()
  calls.rules_init(rules, game, type(preset) == "number" and preset or 0)
  if type(preset) == "string" then
    calls.rules_preset(rules, preset)
  end
  for option, value in pairs(options or {}) do
    rules:set(option, value)
  end
  return rules
end

-- The header of a record, and where the record goes on.
function talon.read_rules(text)
  with.check_text(text)
  local rules, offset = wrap_rules(), ffi.new "size_t[1]"
  local position = ffi.new "talon_text_position"
  local status =
    lib.talon_rules_read(text, #text, rules.c, offset, position)
  must(status, {offset = tonumber(offset[0]),
    position = from.talon_text_position(position)})
  return rules, tonumber(offset[0]), position.line
end

local function option_of(rules, option)
  return type(option) == "string" and
    calls.option_find(handle(rules).game_id, option) or option
end

for name, call in pairs(named "rules_") do
  Rules[name] = call
end
function Rules:game()
  return calls.games_key(handle(self).game_id)
end
function Rules:set(option, value)
  if type(value) == "number" then
    calls.rules_set(self, option_of(self, option), value)
  else
    calls.rules_set_text(self, option, value)
  end
  return self
end
-- The value as its key or a number in text; and as a number.
function Rules:get(option)
  option = option_of(self, option)
  return calls.rules_get_text(self, option), calls.rules_get(self, option)
end
-- The English of the value, as a settings screen shows it.
function Rules:get_label(option)
  return calls.rules_get_label(self, option_of(self, option))
end
-- What a code stands for, as a part of a move.
function Rules:code_meaning(code, mode)
  return calls.rules_code_meaning(self, mode, code)
end
-- The fields of an observation, in order, with `first` from 0; how many numbers
-- there are says observation_count().
function Rules:observation()
  local game, fields = handle(self).game_id, {}
  for index = 0, calls.observation_field_count(game) - 1 do
    local field = calls.rules_observation_field(self, index)
    field.key = calls.observation_field_key(game, index)
    field.text = calls.observation_field_text(game, index)
    fields[#fields + 1] = field
  end
  return fields
end
function Rules:applies(option)
  return calls.rules_applies(self, option_of(self, option))
end
-- What is wrong with them: a list, empty if nothing is.
function Rules:problems()
  local size = api.sizes.PROBLEMS_MAX
  local buffer, _, count = with.room("talon_problem", size, "uint32_t")
  count[0] = 0
  lib.talon_rules_check(handle(self), buffer, size, count)
  return with.list(buffer, count[0], function(problem)
    local options = {}
    for i = 1, problem.option_count do
      options[i] = calls.option_key(self.c.game_id, problem.options[i - 1])
    end
    return refusal(problem.status, {options = options})
  end)
end

-- ---- games and views

local Position = named "game_" -- what only asks
local Game, View = {}, {}
for _, name in ipairs {"load", "redact", "chance", "copy", "viewers",
  "hand_pack"} do
  Position[name] = nil
end
for name, method in pairs(Position) do
  Game[name], View[name] = method, method
end
Game.__index, View.__index = Game, View
Game.__eq, View.__eq = calls.game_equal, calls.game_equal
Game.deal_places = calls.game_deal_places

-- Memory for a game; the collector frees it.
local function new_memory(class, bytes)
  local memory = ffi.new("uint64_t[?]", math.ceil(bytes / 8))
  return setmetatable({memory = memory, c = ffi.cast("talon_game *", memory)},
    class), bytes
end

local made = ffi.new "talon_game *[1]"

local function clone(class, source)
  local rules = ffi.new "talon_rules"
  local old = handle(source)
  must(lib.talon_game_rules(old, rules))
  local copy, bytes = new_memory(class, calls.games_bytes(rules.game_id))
  must(lib.talon_game_clone(copy.memory, bytes, old, made))
  return copy
end

-- A game of these rules, or the game that was saved as these bytes.
function talon.game(rules)
  local game, bytes = new_memory(Game, calls.games_bytes(handle(rules).game_id))
  must(lib.talon_game_init(game.memory, bytes, rules.c, made))
  return game
end

local function load_new(class, bytes)
  with.check_text(bytes)
  local offset = ffi.new "size_t[1]"
  local game, size = new_memory(class, api.sizes.GAME_BYTES_MAX)
  must(lib.talon_game_init_saved(game.memory, size, bytes, #bytes, made,
    offset), {offset = tonumber(offset[0])})
  local _, is_view = calls.game_viewers(game)
  if is_view ~= (class == View) then
    must(talon.number("status", "TALON_E_VIEW"))
  end
  return game
end
function talon.load_game(bytes)
  return load_new(Game, bytes)
end
function talon.load_view(bytes)
  return load_new(View, bytes)
end
-- What saved bytes are: rules, viewers, and whether it is a view.
talon.saved_rules = calls.saved_rules

-- Ends the use of a game before the collector comes to it.
local function close(self)
  self.c, self.memory = nil, nil
end
local function viewers(self)
  return (calls.game_viewers(self))
end
local function clone_self(self)
  return clone(getmetatable(self), self)
end
for _, class in ipairs {Game, View} do
  class.close, class.viewers, class.clone = close, viewers, clone_self
  -- for move in game:moves() do
  function class:moves(seat)
    local i, count = -1, seat and calls.game_seat_move_count(self, seat) or
      calls.game_move_count(self)
    return function()
      i = i + 1
      if i < count then
        return seat and calls.game_seat_move_at(self, seat, i) or
          calls.game_move_at(self, i)
      end
    end
  end
  -- What apply() would throw for a move, also for one that cannot be read; nil
  -- if it may be made.
  function class:check(move)
    local read, struct = pcall(to_struct, "talon_move", move)
    if not read then
      return getmetatable(struct) == Refusal and struct or error(struct, 0)
    end
    local cards = ffi.new "uint64_t[1]"
    local status = lib.talon_game_check(handle(self), struct, cards)
    return status < 0 and refusal(status, {cards = new_cards(cards[0])}) or nil
  end
  -- A line of a record: a move, or the kind and the cards of a draw or deal.
  function class:parse(line)
    with.check_text(line)
    local move, position = ffi.new "talon_move", ffi.new "talon_text_position"
    local buffer, capacity, count =
      with.room("uint8_t", api.sizes.PACK_MAX, "uint32_t")
    must(lib.talon_record_parse(handle(self), line, #line, move, buffer,
      capacity, count, position),
      {position = from.talon_text_position(position)})
    return from.talon_move(move),
      count[0] > 0 and with.list(buffer, count[0], with.from_card) or nil
  end
  -- Plays the hand again: a new game, from a pack, moves, and for Tripoli the
  -- events since the deal. A refusal has `made`: how many moves came before it.
  function class:rebuild(pack, moves, told)
    local cards, card_count = with.card_array(pack)
    local list, move_count = struct_array("talon_move", moves or {})
    local events, told_count = struct_array("talon_event", told or {})
    local again, moved = clone(Game, self), ffi.new "uint32_t[1]"
    local status = lib.talon_game_rebuild(again.c, handle(self), events,
      told_count, cards, card_count, list, move_count, moved)
    must(status, {made = moved[0]})
    return again
  end
  -- The codes of a move of a seat, whether it is legal now or not.
  function class:move_codes(move, mode)
    return calls.game_move_codes(self, mode, move)
  end
  -- The codes with which a seat may begin its move or, after some, go on with
  -- it: a list, empty after those of a whole move.
  function class:codes_after(seat, prefix, mode)
    return calls.game_codes_after(self, seat, mode, prefix)
  end
  -- The legal move of a seat that has these codes.
  function class:move_of_codes(seat, codes, mode)
    return calls.game_move_of_codes(self, seat, mode, codes)
  end
  -- A move, or the deal that is due, as a line of a record, without its end.
  function class:write_move(move)
    return (calls.record_write_move(self, move):gsub("%s+$", ""))
  end
  function class:write_deal(cards)
    return (calls.record_write_deal(self, cards):gsub("%s+$", ""))
  end
  -- Those codes as a mask: entry c + 1 is 1 if code c may come next, else 0.
  function class:code_mask(seat, prefix, mode)
    return calls.game_code_mask(self, seat, mode, prefix)
  end
  -- What a seat knows, as numbers: a list of the fields of rules:observation().
  class.observe = calls.game_observe
end

-- The view that some seats have; without seats, a spectator's.
function Game:view(seats)
  local view = clone(View, self)
  calls.game_redact(view, self, seats or 0)
  return view
end
View.view = Game.view
-- Makes this the view of another position of the same game.
function View:update(position, seats)
  calls.game_redact(self, position, seats or 0)
end

local scratch = {}

-- A complete game that the viewers cannot tell from the one they are in.
function View:sample(rng)
  local id = calls.game_rules(self).c.game_id
  local size = calls.sample_size(id)
  scratch[id] = scratch[id] or ffi.new("uint64_t[?]", math.ceil(size / 8))
  local world = clone(Game, self)
  must(lib.talon_game_sample(world.c, self.c, handle(rng), scratch[id], size))
  return world
end

-- Calls what gives events, and makes a list of them.
local function events_of(call)
  local buffer, capacity, count =
    with.room("talon_event", api.sizes.EVENTS_MAX, "uint32_t")
  local status = call(buffer, capacity, count)
  return status, status >= 0 and
    with.list(buffer, count[0], from.talon_event) or {}
end

-- Makes a move, a table with kind, seat and so on; returns a list of events.
function Game:apply(move)
  local struct, game = to_struct("talon_move", move), handle(self)
  local status, events = events_of(function(...)
    return lib.talon_game_apply(game, struct, ...)
  end)
  if status < 0 then
    local cards = ffi.new "uint64_t[1]"
    lib.talon_game_check(game, struct, cards)
    must(status, {cards = new_cards(cards[0])})
  end
  return events
end
Game.chance = calls.game_chance
function Game:deal(cards)
  local array, card_count = with.card_array(cards)
  local status, events = events_of(function(...)
    return lib.talon_game_deal(handle(self), array, card_count, ...)
  end)
  must(status)
  return events
end
-- A pack that deals the hand again.
Game.hand_pack = calls.game_hand_pack
-- The moves since the deal, followed by "unknown" if any are missing: in
-- Tripoli, unless the events since the deal are given, as any seat was told.
function Game:history(told)
  local events, told_count = struct_array("talon_event", told or {})
  local capacity = math.max(api.sizes.HISTORY_MAX, told_count)
  local buffer, count =
    ffi.new("talon_move[?]", capacity), ffi.new "uint32_t[1]"
  local status = lib.talon_game_history(handle(self), events, told_count,
    buffer, capacity, count)
  must(status)
  return with.list(buffer, count[0], from.talon_move), note(status)
end
function Game:copy_from(other)
  calls.game_copy(self, other)
end
-- Loads a saved game of the same kind into this one.
function Game:load(bytes)
  local _, _, is_view = calls.saved_rules(bytes)
  if is_view then
    must(talon.number("status", "TALON_E_VIEW"))
  end
  calls.game_load(self, bytes)
end
-- Reads a line of a record; returns its events.
function Game:read_line(line, skip_annotations)
  with.check_text(line)
  local position = ffi.new "talon_text_position"
  local status, events = events_of(function(buffer, capacity, count)
    return lib.talon_record_read_line(handle(self), line, #line,
      skip_annotations and 0 or 1, buffer, capacity, count, position)
  end)
  if status < 0 then
    local parsed, move, cards = pcall(self.parse, self, line)
    local why
    if parsed and not cards then
      why = self:check(move)
    end
    must(status, {position = from.talon_text_position(position),
      cards = why and why.cards or nil})
  end
  return events
end
-- Reads the lines after a header; returns how many bytes it has read.
function Game:read(text, skip_annotations)
  with.check_text(text)
  local position = ffi.new "talon_text_position"
  local offset = ffi.new "size_t[1]"
  local status = lib.talon_record_read(handle(self), text, #text,
    skip_annotations and 0 or 1, offset, position)
  must(status, {position = from.talon_text_position(position),
    offset = tonumber(offset[0])})
  return tonumber(offset[0])
end
Game.write_state = calls.record_write_state

-- The game that a record ends with.
function talon.read_record(text)
  local rules, offset = talon.read_rules(text)
  local game = talon.game(rules)
  game:read(text:sub(offset + 1))
  return game
end

-- ---- events

-- The events as these seats see them: a new list.
function talon.redact(events, seats)
  local array = struct_array("talon_event", events)
  must(lib.talon_events_redact(array, #events, with.to_seats(seats)))
  return with.list(array, #events, from.talon_event)
end
function talon.save_events(events)
  local size = #events * api.sizes.SAVED_EVENT_BYTES
  local bytes = ffi.new("uint8_t[?]", size + 1)
  local array = struct_array("talon_event", events)
  must(lib.talon_events_save(array, #events, bytes, size, nil))
  return ffi.string(bytes, size)
end
talon.load_events = calls.events_load

talon.verb = calls.record_verb

-- ---- poker and pots

-- The ranks of many sets, 0 for what is no hand; and where the first such is.
function talon.poker.ranks(sets)
  local array, count = with.set_array(sets)
  local ranks, refused = ffi.new("uint32_t[?]", count + 1),
    ffi.new "uint32_t[1]"
  local status = lib.talon_poker_ranks(array, count, ranks, refused)
  return with.list(ranks, count, tonumber),
    status < 0 and refused[0] + 1 or nil
end

-- Who wins which pot: chips staked and hands by seat, from 0.
function talon.tr.pots(staked, before, contenders, hands)
  local size = api.sizes.TR_SEATS_MAX
  local chips, back = ffi.new("int64_t[?]", size), ffi.new("int64_t[?]", size)
  local sets, first = ffi.new("uint64_t[?]", size), ffi.new "int64_t[1]"
  for seat = 0, size - 1 do
    chips[seat] = staked[seat] or 0
    sets[seat] = to_mask(hands[seat])
  end
  first[0] = before
  local buffer, capacity, count = with.room("talon_tr_pot", size, "uint32_t")
  must(lib.talon_tr_pots(chips, first, with.to_seats(contenders), sets, buffer,
    capacity, count, back))
  return with.list(buffer, count[0], from.talon_tr_pot),
    with.array(back, size, tonumber)
end

return talon
