/* SPDX-License-Identifier: MIT */
/* Units in which constants are written (see the head of pf_constants.h). A
 * value written in parts of its unit is rounded to the nearest whole number of
 * the parts that the program counts in. */
#ifndef TALON_ADVISOR_BASE_UNITS_H
#define TALON_ADVISOR_BASE_UNITS_H

/* The whole number k that brings k / one nearest to n / parts. */
#define ROUNDED(n, one, parts)                                                 \
    (((n) * (one) + ((n) < 0 ? -(parts) : (parts)) / 2) / (parts))

/* Unit: worlds */
#define WORLDS(n) (n)
/* Unit: nodes */
#define NODES(n) (n)
/* Unit: cards */
#define CARDS(n) (n)
/* Unit: seats */
#define SEATS_OF(n) (n)
/* Unit: times */
#define TIMES(n) (n)
/* Unit: parts */
#define PARTS(n) (n)
/* Unit: binary logarithm */
#define LOG_2(n) (n)
/* Unit: yes or no */
#define YES(n) (n)
/* Unit: one in */
#define ONE_IN(n) (n)
/* Unit: % */
#define PERCENT(n) (n)
/* Unit: %, counted in 1/10 000 */
#define CHANCE_PERCENT(n) ((n)*100)
/* Unit: %, written in 10ths, counted in 1/1024 */
#define LIKELY_PERMILLE(n) ROUNDED(n, 1024, 1000)

#endif
