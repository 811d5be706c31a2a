// SPDX-License-Identifier: MIT
// Another thread: it cannot use a game of the first, but what that has saved.
import { parentPort } from "node:worker_threads";
import { Game, Random, fiveHundred, load } from "libtalon";

parentPort.once("message", async ({ game, saved, seed }) => {
    await load();
    let told = "nothing";
    try {
        fiveHundred.state(game);
    } catch (error) {
        told = String(error);
    }
    const mine = Game.load(saved), random = new Random(seed);
    for (let i = 0; i < 10; i++) mine.apply(mine.randomMove(random));
    parentPort.postMessage({ told, saved: mine.save() });
});
