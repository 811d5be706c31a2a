/* SPDX-License-Identifier: MIT */
/* Cards that are due: which pack, how many, and where each goes. The phase
 * names them (struct due); here a pack is checked against them, shuffled, or
 * arranged so that places get the cards a caller wants. The rest of such a pack
 * is in set order, so the result follows from what was wanted alone. */
#include "game/deal.h"
#include "base/list.h"
#include "base/libc.h"
#include "base/set.h"

static talon_status find_due(const talon_game *game, struct due *due)
{
    const struct module *module;
    const struct phase *phase;
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    module = module_of_handle(game);
    if (to_act_in(module, game) == TALON_NOBODY)
        return TALON_E_OVER;
    phase = phase_in(module, game);
    return phase->due != NULL ? phase->due(game, due) : TALON_E_NOT_DUE;
}

static talon_status cards_status(const struct due *due, const talon_card *card,
                                 uint32_t count)
{
    talon_cards seen = 0;
    uint32_t i;

    if (count != due->count)
        return TALON_E_CARD_COUNT;
    for (i = 0; i < count; i++) {
        if (card[i] >= TALON_PACK_MAX)
            return TALON_E_CARD;
        if (!(due->pack & BIT(card[i])))
            return TALON_E_CARD_FOREIGN;
        if (seen & BIT(card[i]))
            return TALON_E_CARD_TWICE;
        seen |= BIT(card[i]);
    }
    return TALON_OK;
}

talon_status tln_deal_status(const talon_game *game, const talon_card *card,
                             uint32_t count, uint32_t *kind)
{
    struct due due;
    talon_status status = find_due(game, &due);

    if (status < 0)
        return status;
    if (card == NULL)
        return TALON_E_NULL;
    *kind = due.kind;
    return cards_status(&due, card, count);
}

/* A refused call has drawn nothing. */
talon_status talon_game_shuffle(const talon_game *game, talon_rng *rng,
                                talon_card *cards, uint32_t capacity,
                                uint32_t *count)
{
    talon_card pack[TALON_PACK_MAX];
    struct due due;
    talon_status status = find_due(game, &due);
    uint32_t n = 0;

    if (status < 0)
        return status;
    if (rng == NULL)
        return TALON_E_NULL;
    if (cards == NULL || capacity < due.count)
        return give_list(pack, due.count, sizeof *pack, cards, capacity, count);
    while (due.pack != 0)
        pack[n++] = set_take_first(&due.pack);
    talon_rng_shuffle(rng, pack, n);
    return give_list(pack, due.count, sizeof *pack, cards, capacity, count);
}

talon_status talon_game_deal_places(const talon_game *game, uint8_t *places,
                                    uint32_t capacity, uint32_t *count)
{
    struct due due;
    talon_status status = find_due(game, &due);

    if (status < 0)
        return status;
    return give_list(due.place, due.count, sizeof *due.place, places, capacity,
                     count);
}

/* Whether the wanted cards can be dealt: all in the pack, each once, and no
 * more at a place than it gets. */
static talon_status wanted_status(const struct due *due,
                                  const talon_cards wanted[TALON_DEAL_PLACES])
{
    uint32_t room[TALON_PLACE_UNDEALT + 1] = {0};
    talon_cards all = 0;
    uint32_t place, i;

    for (place = 0; place < TALON_DEAL_PLACES; place++) {
        if (wanted[place] & ~due->pack)
            return TALON_E_CARD_FOREIGN;
        if (wanted[place] & all)
            return TALON_E_CARD_TWICE;
        all |= wanted[place];
    }
    for (i = 0; i < due->count; i++)
        room[due->place[i]]++;
    for (place = 0; place < TALON_DEAL_PLACES; place++) {
        if (set_count(wanted[place]) > room[place])
            return TALON_E_HAND_SIZE;
    }
    return TALON_OK;
}

/* Deals every place the cards wanted for it, and the rest in set order. */
static void arrange(const struct due *due, talon_cards *left, talon_card *pack)
{
    talon_cards rest = due->pack;
    uint32_t i;

    for (i = 0; i < TALON_DEAL_PLACES; i++)
        rest &= ~left[i];
    for (i = 0; i < due->count; i++) {
        talon_cards *source = &left[due->place[i]];

        pack[i] = set_take_first(*source != 0 ? source : &rest);
    }
}

talon_status talon_game_pack_for(const talon_game *game,
                                 const talon_cards *wanted,
                                 uint32_t wanted_count, talon_card *cards,
                                 uint32_t capacity, uint32_t *count)
{
    talon_cards left[TALON_PLACE_UNDEALT + 1] = {0};
    talon_card pack[TALON_PACK_MAX];
    struct due due;
    talon_status status = find_due(game, &due);

    if (status < 0)
        return status;
    if (wanted == NULL && wanted_count > 0)
        return TALON_E_NULL;
    if (wanted_count > TALON_DEAL_PLACES)
        return TALON_E_PLACE;
    if (due.kind != TALON_KIND_DEAL)
        return TALON_E_NOT_DUE;
    if (wanted_count > 0)
        memcpy(left, wanted, wanted_count * sizeof *left);
    status = wanted_status(&due, left);
    if (status < 0)
        return status;
    arrange(&due, left, pack);
    return give_list(pack, due.count, sizeof *pack, cards, capacity, count);
}
