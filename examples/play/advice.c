/* SPDX-License-Identifier: MIT */
/* What is said of moves before they are made: by the exact solver if all cards
 * are visible, otherwise by a player, which sees no more than the person does.
 * Each call has a generator of its own, so that asking changes nothing. */
#include "play.h"

#include "../common/discards.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define DISCARDS_SHOWN 10
#define MOVE_WIDEST    34
#define WHY_FARTHEST   50  /* columns before which reasons are indented */
#define LEAST_TARGET   250 /* what a slam scores, and more than tricks do */
#define ROOMY          70  /* columns from which moves stand in columns */

const talon_player_budget adviser = {.level = TALON_LEVEL_EXPERT_1};

talon_fh_solver *solver_of(struct play *play)
{
    if (play->solver == NULL)
        play->solver = solver_new();
    return play->solver;
}

static const char *unit_of(const struct play *play)
{
    return message(play->rules.game_id == TALON_GAME_TRIPOLI ? IN_CHIPS
                                                             : IN_POINTS);
}

int is_mine(int32_t seat)
{
    if (seat < 0)
        print_paragraph(message(NO_HINT), 2);
    return seat >= 0;
}

int is_answered(talon_status status)
{
    if (status != TALON_E_TRIES)
        must(status, "asking a player");
    else
        print_paragraph(message(NO_WORLD), 2);
    return status >= 0;
}

/* ---- players */

/* Adds a worth in tenths: "+12.3", "-4.0"; the decimal sign is that of the
 * language. */
static void add_tenths(struct text *text, int64_t thousandths, int with_sign)
{
    int64_t size = thousandths < 0 ? -thousandths : thousandths;
    const char *sign = thousandths < 0 ? "\u2212" : "+";

    size = (size + 50) / 100;
    add(text, "%s%" PRId64 "%s%" PRId64, with_sign ? sign : "", size / 10,
        message(DECIMAL_SIGN), size % 10);
}

/* What a move is worth; 0 if that is not known. Who folds neither pays nor wins
 * any more, and no world is needed to know that. */
static int has_worth(const talon_advice *advice)
{
    return advice->is_estimate || advice->next_move.kind == TALON_KIND_FOLD;
}

/* Reasons that only repeat a figure beside them. */
enum figure {
    FIGURE_WORTH,
    FIGURE_CHANCE
};

static const struct {
    uint32_t reason;
    enum figure repeats;
} repeating[] = {
    {TALON_ADVICE_LESS, FIGURE_WORTH},
    {TALON_ADVICE_BID_STRONG, FIGURE_CHANCE},
    {TALON_ADVICE_BID_HIGH, FIGURE_CHANCE},
    {TALON_ADVICE_BID_MISERE, FIGURE_CHANCE},
    {TALON_ADVICE_BEST_HAND, FIGURE_CHANCE},
    {TALON_ADVICE_GOES_OUT, FIGURE_CHANCE},
};

/* Whether the reason says more than the worth and the chance beside it. */
static int has_reason(const talon_advice *advice)
{
    size_t i;

    for (i = 0; i < sizeof repeating / sizeof *repeating; i++)
        if (repeating[i].reason == advice->reason)
            return repeating[i].repeats == FIGURE_WORTH ? !has_worth(advice)
                                                        : !advice->chance_of;
    return 1;
}

/* Adds whose contract a chance is about, if it is not the person's. */
static void add_contractor(struct text *text, const struct play *play,
                           const talon_advice *advice)
{
    struct text name = {.length = 0};
    talon_fh_state fh;

    if (advice->chance_of != TALON_CHANCE_CONTRACT ||
        advice->next_move.kind == TALON_KIND_BID ||
        talon_fh_state_of(play->view, &fh) < 0 || fh.bidder < 0 ||
        fh.bidder == play->seating.me)
        return;
    add_name(&name, play, fh.bidder);
    add(text, " ");
    add_filled(text, BY_PLAYER, name.chars, NULL);
}

/* Adds a chance and the reason. */
static void add_why(struct text *text, const struct play *play,
                    const talon_advice *advice)
{
    int is_own = advice->card != TALON_CARD_NONE &&
                 advice->card < TALON_PACK_MAX &&
                 advice->next_move.cards == UINT64_C(1) << advice->card;
    char words[TALON_WORDS_TEXT_MAX];

    if (advice->chance_of != 0) {
        must(talon_words_chance(&play->words, advice->chance_of, advice->chance,
                                words, sizeof words, NULL),
             "wording a chance");
        add(text, "%s", words);
        add_contractor(text, play, advice);
        add(text, "%s", has_reason(advice) ? ", " : "");
    }
    if (!has_reason(advice))
        return;
    must(talon_words_advice(&play->words, advice->reason,
                            is_own ? TALON_CARD_NONE : advice->card,
                            advice->seat, words, sizeof words, NULL),
         "wording a reason");
    add(text, "%s", words);
}

/* A line of advice: a move or several cards that are worth the same, what they
 * are worth, with the standard error, and why. */
struct line {
    struct text worth, why;
    talon_move move;
};

static void add_line_name(struct text *text, const struct play *play,
                          const struct line *line)
{
    talon_choice cards = {.kind = line->move.kind,
                          .cards = line->move.cards,
                          .denominations = 1u << line->move.denomination,
                          .pick_min = 1,
                          .pick_max = 1};
    char words[TALON_WORDS_TEXT_MAX];

    if (line->move.kind == TALON_KIND_PLAY &&
        talon_words_choice(&play->words, play->view, &cards, words,
                           sizeof words, NULL) >= 0)
        add(text, "%s", words);
    else
        add_named_move(text, play, &line->move);
}

static void fill_line(struct line *line, const struct play *play,
                      const talon_advice *advice)
{
    *line = (struct line){.move = advice->next_move};
    if (has_worth(advice))
        add_tenths(&line->worth, advice->worth, advice->worth != 0);
    if (advice->error != TALON_ERROR_UNKNOWN && advice->error > 0) {
        add(&line->worth, " \u00B1 ");
        add_tenths(&line->worth, advice->error, 0);
    }
    if (advice->chance_of != 0 || has_reason(advice))
        add_why(&line->why, play, advice);
}

/* Whether two lines differ in their cards alone. */
static int is_like(const struct line *a, const struct line *b)
{
    return a->move.kind == TALON_KIND_PLAY && b->move.kind == TALON_KIND_PLAY &&
           a->move.denomination == b->move.denomination &&
           strcmp(a->worth.chars, b->worth.chars) == 0 &&
           strcmp(a->why.chars, b->why.chars) == 0;
}

/* Ends a cell: two spaces and, on a terminal that has room for columns, as many
 * as fill the column up. */
static void end_cell(struct text *text, size_t columns)
{
    if (screen_width() >= ROOMY)
        add_spaces(text, columns);
    add(text, "  ");
}

/* Prints lines, figures under one another. */
static void print_lines(const struct play *play, const struct line *lines,
                        uint32_t count)
{
    size_t names = 0, worths = 0, wide;
    uint32_t i;

    for (i = 0; i < count; i++) {
        struct text name = {.length = 0};

        add_line_name(&name, play, &lines[i]);
        wide = width(name.chars);
        if (wide > names && wide <= MOVE_WIDEST)
            names = wide;
        wide = width(lines[i].worth.chars);
        worths = wide > worths ? wide : worths;
    }
    for (i = 0; i < count; i++) {
        struct text text = {.length = 0};
        size_t indent = 6;

        add(&text, "  ");
        add_line_name(&text, play, &lines[i]);
        if (worths > 0)
            end_cell(&text, 2 + names);
        add(&text, "%s", lines[i].worth.chars);
        if (lines[i].why.length > 0) {
            end_cell(&text, names + worths + (worths > 0 ? 4 : 2));
            if (screen_width() >= ROOMY && width(text.chars) < WHY_FARTHEST)
                indent = width(text.chars);
            add(&text, "%s", lines[i].why.chars);
        }
        print_text(&text, indent);
    }
}

static void print_items(const struct play *play, const talon_advice *advice,
                        uint32_t count)
{
    struct line *lines = calloc(count, sizeof *lines);
    uint32_t i, k, kept = 0;

    if (lines == NULL)
        fail("%s", talon_status_text(TALON_E_MEMORY));
    for (i = 0; i < count; i++) {
        fill_line(&lines[kept], play, &advice[i]);
        for (k = 0; k < kept && !is_like(&lines[k], &lines[kept]);)
            k++;
        if (k < kept)
            lines[k].move.cards |= lines[kept].move.cards;
        else
            kept++;
    }
    print_lines(play, lines, kept);
    free(lines);
}

/* Whether the value of a bid may end the game. Where tricks or a slam alone may
 * do that, any deal may. */
static int is_decisive(const struct play *play, uint32_t tricks,
                       uint32_t denomination)
{
    int32_t target = play->rules.value[TALON_FH_OPTION_TARGET], value = 0;

    return target <= LEAST_TARGET ||
           (talon_fh_bid_value(&play->rules, tricks, denomination, &value) >=
                0 &&
            value >= target);
}

/* Says that points are not what is scored, where the players weigh them by what
 * they do toward winning the game: at any other score than 0, and where a deal
 * may end the game. And says, the first time that points stand beside a chance
 * of the contract, that they come from two counts. */
static void explain_points(struct play *play, const talon_advice *advice,
                           uint32_t count)
{
    int64_t totals[TALON_SEATS_MAX];
    int is_weighed = 0, is_stated = 0, is_double = 0;
    talon_fh_state fh;
    uint32_t i;

    if (talon_fh_state_of(play->view, &fh) < 0)
        return;
    must(talon_game_totals(play->view, totals, TALON_SEATS_MAX, NULL),
         "asking for scores");
    for (i = 0; i < play->seat_count; i++)
        is_weighed |= totals[i] != 0;
    is_weighed |= is_decisive(play, fh.bid_tricks, fh.bid_denomination);
    for (i = 0; i < count; i++) {
        const talon_move *move = &advice[i].next_move;

        is_stated |= has_worth(&advice[i]);
        is_double |= has_worth(&advice[i]) &&
                     advice[i].chance_of == TALON_CHANCE_CONTRACT;
        is_weighed |=
            move->kind == TALON_KIND_BID &&
            is_decisive(play, (uint32_t)move->amount, move->denomination);
    }
    if (is_stated && is_weighed)
        print_paragraph(message(POINTS_COUNT), 2);
    if (is_double && !play->explained)
        print_paragraph(message(POINTS_AND_CHANCES), 2);
    play->explained |= is_double;
}

/* Says what the lines are. */
static void print_heading(const struct play *play, uint32_t count,
                          int is_stated)
{
    struct text text = {.length = 0};

    add(&text, "%s", message(count > 1 ? ADVICE_FIRST : ADVICE_ONE));
    if (is_stated)
        add_filled(&text, ON_AVERAGE, unit_of(play), NULL);
    add(&text, ":");
    print_text(&text, 2);
}

/* Prints moves, the best first. If nothing is known of any, the one that a
 * player makes all the same. */
static void print_advice(struct play *play, const talon_advice *advice,
                         uint32_t count)
{
    struct line only = {.move = advice[0].next_move};
    uint32_t i, stated = 0, said = 0;

    for (i = 0; i < count; i++) {
        stated += (uint32_t)has_worth(&advice[i]);
        said += (advice[i].reason != TALON_ADVICE_NOT_COMPARED &&
                 advice[i].reason != TALON_ADVICE_RULE) ||
                advice[i].chance_of != 0;
    }
    if (stated + said == 0) {
        print_paragraph(message(ADVICE_BARE), 2);
        print_lines(play, &only, 1);
        return;
    }
    print_heading(play, count, stated > 0);
    print_items(play, advice, count);
    explain_points(play, advice, count);
}

static void advise(struct play *play, int32_t seat)
{
    talon_advice advice[TALON_PLAYER_MOVES_MAX];
    struct players *players = &play->players;
    talon_rng rng = play->thoughts;
    uint32_t count;
    talon_status status = talon_player_advise(
        play->view, seat, &adviser, NULL, NULL, 0, &rng, players->scratch,
        players->size, advice, TALON_PLAYER_MOVES_MAX, &count);

    if (is_answered(status))
        print_advice(play, advice, count);
}

/* Compares a move with the best one; 0 if there is no answer. */
static int compare(struct play *play, int32_t seat, const talon_move *move,
                   talon_advice *best, talon_advice *other)
{
    struct players *players = &play->players;
    talon_rng rng = play->thoughts;

    return is_answered(talon_player_why(play->view, seat, &adviser, NULL, NULL,
                                        0, &rng, players->scratch,
                                        players->size, move, best, other));
}

/* The two worths come from the same worlds, so the errors of both together are
 * more than that of their difference. The generator is that of the deal, so a
 * review says the same whenever it is asked. */
int compare_then(struct play *play, const talon_game *game,
                 const talon_move *move, struct text *text)
{
    static const uint8_t seed[TALON_SEED_BYTES];
    struct text better = {.length = 0}, loss = {.length = 0};
    struct players *players = &play->players;
    talon_advice best, other;
    uint32_t deals;
    talon_rng rng;

    must(talon_game_deal_count(game, &deals), "counting deals");
    must(talon_rng_seed(&rng, seed, deals), "seeding");
    if (talon_player_why(game, move->seat, &adviser, NULL, NULL, 0, &rng,
                         players->scratch, players->size, move, &best,
                         &other) < 0 ||
        !has_worth(&best) || !has_worth(&other) ||
        best.error == TALON_ERROR_UNKNOWN || other.error == TALON_ERROR_UNKNOWN)
        return -1;
    if (best.worth - other.worth <= (int64_t)best.error + other.error)
        return 0;
    add_named_move(text, play, move);
    add_named_move(&better, play, &best.next_move);
    add_tenths(&loss, best.worth - other.worth, 0);
    add(text, ": ");
    add_filled(text, COST_THEN, loss.chars, better.chars);
    return 1;
}

static int is_same(const talon_advice *a, const talon_advice *b)
{
    return memcmp(&a->next_move, &b->next_move, sizeof a->next_move) == 0;
}

void show_why(struct play *play, int32_t seat, const talon_move *move)
{
    talon_advice both[2];

    if (!is_mine(seat) || !compare(play, seat, move, &both[0], &both[1]))
        return;
    if (is_same(&both[0], &both[1])) {
        print_paragraph(message(NOTHING_BETTER), 2);
        print_items(play, &both[1], 1);
    } else {
        print_filled(BEST_AND_YOURS, unit_of(play), NULL);
        print_items(play, both, 2);
    }
    explain_points(play, both, 2);
}

/* ---- the solver */

/* Adds a value or its bounds: "7", "6-8"; in a misère "made", "lost", "?". */
static void add_tricks(struct text *text, int32_t low, int32_t high, int misere)
{
    if (misere && low == high)
        add(text, "%s", message(low > 0 ? MADE : NOT_MADE));
    else if (misere)
        add(text, "?");
    else if (low < high)
        add(text, "%" PRId32 "\u2013%" PRId32, low, high);
    else
        add(text, "%" PRId32, low);
}

static void add_joker_suit(struct text *text, uint32_t suit)
{
    if (suit != 0)
        add(text, " (%s)", denomination_sign(suit));
}

/* Says whose tricks the numbers are. */
static void print_side(const struct play *play, uint32_t side, int misere)
{
    struct text names = {.length = 0};

    add_names(&names, play, side);
    print_filled(misere ? MISERE_OF : TRICKS_FOR, names.chars, NULL);
}

/* Says what every card is worth; returns 0 if the person does not see all
 * cards. */
static int exact_cards(struct play *play)
{
    talon_fh_position position;
    struct values values;
    uint32_t i;
    int misere;

    if (talon_fh_position_of(play->view, &position) < 0)
        return 0;
    must(values_of(&values, solver_of(play), &position, 0), "solving");
    misere = is_misere(position.denomination);
    print_paragraph(message(EXACT_CARDS), 2);
    for (i = 0; i < values.count; i++) {
        struct text line = {.length = 0};

        add(&line, "  ");
        add_one_card(&line, play, values.value[i].card);
        add_joker_suit(&line, values.value[i].suit);
        add_spaces(&line, 12);
        add_tricks(&line, values.value[i].low, values.value[i].high, misere);
        if (is_a_choice(&values) && is_best(&values, i))
            add(&line, "  %s", message(BEST));
        print_text(&line, 4);
    }
    print_side(play, position.side, misere);
    return 1;
}

static void print_discard(const struct play *play,
                          const struct discards *discards, uint32_t i)
{
    const talon_fh_discard_value *value = &discards->value[i];
    const talon_fh_discard_value *last = &discards->value[discards->count - 1];
    int is_choice = discards->low != last->low || discards->high != last->high;
    struct text line = {.length = 0};

    add(&line, "  ");
    add_card_set(&line, play, value->discard);
    add_joker_suit(&line, value->suit);
    add_spaces(&line, 24);
    add(&line, "  ");
    add_tricks(&line, value->low, value->high,
               is_misere(discards->position.denomination));
    if (is_choice && is_best_discard(discards, i))
        add(&line, "  %s", message(BEST));
    print_text(&line, 4);
}

/* Says which discards are worth most; returns 0 if none is due, or the person
 * does not see all cards. */
static int exact_discards(struct play *play)
{
    talon_fh_position position;
    struct discards discards;
    uint32_t phase, i;

    must(talon_game_phase(play->view, &phase), "asking for the phase");
    if (phase != TALON_PHASE_DISCARD ||
        talon_fh_position_before_discard(play->view, &position) < 0)
        return 0;
    must(discards_of(&discards, solver_of(play), &position, 0), "solving");
    print_paragraph(message(EXACT_DISCARDS), 2);
    for (i = 0; i < discards.count && i < DISCARDS_SHOWN; i++)
        print_discard(play, &discards, i);
    if (i < discards.count)
        print_filled_number(AND_MORE, (int64_t)discards.count - i);
    print_side(play, position.side, is_misere(position.denomination));
    free(discards.value);
    return 1;
}

void show_hint(struct play *play, int32_t seat)
{
    if (is_mine(seat) && !exact_cards(play) && !exact_discards(play))
        advise(play, seat);
}

/* ---- what a move costs */

/* The best value of a decision and that of a move, if all cards are visible; 0
 * if they are not, or a value is not known. */
static int exact_loss(struct play *play, const talon_move *move, int32_t *loss)
{
    talon_fh_position position;
    struct discards discards;
    struct values values;
    uint32_t i;
    int is_known = 0;

    *loss = 0;
    if (talon_fh_position_of(play->view, &position) >= 0) {
        must(values_of(&values, solver_of(play), &position, 0), "solving");
        for (i = 0; i < values.count; i++)
            if (move->cards == UINT64_C(1) << values.value[i].card &&
                move->denomination == values.value[i].suit) {
                is_known = values.low == values.high &&
                           values.value[i].low == values.value[i].high;
                *loss = abs(values.low - values.value[i].low);
            }
        return is_known;
    }
    if (move->kind != TALON_KIND_DISCARD ||
        talon_fh_position_before_discard(play->view, &position) < 0)
        return 0;
    must(discards_of(&discards, solver_of(play), &position, 0), "solving");
    for (i = 0; i < discards.count; i++)
        if (discards.value[i].discard == move->cards &&
            discards.value[i].suit == move->denomination) {
            is_known = discards.low == discards.high &&
                       discards.value[i].low == discards.value[i].high;
            *loss = discards.low - discards.value[i].low;
        }
    free(discards.value);
    return is_known;
}

/* What a move costs on average, in the worlds that a player imagines. */
static void average_loss(struct play *play, int32_t seat,
                         const talon_move *move)
{
    struct text loss = {.length = 0}, name = {.length = 0};
    talon_advice both[2], *best = &both[0], *other = &both[1];

    if (!compare(play, seat, move, best, other))
        return;
    if (is_same(best, other)) {
        print_paragraph(message(COSTS_NOTHING), 2);
        return;
    }
    add_named_move(&name, play, &best->next_move);
    if (!has_worth(best) || !has_worth(other)) {
        print_filled(NOT_COMPARED, name.chars, NULL);
        print_items(play, other, 1);
    } else if (other->worth >= best->worth) {
        print_filled(COSTS_NO_MORE, name.chars, NULL);
    } else {
        add_tenths(&loss, best->worth - other->worth, 0);
        print_filled(play->rules.game_id == TALON_GAME_TRIPOLI ? COSTS_CHIPS
                                                               : COSTS_POINTS,
                     name.chars, loss.chars);
        explain_points(play, both, 2);
    }
}

void show_cost(struct play *play, int32_t seat, const talon_move *move)
{
    int32_t loss;

    if (!is_mine(seat))
        return;
    if (!exact_loss(play, move, &loss))
        average_loss(play, seat, move);
    else if (loss == 0)
        print_paragraph(message(COSTS_NOTHING), 2);
    else
        print_filled_number(COSTS_TRICKS, loss);
}
