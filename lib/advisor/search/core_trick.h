/* SPDX-License-Identifier: MIT */
/* Playing a trick, for one instance of the core (core.h). The functions are
 * recursive: they call play() again for each card, and begin() for each trick.
 * So calls are nested at most HANDS_MAX + 1 deep for each of at most TRICKS_MAX
 * tricks. */

static struct result begin(struct search *search, uint32_t leader,
                           uint32_t cards, uint32_t target, uint32_t place);

/* The ranks that make the winner of a trick win: none if no other card of its
 * suit was played. */
static ALWAYS_INLINE uint64_t ranks_of_trick(const struct search *search,
                                             const struct moment *end)
{
    uint64_t lane;

    if (LOOSE && end->best == 0)
        return 0;
    lane = LANE(search, LANE_OF(search, low_index(end->best)));
    return (end->played & lane & ~end->best) != 0 ? down_to(end->best, lane)
                                                  : 0;
}

/* Plays the last trick, right after the one before it: each hand has one
 * card. */
static ALWAYS_INLINE struct result last_trick(const struct search *search,
                                              const struct trick *trick,
                                              const struct moment *end)
{
    uint64_t led = trick->hand[end->winner] & ~end->played, counting, best;
    uint32_t seat, winner = end->winner;
    struct result result = {0, 0};

#if LOOSE
    if (end->jokers.high != NO_HAND) {
        result.value = SIDE(search) >> end->jokers.high & 1;
        return result;
    }
#endif
    counting = LANE(search, LANE_OF(search, low_index(led))) | TRUMPS(search);
    best = led;
    for (seat = 0; seat < COUNT_HANDS(search); seat++) {
        uint64_t card = trick->hand[seat] & ~end->played & counting;

        winner = card > best ? seat : winner;
        best = card > best ? card : best;
    }
    result.value = SIDE(search) >> winner & 1;
    counting = LANE(search, LANE_OF(search, low_index(best)));
    led = 0;
    for (seat = 0; seat < COUNT_HANDS(search); seat++)
        led |= trick->hand[seat];
    if ((led & ~end->played & counting & ~best) != 0)
        result.ranks = down_to(best, counting);
    return result;
}

/* Counts a full trick and begins the next. */
static ALWAYS_INLINE struct result finish(struct search *search,
                                          const struct trick *trick)
{
    const struct moment *end = &trick->moment[COUNT_HANDS(search)];
    uint64_t ranks = ranks_of_trick(search, end);
    uint32_t won = SIDE(search) >> end->winner & 1, i;
    uint32_t need = trick->target - won, left = trick->cards - 1;
    struct position *next;
    struct result result;

    if (need == 0 || need > left) {
        result.ranks = ranks;
        result.value = won + (need == 0 ? 0 : left);
        return result;
    }
    if (left == 1) {
        result = last_trick(search, trick, end);
    } else {
        next = &trick_of(search, left)->position;
        for (i = 0; i < LENGTH_WORDS; i++)
            next->lengths[i] = end->lengths[i];
#if LOOSE
        next->jokers = end->jokers;
        if (search->joker_rule == TALON_FH_JOKER_NO_TRUMP_PAGAT &&
            next->jokers.high != NO_HAND)
            next->jokers.memo |= (uint8_t)(1u << trick->led_lane);
#endif
        i = place_of(search, next->lengths, key_of(search, next, end->winner));
        PREFETCH(slots_of(search) + i);
        take_away(search, &trick->position, end->played, next);
        result = begin(search, end->winner, left, need, i);
        result.ranks = put_back(search, result.ranks, end->played);
    }
    result.ranks |= ranks;
    result.value += won;
    return result;
}

/* The cards with which later partners of a seat, or later opponents, may win a
 * trick: those of the lane led or, if a hand is void in it, its trumps. */
static ALWAYS_INLINE uint64_t later_cards(const struct search *search,
                                          const struct trick *trick,
                                          uint32_t place, uint32_t seat,
                                          uint32_t partners)
{
    uint32_t own = SIDE(search) >> seat & 1, later;
    uint64_t all = 0;

    for (later = place + 1; later < COUNT_HANDS(search); later++) {
        uint64_t hand, cards;

        seat = next_hand(search, seat);
        if (PAIRS ? (later - place) % 2 == partners
                  : (SIDE(search) >> seat & 1) != (own ^ partners ^ 1))
            continue;
        hand = trick->hand[seat];
        cards = hand & trick->led;
        all |= cards != 0 ? cards : hand & trick->moment[1].counting;
    }
    return all;
}

/* The key under which a cut is remembered. */
static ALWAYS_INLINE uint64_t cut_key(const struct trick *trick, uint32_t place,
                                      uint32_t seat, uint64_t follow)
{
    const struct moment *now = &trick->moment[place];

    if (place == 0)
        return cut_mix(trick->hand[seat], 0, seat);
    return cut_mix(
        chosen(follow != 0, follow, trick->hand[seat]),
        chosen(follow != 0,
               (trick->position.in_play & trick->led) ^ now->best << 1,
               now->best),
        seat + place * 8);
}

/* The key of a lead if nothing is remembered for the leader's exact hand. */
static ALWAYS_INLINE uint64_t cut_key_of_lengths(const struct search *search,
                                                 const struct trick *trick)
{
    (void)search;
    return cut_mix(trick->position.lengths[0],
                   trick->position.lengths[LENGTH_WORDS - 1],
                   trick->leader + 24);
}

static ALWAYS_INLINE uint64_t remembered_move(const struct search *search,
                                              const struct trick *trick,
                                              uint32_t place, uint64_t key,
                                              uint64_t cards)
{
    uint64_t move = remembered(search, key) & cards;

    return place == 0 && move == 0
               ? remembered(search, cut_key_of_lengths(search, trick)) & cards
               : move;
}

static ALWAYS_INLINE void remember_cut(struct search *search,
                                       const struct trick *trick,
                                       uint32_t place, uint64_t key,
                                       uint64_t move)
{
    remember(search, key, move);
    if (place == 0)
        remember(search, cut_key_of_lengths(search, trick), move);
}

/* Orders leads. Not inline, or the stack would have to hold what it needs once
 * for every card of the line being searched. */
static NEVER_INLINE void order_first(const struct search *search,
                                     struct trick *trick, uint32_t seat,
                                     uint64_t cards)
{
    struct leads *leads = &trick->leads;
    uint32_t side = SIDE(search) >> seat & 1;

    leads->count = 0;
#if PAIRS
    order_leads_of_four(search, &trick->position, trick->hand, seat, cards,
                        side != 0 ? trick->target
                                  : trick->cards - trick->target + 1,
                        trick->cards, leads);
#else
    order_leads(
        search, &trick->position, trick->hand, seat,
        bits_of(search, trick->hand, side != 0 ? SIDE(search) : ~SIDE(search)),
        cards, leads);
#endif
}

/* Orders the moves of a hand that is not on lead. */
static ALWAYS_INLINE void order_later(const struct search *search,
                                      struct trick *trick, uint32_t place,
                                      uint32_t seat, uint64_t cards,
                                      uint64_t follow)
{
    const struct moment *now = &trick->moment[place];
    struct groups *groups = &trick->groups[place];
    uint32_t side = SIDE(search) >> seat & 1;
    uint64_t theirs = later_cards(search, trick, place, seat, 0);
    uint64_t ours = later_cards(search, trick, place, seat, 1);
    int is_ours = (SIDE(search) >> now->winner & 1) == side;
    /* Whatever this hand plays, its side takes the trick: sets of cards of
     * other hands compare as their highest cards do. */
    int is_coming = (is_ours & (theirs <= now->best)) |
                    ((ours > now->best) & (ours > theirs));

    if (follow == 0) {
        order_void(search, &trick->position, seat, cards, now->best, is_coming,
                   groups);
        return;
    }
#if LOOSE
    /* Nothing but a joker beats a joker. */
    is_coming |= now->best == 0;
    cards &= ~BOTTOMS(search);
#endif
    groups->group[0] =
        first_to_follow(cards, now->best, is_ours, is_coming, theirs);
    groups->group[1] = groups->group[2] = 0;
}

/* The next of the moves that are left, in the order of the groups. */
static ALWAYS_INLINE uint64_t next_of_groups(const struct search *search,
                                             const struct groups *groups,
                                             uint64_t cards)
{
    uint64_t found = cards, part;
    uint32_t i;

#if LOOSE
    part = cards & ~BOTTOMS(search);
    found = part != 0 ? part : found;
#endif
    (void)search;
    for (i = 3; i-- > 0;) {
        part = cards & groups->group[i];
        found = part != 0 ? part : found;
    }
    return low_bit(found);
}

/* The next of the leads that are left. */
static ALWAYS_INLINE uint64_t next_lead(const struct leads *leads, uint32_t *i,
                                        uint64_t cards)
{
    uint64_t lead;

    do
        lead = ONE << leads->move[(*i)++];
    while ((cards & lead) == 0);
    return lead;
}

static struct result play(struct search *search, struct trick *trick,
                          uint32_t place);

static ALWAYS_INLINE struct result go_on(struct search *search,
                                         struct trick *trick, uint32_t place)
{
    search->nodes++;
    return place == COUNT_HANDS(search) ? finish(search, trick)
                                        : play(search, trick, place);
}

/* What is known about a node after some of its moves. */
struct node {
    struct result all;
    uint64_t cards; /* moves not tried yet, except those known to be equal to
                       one that was */
};

/* Tries a move. Returns whether that ends the node: the move reaches the target
 * (or, for a seat of the other side, prevents that), or the search was
 * stopped. */
static ALWAYS_INLINE int try_move(struct search *search, struct trick *trick,
                                  uint32_t place, uint32_t seat, uint64_t move,
                                  struct node *node)
{
    uint32_t is_side = SIDE(search) >> seat & 1;
    uint64_t lane, ranks, equal;
    struct result found;

    put(search, trick, place, seat, move);
    found = go_on(search, trick, place + 1);
    if (UNLIKELY(search->stopped) ||
        (found.value >= trick->target) == is_side) {
        node->all = found;
        return 1;
    }
    node->all.ranks |= found.ranks;
    node->all.value = is_side ? most(node->all.value, found.value)
                              : least(node->all.value, found.value);
    node->cards &= ~move;
    /* Cards below all ranks that mattered are equal to this one. */
    lane = LANE(search, LANE_OF(search, low_index(move)));
    ranks = found.ranks & lane;
    equal = chosen((ranks & move) == 0, lane & (low_bit(ranks) - 1), 0);
#if LOOSE
    equal = (move & BOTTOMS(search)) != 0 ? 0 : equal & ~BOTTOMS(search);
#endif
    node->cards &= ~equal;
    return 0;
}

/* Plays the rest of the trick, from a place on. */
static struct result play(struct search *search, struct trick *trick,
                          uint32_t place)
{
    uint32_t seat = trick->leader + place, i = 0;
    uint64_t hand, follow = 0, cut = 0, move;
    int is_last = place + 1 == COUNT_HANDS(search);
    struct node node;

    seat -= seat >= COUNT_HANDS(search) ? COUNT_HANDS(search) : 0;
    hand = node.cards = trick->hand[seat];
    if (place > 0) {
        follow = hand & trick->led;
        node.cards = follow != 0 ? follow : hand;
    }
    node.cards &= ~(hand >> 1);
#if LOOSE
    node.cards |= joker_moves(search, trick, place, seat);
#endif
    if (is_single(node.cards)) {
        put(search, trick, place, seat, node.cards);
        return go_on(search, trick, place + 1);
    }
    node.all.ranks = 0;
    node.all.value = SIDE(search) >> seat & 1 ? 0 : trick->cards;
    if (!is_last) {
        cut = cut_key(trick, place, seat, follow);
        move = remembered_move(search, trick, place, cut, node.cards);
        if (move != 0 && try_move(search, trick, place, seat, move, &node))
            return node.all;
        if (node.cards == 0)
            return node.all;
    }
    if (place == 0)
        order_first(search, trick, seat, node.cards);
    else
        order_later(search, trick, place, seat, node.cards, follow);
    do {
        move = place == 0
                   ? next_lead(&trick->leads, &i, node.cards)
                   : next_of_groups(search, &trick->groups[place], node.cards);
        if (try_move(search, trick, place, seat, move, &node)) {
            if (!is_last && !search->stopped)
                remember_cut(search, trick, place, cut, move);
            break;
        }
    } while (node.cards != 0);
    return node.all;
}

/* With more than four hands it is not inline, for the reason of order(). */
#if WIDE
#define SURE_INLINE NEVER_INLINE
#else
#define SURE_INLINE ALWAYS_INLINE
#endif

/* Whether sure tricks decide if the target is reached. If so, fills in the
 * result. */
static SURE_INLINE int is_sure(const struct search *search,
                               const struct position *position,
                               const uint64_t *hand, uint32_t leader,
                               uint32_t cards, uint32_t target,
                               struct result *result)
{
    uint32_t leads = SIDE(search) >> leader & 1;
    uint32_t everybody = ((uint32_t)1 << COUNT_HANDS(search)) - 1;
    uint32_t side = SIDE(search) ^ (everybody & (leads - 1));
    uint64_t ours = bits_of(search, hand, side);
    uint64_t theirs = position->in_play & ~ours;
    uint32_t need = leads ? target : cards - target + 1;
    uint32_t other = cards + 1 - need, rest = side ^ everybody, sure;

    result->ranks = 0;
    sure = sure_off_lead(search, position, hand, leader, rest, theirs, other,
                         &result->ranks);
    if (sure >= other) {
        sure = least(sure, cards);
        result->value = leads ? cards - sure : sure;
        return 1;
    }
    result->ranks = 0;
    sure = sure_on_lead(search, position, hand, leader, side, ours, need, cards,
                        &result->ranks);
    if (sure >= need) {
        sure = least(sure, cards);
        result->value = leads ? sure : cards - sure;
        return 1;
    }
    result->ranks = 0;
    if (can_draw(search, position, hand, leader, need, &result->ranks) ||
        is_master(search, position, hand, ours, side, need, &result->ranks) ||
        matched(search, position, hand, ours, side, need, &result->ranks) ||
        (need == 1 &&
         is_placed(search, hand, ours, leader, cards, &result->ranks))) {
        result->value = leads ? need : cards - need;
        return 1;
    }
    result->ranks = 0;
    if (
#if LOOSE
        is_stopped(search, position, hand, theirs, rest, other, cards,
                   &result->ranks) ||
#endif
        is_master(search, position, hand, theirs, rest, other,
                  &result->ranks) ||
        matched(search, position, hand, theirs, rest, other, &result->ranks) ||
        (other == 1 &&
         is_placed(search, hand, theirs, leader, cards, &result->ranks))) {
        result->value = leads ? cards - other : other;
        return 1;
    }
    return 0;
}

/* Solves the position at the start of a trick, which stands in trick_of() and
 * has at least two tricks to come. The target is at least 1 and at most the
 * number of these tricks. The cheapest way comes first: the table, then sure
 * tricks, then the search. */
static struct result begin(struct search *search, uint32_t leader,
                           uint32_t cards, uint32_t target, uint32_t place)
{
    struct trick *trick = trick_of(search, cards);
    const struct position *position = &trick->position;
    uint32_t key = key_of(search, position, leader);
    struct result result;

    if (look_up(search, position, key, place, target, &result))
        return result;
    find_hands(search, position, trick->hand);
    if (is_sure(search, position, trick->hand, leader, cards, target, &result))
        return result;
    if (UNLIKELY(search->nodes >= search->nodes_pause) &&
        tln_sv_must_end(search)) {
        result.ranks = result.value = 0;
        return result;
    }
    set_up(trick, leader, cards, target);
    result = play(search, trick, 0);
    if (UNLIKELY(search->stopped))
        return result;
    AFTER_LEADS(search, trick, result);
    result.ranks =
        complete(search, trick->hand, position->in_play, result.ranks,
                 result.value >= target ? ~SIDE(search) : SIDE(search));
    if (result.value >= target)
        store(search, position, key, result.ranks, result.value, cards);
    else
        store(search, position, key, result.ranks, 0, result.value);
    return result;
}
