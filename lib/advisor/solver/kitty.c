/* SPDX-License-Identifier: MIT */
/* What every discard of a contractor is worth, or only the best one.
 *
 * Equal discards (discards.c) are solved once. The hands after two discards are
 * so similar that most of what the search has learned about one holds for
 * the next, so all share one table, and the value of one is the first guess at
 * the next. Those that lay away as many cards of each suit follow one another,
 * because they have even more in common. If only the best value is wanted, each
 * discard is asked whether it is better than the best so far, which usually
 * takes one null-window search. Suits are named one after another (FH-21): a
 * joker of another suit makes other hands, which share next to nothing. */
#include "advisor/solver/kitty.h"
#include "advisor/base/freestanding.h"
#include "advisor/solver/position.h"

/* Begins a new session if the solver was last asked about another position. */
static void open_session(talon_fh_solver *solver,
                         const talon_fh_position *position)
{
    struct known_discards known = tln_sv_known_discards(solver);

    if (memcmp(&solver->before_discard, position, sizeof *position) == 0)
        return;
    memset(known.range, 0, known.most);
    solver->before_discard = *position;
}

void tln_sv_begin_choice(struct choice *choice, struct drive *drive,
                         const struct discards *discards,
                         struct question question)
{
    talon_fh_position position;

    memset(choice, 0, sizeof *choice);
    choice->drive = drive;
    choice->discards = discards;
    choice->question = question;
    choice->best_low = choice->best_high = -1;
    choice->is_known = 1;
    /* The lanes have room for all cards, and there is a root from the
     * beginning, even if the solver remembers everything. */
    tln_sv_widen(drive, &discards->position);
    tln_sv_next_equals(discards, &choice->equals);
    tln_sv_lay_away(discards, &choice->equals.first, &position);
    tln_sv_change(drive, &position);
    memset(&choice->equals, 0, sizeof choice->equals);
    choice->guess = tln_sv_guess(drive);
    if (choice->question.is_kept)
        open_session(drive->solver, &discards->position);
}

/* What is known about the next discards. */
static struct range known_range(const struct choice *choice)
{
    struct known_discards known = tln_sv_known_discards(choice->drive->solver);
    struct range range = tln_sv_whole_range(choice->drive);

    if (choice->question.is_kept && choice->n < known.most &&
        known.range[choice->n] != 0) {
        range.low = known.range[choice->n] & 15;
        range.high = known.range[choice->n] >> 4;
    }
    return range;
}

static void keep_range(const struct choice *choice, const struct range *range)
{
    struct known_discards known = tln_sv_known_discards(choice->drive->solver);

    if (choice->question.is_kept && choice->n < known.most)
        known.range[choice->n] = (uint8_t)(range->low | range->high << 4);
}

/* Narrows a range until it is known whether the value is greater than the best
 * so far, and if so, until it is known. */
static void beat_best(struct choice *choice, struct range *range)
{
    struct drive *drive = choice->drive;
    int8_t low, high;

    tln_sv_values(drive, range, &low, &high);
    while (low < high && high > choice->best_low && !drive->search.stopped) {
        int32_t bar = (low > choice->best_low ? low : choice->best_low) + 1;

        tln_sv_ask(drive, range, tln_sv_target(drive, bar));
        tln_sv_values(drive, range, &low, &high);
    }
}

/* Narrows the range of the drive's root as far as the question demands. */
static void narrow(struct choice *choice, struct range *range)
{
    struct drive *drive = choice->drive;
    const struct question *question = &choice->question;

    if (question->bar != 0) {
        uint32_t target = tln_sv_target(drive, question->bar);

        if (target != 0)
            tln_sv_ask(drive, range, target);
        return;
    }
    if (question->wanted == TALON_FH_DISCARDS_EVERY || choice->best_low < 0)
        tln_sv_narrow(drive, range, choice->guess);
    else
        beat_best(choice, range);
    choice->guess = range->low;
}

int tln_sv_is_answered(const struct choice *choice)
{
    const struct question *question = &choice->question;

    if (question->bar != 0)
        return choice->low >= question->bar || choice->high < question->bar;
    return choice->low == choice->high ||
           (question->wanted == TALON_FH_DISCARDS_BEST &&
            choice->high <= choice->best_low);
}

/* Whether a misère is known to be lost with these discards, because it is lost
 * with others that keep lower cards, but as many of each suit. Then the lower
 * cards are never worse: each can be played where the higher one would be,
 * everybody may play the same cards as before, and where the higher card took
 * no trick, the lower one takes none, and the same seat wins. */
static int is_lost(struct choice *choice)
{
    if (choice->equals.is_new) {
        choice->lowest = choice->equals.first.kept;
        choice->is_lost = 0;
    }
    return choice->is_lost;
}

/* Solves those discards that the choice has come to. */
static void solve(struct choice *choice)
{
    struct drive *drive = choice->drive;
    struct range range = known_range(choice);
    talon_fh_position position;

    if (is_misere(&choice->discards->position) && is_lost(choice))
        range.high = 0;
    if (range.low < range.high && !drive->search.stopped) {
        tln_sv_lay_away(choice->discards, &choice->equals.first, &position);
        tln_sv_change(drive, &position);
        narrow(choice, &range);
        keep_range(choice, &range);
    }
    choice->n++;
    tln_sv_values(drive, &range, &choice->low, &choice->high);
    if (choice->high == 0 && choice->equals.first.kept == choice->lowest)
        choice->is_lost = 1;
    choice->is_known &= tln_sv_is_answered(choice);
}

int tln_sv_next_choice(struct choice *choice)
{
    if (!tln_sv_next_equals(choice->discards, &choice->equals))
        return 0;
    solve(choice);
    if (choice->low > choice->best_low)
        choice->best_low = choice->low;
    if (choice->high > choice->best_high)
        choice->best_high = choice->high;
    return 1;
}

void tln_sv_solve_choice(struct choice *choice, const struct discard *discard)
{
    while (tln_sv_next_equals(choice->discards, &choice->equals)) {
        if (choice->equals.first.kept == discard->kept &&
            choice->equals.first.suit == discard->suit) {
            solve(choice);
            return;
        }
        choice->n++;
    }
}
