// SPDX-License-Identifier: MIT
// Measures a step of the environment for learning in JavaScript: an
// observation, its mask, and the action. Prints microseconds, the least of many
// rounds.
//
//     node steps.mjs        where the package libtalon is installed
import { Environment, Rules, load } from "libtalon";

const STEPS = 500, ROUNDS = 200;

await load();
for (const [game, preset] of [
    ["five-hundred", "classic-3"], ["five-hundred", "australian-4"],
    ["tripoli", "tripoli"], ["tripoli", "cosmo"],
]) {
    const env = new Environment(new Rules(game, preset), { maxTurns: 1e9 });
    let least = Infinity, state = 1;
    env.reset("7");
    for (let round = 0; round < ROUNDS; round++) {
        const start = performance.now();
        for (let step = 0; step < STEPS; step++) {
            if (env.seat === null) env.reset();
            env.observe();
            const mask = env.mask();
            let action;
            do {
                state = Math.imul(state, 1664525) + 1013904223 >>> 0;
                action = (state >>> 8) % mask.length;
            } while (mask[action] === 0);
            env.step(action);
        }
        least = Math.min(least, (performance.now() - start) / STEPS * 1000);
    }
    console.log(`${preset}: ${least.toFixed(1)}`);
    env.dispose();
}
