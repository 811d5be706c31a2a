/* SPDX-License-Identifier: MIT */
/* Cards as they count now: the suit each belongs to, and the order in which a
 * hand is shown. The module decides both; without an answer of its own they are
 * the printed suit and set order. Sorting is by insertion, since hands are
 * short. */
#include "base/set.h"
#include "game/handle.h"

/* The pack of the game, or a status. */
static talon_status find_pack(const talon_game *game, talon_cards *pack)
{
    int32_t value[RULES_KEPT];
    talon_status status = handle_status(game);

    if (status < 0)
        return status;
    tln_kept_rules(game, value);
    *pack = module_of_handle(game)->entry.options->pack(value);
    return TALON_OK;
}

talon_status talon_game_card_suit(const talon_game *game, talon_card card,
                                  uint32_t *suit)
{
    const struct module *module;
    talon_cards pack;
    talon_status status = find_pack(game, &pack);

    if (status < 0)
        return status;
    if (suit == NULL)
        return TALON_E_NULL;
    if (card >= TALON_PACK_MAX)
        return TALON_E_CARD;
    if (!(pack & BIT(card)))
        return TALON_E_CARD_FOREIGN;
    module = module_of_handle(game);
    *suit = module->card_suit != NULL ? module->card_suit(game, card)
                                      : talon_card_suit(card);
    return TALON_OK;
}

/* By insertion: there are few cards. */
static void sort(const talon_game *game, talon_card *card, uint32_t count)
{
    const struct module *module = module_of_handle(game);
    uint32_t order[TALON_PACK_MAX], i, k;

    for (i = 0; i < count; i++) {
        talon_card next = card[i];
        uint32_t place = module->card_order(game, next);

        for (k = i; k > 0 && order[k - 1] > place; k--) {
            order[k] = order[k - 1];
            card[k] = card[k - 1];
        }
        order[k] = place;
        card[k] = next;
    }
}

talon_status talon_game_sort_hand(const talon_game *game,
                                  const talon_cards *set, talon_card *cards,
                                  uint32_t capacity, uint32_t *count)
{
    talon_cards pack;
    talon_status status = find_pack(game, &pack);
    uint32_t n;

    if (status < 0)
        return status;
    if (set == NULL || (cards == NULL && capacity > 0))
        return TALON_E_NULL;
    if (*set & ~pack)
        return TALON_E_CARD_FOREIGN;
    status = talon_cards_list(set, cards, capacity, &n);
    if (count != NULL)
        *count = n;
    if (status == TALON_OK && cards != NULL &&
        module_of_handle(game)->card_order != NULL)
        sort(game, cards, n);
    return status;
}
