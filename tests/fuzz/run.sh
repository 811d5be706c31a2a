#!/bin/sh
# SPDX-License-Identifier: MIT
# Builds the fuzzers and runs each for a number of seconds. What they find stays
# in the working directory as crash-…; inputs found earlier are kept as seeds
# under tests/fuzz/seeds and are tried first.
#
#   tests/fuzz/run.sh SECONDS [DIRECTORY]
#
# The directory keeps the programs and the collected inputs, so that a later run
# continues from there; without one they are discarded.
set -eu

seconds=${1:?usage: run.sh SECONDS [DIRECTORY]}
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=${2:-}
if [ -z "$work" ]; then
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
fi
mkdir -p "$work/load" "$work/record" "$work/solve"

sources=$(find "$root/lib" -name '*.c')

build() {
    "${CC:-clang}" -std=c11 -O1 -g \
        -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all \
        -I"$root/include" -I"$root/lib" \
        -DTALON_FUZZ -o "$work/fuzz_$1" "$here/fuzz_$1.c" $sources \
        ${2:+"$here/../advisor/solver/$2"}
}

build load
build record
build solve model.c
"$work/fuzz_load" -max_total_time="$seconds" -timeout=20 -max_len=1024 \
    -print_final_stats=1 "$work/load" "$here/seeds/load" "$root/tests/saves"
"$work/fuzz_record" -max_total_time="$seconds" -timeout=20 -max_len=8192 \
    -dict="$here/record.dict" -print_final_stats=1 \
    "$work/record" "$here/seeds/record"
"$work/fuzz_solve" -max_total_time="$seconds" -timeout=20 -max_len=72 \
    -print_final_stats=1 "$work/solve"
