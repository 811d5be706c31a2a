/* SPDX-License-Identifier: MIT */
/* A host at a local socket: people and programs sit down at its table and play
 * a match; computer players have the seats that are left. doc/server.md says
 * what is spoken at the socket.
 *
 * One loop does everything: it hears whoever has something to say, makes a step
 * of the game, and tells the news. It never waits for anyone in particular. A
 * seat has a limit of time for a move, a guest for reading what it was sent;
 * and as the news are one list, in which each guest has a place, nothing piles
 * up for one who does not read. */
#define _DEFAULT_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <talon/player.h>
#include <talon/talon.h>
#include <time.h>
#include <unistd.h>
#include <wctype.h>

#define LINE_BYTES 512   /* of a line from a guest, with its end */
#define OUT_BYTES  32768 /* that wait until a guest reads them */
#define NAME_BYTES 64
#define LOBBY      16 /* guests without a seat */
#define GUESTS     (TALON_SEATS_MAX + LOBBY)
#define TRIES      20    /* lines that are refused, one after the other */
#define NEWS       32768 /* that are kept: those of many hands */

static const char help[] =
    "table SOCKET [GAME [PRESET]] [KEY=VALUE]...: hosts a match at a socket\n"
    "GAME is five-hundred (default) or tripoli. KEY is an option of it, or\n"
    "  people  the match begins when so many have come (default: 1)\n"
    "  limit   seconds for a move, and for reading (default: 60)\n"
    "  deals   Tripoli ends after so many (default: 3)\n"
    "  level   of the computer players (default: club-1)\n"
    "  seed    a number, for cards that can be repeated\n";

/* Something that everyone is told: an event, or a word about a seat. */
struct news {
    const char *word; /* null for an event */
    int32_t seat;
    talon_event event; /* as the table sees it */
};

/* A seat. Nobody has it as long as it has no token. */
struct seat {
    uint64_t token; /* 0: nobody sits there */
    char name[NAME_BYTES];
    int is_late;  /* it took too long, and has not been heard of since */
    int has_move; /* one that was accepted, to be made in its turn */
    talon_move move;
    uint32_t asked; /* the turn at which it was asked for a move */
    int64_t due;    /* when the move must be there; 0: it was not asked */
};

/* A connection. Those that have a seat have its number; the others, in the
 * lobby, make room for each other. */
struct guest {
    int socket;                  /* -1: none */
    uint32_t tries, told, shown; /* lines that were refused; how many of the
                                    news it has; with how many, its view */
    int64_t due; /* when it must have a seat, or have read what waits for it */
    size_t in_length, out_length;
    char in[LINE_BYTES], out[OUT_BYTES];
};

/* Numbers that can be set. */
enum {
    PEOPLE,
    LIMIT,
    DEALS,
    SEED,
    NUMBERS
};

struct host {
    talon_game *game, *view;
    talon_rng cards, players;
    uint32_t number[NUMBERS], level, seat_count, news_count, newcomers;
    int64_t now; /* milliseconds */
    int is_over, listener;
    struct news news[NEWS]; /* number n is at n - 1, or many rounds before */
    struct seat seat[TALON_SEATS_MAX + 1]; /* and one that stays free */
    struct guest guest[GUESTS];
};

static volatile sig_atomic_t is_ended;
static uint32_t stop;

/* An alarm is for the computer player, any other signal for the host. */
static void take_signal(int number)
{
    if (number == SIGALRM)
        atomic_store((_Atomic uint32_t *)&stop, 1);
    else
        is_ended = 1;
}

static _Noreturn void fail(const char *what, const char *why)
{
    fprintf(stderr, "table: %s: %s\n", what, why);
    exit(2);
}

static int64_t later(const struct host *host)
{
    return host->now + INT64_C(1000) * host->number[LIMIT];
}

/* ---- the match */

static void add_news(struct host *host, struct news news)
{
    host->news[host->news_count++ % NEWS] = news;
}

/* A computer player moves. One that thinks for a second is stopped; if there is
 * none for these rules, the plainest legal move is made. */
static void think(struct host *host, int32_t number)
{
    struct seat *seat = &host->seat[number];
    static uint64_t scratch[TALON_PLAYER_BYTES / 8];
    talon_player_budget budget = {.level = host->level};

    atomic_store((_Atomic uint32_t *)&stop, 0);
    alarm(1);
    if (talon_player_move(host->game, number, &budget, &stop, NULL, 0,
                          &host->players, scratch, sizeof scratch,
                          &seat->move) < 0)
        talon_game_seat_move_at(host->game, number, 0, &seat->move);
    alarm(0);
    seat->has_move = 1;
}

/* Asks a seat that owes a move. If nobody is there, or somebody took too long
 * and has not been heard of since, a computer player answers, and 1 is
 * returned. */
static uint32_t ask(struct host *host, int32_t number)
{
    struct seat *seat = &host->seat[number];

    if (seat->due == 0) {
        seat->due = later(host);
        talon_game_turn(host->game, &seat->asked);
    }
    if (seat->token != 0 && !seat->is_late) {
        if (host->now < seat->due)
            return 0;
        seat->is_late = 1;
        add_news(host, (struct news){"late", number, {0}});
    }
    think(host, number);
    return 1;
}

/* What the table does: what chance owes and, after the last deal of Tripoli or
 * when too few seats can pay for another one, the end. It can bring more deals,
 * in which the last chips are played for. */
static talon_status table_acts(struct host *host, talon_event *events,
                               uint32_t *count)
{
    const talon_move finish = {
        .amount = 1, .kind = TALON_KIND_FINISH, .seat = TALON_TABLE};
    talon_status status = TALON_E_TOO_FEW;
    uint32_t deals;

    talon_game_deal_count(host->game, &deals);
    if (deals < host->number[DEALS] ||
        talon_game_check(host->game, &finish, NULL) < 0)
        status = talon_game_chance(host->game, &host->cards, events,
                                   TALON_EVENTS_MAX, count);
    if (status == TALON_E_TOO_FEW)
        status = talon_game_apply(host->game, &finish, events, TALON_EVENTS_MAX,
                                  count);
    return status;
}

/* Makes a step of the game; 0 if it is for a guest to act, or the end. */
static int step(struct host *host)
{
    talon_event events[TALON_EVENTS_MAX];
    uint32_t count = 0, owing = 0, turn, i;
    int32_t seat;

    if (host->number[PEOPLE] > 0 &&
        host->seat[host->number[PEOPLE] - 1].token == 0)
        return 0;
    talon_game_turn(host->game, &turn);
    talon_game_to_act(host->game, &seat);
    host->is_over =
        seat == TALON_NOBODY || turn >= 1000000 || /* all pass */
        (seat == TALON_TABLE && table_acts(host, events, &count) < 0);
    if (seat >= 0 && host->seat[seat].has_move) { /* if it is still legal */
        host->seat[seat].has_move = 0;
        host->seat[seat].due = 0;
        talon_game_apply(host->game, &host->seat[seat].move, events,
                         TALON_EVENTS_MAX, &count);
    }
    for (i = 0; i < count; i++)
        add_news(host, (struct news){NULL, 0, events[i]});
    talon_game_owing(host->game, &owing);
    for (i = 0; i < host->seat_count; i++)
        if ((owing >> i & 1) != 0 && !host->seat[i].has_move)
            count += ask(host, (int32_t)i);
    return count > 0 && !host->is_over;
}

/* Takes "TURN MOVE" from a seat; whatever it says, somebody is there. */
static talon_status take(struct host *host, int32_t number, talon_cards *cards)
{
    struct seat *seat = &host->seat[number];
    talon_status status;
    char *text;
    unsigned long turn = strtoul(host->guest[number].in, &text, 10);

    if (seat->is_late)
        add_news(host, (struct news){"back", number, {0}});
    seat->is_late = 0;
    if (seat->due == 0 || seat->has_move || seat->asked != turn)
        return TALON_E_TURN;
    text += strspn(text, " ");
    status = talon_record_parse(host->game, text, strlen(text), &seat->move,
                                NULL, 0, NULL, NULL);
    if (status >= 0)
        status = seat->move.seat != number
                     ? TALON_E_SEAT
                     : talon_game_check(host->game, &seat->move, cards);
    seat->has_move = status >= 0;
    return status;
}

/* Whether a name can be shown to others: UTF-8 without control characters,
 * where the system knows UTF-8; else ASCII. */
static int is_name(const char *name)
{
    wchar_t wide[NAME_BYTES];
    size_t length = mbstowcs(wide, name, NAME_BYTES);

    if (length == (size_t)-1 || strlen(name) >= NAME_BYTES)
        return 0;
    while (length > 0 && iswprint((wint_t)wide[length - 1]))
        length--;
    return length == 0;
}

/* Gives the next free seat to somebody. */
static int32_t join(struct host *host, const char *name)
{
    struct seat *seat = host->seat;

    while (seat->token != 0)
        seat++;
    if (seat == host->seat + host->seat_count || !is_name(name))
        return TALON_NOBODY;
    strcpy(seat->name, name);
    if (getentropy(&seat->token, sizeof seat->token) < 0)
        fail("a token", strerror(errno));
    add_news(host, (struct news){"joined", (int32_t)(seat - host->seat), {0}});
    return (int32_t)(seat - host->seat);
}

/* ---- what goes out: views, redacted events, and nothing else of the game */

static void drop(struct guest *guest)
{
    if (guest->socket >= 0)
        close(guest->socket);
    guest->socket = -1;
}

/* A guest for whom there is no room does not read, and goes. */
static void tell(struct guest *guest, const char *format, ...)
{
    size_t room = sizeof guest->out - guest->out_length;
    va_list words;
    int length;

    va_start(words, format);
    length = vsnprintf(guest->out + guest->out_length, room, format, words);
    va_end(words);
    if (length < 0 || (size_t)length >= room)
        drop(guest);
    else
        guest->out_length += (size_t)length;
}

static void tell_bytes(struct guest *guest, const uint8_t *bytes, size_t size)
{
    while (size-- > 0)
        tell(guest, "%02x", *bytes++);
    tell(guest, "\n");
}

static void tell_news(const struct host *host, struct guest *guest, int seat)
{
    uint8_t bytes[TALON_SAVED_EVENT_BYTES];
    struct news news;

    if (host->news_count - guest->told > NEWS)
        guest->told = host->news_count - NEWS;
    news = host->news[guest->told++ % NEWS];
    if (news.word != NULL) {
        tell(guest, "%s %" PRIu32 " %" PRId32 " %s\n", news.word, guest->told,
             news.seat, host->seat[news.seat].name);
        return;
    }
    talon_events_redact(&news.event, 1, 1u << seat);
    talon_events_save(&news.event, 1, bytes, sizeof bytes, NULL);
    tell(guest, "event %" PRIu32 " ", guest->told);
    tell_bytes(guest, bytes, sizeof bytes);
}

static void show(const struct host *host, struct guest *guest, int seat)
{
    uint8_t bytes[TALON_SAVE_BYTES_MAX];
    size_t size;

    talon_game_redact(host->view, host->game, 1u << seat);
    talon_game_save(host->view, bytes, sizeof bytes, &size);
    tell(guest, "view ");
    tell_bytes(guest, bytes, size);
    if (host->seat[seat].due != 0 && !host->seat[seat].has_move)
        tell(guest, "ask %" PRIu32 " %" PRId64 "\n", host->seat[seat].asked,
             (host->seat[seat].due - host->now + 999) / 1000);
    guest->shown = host->news_count;
}

/* Sends what there is, and returns whether a guest now knows everything. One
 * that does not read gets nothing new, which waits for it in the news; it is
 * given up when its time is over. */
static int serve(const struct host *host, struct guest *guest, int seat)
{
    ssize_t sent;

    if (guest->socket < 0)
        return 1;
    if (seat < TALON_SEATS_MAX && guest->out_length < OUT_BYTES / 4) {
        while (guest->told < host->news_count &&
               guest->out_length < OUT_BYTES / 2)
            tell_news(host, guest, seat);
        if (guest->told == host->news_count && guest->shown != host->news_count)
            show(host, guest, seat);
    }
    if (guest->out_length > 0) {
        sent = send(guest->socket, guest->out, guest->out_length, MSG_NOSIGNAL);
        if (sent < 0 && errno != EAGAIN)
            drop(guest);
        if (sent > 0) {
            guest->out_length -= (size_t)sent;
            memmove(guest->out, guest->out + sent, guest->out_length);
        }
    }
    if (seat < TALON_SEATS_MAX && guest->out_length == 0)
        guest->due = INT64_MAX;
    else if (guest->due == INT64_MAX)
        guest->due = later(host);
    if (guest->due <= host->now)
        drop(guest);
    return guest->socket < 0 || seat >= TALON_SEATS_MAX ||
           (guest->out_length == 0 && guest->shown == host->news_count);
}

/* ---- what comes in */

/* Lets somebody in the lobby join, or come back: then the connection that has
 * the seat goes, which may be dead without knowing it. */
static talon_status enter(struct host *host, struct guest **guest)
{
    const char *line = (*guest)->in;
    uint64_t token;
    uint32_t told = 0;
    int32_t seat = TALON_NOBODY;

    if (strncmp(line, "join ", 5) == 0) {
        seat = join(host, line + 5);
    } else if (sscanf(line, "back %" SCNx64 " %" SCNu32, &token, &told) == 2 &&
               token != 0 && told <= host->news_count) {
        seat = TALON_SEATS_MAX - 1;
        while (seat >= 0 && host->seat[seat].token != token)
            seat--;
    }
    if (seat < 0)
        return TALON_E_SEAT;
    drop(&host->guest[seat]);
    host->guest[seat] = **guest;
    (*guest)->socket = -1;
    *guest = &host->guest[seat];
    (*guest)->told = told;
    tell(*guest, "seat %" PRId32 " %016" PRIx64 "\n", seat,
         host->seat[seat].token);
    return TALON_OK;
}

/* Obeys a line. Whoever comes in has another place afterwards. */
static struct guest *obey(struct host *host, struct guest *guest)
{
    ptrdiff_t seat = guest - host->guest;
    talon_cards concerned = 0;
    talon_status status = seat < TALON_SEATS_MAX
                              ? take(host, (int32_t)seat, &concerned)
                              : enter(host, &guest);

    guest->tries = status < 0 ? guest->tries + 1 : 0;
    if (status < 0)
        tell(guest, "no %s %016" PRIx64 "\n", talon_status_name(status),
             concerned);
    if (guest->tries > TRIES)
        drop(guest);
    return guest;
}

/* Reads what has come, and obeys the lines that are complete. */
static void hear(struct host *host, struct guest *guest)
{
    ssize_t got = recv(guest->socket, guest->in + guest->in_length,
                       sizeof guest->in - guest->in_length, 0);
    char *end;

    if (got == 0 || (got < 0 && errno != EAGAIN))
        drop(guest);
    if (got > 0)
        guest->in_length += (size_t)got;
    while (guest->socket >= 0 &&
           (end = memchr(guest->in, '\n', guest->in_length)) != NULL) {
        size_t length = (size_t)(end + 1 - guest->in);

        *end = '\0';
        guest = obey(host, guest);
        guest->in_length -= length;
        memmove(guest->in, guest->in + length, guest->in_length);
    }
    if (guest->in_length == sizeof guest->in)
        drop(guest); /* the line is too long */
}

/* Lets a newcomer into the lobby, in the place of whoever has been there for
 * longest. */
static void admit(struct host *host)
{
    int socket = accept(host->listener, NULL, NULL), room = OUT_BYTES;
    struct guest *guest = &host->guest[GUESTS - 1 - host->newcomers % LOBBY];

    if (socket < 0)
        return;
    fcntl(socket, F_SETFL, O_NONBLOCK);
    setsockopt(socket, SOL_SOCKET, SO_SNDBUF, &room, sizeof room);
    drop(guest);
    *guest = (struct guest){.socket = socket, .due = later(host)};
    tell(guest, "table 1\n");
    host->newcomers++;
}

/* Waits, for a moment, until a guest has something to say, can be told more, or
 * comes or goes. Nobody is heard who has not read everything. */
static void attend(struct host *host, int wait)
{
    struct pollfd line[GUESTS + 1];
    struct timespec time;
    int i;

    for (i = 0; i < GUESTS; i++)
        line[i] = (struct pollfd){
            .fd = host->guest[i].socket,
            .events = host->guest[i].out_length > 0 ? POLLOUT : POLLIN};
    line[i] = (struct pollfd){.fd = host->listener, .events = POLLIN};
    if (poll(line, GUESTS + 1, wait) < 0)
        return;
    clock_gettime(CLOCK_MONOTONIC, &time);
    host->now = time.tv_sec * INT64_C(1000) + time.tv_nsec / 1000000;
    for (i = 0; i < GUESTS; i++) /* the lobby last, since it moves up */
        if (line[i].revents != 0 && host->guest[i].out_length == 0)
            hear(host, &host->guest[i]);
    if (line[GUESTS].revents != 0)
        admit(host);
}

/* ---- the beginning and the end */

/* Whether a socket was left behind by a host that is gone. */
static int is_stale(const struct sockaddr_un *address)
{
    int probe = socket(AF_UNIX, SOCK_STREAM, 0), is_refused;
    struct stat file;

    fcntl(probe, F_SETFL, O_NONBLOCK);
    is_refused =
        lstat(address->sun_path, &file) == 0 && S_ISSOCK(file.st_mode) &&
        connect(probe, (const struct sockaddr *)address, sizeof *address) < 0 &&
        errno == ECONNREFUSED;
    close(probe);
    return is_refused;
}

static int listen_at(const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int listener = socket(AF_UNIX, SOCK_STREAM, 0);

    if (strlen(path) >= sizeof address.sun_path)
        fail(path, strerror(ENAMETOOLONG));
    strcpy(address.sun_path, path);
    if (is_stale(&address))
        unlink(path);
    if (bind(listener, (const struct sockaddr *)&address, sizeof address) < 0 ||
        listen(listener, LOBBY) < 0)
        fail(path, strerror(errno));
    fcntl(listener, F_SETFL, O_NONBLOCK);
    return listener;
}

/* Takes a game, a preset, or KEY=VALUE. */
static talon_status set(struct host *host, talon_rules *rules, const char *word)
{
    static const char *const keys[] = {"people", "limit", "deals", "seed"};
    const char *value = strchr(word, '=');
    char key[32] = "", *rest;
    uint32_t i;

    if (talon_games_find(word) != 0)
        return talon_rules_init(rules, talon_games_find(word), 0);
    if (value == NULL)
        return talon_rules_preset(rules, word);
    snprintf(key, sizeof key, "%.*s", (int)(value++ - word), word);
    for (i = 0; i < NUMBERS; i++)
        if (strcmp(key, keys[i]) == 0) {
            host->number[i] = (uint32_t)strtoul(value, &rest, 10);
            return *value < '0' || *rest != '\0' ? TALON_E_NUMBER : TALON_OK;
        }
    if (strcmp(key, "level") != 0)
        return talon_rules_set_text(rules, key, value);
    host->level = talon_level_find(value);
    return host->level == 0 ? TALON_E_LEVEL : TALON_OK;
}

/* Sets up the match that the command line asks for. */
static void begin(struct host *host, int argc, char **argv)
{
    static uint64_t memory[2][TALON_GAME_BYTES_MAX / 8];
    uint8_t seed[TALON_SEED_BYTES] = "";
    talon_status status = TALON_OK;
    talon_rules rules;
    int i;

    talon_rules_init(&rules, talon_games_at(0), 0);
    for (i = 2; i < argc && status >= 0; i++)
        status = set(host, &rules, argv[i]);
    if (status >= 0)
        status =
            talon_game_init(memory[0], sizeof memory[0], &rules, &host->game);
    if (status < 0)
        fail(argv[i - 1], talon_status_text(status));
    talon_game_seat_count(host->game, &host->seat_count);
    if (host->number[PEOPLE] > host->seat_count)
        fail("people", talon_status_text(TALON_E_SEAT));
    talon_game_clone(memory[1], sizeof memory[1], host->game, &host->view);
    memcpy(seed, &host->number[SEED], sizeof host->number[SEED]);
    if (host->number[SEED] == 0 && getentropy(seed, sizeof seed) < 0)
        fail("a seed", strerror(errno));
    talon_rng_seed(&host->cards, seed, 0);
    talon_rng_seed(&host->players, seed, 1);
    for (i = 0; i < GUESTS; i++)
        host->guest[i].socket = -1;
}

/* The loop. It ends when everyone knows how the match has ended. */
static void play(struct host *host)
{
    int is_busy = 1, is_told = 0, i;

    while (!is_ended && !(host->is_over && is_told)) {
        attend(host, is_busy ? 0 : 100);
        is_busy = step(host);
        is_told = 1;
        for (i = 0; i < GUESTS; i++)
            is_told &= serve(host, &host->guest[i], i);
    }
}

int main(int argc, char **argv)
{
    static struct host host = {.level = TALON_LEVEL_CLUB_1,
                               .number = {1, 60, 3}};
    int64_t totals[TALON_SEATS_MAX];
    uint32_t i;

    if (argc < 2 || strcmp(argv[1], "--help") == 0) {
        fputs(help, argc < 2 ? stderr : stdout);
        return argc < 2 ? 2 : 0;
    }
    setlocale(LC_CTYPE, "C.UTF-8");
    signal(SIGINT, take_signal);
    signal(SIGTERM, take_signal);
    signal(SIGALRM, take_signal);
    umask(0177); /* the socket is for this user alone, until chmod */
    begin(&host, argc, argv);
    host.listener = listen_at(argv[1]);
    play(&host);
    unlink(argv[1]);
    talon_game_totals(host.game, totals, TALON_SEATS_MAX, NULL);
    for (i = 0; i < host.seat_count; i++)
        printf("seat %" PRIu32 "%6" PRId64 " %s\n", i, totals[i],
               host.seat[i].name);
    return is_ended;
}
