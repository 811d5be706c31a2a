/* What follows from the rules alone, before a card is dealt: pack, hands, kitty
 * and sides. `rule` is an array with the value of option i at rule[i], each of
 * them legal; no state of a game is looked at. */
#ifndef TALON_FIVE_HUNDRED_FH_RULES_H
#define TALON_FIVE_HUNDRED_FH_RULES_H

#include "base/set.h"
#include "talon/five_hundred.h"

/* Cards in a hand, and so tricks (FH-3, FH-24). */
#define HAND_CARDS 10

/* Cards in the kitty (FH-3). */
#define KITTY_MIN 2
#define KITTY_MAX 6

/* The deals after which a game ends in any case (FH-40). */
#define DEALS_MAX 1000000

/* The cards of the pack (FH-2). */
talon_cards tln_fh_pack(const int32_t *rule);

/* Whether a third hand is dealt and stays dead (FH-3). */
static inline int fh_has_dead_hand(const int32_t *rule)
{
    return rule[TALON_FH_PLAYERS] == 2 &&
           rule[TALON_FH_PACK] != TALON_FH_NINE_UP;
}

/* Hands dealt, the dead one included; it has the number after the last seat. */
static inline uint32_t fh_hands(const int32_t *rule)
{
    return (uint32_t)(rule[TALON_FH_PLAYERS] + fh_has_dead_hand(rule));
}

/* Cards left for the kitty (FH-3); outside KITTY_MIN … KITTY_MAX the rules
 * contradict. */
static inline int32_t fh_kitty_size(const int32_t *rule)
{
    return (int32_t)set_count(tln_fh_pack(rule)) -
           HAND_CARDS * (int32_t)fh_hands(rule);
}

/* The seats of a seat's side, itself included (FH-23). */
static inline uint32_t fh_side(const int32_t *rule, uint32_t seat)
{
    if (rule[TALON_FH_PLAYERS] == 4)
        return 0x05u << seat % 2;
    if (rule[TALON_FH_PLAYERS] != 6)
        return 1u << seat;
    if (rule[TALON_FH_SIX_SIDES] == TALON_FH_TWO_SIDES)
        return 0x15u << seat % 2;
    return 0x09u << seat % 3;
}

/* The seat that speaks for its side in events: its lowest. */
static inline int fh_is_first_of_side(const int32_t *rule, uint32_t seat)
{
    return (fh_side(rule, seat) & ((1u << seat) - 1)) == 0;
}

#endif
