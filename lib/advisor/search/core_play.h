/* SPDX-License-Identifier: MIT */
/* Putting cards on the table, for one instance of a core (core.h, misere.h). In
 * a misère the lanes are upside down, so there the lowest bit takes the
 * trick. */

/* The state of a trick before one of its cards. */
struct moment {
    uint64_t played;   /* cards on the table */
    uint64_t best;     /* the winning card; 0 if a joker wins or there is
                          none */
    uint64_t counting; /* the lanes that can still win */
    uint64_t lengths[LENGTH_WORDS];
    uint32_t winner;
#if LOOSE
    struct jokers jokers;
    uint32_t joker; /* the best joker on the table: 2 if nothing can beat it, 1
                       if the other joker can, 0 if there is none */
#endif
};

#if !UPSIDE_DOWN
/* Leads in the order in which they are tried, as indices of their bits. */
struct leads {
    uint8_t move[TRICKS_MAX + LANES];
    uint32_t count;
};

/* The order of the moves of a hand that is not on lead: those of the first
 * group come first, then those of the second and of the third. In each group,
 * and of all other moves, the lowest comes first; jokers that are in no group
 * come last. */
struct groups {
    uint64_t group[3];
};
#endif

struct trick {
    struct position position; /* before the trick, as is `hand` */
    uint64_t hand[8];
    uint64_t led; /* the lane to follow */
    uint32_t led_lane;
    uint32_t leader;
    uint32_t cards; /* tricks to come, including this one */
    uint32_t target;
    uint32_t unsafe;  /* in a misère: lanes that are not safe
                        (misere_bounds.h) */
    uint32_t is_free; /* in a misère: whether the defenders choose who leads the
                         next tricks (misere.h) */
    struct moment moment[HANDS_MAX + 1];
#if !UPSIDE_DOWN
    struct leads leads;
    struct groups groups[HANDS_MAX]; /* by place, from 1 on */
#endif
};

_Static_assert(sizeof(struct trick) <= TRICK_BYTES, "more than its room");

/* The trick of the line being searched with so many tricks to come, including
 * itself. */
static ALWAYS_INLINE struct trick *trick_of(const struct search *search,
                                            uint32_t cards)
{
    return (struct trick *)(void *)(search->tricks +
                                    (size_t)(cards - 1) * TRICK_BYTES);
}

static ALWAYS_INLINE uint32_t next_hand(const struct search *search,
                                        uint32_t hand)
{
    return HANDS == 4                        ? (hand + 1) % 4
           : hand + 1 == COUNT_HANDS(search) ? 0
                                             : hand + 1;
}

#if LOOSE
/* FH-30: the lanes, as bits 0 … 3, that a hand may name for a joker. */
static ALWAYS_INLINE uint32_t namable(const struct search *search,
                                      const struct jokers *jokers,
                                      uint32_t seat, uint64_t plain)
{
    uint32_t lanes;

    if (plain == 0)
        return 15;
    switch (search->joker_rule) {
    case TALON_FH_JOKER_NO_TRUMP_HONEST:
        lanes = 15u & ~(uint32_t)(jokers->high == seat ? jokers->memo
                                                       : jokers->memo >> 4);
        return lanes != 0 ? lanes : 15;
    case TALON_FH_JOKER_NO_TRUMP_PAGAT:
        return 15u & ~(uint32_t)jokers->memo;
    case TALON_FH_JOKER_NO_TRUMP_LAST_LEAD:
        return 0;
    default:
        return 15;
    }
}

/* The moves with which a seat can play a joker at a place in the trick, each
 * the lowest bit of a lane. */
static ALWAYS_INLINE uint64_t joker_moves(const struct search *search,
                                          const struct trick *trick,
                                          uint32_t place, uint32_t seat)
{
    const struct jokers *jokers = &trick->moment[place].jokers;
    uint64_t plain = trick->hand[seat], moves = 0;
    uint32_t lane, lanes;

    if (jokers->high != seat && jokers->low != seat)
        return 0;
    if (place > 0) {
        if ((plain & trick->led) != 0 &&
            search->joker_rule != TALON_FH_JOKER_NO_TRUMP_ANY_TIME)
            return 0;
        return BOTTOMS(search) & LANE(search, 0);
    }
    lanes = namable(search, jokers, seat, plain);
    for (lane = 0; lane < LANES; lane++)
        if ((lanes >> lane & 1) != 0)
            moves |= BOTTOMS(search) & LANE(search, lane);
    return moves;
}

/* FH-30 `honest`: notes that a holder of a joker has failed to follow a
 * lane. */
static ALWAYS_INLINE void note_failure(struct jokers *jokers, uint32_t seat,
                                       uint32_t lane)
{
    if (jokers->high == seat)
        jokers->memo |= (uint8_t)(1u << lane);
    else if (jokers->low == seat)
        jokers->memo |= (uint8_t)(16u << lane);
}

/* Takes a joker out of a hand. If the hand has both, the other remains. */
static ALWAYS_INLINE void drop_joker(struct jokers *jokers, uint32_t seat,
                                     uint32_t rule)
{
    if (jokers->high == seat) {
        if (jokers->low != seat && rule == TALON_FH_JOKER_NO_TRUMP_HONEST)
            jokers->memo >>= 4;
        jokers->high = jokers->low;
    } else {
        jokers->memo &= rule == TALON_FH_JOKER_NO_TRUMP_HONEST ? 15 : 255;
    }
    jokers->low = NO_HAND;
    if (jokers->high == NO_HAND)
        jokers->memo = 0;
}

/* Plays a joker. Only a higher joker beats it. */
static ALWAYS_INLINE void put_joker(const struct search *search,
                                    struct trick *trick, uint32_t place,
                                    uint32_t seat, uint64_t move)
{
    const struct moment *now = &trick->moment[place];
    struct moment *next = &trick->moment[place + 1];

    *next = *now;
    if (place == 0) {
        trick->led_lane = LANE_OF(search, low_index(move));
        trick->led = LANE(search, trick->led_lane);
    } else if (search->joker_rule == TALON_FH_JOKER_NO_TRUMP_HONEST) {
        note_failure(&next->jokers, seat, trick->led_lane);
    }
    if (now->joker < 2) {
        next->winner = seat;
        next->joker = now->jokers.high == seat || now->joker == 1 ? 2u : 1u;
    }
    next->best = next->counting = 0;
    drop_joker(&next->jokers, seat, search->joker_rule);
}
#endif

/* Plays a card. */
static ALWAYS_INLINE void put_card(const struct search *search,
                                   struct trick *trick, uint32_t place,
                                   uint32_t seat, uint64_t card)
{
    const struct moment *now = &trick->moment[place];
    struct moment *next = &trick->moment[place + 1];
    uint32_t lane = LANE_OF(search, low_index(card)), i;
    int wins;

    if (place == 0) {
        trick->led_lane = lane;
        trick->led = LANE(search, lane);
        next->counting = trick->led | TRUMPS(search);
    } else {
        next->counting = now->counting;
    }
    next->played = now->played | card;
    for (i = 0; i < LENGTH_WORDS; i++)
        next->lengths[i] = now->lengths[i];
    shorten(next->lengths, seat, lane);
#if UPSIDE_DOWN
    wins = (card & next->counting) != 0 && card - 1 < now->best - 1;
#else
    wins = (card & next->counting) > now->best;
#endif
    next->best = chosen(wins, card, now->best);
    next->winner = (uint32_t)chosen(wins, seat, now->winner);
#if LOOSE
    next->joker = now->joker;
    next->jokers = now->jokers;
    if (place > 0 && lane != trick->led_lane &&
        search->joker_rule == TALON_FH_JOKER_NO_TRUMP_HONEST)
        note_failure(&next->jokers, seat, trick->led_lane);
#endif
}

static ALWAYS_INLINE void put(const struct search *search, struct trick *trick,
                              uint32_t place, uint32_t seat, uint64_t move)
{
#if LOOSE
    if ((move & BOTTOMS(search)) != 0) {
        put_joker(search, trick, place, seat, move);
        return;
    }
#endif
    put_card(search, trick, place, seat, move);
}

/* Begins with the position of a root, unless the search has done so before for
 * another target: nothing in a search changes the position of a trick. */
static void set_root(struct search *search, const struct root *root,
                     struct trick *trick)
{
    if (search->has_root)
        return;
    memset(trick, 0, sizeof *trick);
    make_position(search, root, &trick->position);
    search->has_root = 1;
}

/* Sets up a trick before its first card. */
static ALWAYS_INLINE void set_up(struct trick *trick, uint32_t leader,
                                 uint32_t cards, uint32_t target)
{
    const struct position *position = &trick->position;
    struct moment *moment = &trick->moment[0];
    uint32_t i;

    trick->leader = leader;
    trick->cards = cards;
    trick->target = target;
    trick->led = 0;
    moment->played = moment->best = moment->counting = 0;
    for (i = 0; i < LENGTH_WORDS; i++)
        moment->lengths[i] = position->lengths[i];
    moment->winner = leader;
#if LOOSE
    moment->jokers = position->jokers;
    moment->joker = 0;
#endif
}
