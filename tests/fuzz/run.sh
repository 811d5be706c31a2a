#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the fuzzers and runs each for a number of seconds. An input that fails
# stays in the working directory as crash-…. The inputs under tests/fuzz/seeds,
# some of which failed once, are tried first.
#
#   tests/fuzz/run.sh SECONDS [DIRECTORY]
#
# DIRECTORY keeps the programs and the collected inputs, so that a later run
# continues from there; without it, they are discarded.
set -eu

seconds=${1:?usage: run.sh SECONDS [DIRECTORY]}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
. "$root/tests/tools.sh"
work=${2:-}
if [ -z "$work" ]; then
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
fi
mkdir -p "$work/load" "$work/record" "$work/solve" "$work/words" \
    "$work/objects"
work=$(cd "$work" && pwd)
sanitizers='-fsanitize=address,undefined -fno-sanitize-recover=all'

# Compiles the library and the fuzzers, the library only once for all of them.
build() {
    rm -f "$work"/objects/*
    (
        cd "$root"
        find lib tests/fuzz tests/advisor/solver/model.c -name '*.c' |
            sed "s|\(.*\)\.c|\1 &|; :again; s|/\(.* \)|_\1|; t again" |
            while read -r name source; do
                say "-o $work/objects/$name.o $source"
            done | xargs -P "$(processors)" -L 1 "${CC:-clang}" -c \
            -std=c11 -O1 -g -fsanitize=fuzzer-no-link $sanitizers \
            -DTALON_FUZZ -Iinclude -Ilib
    )
    link load
    link record
    link words
    link solve "$work/objects/tests_advisor_solver_model.o"
}

link() {
    name=$1
    shift
    "${CC:-clang}" -fsanitize=fuzzer $sanitizers -o "$work/fuzz_$name" \
        "$work/objects/tests_fuzz_fuzz_$name.o" "$work"/objects/lib_*.o "$@"
}

fuzz() {
    name=$1
    shift
    "$work/fuzz_$name" -max_total_time="$seconds" -timeout=20 \
        -print_final_stats=1 "$@"
}

build
fuzz load -max_len=1024 "$work/load" "$here/seeds/load" "$root/tests/saves"
fuzz record -max_len=8192 -dict="$here/record.dict" "$work/record" \
    "$here/seeds/record"
fuzz words -max_len=256 -dict="$here/words.dict" "$work/words" \
    "$here/seeds/words"
fuzz solve -max_len=72 "$work/solve"
