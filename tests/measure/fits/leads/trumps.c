/* SPDX-License-Identifier: MIT */
/* The search for four hands with trumps, and the tables of its points. */
#define HANDS 4
#define LOOSE 0
#define ENTRY search_trumps
#include "instance.h"

static const struct lead_table tables[] = {
    {"suit_tops",
     {64, 3},
     "A side suit, by the owners of its three highest cards (tops_of())."},
    {"suit_need",
     {3, 3},
     "By the share of the tricks left that the leader's side needs: up to a "
     "third, up to two thirds, or more."},
    {"suit_lengths",
     {6, 5},
     "By the length of the suit in the leader's hand, then in the partner's."},
    {"suit_theirs",
     {5, 3, 5, 3},
     "By the length of the suit and the number of trumps in the hand that "
     "plays next, then the same for the hand that plays last."},
    {"suit_partner",
     {2, 3, 2},
     "By whether the partner is void in the suit, how many trumps the partner "
     "has, and whether the leader has at least as many."},
    {"suit_short",
     {4, 3, 2},
     "By the length of the suit and the number of trumps in the leader's hand, "
     "and whether the opponents have any trumps."},
    {"trump_tops",
     {64, 3},
     "The trump suit, by the owners of its three highest cards (tops_of())."},
    {"trump_need",
     {3, 3},
     "By the share of the tricks left that the leader's side needs, as above."},
    {"trump_lengths",
     {6, 5},
     "By the number of trumps in the leader's hand, then in the partner's."},
    {"trump_longer",
     {7},
     "By how many more trumps the longer hand of the leader's side has than "
     "that of the opponents: -3 … 3."},
    {"trump_theirs",
     {3, 3},
     "By the number of trumps in the hand that plays next, then in the hand "
     "that plays last."},
    {"trump_losing",
     {4},
     "By the number of side suits whose highest card the leader's side has, "
     "but which the opponents can ruff before they are run."},
    {"trump_ruffs",
     {4},
     "By the number of side suits that the leader's side can ruff."},
    {NULL, {0}, NULL}};

const struct lead_search trump_leads = {"trumps",
                                        "with",
                                        0,
                                        search_trumps,
                                        fitted,
                                        sizeof(struct lead_points),
                                        (const int8_t *)lead_points,
                                        tables,
                                        "TALON_ADVISOR_SEARCH_LEAD_POINTS_H"};
