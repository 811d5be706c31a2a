/* SPDX-License-Identifier: MIT */
/* Points of leads for four hands with trumps (core_leads.h), fitted to 650 000
 * leads in searches of deals other than those on which speed is measured.
 * Trying the leads with the most points first wastes the fewest nodes before
 * one of them causes a cutoff (doc/performance.md).
 * Origin: inherited, its program lost
 *
 * The last index of some tables is the kind of a card: 0 the leader's highest
 * card of the suit, 1 its lowest, 2 any other. */
#ifndef TALON_ADVISOR_SEARCH_LEAD_POINTS_H
#define TALON_ADVISOR_SEARCH_LEAD_POINTS_H

#include <stdint.h>

/* A side suit, by the owners of its three highest cards (tops_of()). */
static const int8_t suit_tops[64][3] = {
    {-6, -63, -80},  {27, -37, -57},  {18, -44, -62},  {17, -42, -58},
    {-13, -69, -80}, {-34, -62, -16}, {-25, -62, 23},  {-43, -71, 66},
    {17, 46, 50},    {24, -39, -52},  {46, -29, -34},  {58, -29, -36},
    {-25, 33, 50},   {-36, -9, 15},   {-63, -6, 42},   {-39, -57, -38},
    {4, -4, 39},     {44, 90, 50},    {-10, -62, -75}, {57, -30, -38},
    {-29, 45, 125},  {-21, 78, 69},   {-35, 3, -34},   {-66, -9, 3},
    {36, -30, 91},   {11, 53, 92},    {6, -53, -58},   {8, -47, -61},
    {-20, 89, -5},   {2, 65, 52},     {-71, -93, 66},  {-45, 10, 9},
    {13, 77, 97},    {29, 84, 12},    {45, -28, 80},   {34, 61, 66},
    {-29, -26, 50},  {-55, -9, 8},    {-45, -4, 41},   {-37, 69, -18},
    {13, 29, 61},    {16, 77, -30},   {64, 105, 127},  {32, 104, -6},
    {-46, 40, -51},  {-23, -59, -25}, {-69, -27, 34},  {-47, -10, 35},
    {14, 68, 71},    {59, 7, 88},     {-9, 52, 80},    {-4, -28, 98},
    {-39, 29, 16},   {-16, -44, -62}, {-30, 4, 3},     {-37, -65, 3},
    {19, 98, -11},   {23, 82, 99},    {16, -15, 101},  {-3, 76, 68},
    {-21, 99, 8},    {-66, -2, -44},  {-42, 17, 35},   {-50, 23, 81}};

/* By the share of the tricks left that the leader's side needs: up to a third,
 * up to two thirds, or more. */
static const int8_t suit_need[3][3] = {
    {34, -8, 27}, {8, -6, 21}, {-15, -16, 6}};

/* By the length of the suit in the leader's hand, then in the partner's. */
static const int8_t suit_lengths[6][5] = {
    {0, 0, 0, 0, 0},    {17, -11, -3, -1, -3}, {28, 4, 7, 3, -2},
    {29, 9, 0, 11, -8}, {22, 4, 1, 15, -63},   {60, 2, -13, 57, -53}};

/* By the length of the suit and the number of trumps in the hand that plays
 * next, then the same for the hand that plays last. */
static const int8_t suit_theirs[3][3][3][3] = {
    {{{-46, -17, -76}, {37, 23, 61}, {-34, -37, -2}},
     {{-9, -60, -80}, {-6, 6, 2}, {-33, -38, -50}},
     {{-52, -77, -90}, {-6, 3, 5}, {-41, -40, -46}}},
    {{{11, -22, -29}, {94, 62, 83}, {35, 25, 58}},
     {{6, -15, -39}, {67, 68, 98}, {26, 26, 47}},
     {{31, -54, -36}, {73, 86, 100}, {46, 73, 61}}},
    {{{-15, -40, -64}, {47, 35, 70}, {2, 6, 50}},
     {{-34, -62, -73}, {13, 18, 80}, {-4, -4, 58}},
     {{-16, -81, -75}, {67, 34, 67}, {42, 54, 74}}}};

/* By whether the partner is void in the suit, how many trumps the partner has,
 * and whether the leader has at least as many. */
static const int8_t suit_partner[2][3][2] = {{{0, 5}, {5, -29}, {8, -3}},
                                             {{0, -29}, {-5, 28}, {13, 23}}};

/* By the length of the suit and the number of trumps in the leader's hand, and
 * whether the opponents have any trumps. */
static const int8_t suit_short[4][3][2] = {{{0, 0}, {0, 0}, {0, 0}},
                                           {{13, 6}, {28, -31}, {31, 6}},
                                           {{-12, -2}, {43, -30}, {36, 2}},
                                           {{-9, -5}, {59, -28}, {47, 3}}};

/* The trump suit, by the owners of its three highest cards (tops_of()). */
static const int8_t trump_tops[64][3] = {
    {-23, -62, -80}, {34, -31, -46},  {35, -35, -48},  {42, -30, -31},
    {-51, -96, -35}, {0, -46, 2},     {-34, -41, -5},  {-63, -38, 41},
    {-52, 9, 57},    {30, -33, -50},  {37, -34, -44},  {77, -27, -31},
    {-61, 17, -71},  {-32, -4, -73},  {-30, -10, 87},  {5, 26, -32},
    {-38, -57, -49}, {-19, 69, -28},  {5, -52, -68},   {73, -29, -31},
    {-79, 9, -82},   {13, 58, 102},   {-17, 3, 27},    {25, 48, -12},
    {-28, 69, -28},  {-30, 50, -56},  {10, -47, -62},  {48, -31, -32},
    {-38, 54, -26},  {-2, 71, 110},   {9, 66, -13},    {15, 6, 102},
    {-25, 56, 101},  {-8, 62, -22},   {42, 63, 62},    {4, 114, 1},
    {-77, -113, 27}, {-36, -78, -88}, {-10, 31, 40},   {14, 27, -34},
    {-12, -45, 127}, {1, 82, -35},    {108, 12, 127},  {47, 91, -12},
    {-78, -7, -80},  {-33, -51, -18}, {21, 51, -10},   {-34, -25, 81},
    {-26, 42, 90},   {-5, 117, -9},   {36, 100, 79},   {34, 85, -5},
    {-67, -17, -14}, {-33, 29, -54},  {-47, -108, 82}, {32, -38, 26},
    {-44, 57, -17},  {-18, 66, 48},   {-26, 41, 17},   {11, 64, 127},
    {-30, 9, -17},   {-31, 20, -28},  {-57, -49, 41},  {-69, 65, -15}};

/* By the share of the tricks left that the leader's side needs, as above. */
static const int8_t trump_need[3][3] = {
    {-36, -7, 5}, {-3, -7, -42}, {20, -11, 35}};

/* By the number of trumps in the leader's hand, then in the partner's. */
static const int8_t trump_lengths[6][5] = {
    {0, 0, 0, 0, 0},        {38, -12, -31, -26, -53}, {17, -19, 11, -14, -41},
    {11, -29, -6, -7, -52}, {8, -56, -43, -45, -13},  {4, -113, -45, -33, 42}};

/* By how many more trumps the longer hand of the leader's side has than that of
 * the opponents: -3 … 3. */
static const int8_t trump_longer[7] = {-68, -64, -74, -15, 36, 44, 53};

/* By the number of trumps in the hand that plays next, then in the hand that
 * plays last. */
static const int8_t trump_theirs[3][3] = {
    {-44, -22, -59}, {-36, 43, 69}, {-49, 55, 47}};

/* By the number of side suits whose highest card the leader's side has, but
 * which the opponents can ruff before they are run. */
static const int8_t trump_losing[4] = {-41, 15, 27, 75};

/* By the number of side suits that the leader's side can ruff. */
static const int8_t trump_ruffs[4] = {8, 9, -18, -29};

#endif
