// SPDX-License-Identifier: MIT
// Plays on the page in headless Chromium, by clicks, by taps and by keys, and
// compares what is drawn with what the library says of the same moves.
//
//     node page.mjs [CHROMIUM]
//
// With ONLY in the environment, only tests with this in their names are run.
import assert from "node:assert/strict";
import { Rules, advisor, games, label } from "libtalon";
import { firstLoad } from "../../examples/web/build.mjs";
import {
    FIVE, SIZES, Session, TRIPOLI, awaited, axe, cardsIn, click, closed,
    compare, drawn, finish, opened, play, server, stored, tap, test, type,
} from "./browser.mjs";

const FIRST_LOAD = 350_000;

const GAMES = [
    ["by clicks", click, "en", {}], ["by keys alone", type, "en", {}],
    ["by taps, in German", tap, "de", { hasTouch: true }],
];
for (const setup of [FIVE, TRIPOLI])
    for (const [what, how, language, more] of GAMES)
        for (const size of how === tap ? ["phone"] : Object.keys(SIZES))
            await test(`${setup.game} ${what}: ${size}`, async () => {
                const page = await opened(setup, size, { language }, more);
                assert(await play(page, setup === FIVE ? 40 : 1, how) > 4);
                assert.equal(await awaited(page), "over");
                assert.equal((await stored(page)).game.toAct, null);
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

await test("a hand of any size is in sight on narrow phones", async () => {
    for (const width of [320, 360]) {
        const page = await opened({ ...TRIPOLI, options: { players: 2 } });
        await page.setViewportSize({ width, height: 640 });
        const counts = new Set();
        for (let i = 0; i < 90 && await awaited(page) === "move"; i++) {
            await drawn(page);
            counts.add((await cardsIn(page, ".hand")).length);
            assert(await page.evaluate(() =>
                document.documentElement.scrollWidth <= innerWidth));
            assert.deepEqual(await page.$$eval(".hand .card", (all) =>
                all.map((one) => one.getBoundingClientRect()).filter((one) =>
                    one.left < 0 || one.right > innerWidth)), []);
            await click(page);
            await page.waitForTimeout(1);
        }
        assert(counts.has(17) && (counts.has(12) || counts.has(13)));
        await closed(page);
    }
});

await test("nothing is cut off at the width of a phone", async () => {
    const parts = ".seats li, .seats li *, .boxes li, .bids button, .actions *";
    for (const setup of [
        FIVE, { ...TRIPOLI, options: { ante: 1000 } },
        { ...TRIPOLI, options: { ante: 1000, players: 9 } }]) {
        const page = await opened(setup, "phone", { language: "de" });
        assert.deepEqual(await page.$$eval(parts, (all) =>
            all.filter((one) => one.scrollWidth > one.clientWidth + 1 &&
                getComputedStyle(one).display !== "inline")
                .map((one) => one.textContent)), []);
        if (setup === FIVE) {
            // Passing needs no scrolling, and the hand is there, too.
            const low = await page.$eval("[data-kind=pass]", (one) =>
                one.getBoundingClientRect().bottom);
            assert(low < await page.$eval(".hand", (one) =>
                one.getBoundingClientRect().top));
        } else {
            assert.match(await page.textContent(".seats"), /−[89]000/);
        }
        await closed(page);
    }
});

await test("a whole hand is in sight while it is bid on", async () => {
    for (const language of ["en", "de"]) {
        const page = await opened(FIVE, "desktop", { language });
        assert(await page.$eval(".hand", (one) =>
            one.getBoundingClientRect().bottom <= innerHeight));
        await closed(page);
    }
});

await test("after a hand, its result is told", async () => {
    for (const [setup, language, result] of [
        [FIVE, "en", / points/], [TRIPOLI, "en", / wins the deal\.$/],
        [FIVE, "de", / Punkte/], [TRIPOLI, "de", / gewinnt die Runde\.$/]]) {
        const options = setup === FIVE ? { target: 2000 } : {};
        const page = await opened({ ...setup, options }, "phone",
                                  { language });
        for (let i = 0; i < 90 && await awaited(page) === "move"; i++) {
            await click(page);
            await page.waitForTimeout(1);
        }
        assert.equal(await awaited(page), "next");
        const status = await page.textContent(".status");
        assert.match(status, result);
        assert.doesNotMatch(status, /deals|gib/);
        // It is read out with what led to it, once.
        const said = await page.textContent("p[role=log]");
        assert.equal(said.split(status).length, 2, said);
        // A log does not take the place of a hand that is gone.
        assert(await page.$eval(".log", (one) => one.clientHeight < 200 &&
            one.scrollTop === 0 && one.scrollHeight > one.clientHeight));
        await page.reload();
        await awaited(page);
        assert.match(await page.textContent(".status"),
                     /^The hand is over|^Die Runde ist zu Ende/);
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
    const log = await page.$$eval(".log p", (all) =>
        all.map((one) => one.textContent));
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
    assert.deepEqual(await page.$$eval(".log p", (all) =>
        all.map((one) => one.textContent)), log);
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
    await drawn(page);
    assert.match(await page.textContent(".status"), /^Not possible/);
    // What is written with signs is read out in words.
    await page.keyboard.press("h");
    await page.waitForFunction(() => /^Hint/.test(
        document.querySelector(".status").textContent));
    for (let i = 0; i < 20; i++) {
        await click(page);
        await page.waitForTimeout(1);
        await awaited(page);
        const card = await page.$('.hand [aria-disabled="true"]');
        if (!await page.$('.hand [aria-disabled="false"]') || !card) continue;
        await card.click({ force: true });
        break;
    }
    await drawn(page);
    assert.match(await page.textContent(".status"),
                 /possible: .*[♠♣♦♥].* \(FH-\d+\)\.$/);
    assert.match(await page.textContent("p[role=log]"),
                 /possible: (\w+ of \w+|the joker).* \(FH-\d+\)\.$/);
    await closed(page);
});

await test("all presets, and house rules one by one", async () => {
    const page = await opened(FIVE, "phone", { language: "de" });
    for (const { key: game, presets, options } of games("de")) {
        await page.click("[data-kind=new]");
        await page.selectOption("[data-option=game]", game);
        for (const { key, text } of presets) {
            await page.selectOption("[data-option=preset]", key);
            assert((await page.textContent("dialog")).includes(text));
        }
        await page.selectOption("[data-option=preset]", presets[0].key);
        await page.click("summary");
        const rules = new Rules(game), drawn = await page.$$eval(
            ".option [data-option]", (all) => all.map((one) =>
                [one.dataset.option, one.closest(".option").textContent]));
        const wanted = options.filter(({ key }) => rules.applies(key));
        assert.deepEqual(drawn.map(([key]) => key).sort(),
                         wanted.map(({ key }) => key).sort());
        for (const { key, label, text } of wanted) {
            const [, said] = drawn.find(([one]) => one === key);
            assert(said.includes(label) && said.includes(text), key);
        }
        await page.click("dialog .confirm");
        await awaited(page);
        assert.equal((await stored(page)).setup.preset, presets[0].key);
        await compare(page);
    }
    await closed(page);
});

await test("house rules that contradict are told beside them", async () => {
    const page = await opened(FIVE);
    await page.click("[data-kind=new]");
    await page.click("summary");
    await page.fill(".option [data-option=players]", "2");
    await page.press(".option [data-option=players]", "Tab");
    await drawn(page);
    assert.equal(await page.textContent(".option:has([data-option=pack]) p"),
                 label("status", "TALON_E_KITTY_SIZE", "en"));
    assert(await page.isDisabled("dialog .confirm"));
    await page.selectOption("[data-option=preset]", "classic-3");
    await page.selectOption(".option [data-option=pack]", "nine-up");
    await drawn(page);
    assert(await page.isDisabled("dialog .confirm"));
    await page.selectOption(".option [data-option=pack]", "seven-up");
    await page.click("dialog .confirm");
    await awaited(page);
    await closed(page);
});

await test("several people at one screen see their own cards only", async () => {
    const page = await opened({ ...FIVE, people: [0, 1] });
    for (let i = 0, last = null; i < 12; i++) {
        const what = await awaited(page), { game } = await stored(page);
        if (what !== "move") break;
        const cover = await page.$("[data-kind=uncover]");
        assert.equal(cover !== null, game.toAct !== last,
                     `${i}: ${last}, ${game.toAct}`);
        last = game.toAct;
        if (cover) {
            assert.deepEqual(await cardsIn(page, ".hand"), []);
            assert.match(await cover.textContent(),
                         last === 0 ? /^Mia,/ : /^Anna,/);
            await cover.click();
            await drawn(page);
        }
        assert.deepEqual(await cardsIn(page, ".hand"),
                         game.sortHand(game.cards(last).cards));
        await click(page);
        await page.waitForTimeout(1);
    }
    const log = await page.textContent(".log");
    assert.match(log, /Mia/);
    assert.doesNotMatch(log, /You get/);
    await closed(page);
});

await test("why another move, and where cards are", async () => {
    const page = await opened(FIVE);
    await page.keyboard.press("w");
    await page.click(".actions [data-kind=bid] >> nth=-1");
    await page.waitForFunction(() => /A club player would rather /
        .test(document.querySelector(".status").textContent));
    assert.deepEqual((await stored(page)).lines, []);
    await page.keyboard.press("p");
    await page.waitForSelector(".beliefs li");
    // All cards that the person does not hold, and each adds up to one.
    assert.equal(await page.locator(".beliefs li").count(), 43 - 10);
    assert.match(await page.textContent(".beliefs li"), /Anna \d+%/);
    await page.keyboard.press("Escape");
    await drawn(page);
    assert.equal(await page.locator("dialog").count(), 0);
    await closed(page);
});

await test("a review says what each card and the discard cost", async () => {
    const page = await opened({ ...FIVE, options: {} });
    for (let i = 0; i < 60 && await awaited(page) !== "next"; i++) {
        await click(page);
        await page.waitForTimeout(1);
    }
    const { game } = await stored(page), solver = new advisor.Solver();
    await page.keyboard.press("v");
    await page.waitForSelector("[data-cost=discard]");
    const costly = solver.review(game).filter(({ points }) => points > 0);
    const drawn = await page.$$eval("ol [data-cost]", (all) =>
        all.map((one) => [one.dataset.cost,
                          Number(/(\d+) points/.exec(one.textContent)[1])]));
    assert(costly.length > 0);
    assert.deepEqual(drawn.sort(), costly.map(({ card, points }) =>
        [card, points]).sort());
    assert.equal(await page.locator(".every li").count(), 40);
    const cost = solver.reviewDiscard(game).points;
    assert.match(await page.textContent("[data-cost=discard]"),
                 cost > 0 ? new RegExp(`cost ${cost} points`) : /None was/);
    await closed(page);
});

await test("a link opens in a fresh browser, played and unplayed", async () => {
    const page = await opened(FIVE);
    for (let i = 0; i < 14 && await awaited(page) === "move"; i++) {
        await click(page);
        await page.waitForTimeout(1);
    }
    await awaited(page);
    const whole = await stored(page);
    await page.click("[data-kind=link]");
    await page.waitForFunction(() =>
        document.querySelector("[data-link='1']").value !== "");
    const [played, deal] = await page.$$eval("[data-link]", (all) =>
        all.map((one) => one.value));
    console.log(`        ${played.length} letters with what was played, ` +
                `${deal.length} without`);
    await closed(page);
    const other = await opened({ ...TRIPOLI, seed: "own" });
    const own = (await stored(other)).game.hash();
    for (const [link, hash] of [
        [played, whole.game.hash()],
        [deal, new Session(whole.dealStart).game.hash()]]) {
        await other.goto(link);
        await other.waitForFunction(() => !location.hash);
        await other.waitForFunction(() => /Five Hundred/.test(
            document.querySelector("header small")?.textContent));
        await awaited(other);
        const found = await stored(other);
        if (link === played) assert.equal(found.game.hash(), hash);
        else
            assert.equal(new Session(found.dealStart).game.hash(), hash);
        await compare(other);
    }
    await other.goto(server.address + "#t=nothing");
    await other.waitForFunction(() =>
        /no game/.test(document.querySelector(".status")?.textContent));
    await other.click("[data-kind=mine]");
    await other.waitForSelector(".boxes");
    await awaited(other);
    assert.equal((await stored(other)).game.hash(), own);
    await closed(other);
});

await test("it plays without a network", async () => {
    const page = await opened(FIVE, "phone", {}, { serviceWorkers: "allow" });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await awaited(page);
    await page.context().setOffline(true);
    await page.reload();
    await awaited(page);
    assert(await play(page, 1, click) > 4);
    await page.keyboard.press("h");
    await closed(page);
});

await test("cards move, but not for those who do not want it", async () => {
    for (const [settings, how, moves] of [
        [{}, {}, true], [{ motion: false }, {}, false],
        [{}, { reducedMotion: "reduce" }, false]]) {
        const page = await opened(FIVE, "desktop",
                                  { pace: "fast", ...settings }, how);
        await page.evaluate(() => {
            window.flights = 0;
            const { animate } = Element.prototype;
            Element.prototype.animate = function (...how) {
                window.flights++;
                return animate.apply(this, how);
            };
        });
        for (let i = 0; i < 6; i++) {
            await awaited(page);
            await page.waitForTimeout(100);
            await click(page);
        }
        await awaited(page);
        assert.equal(await page.evaluate(() => window.flights > 0), moves);
        await closed(page);
    }
});

await test("one text is read out when it is your turn", async () => {
    const page = await opened(FIVE);
    await page.click(".actions [data-kind=pass]");
    await page.waitForFunction(() =>
        document.querySelectorAll(".log p").length > 3);
    await awaited(page);
    assert.match(await page.textContent("p[role=log]"),
                 /^You pass\..*(Anna|Ben|Cleo).* Your turn\.$/);
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

/** Plays on to the end of the hand: what is awaited then. */
async function afterHand(page) {
    for (let i = 0; i < 90 && await awaited(page) === "move"; i++) {
        await click(page);
        await page.waitForTimeout(1);
    }
    return awaited(page, "next|end|over");
}

await test("a game that cannot be dealt on is ended", async () => {
    // TR-32: two antes are all the chips, so one of two seats soon lacks some.
    const poor = { ...TRIPOLI, preset: "pay-suit",
                   options: { bankroll: 9, players: 2 } };
    for (const [language, why] of [
        ["en", /No more can be dealt: fewer than two seats can pay/],
        ["de", /Es kann nicht mehr gegeben werden: weniger als zwei/]]) {
        const page = await opened(poor, "phone", { language });
        assert.equal(await afterHand(page), "end");
        for (const isAgain of [false, true]) {
            if (isAgain) await page.reload();
            await awaited(page, "end");
            assert.match(await page.textContent(".status"), why);
            assert.match(await page.textContent("p[role=log]"), why);
            assert.equal(await page.$("[data-kind=next]"), null);
            await page.keyboard.press("n");
            await drawn(page);
        }
        await play(page, 1, click);
        assert.equal(await awaited(page), "over");
        assert.equal((await stored(page)).setup.preset, "pay-suit");
        await closed(page);
    }
    // Where even the first deal is not possible, it ends by itself.
    const page = await opened({ ...poor, options: { bankroll: 5 } });
    assert.equal(await awaited(page), "over");
    await closed(page);
});

await test("what fails in the middle of a game leaves it as it is", async () => {
    const page = await opened(TRIPOLI);
    assert.equal(await afterHand(page), "next");
    // From now on, chance fails between hands: it cannot use its seed.
    await page.route("**/dealer.js", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `
            let isNext = false;
            addEventListener("message", ({ data }) => {
                isNext = data.what === "next";
            });
            const { encode } = TextEncoder.prototype;
            TextEncoder.prototype.encode = function (text) {
                if (isNext && text === "page") throw Error("no seed");
                return encode.call(this, text);
            };
            ${await response.text()}` });
    });
    for (let i = 0; i < 2; i++) {
        await page.reload();
        assert.equal(await awaited(page), "next");
        const before = (await stored(page)).game.hash();
        await page.click("[data-kind=next]");
        await page.waitForFunction(() => /^That has failed: .*no seed/.test(
            document.querySelector(".status").textContent));
        assert.equal(await awaited(page), "next");
        assert.equal((await stored(page)).game.hash(), before);
    }
    await page.click("[data-kind=end]");
    await awaited(page);
    assert((await stored(page)).lines.some((one) => /^finish/.test(one)));
    // The errors are those of the test.
    await page.context().close();
});

await test("axe-core has no serious findings, in no dialog", async () => {
    for (const setup of [FIVE, TRIPOLI]) {
        const page = await opened(setup, "phone");
        await axe(page);
        for (const panel of ["new", "settings", "link", "help", "beliefs"]) {
            await page.click(`[data-kind=${panel}]`);
            if (panel === "new") await page.click("summary");
            if (panel === "beliefs") await page.waitForSelector(".beliefs li");
            await axe(page);
            await page.keyboard.press("Escape");
        }
        await page.keyboard.press("h");
        await page.waitForFunction(() => /^Hint/.test(
            document.querySelector(".status").textContent));
        await page.keyboard.press("w");
        await axe(page);
        await page.keyboard.press("m");
        await page.keyboard.press("Enter");
        await page.waitForFunction(() => /club player/.test(
            document.querySelector(".status").textContent));
        await axe(page);
        for (let i = 0; await awaited(page) === "move" && i < 90; i++) {
            if (i === 6) await axe(page);
            await click(page);
            await page.waitForTimeout(1);
        }
        await page.click("[data-kind=review]");
        await page.waitForSelector("dialog dd");
        await axe(page);
        await closed(page);
    }
});

await test(`a first load has at most ${FIRST_LOAD / 1000} KB`, async () => {
    const bytes = await firstLoad();
    console.log(`        ${Math.round(bytes / 1000)} KB compressed`);
    assert(bytes <= FIRST_LOAD);
});

await finish();
