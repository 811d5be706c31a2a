# SPDX-License-Identifier: MIT
# Functions of par.sh and discards.sh: they break sources of the solver on
# purpose, with one change (a mutant) at a time, and say whether tests notice.
# POSIX shell, sourced with
#   root       the project directory
#   work       a directory for what is made
#   sources    the names of the sources, without .c
#   programs   the names of the tests, without test_
solver=lib/advisor/solver
killed=0 wrong=0
. "$root/tests/tools.sh"
cd "$root" || exit 1

# Links a test with the changed files in place of the originals.
#   link NAME
# shellcheck disable=SC2046
link() {
    ${CC:-cc} "$work"/m/*.o "$work/tests/tests/advisor/solver/test_$1.p"/*.o \
        -o "$work/test_$1" -Wl,--start-group \
        "$work/tests/tests/advisor/solver/libadvisor-judge.a" \
        "$work/tests/tests/advisor/libadvisor-objects.a" \
        "$work/tests/tests/libtest-helpers.a" \
        "$work/tests/tests/libtalon-objects.a" -Wl,--end-group \
        $(pkg-config --libs check) -lm
}

copy() {
    for name in $sources; do
        cp "$solver/$name.c" "$work/lib/advisor/solver/" || return
    done
}

build() {
    for name in $sources; do
        ${CC:-cc} -O1 -w -std=c11 -DTALON_BUILDING -Iinclude -I"$work/lib" \
            -Ilib -c "$work/lib/advisor/solver/$name.c" \
            -o "$work/m/$name.o" || return
    done
    for name in $programs; do
        link "$name" || return
    done
}

passes() {
    for name in $programs; do
        TALON_TEST_PERCENT=10 timeout 120 "$work/test_$name" \
            >"$work/$name.txt" 2>&1 || return
    done
}

#   mutant FILE WHAT SED
mutant() {
    copy
    sed "$3" "$solver/$1" >"$work/lib/advisor/solver/$1"
    if cmp -s "$solver/$1" "$work/lib/advisor/solver/$1" ||
        ! build >"$work/build.txt" 2>&1; then
        say "does not apply: $1: $2"
        wrong=$((wrong + 1))
    elif passes; then
        say "LIVES   $1: $2"
        wrong=$((wrong + 1))
    else
        say "killed  $1: $2"
        killed=$((killed + 1))
    fi
}

# Builds the tests, and shows that they pass as long as nothing is changed.
prepare() {
    [ -d "$work/tests" ] ||
        quietly "$work.txt" meson setup "$work/tests" || exit 1
    # shellcheck disable=SC2046
    quietly "$work/ninja.txt" ninja -C "$work/tests" \
        $(printf 'tests/advisor/solver/test_%s ' $programs) || exit 1
    mkdir -p "$work/m" "$work/lib/advisor/solver"
    copy && build && passes || {
        say "the tests fail without a change"
        exit 1
    }
}

# Prints the counts; fails if a change was not noticed or did not apply.
finish() {
    say "$killed killed, $wrong wrong"
    [ $wrong -eq 0 ]
}
