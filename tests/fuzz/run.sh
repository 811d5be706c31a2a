#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds all fuzzers, from one build of the libraries, and runs them one after
# the other. The inputs under tests/fuzz/seeds, some of which failed once, are
# tried first.
#
#   tests/fuzz/run.sh SECONDS [DIRECTORY]
#   tests/fuzz/run.sh --hours HOURS DIRECTORY
#
# The first takes so many seconds for all fuzzers together. DIRECTORY keeps the
# programs and the inputs that were collected, so that a later run continues
# from there; without it, they are discarded. An input that fails stays in the
# working directory, as crash-….
#
# The second goes on until all runs with this DIRECTORY have taken so many hours
# of processor time. It can be stopped by a signal at any time, and continues
# when it is started again. DIRECTORY/fuzz.log has a line for every turn of a
# fuzzer, with its processor time and its executions, and then the sums of all.
# Inputs that fail stay in DIRECTORY/found, and the other fuzzers go on.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
. "$root/tests/tools.sh"
hours=0
if [ "${1:-}" = --hours ]; then
    hours=${2:?usage: run.sh --hours HOURS DIRECTORY}
    work=${3:?usage: run.sh --hours HOURS DIRECTORY}
else
    seconds=${1:?usage: run.sh SECONDS [DIRECTORY]}
    work=${2:-}
fi
optimized=-O1
if [ -z "$work" ]; then
    optimized=-O0 # as compiling takes longer than the fuzzers
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
fi
fuzzers="calls players table load record words solve"
for name in $fuzzers; do
    mkdir -p "$work/$name"
done
mkdir -p "$work/objects" "$work/found"
work=$(cd "$work" && pwd)
sanitizers='-fsanitize=address,undefined -fno-sanitize-recover=all'

# ---- the programs

# Whether the programs are younger than all sources that they are made of.
is_built() {
    [ -e "$work/built" ] && [ -z "$(find "$root/lib" "$root/include" \
        "$root/tests/fuzz" "$root/tests/sweep" "$root/tests/advisor/solver" \
        "$root/examples/table" "$root/doc/talon-api.json" -type f \
        -newer "$work/built" ! -path "$here/seeds/*")" ]
}

# The sources, each with a name for its object. For a short run the libraries
# are one source, which takes the least time. The table of all functions is made
# here.
list_sources() {
    python3 tests/sweep/make.py doc/talon-api.json >"$work/objects/calls.c"
    say "tests_sweep_calls $work/objects/calls.c"
    libraries=lib
    [ $optimized != -O0 ] || {
        libraries=
        python3 lib/one_file.py --advisor --words "$work/objects" >&2
        say "lib_talon $work/objects/talon.c"
    }
    # shellcheck disable=SC2086
    find $libraries tests/fuzz tests/sweep/functions.c \
        tests/advisor/solver/model.c -name '*.c' |
        sed "s|\(.*\)\.c|\1 &|; :again; s|/\(.* \)|_\1|; t again"
}

# Compiles the libraries and the fuzzers, the libraries once for all of them.
build() {
    rm -f "$work"/objects/*
    (
        cd "$root"
        list_sources |
            while read -r name source; do
                say "-o $work/objects/$name.o $source"
            done | xargs -P "$(processors)" -L 1 ${CC:-clang} -c \
            -std=c11 $optimized -gline-tables-only \
            -fsanitize=fuzzer-no-link $sanitizers -DTALON_FUZZ -Iinclude -Ilib \
            -Itests
    )
    find "$work/objects" -name '*.o' ! -name 'tests_fuzz_fuzz_*' \
        -exec ar -rcs "$work/objects/all.a" {} +
    for name in $fuzzers; do
        ${CC:-clang} -fsanitize=fuzzer $sanitizers -o "$work/fuzz_$name" \
            "$work/objects/tests_fuzz_fuzz_$name.o" "$work/objects/all.a"
    done
    touch "$work/built"
}

# ---- a turn

# Becomes a fuzzer, with what it needs to know of its inputs, and where it finds
# some.
#   fuzz NAME SECONDS [OPTION]...
fuzz() {
    name=$1
    shift
    set -- -max_total_time="$@" -timeout=20 -rss_limit_mb=4096 \
        -print_final_stats=1 "$work/$name"
    [ ! -d "$here/seeds/$name" ] || set -- "$@" "$here/seeds/$name"
    case $name in
    load) set -- -max_len=1024 "$@" "$root/tests/saves" ;;
    record) set -- -max_len=8192 -dict="$here/record.dict" "$@" ;;
    words) set -- -max_len=256 -dict="$here/words.dict" "$@" ;;
    solve) set -- -max_len=80 "$@" ;;
    calls) set -- -max_len=1024 "$@" ;;
    players) set -- -max_len=2200 "$@" ;;
    table) set -- -max_len=2048 -dict="$here/record.dict" "$@" ;;
    esac
    exec "$work/fuzz_$name" "$@"
}

# Calls every exported function with right values, in twelve states, and asks
# every question there. Every function must accept a call, there or in one of
# the seeds. If one does not, it needs a seed; a run with a DIRECTORY may find
# it, because the fuzzer keeps what makes a function accept its first call.
try_all() {
    TALON_FUZZ_ALL=1 "$work/fuzz_calls" -runs=0 "$here/seeds/calls"
}

# ---- hours

# The processor time of all children between two outputs of `times`, in seconds.
seconds_between() {
    cat "$1" "$2" | awk -F '[ms ]+' '
        NR % 2 == 0 { before = now; now = $1 * 60 + $2 + $3 * 60 + $4 }
        END { printf "%d\n", now - before + 0.5 }'
}

# Sums of fuzz.log, by fuzzer and of all.
show_sums() {
    awk '$1 == "turn" { seconds[$2] += $3; runs[$2] += $5; found[$2] += $7 }
    END {
        for (name in seconds) {
            printf "%-8s %7d s %12d executions %3d failures\n", name,
                seconds[name], runs[name], found[name]
            all += seconds[name]; run += runs[name]; bad += found[name]
        }
        printf "%-8s %7d s %12d executions %3d failures\n", "all", all, run,
            bad
    }' "$work/fuzz.log"
}

seconds_so_far() {
    [ -e "$work/fuzz.log" ] || say 0
    [ ! -e "$work/fuzz.log" ] || awk '$1 == "turn" { sum += $3 }
        END { print sum + 0 }' "$work/fuzz.log"
}

# One turn of a fuzzer, and its line in the log. A signal ends the turn.
take_turn() {
    before=$(ls "$work/found" | wc -l)
    times >"$work/begun.txt"
    fuzz "$1" 120 "-artifact_prefix=$work/found/$1-" >"$work/turn.txt" 2>&1 &
    child=$!
    wait "$child" || :
    while kill -0 "$child" 2>/dev/null; do
        kill -TERM "$child" 2>/dev/null || :
        wait "$child" || :
    done
    wait "$child" 2>/dev/null || :
    times >"$work/ended.txt"
    runs=$(sed -n 's/^stat::number_of_executed_units: *//p' "$work/turn.txt")
    found=$(($(ls "$work/found" | wc -l) - before))
    [ "$found" -eq 0 ] || cp "$work/turn.txt" "$work/found/$1-$(date +%s).txt"
    say "turn $1 $(seconds_between "$work/begun.txt" "$work/ended.txt") s" \
        "${runs:-0} executions $found failures $(date +%Y-%m-%dT%H:%M)" \
        >>"$work/fuzz.log"
}

run_for_hours() {
    stopped=no
    trap 'stopped=yes' INT TERM HUP
    while :; do
        for name in $fuzzers; do
            [ "$stopped" = no ] &&
                [ "$(seconds_so_far)" -lt $((hours * 3600)) ] || break 2
            take_turn "$name"
        done
    done
    show_sums
    show_sums >>"$work/fuzz.log"
    [ -z "$(ls "$work/found")" ]
}

is_built || build
if [ "$hours" -gt 0 ]; then
    run_for_hours
    exit
fi
share=$((seconds / $(say "$fuzzers" | wc -w)))
for name in $fuzzers; do
    (fuzz "$name" $((share > 0 ? share : 1)))
done
try_all
