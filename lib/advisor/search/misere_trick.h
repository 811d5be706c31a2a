/* SPDX-License-Identifier: MIT */
/* Playing a trick of a misère, for one instance of its search (misere.h). As in
 * core_trick.h, the functions are recursive: they call play() again for each
 * card, and begin() for each trick. */

static struct result begin(struct search *search, uint32_t leader,
                           uint32_t cards);
static struct result play(struct search *search, struct trick *trick,
                          uint32_t place);

/* The ranks that a full trick depends on. Who wins it depends on those up to
 * the second highest card of the suit led. If leads are free, it matters only
 * whether the contractor wins: the ranks up to its card. If a joker wins, there
 * are none. */
static ALWAYS_INLINE uint64_t ranks_of_trick(const struct search *search,
                                             const struct trick *trick,
                                             const struct moment *end)
{
    uint64_t cards = end->played & trick->led;

    if (end->best == 0)
        return 0;
    if (trick->is_free)
        return up_to(cards & trick->hand[search->contractor], trick->led);
    cards &= ~end->best;
    return cards == 0 ? 0 : down_to(low_bit(cards), trick->led);
}

static ALWAYS_INLINE struct result finish(struct search *search,
                                          const struct trick *trick)
{
    const struct moment *end = &trick->moment[COUNT_HANDS(search)];
    struct result result = {ranks_of_trick(search, trick, end), 0}, later;
    uint32_t leader = trick->is_free ? ANYBODY : end->winner, i;
    struct position *next;

    if (end->winner == search->contractor)
        return result;
    if (trick->cards == 1) {
        result.value = 1;
        return result;
    }
    next = &trick_of(search, trick->cards - 1)->position;
    for (i = 0; i < LENGTH_WORDS; i++)
        next->lengths[i] = end->lengths[i];
    next->jokers = end->jokers;
    if (search->joker_rule == TALON_FH_JOKER_NO_TRUMP_PAGAT &&
        next->jokers.high != NO_HAND)
        next->jokers.memo |= (uint8_t)(1u << trick->led_lane);
    PREFETCH(slots_of(search) +
             place_of(search, next->lengths, key_of(search, next, leader)));
    take_away(search, &trick->position, end->played, next);
    later = begin(search, leader, trick->cards - 1);
    result.ranks |= put_back(search, later.ranks, end->played);
    result.value = later.value;
    return result;
}

static ALWAYS_INLINE struct result go_on(struct search *search,
                                         struct trick *trick, uint32_t place)
{
    search->nodes++;
    return place == COUNT_HANDS(search) ? finish(search, trick)
                                        : play(search, trick, place);
}

static ALWAYS_INLINE struct result try_one(struct search *search,
                                           struct trick *trick, uint32_t place,
                                           uint32_t seat, uint64_t move)
{
    put(search, trick, place, seat, move);
    return go_on(search, trick, place + 1);
}

/* The card of a lane below which the contractor's cards are surely beaten: the
 * best card on the table or the lowest one of a later defender, whichever is
 * highest; 0 if no card is surely beaten. If a joker is winning the trick, or a
 * later defender has to play one, every card is surely beaten, and the lowest
 * bit of the lane is returned. */
static ALWAYS_INLINE uint64_t surely_beaten(const struct search *search,
                                            const struct trick *trick,
                                            uint32_t place, uint64_t lane)
{
    const struct moment *now = &trick->moment[place];
    uint64_t limit = place > 0 ? now->best : 0;
    uint32_t seat = search->contractor;

    if (place > 0 && now->counting == 0)
        return low_bit(lane);
    for (place++; place < COUNT_HANDS(search); place++) {
        uint64_t cards;

        seat = next_hand(search, seat);
        if (has_jokers_only(&now->jokers, seat, trick->hand[seat]))
            return low_bit(lane);
        cards = trick->hand[seat] & lane;
        if (cards == 0)
            continue;
        cards = high_bit(cards);
        limit = limit == 0 || cards < limit ? cards : limit;
    }
    return limit;
}

/* Tries the contractor's best card of the suit led, the highest that is surely
 * beaten. The ranks of a loss include the contractor's next higher card, which
 * is the lowest one if no card is surely beaten. */
static ALWAYS_INLINE struct result try_beaten(struct search *search,
                                              struct trick *trick,
                                              uint32_t place, uint64_t cards,
                                              uint64_t lane)
{
    uint64_t limit = surely_beaten(search, trick, place, lane);
    uint64_t safe = limit == 0 ? 0 : cards & ~(limit | (limit - 1));
    uint64_t higher = cards ^ safe;
    struct result result = {0, 0};

    if (safe != 0) {
        result =
            try_one(search, trick, place, search->contractor, low_bit(safe));
        if (result.value != 0 || search->stopped)
            return result;
    }
    if (higher != 0)
        result.ranks |= down_to(high_bit(higher), lane);
    return result;
}

/* Tries what the contractor may lead or throw away: one card of each lane,
 * those of unsafe lanes first, then jokers. */
static ALWAYS_INLINE struct result try_lanes(struct search *search,
                                             struct trick *trick,
                                             uint32_t place, uint64_t cards,
                                             uint64_t jokers)
{
    uint32_t turn, lane, seat = search->contractor;
    struct result all = {0, 0}, found;

    for (turn = 0; turn < 2 * LANES; turn++) {
        uint64_t suit;

        lane = turn % LANES;
        suit = cards & LANE(search, lane);
        if (suit == 0 ||
            (trick->unsafe >> lane & 1) != (uint32_t)(turn < LANES))
            continue;
        found = place == 0
                    ? try_beaten(search, trick, place, suit, LANE(search, lane))
                    : try_one(search, trick, place, seat, low_bit(suit));
        if (found.value != 0 || search->stopped)
            return found;
        all.ranks |= found.ranks;
    }
    while (jokers != 0) {
        found = try_one(search, trick, place, seat, take_low(&jokers));
        if (found.value != 0 || search->stopped)
            return found;
        all.ranks |= found.ranks;
    }
    return all;
}

/* Plays for the contractor. FH-30: under `pagat` the contractor has to play a
 * joker when void. */
static ALWAYS_INLINE struct result
play_contractor(struct search *search, struct trick *trick, uint32_t place)
{
    uint32_t seat = search->contractor;
    uint64_t hand = trick->hand[seat], follow = 0;
    uint64_t jokers = joker_moves(search, trick, place, seat);
    struct result all, found;

    if (place > 0)
        follow = hand & trick->led;
    if (follow == 0) {
        if (place > 0 && jokers != 0 &&
            search->joker_rule == TALON_FH_JOKER_NO_TRUMP_PAGAT)
            hand = 0;
        return try_lanes(search, trick, place, hand, jokers);
    }
    all = try_beaten(search, trick, place, follow, trick->led);
    if (all.value != 0 || search->stopped || jokers == 0)
        return all;
    found = try_one(search, trick, place, seat, jokers);
    if (found.value == 0)
        found.ranks |= all.ranks;
    return found;
}

/* The next card that a defender tries, from a suit that is unsafe for the
 * contractor if there is one. Before the contractor has played, low cards come
 * first; after that, high cards. */
static ALWAYS_INLINE uint64_t choose(const struct search *search,
                                     const struct trick *trick, uint64_t cards,
                                     int is_low)
{
    uint64_t plain = cards & ~BOTTOMS(search), best = plain;
    uint32_t lane;

    if (plain == 0)
        return low_bit(cards);
    for (lane = 0; lane < LANES; lane++) {
        if ((trick->unsafe >> lane & 1) != 0 &&
            (plain & LANE(search, lane)) != 0) {
            best = plain & LANE(search, lane);
            break;
        }
    }
    return is_low ? high_bit(best) : low_bit(plain);
}

/* Plays for a defender. */
static ALWAYS_INLINE struct result play_defender(struct search *search,
                                                 struct trick *trick,
                                                 uint32_t place, uint32_t seat)
{
    uint64_t hand = trick->hand[seat], cards = hand, cut, move;
    uint32_t after = search->contractor + COUNT_HANDS(search) - trick->leader;
    int is_low;
    struct result all = {0, 1}, found;

    after -= after >= COUNT_HANDS(search) ? COUNT_HANDS(search) : 0;
    is_low = place < after && trick->moment[place].counting != 0;
    is_low |= place == 0;
    if (place > 0 && (hand & trick->led) != 0)
        cards = hand & trick->led;
    cards &= ~(hand >> 1);
    cards |= joker_moves(search, trick, place, seat);
    if (is_single(cards))
        return try_one(search, trick, place, seat, cards);
    cut = cut_mix(hand ^ trick->hand[search->contractor] << 1,
                  trick->moment[place].best, seat + place * 8);
    move = remembered(search, cut) & cards;
    while (cards != 0) {
        uint64_t lane, ranks;

        if (move == 0)
            move = choose(search, trick, cards, is_low);
        found = try_one(search, trick, place, seat, move);
        if (UNLIKELY(search->stopped))
            return found;
        if (found.value == 0) {
            remember(search, cut, move);
            return found;
        }
        all.ranks |= found.ranks;
        lane = LANE(search, LANE_OF(search, low_index(move)));
        ranks = found.ranks & lane;
        cards &= ~move;
        if ((ranks & move) == 0 && (move & BOTTOMS(search)) == 0)
            cards &= ~(lane & (low_bit(ranks) - 1)) | BOTTOMS(search);
        move = 0;
    }
    return all;
}

static struct result play(struct search *search, struct trick *trick,
                          uint32_t place)
{
    uint32_t seat = trick->leader + place;

    seat -= seat >= COUNT_HANDS(search) ? COUNT_HANDS(search) : 0;
    return seat == search->contractor
               ? play_contractor(search, trick, place)
               : play_defender(search, trick, place, seat);
}

static ALWAYS_INLINE struct result lead(struct search *search,
                                        struct trick *trick, uint32_t leader,
                                        uint32_t cards, uint32_t is_free)
{
    set_up(trick, leader, cards, 1);
    trick->is_free = is_free;
    return play(search, trick, 0);
}

/* Tries each defender as the leader of the trick. */
static NEVER_INLINE struct result
lead_freely(struct search *search, struct trick *trick, uint32_t cards)
{
    struct result all = {0, 1}, found;
    uint32_t leader;

    for (leader = 0; leader < COUNT_HANDS(search); leader++) {
        if (leader == search->contractor)
            continue;
        found = lead(search, trick, leader, cards, 1);
        if (found.value == 0 || search->stopped)
            return found;
        all.ranks |= found.ranks;
    }
    return all;
}

/* Solves the position at the start of a trick, which stands in trick_of(). If
 * the leader is ANYBODY, leads are free in the rest of the hand. */
static struct result begin(struct search *search, uint32_t leader,
                           uint32_t cards)
{
    struct trick *trick = trick_of(search, cards);
    const struct position *position = &trick->position;
    uint32_t key = key_of(search, position, leader);
    struct result result;

    find_hands(search, position, trick->hand);
    if (is_decided(search, position, trick->hand, leader, &trick->unsafe,
                   &result))
        return result;
    if (look_up(search, position, key, place_of(search, position->lengths, key),
                1, &result))
        return result;
    if (UNLIKELY(search->nodes >= search->nodes_pause) &&
        tln_sv_must_end(search))
        return result;
    if (leader == ANYBODY) {
        result = lead_freely(search, trick, cards);
    } else {
        if (leader != search->contractor) {
            result = begin(search, ANYBODY, cards);
            if (result.value != 0 || search->stopped)
                return result;
        }
        result = lead(search, trick, leader, cards, 0);
    }
    if (UNLIKELY(search->stopped))
        return result;
    result.ranks =
        complete(search, trick->hand, position->in_play, result.ranks, ~0u);
    store(search, position, key, result.ranks, result.value, result.value);
    return result;
}

/* See instances.h. */
uint32_t ENTRY(struct search *search, const struct root *root, uint32_t target)
{
    struct trick *trick = trick_of(search, root->cards);
    uint64_t ranks = 0;
    uint32_t place, seat = root->leader;

    (void)target;
    set_root(search, root, trick);
    if (root->on_table == 0)
        return begin(search, root->leader, root->cards).value;
    find_hands(search, &trick->position, trick->hand);
    trick->unsafe = unsafe_lanes(search, &trick->position, trick->hand, &ranks);
    set_up(trick, root->leader, root->cards, 1);
    trick->is_free = 0;
    for (place = 0; place < root->on_table; place++) {
        put(search, trick, place, seat, root->table[place]);
        seat = next_hand(search, seat);
    }
    return go_on(search, trick, place).value;
}
