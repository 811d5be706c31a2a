#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests talon. Without arguments: builds it and runs the test suites, which is
# what a change needs most. On Debian it installs what is missing first. Runs
# from any directory; everything it makes is under build/.
#
#   tests/run.sh [PART]...
#
#   suites     the test suites (the default), with few of the random games
#   thorough   the same with all of them, and programs that check learned tables
#   sanitized  the suites under AddressSanitizer and UndefinedBehaviorSanitizer
#   coverage   the suites once more, to measure what they cover of lib/
#   install    the installed library, its headers, its ABI
#   abi        the interface has only grown; old clients; a later library
#   checkers   memory that is not set, threads, undefined behavior
#   everywhere the same answers with other compilers, options, processors
#   stack      how much stack the public functions take
#   routes     every way to get talon into a program (doc/embedding.md)
#   clients    clients in C and Python, which play by the headers alone
#   bindings   the bindings to C++, Lua and Python, with all of their tests
#   play       examples/play, as a person uses it
#   table      examples/table, with good and bad guests
#   server     examples/server, with good and bad guests
#   web        the page of examples/web, in a browser
#   window     examples/sdl, played by clicks without a screen
#   programs   the examples that ask the exact solver
#   matches    the players, in short matches with the reference players
#   clusters   many deals under GNU parallel, Slurm and Dask (doc/clusters.md)
#   documents  the commands and code in the documents
#   all        all of these, with every language, and longer
#
# The last line counts the tests that passed and failed. A test that runs in
# several builds counts once, but every failure counts.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
build=$root/build
. "$root/tests/tools.sh"

# Of the random games, all but the thorough suites play so many in a hundred,
# and do without the suite `learned`: programs that check learned tables.
plain_percent=30
sanitized_percent=10
measured_percent=5

# Runs the suites of a build; what the programs say goes to its suites.txt.
#   run_suites BUILD [OPTION-OF-MESON-TEST...]
run_suites() {
    tested=$1
    shift
    rm -f "$tested/meson-logs/testlog.txt"
    meson test -C "$tested" --no-rebuild --num-processes "$(processors)" "$@" \
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

# Shows what programs said that did not end well.
show_failures() {
    awk '
    /^=+ *[0-9]+\/[0-9]+ *=+$/ { block = ""; inside = 1; fine = 0 }
    inside { block = block $0 "\n" }
    inside && /^result: +exit status 0$/ { fine = 1 }
    inside && /^=+$/ { inside = 0; if (!fine) printf "%s", block }
    END { if (inside || block == "") print "the suites did not end" }
    ' "$1/suites.txt"
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

run_sanitized() {
    say "== the suites under AddressSanitizer and UndefinedBehaviorSanitizer"
    build_talon "$build/sanitized" --buildtype debug -Doptimization=1 \
        -Db_sanitize=address,undefined -Db_lundef=false \
        -Dc_args="-fno-sanitize-recover=all -g1"
    (
        export TALON_TEST_PERCENT=$sanitized_percent
        export ASAN_OPTIONS=abort_on_error=1:halt_on_error=1
        export UBSAN_OPTIONS=abort_on_error=1:print_stacktrace=1
        run_suites "$build/sanitized" --no-suite learned
    )
    grep -E '^Running suite|^[0-9]+%: Checks' "$build/sanitized/suites.txt" ||
        :
    set -- $(count_tests "$build/sanitized")
    count_part "the suites, sanitized" "$1" "$2"
    [ "$2" -eq 0 ] || show_failures "$build/sanitized"
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
    build_talon "$build/coverage" --buildtype debug -Db_coverage=true \
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
    work=$build/coverage
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

# Runs a script that ends with a tally, shows it, and adds its numbers.
#   run_script "what" NAME SCRIPT ARGUMENT...
run_script() {
    say "== $1"
    told=$build/$2.txt
    shift 2
    sh "$@" >"$told" 2>&1 </dev/null || :
    cat "$told"
    passed=$((passed + $(passed_in "$told")))
    failed=$((failed + $(failed_in "$told")))
}

run_part() {
    case $1 in
    suites) run_plain $plain_percent --no-suite learned ;;
    thorough) run_plain 100 ;;
    sanitized) run_sanitized ;;
    coverage) measure ;;
    install)
        run_script "the installed library" installed \
            "$root/tests/install/run.sh"
        ;;
    abi)
        run_script "the interface, old clients, 32 bits" abi \
            "$root/tests/abi/run.sh"
        run_script "a later talon" later "$root/tests/abi/later/run.sh"
        ;;
    long-abi)
        run_script "the interface, old clients, 32 bits" abi \
            "$root/tests/abi/run.sh"
        run_script "a later talon" later "$root/tests/abi/later/run.sh" --long
        ;;
    checkers) run_script "checkers" checkers "$root/tests/checkers/run.sh" ;;
    everywhere)
        run_script "everywhere the same" everywhere \
            "$root/tests/everywhere/run.sh" --short
        ;;
    all-everywhere)
        run_script "everywhere the same" everywhere \
            "$root/tests/everywhere/run.sh"
        ;;
    stack)
        run_script "stack" stack "$root/tests/measure/stack/run.sh"
        ;;
    routes)
        run_script "ways into a program" routes "$root/tests/install/routes.sh"
        ;;
    bindings)
        run_script "bindings" bindings "$root/tests/bindings/run.sh" \
            cpp lua python
        ;;
    all-bindings)
        run_script "bindings to every language" bindings \
            "$root/tests/bindings/run.sh"
        ;;
    clients)
        run_script "clients" clients "$root/tests/clients/run.sh" 1 c python
        ;;
    all-clients)
        run_script "clients in every language" clients \
            "$root/tests/clients/run.sh" 1 --long
        ;;
    play) run_script "play" play "$root/tests/play/run.sh" ;;
    table) run_script "table" table "$root/tests/table/run.sh" ;;
    server) run_script "server" server "$root/tests/server/run.sh" ;;
    long-server)
        run_script "server" server "$root/tests/server/run.sh" --long
        ;;
    web) run_script "the page" web "$root/tests/web/run.sh" ;;
    window) run_script "a window" window "$root/tests/window/run.sh" ;;
    programs)
        run_script "programs that ask the solver" programs \
            "$root/tests/programs/run.sh"
        ;;
    matches)
        run_script "matches" matches "$root/tests/measure/tournament/run.sh"
        ;;
    clusters)
        run_script "clusters" clusters "$root/tests/clusters/run.sh"
        ;;
    documents)
        run_script "documents" documents "$root/tests/documents/run.sh"
        ;;
    all-documents)
        run_script "documents" documents "$root/tests/documents/run.sh" all
        ;;
    esac
}

# What a part needs beyond the scripts that it runs, which install their own.
needs_of() {
    case $1 in
    coverage) say gcovr:gcovr ;;
    install) say g++:g++ nm:binutils tcc:tcc msgfmt:gettext ;;
    esac
}

parts=${*:-suites}
[ "$parts" != all ] ||
    parts="thorough sanitized checkers coverage install long-abi
        all-everywhere stack routes all-clients all-bindings play table
        long-server web window programs matches clusters all-documents"
for part in $parts; do
    case $part in
    suites | thorough | sanitized | coverage | install | abi | long-abi) ;;
    stack | routes | everywhere | all-everywhere | checkers) ;;
    clients | bindings | play | table | server | web | window | programs) ;;
    matches | long-server) ;;
    clusters | documents) ;;
    all-clients | all-bindings | all-documents) ;;
    *)
        say "$part: no such part; they are listed at the top of tests/run.sh"
        exit 2
        ;;
    esac
done
mkdir -p "$build"
TALON_RUN=${TALON_RUN:-$$-$(date +%s)}
export TALON_RUN
tally_at_end
needs="gcc:gcc :libc6-dev meson:meson ninja:ninja-build pkg-config:pkg-config
    :check :libsubunit-dev"
for part in $parts; do
    needs="$needs $(needs_of "$part")"
done
# shellcheck disable=SC2086
install_missing $needs
for part in $parts; do
    run_part "$part"
done
say "== all tests"
finished
