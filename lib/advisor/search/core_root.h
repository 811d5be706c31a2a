/* SPDX-License-Identifier: MIT */
/* The entry point of one instance of the core (core.h). */

/* See instances.h. */
uint32_t ENTRY(struct search *search, const struct root *root, uint32_t target)
{
    struct trick *trick = trick_of(search, root->cards);
    uint32_t place, seat = root->leader;

    set_root(search, root, trick);
    if (root->on_table == 0 && root->cards > 1)
        return begin(search, root->leader, root->cards, target,
                     place_of(search, trick->position.lengths,
                              key_of(search, &trick->position, root->leader)))
            .value;
    find_hands(search, &trick->position, trick->hand);
    set_up(trick, root->leader, root->cards, target);
    for (place = 0; place < root->on_table; place++) {
        put(search, trick, place, seat, root->table[place]);
        seat = next_hand(search, seat);
    }
    return go_on(search, trick, place).value;
}
