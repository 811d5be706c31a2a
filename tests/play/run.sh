#!/bin/sh
# SPDX-License-Identifier: MIT
# Tests examples/play from outside: types to it, and looks at what it prints.
# Needs the programs that examples/run.sh builds, and builds them if they are
# missing.
set -eu

root=$(cd "$(dirname "$0")/../.." && pwd)
work=$root/build/play
play=$root/build/examples/play
. "$root/tests/tools.sh"

# Games are kept here, and words are English unless a test says otherwise.
XDG_DATA_HOME=$work/data
LC_ALL=C
export XDG_DATA_HOME LC_ALL
kept=$XDG_DATA_HOME/talon
unset NO_COLOR

# Runs play in an empty directory, without any games that are kept. The
# arguments before "--" are the lines of its standard input; what it prints goes
# to said.txt.
#   play LINE... -- ARGUMENT...
play() {
    rm -rf "$work/here" "$XDG_DATA_HOME"
    mkdir -p "$work/here"
    again "$@"
}

# The same, in the directory that the last run has left.
again() {
    : >"$work/typed.txt"
    while [ "$1" != -- ]; do
        say "$1" >>"$work/typed.txt"
        shift
    done
    shift
    status=0
    (cd "$work/here" && ${before:-} "$play" "$@" <"$work/typed.txt") \
        >"$work/said.txt" 2>&1 || status=$?
}

# Succeeds if play has printed all of these lines or parts of lines, wherever a
# long one was broken.
said() {
    tr '\n' ' ' <"$work/said.txt" | sed 's/   */ /g' >"$work/joined.txt"
    for words in "$@"; do
        grep -qF -e "$words" "$work/said.txt" "$work/joined.txt" || {
            say "\"$words\" was not said:"
            cat "$work/said.txt"
            return 1
        }
    done
}

# The opponents move at random here, so that nothing depends on their strength.
new_game="--game five-hundred --preset classic-3 --seed 5 --level random"

understands_what_it_prints() {
    rm -rf "$XDG_DATA_HOME"
    (cd "$work" && python3 "$root/tests/play/talk.py" "$play" "$@")
}

# Seat 0 has the hand of the README: 10C KC AC 10D QD AD JH QH KH JK.
understands_signs_and_commas() {
    play '6♥' '9♣,10♣, 10♦' ks -- $new_game
    said 'You bid 6 ♥.' 'You discard ♦10 ♣9 ♣10.' 'You play ♠K.'
}

understands_small_letters() {
    play 'BID 6h' 'Discard 9c 10c 10d' 'ks' -- $new_game
    said 'You bid 6 ♥.' 'You discard ♦10 ♣9 ♣10.' 'You play ♠K.'
}

# With hearts as trumps, the joker is shown with the hearts, above the bowers.
sorts_trumps_together() {
    play '6♥' -- $new_game
    said 'hand    ♥Q ♥K ♥J joker  ♠K'
}

shows_the_last_trick() {
    play '6♥' '9♣ 10♣ 10♦' ks -- $new_game
    said 'score      tricks     before     now' \
        ' you          0          0          ♠K         -' \
        ' Ben          0          1          *♠A        *♣8'
}

says_why_not() {
    play '6♥' '9♣ 10♣ 10♦' ks qh 'go home' -- $new_game
    said 'Ben plays ♣8.' 'You must follow the suit led; possible: ♣J ♣K ♣A.' \
        'Not understood: “go'
}

in_german() {
    for way in --language=de LC_ALL=de_DE.UTF-8 LC_MESSAGES=de_AT LANG=de; do
        case $way in
        -*) play '6 Herz' '♣9, kreuz zehn, Karo 10' 'Pik König' 'herz d' \
            Hilfe Ende ja -- $new_game $way ;;
        *) LC_ALL='' LANG=en
            export "${way?}" LANG LC_ALL
            play '6 Herz' '♣9, kreuz zehn, Karo 10' 'Pik König' 'herz d' \
                Hilfe Ende ja -- $new_game
            unset LC_MESSAGES LANG
            LC_ALL=C ;;
        esac
        said 'Du bietest 6 ♥.' 'Du drückst ♦10 ♣9 ♣10.' 'Du spielst ♠K.' \
            'Du musst die ausgespielte Farbe bedienen; das geht nur mit ♣B ♣K ♣A.' \
            'Tipp              zeigt die besten' \
            'Aufhören? Die Partie bleibt' 'Zwischenstand' || return 1
    done
}

an_unknown_language_lists_the_known() {
    play -- $new_game --language fr
    said '--language fr: there is no such language; it may be en de' &&
        [ "$status" -eq 2 ] || return 1
    LC_ALL=fr_FR.UTF-8 play -- $new_game
    said 'You get'
}

# No word of one language in a game of the other: every message of the table is
# there twice, with the same places.
languages_are_whole() {
    (cd "$root" && python3 tests/play/messages.py examples/play/messages.h)
}

explains_the_words() {
    play '' help -- --game tripoli --seed 5
    said 'Type one of these moves' '  keep the hand' 'quit or q         leaves'
}

# A hint shows moves, each with the points it brings, a chance, and a reason.
hints_with_reasons() {
    play hint -- $new_game
    said 'points on average:' || return 1
    grep -qE '^  bid [^ ]+ [^ ]+ +(\+|−)[0-9.]+ ± [0-9.]+ +contract made in ' \
        "$work/said.txt" || return 1
    play '' hint -- --game tripoli --seed 5
    said 'chips on average:'
}

# A hint does not change what the opponents do.
hints_change_nothing() {
    level=$1
    play 6H '9C 10C 10D' ks -- $new_game --level "$level"
    grep -oE "(Anna|Ben) [a-z]+ [^.]*" "$work/said.txt" >"$work/plain.txt"
    play hint 6H 'why 10C 9C 10D' '9C 10C 10D' hint 'why ac' ks -- \
        $new_game --level "$level"
    grep -oE "(Anna|Ben) [a-z]+ [^.]*" "$work/said.txt" >"$work/hinted.txt"
    [ -s "$work/plain.txt" ] && cmp "$work/plain.txt" "$work/hinted.txt"
}

# Asks about two moves: at most one can be the best, so at least one is listed
# below the best.
says_why_not_another_move() {
    play 6H '9C 10C 10D' 'why qd' 'WHY jk' why 'why as' ks -- $new_game
    said 'The best move, then yours, over the same sample deals' \
        'Which move? For example: why play' \
        'Not in your hand: ♠A.' 'You play ♠K.' || return 1
    [ "$(grep -cE '^  play [^ ]+ +(\+|−)[0-9.]+ ± [0-9.]+ +contract' \
        "$work/said.txt")" -ge 3 ]
}

says_why_the_best_is_best() {
    play hint -- $new_game
    best=$(sed -n '/would choose the first/{n;p;}' "$work/said.txt" |
        sed -n 's/^  \(bid [^ ]* [^ ]*\|pass\) .*/\1/p')
    [ -n "$best" ] || return 1
    play "why $best" -- $new_game
    said 'There is nothing better:' "  $best "
}

# Where the table must deal, there is no hint, and "why deal" asks about a move
# that is not the player's.
the_table_gets_no_hint() {
    play hint 'why deal' -- --game tripoli --seed 5
    said 'Not now: no hand is being played.'
}


help_lists_the_levels() {
    play -- --help
    said ' random beginner-1 novice-1 casual-1 club-1 expert-1' \
        '(default: club-1)'
}

a_bad_level_lists_the_good_ones() {
    play -- $new_game --level master-9
    said 'play: --level master-9: no such level of players; it may be random' \
        ' beginner-1 novice-1 casual-1 club-1 expert-1'
    [ "$status" -eq 2 ] || return 1
    play -- $new_game --level club-1,,club-1
    said '--level : no such level of players'
    [ "$status" -eq 2 ]
}

every_seat_has_a_level_or_all_have_one() {
    play -- $new_game --level club-1,novice-1
    said '--level club-1,novice-1: 2 levels for 3 seats'
    [ "$status" -eq 2 ] || return 1
    play 6H -- $new_game --level random,novice-1,expert-1
    said 'You bid 6 ♥. Anna '
}

# Three games with the same cards: two in which all seats have the same level,
# and one in which a seat has another level. All three differ.
levels_differ() {
    for level in random novice-1 random,novice-1,random; do
        play -- $new_game --auto --level "$level" --deals 2
        [ "$status" -eq 0 ] || return 1
        cksum <"$work/said.txt"
    done >"$work/sums.txt"
    [ "$(sort -u "$work/sums.txt" | wc -l)" -eq 3 ]
}

# With --auto, the program plays the user's seat too and asks no questions.
auto_plays_every_seat() {
    for game in five-hundred tripoli; do
        play -- --auto --game $game --seed 5 --deals 1 --level novice-1
        said 'Anna ' && ! grep -q '^> ' "$work/said.txt" || return 1
        [ "$status" -eq 0 ] || return 1
    done
}

# With all hands open, K♠ is worth five tricks and any other card four; the
# program solve says the same about the record.
open_hands_give_an_exact_hint() {
    play 6H '9C 10C 10D' hint 'save here.talon' -- $new_game --open
    said 'Anna    ♥7 ♥8 ♥9 ♥A ♦J  ♠7 ♠Q  ♦8 ♦9 ♦K' \
        'With all cards in sight, best play from here gives:' \
        '  ♠K        5  best' '(Tricks of the whole deal; counted: you.)' ||
        return 1
    [ "$(grep -cE '^  [^ ]+ +4$' "$work/said.txt")" -eq 9 ] || return 1
    "$root/build/examples/solve" "$work/here/here.talon" >"$work/said.txt" &&
        said '  K♠       5     best'
}

# At the discard a hint lists the first ten that solve lists, and there is no
# hand to review yet.
open_hands_give_exact_discards() {
    play 6H hint review 'save here.talon' -- $new_game --open
    said 'With all cards in sight, best play after these discards gives:' \
        'No deal is over yet.' '(Tricks of the whole deal; counted: you.)' ||
        return 1
    discards_in "$work/said.txt" >"$work/hint.txt"
    [ "$(wc -l <"$work/hint.txt")" -eq 10 ] || return 1
    "$root/build/examples/solve" "$work/here/here.talon" >"$work/solved.txt" &&
        discards_in "$work/solved.txt" | head -n 10 |
        LC_ALL=C.UTF-8 sed 's/\([0-9JQKA]*\)\([♠♣♦♥]\)/\2\1/g; s/JK/joker/' |
        with_cards_sorted >"$work/order.txt"
    with_cards_sorted <"$work/hint.txt" | diff "$work/order.txt" -
}

# Puts the three cards of each line into one order: solve lists them by suits,
# play as they stand in the hand.
with_cards_sorted() {
    while read -r one two three rest; do
        say "$(printf '%s\n' "$one" "$two" "$three" | sort | tr '\n' ' ')$rest"
    done
}

# Prints the lines that give a discard and its value.
#   discards_in FILE
discards_in() {
    grep -E '^  [^ ]+ [^ ]+ [^ ]+  +[0-9]+( +best)?$' "$1" |
        sed 's/   *\([0-9b]\)/  \1/g'
}

closed_hands_do_not() {
    play 6H hint '9C 10C 10D' hint -- $new_game
    [ "$(grep -c 'expert would choose the first' "$work/said.txt")" -eq 2 ] &&
        ! grep -q -e 'Anna *♥7' -e 'all cards in sight' "$work/said.txt"
}

# The opponents know no more than they do with closed hands, so they play the
# same cards.
open_hands_change_no_opponent() {
    play 6H '9C 10C 10D' ks qh jh -- $new_game
    grep -oE '(Anna|Ben) plays [^.]*' "$work/said.txt" >"$work/closed.txt"
    play 6H '9C 10C 10D' ks qh jh -- $new_game --open
    grep -oE '(Anna|Ben) plays [^.]*' "$work/said.txt" >"$work/open.txt"
    [ -s "$work/open.txt" ] && cmp "$work/closed.txt" "$work/open.txt"
}

# Takes up a record that another program has written.
#   record FILE LINE... -- ARGUMENT...
record() {
    rm -rf "$work/here" "$XDG_DATA_HOME"
    mkdir -p "$work/here"
    cat >"$work/here/it.talon"
    again "$@"
}

# The example of the rule book: the hand is over, and the next one is dealt.
the_last_hand_is_reviewed() {
    record review story -- it.talon --seed 5 --seat 0 \
        <"$root/tests/records/logged-three-hand-7D.talon"
    said '── deal 1 · 7 ♦: you ──' \
        'Judged with all hands seen, not by what anybody could know then:' \
        'With best play from the first card on: 6 tricks, not made. As' \
        'As played: 6 tricks, not made.' \
        '  discard, you, ♣7 ♣9 ♠8: cost one trick, 370 points lost' \
        'better: ♣7 ♥7 ♥K' \
        '  you: no card cost anything' 'Anna gets '
}

# The same record without its last trick. The program plays that trick by
# itself, because nobody has a choice.
a_hand_that_ends_is_reviewed() {
    sed 39,43d "$root/tests/records/logged-three-hand-7D.talon" |
        record review -- it.talon --seed 5 --seat 0
    said '(Type review to go over this deal.)' '── deal 1 · 7 ♦: you ──'
}

# Another record, reviewed from the contractor's seat.
a_review_says_you() {
    sed -n 224,407p "$root/tests/records/classic-3.talon" |
        record review 'review 1' 'review 99' -- it.talon --seed 5 --seat 1
    said '  trick 9, you, ♥7: cost 2 tricks, 300 points lost; better: ♥K' \
        '  trick 8, Ben, ♠7: cost 2 tricks' 'Only deal 1 is over so far.'
}

# One card "kostete", several "kosteten".
a_review_counts_cards_in_german() {
    sed -n 224,407p "$root/tests/records/classic-3.talon" |
        record Analyse -- it.talon --seed 5 --seat 1 --language de
    said 'Beurteilt mit allen Blättern vor Augen' 'ab der ersten Karte:' \
        '  Stich 9, du, ♥7: kostete 2 Stiche, 300 Punkte verloren; besser' \
        '  du: 4 von 10 Karten kosteten etwas: 5 Stiche, 330 Punkte verloren' ||
        return 1
    awk '/^talon-record/ { n++ } n == 1' "$root/tests/records/american-4.talon" |
        record Analyse -- it.talon --seed 5 --seat 1 --language de
    said '  Anna: 1 von 10 Karten kostete etwas: 1 Stich, 10 Punkte verloren'
}

# After undo the hand is being played again, so a review would show hidden
# cards.
no_review_of_a_hand_taken_back() {
    record undo review story -- it.talon --seed 5 --seat 0 \
        <"$root/tests/records/logged-three-hand-7D.talon"
    [ "$(grep -c 'No deal is over yet.' "$work/said.txt")" -eq 2 ] || return 1
    play review -- $new_game
    said 'No deal is over yet.'
}

# A record does not say whose seat it is, so the program asks, and shows nothing
# before; the record is left as it is, and the game is kept as another.
a_record_is_copied_and_its_seat_asked() {
    record 7 1 q y -- it.talon --seed 5 \
        <"$root/tests/records/logged-three-hand-7D.talon"
    said 'Which one, 1 to 3?' 'play five-hundred-1' &&
        cmp "$work/here/it.talon" \
            "$root/tests/records/logged-three-hand-7D.talon" &&
        grep -q '^# play seat 0$' "$kept/five-hundred-1.talon" || return 1
    record q -- it.talon --seed 5 \
        <"$root/tests/records/logged-three-hand-7D.talon"
    ! grep -q -e hand -e '♠' "$work/said.txt" || return 1
    play '' -- $new_game
    sed '/^#/d' "$kept/five-hundred-1.talon" >"$work/plain.talon"
    record 1 q y -- it.talon <"$work/plain.talon"
    sed '/^#/d' "$kept/five-hundred-1.talon" | cmp - "$work/plain.talon"
}

# Seat 0 bids six hearts, takes it back, and passes: the record has the pass.
undo_goes_back_in_the_record_too() {
    play 6H undo pass -- $new_game
    said 'You bid 6 ♥.' 'You pass.'
    grep -q '^0 pass$' "$kept/five-hundred-1.talon" &&
        ! grep -q '6H' "$kept/five-hundred-1.talon"
}

undo_has_an_end() {
    play undo -- $new_game
    said 'There is nothing to undo.'
}

the_end_of_input_keeps_the_game() {
    play 6H -- $new_game
    said 'The game is saved. To go on:' 'play five-hundred-1'
    again -- five-hundred-1
    said '6 ♥ (100): you' 'discard 3 cards from'
}

# A continued game is written to the same file, its earlier moves can still be
# taken back, and nothing is left in the directory.
going_on_keeps_the_file() {
    play 6H quit yes -- $new_game
    again undo 7H quit yes -- five-hundred-1
    said 'play five-hundred-1'
    grep -q '^0 bid 7H$' "$kept/five-hundred-1.talon" &&
        [ "$(ls "$kept")" = five-hundred-1.talon ] &&
        [ -z "$(ls "$work/here")" ]
}

# N1: the seat, the levels, the names and what was visible are in the file, and
# no command line shows another seat's hand. Seat 2 holds other cards than
# seat 0, whose hand has the joker.
going_on_restores_the_seat() {
    play '' -- $new_game --seat 2 --names 'Zoë,Öz Lem'
    grep -E '^ hand ' "$work/said.txt" | tail -n 1 >"$work/hand.txt"
    [ -s "$work/hand.txt" ] && ! grep -q joker "$work/hand.txt" || return 1
    again '' -- five-hundred-1
    grep -E '^ hand ' "$work/said.txt" | head -n 1 | cmp - "$work/hand.txt" &&
        said ' Zoë ' ' Öz Lem ' &&
        grep -q '^# play levels random$' "$kept/five-hundred-1.talon" &&
        grep -q '^# play seat 2$' "$kept/five-hundred-1.talon" || return 1
    for option in '--seat 0' '--seat 2' --open '--level club-1'; do
        again -- five-hundred-1 $option
        said 'five-hundred-1 says who plays; leave out --seat, --open' &&
            [ "$status" -eq 2 ] &&
            ! grep -q -e hand -e joker "$work/said.txt" || return 1
    done
}

going_on_restores_open_hands() {
    play 6H -- $new_game --open
    again '' -- five-hundred-1
    said ' Anna    ' '♥7 ♥8 ♥9 ♥A ♦J'
}

# A file that says nothing of the seat, or nonsense, shows nothing.
a_damaged_heading_is_refused() {
    play 6H -- $new_game
    for change in 's/seat 0/seat 17/' 's/seat 0/seat x/' 's/open off/open/' \
        's/version 1/version 2/' '/seat 0/d'; do
        sed "$change" "$kept/five-hundred-1.talon" >"$work/here/bad.talon"
        again -- bad.talon
        said 'bad.talon: the lines "# play"' && [ "$status" -eq 2 ] &&
            ! grep -q '♥' "$work/said.txt" || return 1
    done
    sed 's/seat 0/seat 5/' "$kept/five-hundred-1.talon" >"$work/here/bad.talon"
    again -- bad.talon
    [ "$status" -eq 2 ]
}

# N2: after its end a game can be looked at, is kept, and can be played again.
# With one deal Tripoli is over soon; the moves are those of a weak player.
a_finished_game_is_reviewed_kept_and_played_again() {
    finish 1 review 1 '' 2 q y -- --game tripoli --preset cosmo --seed 5 \
        --level random --deals 1
    said 'The game is over. What now?' 'Final result' '1 Look at a deal again' \
        'Which deal, 1 to 2? 2 is the closing pots' '── deal 1 ──' 'play tripoli-1' 'play tripoli-2' ||
        return 1
    [ "$(grep -c '^Which deal, 1 to 2?' "$work/said.txt")" -eq 3 ] || return 1
    [ "$(ls "$kept" | wc -l)" -eq 2 ] || return 1
    again q -- tripoli-1
    said 'This game is over: tripoli-1' 'Final result'
}

# Plays with the first choice of all until the game is over, then types lines.
#   finish LINE... -- ARGUMENT...
finish() {
    rm -rf "$work/here" "$XDG_DATA_HOME"
    mkdir -p "$work/here"
    (cd "$work/here" &&
        python3 "$root/tests/play/finish.py" "$play" "$@") \
        >"$work/said.txt" 2>&1
}

a_finished_five_hundred_is_reviewed() {
    finish 1 5 -- --game five-hundred --preset two-2 --seed 5 \
        --level random --option max-deals=1
    said 'The game is over. What now?' 'Won by' '── deal 1' \
        'With best play from' 'cards cost something'
}

# N3: every answer is in the file before the next question, whatever ends the
# program.
nothing_is_lost() {
    for signal in KILL TERM HUP INT; do
        rm -rf "$XDG_DATA_HOME"
        mkdir -p "$work/here"
        (cd "$work/here" && python3 "$root/tests/play/talk.py" "$play" \
            signal "$signal") >"$work/said.txt" 2>&1 || {
            cat "$work/said.txt"
            return 1
        }
        grep -q '^0 play KS$' "$kept/five-hundred-1.talon" || return 1
        again '' -- five-hundred-1
        said ' you          0          0          ♠K ' || return 1
    done
}

# Power may be lost at any time: each time the file is written, the new one is
# flushed before it takes the place of the old one, and the folder afterwards.
# The first line is the folder, which is new.
what_is_written_is_on_the_medium() {
    gcc -shared -fPIC -o "$work/synced.so" "$root/tests/play/synced.c" -ldl
    rm -f "$work/synced.txt"
    before="env LD_PRELOAD=$work/synced.so SYNCED=$work/synced.txt"
    play 6H '9C 10C 10D' ks -- $new_game
    before=
    # Once for the rules, and once for each draw, deal and move.
    steps=$(grep -c '^[0-9d]' "$kept/five-hundred-1.talon")
    said 'You play ♠K.' && [ "$steps" -ge 9 ] &&
        [ "$(grep -c '^rename$' "$work/synced.txt")" -eq $((steps + 1)) ] &&
        awk 'NR == 1 && $0 != "folder" { exit 1 }
            NR % 3 == 2 && $0 != "file" { exit 1 }
            NR % 3 == 0 && $0 != "rename" { exit 1 }
            NR % 3 == 1 && $0 != "folder" { exit 1 }
            END { exit NR % 3 != 1 }' "$work/synced.txt"
}

a_game_has_one_program() {
    rm -rf "$XDG_DATA_HOME"
    python3 "$root/tests/play/two.py" "$play"
}

quitting_asks() {
    play q n 6H quit perhaps no q y -- $new_game
    [ "$(grep -c 'Leave? The game stays saved' "$work/said.txt")" -eq 4 ] &&
        said 'You bid 6 ♥.' 'The game is saved.'
}

# N4: the rules are found from within, by group and by word, with their help;
# what does not fit together is not played.
house_rules_have_a_menu() {
    play 1 1 2 3 '' misère 1 '' '' misere 1 2 '' '' 1 'rules misère' \
        -- --seed 5
    said 'House rules. A number, or a word' 'Auction' 'Misère: off' \
        'Classic, three players, changed' '  Misère: at any time' \
        'bid misère' 'Whether and when one may bid misère: to take no trick at all.'
}

# A number is a value where there is a range, and what has a name has a letter.
# The first dealer is one of those at the table, or whoever draws the lowest
# card.
values_have_numbers_or_letters() {
    play 1 1 2 2 1 9 Ben 1 2 1 1 '' 8 1 333 340 '' '' -- --seed 5
    said '  1 whoever draws the lowest card' '  2 you' '  4 Ben' \
        'That is not possible here. Possible:' ' 1 First dealer: Ben' \
        ' 1 First dealer: you' ' 1 First dealer: whoever draws' \
        'A number from 100 to 2000, in steps of 10' 'Target: 340' || return 1
    grep -A 1 '^  4 Ben$' "$work/said.txt" | grep -q '^Now: ' || return 1
    play 2 1 2 chips 3 '' '' '' -- --seed 5
    said '  a none, and stacks may go below zero (0)' \
        '  or a number from 1 to 1000000' || return 1
    play 2 1 2 chips 3 60 chips 3 0 '' '' sequence q -- --seed 5
    said ' 3 Chips to start with: 60' ' 3 Chips to start with: none' '  a J-Q-K'
    ! grep -q 'J-Q-K (' "$work/said.txt"
}

rules_that_conflict_are_not_played() {
    play 1 1 2 'pack' 1 '' 1 '' '' 'players' 1 6 '' '' 1 -- --seed 5
    said 'These rules do not fit together:'
    ! grep -q 'You get' "$work/said.txt"
}

levels_and_names_can_be_chosen() {
    play 1 1 3 2 4 'Zoë, Özlem' 4 Zoë '' 4 'Zoë, Özlem' 1 -- --seed 5
    said 'Level of the other players: Novice' \
        'Names of the others: Zoë, Özlem' \
        'Names given: 1 of 2; the others have their usual names.' \
        'Names of the others: Zoë, Ben' ' Özlem ' \
        'Type a number from 1 to 4, a word from one of these lines, or q' ||
        return 1
    grep -q '^# play levels novice-1$' "$kept/five-hundred-1.talon"
}

# N5: a full disk and a folder that cannot be written are reported, on standard
# output and by the exit status.
a_full_output_is_reported() {
    status=0
    "$play" --auto --game tripoli --seed 5 --deals 1 >/dev/full \
        2>"$work/said.txt" || status=$?
    said 'No space left on device' && [ "$status" -eq 1 ]
}

# The folder of games is a file here, then one that only others may write to.
a_folder_that_cannot_be_written_is_reported() {
    rm -rf "$work/here" "$XDG_DATA_HOME"
    mkdir -p "$work/here"
    : >"$XDG_DATA_HOME"
    again 6H q y -- $new_game
    rm "$XDG_DATA_HOME"
    said 'This game cannot be saved: Not a directory.' 'You bid 6 ♥.' \
        'Leave? The game cannot be saved' 'This game was not saved.' &&
        [ "$status" -eq 1 ] || return 1
    mkdir -p "$kept"
    chmod 555 "$kept"
    as_nobody again 6H q y -- $new_game
    chmod 755 "$kept"
    said 'This game cannot be saved: Permission denied.' 'You bid 6 ♥.' &&
        [ "$status" -eq 1 ]
}

# Runs play as a user to whom permissions apply.
as_nobody() {
    if [ "$(id -u)" -eq 0 ]; then
        before="setpriv --reuid=65534 --regid=65534 --clear-groups"
    fi
    "$@"
    before=
}

# A file may have 512 bytes here, then the disk is full: the game goes on, and
# its file still has what could be written.
a_full_disk_is_reported() {
    long=ÄÄÄÄÄÄÄÄÄÄÄÄÄ
    rm -rf "$work/here" "$XDG_DATA_HOME"
    mkdir -p "$work/here"
    printf '%s\n' 6H '9C 10C 10D' ks q y >"$work/typed.txt"
    (
        cd "$work/here"
        status=0
        python3 -c 'import os, resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (512, 512))
os.execv(sys.argv[1], sys.argv[1:])' "$play" $new_game --names "$long,B$long" \
            <"$work/typed.txt" 2>&1 || status=$?
        say "status $status"
    ) | cat >"$work/said.txt"
    said 'five-hundred-1.talon cannot be written: File too large.' \
        'You play ♠K.' 'Only the beginning of the game is saved.' 'status 1' &&
        again '' -- five-hundred-1 &&
        said 'This game goes on: five-hundred-1'
}

# Without a terminal there are no colors, whatever the environment says; with
# one, tests/play/terminal.py looks.
pipes_have_no_colors() {
    TERM=xterm-256color play '' -- $new_game
    ! grep -q "$(printf '\033')" "$work/said.txt"
}

in_a_terminal() {
    python3 "$root/tests/play/terminal.py" "$play" "$@"
}

# The first menu goes on with the newest game, and lists them all.
games_that_are_kept_are_offered() {
    play 6H -- $new_game
    again pass -- --game tripoli --seed 5
    touch -d '2020-01-01' "$kept/five-hundred-1.talon"
    : >"$kept/empty.talon"
    again 3 2 '' q y --
    said '1 Go on with Tripoli: Family rules · ' '3 All saved games (2)' \
        '2 Five Hundred: Classic, three players · ' \
        '[five-hundred-1, 2020-01-01]' \
        'This game goes on: five-hundred-1' '6 ♥ (100): you'
}

a_game_without_a_move_is_kept_too() {
    play '' quit y -- --game tripoli --seed 5
    said 'play tripoli-1'
}

# The joker is in the hand of seat 0; the ace of hearts may be with either of
# the others.
says_where_cards_are() {
    play 6H '9C 10C 10D' where 'where ah' 'where dog' 'where all' \
        -- $new_game
    said 'In your own hand: joker.' 'Which card?' || return 1
    grep -qE '♥A.*: Anna.*[0-9].*% · Ben.*[0-9].*%$' "$work/said.txt" ||
        return 1
    said '♥7 ♥8 ♥9 ♥10 ♥A ♦J ♠7 ♠8 ♠9 ♠10 ♠J ♠Q ♠A ♦7 ♦8 ♦9' \
        '(no sign yet), each: Anna'
}

# The discard of 9C 10C 10D and the lead of QD are worse than others; with all
# cards in sight QD costs one trick (K♠ is worth five, any other card four).
says_what_a_move_costs() {
    play 6H 'cost ah kh qh' 'cost ♥J ♥Q ♥K' '9C 10C 10D' 'cost qd' -- $new_game
    said 'Not in your hand: ♥A.' || return 1
    [ "$(grep -cE '^On average it costs [0-9.]+ points; better: [dp]' \
        "$work/said.txt")" -eq 2 ] || return 1
    play 6H '9C 10C 10D' 'cost qd' 'cost ks' -- $new_game --open
    said 'With all cards in sight, tricks that it costs: 1.' \
        'It costs nothing: there is nothing better.'
}

# Seat 0 swaps its hand for the spare hand: the cards set aside are those that
# it gave away.
a_swap_says_which_hand_is_set_aside() {
    play '' swap -- --game tripoli --seed 7
    said '♠3 ♠10 ♣6 ♣A ♦9 ♥2 ♥7 ♥Q.' \
        '  auction the spare hand (the hand that you gave away)' || return 1
    play '' -- --game tripoli --seed 7
    said '  auction the spare hand'
    ! grep -q 'gave away' "$work/said.txt"
}

an_accent_is_understood() {
    play misère -- --game five-hundred --preset two-2 --option first-dealer=1 \
        --seed 5
    said 'You bid misère.'
}

commands_have_any_case() {
    play HELP Undo QUIT -- $new_game
    said 'quit or q         leaves' 'There is nothing to undo' 'Score so far'
}

nothing_is_overwritten() {
    play 'save mine' 'save mine' 6H quit y -- $new_game
    said 'Saved. To go on from here:' 'mine cannot be written: File exists.'
    again 6H quit y -- $new_game
    said 'play five-hundred-2'
    again quit y -- mine
    said 'This game goes on: mine' 'play mine'
}

a_bad_record_is_refused_by_line() {
    play 6H quit y -- $new_game
    say '1 bid 6S' >>"$kept/five-hundred-1.talon"
    cp "$kept/five-hundred-1.talon" "$work/bad.talon"
    again quit -- five-hundred-1
    lines=$(wc -l <"$work/bad.talon")
    said "five-hundred-1:$((lines)): " &&
        [ "$status" -eq 2 ] &&
        cmp "$work/bad.talon" "$kept/five-hundred-1.talon"
}

a_bad_preset_lists_the_good_ones() {
    play -- --game five-hundred --preset nine-9
    said 'it may be classic-3 australian-4'
    [ "$status" -eq 2 ]
}

presets_can_be_chosen() {
    play 1 4 '' -- --seed 5
    said 'Which game?' 'Which rules?' '(quebec-4)' 'Partners: you and Ben.'
}

ctrl_c_keeps_the_game() {
    (cd "$work" && python3 "$root/tests/play/talk.py" "$play" interrupt)
}

the_same_seed_is_the_same_game() {
    play -- --auto --game five-hundred --seed 9
    cp "$work/said.txt" "$work/first.txt"
    play -- --auto --game five-hundred --seed 9
    cmp "$work/first.txt" "$work/said.txt" &&
        grep -q 'Won by' "$work/said.txt"
}

# TR-30: before the session is over, the seats play for the remaining pots.
closing_pots_are_played_for() {
    play -- --auto --game tripoli --seed 5 --deals 2
    said 'goes into 1 closing pot' 'The game is over.'
}

rm -rf "$work"
mkdir -p "$work"
tally_at_end
install_missing python3:python3 tmux:tmux
[ -x "$play" ] || quietly "$work/examples.txt" sh "$root/examples/run.sh"
for language in en de; do
    for preset in classic-3 australian-4 american-4 quebec-4 five-5 six-6 \
        two-2; do
        check "what is printed is understood, $preset, $language" \
            understands_what_it_prints $language five-hundred $preset 1
    done
    for preset in tripoli rummoli michigan-rummy tripoley pay-suit cosmo; do
        check "what is printed is understood, $preset, $language" \
            understands_what_it_prints $language tripoli $preset 1
    done
done
check "what is printed is understood, open hands" \
    understands_what_it_prints en five-hundred classic-3 2 --open
check "what is printed is understood, open hands in Tripoli" \
    understands_what_it_prints de tripoli tripoli 2 --open
check "signs of suits and commas are understood" understands_signs_and_commas
check "small letters are understood" understands_small_letters
check "the language is that of the option, or of the environment" in_german
check "an unknown language lists the known ones" \
    an_unknown_language_lists_the_known
check "every message has both languages" languages_are_whole
check "trumps are sorted together" sorts_trumps_together
check "the last trick stays to be seen" shows_the_last_trick
check "a refusal says why and by which cards" says_why_not
check "help explains the words" explains_the_words
check "a hint has points, chances and reasons" hints_with_reasons
check "hints change no random opponent" hints_change_nothing random
check "hints change no player" hints_change_nothing novice-1
check "why says what is wrong with a move" says_why_not_another_move
check "why says that the best move is best" says_why_the_best_is_best
check "cost says what a move costs" says_what_a_move_costs
check "where says where cards are" says_where_cards_are
check "no hint where the table acts" the_table_gets_no_hint
check "help lists the levels" help_lists_the_levels
check "a bad level lists the good ones" a_bad_level_lists_the_good_ones
check "one level, or one for each seat" every_seat_has_a_level_or_all_have_one
check "levels belong to seats" levels_differ
check "the computer plays every seat" auto_plays_every_seat
check "with open hands a hint is exact" open_hands_give_an_exact_hint
check "with open hands a hint is exact at the discard, too" \
    open_hands_give_exact_discards
check "without them it is not" closed_hands_do_not
check "open hands change no opponent" open_hands_change_no_opponent
check "the last hand is reviewed" the_last_hand_is_reviewed
check "a hand that ends is reviewed, too" a_hand_that_ends_is_reviewed
check "a review says you" a_review_says_you
check "a review counts in German" a_review_counts_cards_in_german
check "a hand taken back is not" no_review_of_a_hand_taken_back
check "a record is copied, and its seat asked" \
    a_record_is_copied_and_its_seat_asked
check "undo goes back in the record too" undo_goes_back_in_the_record_too
check "undo has an end" undo_has_an_end
check "the end of input keeps the game" the_end_of_input_keeps_the_game
check "going on keeps the file" going_on_keeps_the_file
check "going on restores the seat, and shows no other" \
    going_on_restores_the_seat
check "going on restores open hands" going_on_restores_open_hands
check "a damaged heading is refused" a_damaged_heading_is_refused
check "a finished game is reviewed, kept and played again" \
    a_finished_game_is_reviewed_kept_and_played_again
check "a finished game of Five Hundred is reviewed" \
    a_finished_five_hundred_is_reviewed
check "no signal loses anything" nothing_is_lost
check "what is written is on the medium" what_is_written_is_on_the_medium
check "a game is played by one program at a time" a_game_has_one_program
check "quitting asks" quitting_asks
check "house rules have a menu" house_rules_have_a_menu
check "values have numbers or letters" values_have_numbers_or_letters
check "rules that conflict are not played" rules_that_conflict_are_not_played
check "levels and names can be chosen" levels_and_names_can_be_chosen
check "a full output is reported" a_full_output_is_reported
check "a folder that cannot be written is reported" \
    a_folder_that_cannot_be_written_is_reported
check "a full disk is reported" a_full_disk_is_reported
check "pipes have no colors" pipes_have_no_colors
for size in 40x24 80x24 132x43; do
    for language in en de; do
        check "a terminal of $size, $language" \
            in_a_terminal fits $size $language
    done
done
check "terminals have colors" in_a_terminal colors
check "NO_COLOR has none" in_a_terminal plain
check "a terminal that goes away loses nothing" in_a_terminal gone
check "games that are kept are offered" games_that_are_kept_are_offered
check "a game without a move is kept, too" a_game_without_a_move_is_kept_too
check "a swap says which hand is set aside" a_swap_says_which_hand_is_set_aside
check "an accent is understood" an_accent_is_understood
check "commands have any case" commands_have_any_case
check "no file is overwritten" nothing_is_overwritten
check "a bad record is refused, by line" a_bad_record_is_refused_by_line
check "a bad preset lists the good ones" a_bad_preset_lists_the_good_ones
check "presets can be chosen" presets_can_be_chosen
check "Ctrl-C keeps the game" ctrl_c_keeps_the_game
check "closing pots are played for" closing_pots_are_played_for
check "the same seed is the same game" the_same_seed_is_the_same_game
. "$root/tests/play/person.sh"
. "$root/tests/play/evening.sh"
finished
