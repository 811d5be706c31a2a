/* SPDX-License-Identifier: MIT */
/* Feeds bytes to examples/table, which is compiled into this program. The
 * functions of the system that it calls are replaced by those below: guests
 * come and go, say things, read or do not read, and time passes, as the bytes
 * tell. Whatever guests do,
 *
 * - hearing them changes nothing in the game;
 * - a guest is told events without a gap, its own views, and no cards of
 *   others;
 * - a guest that says nothing hears nothing of what others say. */
#define _DEFAULT_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <time.h>
#include <unistd.h>

#include "fuzz.h"

#include "talon/save.h"
#include "talon/view.h"

/* ---- the system, for one who believes in it */

#define LINES 48 /* connections, which are numbered from FIRST */
#define FIRST 100

/* A connection, and what the guest at its other end knows. */
struct line {
    int is_open, is_heard, is_reading, is_new, is_cut;
    uint8_t said[1024];
    size_t said_length;
    char told[65536]; /* a line or more that is not yet complete */
    size_t told_length;
    int32_t seat; /* TALON_NOBODY before it has one */
    uint64_t token;
    uint32_t events, turn; /* number of its last news; when it was asked */
    uint64_t view[TALON_GAME_BYTES_MAX / 8];
    int has_view;
};

static struct line line[LINES];
static int64_t now;
static uint64_t tokens;

static struct line *line_of(int number)
{
    demand(number >= FIRST && number < FIRST + LINES);
    demand(line[number - FIRST].is_open);
    return &line[number - FIRST];
}

static int fake_accept(int listener, void *address, void *length)
{
    int i;

    (void)listener;
    (void)address;
    (void)length;
    for (i = 0; i < LINES; i++)
        if (line[i].is_new) {
            line[i].is_new = 0;
            return FIRST + i;
        }
    errno = EAGAIN;
    return -1;
}

static ssize_t fake_recv(int number, void *bytes, size_t size, int flags)
{
    struct line *from = line_of(number);

    (void)flags;
    if (from->said_length == 0) {
        errno = EAGAIN;
        return from->is_cut ? 0 : -1;
    }
    if (size > from->said_length)
        size = from->said_length;
    memcpy(bytes, from->said, size);
    from->said_length -= size;
    memmove(from->said, from->said + size, from->said_length);
    return (ssize_t)size;
}

static void hear_line(struct line *guest, char *text);

static ssize_t fake_send(int number, const void *bytes, size_t size, int flags)
{
    struct line *to = line_of(number);
    char *end;

    (void)flags;
    errno = to->is_cut ? EPIPE : EAGAIN;
    if (!to->is_reading || to->is_cut)
        return -1;
    if (size > 700)
        size = 700;
    demand(to->told_length + size < sizeof to->told);
    memcpy(to->told + to->told_length, bytes, size);
    to->told_length += size;
    while ((end = memchr(to->told, '\n', to->told_length)) != NULL) {
        size_t length = (size_t)(end + 1 - to->told);

        *end = '\0';
        hear_line(to, to->told);
        to->told_length -= length;
        memmove(to->told, to->told + length, to->told_length);
    }
    return (ssize_t)size;
}

static int fake_close(int number)
{
    line_of(number)->is_open = 0;
    return 0;
}

static int fake_poll(struct pollfd *list, nfds_t count, int wait)
{
    nfds_t i;
    int k;

    (void)wait;
    for (i = 0; i < count; i++) {
        list[i].revents = 0;
        if (list[i].fd >= FIRST && line_of(list[i].fd)->is_heard)
            list[i].revents = list[i].events;
    }
    for (k = 0; k < LINES; k++)
        list[count - 1].revents |= line[k].is_new ? POLLIN : 0;
    return 1;
}

static int fake_clock(clockid_t clock, struct timespec *time)
{
    (void)clock;
    time->tv_sec = now / 1000;
    time->tv_nsec = now % 1000 * 1000000;
    return 0;
}

static int fake_entropy(void *bytes, size_t size)
{
    demand(size <= sizeof tokens);
    tokens = (tokens + 1) * UINT64_C(0x9E3779B97F4A7C15);
    memcpy(bytes, &tokens, size);
    return 0;
}

static int fake_option(int number, int level, int name, const void *value,
                       socklen_t size)
{
    (void)line_of(number);
    (void)level;
    (void)name;
    (void)value;
    return size == 0;
}

static int fake_control(int number, int command, int flags)
{
    (void)line_of(number);
    (void)command;
    return flags == 0;
}

static unsigned int fake_alarm(unsigned int seconds)
{
    return seconds * 0;
}

#define accept(listener, address, length) fake_accept(listener, address, length)
#define recv                              fake_recv
#define send                              fake_send
#define close                             fake_close
#define poll(a, b, c)                     fake_poll(a, b, c)
#define clock_gettime                     fake_clock
#define getentropy                        fake_entropy
#define setsockopt                        fake_option
#define fcntl                             fake_control
#define alarm                             fake_alarm
#define main                              table_main
#define step                              step_of_table
#undef _DEFAULT_SOURCE /* which it defines, too */
#include "../../examples/table/main.c"
#undef main
#undef step

static struct host host;

/* ---- what a guest is told */

/* Reads bytes that are written as hexadecimal numbers. */
static size_t read_bytes(const char *text, uint8_t *bytes, size_t size)
{
    size_t length = strlen(text) / 2, i;
    unsigned int byte;

    demand(strlen(text) % 2 == 0 && length <= size);
    for (i = 0; i < length; i++) {
        demand(sscanf(text + 2 * i, "%2x", &byte) == 1);
        bytes[i] = (uint8_t)byte;
    }
    return length;
}

static void hear_event(struct line *guest, const char *text)
{
    uint8_t bytes[TALON_SAVED_EVENT_BYTES];
    talon_event event;

    demand(read_bytes(text, bytes, sizeof bytes) == sizeof bytes);
    demand(talon_events_load(bytes, sizeof bytes, &event, 1, NULL) == TALON_OK);
    demand(event.cards == 0 || event.viewers >> guest->seat & 1);
}

/* It is the view of its own seat. */
static void hear_view(struct line *guest, const char *text)
{
    uint8_t bytes[TALON_SAVE_BYTES_MAX];
    size_t length = read_bytes(text, bytes, sizeof bytes);
    talon_game *view;
    uint32_t viewers;
    int32_t is_a_view;

    demand(talon_game_init_saved(guest->view, sizeof guest->view, bytes, length,
                                 &view, NULL) == TALON_OK);
    demand(talon_game_viewers(view, &viewers, &is_a_view) == TALON_OK);
    demand(is_a_view && viewers == 1u << guest->seat);
    guest->has_view = 1;
}

static void hear_line(struct line *guest, char *text)
{
    char *word = text, *rest = strchr(text, ' ');
    uint32_t number;
    int at = 0;

    demand(rest != NULL);
    *rest++ = '\0';
    if (strcmp(word, "table") == 0) {
        demand(strcmp(rest, "1") == 0);
    } else if (strcmp(word, "no") == 0) {
        demand(strncmp(rest, "TALON_E_", 8) == 0);
    } else if (strcmp(word, "seat") == 0) {
        demand(sscanf(rest, "%" SCNd32 " %" SCNx64, &guest->seat,
                      &guest->token) == 2);
        demand(guest->seat >= 0 && (uint32_t)guest->seat < host.seat_count);
        guest->events = 0;
    } else if (strcmp(word, "view") == 0) {
        hear_view(guest, rest);
    } else if (strcmp(word, "ask") == 0) {
        demand(sscanf(rest, "%" SCNu32, &guest->turn) == 1);
    } else {
        demand(sscanf(rest, "%" SCNu32 " %n", &number, &at) == 1 && at > 0);
        demand(guest->events == 0 || number == guest->events + 1);
        guest->events = number;
        if (strcmp(word, "event") == 0)
            hear_event(guest, rest + at);
        else
            demand(strcmp(word, "joined") == 0 || strcmp(word, "late") == 0 ||
                   strcmp(word, "back") == 0);
    }
}

/* ---- what the bytes tell */

struct script {
    const uint8_t *byte;
    size_t left;
};

static uint32_t next_byte(struct script *script)
{
    if (script->left == 0)
        return 0;
    script->left--;
    return *script->byte++;
}

static void say(struct line *guest, const char *text, size_t length)
{
    if (guest->said_length + length > sizeof guest->said)
        return;
    memcpy(guest->said + guest->said_length, text, length);
    guest->said_length += length;
    guest->is_heard = 1;
}

static void come(struct line *guest)
{
    if (guest->is_open)
        return;
    memset(guest, 0, offsetof(struct line, view));
    guest->has_view = 0;
    guest->is_open = guest->is_new = guest->is_reading = 1;
    guest->seat = TALON_NOBODY;
}

static void come_back(struct script *script, struct line *guest)
{
    struct line *other = &line[next_byte(script) % LINES];
    char text[64];
    int length;

    length = snprintf(text, sizeof text, "back %016" PRIx64 " %" PRIu32 "\n",
                      other->token, other->events + next_byte(script) % 8 / 7);
    say(guest, text, (size_t)length);
}

/* A legal move at the turn that was asked for, or nearly. */
static void answer(struct script *script, struct line *guest)
{
    const talon_game *view = (const talon_game *)guest->view;
    char text[TALON_MOVE_TEXT_MAX], said[TALON_MOVE_TEXT_MAX + 32];
    uint32_t count, index = next_byte(script), late = next_byte(script);
    talon_move move;
    int length;

    if (!guest->has_view || guest->seat < 0 ||
        talon_game_seat_move_count(view, guest->seat, &count) != TALON_OK ||
        count == 0)
        return;
    demand(talon_game_seat_move_at(view, guest->seat, index % count, &move) ==
           TALON_OK);
    demand(talon_record_write_move(view, &move, text, sizeof text, NULL) ==
           TALON_OK);
    length = snprintf(said, sizeof said, "%" PRIu32 " %s\n",
                      guest->turn + (late > 240), text);
    say(guest, said, (size_t)length);
}

static void say_bytes(struct script *script, struct line *guest)
{
    uint8_t text[256];
    size_t length = next_byte(script), i;

    for (i = 0; i < length; i++)
        text[i] = (uint8_t)next_byte(script);
    say(guest, (const char *)text, length);
}

static void act(struct script *script)
{
    struct line *guest = &line[next_byte(script) % 12];

    switch (next_byte(script) % 12) {
    case 0:
        come(guest);
        break;
    case 1:
        come(guest);
        say(guest, "join Anna\n", 10);
        break;
    case 2:
        come(guest);
        come_back(script, guest);
        break;
    case 3:
        say_bytes(script, guest);
        break;
    case 4:
        guest->is_reading = !guest->is_reading;
        break;
    case 5:
        guest->is_cut = guest->is_heard = 1;
        break;
    case 6:
        now += next_byte(script) * INT64_C(100);
        break;
    case 7:
        answer(script, guest);
        say_bytes(script, guest);
        break;
    default:
        answer(script, guest);
        break;
    }
}

/* The lengths of what waits for each guest, before others are heard. */
static void note_lengths(size_t length[GUESTS])
{
    int i;

    for (i = 0; i < GUESTS; i++)
        length[i] = host.guest[i].out_length;
}

/* Hears whoever speaks. The game stays as it is, and nothing more waits for a
 * guest that was not heard, unless it has just come. */
static void hear_all(void)
{
    uint64_t before[TALON_GAME_BYTES_MAX / 8];
    size_t length[GUESTS];
    int heard[GUESTS], i;

    for (i = 0; i < GUESTS; i++)
        heard[i] =
            host.guest[i].socket < 0 || line_of(host.guest[i].socket)->is_heard;
    copy_game(before, host.game);
    note_lengths(length);
    attend(&host, 0);
    demand(same_games(host.game, (const talon_game *)before));
    for (i = 0; i < GUESTS; i++)
        if (!heard[i] && host.guest[i].socket >= 0 && i < TALON_SEATS_MAX &&
            !line_of(host.guest[i].socket)->is_heard)
            demand(host.guest[i].out_length == length[i]);
    for (i = 0; i < LINES; i++)
        line[i].is_heard = line[i].said_length > 0 || line[i].is_cut;
}

static void begin_match(struct script *script)
{
    static char *const rules[][3] = {
        {"five-hundred", "classic-3", "limit=2"},
        {"five-hundred", "five-5", "limit=2"},
        {"tripoli", "tripoli", "deals=2"},
        {"tripoli", "cosmo", "limit=2"},
        {"five-hundred", "australian-4", "people=2"},
        {"tripoli", "tripoli", "people=3"}};
    char *const *rule = rules[next_byte(script) % 6];
    char *argv[] = {"table", "socket",           rule[0],  rule[1],
                    rule[2], "level=beginner-1", "seed=7", NULL};

    setlocale(LC_CTYPE, "C.UTF-8");
    memset(&host, 0, sizeof host);
    host.number[PEOPLE] = 1;
    host.number[LIMIT] = 60;
    host.number[DEALS] = 3;
    begin(&host, 7, argv);
    memset(line, 0, sizeof line);
    tokens = 0;
    now = 1;
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t length)
{
    struct script script = {bytes, length};
    int i, rounds, steps;

    begin_match(&script);
    for (rounds = 0; script.left > 0 && rounds < 300; rounds++) {
        act(&script);
        hear_all();
        for (steps = 0; steps < 20 && step_of_table(&host); steps++)
            ;
        for (i = 0; i < GUESTS; i++)
            serve(&host, &host.guest[i], i);
    }
    return 0;
}
