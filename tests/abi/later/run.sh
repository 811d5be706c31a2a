#!/bin/sh
# SPDX-License-Identifier: MIT
# Makes a later talon from this tree (make.py) and lets today's clients, saves,
# views, records, bindings and advisor meet it, and its files meet today's
# library. What each pair must do stands in doc/abi.md.
#
#   tests/abi/later/run.sh [--long]
#
# With --long, all but the bindings meet with 32 bits, too, and clients in five
# languages play, instead of two. What is compiled
# goes to build/later/.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
here=$root/tests/abi/later
into=$root/build/later
. "$root/tests/tools.sh"
. "$root/tests/abi/libraries.sh"

# ---- making

# Today's libraries are those that are installed; for 32 bits they are compiled.
make_today() {
    if [ "$bits" = 64 ]; then
        (build_once install) && ln -s "$root/build/prefix/lib" "$work/today"
    else
        (compile_all "$work/today" -O0 "-m$bits")
    fi
}

# Makes a later tree and compiles the libraries of it that are used.
make_later() {
    python3 -B "$here/make.py" "$work/later" &&
        (root=$work/later/talon compile_shared "$work/later" libtalon lib \
            -O0 "-m$bits") &&
        (root=$work/later/talon compile_shared "$work/later" libtalon-advisor \
            lib/advisor -O0 "-m$bits" "$work/later/libtalon.so.0")
}

make_stricter() {
    python3 -B "$here/make.py" "$work/stricter" --stricter &&
        (root=$work/stricter/talon compile_shared "$work/stricter" libtalon \
            lib -O0 "-m$bits")
}

compile_clients() {
    for client in client advised; do
        gcc "-m$bits" -std=c11 -O1 -Wall -Wextra -Wpedantic -Werror \
            "-I$root/include" -o "$work/$client" "$here/$client.c" \
            "$work/today/libtalon-advisor.so.0" \
            "$work/today/libtalon.so.0" || return 1
    done
}

# Puts a libtalon and an advisor together.
#   pair NAME LIBTALON-OF ADVISOR-OF
pair() {
    mkdir -p "$work/$1" &&
        ln -sf "$work/$2/libtalon.so.0" "$work/$1/libtalon.so.0" &&
        ln -sf "$work/$3/libtalon-advisor.so.0" \
            "$work/$1/libtalon-advisor.so.0"
}

libraries_are_made() {
    make_today && make_later && make_stricter && compile_clients &&
        pair mixed later today && pair strict stricter today &&
        pair reversed today later
}

# Runs a program with the libraries of a directory.
with() {
    libraries=$work/$1
    shift
    LD_LIBRARY_PATH=$libraries $runner "$@"
}

# ---- files

files_are_written() {
    for version in today later; do
        mkdir -p "$work/files-$version" &&
            with "$version" "$work/client" write "$work/files-$version" &&
            for reader in today later; do
                with "$reader" "$work/client" read \
                    "$work/files-$version"/* >"$work/$version-by-$reader.txt" ||
                    return 1
            done || return 1
    done
}

# All that an earlier library has saved means the same in a later one.
files_of_today_mean_the_same() {
    ! grep -v ' TALON_OK' "$work/today-by-today.txt" &&
        [ "$(wc -l <"$work/today-by-today.txt")" -ge 300 ] &&
        diff "$work/today-by-today.txt" "$work/today-by-later.txt"
}

# Lines about a preset or game of the later library, of files of one kind.
#   lines_about PATTERN KIND FILE
lines_about() {
    grep -E "^($1)-[0-9]*\.($2) " "$work/$3"
}

added='later-4|strict-4|barter|duel'

# What a later library has saved with rules of today is the same, byte by byte.
files_of_later_are_the_same() {
    for file in "$work"/files-today/*.save "$work"/files-today/*.view \
        "$work"/files-today/*.record; do
        cmp "$file" "$work/files-later/${file##*/}" || return 1
    done
}

# All statuses of some lines are the same.
#   all_are STATUS PATTERN KIND
all_are() {
    lines_about "$2" "$3" later-by-today.txt >"$work/lines.txt" &&
        ! grep -v " $1\( \|\$\)" "$work/lines.txt"
}

# A preset that came later is none: the options say it all.
saves_of_a_later_preset_load() {
    all_are TALON_OK later-4 'save|view' &&
        lines_about later-4 'save|view' later-by-today.txt >"$work/a.txt" &&
        lines_about later-4 'save|view' later-by-later.txt |
        diff "$work/a.txt" -
}

records_of_a_later_preset_are_refused() {
    all_are TALON_E_PRESET 'later-4|strict-4' record
}

later_options_are_refused() {
    all_are TALON_E_UNSUPPORTED strict-4 'save|view'
}

later_games_are_refused() {
    all_are TALON_E_GAME 'barter|duel' 'save|view|record'
}

# Events of kinds that came later are loaded, skipped and passed on.
later_events_load() {
    all_are TALON_OK '[-a-z0-9]*' events &&
        grep -q ' unknown [1-9]' "$work/lines.txt" &&
        grep '\.events ' "$work/later-by-today.txt" >"$work/a.txt" &&
        grep '\.events ' "$work/later-by-later.txt" | diff "$work/a.txt" -
}

# ---- the advisor

# The line about a preset.
#   advised_of PRESET FILE
advised_of() {
    grep "^$1: " "$work/$2"
}

players_play() {
    with today "$work/advised" $levels >"$work/advised-today.txt" &&
        with mixed "$work/advised" $levels >"$work/advised-mixed.txt" &&
        while read -r line; do
            grep -qFx "$line" "$work/advised-mixed.txt" || {
                say "with a later libtalon not: $line"
                return 1
            }
        done <"$work/advised-today.txt"
}

later_preset_is_played() {
    advised_of later-4 advised-mixed.txt |
        grep ': players TALON_OK, solver TALON_OK, beginner-1 [1-9]'
}

later_rules_are_refused() {
    for rules in strict-4 'lowest-bid 8' 'deal-pattern 2' barter duel; do
        advised_of "$rules" advised-mixed.txt |
            grep 'players TALON_E_UNSUPPORTED, solver TALON_E_UNSUPPORTED' ||
            return 1
    done
}

# The library lets nobody bid no trump, and the advisor does not know it.
moves_are_those_of_the_library() {
    with strict "$work/advised" $levels >"$work/advised-strict.txt" &&
        [ "$(grep -c 'players TALON_OK' "$work/advised-strict.txt")" -eq 14 ]
}

# ---- a later client or advisor with the library of today

later_advisor_is_refused() {
    with reversed "$work/advised" $levels >"$work/reversed.txt"
    [ $? -eq 3 ] && grep 'do not serve each other' "$work/reversed.txt"
}

# A program that needs a function of the later library does not even begin.
later_client_is_refused() {
    say '#include <stdio.h>
#include <talon/talon.h>
int main(void)
{
    printf("%d\n", (int)talon_version_serves(TALON_VERSION));
#ifdef NEEDS
    printf("%u\n", talon_later());
#endif
}' >"$work/later.c"
    for flag in -UNEEDS -DNEEDS; do
        gcc "-m$bits" -std=c11 "$flag" "-I$work/later/talon/include" \
            -o "$work/later-client$flag" "$work/later.c" \
            "$work/later/libtalon.so.0" || return 1
    done
    [ "$(with later "$work/later-client-DNEEDS")" = "1
99" ] && [ "$(with today "$work/later-client-UNEEDS")" = 0 ] &&
        fails_with 'TALON_0.99' with today "$work/later-client-DNEEDS"
}

# ---- clients of the headers of today, in several languages

# A prefix with headers of today and libraries of another version.
make_prefix() {
    mkdir -p "$work/prefix-$1/lib" &&
        ln -sfn "$root/include" "$work/prefix-$1/include" &&
        for library in talon talon-advisor; do
            ln -sf "$work/$1/lib$library.so.0" \
                "$work/prefix-$1/lib/lib$library.so.0" &&
                ln -sf "lib$library.so.0" \
                    "$work/prefix-$1/lib/lib$library.so" || return 1
        done
}

clients_play() {
    make_prefix later &&
        # shellcheck disable=SC2086
        TALON_PREFIX=$work/prefix-later sh "$root/tests/clients/run.sh" 25 $1
}

# A line "SEED HASH" for each of some seeds: the hash of what a program says.
#   write_hashes PROGRAM COUNT
write_hashes() {
    seed=1
    while [ "$seed" -le "$2" ]; do
        say "$seed $(with later "$work/$1" "$seed" 40 |
            sed -n 's/^hash //p')"
        seed=$((seed + 1))
    done
}

# What bindings have to say: 18 seeds are all presets, those of the later
# library and its game included.
references_are_made() {
    gcc -std=c11 -O1 "-I$root/include" -o "$work/games" \
        "$root/tests/clients/client.c" "$work/today/libtalon.so.0" &&
        gcc -std=c11 -O1 "-I$root/include" -o "$work/advice" \
            "$root/tests/bindings/advice.c" \
            "$work/today/libtalon-advisor.so.0" "$work/today/libtalon.so.0" &&
        write_hashes games 18 >"$work/games.txt" &&
        with mixed "$work/advice" 1 20 | sed -n 's/^hash /1 /p' \
            >"$work/advice.txt" && [ -s "$work/advice.txt" ]
}

# Runs a program with the libraries that a binding looks for.
binding() {
    TALON_LIBRARY=$work/mixed/libtalon.so.0 PYTHONDONTWRITEBYTECODE=1 \
        TALON_ADVISOR_LIBRARY=$work/mixed/libtalon-advisor.so.0 \
        PYTHONPATH=$bindings/python LUA_PATH="$bindings/lua/?.lua" \
        LD_LIBRARY_PATH=$work/mixed "$@"
}

python_binding_plays() {
    binding /usr/bin/python3 "$bindings/python/tests/transcript.py" \
        "$work/games.txt" 40 &&
        binding /usr/bin/python3 "$bindings/python/tests/advice.py" \
            "$work/advice.txt" 20
}

# What a program says of the seeds of a file is what the file says.
#   says_the_same FILE PROGRAM ARGUMENT...
says_the_same() {
    file=$1
    shift
    # shellcheck disable=SC2046
    binding "$@" $(cut -d ' ' -f 1 "$file") | diff "$file" -
}

lua_binding_plays() {
    says_the_same "$work/games.txt" luajit "$bindings/lua/transcript.lua" 40 &&
        says_the_same "$work/advice.txt" luajit "$bindings/lua/advice.lua" 20
}

cpp_binding_plays() {
    for program in transcript advice; do
        g++ -std=c++17 -O1 "-I$root/include" "-I$bindings/cpp" \
            -o "$work/cpp-$program" "$bindings/cpp/$program.cpp" \
            "$work/today/libtalon-advisor.so.0" "$work/today/libtalon.so.0" ||
            return 1
    done
    says_the_same "$work/games.txt" "$work/cpp-transcript" 40 &&
        says_the_same "$work/advice.txt" "$work/cpp-advice" 20
}

files_have_no_bits() {
    diff -r "$into/64/files-later" "$into/32/files-later"
}

# Checks something for the bits at hand.
try() {
    what="$bits bits: $1"
    shift
    check "$what" "$@"
}

# All that does not depend on a language.
meet() {
    try "a later talon is made from this one" libraries_are_made
    try "files are written and read" files_are_written
    try "files of today mean the same to a later library" \
        files_of_today_mean_the_same
    try "files of a later library under rules of today are the same" \
        files_of_later_are_the_same
    try "saves and views of a later preset with options of today load" \
        saves_of_a_later_preset_load
    try "records of a later preset are refused by name" \
        records_of_a_later_preset_are_refused
    try "saves and views with a later option are refused" \
        later_options_are_refused
    try "saves, views and records of a later game are refused" \
        later_games_are_refused
    try "events of later kinds load" later_events_load
    try "players and solver of today work with a later libtalon" players_play
    try "they play a later preset with options of today" later_preset_is_played
    try "they refuse later options, values and games by a status" \
        later_rules_are_refused
    try "they choose among the moves of the library" \
        moves_are_those_of_the_library
    try "a later advisor says that libtalon does not serve it" \
        later_advisor_is_refused
    try "a later client is refused by the library of today" \
        later_client_is_refused
}

# ---- all of it

bindings=$root/examples/bindings
levels='beginner-1 novice-1 casual-1 club-1 expert-1'
clients='c python' widths=64
case ${1:-} in
'') ;;
--long) clients=--long widths='32 64' ;;
*)
    say "usage: tests/abi/later/run.sh [--long]"
    exit 2
    ;;
esac
rm -rf "$into"
tally_at_end
install_missing gcc:gcc g++:g++ :libc6-dev-i386 :lib32gcc-12-dev \
    python3:python3 :python3-cffi luajit:luajit
for bits in $widths; do
    work=$into/$bits
    mkdir -p "$work"
    try "programs run" find_runner "$bits"
    meet
done
[ "$widths" = 64 ] ||
    check "files are the same with 32 and 64 bits" files_have_no_bits
check "clients in several languages play with a later libtalon" \
    clients_play "$clients"
check "programs in C say what bindings have to say" references_are_made
check "the binding to Python plays and advises with it" python_binding_plays
check "the binding to Lua plays and advises with it" lua_binding_plays
check "the binding to C++ plays and advises with it" cpp_binding_plays
finished
