#!/bin/sh
# SPDX-License-Identifier: MIT
# Every clause of the rule books has a test that is named after it (fh_17_…
# for FH-17, whatever follows), and tests are named after clauses that there
# are. Lists what is missing, and fails if anything is.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)

cd "$root"
{
    sed -nE 's/^\*\*(FH|TR)-([0-9]+)\*\*.*/clause \1 \2/p' \
        doc/five-hundred.md doc/tripoli.md
    find tests -name 'test_*.c' -exec sed -nE \
        's/^START_TEST\(((fh|tr)_0*([0-9]+)_[a-z0-9_]+)\)$/test \2 \3 \1/p' {} +
} | awk '
    $1 == "clause" { stated[tolower($2) " " $3] = $2 "-" $3; clauses++ }
    $1 == "test" && ($2 " " $3) in stated { tested[$2 " " $3] = 1; tests++ }
    $1 == "test" && !(($2 " " $3) in stated) {
        print "the test " $4 " is of no clause"
        wrong++
    }
    END {
        for (key in stated) if (!(key in tested)) {
            split(key, word, " ")
            print stated[key] " has no test: name one " word[1] "_" word[2] "_…"
            wrong++
        }
        if (clauses == 0 || tests == 0) { print "nothing found"; wrong++ }
        print clauses " clauses, " tests " tests named after them"
        exit wrong > 0
    }'
