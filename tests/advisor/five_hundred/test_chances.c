/* SPDX-License-Identifier: MIT */
/* The chances that the player of Five Hundred states, and how sure it is of
 * what moves are worth. */
#include "common/ask.h"

#include "advisor/five_hundred/pf_chances.h"
#include "advisor/five_hundred/pf_levels.h"
#include "advisor/five_hundred/pf_odds.h"
#include "advisor/five_hundred/pf_strength.h"

static struct pf_mind *mind_of(uint32_t level, uint32_t seats)
{
    static struct pf_mind mind;
    static struct decision decision;
    static const talon_player_notes none[TALON_SEATS_MAX];

    decision.budget.level = level;
    decision.notes = none;
    mind.decision = &decision;
    mind.skill = tln_pf_skill(level);
    mind.sight.seats = seats;
    return &mind;
}

static uint16_t chance_of(uint32_t level, uint32_t seats, enum pf_step step,
                          uint32_t denomination, uint32_t share)
{
    struct pf_found found = {.step = step, .denomination = denomination};

    return tln_pf_told(mind_of(level, seats), &found, share);
}

/* In each row. */
#define EACH_ROW(level, seats, step, denomination)                             \
    for (level = 1; level < PF_LEVELS; level++)                                \
        for (seats = 2; seats <= SEATS; seats++)                               \
            for (step = PF_CALL; step <= PF_CARD; step++)                      \
                for (denomination = TALON_SUIT_SPADES;                         \
                     denomination <= TALON_DENOMINATION_OPEN_MISERE;           \
                     denomination++)

/* A chance never falls while more worlds speak for the contract, and is never
 * certain. */
START_TEST(chances_rise_with_the_share_of_the_worlds)
{
    uint32_t level, seats, denomination, share;
    enum pf_step step;

    EACH_ROW(level, seats, step, denomination)
    {
        uint16_t last = 0, now;

        for (share = 0; share <= TALON_CERTAIN; share += 10) {
            now = chance_of(level, seats, step, denomination, share);
            must(now >= last && now > 0 && now < TALON_CERTAIN);
            last = now;
        }
    }
}
END_TEST

/* The least share that stands at a place of a row or, where the row goes by the
 * square root, a little past it, since shares are whole numbers. `past` gets by
 * how much the chance may differ for that. */
static uint32_t share_at(enum pf_step step, uint32_t denomination,
                         uint32_t place, uint32_t *past)
{
    int is_by_root =
        step == PF_CARD && denomination >= TALON_DENOMINATION_MISERE;

    *past = is_by_root ? 12 : 0;
    return is_by_root ? (place * place + TALON_CERTAIN - 1) / TALON_CERTAIN
                      : place;
}

/* Points of a row are 1250 apart; halfway between two, the chance is halfway,
 * too. The points are shares, eighths of the worlds; but those of a misère
 * whose cards are being played are square roots of shares: 1/64, 4/64, 9/64. */
START_TEST(between_the_points_of_a_row_chances_are_on_a_line)
{
    uint32_t level, seats, denomination, place, past, i;
    enum pf_step step;

    EACH_ROW(level, seats, step, denomination)
    {
        for (place = 0; place < TALON_CERTAIN; place += 1250) {
            uint32_t chance[3];

            for (i = 0; i < 3; i++)
                chance[i] = chance_of(
                    level, seats, step, denomination,
                    share_at(step, denomination, place + 625 * i, &past));
            must(chance[1] + past >= (chance[0] + chance[2]) / 2 &&
                 chance[1] <= (chance[0] + chance[2]) / 2 + past);
        }
    }
}
END_TEST

/* Of no worlds that make it, a misère whose cards are being played is stated
 * below what a sixty-fourth of them says: the first point is its own. */
START_TEST(a_misere_that_no_world_makes_has_a_point_of_its_own)
{
    uint32_t none = chance_of(TALON_LEVEL_EXPERT_1, 4, PF_CARD,
                              TALON_DENOMINATION_OPEN_MISERE, 0);

    ck_assert_uint_lt(none, 1000);
    ck_assert_uint_gt(chance_of(TALON_LEVEL_EXPERT_1, 4, PF_CARD,
                                TALON_DENOMINATION_OPEN_MISERE, 157),
                      2 * none);
}
END_TEST

/* FH-24: whoever makes a misère with the hand laid open makes it with a hidden
 * hand. */
START_TEST(FH_24_open_misere_is_never_likelier_than_plain)
{
    uint32_t level, seats, share;
    enum pf_step step;

    for (level = 1; level < PF_LEVELS; level++)
        for (seats = 2; seats <= SEATS; seats++)
            for (step = PF_CALL; step < PF_CARD; step++)
                for (share = 0; share <= TALON_CERTAIN; share += 10)
                    must(chance_of(level, seats, step,
                                   TALON_DENOMINATION_OPEN_MISERE, share) <=
                         chance_of(level, seats, step,
                                   TALON_DENOMINATION_MISERE, share));
}
END_TEST

/* What a misère is worth and what is stated of it come from the same numbers:
 * the mean over the worlds is the chance for the share of them. */
START_TEST(misere_chances_are_means_over_worlds)
{
    uint32_t level, seats, d, made, merit;
    enum pf_step step;

    for (level = 1; level < PF_LEVELS; level++)
        for (seats = 2; seats <= SEATS; seats++)
            for (step = PF_CALL; step < PF_CARD; step++)
                for (d = TALON_DENOMINATION_MISERE;
                     d <= TALON_DENOMINATION_OPEN_MISERE; d++)
                    for (made = 0; made <= 48; made++) {
                        struct pf_mind *mind = mind_of(level, seats);
                        struct pf_found found = {
                            .step = step, .denomination = d, .worlds = 48};
                        int32_t won, lost, mean, chance;

                        merit = made * 1777 % (TALON_CERTAIN + 1);
                        found.merit = merit;
                        won = (int32_t)tln_pf_misere_chance(mind, &found, 1);
                        lost = (int32_t)tln_pf_misere_chance(mind, &found, 0);
                        mean = (won * (int32_t)made +
                                lost * (48 - (int32_t)made)) /
                               48;
                        found.share = made * TALON_CERTAIN / 48;
                        chance = tln_pf_told(mind, &found,
                                             tln_pf_drawn(mind, &found));
                        must(mean - chance <= 4 && chance - mean <= 4);
                    }
}
END_TEST

/* A seat whose contracts were noted: so many of tricks, and misères. */
static struct pf_mind *mind_with(talon_player_notes notes[TALON_SEATS_MAX],
                                 uint32_t side)
{
    struct pf_mind *mind = mind_of(TALON_LEVEL_EXPERT_1, 4);
    uint32_t seat;

    mind->decision->notes = notes;
    for (seat = 0; seat < 4; seat++)
        mind->sight.state.side[seat] =
            (uint8_t)((side >> seat & 1) != 0 ? side : 15 ^ side);
    return mind;
}

static uint32_t at_odds(const struct pf_mind *mind, uint32_t seat,
                        uint32_t denomination, uint32_t usual, uint32_t chance)
{
    struct pf_odds odds = tln_pf_odds(mind, seat, denomination, usual);

    return tln_pf_at_odds(&odds, chance);
}

/* Three contracts in four are usual. 40 that were made count with 40 usual ones
 * (NOTES_CONTRACTS): 70 made, 10 lost, 7 to 1 instead of 3 to 1. So 1 to 1
 * becomes 7 to 3; 3 to 1, 7 to 1. 40 that were lost: 3 to 5, a fifth of 3 to
 * 1; 1 to 1 becomes 1 to 5. The notes of both partners count, and those of
 * others do not. */
START_TEST(notes_of_a_side_change_the_odds_of_its_contracts)
{
    talon_player_notes notes[TALON_SEATS_MAX] = {{0}};
    struct pf_mind *mind = mind_with(notes, 5);

    ck_assert_uint_eq(at_odds(mind, 0, TALON_SUIT_SPADES, 7500, 6789), 6789);
    notes[0].contracts = notes[0].made = 30;
    notes[2].contracts = notes[2].made = 10;
    notes[1].contracts = 40;
    ck_assert_uint_eq(at_odds(mind, 0, TALON_SUIT_SPADES, 7500, 5000), 7000);
    ck_assert_uint_eq(at_odds(mind, 2, TALON_SUIT_HEARTS, 7500, 7500), 8750);
    ck_assert_uint_eq(at_odds(mind, 3, TALON_SUIT_SPADES, 7500, 5000), 1667);
}
END_TEST

/* Misères are counted apart: 5 that were made count with 5 usual ones
 * (NOTES_MISERES). Half are usual: 15 to 5, three times as much as 1 to 1. */
START_TEST(notes_of_miseres_count_for_miseres_alone)
{
    talon_player_notes notes[TALON_SEATS_MAX] = {{0}};
    struct pf_mind *mind = mind_with(notes, 5);

    notes[0].contracts = notes[0].made = 5;
    notes[0].miseres = notes[0].miseres_made = 5;
    ck_assert_uint_eq(at_odds(mind, 0, TALON_SUIT_SPADES, 7500, 5000), 5000);
    ck_assert_uint_eq(at_odds(mind, 0, TALON_DENOMINATION_MISERE, 5000, 5000),
                      7500);
    ck_assert_uint_eq(
        at_odds(mind, 2, TALON_DENOMINATION_OPEN_MISERE, 5000, 2500), 5000);
}
END_TEST

/* What is stated with cards is what the tricks so far have led to. Only of a
 * misère, which a single trick ends, they say little. */
START_TEST(notes_say_nothing_of_tricks_once_cards_are_played)
{
    talon_player_notes notes[TALON_SEATS_MAX] = {{0}};
    struct pf_mind *mind = mind_with(notes, 5);
    struct pf_found found = {.step = PF_CARD};
    uint16_t bare[TALON_DENOMINATION_OPEN_MISERE + 1];
    uint32_t d;

    for (d = 1; d <= TALON_DENOMINATION_OPEN_MISERE; d++) {
        found.denomination = d;
        bare[d] = tln_pf_told(mind, &found, 4000);
    }
    notes[0].contracts = notes[0].made = 100;
    notes[0].miseres = notes[0].miseres_made = 50;
    for (d = 1; d <= TALON_DENOMINATION_OPEN_MISERE; d++) {
        found.denomination = d;
        must((tln_pf_told(mind, &found, 4000) > bare[d]) ==
             (d >= TALON_DENOMINATION_MISERE));
    }
    found.step = PF_CALL;
    found.denomination = TALON_SUIT_HEARTS;
    must(tln_pf_told(mind, &found, 4000) >
         chance_of(TALON_LEVEL_EXPERT_1, 4, PF_CALL, TALON_SUIT_HEARTS, 4000));
}
END_TEST

/* The chance that club-1 states of a bid of 7S with seven spades, and what the
 * bid is worth, with these notes. */
static uint16_t chance_asked(const talon_player_notes *notes, int64_t *worth)
{
    static const uint8_t seed[TALON_SEED_BYTES] = {28};
    talon_game *game = sit("australian-4, first-dealer 3");
    talon_player_budget budget = {.level = TALON_LEVEL_CLUB_1};
    talon_move bid = {.kind = TALON_KIND_BID,
                      .seat = 0,
                      .amount = 7,
                      .denomination = TALON_SUIT_SPADES};
    talon_advice best, asked;
    talon_rng rng;

    DEAL(game, [0] = "JS AS KS QS 9S 7S 6S 5C 4D 4H", );
    talon_rng_seed(&rng, seed, 0);
    must_ok(talon_player_why(game, 0, &budget, NULL, notes, TALON_SEATS_MAX,
                             &rng, player_memory(), TALON_PLAYER_BYTES, &bid,
                             &best, &asked));
    must(asked.chance_of == TALON_CHANCE_CONTRACT);
    *worth = asked.worth;
    return asked.chance;
}

/* As a caller sees it: notes of the seat or its partner raise or lower the
 * chance of its bid, those of an opponent do not; no worth of a contract of
 * tricks changes. */
START_TEST(notes_that_a_caller_passes_change_what_is_stated)
{
    talon_player_notes none[TALON_SEATS_MAX] = {{0}};
    int64_t worth, bare_worth;
    uint16_t bare = chance_asked(none, &bare_worth);
    int seat;

    for (seat = 0; seat < 4; seat++) {
        talon_player_notes notes[TALON_SEATS_MAX] = {{0}};
        int is_own = seat % 2 == 0;

        notes[seat].contracts = notes[seat].made = 50;
        must((chance_asked(notes, &worth) > bare) == is_own);
        must(worth == bare_worth);
        notes[seat].made = 0;
        must((chance_asked(notes, &worth) < bare) == is_own);
        must(worth == bare_worth);
    }
}
END_TEST

/* Whatever a caller passes in as notes, no chance becomes certain, and a better
 * hand has no lower one. */
START_TEST(no_notes_make_a_contract_certain)
{
    static const uint16_t counts[] = {0, 1, 100, 65535};
    talon_player_notes notes[TALON_SEATS_MAX] = {{0}};
    struct pf_mind *mind = mind_with(notes, 15);
    uint32_t i, seat, share, last, now;

    for (i = 0; i < 4 * 4 * 4 * 4 * PF_STEPS; i++) {
        struct pf_found found = {.step = (enum pf_step)(i / 256)};

        for (seat = 0; seat < 4; seat++) {
            notes[seat].contracts = counts[i % 4];
            notes[seat].made = counts[i / 4 % 4];
            notes[seat].miseres = counts[i / 16 % 4];
            notes[seat].miseres_made = counts[i / 64 % 4];
        }
        for (found.denomination = 1;
             found.denomination <= TALON_DENOMINATION_OPEN_MISERE;
             found.denomination++)
            for (share = 0, last = 0; share <= TALON_CERTAIN; share += 625) {
                now = tln_pf_told(mind, &found, share);
                must(now >= last && now > 0 && now < TALON_CERTAIN);
                last = now;
            }
    }
}
END_TEST

/* Half of 12 worlds, and a promise that counts as 12 worlds that all make the
 * contract: 18 of 24. In a misère it counts as 24: 30 of 36. With half of 108
 * worlds, 66 of 120. */
START_TEST(shares_are_drawn_toward_a_promise)
{
    static const struct pf_skill skill = {.drawn = {12, 24}};
    struct pf_found found = {.denomination = TALON_SUIT_HEARTS,
                             .share = TALON_CERTAIN / 2,
                             .worlds = 12};

    ck_assert_uint_eq(tln_pf_draw(&skill, &found, TALON_CERTAIN), 7500);
    ck_assert_uint_eq(tln_pf_draw(&skill, &found, TALON_CERTAIN / 2), 5000);
    ck_assert_uint_eq(tln_pf_draw(&skill, &found, 0), 2500);
    found.denomination = TALON_DENOMINATION_MISERE;
    ck_assert_uint_eq(tln_pf_draw(&skill, &found, TALON_CERTAIN), 8333);
    found.denomination = TALON_DENOMINATION_NO_TRUMP;
    found.worlds = 108;
    ck_assert_uint_eq(tln_pf_draw(&skill, &found, TALON_CERTAIN), 5500);
}
END_TEST

/* The better the hand, the more it promises; with the same hand, both misères
 * promise the same. Where no world is known, nothing but the promise counts. */
START_TEST(better_hands_promise_no_less)
{
    uint32_t seats, d, merit;
    enum pf_step step;

    for (seats = 2; seats <= SEATS; seats++)
        for (step = PF_CALL; step < PF_CARD; step++)
            for (d = 1; d <= TALON_DENOMINATION_OPEN_MISERE; d++) {
                struct pf_mind *mind = mind_of(TALON_LEVEL_EXPERT_1, seats);
                struct pf_found found = {.step = step, .denomination = d};
                uint32_t last = 0, now;

                for (merit = 0; merit <= TALON_CERTAIN; merit += 125) {
                    found.merit = merit;
                    found.denomination = d;
                    now = tln_pf_drawn(mind, &found);
                    must(now >= last && now < TALON_CERTAIN);
                    last = now;
                    if (d != TALON_DENOMINATION_MISERE)
                        continue;
                    found.denomination = TALON_DENOMINATION_OPEN_MISERE;
                    must(tln_pf_drawn(mind, &found) == now);
                }
            }
}
END_TEST

static uint32_t merit_of(const char *hand, uint32_t tricks, uint32_t d,
                         int32_t more)
{
    talon_cards suit = cards("4S 5S 6S 7S 8S 9S 10S JS QS KS AS");
    talon_cards pack =
        suit | suit << 16 | suit << 32 | suit << 48 | cards("JK");

    return tln_pf_merit(pack, cards(hand), tricks, d, more);
}

/* In 64ths of a trick: both bowers 112 each, ace, king and queen of trumps 86
 * each, two other trumps 61 each, three aces 61 each: 787, or 147 more than the
 * 640 of ten. Merit goes from 160 too few to 160 more: (147 + 160) / 320. */
START_TEST(merit_counts_tricks_beyond_those_bid)
{
    const char *hand = "JS JC AS KS QS 10S 9S AC AD AH";

    ck_assert_uint_eq(merit_of(hand, 10, TALON_SUIT_SPADES, 0), 9593);
    ck_assert_uint_eq(merit_of(hand, 10, TALON_SUIT_SPADES, -147), 5000);
    ck_assert_uint_eq(merit_of(hand, 9, TALON_SUIT_SPADES, 0), TALON_CERTAIN);
    ck_assert_uint_eq(
        merit_of("4C 5C 6C 7C 4D 5D 6D 7D 4H 5H", 6, TALON_SUIT_SPADES, 0), 0);
}
END_TEST

/* The lowest cards of a suit are no danger. A lone five has one lower card
 * outside, a lone ace four at most, and the joker is six: 11 of 16. */
START_TEST(merit_of_a_misere_is_its_safety)
{
    uint32_t d;

    for (d = TALON_DENOMINATION_MISERE; d <= TALON_DENOMINATION_OPEN_MISERE;
         d++) {
        ck_assert_uint_eq(merit_of("4C 5C 6C 7C 4D 5D 6D 7D 4H 5H", 0, d, 0),
                          TALON_CERTAIN);
        ck_assert_uint_eq(merit_of("4C 5C 6C 7C 8C 9C 4D 5S AH JK", 0, d, 0),
                          (16 - 11) * TALON_CERTAIN / 16);
        ck_assert_uint_eq(merit_of("AC KC QC JC 10C AD KD QD AH JK", 0, d, 0),
                          0);
    }
}
END_TEST

/* The same in advice: where both misères are listed, the open one has no higher
 * chance. */
START_TEST(an_auction_states_no_open_misere_above_a_plain_one)
{
    uint32_t hands = 20 + games_to_play(40), seen = 0, hand, i, k;
    talon_player_budget budget = {.level = TALON_LEVEL_EXPERT_1, .worlds = 4};
    talon_rng rng;

    seed_for(&rng, 2710, FH);
    for (hand = 0; hand < hands; hand++) {
        talon_game *game =
            sit("australian-4, misere any-time, open-misere any-time");
        talon_event event[TALON_EVENTS_MAX];
        struct said said;

        while (seat_to_act(game) < 0)
            random_step(game, &rng, event);
        ask_player(game, seat_to_act(game), &budget, hand, &said);
        must_ok(said.status);
        for (i = 0; i < said.count; i++)
            for (k = 0; k < said.count; k++)
                if (said.advice[i].next_move.denomination ==
                        TALON_DENOMINATION_OPEN_MISERE &&
                    said.advice[k].next_move.denomination ==
                        TALON_DENOMINATION_MISERE) {
                    must(said.advice[i].chance <= said.advice[k].chance);
                    seen++;
                }
    }
    ck_assert_uint_gt(seen, 0);
}
END_TEST

/* The tricks that the side of a contract has, and whether it needs no more or
 * can no longer have enough. */
static int decided(const talon_game *game, int *made)
{
    talon_fh_state state;
    uint32_t seat, taken = 0, left;

    must_ok(talon_fh_state_of(game, &state));
    for (seat = 0; seat < TALON_SEATS_MAX && seat < 6; seat++)
        if ((state.side[state.bidder] >> seat & 1) != 0)
            taken += state.tricks[seat];
    left = talon_cards_count(
        &(talon_cards){cards_at(game, (uint32_t)seat_to_act(game))});
    *made = taken >= state.bid_tricks;
    return *made || taken + left < state.bid_tricks;
}

/* FH-33: the tricks that were taken may decide a contract, made or lost. Then
 * the chance says so. As long as cards can change it, it is not certain. */
START_TEST(what_the_tricks_taken_decide_is_certain)
{
    uint32_t hands = 12, hand, i, won = 0, lost = 0, open = 0;
    talon_player_budget budget = {.level = TALON_LEVEL_CLUB_1, .worlds = 3};
    talon_rng rng;

    seed_for(&rng, 2711, FH);
    for (hand = 0; hand < hands; hand++) {
        talon_game *game = sit("classic-3, misere off");
        talon_event event[TALON_EVENTS_MAX];
        struct said said;
        int made;

        do
            random_step(game, &rng, event);
        while (phase_of(game) == TALON_PHASE_DEAL);
        while (phase_of(game) != TALON_PHASE_DEAL) {
            ask_player(game, seat_to_act(game), &budget, hand, &said);
            must_ok(said.status);
            for (i = 0; i < said.count && said.advice[0].worlds > 0 &&
                        phase_of(game) == TALON_PHASE_TRICKS;
                 i++) {
                uint16_t chance = said.advice[i].chance;

                if (!decided(game, &made)) {
                    must(chance > 0 && chance < TALON_CERTAIN);
                    open++;
                    continue;
                }
                must(chance == (made ? TALON_CERTAIN : 0));
                won += (uint32_t)made;
                lost += (uint32_t)!made;
            }
            make(game, &said.advice[0].next_move);
        }
    }
    ck_assert(won > 0 && lost > 0 && open > 0);
}
END_TEST

/* FH-22: as long as a defender does not know who was called, it does not know
 * whose tricks count, however the worlds agree. */
START_TEST(fh_22_nothing_is_certain_while_the_partner_is_unknown)
{
    uint32_t hands = 40, hand, i, unknown = 0;
    talon_player_budget budget = {.level = TALON_LEVEL_NOVICE_1};
    talon_rng rng;

    seed_for(&rng, 2712, FH);
    for (hand = 0; hand < hands; hand++) {
        talon_game *game = sit("five-5, misere off, open-misere off");
        talon_event event[TALON_EVENTS_MAX];
        talon_fh_state state;
        struct said said;

        do
            random_step(game, &rng, event);
        while (phase_of(game) == TALON_PHASE_DEAL);
        while (phase_of(game) != TALON_PHASE_DEAL) {
            int32_t seat = seat_to_act(game);

            if (seat < 0) {
                random_step(game, &rng, event);
                continue;
            }
            ask_player(game, seat, &budget, hand, &said);
            must_ok(said.status);
            must(talon_fh_state_of(view_of(game, SEAT(seat)), &state) >= 0);
            for (i = 0;
                 i < said.count && phase_of(game) == TALON_PHASE_TRICKS &&
                 state.partner == TALON_SECRET;
                 i++) {
                must(said.advice[i].chance_of == 0 ||
                     (said.advice[i].chance > 0 &&
                      said.advice[i].chance < TALON_CERTAIN));
                unknown += said.advice[i].chance_of != 0;
            }
            make(game, &said.advice[0].next_move);
        }
    }
    ck_assert_uint_gt(unknown, 0);
}
END_TEST

/* What is an estimate has a standard error, if there are two worlds or more and
 * every part of it comes from them. */
START_TEST(worths_have_errors)
{
    uint32_t hand, i, known = 0;
    talon_player_budget budget = {.level = TALON_LEVEL_EXPERT_1, .worlds = 6};
    talon_rng rng;

    seed_for(&rng, 2712, FH);
    for (hand = 0; hand < 3; hand++) {
        talon_game *game = sit("australian-4");
        struct said said;
        talon_event event[TALON_EVENTS_MAX];

        do
            random_step(game, &rng, event);
        while (phase_of(game) == TALON_PHASE_DEAL);
        while (phase_of(game) != TALON_PHASE_DEAL && seat_to_act(game) >= 0) {
            ask_player(game, seat_to_act(game), &budget, hand, &said);
            must_ok(said.status);
            for (i = 0; i < said.count; i++) {
                check_estimate(&said.advice[i]);
                if (!said.advice[i].is_estimate)
                    continue;
                must(said.advice[i].error != TALON_ERROR_UNKNOWN);
                known += said.advice[i].error > 0;
            }
            make(game, &said.advice[0].next_move);
        }
    }
    ck_assert_uint_gt(known, 100);
}
END_TEST

SUITE(five_hundred_chances)
TEST(chances_rise_with_the_share_of_the_worlds)
TEST(between_the_points_of_a_row_chances_are_on_a_line)
TEST(a_misere_that_no_world_makes_has_a_point_of_its_own)
TEST(FH_24_open_misere_is_never_likelier_than_plain)
TEST(misere_chances_are_means_over_worlds)
TEST(notes_of_a_side_change_the_odds_of_its_contracts)
TEST(notes_of_miseres_count_for_miseres_alone)
TEST(notes_say_nothing_of_tricks_once_cards_are_played)
TEST(notes_that_a_caller_passes_change_what_is_stated)
TEST(no_notes_make_a_contract_certain)
TEST(shares_are_drawn_toward_a_promise)
TEST(better_hands_promise_no_less)
TEST(merit_counts_tricks_beyond_those_bid)
TEST(merit_of_a_misere_is_its_safety)
TEST(an_auction_states_no_open_misere_above_a_plain_one)
TEST(what_the_tricks_taken_decide_is_certain)
TEST(fh_22_nothing_is_certain_while_the_partner_is_unknown)
TEST(worths_have_errors)
END_SUITE
