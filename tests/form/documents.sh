#!/bin/sh
# SPDX-License-Identifier: MIT
# Checks the documents: whether the comments of the public headers are complete
# and please Doxygen, whether everything that documents and comments point to
# exists, and whether generated files are up to date.
#
#   tests/form/documents.sh [WORDS]    only the check that says these words
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/build/documents
. "$root/tests/tools.sh"

# Makes a check, unless another one is asked for.
words=${1:-}
look() {
    case $1 in
    *"$words"*) check "$@" ;;
    esac
}

# Doxygen must have no complaints; its pages go under build/.
doxygen_is_content() {
    {
        cat "$root/doc/Doxyfile"
        say "OUTPUT_DIRECTORY = $work"
        say "QUIET = YES"
        say "WARNINGS = YES"
        say "WARN_LOGFILE ="
    } >"$work/Doxyfile"
    ended_well=yes
    (cd "$root" && doxygen "$work/Doxyfile") 2>"$work/warnings.txt" ||
        ended_well=no
    is_empty "$work/warnings.txt" && [ "$ended_well" = yes ]
}

# The comment of every public function says since which release it exists, what
# it returns, and what each parameter is.
functions_are_described() {
    awk '
    function complain(what) { print FILENAME ": " name ": " what }
    function look(declaration,    list, i, count, word) {
        name = declaration
        sub(/\(.*/, "", name)
        sub(/.*[ *]/, "", name)
        functions++
        if (comment !~ /@since [0-9]+\.[0-9]+\.[0-9]+/) complain("no @since")
        if (declaration !~ /^TALON_API void talon/ && comment !~ /@return /)
            complain("no @return")
        sub(/^[^(]*\(/, "", declaration)
        sub(/\);$/, "", declaration)
        if (declaration == "void") return
        count = split(declaration, list, ",")
        for (i = 1; i <= count; i++) {
            word = list[i]
            sub(/\[.*/, "", word)
            sub(/.*[ *]/, "", word)
            if (comment !~ ("@param(\\[[a-z,]*\\])? " word " "))
                complain("no @param " word)
        }
    }
    /^\/\*\*/ { comment = "" }
    /^\/\*\*/, /\*\/ *$/ { comment = comment $0 " " }
    /^TALON_API/ { declaration = "" ; inside = 1 }
    inside { line = $0; sub(/^ +/, "", line)
             declaration = declaration (declaration ~ /[(]$/ ? "" : " ") line }
    inside && /;$/ { inside = 0; sub(/^ /, "", declaration)
                     look(declaration) }
    END { if (functions == 0) print "no functions found" }
    ' "$root"/include/talon/*.h >"$work/undescribed.txt"
    is_empty "$work/undescribed.txt"
}

# Every file of the project, by its path from the root.
list_files() {
    (cd "$root" && find . \( -name .git -o -name node_modules -o \
        -path ./build -o -path ./examples/web/dist \) -prune -o \
        -type f -print | sed 's|^\./||')
}

# What matches a pattern in files that standard input lists, as "FILE:MATCH".
list_matches() {
    (cd "$root" && xargs grep -oHE -e "$1")
}

# The files that Markdown documents link to exist.
links_lead_somewhere() {
    list_files | grep '\.md$' | list_matches '\]\([^)#]+' |
        sed 's/:](/ /' | grep -vE '^[^ ]* [a-z]+:' |
        while read -r page target; do
            [ -e "$root/${page%"${page##*/}"}$target" ] ||
                say "$page links to $target"
        done >"$work/links.txt"
    is_empty "$work/links.txt"
}

# The files that comments and documents name by their paths from the root exist.
names_are_of_files() {
    path='(doc|examples|include|lib|tests)/[[:alnum:]_/-]+(\.[a-z]+)+'
    list_files | grep -E '\.(c|h|md|sh|build|map|py)$|^\.ci/' |
        list_matches "(^|[^][:alnum:]_./*\$-])$path" |
        sed -E "s#:.?($path)\$# \1#" | sort -u | while read -r file named; do
            [ -e "$root/$named" ] || say "$file names $named"
        done >"$work/names.txt"
    is_empty "$work/names.txt"
}

# The clauses that are cited exist: exactly one paragraph of the rule books
# begins with the clause.
clauses_exist() {
    sed -nE 's/^\*\*([A-Z]+-[0-9]+)\*\*( .*)?$/\1/p' "$root"/doc/*.md \
        >"$work/stated.txt"
    games=$(sed 's/-.*//' "$work/stated.txt" | sort -u | tr '\n' '|')
    sort "$work/stated.txt" | uniq -d | sed 's/$/ is stated twice/' \
        >"$work/clauses.txt"
    list_files | grep -E '\.(c|h|md)$' |
        list_matches "\b(${games%|})-[0-9]+\b" | sort -u |
        awk -F: -v stated="$work/stated.txt" '
            BEGIN { while ((getline clause <stated) > 0) is[clause] = 1 }
            !($2 in is) {
                print $1 " cites " $2 ", which no rule book states" }
            ' >>"$work/clauses.txt"
    is_empty "$work/clauses.txt"
}

# Every file names its license; for binary files tests/REUSE.toml does.
licenses_are_named() {
    list_files | grep -vE '^COPYING$|\.bin$|\.png$|^tests/fuzz/seeds/' |
        sort >"$work/files.txt"
    (cd "$root" && xargs sed -sn '1,2{/SPDX-License-Identifier: MIT/F}' \
        <"$work/files.txt") | sort -u | comm -13 - "$work/files.txt" |
        sed 's/$/ names no license/' >"$work/licenses.txt"
    is_empty "$work/licenses.txt"
}

# All generated files (talon-api.json, the registry, tables, bindings) agree
# with the headers and the library.
generated_is_up_to_date() {
    sh "$root/doc/generate.sh" --check
}

# All libraries as one are asked.
statuses_are_listed() {
    python3 "$root/lib/one_file.py" --advisor --words "$work" &&
        cc -std=c11 -shared -fPIC -o "$work/libtalon.so" "$work/talon.c" &&
        python3 "$root/tests/form/statuses.py" "$work/libtalon.so"
}

# Fits that use no random numbers are run again; the constants must be what they
# print.
fits_are_repeated() {
    grep -rhoE 'tests/measure/fits/[a-z_]+\.py \(seed none\)' "$root/lib" |
        sort -u | while read -r program _; do
            python3 "$root/$program" --check || say "$program"
        done >"$work/fits.txt"
    is_empty "$work/fits.txt"
}

# doc/talon-api.json has the form that its schema describes. Uses the first
# Python in PATH, or Debian's, whichever has jsonschema.
data_follows_schema() {
    for python in python3 /usr/bin/python3; do
        "$python" -c 'import jsonschema' 2>/dev/null && break
    done
    "$python" - "$root"/doc/talon-api.schema.json \
        "$root"/doc/talon-api.json <<'END'
import json, sys
from jsonschema import Draft202012Validator
schema, data = (json.load(open(path, encoding="utf-8"))
                for path in sys.argv[1:])
Draft202012Validator.check_schema(schema)
wrong = [f"{error.json_path}: {error.message[:200]}"
         for error in Draft202012Validator(schema).iter_errors(data)]
sys.exit("\n".join(wrong) or 0)
END
}

rm -rf "$work"
mkdir -p "$work"
tally_at_end
look "Doxygen warns of nothing" doxygen_is_content
look "every public function is described" functions_are_described
look "what is generated is up to date" generated_is_up_to_date
look "every package says where its home is, if there is one" \
    python3 -B "$root/tests/form/home.py"
look "fits without chance give the same constants" fits_are_repeated
look "doc/talon-api.json follows its schema" data_follows_schema
look "functions return only the statuses that they list" \
    statuses_are_listed
look "clauses are cited; they, options and statuses have tests" \
    python3 "$root/tests/form/tested.py"
look "every size is a ceiling or a limit that talon_limit() reports" \
    python3 "$root/tests/form/limits.py"
look "players know every option, value, level and reason" \
    python3 "$root/tests/form/advised.py"
look "links lead to files" links_lead_somewhere
look "links to sections lead to headings" \
    python3 "$root/tests/form/anchors.py"
look "the figures of README.md are those of the tree" \
    python3 "$root/tests/form/figures.py"
look "files that are named exist" names_are_of_files
look "clauses that are cited exist" clauses_exist
look "the table of doc/embedding.md has every way and language" \
    sh "$root/tests/form/embedding.sh"
look "every file names its license" licenses_are_named
look "files have the layout of .editorconfig" \
    python3 "$root/tests/form/layout.py"
[ $((passed + failed)) -gt 0 ] || {
    say "FAILED  no check says: $words"
    failed=1
}
finished
