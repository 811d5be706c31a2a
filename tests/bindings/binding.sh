# SPDX-License-Identifier: MIT
# Functions that the tests of the bindings measure with. POSIX shell, sourced
# after tests/tools.sh with `work` set to an empty directory.

# Runs a command. Afterwards, $seconds is the CPU time in seconds that it and
# its child processes have used.
timed() {
    times >"$work/before.txt"
    outcome=0
    "$@" || outcome=$?
    times >"$work/after.txt"
    seconds=$(awk '
        function value(time,    part) {
            split(time, part, /[ms]/)
            return 60 * part[1] + part[2]
        }
        FNR == 2 { sum = value($1) + value($2) - sum }
        END { printf sum < 9.95 ? "%.1f" : "%.0f", sum }
        ' "$work/before.txt" "$work/after.txt")
    return "$outcome"
}

# Counts the lines of a program that are not blank and not only comments.
lines_of_program() {
    case $1 in
    *.py) line='^(#|""".*"""$)' begin='^"""' end='"""$' ;;
    *.lua) line='^--' begin='^$' end='^$' ;;
    *) line='^(//|/[*].*[*]/$)' begin='^/[*]' end='[*]/$' ;;
    esac
    awk -v line="$line" -v begin="$begin" -v end="$end" '
        { sub(/^[ \t]+/, ""); sub(/[ \t]+$/, "") }
        inside { inside = $0 !~ end; next }
        $0 == "" || $0 ~ line { next }
        $0 ~ begin { inside = 1; next }
        { lines++ }
        END { print lines + 0 }' "$1"
}

# Succeeds if a file is a program or library of the operating system.
is_elf() {
    head -c 4 "$1" | LC_ALL=C grep -q '^.ELF'
}

# Counts the bytes of files and of all files in directories, after stripping
# symbols.
bytes_of_files() {
    find -H "$@" -type f | sort -u | while read -r file; do
        if is_elf "$file"; then
            strip -o "$work/stripped" "$file"
            file=$work/stripped
        fi
        wc -c <"$file"
    done | awk '{ sum += $1 } END { print sum }'
}

# Writes the row of a binding for the table of doc/embedding.md: the lines of
# its example, the seconds for the games, and the bytes that a program must ship
# besides its language.
#   binding_row EXAMPLE FILE...
binding_row() {
    example=$1
    shift
    say "works|$(lines_of_program "$example")|${seconds:-}|$(bytes_of_files \
        "$@")" >"$work/row.txt"
}

# Builds $work/starved.so, with which allocations fail (tests/programs).
build_starved() {
    gcc -std=gnu11 -O1 -fPIC -shared -fno-builtin -o "$work/starved.so" \
        "$root/tests/programs/starved.c"
}
