-- SPDX-License-Identifier: MIT
-- Plays every preset and writes the transcript of tests/clients/README.md.
--
--   luajit transcript.lua TURNS SEED...
--
-- It writes "SEED HASH" for each seed; with -v first, the transcripts as well.
local bit = require "bit"
local talon = require "talon"
local FNV_BASIS, FNV_PRIME = 14695981039346656037ULL, 1099511628211ULL
local transcript, shown

local function fnv(start, bytes)
  for i = 1, #bytes do
    start = bit.bxor(start, 0ULL + bytes:byte(i)) * FNV_PRIME
  end
  return start
end

local function put_text(text)
  transcript = fnv(transcript, text)
  if shown then
    io.write(text)
  end
end

local function put(...)
  put_text(table.concat({...}, " ") .. "\n")
end

local function summary_of(bytes)
  return #bytes .. " " .. bit.tohex(fnv(FNV_BASIS, bytes), 16)
end

local function seat_of(seat)
  return seat == "table" and -2 or seat == "secret" and -3 or seat or -1
end

local function status_of(call, ...)
  local done, why = pcall(call, ...)
  if not done and not talon.is_refusal(why) then
    error(why, 0)
  end
  return done and "TALON_OK" or why.name
end

local game, copy, view, rng, line, events

local function list_choices()
  for _, c in ipairs(game:choices()) do
    put("choice", c.kind, c.cards:hex(), c.required:hex(), c.amount_min,
      c.amount_max, c.denominations, c.other_seats, c.flags, c.pick_min,
      c.pick_max, c.index_min, c.index_max)
  end
end

local function check(word, move)
  local why = game:check(move)
  put(word, why and why.name or "TALON_OK", (why or {cards = talon.cards()})
    .cards:hex())
end

local function make_move(move)
  check("check", move)
  line = game:write_move(move) .. "\n"
  put_text(line)
  events = game:apply(move)
  check("again", move)
end

local function make_chance()
  local pack
  put("shuffle", status_of(function()
    pack = game:shuffle(rng:copy())
  end))
  line = pack and game:write_deal(pack) .. "\n" or ""
  events = game:chance(rng)
  put("chance", "TALON_OK")
  put_text(line)
end

-- One time in eight the table does something other than deal, if it can.
local function make_table()
  local count = game:move_count()
  if count == 0 or rng:below(8) ~= 0 then
    make_chance()
  else
    make_move(game:move_at(rng:below(count)))
  end
end

local function list_events(viewer)
  local seen = {}
  for _, e in ipairs(events) do
    put("event", e.kind, e.reason or "-", seat_of(e.seat), seat_of(e.other),
      string.format("%d", e.amount), e.turn, e.viewers,
      talon.number("denomination", e.denomination),
      talon.number("tr_box", e.box_id), talon.number("place", e.place), e.index,
      e.count, e.cards:hex())
  end
  for i, e in ipairs(talon.redact(events, {viewer})) do
    seen[i] = e.cards:hex()
  end
  put("seen", viewer, unpack(seen))
end

local function compare()
  local status = "TALON_OK"
  if line == "" then
    copy:copy_from(game)
  else
    status = status_of(copy.read_line, copy, line)
  end
  put("same", status, copy == game and 1 or 0)
end

local function list_amounts(word, amounts)
  local listed = {}
  for seat = 0, amounts.n - 1 do
    listed[seat + 1] = string.format("%d", amounts[seat])
  end
  put(word, unpack(listed))
end

local function look(viewer)
  view:update(game, {viewer})
  put("view", summary_of(view:save()))
  put("key", summary_of(view:information_key(viewer)))
  local world = view
  local status = status_of(function()
    world = view:sample(rng)
  end)
  put("world", status, summary_of(world:save()))
end

local function step(seat)
  list_choices()
  if seat == "table" then
    make_table()
  else
    make_move(game:move_random(rng))
  end
  local viewer = game:turn() % game:seat_count()
  list_events(viewer)
  compare()
  list_amounts("totals", game:totals())
  list_amounts("returns", game:returns())
  look(viewer)
  local bytes = game:save()
  put("save", status_of(game.load, game, bytes), summary_of(bytes))
end

local function play(turns)
  while game:to_act() and game:turn() < turns do
    put("turn", game:turn(), seat_of(game:to_act()), game:phase())
    step(game:to_act())
  end
  put("end", game:turn(), seat_of(game:to_act()), game:winners())
end

local function play_all(seed, turns)
  transcript = FNV_BASIS
  put("talon", talon.version())
  for _, info in ipairs(talon.games()) do
    for _, preset in ipairs(info.presets) do
      local rules = talon.rules(info.key, preset.key)
      put("play", info.key, preset.key, rules:seat_count())
      put_text(rules:write())
      rng = talon.rng(seed, preset.number)
      game, copy = talon.game(rules), talon.game(rules)
      view = game:view()
      play(turns)
    end
  end
  return bit.tohex(transcript, 16)
end

shown = arg[1] == "-v" and table.remove(arg, 1)
for i = 2, #arg do
  print(arg[i] .. " " .. play_all(arg[i], tonumber(arg[1])))
end
