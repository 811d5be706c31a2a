/* SPDX-License-Identifier: MIT */
/* Questions about all discards: see asked.h. */
#include "asked.h"

static uint64_t area[TALON_FH_SOLVER_BYTES_GOOD / 8];

struct asked asked;

talon_fh_solver *new_solver(uint64_t *memory, size_t size)
{
    talon_fh_solver *solver = NULL;

    must_ok(talon_fh_solver_init(memory, size, &solver));
    return solver;
}

talon_fh_solver *fresh(void)
{
    return new_solver(area, sizeof area);
}

uint32_t cards_in(talon_cards set)
{
    return talon_cards_count(&set);
}

talon_status ask(talon_fh_solver *solver, uint32_t wanted, uint32_t limit,
                 struct asked *answer)
{
    memset(answer->list, 0x55, sizeof answer->list);
    return talon_fh_solve_discards(solver, &asked.position, wanted, limit, NULL,
                                   answer->list, TALON_FH_DISCARDS_MAX,
                                   &answer->count);
}

int32_t greatest(const struct asked *answer)
{
    int32_t best = -1;
    uint32_t i;

    for (i = 0; i < answer->count; i++)
        if (answer->list[i].low > best)
            best = answer->list[i].low;
    return best;
}

uint32_t namable(const talon_fh_position *position, talon_cards kept)
{
    return position->denomination > TALON_SUIT_HEARTS &&
                   position->joker_rule == TALON_FH_JOKER_NO_TRUMP_PAGAT &&
                   (kept & JOKERS) != 0
               ? 31
               : 1;
}

/* The contractor's cards in set order. */
struct cards_listed {
    talon_card card[16];
    uint32_t count;
};

/* Checks the entries that lay away the cards `gone` and `more` others from
 * `from` on: in lexicographic order, then by suit. Returns the number of
 * entries so far. */
static uint32_t check_order(const struct cards_listed *cards, talon_cards gone,
                            uint32_t more, uint32_t from, uint32_t entry)
{
    talon_cards all = asked.position.hand[asked.position.contractor];
    uint32_t i, suits;

    for (i = from; more > 0 && i < cards->count; i++)
        entry = check_order(cards, gone | (talon_cards)1 << cards->card[i],
                            more - 1, i + 1, entry);
    suits = more == 0 ? namable(&asked.position, all & ~gone) : 0;
    for (i = 0; i <= TALON_SUIT_HEARTS; i++) {
        if (!(suits >> i & 1))
            continue;
        must(entry < asked.count);
        must(asked.list[entry].discard == gone);
        must(asked.list[entry].suit == i);
        entry++;
    }
    return entry;
}

void check_listed(uint32_t kitty)
{
    struct cards_listed cards;
    uint32_t i;

    must_ok(talon_cards_list(&asked.position.hand[asked.position.contractor],
                             cards.card, 16, &cards.count));
    must(check_order(&cards, 0, kitty, 0, 0) == asked.count);
    for (i = 0; i < asked.count; i++) {
        const talon_fh_discard_value *entry = &asked.list[i];

        must(entry->reserved == 0);
        must(entry->same <= i && asked.list[entry->same].same == entry->same);
        must(asked.list[entry->same].low == entry->low);
        must(asked.list[entry->same].suit == entry->suit);
    }
}
