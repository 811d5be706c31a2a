/* SPDX-License-Identifier: MIT */
/* Fits the points to a sample of leads. The lead that is tried first is drawn
 * by a softmax of the points. What it costs are the nodes that it took; if it
 * failed, also those that leads of its node that succeed take on average. The
 * sum of these costs over all nodes is made small by gradient descent (Adam,
 * from points of 0). Costs are compressed by a square root, because a few large
 * ones would drown the others, but each number of cards weighs as much as its
 * nodes do in a search. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "leads.h"
#include "measure/bench/draw.h"

#define EPOCHS      15
#define BATCH       2048 /* nodes */
#define RATE        0.03

#define LEADS_MAX   16 /* of a node */
#define NUMBERS_MAX 2048

/* What is fitted: the numbers of all sets, and the state of the descent. */
struct descent {
    double number[NUMBERS_MAX], gradient[NUMBERS_MAX];
    double mean[NUMBERS_MAX], square[NUMBERS_MAX];
    double mean_rest, square_rest; /* powers of the rates of decay */
};

/* What is known of a sample: the mean cost of a lead by the number of cards,
 * and the cost of each lead. */
struct costs {
    double level[11];
    double *lead;
};

static void *room_for(size_t count, size_t size)
{
    void *room = calloc(count, size);

    if (room == NULL)
        abort();
    return room;
}

static void find_costs(const struct sample *sample, struct costs *costs)
{
    double sum[11] = {0}, count[11] = {0};
    size_t n, i;

    costs->lead = room_for(sample->leads, sizeof *costs->lead);
    for (n = 0; n < sample->nodes; n++) {
        const struct lead_node *node = &sample->node[n];
        double good = 0, nodes = 0;

        for (i = node->first; i < node->first + node->count; i++) {
            const struct lead *lead = &sample->lead[i];

            good += lead->succeeds;
            nodes += lead->succeeds ? lead->nodes : 0;
        }
        for (i = node->first; i < node->first + node->count; i++) {
            const struct lead *lead = &sample->lead[i];

            costs->lead[i] = lead->nodes + (lead->succeeds ? 0 : nodes / good);
            sum[node->cards] += costs->lead[i];
            count[node->cards]++;
        }
    }
    for (n = 0; n < sample->nodes; n++) {
        const struct lead_node *node = &sample->node[n];

        costs->level[node->cards] = sum[node->cards] / count[node->cards];
        for (i = node->first; i < node->first + node->count; i++)
            costs->lead[i] = sqrt(costs->lead[i] / costs->level[node->cards]);
    }
}

/* Adds the gradient of the cost of a node. */
static void add_gradient(const struct sample *sample, const struct costs *costs,
                         const struct lead_node *node, double weight,
                         struct descent *descent)
{
    const struct lead *lead = sample->lead + node->first;
    const double *cost = costs->lead + node->first;
    double part[LEADS_MAX], greatest = -1e9, sum = 0, expected = 0;
    size_t i, t;

    for (i = 0; i < node->count; i++) {
        part[i] = 0;
        for (t = 0; t < lead[i].terms; t++)
            part[i] += descent->number[lead[i].term[t]];
        greatest = part[i] > greatest ? part[i] : greatest;
    }
    for (i = 0; i < node->count; i++)
        sum += part[i] = exp(part[i] - greatest);
    for (i = 0; i < node->count; i++) {
        part[i] /= sum;
        expected += part[i] * cost[i];
    }
    for (i = 0; i < node->count; i++) {
        double slope = part[i] * (cost[i] - expected) * weight;

        for (t = 0; t < lead[i].terms; t++)
            descent->gradient[lead[i].term[t]] += slope;
    }
}

/* Goes down the gradient by one step of Adam, with the usual rates of decay. */
static void step(struct descent *descent, double rate)
{
    size_t i;

    descent->mean_rest *= 0.9;
    descent->square_rest *= 0.999;
    for (i = 0; i < NUMBERS_MAX; i++) {
        double slope = descent->gradient[i];
        double *mean = &descent->mean[i], *square = &descent->square[i];

        *mean = 0.9 * *mean + 0.1 * slope;
        *square = 0.999 * *square + 0.001 * slope * slope;
        descent->number[i] -=
            rate * *mean / (1 - descent->mean_rest) /
            (sqrt(*square / (1 - descent->square_rest)) + 1e-8);
        descent->gradient[i] = 0;
    }
}

/* Fits one set of tables to the nodes that use it. */
static void fit_set(const struct sample *sample, const struct costs *costs,
                    const struct lead_node **nodes, size_t count,
                    struct descent *descent)
{
    struct chance chance = {0};
    double weights = 0;
    uint32_t epoch;
    size_t i;

    memset(descent->mean, 0, sizeof descent->mean);
    memset(descent->square, 0, sizeof descent->square);
    descent->mean_rest = descent->square_rest = 1;
    for (i = 0; i < count; i++)
        weights += costs->level[nodes[i]->cards] * nodes[i]->weight;
    for (epoch = 0; epoch < EPOCHS; epoch++) {
        double rate = RATE * (EPOCHS - epoch) / EPOCHS;

        for (i = count; i-- > 1;) {
            size_t other = draw_below(&chance, (uint32_t)i + 1);
            const struct lead_node *node = nodes[i];

            nodes[i] = nodes[other];
            nodes[other] = node;
        }
        for (i = 0; i < count; i++) {
            double weight = costs->level[nodes[i]->cards] * nodes[i]->weight /
                            weights * (double)count / BATCH;

            add_gradient(sample, costs, nodes[i], weight, descent);
            if ((i + 1) % BATCH == 0 || i + 1 == count)
                step(descent, rate);
        }
    }
}

/* Rounds the numbers of a set, of which the greatest becomes 127. Their order
 * is all that counts, so any scale would do, but clipping costs many nodes. */
static void round_points(const double *number, size_t count, int8_t *points)
{
    double greatest = 1e-9;
    size_t i;

    for (i = 0; i < count; i++)
        greatest = fmax(greatest, fabs(number[i]));
    for (i = 0; i < count; i++)
        points[i] = (int8_t)lround(127 * number[i] / greatest);
}

void fit_points(const struct lead_search *leads, const struct sample *sample)
{
    const struct lead_node **nodes = room_for(sample->nodes, sizeof *nodes);
    struct descent *descent = room_for(1, sizeof *descent);
    struct costs costs;
    size_t i, set, count;

    find_costs(sample, &costs);
    for (set = 0; set < SETS; set++) {
        for (i = count = 0; i < sample->nodes; i++) {
            const struct lead_node *node = &sample->node[i];
            uint32_t term = sample->lead[node->first].term[0];

            if (term / leads->set == set)
                nodes[count++] = node;
        }
        fit_set(sample, &costs, nodes, count, descent);
    }
    for (set = 0; set < SETS; set++)
        round_points(&descent->number[set * leads->set], leads->set,
                     &leads->points[set * leads->set]);
    free(costs.lead);
    free(descent);
    free(nodes);
}
