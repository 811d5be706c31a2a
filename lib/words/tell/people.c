/* SPDX-License-Identifier: MIT */
/* Seats by their names, and “you”. */
#include "words/tell/people.h"

#include "words/catalogue/catalogue.h"

/* Names are passed on byte by byte and never read as messages. */
static void put_name(struct out *out, int32_t seat)
{
    const char *name = out->words->names[seat];
    uint32_t i;

    if (*name == '\0') {
        tln_w_put_numbered(out, tln_w_text(out->words->language, W_LIST_SEAT),
                           seat + 1);
        return;
    }
    for (i = 0; i < TALON_NAME_MAX && name[i] != '\0'; i++)
        tln_w_put_char(out, name[i]);
}

void tln_w_put_seat(struct out *out, int32_t seat)
{
    uint32_t language = out->words->language;

    if (seat == TALON_TABLE)
        tln_w_put_text(out, tln_w_text(language, W_LIST_TABLE));
    else if (seat == TALON_SECRET)
        tln_w_put_text(out, tln_w_text(language, W_LIST_SECRET));
    else if (seat < 0 || seat >= TALON_SEATS_MAX)
        tln_w_put_text(out, tln_w_text(language, W_LIST_NOBODY));
    else if (seat == out->words->you)
        tln_w_put_text(out, tln_w_text(language, W_LIST_YOU));
    else
        put_name(out, seat);
}

/* Takes the next seat of a set: “you” first, then by number. */
static int32_t take_seat(const talon_words *words, uint32_t *seats)
{
    int32_t seat = words->you;

    if (seat < 0 || seat >= TALON_SEATS_MAX || !(*seats >> seat & 1))
        for (seat = 0; !(*seats >> seat & 1);)
            seat++;
    *seats &= ~((uint32_t)1 << seat);
    return seat;
}

void tln_w_put_seats(struct out *out, uint32_t seats, int capital)
{
    uint32_t language = out->words->language;
    int32_t seat;
    int first = 1;

    if (seats == 0)
        tln_w_put_seat(out, TALON_NOBODY);
    while (seats != 0) {
        seat = take_seat(out->words, &seats);
        if (!first)
            tln_w_put_text(out, tln_w_text(language, seats != 0 ? W_LIST_COMMA
                                                                : W_LIST_AND));
        if (first && capital && seat == out->words->you)
            tln_w_put_text(out, tln_w_text(language, W_LIST_CAPITAL));
        else
            tln_w_put_seat(out, seat);
        first = 0;
    }
}
