#!/bin/sh
# SPDX-License-Identifier: MIT
# Measures the C functions of lib/ and examples/, in lines from the opening to
# the closing brace, which are both in the first column. Prints how many
# functions there are, and their median, 90th percentile and longest length;
# lists those with more lines than doc/style.md allows, and fails if there are
# any.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
most=50

cd "$root"
find lib examples -name '*.[ch]' -exec awk '
    FNR == 1 { opened = 0 }
    /^[a-z].*\(/ { title = FILENAME ":" FNR ": " $0 }
    /^[a-z].*\) *{$/ { opened = FNR }
    /^{/ { opened = FNR }
    /^}/ && opened > 0 { print FNR - opened + 1, title; opened = 0 }
    ' {} + | sort -n | awk -v most=$most '
    { length_of[NR] = $1 }
    $1 > most { sub(/ /, " lines: "); print; wrong++ }
    END {
        if (NR == 0) { print "no functions found"; exit 1 }
        printf "functions: %d; lines: median %d, ninth decile %d, most %d\n",
            NR, length_of[int((NR + 1) / 2)], length_of[int((NR * 9 + 9) / 10)],
            length_of[NR]
        exit wrong > 0
    }'
