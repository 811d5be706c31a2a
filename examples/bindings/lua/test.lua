-- SPDX-License-Identifier: MIT
-- What talon.lua promises: "luajit test.lua list" lists the tests, and with a
-- number one of them runs.
local bit = require "bit"
local ffi = require "ffi"
local talon = require "talon"

-- The refusal of a call.
local function refused(name, call, ...)
  local done, why = pcall(call, ...)
  assert(not done, "it is not refused: " .. name)
  assert(talon.is_refusal(why), tostring(why))
  assert(why.name == name, "it is " .. tostring(why) .. ", not " .. name)
  assert(why.status < 0 and #why.text > 0 and tostring(why):find(name, 1, true))
  return why
end

-- The text of an error that is none of talon's.
local function fails(call, ...)
  local done, why = pcall(call, ...)
  assert(not done and not talon.is_refusal(why), tostring(why))
  return tostring(why)
end

-- Plays at random until something is so, or the game is over.
local function play(game, rng, is_so)
  for _ = 1, 2000 do
    if is_so() then
      return true
    elseif not game:to_act() then
      return false
    elseif game:to_act() == "table" then
      game:chance(rng)
    else
      game:apply(game:move_random(rng))
    end
  end
end

local function play_to(game, rng, phase)
  return play(game, rng, function()
    return game:phase() == phase
  end)
end

local function five_hundred()
  return talon.game(talon.rules "five-hundred")
end

local tests = {}

local function test(what, run)
  tests[#tests + 1] = {what, run}
end

test("cards are strings, and sets values", function()
  local hand = talon.cards "7S 10♥ kh JK"
  assert(#hand == 4 and tostring(hand) == "7S 10H KH JK")
  assert(hand:has "KH" and not hand:has "AH" and hand:has {"7S", "K♥️"})
  assert(tostring(hand - "KH") == "7S 10H JK")
  assert(hand * "KH AH" == talon.cards "KH" and #(hand + "AH") == 5)
  local seen = {}
  for card in hand:each() do
    seen[#seen + 1] = card
  end
  assert(table.concat(seen, " ") == "7S 10H KH JK" and #hand:list() == 4)
  assert(hand[1] == "7S" and hand[4] == "JK" and hand[5] == nil)
  for _, n in ipairs {0, -1, 1.5, 65, 2 ^ 32 + 1, 0 / 0} do
    assert(hand[n] == nil)
  end
  local every = talon.cards(0xffffffffffffffffULL)
  for n, card in ipairs(every:list()) do
    assert(every[n] == card)
  end
  assert(hand.no_such == nil and talon.cards {}[1] == nil)
  assert(hand.mask == talon.cards(hand.mask).mask)
  assert(#talon.cards(0xffffffffffffffffULL) == 64)
  assert(tostring(talon.cards(0x8000000000000000ULL)) == "AH")
  assert(talon.card.suit "K♥" == "H" and talon.card.rank "KH" == "K")
  assert(talon.card.unicode "KH" == 0x1f0be)
  assert(talon.card.make("H", 10) == "10H")
  assert(talon.card.parse "th" == "10H" and talon.card.format "10H" == "10H")
  assert(talon.label("rank", "K") == "king" and
    talon.call.rank_label "K" == "king")
  refused("TALON_E_CARD", talon.cards, "7S 1H")
  refused("TALON_E_CARD_TWICE", talon.cards, "7S 7s")
  refused("TALON_E_CARD", talon.cards, {"nonsense"})
  refused("TALON_E_SUIT", talon.card.make, "NT", "A")
end)

test("numbers have keys, and keys numbers", function()
  for space in pairs {status = 1, kind = 1, reason = 1, phase = 1, place = 1,
    denomination = 1, rank = 1, poker = 1, tr_box = 1, limit = 1, feature = 1,
    option_type = 1, seat = 1} do
    local count = 0
    for number, key, label in talon.terms(space) do
      assert(talon.number(space, key) == number and #label > 0, key)
      assert(number == 0 or talon.name(space, number) == key)
      count = count + 1
    end
    assert(count > 0)
    refused("TALON_E_SYNTAX", talon.number, space, "no such thing")
  end
  assert(talon.verb "call-card" == "call")
  assert(talon.label("poker", "full-house") == "full house")
  assert(talon.call.kind_key "bid" == "bid")
  assert(talon.call.phase_key "auction" == "auction")
  assert(talon.call.reason_key "ante" == "ante")
  assert(#talon.call.reason_text "ante" > 0)
  assert(talon.call.denomination_key "NT" == "NT")
  assert(talon.call.denomination_label "NT" == "no trump")
  assert(talon.tr.box_key "ace" == "ace")
  assert(talon.poker.category_label "pair" == talon.label("poker", "pair"))
  assert(talon.limit "seats" == 16 and talon.limit "chips" == 2 ^ 53 - 1)
  assert(talon.feature "tripoli" and talon.version() == "0.4.0")
  local major, minor, patch = talon.version():match "^(%d+)%.(%d+)%.(%d+)$"
  assert(talon.call.version_number() == major * 65536 + minor * 256 + patch)
  refused("TALON_E_INDEX", talon.limit, 77)
end)

test("games, presets and options are listed", function()
  local games, presets, values = talon.games(), 0, 0
  for _, game in ipairs(games) do
    assert(#game.label > 0 and #game.text > 0 and game.bytes <= 2048)
    for _, preset in ipairs(game.presets) do
      assert(talon.preset(game.key, preset.key) == preset.number)
      assert(#preset.label > 0 and #preset.text > 0)
      presets = presets + 1
    end
    for _, option in ipairs(game.options) do
      assert(#option.label > 0 and #option.text > 0 and #option.group > 0)
      assert(#option.group_label > 0 and #option.clause > 0)
      assert(option.since > 0 and option.step >= 1)
      values = values + #option.values
      for _, value in ipairs(option.values) do
        assert(value.since == option.since)
      end
    end
    local shown = 0
    for _, group in ipairs(game.groups) do
      for _, option in ipairs(game.options) do
        shown = shown + (option.group == group.key and
          option.group_label == group.label and 1 or 0)
      end
    end
    assert(#game.groups > 5 and shown == #game.options)
  end
  assert(#games == 2 and presets == 13 and values > 50)
  local slam = talon.option("five-hundred", "slam")
  assert(slam.type == "switch" and slam.values[2].key == "on" and
    slam.values[2].number == 1)
  refused("TALON_E_OPTION", talon.option, "five-hundred", "no-such")
end)

test("rules have options by key", function()
  local rules = talon.rules("five-hundred", "australian-4", {slam = "on"})
  local same = talon.rules("five-hundred", "australian-4")
  rules:set("target", 300)
  assert(rules:get "slam" == "on" and select(2, rules:get "target") == 300)
  assert(rules:get_label "target" == "300" and
    rules:get_label "slam" == "on")
  refused("TALON_E_OPTION", rules.get_label, rules, "no-such")
  assert(rules ~= same and rules:set("slam", same:get "slam"))
  assert(rules:set("target", same:get "target") == same)
  assert(rules:seat_count() == 4 and rules:side(1) == 10)
  assert(#rules:pack() == 43 and rules:applies "slam")
  assert(rules:game() == "five-hundred")
  local preset, differences = rules:nearest_preset()
  assert(preset == talon.preset("five-hundred", "australian-4"))
  assert(differences == 0 and #rules:problems() == 0)
  local read, offset = talon.read_rules(rules:write())
  assert(read == rules and offset == #rules:write())
  rules:set("inkle", "on"):set("lowest-bid", 7)
  local problems = rules:problems()
  assert(#problems > 0 and problems[1].options[1] and #problems[1].text > 0)
  refused("TALON_E_RULES", talon.game, rules)
  refused("TALON_E_OPTION", rules.set, rules, "no-such", "on")
  refused("TALON_E_VALUE", rules.set, rules, "slam", "perhaps")
  refused("TALON_E_VALUE", rules.set, rules, "target", -5)
  refused("TALON_E_GAME", talon.rules, "whist")
  refused("TALON_E_PRESET", talon.rules, "five-hundred", "no-such")
  local why = refused("TALON_E_GAME", talon.read_rules,
    "talon-record 1\ngame whist\n")
  assert(why.position.line == 2)
end)

test("refusals say why: status, text, clause, cards", function()
  local rng, game, bad = talon.rng "follow", five_hundred(), nil
  assert(play(game, rng, function()
    if game:phase() == "tricks" then
      for card in game:cards(game:to_act()):each() do
        bad = {kind = "play", seat = game:to_act(), cards = card}
        local why = game:check(bad)
        if why and why.name == "TALON_E_FOLLOW" then
          return true
        end
      end
    end
  end))
  local why = refused("TALON_E_FOLLOW", game.apply, game, bad)
  assert(why.clause == "FH-25" and why.text == "the suit led must be followed")
  assert(#why.cards > 0 and not why.cards:has(bad.cards))
  assert(game:cards(game:to_act()):has(why.cards))
  assert(tostring(why):find("(FH-25): ", 1, true))
  local line = game:to_act() .. " play " .. bad.cards
  assert(refused("TALON_E_FOLLOW", game.read_line, game, line).cards ==
    why.cards)
  refused("TALON_E_KIND", game.apply, game, {kind = 12345, seat = bad.seat})
  refused("TALON_E_SYNTAX", game.apply, game, {kind = "dance"})
  refused("TALON_E_INDEX", game.move_at, game, 1000)
  refused("TALON_E_SEAT", game.choices_of, game, 17)
  refused("TALON_E_PLACE", game.cards, game, 99)
end)

test("games answer", function()
  local rng, game = talon.rng "answers", five_hundred()
  refused("TALON_E_NOT_DUE", game.move_random, game, rng)
  assert(play_to(game, rng, "deal"))
  assert(game:deal_over() and game:deal_count() == 0)
  assert(#game:deal_places() == #game:rules():pack())
  local pack = game:pack_for {talon.cards "7S 8S", "AH"}
  local wished = game:clone()
  assert(#wished:write_deal(pack) > 0 and wished:deal(pack)[1].kind == "deal")
  assert(wished:cards(0):has "7S 8S" and wished:cards(1):has "AH")
  game:deal(game:shuffle(rng:copy()))
  assert(game:hash() ~= wished:hash() and game ~= wished)
  assert(game:owing() == bit.lshift(1, game:to_act()))
  assert(game:viewers() == 7 and game:side(1) == 2 and game:winners() == 0)
  assert(game:totals().n == 3 and game:returns()[0] == 0)
  local seat = game:to_act()
  assert(game:move_count() == game:seat_move_count(seat))
  local third, count = game:seat_move_at(seat, 2), 0
  for move in game:moves() do
    assert(not game:check(move) and game:move_index(move) == count)
    count = count + 1
  end
  assert(count == game:move_count() and game:move_index(third) == 2)
  assert(#game:choices() == #game:choices_of(seat))
  assert(game:card_suit "KH" == "H" and #game:sort_hand(game:cards(0)) == 10)
  assert(#game:cards "talon" == 3)
  assert(game:parse(game:write_move(third)).kind == third.kind)
  local position = refused("TALON_E_SYNTAX", game.parse, game, "0 dance")
    .position
  assert(position.column == 3)
  refused("TALON_E_CARD_COUNT", game.pack_for and talon.game(game:rules()).deal,
    talon.game(game:rules()), {"KH"})
end)

test("views know less, and cannot be played on", function()
  local rng, game = talon.rng "views", five_hundred()
  assert(play_to(game, rng, "auction"))
  local mine = game:view {1}
  assert(not mine.apply and not mine.deal and not mine.load)
  assert(mine:cards(1) == game:cards(1) and #mine:cards(2) == 0)
  local _, count, note = mine:cards(2)
  assert(count == 10 and note == "unknown")
  assert(mine:viewers() == 2 and mine ~= game and mine:clone() == mine)
  assert(select(2, talon.fh.state_of(mine)) == "unknown")
  refused("TALON_E_VIEW", mine.view, mine, {2})
  refused("TALON_E_SEAT", game.view, game, {9})
  local saved = mine:save()
  assert(talon.load_view(saved) == mine)
  refused("TALON_E_VIEW", talon.load_game, saved)
  refused("TALON_E_VIEW", game.load, game, saved)
  refused("TALON_E_VIEW", talon.load_view, game:save())
  local _, seats, is_view = talon.saved_rules(saved)
  assert(seats == 2 and is_view)
  mine:update(game, {2})
  assert(mine:information_key(2) == game:information_key(2))
  refused("TALON_E_VIEW", mine.information_key, mine, 0)
  local world = mine:sample(rng)
  assert(world:view {2} == mine and #world:cards(0) == 10)
  world:apply(world:move_random(rng))
end)

test("saves come back, and damaged ones are refused", function()
  local rng, game = talon.rng "saves", five_hundred()
  assert(play_to(game, rng, "tricks"))
  local saved = game:save()
  local back, turn = talon.load_game(saved), game:turn()
  assert(back == game and back:save() == saved)
  play(back, rng, function()
    return back:turn() > turn + 3
  end)
  assert(back ~= game)
  back:load(saved)
  assert(back == game)
  back:copy_from(game)
  refused("TALON_E_WRONG_GAME", function()
    talon.game(talon.rules "tripoli"):load(saved)
  end)
  local damaged = "?" .. saved:sub(2)
  refused("TALON_E_SAVED_MARK", back.load, back, damaged)
  refused("TALON_E_SAVED_MARK", talon.load_game, damaged)
  local why = refused("TALON_E_SAVED_LENGTH", talon.load_game, saved:sub(1, 9))
  assert(why.offset == 9 and back == game)
end)

test("records come back, and say which word is wrong", function()
  local rng, game = talon.rng "records", five_hundred()
  local record = game:rules():write()
  for _ = 1, 40 do
    if game:to_act() == "table" then
      record = record .. game:write_deal(game:shuffle(rng:copy())) .. "\n"
      game:chance(rng)
    elseif game:to_act() then
      local move = game:move_random(rng)
      record = record .. game:write_move(move) .. "\n"
      game:apply(move)
    end
  end
  record = record .. game:write_state()
  assert(talon.read_record(record) == game)
  local why = refused("TALON_E_SYNTAX", talon.read_record,
    record .. "0 dance\n")
  assert(why.position.column == 3 and why.offset > 0)
  refused("TALON_E_NOT_RECORD", talon.read_record, "nothing")
  local draw, cards = five_hundred():parse "draw 7S 8S 9S"
  assert(draw.kind == "draw" and draw.seat == "table" and cards[3] == "9S")
end)

test("events are saved and redacted", function()
  local rng, game, events = talon.rng "events", five_hundred(), nil
  repeat
    events = game:chance(rng)
  until events[1].kind == "deal"
  events[1].reserved = "\1\2\3\4\5\6\7"
  local saved = talon.save_events(events)
  local back = talon.load_events(saved)
  assert(#saved == 40 * #events and talon.save_events(back) == saved)
  assert(back[1].reserved == events[1].reserved and not back[2].reserved)
  -- Nobody as the other seat, and an amount beyond 2^53.
  local odd = saved:sub(1, 8) .. "\1\2\3\4\5\6\7\8" .. saved:sub(17, 27) ..
    "\255" .. saved:sub(29, 40)
  assert(talon.load_events(odd)[1].other == nil)
  assert(talon.save_events(talon.load_events(odd)) == odd)
  local hands = 0
  for _, event in ipairs(talon.redact(back, {1})) do
    if event.kind == "hand" then
      assert(#event.cards == (event.place == 1 and 10 or 0))
      hands = hands + 1
    end
  end
  assert(hands >= 3)
  refused("TALON_E_SEAT", talon.redact, back, bit.lshift(1, 20))
  refused("TALON_E_SAVED_LENGTH", talon.load_events, saved:sub(1, 7))
end)

test("a hand is played again, up to any move", function()
  local rng, game, states = talon.rng "hand", five_hundred(), {}
  assert(play_to(game, rng, "tricks"))
  local pack, moves = game:hand_pack(), game:history()
  assert(talon.cards(pack) == game:rules():pack() and #moves >= 4)
  for made = 0, #moves do
    local some = {unpack(moves, 1, made)}
    local again = game:rebuild(pack, some)
    assert(#again:history() == made and #again:hand_pack() == #pack)
  end
  while not game:deal_over() do
    states[#moves] = game:clone()
    moves[#moves + 1] = game:move_random(rng)
    game:apply(moves[#moves])
  end
  local all, note = game:history()
  assert(#all == #moves and note == nil)
  for i, move in ipairs(all) do
    for field, value in pairs(moves[i]) do
      assert(move[field] == value, field)
    end
  end
  for made, state in pairs(states) do
    assert(game:rebuild(pack, {unpack(moves, 1, made)}) == state)
  end
  assert(game:rebuild(pack, moves) == game)
end)

test("a world has the hand that its view may be of", function()
  local rng, game = talon.rng "world", five_hundred()
  assert(play_to(game, rng, "tricks"))
  local view = game:view {1}
  local world = view:sample(rng)
  local again = view:rebuild(world:hand_pack(), world:history())
  assert(again == world and again:view {1} == view)
  assert(again.apply and not view.history and not view.hand_pack)
end)

test("the history of Tripoli takes the events since the deal", function()
  local rng, rules, told = talon.rng "told", talon.rules "tripoli", {}
  local game = talon.game(rules)
  repeat
    local events = game:to_act() == "table" and game:chance(rng) or
      game:apply(game:move_random(rng))
    told = events[1].kind == "deal" and {} or told
    for _, event in ipairs(events) do
      told[#told + 1] = event
    end
  until game:deal_over()
  local kept, note = game:history()
  local whole, none = game:history(talon.redact(told, {2}))
  assert(note == "unknown" and none == nil and #kept < #whole)
  local pack = game:hand_pack()
  assert(game:rebuild(pack, whole, told) == game)
  refused("TALON_E_EVENTS", game.rebuild, game, pack, whole)
  local first, last = table.remove(told, 1), told[#told].turn
  refused("TALON_E_EVENTS", game.rebuild, game, pack, whole, told)
  table.insert(told, 1, first)
  repeat
    table.remove(told)
  until told[#told].turn < last
  refused("TALON_E_EVENTS", game.history, game, told)
end)

test("a hand that cannot be played again is refused", function()
  local rng, game, fresh = talon.rng "wrong", five_hundred(), five_hundred()
  assert(play_to(game, rng, "tricks"))
  local pack, moves = game:hand_pack(), game:history()
  local count, pass = #moves, {kind = "pass", seat = game:to_act()}
  moves[count + 1] = pass
  local why = game:check(pass)
  assert(refused(why.name, game.rebuild, game, pack, moves).made == count)
  pack[#pack] = nil
  assert(refused("TALON_E_CARD_COUNT", game.rebuild, game, pack).made == 0)
  refused("TALON_E_PHASE", fresh.history, fresh)
  refused("TALON_E_PHASE", fresh.hand_pack, fresh)
  refused("TALON_E_PHASE", fresh.rebuild, fresh, pack)
  assert(fails(game.rebuild, game, pack, {7}):find "expected as move, not")
  assert(fails(game.history, game, {"deal"}):find "expected as event, not")
  assert(fails(game.rebuild, game))
  game:close()
  assert(fails(game.history, game):find "no open game")
  assert(fails(game.rebuild, game, pack):find "no open game")
end)

-- A hand of Five Hundred for three, with known cards for seat 0.
local function coded_game()
  local game = talon.game(talon.rules("five-hundred", "classic-3",
    {["first-dealer"] = 2}))
  local wanted = {"AS KS QS AC KC QC AD KD QD JK"}
  for place = 1, talon.number("place", "talon") do
    wanted[place + 1] = ""
  end
  wanted[#wanted] = "7H 8H 9H"
  game:deal(game:pack_for(wanted))
  return game, game:rules()
end

test("codes are the numbers that the library promises", function()
  local game, rules = coded_game()
  local function words(list)
    return table.concat(list, " ")
  end
  local function codes_of(line)
    return words(game:move_codes((game:parse(line)), "exact"))
  end
  local function after(...)
    return words(game:codes_after(0, {...}, "exact"))
  end
  assert(rules:code_count "exact" == 96)
  assert(talon.rules "tripoli":code_count "ladder" == 171)
  local bid, card = rules:code_meaning(9, "exact"),
    rules:code_meaning(51, "exact")
  assert(bid.kind == "bid" and bid.amount == 7 and bid.denomination == "H")
  assert(card.kind == "discard" and tostring(card.cards) == "7H")
  assert(after():find "^0 1 2 .* 24 25$" and codes_of "0 bid 7H" == "9")
  for _, line in ipairs {"0 bid 7NT", "1 pass", "2 pass"} do
    game:read_line(line)
  end
  assert(codes_of "0 discard JK AS 7H" == "33 38 51")
  assert(after(33, 51) == "52 53" and after(33, 51, 52) == "")
  assert(#game:codes_after(1, {}, "exact") == 0)
  local move = game:move_of_codes(0, {33, 51, 52}, "exact")
  assert(move.kind == "discard" and move.seat == 0)
  assert(tostring(move.cards) == "AS 7H 8H" and not game:check(move))
end)

test("an observation has the fields of the rules", function()
  local rules = talon.rules("five-hundred", "classic-3")
  rules:set("first-dealer", 2)
  local game = talon.game(rules)
  play_to(game, talon.rng "observe", "auction")
  local seat, view = game:to_act(), nil
  view = game:view {seat}
  local own, fields = view:observe(seat), rules:observation()
  assert(rules:observation_count() == 412 and #own == 412 and #fields == 38)
  assert(table.concat(own, " ") == table.concat(game:observe(seat), " "))
  assert(fields[1].key == "phase" and fields[1].text == "the phase")
  assert(fields[1].first == 0 and fields[1].highest == 32)
  local cards = 0
  for _, field in ipairs(fields) do
    for at = field.first, field.first + field.count - 1 do
      cards = cards + (field.key == "hands" and own[at + 1] or 0)
    end
  end
  assert(cards == 10)
  local mask, note = view:code_mask(seat, {}, "exact"), nil
  assert(#mask == 96 and table.concat(mask):find "^111" and mask[27] == 0)
  mask, note = view:code_mask((seat + 1) % 3, {}, "exact")
  assert(note == "unknown" and not table.concat(mask):find "1")
  refused("TALON_E_VIEW", view.observe, view, (seat + 1) % 3)
  refused("TALON_E_CODE", game.code_mask, game, seat, {95}, "exact")
end)

test("codes make moves, and moves have codes", function()
  local rng, longest = talon.rng "codes", 0
  for _, preset in ipairs {"rummoli", "tripoley"} do
    local game = talon.game(talon.rules("tripoli", preset))
    local bound = game:rules():code_count "ladder"
    for _ = 1, 150 do
      local seat, codes = game:to_act(), {}
      if seat == "table" then
        game:chance(rng)
      else
        local view = game:view {seat}
        local after = game:codes_after(seat, {}, "ladder")
        assert(#view:codes_after(seat, {}, "ladder") == #after)
        repeat
          codes[#codes + 1] = after[rng:below(#after) + 1]
          assert(codes[#codes] < bound)
          after = game:codes_after(seat, codes, "ladder")
        until #after == 0
        local move = view:move_of_codes(seat, codes, "ladder")
        assert(table.concat(view:move_codes(move, "ladder"), " ") ==
          table.concat(codes, " "))
        game:apply(move)
        longest = math.max(longest, #codes)
      end
    end
  end
  assert(longest == 5)
end)

test("codes that do not fit are refused", function()
  local game, rules = coded_game()
  local view = game:view {1}
  local play_low = {kind = "play", seat = 0, cards = "2S"}
  local tripoli = talon.rules "tripoli"
  refused("TALON_E_UNSUPPORTED", tripoli.code_count, tripoli, "exact")
  refused("TALON_E_CODE", rules.code_meaning, rules, 96, "exact")
  refused("TALON_E_CARD_FOREIGN", game.move_codes, game, play_low, "exact")
  refused("TALON_E_CODE", game.codes_after, game, 0, {95}, "exact")
  refused("TALON_E_SEAT", game.codes_after, game, 9, {}, "exact")
  refused("TALON_E_CODE", game.move_of_codes, game, 0, {95}, "exact")
  refused("TALON_E_INCOMPLETE", game.move_of_codes, game, 0, {}, "exact")
  refused("TALON_E_VIEW", view.move_of_codes, view, 0, {0}, "exact")
  local codes, note = view:codes_after(0, {}, "exact")
  assert(#codes == 0 and note == "unknown")
  for _, mode in ipairs {"rough", 0, {}} do
    assert(fails(rules.code_count, rules, mode):find "a mode is")
  end
  for _, code in ipairs {-1, 2 ^ 32, 0.5, "5", 0 / 0} do
    assert(fails(game.codes_after, game, 0, {code}, "exact"):find "a code is")
    assert(fails(rules.code_meaning, rules, code, "exact"):find "a code is")
  end
  assert(fails(game.codes_after, game, 0, nil, "exact"))
end)

test("memory is freed by the collector", function()
  local rules, rng = talon.rules "tripoli", talon.rng "memory"
  local game = talon.game(rules)
  play_to(game, rng, "betting")
  collectgarbage()
  local before, most = collectgarbage "count", 0
  for _ = 1, 20000 do
    local copy = game:clone()
    copy:apply(copy:move_random(rng))
    most = math.max(most, collectgarbage "count")
  end
  collectgarbage()
  assert(most - before < 20000, "it grew to " .. most .. " KB")
  assert(collectgarbage "count" - before < 500)
end)

test("what is closed or no game is an error, not a crash", function()
  local rng, game = talon.rng "closed", five_hundred()
  local view = game:view()
  game:close()
  assert(fails(game.turn, game):find "no open game")
  assert(fails(game.chance, game, rng):find "no open game")
  assert(fails(game.apply, game, {kind = "pass", seat = 0}):find "no open game")
  assert(fails(game.clone, game):find "no open game")
  assert(view:phase() == "draw")
  view:close()
  assert(fails(view.sample, view, rng):find "no open game")
  assert(fails(talon.game, nil):find "no open game")
  assert(fails(talon.game, {}):find "no open game")
  game = five_hundred()
  assert(fails(game.apply, game, nil):find "a table is expected as move")
  assert(fails(game.apply, game, {kind = "pass", seat = 0, amount = {}}))
  assert(fails(game.chance, game, "dice"))
  assert(fails(game.read_line, game, nil):find "a string is expected")
  assert(fails(talon.load_game, 7):find "a string is expected")
  assert(fails(talon.rng, {}):find "a string is expected")
  -- A cdata that is no game is refused by the library.
  refused("TALON_E_HANDLE", game.turn,
    {c = ffi.cast("talon_game *", ffi.new "uint64_t[256]")})
end)

test("chance is repeatable", function()
  local a = talon.rng("seed", 1)
  local b, c = a:copy(), talon.rng("seed", 2)
  assert(a:bytes(8) == b:bytes(8) and a:bytes(8) ~= c:bytes(8))
  a, b = talon.rng "x", talon.rng "x"
  assert(a:below(1000000) == b:below(1000000) and a:below(0) == 0)
  local shuffled = a:shuffle {"7S", "8S", "9S", "10S"}
  table.sort(shuffled)
  assert(table.concat(shuffled, " ") == "10S 7S 8S 9S")
end)

test("Five Hundred: snapshots, tricks, scores", function()
  local rng, game = talon.rng "five hundred", five_hundred()
  local rules, fh = game:rules(), talon.fh
  game:chance(rng)
  assert(fh.drawn(game).n == 3)
  assert(play_to(game, rng, "tricks") and #fh.bids(game) >= 1)
  assert(fh.passed(game) == fh.state_of(game).passed)
  local seat, cards, suits = fh.playable(game)
  assert(seat == game:to_act() and #cards > 0 and fh.winning(game) == nil)
  local card
  for one in cards:each() do
    card = one ~= "JK" and one or card
  end
  fh.play(game, seat, card, 0)
  local winner, best = fh.winning(game)
  assert(winner == seat and best == card and suits)
  local played, leader, suit, taker = fh.trick(game, 1)
  assert(played[1] == card and leader == seat and suit and taker == nil)
  refused("TALON_E_INDEX", fh.trick, game, 2)
  refused("TALON_E_TURN", fh.play, game, seat, card, 0)
  local state = fh.state_of(game)
  assert(state.phase == "tricks" and state.table[seat] == card)
  assert(state.hand[seat] == game:cards(seat) and state.held[seat] == 9)
  assert(not fh.last_score(game).over)
  assert(fh.bid_value(rules, 7, "H") == 200)
  assert(fh.bid_rank(rules, 7, "H") > fh.bid_rank(rules, 7, "D"))
  refused("TALON_E_AMOUNT", fh.bid_value, rules, 5, "C")
  local hand = {contractor = 0, dealer = 0, bid_tricks = 7,
    bid_denomination = "H", played = 10,
    winner = {[0] = 0, 0, 0, 0, 0, 0, 0, 1, 1, 1}}
  assert(fh.score_hand(rules, hand).contract[0] == 200)
  hand.dealer = 9
  refused("TALON_E_SEAT", fh.score_hand, rules, hand)
  refused("TALON_E_WRONG_GAME", talon.tr.state_of, game)
  local trick
  repeat
    for _, event in ipairs(game:apply(game:move_random(rng))) do
      trick = event.kind == "trick" and event or trick
    end
  until trick
  local order = talon.cards_of_trick(trick)
  assert(#order == 3 and order[1] == card and talon.cards(order) == trick.cards)
end)

test("Tripoli: snapshots, boards, pots", function()
  local rng, rules, tr = talon.rng "tripoli", talon.rules "tripoli", talon.tr
  local game = talon.game(rules)
  assert(play_to(game, rng, "betting") and #tr.pots_now(game) >= 1)
  assert(tr.call_cost(game, game:to_act()) >= 0)
  assert(play(game, rng, function()
    return #tr.plays(game) > 0
  end))
  local state = tr.state_of(game)
  assert(state.boxes[8] >= 0 and state.pay[0] == "AH")
  assert(state.pair_suit == "H" and state.pair_rank == "K" and
    state.sequence == "8")
  refused("TALON_E_PHASE", tr.pots_now, game)
  refused("TALON_E_PHASE", tr.call_cost, game, 0)
  refused("TALON_E_NOT_DUE", tr.board_shuffle, game, rng)
  local board = talon.game(talon.rules("tripoli", nil, {board = "per-deal"}))
  assert(not board:check(tr.board_shuffle(board, rng)))
  local boxes, cards = tr.collects(rules, "AH 2S")
  assert(boxes == 2 and cards == talon.cards "AH")
  local pots, back = tr.pots({[0] = 10, 10, 5}, 0, {0, 1, 2},
    {[0] = "2S 3S 4S 5S 6S", "2H 2D 7C 8C 9C", "KH KD 7H 8H 9H"})
  assert(#pots == 2 and pots[1].winners == 1 and back[0] == 0)
  assert(pots[1].amount + pots[2].amount == 25)
  refused("TALON_E_SEAT", tr.pots, {}, 0, 0, {})
  refused("TALON_E_WRONG_GAME", talon.fh.state_of, game)
end)

test("poker hands rank", function()
  local poker, full, pair = talon.poker, "KH KD KS 10C 10D", "KH KD 2S 3S 4S"
  local rank = poker.rank(full)
  assert(rank > poker.rank(pair) and poker.category(rank) == "full-house")
  assert(poker.format(rank) == "full house, kings over tens")
  local best, five = poker.best(full .. " 2S")
  assert(best == rank and five == talon.cards(full))
  local ranks, bad = poker.ranks {full, pair, "KH"}
  assert(ranks[1] == rank and ranks[3] == 0 and bad == 3)
  refused("TALON_E_CARD_COUNT", poker.rank, "KH")
  refused("TALON_E_ARGUMENT", poker.format, 1)
end)

local function in_tricks()
  local game = talon.game(talon.rules("five-hundred", "australian-4"))
  assert(play_to(game, talon.rng "1", "tricks"))
  return game, game:to_act()
end

test("players give advice", function()
  local advisor = require "talon_advisor"
  local game, seat = in_tricks()
  assert(table.concat(advisor.levels(), " "):find(
    "beginner-1 novice-1 casual-1 club-1 expert-1", 1, true) == 1)
  local number = advisor.call.advisor_version_number()
  assert(advisor.version() == talon.version() and number >= 1024)
  assert(advisor.call.advisor_version_serves(number) and
    not advisor.call.advisor_version_serves(number + 65536))
  assert(advisor.call.level_find "club-1" == "club-1" and
    advisor.call.level_find "none" == nil)
  assert(advisor.call.level_key "club-1" == "club-1" and
    advisor.level_label "club-1" == "Club" and
    advisor.level_number "club-1" == 3)
  assert(advisor.budget("novice-1", "tripoli", "betting").level == "novice-1")
  local rng, player = talon.rng "3", advisor.player "club-1"
  local view = game:view {seat}
  assert(player:size "tripoli" <= 2 ^ 23)
  local advice, said = player:advise(view, seat, rng:copy())
  assert(not said)
  local first, last = advice[1], advice[#advice]
  assert(not game:check(first.next_move) and first.chance_of == "contract")
  assert(#first.reason > 0 and #first.label > 0)
  local move = player:move(view, seat, rng:copy())
  assert(move.cards == first.next_move.cards)
  -- a whole game is redacted first; equal arguments, equal answers
  local again = player:advise(game, seat, rng:copy())
  for i, one in ipairs(again) do
    assert(one.worth == advice[i].worth and one.label == advice[i].label)
  end
  for _, belief in ipairs((player:beliefs(view, seat, rng:copy()))) do
    local sum = 0
    for _, part in ipairs(belief.chance) do
      sum = sum + part
    end
    assert(sum == 10000)
  end
  local best, other = player:why(view, seat, last.next_move, rng:copy())
  assert(best.worth >= first.worth - 1000 and
    other.next_move.cards == last.next_move.cards)
  local before = rng:copy():below(2 ^ 31)
  player:move(view, seat, rng, advisor.notes())
  assert(rng:below(2 ^ 31) ~= before)
end)

test("the advisor knows terms and rules", function()
  local advisor = require "talon_advisor"
  for _, space in ipairs {"part", "reason", "chance", "goal"} do
    local count = 0
    for number, key, label in advisor.terms(space) do
      count = count + 1
      assert(number > 0 and #key > 0 and #label > 0)
    end
    assert(count > 1)
  end
  assert(advisor.call.advisor_term_find(2, "draws-trumps") == 49 and
    advisor.call.advisor_term_label(2, 49) == "draws the others' trumps")
  assert(advisor.call.advisor_term_key(2, 200) == "")
  assert(advisor.terms(99)() == nil)
  refused("TALON_E_SYNTAX", advisor.call.advisor_term_find, 2, "luck")
  refused("TALON_E_ARGUMENT", advisor.call.advisor_term_find, 99, "made")
  refused("TALON_E_INDEX", advisor.call.advisor_term_at, 2, 999)
  for _, info in ipairs(talon.games()) do
    for _, preset in ipairs(info.presets) do
      local rules = talon.rules(info.key, preset.key)
      assert(advisor.supports(rules, "players"))
      local known, why = advisor.supports(rules, "solver")
      assert(known == (info.key == "five-hundred"))
      assert(known or why.name == "TALON_E_UNSUPPORTED")
    end
  end
  local rules = talon.rules("five-hundred", "classic-3")
  refused("TALON_E_SYNTAX", advisor.supports, rules, "painters")
  local known, why = advisor.supports(rules, 9)
  assert(not known and why.name == "TALON_E_ARGUMENT")
  rules:set("players", 6)
  known, why = advisor.supports(rules, "players")
  assert(not known and why.name == "TALON_E_RULES")
end)

test("notes count what events tell", function()
  local advisor = require "talon_advisor"
  local game, rng, notes = five_hundred(), talon.rng "4", advisor.notes()
  assert(play_to(game, rng, "auction"))
  while game:phase() == "auction" do
    notes:add(game:apply(game:move_random(rng)))
  end
  local calls = 0
  for seat = 0, 2 do
    calls = calls + notes:of(seat).passes + notes:of(seat).bids
  end
  assert(calls > 0)
  assert(fails(notes.of, notes, 16):find "no such seat")
  fails(notes.add, notes, {7})
end)

test("what players are not to be asked", function()
  local advisor = require "talon_advisor"
  local game, seat = in_tricks()
  local rng, player = talon.rng "5", advisor.player "novice-1"
  local next_seat = (seat + 1) % 4
  refused("TALON_E_LEVEL", advisor.player, "grandmaster-9")
  refused("TALON_E_LEVEL", advisor.player(77).move, advisor.player(77), game,
    seat, rng)
  local deep = advisor.player("club-1", {worlds = 4097})
  refused("TALON_E_BUDGET", deep.advise, deep, game, seat, rng)
  refused("TALON_E_GAME", player.size, player, "chess")
  refused("TALON_E_TURN", player.move, player, game, next_seat, rng)
  local over = five_hundred()
  repeat until play_to(over, talon.rng "2", "over")
  refused("TALON_E_OVER", player.move, player, over, 0, rng)
  refused("TALON_E_SEAT", player.move, player, game, 7, rng)
  refused("TALON_E_VIEW", player.move, player, game:view {next_seat}, seat, rng)
  refused("TALON_E_NOT_HELD", player.why, player, game, seat, {kind = "play",
    seat = seat, cards = (game:cards(next_seat))[1]}, rng)
  refused("TALON_E_GAME", advisor.budget, "club-1", "chess", "tricks")
  refused("TALON_E_PHASE", advisor.budget, "club-1", "tripoli", "over")
  assert(rng:below(2 ^ 31) == talon.rng("5"):below(2 ^ 31))
  fails(player.move, player, game, "north", rng)
  fails(player.move, player, game, seat, "rng")
  fails(player.move, player, {}, seat, rng)
  game:close()
  assert(fails(player.move, player, game, seat, rng):find "no open game")
end)

test("the solver solves, and a hand is reviewed", function()
  local advisor = require "talon_advisor"
  local game, seat = in_tricks()
  local solver, position = advisor.solver(), advisor.position(game)
  assert(not advisor.check(position))
  local value, said = solver:solve(game)
  assert(not said and value.low == value.high)
  local best
  local more = bit.band(position.side, bit.lshift(1, seat)) ~= 0
  for _, one in ipairs(solver:cards(position)) do
    if not best or more and one.low > best or not more and one.low < best then
      best = one.low
    end
  end
  assert(best == value.low)
  assert(solver:reaches(position, value.low) == true)
  assert(solver:reaches(position, value.low + 1) == false)
  assert(solver:deal(game:rules(), position.hand).low[5][1] == -1)
  local worlds = solver:worlds(game:view {seat}, 3, talon.rng "2", "made")
  assert(#worlds == 3 and worlds[3].index == 2 and #worlds[1].value > 0)
  for _, move in ipairs(solver:line(position)) do
    game:apply(move)
  end
  local review = solver:review(game)
  assert(#review == 40)
  for _, item in ipairs(review) do
    assert(item.points == 0)
  end
end)

test("discards are solved, and what a deal is worth", function()
  local advisor = require "talon_advisor"
  -- Ten trumps; without trumps, only the jack of clubs loses a trick.
  local hands = {[0] = "JK JS JC AS KS QS 10S 9S 8S 7S",
    "5S 5C 6C KC 4D 5D 6D 4H 5H 6H", "6S 7C 8C 9C 7D 8D 9D 7H 8H 9H",
    "10C QC 10D JD QD KD 10H JH QH KH"}
  local kitty, spades, no_trump = "AC AD AH", 1, 5
  local rules = talon.rules("five-hundred", "australian-4")
  local solver, position = advisor.solver(), {
    hand = {[0] = hands[0] .. " " .. kitty, hands[1], hands[2], hands[3]},
    denomination = "NT", playing = 15, side = {0, 2}, leader = 0,
    contractor = 0,
  }
  -- Three of thirteen cards; with the jack, two of twelve.
  local every, said = solver:discards(position)
  local count = {[9] = 0, [10] = 0}
  for _, one in ipairs(every) do
    count[one.low] = count[one.low] + 1
  end
  assert(not said and count[9] == 220 and count[10] == 66)
  local best = 0
  for _, one in ipairs(solver:discards(position, true)) do
    best = math.max(best, one.high)
  end
  assert(best == 10)
  assert(solver:deal(rules, hands).low[0][no_trump] == 9)
  local low = solver:deal(rules, hands, nil, kitty).low[0]
  assert(low[no_trump] == 10 and low[spades] == 10)
  -- No bid outranks ten no trump.
  local par = solver:par(rules, hands, kitty, 3)
  assert(par.low == 520 and par.high == 520 and par.contractor == 0)
  assert(par.bid_tricks == 10 and par.bid_denomination == "NT")
end)

test("discards of games are solved and reviewed", function()
  local advisor = require "talon_advisor"
  local game = talon.game(talon.rules("five-hundred", "australian-4"))
  refused("TALON_E_PHASE", advisor.before_discard, game)
  assert(play_to(game, talon.rng "1", "discard"))
  local solver, best = advisor.solver(), 0
  for _, one in ipairs(solver:discards(advisor.before_discard(game))) do
    best = math.max(best, one.low)
  end
  local sums = solver:discard_worlds(game:view {game:to_act()}, 2,
    talon.rng "3", "made")
  assert(#sums >= 286)
  for _, one in ipairs(sums) do
    assert(one.worlds == 2 and one.sum <= 2)
  end
  refused("TALON_E_PHASE", solver.review_discard, solver, game)
  game:apply(game:move_random(talon.rng "1"))
  local review = solver:review_discard(game)
  assert(review.before == best and review.after <= best)
end)

test("a limit is no refusal", function()
  local advisor = require "talon_advisor"
  local position = advisor.position((in_tricks()))
  position.denomination, position.side = "S", {0, 2}
  local solver = advisor.solver {limit = 1}
  local value, said = solver:solve(position)
  assert(said == "unfinished" and value.low < value.high)
  assert(select(2, solver:cards(position)) == "unfinished")
  for _ = 1, 1000 do
    value, said = solver:solve(position)
    if not said then
      break
    end
  end
  assert(value.low == advisor.solver():solve(position).low)
end)

test("what is no position is refused", function()
  local advisor = require "talon_advisor"
  local game = in_tricks()
  local solver, position = advisor.solver(), advisor.position(game)
  position.hand[1] = position.hand[0]
  local why = advisor.check(position)
  assert(why.name == "TALON_E_CARD_TWICE")
  refused("TALON_E_CARD_TWICE", solver.solve, solver, position)
  refused("TALON_E_DENOMINATION", solver.solve, solver, {})
  refused("TALON_E_VIEW", advisor.position, game:view {0})
  refused("TALON_E_WRONG_GAME", advisor.position,
    talon.game(talon.rules "tripoli"))
  refused("TALON_E_PHASE", solver.review, solver, game)
  refused("TALON_E_CARD_TWICE", solver.deal, solver, game:rules(),
    {[0] = "AS", "AS", "AS", "AS"})
  refused("TALON_E_SPACE", advisor.solver, {bytes = 8})
  fails(solver.solve, solver, 7)
  refused("TALON_E_SYNTAX", solver.worlds, solver, game, 1, talon.rng "1",
    "luck")
  for _, limit in ipairs {-1, 0.5, 2 ^ 32, "all"} do
    assert(fails(advisor.solver, {limit = limit}):find "a limit is")
    solver.limit = limit
    fails(solver.solve, solver, game)
  end
  solver.limit = 1
  fails(solver.solve, solver, game, true)
  solver:close()
  fails(solver.forget, solver)
end)

-- A misère that five hands hold: hundreds of millions of nodes.
local function hard()
  return {
    hand = {[0] = "4S 10S 6C JC 5D 7D 8D 9D QD 5H",
      "5S 7S 2C 4C 9C 2D 10D JD 4H 9H", "3S 6S 8S JS AS 5C 7C QC 8H 10H",
      "9S KS 10C KC 4D 6D KD 3H QH AH", "2S QS 3C 8C 3D 2H 6H 7H JH KH"},
    denomination = "misere", playing = 31, side = {4}, leader = 4,
    contractor = 4,
  }
end

test("a solver ends by default", function()
  local advisor = require "talon_advisor"
  for _, options in ipairs {{}, {limit = 0}} do
    local value, said = advisor.solver(options):solve(hard())
    assert(said == "unfinished" and value.low == 0 and value.high == 1)
    assert(value.nodes >= advisor.DEFAULT_LIMIT)
  end
end)

test("a stop that is set ends every call", function()
  local advisor = require "talon_advisor"
  local solver = advisor.solver {limit = advisor.UNLIMITED}
  local stop, game, seat = advisor.stop(), in_tricks()
  assert(not stop:is_set() and advisor.solver():solve(game, stop))
  stop:set()
  assert(stop:is_set() and stop.c[0] ~= 0)
  local function ends(call, ...)
    local answer, said = call(solver, ...)
    assert(said == "unfinished")
    return answer
  end
  assert(ends(solver.solve, hard(), stop).high == 1)
  assert(ends(solver.solve, hard(), ffi.cast("uint32_t *", stop.c)).low == 0)
  assert(ends(solver.reaches, hard(), 1, stop) == nil)
  assert(#ends(solver.cards, hard(), stop) == 10)
  assert(#ends(solver.line, hard(), stop) == 0)
  ends(solver.deal, talon.rules("five-hundred", "five-5"), hard().hand, stop)
  ends(solver.worlds, game:view {seat}, 2, talon.rng "1", "tricks", stop)
  game:apply(game:move_random(talon.rng "1"))
  local review = ends(solver.review, game, stop)
  assert(#review == 1 and review[1].best_card == nil)
  stop:clear()
  assert(not stop:is_set())
end)

-- stop_later is C that sets a number from another thread (lua.sh builds it).
test("another thread ends a call", function()
  local advisor = require "talon_advisor"
  ffi.cdef "int stop_later(uintptr_t address);"
  local stop = advisor.stop()
  local same = advisor.stop_at(stop:address())
  assert(same:address() == stop:address())
  local library = ffi.load(os.getenv "STOP_LATER")
  local solver = advisor.solver {limit = advisor.UNLIMITED}
  for _, one in ipairs {stop, same} do
    stop:clear()
    assert(library.stop_later(stop:address()) == 0)
    local value, said = solver:solve(hard(), one)
    assert(said == "unfinished" and value.nodes > 0 and stop:is_set())
  end
end)

test("players can be stopped", function()
  local advisor = require "talon_advisor"
  local game, seat = in_tricks()
  local stop, player = advisor.stop(), advisor.player "club-1"
  local rng = talon.rng "3"
  local with = player:advise(game, seat, rng:copy(), nil, stop)
  local without = player:advise(game, seat, rng:copy())
  assert(#with == #without and with[1].worth == without[1].worth)
  stop:set()
  local advice, said = player:advise(game, seat, rng:copy(), nil, stop)
  assert(said == "unfinished" and not game:check(advice[1].next_move))
  local move
  move, said = player:move(game, seat, rng:copy(), nil, stop)
  assert(said == "unfinished" and not game:check(move))
  local best, other
  best, other, said = player:why(game, seat, with[#with].next_move, rng:copy(),
    nil, stop)
  assert(said == "unfinished")
  assert(not game:check(best.next_move) and
    not game:check(other.next_move))
  refused("TALON_E_SEAT", player.move, player, game, 7, rng, nil, stop)
end)

test("a hard hand is solved in slices", function()
  local advisor = require "talon_advisor"
  local solver, slices = advisor.solver {limit = 512}, 0
  local position = advisor.position((in_tricks()))
  position.denomination, position.side = "S", {0, 2}
  local thread = coroutine.wrap(function()
    local value, said
    repeat
      value, said = solver:solve(position)
      coroutine.yield(said and "goes on" or value)
    until not said
  end)
  local value
  repeat
    value, slices = thread(), slices + 1
  until value ~= "goes on"
  assert(slices > 1 and value.low == advisor.solver():solve(position).low)
end)

-- The deal of doc/words.md: seat 0 bids first.
local function begun()
  local rules = talon.rules("five-hundred", "classic-3")
  rules:set("first-dealer", 2)
  local game = talon.game(rules)
  return game, talon.redact(game:chance(talon.rng "\7"), {0})
end

test("sentences in two languages", function()
  local words = require "talon_words"
  local game, events = begun()
  local how = {you = 0, names = {[1] = "Ben", [2] = "Clara"}}
  local en = words.new(game:rules(), "en", how)
  local de = words.new(game:rules(), "de_AT.UTF-8", how)
  assert(en:events(events) == "The cards are dealt.\nClara deals.\n" ..
    "You get ♦7 ♦J ♦Q ♣9 ♣J ♣K ♥7 ♥8 ♥10 ♥Q.\n")
  assert(de:events(events) == "Die Karten werden gegeben.\nClara gibt.\n" ..
    "Du bekommst ♦7 ♦B ♦D ♣9 ♣B ♣K ♥7 ♥8 ♥10 ♥D.\n")
  local first, told = en:event(events)
  assert(first == "The cards are dealt." and told == 1)
  local seven = game:parse "0 bid 7H"
  assert(en:move(seven) == "bid 7 ♥" and en:choice(game:choices()[1]) == "pass")
  assert(en:scores(game) == "You 0; Ben 0; Clara 0")
  assert(en:bid(10, "NT") == "10 NT" and
       de:bid(10, "NT") == "10 ohne Trumpf")
  assert(en:card "JC" == "♣J" and de:card "JC" == "♣B")
  assert(en:cards {"7H", "JC"} == "♥7 ♣J")
  local letters = words.new(game:rules(), "de", {style = "letters"})
  assert(letters:card "7H" == "He7")
  assert(en:hand(game, talon.cards "QH 7D 9C") == "♦7 ♣9 ♥Q")
  assert(en:seats {0, 1, 2} == "you, Ben and Clara" and de:seat(1) == "Ben")
  assert(en:poker(talon.poker.rank "KS KH KC 10D 10H") ==
    "full house, kings over tens")
  local advice = {reason = 55}
  assert(en:advice(advice) == "lets the trick go")
  advice = require "talon_advisor".player "club-1":advise(game:view {0}, 0,
    talon.rng "8")[1]
  assert(type(advice.reason) == "string" and #en:advice(advice) > 0)
  assert(en:advice(advice) ~= de:advice(advice))
  refused("TALON_E_SYNTAX", en.advice, en, {reason = "no reason"})
  assert(en:chance(1, 7349) == "contract made in 73\u{A0}% of cases")
  assert(en:chance(advice.chance_of, advice.chance):find "%% of cases$")
  refused("TALON_E_ARGUMENT", words.new, game:rules(), "fr")
  refused("TALON_E_SPACE", words.new, game:rules(), "en",
    {names = {("x"):rep(64)}})
  refused("TALON_E_CHARACTER", words.new, game:rules(), "en",
    {names = {"a\nb"}})
  refused("TALON_E_ARGUMENT", words.new, game:rules(), "en", {style = "none"})
  refused("TALON_E_INDEX", en.event, en, {})
  assert(words.version() == talon.version())
end)

test("what a person types is read", function()
  local words = require "talon_words"
  local game = begun()
  local en, de = words.new(game:rules(), "en"), words.new(game:rules(), "de")
  local seven = en:read(game, 0, "7 hearts")
  assert(seven.kind == "bid" and seven.amount == 7)
  assert(de:read(game, 0, "7 Herz").denomination == seven.denomination)
  game:apply(seven)
  local move, late = en:read(game, 1, "6 hearts")
  assert(not move and late.read_as == "refused" and late.move.amount == 6)
  assert(late.why.name == "TALON_E_BID_LOW")
  assert(late.answer == en:refusal(late.why, game))
  assert(en:refusal(late.why) ~= late.answer)
  local none, lost = de:read(game, 1, "xyzzy")
  assert(not none and lost.read_as == "unknown" and #lost.answer > 0)
  assert(lost.first == 1 and lost.last == 5)
  refused("TALON_E_SEAT", en.read, en, game, "table", "pass")
  assert(en:read_cards(game, "aces") == de:read_cards(game, "Asse"))
  local nothing, why = en:read_cards(game, "xyzzy")
  assert(nothing == nil and why == "Not understood: “xyzzy”.")
end)

test("settings have names in both languages", function()
  local words = require "talon_words"
  assert(table.concat(words.languages(), " ") == "en de")
  assert(words.find "de-CH" == "de" and words.find "fr" == nil)
  assert(words.language_name "de" == "Deutsch")
  for _, key in ipairs(words.languages()) do
    local rules = talon.rules "tripoli"
    local told = words.new(rules, key)
    for number = 1, 2 do
      assert(#told:game(number) > 0 and #told:game_help(number) > 0)
      assert(#told:preset(number, 1) > 0 and #told:preset_help(number, 1) > 0)
      assert(#told:group(number, 0) > 0 and #told:option(number, 1) > 0)
      assert(#told:option_help(number, 1) > 0)
      assert(told:option(number, 999) == "")
    end
    assert(#told:value(rules, 1) > 0 and #told:level(1) > 0)
    assert(#told:term("kind", 1) > 0 and #told:advisor_term("chance", 1) > 0)
    assert(told:term("kind", "bid") == told:term("kind",
      talon.number("kind", "bid")))
    assert(told:level "club-1" == told:level(require "talon_advisor"
      .level_number "club-1") and told:game "tripoli" == told:game(2))
    refused("TALON_E_ARGUMENT", told.term, told, "nothing", 1)
  end
end)

test("check answers with the refusal, also of what cannot be read", function()
  local game = begun()
  assert(game:check {kind = "pass", seat = 0} == nil)
  local why = game:check {kind = "bid", seat = 0, amount = 5}
  assert(talon.is_refusal(why))
  assert(refused(why.name, game.apply, game, {kind = "bid", seat = 0,
    amount = 5}).status == why.status)
  local unread = game:check {kind = "dance", seat = 0}
  assert(talon.is_refusal(unread))
  assert(refused(unread.name, game.apply, game, {kind = "dance", seat = 0}))
  assert(#fails(game.check, game, 7) > 0)
end)

if arg[1] == "list" then
  for i, one in ipairs(tests) do
    print(i, one[1])
  end
else
  tests[tonumber(arg[1])][2]()
end
