/* SPDX-License-Identifier: MIT */
/* The search for four hands without trumps, and the tables of its points. */
#define HANDS 4
#define LOOSE 1
#define ENTRY search_plain
#include "instance.h"

static const struct lead_table tables[] = {
    {"suit_tops",
     {64, 3},
     "By the owners of the suit's three highest cards (tops_of())."},
    {"suit_need",
     {3, 3},
     "By the share of the tricks left that the leader's side needs: up to a "
     "third, up to two thirds, or more."},
    {"suit_lengths",
     {6, 5},
     "By the length of the suit in the leader's hand, then in the partner's."},
    {"suit_theirs",
     {4, 4, 3},
     "By the length of the suit in the hand that plays next, then in the hand "
     "that plays last."},
    {NULL, {0}, NULL}};

const struct lead_search plain_leads = {
    "plain",
    "without",
    1,
    search_plain,
    fitted,
    sizeof(struct lead_points),
    (const int8_t *)lead_points,
    tables,
    "TALON_ADVISOR_SEARCH_LEAD_POINTS_PLAIN_H"};
