/* SPDX-License-Identifier: MIT */
/* Par: what a deal with its kitty is worth with best bidding and play. */
#include "solve.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* What the library says of par under the rules of a deal. */
static talon_status try_rules(const struct deal *deal)
{
    static const talon_fh_deal_table lost;
    talon_fh_par par;

    return talon_fh_par_of(&deal->rules, 0, NULL, &lost, &par);
}

int ask_par(struct question *question, const struct task *task,
            struct text *wrong)
{
    question->has_par = task->par;
    if (!task->par)
        return 1;
    if (question->has_position)
        add(wrong, "par is of a deal that is still to be bid");
    else if (try_rules(&question->deal) == TALON_E_UNSUPPORTED)
        add(wrong, "par needs rules with two sides");
    else
        return 1;
    return 0;
}

talon_status find_par(const struct deal *deal, const talon_fh_deal_table *table,
                      talon_fh_par *par)
{
    talon_status status =
        talon_fh_par_of(&deal->rules, deal->dealer, deal->score, table, par);

    must(status, "finding par");
    return status;
}

/* The seats of the side that gains points; those of seat 0 if none does. */
static uint32_t winners(const struct deal *deal, const talon_fh_par *par)
{
    uint32_t side;

    must(talon_rules_side(&deal->rules, par->high < 0, &side),
         "asking for sides");
    return side;
}

/* Points are told of the side that gains them. */
void print_par(const struct deal *deal, const talon_fh_par *par,
               talon_status status)
{
    talon_fh_state contract = {.bidder = par->contractor,
                               .bid_tricks = par->bid_tricks,
                               .bid_denomination = par->bid_denomination};
    int is_loss = par->high < 0;
    int32_t low = is_loss ? -par->high : par->low;
    int32_t high = is_loss ? -par->low : par->high;
    struct text line = {.length = 0};

    printf("Par, with the kitty and seat %" PRId32 " as the dealer:\n",
           deal->dealer);
    add(&line, "  %" PRId32, low);
    if (low != high)
        add(&line, "..%" PRId32, high);
    add(&line, " points for ");
    add_seats(&line, winners(deal, par), TALON_NOBODY);
    if (status == TALON_OK && par->contractor == TALON_NOBODY) {
        add(&line, ", nobody bids");
    } else if (status == TALON_OK) {
        add(&line, ", ");
        add_contract(&line, &contract, TALON_NOBODY);
    }
    puts(line.chars);
}

void json_par(struct json *json, const struct deal *deal,
              const talon_fh_par *par, talon_status status)
{
    if (par == NULL) {
        json_add(json, ",\"par\":null");
        return;
    }
    json_add(json,
             ",\"par\":{\"dealer\":%" PRId32 ",\"low\":%" PRId32
             ",\"high\":%" PRId32 ",\"finished\":%s,\"contractor\":",
             deal->dealer, par->low, par->high,
             status == TALON_OK ? "true" : "false");
    if (par->contractor == TALON_NOBODY)
        json_add(json, "null,\"bid\":null}");
    else if (par->bid_tricks != 0)
        json_add(json, "%d,\"bid\":\"%u%s\"}", par->contractor, par->bid_tricks,
                 talon_denomination_key(par->bid_denomination));
    else
        json_add(json, "%d,\"bid\":\"%s\"}", par->contractor,
                 talon_denomination_key(par->bid_denomination));
}
