// SPDX-License-Identifier: MIT
// A hint before the first card of a hand, and a review after the last.
import {
    Game, Random, Rules, advisor, load, withAdvisor,
} from "libtalon";

await load(withAdvisor);
const random = new Random("8"), player = new advisor.Player("club-1");
const game = new Game(new Rules("five-hundred", "australian-4"));
let hinted = false;
while (game.dealCount === 0 || !game.dealOver) {
    const seat = game.toAct;
    if (seat === null) break;
    if (seat === "table") {
        game.chance(random);
        continue;
    }
    const view = game.view([seat]);
    if (game.phase === "tricks" && !hinted) {
        hinted = true;
        for (const one of player.advise(view, seat, random.copy()).slice(0, 3))
            console.log(`seat ${seat}: ${one.nextMove.cards} is worth ` +
                        `${Math.floor(one.worth / 1000)} points: ${one.text}`);
    }
    game.apply(player.move(view, seat, random));
}
const solver = new advisor.Solver();
for (const item of solver.review(game))
    if (item.points > 0)
        console.log(`trick ${item.trick}, seat ${item.seat}: ${item.card} ` +
                    `cost ${item.points} points, ${item.bestCard} none`);
