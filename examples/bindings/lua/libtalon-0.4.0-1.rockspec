-- SPDX-License-Identifier: MIT
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
    players and a solver, which are in libtalon-advisor.so.0.
  ]],
  license = "MIT",
  -- generated: home
  -- end
}
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
  },
}
