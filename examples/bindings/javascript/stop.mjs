// SPDX-License-Identifier: MIT
// Two ways to end a call that takes too long: a signal that is looked at
// between slices, and the end of a worker.
import { Worker, isMainThread, parentPort } from "node:worker_threads";
import { setTimeout } from "node:timers/promises";
import { advisor, load, withAdvisor } from "talon-cards";

// A misère that takes minutes: seat 4 leads, and must not win a trick.
const position = {
    hand: ["6S 7S JS 7C JC 2D 4D 8D JH QH", "2S 5S QS 5C 5D 9D JD 3H 6H KH",
           "AS 9C QC 3D 10D 4H 5H 7H 8H 9H", "4S 9S KS 8C 10C QD KD 10H AH JK",
           "3S 8S 10S 2C 3C 4C 6C 6D 7D 2H"],
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
    parentPort.postMessage(solver.solve(position));
}
