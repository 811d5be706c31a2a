/* SPDX-License-Identifier: MIT */
#include "advisor/tripoli/pt_tree.h"
#include "advisor/base/bits.h"
#include "advisor/base/freestanding.h"

/* The leads of player 0 in one game, to be judged at its end. */
struct path {
    uint32_t count;
    struct node *node[DEPTH_MOST];
    uint32_t lead[DEPTH_MOST];
};

void tln_pt_tree_forget(struct tree *tree)
{
    memset(tree, 0, sizeof *tree);
}

static uint64_t mix(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * 0x9E3779B97F4A7C15;
    hash = (hash ^ hash >> 29) * 0xBF58476D1CE4E5B9;
    return hash ^ hash >> 32;
}

/* The key of a position, made from what matters to the leader (see pt_tree.h);
 * it is never 0. */
static uint64_t key_of(const struct runs *runs, uint64_t leads, uint64_t all)
{
    uint64_t above = 0, rest = leads;

    for (; rest != 0; rest &= rest - 1) {
        uint32_t card = low_index(rest);

        above |= (LANE << (card & 48)) & ~((ONE << card) - 1);
    }
    return mix(mix(runs->hand[0], runs->allowed), all & ~runs->held & above) |
           1;
}

/* Finds the node of a key, or takes a free one for it; null if there is no
 * room. */
static struct node *find(struct tree *tree, uint64_t key)
{
    uint32_t at = (uint32_t)(key >> (64 - NODES_LOG)), i;

    for (i = 0; i < PROBES; i++) {
        struct node *node = &tree->node[(at + i) & ((1u << NODES_LOG) - 1)];

        if (node->key == 0)
            node->key = key;
        if (node->key == key)
            return node;
    }
    return NULL;
}

/* Chooses one of the leads of a node: one that has hardly been tried; otherwise
 * the best so far or, now and then, a random one. */
static uint32_t choose(const struct node *node, uint32_t count,
                       struct stream *stream)
{
    uint32_t i, best = 0, any = stream_below(stream, count);
    int64_t most = 0, mean;

    for (i = 0; i < count; i++) {
        uint32_t at = any + i < count ? any + i : any + i - count;

        if (node->games[at] < TRIES_LEAST)
            return at;
        mean = node->worth[at] * 64 / node->games[at];
        if (i == 0 || mean > most) {
            most = mean;
            best = at;
        }
    }
    return stream_below(stream, 1024) < CURIOUS ? any : best;
}

static void learn(const struct path *path, int64_t worth)
{
    uint32_t i;

    for (i = 0; i < path->count; i++) {
        path->node[i]->worth[path->lead[i]] += worth;
        path->node[i]->games[path->lead[i]]++;
    }
}

/* The card that player 0 leads. */
static uint32_t lead_of(struct tree *tree, const struct runs *runs,
                        uint64_t leads, uint64_t all, struct path *path,
                        struct stream *stream)
{
    uint32_t count = count_bits(leads), lead;
    struct node *node;

    if (count == 1 || count > NODE_LEADS || path->count == DEPTH_MOST)
        return tln_pt_draw(leads, stream);
    node = find(tree, key_of(runs, leads, all));
    if (node == NULL)
        return tln_pt_draw(leads, stream);
    lead = choose(node, count, stream);
    path->node[path->count] = node;
    path->lead[path->count++] = lead;
    for (; lead > 0; lead--)
        leads &= leads - 1;
    return low_index(leads);
}

void tln_pt_tree_finish(struct tree *tree, const struct course *course,
                        struct runs *runs, uint32_t lowest, uint64_t all,
                        struct stream *stream)
{
    struct path path = {.count = 0};
    uint32_t card;

    while (!runs->is_over) {
        if (runs->leader == 0)
            card = lead_of(tree, runs, tln_pt_runs_leads(course, runs), all,
                           &path, stream);
        else
            card = tln_pt_runs_draw(course, runs, lowest, stream);
        tln_pt_runs_lead(course, runs, card);
    }
    learn(&path, tln_pt_runs_worth(course, runs));
}
