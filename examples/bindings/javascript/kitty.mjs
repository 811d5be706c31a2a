// SPDX-License-Identifier: MIT
// The par of a deal, a discard by what the contractor knows, and its cost.
import {
    Game, Random, Rules, advisor, fiveHundred, load, withAdvisor,
} from "libtalon";

await load(withAdvisor);
const random = new Random("8"), solver = new advisor.Solver();
const game = new Game(new Rules("five-hundred", "australian-4"));
while (game.phase !== "auction") game.chance(random);
const { hand, kitty, dealer } = fiveHundred.state(game);
const par = solver.par(game.rules, hand.slice(0, 4), kitty, dealer ?? 0);
const bid = `${par.bidTricks || ""}${par.bidDenomination}`;
console.log(`par for seats 0 and 2: ${par.low} points, ` +
            `seat ${par.contractor} plays ${bid}`);

if (par.contractor === null) throw new Error("a deal without a contract");
while (game.phase === "auction") {
    const seat = game.toAct, call = `bid ${bid}`;
    game.readLine(`${seat} ${seat === par.contractor ? call : "pass"}`);
}
const view = game.view([par.contractor]);
const sums = solver.discardWorlds(view, 20, random, "made");
const best = sums.reduce((one, other) => other.sum > one.sum ? other : one);
const cards = best.discard.join(" ");
console.log(`${cards} makes it in ${best.sum} of ${best.worlds} worlds`);

game.readLine(`${game.toAct} discard ${cards}`);
const review = solver.reviewDiscard(game);
console.log(`${review.after} tricks, ${review.before} with ` +
            `${review.bestDiscard.join(" ")}: ${review.points} points lost`);
