# shellcheck shell=sh disable=SC2086,SC2154
# SPDX-License-Identifier: MIT
# What stopped people who played for an evening. run.sh reads this file: it has
# play, again, said and finish. Seat 0 has the hand of the README, with seed 5:
# 10C KC AC 10D QD AD JH QH KH JK, and the kitty has 9C.

# In the auction, "qh" would be no bid, but "10d" is one, of ten tricks.
a_card_is_no_bid_unasked() {
    play 10d '' 'bid 6h' 'undo' '10♦' no 10d perhaps yes -- $new_game
    said 'That would be a bid, not a card. Bid 10 ♦? (yes, no; Enter: no)' \
        'You bid 6 ♥.' 'You bid 10 ♦.' || return 1
    [ "$(grep -c 'would be a bid' "$work/said.txt")" -eq 4 ] || return 1
    play 'Karo 10' ja -- $new_game --language de
    said 'Das wäre ein Gebot, keine Karte. 10 ♦ bieten?' 'Du bietest 10 ♦.' ||
        return 1
    play 6h -- $new_game
    said 'You bid 6 ♥.'
    ! grep -q 'would be a bid' "$work/said.txt"
}

enter_does_not_quit() {
    play q '' 6h -- $new_game
    said 'Leave? The game stays saved. (yes, no; Enter: no)' 'You bid 6 ♥.'
}

a_card_named_twice_is_told() {
    play 6h 'discard 10d 10d 9c' '♦10, ♦10, ♣9' -- $new_game
    [ "$(grep -c '^Named twice: ♦10\.$' "$work/said.txt")" -eq 2 ] || return 1
    play 6h 'drücke Karo 10, Karo 10, Kreuz 9' -- $new_game --language de
    said 'Zweimal genannt: ♦10.'
}

# Whatever a move reads, "where" reads. ♥7 is with one of the others.
where_reads_cards_as_moves_do() {
    for card in h7 7h '7 h' ♥7 '♥ 7' 'hearts 7' '7 of hearts' \
        'heart seven' 7♥; do
        play "where $card" -- $new_game
        said '♥7 (no sign yet): Anna' || return 1
    done
    for card in 'hund 7' herzsieben 'Herz-Sieben' 'sieben Herz' '7 Herz' h7; do
        play "wo $card" -- $new_game --language de
        case $card in
        hund*) said 'Nicht verstanden: „hund“. Welche Karte?' || return 1 ;;
        *) said '♥7 (noch kein Hinweis): Anna' || return 1 ;;
        esac
    done
    play 'wo pd' 'wo Dame Pik' 'wo pik-d' 'wo pikdame' 'wo k9' 'wo kr9' \
        'where' -- $new_game --language de
    [ "$(grep -c ' ♠D (noch kein Hinweis): ' "$work/said.txt")" -eq 4 ] &&
        said '♣9 (noch' '♦9 ♣9 (noch' || return 1
    # Seat 0 has four of the hearts from seven to ace.
    play 'where hearts' 'where dog' -- $new_game
    said '♥7 ♥8 ♥9 ♥10 ♥A (no sign yet), each:' 'Which card?'
}

# One deal of Five Hundred is played, and the next one begun: the result stays
# to be seen. `finish` plays to a deal's end, and "(Enter: 1" is the menu.
the_last_score_stays() {
    record score '' score -- it.talon --seed 5 --seat 0 \
        <"$root/tests/records/logged-three-hand-7D.talon"
    said 'The deal is over.' '  deal (or just Enter)' 'You get' || return 1
    [ "$(grep -c '^── deal 1 ──$' "$work/said.txt")" -eq 2 ] || return 1
    [ "$(grep -cE '^ you +6 +−180 +−180$' "$work/said.txt")" -eq 2 ] ||
        return 1
    play score -- $new_game
    said 'score'
    ! grep -q 'tricks' "$work/said.txt"
}

# Whatever the host does can be taken back, also by a program that goes on.
the_host_may_undo() {
    play '' undo undo -- --game tripoli --preset rummoli --seed 5
    said 'Taken back: the deal.' 'There is nothing to undo.' || return 1
    play 'finish 1' 3 q -- --game tripoli --preset rummoli --seed 5
    said '3 Take the last move back' 'Taken back: end the session' &&
        [ "$(grep -c 'Deal, or end the session?' "$work/said.txt")" -eq 2 ] ||
        return 1
    for preset in cosmo michigan-rummy; do
        play '' q y -- --game tripoli --preset $preset --seed 5 &&
            again undo undo -- tripoli-1 &&
            said 'Taken back: the deal.' 'There is nothing to undo.' ||
            return 1
    done
}

undo_says_what() {
    play 6H undo -- $new_game
    said 'Taken back: bid 6 ♥.' || return 1
    play 6H zurück -- $new_game --language de
    said 'Zurückgenommen: 6 ♥ bieten.'
}

# With --deals a game is over after them, and no longer offered.
a_game_of_some_deals_is_over() {
    finish 1 5 -- $new_game --deals 1
    said 'The game is over. What now?' 'Final result · 1 deal' \
        'Most points:' '1 Look at a deal again' 'To look at it again' ||
        return 1
    again 2 '' q --
    said '1 A new game' '(finished) [five-hundred-1, 20' \
        'Five Hundred. Finished: 1; won by you: 0.' || return 1
    again 5 -- five-hundred-1
    said 'This game is over: five-hundred-1' 'The game is over. What now?'
}

# Nobody wins a session of Tripoli: what counts is chips.
a_session_tells_who_has_most() {
    finish 5 -- --game tripoli --preset rummoli --seed 5 --level random \
        --deals 1
    said 'Final result · 1 deal' 'Most chips: ' || return 1
    mine=0
    ! grep -q '^Most chips: you' "$work/said.txt" || mine=1
    again 2 '' q --
    said 'Tripoli. Finished: 1; games in which you had the most chips:' \
        "most chips: $mine." || return 1
    again 2 '' q -- --language de
    said "Tripoli. Zu Ende: 1; davon hattest du $mine-mal die meisten Chips."
}

# The last pots of an evening can be looked at, too.
closing_pots_are_told_again() {
    finish 1 2 '' 5 -- --game tripoli --preset rummoli --seed 5 \
        --level random --deals 1
    said '── closing pots ──' || return 1
    sed -n '/^── closing pots ──/,$p' "$work/said.txt" >"$work/pots.txt"
    grep -q 'goes into 1 closing pot' "$work/pots.txt" &&
        grep -q 'The game is over' "$work/pots.txt"
}

# A deal that is not over is not counted.
deals_that_are_over_are_counted() {
    play '' q y -- --game tripoli --preset rummoli --seed 5
    said 'Score so far · 0 deals'
}

# What may be typed is what may be done: nobody can buy with open accounts.
the_host_is_told_what_to_type() {
    play dog -- --game tripoli --preset rummoli --seed 5
    said 'Type “deal” or press Enter; or “end 2” to end the session with two' &&
        ! grep -q -e 'buy 50' -e 'Not possible' "$work/said.txt" || return 1
    play Hund -- --game tripoli --preset rummoli --seed 5 \
        --language de --option bankroll=100
    said 'Tippe „geben“ oder drücke Enter; oder „beenden 2“' \
        'oder „kaufen 50“ für 50 eigene Chips, „kaufen 50 Anna“ für Anna'
}

# An argument is refused before any question, in the language of the person, and
# levels may be named as the menu names them.
arguments_are_checked_first() {
    for wrong in '--level Weltmeister' '--names Anna,Anna' '--names ?' \
        '--names Ben,du' '--names You' '--names Joker' --wrong; do
        play 1 1 1 -- --language de $wrong
        [ "$status" -eq 2 ] && ! grep -q '^> ' "$work/said.txt" || return 1
        cat "$work/said.txt"
    done >"$work/all.txt"
    cp "$work/all.txt" "$work/said.txt"
    said '--level Weltmeister: Diese Stufe gibt es nicht; möglich ist random' \
        'Zwei Spieler können nicht beide Anna heißen.' \
        '„?“ kann hier niemand heißen.' '„du“ kann hier niemand heißen.' \
        '„You“ kann' '„Joker“ kann' '„--wrong“ ist nicht bekannt' || return 1
    play 6h -- $new_game --level Meister,Expert,expert-1
    said 'You bid 6 ♥.' || return 1
    for wrong in '--names A,B,C' '--seat 3' '--level club-1,club-1'; do
        play 6h -- $new_game --language de $wrong
        [ "$status" -eq 2 ] || return 1
        cat "$work/said.txt"
    done >"$work/all.txt"
    cp "$work/all.txt" "$work/said.txt"
    said 'Du hast 3 Namen genannt, aber Platz ist nur für 2.' \
        '--seat 3: Diese Partie hat die Plätze 0 bis 2' \
        '--level: 2 Stufen für 3 Plätze'
}

# A name is asked again until it is one; those that have none keep the usual
# ones, which nobody else has.
names_are_refused_in_the_menu() {
    play 1 1 4 'Tom, tom' 4 'Tom, Tim, Jim' 4 ? Ben q -- --seed 5
    said 'Two players cannot both be called tom.' \
        'You gave 3 names, but there is only room for 2.' \
        'Nobody can be called “?” here.' 'Names of the others: Ben, Clara'
    play 1 1 4 Tom q -- --seed 5
    said 'Names of the others: Tom, Ben' || return 1
    play 1 4 4 ', Anna' q -- --seed 5
    said 'Names of the others: Quinn, Anna, Clara'
}

the_help_is_in_german() {
    play -- --help --language de
    said 'spielt Five Hundred oder Tripoli' 'random beginner-1 novice-1' &&
        [ "$status" -eq 0 ] || return 1
    play -- --language=de nichts
    said 'Es gibt keine gespeicherte Partie und keine Datei namens nichts.'
    [ "$status" -eq 2 ]
}

# Who folds neither pays nor wins any more: the move has a price, whichever of
# the two is better.
folding_has_a_price() {
    rm -rf "$work/here" "$XDG_DATA_HOME"
    mkdir -p "$work/here"
    python3 "$root/tests/play/until.py" "$play" '  fold' 'cost fold' \
        'cost call' hint -- --game tripoli --preset rummoli --seed 5 \
        >"$work/said.txt" 2>&1 || return 1
    [ "$(grep -cE '^(On average it costs [0-9.]+ chips; better|It costs nothin)' \
        "$work/said.txt")" -eq 2 ] &&
        grep -qE '^  fold +0\.0 ' "$work/said.txt" &&
        ! grep -q 'not compared' "$work/said.txt"
}

# Before anybody has done anything, all hidden cards are alike; and all chances
# of a card are 100 % together.
where_is_no_noise() {
    play '' 'where all' 'where h9' -- --game tripoli --preset rummoli --seed 5
    said '♥9 (no sign yet): Anna' '(no sign yet), each: Anna' || return 1
    [ "$(grep -cE '^  [♠♣♦♥][^ ]+: ' "$work/said.txt")" -eq 0 ] || return 1
    play 'where all' -- --game five-hundred --preset australian-4 --seed 5
    tr '\n' ' ' <"$work/said.txt" | sed 's/ \{6\}/ /g; s/  \([♠♣♦♥]\)/\n\1/g' |
        grep -aE '^[♠♣♦♥][^ ]+: ' | grep -ave '<' | sed 's/>.*//' |
        awk '{ sum = 0; for (i = 1; i <= NF; i++) if ($i ~ /%/) {
            split($i, part, "\302\240"); sum += part[2] }
            if (sum != 100) exit 1; n++ } END { exit n < 10 }'
}

where_knows_what_was_seen() {
    play 6h '9c 10c 10d' ks where 'where 9c' 'where sa' 'where h3' -- $new_game
    said 'In your own hand: joker.' 'Already seen: ♠A.' \
        'Not in the pack: ♥3.'
}

# The left bower stands with the trumps wherever cards are listed.
lists_have_the_order_of_the_hand() {
    play 6h '9c' -- $new_game
    hand=$(sed -n 's/^ hand *//p' "$work/said.txt" | tail -n 1 | tr -s ' ')
    grep -q "discard 3 cards from $hand\$" "$work/said.txt" &&
        said 'Possible now: discard 3 cards from ♥Q' || return 1
    play 'd q' -- $new_game
    said '6 to 10'
}

# Both games have a review, and help promises what it is.
help_is_about_the_game() {
    play '' help review -- --game tripoli --seed 5
    said 'review [<deal>]   shows which of your decisions were costly' \
        'No deal is over yet.' &&
        ! grep -qi joker "$work/said.txt" || return 1
    play help -- $new_game
    said 'review [<deal>]   shows what each card' 'where h7, where hearts' \
        'why <move>        says what is wrong'
}

decisions_of_tripoli_are_reviewed() {
    rm -rf "$work/here" "$XDG_DATA_HOME"
    mkdir -p "$work/here"
    python3 "$root/tests/play/until.py" "$play" '(Type review' review undo -- \
        --game tripoli --preset rummoli --seed 5 --level novice-1 \
        >"$work/said.txt" 2>&1 || return 1
    said '── deal 1 ──' 'Your decisions, judged by an expert' \
        'chips on average; better: '
    all=$(sed -n \
        's/^Clearly costly: [0-9]* of your \([0-9]*\) decisions\.$/\1/p' \
        "$work/said.txt")
    [ "$all" -ge 3 ] &&
        [ "$(grep -c 'on average; better:' "$work/said.txt")" -le "$all" ]
}

# At a score of 0 points are points, but where a bid may end the game.
points_are_explained() {
    play hint -- $new_game
    ! grep -q 'not plain points' "$work/said.txt" || return 1
    play hint 'cost 10nt' -- $new_game --option target=300
    said '(These are not plain points: the nearer the end of the game' \
        'On average it costs' &&
        [ "$(grep -c 'not plain points' "$work/said.txt")" -eq 2 ]
}

# Menus take a word that only one line has, and say so.
menus_take_words() {
    play five australian level novice play -- --seed 5
    said '── Five Hundred: Australian, four players ──' \
        'Level of the other players: Novice' 'You get ' || return 1
    play players ? q -- --seed 5 --language de
    [ "$(grep -c 'Tippe 1 oder 2, ein Wort aus der Liste, oder q' \
        "$work/said.txt")" -eq 2 ] || return 1
    play 1 1 3 '' 4 '' q -- --seed 5
    said 'Now: Club player. Enter: leave as is' \
        'Names, separated by commas. Enter: leave as is'
}

# The head of the table has the value of the contract, and the poker hand of the
# person stands below it with its name.
the_table_says_what_is_played() {
    play 6h -- $new_game
    said '6 ♥ (100): you' || return 1
    rm -rf "$work/here" "$XDG_DATA_HOME"
    mkdir -p "$work/here"
    python3 "$root/tests/play/until.py" "$play" '  fold' table -- \
        --game tripoli --preset rummoli --seed 5 >"$work/said.txt" 2>&1
    said ' poker   ♦4 ♦9 ♦Q  ♥3 ♥6: '
}

check "a card in the auction is a bid only if it is meant" \
    a_card_is_no_bid_unasked
check "Enter does not quit" enter_does_not_quit
check "a card named twice is told" a_card_named_twice_is_told
check "where reads cards as moves do" where_reads_cards_as_moves_do
check "the last score stays" the_last_score_stays
check "the host may undo" the_host_may_undo
check "undo says what it takes back" undo_says_what
check "a game of some deals is over" a_game_of_some_deals_is_over
check "a session tells who has the most chips" a_session_tells_who_has_most
check "closing pots are told again" closing_pots_are_told_again
check "only deals that are over are counted" deals_that_are_over_are_counted
check "the host is told what to type" the_host_is_told_what_to_type
check "arguments are checked first" arguments_are_checked_first
check "names are refused in the menu" names_are_refused_in_the_menu
check "the help is in German, too" the_help_is_in_german
check "folding has a price" folding_has_a_price
check "where is no noise" where_is_no_noise
check "where knows what was seen" where_knows_what_was_seen
check "lists have the order of the hand" lists_have_the_order_of_the_hand
check "help is about the game" help_is_about_the_game
check "decisions of Tripoli are reviewed" decisions_of_tripoli_are_reviewed
check "points are explained" points_are_explained
check "menus take words" menus_take_words
check "the table says what is played" the_table_says_what_is_played
