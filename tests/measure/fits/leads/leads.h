/* SPDX-License-Identifier: MIT */
/* What the parts of the program share; main.c says what it does. */
#ifndef TALON_FITS_LEADS_H
#define TALON_FITS_LEADS_H

#include "advisor/solver/drive.h"

#define SETS      2 /* of tables: for few cards in each hand, and for more */
#define FIT_SEED  7 /* tests and benchmarks have others */
#define TERMS_MAX 8 /* numbers that make the points of a lead */

/* A lead, with the places in the tables of the numbers that make its points,
 * and what it brought when it was searched. */
struct lead {
    uint16_t term[TERMS_MAX];
    uint16_t terms;
    uint16_t succeeds; /* whether its side takes as many tricks as it needs */
    uint32_t nodes;
};

/* The leads of one hand at the start of a trick: some succeed, some do not. */
struct lead_node {
    size_t first, count; /* of the sample's leads */
    uint32_t cards;      /* in each hand */
    double weight;       /* of how many nodes it was drawn */
};

struct sample {
    struct lead *lead;
    struct lead_node *node;
    size_t leads, leads_room, nodes, nodes_room;
};

/* A table of a set, as a field of struct lead_points. */
struct lead_table {
    const char *name;
    uint32_t size[4]; /* of its dimensions; 0 if there are no more */
    const char *meaning;
};

/* One of the searches whose leads have points. */
struct lead_search {
    const char *name;
    const char *kind;  /* "with" or "without" trumps */
    uint32_t is_plain; /* whether it is for contracts without trumps */
    search_entry *entry;
    int8_t *points; /* those of all sets that the search uses now */
    uint32_t set;   /* numbers in a set */
    const int8_t *of_library;
    const struct lead_table *tables;
    const char *guard;
};

extern const struct lead_search trump_leads, plain_leads;

/* The entries of these searches. */
search_entry search_trumps, search_plain;

/* collect.c: searches deals. */

/* Which deals are searched, and of which nodes the leads are. */
struct plan {
    uint32_t deals;
    uint32_t cards;         /* dealt to each hand */
    uint32_t per_mille[11]; /* of nodes, by the number of cards in each hand */
};

/* Where the leads go that a search tries. */
struct collector {
    const struct search *search; /* null if nothing is collected */
    struct drive probe;          /* in a memory of its own */
    const struct plan *plan;
    struct sample *sample;
};

extern struct collector collector;

/* Whether the leads of a node with so many cards in each hand are wanted. */
int is_drawn(uint32_t cards);

/* Makes the probe's table empty, of a size for so many cards in each hand. */
void forget_probe(uint32_t cards);

/* Adds a lead to the node that is being collected, and ends that node, which is
 * left out unless some of its leads succeed and others do not. */
void add_lead(const struct lead *lead);
void end_node(uint32_t cards);

/* Solves the deals of a plan. Collects leads unless the sample is null, and
 * returns the nodes of all solves. The sum of all values is added to
 * `values`. */
uint64_t solve_deals(const struct lead_search *leads, const struct plan *plan,
                     uint8_t seed, struct sample *sample, uint64_t *values);

/* fit.c: finds the points that waste the fewest nodes. */
void fit_points(const struct lead_search *leads, const struct sample *sample);

/* header.c: prints the header with the points. */
void print_header(const struct lead_search *leads);

#endif
