// SPDX-License-Identifier: MIT
// A game as a program that learns sees it. Here it plays at random.
import { Environment, Random, Rules, load } from "libtalon";

await load();
const random = new Random("policy");
const env = new Environment(new Rules("five-hundred", "australian-4"));
/** @type {number[]} by seat */
const sums = [];
for (env.reset("7"); env.seat !== null;) {
    const numbers = env.observe(), mask = env.mask();
    let action = random.below(env.actionCount);        // or your policy
    while (!mask[action]) action = random.below(env.actionCount);
    env.step(action).forEach((won, seat) => {
        sums[seat] = (sums[seat] ?? 0) + won;
    });
    if (env.seat === null)
        console.log(`${numbers.length} numbers, ${mask.length} actions, ` +
                    `points: ${sums.join(" ")}`);
}
env.dispose();
