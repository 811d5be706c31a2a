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
#define MOVE_WIDTH     20
#define WORTH_WIDTH    15
#define NOISE          500 /* of 10 000 */
#define ROOMY          70  /* columns from which moves stand in columns */

static const talon_player_budget adviser = {.level = TALON_LEVEL_EXPERT_1};

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

/* Whether there is a move of the person to advise on; says why not. */
static int is_mine(int32_t seat)
{
    if (seat < 0)
        print_paragraph(message(NO_HINT), 2);
    return seat >= 0;
}

/* Whether an answer came; else says that it did not. */
static int is_answered(talon_status status)
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

/* Adds spaces up to a column if the terminal is wide enough for columns, and in
 * any case two of them. */
static void add_gap(struct text *text, size_t columns)
{
    add(text, "  ");
    if (screen_width() >= ROOMY)
        add_spaces(text, columns);
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
        add(text, "%s%s", words, has_reason(advice) ? ", " : "");
    }
    if (!has_reason(advice))
        return;
    must(talon_words_advice(&play->words, advice->reason,
                            is_own ? TALON_CARD_NONE : advice->card,
                            advice->seat, words, sizeof words, NULL),
         "wording a reason");
    add(text, "%s", words);
}

/* Prints a move, what it is worth, with its standard error, a chance, and the
 * reason. */
static void print_item(const struct play *play, const talon_advice *advice)
{
    struct text text = {.length = 0};

    add(&text, "  ");
    add_named_move(&text, play, &advice->next_move);
    add_gap(&text, MOVE_WIDTH);
    if (has_worth(advice))
        add_tenths(&text, advice->worth, advice->worth != 0);
    if (advice->error != TALON_ERROR_UNKNOWN && advice->error > 0) {
        add(&text, " \u00B1 ");
        add_tenths(&text, advice->error, 0);
    }
    if (advice->chance_of != 0 || has_reason(advice)) {
        add_gap(&text, MOVE_WIDTH + WORTH_WIDTH);
        add_why(&text, play, advice);
    }
    print_text(&text, 6);
}

/* Says what points mean where the score counts, too. */
static void explain_points(const struct play *play)
{
    int64_t totals[TALON_SEATS_MAX];
    uint32_t count, seat;

    if (play->rules.game_id != TALON_GAME_FIVE_HUNDRED)
        return;
    must(talon_game_totals(play->view, totals, TALON_SEATS_MAX, &count),
         "asking for scores");
    for (seat = 0; seat < count; seat++)
        if (totals[seat] != 0) {
            print_paragraph(message(POINTS_COUNT), 2);
            return;
        }
}

static void advise(struct play *play, int32_t seat)
{
    talon_advice advice[TALON_PLAYER_MOVES_MAX];
    struct players *players = &play->players;
    talon_rng rng = play->thoughts;
    uint32_t count, i;
    talon_status status = talon_player_advise(
        play->view, seat, &adviser, NULL, NULL, 0, &rng, players->scratch,
        players->size, advice, TALON_PLAYER_MOVES_MAX, &count);

    if (!is_answered(status))
        return;
    print_filled(ADVICE_BEGINS,
                 talon_words_level(messages_language(), adviser.level),
                 unit_of(play));
    for (i = 0; i < count; i++)
        print_item(play, &advice[i]);
    explain_points(play);
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
 * more than that of their difference. */
int compare_then(struct play *play, const talon_game *game,
                 const talon_move *move, struct text *text)
{
    struct text better = {.length = 0}, loss = {.length = 0};
    struct players *players = &play->players;
    talon_rng rng = play->thoughts;
    talon_advice best, other;

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
    talon_advice best, other;

    if (!is_mine(seat) || !compare(play, seat, move, &best, &other))
        return;
    if (is_same(&best, &other)) {
        print_paragraph(message(NOTHING_BETTER), 2);
    } else {
        print_filled(BEST_AND_YOURS, unit_of(play), NULL);
        print_item(play, &best);
    }
    print_item(play, &other);
    explain_points(play);
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
    talon_advice best, other;

    if (!compare(play, seat, move, &best, &other))
        return;
    if (is_same(&best, &other)) {
        print_paragraph(message(COSTS_NOTHING), 2);
        return;
    }
    add_named_move(&name, play, &best.next_move);
    if (!has_worth(&best) || !has_worth(&other)) {
        print_filled(NOT_COMPARED, name.chars, NULL);
        print_item(play, &other);
    } else if (other.worth >= best.worth) {
        print_filled(COSTS_NO_MORE, name.chars, NULL);
    } else {
        add_tenths(&loss, best.worth - other.worth, 0);
        print_filled(play->rules.game_id == TALON_GAME_TRIPOLI ? COSTS_CHIPS
                                                               : COSTS_POINTS,
                     name.chars, loss.chars);
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

/* ---- where cards are */

static void add_place(struct text *text, const struct play *play,
                      uint32_t place)
{
    if (place < TALON_SEATS_MAX && place < play->seat_count)
        add_name(text, play, (int32_t)place);
    else if (place < TALON_SEATS_MAX)
        add(text, "%s", message(DEAD_HAND));
    else if (place == TALON_PLACE_TALON)
        add(text, "%s",
            message(play->rules.game_id == TALON_GAME_FIVE_HUNDRED ? IN_KITTY
                                                                   : IN_SPARE));
    else
        add(text, "%s",
            talon_words_term(messages_language(), TALON_SPACE_PLACE,
                             (int32_t)place));
}

/* Says of cards that are not hidden where they are. */
static void show_seen(const struct play *play, int32_t seat, talon_cards cards)
{
    static const enum message places[] = {IN_HAND, SEEN, NOT_IN_GAME};
    talon_cards held, pack, in[3];
    size_t i;

    must(talon_game_cards(play->view, (uint32_t)seat, &held, NULL),
         "asking for a hand");
    must(talon_rules_pack(&play->rules, &pack), "asking for the pack");
    in[0] = cards & held;
    in[1] = cards & pack & ~held;
    in[2] = cards & ~pack;
    for (i = 0; i < 3; i++) {
        struct text text = {.length = 0};

        if (in[i] == 0)
            continue;
        add_card_set(&text, play, in[i]);
        print_filled(places[i], text.chars, NULL);
    }
}

/* Rounds the chances of a card to percents that make 100 together. */
static void round_chances(const uint16_t *chance,
                          uint32_t percent[TALON_BELIEF_PLACES])
{
    uint32_t sum = 0, place, most;

    for (place = 0; place < TALON_BELIEF_PLACES; place++) {
        percent[place] = chance[place] / 100u;
        sum += percent[place];
    }
    for (; sum < 100; sum++) {
        for (most = place = 0; place < TALON_BELIEF_PLACES; place++)
            if (chance[place] - (int)(100 * percent[place]) >
                chance[most] - (int)(100 * percent[most]))
                most = place;
        percent[most]++;
    }
}

/* Adds where a card is: all chances above 0, none of them as 0 %, and 100 %
 * only where there is no other. */
static void add_chances(struct text *text, const struct play *play,
                        const uint16_t *chance)
{
    uint32_t percent[TALON_BELIEF_PLACES], place, shown = 0;

    round_chances(chance, percent);
    for (place = 0; place < TALON_BELIEF_PLACES; place++) {
        if (chance[place] == 0)
            continue;
        add(text, "%s", shown++ == 0 ? ": " : " \u00B7 ");
        add_place(text, play, place);
        if (percent[place] == 0)
            add(text, NO_BREAK "<" NO_BREAK "1" NO_BREAK "%%");
        else if (percent[place] == 100 && chance[place] < TALON_CERTAIN)
            add(text, NO_BREAK ">" NO_BREAK "99" NO_BREAK "%%");
        else
            add(text, NO_BREAK "%" PRIu32 NO_BREAK "%%", percent[place]);
    }
}

/* The chances of a card of which nothing is known: by how many hidden cards
 * each place has. */
static void even_chances(const talon_belief *belief, uint32_t count,
                         uint16_t even[TALON_BELIEF_PLACES])
{
    uint32_t place, i;

    for (place = 0; place < TALON_BELIEF_PLACES; place++) {
        uint32_t sum = 0;

        for (i = 0; i < count; i++)
            sum += belief[i].chance[place];
        even[place] = (uint16_t)(sum / count);
    }
}

/* Whether more is known of a card than that. Worlds are drawn, so chances
 * differ by a little even where nothing is known: less than NOISE. */
static int is_known(const talon_belief *belief, const uint16_t *even)
{
    uint32_t place;

    for (place = 0; place < TALON_BELIEF_PLACES; place++)
        if (abs(belief->chance[place] - even[place]) >= NOISE ||
            (belief->chance[place] == 0) != (even[place] == 0))
            return 1;
    return 0;
}

void show_beliefs(struct play *play, int32_t seat, talon_cards cards)
{
    talon_belief belief[TALON_PACK_MAX];
    struct players *players = &play->players;
    talon_player_budget budget = {.level = adviser.level,
                                  .worlds = TALON_PLAYER_WORLDS_MAX};
    talon_rng rng = play->thoughts;
    uint16_t even[TALON_BELIEF_PLACES];
    talon_cards dark = 0;
    uint32_t count, i, shown = 0;

    if (!is_mine(seat) ||
        !is_answered(talon_player_beliefs(
            play->view, seat, &budget, NULL, NULL, 0, &rng, players->scratch,
            players->size, belief, TALON_PACK_MAX, &count)))
        return;
    if (count > 0)
        even_chances(belief, count, even);
    for (i = 0; i < count; i++) {
        talon_cards card = UINT64_C(1) << belief[i].card;
        struct text line = {.length = 0};

        if ((cards & card) == 0)
            continue;
        cards &= ~card;
        if (shown++ == 0)
            print_paragraph(message(BELIEFS), 2);
        if (!is_known(&belief[i], even)) {
            dark |= card;
            continue;
        }
        add(&line, "  ");
        add_one_card(&line, play, belief[i].card);
        add_chances(&line, play, belief[i].chance);
        print_text(&line, 6);
    }
    if (dark != 0) {
        struct text line = {.length = 0};

        add(&line, "  %s ", message(NOTHING_KNOWN));
        add_hand(&line, play, dark);
        add_chances(&line, play, even);
        print_text(&line, 6);
    }
    if (shown == 0)
        show_seen(play, seat, cards);
}
