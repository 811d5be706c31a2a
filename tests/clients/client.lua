-- SPDX-License-Identifier: MIT
-- The client in LuaJIT: plays every preset and writes the transcript of
-- README.md.
--
--   luajit client.lua DECLARATIONS LIBRARY SEED TURNS
local ffi = require "ffi"
ffi.cdef(assert(io.open(arg[1])):read "*a")
local lib = ffi.load(arg[2])
local FNV_BASIS, FNV_PRIME = 14695981039346656037ULL, 1099511628211ULL
local transcript = FNV_BASIS

local function fnv(start, bytes)
  for i = 1, #bytes do
    start = bit.bxor(start, 0ULL + bytes:byte(i)) * FNV_PRIME
  end
  return start
end

local function put_text(text)
  io.write(text)
  transcript = fnv(transcript, text)
end

-- The words of a line; 64-bit numbers without the suffix that Lua adds.
local function put(...)
  local words = {...}
  for i, word in ipairs(words) do
    if type(word) == "cdata" then
      words[i] = tostring(word):gsub("U?LL$", "")
    end
  end
  put_text(table.concat(words, " ") .. "\n")
end

local function cards_of(mask)
  return bit.tohex(mask, 16)
end

local function kind_of(thing)
  return ffi.string(lib.talon_kind_key(thing.kind))
end

local function name_of(status)
  return ffi.string(lib.talon_status_name(status))
end

local function summary_of(bytes)
  return #bytes .. " " .. bit.tohex(fnv(FNV_BASIS, bytes), 16)
end

local function must(status)
  if status < 0 then
    error(ffi.string(lib.talon_status_text(status)))
  end
end

-- Calls a function with more arguments after the given ones.
local function call_with(more, name, ...)
  local arguments, given = {...}, select("#", ...)
  for i = 1, #more do
    arguments[given + i] = more[i]
  end
  must(lib["talon_" .. name](unpack(arguments, 1, given + #more)))
end

-- The one result that is the last parameter of a function.
local function ask(kind, ...)
  local answer = ffi.new(kind .. "[1]")
  call_with({answer}, ...)
  return answer[0]
end

-- What a function writes into the buffer that comes last, as a string.
local function bytes_of(size, ...)
  local buffer, length = ffi.new("char[?]", size), ffi.new "size_t[1]"
  call_with({ffi.cast("void *", buffer), size, length}, ...)
  return ffi.string(buffer, length[0])
end

local scratch = ffi.new("uint64_t[?]", lib.TALON_SAMPLE_BYTES_MAX / 8)
local events = ffi.new("talon_event[?]", lib.TALON_EVENTS_MAX)
local choices = ffi.new("talon_choice[?]", lib.TALON_CHOICES_MAX)
local amounts = ffi.new("int64_t[?]", lib.TALON_SEATS_MAX)
local pack = ffi.new("talon_card[?]", lib.TALON_PACK_MAX)
local move, count = ffi.new "talon_move", ffi.new "uint32_t[1]"
local rng, rules = ffi.new "talon_rng", ffi.new "talon_rules"
local game, copy, view, line

local function check(word)
  local concerned = ffi.new "talon_cards[1]"
  local status = lib.talon_game_check(game, move, concerned)
  put(word, name_of(status), cards_of(concerned[0]))
end

local function make_move()
  check "check"
  line = bytes_of(lib.TALON_LINE_MAX, "record_write_move", game, move)
  put_text(line)
  must(lib.talon_game_apply(game, move, events, lib.TALON_EVENTS_MAX, count))
  check "again"
end

local function make_chance()
  local ahead = ffi.new("talon_rng", rng)
  local status =
    lib.talon_game_shuffle(game, ahead, pack, lib.TALON_PACK_MAX, count)
  put("shuffle", name_of(status))
  line = status < 0 and "" or
    bytes_of(lib.TALON_LINE_MAX, "record_write_deal", game, pack, count[0])
  status = lib.talon_game_chance(game, rng, events, lib.TALON_EVENTS_MAX, count)
  must(status)
  put("chance", name_of(status))
  put_text(line)
end

-- One time in eight the table does something other than deal, if it can.
local function make_table()
  local move_count = ask("uint32_t", "game_move_count", game)
  if move_count == 0 or lib.talon_rng_below(rng, 8) ~= 0 then
    return make_chance()
  end
  local index = lib.talon_rng_below(rng, move_count)
  must(lib.talon_game_move_at(game, index, move))
  make_move()
end

local function list_choices()
  must(lib.talon_game_choices(game, choices, lib.TALON_CHOICES_MAX, count))
  for i = 0, count[0] - 1 do
    local c = choices[i]
    put("choice", kind_of(c), cards_of(c.cards), cards_of(c.required),
      c.amount_min, c.amount_max, c.denominations, c.other_seats, c.flags,
      c.pick_min, c.pick_max, c.index_min, c.index_max)
  end
end

local function list_events(viewer)
  local seen = {}
  for i = 0, count[0] - 1 do
    local e = events[i]
    local reason = ffi.string(lib.talon_reason_key(e.reason))
    put("event", kind_of(e), reason == "" and "-" or reason, e.seat, e.other,
      e.amount, e.turn, e.viewers, e.denomination, e.box_id, e.place, e.index,
      e.count, cards_of(e.cards))
  end
  must(lib.talon_events_redact(events, count[0], bit.lshift(1, viewer)))
  for i = 0, count[0] - 1 do
    seen[i + 1] = cards_of(events[i].cards)
  end
  put("seen", viewer, unpack(seen))
end

local function compare()
  local status = line == "" and lib.talon_game_copy(copy, game) or
    lib.talon_record_read_line(copy, line, #line, lib.TALON_RECORD_CHECK, nil,
      0, nil, nil)
  put("same", name_of(status), ask("int32_t", "game_equal", copy, game))
end

local function list_amounts(word)
  local listed = {}
  must(lib["talon_game_" .. word](game, amounts, lib.TALON_SEATS_MAX, count))
  for i = 1, count[0] do
    listed[i] = amounts[i - 1]
  end
  put(word, unpack(listed))
end

local function save(which)
  return bytes_of(lib.TALON_SAVE_BYTES_MAX, "game_save", which)
end

local function look(viewer)
  must(lib.talon_game_redact(view, game, bit.lshift(1, viewer)))
  put("view", summary_of(save(view)))
  put("key", summary_of(bytes_of(lib.TALON_GAME_BYTES_MAX,
    "game_information_key", view, viewer)))
  local status =
    lib.talon_game_sample(view, view, rng, scratch, ffi.sizeof(scratch))
  put("world", name_of(status), summary_of(save(view)))
end

local function step(seat)
  list_choices()
  if seat == lib.TALON_TABLE then
    make_table()
  else
    must(lib.talon_game_move_random(game, rng, move))
    make_move()
  end
  local seat_count = ask("uint32_t", "game_seat_count", game)
  local viewer = ask("uint32_t", "game_turn", game) % seat_count
  list_events(viewer)
  compare()
  list_amounts "totals"
  list_amounts "returns"
  look(viewer)
  local bytes = save(game)
  put("save", name_of(lib.talon_game_load(game, bytes, #bytes, nil)),
    summary_of(bytes))
end

local function play(turns)
  while true do
    local turn = ask("uint32_t", "game_turn", game)
    local seat = ask("int32_t", "game_to_act", game)
    if seat == lib.TALON_NOBODY or turn >= turns then
      return put("end", turn, seat, ask("uint32_t", "game_winners", game))
    end
    local phase = ask("uint32_t", "game_phase", game)
    put("turn", turn, seat, ffi.string(lib.talon_phase_key(phase)))
    step(seat)
  end
end

local function new_game()
  return ffi.gc(ask("talon_game *", "game_new", nil, rules), function(which)
    lib.talon_game_free(nil, which)
  end)
end

local seed = ffi.new("uint8_t[?]", lib.TALON_SEED_BYTES)
ffi.copy(seed, arg[3], #arg[3])
put("talon", ffi.string(lib.talon_version_string()))
for index = 0, lib.talon_games_count() - 1 do
  local game_id = lib.talon_games_at(index)
  for preset = 1, lib.talon_preset_count(game_id) do
    must(lib.talon_rules_init(rules, game_id, preset))
    put("play", ffi.string(lib.talon_games_key(game_id)),
      ffi.string(lib.talon_preset_key(game_id, preset)),
      ask("uint32_t", "rules_seat_count", rules))
    put_text(bytes_of(lib.TALON_RECORD_STATE_MAX, "rules_write", rules))
    must(lib.talon_rng_seed(rng, seed, preset))
    game, copy, view = new_game(), new_game(), new_game()
    play(tonumber(arg[4]))
  end
end
print("hash " .. bit.tohex(transcript, 16))
