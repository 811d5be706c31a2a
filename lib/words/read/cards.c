/* SPDX-License-Identifier: MIT */
/* Reading what was typed as a set of cards. A line is read in every order of
 * suits and ranks, as moves are. The orders that leave the fewest suits and
 * ranks alone count, and the cards of all of these: of a set, as of a word that
 * may be several cards, all are meant. */
#include "words/read/draft.h"
#include "words/tell/out.h"

/* What a line was read as, and how far. */
struct found {
    talon_cards cards;
    talon_cards exact; /* those that were named, not a whole suit or rank */
    uint32_t far;
    uint32_t vague; /* suits and ranks that stand alone */
    int read;
};

static void add(struct found *found, const struct draft *draft)
{
    if (found->read && draft->vague > found->vague)
        return;
    if (!found->read || draft->vague < found->vague)
        found->cards = found->exact = 0;
    found->read = 1;
    found->vague = draft->vague;
    found->cards |= draft->items[0];
    found->exact |= draft->exact;
}

static struct found read_orders(const struct line *line)
{
    struct found found = {0, 0, 0, 0, 0};
    struct draft draft;
    uint32_t order, end;

    for (order = 0; order < TLN_W_ORDERS; order++) {
        end = tln_w_draft(line, tln_w_kind_count, (enum tln_w_order)order, 0, 0,
                          &draft);
        if (end == line->atoms.count)
            add(&found, &draft);
        else if (end > found.far)
            found.far = end;
    }
    return found;
}

/* Takes the cards that the game has. One that was named must be among them. */
static void settle(const struct found *found, talon_cards pack,
                   talon_reading *reading)
{
    talon_cards foreign = found->exact & ~pack;

    if (foreign == 0 && (found->cards & pack) == 0)
        foreign = found->cards;
    reading->answer =
        foreign != 0 ? TALON_READING_REFUSED : TALON_READING_CARDS;
    reading->status = foreign != 0 ? TALON_E_CARD_FOREIGN : TALON_OK;
    reading->concerned = foreign != 0 ? foreign : found->cards & pack;
}

/* Reads a line that has atoms. */
static void read_line(struct line *line, talon_cards pack,
                      talon_reading *reading)
{
    const struct atom *atom;
    struct found found;

    tln_w_understand(line);
    found = read_orders(line);
    if (found.read) {
        settle(&found, pack, reading);
        return;
    }
    atom = &line->atoms.atom[found.far];
    reading->start = atom->at;
    reading->length = atom->length;
}

static talon_status pack_of(const talon_game *game, talon_cards *pack)
{
    talon_rules rules;
    talon_status status = talon_game_rules(game, &rules);

    return status < 0 ? status : talon_rules_pack(&rules, pack);
}

talon_status talon_words_read_cards(const talon_words *words,
                                    const talon_game *game, const char *text,
                                    size_t length, talon_cards *cards,
                                    talon_reading *reading)
{
    static const talon_reading none;
    struct line line = {words, game, text, {.count = 0}};
    talon_reading made = none;
    talon_cards pack;
    talon_status status;
    struct out out;
    size_t bad = 0;

    if (!tln_w_begin(&out, words, &status))
        return status;
    if (game == NULL || (text == NULL && length > 0) || cards == NULL)
        return TALON_E_NULL;
    status = pack_of(game, &pack);
    if (status < 0)
        return status;
    made.answer = TALON_READING_UNKNOWN;
    made.status = TALON_E_SYNTAX;
    status = length > TALON_WORDS_READ_MAX
                 ? TALON_E_LINE_LONG
                 : tln_w_divide(&line.atoms, line.text, length, &bad);
    made.start = (uint32_t)bad;
    if (status < 0)
        made.status = status;
    else if (line.atoms.count > 0)
        read_line(&line, pack, &made);
    if (made.status == TALON_OK)
        *cards = made.concerned;
    if (reading != NULL)
        *reading = made;
    return made.status;
}
