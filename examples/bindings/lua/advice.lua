-- SPDX-License-Identifier: MIT
-- Writes the transcript of advice of tests/bindings/README.md.
--
--   luajit advice.lua TURNS SEED...
--
-- It writes "SEED HASH" for each seed; with -v first, the transcripts as well.
local bit = require "bit"
local talon = require "talon"
local advisor = require "talon_advisor"
local FNV_BASIS, FNV_PRIME = 14695981039346656037ULL, 1099511628211ULL
local WORLDS, NODES, LIMIT, EVERY = 2, 1000, 3000, 3
local transcript, shown

local function put(...)
  local text = table.concat({...}, " ") .. "\n"
  for i = 1, #text do
    transcript = bit.bxor(transcript, 0ULL + text:byte(i)) * FNV_PRIME
  end
  if shown then
    io.write(text)
  end
end

local numbers = {}
for n = 0, 63 do
  numbers[talon.cards(bit.lshift(1ULL, n))[1] or n] = n
end

local function card(name)
  return name and numbers[name] or -1
end

local function denomination(key)
  return key and talon.number("denomination", key) or 0
end

local function seat_of(seat)
  return seat == "table" and -2 or seat == "secret" and -3 or seat or -1
end

local function whole(number)
  return string.format("%d", number)
end

local function move_text(m)
  return table.concat({talon.number("kind", m.kind), seat_of(m.seat),
    m.cards:hex(), whole(m.amount), seat_of(m.other),
    denomination(m.denomination), m.index}, " ")
end

local function values_text(values)
  local words = {}
  for i, v in ipairs(values) do
    words[i] = (" %d:%d:%d:%d:%d"):format(card(v.card), denomination(v.suit),
      v.low, v.high, v.same)
  end
  return table.concat(words)
end

local chances = {}
for number, key in advisor.terms "chance" do
  chances[key] = number
end

local function put_advice(word, a)
  put(word, move_text(a.next_move), whole(a.worth),
    a.is_estimate and 1 or 0, whole(a.error), a.worlds,
    a.chance_of and chances[a.chance_of] or 0, a.chance, a.reason or "",
    card(a.card), seat_of(a.seat))
end

-- What a call returns, after the name of its status.
local function try(call, ...)
  local done, a, b = pcall(call, ...)
  if done then
    return "TALON_OK", a, b
  elseif not talon.is_refusal(a) then
    error(a, 0)
  end
  return a.name
end

local function name_of(said)
  return said and "TALON_UNFINISHED" or "TALON_OK"
end

local game, rng, notes, solver

local function list_levels(key)
  for _, level in ipairs(advisor.levels()) do
    put("level", advisor.level_number(level),
      level .. ": " .. advisor.level_label(level))
    for number in talon.terms "phase" do
      local status, budget = try(advisor.budget, level, key, number)
      put("budget", number, status, budget and budget.worlds or 0,
        budget and budget.nodes or 0)
    end
  end
end

local function choose(turn, seat)
  local levels = advisor.levels()
  local player = advisor.player(levels[turn % #levels + 1],
    {worlds = WORLDS, nodes = NODES})
  local view = game:view {seat}
  local status, advice = try(player.advise, player, view, seat, rng:copy(),
    notes)
  put("advise", status)
  for _, one in ipairs(advice or {}) do
    put_advice("advice", one)
  end
  local asked = game:move_random(rng:copy())
  local best, other
  status, best, other = try(player.why, player, view, seat, asked, rng:copy(),
    notes)
  put("why", status)
  if best then
    put_advice("best", best)
    put_advice("other", other)
  end
  local move
  status, move = try(player.move, player, view, seat, rng, notes)
  move = move or game:move_random(rng)
  put("move", status, move_text(move))
  return move
end

local function solve_deal(position)
  local status, deal, said = try(solver.deal, solver, game:rules(),
    position.hand)
  if not deal then
    return put("deal", status)
  end
  local words = {}
  for seat = 0, 5 do
    for d = 0, 7 do
      words[#words + 1] = deal.low[seat][d] .. ":" .. deal.high[seat][d]
    end
  end
  put("deal", name_of(said), whole(deal.nodes), unpack(words))
end

local function find_par(position)
  local state = talon.fh.state_of(game)
  local status, par, said = try(solver.par, solver, game:rules(),
    position.hand, state.discard, state.dealer, state.score)
  if not par then
    return put("par", status)
  end
  put("par", name_of(said), par.low, par.high, par.contractor or -1,
    par.bid_tricks, denomination(par.bid_denomination))
end

local function solve()
  local _, position = try(advisor.position, game)
  if not position then
    return
  end
  assert(not advisor.check(position))
  solver:forget()
  local cards, said = solver:cards(position)
  put("cards", name_of(said) .. values_text(cards))
  local value
  value, said = solver:solve(position)
  put("value", name_of(said), value.low, value.high, whole(value.nodes))
  local reached
  reached, said = solver:reaches(position, 5)
  put("reach", name_of(said), reached and 1 or reached == nil and -1 or 0)
  local line, words = nil, {}
  line, said = solver:line(position)
  for i, m in ipairs(line) do
    words[i] = (" %d:%s:%d"):format(m.seat, m.cards:hex(),
      denomination(m.denomination))
  end
  put("line", name_of(said) .. table.concat(words))
  if position.table[0] == nil then
    solve_deal(position)
    find_par(position)
  end
  local view = game:view {game:to_act()}
  local status, worlds, short = try(solver.worlds, solver, view, WORLDS,
    rng:copy(), "made")
  put("worlds", worlds and name_of(short) or status)
  for _, world in ipairs(worlds or {}) do
    put("world", world.index .. values_text(world.value))
  end
end

local function step(turn, seat)
  put("turn", turn, seat_of(seat))
  if seat == "table" then
    notes:add(game:chance(rng))
    return
  end
  if turn % EVERY == 0 then
    solve()
  end
  notes:add(game:apply(choose(turn, seat)))
end

local function review()
  local status, items, said = try(solver.review, solver, game)
  put("review", items and name_of(said) or status)
  for _, i in ipairs(items or {}) do
    put("item", i.seat, i.trick, card(i.card), denomination(i.suit), i.points,
      card(i.best_card), denomination(i.best_suit), i.before, i.after)
  end
end

local function play(turns)
  while game:to_act() and game:turn() < turns do
    step(game:turn(), game:to_act())
  end
  if game:rules():game() == "five-hundred" then
    review()
  end
  for seat = 0, talon.sizes.SEATS_MAX - 1 do
    local n = notes:of(seat)
    put("notes", n.deals, n.passes, n.bids, n.contracts, n.made, n.checks,
      n.bets, n.raises, n.calls, n.folds, n.showdowns, n.strengths)
  end
end

-- The status of asking whether a part knows the rules.
local function support_of(rules, part)
  local known, why = advisor.supports(rules, part)
  return known and "TALON_OK" or why.name
end

local function play_all(seed, turns)
  transcript, solver = FNV_BASIS, advisor.solver {limit = LIMIT}
  put("advisor", advisor.call.advisor_version_number())
  for space, name in ipairs {"part", "reason", "chance", "goal"} do
    for number, key, label in advisor.terms(name) do
      put("term", space, number, key .. ": " .. label)
    end
  end
  for _, info in ipairs(talon.games()) do
    list_levels(info.key)
    for _, preset in ipairs(info.presets) do
      local rules = talon.rules(info.key, preset.key)
      rng, game = talon.rng(seed, preset.number), talon.game(rules)
      notes = advisor.notes()
      solver:forget()
      put("play", preset.key)
      put("supports", support_of(rules, "players"), support_of(rules, "solver"))
      play(turns)
    end
  end
  return bit.tohex(transcript, 16)
end

shown = arg[1] == "-v" and table.remove(arg, 1)
for i = 2, #arg do
  print(arg[i] .. " " .. play_all(arg[i], tonumber(arg[1])))
end
