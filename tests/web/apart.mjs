// SPDX-License-Identifier: MIT
// People who are apart: pages of several browsers at tables of examples/server.
// What is drawn is compared with what the database of the server says.
//
//     node apart.mjs [CHROMIUM]
//
// With ONLY in the environment, only tests with this in their names are run.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Game, Rules, View, advisor } from "libtalon";
import {
    Session, TRIPOLI, awaited, axe, cardsIn, click, compareWith, drawn, finish,
    fresh, server as files, test,
} from "./browser.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const PYTHON = "/usr/bin/python3";
const QUERY = `
import json, sqlite3, sys
with sqlite3.connect(sys.argv[1]) as database:
    setup, = database.execute(
        "SELECT setup FROM tables WHERE number = ?", sys.argv[2:]).fetchone()
    print(json.dumps([setup, [line for line, in database.execute(
        "SELECT line FROM lines WHERE number = ? ORDER BY at", sys.argv[2:])]]))
`;

/** The server, with a database of its own, which can be killed. */
class Server {
    async start(...words) {
        const probe = createServer().listen(0, "127.0.0.1");
        await once(probe, "listening");
        this.port = probe.address().port;
        probe.close();
        this.directory = await mkdtemp(join(tmpdir(), "talon-"));
        this.database = join(this.directory, "tables.db");
        this.words = [...words, "--port", this.port, "--database",
                      this.database, "--pace", "0.01"];
        this.address = `http://127.0.0.1:${this.port}/`;
        await this.run();
        return this;
    }

    async run() {
        this.process = spawn(PYTHON, [
            join(root, "examples/server/server.py"), ...this.words], {
            stdio: ["ignore", "pipe", "inherit"],
            env: { ...process.env, PYTHONPATH:
                join(root, "examples/bindings/python") },
        });
        await once(this.process.stdout, "data");        // it listens
    }

    async kill() {
        this.process.kill("SIGKILL");
        await once(this.process, "exit");
    }

    async end() {
        await this.kill();
        await rm(this.directory, { recursive: true });
    }

    /** The game of a table, from the lines that are stored. */
    game(number) {
        const [setup, lines] = JSON.parse(execFileSync(
            PYTHON, ["-c", QUERY, this.database, number]));
        const game = new Game(Rules.read(JSON.parse(setup).rules).rules);
        const kept = new Map();
        for (const line of lines) {
            kept.set(game.parse(line).seat, line);
            while (kept.has(game.toAct)) {
                const { toAct } = game;
                game.readLine(kept.get(toAct));
                kept.delete(toAct);
            }
        }
        return game;
    }
}

/** Somebody with a browser; only views of his seat reach it, or of nobody. */
async function person(server, size) {
    const page = await fresh(size);
    page.viewers = new Set();
    page.on("websocket", (line) => line.on("framereceived", ({ payload }) => {
        const said = JSON.parse(payload);
        if (said.what !== "state") return;
        const view = View.load(Buffer.from(said.view, "base64"));
        page.viewers.add(view.viewers.join());
        view.dispose();
    }));
    await page.addInitScript(() => localStorage.setItem("talon.settings",
        JSON.stringify({ language: "en", pace: "none",
                         ...JSON.parse(localStorage.getItem(
                             "talon.settings") ?? "{}") })));
    await page.goto(server.address);
    await awaited(page);
    return page;
}

/** Ends with no errors but those of a connection that was cut. */
async function close(...people) {
    for (const page of people) {
        assert.deepEqual(page.errors.filter((one) =>
            !one.includes("WebSocket")), []);
        await page.context().close();
    }
}

async function begin(page, game, people, name) {
    await page.click("[data-kind=new]");
    await page.selectOption("[data-option=game]", game);
    await page.selectOption("[data-option=apart]", String(people));
    await page.fill("[data-option=me]", name);
    await page.click("dialog .confirm");
}

/** Opens a table: the link to it. */
async function open(page, game, people, name) {
    await begin(page, game, people, name);
    await page.waitForSelector("[data-link='0']");
    const link = await page.inputValue("[data-link='0']");
    await page.keyboard.press("Escape");
    return link;
}

async function follow(page, link, name) {
    await page.goto(link);
    await page.waitForSelector("dialog [data-option=me]");
    await page.fill("[data-option=me]", name);
    await page.keyboard.press("Enter");
    await page.waitForSelector("dialog", { state: "detached" });
}

const numberOf = (link) => /#at=(\d+)/.exec(link)[1];

/** Compares what both are shown with their views, as soon as all is told. */
async function compareAll(server, number, people) {
    for (const [seat, page] of people.entries())
        for (let i = 0; ; i++) {
            try {
                await compareWith(page, server.game(number), seat);
                break;
            } catch (error) {
                if (i > 40) throw error;
                await page.waitForTimeout(50);
            }
        }
}

const isAsked = (page) => page.evaluate(() =>
    /move|next|over/.exec(document.querySelector("main").dataset.awaits)?.[0]);

/** Plays until both have seen the end of a hand; at some turns, something
 * happens. */
async function playHand(server, number, people, happens) {
    for (let turns = 0; turns < 400; turns++) {
        const asked = await Promise.all(people.map(isAsked));
        if (asked.every((what) => what === "next" || what === "over"))
            return turns;
        const at = asked.indexOf("move");
        if (at < 0) {
            await people[0].waitForTimeout(20);
            continue;
        }
        await happens[turns]?.();
        delete happens[turns];
        await compareAll(server, number, people);
        if (await isAsked(people[at]) === "move") await click(people[at]);
    }
    throw new Error("it does not end");
}

for (const game of ["five-hundred", "tripoli"])
    await test(`two people apart: ${game}`, async () => {
        const server = await new Server().start();
        const people = [await person(server, "desktop"),
                        await person(server, "phone")], [anna, ben] = people;
        const link = await open(anna, game, 2, "Änne"), number = numberOf(link);
        assert.match(await anna.textContent(".status"), /Send them the link/);
        await follow(ben, link, "Ben");
        await playHand(server, number, people, {
            3: async () => {
                const hand = await cardsIn(ben, ".hand");
                await ben.reload();
                await awaited(ben, "move|player|next");
                await ben.waitForSelector(".hand [data-card]");
                assert.deepEqual(await cardsIn(ben, ".hand"), hand);
            },
            6: async () => {
                const before = server.game(number).hash();
                await server.kill();
                await anna.waitForFunction(() => /interrupted/.test(
                    document.querySelector(".status").textContent));
                await server.run();
                await Promise.all(people.map((page) => page.waitForFunction(
                    () => !/interrupted/.test(
                        document.querySelector(".status").textContent))));
                assert.equal(server.game(number).hash(), before);
            },
        });
        await compareAll(server, number, people);
        assert.match(await ben.textContent(".seats"), /Änne/);
        assert.deepEqual([...anna.viewers].sort(), ["", "0"]);
        assert.deepEqual([...ben.viewers].sort(), ["", "1"]);
        // After the hand they go on together.
        const turn = server.game(number).turn;
        if (await isAsked(anna) === "next") {
            await anna.keyboard.press("n");
            await anna.waitForFunction(() => /still looking/.test(
                document.querySelector(".status").textContent));
        }
        if (await isAsked(ben) === "next") await ben.keyboard.press("n");
        await awaited(ben, "move|player");
        while (server.game(number).turn <= turn) await ben.waitForTimeout(20);
        await close(...people);
        await server.end();
    });

await test("too late, in two windows, and only looking on", async () => {
    const server = await new Server().start("--limit", "1.5");
    const anna = await person(server, "desktop");
    const ben = await person(server, "phone");
    const link = await open(anna, "five-hundred", 2, "Anna");
    await follow(ben, link, "Ben");
    // Nobody moves: a player does, and who says so goes on himself.
    await awaited(anna, "late");
    assert.match(await anna.textContent(".seats"), /too late/);
    await anna.click("[data-kind=next]");
    await anna.waitForFunction(() =>
        document.querySelector("main").dataset.awaits !== "late");
    // A second window of one browser takes the seat over.
    const again = await anna.context().newPage();
    await again.goto(link);
    await again.waitForSelector(".hand [data-card]");
    await anna.waitForFunction(() => /another window/.test(
        document.querySelector(".status").textContent));
    // Who only looks on sees no hand, and may sit down later.
    const carl = await person(server, "phone");
    await carl.goto(link);
    await carl.waitForSelector("dialog [data-option=me]");
    await axe(carl);
    await carl.keyboard.press("Escape");
    await carl.waitForSelector(".seats li");
    assert.deepEqual(await cardsIn(carl, ".hand"), []);
    await carl.click("[data-kind=sit]");
    await carl.fill("[data-option=me]", "Carl");
    await carl.keyboard.press("Enter");
    await carl.waitForSelector(".hand [data-card]");
    assert.match(await carl.textContent(".seats"), /Anna.*Ben.*/);
    await close(anna, ben, carl);
    await server.end();
});

await test("no table, and back to the own game", async () => {
    const server = await new Server().start();
    const anna = await person(server, "desktop");
    const own = await cardsIn(anna, ".hand");
    await anna.goto(server.address + "#at=77/nothing");
    await anna.waitForFunction(() => /no such table/.test(
        document.querySelector(".status")?.textContent));
    await awaited(anna);
    assert.deepEqual(await cardsIn(anna, ".hand"), own);
    const link = await open(anna, "tripoli", 2, "Anna");
    await anna.waitForSelector(".boxes");
    await anna.click("[data-kind=mine]");
    await awaited(anna);
    assert.deepEqual(await cardsIn(anna, ".hand"), own);
    await anna.goBack();
    await anna.waitForSelector(".boxes");
    assert.equal(anna.url(), link);
    await close(anna);
    await server.end();
});

await test("a connection that is cut while sitting down", async () => {
    const server = await new Server().start();
    const anna = await person(server, "desktop");
    const ben = await person(server, "phone");
    let isCut = false;
    await anna.routeWebSocket(/\/table\/\d/, (line) => {
        const real = line.connectToServer();
        real.onMessage((text) => {
            if (isCut || JSON.parse(text).what !== "seat")
                return line.send(text);
            isCut = true;
            void line.close();
            void real.close();
        });
    });
    const link = await open(anna, "five-hundred", 2, "Anna");
    // She has one seat, so somebody is still missing, and it is her own.
    await anna.waitForFunction(() => /Send them the link/.test(
        document.querySelector(".status").textContent));
    assert(isCut);
    assert.doesNotMatch(await anna.textContent(".seats"), /Anna/);
    await follow(ben, link, "Ben");
    for (const page of [anna, ben])
        await page.waitForSelector(".hand [data-card]");
    assert.deepEqual([...anna.viewers], ["", "0"]);
    await close(anna, ben);
    await server.end();
});

await test("a seat that is there no more", async () => {
    const server = await new Server().start();
    const anna = await person(server, "desktop");
    const carl = await person(server, "phone");
    const link = await open(anna, "five-hundred", 2, "Anna");
    const key = "talon." + link.split("#at=")[1];
    await carl.evaluate((name) => localStorage.setItem(
        name, '"a-token-of-long-ago"'), key);
    await carl.goto(link);
    await carl.waitForSelector("dialog [data-option=me]");
    assert.match(await carl.textContent(".seats"), /Anna/);
    assert.equal(await carl.evaluate((name) => localStorage.getItem(name),
                                     key), "null");
    await carl.fill("[data-option=me]", "Carl");
    await carl.keyboard.press("Enter");
    await carl.waitForSelector(".hand [data-card]");
    await close(anna, carl);
    await server.end();
});

await test("a name that the server refuses", async () => {
    const server = await new Server().start();
    const anna = await person(server, "desktop");
    const carl = await person(server, "phone");
    const link = await open(anna, "five-hundred", 2, "Anna");
    await carl.goto(link);
    for (const [language, text] of [["de", /Dieser Name geht nicht/],
                                    ["en", /This name cannot be used/]]) {
        await carl.evaluate((one) => localStorage.setItem("talon.settings",
            JSON.stringify({ language: one })), language);
        await carl.reload();
        await carl.waitForSelector("dialog [data-option=me]");
        await carl.fill("[data-option=me]", "👩\u200d🚀 Carl");
        await carl.keyboard.press("Enter");
        await carl.waitForSelector("dialog .problem");
        assert.match(await carl.textContent("dialog .problem"), text);
        await axe(carl);
    }
    await carl.fill("[data-option=me]", "Carl");
    await carl.keyboard.press("Enter");
    await carl.waitForSelector(".hand [data-card]");
    assert.match(await anna.textContent(".seats"), /Carl/);
    assert.equal(await carl.$("dialog"), null);
    // Whoever opens a table may choose another name, too.
    await begin(anna, "five-hundred", 2, "A\u00a0B");
    await anna.waitForSelector("dialog .problem");
    await anna.fill("[data-option=me]", "A B");
    await anna.keyboard.press("Enter");
    await anna.waitForFunction(() => /Send them the link/.test(
        document.querySelector(".status").textContent));
    await close(anna, carl);
    await server.end();
});

await test("one window looks on, and another sits down", async () => {
    const server = await new Server().start();
    const anna = await person(server, "desktop");
    const carl = await person(server, "desktop");
    const link = await open(anna, "five-hundred", 2, "Anna");
    await carl.goto(link);
    await carl.waitForSelector("dialog [data-option=me]");
    await carl.keyboard.press("Escape");
    await carl.waitForSelector(".seats li");
    const again = await carl.context().newPage();
    await follow(again, link, "Carla");
    const isSeen = () => carl.waitForFunction(() =>
        /Carla/.test(document.querySelector(".seats").textContent));
    await isSeen();
    assert.deepEqual(await cardsIn(carl, ".hand"), []);
    // It goes on looking on, and does not take the seat.
    await server.kill();
    await carl.waitForFunction(() => /interrupted/.test(
        document.querySelector(".status").textContent));
    await server.run();
    for (const page of [carl, again])
        await page.waitForFunction(() => !/interrupted/.test(
            document.querySelector(".status").textContent));
    await isSeen();
    await again.waitForSelector(".hand [data-card]");
    assert.doesNotMatch(await again.textContent(".status"), /another window/);
    assert.deepEqual([...carl.viewers], [""]);
    await close(anna, carl);
    await server.end();
});

/** A game of Tripoli in which one card only can be played, by seat 0. */
function forcedGame() {
    const player = new advisor.Player("novice-1");
    const session = new Session({ setup: TRIPOLI, lines: [], chances: 0 });
    const { game } = session;
    while (game.phase !== "michigan" || game.toAct !== 0 || !session.isForced())
        if (game.toAct === "table") session.chance();
        else session.make(player.move(game.view([game.toAct]), game.toAct,
                                      session.random()));
    return game;
}

await test("a card that plays itself is played once", async () => {
    const game = forcedGame(), { turn } = game, lines = [], moves = [];
    const state = JSON.stringify({
        what: "state", since: turn, turn, events: "", rests: null,
        view: Buffer.from(game.view([0]).save()).toString("base64"),
        ask: { turn, for: "move", seconds: 60 },
        seats: Array.from({ length: game.seatCount }, (_, seat) =>
            ({ name: seat ? "" : "Anna", here: true, late: false })),
    });
    const refused = JSON.stringify({ what: "refused", why: "TALON_E_TURN" });
    const page = await fresh();
    await page.routeWebSocket(/table/, (line) => {
        lines.unshift(line);
        line.onMessage((text) => {
            if (JSON.parse(text).what === "move") moves.push(text);
            else line.send(state);
        });
    });
    await page.goto(files.address);
    await page.evaluate(() => localStorage.setItem("talon.1/key", '"token"'));
    await page.goto(files.address + "#at=1/key");
    await page.waitForSelector(".hand [data-card]");
    const asked = async (what, count) => {
        await page.waitForTimeout(100);
        await drawn(page);
        assert.equal(await awaited(page, ""), what);
        assert.equal(moves.length, count);
    };
    await asked("player", 1);
    lines[0].send(state);
    await asked("player", 1);
    // If it is refused, the person is asked.
    lines[0].send(refused);
    await asked("move", 1);
    lines[0].send(state);
    await asked("move", 1);
    await page.click('.hand [aria-disabled="false"]');
    await asked("player", 2);
    lines[0].send(refused);
    await asked("move", 2);
    // So too if a connection was cut, and nobody knows what came through.
    await lines[0].close();
    await page.waitForFunction(() => /interrupted/.test(
        document.querySelector(".status").textContent));
    await page.waitForFunction(() => !/interrupted/.test(
        document.querySelector(".status").textContent));
    assert.equal(lines.length, 2);
    await asked("move", 2);
    await close(page);
});

await finish();
