// SPDX-License-Identifier: MIT
// A headless Chromium with the page in it, and ways to play: what the tests
// have in common.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { fiveHundred, load, tripoli, withAdvisor } from "libtalon";
import { chromium } from "playwright-core";
import { bundle, serve } from "../../examples/web/build.mjs";

const here = fileURLToPath(new URL("../../examples/web/", import.meta.url));
export const SIZES = { phone: [360, 640], tablet: [768, 1024],
                       desktop: [1280, 800] };
const END = "[data-kind=end]", NEXT = "[data-kind=next]";
const CONFIRM = ".actions .confirm:not([data-kind])";
const AXE = await readFile(createRequire(import.meta.url)
    .resolve("axe-core/axe.min.js"), "utf8");

/** The page's own replay of a game, as a module of node. */
async function sessions() {
    const scratch = await mkdtemp(join(here, "dist/session-"));
    const file = join(scratch, "session.mjs");
    await build({
        absWorkingDir: here, entryPoints: ["src/session.ts"], outfile: file,
        bundle: true, format: "esm", external: ["libtalon"], logLevel: "error",
    });
    const module = await import(pathToFileURL(file));
    await rm(scratch, { recursive: true });
    return module;
}

await bundle();
export const { Session } = await sessions();
await load(withAdvisor);
export const server = await serve();
const browser = await chromium.launch({
    executablePath: process.argv[2] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
});
let failed = 0;

/** Runs a test, and prints what has become of it. */
export async function test(what, work) {
    if (!what.includes(process.env.ONLY ?? "")) return;
    try {
        await work();
        console.log("ok      " + what);
    } catch (error) {
        failed++;
        console.log("FAILED  " + what);
        console.log(String(error.stack).replace(/^/gm, "        "));
    }
}

/** After all tests. */
export async function finish() {
    await browser.close();
    server.close();
    console.log(`${failed} failed`);
    process.exitCode = failed > 0 ? 1 : 0;
}

export const FIVE = {
    game: "five-hundred", preset: "australian-4", options: { target: 250 },
    seed: "page", level: "novice-1", people: [0],
};
export const TRIPOLI = {
    game: "tripoli", preset: "tripoli", options: {}, seed: "page",
    level: "novice-1", people: [0],
};

/** A browser of its own with an empty page in it, which keeps its errors. */
export async function fresh(size = "desktop", how = {}) {
    const [width, height] = SIZES[size];
    const context = await browser.newContext({
        viewport: { width, height }, serviceWorkers: "block", ...how,
    });
    const page = await context.newPage();
    page.errors = [];
    page.on("pageerror", (error) => {
        page.errors.push(String(error));
        console.log("        " + error.stack.replaceAll("\n", "\n        "));
    });
    page.on("console", (one) => {
        if (one.type() === "error") page.errors.push(one.text());
    });
    return page;
}

/** A page with a game of a setup, without pauses. */
export async function opened(setup, size, settings = {}, how = {}) {
    const page = await fresh(size, how);
    await page.addInitScript(([saved, set]) => {
        if (localStorage.getItem("talon.saved") !== null) return;
        localStorage.setItem("talon.saved", saved);
        localStorage.setItem("talon.settings", set);
    }, [JSON.stringify({ setup, lines: [], chances: 0 }),
        JSON.stringify({ language: "en", pace: "none", ...settings })]);
    await page.goto(server.address);
    await awaited(page);
    return page;
}

export async function closed(page) {
    assert.deepEqual(page.errors, []);
    await page.context().close();
}

/** Waits until the person is asked: what for. */
export async function awaited(page, what = "move|next|end|over") {
    await page.waitForFunction((wanted) => new RegExp(wanted).test(
        document.querySelector("main").dataset.awaits ?? ""), what,
                               { timeout: 60_000 });
    return page.evaluate(() => document.querySelector("main").dataset.awaits);
}

/** The game that the page has stored, played again by the library. */
export async function stored(page) {
    const saved = await page.evaluate(() =>
        JSON.parse(localStorage.getItem("talon.saved")));
    return new Session(saved);
}

/** Waits until what was done before is drawn: the page draws once a frame. */
export const drawn = (page) => page.evaluate(() => new Promise((done) =>
    requestAnimationFrame(() => requestAnimationFrame(done))));

export const cardsIn = (page, where) =>
    page.$$eval(where + " [data-card]", (all) =>
    all.map((one) => one.dataset.card));

/** What is drawn is what the library says of the game that is stored. */
export async function compare(page) {
    const { game, setup: { people } } = await stored(page);
    await compareWith(page, game, people[0]);
}

/** What is drawn is what a seat knows of a game. */
export async function compareWith(page, game, me) {
    const view = game.view([me]);
    assert.deepEqual(await cardsIn(page, ".hand"),
                     view.sortHand(view.cards(me).cards));
    const seats = await page.$$eval(".seats li", (all) =>
        all.map((one) => [...one.querySelectorAll("span, small")].slice(0, 2)
            .map((part) => Number(part.textContent.replace("−", "-")
                .match(/-?\d+/)[0]))));
    const state = game.rules.game === "tripoli" ? tripoli.state(view) :
        fiveHundred.state(view);
    assert.deepEqual(seats, state.held.map((held, seat) =>
        [(state.stack ?? state.tricks)[seat], held]));
    if (state.onTable > 0)
        assert.deepEqual(await cardsIn(page, ".played"),
                         fiveHundred.trick(view, state.trick).cards);
    if (state.run)
        assert.deepEqual(await cardsIn(page, ".played"), state.run);
    const may = await page.$$eval('.hand [aria-disabled="false"]', (all) =>
        all.map((one) => one.dataset.card));
    const choices = view.choices(me).filter((one) =>
        one.pickMax === 1 && one.kind === "play");
    if (game.toAct === me && choices.length > 0)
        assert.deepEqual([...may].sort(),
                         choices.flatMap(({ cards }) => cards).sort());
}

let chance = 1;

/** A number below a bound, the same in each run. */
function below(bound) {
    chance = chance * 48271 % 0x7fffffff;
    return chance % bound;
}

/** Makes some move by pressing; prefers passing, so that the game goes on. Or
 * presses a button. */
const presser = (press) => async (page, button) => {
    if (button) return press(await page.$(button));
    const buttons = await page.$$(".actions button:not(:disabled)");
    const pass = await page.$(".actions [data-kind=pass]");
    const cards = await page.$$('.hand [aria-disabled="false"]');
    if (pass && below(3) > 0) {
        await press(pass);
    } else if (buttons.length > 0) {
        await press(buttons[below(buttons.length)]);
    } else {
        const count = Number((await page.textContent(".actions"))
            .match(/\d+/)?.[0] ?? 1);
        for (const card of cards.slice(0, count)) await press(card);
        const [confirm] = await page.$$(CONFIRM);
        if (confirm) await press(confirm);
    }
};
export const click = presser((one) => one.click());
export const tap = presser((one) => one.tap());

/** Moves the focus by the Tab key, until it is in a part of the page. */
async function reach(page, part) {
    for (let i = 0; i < 60; i++) {
        if (await page.evaluate((wanted) =>
            document.activeElement.matches(wanted), part)) return;
        await page.keyboard.press("Tab");
    }
    throw new Error("not reached by keys: " + part);
}

/** The same with keys alone. */
export async function type(page, button) {
    if (button) {
        await reach(page, button);
        return page.keyboard.press("Enter");
    }
    const cards = await page.$$('.hand [aria-disabled="false"]');
    if ((await page.$$(".actions button:not(:disabled)")).length > 0) {
        await reach(page, ".actions button");
        if (below(2) > 0) await page.keyboard.press("Tab");
        await reach(page, ".actions button");
        for (let i = below(4); i > 0; i--)
            await page.keyboard.press("ArrowRight");
        return page.keyboard.press("Enter");
    }
    const count = Number((await page.textContent(".actions"))
        .match(/\d+/)?.[0] ?? 1);
    await reach(page, ".hand button");
    for (let i = 0, chosen = 0; chosen < Math.min(count, cards.length) &&
         i < 40; i++) {
        const may = await page.evaluate(() =>
            document.activeElement.ariaDisabled === "false");
        if (may) {
            await page.keyboard.press("Enter");
            chosen++;
        }
        if (chosen < count) await page.keyboard.press("ArrowRight");
    }
    if ((await page.$$(CONFIRM)).length === 0) return;
    await reach(page, CONFIRM);
    await page.keyboard.press("Enter");
}

/** Plays on until the game is over. One that goes on as long as people like is
 * ended after so many deals; any other is left then. */
export async function play(page, deals, how) {
    let hasEnded = false;
    for (let over = 0, turns = 0; turns < 1500; turns++) {
        const what = await awaited(page);
        await compare(page);
        if (what === "over") return turns;
        if (what === "next" || what === "end") {
            const isEnough = what === "end" || ++over >= deals && !hasEnded;
            if (isEnough && await page.$(END) === null) return turns;
            await how(page, isEnough ? END : NEXT);
            hasEnded ||= isEnough;
        } else {
            await how(page);
        }
        await page.waitForTimeout(1);
    }
    throw new Error("it does not end");
}

/** axe-core finds nothing that is serious, in light and dark. */
export async function axe(page) {
    await page.evaluate(AXE);
    for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await page.evaluate(() => window.axe.run());
        assert.deepEqual(violations.filter(({ impact }) =>
            impact === "serious" || impact === "critical")
            .map(({ id, nodes }) => `${id}: ${nodes[0].html}`), []);
    }
}
