#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests the examples that ask the exact solver or the players: analyse, solve
# and selfplay. Expected values are worked out by hand in the comments, or
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

# The example of the rule book. No card was a mistake, but the discard was: with
# seven tricks instead of six, the contractor would win 180 points instead of
# losing them, and the others would have 10 less. agree_on_discards() solves the
# deal after each discard.
reviews_a_discard() {
    run analyse --ascii "$seven_diamonds"
    said 0 && said_only "$seven_diamonds:7: hand 1, seat 0 plays 7D" \
        '  discard, seat 0: 8S 7C 9C cost one trick, 7C 7H KH keeps it; -370 points' \
        '  With best play: 6 tricks, 7D not made. As played: 6 tricks, 7D not made.' \
        '  seat 0: 0 of 10 cards cost something' \
        '  seat 1: 0 of 10 cards cost something' \
        '  seat 2: 0 of 10 cards cost something'
}

# The same deal with a best discard, and then best play as solve gives it.
reviews_a_hand_without_a_mistake() {
    {
        lines "$seven_diamonds" 3 10
        say '0 discard 8S 7C 7H'
        run solve --ascii --trump D --leader 0 \
            --deal "$(hands_after_8S_7C_7H)"
        sed -n 's/^  trick [0-9]*: //p' "$work/said.txt" | tr ',' '\n' |
            sed 's/^ *seat \([0-2]\) /\1 play /'
    } >"$work/best.talon"
    run analyse --ascii best.talon
    said 0 && said_only "best.talon:5: hand 1, seat 0 plays 7D" \
        '  With best play: 7 tricks, 7D made. As played: 7 tricks, 7D made.' \
        '  seat 0: 0 of 10 cards cost something' \
        '  seat 1: 0 of 10 cards cost something' \
        '  seat 2: 0 of 10 cards cost something'
}

# What that discard leaves: the hands of the deal, and 9C KH of the kitty.
hands_after_8S_7C_7H() {
    say "AS 9C KC AC 7D 9D JD AD KH JK / 10S JS KS 8C 10C QC KD 10H QH AH /
7S 9S QS JC 8D 10D QD 8H 9H JH" | tr '\n' ' '
}

# analyse and solve give the discards of a record the values of separate deals.
agree_on_discards() {
    agree discards "$1"
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

# The ace loses the misère, and the sevens make it, whatever is played: no card
# is better than another. Where tricks are counted, the only card is a best one.
a_lost_misere_has_no_best_card() {
    is_worth 'AS lost 7H lost' --deal 'AS 7H / KS KH / JS QH' \
        --trump misere --leader 0 &&
        is_worth 'KS made KH made' --deal '7S 7H / KS KH / JS QH' \
            --trump misere --leader 1 --contractor 0 &&
        is_worth 'AS 1 best' --deal 'AS / KS / QS' --trump S --leader 0
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

# Each seat has ten cards of a suit, and the kitty has the joker: whoever bids
# 10NT makes it, and nothing outranks it. So the side that calls first wins 520.
four_suits='5S 6S 7S 8S 9S 10S JS QS KS AS / 5C 6C 7C 8C 9C 10C JC QC KC AC /
5D 6D 7D 8D 9D 10D JD QD KD AD / 5H 6H 7H 8H 9H 10H JH QH KH AH'
a_deal_has_a_par() {
    run solve --ascii --par --deal "$four_suits"
    said 0 'Par, with the kitty and seat 3 as the dealer:' \
        '  520 points for seat 0 and seat 2, seat 0 plays 10NT' || return 1
    run solve --ascii --par --deal "$four_suits" --dealer 0
    said 0 'Par, with the kitty and seat 0 as the dealer:' \
        '  520 points for seat 1 and seat 3, seat 1 plays 10NT' || return 1
    run solve --json --par --deal "$four_suits" --dealer 0
    said 0 '"kitty":"4D 4H JK"' '"par":{"dealer":0,"low":-520,"high":-520,' \
        '"finished":true,"contractor":1,"bid":"10NT"}}' || return 1
    run solve --json --kitty --deal "$four_suits"
    said 0 '"par":null}' || return 1
    agree deal --par --nodes 600 --deal "$four_suits" &&
        agree deal --par "$root/examples/records/australian-4.talon" --at 15
}

what_has_no_par_is_refused() {
    refuses '--kitty: the kitty of this deal is not known' --par \
        --deal 'AS / AC / AD / AH' &&
        refuses '--dealer 4: no such seat' --par --dealer 4 \
            --deal "$four_suits" &&
        refuses '--dealer needs --par and a deal that is given' --dealer 1 \
            --deal "$four_suits" &&
        refuses '--dealer needs --par and a deal that is given' --dealer 1 \
            --par x.talon &&
        refuses '--par is of a deal that is still to be bid' --par \
            --deal "$four_suits" --trump S --leader 0 || return 1
    run solve --par "$seven_diamonds" --at 10
    said 1 ':10: par is of a deal that is still to be bid' || return 1
    run solve --par "$seven_diamonds" --at 7
    said 1 ':7: par needs rules with two sides'
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

# Cards are read with signs, too, and in either case.
reads_what_it_prints() {
    run solve --deal 'JK 7S / AS 8H / KS 9H' --trump NT --leader 0
    said 0 '  7♠ ' '  JK as ♠ ' 'seat 1 A♠, seat 2 K♠' || return 1
    is_worth 'QS 0 AS 1 best' --deal 'A♠ Q♠ / K♠ 9♥ / 8♠ 7♠' --trump ♥ \
        --leader 0 &&
        is_worth 'QC 0 AC 1 best' --deal 'a♣ q♣ / K♣️ 9♦ / 8c 7C' --trump ♦ \
            --leader 0 &&
        is_worth '7S made 10H lost best' --deal '8♠ 9♥ / 7♠ 10♥ / 9♠ 8♣' \
            --trump Misère --leader 1 --contractor 0 &&
        refuses 'seat 0: "A♠♠" is not a card' --deal 'A♠♠ / K♠ / Q♠' &&
        refuses 'seat 1 has Q♠ twice' --deal 'A♠ K♠ / Q♠ Q♠ / 9♠ 8♠'
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

# In the record, line 7 is the deal, line 8 is the first bid, line 10 ends the
# auction, line 11 is the discard, and line 43 ends the hand. After line 10 all
# discards are listed (agree_on_discards() says which are worth seven tricks);
# after line 11 a card is due.
positions_are_lines() {
    for line in 7 8 9; do
        run solve --ascii "$seven_diamonds" --at $line
        said 0 ":$line: classic-3, tricks of each seat's side" \
            '  seat 0  2      4      6      6      7      lost' || return 1
    done
    run solve --ascii "$seven_diamonds" --at 10
    said 0 ':10: classic-3, seat 0 plays 7D, and discards' \
        '  7C 7H KH                    7     best' \
        '(tricks of the whole hand for seat 0; one of those that are equal)' ||
        return 1
    run solve --ascii "$seven_diamonds" --at 11
    said 0 ':11: classic-3, seat 0 plays 7D, trick 1, seat 0 to play' ||
        return 1
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

# More than 512 nodes are needed for the lead of this deal.
long_deal='AS 10S 7S KC 9C QD 8D JH 9H 7H / KS 9S AC QC JD 9D 7D AH 10H 8H /
QS JS 8S JC 10C AD KD 10D KH QH'

# Where no card is solved, there is no line of best play, and nothing says that
# there is one.
a_line_has_cards() {
    run solve --nodes 512 --trump NT --leader 0 --deal "$long_deal"
    said 0 'The nodes ran out before the end' &&
        ! grep 'Best play' "$work/said.txt"
}

# A deal that takes 36 million nodes and two seconds: a misere against four.
hard_deal='4S 8S JS AS 10C 5D AD 2H 5H 7H / 9S KS JC 7D JD KD JH KH AH JK /
7S QS 3C 4C 6C 7C AC 8D 9D 6H / 2S 3S 6S 8C 3D 4D 6D 10D 4H 9H /
5S 10S 2C 5C 9C KC 2D 3H 8H 10H'

# Asks for a misere by seat 3 with these arguments.
#   ask_hard ARGUMENT...
ask_hard() {
    run solve --ascii --deal "$(say "$hard_deal" | tr '\n' ' ')" \
        --trump misere --leader 3 "$@"
}

# By itself, solve ends with what it has found out within its limit.
nothing_hangs_by_default() {
    ask_hard
    said 0 '?' 'The nodes ran out before the end; --nodes allows more.' &&
        ! grep 'Best play' "$work/said.txt"
}

# Whether a child has not ended. A shell may have waited for it already while it
# waited for another; then nothing is left of it.
#   is_running PROCESS
is_running() {
    kill -0 "$1" 2>/dev/null && ! grep -qs '^State:.Z' "/proc/$1/status"
}

# Whether a process is solve, no longer the shell that starts it, and catches
# interrupts, which are signal 2.
#   catches_interrupts PROCESS
catches_interrupts() {
    grep -qs '^Name:.solve$' "/proc/$1/status" &&
        grep -qs '^SigCgt:.*[2367abef]$' "/proc/$1/status"
}

# Waits until solve catches interrupts, or has ended.
#   wait_for_solve PROCESS
wait_for_solve() {
    while is_running "$1" && ! catches_interrupts "$1"; do
        sleep 0.1
    done
}

# An interrupt ends a search without a limit, and what is known is shown.
an_interrupt_ends_a_search() {
    "$built/solve" --ascii --deal "$(say "$hard_deal" | tr '\n' ' ')" \
        --trump misere --leader 3 --nodes unlimited >"$work/said.txt" \
        2>"$work/wrong.txt" &
    process=$!
    wait_for_solve $process
    kill -INT $process || return 1
    status=0
    wait $process || status=$?
    said 0 'Stopped: this is what was known by then.'
}

# The hands of the rule book's example as dealt; the kitty is 8S 7C 9C.
dealt_hands='AS KC AC 7D 9D JD AD 7H KH JK / 10S JS KS 8C 10C QC KD 10H QH AH /
7S 9S QS JC 8D 10D QD 8H 9H JH'

answers_agree_with_their_json() {
    agree deal --deal 'JK 7S / AS 8H / KS 9H' --trump NT --leader 0 &&
        agree deal --deal 'JK 7S / AS 8H / KS 9H' &&
        agree deal --deal '8S 9H / 7S 10H / 9S 8C' --trump misere --leader 1 \
            --contractor 0 &&
        agree deal --nodes 600 "$seven_diamonds" --at 7 &&
        agree deal --kitty --trump D --leader 0 --deal "$dealt_hands" &&
        agree deal --kitty --trump misere --leader 2 --deal "$dealt_hands" &&
        agree deal --kitty --trump misere --leader 0 --deal "$dealt_hands" &&
        agree deal --kitty --trump NT --leader 1 --nodes 600 \
            --deal "$dealt_hands" &&
        agree deal --nodes 512 --deal "$long_deal" --trump NT --leader 0 &&
        agree deal --deal 'AS 7H / KS KH / JS QH' --trump misere --leader 0 &&
        agree deal --deal 'AS KH / 5S 6S / QS JS / 7S 8S' --trump S --leader 1
}

# ---- many deals

# Succeeds if two files have the same bytes and some.
same() {
    [ -s "$1" ] && cmp "$1" "$2"
}

# Prints the hands of drawn deals, a deal a line.
draw() {
    run solve "$@"
    python3 -c 'import json, sys
for line in sys.stdin:
    print(" / ".join(json.loads(line)["hands"]))' <"$work/said.txt"
}

# Runs a program with these arguments for all deals with one thread, for all
# with several, and for parts that are merged in the wrong order: all the same.
#   parts_are_the_whole PROGRAM ARGUMENT...
parts_are_the_whole() {
    run "$@"
    cp "$work/said.txt" "$work/whole.jsonl"
    cp "$work/wrong.txt" "$work/whole.txt"
    : >"$work/parts.txt"
    for jobs in 2 7; do
        run "$@" --jobs $jobs
        same "$work/whole.jsonl" "$work/said.txt" || return 1
        same "$work/whole.txt" "$work/wrong.txt" || return 1
    done
    for part in 0..0 1..6 7..29 30..; do
        run "$@" --deals $part --jobs 2
        mv "$work/said.txt" "$work/part-$part.jsonl"
        cat "$work/wrong.txt" >>"$work/parts.txt"
    done
    (cd "$work" && sort -m -t: -k2,2n part-30...jsonl part-7..29.jsonl \
        part-1..6.jsonl part-0..0.jsonl) >"$work/merged.jsonl"
    same "$work/whole.jsonl" "$work/merged.jsonl" &&
        same "$work/whole.txt" "$work/parts.txt"
}

# The file has comments and an empty line between its deals.
many_deals_are_one_by_one() {
    {
        say '# three cards each'
        say 'AS KS JK / QS JS 10S / 9S 8S 7S'
        say ''
        say 'AS KH / 5S 6S / QS JS / 7S 8S  # two cards'
        say '  JK 7S, / AS 8H / KS 9H'
    } >"$work/many.txt"
    run solve --batch many.txt
    said 0 '{"deal":0,"file":"many.txt","line":2,"what":"deal"' \
        '{"deal":1,"file":"many.txt","line":4,"what":"deal"' \
        '{"deal":2,"file":"many.txt","line":5,"what":"deal"' || return 1
    [ "$(wc -l <"$work/said.txt")" -eq 3 ] || return 1
    sed 's/^.*"what"/"what"/' "$work/said.txt" >"$work/alone.txt"
    for deal in 'AS KS JK / QS JS 10S / 9S 8S 7S' \
        'AS KH / 5S 6S / QS JS / 7S 8S' 'JK 7S / AS 8H / KS 9H'; do
        run solve --json --deal "$deal"
        sed 's/^.*"what"/"what"/' "$work/said.txt"
    done | diff - "$work/alone.txt" || return 1
    status=0
    "$built/solve" --batch - --deals 1..1 --trump NT --leader 0 \
        <"$work/many.txt" >"$work/said.txt" 2>"$work/wrong.txt" || status=$?
    said 0 '{"deal":1,"file":"-","line":4,"what":"cards"' &&
        [ "$(wc -l <"$work/said.txt")" -eq 1 ]
}

# Deal N of a seed is the first deal of game N of playout, whose record says
# what each seat has.
deals_are_drawn_by_number() {
    run solve --seed 5 --deals 0..3 --rules australian-4 --par
    mv "$work/said.txt" "$work/drawn.jsonl"
    run playout --preset australian-4 --seed 5 --games 4 --deals 1
    mv "$work/said.txt" "$work/games.talon"
    for line in $(grep -n '^deal' "$work/games.talon" | cut -d: -f1); do
        run solve --json --par games.talon --at "$line"
        sed 's/^.*"what"/"what"/' "$work/said.txt"
    done >"$work/alone.txt"
    sed 's/^.*"what"/"what"/' "$work/drawn.jsonl" | diff - "$work/alone.txt" &&
        [ "$(wc -l <"$work/alone.txt")" -eq 4 ] || return 1
    run solve --seed 5 --deals 2..2 --rules australian-4 --par
    sed -n 3p "$work/drawn.jsonl" | cmp - "$work/said.txt"
}

# With so few nodes, an answer depends on what a solver remembers.
jobs_and_parts_of_solve_do_not_matter() {
    draw --seed 8 --deals 0..39 >"$work/many.txt"
    say 'AS KS / QS JS / KS 9S' >>"$work/many.txt"
    parts_are_the_whole solve --nodes 2000 --batch many.txt || return 1
    said 1 'many.txt:41: seat 0 and seat 2 both have KS' || return 1
    grep -q '"finished":false' "$work/whole.jsonl" &&
        [ "$(wc -l <"$work/whole.jsonl")" -eq 40 ]
}

# Besides, the files have a hand twice, records of another game, and bad lines.
jobs_and_parts_of_analyse_do_not_matter() {
    {
        say 'game five-hundred'
        lines "$seven_diamonds" 3 43
        lines "$seven_diamonds" 3 43
        lines "$seven_diamonds" 3 12
        say '2 play 8D'
        say 'talon-record 1'
        say 'game chess'
    } >"$work/bad.talon"
    parts_are_the_whole analyse --json --nodes 2000 bad.talon \
        "$records/options-five-hundred.talon" "$records/tripoli.talon" \
        "$records/classic-3.talon" bad.talon || return 1
    grep -q '"unreviewed":[1-9]' "$work/whole.jsonl" &&
        [ "$(grep -c 'bad.talon:1: ' "$work/parts.txt")" -eq 2 ] &&
        [ "$(grep -c 'bad.talon:94: it is not this' "$work/parts.txt")" -eq 2 ] &&
        [ "$(grep -c 'bad.talon:96: no such game' "$work/parts.txt")" -eq 2 ]
}

bad_deals_do_not_stop_others() {
    {
        say 'AS KS / QS JS / KS 9S'
        say 'AS KS / QS JS / 9S 8S'
        printf 'AS KS / QS JS / 9S 8S\000\n'
        say 'AS KS / QS JS'
        say 'AS / KS'
        head -c 100000 /dev/zero | tr '\000' x
        say ''
        say 'AS KS / QS JS / 9S 8S'
    } >"$work/bad.txt"
    run solve --batch bad.txt --trump S --leader 2
    said 1 'bad.txt:1: seat 0 and seat 2 both have KS' '{"deal":1,' \
        'bad.txt:3: there is a byte of zero' 'bad.txt:4: --leader 2: no such' \
        'bad.txt:5: --leader 2: no such seat' 'bad.txt:6: seat 0: "xxx' \
        '{"deal":6,' && [ "$(wc -l <"$work/said.txt")" -eq 2 ] &&
        [ "$(wc -l <"$work/wrong.txt")" -eq 5 ]
}

# What is printed and what is named on standard error are together all deals
# from 0 to a last one, none twice; the lines are those of a run to the end.
#   nothing_is_lost LAST LINES
nothing_is_lost() {
    python3 - "$work/said.txt" "$work/wrong.txt" "$@" <<'END'
import json, re, sys
said, wrong, last, least = sys.argv[1:]
numbers = [json.loads(line)["deal"] for line in open(said)]
assert numbers == sorted(numbers) and len(numbers) >= int(least), numbers
message = re.fullmatch(r"\w+: stopped; these deals have no answer:(.*)\n",
                       open(wrong).read())[1]
for words in message.split():
    first, end = words.split("..")
    numbers += range(int(first), int(end) + 1)
assert sorted(numbers) == list(range(int(last) + 1)), message
END
}

# Waits until a process has printed a number of lines to a file, or has ended.
#   wait_for_lines PROCESS FILE COUNT
wait_for_lines() {
    while is_running "$1" && [ "$(wc -l <"$2")" -lt "$3" ]; do
        sleep 0.1
    done
}

# Stops solve with a signal once it has printed some lines.
#   is_stopped SIGNAL
is_stopped() {
    : >"$work/said.txt"
    "$built/solve" --seed 5 --deals 0..99999 --jobs 3 >"$work/said.txt" \
        2>"$work/wrong.txt" &
    process=$!
    wait_for_lines $process "$work/said.txt" 20
    kill -"$1" $process || return 1
    status=0
    wait $process || status=$?
    said 1 && nothing_is_lost 99999 20 || return 1
    cp "$work/said.txt" "$work/stopped.jsonl"
    run solve --seed 5 --deals 0..19
    head -n 20 "$work/stopped.jsonl" | cmp - "$work/said.txt"
}

an_interrupt_loses_nothing() {
    is_stopped INT && is_stopped TERM
}

# The first deal may take longer than those behind it, which are printed if it
# is stopped.
a_hard_deal_hides_no_other() {
    {
        say "$hard_deal" | tr '\n' ' '
        say ''
        draw --seed 5 --deals 0..29 --rules five-5
    } >"$work/many.txt"
    "$built/solve" --batch "$work/many.txt" --jobs 2 --nodes unlimited \
        --trump misere --leader 4 >"$work/said.txt" 2>"$work/wrong.txt" &
    process=$!
    wait_for_solve $process
    sleep 1
    kill -INT $process 2>/dev/null || :
    wait $process || :
    [ ! -s "$work/wrong.txt" ] || nothing_is_lost 30 1
}

bad_batches_are_refused() {
    refuses '--deals 5: it must be A..B' --seed 1 --deals 5 &&
        refuses '--deals: "4" is not a number from 5 to ' --seed 1 \
            --deals 5..4 &&
        refuses '--deals: "x" is not a number' --seed 1 --deals x..4 &&
        refuses '--deals: "" is not a number' --seed 1 --deals ..4 &&
        refuses '--deals: "4x" is not a number' --seed 1 --deals 1..4x &&
        refuses '--jobs: "0" is not a number from 1 to 256' --jobs 0 &&
        refuses '--jobs: "257" is not a number' --jobs 257 &&
        refuses '--deals needs --seed or --batch' --deal 'AS / KS' \
            --deals 0..1 &&
        refuses '--jobs needs --seed or --batch' --deal 'AS / KS' --jobs 2 &&
        refuses '--seed needs --deals A..B' --seed 1 &&
        refuses '--seed needs --deals A..B' --seed 1 --deals 1.. &&
        refuses '--seed needs --deals A..B' --seed 1 --deals 0..4294967296 &&
        refuses 'name a file with a record, or give' --seed 1 --batch x &&
        refuses 'name a file with a record, or give' --batch x --deal AS/KS &&
        refuses '--preset nine: no such preset' --batch x --rules nine &&
        refuses '--leader 5: no such seat' --seed 1 --deals 0..9 --trump S \
            --leader 5 || return 1
    run solve --batch nowhere.txt
    said 2 'nowhere.txt: ' || return 1
    run analyse --deals 0..1 x
    said 2 'analyse: --deals needs --json' || return 1
    run analyse --jobs 2 x
    said 2 'analyse: --jobs needs --json'
}

# A range may lie behind the last deal.
no_deals_are_no_error() {
    say 'AS / KS / QS' >"$work/many.txt"
    run solve --batch many.txt --deals 1..9
    said 0 && [ ! -s "$work/said.txt" ] && [ ! -s "$work/wrong.txt" ] ||
        return 1
    run analyse --json --deals 1.. "$seven_diamonds"
    said 0 && [ ! -s "$work/said.txt" ] && [ ! -s "$work/wrong.txt" ]
}

a_full_disk_is_an_error() {
    status=0
    "$built/solve" --seed 1 --deals 0..9 >/dev/full 2>"$work/wrong.txt" ||
        status=$?
    : >"$work/said.txt"
    said 1 'standard output: '
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
    said 2 'selfplay: master-9: no such level of players; ' \
        'it may be beginner-1 novice-1 casual-1 club-1 expert-1'
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
check "analyse: what a discard cost" reviews_a_discard
check "analyse: a hand without a mistake" reviews_a_hand_without_a_mistake
for name in logged-three-hand-7D classic-3 australian-4 two-2; do
    check "analyse and solve: each discard is a deal of its own, $name" \
        agree_on_discards "$records/$name.talon"
done
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
check "solve: a lost misere has no best card" a_lost_misere_has_no_best_card
check "solve: FH-30: options count" options_count
check "solve: a deal has a table" a_deal_has_a_table
check "solve: a deal with its kitty has a par" a_deal_has_a_par
check "solve: what has no par is refused" what_has_no_par_is_refused
check "solve: FH-27: partners play together" partners_play_together
check "solve: it reads what it prints" reads_what_it_prints
check "solve: deals come from files" deals_come_from_files
check "solve: positions are lines" positions_are_lines
check "solve: the end of a record" the_end_is_a_position
check "solve: records are told apart" records_are_told_apart
check "solve: bad lines are refused" bad_lines_are_refused
check "solve: bad deals are refused" bad_deals_are_refused
check "solve: bad questions are refused" bad_questions_are_refused
check "solve: limits give ranges" limits_give_ranges
check "solve: a line has cards" a_line_has_cards
check "solve: text and JSON agree" answers_agree_with_their_json
check "solve: a hard deal ends by itself" nothing_hangs_by_default
[ ! -r /proc/self/status ] ||
    check "solve: an interrupt ends a search" an_interrupt_ends_a_search
check "solve: many deals are as one by one" many_deals_are_one_by_one
check "solve: drawn deals are those of playout" deals_are_drawn_by_number
check "solve: jobs and parts do not matter" \
    jobs_and_parts_of_solve_do_not_matter
check "analyse: jobs and parts do not matter" \
    jobs_and_parts_of_analyse_do_not_matter
check "solve: bad deals do not stop others" bad_deals_do_not_stop_others
check "solve: an interrupt loses nothing" an_interrupt_loses_nothing
[ ! -r /proc/self/status ] ||
    check "solve: a hard deal hides no other" a_hard_deal_hides_no_other
check "solve: bad batches are refused" bad_batches_are_refused
check "solve: no deals are no error" no_deals_are_no_error
[ ! -e /dev/full ] ||
    check "solve: a full disk is an error" a_full_disk_is_an_error
check "selfplay: levels play each other" levels_play_each_other
check "selfplay: a bad level" refuses_a_level_that_is_none
check "selfplay: a refusal is no end" tells_a_refusal_from_an_end
finished
