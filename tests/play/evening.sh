# shellcheck shell=sh disable=SC2086,SC2154
# SPDX-License-Identifier: MIT
# What stopped people who played whole evenings, in German and in English.
# run.sh reads this file after person.sh.

# Plays until the program prints a text, then types lines.
#   until_it_says TEXT LINE... -- ARGUMENT...
until_it_says() {
    rm -rf "$work/here" "$XDG_DATA_HOME"
    mkdir -p "$work/here"
    (cd "$work/here" && python3 "$root/tests/play/until.py" "$play" "$@") \
        >"$work/said.txt" 2>&1
}

fixed=$(printf '\302\240') # a space where no line ends

# How often a line was printed that a pattern describes.
printed() {
    grep -acE -e "$1" "$work/said.txt" || :
}

# One verb ends a session, alone or with the number that is otherwise asked.
a_session_ends_when_one_says_so() {
    for words in end 'end the session' finish; do
        play "$words" '' "$words" 99 1 -- --game tripoli --preset tripoli \
            --seed 5
        said 'Deal, or end the session?' '(end 2: what is left on the board' \
            'How many closing pots? 1 to 16; Enter: do not end yet' \
            'The game is over. What now?' || return 1
        [ "$(printed '^How many closing pots')" -eq 3 ] || return 1
    done
    play 2 1 -- --game tripoli --seed 5
    said 'How many closing pots? 1 to 16' 'The game is over. What now?' ||
        return 1
    play 'beenden' 2 -- --game tripoli --seed 5 --language de
    said 'Wie viele Schlusstöpfe? 1 bis 16' 'Die Partie ist zu Ende. Was nun?'
}

# A hint promises figures only where there are some.
a_hint_has_the_heading_it_needs() {
    until_it_says ' for poker' hint -- --game tripoli --preset tripoli --seed 5
    said 'An expert would choose:' && ! grep -q 'on average' "$work/said.txt" ||
        return 1
    until_it_says '  offer' hint -- --game tripoli --preset tripoli --seed 11
    said 'An expert would choose this, and has no figures for it:' '  pass' ||
        return 1
    until_it_says ' zum Pokern wählen' Tipp -- --game tripoli --seed 5 \
        --language de
    said 'Ein Meister würde so wählen:'
}

# Cards that are worth the same are one line, and figures stand under one
# another: each begins in the same column.
a_hint_is_a_table() {
    play 8h 'jS qc 7d' hint -- --game five-hundred --preset classic-3 --seed 12
    said 'An expert would choose the first of these; points on average:' ||
        return 1
    grep -qE '^  play ♦10, ♦Q or ♦K +\+' "$work/said.txt" &&
        [ "$(grep -E '^  play .* ± ' "$work/said.txt" |
            LC_ALL=C.UTF-8 sed 's/[+−].*//; s/./x/g' | sort -u | wc -l)" \
            -eq 1 ]
}

# The chance is that of the contract being played, and says whose it is.
a_hint_says_whose_contract() {
    until_it_says '): Anna · ' hint -- $new_game
    grep -qE 'contract made in [0-9]+[^0-9]*% of cases \(by Anna\)' "$work/said.txt"
}

# Whatever is known of a game that is over is known in its menu, too.
the_end_understands_commands() {
    finish review score story help 'rules values' table dog 1 '' undo -- \
        --game five-hundred --preset two-2 --seed 5 --level random \
        --option max-deals=1
    said 'The game is over. What now?' 'With best play from' 'cost something' \
        ' gain ' 'Commands:' '6 ♠:' 'Type a number from 1 to 5, a word' \
        'Taken back: play' || return 1
    [ "$(printed '^── deal 1 ──$')" -ge 3 ]
}

# In the menus before a game, leaving asks, and nothing that was set is lost.
leaving_menus_loses_nothing() {
    play 1 1 2 8 1 340 q no 2 target q n 3 q y -- --seed 5
    said 'Five Hundred: Classic, three players, changed' 'Target: 340' \
        'Leave? What you have chosen is not kept. (yes, no; Enter: no)' ||
        return 1
    [ "$(printed '^Leave\?')" -eq 3 ] || return 1
    play 2 1 q -- --seed 5
    [ "$(printed '^Leave\?')" -eq 0 ] &&
        said '── Tripoli: Family rules ──' || return 1
    play 1 1 3 2 '' '' -- --seed 5
    said 'Ready? (q: leave)' && ! grep -q 'You get' "$work/said.txt" || return 1
    play 1 1 2 '' 3 '' '' -- --seed 5
    said 'You get' && [ "$(printed '^Ready\? \(Enter: 1; q: leave\)$')" -eq 3 ]
}

# Partners have one score, and their tricks together.
sides_have_one_score() {
    until_it_says '· trick 2 ' score -- --game five-hundred \
        --preset quebec-4 --seed 5
    said '── deal 1 ──' || return 1
    [ "$(printed '^ (you and Ben|Anna and Clara) +[0-9]+ +[01]$')" -eq 2 ] &&
        [ "$(printed '^ (you|Ben|Clara) +-?[0-9]')" -eq 0 ] &&
        [ "$(printed '^ (Ben|Clara) +[*]?♦')" -ge 1 ]
}

# The same decisions cost the same, whenever one asks.
a_review_says_the_same_again() {
    until_it_says '(Type review' review undo q y -- --game tripoli \
        --preset rummoli --seed 5 --level novice-1
    sed -n '/^── deal 1 ──$/,/^Clearly costly/p' "$work/said.txt" \
        >"$work/one.txt"
    until_it_says '(Type review' 'end 1' -- --game tripoli --preset rummoli \
        --seed 5 --level novice-1
    again fold q y -- tripoli-1
    again fold 'review 1' -- tripoli-1
    again 'review 1' fold fold 'review 1' -- tripoli-1 --language en
    sed -n '/^── deal 1 ──$/,/^Clearly costly/p' "$work/said.txt" \
        >"$work/two.txt"
    [ -s "$work/one.txt" ] && head -n "$(wc -l <"$work/one.txt")" \
        "$work/two.txt" | cmp - "$work/one.txt"
}

# The board says which cards take a box, and how many chips are in it.
the_board_says_which_cards() {
    play '' -- --game tripoli --preset tripoli --seed 5
    said ' board  ♥A:' ' ♥K+Q:' ' 8-9-10:' ' kitty:' || return 1
    play '' -- --game tripoli --preset rummoli --seed 5 --language de
    said '♦A+K:' '7-8-9:' 'Kasse:' || return 1
    play '' -- --game tripoli --option sequence=Q --seed 5
    said 'Q-K-A:'
}

# A call says what it costs, and a raise is asked by how much.
betting_says_what_it_costs() {
    until_it_says '  raise by' raise 'x' '' raise 2 -- --game tripoli \
        --preset rummoli --seed 5
    said '  call (costs 10)' 'You raise by 2 chips' || return 1
    [ "$(printed '^By how much\? 1 to 10; Enter: not at all$')" -eq 2 ] &&
        said 'Not understood: “x”.' || return 1
    until_it_says '  um 1 bis' erhöhe 1 -- --game tripoli --preset rummoli \
        --seed 5 --language de
    said '  mitgehen (kostet 10)' 'Um wie viel? 1 bis 10' 'Du erhöhst um 1 Chip'
}

# Moves without cards or amounts may be chosen by the number of their line.
lines_have_numbers() {
    play 1 2 3 4 -- --game tripoli --preset tripoli --seed 7
    said 'You swap your hand' 'Not understood: “3”' || return 1
    play 2 -- $new_game
    ! grep -q 'You bid' "$work/said.txt"
}

# Two kings are held, and only one may be played; in the auction a number fits
# several bids and is not guessed.
a_rank_that_fits_one_card_is_that_card() {
    play 6 6H '9C 10C 10D' ks k -- $new_game
    said 'Ben plays ♣8.' 'You play ♣K.' || return 1
    play 6h '9c 10c' -- $new_game
    said 'Name 3 cards, not 2.'
}

the_hand_is_shown() {
    play 6h '9C 10C 10D' hand -- $new_game
    [ "$(printed '^ hand    ♥Q ♥K ♥J joker  ♠K  ♦Q ♦A  ♣J? ?♣?K')" -ge 1 ] ||
        [ "$(printed '^ hand ')" -eq 4 ]
}

# What the game is like is explained by the rules being played.
the_rules_are_explained() {
    play 'rules trumps' 'rules values' 'rules game' rules 'rules dog' -- \
        $new_game
    said 'joker ♥J ♦J ♥A ♥K ♥Q ♥10 ♥9 ♥8 ♥7.' '♦J, the left bower' \
        "  6 ♠:${fixed}40 · 6 ♣:${fixed}60 · 6 ♦:${fixed}80 · 6 ♥:${fixed}100" \
        'The contractor leads.' 'The game goes to 500 points.' \
        'Explained on request: rules game, rules trumps, rules values.' \
        'No rule mentions “dog”.' &&
        ! grep -q '^  misère: 250' "$work/said.txt" || return 1
    play 'Regeln Trümpfe' 'Regeln Bube' 'Regeln Werte' -- --language de \
        --game five-hundred --preset quebec-4 --seed 5 \
        --option failed-bid=to-defenders --option schedule=original \
        --option misere=any-time
    said 'Joker Klein-Joker ♥B ♦B ♥A' "  10 ♠:${fixed}200 ·" 'Null: 500' \
        'bekommt ihn jede Gegenpartei.' || return 1
    play 'rules cards' 'rules runs' 'rules closing' -- --game tripoli \
        --preset cosmo --seed 5
    said 'Boxes for whoever plays the card' 'Black and red are led in turn' \
        'There is betting on each' &&
        ! grep -q 'the pot for' "$work/said.txt" || return 1
    play 'rules game' -- --game tripoli --preset tripoli --seed 5
    said 'everybody puts 1 chip into each box.' \
        'takes the kitty, and 1 chip for each card that the others' || return 1
    play 'Regeln Spiel' -- --game tripoli --seed 5 --option ante=3 --language de
    said 'setzen alle 3 Chips in jedes Feld' || return 1
    play 'rules runs' -- --game tripoli --preset rummoli --seed 5
    said 'The first run of a deal must be in the suit of the lowest card' \
        'a suit of the other color' || return 1
    play 'Regeln Schlusstopf' 'Regeln Geber' -- --game tripoli --language de \
        --preset tripoley --seed 5
    said 'kommen die Chips vom Brett in so viele Schlusstöpfe' \
        'Gesetzt wird dabei nicht' 'Erster Geber: du'
}

# Who takes a bid back with the kitty in hand has seen it.
undo_after_a_look_is_a_peek() {
    play 6h undo -- $new_game
    said 'so this is a peek: ' || return 1
    play 6h '9C 10C 10D' undo -- $new_game
    ! grep -q 'peek' "$work/said.txt"
}

# What the points are, and what the chances: said once, where both are seen.
points_and_chances_are_two_counts() {
    play hint 'why 7h' help -- $new_game
    said '(Points are averages over the sample deals; a chance is how often' \
        'chances are how often such contracts were made, so the two need' &&
        [ "$(printed '^\(Points are averages')" -eq 1 ] || return 1
    play 6H '9C 10C 10D' 'why qd' -- $new_game --language de
    said '(Die Punkte sind Mittelwerte' || return 1
    play 6H hint -- $new_game --open
    said 'With all cards in sight' && [ "$(printed '^\(Points')" -eq 0 ]
}

# More games than fit on a screen: the oldest can be chosen, too.
all_saved_games_can_be_chosen() {
    play 6H -- $new_game
    for number in 01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16; do
        cp "$kept/five-hundred-1.talon" "$kept/copy-$number.talon"
        touch -d "2020-01-$number" "$kept/copy-$number.talon"
    done
    again 3 16 3 2 --
    said '3 All saved games (17)' '16 Older games (2)' 'Type 1 or 2, a word' \
        'This game goes on: copy-01' || return 1
    again 3 ältere 1 -- --language de
    said '16 Ältere Partien (2)' 'copy-02'
}

# A question for a number takes whole moves and commands, too, and says what is
# wrong with a number.
a_question_hears_everything() {
    until_it_says '  raise by' raise 50 -1 table raise q n raise 'raise 2' -- \
        --game tripoli --preset rummoli --seed 5
    said '50 is too high.' '-1 is too low.' 'Leave? The game stays saved.' \
        'You raise by 2 chips' &&
        [ "$(printed '^By how much\?')" -eq 5 ] || return 1
    until_it_says '  raise by' 'why raise' 2 -- --game tripoli \
        --preset rummoli --seed 5
    said 'The best move, then yours' '  raise by 2 chips' &&
        ! grep -q 'You raise' "$work/said.txt" || return 1
    play end score 'end 99' 3 -- --game tripoli --seed 5
    said '99 is too high.' 'goes into 3 closing pots' || return 1
    play beenden 99 'beenden 2' -- --game tripoli --seed 5 --language de
    said '99 ist zu viel.' 'kommt in 2 Schlusstöpfe' || return 1
    play 2 99 4 -- --game tripoli --seed 5
    said 'goes into 4 closing pots'
}

# Chips are for the person unless another is named, and are counted in the end.
chips_are_bought() {
    play 'buy 20 dog' 'buy 20' 'sell 5 me' 'buy 1 chip' 'buy 7 Anna' \
        'end 1' -- --game tripoli --seed 5 --option bankroll=60 --level random
    said '(buy 50: for yourself)' 'You buy 20 chips.' 'You buy 5 chips.' \
        '“buy 50” for 50 chips of your own, “buy 50 Anna” for Anna;' \
        'You buy 1 chip.' 'Anna buys 7 chips.' ||
        return 1
    grep -qE '^ +chips +bought$' "$work/said.txt" &&
        grep -qE '^ you +86 +26$' "$work/said.txt" &&
        grep -qE '^ Anna +67 +7$' "$work/said.txt" &&
        grep -qE '^ Ben +60 +0$' "$work/said.txt" || return 1
    play 'kaufen 20 Hund' 'kaufen 20' 'kaufen 5 mich' q ja -- --game tripoli \
        --seed 5 --option bankroll=60 --language de
    said '„kaufen 50“ für 50 eigene Chips' 'Du kaufst 20 Chips.' \
        'Du kaufst 5 Chips.' || return 1
    grep -qE '^ du +85 +25$' "$work/said.txt"
}

# Who cannot pay the ante of eight boxes hears it before the deal.
a_missing_ante_is_told() {
    play 'buy 20 Anna' 'buy 20 Ben' 'buy 20 Clara' 'buy 20 David' 'buy 20' \
        undo '' review -- --game tripoli --preset tripoli --seed 5 \
        --option bankroll=5 --level random
    said 'You do not have enough chips for the ante: buy some' \
        'You sit this deal out.' 'You had nothing to decide in this deal.' ||
        return 1
    sed -n '/You buy 20/,/^> /p' "$work/said.txt" | grep -q 'enough chips' &&
        return 1
    sed -n '/David buys 20/,/^> /p' "$work/said.txt" | grep -q 'enough chips' ||
        return 1
    play '' -- --game tripoli --preset tripoli --seed 5
    ! grep -q 'enough chips' "$work/said.txt" || return 1
    play 'kaufen 20 Anna' 'kaufen 20 Ben' -- --game tripoli --seed 5 \
        --option bankroll=5 --language de
    said 'Deine Chips reichen nicht für den Einsatz: Kaufe welche'
}

# A hand that nobody bids on ends like any other; here it is the first one.
a_hand_thrown_in_is_over() {
    play pass -- $new_game
    sed '/^# play/d; /^[0-2] /,$d' "$kept/five-hundred-1.talon" >"$work/it.txt"
    printf '0 pass\n1 pass\n' >>"$work/it.txt"
    record pass '' undo -- it.talon --seed 5 --seat 2 <"$work/it.txt"
    said 'The deal is over.' 'You get' 'Taken back: the deal.' || return 1
    grep -B 1 '^The deal is over.$' "$work/said.txt" | head -n 1 | grep -q '^$' &&
        [ "$(printed '^The deal is over.$')" -eq 2 ]
}

# Six hearts were bid long ago; trumps are hearts, the bowers and the joker.
the_table_tells_the_bids() {
    play 6H '9C 10C 10D' table 'where trumps' -- $new_game
    said '♥7 ♥8 ♥9 ♥10 ♥A ♦J (no sign yet), each: Anna' &&
        [ "$(printed '^You bid 6 ♥. Anna passes. Ben passes.$')" -eq 1 ] ||
        return 1
    play 6H 'wo Trümpfe' Tisch 'wo Hund' -- $new_game --language de
    said '♥7 ♥8 ♥9 ♥10 ♥A ♦B (noch kein Hinweis), je' 'Welche Karte?' &&
        [ "$(printed '^Du bietest 6 ♥. Anna passt. Ben passt.$')" -eq 1 ]
}

# A word that several lines have is not "no word from these lines".
menus_say_what_is_wrong() {
    play five four q -- --seed 5
    said 'Several lines have “four”: type more of the line, or its number.' ||
        return 1
    play rev -- --game tripoli --seed 5
    said 'or a command in full (help lists them).'
}

check "points and chances are two counts" points_and_chances_are_two_counts
check "all saved games can be chosen" all_saved_games_can_be_chosen
check "a question hears everything" a_question_hears_everything
check "chips are bought" chips_are_bought
check "a missing ante is told" a_missing_ante_is_told
check "a hand thrown in is over" a_hand_thrown_in_is_over
check "the table tells the bids" the_table_tells_the_bids
check "menus say what is wrong" menus_say_what_is_wrong
check "a session ends when one says so" a_session_ends_when_one_says_so
check "a hint has the heading it needs" a_hint_has_the_heading_it_needs
check "a hint is a table" a_hint_is_a_table
check "a hint says whose contract" a_hint_says_whose_contract
check "the end understands commands" the_end_understands_commands
check "leaving menus loses nothing" leaving_menus_loses_nothing
check "sides have one score" sides_have_one_score
check "a review says the same again" a_review_says_the_same_again
check "the board says which cards" the_board_says_which_cards
check "betting says what it costs" betting_says_what_it_costs
check "a rank that fits one card is that card" \
    a_rank_that_fits_one_card_is_that_card
check "lines have numbers" lines_have_numbers
check "the hand is shown" the_hand_is_shown
check "the rules are explained" the_rules_are_explained
check "undo after a look is a peek" undo_after_a_look_is_a_peek
