/* Barter, a card game for tests: the proof that the core knows no game. Its
 * numbers begin at 0xF000, which no game of the library may use.
 *
 * Two to four seats play one deal with 24 or 32 cards and a joker. The table
 * names a bonus suit and deals five cards to each seat; the rest stays down.
 * Then every seat in turn passes or gives: two to four cards, face down to its
 * left, the joker among them if it has it. With them goes a wish aloud: none,
 * the bonus suit, or anything; and a price of some points that the giver loses.
 * Once all have done so, everybody may look at what it was given, but keeps it
 * apart from its hand. Then every seat in turn passes or lays down one meld:
 * three or four cards of a rank, out of its hand and its gift. A meld scores a
 * point for each card, and one more if it has the bonus suit. No other card is
 * ever shown. The highest score wins.
 *
 * A gift is known to its giver, and to its taker when all have given; all see
 * what is melded, and whether it had been given. Of hidden cards it is proved
 * that who has given did not keep the joker.
 *
 * To add a game:
 *  1. a public header with its number, options, kinds, reasons and phases; a
 *     number that another game has is shared where it means the same;
 *  2. tables: options and presets (rules/option_rows.h), kinds and reasons
 *     (game/kind.h), annotations and limits (game/module.h);
 *  3. a state that begins with struct talon_game, and the list of its members;
 *  4. for each phase its choices, refusals and moves, or what is due;
 *  5. the questions of struct module: seats, cards, totals, winners, side;
 *  6. knowledge: what seats know (redact), what play proves (hidden, fill,
 *     settle), and which states there are (verify);
 *  7. a line in games.c; its files in meson.build and arrows.txt;
 *  8. tests of its rules: the suites of every game try it as it stands. */
#include "third_game/barter.h"
#include "base/seat.h"
#include "rules/option_rows.h"

#include <string.h>

/* clang-format off */

/* ---- Tables */

static const struct named_value packs[] = {{24, "24", "24"}, {32, "32", "32"}};

#define ROW(KEY, HELP)                                                         \
    .key = KEY, .label = HELP, .group = "Table", .help = HELP,                 \
    .clause = "", .since = SINCE_0_1

static const struct option options[] = {
    [BARTER_PLAYERS] = {ROW("players", "Seats"), NUMBER(2, SEATS, 1),
                        .standard = 3},
    [BARTER_PACK] = {ROW("pack", "Cards beside the joker"), CHOICE(packs),
                     .standard = 32},
    [BARTER_PRICE] = {ROW("price", "Highest price"), NUMBER(0, 3, 1),
                      .standard = 1},
};
static const struct setting duel[] = {
    {BARTER_PLAYERS, 2}, {BARTER_PACK, 24}, {BARTER_PRICE, 3},
};
static const struct preset presets[] = {
    {.key = "barter", .label = "Barter", .help = "Three seats."},
    {.key = "duel", .label = "Duel", .help = "Two seats.", SETTINGS(duel)},
};

static talon_cards pack_of(const int32_t *rule)
{
    return IN_EVERY_SUIT * (rule[BARTER_PACK] == 24 ? 0xF180u : 0xF1E0u) |
           BIT(TALON_CARD_HIGH_JOKER);
}

static const struct game_options game_options = {
    .game = BARTER, .key = "barter", .label = "Barter",
    .help = "Cards are given and melded.", .pack = pack_of,
    .option = options, .option_count = COUNT(options) - 1,
    .preset = presets, .preset_count = COUNT(presets),
};

/* `7S AH price -1 wish C`; one may wish for `anything`. */
static talon_status read_give(struct line *line, talon_move *move)
{
    talon_status status = TALON_OK;
    int64_t price = 0;

    while (status == TALON_OK && tln_line_word(line)) {
        if (tln_word_is(line->word, "price") && tln_line_word(line))
            status = tln_word_number(line->word, &price);
        else if (tln_word_is(line->word, "wish"))
            status = tln_line_suit(line, &move->object);
        else if (tln_word_is(line->word, "anything"))
            move->object = BARTER_ANYTHING;
        else
            status = tln_word_add_card(line->word, &move->cards);
    }
    move->amount = (int32_t)price;
    if (status == TALON_OK && move->amount != price)
        status = TALON_E_NUMBER;
    return status;
}

static void write_give(struct out *out, const talon_move *move)
{
    tln_put_char(out, ' ');
    tln_put_cards(out, move->cards);
    tln_put_text(out, " price ");
    tln_put_number(out, move->amount);
    if (move->object != 0)
        tln_put_text(out, move->object <= 4 ? " wish " : " anything");
    tln_put_text(out, talon_denomination_key(move->object));
}

static const struct own_form give_form = {read_give, write_give};
static const struct kind kinds[] = {
    {TALON_KIND_PASS, "pass", BY_SEAT, FORM_WORD, 0, 0, NULL},
    {BARTER_GIVE, "give", BY_SEAT, FORM_OWN,
     USES_CARDS | USES_AMOUNT | USES_OBJECT, IS_PRIVATE, &give_form},
    {BARTER_MELD, "meld", BY_SEAT, FORM_SET, USES_CARDS, 0, NULL},
    {BARTER_BONUS, "bonus", BY_TABLE, FORM_SUIT, USES_OBJECT, 0, NULL},
    {TALON_KIND_DEAL, "deal", BY_DEAL, FORM_SET, USES_CARDS, 0, NULL},
    {TALON_KIND_HAND, "hand", BY_EVENT, 0, 0, IS_PRIVATE, NULL},
    {BARTER_GOT, "got", BY_EVENT, 0, 0, IS_PRIVATE, NULL},
    {TALON_KIND_SCORE, "score", BY_EVENT, 0, 0, 0, NULL},
    {TALON_KIND_WON, "won", BY_EVENT, 0, 0, 0, NULL},
    {0, NULL, 0, 0, 0, 0, NULL},
};
static const struct term reasons[] = {
    {BARTER_MELDED, "melded", "a meld, less the price"}, {0, NULL, NULL},
};
static const struct vocabulary vocabulary = {kinds, reasons, NULL};
static const struct limit limits[] = {{BARTER, SEATS}, {0, 0}};

#define EACH(member) FIELDS(struct barter, member)

static const struct field fields[] = {
    EACH(pile), EACH(laid), EACH(given), EACH(price), EACH(wish),
    FIELD(struct barter, bonus), {0, 0, 0},
};

enum { BONUS, DEAL, GIVE, MELD, OVER, PHASES };

/* clang-format on */

/* ---- The state */

static const struct barter *in(const struct talon_game *handle)
{
    return (const struct barter *)(const void *)handle;
}

static struct barter *of(struct talon_game *handle)
{
    return (struct barter *)(void *)handle;
}

static uint32_t seats(const struct talon_game *handle)
{
    return (uint32_t)handle->rule[BARTER_PLAYERS];
}

/* Finds out from the turn what is due, and of whom. */
static void stand(struct talon_game *handle)
{
    uint32_t n = seats(handle), turn = handle->turn;
    int is_over = turn == 2 * n + 2;

    of(handle)->phase = (uint8_t)(turn < 2       ? turn
                                  : turn < n + 2 ? GIVE
                                  : is_over      ? OVER
                                                 : MELD);
    of(handle)->to_act = (int8_t)(turn < 2  ? TALON_TABLE
                                  : is_over ? TALON_NOBODY
                                            : (int32_t)((turn - 2) % n));
}

/* The seat that holds a pile: gifts are taken when all have given. */
static uint32_t taker_of(const struct barter *game, uint32_t pile)
{
    int is_taken = pile >= SEATS && game->phase > GIVE;

    return (pile % SEATS + (uint32_t)is_taken) % seats(&game->common);
}

/* The cards of a pile that are held, known or not. */
static uint32_t size_of(const struct barter *game, uint32_t pile)
{
    uint32_t dealt = game->given[pile % SEATS];

    if (game->common.turn < 2 || pile % SEATS >= seats(&game->common))
        dealt = 0;
    else if (pile < SEATS)
        dealt = 5 - dealt;
    return dealt - set_count(game->laid[pile]);
}

static uint32_t stock(const struct barter *game)
{
    return set_count(pack_of(game->common.rule)) - 5 * seats(&game->common);
}

/* What a seat has of some piles: what it holds, what it has melded. */
static talon_cards gather(const struct barter *game, uint32_t seat,
                          const talon_cards piles[PILES])
{
    talon_cards cards = 0;
    uint32_t i;

    for (i = 0; i < PILES; i++)
        cards |= taker_of(game, i) == seat ? piles[i] : 0;
    return cards;
}

static void totals(const struct talon_game *handle,
                   int64_t total[TALON_SEATS_MAX])
{
    const struct barter *game = in(handle);
    uint32_t seat;

    for (seat = 0; seat < seats(handle); seat++) {
        talon_cards meld = gather(game, seat, game->laid);
        talon_cards suit = game->bonus > 0 ? SUIT(game->bonus) : 0;

        total[seat] =
            (int64_t)set_count(meld) + game->price[seat] + ((meld & suit) != 0);
    }
}

static uint32_t winners(const struct talon_game *handle)
{
    int64_t total[TALON_SEATS_MAX] = {0};
    uint32_t i, n = seats(handle), best = first_seats(n);

    totals(handle, total);
    for (i = 0; i < n * n; i++) {
        if (total[i / n] < total[i % n])
            best &= ~seat_bit((int32_t)(i / n));
    }
    return in(handle)->phase == OVER ? best : 0;
}

/* ---- Phases */

static talon_event *tell_cards(struct events *events, uint32_t kind,
                               int32_t seat, talon_cards cards)
{
    talon_event *event = tell(events, kind, seat);

    event->cards = cards;
    event->count = (uint8_t)set_count(cards);
    return event;
}

/* Begins a step with a move, and goes on to where it leads. */
static struct barter *tell_move(struct talon_game *handle,
                                const talon_move *move, struct events *events)
{
    talon_event *event = tell_step(handle, events, move->kind, move->seat);

    event->cards = move->cards;
    event->count = (uint8_t)set_count(move->cards);
    event->amount = move->amount;
    event->object = move->object;
    stand(handle);
    return of(handle);
}

static uint32_t bonus_choices(const struct talon_game *handle,
                              talon_choice *choice)
{
    (void)handle;
    *choice = (talon_choice){.objects = 0x1E, .kind = BARTER_BONUS};
    return 1;
}

static void bonus(struct talon_game *handle, const talon_move *move,
                  struct events *events)
{
    tell_move(handle, move, events)->bonus = move->object;
}

static talon_status due(const struct talon_game *handle, struct due *due)
{
    uint32_t i, n = seats(handle);

    due->kind = TALON_KIND_DEAL;
    due->pack = pack_of(handle->rule);
    due->count = set_count(due->pack);
    for (i = 0; i < due->count; i++)
        due->place[i] = (uint8_t)(i < 5 * n ? i % n : TALON_PLACE_TALON);
    return TALON_OK;
}

static uint32_t deal_choices(const struct talon_game *handle,
                             talon_choice *choice)
{
    talon_cards pack = pack_of(handle->rule);
    uint8_t count = (uint8_t)set_count(pack);

    *choice = (talon_choice){pack, 0, 0, 0, 1, TALON_KIND_DEAL, count, count};
    return 1;
}

static void deal(struct talon_game *handle, const talon_card *card,
                 struct events *events)
{
    talon_move all = {pack_of(handle->rule), 0, TALON_KIND_DEAL, TALON_TABLE,
                      0};
    struct barter *game = tell_move(handle, &all, events);
    uint32_t i, n = seats(handle);

    for (i = 0; i < 5 * n; i++)
        game->pile[i % n] |= BIT(card[i]);
    for (i = 0; i < n; i++)
        tell_cards(events, TALON_KIND_HAND, (int32_t)i, game->pile[i]);
}

/* What a seat may give if it has not: all give at once. */
static uint32_t owed(const struct talon_game *handle, int32_t seat,
                     talon_choice *choice)
{
    talon_cards hand = in(handle)->pile[seat], joker = hand & JOKERS;
    uint8_t fixed = joker != 0;

    if (seat < in(handle)->to_act)
        return 0;
    choice[0] = (talon_choice){.objects = 1, .kind = TALON_KIND_PASS};
    choice[1] = (talon_choice){
        .cards = hand ^ joker,
        .fixed = joker,
        .amount_min = -handle->rule[BARTER_PRICE],
        .objects = 1 | 1u << in(handle)->bonus | 1u << BARTER_ANYTHING,
        .kind = BARTER_GIVE,
        .pick_min = (uint8_t)(2 - fixed),
        .pick_max = (uint8_t)(4 - fixed),
    };
    return 2;
}

static uint32_t give_choices(const struct talon_game *handle,
                             talon_choice *choice)
{
    return owed(handle, in(handle)->to_act, choice);
}

static void give(struct talon_game *handle, const talon_move *move,
                 struct events *events)
{
    struct barter *game = tell_move(handle, move, events);
    uint32_t seat = (uint32_t)move->seat;

    game->pile[seat] &= ~move->cards;
    game->pile[SEATS + seat] = move->cards;
    game->given[seat] = (uint8_t)set_count(move->cards);
    game->price[seat] = (int8_t)move->amount;
    game->wish[seat] = move->object;
    for (seat = 0; game->phase == MELD && seat < seats(handle); seat++)
        tell_cards(events, BARTER_GOT, (int32_t)taker_of(game, SEATS + seat),
                   game->pile[SEATS + seat])
            ->other = (int8_t)seat;
}

static uint32_t meld_choices(const struct talon_game *handle,
                             talon_choice *choice)
{
    const struct barter *game = in(handle);
    talon_cards cards = gather(game, (uint32_t)game->to_act, game->pile), rank;
    uint32_t i, n = 1;

    choice[0] = (talon_choice){.objects = 1, .kind = TALON_KIND_PASS};
    for (i = 0; i < LANE; i++) {
        rank = cards & IN_EVERY_SUIT << i;
        if (set_count(rank) >= 3)
            choice[n++] = (talon_choice){.cards = rank,
                                         .objects = 1,
                                         .kind = BARTER_MELD,
                                         .pick_min = 3,
                                         .pick_max = (uint8_t)set_count(rank)};
    }
    return n;
}

static void meld(struct talon_game *handle, const talon_move *move,
                 struct events *events)
{
    struct barter *game = tell_move(handle, move, events);
    int64_t total[TALON_SEATS_MAX] = {0};
    talon_event *event;
    int32_t i, n = (int32_t)seats(handle);

    for (i = 0; i < PILES; i++) {
        game->laid[i] |= game->pile[i] & move->cards;
        game->pile[i] &= ~move->cards;
    }
    totals(handle, total);
    for (i = 0; game->phase == OVER && i < n; i++) {
        event = tell(events, TALON_KIND_SCORE, i);
        event->amount = total[i];
        event->reason = BARTER_MELDED;
        if (winners(handle) >> i & 1)
            tell(events, TALON_KIND_WON, i);
    }
}

/* Why a move of any phase is refused; the table's own has no choices asked. */
static talon_status refusal(const struct talon_game *handle,
                            const talon_move *move, talon_cards *concerned)
{
    const struct barter *game = in(handle);

    if (move->seat == TALON_TABLE)
        return move->object - 1u < 4 ? TALON_OK : TALON_E_OBJECT;
    *concerned = move->cards & ~gather(game, (uint32_t)move->seat, game->pile);
    if (*concerned != 0)
        return TALON_E_NOT_HELD;
    if (move->amount > 0 || move->amount < -handle->rule[BARTER_PRICE])
        return TALON_E_AMOUNT;
    if (move->object != 0 && move->object != game->bonus &&
        move->object != BARTER_ANYTHING)
        return TALON_E_OBJECT;
    return TALON_E_CARD_COUNT;
}

/* clang-format off */

#define PHASE(NUMBER, name, ...)                                               \
    .number = NUMBER, .key = #name, .choices = name##_choices,                 \
    .kinds = (const uint16_t[]){__VA_ARGS__, 0}, .refusal = refusal,           \
    .apply = name

static const struct phase
    bonus_phase = {PHASE(BARTER_PHASE_BONUS, bonus, BARTER_BONUS)},
    deal_phase = {.number = TALON_PHASE_DEAL, .key = "deal",
                  .choices = deal_choices, .due = due, .deal = deal},
    give_phase = {PHASE(BARTER_PHASE_GIVE, give, TALON_KIND_PASS, BARTER_GIVE),
                  .owed = owed},
    meld_phase = {PHASE(BARTER_PHASE_MELD, meld, TALON_KIND_PASS, BARTER_MELD)},
    over_phase = {.number = TALON_PHASE_OVER, .key = "over"},
    *const phases[PHASES] = {&bonus_phase, &deal_phase, &give_phase,
                             &meld_phase, &over_phase};

/* clang-format on */

/* ---- Knowledge */

static int is_known(const struct barter *game, uint32_t pile)
{
    uint32_t view = game->common.view;

    return view == 0 || (view >> pile % SEATS & 1) != 0 ||
           (view >> taker_of(game, pile) & 1) != 0;
}

/* The view has been told who looks. */
static void redact(struct talon_game *handle, uint32_t viewers)
{
    uint32_t i;

    (void)viewers;
    for (i = 0; i < PILES; i++) {
        if (!is_known(in(handle), i))
            of(handle)->pile[i] = 0;
    }
}

/* The cards that are not seen; if everything else is, the stock. */
static talon_cards unseen(const struct barter *game)
{
    talon_cards set = game->common.turn < 2 ? 0 : pack_of(game->common.rule);
    uint32_t i;

    for (i = 0; i < PILES; i++)
        set &= ~(game->pile[i] | game->laid[i]);
    return set;
}

static talon_status cards(const struct talon_game *handle, uint32_t place,
                          talon_cards *set, uint32_t *count)
{
    const struct barter *game = in(handle);
    uint32_t i;

    if (place == TALON_PLACE_TALON) {
        *count = handle->turn < 2 ? 0 : stock(game);
        *set = set_count(unseen(game)) == *count ? unseen(game) : 0;
    } else if (place == TALON_PLACE_TABLE) {
        for (i = 0; i < PILES; i++)
            *set |= game->laid[i];
        *count = set_count(*set);
    } else if (place < seats(handle)) {
        *set = gather(game, place, game->pile);
        for (i = 0; i < PILES; i++)
            *count += taker_of(game, i) == place ? size_of(game, i) : 0;
    } else {
        return TALON_E_PLACE;
    }
    return TALON_OK;
}

/* Who has given has no joker among what it kept; the stock may hold any. */
static void hidden(const struct talon_game *view, struct hidden *hidden)
{
    const struct barter *game = in(view);
    uint32_t i, count;

    memset(hidden, 0, sizeof *hidden);
    if (set_count(unseen(game)) == stock(game))
        return;
    hidden->pool = unseen(game);
    for (i = 0; hidden->pool != 0 && i <= PILES; i++) {
        struct hidden_place *place = &hidden->place[hidden->places];
        int is_bound = i < SEATS && game->given[i] > 0;

        count = i == PILES ? stock(game)
                           : size_of(game, i) - set_count(game->pile[i]);
        if (count == 0)
            continue;
        place->id = (uint8_t)i;
        place->count = (uint8_t)count;
        place->allowed = hidden->pool & (is_bound ? ~JOKERS : hidden->pool);
        hidden->places++;
    }
}

static void fill(struct talon_game *world, uint32_t place, talon_cards cards)
{
    if (place < PILES)
        of(world)->pile[place] |= cards;
}

/* ---- Which states there are */

static int is_meld(talon_cards meld)
{
    return set_count(meld) >= 3 &&
           (meld & ~(IN_EVERY_SUIT << set_lowest(meld) % LANE)) == 0;
}

/* Whether what a seat has done is what may have been done by now. */
static int is_sound(const struct barter *game, uint32_t seat)
{
    uint32_t n = seats(&game->common), turn = game->common.turn;
    uint32_t given = game->given[seat], wish = game->wish[seat];
    talon_cards meld = gather(game, seat, game->laid);
    int32_t price = game->price[seat];

    if (given == 0 && (price != 0 || wish != 0))
        return 0;
    if (given > 0 && (seat >= n || turn < 3 + seat || given < 2 || given > 4 ||
                      ((game->pile[seat] | game->laid[seat]) & JOKERS) != 0))
        return 0;
    return price <= 0 && price >= -game->common.rule[BARTER_PRICE] &&
           (wish == 0 || wish == game->bonus || wish == BARTER_ANYTHING) &&
           (meld == 0 || (is_meld(meld) && turn >= 3 + n + seat));
}

/* No number is unsafe to look at here, so no field is told. */
static talon_status verify(const struct talon_game *handle, uint32_t *field)
{
    int is_fine = handle->turn <= 2 * seats(handle) + 2;
    talon_cards all = 0;
    struct barter game;
    uint32_t i, count = 0;

    (void)field;
    memcpy(&game, handle, sizeof game);
    stand(&game.common);
    for (i = 0; i < PILES; i++) {
        all |= game.pile[i] | game.laid[i];
        count += set_count(game.pile[i]) + set_count(game.laid[i]);
        is_fine &= size_of(&game, i) <= 5 && is_sound(&game, i % SEATS) &&
                   set_count(game.pile[i]) ==
                       (is_known(&game, i) ? size_of(&game, i) : 0);
    }
    is_fine &= game.bonus <= 4 && (game.bonus > 0) == (handle->turn > 0) &&
               (all & ~pack_of(handle->rule)) == 0 && set_count(all) == count;
    return is_fine ? TALON_OK : TALON_E_SAVED_STATE;
}

/* ---- The module */

static uint32_t side(const struct talon_game *handle, int32_t seat)
{
    (void)handle;
    return seat_bit(seat);
}

static int32_t tell_scores(const struct talon_game *handle,
                           int64_t value[TALON_SEATS_MAX])
{
    totals(handle, value);
    return (int32_t)seats(handle);
}

/* clang-format off */

static const struct annotation annotations[] = {
    {"score", tell_scores}, {NULL, NULL},
};

const struct module barter_module = {
    .options = &game_options, .vocabulary = &vocabulary,
    .annotation = annotations, .limit = limits,
    .feature = BARTER, .saved_as = 0xF0, .size = sizeof(struct barter),
    .phase = phases, .phases = PHASES,
    .phase_at = offsetof(struct barter, phase),
    .to_act_at = offsetof(struct barter, to_act),
    .start = stand, .derive = stand, .settle = stand,
    .seats = seats, .cards = cards, .totals = totals, .winners = winners,
    .side = side, .redact = redact, .field = fields, .verify = verify,
    .hidden = hidden, .fill = fill,
};
