/* SPDX-License-Identifier: MIT */
/* Prints figures as lines for people, or as JSON. */
#include <stdio.h>
#include <string.h>

#include "bench.h"

static const char *current_group;
static uint32_t reported, met, missed;

struct figure in_nanoseconds(const char *name, const struct timing *timing)
{
    return (struct figure){.name = name,
                           .unit = "ns",
                           .value = median(timing),
                           .spread = spread(timing)};
}

struct figure per_second(const char *name, const char *unit,
                         const struct timing *timing)
{
    return (struct figure){.name = name,
                           .unit = unit,
                           .value = 1e9 / median(timing),
                           .spread = spread(timing)};
}

/* A trial run checks no goals. */
static int has_goal(const struct figure *figure)
{
    return (figure->least > 0 || figure->most > 0) && !options.quick;
}

static int is_ok(const struct figure *figure)
{
    int by_slowest = figure->slowest > 0 && !figure->by_mean;
    double value = figure->beside != NULL ? figure->ratio
                   : by_slowest           ? figure->slowest
                                          : figure->value;

    return (figure->least <= 0 || value >= figure->least) &&
           (figure->most <= 0 || value <= figure->most);
}

/* Prints a number with at least three digits. A rate is printed in thousands
 * (k), millions (M) or billions (G). */
static void print_scaled(double value, const char *unit)
{
    static const char letters[] = " kMG";
    uint32_t i = 0;
    int decimals;

    if (strstr(unit, "/s") != NULL)
        for (; value >= 999.5 && i < 3; i++)
            value /= 1000;
    decimals = value < 9.995 ? 2 : value < 99.95 ? 1 : 0;
    printf("%9.*f %c %-8s", decimals, value, letters[i], unit);
}

static void print_goal(const struct figure *figure)
{
    if (!has_goal(figure))
        return;
    if (figure->least > 0)
        printf("  at least %.3g:", figure->least);
    if (figure->most > 0)
        printf("  at most %.4g:", figure->most);
    fputs(is_ok(figure) ? " ok" : " MISSED", stdout);
}

static void print_line(const struct figure *figure)
{
    printf("%-8s  %-32s", current_group, figure->name);
    print_scaled(figure->value, figure->unit);
    if (figure->spread > 0)
        printf("  +-%5.1f %%", figure->spread * 100);
    if (figure->slowest > 0)
        printf("  slowest %.0f", figure->slowest);
    if (figure->beside != NULL)
        printf("  %.3f of %s", figure->ratio, figure->beside);
    print_goal(figure);
    printf("\n");
}

/* Prints a member of a JSON object, unless its value is 0. */
static void print_member(const char *name, double value)
{
    if (value > 0)
        printf(", \"%s\": %.6g", name, value);
}

static void print_json(const struct figure *figure)
{
    printf("%s\n  {\"group\": \"%s\", \"name\": \"%s\", \"unit\": \"%s\"",
           reported > 0 ? "," : "", current_group, figure->name, figure->unit);
    print_member("value", figure->value);
    print_member("spread", figure->spread);
    print_member("slowest", figure->slowest);
    if (figure->beside != NULL)
        printf(", \"beside\": \"%s\"", figure->beside);
    print_member("ratio", figure->ratio);
    print_member("least", figure->least);
    print_member("most", figure->most);
    if (has_goal(figure))
        printf(", \"ok\": %s", is_ok(figure) ? "true" : "false");
    printf("}");
}

void report_group(const char *group)
{
    current_group = group;
}

void report(const struct figure *figure)
{
    if (options.json)
        print_json(figure);
    else
        print_line(figure);
    fflush(stdout);
    reported++;
    if (has_goal(figure))
        *(is_ok(figure) ? &met : &missed) += 1;
}

#ifdef __VERSION__
#define COMPILER __VERSION__
#else
#define COMPILER "not known"
#endif

void report_begin(void)
{
    const char *format = "talon %s, compiler %s, median of %u rounds\n";

    if (options.json)
        format = "{\"talon\": \"%s\", \"compiler\": \"%s\", "
                 "\"rounds\": %u, \"figures\": [";
    printf(format, talon_version_string(), COMPILER, (unsigned)options.rounds);
}

void report_end(void)
{
    const char *format = "goals met %u, missed %u\n";

    if (options.json)
        format = "\n], \"met\": %u, \"missed\": %u}\n";
    printf(format, (unsigned)met, (unsigned)missed);
}
