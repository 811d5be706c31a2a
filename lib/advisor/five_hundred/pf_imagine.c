/* SPDX-License-Identifier: MIT */
/* Imagining worlds: the better a world explains what seats have shown, the more
 * often it comes up.
 *
 * The first world comes from talon_game_sample(), where all worlds are equally
 * likely. A Markov chain continues from there. Each step picks two hidden cards
 * at random. If they are in different places, and each may be where the other
 * is, the step may exchange them. By the Metropolis rule it does so if the new
 * world is at least as likely as the old one; otherwise, with a chance equal to
 * the ratio of their likelihoods. In the long run, worlds come up in proportion
 * to their likelihoods. If nothing has been concluded from calls or plays,
 * samples are used as they are. The chain starts again from a new sample now
 * and then, because some cards never move (sight->fixed), and some worlds
 * cannot be reached by single exchanges. */
#include "advisor/five_hundred/pf_imagine.h"
#include "advisor/base/fixed.h"
#include "advisor/five_hundred/pf_belief.h"
#include "advisor/five_hundred/pf_sight.h"

void tln_pf_begin_chain(struct pf_mind *mind)
{
    const struct sight *sight = &mind->sight;
    struct chain *chain = &mind->chain;
    uint32_t place;

    tln_pf_take_world(mind->sample, &chain->now);
    chain->count = 0;
    for (place = 0; place < PLACES; place++) {
        talon_cards hidden =
            chain->now.hand[place] & ~sight->known[place] & ~sight->fixed;

        while (hidden != 0) {
            chain->card[chain->count] = (uint8_t)low_index(take_low(&hidden));
            chain->place[chain->count++] = (uint8_t)place;
        }
        chain->belief[place] =
            tln_pf_belief(mind, place, chain->now.hand[place]);
    }
}

/* Whether two hidden cards may be exchanged. */
static int may_exchange(const struct pf_mind *mind, uint32_t i, uint32_t k)
{
    const struct chain *chain = &mind->chain;
    const talon_cards *banned = mind->sight.banned;

    return chain->place[i] != chain->place[k] &&
           (banned[chain->place[k]] >> chain->card[i] & 1) == 0 &&
           (banned[chain->place[i]] >> chain->card[k] & 1) == 0;
}

/* Exchanges two cards or, by the Metropolis rule, leaves them where they
 * are. */
static void try_exchange(struct pf_mind *mind, uint32_t i, uint32_t k)
{
    struct chain *chain = &mind->chain;
    uint32_t a = chain->place[i], b = chain->place[k];
    talon_cards both = ONE << chain->card[i] | ONE << chain->card[k];
    talon_cards hand_a = chain->now.hand[a] ^ both;
    talon_cards hand_b = chain->now.hand[b] ^ both;
    int32_t belief_a = tln_pf_belief(mind, a, hand_a);
    int32_t belief_b = tln_pf_belief(mind, b, hand_b);
    int32_t loss = chain->belief[a] + chain->belief[b] - belief_a - belief_b;

    if (loss > 0 && loss > tln_fixed_minus_log(counter_next(&chain->random)))
        return;
    chain->now.hand[a] = hand_a;
    chain->now.hand[b] = hand_b;
    chain->belief[a] = belief_a;
    chain->belief[b] = belief_b;
    chain->place[i] = (uint8_t)b;
    chain->place[k] = (uint8_t)a;
}

void tln_pf_step_chain(struct pf_mind *mind, uint32_t steps)
{
    struct chain *chain = &mind->chain;

    if (chain->count < 2)
        return;
    while (steps-- > 0) {
        uint32_t i = counter_below(&chain->random, chain->count);
        uint32_t k = counter_below(&chain->random, chain->count);

        if (may_exchange(mind, i, k))
            try_exchange(mind, i, k);
    }
}

/* Whether all worlds count as equally likely. */
static int is_flat(const struct pf_mind *mind)
{
    return !mind->skill->hears && mind->denial_count == 0;
}

talon_status tln_pf_imagine(struct pf_mind *mind, uint32_t count)
{
    struct decision *decision = mind->decision;
    uint32_t i;
    int flat = is_flat(mind);
    talon_status status;

    for (i = 0; i < count && (i == 0 || !tln_pl_stopped(decision)); i++) {
        if (i > 0 && (flat || i % CHAIN_WORLDS == 0)) {
            status = talon_game_sample(mind->sample, decision->view,
                                       decision->rng, mind->sample_memory,
                                       sizeof mind->sample_memory);
            if (status < 0)
                return status;
        }
        if (i % CHAIN_WORLDS == 0 || flat)
            tln_pf_begin_chain(mind);
        if (!flat)
            tln_pf_step_chain(mind,
                              i % CHAIN_WORLDS == 0 ? CHAIN_FIRST : CHAIN_NEXT);
        mind->world[i] = mind->chain.now;
    }
    mind->worlds = i;
    return TALON_OK;
}
