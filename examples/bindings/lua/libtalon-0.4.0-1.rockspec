-- SPDX-License-Identifier: MIT
rockspec_format = "3.0"
package = "libtalon"
version = "0.4.0-1"
-- generated: source
source = {
  url = "file://.",
}
-- end
description = {
  summary = "The complete rules of Five Hundred and Tripoli, for LuaJIT",
  detailed = [[
    Games, views, rules, records and saves of the library talon. The library
    itself, libtalon.so.0, is installed separately. talon_advisor has computer
    players and a solver, which are in libtalon-advisor.so.0; talon_words has
    sentences, from libtalon-words.so.0. The modules need LuaJIT for its ffi.
  ]],
  license = "MIT",
  labels = {"luajit", "ffi", "games"},
  -- generated: home
  -- end
}
-- LuaJIT, which LuaRocks knows as Lua 5.1.
dependencies = {
  "lua == 5.1",
}
external_dependencies = {
  TALON = {
    library = "talon",
  },
}
build = {
  type = "builtin",
  modules = {
    talon = "talon.lua",
    talon_advisor = "talon_advisor.lua",
    talon_cdef = "talon_cdef.lua",
    talon_words = "talon_words.lua",
  },
}
