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
  assert(hand.mask == talon.cards(hand.mask).mask)
  assert(#talon.cards(0xffffffffffffffffULL) == 64)
  assert(tostring(talon.cards(0x8000000000000000ULL)) == "AH")
  assert(talon.card.suit "K♥" == "H" and talon.card.rank "KH" == "K")
  assert(talon.card.unicode "KH" == 0x1f0be and talon.card.make("H", 10) == "10H")
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
  assert(talon.feature "tripoli" and talon.version() == "0.3.0")
  assert(talon.call.version_number() == 512)
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
    end
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
        local _, why = game:check(bad)
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
    assert(game:check(move) and game:move_index(move) == count)
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
      record = record .. game:write_deal(game:shuffle(rng:copy()))
      game:chance(rng)
    elseif game:to_act() then
      local move = game:move_random(rng)
      record = record .. game:write_move(move)
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
  assert(fails(game.apply, game, nil):find "a table is expected")
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
  assert(board:check(tr.board_shuffle(board, rng)))
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

if arg[1] == "list" then
  for i, one in ipairs(tests) do
    print(i, one[1])
  end
else
  tests[tonumber(arg[1])][2]()
end
