/* SPDX-License-Identifier: MIT */
/* How the deciding seat chooses its later leads.
 *
 * Trying a lead means playing the runs to the end, and on the way the seat
 * leads again, several times. If it led at random then, every lead would look
 * worse than it is. If it led what is best in each world, it would use cards
 * that it cannot see. So its later leads are learned, over all worlds at once:
 * positions that look the same to the seat, or almost the same, share a node,
 * and a node remembers what each of its leads has brought on average. A node is
 * looked up by what matters to a leader: the cards in its hand, the suits that
 * it may lead, and which cards above its leads are gone. */
#ifndef TALON_ADVISOR_TRIPOLI_PT_TREE_H
#define TALON_ADVISOR_TRIPOLI_PT_TREE_H

#include "advisor/base/chance.h"
#include "advisor/tripoli/pt_constants.h"
#include "advisor/tripoli/pt_runs.h"

struct node {
    uint64_t key; /* 0: free */
    int64_t worth[NODE_LEADS];
    uint32_t games[NODE_LEADS];
};

struct tree {
    struct node node[1u << NODES_LOG];
};

void tln_pt_tree_forget(struct tree *tree);

/* Plays to the end like tln_pt_runs_finish(), but player 0 leads the card that
 * has been best so far, or sometimes another one, and learns from the result.
 * `all` is the set of cards that were in all hands at the time of the
 * decision. */
void tln_pt_tree_finish(struct tree *tree, const struct course *course,
                        struct runs *runs, uint32_t lowest, uint64_t all,
                        struct stream *stream);

#endif
