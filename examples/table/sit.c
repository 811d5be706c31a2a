/* SPDX-License-Identifier: MIT */
/* A guest of `table` for a person at a terminal: it says in English or German
 * what happens and what may be done, and reads what is typed. Of the game it
 * has the views that it is sent, and libtalon-words makes every sentence. If
 * the connection is lost, it comes back by itself. */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <talon/talon.h>
#include <talon/words.h>
#include <unistd.h>

#define LINE_BYTES 8192 /* the longest is a view */
#define TOLD_MAX   4096 /* events that wait until the next view is there */

static const char help[] =
    "sit SOCKET NAME [LANGUAGE [TOKEN]]: sits down at a table, or comes back\n"
    "\n"
    "LANGUAGE is en (default) or de. When asked, type a move: 7h, pass, "
    "\"play\n"
    "the queen of hearts\". TOKEN is printed first; with it you come back to "
    "your\n"
    "seat later. The end of the input leaves.\n";

/* What happens to seats, in the languages of libtalon-words. */
static const struct {
    const char *word, *predicate[3];
} notices[] = {
    {"joined ", {"", "sits down.", "setzt sich."}},
    {"late ",
     {"", "took too long; a computer moves.",
      "war zu langsam; jetzt spielt ein Computer."}},
    {"back ", {"", "is back.", "ist wieder da."}},
};

/* The language of these words: English if they are in no other. */
static uint32_t language_of(const talon_words *words)
{
    return words->language <= TALON_LANGUAGE_GERMAN ? words->language
                                                    : TALON_LANGUAGE_ENGLISH;
}

/* What has been read from one side, and its lines. */
struct input {
    size_t length;
    char text[LINE_BYTES], line[LINE_BYTES];
};

struct guest {
    int socket;
    const char *path, *name;
    char token[64];
    struct input host, person;
    int32_t seat;
    uint32_t told, asked; /* news so far; the number of the question */
    uint32_t answered;    /* the last one, or UINT32_MAX */
    int is_asked, has_view;
    talon_words words;
    _Alignas(8) uint64_t memory[TALON_GAME_BYTES_MAX / 8];
    talon_game *view;
    talon_event events[TOLD_MAX];
    uint32_t count;
    char text[TALON_WORDS_EVENTS_MAX];
};

static _Noreturn void leave(const char *why)
{
    fprintf(stderr, "sit: %s\n", why);
    exit(2);
}

/* Reads what has come; 0 at the end. */
static int read_more(struct input *input, int file)
{
    ssize_t got = read(file, input->text + input->length,
                       sizeof input->text - input->length);

    if (got > 0)
        input->length += (size_t)got;
    return got > 0;
}

/* Takes the first complete line; 0 if there is none. One that is too long ends
 * where the room does. */
static int take_line(struct input *input)
{
    char *end = memchr(input->text, '\n', input->length);
    size_t length =
        end == NULL ? sizeof input->text - 1 : (size_t)(end - input->text);

    if (end == NULL && input->length < sizeof input->text)
        return 0;
    memcpy(input->line, input->text, length);
    input->line[length] = '\0';
    input->length -= length + 1;
    memmove(input->text, input->text + length + 1, input->length);
    return 1;
}

static int connect_to(struct guest *guest)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};

    if (strlen(guest->path) >= sizeof address.sun_path)
        return 0;
    strcpy(address.sun_path, guest->path);
    guest->host.length = 0;
    guest->socket = socket(AF_UNIX, SOCK_STREAM, 0);
    if (connect(guest->socket, (struct sockaddr *)&address, sizeof address) < 0)
        return 0;
    if (guest->token[0] == '\0')
        dprintf(guest->socket, "join %s\n", guest->name);
    else
        dprintf(guest->socket, "back %s %" PRIu32 "\n", guest->token,
                guest->told);
    return 1;
}

static int digit_of(char letter)
{
    return letter >= 'a' ? letter - 'a' + 10 : letter - '0';
}

/* Reads bytes in hexadecimal; returns how many. */
static size_t bytes_of(const char *text, uint8_t *bytes, size_t size)
{
    size_t count;

    for (count = 0; count < size && text[0] != '\0' && text[1] != '\0';
         count++, text += 2)
        bytes[count] = (uint8_t)(digit_of(text[0]) << 4 | digit_of(text[1]));
    return count;
}

/* ---- what the host says */

static void say_events(struct guest *guest)
{
    if (talon_words_events(&guest->words, guest->events, guest->count,
                           guest->text, sizeof guest->text, NULL) >= 0)
        fputs(guest->text, stdout);
    guest->count = 0;
}

/* Keeps an event until its view is there. Of what went before this guest sat
 * down, only the last hand is told. */
static void hear_event(struct guest *guest, const char *text)
{
    uint8_t bytes[TALON_SAVED_EVENT_BYTES];
    talon_event event;
    int at = 0;

    sscanf(text, "%" SCNu32 " %n", &guest->told, &at);
    if (talon_events_load(bytes, bytes_of(text + at, bytes, sizeof bytes),
                          &event, 1, &(uint32_t){0}) < 0)
        return;
    if (!guest->has_view && event.kind == TALON_KIND_DEAL)
        guest->count = 0;
    if (guest->count == TOLD_MAX)
        say_events(guest);
    guest->events[guest->count++] = event;
}

static void hear_notice(struct guest *guest, size_t kind, const char *text)
{
    int32_t seat = 0;
    int at = 0;

    sscanf(text, "%" SCNu32 " %" SCNd32 " %n", &guest->told, &seat, &at);
    talon_words_name(&guest->words, seat, text + at, strlen(text + at));
    if (!guest->has_view)
        return;
    say_events(guest);
    printf("%s %s\n", guest->words.names[seat],
           notices[kind].predicate[language_of(&guest->words)]);
}

static void hear_view(struct guest *guest, const char *text)
{
    uint8_t bytes[TALON_SAVE_BYTES_MAX];
    talon_words words = guest->words;
    talon_rules rules;

    if (talon_game_init_saved(guest->memory, sizeof guest->memory, bytes,
                              bytes_of(text, bytes, sizeof bytes), &guest->view,
                              NULL) < 0)
        leave("this is no view");
    talon_game_rules(guest->view, &rules);
    talon_words_init(&guest->words, words.language, &rules);
    memcpy(guest->words.names, words.names, sizeof words.names);
    guest->words.you = guest->seat;
    guest->has_view = 1;
    guest->is_asked = 0;
    say_events(guest);
    fflush(stdout);
}

/* Shows the hand and what may be done, and asks. The question is repeated with
 * every view until the answer has arrived. */
static void ask(struct guest *guest, uint32_t seconds)
{
    talon_choice choices[TALON_CHOICES_MAX];
    talon_cards cards;
    uint32_t count, i;

    if (guest->asked == guest->answered)
        return;
    if (talon_words_scores(&guest->words, guest->view, guest->text,
                           TALON_WORDS_TEXT_MAX, NULL) >= 0)
        printf("-- %s\n", guest->text);
    if (talon_game_cards(guest->view, (uint32_t)guest->seat, &cards, &count) >=
            0 &&
        talon_words_hand(&guest->words, guest->view, &cards, guest->text,
                         TALON_WORDS_TEXT_MAX, NULL) >= 0)
        printf("-- %s\n", guest->text);
    talon_game_choices_of(guest->view, guest->seat, choices, TALON_CHOICES_MAX,
                          &count);
    for (i = 0; i < count; i++)
        if (talon_words_choice(&guest->words, guest->view, &choices[i],
                               guest->text, TALON_WORDS_TEXT_MAX, NULL) >= 0)
            printf("   %s\n", guest->text);
    printf("%" PRIu32 " s> ", seconds);
    fflush(stdout);
    guest->is_asked = 1;
}

/* A line that was refused came too late, or there was no seat. */
static void refused(const struct guest *guest)
{
    static const char *const why[2][3] = {
        {"", "There is no free seat.", "Kein Platz ist frei."},
        {"", "That came too late.", "Das kam zu spät."}};

    puts(why[guest->token[0] != '\0'][language_of(&guest->words)]);
    if (!guest->has_view)
        exit(1);
}

static void obey(struct guest *guest, const char *line)
{
    uint32_t seconds;
    size_t i;

    if (sscanf(line, "seat %" SCNd32 " %63s", &guest->seat, guest->token) == 2)
        printf("%s\n", guest->token);
    else if (sscanf(line, "ask %" SCNu32 " %" SCNu32, &guest->asked,
                    &seconds) == 2)
        ask(guest, seconds);
    else if (strncmp(line, "event ", 6) == 0)
        hear_event(guest, line + 6);
    else if (strncmp(line, "view ", 5) == 0)
        hear_view(guest, line + 5);
    else if (strncmp(line, "no ", 3) == 0)
        refused(guest);
    for (i = 0; i < sizeof notices / sizeof *notices; i++)
        if (strncmp(line, notices[i].word, strlen(notices[i].word)) == 0)
            hear_notice(guest, i, line + strlen(notices[i].word));
}

/* Takes in what has come. If the connection is lost before the game is over, it
 * is made anew; 0 if that is not possible. */
static int hear(struct guest *guest)
{
    int32_t seat = TALON_TABLE;

    if (read_more(&guest->host, guest->socket)) {
        while (take_line(&guest->host))
            obey(guest, guest->host.line);
        return 1;
    }
    close(guest->socket);
    if (guest->has_view)
        talon_game_to_act(guest->view, &seat);
    return seat != TALON_NOBODY && guest->token[0] != '\0' && connect_to(guest);
}

/* ---- what the person says */

/* Sends what was typed if it is a legal move, and else says why it is not. */
static void answer(struct guest *guest, const char *typed)
{
    char line[TALON_MOVE_TEXT_MAX];
    talon_reading reading;
    talon_move move;

    if (!guest->is_asked) {
        dprintf(guest->socket, "\n"); /* somebody is there */
        return;
    }
    if (talon_words_read(&guest->words, guest->view, guest->seat, typed,
                         strlen(typed), &move, &reading) < 0) {
        talon_words_answer(&guest->words, guest->view, &reading, typed,
                           strlen(typed), guest->text, TALON_WORDS_TEXT_MAX,
                           NULL);
        printf("%s\n> ", guest->text);
        fflush(stdout);
        return;
    }
    talon_record_write_move(guest->view, &move, line, sizeof line, NULL);
    dprintf(guest->socket, "%" PRIu32 " %s", guest->asked, line);
    guest->answered = guest->asked;
    guest->is_asked = 0;
}

int main(int argc, char **argv)
{
    static struct guest guest = {.seat = TALON_NOBODY, .answered = UINT32_MAX};
    struct pollfd side[2] = {{.fd = STDIN_FILENO, .events = POLLIN},
                             {.events = POLLIN}};
    talon_rules rules;
    uint32_t language = TALON_LANGUAGE_ENGLISH;

    if (argc < 3 || argc > 5) {
        fputs(help, argc == 2 ? stdout : stderr);
        return argc == 2 && strcmp(argv[1], "--help") == 0 ? 0 : 2;
    }
    signal(SIGPIPE, SIG_IGN);
    guest.path = argv[1];
    guest.name = argv[2];
    if (argc > 3)
        language = talon_language_find(argv[3]);
    if (argc > 4)
        snprintf(guest.token, sizeof guest.token, "%s", argv[4]);
    talon_rules_init(&rules, talon_games_at(0), 0);
    if (talon_words_init(&guest.words, language, &rules) < 0)
        leave("no such language");
    if (!connect_to(&guest))
        leave("nobody is at this socket");
    for (;;) {
        side[1].fd = guest.socket;
        if (poll(side, 2, -1) < 0)
            continue;
        if (side[1].revents != 0 && !hear(&guest))
            return 0;
        if (side[0].revents != 0 && !read_more(&guest.person, STDIN_FILENO))
            return 0;
        while (take_line(&guest.person))
            answer(&guest, guest.person.line);
    }
}
