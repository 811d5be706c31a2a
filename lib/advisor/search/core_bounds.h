/* SPDX-License-Identifier: MIT */
/* Tricks that a side cannot lose, for one instance of the core (core.h). They
 * are counted without search, from who owns which card, and decide two fifths
 * of all positions. A count may be too low but is never too high. Each one
 * reports the ranks that it depends on and stops once it has reached what is
 * needed.
 *
 * The side on lead cashes: trumps from the top, and side suits from the top for
 * as many rounds as every opponent with a trump (or a joker) has to follow. The
 * other side counts what it takes wherever the lead is: its highest trumps and
 * those trumps that cannot all be captured or, without trumps, the first trick
 * if it has the highest card of every suit that the leader holds. */

/* The bits of the given hands. */
static ALWAYS_INLINE uint64_t bits_of(const struct search *search,
                                      const uint64_t *hand, uint32_t hands)
{
    uint64_t bits = 0;
    uint32_t i;

    if (PAIRS)
        return (hands & 1) != 0 ? hand[0] | hand[2] : hand[1] | hand[3];
    for (i = 0; i < COUNT_HANDS(search); i++)
        bits |= hand[i] & (0 - (uint64_t)(hands >> i & 1));
    return bits;
}

/* The most trumps that any one of the given hands has. */
static ALWAYS_INLINE uint32_t longest_trumps(const struct search *search,
                                             const uint64_t *lengths,
                                             uint32_t hands)
{
    uint32_t i, longest = 0;

    if (PAIRS) {
        i = ~hands & 1;
        return most(length_of(lengths, i, 3), length_of(lengths, i + 2, 3));
    }
    for (i = 0; i < COUNT_HANDS(search); i++) {
        uint32_t length = length_of(lengths, i, 3);

        longest = most(longest, length & (0 - (hands >> i & 1)));
    }
    return longest;
}

/* Whether a side has more than two hands. In that case two hands may have to
 * play winners on the same trick while a third hand plays low. */
static ALWAYS_INLINE int is_crowd(uint32_t hands)
{
    hands &= hands - 1;
    return !PAIRS && (hands & (hands - 1)) != 0;
}

/* The most of the given bits that any one of the given hands has. */
static ALWAYS_INLINE uint32_t most_in_one(const struct search *search,
                                          const uint64_t *hand, uint32_t hands,
                                          uint64_t bits)
{
    uint32_t i, found = 0;

    for (i = 0; i < COUNT_HANDS(search); i++)
        if ((hands >> i & 1) != 0)
            found = most(found, count_bits(hand[i] & bits));
    return found;
}

/* The tricks of a side's highest trumps: as many as its hand with the most
 * trumps can play, since two of the highest never have to fall on the same
 * trick. In a crowd, only those in one hand count. */
static ALWAYS_INLINE uint32_t top_trumps(const struct search *search,
                                         const struct position *position,
                                         const uint64_t *hand, uint64_t ours,
                                         uint32_t hands, uint32_t need,
                                         uint64_t *ranks)
{
    uint64_t trumps = TRUMPS(search), all = position->in_play & trumps;
    uint32_t run, longest;

    if ((ours & (trumps & ~(trumps >> 1))) == 0)
        return 0;
    longest = longest_trumps(search, position->lengths, hands);
    if ((all & ~ours) == 0)
        return least(longest, need);
    run = top_run(ours, trumps);
    if (is_crowd(hands)) {
        *ranks |= top_ranks(trumps, run);
        return most_in_one(search, hand, hands, top_ranks(trumps, run));
    }
    run = least(least(run, longest), need);
    *ranks |= top_ranks(trumps, run);
    return run;
}

/* How many trumps of one hand are left over if every opposing trump captures
 * one: the hand plays one card to a trick, and an opposing card captures only
 * one trick. From the top down, each trump is captured by a higher opposing
 * one, as long as there is one that has captured nothing yet. Returns `need`,
 * or 0 if fewer trumps than that are left over. */
static ALWAYS_INLINE uint32_t left_over(uint64_t mine, uint64_t theirs,
                                        uint64_t trumps, uint32_t need,
                                        uint64_t *ranks)
{
    uint32_t free = 0;

    while (mine != 0) {
        uint64_t bit = high_bit(mine), higher = theirs & (0 - bit);

        mine ^= bit;
        if (higher != 0) {
            theirs ^= low_bit(higher);
        } else if (++free == need) {
            *ranks |= down_to(bit, trumps);
            return free;
        }
    }
    return 0;
}

/* Whether some hand of a side has as many trumps left over as needed. */
static ALWAYS_INLINE int matched(const struct search *search,
                                 const struct position *position,
                                 const uint64_t *hand, uint64_t ours,
                                 uint32_t hands, uint32_t need, uint64_t *ranks)
{
    uint64_t trumps = TRUMPS(search);
    uint64_t theirs = position->in_play & trumps & ~ours;
    uint32_t i;

    if (trumps == 0 || longest_trumps(search, position->lengths, hands) <= need)
        return 0;
    for (i = 0; i < COUNT_HANDS(search); i++) {
        if ((hands >> i & 1) == 0 || length_of(position->lengths, i, 3) <= need)
            continue;
        if (left_over(hand[i] & trumps, theirs, trumps, need, ranks) != 0)
            return 1;
    }
    return 0;
}

/* Whether a side that lacks the highest trump (called the ace here), but has
 * the second or third, has a sure trick because of who holds what. A guarded
 * king wins a trick if the ace is in the hand before it, because it can wait
 * until the ace has been played. Only a hand that has won another trick could
 * be made to lead the king, and that trick is just as good. The same goes for a
 * queen with two more trumps if ace and king are in the hand before it. If the
 * side has both king and queen and at least one of them is guarded, the ace can
 * take only one. If no trumps are in play, the lane may be a single bit, and
 * the bits below it belong to another suit; hence the masks. */
static ALWAYS_INLINE int is_placed(const struct search *search,
                                   const uint64_t *hand, uint64_t ours,
                                   uint32_t leader, uint32_t cards,
                                   uint64_t *ranks)
{
    uint64_t trumps = TRUMPS(search), ace = trumps & ~(trumps >> 1);
    uint64_t king = ace >> 1 & trumps, queen = ace >> 2 & trumps;
    uint64_t own, before;
    uint32_t holder;

    if (trumps == 0 || (ours & ace) != 0 || (ours & (king | queen)) == 0)
        return 0;
    holder = holder_of(search, hand, ours & king ? king : queen);
    own = hand[holder] & trumps;
    before = hand[holder == 0 ? COUNT_HANDS(search) - 1 : holder - 1];
    if ((ours & king) == 0) {
        *ranks |= ace | king | queen;
        return count_bits(own) >= 3 && (holder != leader || cards >= 4) &&
               (before & (ace | king)) == (ace | king);
    }
    if (own != king && (before & ace) != 0 &&
        (holder != leader || cards >= 3)) {
        *ranks |= ace | king;
        return 1;
    }
    *ranks |= ace | king | queen;
    if ((ours & queen) == 0)
        return 0;
    holder = holder_of(search, hand, queen);
    return own != king || (hand[holder] & trumps) != queen;
}

/* The tricks from cashing a suit if the leader's winners are played first
 * (mine) or the partner's (partners), and whether a low card of the leader's
 * can reach a winner of the partner's (entry). */
struct cashed {
    uint32_t mine;
    uint32_t partners;
    uint32_t entry;
};

/* Drops the lowest cards of a hand's suit, those that it would play after the
 * last safe round. */
static ALWAYS_INLINE uint64_t trim(uint64_t suit, uint32_t rounds)
{
    while (count_bits(suit) > rounds)
        suit &= suit - 1;
    return suit;
}

/* How many tricks a hand cashes in a suit if it plays its own winners before
 * its partner's. If all its cards are higher than the partner's, the suit is
 * blocked and only its own winners count. Otherwise the winners of both hands
 * count, up to the length of this hand, but one less if the partner has nothing
 * but winners, because one of those has to fall on another. */
static ALWAYS_INLINE uint32_t cash_first(uint64_t a, uint32_t a_winners,
                                         uint64_t b, uint32_t b_winners)
{
    if (b_winners == 0)
        return a_winners;
    if (a_winners == 0)
        return a != 0 ? b_winners : 0;
    if (high_bit(a) < low_bit(b))
        return b_winners;
    if (low_bit(a) > high_bit(b))
        return a_winners;
    return least(count_bits(a),
                 a_winners + b_winners - (b_winners == count_bits(b)));
}

/* Cashes a suit in which the partner has some of the highest cards. */
static NEVER_INLINE struct cashed cash_both(uint64_t own, uint64_t partners,
                                            uint64_t lane, uint32_t rounds,
                                            uint64_t *ranks)
{
    uint64_t run = top_ranks(lane, top_run(own | partners, lane));
    struct cashed cashed;
    uint32_t a, b;

    own = trim(own, rounds);
    partners = trim(partners, rounds);
    a = count_bits(own & run);
    b = count_bits(partners & run);
    cashed.mine = cash_first(own, a, partners, b);
    cashed.partners = cash_first(partners, b, own, a);
    cashed.entry = own != 0 && b != 0 && high_bit(partners) > low_bit(own);
    *ranks |= run;
    return cashed;
}

/* For how many rounds of a lane every opponent that could ruff has to follow
 * suit. Also finds the greatest length of the suit in any hand but the
 * leader's. */
static ALWAYS_INLINE uint32_t safe_rounds(const struct search *search,
                                          const struct position *position,
                                          uint32_t lane, uint32_t leader,
                                          uint32_t side, uint32_t *longest)
{
    uint32_t i = leader, turn, rounds = 15;
#if PAIRS
    uint64_t turned = turn_lengths(position->lengths[0], leader);
#endif

    *longest = 0;
    for (turn = 1; turn < COUNT_HANDS(search); turn++) {
        uint32_t length, trumps;

        i = i + 1 == COUNT_HANDS(search) ? 0 : i + 1;
#if PAIRS
        length = length_of(&turned, turn, lane);
        trumps = length_of(&turned, turn, 3);
#else
        length = length_of(position->lengths, i, lane);
        trumps = length_of(position->lengths, i, 3);
#endif
        *longest = most(*longest, length);
        if (PAIRS ? (turn & 1) == 0 : (side >> i & 1) != 0)
            continue;
        if (TRUMPS(search) != 0)
            rounds = least(rounds, (uint32_t)chosen(trumps != 0, length, 15));
#if LOOSE
        if (position->jokers.high == i || position->jokers.low == i)
            rounds = search->joker_rule == TALON_FH_JOKER_NO_TRUMP_ANY_TIME
                         ? 0
                         : least(rounds, length);
#endif
    }
    return rounds;
}

#if LOOSE
/* The sure tricks of jokers: one for the higher joker, two if one hand has
 * both. Every card gets played, and no card beats these jokers. */
static ALWAYS_INLINE uint32_t joker_tricks(const struct position *position,
                                           uint32_t hands)
{
    const struct jokers *jokers = &position->jokers;

    if ((hands >> jokers->high & 1) == 0)
        return 0;
    return jokers->low == jokers->high ? 2 : 1;
}
#endif

/* What the side on lead can cash, counted lane by lane in two ways: the leader
 * cashes its winners before the partner's (mine), or begins with a low card to
 * the partner, whose winners are then cashed first (partners). */
struct cashing {
    uint32_t mine;
    uint32_t partners;
    uint32_t entry;
    uint32_t rounds; /* of the leader's own winners: four bits for each lane */
    uint64_t my_ranks;
    uint64_t partner_ranks;
};

/* Adds the tricks of a lane, up to the number needed. */
static ALWAYS_INLINE void
cash_lane(const struct search *search, const struct position *position,
          uint32_t leader, uint32_t side, uint64_t own, uint64_t partners,
          uint32_t lane, uint32_t need, struct cashing *cashing)
{
    uint64_t mask = LANE(search, lane);
    uint32_t run = top_run(own, mask), longest, rounds;
    struct cashed cashed;
    uint64_t ranks = 0;

    rounds = safe_rounds(search, position, lane, leader, side, &longest);
    if (rounds == 0)
        return;
    if (run >= longest)
        run = length_of(position->lengths, leader, lane);
    run = least(run, rounds);
    if (cashing->mine + run >= need ||
        (partners & mask & top_ranks(mask, top_run(own | partners, mask))) ==
            0) {
        run = least(run, need - cashing->mine);
        cashing->my_ranks |= top_ranks(mask, least(run, longest));
        cashing->rounds |= run << lane * 4;
        cashing->mine += run;
        cashing->partners += (partners & mask) != 0 ? run : 0;
        return;
    }
    cashed = cash_both(own & mask, partners & mask, mask, rounds, &ranks);
    cashing->mine += cashed.mine;
    cashing->partners += cashed.partners;
    cashing->entry |= cashed.entry;
    cashing->my_ranks |= cashed.mine != 0 ? ranks : 0;
    cashing->partner_ranks |= ranks;
}

#if PAIRS && !LOOSE
/* Whether the partner can spare the lowest trump, so that the tricks counted
 * for the highest trumps of both hands remain. If it is one of these, the side
 * must have the next rank too. */
static ALWAYS_INLINE int can_spare(const struct search *search,
                                   uint64_t lengths, uint64_t partners,
                                   uint64_t ours, uint32_t tricks,
                                   uint64_t *ranks)
{
    uint64_t trumps = TRUMPS(search), tops = top_ranks(trumps, tricks);
    uint32_t mine = length_of(&lengths, 0, 3);

    if (most(mine, length_of(&lengths, 2, 3) - 1) < tricks)
        return 0;
    if ((low_bit(partners & trumps) & tops) == 0)
        return 1;
    tops = top_ranks(trumps, tricks + 1);
    if ((tops & ~ours) != 0)
        return 0;
    *ranks |= tops;
    return 1;
}

/* Whether the partner takes one more trick with the lowest trump: the leader
 * cashes its own winners and then leads a suit in which the partner is void but
 * every opponent with trumps has to follow. The partner must not be forced to
 * ruff earlier. */
static ALWAYS_INLINE int
can_ruff(const struct search *search, const struct position *position,
         const uint64_t *hand, uint32_t leader, uint64_t ours, uint32_t cards,
         uint32_t tricks, const struct cashing *cashing, uint64_t *ranks)
{
    uint64_t lengths = turn_lengths(position->lengths[0], leader), has, led;
    uint32_t trumps = length_of(&lengths, 2, 3), lane;

    /* One bit for each length that is not 0: the lowest of its four bits. */
    has = lengths | lengths >> 1;
    has = (has | has >> 2) & 0x1111111111111111;
    led = has & ~(has >> 32) & 0x111;
    if (led == 0 || trumps == 0 || cards - trumps < cashing->mine)
        return 0;
    for (lane = 0; lane < 3; lane++) {
        uint32_t rounds = cashing->rounds >> lane * 4 & 15;

        if ((led >> lane * 4 & 1) != 0 &&
            length_of(&lengths, 0, lane) > rounds &&
            (length_of(&lengths, 1, lane) > rounds ||
             length_of(&lengths, 1, 3) == 0) &&
            (length_of(&lengths, 3, lane) > rounds ||
             length_of(&lengths, 3, 3) == 0))
            return can_spare(search, lengths, hand[leader ^ 2], ours, tricks,
                             ranks);
    }
    return 0;
}
#endif

/* The sure tricks of the side on lead, up to what is needed. */
static ALWAYS_INLINE uint32_t sure_on_lead(const struct search *search,
                                           const struct position *position,
                                           const uint64_t *hand,
                                           uint32_t leader, uint32_t side,
                                           uint64_t ours, uint32_t need,
                                           uint32_t cards, uint64_t *ranks)
{
    uint64_t own = hand[leader], partners = hand[PARTNER(search, leader)];
    struct cashing cashing = {0, 0, 0, 0, 0, 0};
    uint64_t tops;
    uint32_t sure;

    sure = top_trumps(search, position, hand, ours, side, need, ranks);
#if LOOSE
    sure += joker_tricks(position, side);
#endif
    if (sure >= need)
        return sure;
    /* With several partners, one might have to ruff with a trump that was
     * counted. */
    if (!PAIRS && PARTNER(search, leader) == NO_HAND && !is_single(side)) {
        sure = 0;
        *ranks = 0;
    }
    tops = (own | partners) & TOPS(search) & ~TRUMPS(search);
    while (tops != 0 && sure + cashing.mine < need)
        cash_lane(search, position, leader, side, own, partners,
                  LANE_OF(search, low_index(take_low(&tops))), need - sure,
                  &cashing);
    *ranks |= cashing.my_ranks;
#if PAIRS && !LOOSE
    if (sure + cashing.mine + 1 == need &&
        can_ruff(search, position, hand, leader, ours, cards, sure, &cashing,
                 ranks))
        return need;
#else
    (void)cards;
#endif
    if (sure + cashing.mine >= need || cashing.entry == 0)
        return sure + cashing.mine;
    *ranks |= cashing.partner_ranks;
    return sure + most(cashing.mine, cashing.partners);
}

/* Whether a hand that has the lead can cash as many tricks as needed: its
 * masters, which are trumps or jokers, and its highest cards of the other
 * suits. */
static ALWAYS_INLINE uint32_t in_hand(const struct search *search, uint64_t own,
                                      uint32_t masters, uint32_t need,
                                      uint64_t *ranks)
{
    uint32_t lane, sure = masters;
    uint64_t runs = 0;

    for (lane = 0; lane < LANES && sure < need; lane++) {
        uint64_t mask = LANE(search, lane);
        uint32_t run = least(top_run(own, mask), need - sure);

        if (mask == TRUMPS(search))
            continue;
        runs |= top_ranks(mask, run);
        sure += run;
    }
    if (sure < need)
        return 0;
    *ranks |= runs;
    return 1;
}

/* Whether a hand of a side takes as many tricks as needed wherever the lead is,
 * because it has a trump or a joker and the other side has neither. It never
 * has to throw a high card away: as soon as it is void in the suit led it takes
 * the lead, and then nothing can stop it. */
static ALWAYS_INLINE int is_master(const struct search *search,
                                   const struct position *position,
                                   const uint64_t *hand, uint64_t ours,
                                   uint32_t hands, uint32_t need,
                                   uint64_t *ranks)
{
    uint64_t trumps = position->in_play & TRUMPS(search);
    uint32_t i;

#if LOOSE
    const struct jokers *jokers = &position->jokers;

    if (TRUMPS(search) == 0) {
        i = jokers->high;
        return (hands >> i & 1) != 0 &&
               (jokers->low == NO_HAND || (hands >> jokers->low & 1) != 0) &&
               in_hand(search, hand[i], jokers->low == i ? 2 : 1, need, ranks);
    }
#endif
    if (trumps == 0 || (trumps & ~ours) != 0)
        return 0;
    for (i = 0; i < COUNT_HANDS(search); i++) {
        if ((hands >> i & 1) != 0 && (hand[i] & trumps) != 0 &&
            in_hand(search, hand[i], length_of(position->lengths, i, 3), need,
                    ranks))
            return 1;
    }
    return 0;
}

/* Whether a hand that is on lead, or that the leader can reach with a trump,
 * takes as many tricks as needed after drawing trumps. To draw them, it must
 * have at least as many of the highest trumps as any other hand has trumps. */
static ALWAYS_INLINE int is_drawing(const struct search *search,
                                    const struct position *position,
                                    uint64_t own, uint32_t holder,
                                    uint32_t need, uint64_t *ranks)
{
    uint64_t trumps = TRUMPS(search), top = trumps & ~(trumps >> 1);
    uint32_t i, longest = 0;

    if ((own & top) == 0)
        return 0;
    for (i = 0; i < COUNT_HANDS(search); i++) {
        if (i != holder)
            longest = most(longest, length_of(position->lengths, i, 3));
    }
    if (top_run(own, trumps) < longest ||
        !in_hand(search, own, length_of(position->lengths, holder, 3), need,
                 ranks))
        return 0;
    *ranks |= top_ranks(trumps, longest);
    return 1;
}

/* Whether the side on lead can draw trumps, from the leader's hand or the
 * partner's. */
static ALWAYS_INLINE int can_draw(const struct search *search,
                                  const struct position *position,
                                  const uint64_t *hand, uint32_t leader,
                                  uint32_t need, uint64_t *ranks)
{
    uint32_t partner = PARTNER(search, leader);

    if (is_drawing(search, position, hand[leader], leader, need, ranks))
        return 1;
    return partner != NO_HAND && (hand[leader] & TRUMPS(search)) != 0 &&
           is_drawing(search, position, hand[partner], partner, need, ranks);
}

/* The sure tricks of the side off lead without trumps, if the leader's side has
 * no joker. If the side off lead has the highest card of every suit that the
 * leader holds, it takes the first trick. If one hand has all of these cards,
 * it can then cash its other winners as well. */
static ALWAYS_INLINE uint32_t tops_off_lead(const struct search *search,
                                            const uint64_t *hand,
                                            uint32_t leader, uint64_t ours,
                                            uint64_t *ranks)
{
    uint64_t own = hand[leader], tops = 0, runs = 0;
    uint32_t lane, i, sure = 0;

    for (lane = 0; lane < LANES; lane++) {
        uint64_t mask = LANE(search, lane), top = mask & ~(mask >> 1);

        if ((own & mask) == 0)
            continue;
        if ((ours & top) == 0)
            return 0;
        tops |= top;
    }
    for (i = 0; i < COUNT_HANDS(search) && (hand[i] & tops) != tops; i++)
        continue;
    if (i == COUNT_HANDS(search) || tops == 0) {
        *ranks |= tops;
        return tops != 0;
    }
    for (lane = 0; lane < LANES; lane++) {
        uint64_t mask = LANE(search, lane);
        uint32_t run = top_run(hand[i], mask);

        runs |= top_ranks(mask, run);
        sure += run;
    }
    *ranks |= runs;
    return sure;
}

#if LOOSE
/* The greatest length of a lane in any of the given hands. */
static ALWAYS_INLINE uint32_t longest_in(const struct search *search,
                                         const uint64_t *lengths,
                                         uint32_t hands, uint32_t lane)
{
    uint32_t i, longest = 0;

    if (PAIRS) {
        i = ~hands & 1;
        return most(length_of(lengths, i, lane),
                    length_of(lengths, i + 2, lane));
    }
    for (i = 0; i < COUNT_HANDS(search); i++) {
        uint32_t length = length_of(lengths, i, lane);

        longest = most(longest, length & (0 - (hands >> i & 1)));
    }
    return longest;
}

/* Whether a hand with the given tops of suits has as many winners as needed:
 * these, or the highest cards of all suits. */
static ALWAYS_INLINE int has_winners(const struct search *search, uint64_t own,
                                     uint64_t tops, uint32_t need,
                                     uint64_t *ranks)
{
    uint32_t lane, winners = count_bits(tops);
    uint64_t runs = 0;

    if (winners >= need)
        return 1;
    for (lane = 0, winners = 0; lane < LANES; lane++) {
        uint64_t mask = LANE(search, lane);
        uint32_t run = top_run(own, mask);

        runs |= top_ranks(mask, run);
        winners += run;
    }
    *ranks |= runs;
    return winners >= need;
}

/* Whether the side off lead, which is to have all jokers, takes as many tricks
 * as needed because the side on lead runs out of suits.
 *
 * Without trumps, a suit of which the side off lead has the highest card is
 * *stopped* if the side on lead has cards of it. The side on lead leads other
 * suits no more often than its longest hands in them are long, because all its
 * hands have to follow: `run` times in all. In these tricks every hand of the
 * other side keeps the highest cards of the stopped suits, as many more winners
 * as are needed, and the joker. As soon as a stopped suit is led, by whomever,
 * the hand with its highest card takes the trick and then leads its winners.
 * Before that, its side may have to take a trick and lead. Each time that takes
 * one trick more in which the hands must have a card to spare, but one winner
 * less is needed. The joker can wait for the last trick. */
static ALWAYS_INLINE int is_stopped(const struct search *search,
                                    const struct position *position,
                                    const uint64_t *hand, uint64_t ours,
                                    uint32_t hands, uint32_t need,
                                    uint32_t cards, uint64_t *ranks)
{
    const struct jokers *jokers = &position->jokers;
    uint32_t lane, i, others = ((1u << COUNT_HANDS(search)) - 1) & ~hands;
    uint32_t run = 0, has_joker = jokers->high != NO_HAND;
    uint64_t tops = 0;

    if ((position->in_play & TRUMPS(search)) != 0 || jokers->low != NO_HAND ||
        (has_joker && (hands >> jokers->high & 1) == 0) || need <= has_joker)
        return 0;
    for (lane = 0; lane < LANES; lane++) {
        uint64_t mask = LANE(search, lane), top = mask & ~(mask >> 1);
        uint32_t longest = longest_in(search, position->lengths, others, lane);

        tops |= longest != 0 ? ours & top : 0;
        run += (ours & top) != 0 ? 0 : longest;
    }
    if (run + need > cards)
        return 0;
    for (i = 0; i < COUNT_HANDS(search); i++) {
        uint64_t own = hand[i] & tops;

        if ((hands >> i & 1) == 0 || own == 0)
            continue;
        if (run + need + count_bits(own) + (jokers->high == i) >
                cards + has_joker + 1 ||
            !has_winners(search, hand[i], own, need - has_joker, ranks))
            return 0;
    }
    *ranks |= tops;
    return 1;
}
#endif

/* The sure tricks of the side that is not on lead, up to what is needed. */
static ALWAYS_INLINE uint32_t sure_off_lead(const struct search *search,
                                            const struct position *position,
                                            const uint64_t *hand,
                                            uint32_t leader, uint32_t side,
                                            uint64_t ours, uint32_t need,
                                            uint64_t *ranks)
{
    uint32_t sure = 0;

#if LOOSE
    sure = joker_tricks(position, side);
    if (sure >= need)
        return sure;
    if (position->jokers.high != NO_HAND &&
        ((side >> position->jokers.high & 1) == 0 ||
         (position->jokers.low != NO_HAND &&
          (side >> position->jokers.low & 1) == 0)))
        return sure +
               top_trumps(search, position, hand, ours, side, need, ranks);
#endif
    if ((position->in_play & TRUMPS(search)) != 0)
        return sure +
               top_trumps(search, position, hand, ours, side, need, ranks);
    return sure + tops_off_lead(search, hand, leader, ours, ranks);
}
