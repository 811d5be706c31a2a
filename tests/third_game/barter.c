/* SPDX-License-Identifier: MIT */
/* Barter, a card game for tests: it proves that the core depends on no
 * particular game. Its numbers begin at 0xF000, in a range that no game of the
 * library may use.
 *
 * Two to four seats play one deal of five cards each, from a pack of 24 cards
 * and a joker; the other cards stay face down. Each seat in turn passes or
 * gives two to four cards face down to another seat. A seat that gives cards
 * and has the joker must include it. It also announces a price and a wish
 * (none, clubs or an open misère), once or twice, but that has no effect. When
 * all seats have had their turn, the gifts are taken up, and the seat with the
 * most cards wins. The giver of a gift knows its cards, and so does the taker
 * once it is taken up; no other cards are ever shown. Play proves one thing: a
 * seat that has given cards did not keep the joker.
 *
 * To add a game:
 *  1. a public header with its number, options, kinds, reasons and phases; a
 *     if another game has a number with the same meaning, use that number;
 *  2. tables: options and presets (rules/option_rows.h), kinds and reasons
 *     (game/kind.h), annotations and limits (game/module.h);
 *  3. a state that begins with struct talon_game, and a list of its members;
 *  4. for each phase, its choices and moves, or the cards to be dealt;
 *  5. the functions of struct module: seats, cards, totals, winners, returns,
 *     and the codes of moves;
 *  6. knowledge: what seats know (redact), what play proves (hidden, fill,
 *     settle, completes), which states are possible (verify), and how a hand
 *     was played (past), if the game keeps that;
 *  7. a line in games.c; its files in meson.build and arrows.txt;
 *  8. tests of its rules; the suites of every game need no changes for it. */
#include "third_game/barter.h"
#include "base/seat.h"
#include "game/code.h"
#include "rules/option_rows.h"

#include <string.h>

/* ---- Tables */

/* clang-format off */

static const struct option_group table_group = {WORDS("table", "Table")};

static const struct option options[] = {
    [BARTER_PLAYERS] = {ROW("players", "Seats"), NUMBER(2, SEATS, 1),
                        .standard = 3},
    [BARTER_PRICE] = {ROW("price", "Highest price"), NUMBER(1, 4, 1),
                      .standard = 2},
    MORE_OPTIONS
};
static const struct setting duel[] = {{BARTER_PLAYERS, 2}, {BARTER_PRICE, 4}};
static const struct preset presets[] = {
    {.text = TEXTS("barter", "Barter", "", "Three seats.")},
    {.text = TEXTS("duel", "Duel", "", "Two seats."), SETTINGS(duel)},
};

static talon_cards pack(const int32_t *rule)
{
    return rule != NULL ? BARTER_PACK : 0;
}

static uint32_t players(const int32_t *rule)
{
    return (uint32_t)rule[BARTER_PLAYERS];
}

static const struct game_options game_options = {
    .game = BARTER,
    .text = TEXTS("barter", "Barter", "", "Cards are given away."),
    .pack = pack, .seats = players,
    .option = options, .option_count = COUNT(options) - 1,
    .preset = presets, .preset_count = COUNT(presets),
};
static const struct kind kinds[] = {
    {TALON_KIND_PASS, WORDS("pass", "pass"), NULL, BY_SEAT, FORM_FIELDS, 0,
     NULL},
    {BARTER_GIVE, WORDS("give-away", "give"), "give", BY_SEAT, FORM_FIELDS,
     USES_CARDS | USES_AMOUNT | USES_DENOMINATION | USES_OTHER | USES_INDEX,
     NULL},
    {TALON_KIND_DEAL, WORDS("deal", "deal"), NULL, BY_DEAL, 0, USES_CARDS,
     NULL},
    {TALON_KIND_HAND, WORDS("hand", "hand"), NULL, BY_EVENT, 0, 0, NULL},
    {TALON_KIND_WON, WORDS("won", "won"), NULL, BY_EVENT, 0, 0, NULL},
    {0, NULL, NULL, 0, 0, 0, NULL},
};
static const struct term reasons[] = {
    {BARTER_TAKEN, WORDS("taken", "a gift taken up")}, {0, NULL},
};
static const struct vocabulary vocabulary = {kinds, reasons, NULL, NULL};
static const struct limit limits[] = {{BARTER, SEATS}, {0, 0}};
static const struct field fields[] = {
    FIELDS(struct barter, pile), FIELDS(struct barter, size),
    FIELDS(struct barter, taker), FIELD(struct barter, phase),
    FIELD(struct barter, to_act), {0, 0, 0},
};

enum { DEAL, GIVE, OVER, PHASES };

/* clang-format on */

#define WISHES                                                                 \
    (1 | 1u << TALON_SUIT_CLUBS | 1u << TALON_DENOMINATION_OPEN_MISERE)

/* ---- The state */

static uint32_t seats(const struct talon_game *handle)
{
    return (uint32_t)IN(handle)->rule[BARTER_PLAYERS];
}

/* Sets the phase and the seat to act, which follow from the turn number. */
static void stand(struct talon_game *handle)
{
    uint32_t n = seats(handle), turn = handle->turn;
    int32_t seat = turn == 0 ? TALON_TABLE : (int32_t)turn - 1;

    OF(handle)->phase = turn == 0 ? DEAL : turn <= n ? GIVE : OVER;
    OF(handle)->to_act = (int8_t)(turn <= n ? seat : TALON_NOBODY);
}

/* The seat that a pile belongs to. A gift belongs to its giver until all seats
 * have had their turn. */
static uint32_t holder_of(const struct barter *game, uint32_t pile)
{
    int is_taken = pile >= SEATS && pile < STOCK && game->phase == OVER;

    return is_taken ? (uint32_t)game->taker[pile % SEATS] : pile % SEATS;
}

static uint32_t size_of(const struct barter *game, uint32_t pile)
{
    uint32_t stock = set_count(BARTER_PACK) - HAND * seats(&game->common);

    return pile < STOCK ? game->size[pile] : game->phase != DEAL ? stock : 0;
}

static void totals(const struct talon_game *handle,
                   int64_t total[TALON_SEATS_MAX])
{
    uint32_t i;

    for (i = 0; i < STOCK; i++)
        total[holder_of(IN(handle), i)] += IN(handle)->size[i];
}

static uint32_t winners(const struct talon_game *handle)
{
    int64_t total[TALON_SEATS_MAX] = {0};
    uint32_t i, n = seats(handle), best = first_seats(n);

    totals(handle, total);
    for (i = 0; i < n * n; i++)
        best &= total[i / n] < total[i % n] ? ~(1u << i / n) : best;
    return IN(handle)->phase == OVER ? best : 0;
}

static uint32_t deals(const struct talon_game *handle)
{
    return IN(handle)->phase != DEAL;
}

/* ---- Phases */

static talon_status due(const struct talon_game *handle, struct due *due)
{
    due_round(due, BARTER_PACK, seats(handle), HAND);
    return TALON_OK;
}

static void deal(struct talon_game *handle, const talon_card *card,
                 struct events *events)
{
    uint32_t i, n = seats(handle);

    tell_deal_step(handle, events, BARTER_PACK);
    stand(handle);
    for (i = 0; i < set_count(BARTER_PACK); i++) {
        uint32_t pile = i < HAND * n ? i % n : STOCK;

        OF(handle)->pile[pile] |= BIT(card[i]);
        OF(handle)->size[i % n] = HAND;
    }
    for (i = 0; i < n; i++)
        tell_received(events, i, IN(handle)->pile[i], TALON_REASON_DEALT);
}

/* The choices of a seat that has not had its turn yet; all seats owe a move at
 * once. */
static uint32_t owed(const struct talon_game *handle, int32_t seat,
                     talon_choice *choice)
{
    talon_cards hand = IN(handle)->pile[seat], joker = hand & JOKERS;

    if (seat < IN(handle)->to_act)
        return 0;
    choice[0] = (talon_choice){.denominations = 1, .kind = TALON_KIND_PASS};
    choice[1] = (talon_choice){
        .cards = hand ^ joker,
        .required = joker,
        .amount_min = 1,
        .amount_max = IN(handle)->rule[BARTER_PRICE],
        .denominations = WISHES,
        .other_seats = (uint16_t)(first_seats(seats(handle)) ^ seat_bit(seat)),
        .kind = BARTER_GIVE,
        .pick_min = (uint8_t)(2 - set_count(joker)),
        .pick_max = (uint8_t)(4 - set_count(joker)),
        .index_min = 1,
        .index_max = 2,
    };
    return 2;
}

static void apply(struct talon_game *handle, const talon_move *move,
                  struct events *events)
{
    struct barter *game = OF(handle);
    uint32_t seat = (uint32_t)move->seat, count = set_count(move->cards);

    tell_move_step(handle, events, move)->viewers = (uint16_t)(1u << seat);
    stand(handle);
    game->pile[seat] &= ~move->cards;
    game->pile[SEATS + seat] = move->cards;
    game->size[seat] = (uint8_t)(HAND - count);
    game->size[SEATS + seat] = (uint8_t)count;
    game->taker[seat] = move->other;
    for (seat = 0; game->phase == OVER && seat < seats(handle); seat++) {
        if (game->size[SEATS + seat] > 0)
            tell_received(events, (uint32_t)game->taker[seat],
                          game->pile[SEATS + seat], BARTER_TAKEN);
        if (winners(handle) >> seat & 1)
            tell(events, TALON_KIND_WON, (int32_t)seat);
    }
}

/* clang-format off */

static const struct phase
    deal_phase = {.number = TALON_PHASE_DEAL, .key = WORDS("deal", "deal"),
                  .is_between = 1, .due = due, .deal = deal},
    give_phase = {.number = BARTER_PHASE_GIVE, .key = WORDS("give", "gifts"),
                  .kinds = (const uint16_t[]){TALON_KIND_PASS, BARTER_GIVE, 0},
                  .owed = owed, .apply = apply},
    over_phase = {.number = TALON_PHASE_OVER, .key = WORDS("over", "over"),
                  .is_between = 1},
    *const phases[PHASES] = {&deal_phase, &give_phase, &over_phase};

/* clang-format on */

/* ---- Knowledge */

/* Whether the viewers know a pile. If they see all other cards, they know the
 * stock too. */
static int is_known(const struct barter *game, uint32_t pile)
{
    uint32_t all = first_seats(seats(&game->common)), view = game->common.view;

    if (view == 0 || pile == STOCK)
        return view == 0 || (view & all) == all;
    return (view >> pile % SEATS & 1) || (view >> holder_of(game, pile) & 1);
}

/* The viewers are in the state already. */
static void redact(struct talon_game *handle, uint32_t viewers)
{
    uint32_t i;

    (void)viewers;
    for (i = 0; i < PILES; i++)
        OF(handle)->pile[i] &= is_known(IN(handle), i) ? BARTER_PACK : 0;
}

static talon_status cards(const struct talon_game *handle, uint32_t place,
                          talon_cards *set, uint32_t *count)
{
    const struct barter *game = IN(handle);
    uint32_t i;

    if (place != TALON_PLACE_TALON && place >= seats(handle))
        return TALON_E_PLACE;
    for (i = 0; i < PILES; i++) {
        if (place == (i == STOCK ? TALON_PLACE_TALON : holder_of(game, i))) {
            *set |= game->pile[i];
            *count += size_of(game, i);
        }
    }
    return TALON_OK;
}

static void fill(struct talon_game *world, uint32_t place, talon_cards cards)
{
    OF(world)->pile[place] |= cards;
}

/* Whether a seat kept or gave away each card that it was dealt, and whether its
 * gift is allowed. */
static int is_sound(const struct barter *game, uint32_t seat)
{
    uint32_t given = game->size[SEATS + seat], n = seats(&game->common);
    uint32_t dealt = game->phase != DEAL && seat < n ? HAND : 0;
    int32_t taker = game->taker[seat];

    if (given == 0)
        return game->size[seat] == dealt && taker == 0;
    return game->size[seat] + given == dealt && given >= 2 && given <= 4 &&
           game->common.turn >= seat + 2 && taker >= 0 && taker < (int32_t)n &&
           taker != (int32_t)seat && (game->pile[seat] & JOKERS) == 0;
}

/* Only the takers must be checked before they are used, and is_sound() does
 * that. */
static talon_status verify(const struct talon_game *handle, uint32_t *field)
{
    struct barter now = *IN(handle);
    int is_fine = handle->turn <= seats(handle) + 1;
    talon_cards all = 0;
    uint32_t i;

    (void)field;
    stand(&now.common);
    for (i = 0; i < PILES; i++) {
        if (i < STOCK && !is_sound(&now, i % SEATS))
            return TALON_E_SAVED_STATE;
        is_fine &= set_count(now.pile[i]) ==
                       (is_known(&now, i) ? size_of(&now, i) : 0) &&
                   (now.pile[i] & (all | ~BARTER_PACK)) == 0;
        all |= now.pile[i];
    }
    is_fine &= memcmp(&now, handle, sizeof now) == 0;
    return is_fine ? TALON_OK : TALON_E_SAVED_STATE;
}

static int completes(const struct talon_game *world)
{
    struct barter now = *IN(world);
    uint32_t field;

    stand(&now.common);
    return verify(&now.common, &field) == TALON_OK;
}

/* A seat that has given cards did not keep the joker; the stock may hold any
 * card. */
static int hidden(const struct talon_game *view, struct hidden *hidden)
{
    const struct barter *game = IN(view);
    uint32_t i;

    if (!completes(view))
        return 0;
    memset(hidden, 0, sizeof *hidden);
    hidden->pool = game->phase != DEAL ? BARTER_PACK : 0;
    for (i = 0; i < PILES; i++)
        hidden->pool &= ~game->pile[i];
    for (i = 0; i < PILES; i++) {
        int is_bound = i < SEATS && game->size[i] < HAND;

        hidden->place[hidden->places++] = (struct hidden_place){
            .id = (uint8_t)i,
            .count = (uint8_t)(size_of(game, i) - set_count(game->pile[i])),
            .allowed = hidden->pool & (is_bound ? ~JOKERS : BARTER_PACK)};
    }
    return 1;
}

/* ---- Codes */

static uint32_t codes(const int32_t *rule, talon_choice *row)
{
    row[0] = (talon_choice){.denominations = 1, .kind = TALON_KIND_PASS};
    row[1] = (talon_choice){
        .cards = BARTER_PACK,
        .amount_min = 1,
        .amount_max = rule[BARTER_PRICE],
        .denominations = WISHES,
        .other_seats = (uint16_t)first_seats(players(rule)),
        .kind = BARTER_GIVE,
        .flags = ROW_ENDS,
        .pick_min = 2,
        .pick_max = 4,
        .index_min = 1,
        .index_max = 2,
    };
    return 2;
}

/* clang-format off */

static const struct annotation annotations[] = {{NULL, NULL}};
const struct module barter_module = {
    .entry = {&game_options}, .vocabulary = &vocabulary,
    .annotation = annotations, .limit = limits, .feature = BARTER,
    .size = sizeof(struct barter), .rule_at = offsetof(struct barter, rule),
    .rule_bytes = 2, .phase = phases, .phases = PHASES,
    .phase_at = offsetof(struct barter, phase),
    .to_act_at = offsetof(struct barter, to_act),
    .start = stand, .settle = stand, .seats = seats, .cards = cards,
    .totals = totals, .returns = totals, .winners = winners, .deals = deals,
    .redact = redact, .field = fields, .verify = verify, .hidden = hidden,
    .fill = fill, .completes = completes, .codes = codes,
};
