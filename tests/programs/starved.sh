#!/bin/sh
# SPDX-License-Identifier: MIT
# Whether programs end well when there is no memory: each is run once for every
# allocation that it makes, which then fails (alone, and with all that follow).
# It must go on as if nothing had happened, or say something and end with a
# status of its own; a signal must not end it. What it has kept in a file must
# not be lost.
#
#   tests/programs/starved.sh [--short]
#
# Of programs that allocate often, some of the allocations are drawn: 60, or 12
# with --short. Needs glibc, the programs that examples/run.sh builds, and the
# tournament of the build `tests`.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/build/starved
built=$root/build/examples
tournament=$root/build/tests/tests/measure/tournament
records=$root/tests/records
most=60
[ "${1:-}" != --short ] || most=12
. "$root/tests/tools.sh"

# What a program is started by, if not directly; it has all its memory.
through=
# The file in the home directory that it keeps, and the command that finds it
# whole.
kept=
is_whole=

# Words are English, and games are kept in the home directory.
LC_ALL=C
export LC_ALL
unset XDG_DATA_HOME NO_COLOR

# Runs a program with allocations that fail. Its input is typed.txt.
#   starve NUMBER HOW-MANY COMMAND...
starve() {
    at=$1 many=$2
    shift 2
    status=0
    # The records and settings that programs keep are those of before.
    rm -rf "$work/home"
    cp -Rp "$work/before" "$work/home"
    # shellcheck disable=SC2086
    (cd "$work/home" && HOME=$work/home timeout 60 $through \
        env LD_PRELOAD="$work/starved.so" STARVE_AT="$at" \
        STARVE_MANY="$many" STARVE_COUNT="$work/count-$at.txt" "$@") \
        >"$work/said.txt" 2>"$work/wrong.txt" <"$work/typed.txt" || status=$?
}

# Whether that went well: what went wrong is said, on standard output too by
# play, which goes on.
ended_well() {
    if [ "$status" -eq 0 ]; then
        cmp -s "$work/said.txt" "$work/plain.txt" || [ -s "$work/wrong.txt" ] ||
            grep -q 'annot allocate memory' "$work/said.txt"
    else
        [ "$status" -lt 124 ] &&
            { [ -s "$work/wrong.txt" ] ||
                ! cmp -s "$work/said.txt" "$work/plain.txt"; }
    fi
}

# Whether the file is whole; it is that of the plain run, if nothing was said.
nothing_is_lost() {
    [ -n "$kept" ] || return 0
    if [ "$status" -eq 0 ] && [ ! -s "$work/wrong.txt" ] &&
        cmp -s "$work/said.txt" "$work/plain.txt"; then
        cmp "$work/home/$kept" "$work/plain.kept"
    else
        $is_whole "$work/home/$kept"
    fi
}

# A record only grows: it begins like that of before, and the plain one goes on
# from there. A new one may be missing.
is_whole_record() {
    if [ -e "$work/before/$kept" ]; then
        goes_on "$work/before/$kept" "$1" && goes_on "$1" "$work/plain.kept"
    else
        [ ! -e "$1" ] || goes_on "$1" "$work/plain.kept"
    fi
}

# Whether a file begins with all of another.
#   goes_on BEGINNING FILE
goes_on() {
    head -c "$(wc -c <"$1")" "$2" | cmp "$1" -
}

# Sums can be read, and still have the deal that was there before.
are_whole_sums() {
    "$tournament" --merge "$1" >"$work/merged.txt" &&
        grep '^deals .*\<5\.\.5$' "$1"
}

# The numbers of the allocations that fail: all, or the first third of `most`
# and others that are as far apart.
list_numbers() {
    awk -v made="$1" -v most=$most 'BEGIN {
        if (made <= most) { for (i = 1; i <= made; i++) print i; exit }
        near = int(most / 3)
        for (i = 1; i <= near; i++) print i
        for (i = 1; i <= most - near; i++)
            print near + int(i * (made - near) / (most - near))
    }'
}

survives() {
    rm -f "$work/count-0.txt"
    starve 0 1 "$@"
    [ "$status" -eq 0 ] || {
        cat "$work/wrong.txt"
        return 1
    }
    mv "$work/said.txt" "$work/plain.txt"
    [ -z "$kept" ] || cp "$work/home/$kept" "$work/plain.kept"
    made=$(cat "$work/count-0.txt")
    say "$made allocations"
    [ "$made" -gt 0 ] || return 1
    for number in $(list_numbers "$made"); do
        for many in 1 0; do
            starve "$number" $many "$@"
            { ended_well && nothing_is_lost; } || {
                say "allocation $number of $made, how many fail (0 is all):" \
                    "$many: status $status"
                head -n 5 "$work/wrong.txt"
                return 1
            }
        done
    done
}

# ---- the checks themselves

# A program that uses what it was not given is found.
careless_program_is_found() {
    ! survives "$work/careless" >"$work/careless.txt" &&
        grep 'allocation 1 of 1, .*status 139' "$work/careless.txt"
}

# A program that ends and says nothing is found.
silent_program_is_found() {
    ! survives "$work/careless" silent >"$work/careless.txt" &&
        grep 'allocation 1 of 1, .*status 3' "$work/careless.txt"
}

# A program that loses what it has kept is found, although it says so.
losing_program_is_found() (
    home_before
    say kept >"$work/before/kept.txt"
    kept=kept.txt is_whole=is_whole_record
    ! survives "$work/careless" kept.txt losing >"$work/careless.txt" &&
        grep 'allocation 1 of 1, .*status 4' "$work/careless.txt" &&
        grep '^lost$' "$work/careless.txt"
)

write_careless() {
    cat >"$work/careless.c" <<'END'
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>
int main(int argc, char **argv)
{
    char *memory = malloc(1000);

    if (argc > 2 && memory == NULL) {
        close(open(argv[1], O_WRONLY | O_TRUNC));
        return write(2, "lost\n", 5) == 5 ? 4 : 5;
    }
    if (argc > 1 && memory == NULL)
        return 3;
    memory[999] = 1;
    return memory[999] - 1;
}
END
    gcc -O0 -o "$work/careless" "$work/careless.c"
}

# ---- the programs

# Begins with an empty home directory, and nothing typed.
home_before() {
    rm -rf "$work/before"
    mkdir "$work/before"
    : >"$work/typed.txt"
}

# A person who plays and asks; the game is kept in the home directory.
#   play_survives GAME WORD... -- LINE...
play_survives() (
    home_before
    kept=.local/share/talon/$1.talon is_whole=is_whole_record
    [ ! -e "$work/$1.talon" ] || {
        mkdir -p "$work/before/.local/share/talon"
        cp "$work/$1.talon" "$work/before/$kept"
    }
    shift
    words=
    while [ "$1" != -- ]; do
        words="$words $1"
        shift
    done
    shift
    printf '%s\n' "$@" >"$work/typed.txt"
    # shellcheck disable=SC2086
    survives "$built/play" $words
)

# A game of which one hand is over, kept as play keeps it.
keep_a_game() {
    home_before
    (cd "$work/before" && printf 'q\ny\n' | HOME=$work/before "$built/play" \
        "$seven" --seed 5 --seat 0 --level random) >"$work/kept.txt"
    mv "$work/before/.local/share/talon/five-hundred-1.talon" "$work"
}

# A guest at the table plays the match.
table_survives() (
    home_before
    through="python3 -B $root/tests/table/seated.py"
    through="$through $root/build/prefix/lib/libtalon.so $work/home/socket"
    survives "$built/table" socket "$@" people=1 seed=5 level=novice-1
)

# Deals are added to one of the same match that is there.
tournament_survives() (
    home_before
    kept=sums is_whole=are_whole_sums
    set -- --game "$@" --seed 1 --out sums
    (cd "$work/before" && "$tournament" "$@" --deals 5..5) \
        >"$work/match.txt" || return 1
    survives "$tournament" "$@" --deals 0..2 &&
        survives "$tournament" "$@" --deals 0..2 --jobs 2
)

rm -rf "$work"
mkdir -p "$work"
tally_at_end
install_missing gcc:gcc :libc6-dev python3:python3
if [ ! -x "$built/play" ]; then
    quietly "$work/examples.txt" sh "$root/examples/run.sh"
fi
[ -x "$tournament" ] || build_once tests
gcc -std=gnu11 -O1 -Wall -Wextra -Werror -fPIC -shared -fno-builtin \
    -o "$work/starved.so" "$root/tests/programs/starved.c"
write_careless
home_before
check "a program that uses what it did not get is found" \
    careless_program_is_found
check "a program that ends without a word is found" silent_program_is_found
check "a program that loses a file is found" losing_program_is_found
home_before
seven=$records/logged-three-hand-7D.talon
check "options" survives "$built/options" --json
check "score" survives "$built/score" hand AS KS QS JS 10S 9S
check "replay" survives "$built/replay" --check "$seven"
check "analyse" survives "$built/analyse" "$seven"
check "analyse, with two jobs" survives "$built/analyse" --json \
    --jobs 2 "$records/classic-3.talon"
check "solve" survives "$built/solve" "$seven" --at 27
check "solve, with two jobs" survives "$built/solve" --seed 1 --deals 0..3 \
    --jobs 2 --trump S --leader 0
check "selfplay" survives "$built/selfplay" novice-1 beginner-1
check "search" survives "$built/search" --deals 1 --playouts 10
keep_a_game
check "play, a game is asked about and kept" play_survives five-hundred-1 \
    five-hundred-1 --seed 5 -- review story '' hint 'why pass' 'cost pass' \
    'where jk' undo '' pass 'rules values' 'save copy.talon' q y
check "play, the games that are kept" play_survives five-hundred-1 -- \
    3 1 review q y
check "play, a new game" play_survives tripoli-1 --game tripoli --seed 5 \
    --level random -- '' hint 1 2 score story q y
home_before
for game in five-hundred tripoli; do
    check "play, $game" survives "$built/play" --language en --auto \
        --game "$game" --seed 5 --deals 1
    check "playout, $game" survives "$built/playout" --game "$game" --deals 1 \
        --trace
    check "table, $game" survives "$built/table" socket "$game" people=0 \
        seed=5 level=novice-1
done
check "table, five-hundred, with a guest" table_survives five-hundred two-2
check "table, tripoli, with a guest" table_survives tripoli deals=1
check "tournament, five-hundred" tournament_survives five-hundred \
    --preset classic-3 --a club-1 --b novice-1 --rotation
check "tournament, tripoli" tournament_survives tripoli \
    --a novice-1 --b beginner-1
finished
