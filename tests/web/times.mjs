// SPDX-License-Identifier: MIT
// Measures how long the page takes from an input to what is painted because of
// it, and prints it: by the clock, and what the processor did meanwhile.
//
//     node times.mjs [CHROMIUM]
//
// The clock begins with the click of the person, as the browser has stamped it,
// and ends with the frame that shows the own move, or the first answer of a
// player. It goes on while a thread waits for a processor that others use; that
// time stands apart, as the kernel counts it, for a whole turn: until the next
// question to the person. There is no pace here: cards that stay to be looked
// at are no waiting for the computer. What the processor does for the page is a
// little too much, since the test asks it for what to click.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { loadavg } from "node:os";
import { pid } from "node:process";
import {
    FIVE, TRIPOLI, awaited, click, closed, finish, opened, test,
} from "./browser.mjs";

const TURNS = 60, SOON = 100;

/** The processes that draw pages, of the browser that was started here. */
function renderers() {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name) &&
        read(`/proc/${name}/cmdline`).includes("--type=renderer") &&
        isMine(name));
}

function isMine(process) {
    const parent =
        /\) \w (\d+)/.exec(read(`/proc/${process}/stat`))?.[1] ?? "0";
    return Number(parent) === pid || parent !== "0" && isMine(parent);
}

function read(path) {
    try {
        return readFileSync(path, "utf8");
    } catch {
        return "";      // it has ended
    }
}

/** Milliseconds of the processor, and of waiting for one, of all threads with
 * such a name. */
function spent(processes, name) {
    let ran = 0, waited = 0;
    for (const process of processes)
        for (const thread of readdirSync(`/proc/${process}/task`)) {
            const path = `/proc/${process}/task/${thread}/`;
            if (!name.test(read(path + "comm"))) continue;
            const [run, wait] = read(path + "schedstat").split(" ");
            ran += Number(run) / 1e6;
            waited += Number(wait) / 1e6;
        }
    return { ran, waited };
}

function tell(what, all) {
    all.sort((a, b) => a - b);
    const at = (part) => all[Math.floor(all.length * part)].toFixed(0);
    console.log(`        ${what}: median ${at(0.5)} ms, p90 ${at(0.9)} ms, ` +
        `${all.filter((one) => one <= SOON).length} of ${all.length} within ` +
        `${SOON} ms`);
}

/** Notes when the browser saw clicks, and when what they led to was painted. */
function note() {
    const clicks = [];
    addEventListener("click", ({ timeStamp }) => clicks.push(timeStamp), true);
    window.painted = {};
    new PerformanceObserver((list) => {
        for (const { name, startTime, duration } of list.getEntries())
            (window.painted[name] ??= []).push(startTime + duration -
                clicks.findLast((one) => one <= startTime));
    }).observe({ type: "measure" });
}

const THREADS = { worker: /^DedicatedWorker/, page: /^(?!DedicatedWorker)/ };

for (const setup of [FIVE, TRIPOLI])
    await test(`times from input to paint: ${setup.game}`, async () => {
        const page = await opened({
            ...setup, options: {}, level: "club-1" });
        await page.evaluate(note);
        const load = loadavg()[0].toFixed(1), mine = renderers();
        const used = { worker: [], page: [] }, lost = { worker: [], page: [] };
        for (let turns = 0; turns < TURNS; turns++) {
            const what = await awaited(page);
            if (what === "over") break;
            const before = Object.entries(THREADS).map(([name, threads]) =>
                [name, spent(mine, threads)]);
            if (what === "next") await page.keyboard.press("n");
            else await click(page);
            await page.waitForTimeout(5);
            await awaited(page);
            for (const [name, { ran, waited }] of before) {
                const after = spent(mine, THREADS[name]);
                used[name].push(after.ran - ran);
                lost[name].push(after.waited - waited);
            }
        }
        await page.waitForTimeout(100);
        const painted = await page.evaluate(() => window.painted);
        assert(painted["talon.paint"].length > 20);
        assert(painted["talon.answer"].length > 20);
        tell("input to paint", painted["talon.paint"]);
        tell("input to the first answer of club-1", painted["talon.answer"]);
        for (const name of Object.keys(THREADS)) {
            tell(`a whole turn: processor of the ${name}`, used[name]);
            tell(`a whole turn: the ${name} waits for one`, lost[name]);
        }
        console.log(`        load of the machine: ${load} before, ` +
            `${loadavg()[0].toFixed(1)} after`);
        await closed(page);
    });

await finish();
