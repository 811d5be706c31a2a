/* SPDX-License-Identifier: MIT */
/* The values of all contracts of a deal. Contracts in one denomination are
 * solved one after another, because what the search learns about one helps with
 * the others. The values found stay in the solver until it is asked about
 * another deal. */
#include "advisor/solver/answers.h"
#include "advisor/base/freestanding.h"
#include "advisor/base/known.h"
#include "advisor/solver/kitty.h"

/* Checks hands: the same number of cards for each seat, and no card twice, nor
 * in the kitty. */
static talon_status hands_status(const talon_cards *hands, uint32_t seats,
                                 talon_cards kitty)
{
    talon_cards seen = kitty;
    uint32_t seat, cards = count_bits(hands[0]);

    if (cards == 0 || cards > TALON_FH_TRICKS)
        return TALON_E_CARD_COUNT;
    for (seat = 0; seat < TALON_FH_SEATS_MAX; seat++) {
        if ((seen & hands[seat]) != 0)
            return TALON_E_CARD_TWICE;
        seen |= hands[seat];
        if (count_bits(hands[seat]) != (seat < seats ? cards : 0))
            return TALON_E_CARD_COUNT;
    }
    return TALON_OK;
}

/* The place of a hand without a contractor (FH-18) among the denominations. */
#define NO_CONTRACT 0

/* Makes the position of a contract, before the first lead. */
static void make_contract(const struct deal_session *deal, uint32_t seat,
                          uint32_t denomination, talon_fh_position *position)
{
    uint32_t i, everybody = (1u << deal->seats) - 1;
    int is_misere = denomination >= TALON_DENOMINATION_MISERE;

    memset(position, 0, sizeof *position);
    memset(position->table, TALON_CARD_NONE, sizeof position->table);
    position->denomination = (uint8_t)denomination;
    position->joker_rule = deal->joker_rule;
    position->leader = position->contractor = (int8_t)seat;
    if (denomination == NO_CONTRACT) {
        position->denomination = TALON_DENOMINATION_NO_TRUMP;
        position->contractor = TALON_NOBODY;
    }
    position->side = (uint8_t)(is_misere ? 1u << seat : deal->side[seat]);
    position->playing = (uint8_t)everybody;
    if (is_misere)
        position->playing =
            (uint8_t)((everybody & ~(uint32_t)deal->side[seat]) | 1u << seat);
    for (i = 0; i < deal->seats; i++)
        position->hand[i] =
            (position->playing >> i & 1) != 0 ? deal->hand[i] : 0;
}

/* Describes a deal about whose contracts nothing is known yet. */
static void describe_deal(const talon_rules *rules, const talon_cards *hands,
                          talon_cards kitty, struct deal_session *deal)
{
    uint32_t seat, side, denomination;

    memset(deal, 0, sizeof *deal);
    memcpy(deal->hand, hands, sizeof deal->hand);
    deal->kitty = kitty;
    talon_rules_seat_count(rules, &deal->seats);
    deal->joker_rule = (uint8_t)rules->value[TALON_FH_OPTION_JOKER_NO_TRUMP];
    memset(deal->low, -1, sizeof deal->low);
    memset(deal->high, -1, sizeof deal->high);
    for (seat = 0; seat < deal->seats && seat < HANDS_MAX; seat++) {
        if (talon_rules_side(rules, (int32_t)seat, &side) == TALON_OK)
            deal->side[seat] = (uint8_t)side;
        for (denomination = NO_CONTRACT; denomination <= 7; denomination++) {
            deal->low[seat][denomination] = 0;
            deal->high[seat][denomination] =
                denomination >= TALON_DENOMINATION_MISERE
                    ? 1
                    : (int8_t)count_bits(hands[seat]);
        }
    }
}

/* Solves one contract whose contractor takes the kitty. */
static int solve_with_kitty(struct drive *drive, talon_fh_position *position,
                            talon_cards kitty, int8_t *low, int8_t *high)
{
    struct discards discards;
    struct choice choice;

    position->hand[position->contractor] |= kitty;
    tln_sv_list_discards(position, &discards);
    tln_sv_begin_choice(&choice, drive, &discards,
                        (struct question){TALON_FH_DISCARDS_BEST, 0, 1});
    while (tln_sv_next_choice(&choice))
        continue;
    *low = choice.best_low;
    *high = choice.best_high;
    return choice.is_known;
}

/* Solves one contract; returns whether its value is known. Once the search has
 * been stopped, no other contract is begun, so that the table still holds the
 * unfinished one when the next call continues it. */
static int solve_contract(struct drive *drive, struct deal_session *deal,
                          uint32_t seat, uint32_t denomination)
{
    talon_fh_position position;
    struct range range;
    int8_t *low = &deal->low[seat][denomination];
    int8_t *high = &deal->high[seat][denomination];

    if (*low == *high || drive->search.stopped)
        return *low == *high;
    make_contract(deal, seat, denomination, &position);
    if (deal->kitty != 0 && denomination != NO_CONTRACT)
        return solve_with_kitty(drive, &position, deal->kitty, low, high);
    tln_sv_change(drive, &position);
    range = tln_sv_range(drive, *low, *high);
    tln_sv_narrow(drive, &range,
                  drive->guess != 0 ? drive->guess : tln_sv_guess(drive));
    drive->guess = range.low;
    tln_sv_values(drive, &range, low, high);
    return *low == *high;
}

/* Solves every contract from a denomination on, as far as the limit allows. */
static int solve_contracts(struct drive *drive, struct deal_session *deal,
                           uint32_t denomination)
{
    uint32_t seat;
    int is_known = 1;

    for (; denomination <= 7; denomination++) {
        drive->guess = 0;
        for (seat = 0; seat < deal->seats; seat++)
            is_known &= solve_contract(drive, deal, seat, denomination);
    }
    return is_known;
}

/* The first denomination of a table: deals that are passed out may be played
 * (FH-18). */
static uint32_t first_denomination(const talon_rules *rules)
{
    return rules->value[TALON_FH_OPTION_ALL_PASS] == TALON_FH_ALL_PASS_PLAY
               ? NO_CONTRACT
               : TALON_SUIT_SPADES;
}

/* Copies from the deal what is known about the contracts. */
static void tell_table(const struct deal_session *deal, uint32_t first,
                       talon_fh_deal_table *table)
{
    uint32_t seat;

    memset(table, 0, sizeof *table);
    memcpy(table->low, deal->low, sizeof table->low);
    memcpy(table->high, deal->high, sizeof table->high);
    for (seat = 0; seat < deal->seats && first != NO_CONTRACT; seat++)
        table->low[seat][NO_CONTRACT] = table->high[seat][NO_CONTRACT] = -1;
}

/* Answers for both tables; the kitty is 0 if the contractor leaves it alone. */
static talon_status solve_deal(talon_fh_solver *solver,
                               const talon_rules *rules,
                               const talon_cards *hands, talon_cards kitty,
                               struct effort effort, talon_fh_deal_table *table)
{
    struct drive drive;
    struct deal_session deal, *known;
    uint32_t side, first;
    int is_known;
    talon_status status;

    if (rules->game_id != TALON_GAME_FIVE_HUNDRED)
        return TALON_E_WRONG_GAME;
    status = talon_rules_side(rules, 0, &side);
    if (status == TALON_OK)
        status = tln_known_rules(rules);
    if (status < 0)
        return status;
    describe_deal(rules, hands, kitty, &deal);
    status = hands_status(hands, deal.seats, kitty);
    if (status < 0)
        return status;
    known = &solver->deal;
    if (memcmp(known, &deal, offsetof(struct deal_session, low)) != 0)
        *known = deal;
    tln_sv_prepare(&drive, solver, effort);
    first = first_denomination(rules);
    is_known = solve_contracts(&drive, known, first);
    tell_table(known, first, table);
    table->nodes = drive.search.nodes;
    tln_sv_end(&drive);
    return is_known ? TALON_OK : TALON_UNFINISHED;
}

talon_status talon_fh_solve_deal(talon_fh_solver *solver,
                                 const talon_rules *rules,
                                 const talon_cards hands[TALON_FH_SEATS_MAX],
                                 uint32_t limit, const uint32_t *stop,
                                 talon_fh_deal_table *table)
{
    talon_status status = tln_sv_solver_status(solver);

    if (status != TALON_OK)
        return status;
    if (rules == NULL || hands == NULL || table == NULL)
        return TALON_E_NULL;
    return solve_deal(solver, rules, hands, 0, (struct effort){limit, stop},
                      table);
}

talon_status talon_fh_solve_deal_with_kitty(
    talon_fh_solver *solver, const talon_rules *rules,
    const talon_cards hands[TALON_FH_SEATS_MAX], const talon_cards *kitty,
    uint32_t limit, const uint32_t *stop, talon_fh_deal_table *table)
{
    talon_status status = tln_sv_solver_status(solver);

    if (status != TALON_OK)
        return status;
    if (rules == NULL || hands == NULL || kitty == NULL || table == NULL)
        return TALON_E_NULL;
    if (*kitty == 0 || count_bits(*kitty) > KITTY_MAX)
        return TALON_E_CARD_COUNT;
    return solve_deal(solver, rules, hands, *kitty,
                      (struct effort){limit, stop}, table);
}
