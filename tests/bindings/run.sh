#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds talon and tests the bindings in examples/bindings/, as README.md
# describes.
#
#   tests/bindings/run.sh [--short] [LANGUAGE ...]
#
# With --short, each language is tested once, not twice, and with few games. The
# default is every language. Each has a script LANGUAGE.sh beside this one,
# which installs what it needs, plays games, and compares transcripts. A
# language whose tools cannot be installed is skipped, with a note. Everything
# is built under build/bindings/, talon in build/install. The script ends with a
# table of what it measured. After a run of every language without a failure,
# tests/form/embedding.sh can use that table.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
here=$root/tests/bindings
work=$root/build/bindings
prefix=$root/build/prefix
. "$root/tests/tools.sh"
. "$root/tests/form/rows.sh"
. "$here/binding.sh"

# A thousand games: 77 seeds for each of the 13 presets. Games with advice take
# longer, so there are fewer.
seeds=77
advice_seeds=4
turns=80
short_seeds=5
short_advice_seeds=1

# Every run has a new seed, unless SEED is set.
first_seed() {
    say "${SEED:-$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')}"
}

build_library() {
    build_once install
    build_talon "$work/covered" --buildtype plain -Db_coverage=true \
        -Dtests=false --prefix "$work/covered-prefix" --libdir lib
    install_talon "$work/covered"
}

build_client() {
    gcc -std=c11 -O2 -I"$prefix/include" -o "$work/client" \
        "$root/tests/clients/client.c" "$prefix/lib/libtalon.a"
    gcc -std=c11 -O2 -I"$prefix/include" -o "$work/advice" \
        "$here/advice.c" "$prefix/lib/libtalon-advisor.a" \
        "$prefix/lib/libtalon.a"
}

# Writes a line "SEED HASH" for each of COUNT seeds: the hash of the transcript
# that a client in C writes.
#   write_hashes CLIENT FIRST COUNT
write_hashes() {
    seed=$2
    while [ "$seed" -lt $(($2 + $3)) ]; do
        say "$seed $("$1" "$seed" "$turns" | sed -n 's/^hash //p')"
        seed=$((seed + 1))
    done
}

# Runs the tests of a language against an installed library.
#   run_binding LANGUAGE PREFIX HASHES ADVICE LOG
run_binding() {
    TALON_PREFIX=$2 TALON_HASHES=$3 TALON_ADVICE=$4 TALON_TURNS=$turns \
        TALON_ROOT=$root TALON_CLIENT=$work/client TALON_WORK=$work/$1 \
        TALON_ADVICE_CLIENT=$work/advice TALON_LONG=$long \
        sh "$here/$1.sh" >"$5" 2>&1 </dev/null || :
    cat "$5"
}

# The tests of a language must call every function that the libraries export,
# except those in its unwrapped.txt: these must exist and must not be called.
every_function_was_entered() {
    listed=$root/examples/bindings/$1/unwrapped.txt
    [ ! -e "$listed" ] || grep -v '^#' "$listed" | sort >"$work/unwrapped.txt"
    [ -e "$listed" ] || : >"$work/unwrapped.txt"
    for library in talon talon-advisor talon-words; do
        nm -D --defined-only "$work/covered-prefix/lib/lib$library.so"
    done |
        awk '$2 == "T" { sub(/@.*/, "", $3); print $3 }' |
        sort >"$work/exported.txt"
    find "$work/covered" -name '*.gcda' -print0 |
        xargs -0 gcov --json-format --stdout 2>/dev/null |
        python3 "$here/entered.py" | sort >"$work/entered.txt"
    {
        sort -u "$work/entered.txt" "$work/unwrapped.txt" |
            comm -23 "$work/exported.txt" - | sed 's/$/ was not entered/'
        comm -12 "$work/unwrapped.txt" "$work/entered.txt" |
            sed 's/$/ is in unwrapped.txt, but was entered/'
        comm -23 "$work/unwrapped.txt" "$work/exported.txt" |
            sed 's/$/ is in unwrapped.txt, but does not exist/'
    } >"$work/missing.txt"
    is_empty "$work/missing.txt"
}

# Adds the row of a binding to the table. The tests of the binding write it when
# they reach their end.
add_row() {
    row=$(row_of_failure "$1" "$work/$1.txt")
    say "${row:-$1|$(cat "$work/$1/row.txt")}" >>"$work/rows.txt"
}

# The same once more, with one seed, against the library that was built for
# coverage.
run_covered() {
    head -n 1 "$work/hashes.txt" >"$work/one.txt"
    head -n 1 "$work/advice.txt" >"$work/one-advice.txt"
    run_binding "$1" "$work/covered-prefix" "$work/one.txt" \
        "$work/one-advice.txt" "$work/$1-covered.txt" >/dev/null
}

has_own_coverage() {
    [ -e "$root/examples/bindings/$1/own-coverage" ]
}

try_binding() {
    say "== $1"
    rm -rf "$work/$1"
    mkdir -p "$work/$1"
    find "$work/covered" -name '*.gcda' -exec rm -f {} +
    tested=$prefix
    [ -n "$long" ] || has_own_coverage "$1" || tested=$work/covered-prefix
    run_binding "$1" "$tested" "$work/hashes.txt" "$work/advice.txt" \
        "$work/$1.txt"
    passed=$((passed + $(passed_in "$work/$1.txt")))
    failed=$((failed + $(failed_in "$work/$1.txt")))
    add_row "$1"
    ! has_own_coverage "$1" && ! grep -q "^skipped $1:" "$work/$1.txt" ||
        return 0
    [ "$tested" != "$prefix" ] || run_covered "$1"
    check "$1: every exported function was entered" \
        every_function_was_entered "$1"
}

long=yes
if [ "${1:-}" = --short ]; then
    long='' seeds=$short_seeds advice_seeds=$short_advice_seeds
    shift
fi
mkdir -p "$work"
tally_at_end
install_missing gcc:gcc nm:binutils meson:meson ninja:ninja-build \
    python3:python3 :libc6-dev
build_library
build_client
seed=$(first_seed)
say "seeds from $seed on"
[ $# -gt 0 ] || rm -f "$work/all-rows.txt"
write_hashes "$work/advice" "$seed" "$advice_seeds" >"$work/advice.txt"
timed write_hashes "$work/client" "$seed" "$seeds" >"$work/hashes.txt"
say "c|works||$seconds|" >"$work/rows.txt"
for language in ${*:-$(cd "$root/examples/bindings" && ls -d */ | tr -d /)}; do
    try_binding "$language"
done
if [ -n "$long" ]; then
    say "== lines of the example, seconds of the games, bytes that a program" \
        "ships"
    show_rows "$work/rows.txt"
    [ $# -gt 0 ] || [ "$failed" -gt 0 ] ||
        mv "$work/rows.txt" "$work/all-rows.txt"
fi
finished
