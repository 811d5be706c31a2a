#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the ways to get talon into a program (doc/embedding.md): runs the run.sh
# of every directory beside this file, or of those named, and shows them in a
# table. What cannot be installed is skipped and named. The last line counts the
# checks of all routes.
#
#   tests/install/routes.sh [--update | ROUTE...]
#
# --update also puts the table into doc/embedding.md, if nothing has failed.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
routes=$root/build/routes
page=$root/doc/embedding.md
. "$root/tests/tools.sh"

list_routes() {
    for script in "$root"/tests/install/*/run.sh; do
        basename "$(dirname "$script")"
    done
}

# Runs a route, shows what it prints, and adds its numbers.
run_route() {
    say "-- $1"
    sh "$root/tests/install/$1/run.sh" >"$routes/$1.txt" 2>&1 </dev/null || :
    cat "$routes/$1.txt"
    passed=$((passed + $(passed_in "$routes/$1.txt")))
    failed=$((failed + $(failed_in "$routes/$1.txt")))
}

# The rows of routes, and a row for each that was skipped or has failed.
list_rows() {
    for route in "$@"; do
        grep -E "^$route(,[^|]*)?\|" "$routes/table.txt" || :
        if grep -q "^skipped $route:" "$routes/$route.txt"; then
            say "$route|skipped"
        elif [ "$(failed_in "$routes/$route.txt")" -gt 0 ]; then
            say "$route|fails"
        fi
    done
}

show_rows() {
    printf '%-28s %-8s %5s %8s %9s\n' route result lines seconds bytes
    list_rows "$@" | awk -F'|' \
        '{ printf "%-28s %-8s %5s %8s %9s\n", $1, $2, $3, $4, $5 }'
}

# Puts the rows in place of those under the heading "The table" of the page.
update_page() {
    list_rows "$@" >"$routes/rows.txt"
    awk -F'|' -v rows="$routes/rows.txt" '
    /^## / { inside = $0 == "## The table" }
    !inside || !/^\|/ { print; next }
    head < 2 { print; head++; next }
    head == 2 {
        head++
        while ((getline row < rows) > 0) {
            split(row, part, "|")
            size = part[5] == "" ? "" : sprintf("%.0f", part[5] / 1024)
            printf "| %s | %s | %s | %s | %s |\n", part[1], part[2], part[3],
                part[4], size
        }
    }' "$page" >"$routes/page.md"
    cp "$routes/page.md" "$page"
}

update=no
if [ "${1:-}" = --update ]; then
    update=yes
    shift
fi
mkdir -p "$routes"
if [ $# -eq 0 ]; then
    # shellcheck disable=SC2046
    set -- $(list_routes)
    rm -f "$routes/table.txt"
fi
touch "$routes/table.txt"
tally_at_end
for route in "$@"; do
    run_route "$route"
done
say "== lines that a user writes, seconds to a program that has run, its bytes"
show_rows "$@"
if [ "$update" = yes ] && [ "$failed" -eq 0 ]; then
    update_page "$@"
fi
finished
