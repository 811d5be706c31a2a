/* SPDX-License-Identifier: MIT */
/* The games that are kept: each file in the folder is read to its end. */
#include "shelf.h"

#include "platform.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Adds how a game stands. */
static void describe(struct kept *kept, const talon_game *game,
                     const talon_rules *rules, const struct seating *seating)
{
    char scores[TALON_WORDS_TEXT_MAX];
    uint32_t winners = 0;
    talon_words words;
    int32_t seat;

    must(talon_words_init(&words, messages_language(), rules), "wording");
    words.you = seating->me;
    for (seat = 0; seat < TALON_SEATS_MAX; seat++)
        talon_words_name(&words, seat, seating->names[seat],
                         strlen(seating->names[seat]));
    must(talon_words_scores(&words, game, scores, sizeof scores, NULL),
         "wording scores");
    must(talon_game_winners(game, &winners), "asking who won");
    if (rules->game_id == TALON_GAME_TRIPOLI)
        winners = leaders_of(game);
    kept->game_id = rules->game_id;
    kept->is_over = is_game_over(game, seating);
    kept->is_won = seating->me >= 0 && (winners >> seating->me & 1) != 0;
    add_rules(&kept->about, rules);
    add(&kept->about, " · %s", scores);
    if (kept->is_over)
        add(&kept->about, " (%s)", message(FINISHED));
}

/* Reads a file; 0 if it is not a whole game of this program. */
static int read_kept(struct kept *kept)
{
    _Alignas(8) unsigned char memory[TALON_GAME_BYTES_MAX];
    size_t length, offset, read = 0;
    struct seating seating;
    talon_game *game = NULL;
    talon_rules rules;
    int is_good = 0;
    char *text = storage_read(kept->path, &length);

    if (text == NULL)
        return 0;
    if (storage_heading(text, length, &seating) == HEADING_GOOD &&
        talon_rules_read(text, length, &rules, &offset, NULL) == TALON_OK &&
        talon_game_init(memory, sizeof memory, &rules, &game) == TALON_OK &&
        talon_record_read(game, text + offset, length - offset, 0, &read,
                          NULL) == TALON_OK) {
        describe(kept, game, &rules, &seating);
        is_good = 1;
    }
    free(text);
    return is_good;
}

/* What shelf_read() hands on. */
struct search {
    struct shelf *shelf;
    char folder[PATH_ROOM];
};

static void found(const char *name, void *context)
{
    static const char ending[] = ".talon";
    struct search *search = context;
    struct shelf *shelf = search->shelf;
    struct kept *kept = &shelf->kept[shelf->count];
    size_t length = strlen(name), stem = length - strlen(ending);

    if (length <= strlen(ending) || strcmp(name + stem, ending) != 0 ||
        stem >= sizeof kept->name || shelf->count == SHELF_MOST)
        return;
    *kept = (struct kept){.changed = 0};
    memcpy(kept->name, name, stem);
    if (snprintf(kept->path, sizeof kept->path, "%s/%s", search->folder,
                 name) >= (int)sizeof kept->path)
        return;
    kept->changed = platform_changed(kept->path);
    shelf->count += (uint32_t)read_kept(kept);
}

static int newest_first(const void *a, const void *b)
{
    const struct kept *one = a, *other = b;

    if (one->changed != other->changed)
        return one->changed < other->changed ? 1 : -1;
    return strcmp(other->name, one->name);
}

void shelf_read(struct shelf *shelf)
{
    struct search search = {.shelf = shelf};

    shelf->count = 0;
    shelf->kept = calloc(SHELF_MOST, sizeof *shelf->kept);
    if (shelf->kept == NULL)
        fail("%s", talon_status_text(TALON_E_MEMORY));
    if (storage_folder(search.folder) &&
        !platform_list(search.folder, found, &search) && errno == ENOMEM)
        fail("%s", talon_status_text(TALON_E_MEMORY));
    qsort(shelf->kept, shelf->count, sizeof *shelf->kept, newest_first);
}
