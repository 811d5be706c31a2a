/* Cards that are due: which pack, how many, and where each goes. */
#include "game/deal.h"
#include "base/set.h"

#include <string.h>

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

talon_status talon_game_shuffle(const talon_game *game, talon_rng *rng,
                                talon_card card[TALON_PACK_MAX],
                                uint32_t *count)
{
    talon_card pack[TALON_PACK_MAX];
    struct due due;
    talon_status status = find_due(game, &due);
    uint32_t n = 0;

    if (status < 0)
        return status;
    if (rng == NULL || card == NULL || count == NULL)
        return TALON_E_NULL;
    while (due.pack != 0)
        pack[n++] = set_take_first(&due.pack);
    talon_rng_shuffle(rng, pack, n);
    memcpy(card, pack, due.count);
    *count = due.count;
    return TALON_OK;
}

talon_status talon_game_deal_places(const talon_game *game,
                                    uint8_t place[TALON_PACK_MAX],
                                    uint32_t *count)
{
    struct due due;
    talon_status status = find_due(game, &due);

    if (status < 0)
        return status;
    if (place == NULL || count == NULL)
        return TALON_E_NULL;
    memcpy(place, due.place, due.count);
    *count = due.count;
    return TALON_OK;
}

/* Whether wanted cards can be dealt: in the pack, each once, and not more at a
 * place than it holds. */
static talon_status wanted_status(const struct due *due,
                                  const talon_cards *wanted)
{
    talon_cards all = 0;
    uint32_t place, i, room;

    for (place = 0; place < TALON_DEAL_PLACES; place++) {
        if (wanted[place] & ~due->pack)
            return TALON_E_CARD_FOREIGN;
        if (wanted[place] & all)
            return TALON_E_CARD_TWICE;
        all |= wanted[place];
    }
    for (place = 0; place < TALON_DEAL_PLACES; place++) {
        for (i = 0, room = 0; i < due->count; i++)
            room += due->place[i] == place;
        if (set_count(wanted[place]) > room)
            return TALON_E_HAND_SIZE;
    }
    return TALON_OK;
}

talon_status talon_game_pack_for(const talon_game *game,
                                 const talon_cards wanted[TALON_DEAL_PLACES],
                                 talon_card card[TALON_PACK_MAX],
                                 uint32_t *count)
{
    talon_cards left[TALON_PLACE_UNDEALT + 1] = {0};
    talon_cards rest;
    struct due due;
    talon_status status = find_due(game, &due);
    uint32_t i, place;

    if (status < 0)
        return status;
    if (wanted == NULL || card == NULL || count == NULL)
        return TALON_E_NULL;
    if (due.kind != TALON_KIND_DEAL)
        return TALON_E_NOT_DUE;
    status = wanted_status(&due, wanted);
    if (status < 0)
        return status;
    rest = due.pack;
    for (place = 0; place < TALON_DEAL_PLACES; place++) {
        left[place] = wanted[place];
        rest &= ~wanted[place];
    }
    for (i = 0; i < due.count; i++) {
        talon_cards *from = &left[due.place[i]];

        card[i] = set_take_first(*from != 0 ? from : &rest);
    }
    *count = due.count;
    return TALON_OK;
}
