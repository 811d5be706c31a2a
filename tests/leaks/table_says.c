/* SPDX-License-Identifier: MIT */
/* What examples/table sends to a guest, by its own functions, which are
 * compiled into this file; but there is no socket. */
#define main main_of_table
int main_of_table(int argc, char **argv);
#include "../../examples/table/main.c"
#undef main
#include "table_says.h"

/* A host in the middle of a match, with guests at all seats. */
static struct host *host_of(const talon_game *game, const talon_event *event,
                            uint32_t count)
{
    static uint64_t memory[2][TALON_GAME_BYTES_MAX / 8];
    static struct host host;
    uint32_t owing, i;

    memset(&host, 0, sizeof host);
    talon_game_clone(memory[0], sizeof memory[0], game, &host.game);
    talon_game_clone(memory[1], sizeof memory[1], game, &host.view);
    talon_game_seat_count(game, &host.seat_count);
    talon_game_owing(game, &owing);
    for (i = 0; i < host.seat_count; i++) {
        host.seat[i].token = i + 1;
        host.seat[i].due = owing >> i & 1 ? 60000 : 0;
    }
    for (i = 0; i < GUESTS; i++)
        host.guest[i].socket = -1;
    for (i = 0; i < count; i++)
        add_news(&host, (struct news){NULL, 0, event[i]});
    return &host;
}

/* Takes what waits for a guest. */
static size_t take_out(struct guest *guest, char *text, size_t size)
{
    size_t length = guest->out_length < size ? guest->out_length : size;

    memcpy(text, guest->out, length);
    guest->out_length = 0;
    return length;
}

size_t table_says(const talon_game *game, const talon_event *event,
                  uint32_t count, int32_t seat, uint32_t number, char *text,
                  size_t size)
{
    static const char *const lines[] = {
        "play 7H", "pass",     "bid 7H",  "discard 4S 5S 6S",      "",
        "check",   "fold",     "play 2C", "select 2S 3S 4S 5S 6S", "play JK",
        "raise 1", "play A C", "\x01"};
    struct host *host = host_of(game, event, count);
    struct guest *guest = &host->guest[seat];
    size_t length = 0;
    uint32_t i;

    while (guest->told < host->news_count) {
        tell_news(host, guest, seat);
        length += take_out(guest, text + length, size - length);
    }
    show(host, guest, seat);
    for (i = 0; i < 5; i++) {
        snprintf(guest->in, sizeof guest->in, "%" PRIu32 " %" PRId32 " %s",
                 host->seat[seat].asked, seat,
                 lines[(number + i) % (sizeof lines / sizeof *lines)]);
        obey(host, guest);
    }
    return length + take_out(guest, text + length, size - length);
}
