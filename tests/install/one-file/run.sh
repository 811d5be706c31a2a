#!/bin/sh
# SPDX-License-Identifier: MIT
# talon as one source and one header (doc/embedding.md, "One file"). Runs all
# test suites with it.
#
#   tests/install/one-file/run.sh
#
# TALON_TEST_PERCENT is the percentage of their random games that the suites
# play; the default is 5.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
route=one-file
. "$root/tests/install/route.sh"

warnings='-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror'
one=$work/one
whole=$work/whole
suites=$root/build/tests/tests

# Runs the commands that the page shows, as a user would.
built_like_the_page() {
    mkdir "$work/program"
    cp "$root/tests/install/client.c" "$root/tests/install/session.c" \
        "$root/tests/install/session.h" "$work/program"
    ln -s "$root" "$work/program/talon"
    # There is no <talon/talon.h> here, only talon.h.
    sed -i 's|<talon/talon.h>|"talon.h"|' "$work/program/session.h"
    (cd "$work/program" && sh -eux "$here/build.sh")
}

# The files come out byte for byte the same when they are generated again from
# another directory.
same_again() {
    (cd / && python3 -I "$root/lib/one_file.py" "$work/again") &&
        cmp "$one/talon.c" "$work/again/talon.c" &&
        cmp "$one/talon.h" "$work/again/talon.h"
}

# If two files define the same name, the script stops and writes nothing.
clash_is_refused() {
    rm -rf "$work/clash" "$work/clashing"
    mkdir "$work/clash"
    cp -R "$root/lib" "$root/include" "$root/COPYING" "$work/clash"
    for file in poker/poker.c poker/ranks.c; do
        say 'int tln_twice(void) { return 2; }' >>"$work/clash/lib/$file"
    done
    fails_with 'tln_twice is defined by poker/poker.c and poker/ranks.c' \
        python3 "$work/clash/lib/one_file.py" "$work/clashing" &&
        [ ! -e "$work/clashing" ]
}

# The two files have no #line directives, include only standard C headers (and
# talon.c its own talon.h), and begin with the license.
is_plain() {
    ! grep -nE '^# *line|^# *include "([^t]|t[^a]|talon/)' "$one/talon.c" &&
        ! grep -nE '^# *(line|include ")' "$one/talon.h" &&
        head -n 12 "$one/talon.c" | grep -q 'MIT License' &&
        head -n 12 "$one/talon.h" | grep -q 'MIT License'
}

compiles() {
    $1 -O2 $warnings -c -o "$work/talon.o" "$one/talon.c"
}

exports_what_is_public() {
    sed -n 's/^ *\(talon_[a-z0-9_]*\);$/\1/p' "$root/lib/talon.map" | sort \
        >"$work/map.txt"
    nm -g --defined-only "$work/talon.o" | awk '{ print $NF }' | sort |
        diff "$work/map.txt" -
}

header_is() {
    $1 $warnings -fsyntax-only "$one/talon.h"
}

# Compiles client.c as C or C++, links it with the one file, and runs it.
#   client_of COMPILER-OF-THE-CLIENT COMPILER-OF-TALON...
client_of() {
    client=$1
    shift
    $* -c -o "$work/talon.o" "$one/talon.c" &&
        (cd "$work/program" && $client -c client.c &&
            $client -c session.c &&
            ${client%% *} -o "$work/client" client.o session.o \
                "$work/talon.o") && plays "$work/client"
}

# Builds the library for suites that call internal functions: one object with
# its list of games, and one without it, for suites that add a third game.
build_objects() {
    for inner in 1 2; do
        gcc -std=c11 -O1 -DTALON_INNER=$inner -c -o "$work/inner-$inner.o" \
            "$one/talon.c" || return 1
    done
}

# With the players, the solver and the sentences, too: one pair of files has
# everything.
whole_is_made() {
    python3 "$root/lib/one_file.py" --advisor --words "$whole"
}

# Says what it does instead of writing files, and refuses what it does not know.
helps() {
    (cd "$work" && python3 "$root/lib/one_file.py" --help >help.txt) &&
        grep -q -- --advisor "$work/help.txt" &&
        grep -q -- --words "$work/help.txt" && [ ! -e "$work/--help" ] &&
        fails_with 'unrecognized arguments: --players' \
            python3 "$root/lib/one_file.py" --players "$work/none" &&
        [ ! -e "$work/none" ]
}

whole_compiles() {
    $1 -O1 $warnings -c -o "$whole/talon.o" "$whole/talon.c"
}

whole_exports_three_maps() {
    sed -n 's/^ *\(talon_[a-z0-9_]*\);$/\1/p' "$root/lib/talon.map" \
        "$root/lib/advisor/talon-advisor.map" \
        "$root/lib/words/talon-words.map" | sort >"$work/maps.txt"
    nm -g --defined-only "$whole/talon.o" | awk '{ print $NF }' | sort |
        diff "$work/maps.txt" -
}

# Compiles the programs that ask for advice and for sentences, and links them
# with the one file that has both.
#   whole_serves COMPILER-OF-THE-CLIENT COMPILER-OF-TALON...
whole_serves() {
    client=$1
    shift
    $* -c -o "$whole/talon.o" "$whole/talon.c" || return 1
    for program in advised worded; do
        sed 's|<talon/[a-z]*\.h>|"talon.h"|' \
            "$root/tests/install/$program.c" >"$whole/$program.c"
        $client -I"$whole" -c -o "$whole/$program.o" "$whole/$program.c" &&
            ${client%% *} -o "$whole/$program" "$whole/$program.o" \
                "$whole/talon.o" || return 1
    done
    advises "$whole/advised" && says_so "$whole/worded"
}

# Lists the suites of libtalon. Their objects come from the usual build.
list_suites() {
    (cd "$suites" && ls -d */test_*.p) | grep -vE '^(measure|sweep|words)/' |
        sed 's|/test_\(.*\)\.p$|/\1|'
}

# Succeeds if a suite is listed under of_every_game in the meson.build of its
# folder.
needs_third_game() {
    grep '^of_every_game = ' "$root/tests/${1%/*}/meson.build" |
        grep -q "'${1#*/}'"
}

# Links the objects of a suite with the one file, and runs it.
#   suite FOLDER/NAME OBJECT...
suite() {
    objects=$suites/${1%/*}/test_${1#*/}.p
    shift
    gcc -o "$work/suite" "$objects"/*.o "$suites/libtest-helpers.a" "$@" \
        $(pkg-config --libs check) && (cd "$work" && ./suite)
}

run_suites() {
    export TALON_TEST_PERCENT="${TALON_TEST_PERCENT:-5}"
    list_suites >"$work/suites.txt"
    check "there are suites" grep -q '^rules/rules$' "$work/suites.txt"
    while read -r name; do
        set -- "$work/inner-1.o"
        [ "${name%/*}" != third_game ] || set -- "$work/inner-2.o"
        ! needs_third_game "$name" || set -- "$work/inner-2.o" \
            "$suites"/libtalon-three-games.a.p/third_game_*.o
        check "suite: $name" suite "$name" "$@"
    done <"$work/suites.txt"
}

begin_route
install_missing gcc:gcc g++:g++ clang:clang tcc:tcc nm:binutils \
    pkg-config:pkg-config python3:python3 :libc6-dev :check :libsubunit-dev
started=$(seconds_now)
check "two commands" built_like_the_page
seconds=$(seconds_since "$started")
check "it plays" plays "$work/program/client"
size=$(bytes_of "$work/program/client")
mkdir "$one"
cp "$work/program/talon.c" "$work/program/talon.h" "$one"
check "made again, it is the same" same_again
check "two files with one name are refused" clash_is_refused
check "one source, one header, the license" is_plain
for compiler in "gcc -std=c11" "gcc -std=gnu17" "clang -std=c11"; do
    check "no warnings: $compiler" compiles "$compiler"
    check "it exports the public functions: $compiler" exports_what_is_public
done
for dialect in "gcc -x c -std=c99" "gcc -x c -std=c11" "g++ -x c++ -std=c++17" \
    "clang -x c -std=c99" "clang -x c -std=c11" "clang++ -x c++ -std=c++17"; do
    check "the header: $dialect" header_is "$dialect"
done
check "tcc builds it, and the program" client_of "tcc" tcc
check "a program in C++, g++" client_of "g++ -x c++ -std=c++17" gcc -O1
check "a program in C++, clang++" client_of "clang++ -x c++ -std=c++17" \
    clang -O1
check "--help helps" helps
check "with --advisor and --words" whole_is_made
for compiler in "gcc -std=c11" "clang -std=c11"; do
    check "all, no warnings: $compiler" whole_compiles "$compiler"
    check "all, it exports the public functions: $compiler" \
        whole_exports_three_maps
done
check "all, the header: C++17" \
    g++ -x c++ -std=c++17 $warnings -fsyntax-only "$whole/talon.h"
check "all, tcc builds it, and the programs" whole_serves "tcc" tcc
check "all, programs in C++17" whole_serves "g++ -x c++ -std=c++17" \
    gcc -std=c11 -O1
build_once tests
check "with inner functions, for the suites" build_objects
run_suites
route_row one-file "$(lines_of "$here/build.sh")" "$seconds" "$size"
finished
