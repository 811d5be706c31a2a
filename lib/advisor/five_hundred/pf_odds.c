/* SPDX-License-Identifier: MIT */
#include "advisor/five_hundred/pf_odds.h"

/* Contracts of a side, and how many of them were made. */
struct record {
    uint64_t contracts, made;
};

/* Adds what was noted of a seat: misères, or contracts of tricks. A caller's
 * notes may say that more were made than there were. */
static void add_seat(struct record *record, const talon_player_notes *notes,
                     int is_misere)
{
    uint32_t contracts = notes->miseres, made = notes->miseres_made;

    if (!is_misere) {
        contracts = notes->contracts - least(contracts, notes->contracts);
        made = notes->made - least(made, notes->made);
    }
    record->contracts += contracts;
    record->made += least(made, contracts);
}

struct pf_odds tln_pf_odds(const struct pf_mind *mind, uint32_t seat,
                           uint32_t denomination, uint32_t usual)
{
    int is_misere = denomination >= TALON_DENOMINATION_MISERE;
    uint32_t side = mind->sight.state.side[seat], other;
    uint64_t like = is_misere ? NOTES_MISERES : NOTES_CONTRACTS;
    uint64_t rest = TALON_CERTAIN - usual;
    struct record record = {0, 0};

    for (other = 0; other < mind->sight.seats; other++) {
        if ((side >> other & 1) != 0)
            add_seat(&record, &mind->decision->notes[other], is_misere);
    }
    return (struct pf_odds){
        (record.made * TALON_CERTAIN + like * usual) * rest / TALON_CERTAIN,
        ((record.contracts - record.made) * TALON_CERTAIN + like * rest) *
            usual / TALON_CERTAIN,
    };
}

uint32_t tln_pf_at_odds(const struct pf_odds *odds, uint32_t chance)
{
    uint64_t for_it = odds->more * chance;
    uint64_t against = odds->less * (TALON_CERTAIN - chance);
    uint64_t sum = for_it + against;

    return (uint32_t)clamp((int32_t)((for_it * TALON_CERTAIN + sum / 2) / sum),
                           1, TALON_CERTAIN - 1);
}
