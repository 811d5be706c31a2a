/* SPDX-License-Identifier: MIT */
/* What each card is worth, and lines of best play.
 *
 * The value of the position comes first. No card can be better than that, so
 * most cards need only one more null-window search, which asks whether they are
 * as good. Cards of one hand that are neighbors are equal, and only one of them
 * is searched. */
#include "advisor/solver/cards.h"
#include "advisor/solver/answers.h"
#include "advisor/base/freestanding.h"
#include "advisor/solver/position.h"

/* The move of an option, as a bit of the root. Neighboring cards of the hand
 * are equal, so they all share the move of the highest one. */
static uint64_t move_of(const struct root *root, uint32_t hand,
                        const struct option *option, int is_loose)
{
    uint64_t cards = root->hand[hand], bit;
    uint32_t lane = 0;

    if (is_loose) {
        if (option->suit != 0)
            while (root->suit_of[lane] != option->suit)
                lane++;
        return root->bottoms & root->lane[lane];
    }
    while (root->card_of[low_index(cards)] != option->card)
        cards &= cards - 1;
    bit = low_bit(cards);
    while ((bit << 1 & root->hand[hand]) != 0)
        bit <<= 1;
    return bit;
}

void tln_sv_list(const struct drive *drive, const talon_fh_position *position,
                 struct options *options)
{
    const struct root *root = &drive->root;
    uint32_t hand = root->leader + root->on_table, seat, i, k;

    hand -= hand >= root->hands ? root->hands : 0;
    seat = root->seat_of[hand];
    options->is_side = root->side >> hand & 1;
    options->count = tln_sv_options(position, options->option);
    for (i = 0; i < options->count; i++) {
        const struct option *option = &options->option[i];

        options->move[i] =
            move_of(root, hand, option,
                    tln_sv_suit_of(position, seat, option->card) == 0);
        for (k = 0; options->move[k] != options->move[i]; k++)
            continue;
        options->same[i] = (uint8_t)k;
    }
}

/* Plays an option at the drive's root: puts it on the table. take_back() undoes
 * this. */
static void put_option(struct drive *drive, const struct options *options,
                       uint32_t index)
{
    drive->root.table[drive->root.on_table++] = options->move[index];
}

static void take_back(struct drive *drive)
{
    drive->root.on_table--;
}

void tln_sv_narrow_option(struct drive *drive, const struct options *options,
                          uint32_t index, struct range *range, uint32_t guess)
{
    put_option(drive, options, index);
    tln_sv_narrow(drive, range, guess);
    take_back(drive);
}

void tln_sv_ask_option(struct drive *drive, const struct options *options,
                       uint32_t index, struct range *range, uint32_t target)
{
    put_option(drive, options, index);
    tln_sv_ask(drive, range, target);
    take_back(drive);
}

uint32_t tln_sv_find_best(struct drive *drive, const struct options *options,
                          uint32_t value, struct range *range)
{
    uint32_t i, last = 0;

    for (i = 0; i < options->count; i++)
        last = options->same[i] == i ? i : last;
    for (i = 0; i < last; i++) {
        if (options->same[i] != i)
            continue;
        *range = tln_sv_whole_range(drive);
        tln_sv_ask_option(drive, options, i, range,
                          options->is_side ? value : value + 1);
        if (drive->search.stopped)
            return options->count;
        if (options->is_side ? range->low >= value : range->high <= value)
            return i;
    }
    return last;
}

/* Limits the range of an option, which cannot be better than the position. */
static void limit_range(const struct options *options,
                        const struct range *whole, struct range *range)
{
    if (options->is_side)
        range->high = least(range->high, whole->high);
    else
        range->low = most(range->low, whole->low);
}

int tln_sv_solve_options(struct drive *drive, const struct options *options,
                         struct range *range)
{
    struct range *whole = &range[SESSION_WHOLE];
    uint32_t i, guess, is_known;

    tln_sv_narrow(drive, whole, tln_sv_guess(drive));
    guess = whole->low + !options->is_side;
    is_known = whole->low == whole->high;
    for (i = 0; i < options->count; i++) {
        if (options->same[i] == i) {
            limit_range(options, whole, &range[i]);
            tln_sv_narrow_option(drive, options, i, &range[i], guess);
        } else {
            range[i] = range[options->same[i]];
        }
        is_known &= (uint32_t)(range[i].low == range[i].high);
    }
    return (int)is_known;
}

void tln_sv_tell_options(const struct drive *drive,
                         const struct options *options,
                         const struct range *range, talon_fh_card_value *values)
{
    uint32_t i;

    for (i = 0; i < options->count; i++) {
        talon_fh_card_value value = {0};

        value.card = options->option[i].card;
        value.suit = options->option[i].suit;
        value.same = options->same[i];
        tln_sv_values(drive, &range[i], &value.low, &value.high);
        values[i] = value;
    }
}

talon_status talon_fh_solve_cards(talon_fh_solver *solver,
                                  const talon_fh_position *position,
                                  uint32_t limit, const uint32_t *stop,
                                  talon_fh_card_value *values,
                                  uint32_t capacity, uint32_t *count)
{
    struct drive drive;
    struct options options;
    struct range *range;
    int is_known;
    talon_status status = tln_sv_ready(solver, position);

    if (status != TALON_OK)
        return status;
    if (values == NULL && capacity > 0)
        return TALON_E_NULL;
    options.count = tln_sv_options(position, options.option);
    if (count != NULL)
        *count = options.count;
    if (values == NULL)
        return TALON_OK;
    if (capacity < options.count)
        return TALON_E_SPACE;
    tln_sv_start(&drive, solver, position, (struct effort){limit, stop});
    tln_sv_list(&drive, position, &options);
    range = tln_sv_session(&drive, position);
    is_known = tln_sv_solve_options(&drive, &options, range);
    tln_sv_tell_options(&drive, &options, range, values);
    tln_sv_end(&drive);
    return is_known ? TALON_OK : TALON_UNFINISHED;
}

/* Follows a line of best play; returns its length. */
static uint32_t follow_line(struct drive *drive, talon_fh_position *position,
                            talon_move *moves)
{
    struct range whole, range;
    struct options options;
    uint32_t length = 0, guess = tln_sv_guess(drive), i;
    int is_over = 0;

    while (!is_over) {
        whole = tln_sv_whole_range(drive);
        tln_sv_narrow(drive, &whole, guess);
        if (drive->search.stopped)
            break;
        tln_sv_list(drive, position, &options);
        i = tln_sv_find_best(drive, &options, whole.low, &range);
        if (drive->search.stopped)
            break;
        memset(&moves[length], 0, sizeof moves[length]);
        moves[length].kind = TALON_KIND_PLAY;
        moves[length].seat = (int8_t)tln_sv_to_play(position);
        moves[length].cards = ONE << options.option[i].card;
        moves[length++].denomination = options.option[i].suit;
        guess = whole.low;
        is_over = tln_sv_play(position, &options.option[i]);
        if (!is_over)
            tln_sv_change(drive, position);
    }
    return length;
}

talon_status talon_fh_solve_line(talon_fh_solver *solver,
                                 const talon_fh_position *position,
                                 uint32_t limit, const uint32_t *stop,
                                 talon_move *moves, uint32_t capacity,
                                 uint32_t *count)
{
    struct drive drive;
    talon_move line[TALON_FH_LINE_MAX];
    talon_fh_position now;
    uint32_t length;
    talon_status status = tln_sv_ready(solver, position);

    if (status != TALON_OK)
        return status;
    if (moves == NULL && capacity > 0)
        return TALON_E_NULL;
    now = *position;
    tln_sv_start(&drive, solver, position, (struct effort){limit, stop});
    length = follow_line(&drive, &now, line);
    tln_sv_end(&drive);
    if (count != NULL)
        *count = length;
    if (moves != NULL && capacity < length)
        return TALON_E_SPACE;
    if (moves != NULL)
        memcpy(moves, line, length * sizeof *line);
    return drive.search.stopped ? TALON_UNFINISHED : TALON_OK;
}
