#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the binding for LuaJIT, as README.md describes.
set -eu

root=$TALON_ROOT
work=$TALON_WORK
prefix=$TALON_PREFIX
here=$root/examples/bindings/lua
. "$root/tests/tools.sh"
. "$root/tests/bindings/binding.sh"

# Runs a program of the binding from another directory, as users do.
lua() {
    program=$1
    shift
    (cd "$work" && LUA_PATH="$here/?.lua" \
        TALON_LIBRARY="${library:-$prefix/lib/libtalon.so.0}" \
        STOP_LATER="$work/stop_later.so" luajit "$here/$program" "$@")
}

# C that sets a number from another thread, for one of the tests.
build_stop_later() {
    cat >"$work/stop_later.c" <<'END'
#include <pthread.h>
#include <stdint.h>
#include <time.h>

static void *set(void *number)
{
    nanosleep(&(struct timespec){0, 200000000}, 0);
    __atomic_store_n((uint32_t *)number, 1, __ATOMIC_RELAXED);
    return 0;
}

int stop_later(uintptr_t address)
{
    pthread_t thread;

    return pthread_create(&thread, 0, set, (void *)address) ||
           pthread_detach(thread);
}
END
    cc -shared -fPIC -pthread -o "$work/stop_later.so" "$work/stop_later.c"
}

hashes_are_equal() {
    # shellcheck disable=SC2046
    lua transcript.lua "$TALON_TURNS" \
        $(cut -d ' ' -f 1 "$TALON_HASHES") | diff "$TALON_HASHES" -
}

advice_is_equal() {
    # shellcheck disable=SC2046
    lua advice.lua "$TALON_TURNS" \
        $(cut -d ' ' -f 1 "$TALON_ADVICE") | diff "$TALON_ADVICE" -
}

hint_runs() {
    lua hint.lua >"$work/hint.txt" &&
        grep -q '^seat .* points: ' "$work/hint.txt" &&
        grep -q '^trick .* cost .* points, ' "$work/hint.txt"
}

# The rules run without the advisor; calls that need it say that it is missing.
advisor_may_be_missing() {
    lua transcript.lua 5 1 >"$work/refused.txt" || return 1
    TALON_ADVISOR_LIBRARY=$work/none.so lua hint.lua \
        >"$work/refused.txt" 2>&1 && return 1
    grep -q "talon-advisor: no library: .*none.so" "$work/refused.txt" ||
        return 1
    TALON_ADVISOR_LIBRARY=$prefix/lib/libtalon.so.0 lua hint.lua \
        >"$work/refused.txt" 2>&1 && return 1
    grep -q "talon-advisor: .* is another library" "$work/refused.txt"
}

# Prints the Nth hand that the example shows.
hand() {
    grep -o 'You hold .*' "$2" | sed -n "$1p" | grep .
}

# The example refuses a bad card, saves its game, and continues from there.
example_runs() {
    printf '%s\n' 'play 99X' save '' | lua example.lua 5 saved \
        >"$work/example.txt" &&
        lua example.lua 6 saved </dev/null >"$work/again.txt" &&
        grep -q '^>   refused: TALON_E_CARD: not a card$' \
            "$work/example.txt" &&
        grep -q ': dealer, in the draw for the deal$' "$work/example.txt" &&
        grep -q '^>   you: ' "$work/example.txt" &&
        grep -q '^Scores: 0 0 0 0$' "$work/again.txt" &&
        [ "$(hand 1 "$work/example.txt")" = "$(hand 1 "$work/again.txt")" ]
}

# In a game that reaches a second move, undo returns to the first.
example_undoes() {
    for seed in 1 2 3 4 5 6 7 8 9; do
        printf '\nundo\n' | lua example.lua "$seed" none >"$work/undo.txt"
        if hand 3 "$work/undo.txt" >"$work/third.txt"; then
            hand 1 "$work/undo.txt" | diff - "$work/third.txt"
            return
        fi
    done
    return 1
}

# Loading the module fails with a sentence that has these words.
#   refuses LIBRARY WORDS
refuses() {
    library=$1
    lua example.lua 5 none >"$work/refused.txt" 2>&1 </dev/null && return 1
    cat "$work/refused.txt"
    grep -q "$2" "$work/refused.txt"
}

other_version_is_refused() {
    cat >"$work/other.c" <<'END'
int talon_version_serves(unsigned version) { return (int)(version & 0); }
unsigned talon_version_number(void) { return 0x090909; }
END
    cc -shared -fPIC -o "$work/other.so" "$work/other.c"
    refuses "$work/other.so" "is talon 9.9.9, which does not serve this module"
}

another_library_is_refused() {
    printf 'int nothing;\n' | cc -shared -fPIC -x c -o "$work/nothing.so" -
    refuses "$work/nothing.so" "is another library"
}

# Memory lacks at each allocation of LuaJIT.
survives_famine() {
    # shellcheck disable=SC2046
    gcc -std=c11 -o "$work/starved" "$root/tests/bindings/starved_lua.c" \
        $(pkg-config --cflags --libs luajit) || return
    (cd "$work" && LUA_PATH="$here/?.lua" \
        TALON_LIBRARY=$prefix/lib/libtalon.so.0 \
        ./starved "$root/tests/bindings/starved.lua")
}

# The files that LuaRocks would copy are enough.
rock_is_whole() {
    version=$(sed -n "s/^  version: '\(.*\)',$/\1/p" "$root/meson.build")
    mkdir -p "$work/rock"
    sed -n 's/^    talon[a-z_]* = "\(.*\)",$/\1/p' "$here"/*.rockspec |
        while read -r file; do cp "$here/$file" "$work/rock"; done
    luajit - "$here"/*.rockspec <<'END'
local rock = setfenv(assert(loadfile(arg[1])), {})
rock()
local made = getfenv(rock)
assert(made.package == "libtalon" and made.description.summary:find "LuaJIT" and
  table.concat(made.description.labels, " "):find "luajit" and
  made.build.modules.talon == "talon.lua")
END
    (cd "$work/rock" && LUA_PATH="$work/rock/?.lua" \
        TALON_LIBRARY=$prefix/lib/libtalon.so.0 \
        luajit -e 'print(require "talon".version())') | grep -qx "$version"
}

tally_at_end
if ! install_missing luajit:luajit cc:gcc; then
    say "skipped lua: no LuaJIT"
    finished
    exit
fi
check "every preset is played as by the client in C" timed hashes_are_equal
check "advice is that of the program in C" advice_is_equal
build_stop_later
lua test.lua list >"$work/tests.txt"
while read -r number what; do
    check "$what" lua test.lua "$number"
done <"$work/tests.txt"
check "the example plays, saves and goes on" example_runs
check "the hint runs" hint_runs
check "the rules need no advisor" advisor_may_be_missing
check "the example undoes a move" example_undoes
check "another version of the library is refused" other_version_is_refused
check "another library is refused" another_library_is_refused
check "a missing library is named" \
    refuses "$work/none.so" "talon: no library: .*none.so"
check "the rock is whole" rock_is_whole
if install_missing pkg-config:pkg-config :libluajit-5.1-dev; then
    check "memory may lack at each allocation" survives_famine
else
    say "skipped famines: there are no headers of LuaJIT"
fi
binding_row "$here/example.lua" "$here/talon.lua" "$here/talon_cdef.lua" \
    "$prefix/lib/libtalon.so.0"
finished
