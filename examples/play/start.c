/* SPDX-License-Identifier: MIT */
/* The menus before a game and after it. */
#include "start.h"

#include "input.h"
#include "menu.h"
#include "rules_menu.h"
#include "shelf.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define LISTED 15 /* kept games that fit on a screen */

/* Prints a question about items from 1; Enter is the first of them, or
 * nothing. */
static void print_question(enum message question, int usual)
{
    struct text line = {.length = 0};

    add(&line, "%s %s", message(question),
        message(usual == 1 ? ENTER_IS_FIRST : NO_ENTER));
    print_text(&line, 2);
}

static int choose_from(enum message question, uint32_t count)
{
    print_question(question, 1);
    return menu_choose(count, 1);
}

/* ---- a new game */

static int choose_game(uint32_t *game_id)
{
    uint32_t language = messages_language(), i;
    int chosen;

    for (i = 0; i < talon_games_count(); i++) {
        struct text line = {.length = 0};

        add(&line, "%s. %s", talon_words_game(language, talon_games_at(i)),
            talon_words_game_help(language, talon_games_at(i)));
        menu_item(i + 1, line.chars);
    }
    chosen = choose_from(WHICH_GAME, talon_games_count());
    if (chosen != MENU_LEAVE)
        *game_id = talon_games_at((uint32_t)chosen - 1);
    return chosen != MENU_LEAVE;
}

static int choose_preset(uint32_t game_id, talon_rules *rules)
{
    uint32_t language = messages_language(), i;
    int chosen;

    for (i = 1; i <= talon_preset_count(game_id); i++) {
        struct text line = {.length = 0};

        add(&line, "%s (%s). %s", talon_words_preset(language, game_id, i),
            talon_preset_key(game_id, i),
            talon_words_preset_help(language, game_id, i));
        menu_item(i, line.chars);
    }
    chosen = choose_from(WHICH_RULES, talon_preset_count(game_id));
    if (chosen != MENU_LEAVE)
        must(talon_rules_init(rules, game_id, (uint32_t)chosen),
             "making rules");
    return chosen != MENU_LEAVE;
}

static void add_level(struct text *text, const struct seating *seating)
{
    uint32_t level = talon_level_find(players_key(seating->levels));

    add(text, "%s",
        level != 0 ? talon_words_level(messages_language(), level)
                   : seating->levels);
}

/* Asks for a level of all other players; 0 if the person leaves. */
static int choose_level(struct seating *seating)
{
    uint32_t count = talon_level_count(), i;
    struct text why = {.length = 0}, now = {.length = 0};
    int chosen;

    for (i = 0; i < count; i++)
        menu_item(i + 1,
                  talon_words_level(messages_language(), talon_level_at(i)));
    add_level(&now, seating);
    print_filled(WHICH_LEVEL, now.chars, NULL);
    chosen = menu_choose(count, MENU_ENTER);
    if (chosen > MENU_ENTER)
        take_levels(seating,
                    talon_level_key(talon_level_at((uint32_t)chosen - 1)),
                    &why);
    return chosen != MENU_LEAVE;
}

static int choose_names(struct seating *seating, uint32_t seats)
{
    uint32_t others = seats - (uint32_t)(seating->me >= 0);
    char answer[ANSWER_ROOM];

    print_paragraph(message(WHICH_NAMES), 2);
    while (read_answer(answer)) {
        struct seating other = *seating;
        struct text why = {.length = 0};

        if (*answer == '\0')
            return 1;
        if (take_names(&other, answer, &why) &&
            names_fit(&other, others, &why)) {
            *seating = other;
            if (other.named < others)
                print_numbers(NAMES_FEW, other.named, others);
            return 1;
        }
        print_text(&why, 2);
    }
    return 0;
}

static void add_opponents(struct text *text, const struct start *start)
{
    uint32_t seats = 0, seat, named = 0;

    if (talon_rules_seat_count(&start->rules, &seats) < 0)
        return;
    for (seat = 0; seat < seats; seat++)
        if ((int32_t)seat != start->seating.me)
            add(text, "%s%s", named++ > 0 ? ", " : "",
                start->seating.names[seat]);
}

static void show_ready(const struct start *start)
{
    struct text level = {.length = 0}, names = {.length = 0};
    struct text line = {.length = 0};

    add_rules(&line, &start->rules);
    print_title(line.chars);
    menu_item(1, message(ITEM_PLAY));
    menu_item(2, message(ITEM_HOUSE_RULES));
    line = (struct text){.length = 0};
    add_level(&level, &start->seating);
    add_filled(&line, ITEM_LEVEL, level.chars, NULL);
    menu_item(3, line.chars);
    line = (struct text){.length = 0};
    add_opponents(&names, start);
    add_filled(&line, ITEM_NAMES, names.chars, NULL);
    menu_item(4, line.chars);
}

/* The last questions before a game; 0 if the person leaves. Once something was
 * changed, leaving asks, and Enter, with which one comes back from menus, does
 * not begin the game. */
static int get_ready(struct start *start)
{
    struct start before;
    uint32_t seats;
    int stays = 1, usual = 1;

    memcpy(&before, start, sizeof before);
    while (stays || (usual != 1 && !is_agreed(message(LEAVE_SETTINGS)))) {
        show_ready(start);
        print_question(ANYTHING_ELSE, usual);
        switch (menu_choose(4, usual)) {
        case 1:
            return 1;
        case 2:
            stays = change_rules(&start->rules, &start->seating);
            break;
        case 3:
            stays = choose_level(&start->seating);
            break;
        case 4:
            must(talon_rules_seat_count(&start->rules, &seats),
                 "asking for seats");
            stays = choose_names(&start->seating, seats);
            break;
        default:
            stays = 0;
        }
        if (memcmp(&before, start, sizeof before) != 0)
            usual = MENU_OTHER;
    }
    return 0;
}

enum next start_new(struct start *start)
{
    uint32_t game_id = 0;

    fill_names(&start->seating);
    if (!choose_game(&game_id))
        return NEXT_LEAVE;
    if (start->wish.preset != NULL || start->wish.options > 0) {
        start->wish.game = talon_games_key(game_id);
        wish_rules(&start->wish, &start->rules);
    } else if (!choose_preset(game_id, &start->rules)) {
        return NEXT_LEAVE;
    }
    check_seating(&start->rules, &start->seating);
    return get_ready(start) ? NEXT_NEW : NEXT_LEAVE;
}

/* ---- games that are kept */

static enum next resume(struct start *start, const struct kept *kept)
{
    memcpy(start->path, kept->path, sizeof start->path);
    snprintf(start->name, sizeof start->name, "%s", kept->name);
    return NEXT_RESUME;
}

/* Says how many games are over, and how many of them the person won. */
static void summarize(const struct shelf *shelf, uint32_t game_id)
{
    uint32_t over = 0, won = 0, i;
    struct text line = {.length = 0};

    for (i = 0; i < shelf->count; i++) {
        const struct kept *kept = &shelf->kept[i];

        over += (uint32_t)(kept->game_id == game_id && kept->is_over);
        won += (uint32_t)(kept->game_id == game_id && kept->is_over &&
                          kept->is_won);
    }
    if (over == 0)
        return;
    add(&line, "%s. ", talon_words_game(messages_language(), game_id));
    add_numbers(&line,
                game_id == TALON_GAME_TRIPOLI ? SUMMARY_CHIPS : SUMMARY_WON,
                over, won);
    print_text(&line, 2);
}

/* Adds on which day a game was last changed, if that is known. */
static void add_day(struct text *text, long long changed)
{
    time_t seconds = (time_t)changed;
    const struct tm *when = localtime(&seconds);
    char day[16];

    if (changed != 0 && when != NULL &&
        strftime(day, sizeof day, "%Y-%m-%d", when) > 0)
        add(text, ", %s", day);
}

/* Lists the games that are kept from one on, as many as fit, and asks for one
 * or, by the last line, for those that are older; returns what is chosen. */
static int choose_page(const struct shelf *shelf, uint32_t from,
                       uint32_t listed)
{
    uint32_t older = shelf->count - from - listed, i;

    for (i = 0; i < listed; i++) {
        const struct kept *kept = &shelf->kept[from + i];
        struct text line = {.length = 0};

        add(&line, "%s [%s", kept->about.chars, kept->name);
        add_day(&line, kept->changed);
        add(&line, "]");
        menu_item(i + 1, line.chars);
    }
    if (older > 0) {
        struct text line = {.length = 0};

        add_filled_number(&line, ITEM_OLDER, older);
        menu_item(listed + 1, line.chars);
    }
    print_paragraph(message(WHICH_OPTION), 2);
    return menu_choose(listed + (older > 0), MENU_ENTER);
}

/* Lists the games that are kept, and asks for one; Enter goes back. */
static enum next choose_kept(struct start *start, const struct shelf *shelf,
                             int *goes_back)
{
    uint32_t from = 0, listed = 0, i;
    int chosen;

    for (i = 0; i < talon_games_count(); i++)
        summarize(shelf, talon_games_at(i));
    print_paragraph(message(KEPT_GAMES), 2);
    do {
        from += listed;
        listed = shelf->count - from < LISTED ? shelf->count - from : LISTED;
        chosen = choose_page(shelf, from, listed);
    } while (chosen == (int)listed + 1);
    *goes_back = chosen == MENU_ENTER;
    return chosen > 0 ? resume(start, &shelf->kept[from + (uint32_t)chosen - 1])
                      : NEXT_LEAVE;
}

/* The newest game that is not over. */
static const struct kept *newest(const struct shelf *shelf)
{
    uint32_t i;

    for (i = 0; i < shelf->count; i++)
        if (!shelf->kept[i].is_over)
            return &shelf->kept[i];
    return NULL;
}

/* The first menu: what it offers depends on what is kept. */
static enum next welcome(struct start *start, const struct shelf *shelf)
{
    const struct kept *last = newest(shelf);
    uint32_t first = last != NULL;
    struct text line = {.length = 0};
    int chosen, goes_back = 1;
    enum next next = NEXT_LEAVE;

    while (goes_back) {
        line = (struct text){.length = 0};
        if (last != NULL) {
            add_filled(&line, ITEM_GO_ON, last->about.chars, NULL);
            menu_item(1, line.chars);
        }
        menu_item(first + 1, message(ITEM_NEW));
        line = (struct text){.length = 0};
        add_filled_number(&line, ITEM_KEPT, shelf->count);
        menu_item(first + 2, line.chars);
        chosen = choose_from(WELCOME, first + 2);
        if (chosen == MENU_LEAVE)
            return NEXT_LEAVE;
        if (last != NULL && chosen == 1)
            return resume(start, last);
        if (chosen == (int)first + 1)
            return start_new(start);
        next = choose_kept(start, shelf, &goes_back);
    }
    return next;
}

enum next start_ask(struct start *start)
{
    struct shelf shelf;
    enum next next;

    shelf_read(&shelf);
    next = shelf.count == 0 ? start_new(start) : welcome(start, &shelf);
    free(shelf.kept);
    return next;
}

/* ---- after a game */

/* Lets the person look at deals; 0 if the person leaves. */
static int look_back(struct play *play, uint32_t hands)
{
    char answer[ANSWER_ROOM];
    uint32_t deals;
    int chosen;

    must(talon_game_deal_count(play->game, &deals), "counting deals");
    for (;;) {
        if (hands > 1)
            print_filled_number(hands > deals ? WHICH_DEAL_OR_POTS : WHICH_DEAL,
                                hands);
        chosen = hands == 1 ? 1 : menu_ask(hands, MENU_ENTER, answer);
        if (chosen == MENU_OTHER)
            continue;
        if (chosen == MENU_ENTER || chosen == MENU_LEAVE)
            return chosen == MENU_ENTER;
        show_story(play, (uint32_t)chosen);
        show_review(play, (uint32_t)chosen);
        if (hands == 1)
            return 1;
    }
}

/* Keeps the names and the level for another game, which may have fewer
 * seats. */
static void take_seating(struct start *start, const struct play *play)
{
    start->seating = play->seating;
    start->seating.me = 0;
    start->seating.named = 0;
    if (strchr(start->seating.levels, ',') != NULL)
        *start->seating.levels = '\0';
    start->seating.leveled = 0;
}

/* Asks what to do after a game: an item, or any command that needs no hand. */
static int ask_after(struct play *play, const enum message *items,
                     uint32_t count)
{
    char answer[ANSWER_ROOM];
    uint32_t i;
    int chosen;

    for (i = 0; i < count; i++)
        menu_item(i + 1, message(items[i]));
    print_question(GAME_OVER, MENU_OTHER);
    for (;;) {
        chosen = menu_ask(count, MENU_OTHER, answer);
        if (chosen == MENU_LEAVE)
            return ITEM_LEAVE;
        if (chosen == MENU_OTHER) {
            switch (obey(play, TALON_TABLE, answer)) {
            case COMMAND_DONE:
                continue;
            case COMMAND_UNDO:
                return ITEM_UNDO;
            default:
                chosen = menu_find(count, answer);
            }
        }
        if (chosen != MENU_OTHER)
            break;
    }
    if (items[chosen - 1] == ITEM_UNDO)
        history_undo(play);
    return (int)items[chosen - 1];
}

enum next start_after(struct start *start, struct play *play)
{
    uint32_t hands = history_hands(play), count = 0;
    enum message items[5];

    if (hands > 0)
        items[count++] = ITEM_REVIEW;
    items[count++] = ITEM_AGAIN;
    items[count++] = ITEM_NEW;
    if (play->history.count > 0)
        items[count++] = ITEM_UNDO;
    items[count++] = ITEM_LEAVE;
    for (;;) {
        switch (ask_after(play, items, count)) {
        case ITEM_REVIEW:
            if (!look_back(play, hands))
                return NEXT_LEAVE;
            break;
        case ITEM_AGAIN:
            start->rules = play->rules;
            start->seating = play->seating;
            return NEXT_NEW;
        case ITEM_NEW:
            take_seating(start, play);
            return start_new(start);
        case ITEM_UNDO:
            return NEXT_GO_ON;
        default:
            return NEXT_LEAVE;
        }
    }
}
