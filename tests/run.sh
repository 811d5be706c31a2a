#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests talon. Without arguments: builds it and runs the test suites, which is
# what a change needs most. On Debian it installs what is missing first. Runs
# from any directory; everything it makes is under build/.
#
#   tests/run.sh [PART]...
#
#   suites           the test suites (the default), with few of the random games
#   thorough         all random games, tests that play matches, and programs
#                    that check learned tables
#   solver           a hundred thousand positions, beside minimax
#   sanitized        the suites under AddressSanitizer and
#                    UndefinedBehaviorSanitizer, with a few games
#   long-sanitized   the suites under sanitizers, with more games, and the tests
#                    of matches
#   suites-32        the suites with 32 bits, under an emulator if need be
#   coverage         how much of lib/ the suites cover
#   install          the installed library, its headers, its ABI
#   long-install     the installed library; clang compiles tests and examples,
#                    too; stack frames are those of a release, of all libraries
#   abi              the interface has only grown; old clients; a later library
#   long-abi         a later library with 32 bits, and clients in every language
#   checkers         memory that is not set, threads, undefined behavior
#   long-checkers    checkers, with hostile arguments for functions that search
#   analyzer         what gcc's analyzer finds in lib/
#   short-analyzer   the same, but for five of the six searches of the solver
#   faults           faults that the checks of sources and documents must notice
#   archive          the archive of a release, made twice and used alone
#   everywhere       the same answers with other compilers and options
#   long-everywhere  the same answers in eighteen ways, under emulators and wine
#   stack            how much stack the public functions take
#   routes           talon in a program that Meson builds, not optimized
#   long-routes      every way to get talon into a program (doc/embedding.md)
#   clients          clients in C and Python, which play by the headers alone
#   long-clients     clients in every language
#   bindings         the bindings to C++, Lua and Python, with a few games and
#                    compilers
#   long-bindings    the bindings to every language, with a thousand games
#   fuzzers          all fuzzers, in 20 seconds
#   long-fuzzers     all fuzzers, in five minutes
#   play             examples/play, as a person uses it
#   table            examples/table, with good and bad guests
#   server           examples/server, with good and bad guests
#   long-server      examples/server under load: a hundred tables
#   web              the page of examples/web, in a browser
#   window           examples/sdl, played by clicks without a screen
#   programs         the examples that ask the exact solver
#   short-starved    programs without memory, from twelve of their allocations
#                    on, or at one of them
#   starved          programs of which one allocation fails, or all from one on:
#                    each of up to sixty
#   short-matches    the players, in matches of one deal
#   matches          the players, in short matches with the reference players
#   chances          chances that players state among their equals
#   clusters         many deals under GNU parallel, Slurm and Dask
#   documents        the commands and code in the documents
#   long-documents   those that take minutes, or need other languages
#
# `all` stands for the long form of everything. `left PART...` lists what it has
# beside these parts.
#
# The last line counts the tests that passed and failed. A test that runs in
# several builds counts once, but every failure counts.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
build=$root/build
. "$root/tests/tools.sh"
. "$root/tests/abi/libraries.sh"

# Of the random games, all but the thorough suites play so many in a hundred,
# and do without the suite `learned`: programs that check learned tables.
plain_percent=30
sanitized_percent=5 long_sanitized_percent=30
measured_percent=5 percent_32=5

# Configures a build of the suites, from scratch.
#   configure BUILD MESON-OPTION...
configure() {
    made=$1
    shift
    rm -rf "$made"
    quietly "$made.txt" meson setup "$@" "$made" "$root"
}

# Runs the suites of a build, and builds what they need; what the programs say
# goes to its suites.txt.
#   run_suites BUILD [OPTION-OF-MESON-TEST...]
run_suites() {
    tested=$1
    shift
    rm -f "$tested/meson-logs/testlog.txt"
    meson test -C "$tested" --num-processes "$(processors)" "$@" \
        >"$tested/meson.txt" 2>&1 </dev/null || :
    cp "$tested/meson-logs/testlog.txt" "$tested/suites.txt" 2>/dev/null ||
        cp "$tested/meson.txt" "$tested/suites.txt"
}

# Counts tests as Check tells them: "passed failed". A program that failed
# without telling of a failed test has crashed, and counts as one more.
count_tests() {
    awk '
    /^[0-9]+%: Checks:/ {
        gsub(",", "")
        checks += $3
        wrong += $5 + $7
        told += $5 + $7 > 0
    }
    /^Ok: / { ended = 1 }
    /^(Fail|Unexpected Pass|Timeout): / { programs += $NF }
    END {
        lost = programs - told
        if (lost < 0) lost = 0
        if (!ended || checks == 0) lost++
        print checks - wrong, wrong + lost
    }' "$1/suites.txt"
}

# Shows what programs said that did not end well. The line that ends it is
# longer than the one with which AddressSanitizer begins.
show_failures() {
    awk '
    /^=+ *[0-9]+\/[0-9]+ *=+$/ { block = ""; inside = 1; fine = 0 }
    inside { block = block $0 "\n" }
    inside && /^result: +exit status 0$/ { fine = 1 }
    inside && /^=+$/ && length($0) > 70 {
        inside = 0
        if (!fine) printf "%s", block
    }
    END { if (inside || block == "") print "the suites did not end" }
    ' "$1/suites.txt"
    [ -e "$1/meson-logs/testlog.txt" ] || tail -n 40 "$1/meson.txt"
}

# Adds the counts of a part and tells them.
#   count_part "what" PASSED FAILED
count_part() {
    failed=$((failed + $3))
    say "-- $1: $2 passed, $3 failed"
}

# Runs the suites with so many of the random games in a hundred.
#   run_plain PERCENT [OPTION-OF-MESON-TEST...]
run_plain() {
    say "== the suites"
    build_once tests
    (
        export TALON_TEST_PERCENT="$1"
        shift
        run_suites "$build/tests" "$@"
    )
    grep -E '^Running suite|^[0-9]+%: Checks|:[PFES]:' \
        "$build/tests/suites.txt" || cat "$build/tests/suites.txt"
    set -- $(count_tests "$build/tests")
    passed=$((passed + $1))
    count_part "the suites" "$1" "$2"
    [ "$2" -eq 0 ] || show_failures "$build/tests"
}

#   run_sanitized PERCENT [OPTION-OF-MESON-TEST...]
run_sanitized() {
    say "== the suites under AddressSanitizer and UndefinedBehaviorSanitizer"
    configure "$build/sanitized" --buildtype debug -Doptimization=1 \
        -Db_sanitize=address,undefined -Db_lundef=false \
        -Dc_args="-fno-sanitize-recover=all -g1"
    (
        export TALON_TEST_PERCENT="$1"
        shift
        export ASAN_OPTIONS=abort_on_error=1:halt_on_error=1
        export UBSAN_OPTIONS=abort_on_error=1:print_stacktrace=1
        run_suites "$build/sanitized" --no-suite learned "$@"
    )
    grep -E '^Running suite|^[0-9]+%: Checks' "$build/sanitized/suites.txt" ||
        :
    set -- $(count_tests "$build/sanitized")
    count_part "the suites, sanitized" "$1" "$2"
    [ "$2" -eq 0 ] || show_failures "$build/sanitized"
}

# Builds the suites for 32-bit x86 and runs them, under an emulator where the
# kernel runs no such programs.
run_32() {
    say "== the suites, 32 bits"
    i386=$build/i386
    if ! install_missing :libc6-dev-i386 :lib32gcc-12-dev ||
        ! find_runner 32; then
        say "skipped the suites, 32 bits: nothing runs them here"
        return 0
    fi
    if ! quietly "$i386.txt" \
        sh "$root/tests/checkers/i386.sh" "$i386" $runner; then
        say "skipped the suites, 32 bits: no Check for them"
        return 0
    fi
    configure "$build/suites-32" --cross-file "$i386/i386.ini" \
        --buildtype release
    set -- --no-suite learned
    if [ -n "$runner" ]; then
        say "skipped the suite matches: its tests start programs, which" \
            "$runner does not run"
        set -- "$@" --no-suite matches --timeout-multiplier 4
    fi
    (
        export TALON_TEST_PERCENT=$percent_32
        run_suites "$build/suites-32" "$@"
    )
    grep -E '^Running suite|^[0-9]+%: Checks' "$build/suites-32/suites.txt" ||
        :
    set -- $(count_tests "$build/suites-32")
    count_part "the suites, 32 bits" "$1" "$2"
    [ "$2" -eq 0 ] || show_failures "$build/suites-32"
}

# Less coverage of lib/ than this, in percent of lines and branches, fails.
lines_floor=98 branches_floor=93

# Whether coverage is not below its floor, nor below what README.md says.
is_covered_enough() {
    awk -F, -v lines="$lines_floor" -v branches="$branches_floor" '
    NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
    {
        line += $column["line_total"]; hit += $column["line_covered"]
        way += $column["branch_total"]; gone += $column["branch_covered"]
    }
    END {
        if (line == 0 || way == 0) exit 1
        printf "%.2f %% of the lines, %.2f %% of the branches\n",
            100 * hit / line, 100 * gone / way
        exit 100 * hit < lines * line || 100 * gone < branches * way
    }' "$1" &&
        python3 "$root/tests/form/figures.py" "$1"
}

# Lines and branches of lib/, by file and in all. Sources that tests compile in
# another way have functions on other lines, which gcovr cannot add up.
measure() {
    say "== coverage of lib/, in percent of lines and branches"
    configure "$build/coverage" --buildtype debug -Db_coverage=true \
        -Dc_args=-fprofile-update=single
    (
        export TALON_TEST_PERCENT=$measured_percent
        run_suites "$build/coverage" --no-suite learned
    )
    set -- $(count_tests "$build/coverage")
    quietly "$build/coverage/gcovr.txt" gcovr --root "$root" \
        --filter "$root/lib/" --csv "$build/coverage.csv" \
        --exclude-directories '.*/(libplain\.a|fit_leads)\.p' \
        --object-directory "$build/coverage" "$build/coverage"
    show_coverage "$build/coverage.csv"
    check "coverage is at least $lines_floor % and $branches_floor %" \
        is_covered_enough "$build/coverage.csv"
    count_part "the suites, measured" "$1" "$2"
    [ "$2" -eq 0 ] || show_failures "$build/coverage"
}

show_coverage() {
    awk -F, '
    function percent(part, whole) {
        return whole > 0 ? sprintf("%5.1f", 100 * part / whole) : "    -"
    }
    NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i; next }
    {
        all = $column["line_total"]; hit = $column["line_covered"]
        ways = $column["branch_total"]; gone = $column["branch_covered"]
        lines += all; lines_hit += hit; branches += ways; branches_hit += gone
        printf "%-32s lines %s  branches %s\n", $column["filename"],
            percent(hit, all), percent(gone, ways)
    }
    END {
        printf "%-32s lines %s  branches %s  (%d of %d, %d of %d)\n", "all",
            percent(lines_hit, lines), percent(branches_hit, branches),
            lines_hit, lines, branches_hit, branches
    }' "$1"
}

# The suites have a fifth of these positions.
run_solver() {
    build_once tests
    check "the solver is right in 100 000 positions" solver_is_right
    cat "$build/solver.txt"
}

solver_is_right() {
    TALON_TEST_PERCENT=500 "$build/tests/tests/advisor/solver/test_solve" \
        >"$build/solver.txt" 2>&1
}

#   run_fuzzers SECONDS
run_fuzzers() {
    say "== fuzzers"
    check "the fuzzers find nothing in $1 seconds" fuzzers_find_nothing "$1"
}

fuzzers_find_nothing() {
    sh "$root/tests/fuzz/run.sh" "$1" >"$build/fuzzers.txt" 2>&1 || {
        # Not the bytes around what AddressSanitizer found.
        sed '/^Shadow bytes around/,/ABORTING$/d' "$build/fuzzers.txt" |
            tail -n 50
        return 1
    }
}

# The parts that are scripts which end with a tally: the part, the script with
# its arguments, and what it is about.
scripts='install|install/run.sh|the installed library
long-install|install/run.sh --long|the installed library
abi|abi/run.sh|the interface, old clients, 32 bits
abi|abi/later/run.sh|a later talon
long-abi|abi/run.sh|the interface, old clients, 32 bits
long-abi|abi/later/run.sh --long|a later talon
checkers|checkers/run.sh|checkers
long-checkers|checkers/run.sh --long|checkers
analyzer|checkers/analyzer.sh|the analyzer of gcc
short-analyzer|checkers/analyzer.sh --short|the analyzer of gcc
faults|form/faults.sh|faults that checks must notice
archive|archive/run.sh|the archive of a release
everywhere|everywhere/run.sh --short|everywhere the same
long-everywhere|everywhere/run.sh|everywhere the same
stack|measure/stack/run.sh|stack
routes|install/routes.sh --short meson-subproject|ways into a program
long-routes|install/routes.sh|ways into a program
clients|clients/run.sh 1 c python|clients
long-clients|clients/run.sh 1 --long|clients in every language
bindings|bindings/run.sh --short cpp lua python|bindings
long-bindings|bindings/run.sh|bindings to every language
play|play/run.sh|play
table|table/run.sh|table
server|server/run.sh|server
long-server|server/run.sh --long|server
web|web/run.sh|the page
window|window/run.sh|a window
programs|programs/run.sh|programs that ask the solver
short-starved|programs/starved.sh --short|programs without memory
starved|programs/starved.sh|programs without memory
short-matches|measure/tournament/run.sh --short|matches
matches|measure/tournament/run.sh|matches
chances|measure/tournament/chances.sh|chances
clusters|clusters/run.sh|clusters
documents|documents/run.sh|documents
long-documents|documents/run.sh all|documents'

# Runs a script, shows what it says, and adds its numbers.
#   run_script "SCRIPT ARGUMENT..." "what"
run_script() {
    say "== $2"
    told=$build/told-$(say "${1%% *}" | tr / -).txt
    # shellcheck disable=SC2086
    (cd "$root/tests" && sh $1) >"$told" 2>&1 </dev/null || :
    cat "$told"
    passed=$((passed + $(passed_in "$told")))
    failed=$((failed + $(failed_in "$told")))
}

run_part() {
    case $1 in
    suites) run_plain $plain_percent --no-suite learned ;;
    thorough) run_plain 100 ;;
    solver) run_solver ;;
    sanitized) run_sanitized $sanitized_percent --no-suite measure ;;
    long-sanitized) run_sanitized $long_sanitized_percent ;;
    suites-32) run_32 ;;
    coverage) measure ;;
    fuzzers) run_fuzzers 20 ;;
    long-fuzzers) run_fuzzers 300 ;;
    *)
        say "$scripts" | grep "^$1|" >"$work/scripts.txt"
        while IFS='|' read -r part script what; do
            run_script "$script" "$what"
        done <"$work/scripts.txt"
        ;;
    esac
}

# What a part needs beyond the scripts that it runs, which install their own.
needs_of() {
    case $1 in
    coverage) say gcovr:gcovr ;;
    install | long-install) say g++:g++ nm:binutils tcc:tcc msgfmt:gettext ;;
    esac
}

# Describes parts, as above.
describe() {
    for part in "$@"; do
        awk -v part="$part" '
            !/^#/ { exit }
            /^#   [a-z]/ { inside = $2 == part }
            /^#$/ { inside = 0 }
            inside { sub(/^# /, ""); print; found = 1 }
            END { exit !found }' "$0" || {
            say "$part: no such part; they are listed at the top of $0"
            return 2
        }
    done
}

all='thorough solver long-sanitized suites-32 long-checkers analyzer coverage
    long-install faults archive long-abi long-everywhere stack long-routes
    long-clients long-bindings play table long-server web window programs
    starved matches chances clusters long-documents long-fuzzers'
case $* in
left*)
    shift
    for part in $all; do
        case " $* " in
        *" $part "*) ;;
        *) describe "$part" ;;
        esac
    done
    exit
    ;;
all) parts=$all ;;
*) parts=${*:-suites} ;;
esac
# shellcheck disable=SC2086
describe $parts >/dev/null || { describe $parts; exit 2; }
# Runs side by side, as in .ci/run, must not write into each other's files.
work=$build/parts/$$
mkdir -p "$work"
TALON_RUN=${TALON_RUN:-$$-$(date +%s)}
export TALON_RUN
tally_at_end
# Without python3, Meson leaves the sweep out.
needs="gcc:gcc :libc6-dev meson:meson ninja:ninja-build pkg-config:pkg-config
    :check :libsubunit-dev python3:python3"
for part in $parts; do
    needs="$needs $(needs_of "$part")"
done
# shellcheck disable=SC2086
install_missing $needs
for part in $parts; do
    run_part "$part"
done
rm -rf "$work"
say "== all tests"
finished
