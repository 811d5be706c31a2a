#!/bin/sh
# SPDX-License-Identifier: MIT
# Prints how large talon is and what its parts cost, for doc/performance.md,
# "Sizes", and checks the sizes that have a goal.
#
#   tests/install/size/run.sh
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
route=size
. "$root/tests/install/route.sh"

most_shared=212992 # 208 KiB
most_gzipped=77824 # 76 KiB

# Prints the size of a file in bytes.
bytes() {
    wc -c <"$1" | tr -d ' '
}

show() {
    printf '%-52s %8s\n' "$1" "$2"
}

# Builds the shared library with a build type, and strips it.
build_shared() {
    build_talon "$work/$1" --buildtype "$1" -Dtests=false -Dadvisor=disabled \
        -Ddefault_library=shared &&
        strip -o "$work/$1.so" "$work/$1/lib/libtalon.so.0"
}

is_at_most() {
    say "$1 bytes, at most $2"
    [ "$1" -le "$2" ]
}

build_wasm() {
    mkdir "$work/wasm"
    cp "$root/tests/install/memory.c" "$work/wasm"
    ln -s "$root" "$work/wasm/talon"
    (cd "$work/wasm" && sh -eux "$root/tests/install/wasm/build.sh" &&
        gzip -9 <talon.wasm >talon.wasm.gz)
}

# Compiles a copy of lib/, with each function in its own section.
#   build_objects NAME LIB
build_objects() {
    mkdir "$work/$1"
    (cd "$work/$1" && gcc -std=c11 -Os -ffunction-sections -fdata-sections \
        -I"$root/include" -I"$2" -c "$2"/*.c "$2"/*/*.c)
}

# Prints the size of the code and constants of a program that uses some parts.
#   size_with OBJECTS PART...
size_with() {
    objects=$1
    shift
    defines=
    for part in "$@"; do
        defines="$defines -D$part"
    done
    # shellcheck disable=SC2086
    gcc -std=c11 -Os -no-pie -fno-pie -Wl,--gc-sections -I"$root/include" \
        $defines -o "$work/program" "$here/parts.c" "$work/$objects"/*.o &&
        size "$work/program" | awk 'NR == 2 { print $1 + $2 }'
}

# Prints the size of a program without talon.
size_of_nothing() {
    say 'int main(void) { return 0; }' >"$work/nothing.c"
    gcc -Os -no-pie -fno-pie -o "$work/nothing" "$work/nothing.c" &&
        size "$work/nothing" | awk 'NR == 2 { print $1 + $2 }'
}

# Makes a library with only one game in its list of games.
#   one_game NAME MODULE
one_game() {
    cp -R "$work/objects" "$work/$1"
    rm "$work/$1/games.o"
    {
        say '#include "game/module.h"'
        say "extern const struct module $2;"
        say 'const struct game_entry *const tln_games[GAMES_MAX] = {'
        say "    &$2.entry,"
        say '};'
    } >"$work/$1.c"
    gcc -std=c11 -Os -I"$root/include" -I"$root/lib" -c \
        -o "$work/$1/games.o" "$work/$1.c"
}

# Makes a library without labels, help and sentences, but with keys and clauses.
without_english() {
    cp -R "$root/lib" "$work/lib"
    sed -i -e 's/^\(#define WORDS(.*)  *key "\\0"\) label$/\1/' \
        -e 's/^\(#define TEXTS(.*)  *key "\\0"\) label \("\\0" clause "\\0"\) help$/\1 \2/' \
        "$work/lib/base/term.h"
    sed -i 's/^\(#define LITERAL(.*) #number "\\0\)" text "\(\\0" clause\)$/\1\2/' \
        "$work/lib/base/status.c"
    ! cmp -s "$root/lib/base/term.h" "$work/lib/base/term.h" &&
        ! cmp -s "$root/lib/base/status.c" "$work/lib/base/status.c" &&
        build_objects silent "$work/lib"
}

measure() {
    nothing=$(size_of_nothing)
    playing=$(size_with objects)
    show "a program that plays both games" $((playing - nothing))
    show "the same, Five Hundred alone" \
        $(($(size_with five_hundred) - nothing))
    show "the same, Tripoli alone" $(($(size_with tripoli) - nothing))
    while read -r part what; do
        show "+ $what" $(($(size_with objects "$part") - playing))
    done <<'PARTS'
VIEWS views
SAVES saving and loading
RECORDS records
HEADERS rules as text
SAMPLES samples
HISTORY the history of a hand
CODES codes of moves
POKER ranks of poker hands
SCORES the score pad of Five Hundred
SETTINGS the settings screen
WORDING labels of numbers and statuses
PARTS
    everything="VIEWS SAVES RECORDS HEADERS SAMPLES HISTORY CODES POKER SCORES
        SETTINGS"
    # shellcheck disable=SC2086
    all=$(size_with objects $everything WORDING)
    show "all of these" $((all - nothing))
    # shellcheck disable=SC2086
    silent=$(size_with silent $everything WORDING)
    show "of which English texts" $((all - silent))
    # The measurement makes sense only if a program that does more is larger.
    [ "$all" -gt "$playing" ] && [ "$playing" -gt "$nothing" ] &&
        [ "$all" -gt "$silent" ]
}

begin_route
install_missing gcc:gcc :libc6-dev meson:meson ninja:ninja-build clang:clang \
    wasm-ld:lld gzip:gzip strip:binutils
check "minsize, shared" build_shared minsize
check "release, shared" build_shared release
check "wasm32" build_wasm
check "objects" build_objects objects "$root/lib"
check "Five Hundred alone" one_game five_hundred tln_fh_module
check "Tripoli alone" one_game tripoli tln_tr_module
check "without English" without_english
show "shared library, minsize, stripped" "$(bytes "$work/minsize.so")"
show "shared library, release, stripped" "$(bytes "$work/release.so")"
show "wasm32 module" "$(bytes "$work/wasm/talon.wasm")"
show "wasm32 module, gzipped" "$(bytes "$work/wasm/talon.wasm.gz")"
check "minsize is small enough" is_at_most "$(bytes "$work/minsize.so")" \
    $most_shared
check "wasm32 is small enough" is_at_most \
    "$(bytes "$work/wasm/talon.wasm.gz")" $most_gzipped
if measure >"$work/parts.txt" 2>&1; then
    measured=true
else
    measured=false
fi
cat "$work/parts.txt"
check "the parts add up" $measured
finished
