# SPDX-License-Identifier: MIT
# Functions for the routes without a C library. A native program with a C
# library plays the same games, and the transcripts must be equal. Every run has
# a new seed, unless TALON_TEST_SEED sets it. Sourced after route.sh.

seed=${TALON_TEST_SEED:-$(($(date +%s) % 1000000))}
turns=3000

# Builds the native program and writes its transcript to expected.txt.
build_native() {
    say "seed $seed"
    check "a program with a C library" build_native_program
    "$work/native" "$seed" "$turns" >"$work/expected.txt"
    check "two seeds have two transcripts" other_seed_differs
}

build_native_program() {
    cc -O1 -I"$root/include" -I"$root/lib" -o "$work/native" \
        "$root/tests/install/transcript.c" \
        "$root/tests/install/transcript_main.c" "$root"/lib/*.c \
        "$root"/lib/*/*.c
}

other_seed_differs() {
    "$work/native" $((seed + 1)) "$turns" >"$work/other.txt"
    cat "$work/expected.txt" "$work/other.txt"
    ! cmp -s "$work/expected.txt" "$work/other.txt" &&
        ! grep -q '^0000000000000000' "$work/expected.txt" "$work/other.txt"
}

# Succeeds if a command prints the transcript and exits with success.
#   same_transcript COMMAND...
same_transcript() {
    "$@" >"$work/told.txt" && diff "$work/expected.txt" "$work/told.txt"
}
