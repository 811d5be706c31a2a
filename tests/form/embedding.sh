#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks or fills in the table of doc/embedding.md, which compares the ways to
# get talon into a program, and the languages. Its figures come from their
# tests.
#
#   tests/form/embedding.sh            lists missing or superfluous rows
#   tests/form/embedding.sh --update   fills in what tests/run.sh all has
#                                      measured, if nothing failed
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/build/embedding
page=$root/doc/embedding.md
. "$root/tests/tools.sh"

# Lists the languages: those that have bindings, and C, which they are compared
# with.
list_languages() {
    say c
    (cd "$root/examples/bindings" && ls -d */ | tr -d /)
}

# Lists what the table must have: the routes that measure something, and the
# languages.
list_expected() {
    (cd "$root/tests/install" && grep -l '^ *route_row' */run.sh) |
        sed 's|/.*||'
    list_languages
}

# Lists the rows of the table in the page.
list_rows() {
    awk '/^## / { inside = $0 == "## The table" }
        inside && /^\|/ && rows++ >= 2' "$page"
}

# Lists what the table has, without links. A route with several variants is
# listed once.
list_found() {
    list_rows | sed -E 's/^\| \[?([^],|]*[^],| ]).*/\1/' | uniq
}

compare() {
    list_expected | sort >"$work/expected.txt"
    list_found | sort >"$work/found.txt"
    {
        comm -23 "$work/expected.txt" "$work/found.txt" |
            sed 's/$/ has no row in the table of doc\/embedding.md/'
        comm -13 "$work/expected.txt" "$work/found.txt" |
            sed 's/$/ is in the table of doc\/embedding.md, but not tested/'
    } >"$work/differences.txt"
    is_empty "$work/differences.txt"
}

# Prints what a run has measured. Usage: measured PART DIRECTORY.
measured() {
    if [ ! -e "$root/build/$2/all-rows.txt" ]; then
        say "first run tests/run.sh $1, without a failure" >&2
        return 1
    fi
    cat "$root/build/$2/all-rows.txt"
}

# The path from doc/ to the page of a language.
link_of() {
    case $1 in
    c) say "../tests/clients/README.md" ;;
    *) say "../examples/bindings/$1/README.md" ;;
    esac
}

# Writes rows in the form of the page, with links on the names of languages.
write_rows() {
    list_languages | while read -r language; do
        say "$language|$(link_of "$language")"
    done >"$work/links.txt"
    awk -F'|' '
        FNR == NR { link[$1] = $2; next }
        {
            name = $1 in link ? "[" $1 "](" link[$1] ")" : $1
            size = $5 == "" ? "" : sprintf("%.0f", $5 / 1024)
            line = "| " name " | " $2 " | " $3 " | " $4 " | " size " |"
            gsub(/\|  +\|/, "| |", line)
            gsub(/\|  +\|/, "| |", line)
            print line
        }' "$work/links.txt" "$work/measured.txt" >"$work/rows.txt"
}

# Replaces the rows under the heading "The table".
update() {
    measured long-routes routes >"$work/measured.txt"
    measured long-bindings bindings >>"$work/measured.txt"
    write_rows
    awk -v rows="$work/rows.txt" '
        /^## / { inside = $0 == "## The table" }
        !inside || !/^\|/ { print; next }
        ++head <= 2 { print }
        head == 2 { while ((getline row < rows) > 0) print row }
        ' "$page" >"$work/page.md"
    cp "$work/page.md" "$page"
}

mkdir -p "$work"
case ${1:-} in
--update) update ;;
esac
compare
