/* SPDX-License-Identifier: MIT */
/* The list of the reference players of Five Hundred. Each consists of three
 * policies: for calls, for the discard, and for cards. */
#include "fh_players.h"
#include "fh_counting.h"
#include "fh_trickster.h"
#include "fh_waldo.h"
#include "fh_web500.h"

struct policy {
    void (*call)(struct fh_look *look);
    void (*discard)(struct fh_look *look);
    void (*play)(struct fh_look *look);
    void (*call_card)(struct fh_look *look); /* null: move 0 */
};

static void web500_sharp_call(struct fh_look *look)
{
    web500_call(look, &web500_sharp);
}

static void web500_sharp_play(struct fh_look *look)
{
    web500_play(look, &web500_sharp);
}

static void web500_drawn_call(struct fh_look *look)
{
    struct web500_temper temper;

    web500_draw(look->turn->persona, &temper);
    web500_call(look, &temper);
}

static void web500_drawn_play(struct fh_look *look)
{
    struct web500_temper temper;

    web500_draw(look->turn->persona, &temper);
    web500_play(look, &temper);
}

static const struct policy policies[] = {
    {trickster_call, trickster_discard, trickster_play, NULL},
    {waldo_call, waldo_discard, waldo_play, NULL},
    {waldo_call, trickster_discard, trickster_play, NULL},
    {web500_drawn_call, web500_discard, web500_drawn_play, NULL},
    {web500_sharp_call, web500_discard, web500_sharp_play, NULL},
    {counting_call, counting_discard, counting_play, counting_call_card},
};

static void decide(const struct reference_player *self, struct turn *turn)
{
    const struct policy *policy = policies + self->variant;
    struct fh_look look;

    fh_look_at(&look, turn);
    switch (look.state.phase) {
    case TALON_PHASE_AUCTION:
        policy->call(&look);
        break;
    case TALON_PHASE_DISCARD:
        policy->discard(&look);
        break;
    case TALON_PHASE_TRICKS:
        policy->play(&look);
        break;
    case TALON_PHASE_PARTNER:
        if (policy->call_card != NULL) {
            policy->call_card(&look);
            break;
        }
        /* falls through */
    default:
        fh_answer_first(&look);
        break;
    }
}

/* Whether nobody calls a partner, for players that do not know how. */
static int plays_without_calls(const talon_rules *rules)
{
    return rules->value[TALON_FH_OPTION_PLAYERS] != 5 ||
           rules->value[TALON_FH_OPTION_FIVE_PARTNER] ==
               TALON_FH_FIVE_PARTNER_NONE;
}

static const struct reference_player trickster = {
    .name = "trickster",
    .game_id = TALON_GAME_FIVE_HUNDRED,
    .variant = 0,
    .plays = plays_without_calls,
    .decide = decide,
};

static const struct reference_player waldo = {
    .name = "waldo",
    .game_id = TALON_GAME_FIVE_HUNDRED,
    .variant = 1,
    .plays = plays_without_calls,
    .decide = decide,
};

/* Bids like waldo, discards and plays its cards like trickster. */
static const struct reference_player mixture = {
    .name = "waldo-trickster",
    .game_id = TALON_GAME_FIVE_HUNDRED,
    .variant = 2,
    .plays = plays_without_calls,
    .decide = decide,
};

static const struct reference_player web500 = {
    .name = "web500",
    .game_id = TALON_GAME_FIVE_HUNDRED,
    .variant = 3,
    .plays = plays_without_calls,
    .decide = decide,
};

/* The bot with the sharp temper: it forgets nothing and makes no errors. */
static const struct reference_player web500_keen = {
    .name = "web500-sharp",
    .game_id = TALON_GAME_FIVE_HUNDRED,
    .variant = 4,
    .plays = plays_without_calls,
    .decide = decide,
};

static const struct reference_player counting = {
    .name = "counting",
    .game_id = TALON_GAME_FIVE_HUNDRED,
    .variant = 5,
    .decide = decide,
};

const struct reference_player *const fh_reference_players[] = {
    &fh_passer, &trickster,   &waldo,    &mixture,
    &web500,    &web500_keen, &counting, NULL,
};
