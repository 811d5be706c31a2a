#!/bin/sh
# SPDX-License-Identifier: MIT
# Whether programs of another kind get the same answers. On x86-64: those of 32
# bits, where 64-bit numbers in structs are aligned to 4 bytes. Games, views,
# samples, moves and advice of all presets and levels, and the solver's answers,
# must have the hashes that they have with 64 bits.
#
#   tests/abi/run.sh
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/build/abi
. "$root/tests/tools.sh"

# The sources of a library, from the root.
#   sources_of FOLDER
sources_of() {
    sed -n "s|^[^#].*|$1/&|p" "$root/$1/sources.txt"
}

# Compiles the program for 32 bits, with both libraries.
compile_32() {
    # shellcheck disable=SC2046
    (cd "$root" && gcc -m32 -std=c11 -O2 -Wall -Wextra -Wpedantic -Wconversion \
        -Wshadow -Iinclude -Ilib -o "$work/hashes-32" tests/measure/hashes.c \
        $(sources_of lib) $(sources_of lib/advisor)) 2>"$work/compiler.txt"
    is_empty "$work/compiler.txt"
}

# The hashes of a program, which must say something of every preset.
list_hashes() {
    "$1" 1 >"$2" && grep -q '^solver  two-2 ' "$2" &&
        grep -q '^advice  cosmo ' "$2"
}

same_hashes() {
    list_hashes "$work/hashes-32" "$work/32.txt" &&
        list_hashes "$root/build/tests/tests/measure/hashes" "$work/64.txt" &&
        diff "$work/64.txt" "$work/32.txt"
}

mkdir -p "$work"
tally_at_end
install_missing gcc:gcc :libc6-dev-i386 :lib32gcc-12-dev
build_once tests
check "talon compiles for 32 bits without a warning" compile_32
check "32 bits give the same answers as 64" same_hashes
finished
