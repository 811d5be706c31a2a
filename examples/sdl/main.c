/* SPDX-License-Identifier: MIT */
/* Five Hundred in a window: what a game needs of talon. The loop draws and
 * listens, and never waits: computer players think in a thread, which posts an
 * event when it is done, and which is stopped when the person takes a move
 * back. Only the loop touches the game. There is no rule in this file: what can
 * be clicked are the moves that the library lists. */
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
#include <talon/player.h>
#include <talon/talon.h>
#include <talon/words.h>

#define WIDTH       1000
#define CARD_WIDTH  76
#define CARD_HEIGHT 108
#define MOVES_MAX   2048 /* discards of three cards out of 13, with suits */
#define ME          0

static const SDL_Color white = {250, 250, 246, 255}, black = {34, 34, 40, 255},
                       red = {196, 30, 44, 255}, gold = {255, 204, 84, 255},
                       felt = {24, 92, 66, 255}, dark = {14, 60, 44, 255},
                       back = {46, 74, 128, 255}, grey = {120, 124, 120, 255};

/* What a thread works on: copies of its own, and a flag that ends it. */
struct job {
    _Alignas(8) uint64_t scratch[TALON_PLAYER_BYTES / 8];
    talon_game *view; /* of the seat */
    int32_t seat;
    SDL_atomic_t stop;
    talon_rng rng;
    talon_move move;
};

struct window {
    SDL_Window *window;
    SDL_Renderer *renderer;
    TTF_Font *small, *large;
    /* Of games and views. */
    _Alignas(8) uint64_t memory[4][TALON_GAME_BYTES_MAX / 8];
    talon_game *game, *view, *before; /* now; as seen; before the last move */
    talon_rng rng;
    talon_words words;
    talon_fh_state state;                 /* of the game, at the last frame */
    talon_move moves[MOVES_MAX];          /* that have all cards picked */
    talon_cards picked;                   /* by clicks */
    talon_card shown[TALON_FH_SEATS_MAX]; /* the trick on the table */
    int32_t winner; /* of it, or TALON_NOBODY until it is over */
    char said[TALON_WORDS_TEXT_MAX];
    Uint32 due, move_count; /* when the next step is made; listed moves */
    SDL_Thread *thread;     /* at work on the job, or null */
    struct job job;
    SDL_Point click; /* of this frame; or x is -1 */
};

/* ---- drawing */

static void fill(struct window *w, SDL_Rect box, SDL_Color color)
{
    SDL_SetRenderDrawColor(w->renderer, color.r, color.g, color.b, color.a);
    SDL_RenderFillRect(w->renderer, &box);
}

/* Writes a text around a point. */
static void put(struct window *w, TTF_Font *font, const char *text, int x,
                int y, SDL_Color color)
{
    SDL_Surface *surface = TTF_RenderUTF8_Blended(font, text, color);
    SDL_Texture *texture;

    if (surface == NULL) /* there is no text */
        return;
    texture = SDL_CreateTextureFromSurface(w->renderer, surface);
    SDL_RenderCopy(w->renderer, texture, NULL,
                   &(SDL_Rect){x - surface->w / 2, y - surface->h / 2,
                               surface->w, surface->h});
    SDL_DestroyTexture(texture);
    SDL_FreeSurface(surface);
}

/* Draws a card, or the back of one. */
static void draw_card(struct window *w, talon_card card, int x, int y,
                      SDL_Color edge)
{
    static const char *const sign[] = {"★", "♠", "♣", "♦", "♥"};
    char text[TALON_WORDS_TEXT_MAX] = "";
    uint32_t suit = talon_card_suit(card);
    SDL_Color ink = suit >= TALON_SUIT_DIAMONDS ? red : black;

    fill(w, (SDL_Rect){x, y, CARD_WIDTH, CARD_HEIGHT}, edge);
    fill(w, (SDL_Rect){x + 2, y + 2, CARD_WIDTH - 4, CARD_HEIGHT - 4},
         card == TALON_CARD_NONE ? back : white);
    if (card == TALON_CARD_NONE)
        return;
    talon_words_card(&w->words, card, text, sizeof text, NULL);
    put(w, w->small, text, x + (suit == 0 ? 38 : 24), y + 18, ink);
    put(w, w->large, sign[suit], x + 38, y + 66, ink);
}

/* Whether the click was in a box; then it is used up. */
static int is_clicked(struct window *w, SDL_Rect box)
{
    return SDL_PointInRect(&w->click, &box) && (w->click.x = -1) != 0;
}

static int button(struct window *w, const char *text, SDL_Rect box)
{
    fill(w, box, dark);
    put(w, w->small, text, box.x + box.w / 2, box.y + box.h / 2, white);
    return is_clicked(w, box);
}

/* ---- the game */

/* Takes in what has happened: a sentence, and the trick on the table. */
static void take_in(struct window *w, talon_event *events, uint32_t count)
{
    const talon_event *event;

    talon_events_redact(events, count, 1u << ME);
    for (event = events; event < events + count; event++) {
        if (event->kind == TALON_KIND_DEAL ||
            (event->kind == TALON_KIND_PLAY && w->winner != TALON_NOBODY)) {
            SDL_memset(w->shown, TALON_CARD_NONE, sizeof w->shown);
            w->winner = TALON_NOBODY;
        }
        if (event->kind == TALON_KIND_PLAY)
            w->shown[event->seat] = talon_cards_nth(&event->cards, 0);
        if (event->kind == TALON_KIND_TRICK)
            w->winner = event->seat;
        talon_words_event(&w->words, event, 1, NULL, w->said, sizeof w->said,
                          NULL);
    }
    w->due = SDL_GetTicks() + (w->winner == TALON_NOBODY ? 500 : 1200);
    w->picked = 0;
}

static void make(struct window *w, const talon_move *move)
{
    talon_event events[TALON_EVENTS_MAX];
    uint32_t count = 0;

    if (move->seat == ME)
        talon_game_copy(w->before, w->game);
    if (talon_game_apply(w->game, move, events, TALON_EVENTS_MAX, &count) >= 0)
        take_in(w, events, count);
}

/* The thread: it has the view of its seat, and tells the loop when it is done,
 * which is soon once `stop` is set. */
static int think(void *data)
{
    struct job *job = data;

    if (talon_player_move(job->view, job->seat,
                          &(talon_player_budget){.level = TALON_LEVEL_EXPERT_1},
                          (const uint32_t *)&job->stop.value, NULL, 0,
                          &job->rng, job->scratch, sizeof job->scratch,
                          &job->move) < 0)
        talon_game_seat_move_at(job->view, job->seat, 0, &job->move);
    return SDL_PushEvent(&(SDL_Event){.type = SDL_USEREVENT});
}

/* Takes the last move of the person back. A player that thinks about what is no
 * longer there is stopped, and its move forgotten. */
static void undo(struct window *w)
{
    SDL_AtomicSet(&w->job.stop, 1);
    talon_game_copy(w->game, w->before);
    talon_fh_state_of(w->game, &w->state);
    SDL_memcpy(w->shown, w->state.table, sizeof w->shown);
    w->winner = TALON_NOBODY;
    w->picked = 0;
}

/* Does what is due without the person: a deal, or a player begins to think. */
static void go_on(struct window *w)
{
    talon_event events[TALON_EVENTS_MAX];
    struct job *job = &w->job;
    uint32_t count = 0;

    talon_game_to_act(w->game, &job->seat);
    if (job->seat == TALON_TABLE) {
        talon_game_chance(w->game, &w->rng, events, TALON_EVENTS_MAX, &count);
        take_in(w, events, count);
    } else if (job->seat >= 0 && job->seat != ME) {
        talon_game_redact(job->view, w->game, 1u << job->seat);
        SDL_AtomicSet(&job->stop, 0);
        w->thread = SDL_CreateThread(think, "player", job);
    }
}

/* ---- what can be clicked */

/* Lists the moves that have all cards picked. */
static void list_moves(struct window *w)
{
    uint32_t count = 0, i;
    talon_move move;

    w->move_count = 0;
    if (w->state.to_act == ME)
        talon_game_move_count(w->game, &count);
    for (i = 0; i < count && w->move_count < MOVES_MAX; i++) {
        talon_game_move_at(w->game, i, &move);
        if ((move.cards & w->picked) == w->picked)
            w->moves[w->move_count++] = move;
    }
}

/* Draws the hand; a click picks a card that a move has, or puts it back. */
static void draw_hand(struct window *w)
{
    talon_card cards[TALON_PACK_MAX];
    talon_cards useful = 0, card;
    uint32_t count = 0, i;

    for (i = 0; i < w->move_count; i++)
        useful |= w->moves[i].cards;
    talon_game_sort_hand(w->game, &w->state.hand[ME], cards, TALON_PACK_MAX,
                         &count);
    for (i = 0; i < count; i++) {
        int x = WIDTH / 2 - (int)count * CARD_WIDTH / 2 + (int)i * CARD_WIDTH;

        card = UINT64_C(1) << cards[i];
        draw_card(w, cards[i], x, (w->picked & card) != 0 ? 560 : 578,
                  (useful & card) != 0 ? gold : grey);
        if (is_clicked(w, (SDL_Rect){x, 560, CARD_WIDTH, CARD_HEIGHT + 18}) &&
            ((useful | w->picked) & card) != 0)
            w->picked ^= card;
    }
}

/* Draws a button for each move that has just the cards picked. If there is one
 * alone, it is made without a click. */
static void draw_moves(struct window *w)
{
    char text[TALON_WORDS_TEXT_MAX];
    const talon_move *move, *last = NULL, *made = NULL;
    int count = 0;

    for (move = w->moves; move < w->moves + w->move_count; move++) {
        SDL_Rect box = {223 + count % 5 * 111, 206 + count / 5 * 38, 108, 34};

        if (move->cards != w->picked)
            continue;
        if (move->kind != TALON_KIND_BID ||
            talon_words_bid(&w->words, (uint32_t)move->amount,
                            move->denomination, text, sizeof text, NULL) < 0)
            talon_words_move(&w->words, move, text, sizeof text, NULL);
        last = move;
        count++;
        if (button(w, text, box))
            made = move;
    }
    if (made != NULL || (count == 1 && w->picked != 0))
        make(w, made != NULL ? made : last);
}

/* Draws a seat: name and tricks; the cards of others; its card on the table. */
static void draw_seat(struct window *w, int seat)
{
    static const int hand[][2] = {{399, 564}, {20, 292}, {399, 42}, {778, 292}};
    static const int on[][2] = {{462, 348}, {372, 292}, {462, 216}, {552, 292}};
    char text[TALON_WORDS_TEXT_MAX + 16];
    size_t length;
    uint32_t i;

    talon_words_seat(&w->words, seat, text, TALON_WORDS_TEXT_MAX, &length);
    SDL_snprintf(text + length, 16, ": %d", w->state.tricks[seat]);
    put(w, w->small, text, hand[seat][0] + 101, hand[seat][1] - 16,
        w->state.to_act == seat ? gold : white);
    for (i = 0; seat != ME && i < w->state.held[seat]; i++)
        draw_card(w, talon_cards_nth(&w->state.hand[seat], i),
                  hand[seat][0] + 70 + 14 * (int)i - 7 * w->state.held[seat],
                  hand[seat][1], dark);
    if (w->shown[seat] != TALON_CARD_NONE)
        draw_card(w, w->shown[seat], on[seat][0], on[seat][1],
                  w->winner == seat ? gold : grey);
}

static void draw(struct window *w)
{
    char text[TALON_WORDS_TEXT_MAX];
    int seat;

    talon_game_redact(w->view, w->game, 1u << ME);
    talon_fh_state_of(w->view, &w->state);
    fill(w, (SDL_Rect){0, 0, WIDTH, 700}, felt);
    for (seat = 0; seat < 4; seat++)
        draw_seat(w, seat);
    talon_words_scores(&w->words, w->game, text, sizeof text, NULL);
    put(w, w->small, text, 190, 26, white);
    if (talon_words_bid(&w->words, w->state.bid_tricks,
                        w->state.bid_denomination, text, sizeof text,
                        NULL) >= 0)
        put(w, w->large, text, 190, 80, gold);
    put(w, w->small, w->said, 500, 518, white);
    list_moves(w);
    draw_hand(w);
    list_moves(w); /* after a click */
    draw_moves(w);
    if (button(w, "↶", (SDL_Rect){WIDTH - 76, 14, 60, 36}))
        undo(w);
    SDL_snprintf(text, sizeof text, "Five Hundred: deal %u, turn %u",
                 w->state.deals, w->state.turn);
    SDL_SetWindowTitle(w->window, text);
    SDL_RenderPresent(w->renderer);
}

/* ---- the loop */

static int begin(struct window *w)
{
    uint64_t seed[TALON_SEED_BYTES / 8] = {SDL_GetPerformanceCounter()};
    uint32_t language = talon_language_find(SDL_getenv("LANG"));
    talon_rules rules;

    talon_rng_seed(&w->rng, (const uint8_t *)seed, 0);
    talon_rng_seed(&w->job.rng, (const uint8_t *)seed, 1);
    talon_rules_init(&rules, TALON_GAME_FIVE_HUNDRED, 2); /* australian-4 */
    talon_words_init(&w->words, language != 0 ? language : 1, &rules);
    w->words.you = ME;
    talon_game_init(w->memory[0], sizeof w->memory[0], &rules, &w->game);
    talon_game_clone(w->memory[1], sizeof w->memory[1], w->game, &w->view);
    talon_game_clone(w->memory[2], sizeof w->memory[2], w->game, &w->before);
    talon_game_clone(w->memory[3], sizeof w->memory[3], w->game, &w->job.view);
    SDL_memset(w->shown, TALON_CARD_NONE, sizeof w->shown);
    return SDL_Init(SDL_INIT_VIDEO) == 0 && TTF_Init() == 0 &&
           SDL_CreateWindowAndRenderer(WIDTH, 700, 0, &w->window,
                                       &w->renderer) == 0 &&
           (w->small = TTF_OpenFont(FONT, 17)) != NULL &&
           (w->large = TTF_OpenFont(FONT, 40)) != NULL;
}

int main(int argc, char **argv)
{
    static struct window w;
    SDL_Event event;
    int is_open = begin(&w);

    if (!is_open)
        SDL_Log("%s %d: %s", argv[0], argc, SDL_GetError());
    while (is_open) {
        w.click.x = -1;
        while (w.click.x < 0 && SDL_PollEvent(&event)) {
            if (event.type == SDL_USEREVENT) { /* the thread has ended */
                SDL_WaitThread(w.thread, NULL);
                w.thread = NULL;
                if (SDL_AtomicGet(&w.job.stop) == 0)
                    make(&w, &w.job.move);
            }
            if (event.type == SDL_MOUSEBUTTONDOWN)
                w.click = (SDL_Point){event.button.x, event.button.y};
            is_open &= event.type != SDL_QUIT;
        }
        if (w.thread == NULL && SDL_TICKS_PASSED(SDL_GetTicks(), w.due))
            go_on(&w);
        draw(&w);
        SDL_Delay(10);
    }
    SDL_AtomicSet(&w.job.stop, 1);
    SDL_WaitThread(w.thread, NULL);
    SDL_Quit();
    return 0;
}
