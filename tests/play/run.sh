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

# Runs play in an empty directory. The arguments before "--" are the lines of
# its standard input; what it prints goes to said.txt.
#   play LINE... -- ARGUMENT...
play() {
    rm -rf "$work/here"
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
    (cd "$work/here" && "$play" "$@" <"$work/typed.txt") \
        >"$work/said.txt" 2>&1 || status=$?
}

# Succeeds if play has printed all of these lines or parts of lines.
said() {
    for words in "$@"; do
        grep -qF -e "$words" "$work/said.txt" || {
            say "\"$words\" was not said:"
            cat "$work/said.txt"
            return 1
        }
    done
}

# The opponents move at random here, so that nothing depends on their strength.
new_game="--game five-hundred --preset classic-3 --seed 5 --level random"

understands_what_it_prints() {
    (cd "$work" && python3 "$root/tests/play/talk.py" "$play" "$@")
}

# Seat 0 has the hand of the README: 10C KC AC 10D QD AD JH QH KH JK.
understands_signs_and_commas() {
    play '6♥' '9♣,10♣, 10♦' ks -- $new_game
    said 'You bid 6♥.' 'You lay away 9♣ 10♣ 10♦.' 'You play K♠.'
}

understands_small_letters() {
    play 'BID 6h' 'Discard 9c 10c 10d' 'ks' -- $new_game
    said 'You bid 6♥.' 'You lay away 9♣ 10♣ 10♦.' 'You play K♠.'
}

# With hearts as trumps, the joker is shown with the hearts, above the bowers.
sorts_trumps_together() {
    play '6♥' -- $new_game
    said 'hand       Q♥ K♥ J♥ JK  K♠'
}

shows_the_last_trick() {
    play '6♥' '9♣ 10♣ 10♦' ks -- $new_game
    said 'last trick K♠     Q♠     A♠*'
}

says_why_not() {
    play '6♥' '9♣ 10♣ 10♦' ks qh -- $new_game
    said 'Seat 2 plays 8♣.' 'No: ' '(FH-25): J♣ K♣ A♣'
}

explains_the_words() {
    play '' help -- --game tripoli --seed 5
    said 'keep      you keep your hand' 'quit      leaves'
}

# A hint shows moves, each with the points it brings, a chance, and a reason.
hints_with_reasons() {
    play hint -- $new_game
    said 'on average they bring (points):' || return 1
    grep -qE '^  bid [^ ]+ +[+-][0-9.]+ ± [0-9.]+ +contract [0-9]+ %  +[a-z]' \
        "$work/said.txt" || return 1
    play '' keep hint -- --game tripoli --seed 5
    said '(chips):'
}

# A hint does not change what the opponents do.
hints_change_nothing() {
    level=$1
    play 6H '9C 10C 10D' ks -- $new_game --level "$level"
    grep -oE "Seat [12] [a-z]+ [^.]*" "$work/said.txt" >"$work/plain.txt"
    play hint 6H 'why 10C 9C 10D' '9C 10C 10D' hint 'why ac' ks -- \
        $new_game --level "$level"
    grep -oE "Seat [12] [a-z]+ [^.]*" "$work/said.txt" >"$work/hinted.txt"
    [ -s "$work/plain.txt" ] && cmp "$work/plain.txt" "$work/hinted.txt"
}

# Asks about two moves: at most one can be the best, so at least one is listed
# below the best.
says_why_not_another_move() {
    play 6H '9C 10C 10D' 'why qd' 'WHY jk' why 'why as' ks -- $new_game
    said 'The best move, and then yours, in the same worlds (points):' \
        'Why not which move? why MOVE' \
        'No: the seat does not hold this card: A♠' 'You play K♠.' || return 1
    [ "$(grep -cE '^  play [^ ]+ +[+-][0-9.]+ ± [0-9.]+ +contract' \
        "$work/said.txt")" -ge 3 ]
}

says_why_the_best_is_best() {
    play hint -- $new_game
    best=$(sed -n '/would make the first/{n;s/^  \(bid [^ ]*\|pass\) .*/\1/p;}' \
        "$work/said.txt")
    [ -n "$best" ] || return 1
    play "why $best" -- $new_game
    said 'There is nothing better:' "  $best "
}

# Where the table must deal, there is no hint, and "why deal" asks about a move
# that is not the player's.
the_table_gets_no_hint() {
    play hint 'why deal' -- --game tripoli --seed 5
    said 'No hint: this is not a move of yours.'
}

help_lists_the_levels() {
    play -- --help
    said ' random novice-1 casual-1 club-1 expert-1' '(default: club-1)'
}

a_bad_level_lists_the_good_ones() {
    play -- $new_game --level master-9
    said 'play: --level master-9: no such level of players; it may be random' \
        ' novice-1 casual-1 club-1 expert-1'
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
    said 'You bid 6♥. Seat 1 '
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
        said 'Seat 0 ' && ! grep -q '^> ' "$work/said.txt" || return 1
        [ "$status" -eq 0 ] || return 1
    done
}

# With all hands open, K♠ is worth five tricks and any other card four; the
# program solve says the same about the record.
open_hands_give_an_exact_hint() {
    play 6H '9C 10C 10D' hint 'save here.talon' -- $new_game --open
    said 'seat 1     7♥ 8♥ 9♥ A♥ J♦  7♠ Q♠  8♦ 9♦ K♦' \
        'With all cards in sight, best play from here gives:' \
        '  K♠       5     best' '(tricks of the whole hand for you)' || return 1
    [ "$(grep -cE '^  [^ ]+ +4$' "$work/said.txt")" -eq 9 ] || return 1
    "$root/build/examples/solve" "$work/here/here.talon" >"$work/said.txt" &&
        said '  K♠       5     best'
}

# At the discard a hint lists the first ten that solve lists, and there is no
# hand to review yet.
open_hands_give_exact_discards() {
    play 6H hint review 'save here.talon' -- $new_game --open
    said 'With all cards in sight, best play after these discards gives:' \
        'There is no hand to review yet.' \
        '(tricks of the whole hand for you; one of those that are equal)' ||
        return 1
    discards_in "$work/said.txt" >"$work/hint.txt"
    [ "$(wc -l <"$work/hint.txt")" -eq 10 ] || return 1
    "$root/build/examples/solve" "$work/here/here.talon" >"$work/solved.txt" &&
        discards_in "$work/solved.txt" | head -n 10 | diff - "$work/hint.txt"
}

# Prints the lines that give a discard and its value.
#   discards_in FILE
discards_in() {
    grep -E '^  [^ ]+ [^ ]+ [^ ]+  +[0-9]+( +best)?$' "$1"
}

closed_hands_do_not() {
    play 6H hint '9C 10C 10D' hint -- $new_game
    [ "$(grep -c 'expert-1 would make the first' "$work/said.txt")" -eq 2 ] &&
        ! grep -q -e 'seat 1 *7♥' -e 'all cards in sight' "$work/said.txt"
}

# The opponents know no more than they do with closed hands, so they play the
# same cards.
open_hands_change_no_opponent() {
    play 6H '9C 10C 10D' ks qh jh -- $new_game
    grep -o 'Seat [12] plays [^.]*' "$work/said.txt" >"$work/closed.txt"
    play 6H '9C 10C 10D' ks qh jh -- $new_game --open
    grep -o 'Seat [12] plays [^.]*' "$work/said.txt" >"$work/open.txt"
    [ -s "$work/open.txt" ] && cmp "$work/closed.txt" "$work/open.txt"
}

# The example of the rule book: the hand is over, and the next one is dealt.
the_last_hand_is_reviewed() {
    rm -rf "$work/here"
    mkdir -p "$work/here"
    cp "$root/tests/records/logged-three-hand-7D.talon" "$work/here/it.talon"
    again review -- it.talon --seed 5
    said 'The last hand (you play 7♦):' \
        'With best play: 6 tricks, 7♦ not made. As played: 6 tricks' \
        '  discard, you: 8♠ 7♣ 9♣ cost one trick, 7♣ 7♥ K♥ keeps it' \
        '  you: 0 of 10 cards cost something'
}

# The same record without its last trick. The program plays that trick by
# itself, because nobody has a choice.
a_hand_that_ends_is_reviewed() {
    rm -rf "$work/here"
    mkdir -p "$work/here"
    sed 39,43d "$root/tests/records/logged-three-hand-7D.talon" \
        >"$work/here/it.talon"
    again review -- it.talon --seed 5
    said 'The hand is over' '(review says what each card cost.)' \
        'The last hand (you play 7♦):'
}

# Another record, reviewed from the contractor's seat.
a_review_says_you() {
    rm -rf "$work/here"
    mkdir -p "$work/here"
    sed -n 224,407p "$root/tests/records/classic-3.talon" \
        >"$work/here/it.talon"
    again review -- it.talon --seed 5 --seat 1
    said '  trick 9, you: 7♥ cost two tricks, K♥ keeps them; −300 points' \
        '  trick 8, seat 2: 7♠ cost two tricks'
}

# After undo the hand is being played again, so a review would show hidden
# cards.
no_review_of_a_hand_taken_back() {
    rm -rf "$work/here"
    mkdir -p "$work/here"
    cp "$root/tests/records/logged-three-hand-7D.talon" "$work/here/it.talon"
    again undo review -- it.talon --seed 5
    said 'There is no hand to review yet.' || return 1
    play review -- $new_game
    said 'There is no hand to review yet.'
}

# Seat 0 bids six hearts, takes it back, and passes: the record has the pass.
undo_goes_back_in_the_record_too() {
    play 6H undo pass -- $new_game
    said 'You bid 6♥.' 'You pass.'
    grep -q '^0 pass$' "$work/here/talon-1.talon" &&
        ! grep -q '6H' "$work/here/talon-1.talon"
}

undo_has_an_end() {
    play undo -- $new_game
    said 'There is no move of yours to take back.'
}

the_end_of_input_keeps_the_game() {
    play 6H -- $new_game
    said 'The game is kept in talon-1.talon.'
    again -- talon-1.talon
    said 'you bid 6♥ --' 'discard 3 of'
}

# A continued game is written to the same file, and its earlier moves can still
# be taken back.
going_on_keeps_the_file() {
    play 6H quit -- $new_game
    again undo 7H quit -- talon-1.talon
    said 'The game is kept in talon-1.talon.'
    grep -q '^0 bid 7H$' "$work/here/talon-1.talon" &&
        [ "$(ls "$work/here")" = talon-1.talon ]
}

a_game_without_a_move_is_kept_too() {
    play '' quit -- --game tripoli --seed 5
    said 'The game is kept in talon-1.talon.'
}

# Seat 0 swaps its hand for the spare hand: the cards set aside are those that
# it gave away.
a_swap_says_which_hand_is_set_aside() {
    play '' swap -- --game tripoli --seed 7
    said 'Set aside: 3♠ 10♠ 6♣ A♣ 9♦ 2♥ 7♥ Q♥.'
}

an_accent_is_understood() {
    play misère -- --game five-hundred --preset two-2 --option first-dealer=1 \
        --seed 5
    said 'You bid misere.'
}

commands_have_any_case() {
    play HELP Undo QUIT -- $new_game
    said 'quit      leaves' 'There is no move of yours' 'Present scores'
}

nothing_is_overwritten() {
    play 'save mine' 'save mine' 6H quit -- $new_game
    said 'Saved.' 'mine exists already'
    again 6H quit -- $new_game
    said 'The game is kept in talon-2.talon.'
}

a_bad_record_is_refused_by_line() {
    play 6H quit -- $new_game
    say '1 bid 6S' >>"$work/here/talon-1.talon"
    cp "$work/here/talon-1.talon" "$work/bad.talon"
    again quit -- talon-1.talon
    lines=$(wc -l <"$work/bad.talon")
    said "talon-1.talon:$((lines)): " &&
        [ "$status" -eq 2 ] &&
        cmp "$work/bad.talon" "$work/here/talon-1.talon"
}

a_bad_preset_lists_the_good_ones() {
    play -- --game five-hundred --preset nine-9
    said 'it may be classic-3 australian-4'
    [ "$status" -eq 2 ]
}

presets_can_be_chosen() {
    play 1 4 -- --seed 5
    said 'Which game?' 'Which rules?' '(quebec-4)' 'You and seat 2 are partners.'
}

ctrl_c_keeps_the_game() {
    (cd "$work" && python3 "$root/tests/play/talk.py" "$play" interrupt)
}

the_same_seed_is_the_same_game() {
    play -- --auto --game five-hundred --seed 9
    cp "$work/said.txt" "$work/first.txt"
    play -- --auto --game five-hundred --seed 9
    cmp "$work/first.txt" "$work/said.txt" &&
        grep -q 'won by' "$work/said.txt"
}

# TR-30: before the session is over, the seats play for the remaining pots.
closing_pots_are_played_for() {
    play -- --auto --game tripoli --seed 5 --deals 2
    said 'closing pots: 1' 'The game is over: the session is over.'
}

rm -rf "$work"
mkdir -p "$work"
tally_at_end
install_missing python3:python3
[ -x "$play" ] || quietly "$work/examples.txt" sh "$root/examples/run.sh"
for preset in classic-3 australian-4 american-4 quebec-4 five-5 six-6 two-2; do
    check "what is printed is understood, $preset" \
        understands_what_it_prints five-hundred $preset 1
done
for preset in tripoli rummoli michigan-rummy tripoley pay-suit cosmo; do
    check "what is printed is understood, $preset" \
        understands_what_it_prints tripoli $preset 1
done
check "what is printed is understood, open hands" \
    understands_what_it_prints five-hundred classic-3 2 --open
check "what is printed is understood, open hands in Tripoli" \
    understands_what_it_prints tripoli tripoli 2 --open
check "signs of suits and commas are understood" understands_signs_and_commas
check "small letters are understood" understands_small_letters
check "trumps are sorted together" sorts_trumps_together
check "the last trick stays to be seen" shows_the_last_trick
check "a refusal says why and by which cards" says_why_not
check "help explains the words" explains_the_words
check "a hint has points, chances and reasons" hints_with_reasons
check "hints change no random opponent" hints_change_nothing random
check "hints change no player" hints_change_nothing novice-1
check "why says what speaks against a move" says_why_not_another_move
check "why says that the best move is best" says_why_the_best_is_best
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
check "a hand taken back is not" no_review_of_a_hand_taken_back
check "undo goes back in the record too" undo_goes_back_in_the_record_too
check "undo has an end" undo_has_an_end
check "the end of input keeps the game" the_end_of_input_keeps_the_game
check "going on keeps the file" going_on_keeps_the_file
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
finished
