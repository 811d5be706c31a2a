#!/bin/sh
# SPDX-License-Identifier: MIT
# talon's sources copied into the tree of a program and compiled with it,
# without a build system (doc/embedding.md, "Copying the sources").
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
route=copy
. "$root/tests/install/route.sh"

warnings='-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror'

# Makes the tree of a program that contains talon's sources.
copy_sources() {
    mkdir "$work/program" "$work/program/talon"
    cp "$root/tests/install/client.c" "$root/tests/install/session.c" \
        "$root/tests/install/session.h" "$work/program"
    cp -R "$root/include" "$root/lib" "$work/program/talon"
}

# Runs the command that the page shows, with another compiler and options
# instead of `cc`.
#   built_with COMPILER...
built_with() {
    rm -f "$work/program/client"
    (cd "$work/program" && sed -n "s#^cc #$* #p" "$here/build.sh" | sh -eux)
}

check_compiler() {
    check "one command: $*" built_with "$@"
    check "it plays: $*" plays "$work/program/client"
}

# Builds the program that uses libtalon-advisor, whose sources are one folder
# deeper.
#   advised_with COMPILER...
advised_with() {
    (cd "$work/program" && "$@" -Italon/include -Italon/lib -o advised \
        "$root/tests/install/advised.c" talon/lib/*.c talon/lib/*/*.c \
        talon/lib/advisor/*/*.c) && advises "$work/program/advised"
}

# The same with libtalon-words.
#   worded_with COMPILER...
worded_with() {
    (cd "$work/program" && "$@" -Italon/include -Italon/lib -o worded \
        "$root/tests/install/worded.c" talon/lib/*.c talon/lib/*/*.c \
        talon/lib/words/*/*.c) && says_so "$work/program/worded"
}

begin_route
install_missing gcc:gcc :libc6-dev clang:clang tcc:tcc
copy_sources
check "the list of sources is complete" sh -c "
    cd '$root/lib' && ls *.c */*.c | sort >'$work/all.txt'
    grep -v '^#' sources.txt | sort | diff - '$work/all.txt'"
for part in advisor words; do
    check "that of $part, too" sh -c "
        cd '$root/lib/$part' && ls */*.c | sort >'$work/all.txt'
        grep -v '^#' sources.txt | sort | diff - '$work/all.txt'"
done
started=$(seconds_now)
check_compiler cc
seconds=$(seconds_since "$started")
size=$(bytes_of "$work/program/client")
check_compiler gcc -std=c11 $warnings
check_compiler clang -std=c11 $warnings
check_compiler tcc
check "the advisor solves: cc" advised_with cc
check "the advisor solves: clang" advised_with clang -std=c11 $warnings
check "words say what happens: cc" worded_with cc
check "words say what happens: clang" worded_with clang -std=c11 $warnings
check "words say what happens: tcc" worded_with tcc
check "the advisor solves: tcc" advised_with tcc
route_row copy "$(lines_of "$here/build.sh")" "$seconds" "$size"
finished
