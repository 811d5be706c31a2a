#!/bin/sh
# SPDX-License-Identifier: MIT
# talon without a C library and without its headers (doc/embedding.md,
# "Freestanding"). A static program on x86-64 has its own entry point and its
# own four functions, and calls the kernel directly.
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
route=freestanding
. "$root/tests/install/route.sh"
. "$root/tests/install/transcript.sh"

# Runs the command that the page shows, with another compiler and options
# instead of `cc`. Of all system headers, it finds only the compiler's own.
#   built_with COMPILER...
built_with() {
    rm -f "$work/program/program"
    headers=$($1 -print-file-name=include)
    [ -e "$headers/stdint.h" ] || headers=$($1 -print-resource-dir)/include
    (cd "$work/program" && sed -n "s#^cc #$* -nostdinc -isystem $headers \
        -DSEED=${seed}u -DTURNS=$turns #p" "$here/build.sh" | sh -eux)
}

# Succeeds if the program needs no loader and no library, and has no undefined
# names.
stands_alone() {
    ! readelf -l "$1" | grep -q INTERP &&
        ! readelf -d "$1" | grep -q NEEDED &&
        nm -u "$1" >"$work/undefined.txt" && is_empty "$work/undefined.txt"
}

# With the allocator, the program does not link, because there is no malloc().
malloc_is_missing() {
    fails_with 'undefined reference.*malloc' built_with gcc -DTALON_HOSTED=1 \
        -isystem /usr/include -isystem "$(gcc -print-multiarch | sed \
            's|^|/usr/include/|')" -fno-tree-loop-distribute-patterns
}

begin_route
install_missing gcc:gcc clang:clang readelf:binutils :libc6-dev
case $(uname -s)-$(uname -m) in
Linux-x86_64) ;;
*) skip_route "start.c is for Linux on x86-64" ;;
esac
build_native
mkdir "$work/program"
cp "$here/start.c" "$root/tests/install/memory.c" \
    "$root"/tests/install/transcript.[ch] "$work/program"
ln -s "$root" "$work/program/talon"
started=$(seconds_now)
check "gcc" built_with gcc
check "it plays like a program with a C library, gcc" \
    same_transcript "$work/program/program"
seconds=$(seconds_since "$started")
check "it needs nothing, gcc" stands_alone "$work/program/program"
size=$(bytes_of "$work/program/program")
check "gcc -Wall, strict C11" built_with gcc -std=c11 -Wall -Wextra -Wpedantic \
    -Wconversion -Wshadow -Werror -fno-tree-loop-distribute-patterns
check "clang" built_with clang
check "it plays like a program with a C library, clang" \
    same_transcript "$work/program/program"
check "it needs nothing, clang" stands_alone "$work/program/program"
check "the allocator does need a C library" malloc_is_missing
route_row freestanding "$(lines_of "$here/build.sh")" "$seconds" "$size"
finished
