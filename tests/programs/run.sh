#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the examples that ask the exact solver or the players: analyse, solve,
# table and selfplay. Expected values are worked out by hand in the comments, or
# agree.py compares those of different programs. Needs the programs that
# examples/run.sh builds, and builds them if they are missing.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/build/programs
built=$root/build/examples
records=$root/tests/records
seven_diamonds=$records/logged-three-hand-7D.talon
. "$root/tests/tools.sh"

# Runs a program in $work. Its output goes to said.txt, its errors to wrong.txt,
# and its exit status to $status.
run() {
    program=$1
    shift
    status=0
    (cd "$work" && "$built/$program" "$@") >"$work/said.txt" \
        2>"$work/wrong.txt" || status=$?
}

# Succeeds if the program had this exit status and printed these lines or parts
# of lines.
#   said STATUS WORDS...
said() {
    expected=$1
    shift
    [ "$status" -eq "$expected" ] || set -- "status $expected, not $status"
    for words in "$@"; do
        grep -qF -e "$words" "$work/said.txt" "$work/wrong.txt" || {
            say "\"$words\" was not said:"
            cat "$work/said.txt" "$work/wrong.txt"
            return 1
        }
    done
}

# Succeeds if it printed exactly these lines.
said_only() {
    for line in "$@"; do
        say "$line"
    done | diff - "$work/said.txt"
}

# Prints some lines of a file.
#   lines FILE FIRST LAST
lines() {
    sed -n "$2,$3p" "$1"
}

agree() {
    python3 "$root/tests/programs/agree.py" "$built/analyse" "$built/solve" "$@"
}

# ---- analyse

# The hand dealt in line 234 of the record of classic-3. Before trick 9, the
# contractor of 7♠, seat 1, has five tricks and leads from 7♥ K♥; seat 0 has 10♥
# A♦, seat 2 A♣ K♦. If it leads K♥, that draws the last heart, and 7♥ takes
# trick 10: seven tricks, 140 points for it and 30 for the others. If it leads
# 7♥, that loses to 10♥, and A♦ takes trick 10: five tricks, -140 points for it
# and 50 for the others. The difference is 280 + 20.
reviews_in_words() {
    run analyse "$records/classic-3.talon"
    said 0 ':31: hand 2, seat 1 plays 6♦' ':234: hand 1, seat 1 plays 7♠' \
        '  trick 9, seat 1: 7♥ cost two tricks, K♥ keeps them; −300 points' \
        '  With best play: 4 tricks, 7♠ not made. As played: 5 tricks, 7♠ not made.'
}

# The example of the rule book.
reviews_a_hand_without_a_mistake() {
    run analyse --ascii "$seven_diamonds"
    said 0 && said_only "$seven_diamonds:7: hand 1, seat 0 plays 7D" \
        '  With best play: 6 tricks, 7D not made. As played: 6 tricks, 7D not made.' \
        '  seat 0: 0 of 10 cards cost something' \
        '  seat 1: 0 of 10 cards cost something' \
        '  seat 2: 0 of 10 cards cost something'
}

# The hand dealt in line 2049: at no trump, seat 0 leads to trick 9 and has 7♦
# and the joker. If it names diamonds for the joker, that draws Q♦ and K♦, the
# last two, and 7♦ is good; if it names spades, they stay out.
names_the_suit_of_a_joker() {
    run analyse "$records/options-five-hundred.talon"
    said 0 'trick 9, seat 0: JK as ♠ cost one trick, JK as ♦ keeps it; −10 points'
}

# The hand dealt in line 1161: a misère, which wins or loses 250 points. Seat 0
# leads 6♥ to trick 9, and the contractor has 4♥ and K♥. It should play 4♥ under
# 6♥ and throw K♥ on 9♦.
reviews_a_misere() {
    run analyse "$records/options-five-hundred.talon"
    said 0 ':1161: hand 1, seat 3 plays misere' \
        'trick 5, seat 0: 8♣ let the misere through, 10♠ beats it; −500 points' \
        'trick 9, seat 3: K♥ cost the misere, 4♥ keeps it; −500 points' \
        'misere not made. As played: misere not made.'
}

sums_up_a_record() {
    lines "$records/classic-3.talon" 224 2000 >"$work/three.talon"
    run analyse --ascii three.talon
    said 0 'three.talon:185: hand 2, ' 'three.talon:359: hand 3, ' \
        'three.talon:1: 3 hands together' \
        '  seat 0: 2 of 30 cards cost something: 3 tricks, -30 points' ||
        return 1
    for seat in 0 1 2; do
        grep "^  seat $seat:" "$work/said.txt" | awk -v seat=$seat '
            { line[NR] = $0; cards[NR] = $5; costly[NR] = $3 }
            END {
                for (i = 1; i < NR; i++) { a += cards[i]; b += costly[i] }
                if (NR != 4 || a != cards[NR] || b != costly[NR]) {
                    print "seat " seat " does not add up"
                    exit 1
                }
            }' || return 1
    done
}

# The first two cards of the rule book's example cost nothing.
reviews_a_running_hand() {
    lines "$seven_diamonds" 3 14 >"$work/running.talon"
    run analyse running.talon
    said 0 'running.talon:5: hand 1, seat 0 plays 7♦, not over' \
        'With best play from here: 6 tricks, 7♦ not made.' \
        '  seat 0: 0 of 1 cards cost something'
}

says_if_nothing_was_played() {
    lines "$seven_diamonds" 3 8 >"$work/bids.talon"
    run analyse bids.talon
    said 0 && said_only 'bids.talon:1: no card was played' || return 1
    run analyse --json bids.talon
    said 0 && [ ! -s "$work/said.txt" ]
}

reads_standard_input() {
    status=0
    "$built/analyse" - <"$seven_diamonds" >"$work/said.txt" \
        2>"$work/wrong.txt" || status=$?
    said 0 '-:7: hand 1, seat 0 plays 7♦'
}

goes_on_after_another_game() {
    cat "$records/tripoli.talon" "$seven_diamonds" >"$work/mixed.talon"
    run analyse mixed.talon
    line=$(($(wc -l <"$records/tripoli.talon") + 7))
    said 1 'mixed.talon:2: not a record of Five Hundred: it cannot be reviewed' \
        "mixed.talon:$line: hand 1, seat 0 plays 7♦"
}

# In the second record the wrong seat plays a card.
goes_on_after_a_bad_record() {
    {
        lines "$seven_diamonds" 3 43
        lines "$seven_diamonds" 3 12
        say '2 play 8D'
        lines "$seven_diamonds" 3 43
    } >"$work/bad.talon"
    run analyse bad.talon
    said 1 'bad.talon:5: hand 1' 'bad.talon:52: it is not this seat' \
        'bad.talon:57: hand 1' &&
        [ "$(grep -c 'hand 1' "$work/said.txt")" -eq 2 ]
}

goes_on_after_a_bad_header() {
    {
        say 'talon-record 1'
        say 'game five-hundred'
        say 'preset nine-9'
        lines "$seven_diamonds" 3 43
    } >"$work/header.talon"
    run analyse header.talon
    said 1 'header.talon:3: no such preset, column 8: nine-9' \
        'header.talon:8: hand 1'
}

goes_on_after_a_missing_file() {
    run analyse nowhere.talon "$seven_diamonds"
    said 2 'nowhere.talon: ' ':7: hand 1, seat 0 plays 7♦'
}

# With a node limit, a review lists fewer cards, and says the same about them as
# the review without a limit.
a_limit_says_what_is_missing() {
    run analyse --nodes 0 --ascii "$records/australian-4.talon"
    cp "$work/said.txt" "$work/all.txt"
    run analyse --nodes 600 --ascii "$records/australian-4.talon"
    said 0 '  Not reviewed, for lack of nodes: ' '  As played: 6 tricks' ||
        return 1
    grep '^  trick' "$work/said.txt" >"$work/some.txt"
    [ -s "$work/some.txt" ] &&
        grep '^  trick' "$work/all.txt" >"$work/every.txt" &&
        ! cmp -s "$work/some.txt" "$work/every.txt" &&
        tail -n "$(wc -l <"$work/some.txt")" "$work/every.txt" |
        cmp - "$work/some.txt"
}

# Each hand has the whole limit, and the search for one does not help with the
# next: a record reviewed twice in one run gets the same review twice.
a_limit_is_for_each_hand() {
    run analyse --nodes 600 "$records/australian-4.talon"
    cat "$work/said.txt" "$work/said.txt" >"$work/twice.txt"
    run analyse --nodes 600 "$records/australian-4.talon" \
        "$records/australian-4.talon"
    cmp "$work/twice.txt" "$work/said.txt"
}

agrees_with_its_json() {
    agree analyse "$1" && agree analyse --nodes 600 "$1"
}

# Compares every Nth card of a record with the answer of solve.
#   agrees_with_solve RECORD N
agrees_with_solve() {
    agree solve "$1" "$2"
}

refuses_what_it_does_not_know() {
    run analyse
    said 2 'analyse: name a file of records' || return 1
    run analyse --limit 5 x
    said 2 'analyse: "--limit" is not understood' || return 1
    run analyse --nodes many x
    said 2 'analyse: --nodes: "many" is not a number from 0 to 4294967295'
}

# ---- solve

# Solves a deal and prints the cards with their values on one line, such as "AS
# 1 best QS 0".
worth() {
    run solve --ascii "$@"
    [ "$status" -eq 0 ] || cat "$work/wrong.txt"
    sed -n '2,/^(/p' "$work/said.txt" | sed '$d' | tr -s ' \n' ' ' |
        sed 's/^ //; s/ $//'
}

#   is_worth "VALUES" ARGUMENT...
is_worth() {
    expected=$1
    shift
    [ "$(worth "$@")" = "$expected" ] || {
        say "not $expected:"
        cat "$work/said.txt" "$work/wrong.txt"
        return 1
    }
}

# Hearts are trumps. If seat 0 leads A♠, it draws K♠, then 9♥ trumps Q♠: one
# trick. If it leads Q♠, that loses to K♠, and 9♥ trumps A♠: no trick.
a_trump_takes_what_is_left() {
    is_worth 'QS 0 AS 1 best' --deal 'AS QS / KS 9H / 8S 7S' --trump H \
        --leader 0
}

# A defender leads at no trump. If it leads K♠, that loses to A♠, and Q♠ is
# good: two tricks for the contractor. If it leads 9♥, that takes the first
# trick, and A♠ takes K♠: one trick.
a_defender_keeps_his_king() {
    is_worth 'KS 2 9H 1 best' --deal 'AS QS / KS 9H / 8S 7S' --trump nt \
        --leader 1 --contractor 0
}

# FH-29: if spades are named for the joker, it draws A♠ and K♠, and 7♠ is good.
# If another suit is named, A♠ or K♠ takes a trick. If 7♠ is led, it loses, and
# the joker takes the other trick.
a_joker_names_the_right_suit() {
    is_worth '7S 1 JK as S 2 best JK as C 1 JK as D 1 JK as H 1' \
        --deal 'JK 7S / AS 8H / KS 9H' --trump NT --leader 0
}

# If 7♠ is led, 9♠ must take it, 8♠ stays below, and the misère is made. If 10♥
# is led, 9♠ is thrown on it; then 8♠ must take 7♠.
a_misere_is_beaten() {
    is_worth '7S made 10H lost best' --deal '8S 9H / 7S 10H / 9S 8C' \
        --trump misere --leader 1 --contractor 0
}

# FH-30: if a joker may be played only with a void in the suit led, A♠ takes a
# trick. If it may be played at any time, it beats A♠, and 9♠ takes the other
# trick.
options_count() {
    is_worth 'AS 1 best 7H 0' --deal 'AS 7H / JK 9S / 8H 8C' --trump NT \
        --leader 0 &&
        is_worth 'AS 0 best 7H 0 best' --deal 'AS 7H / JK 9S / 8H 8C' \
            --trump NT --leader 0 --rules classic-3,joker-no-trump=any-time
}

# Three cards each. With spades as trumps, J♠ is the right bower, above the ace,
# so its seat takes one trick against any contractor. With clubs as trumps, J♠
# is the left bower, a trump below the joker. Only seats 1 and 2 make a misère,
# since they can avoid every trick.
a_deal_has_a_table() {
    run solve --ascii --deal 'AS KS JK / QS JS 10S / 9S 8S 7S'
    said 0 && said_only \
        "classic-3, tricks of each seat's side with that seat as contractor and leader" \
        '          S      C      D      H      NT     misere' \
        '  seat 0  2      3      3      3      3      lost' \
        '  seat 1  1      0      0      0      0      made' \
        '  seat 2  0      0      0      0      0      made'
}

# Without --rules, the number of hands decides which rules apply. A♠ takes a
# trick, and so does the king, whether A♠ and the king are in one hand or in
# those of two partners. In a misère, the contractor's partner lays its cards
# down (FH-27).
partners_play_together() {
    run solve --ascii --deal 'AS KH / 5S 6S / QS JS / 7S 8S'
    said 0 'australian-4, ' '  seat 0  2      2      2      2      2      lost' \
        '  seat 1  0      0      0      0      0      made' \
        '  seat 2  2      2      2      2      2      lost' || return 1
    is_worth 'AS 2 best 5H 2 best' --deal 'AS 5H / 6S 7H / QS KH / 7S 9H' \
        --trump NT --leader 0 || return 1
    run solve --deal 'AS KH / 5S 6S / QS JS / 7S 8S' --trump misere --leader 2 \
        --contractor 0
    said 2 '--leader 2: a partner of the contractor does not play in a misere'
}

deals_come_from_files() {
    {
        say '# three hands'
        say 'AS QS'
        say ''
        say 'KS, 9H'
        say '8S 7S'
    } >"$work/deal.txt"
    is_worth 'QS 0 AS 1 best' --deal-file deal.txt --trump H --leader 0 ||
        return 1
    status=0
    "$built/solve" --deal-file - <"$work/deal.txt" >"$work/said.txt" \
        2>"$work/wrong.txt" || status=$?
    said 0 'classic-3, '
}

# In the record, line 7 is the deal, line 8 is the first bid, from line 10 on
# the contractor has the kitty, and line 43 ends the hand.
positions_are_lines() {
    for line in 7 8 10; do
        run solve --ascii "$seven_diamonds" --at $line
        said 0 ":$line: classic-3, tricks of each seat's side" \
            '  seat 0  2      4      6      6      7      lost' || return 1
    done
    run solve --ascii "$seven_diamonds" --at 12
    said 0 ':12: classic-3, seat 0 plays 7D, trick 1, seat 1 to play' \
        '  KD       6     best' || return 1
    run solve "$seven_diamonds"
    said 1 ':43: no hand is being played here' || return 1
    run solve "$seven_diamonds" --at 6
    said 1 ':6: no hand is being played here' || return 1
    run solve "$seven_diamonds" --at 44
    said 2 '--at 44: ' ' has 43 lines'
}

# The end of a record is a position to solve if the hand is not over.
the_end_is_a_position() {
    lines "$seven_diamonds" 3 38 >"$work/end.talon"
    run solve --ascii end.talon
    said 0 'end.talon:36: classic-3, seat 0 plays 7D, trick 10, seat 0 to play' \
        '  9D       6     best' '  trick 10: seat 0 9D, seat 1 KS, seat 2 QS'
}

records_are_told_apart() {
    cat "$seven_diamonds" "$records/tripoli.talon" "$seven_diamonds" \
        >"$work/several.talon"
    run solve several.talon
    said 2 'several.talon has several records; --at LINE chooses one' || return 1
    run solve several.talon --at 45
    said 1 'several.talon:47: not a record of Five Hundred' || return 1
    run solve several.talon --at 50
    said 1 'several.talon:50: not a record of Five Hundred' || return 1
    line=$((43 + $(wc -l <"$records/tripoli.talon") + 12))
    run solve --ascii several.talon --at "$line"
    said 0 "several.talon:$line: classic-3, seat 0 plays 7D, trick 1, seat 1"
}

# Errors in lines after the position do not matter.
bad_lines_are_refused() {
    {
        lines "$seven_diamonds" 3 12
        say '2 play 8D'
    } >"$work/turn.talon"
    run solve turn.talon
    said 1 'turn.talon:11: it is not this seat' || return 1
    run solve --ascii turn.talon --at 10
    said 0 '  KD       6     best'
}

#   refuses "WORDS" ARGUMENT...
refuses() {
    words=$1
    shift
    run solve "$@"
    said 2 "solve: $words"
}

bad_deals_are_refused() {
    refuses 'seat 0 has 2 cards, but seat 1 has 3' \
        --deal 'AS KS / QS JS 10S / 9S 8S 7S' &&
        refuses 'seat 0: "XX" is not a card' --deal 'AS XX / QS JS / 9S 8S' &&
        refuses 'seat 1 has QS twice' --deal 'AS KS / QS QS / 9S 8S' &&
        refuses 'seat 0 and seat 2 both have KS' \
            --deal 'AS KS / QS JS / 9S KS' &&
        refuses 'seat 1 has no cards' --deal 'AS KS / / 9S 8S' &&
        refuses 'seat 0: not in the pack of these rules: 2S 3S' \
            --deal 'AS 2S 3S / KS QS JS / 9S 8S 7S' &&
        refuses 'seat 0 has 11 cards; a hand has 10 at most' \
            --deal 'AS KS QS JS 10S 9S 8S 7S AH KH QH / AC KC' &&
        refuses 'a deal needs the cards of two seats or more' --deal 'AS KS' &&
        refuses 'there are more than 6 hands' --deal 'AS/KS/QS/JS/9S/8S/7S' &&
        refuses 'there are 3 hands; these rules have 4 seats' \
            --deal 'AS / KS / QS' --rules australian-4
}

bad_questions_are_refused() {
    refuses '--trump X: it may be S, C, D, H, NT, misere or open-misere' \
        --deal 'AS / KS / QS' --trump X --leader 0 &&
        refuses '--leader 3: no such seat' --deal 'AS / KS / QS' --trump S \
            --leader 3 &&
        refuses '--trump and --leader need each other' --deal 'AS / KS / QS' \
            --trump S &&
        refuses '--contractor needs --trump and --leader' \
            --deal 'AS / KS / QS' --contractor 1 &&
        refuses '--option slams=on: no such option' --deal 'AS / KS / QS' \
            --rules classic-3,slams=on &&
        refuses 'jokers=7: no such value' --deal 'AS / KS / QS' \
            --rules classic-3,jokers=7 &&
        refuses '--preset nine: no such preset; it may be classic-3' \
            --deal 'AS / KS / QS' --rules nine &&
        refuses 'name a file with a record, or give one --deal' &&
        refuses 'name a file with a record, or give one --deal' x.talon \
            --deal 'AS / KS / QS' &&
        refuses 'a record has rules and a contract of its own' x.talon \
            --trump S --leader 0 &&
        refuses '--at is for records' --deal 'AS / KS / QS' --at 5 &&
        refuses '"y.talon" is not understood' x.talon y.talon
}

# With a node limit, solve gives ranges that contain the values, and says that
# they are not final.
limits_give_ranges() {
    run solve --nodes 600 --ascii "$seven_diamonds" --at 7
    said 0 '..' 'The nodes ran out before the end' || return 1
    run solve --nodes 600 --json "$seven_diamonds" --at 7
    cp "$work/said.txt" "$work/some.json"
    run solve --nodes 0 --json "$seven_diamonds" --at 7
    python3 - "$work/some.json" "$work/said.txt" <<'END'
import json, sys
some, every = (json.load(open(path)) for path in sys.argv[1:])
assert every["finished"] and not some["finished"]
open_ranges = 0
for one, other in zip(some["contracts"], every["contracts"], strict=True):
    assert other["low"] == other["high"]
    assert one["low"] <= other["low"] <= one["high"]
    open_ranges += one["low"] < one["high"]
assert open_ranges > 0
END
}

# A deal that no limit of seconds can solve: a misere against four.
hard_deal='6S 7S JS 7C JC 2D 4D 8D JH QH / 2S 5S QS 5C 5D 9D JD 3H 6H KH /
AS 9C QC 3D 10D 4H 5H 7H 8H 9H / 4S 9S KS 8C 10C QD KD 10H AH JK /
3S 8S 10S 2C 3C 4C 6C 6D 7D 2H'

# Asks for a misere by seat 4 with these arguments.
#   ask_hard ARGUMENT...
ask_hard() {
    run solve --ascii --deal "$(say "$hard_deal" | tr '\n' ' ')" \
        --trump misere --leader 4 "$@"
}

# By itself, solve ends with what it has found out in some seconds.
nothing_hangs_by_default() {
    ask_hard
    said 0 '?' 'The nodes ran out before the end; --nodes allows more.' &&
        ! grep 'Best play' "$work/said.txt"
}

# Whether a process catches interrupts, which are signal 2.
#   catches_interrupts PROCESS
catches_interrupts() {
    grep -q '^SigCgt:.*[2367abef]$' "/proc/$1/status"
}

# An interrupt ends a search without a limit, and what is known is shown.
an_interrupt_ends_a_search() {
    "$built/solve" --ascii --deal "$(say "$hard_deal" | tr '\n' ' ')" \
        --trump misere --leader 4 --nodes unlimited >"$work/said.txt" \
        2>"$work/wrong.txt" &
    process=$!
    until catches_interrupts $process; do
        sleep 1
    done
    kill -INT $process
    status=0
    wait $process || status=$?
    said 0 'Stopped: this is what was known by then.'
}

answers_agree_with_their_json() {
    agree deal --deal 'JK 7S / AS 8H / KS 9H' --trump NT --leader 0 &&
        agree deal --deal 'JK 7S / AS 8H / KS 9H' &&
        agree deal --deal '8S 9H / 7S 10H / 9S 8C' --trump misere --leader 1 \
            --contractor 0 &&
        agree deal --nodes 600 "$seven_diamonds" --at 7 &&
        agree deal --deal 'AS KH / 5S 6S / QS JS / 7S 8S' --trump S --leader 1
}

# ---- table

reviews_at_the_table() {
    run table --game five-hundred --seed 5 --deals 3 --review --level random
    said 0 'deals 3, ' || return 1
    [ "$(grep -cE '^  seat [0-2]: [0-9]+ of 30 cards cost' \
        "$work/said.txt")" -eq 3 ] || {
        cat "$work/said.txt"
        return 1
    }
    run table --game tripoli --seed 5 --review
    said 0 && ! grep 'cost' "$work/said.txt"
}

# A client gets the same bytes whether or not it has a process of its own, so it
# plays the same. If its move is refused, its player decides again.
clients_play_the_same_in_processes() {
    for game in five-hundred tripoli; do
        set -- --game $game --seed 5 --deals 2 --level novice-1
        run table "$@"
        sed 's/in [a-z ]*:/in:/' "$work/said.txt" >"$work/one.txt"
        said 0 'deals 2, ' 'answers refused 0' || return 1
        run table "$@" --processes
        sed 's/in [a-z ]*:/in:/' "$work/said.txt" | diff "$work/one.txt" - ||
            return 1
        run table "$@" --processes --cheat
        said 0 'deals 2, ' && ! grep -q 'answers refused 0' "$work/said.txt" ||
            return 1
    done
}

# Hints for one seat are printed for no other seat, and do not change the game.
a_client_is_given_hints() {
    set -- --seed 5 --deals 1 --level random
    run table "$@"
    cp "$work/said.txt" "$work/plain.txt"
    run table "$@" --hint 1
    said 0 ', seat 1: ' 'expert-1 would make the first' '(points):' || return 1
    ! grep '^turn [0-9]*, seat [02]' "$work/said.txt" || return 1
    tail -n "$(wc -l <"$work/plain.txt")" "$work/said.txt" |
        diff "$work/plain.txt" - || return 1
    run table --game tripoli --seed 5 --deals 1 --level random --hint 0
    said 0 ', seat 0: ' '(chips):' || return 1
    run table "$@" --hint 3
    said 2 'table: --hint 3: '
}

clients_have_levels_that_exist() {
    run table --level club-1,master-9,club-1
    said 2 'table: --level master-9: no such level of players' \
        'it may be random novice-1 casual-1 club-1 expert-1' || return 1
    run table --game tripoli --level club-1,novice-1
    said 2 '2 levels for 5 seats' || return 1
    run table --help
    said 0 '--level L' ' random novice-1 casual-1 club-1 expert-1'
}

# ---- selfplay

# The levels are given to the seats in turn, and the same levels play the same
# games again.
levels_play_each_other() {
    run selfplay novice-1 club-1
    said 0 'seat 0 novice-1 ' 'seat 1 club-1 ' 'seat 2 novice-1 ' \
        'seat 3 club-1 ' '  wins' || return 1
    [ "$(grep -c '  wins$' "$work/said.txt")" -eq 2 ] || return 1
    cp "$work/said.txt" "$work/first.txt"
    run selfplay novice-1 club-1
    cmp "$work/first.txt" "$work/said.txt" || return 1
    run selfplay
    said 0 'seat 3 club-1 '
}

refuses_a_level_that_is_none() {
    run selfplay club-1 master-9
    said 2 'selfplay: master-9: no such level of players; it may be novice-1' \
        ' casual-1 club-1 expert-1'
}

# Runs selfplay with a function that refuses, which is in refusing.c.
#   run_refusing NAME
run_refusing() {
    # shellcheck disable=SC2046
    gcc -std=c11 "-DREFUSE_$1" -o "$built/refusing" \
        "$root/examples/selfplay.c" "$root/tests/programs/refusing.c" \
        $(PKG_CONFIG_LIBDIR=$root/build/prefix/lib/pkgconfig \
            pkg-config --cflags --libs talon-advisor) \
        "-Wl,-rpath,$root/build/prefix/lib" || return 1
    run refusing casual-1
}

# A refusal is an error, whoever refuses, and no result is printed.
tells_a_refusal_from_an_end() {
    run_refusing PLAYER || return 1
    said 1 'selfplay: seat ' ' (casual-1): ' || return 1
    is_empty "$work/said.txt" || return 1
    run_refusing CHANCE || return 1
    said 1 'selfplay: chance: ' && is_empty "$work/said.txt"
}

rm -rf "$work"
mkdir -p "$work"
tally_at_end
install_missing python3:python3
[ -x "$built/solve" ] || quietly "$work/examples.txt" sh "$root/examples/run.sh"
check "analyse: what a card cost, in words" reviews_in_words
check "analyse: a hand without a mistake" reviews_a_hand_without_a_mistake
check "analyse: FH-29: the suit that a joker names" names_the_suit_of_a_joker
check "analyse: a misere" reviews_a_misere
check "analyse: sums of a record" sums_up_a_record
check "analyse: a hand that is not over" reviews_a_running_hand
check "analyse: nothing was played" says_if_nothing_was_played
check "analyse: standard input" reads_standard_input
check "analyse: another game" goes_on_after_another_game
check "analyse: a bad record" goes_on_after_a_bad_record
check "analyse: a bad header" goes_on_after_a_bad_header
check "analyse: a missing file" goes_on_after_a_missing_file
check "analyse: a limit says what is missing" a_limit_says_what_is_missing
check "analyse: a limit is for each hand" a_limit_is_for_each_hand
check "analyse: a bad command line" refuses_what_it_does_not_know
for name in american-4 australian-4 classic-3 five-5 options-five-hundred \
    quebec-4 six-6 two-2; do
    check "analyse: text and JSON agree, $name" agrees_with_its_json \
        "$records/$name.talon"
    check "analyse and solve agree, $name" agrees_with_solve \
        "$records/$name.talon" 7
done
check "solve: a trump takes what is left" a_trump_takes_what_is_left
check "solve: a defender keeps his king" a_defender_keeps_his_king
check "solve: FH-29: a joker names the right suit" a_joker_names_the_right_suit
check "solve: a misere is beaten" a_misere_is_beaten
check "solve: FH-30: options count" options_count
check "solve: a deal has a table" a_deal_has_a_table
check "solve: FH-27: partners play together" partners_play_together
check "solve: deals come from files" deals_come_from_files
check "solve: positions are lines" positions_are_lines
check "solve: the end of a record" the_end_is_a_position
check "solve: records are told apart" records_are_told_apart
check "solve: bad lines are refused" bad_lines_are_refused
check "solve: bad deals are refused" bad_deals_are_refused
check "solve: bad questions are refused" bad_questions_are_refused
check "solve: limits give ranges" limits_give_ranges
check "solve: text and JSON agree" answers_agree_with_their_json
check "solve: a hard deal ends by itself" nothing_hangs_by_default
[ ! -r /proc/self/status ] ||
    check "solve: an interrupt ends a search" an_interrupt_ends_a_search
check "table: --review sums up" reviews_at_the_table
check "table: clients in processes" clients_play_the_same_in_processes
check "table: --hint" a_client_is_given_hints
check "table: --level" clients_have_levels_that_exist
check "selfplay: levels play each other" levels_play_each_other
check "selfplay: a bad level" refuses_a_level_that_is_none
check "selfplay: a refusal is no end" tells_a_refusal_from_an_end
finished
