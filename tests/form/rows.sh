# SPDX-License-Identifier: MIT
# Functions for the scripts that measure ways to use talon: they print rows that
# tests/form/embedding.sh puts into the table of doc/embedding.md. A row is
# NAME|works|LINES|SECONDS|BYTES, NAME|skipped or NAME|fails. POSIX shell,
# sourced after tools.sh.

# Reads the log of the tests of a route or a language. If they were skipped or
# have failed, prints its row; otherwise prints nothing.
#   row_of_failure NAME LOG
row_of_failure() {
    if grep -q "^skipped $1:" "$2"; then
        say "$1|skipped"
    elif [ "$(failed_in "$2")" -gt 0 ]; then
        say "$1|fails"
    fi
}

# Prints a file of rows as a table.
#   show_rows FILE
show_rows() {
    awk -F'|' '
        function show(name, result, lines, seconds, bytes) {
            printf "%-28s %-8s %5s %8s %9s\n", name, result, lines, seconds,
                bytes
        }
        BEGIN { show("", "result", "lines", "seconds", "bytes") }
        { show($1, $2, $3, $4, $5) }' "$1"
}
