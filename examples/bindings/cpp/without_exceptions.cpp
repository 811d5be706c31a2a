/* SPDX-License-Identifier: MIT */
/* A game without exceptions and without RTTI: every refusal is a result. It
 * ends with 0 if all of them are as they must be; with "abort" it asks for a
 * value that is not there, which ends the program. */
#include "talon.hpp"

int main(int argc, char **)
{
    talon::result<talon::rules> rules = talon::rules::make("five-hundred");
    talon::result<talon::rules> none = talon::rules::make("whist");
    talon::rng chance("without");

    if (!rules || none || none.status() != TALON_E_GAME)
        return 1;
    talon::result<talon::game> game = talon::game::make(*rules);
    if (!game || game->try_move_at(0).status() != TALON_E_INDEX)
        return 2;
    while (game->to_act() == talon::seat::table)
        if (!game->try_chance(chance))
            return 3;
    talon::move bid = talon::make_move(talon::kind::bid, game->to_act(), {}, 6,
                                       talon::suit::spades);
    bid.reserved[0] = 1;
    talon::result<talon::events> refused = game->try_apply(bid);
    if (refused || refused.why().name() != "TALON_E_FIELD")
        return 4;
    if (argc > 1)
        return int(refused->size());
    return talon::game::load_saved({}).ok() ? 5 : 0;
}
