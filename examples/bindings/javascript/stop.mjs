// SPDX-License-Identifier: MIT
// Two ways to end a call that takes too long: a signal that is looked at
// between slices, and the end of a worker.
import { Worker, isMainThread, parentPort } from "node:worker_threads";
import { setTimeout } from "node:timers/promises";
import { advisor, load, withAdvisor } from "libtalon";

/**
 * A misère that takes many seconds: seat 4 leads, and must not win a trick.
 * @type {advisor.SolverPosition}
 */
const position = {
    hand: ["4S 10S 6C JC 5D 7D 8D 9D QD 5H", "5S 7S 2C 4C 9C 2D 10D JD 4H 9H",
           "3S 6S 8S JS AS 5C 7C QC 8H 10H", "9S KS 10C KC 4D 6D KD 3H QH AH",
           "2S QS 3C 8C 3D 2H 6H 7H JH KH"],
    denomination: "misere", playing: [0, 1, 2, 3, 4], side: [4], leader: 4,
    contractor: 4,
};

await load(withAdvisor);
const solver = new advisor.Solver({ limit: Infinity });
if (isMainThread) {
    const signal = AbortSignal.timeout(200);    // or of an AbortController
    const { low, high } = await solver.solveAsync(position, { signal });
    console.log(low === high ? "solved" : "stopped: what is known is kept");

    const worker = new Worker(new URL(import.meta.url));
    const answer = new Promise((tell) => worker.once("message", tell));
    const value = await Promise.race([answer, setTimeout(200)]);
    await worker.terminate();
    console.log(value ? "solved" : "ended: what was known is lost");
} else {
    parentPort?.postMessage(solver.solve(position));
}
