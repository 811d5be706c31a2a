/* SPDX-License-Identifier: MIT */
/* The par of a deal, a discard by what the contractor knows, and its cost. */
#include <iostream>
#include <string>

#include "talon_advisor.hpp"

int main()
{
    talon::game game(talon::rules("five-hundred", "australian-4"));
    talon::rng chance("8");
    talon::fh::solver solver(TALON_FH_SOLVER_BYTES_GOOD);

    while (game.phase() != talon::phase::auction)
        game.chance(chance);
    talon::fh::state deal = talon::fh::state_of(game);
    talon::fh::par par =
        solver.par(game.rules(), {deal.hand, 4}, deal.kitty, deal.dealer);
    std::string bid = par.bid_tricks > 0 ? std::to_string(par.bid_tricks) : "";
    bid += talon::key(talon::denomination(par.bid_denomination));
    std::cout << "par for seats 0 and 2: " << par.low << " points, seat "
              << int(par.contractor) << " plays " << bid << '\n';

    while (game.phase() == talon::phase::auction) {
        bool bids = game.to_act() == par.contractor;
        game.read_line(std::to_string(game.to_act()) +
                       (bids ? " bid " + bid : " pass"));
    }
    auto sums = solver.discard_worlds(
        talon::view(game, talon::seats::only(par.contractor)), 20, chance,
        talon::fh::goal::made);
    auto best = sums.begin();
    for (auto one = sums.begin(); one != sums.end(); ++one)
        if (one->sum > best->sum)
            best = one;
    talon::cards chosen(best->discard);
    std::cout << chosen.text() << " makes it in " << best->sum << " of "
              << best->worlds << " worlds\n";

    game.read_line(std::to_string(game.to_act()) + " discard " +
                   std::string(chosen.text()));
    talon::fh::discard_review review = solver.review_discard(game);
    std::cout << int(review.after) << " tricks, " << int(review.before)
              << " with " << talon::cards(review.best_discard).text() << ": "
              << review.points << " points lost\n";
}
