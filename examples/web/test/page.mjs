// SPDX-License-Identifier: MIT
// Plays on the page in headless Chromium, by clicks and by keys, and compares
// what is drawn with what the library says of the same moves.
//
//     node test/page.mjs [CHROMIUM]
//
// With ONLY in the environment, only tests with this in their names are run.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { fiveHundred, load, tripoli } from "libtalon";
import { chromium } from "playwright-core";
import { bundle, firstLoad, serve } from "../build.mjs";

const here = fileURLToPath(new URL("..", import.meta.url));
const SIZES = { phone: [360, 640], tablet: [820, 1180], desktop: [1280, 800] };
const FIRST_LOAD = 350_000;
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
const { ME, Session } = await sessions();
await load();
const server = await serve();
const browser = await chromium.launch({
    executablePath: process.argv[2] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu"],
});
let failed = 0;

async function test(what, work) {
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

const FIVE = {
    game: "five-hundred", preset: "australian-4", options: { target: 250 },
    seed: "page", level: "novice-1",
};
const TRIPOLI = {
    game: "tripoli", preset: "tripoli", options: {}, seed: "page",
    level: "novice-1",
};

/** A page with a game of a setup, without pauses. */
async function opened(setup, size = "desktop", settings = {}) {
    const [width, height] = SIZES[size];
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    page.errors = [];
    page.on("pageerror", (error) => page.errors.push(String(error)));
    page.on("console", (one) => {
        if (one.type() === "error") page.errors.push(one.text());
    });
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

async function closed(page) {
    assert.deepEqual(page.errors, []);
    await page.context().close();
}

/** Waits until the person is asked: what for. */
async function awaited(page) {
    await page.waitForFunction(() => /move|next|over/.test(
        document.querySelector("main").dataset.awaits ?? ""), null,
                               { timeout: 60_000 });
    return page.evaluate(() => document.querySelector("main").dataset.awaits);
}

/** The game that the page has stored, played again by the library. */
async function stored(page) {
    const saved = await page.evaluate(() =>
        JSON.parse(localStorage.getItem("talon.saved")));
    return new Session(saved);
}

const cardsIn = (page, where) => page.$$eval(where + " [data-card]", (all) =>
    all.map((one) => one.dataset.card));

/** What is drawn is what the library says. */
async function compare(page) {
    const { game } = await stored(page), view = game.view([ME]);
    assert.deepEqual(await cardsIn(page, ".hand"),
                     view.sortHand(view.cards(ME).cards));
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
    const choices = view.choices(ME).filter((one) =>
        one.pickMax === 1 && one.kind === "play");
    if (game.toAct === ME && choices.length > 0)
        assert.deepEqual([...may].sort(),
                         choices.flatMap(({ cards }) => cards).sort());
}

let chance = 1;

/** A number below a bound, the same in each run. */
function below(bound) {
    chance = chance * 48271 % 0x7fffffff;
    return chance % bound;
}

/** Makes some move by clicks; prefers passing, so that the game goes on. */
async function click(page) {
    const buttons = await page.$$(".actions button:not(:disabled)");
    const pass = await page.$(".actions [data-kind=pass]");
    const cards = await page.$$('.hand [aria-disabled="false"]');
    if (pass && below(3) > 0) {
        await pass.click();
    } else if (buttons.length > 0) {
        await buttons[below(buttons.length)].click();
    } else {
        const count = Number((await page.textContent(".actions"))
            .match(/\d+/)?.[0] ?? 1);
        for (const card of cards.slice(0, count)) await card.click();
        const [confirm] = await page.$$(".actions .confirm");
        await confirm?.click();
    }
}

/** The same with keys alone. */
async function type(page) {
    const cards = await page.$$('.hand [aria-disabled="false"]');
    const buttons = await page.$$(".actions button:not(:disabled)");
    if (buttons.length > 0) {
        await buttons[below(buttons.length)].focus();
        await page.keyboard.press("Enter");
        return;
    }
    const count = Number((await page.textContent(".actions"))
        .match(/\d+/)?.[0] ?? 1);
    await page.locator(".hand [tabindex='0']").focus();
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
    const [confirm] = await page.$$(".actions .confirm");
    if (!confirm) return;
    await confirm.focus();
    await page.keyboard.press("Enter");
}

/** Plays on until so many deals are over, or the game is. */
async function play(page, deals, how) {
    for (let over = 0, turns = 0; turns < 1500; turns++) {
        const what = await awaited(page);
        await compare(page);
        if (what === "over") return turns;
        if (what === "next") {
            if (++over >= deals) return turns;
            await page.keyboard.press("n");
        } else {
            await how(page);
        }
        await page.waitForTimeout(1);
    }
    throw new Error("it does not end");
}

for (const size of Object.keys(SIZES)) {
    await test(`a game of Five Hundred by clicks: ${size}`, async () => {
        const page = await opened(FIVE, size);
        assert(await play(page, 30, click) > 10);
        assert.equal(await awaited(page), "over");
        await closed(page);
    });
    await test(`deals of Tripoli by clicks: ${size}`, async () => {
        const page = await opened(TRIPOLI, size);
        assert(await play(page, 2, click) > 4);
        await closed(page);
    });
}

for (const setup of [FIVE, TRIPOLI])
    await test(`by keys alone: ${setup.game}`, async () => {
        const page = await opened(setup);
        assert(await play(page, 2, type) > 4);
        await closed(page);
    });

await test("the page scrolls in no direction but down", async () => {
    for (const setup of [FIVE, TRIPOLI]) {
        const page = await opened(setup, "phone");
        assert(await page.evaluate(() =>
            document.documentElement.scrollWidth <= innerWidth));
        const widths = await page.$$eval(".hand button", (all) =>
            all.map((one) => one.getBoundingClientRect().width));
        assert(widths.length > 6 && Math.min(...widths) >= 24);
        await closed(page);
    }
});

await test("a reload in the middle changes nothing", async () => {
    const page = await opened(FIVE);
    for (let i = 0; i < 8; i++) {
        if (await awaited(page) === "next") await page.keyboard.press("n");
        else await click(page);
        await page.waitForTimeout(1);
    }
    await awaited(page);
    const before = (await stored(page)).game.hash();
    const hand = await cardsIn(page, ".hand");
    await page.reload();
    await awaited(page);
    assert.equal((await stored(page)).game.hash(), before);
    assert.deepEqual(await cardsIn(page, ".hand"), hand);
    await compare(page);
    await closed(page);
});

await test("undo takes back a move, and the others answer alike", async () => {
    const page = await opened(FIVE);
    assert(await page.isDisabled("[data-kind=undo]"));
    const before = (await stored(page)).game.hash();
    await page.click(".actions [data-kind=pass]");
    await page.waitForFunction(() =>
        !document.querySelector("[data-kind=undo]").disabled);
    await awaited(page);
    const after = (await stored(page)).game.hash();
    assert.notEqual(after, before);
    await page.keyboard.press("u");
    await page.waitForFunction(() =>
        document.querySelector("[data-kind=undo]").disabled);
    await awaited(page);
    assert.equal((await stored(page)).game.hash(), before);
    await page.click(".actions [data-kind=pass]");
    await page.waitForFunction(() =>
        !document.querySelector("[data-kind=undo]").disabled);
    await awaited(page);
    assert.equal((await stored(page)).game.hash(), after);
    await closed(page);
});

await test("a hint, in both languages", async () => {
    for (const [language, word] of [["en", "Hint: "], ["de", "Tipp: "]]) {
        const page = await opened(FIVE, "desktop", { language });
        await page.keyboard.press("h");
        await page.waitForFunction((start) => document
            .querySelector(".status").textContent.startsWith(start), word);
        assert.equal(await page.getAttribute("html", "lang"), language);
        await closed(page);
    }
});

await test("a card that may not be played says why", async () => {
    const page = await opened(FIVE);
    await page.waitForTimeout(300);
    await page.locator(".hand button").first().click({ force: true });
    assert.match(await page.textContent(".status"), /^Not possible/);
    await closed(page);
});

await test("a new game, chosen in German", async () => {
    const page = await opened(FIVE, "phone", { language: "de" });
    await page.click("[data-kind=new]");
    await page.selectOption("dialog select >> nth=0", "tripoli");
    await page.selectOption("dialog select >> nth=1", "rummoli");
    await page.click("dialog .confirm");
    await page.waitForSelector(".boxes");
    await awaited(page);
    const { setup } = await stored(page);
    assert.equal(setup.preset, "rummoli");
    await compare(page);
    await closed(page);
});

await test("a stored game that is no game is not the end", async () => {
    for (const broken of ["{", "7", '{"setup":{"game":"x","seed":"1"},' +
        '"lines":[],"chances":0}',
        JSON.stringify({ setup: FIVE, lines: ["0 flies"], chances: 0 })]) {
        const page = await opened(FIVE);
        await page.evaluate((text) =>
            localStorage.setItem("talon.saved", text), broken);
        await page.reload();
        await awaited(page);
        await compare(page);
        await page.context().close();
    }
});

await test("axe-core has no serious findings", async () => {
    for (const setup of [FIVE, TRIPOLI])
        for (const scheme of ["light", "dark"]) {
            const page = await opened(setup);
            await page.emulateMedia({ colorScheme: scheme });
            for (let i = 0; i < 4 && await awaited(page) === "move"; i++) {
                await click(page);
                await page.waitForTimeout(1);
            }
            await page.evaluate(AXE);
            const found = await page.evaluate(() => window.axe.run());
            const serious = found.violations.filter(({ impact }) =>
                impact === "serious" || impact === "critical");
            assert.deepEqual(serious.map(({ id, nodes }) =>
                `${id}: ${nodes[0].html}`), []);
            await page.context().close();
        }
});

await test(`a first load has at most ${FIRST_LOAD / 1000} KB`, async () => {
    const bytes = await firstLoad();
    console.log(`        ${Math.round(bytes / 1000)} KB compressed`);
    assert(bytes <= FIRST_LOAD);
});

await browser.close();
server.close();
console.log(`${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
