#!/bin/sh
# SPDX-License-Identifier: MIT
# Whether the chances that players of a level state among themselves come true
# (player.h): plays hands of both games, of Five Hundred with all numbers of
# players that presets have, and compares. A kind of chance that is off by more
# than four points and two errors fails, and so does a tenth of it with 400
# statements or more that is off by more than six and two errors. What was
# stated in fewer than 100 hands is shown, but not judged.
#
#   tests/measure/tournament/chances.sh
set -eu

root=$(cd "$(dirname "$0")/../../.." && pwd)
work=$root/build/chances
tournament=$root/build/tests/tests/measure/tournament
. "$root/tests/tools.sh"

# Prints each kind of chance, and fails if one does not come true.
judge() {
    awk '
    /"a\.chance\./ {
        split($0, part, /[": ,{}]+/)
        for (i = 3; i in part; i += 2)
            value[part[i]] = part[i + 1]
        gap = value["gap"] < 0 ? -value["gap"] : value["gap"]
        name = substr(part[2], length("a.chance.") + 1)
        is_all = sub(/\.all$/, "", name)
        wrong = value["deals"] >= 100 && (is_all || value["n"] >= 400) &&
            gap > (is_all ? .04 : .06) + 2 * value["error"]
        if (is_all || wrong)
            printf "%-20s %5.1f %5.1f  %+5.1f +- %4.1f  (%d in %d hands)%s\n",
                name, 100 * value["stated"], 100 * value["happened"],
                100 * value["gap"], 100 * value["error"], value["n"],
                value["deals"], wrong ? "  not true" : ""
        judged += value["deals"] >= 100
        failed += wrong
    }
    END { exit failed > 0 || judged == 0 }' "$1"
}

#   chances GAME SEATS HANDS ARGUMENT...
chances() {
    game=$1 seats=$2 hands=$3
    shift 3
    rm -f "$work/sums"
    : >"$work/judged.txt"
    "$tournament" --game "$game" "$@" --a expert-1 --seats "$seats" \
        --deals "0..$((hands - 1))" --seed 31001 --jobs "$(processors)" \
        --out "$work/sums" --json >"$work/figures.json" &&
        judge "$work/figures.json" >"$work/judged.txt"
}

true_chances() {
    check "Chances come true: $*" chances "$@"
    cat "$work/judged.txt"
}

mkdir -p "$work"
tally_at_end
build_once tests || exit 1

true_chances five-hundred aa 1600 --preset two-2
true_chances five-hundred aaa 300 --preset classic-3
true_chances five-hundred aaaa 300 --preset american-4
true_chances five-hundred aaaa 300 --preset australian-4
true_chances five-hundred aaaaa 200 --preset five-5
true_chances five-hundred aaaaaa 200 --preset six-6
true_chances tripoli aaaaa 200 --options raise-cap=3
finished
