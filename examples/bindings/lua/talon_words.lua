-- SPDX-License-Identifier: MIT
-- Sentences in English and German: what happens, what may be done, why a move
-- was refused, scores, hints, the labels of a settings screen, and what a
-- person types.
--
-- They are in libtalon-words, which this module loads; talon.lua does not need
-- it. Conventions are those of talon.lua. Languages are their keys ("en",
-- "de"), styles of cards "signs", "letters" and "words". Wording may change in
-- any version: never compare it.
local ffi = require "ffi"
local talon = require "talon"
local api = require "talon_cdef"
local with = api.with
local must, handle, text = with.must, with.handle, with.text
local from, to_struct = with.from, with.to_struct

local given = os.getenv "TALON_LIBRARY" -- the other one is beside it
local lib = api.open("talon-words", "talon_words_", "TALON_WORDS_LIBRARY",
  given and given:gsub("talon([^/\\]*)$", "talon-words%1"), api.words_version,
  api.words_version_string)

local words = {}
local Words = {}
Words.__index = Words
local STYLES = {signs = 1, letters = 2, words = 3}
local ANSWERS = {"move", "several", "refused", "unknown"}

local function argument(name, value)
  must(talon.number("status", "TALON_E_ARGUMENT"), {[name] = value})
end

function words.version()
  return api.version_text(lib.talon_words_version_number())
end

-- The keys of the languages.
function words.languages()
  local keys = {}
  for i = 1, lib.talon_language_count() do
    keys[i] = text(lib.talon_language_key(i))
  end
  return keys
end

-- The key of the language of a locale, such as "de_DE.UTF-8"; or nil.
function words.find(locale)
  local number = lib.talon_language_find(locale)
  return number ~= 0 and text(lib.talon_language_key(number)) or nil
end

-- A language's own name: "Deutsch".
function words.language_name(key)
  return text(lib.talon_language_label(lib.talon_language_find(key)))
end

-- Who is told, and how: the rules, a language, and a table that may have `you`
-- (a seat), `names` (by seat, from 0) and `style`.
function words.new(rules, language, how)
  how = how or {}
  local c = ffi.new "talon_words"
  must(lib.talon_words_init(c, lib.talon_language_find(language or "en"),
    handle(rules)), {language = language})
  c.style = STYLES[how.style or "signs"] or argument("style", how.style)
  c.you = how.you or -1
  for seat, name in pairs(how.names or {}) do
    must(lib.talon_words_name(c, seat, name, #name), {seat = seat})
  end
  return setmetatable({c = c}, Words)
end

-- Calls a function that ends with a text, its size and its length.
local function written(self, room, call, ...)
  local buffer, length = ffi.new("char[?]", room), ffi.new "size_t[1]"
  local count = select("#", ...)
  local given = {...}
  given[count + 1], given[count + 2], given[count + 3] = buffer, room, length
  must(call(self.c, unpack(given, 1, count + 3)))
  return ffi.string(buffer, length[0])
end

local function write(self, call, ...)
  return written(self, api.sizes.WORDS_TEXT_MAX, call, ...)
end

-- The number of a term of the advisor. Only keys need the advisor, and programs
-- that have them have it.
local function advised(space, key)
  if type(key) ~= "string" then
    return key or 0
  end
  return require "talon_advisor" and with.to_advised(space, key)
end

local function mask(cards)
  return ffi.new("uint64_t[1]", with.to_mask(cards))
end

-- A seat: its name, or "you".
function Words:seat(seat)
  return write(self, lib.talon_words_seat, with.to_seat(seat))
end
-- Seats, a list or a mask: "you, Anna and Ben".
function Words:seats(seats)
  return write(self, lib.talon_words_seats, with.to_seats(seats))
end
function Words:card(card)
  return write(self, lib.talon_words_card, with.to_card(card))
end
-- Cards in the order of a list.
function Words:cards(list)
  local cards, count = with.card_array(list)
  return write(self, lib.talon_words_cards, cards, count)
end
-- A hand in the order in which players hold it.
function Words:hand(game, cards)
  return write(self, lib.talon_words_hand, handle(game), mask(cards))
end
-- A bid: "7 ♥"; 0 tricks for a misère.
function Words:bid(tricks, denomination)
  return write(self, lib.talon_words_bid, tricks,
    with.to_term(api.spaces.denomination, denomination))
end
-- A move in a short form: "raise by 3 chips".
function Words:move(move)
  return write(self, lib.talon_words_move, to_struct("talon_move", move))
end
-- A choice in a short form: "bid 7 in ♠, ♣ or NT". With the game, cards are
-- listed as players hold them in it.
function Words:choice(choice, game)
  return write(self, lib.talon_words_choice, game and handle(game) or nil,
    to_struct("talon_choice", choice))
end
-- One sentence for the first event and for those after it that belong to it,
-- and how many events these are.
function Words:event(events)
  local array, count = with.struct_array("talon_event", events)
  local told = ffi.new "uint32_t[1]"
  local sentence = write(self, lib.talon_words_event, array, count, told)
  return sentence, told[0]
end
-- All sentences of some events, each with a line end.
function Words:events(events)
  local array, count = with.struct_array("talon_event", events)
  return written(self, api.sizes.WORDS_EVENTS_MAX, lib.talon_words_events,
    array, count)
end
-- A sentence on a refusal and, with the game, on what is possible instead.
function Words:refusal(why, game)
  return write(self, lib.talon_words_refusal, game and handle(game) or nil,
    why.status, mask(why.cards or 0))
end
-- Reads what a person typed as a move of a seat: the move; or nil and a table:
-- `answer` (a sentence), and `read_as`: "several" (with `moves`), "refused"
-- (with the `move` and `why`) or "unknown" (with the bytes `first` to `last`).
function Words:read(game, seat, typed)
  local move, reading = ffi.new "talon_move", ffi.new "talon_reading"
  local status = lib.talon_words_read(self.c, handle(game), with.to_seat(seat),
    typed, #typed, move, reading)
  if status >= 0 then
    return from.talon_move(move)
  elseif reading.answer == 0 then
    must(status)
  end
  local found = {read_as = ANSWERS[reading.answer], answer = write(self,
    lib.talon_words_answer, handle(game), reading, typed, #typed)}
  if found.read_as == "several" then
    found.moves = {}
    for i = 1, math.min(reading.count, api.sizes.READING_MOVES_MAX) do
      found.moves[i] = from.talon_move(reading.moves[i - 1])
    end
  elseif found.read_as == "refused" then
    found.move = from.talon_move(reading.moves[0])
    found.why = with.refusal(reading.status,
      {cards = with.from_cards(reading.concerned)})
  else
    found.first, found.last = reading.start + 1, reading.start + reading.length
  end
  return nil, found
end
-- Reads a set of cards that a person typed, "6d 10h", "hearts" or "aces": the
-- cards; or nil and a sentence on what is wrong.
function Words:read_cards(game, typed)
  local cards, reading = ffi.new "uint64_t[1]", ffi.new "talon_reading"
  local status = lib.talon_words_read_cards(self.c, handle(game), typed, #typed,
    cards, reading)
  if status >= 0 then
    return with.from_cards(cards[0])
  elseif reading.answer == 0 then
    must(status)
  end
  return nil, write(self, lib.talon_words_answer, nil, reading, typed, #typed)
end
-- The scores of all sides, or the chips of all seats.
function Words:scores(game)
  return write(self, lib.talon_words_scores, handle(game))
end
-- A poker hand by its rank: "full house, kings over tens".
function Words:poker(rank)
  return write(self, lib.talon_words_poker, rank)
end
-- The reason of an advice: of a table with `reason`, and with the `card` and
-- the `seat` that it speaks of, if there are any.
function Words:advice(one)
  return write(self, lib.talon_words_advice,
    advised(api.advisor_spaces.reason, one.reason), with.to_card(one.card),
    with.to_seat(one.seat))
end
-- A chance in ten-thousandths, of an advice: "contract made in 73 % of cases".
function Words:chance(of, chance)
  return write(self, lib.talon_words_chance,
    advised(api.advisor_spaces.chance, of), chance)
end
-- The value of an option as a settings screen shows it.
function Words:value(rules, option)
  return write(self, lib.talon_words_value, handle(rules), option)
end

-- The name of a term of talon or of the advisor, and of a level, by key or
-- number.
function Words:term(space, key)
  space = api.spaces[space] or argument("space", space)
  return text(lib.talon_words_term(self.c.language, space,
    with.to_term(space, key)))
end
function Words:advisor_term(space, key)
  space = api.advisor_spaces[space] or argument("space", space)
  return text(lib.talon_words_advisor_term(self.c.language, space,
    advised(space, key)))
end
function Words:level(key)
  local level = type(key) ~= "string" and key or
    require "talon_advisor".level_number(key)
  return text(lib.talon_words_level(self.c.language, level))
end

-- Names and helps of settings, by the keys or numbers of games, and the numbers
-- of presets and options; groups by index, from 0.
for _, name in ipairs {"game", "game_help", "preset", "preset_help", "group",
  "option", "option_help"} do
  Words[name] = function(self, game, ...)
    return text(lib["talon_words_" .. name](self.c.language,
      with.to_game_id(game), ...))
  end
end

return words
