#!/bin/sh
# SPDX-License-Identifier: MIT
# Whether programs end well when there is no memory: each is run once for every
# allocation that it makes, which then fails (alone, and with all that follow).
# It must go on as if nothing had happened, or say something and end with a
# status of its own; a signal must not end it.
#
#   tests/programs/starved.sh
#
# Of programs that allocate often, some of the allocations are drawn. Needs
# glibc, and the programs that examples/run.sh builds.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/build/starved
built=$root/build/examples
records=$root/tests/records
most=60
. "$root/tests/tools.sh"

# Runs a program with allocations that fail.
#   starve NUMBER HOW-MANY COMMAND...
starve() {
    at=$1 many=$2
    shift 2
    status=0
    # The records and settings that programs keep are new each time.
    rm -rf "$work/home"
    mkdir "$work/home"
    (cd "$work/home" && timeout 60 env HOME="$work/home" \
        LD_PRELOAD="$work/starved.so" STARVE_COUNT="$work/count.txt" \
        STARVE_AT="$at" STARVE_MANY="$many" "$@") \
        >"$work/said.txt" 2>"$work/wrong.txt" </dev/null || status=$?
}

# Whether that went well.
ended_well() {
    if [ "$status" -eq 0 ]; then
        cmp -s "$work/said.txt" "$work/plain.txt" || [ -s "$work/wrong.txt" ]
    else
        [ "$status" -lt 124 ] &&
            { [ -s "$work/wrong.txt" ] ||
                ! cmp -s "$work/said.txt" "$work/plain.txt"; }
    fi
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
    rm -f "$work/count.txt"
    starve 0 1 "$@"
    [ "$status" -eq 0 ] || {
        cat "$work/wrong.txt"
        return 1
    }
    mv "$work/said.txt" "$work/plain.txt"
    made=$(cat "$work/count.txt")
    say "$made allocations"
    [ "$made" -gt 0 ] || return 1
    for number in $(list_numbers "$made"); do
        for many in 1 0; do
            starve "$number" $many "$@"
            ended_well || {
                say "allocation $number of $made, how many fail (0 is all):" \
                    "$many: status $status"
                head -n 5 "$work/wrong.txt"
                return 1
            }
        done
    done
}

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

write_careless() {
    cat >"$work/careless.c" <<'END'
#include <stdlib.h>
int main(int argc, char **argv)
{
    char *memory = malloc(1000);

    (void)argv;
    if (argc > 1 && memory == NULL)
        return 3;
    memory[999] = 1;
    return memory[999] - 1;
}
END
    gcc -O0 -o "$work/careless" "$work/careless.c"
}

rm -rf "$work"
mkdir -p "$work"
tally_at_end
install_missing gcc:gcc :libc6-dev
if [ ! -x "$built/play" ]; then
    quietly "$work/examples.txt" sh "$root/examples/run.sh"
fi
gcc -std=gnu11 -O1 -Wall -Wextra -Werror -fPIC -shared -fno-builtin \
    -o "$work/starved.so" "$root/tests/programs/starved.c"
write_careless
check "a program that uses what it did not get is found" \
    careless_program_is_found
check "a program that ends without a word is found" silent_program_is_found
seven=$records/logged-three-hand-7D.talon
check "replay" survives "$built/replay" --check "$seven"
check "analyse" survives "$built/analyse" "$seven"
check "solve" survives "$built/solve" "$seven" --at 27
check "selfplay" survives "$built/selfplay" novice-1 beginner-1
check "search" survives "$built/search" --deals 1 --playouts 10
for game in five-hundred tripoli; do
    check "play, $game" survives "$built/play" --language en --auto \
        --game "$game" --seed 5 --deals 1
    check "table, $game" survives "$built/table" socket "$game" people=0 \
        seed=5 level=novice-1
done
finished
