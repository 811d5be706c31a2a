// SPDX-License-Identifier: MIT
// The same as moves.c, in JavaScript.
import { Game, Random, Rules, load } from "libtalon";

await load();
const rules = new Rules("five-hundred", "australian-4");
const game = new Game(rules), first = game.copy(), random = new Random("7");
let least = Infinity;
for (let round = 0; round < 10; round++) {
    const start = process.cpuUsage();
    for (let i = 0; i < 20000; i++) {
        const seat = game.toAct;
        if (seat === null) game.assign(first);
        else if (seat === "table") game.chance(random);
        else game.apply(game.randomMove(random));
    }
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 20000);
}
console.log(least.toFixed(2));
