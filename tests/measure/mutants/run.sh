#!/bin/sh
# SPDX-License-Identifier: MIT
# Breaks the solver on purpose, with one change (a mutant) at a time, and says
# whether its tests would notice: "killed" if an answer becomes wrong, otherwise
# "lives". The positions are those that test_solve and test_whole judge in
# `meson test`. A change that only weakens a bound must live; it is given with
# the reason. The script fails if such a change is killed, if any other change
# lives, or if a change no longer applies.
#   sh tests/measure/mutants/run.sh [WORD]   those with WORD in the file or name
set -u

root=$(cd "$(dirname "$0")/../../.." && pwd)
word=${1-}
work=$root/build/mutants
flags="-O0 -w -std=c11 -DTALON_BUILDING -I$root/include -I$work/lib"
killed=0 sound=0 wrong=0
. "$root/tests/tools.sh"
cd "$root" || exit 1

# Makes the positions with their right answers. It takes minutes, unless nothing
# has changed since the last time.
keep_positions() {
    [ -d "$work/tests" ] ||
        quietly "$work/setup.txt" meson setup "$work/tests" || return 1
    quietly "$work/ninja.txt" ninja -C "$work/tests" \
        tests/advisor/solver/test_solve tests/advisor/solver/test_whole \
        tests/measure/replay || return 1
    programs=$work/tests/tests/advisor/solver
    [ -z "$(find "$programs/test_solve" "$programs/test_whole" \
        "$work/kept" -maxdepth 0 \
        -newer "$work/kept" 2>&1)" ] && return 0
    rm -f "$work/keeping"
    TALON_TEST_KEEP=$work/keeping \
        quietly "$work/solve.txt" "$programs/test_solve" &&
        TALON_TEST_KEEP=$work/keeping \
            quietly "$work/whole.txt" "$programs/test_whole" &&
        mv "$work/keeping" "$work/kept"
}

# Compiles the sources of the solver whose names it reads.
compile() {
    sed 's|\(.*\)/\(.*\)\.c$|\1/\2.c -o \2.o|' |
        (cd "$1" && xargs -P 2 -L 1 ${CC:-cc} $flags -MMD -c)
}

# Lists the sources of the solver.
list_sources() {
    sed -nE "s#^(base|search|solver)/#$work/lib/advisor/&#p" \
        lib/advisor/sources.txt
}

# Links the replay program with the objects of a mutant and, for the rest, those
# of the unchanged solver.
link() {
    objects=
    for object in "$work"/o/*.o; do
        changed=$work/m/${object##*/}
        [ -f "$changed" ] && object=$changed
        objects="$objects $object"
    done
    ${CC:-cc} "$work/replay.o" $objects -o "$work/replay" \
        -Wl,--start-group "$tests/advisor/solver/libadvisor-judge.a" \
        "$tests/libtest-helpers.a" "$tests/libtalon-objects.a" \
        -Wl,--end-group $(pkg-config --libs check) -lm
}

# Builds the replay program, recompiling only the sources that depend on the
# changed file.
build() {
    rm -rf "$work/m"
    mkdir "$work/m"
    list_sources | while read -r source; do
        name=${source##*/}
        ! grep -q "/$1" "$work/o/${name%.c}.d" || say "$source"
    done | compile "$work/m" && link
}

# Succeeds if the changed solver gets every answer right.
#   survives FILE FUNCTION SED
survives() {
    source=$(ls lib/advisor/*/"$1")
    sed "/\(^\|[ *]\)\($2\)(\(const\|struct\|uint\)/,/^}/{
        $3
        }" "$source" >"$work/$source"
    if cmp -s "$source" "$work/$source" ||
        ! build "$1" >"$work/build.txt" 2>&1; then
        cp "$source" "$work/$source"
        say "does not apply: $1 $2 $3"
        wrong=$((wrong + 1))
        return 2
    fi
    timeout 600 "$work/replay" "$work/kept" >"$work/replay.txt" 2>&1
    status=$?
    cp "$source" "$work/$source"
    return $((status != 0))
}

# A change that must be noticed.
#   mutant FILE FUNCTION WHAT SED
mutant() {
    case "$1 $2 $3" in *"$word"*) ;; *) return 0 ;; esac
    survives "$1" "$2" "$4"
    case $? in
    0)
        say "LIVES   $1 $2: $3"
        wrong=$((wrong + 1))
        ;;
    1)
        position=$(sed -n '1s/:.*//p' "$work/replay.txt")
        say "killed  $1 $2: $3 (${position:-no answer})"
        killed=$((killed + 1))
        ;;
    esac
}

# A change that must not make a difference, and why.
#   sound FILE FUNCTION WHAT SED WHY
sound() {
    case "$1 $2 $3" in *"$word"*) ;; *) return 0 ;; esac
    survives "$1" "$2" "$4"
    case $? in
    0)
        say "lives   $1 $2: $3. Sound: $5"
        sound=$((sound + 1))
        ;;
    1)
        say "KILLED  $1 $2: $3, though sound: $5"
        wrong=$((wrong + 1))
        ;;
    esac
}

keep_positions || exit 1
tests=$work/tests/tests
rm -rf "$work/lib" "$work/o" "$work/m"
mkdir -p "$work/lib" "$work/o" "$work/m"
cp -R lib/advisor "$work/lib"
${CC:-cc} $flags -D_GNU_SOURCE -Itests \
    -c tests/measure/mutants/replay.c -o "$work/replay.o" || exit 1
list_sources | compile "$work/o" && link && "$work/replay" "$work/kept" || {
    say "the solver is wrong without a change"
    exit 1
}

say "== tricks that a side cannot lose"
mutant core_bounds.h bits_of "the hands of the other side" \
    's/(hands \& 1) != 0/(hands \& 1) == 0/'
mutant core_bounds.h bits_of "one hand of the side only" \
    's/bits |= /bits = /'
mutant core_bounds.h longest_trumps "the trumps of partners added up" \
    's/return most(\(.*\)), \(.*\));/return \1) + \2;/'
mutant core_bounds.h longest_trumps "those of all hands added up" \
    's/most(longest, \(.*\));/longest + (\1);/'
mutant core_bounds.h is_crowd "three winners of a side never fall together" \
    's/return .*/return 0;/'
sound core_bounds.h is_crowd "two hands are a crowd" \
    's/return .*/return !PAIRS;/' "one hand has no more than both"
mutant core_bounds.h most_in_one "as many as all hands have" \
    's/found = most(found, \(.*\));/found += \1;/'
mutant core_bounds.h top_trumps "a run longer than the hands" \
    's/least(least(run, longest), need)/least(run, need)/'
mutant core_bounds.h top_trumps "ranks of the run" \
    's/^    \*ranks |= top_ranks(trumps, run);//'
mutant core_bounds.h top_trumps "ranks of a crowd" \
    's/^        \*ranks |= .*//'
mutant core_bounds.h top_trumps "all trumps are ours if the highest is" \
    's/(all & ~ours) == 0/1/'
mutant core_bounds.h left_over "two trumps capture one" \
    's/theirs ^= low_bit(higher);/{ theirs ^= low_bit(higher); theirs \&= theirs - 1; }/'
mutant core_bounds.h left_over "ranks" 's/\*ranks |= .*//'
mutant core_bounds.h left_over "ranks down to the one before" \
    's/down_to(bit, trumps)/down_to(bit << 1, trumps)/'
sound core_bounds.h left_over "a trump captures all lower ones" \
    's/theirs ^= low_bit(higher)//' "counts less"
mutant core_bounds.h matched "trumps of partners in one hand" \
    's/left_over(hand\[i\] \& trumps/left_over(ours \& trumps/'
sound core_bounds.h matched "partners capture each other" \
    's/\& trumps \& ~ours/\& trumps/' "counts less"
sound core_bounds.h matched "hands with as many trumps as are needed, too" \
    's/<= need/< need/' "those are counted by top_trumps already"
mutant core_bounds.h is_placed "a king without a guard" \
    's/if (own != king \&\& /if (/'
mutant core_bounds.h is_placed "the ace anywhere" \
    's/(before \& ace) != 0/1/'
mutant core_bounds.h is_placed "a king that has to be led" \
    's/cards >= 3/cards >= 2/'
mutant core_bounds.h is_placed "ranks of the king" \
    's/\*ranks |= ace | king;//'
mutant core_bounds.h is_placed "a queen with one guard" \
    's/count_bits(own) >= 3/count_bits(own) >= 2/'
mutant core_bounds.h is_placed "a queen behind one of ace and king" \
    's/(before \& (ace | king)) == (ace | king)/(before \& (ace | king)) != 0/'
mutant core_bounds.h is_placed "a queen that has to be led" \
    's/cards >= 4/cards >= 3/'
mutant core_bounds.h is_placed "king and queen without a guard" \
    's/return own != king ||.*/return 1;/'
mutant core_bounds.h is_placed "king without queen" \
    's/(ours \& queen) == 0/0/'
mutant core_bounds.h is_placed "ranks of king and queen" \
    's/^    \*ranks |= ace | king | queen;//'
mutant core_bounds.h is_placed "ranks of the queen" \
    's/^        \*ranks |= ace | king | queen;//'
mutant core_bounds.h trim "a round too many" \
    's/> rounds/> rounds + 1/'
mutant core_bounds.h cash_first "winners of partners never fall together" \
    's/ - (b_winners == count_bits(b))//'
mutant core_bounds.h cash_first "more rounds than cards" \
    's/least(count_bits(a),/most(0,/'
mutant core_bounds.h cash_first "a suit blocked by the partner" \
    's/return a_winners;/return a_winners + b_winners;/'
mutant core_bounds.h cash_first "a suit blocked by the hand" \
    's/return b_winners;/return a_winners + b_winners;/'
mutant core_bounds.h cash_first "winners of a partner not reached" \
    's/a != 0 ? b_winners : 0/b_winners/'
mutant core_bounds.h cash_both "an entry by any card" \
    's/ \&\& high_bit(partners) > low_bit(own)//'
mutant core_bounds.h cash_both "ranks" 's/\*ranks |= run;//'
mutant core_bounds.h cash_both "rounds without end" \
    's/own = trim(own, rounds);//'
mutant core_bounds.h safe_rounds "opponents do not ruff" \
    's/chosen(trumps != 0, length, 15)/15/'
mutant core_bounds.h safe_rounds "jokers do not ruff" \
    's/: least(rounds, length);/: rounds;/'
mutant core_bounds.h safe_rounds "no joker at any time" \
    's/^ *? 0/? least(rounds, length)/'
mutant core_bounds.h safe_rounds "the longest suit is one less" \
    's/most(\*longest, length)/most(*longest, length - (length > 1))/'
mutant core_bounds.h safe_rounds "some opponents are partners" \
    's/(turn \& 1) == 0/turn != 1/'
mutant core_bounds.h safe_rounds "all other hands are partners" \
    's/(side >> i \& 1) != 0/1/'
mutant core_bounds.h joker_tricks "two jokers of a side take two tricks" \
    's/jokers->low == jokers->high/jokers->low != NO_HAND/'
mutant core_bounds.h joker_tricks "the lower joker takes a trick" \
    's/(hands >> jokers->high \& 1) == 0/jokers->high == NO_HAND/'
mutant core_bounds.h cash_lane "the rest of a suit is high a round too soon" \
    's/run >= longest/run + 1 >= longest/'
mutant core_bounds.h cash_lane "ruffed winners" \
    's/^    run = least(run, rounds);//'
mutant core_bounds.h cash_lane "ranks of the leader" \
    's/cashing->my_ranks |= top_ranks.*//'
mutant core_bounds.h cash_lane "ranks of the leader with his partner" \
    's/cashing->my_ranks |= cashed.*//'
mutant core_bounds.h cash_lane "ranks of the partner" \
    's/cashing->partner_ranks |= ranks;//'
sound core_bounds.h cash_lane "suits in which the partner is void, too" \
    's/(partners \& mask) != 0 ? run : 0/run/' \
    "the leader cashes these first, and his partner throws other cards"
sound core_bounds.h cash_lane "suits that are ruffed at once, too" \
    's/if (rounds == 0)/if (0)/' "nothing is counted in no rounds"
mutant core_bounds.h can_spare "a trump is played and kept" \
    's/, 3) - 1) < tricks/, 3)) < tricks/'
mutant core_bounds.h can_spare "any hand has the next rank" \
    's/(tops \& ~ours) != 0/0/'
mutant core_bounds.h can_spare "ranks" 's/\*ranks |= tops;//'
mutant core_bounds.h can_ruff "the partner has the suit" \
    's/has \& ~(has >> 32) \& 0x111/has \& 0x111/'
mutant core_bounds.h can_ruff "the partner has no trump" 's/ || trumps == 0//'
sound core_bounds.h can_ruff "the partner has to ruff before" \
    's/ || cards - trumps < cashing->mine//' \
    "he has more trumps than each opponent then"
mutant core_bounds.h can_ruff "the suit is played out" \
    's/rounds = .*;/rounds = 0;/'
mutant core_bounds.h can_ruff "the next opponent ruffs" \
    's/length_of(&lengths, 1, 3) == 0/1/'
mutant core_bounds.h can_ruff "the last opponent ruffs" \
    's/length_of(&lengths, 3, 3) == 0/1/'
mutant core_bounds.h sure_on_lead "one of several partners need not ruff" \
    's/sure = 0;$/;/'
mutant core_bounds.h sure_on_lead "ranks of the leader" \
    's/\*ranks |= cashing.my_ranks;//'
mutant core_bounds.h sure_on_lead "ranks of the partner" \
    's/\*ranks |= cashing.partner_ranks;//'
mutant core_bounds.h sure_on_lead "leader and partner cash both" \
    's/most(cashing.mine, cashing.partners)/cashing.mine + cashing.partners/'
mutant core_bounds.h sure_on_lead "no entry is needed" \
    's/ || cashing.entry == 0//'
mutant core_bounds.h sure_on_lead "trumps count twice" \
    's/ \& ~TRUMPS(search)//'
mutant core_bounds.h in_hand "trumps count twice" \
    's/if (mask == TRUMPS(search))/if (0)/'
mutant core_bounds.h in_hand "ranks" 's/\*ranks |= runs;//'
mutant core_bounds.h in_hand "one trick too many" \
    's/if (sure < need)/if (sure + 1 < need)/'
mutant core_bounds.h is_master "the other side may have a trump" \
    's/ || (trumps \& ~ours) != 0//'
mutant core_bounds.h is_master "the other side may have a joker" \
    's/(jokers->low == NO_HAND || .*) \&\&/1 \&\&/'
mutant core_bounds.h is_master "any hand comes in" \
    's/ \&\& (hand\[i\] \& trumps) != 0//'
mutant core_bounds.h is_master "jokers are two" \
    's/jokers->low == i ? 2 : 1/jokers->low != NO_HAND ? 2 : 1/'
mutant core_bounds.h is_drawing "one trump of another hand is left" \
    's/top_run(own, trumps) < longest/top_run(own, trumps) + 1 < longest/'
mutant core_bounds.h is_drawing "ranks" \
    's/\*ranks |= top_ranks(trumps, longest);//'
mutant core_bounds.h is_drawing "one rank less" \
    's/top_ranks(trumps, longest)/top_ranks(trumps, longest - 1)/'
mutant core_bounds.h is_drawing "nobody has trumps" \
    's/(own \& top) == 0/0/'
mutant core_bounds.h can_draw "the partner is reached without a trump" \
    's/(hand\[leader\] \& TRUMPS(search)) != 0/1/'
mutant core_bounds.h tops_off_lead "tops of some suits" \
    's/return 0;/continue;/'
mutant core_bounds.h tops_off_lead "ranks of the tops" \
    's/\*ranks |= tops;//'
mutant core_bounds.h tops_off_lead "ranks of the runs" \
    's/\*ranks |= runs;//'
mutant core_bounds.h tops_off_lead "tops in two hands cash like those of one" \
    's/(hand\[i\] \& tops) != tops/(hand[i] \& tops) == 0/'
sound core_bounds.h tops_off_lead "tops in two hands are none" \
    's/if (i == COUNT_HANDS(search) || tops == 0)/if (tops == 0)/' \
    "a hand that nobody has cashes nothing"
sound core_bounds.h tops_off_lead "a leader without a suit" \
    's/return tops != 0;/return 1;/' \
    "his side has no joker, nobody a trump, so he has a suit"
mutant core_bounds.h has_winners "one winner more" \
    's/return winners >= need/return winners + 1 >= need/'
mutant core_bounds.h is_stopped "trumps do not matter" \
    's/(position->in_play \& TRUMPS(search)) != 0/0/'
mutant core_bounds.h is_stopped "a joker of the leaders does not matter" \
    's/(has_joker \&\& (hands >> jokers->high \& 1) == 0)/0/'
mutant core_bounds.h is_stopped "one round of other suits less" \
    's/run + need > cards/run + need > cards + 1/'
mutant core_bounds.h is_stopped "the lower of two jokers does not matter" \
    's/jokers->low != NO_HAND/0/'
mutant core_bounds.h is_stopped "ranks of the tops" \
    's/\*ranks |= tops;//'
mutant core_bounds.h sure_off_lead "a joker of the leaders does not matter" \
    's/if (position->jokers.high != NO_HAND \&\&/if (0 \&\&/'
mutant core_bounds.h sure_off_lead "trumps do not matter" \
    's/(position->in_play \& TRUMPS(search)) != 0/0/'

say "== which of them decide"
mutant core_trick.h is_sure "one trick less on lead" \
    's/sure >= need/sure + 1 >= need/'
mutant core_trick.h is_sure "one trick less off lead" \
    's/sure >= other/sure + 1 >= other/'
mutant core_trick.h is_sure "more than one by position, on lead" \
    's/(need == 1 \&\&/(1 \&\&/'
mutant core_trick.h is_sure "more than one by position, off lead" \
    's/(other == 1 \&\&/(1 \&\&/'
mutant core_trick.h is_sure "draws for the other side" \
    's/leads ? need : cards - need/leads ? need + 1 : cards - need/'
mutant core_trick.h finish "tricks left" 's/left = trick->cards - 1/left = trick->cards/'
mutant core_trick.h finish "all that are left are too many" \
    's/need > left/need >= left/'

say "== tricks and their ranks"
mutant core_trick.h ranks_of_trick "none" \
    's/? down_to(end->best, lane)/? 0/'
mutant core_trick.h ranks_of_trick "down to the card above the winner" \
    's/down_to(end->best, lane)/down_to(end->best << 1, lane)/'
sound core_trick.h ranks_of_trick "also of a winner without rivals" \
    's/(end->played \& lane \& ~end->best) != 0/1/' "patterns are narrower"
mutant core_trick.h last_trick "the joker of the other side" \
    's/SIDE(search) >> end->jokers.high \& 1/!(SIDE(search) >> end->jokers.high \& 1)/'
mutant core_trick.h last_trick "trumps do not win" \
    's/ | TRUMPS(search);/;/'
mutant core_trick.h last_trick "the leader wins" \
    's/winner = card > best ? seat : winner;/;/'
mutant core_trick.h last_trick "ranks" \
    's/result.ranks = .*;/;/'
mutant core_trick.h last_trick "ranks above the winner" \
    's/down_to(best, counting)/down_to(best << 1, counting)/'
mutant core_play.h put_card "the last card wins" 's/wins = (card .*/wins = 1;/'
mutant core_play.h put_card "a card of any suit wins" \
    's/wins = (card \& next->counting) > now->best/wins = card > now->best/'
mutant core_play.h put_card "the winner is not noted" \
    's/(uint32_t)chosen(wins, seat, now->winner)/now->winner/'
mutant core_play.h put_card "the best card is not noted" \
    's/chosen(wins, card, now->best)/card/'
mutant core_play.h next_hand "counterclockwise" \
    's/(hand + 1) % 4/(hand + 3) % 4/'
mutant core_position.h put_back "ranks do not move" \
    's/ranks |= ranks >> 1 .*/;/'
mutant core_trick.h finish "ranks of the trick itself" \
    's/^    result.ranks |= ranks;//'
mutant core_position.h take_away "cards do not move up" \
    's/a += a \& moving;/;/'

say "== equal cards"
mutant core_trick.h play "cards with one between" \
    's/~(hand >> 1)/~(hand >> 1 | hand >> 2)/'
mutant core_trick.h try_move "cards below some ranks" \
    's/(low_bit(ranks) - 1)/((high_bit(ranks | 1) - 1))/'
mutant core_trick.h try_move "all lower cards" \
    's/(ranks \& move) == 0/1/'
mutant core_trick.h try_move "jokers of other lanes, too" \
    's/(move \& BOTTOMS(search)) != 0 ? 0 : //'
mutant core_trick.h try_move "jokers, with lower cards" \
    's/ \& ~BOTTOMS(search);/;/'
mutant core_trick.h try_move "ranks of cards that fail" \
    's/node->all.ranks |= found.ranks;//'
mutant core_trick.h try_move "value of the first card" \
    's/most(node->all.value, found.value)/node->all.value/'
mutant cards.c move_of "cards with one between are told as one" \
    's/while ((bit << 1 \& root->hand\[hand\]) != 0)/while (((bit << 1 | bit << 2) \& root->hand[hand]) != 0)/'

say "== patterns"
mutant core_position.h holder_of "the hand after" \
    's/(hand\[i\] \& bit) == 0/(hand[i] \& bit) != 0/'
mutant core_position.h holder_of "another hand of four" \
    's/hand\[1\] | hand\[3\]/hand[1]/'
mutant core_position.h complete "no equal cards of the hand that failed" \
    's/has_failed \&\& rest != 0/0/'
mutant core_position.h complete "only if all of its side" \
    's/(failing >> i \& 1) != 0/(failing >> i \& 1) == 0/'
sound core_position.h complete "equal cards of every hand" \
    's/(failing >> i \& 1) != 0/1/' "patterns are narrower"
sound core_position.h complete "the lowest block is kept" \
    's/(in_play \& mask) == run/0/' "patterns are narrower"
mutant core_position.h complete "the lowest block of any lane is dropped" \
    's/(in_play \& mask) == run/1/'
mutant core_position.h complete "one equal card of a hand that failed" \
    's/last = low_bit(rest)/last = high_bit(rest)/'
sound core_position.h complete "no run from the top is made" \
    's/^            run = down_to(last, mask);/;/' \
    "ranks are runs from the top when they come here"
sound core_position.h complete "a hand with other cards below" \
    's/ \&\& is_run(rest | last)//' "patterns are narrower"
mutant core_trick.h begin "the sides that failed" \
    's/result.value >= target ? ~SIDE(search) : SIDE(search)/result.value >= target ? SIDE(search) : ~SIDE(search)/'
mutant core_table.h agrees "the first plane" \
    's/(pattern->owner\[0\] ^ position->owner\[0\]) |/0 |/'
mutant core_table.h agrees "the second plane" \
    's/(pattern->owner\[1\] ^ position->owner\[1\]);/0;/'
mutant core_table.h agrees "the third plane" \
    's/other |= .*;/;/'
mutant core_table.h key_of "who leads" \
    's/return leader;/return 0 * leader;/'
mutant core_table.h key_of "what jokers remember" \
    's/(uint32_t)jokers->memo << 4 | //'
mutant core_table.h key_of "which hand has the higher joker" \
    's/order << 3 | //'
mutant core_table.h key_of "that both of two hands have a joker" \
    's/leader |= 4;/;/'
mutant core_table.h is_slot_of "the lengths of suits" \
    's/ | (slot->lengths\[0\] ^ lengths\[0\])//'
mutant core_table.h is_slot_of "the stamp" \
    's/(slot->stamp ^ stamp) | //'
mutant core_table.h 'place_of\|is_slot_of' \
    "the lengths of the fifth and sixth hand" \
    's/other |= slot->lengths.*/;/
        s/LENGTH_WORDS > 1/0/'
mutant core_table.h look_up "an upper bound at the target" \
    's/high_of(pattern) >= target/high_of(pattern) > target/'
mutant core_table.h look_up "a lower bound below the target" \
    's/low_of(pattern) < target/low_of(pattern) + 1 < target/'
mutant core_table.h look_up "ranks" \
    's/result->ranks = pattern->ranks;/result->ranks = 0;/'
mutant core_table.h store "a lower bound that is worse" \
    's/(pattern, low, high)/(pattern, low + (low > 0), high)/'
mutant core_table.h store "an upper bound that is worse" \
    's/(pattern, low, high)/(pattern, low, high - (high > low))/'

say "== jokers that belong to no suit"
mutant core_play.h namable "honest: the other joker" \
    's/jokers->high == seat ?/jokers->high != seat ?/'
mutant core_play.h namable "pagat: any suit" \
    's/return 15u \& ~(uint32_t)jokers->memo;/return 15;/'
mutant core_play.h namable "a joker alone is bound" 's/return 15;/return 0;/'
mutant core_play.h joker_moves "any time" \
    's/!= TALON_FH_JOKER_NO_TRUMP_ANY_TIME/== TALON_FH_JOKER_NO_TRUMP_ANY_TIME/'
mutant core_play.h drop_joker "what the lower remembers" \
    's/jokers->memo >>= 4;/;/'
sound core_play.h drop_joker "what is left of the lower" \
    's/jokers->memo \&= .*;/;/' "nothing reads it then; keys are narrower"
mutant core_play.h put_joker "a higher joker does not win" \
    's/now->joker < 2/now->joker < 1/'
mutant core_play.h put_joker "the last joker wins" \
    's/now->joker < 2/1/'
mutant core_play.h note_failure "the lower joker's" \
    's/16u << lane/1u << lane/'

say "== misere"
mutant misere_bounds.h is_safe "a card above the defenders'" \
    's/other > low/other > low << 1/'
mutant misere_bounds.h is_safe "the lowest card alone" \
    's/others ^= other;/others = 0;/'
mutant misere_bounds.h is_safe "ranks" 's/\*ranks |= .*//'
sound misere_bounds.h unsafe_lanes "the contractor against himself" \
    's/in_play \& ~own/in_play/' "only the lowest cards of all are safe then"
mutant misere_bounds.h unsafe_lanes "one lane less" \
    's/lane < LANES/lane < LANES - 1/'
mutant misere_bounds.h is_lost_by "a defender above" \
    's/if (cards < own)/if (0)/'
mutant misere_bounds.h is_lost_by "a defender with jokers only" \
    's/if (has_jokers_only(.*/if (0)/'
mutant misere_bounds.h is_lost_by "a suit that the leader lacks" \
    's/(leader != ANYBODY .*/0)/'
mutant misere_bounds.h is_lost_by "ranks" 's/\*ranks |= .*//'
mutant misere_bounds.h is_lost_by "ranks of the lowest defender" \
    's/cards < last ? cards : last/cards > last ? cards : last/'
mutant misere_bounds.h has_jokers_only "a hand with other cards" \
    's/plain == 0 \&\& //'
mutant misere_bounds.h is_decided "the highest joker does not lose" \
    's/position->jokers.high == contractor/0/'
mutant misere_bounds.h is_decided "the contractor leads" \
    's/leader == contractor || //'
mutant misere_bounds.h is_decided "the contractor's lower joker" \
    's/ || position->jokers.low == contractor//'
mutant misere_bounds.h is_decided "one suit is safe" \
    's/\*unsafe == 0/is_single(*unsafe)/'
mutant misere_trick.h ranks_of_trick "of the second card" \
    's/return cards == 0 .*/return 0;/'
mutant misere_trick.h ranks_of_trick "up to the lowest only" \
    's/low_bit(cards)/high_bit(cards)/'
mutant misere_trick.h surely_beaten "any defender without the suit" \
    's/if (has_jokers_only(.*/if ((trick->hand[seat] \& lane) == 0)/'
mutant misere_trick.h surely_beaten "the highest of later defenders" \
    's/cards < limit ? cards : limit/cards > limit ? cards : limit/'
mutant misere_trick.h surely_beaten "a joker on the table" \
    's/place > 0 \&\& now->counting == 0/0/'
mutant misere_trick.h try_beaten "the lowest that is beaten" \
    's/low_bit(safe)/high_bit(safe)/'
mutant misere_trick.h try_beaten "the next higher card" \
    's/limit | (limit - 1)/(limit - 1) >> 1/'
sound misere_trick.h try_beaten "the limit itself" \
    's/limit | (limit - 1)/limit - 1/' "another hand holds it"
mutant misere_trick.h try_beaten "ranks of the next higher card" \
    's/result.ranks |= down_to.*/;/'
mutant misere_trick.h try_lanes "the highest lead of a suit is all" \
    's/? try_beaten(.*/? try_one(search, trick, place, seat, low_bit(suit))/'
mutant misere_trick.h try_lanes "the lowest card thrown away" \
    's/: try_one(search, trick, place, seat, low_bit(suit))/: try_one(search, trick, place, seat, high_bit(suit))/'
mutant misere_trick.h try_lanes "jokers" 's/jokers != 0/0/'
mutant misere_trick.h play_contractor "pagat: jokers when void" \
    's/^            hand = 0;/;/'
mutant misere_trick.h play_contractor "jokers where he can follow" \
    's/jokers == 0/1/'
mutant misere_trick.h play_defender "cards with one between" \
    's/~(hand >> 1)/~(hand >> 1 | hand >> 2)/'
mutant misere_trick.h play_defender "cards above some ranks" \
    's/(ranks \& move) == 0/1/'
mutant misere_trick.h play_defender "ranks of cards that fail" \
    's/all.ranks |= found.ranks;//'
mutant misere_trick.h begin "equal cards of hands that failed" \
    's/, ~0u)/, 0)/'

say "$killed killed, $sound sound, $wrong not as they should be"
[ "$wrong" -eq 0 ]
