/* SPDX-License-Identifier: MIT */
/* What a seat is told, in lines: see told.h. */
#include "told.h"
#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

/* A move as a record has it, and who made it. */
struct told {
    int32_t seat;
    int is_secret; /* only the seat sees the cards */
    char line[TALON_MOVE_TEXT_MAX];
};

static struct told moves[TOLD_MOVES_MAX]; /* the last ones, in a ring */
static uint32_t move_count;
static char place[64];
static uint64_t deal_played;
static char truths[TALON_RECORD_STATE_MAX]; /* the annotations of a record */
static int is_wanted;

/* A text that grows. */
struct text {
    char *bytes;
    size_t size, length;
};

void told_wanted(void)
{
    is_wanted = 1;
}

void told_table(uint64_t deal, uint32_t turn)
{
    deal_played = deal;
    snprintf(place, sizeof place, "%" PRIu64 ".%" PRIu32, deal, turn);
    move_count = 0;
}

void told_hand(void)
{
    move_count = 0;
}

uint64_t told_deal(void)
{
    return deal_played;
}

const char *told_place(void)
{
    return place;
}

void told_move(const talon_game *game, const talon_move *move)
{
    struct told *told = &moves[move_count % TOLD_MOVES_MAX];
    size_t length;

    if (!is_wanted || talon_record_write_move(game, move, told->line,
                                              sizeof told->line, &length) < 0)
        return;
    told->seat = move->seat;
    told->is_secret = move->kind == TALON_KIND_DISCARD ||
                      move->kind == TALON_KIND_SELECT_HAND;
    move_count++;
}

void told_asks(const talon_game *game)
{
    size_t length;

    if (is_wanted)
        talon_record_write_state(game, truths, sizeof truths, &length);
}

static void put(struct text *text, const char *format, ...)
{
    va_list values;
    int length;

    va_start(values, format);
    length = vsnprintf(text->bytes + text->length, text->size - text->length,
                       format, values);
    va_end(values);
    text->length += length > 0 ? (size_t)length : 0;
    if (text->length >= text->size)
        give_up("what a seat is told takes too much room");
}

static void put_cards(struct text *text, talon_cards cards)
{
    char words[TALON_CARDS_TEXT_MAX];

    if (cards != 0 &&
        talon_cards_format(&cards, words, sizeof words, NULL) >= 0)
        put(text, " %s", words);
    put(text, "\n");
}

/* What a record says in annotations, "= legal …", without the "= ". */
static void put_truths(struct text *text)
{
    const char *line;

    for (line = truths; *line != '\0'; line += strcspn(line, "\n") + 1)
        put(text, "%.*s\n", (int)strcspn(line, "\n") - 2, line + 2);
}

/* "cards PLACE COUNT CARD…", with the cards that are known. */
static void put_place(struct text *text, const talon_game *view,
                      uint32_t number, const char *name)
{
    talon_cards cards = 0;
    uint32_t count = 0;

    if (talon_game_cards(view, number, &cards, &count) < 0 || count == 0)
        return;
    put(text, "cards %s %" PRIu32, name, count);
    put_cards(text, cards);
}

static void put_places(struct text *text, const talon_game *view,
                       uint32_t game_id, int32_t own)
{
    uint32_t seat, seats = 0;
    talon_cards hand = 0;
    char name[16];

    talon_game_cards(view, (uint32_t)own, &hand, NULL);
    put(text, "hand");
    put_cards(text, hand);
    talon_game_seat_count(view, &seats);
    for (seat = 0; seat < seats; seat++) {
        snprintf(name, sizeof name, "%" PRIu32, seat);
        if ((int32_t)seat != own)
            put_place(text, view, seat, name);
    }
    put_place(text, view, TALON_PLACE_TALON,
              game_id == TALON_GAME_TRIPOLI ? "spare" : "kitty");
    put_place(text, view, TALON_PLACE_DISCARD, "discard");
}

static void put_rank(struct text *text, uint32_t rank)
{
    char words[TALON_CARD_TEXT_MAX] = "-";
    talon_card card;
    size_t length = 2;

    if (talon_card_make(TALON_SUIT_SPADES, rank, &card) >= 0)
        talon_card_format(card, words, sizeof words, &length);
    put(text, " %.*s\n", (int)length - 1, words);
}

/* The board as a record has it, with "-" for what is not known yet: the suits
 * of the pay cards and of the pair, and the lowest rank of the sequence. */
static void put_board(struct text *text, const talon_tr_state *state)
{
    uint32_t i;

    put(text, "board");
    for (i = 0; i < 5; i++) {
        char card[TALON_CARD_TEXT_MAX] = "-";

        if (state->pay[i] != TALON_CARD_NONE)
            talon_card_format(state->pay[i], card, sizeof card, NULL);
        put(text, " %c", card[strlen(card) - 1]);
    }
    put(text, " %c", "-SCDH"[state->pair_suit % 5]);
    put_rank(text, state->sequence);
}

/* "trick SEAT:CARD…", in the order played; "trick" for a seat that leads. */
static void put_trick(struct text *text, const talon_fh_state *state,
                      uint32_t seats)
{
    char card[TALON_CARD_TEXT_MAX];
    uint32_t i;

    if (state->phase != TALON_PHASE_TRICKS)
        return;
    put(text, "trick");
    for (i = 0; i < seats; i++) {
        uint32_t seat = ((uint32_t)state->leader + i) % seats;

        if (state->table[seat] == TALON_CARD_NONE)
            continue;
        talon_card_format(state->table[seat], card, sizeof card, NULL);
        put(text, " %" PRIu32 ":%s", seat, card);
    }
    put(text, "\n");
}

static uint32_t game_of(const talon_game *view)
{
    talon_rules rules;

    return talon_game_rules(view, &rules) < 0 ? 0 : rules.game_id;
}

static void put_game(struct text *text, const talon_game *view, int32_t seat)
{
    uint32_t game_id = game_of(view), seats = 0;
    talon_fh_state five_hundred;
    talon_tr_state tripoli;
    int64_t price = 0;

    if (game_id == TALON_GAME_TRIPOLI) {
        talon_tr_state_of(view, &tripoli);
        put(text, "dealer %d\n", (int)tripoli.dealer);
        put_board(text, &tripoli);
        if (tripoli.phase == TALON_PHASE_BETTING &&
            talon_tr_call_cost(view, seat, &price) >= 0)
            put(text, "price %" PRId64 "\n", price);
    } else {
        talon_fh_state_of(view, &five_hundred);
        talon_game_seat_count(view, &seats);
        put(text, "dealer %d\n", (int)five_hundred.dealer);
        put_trick(text, &five_hundred, seats);
    }
    put_places(text, view, game_id, seat);
}

/* The words of a move as others see it: cards that are secret are "?". The
 * suit that may be named with them is public (FH-21). */
static void put_secret(struct text *text, const char *line)
{
    char words[TALON_MOVE_TEXT_MAX], *word;
    uint32_t i = 0;
    int is_card = 1;

    strcpy(words, line);
    for (word = strtok(words, " \n"); word != NULL;
         word = strtok(NULL, " \n")) {
        is_card = is_card && strcmp(word, "nominate") != 0;
        put(text, "%s%s", i > 0 ? " " : "", i >= 2 && is_card ? "?" : word);
        i++;
    }
    put(text, "\n");
}

static void put_moves(struct text *text, int32_t seat)
{
    uint32_t first =
        move_count > TOLD_MOVES_MAX ? move_count - TOLD_MOVES_MAX : 0;
    uint32_t i;

    put(text, "moves %" PRIu32 "\n", move_count);
    for (i = first; i < move_count; i++) {
        const struct told *told = &moves[i % TOLD_MOVES_MAX];

        if (told->is_secret && told->seat != seat)
            put_secret(text, told->line);
        else
            put(text, "%s", told->line);
    }
}

/* The seed of the generator that this seat has at this table, and its stream:
 * what talon_rng_seed() takes. */
static void put_seed(struct text *text, const talon_rng *rng)
{
    uint32_t i;

    put(text, "seed ");
    for (i = 0; i < TALON_SEED_BYTES; i++)
        put(text, "%02" PRIx32, rng->key[i / 4] >> (8 * (i % 4)) & 0xFF);
    put(text, " %" PRIu32 "\n", rng->stream[0]);
}

static void put_view(struct text *text, const talon_game *view)
{
    static const char digits[] = "0123456789abcdef";
    uint8_t bytes[TALON_SAVE_BYTES_MAX];
    char line[2 * TALON_SAVE_BYTES_MAX + 1];
    size_t length = 0, i;

    talon_game_save(view, bytes, sizeof bytes, &length);
    for (i = 0; i < length; i++) {
        line[2 * i] = digits[bytes[i] >> 4];
        line[2 * i + 1] = digits[bytes[i] & 15];
    }
    line[2 * length] = '\0';
    put(text, "view %s\n", line);
}

size_t told_write(const struct turn *turn, int wants_view, char *bytes,
                  size_t size)
{
    struct text text = {bytes, size, 0};
    char plainest[TALON_MOVE_TEXT_MAX] = "";
    uint32_t phase = 0, deals = 0;
    talon_move first;

    talon_game_phase(turn->view, &phase);
    talon_game_deal_count(turn->view, &deals);
    put(&text, "table %s\ndeals %" PRIu32 "\nseat %d\nphase %s\n", place, deals,
        (int)turn->seat, talon_phase_key(phase));
    put_seed(&text, turn->rng);
    put_truths(&text);
    put_game(&text, turn->view, turn->seat);
    if (talon_game_seat_move_at(turn->view, turn->seat, 0, &first) >= 0 &&
        talon_record_write_move(turn->view, &first, plainest, sizeof plainest,
                                NULL) >= 0)
        put(&text, "plainest %s", plainest);
    if (wants_view)
        put_view(&text, turn->view);
    put_moves(&text, turn->seat);
    return text.length;
}
