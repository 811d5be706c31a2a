/* SPDX-License-Identifier: MIT */
/* Prints the header with the points, before clang-format has seen it. */
#include <stdio.h>
#include <string.h>

#include "leads.h"

/* The first comment of the header, with the kind of contract and the seed. */
#define HEAD                                                                   \
    "Points of leads for four hands %s trumps (core_leads.h). Trying the "     \
    "leads with the most points first wastes the fewest nodes before one of "  \
    "them causes a cutoff (doc/performance.md).\n"                             \
    "Origin: fitted by tests/measure/fits/leads/main.c (seed %d)\n\n"          \
    "There are two sets of tables: one for fewer than LEADS_EARLY cards in "   \
    "each hand, and one for the others. The last index of some tables is the " \
    "kind of a card: 0 the leader's highest card of the suit, 1 its lowest, "  \
    "2 any other."

/* Prints a comment in lines of 80 columns. */
static void print_comment(const char *indent, const char *text)
{
    size_t column = strlen(indent) + 2;

    printf("%s/*", indent);
    while (*text != '\0') {
        size_t length = strcspn(text, " \n"), i, width = 0;

        for (i = 0; i < length; i++)
            width += ((unsigned char)text[i] & 0xC0) != 0x80;
        if (column + 1 + width + (text[length] == '\0' ? 3 : 0) > 80) {
            printf("\n%s *", indent);
            column = strlen(indent) + 2;
        }
        printf(" %.*s", (int)length, text);
        column += 1 + width;
        for (text += length; *text == '\n'; text++) {
            printf("\n%s *", indent);
            column = strlen(indent) + 2;
        }
        text += *text == ' ';
    }
    puts(" */");
}

static void print_tables(const struct lead_table *table)
{
    for (; table->name != NULL; table++) {
        uint32_t i;

        print_comment("    ", table->meaning);
        printf("    int8_t %s", table->name);
        for (i = 0; i < 4 && table->size[i] != 0; i++)
            printf("[%u]", (unsigned)table->size[i]);
        puts(";");
    }
}

/* Prints the numbers of one dimension, and returns those that follow. */
static const int8_t *print_numbers(const uint32_t *size, uint32_t dimensions,
                                   const int8_t *points)
{
    uint32_t i;

    if (dimensions == 0) {
        printf("%d", *points);
        return points + 1;
    }
    putchar('{');
    for (i = 0; i < *size; i++) {
        printf("%s", i > 0 ? ", " : "");
        points = print_numbers(size + 1, dimensions - 1, points);
    }
    putchar('}');
    return points;
}

void print_header(const struct lead_search *leads)
{
    const int8_t *points = leads->points;
    const struct lead_table *table;
    uint32_t set, dimensions;
    char head[1000];

    puts("/* SPDX-License-Identifier: MIT */");
    snprintf(head, sizeof head, HEAD, leads->kind, FIT_SEED);
    print_comment("", head);
    printf("#ifndef %s\n#define %s\n\n#include <stdint.h>\n\n", leads->guard,
           leads->guard);
    puts("struct lead_points {");
    print_tables(leads->tables);
    puts("};\n\nstatic const struct lead_points lead_points[] = {");
    for (set = 0; set < SETS; set++) {
        printf("%s{", set > 0 ? ",\n" : "");
        for (table = leads->tables; table->name != NULL; table++) {
            dimensions = 0;
            while (dimensions < 4 && table->size[dimensions] != 0)
                dimensions++;
            printf("%s.%s = ", table == leads->tables ? "" : ",\n",
                   table->name);
            points = print_numbers(table->size, dimensions, points);
        }
        putchar('}');
    }
    puts("};\n\n#endif");
}
