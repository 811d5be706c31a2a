// SPDX-License-Identifier: MIT
// Tests of the package as its users see it. Prints a line for each.
//
//     node --expose-gc test.mjs SCRATCH
//
// SCRATCH is a directory with other.wasm, a library of another version, and
// broken.wasm, which is no module at all.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";

// What is called of the module, whichever way: recorded before it is loaded.
const entered = new Set();
let exported = [];
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given);
    const exports = (made.instance ?? made).exports;
    const recording = new Proxy({ ...exports }, {
        get(target, name) {
            if (typeof target[name] !== "function") return target[name];
            return (...values) => {
                entered.add(name);
                return target[name](...values);
            };
        },
    });
    exported = Object.keys(exports);
    return { instance: { exports: recording } };
};

const talon = await import("libtalon");
const { testWords } = await import("./words.mjs");
const { kindFields } = await import("libtalon/raw.js");
const {
    Environment, Game, LoadError, Position, Random, Rules, TalonError, View,
    allocated, constants, fiveHundred, games, load, poker, tripoli,
} = talon;
const scratch = pathToFileURL(process.argv[2] + "/");

let failed = 0;

async function test(what, work) {
    try {
        await work();
        console.log("ok      " + what);
    } catch (error) {
        console.log("FAILED  " + what);
        console.log(String(error.stack).replace(/^/gm, "        "));
        failed++;
    }
}

/** A refusal, by the name of its status. */
function refuses(name, work, more = {}) {
    assert.throws(work, (error) => {
        assert(error instanceof TalonError, String(error.stack));
        assert.equal(error.name, name);
        assert.equal(error.status, constants[name]);
        assert(error.text.length > 5 && error.message.includes(error.text));
        for (const [key, value] of Object.entries(more))
            assert.deepEqual(error[key], value);
        return true;
    });
}

/** Plays at random until a phase, or to the end. */
function playTo(game, random, phase) {
    let turns = 0;
    while (game.phase !== phase && game.toAct !== null && turns++ < 2000)
        if (game.toAct === "table") game.chance(random);
        else game.apply(game.randomMove(random));
    assert.equal(game.phase, phase);
    return game;
}

function newGame(game = "five-hundred", preset = "australian-4", options) {
    return new Game(new Rules(game, preset, options));
}

// Before the library is loaded ----------------------------------------------

await test("nothing works before load(), and says so", () => {
    for (const work of [() => new Rules("tripoli"), () => talon.card("KH"),
                        () => talon.games(), () => new Random("1"),
                        () => talon.version(), () => talon.terms("kind")])
        assert.throws(work, {
            name: "LoadError", message: "call load() first",
        });
});

await test("a library that is missing, broken, or something else", async () => {
    await assert.rejects(load(new URL("none.wasm", scratch)),
                         (error) => error instanceof LoadError &&
                             error.message.includes("cannot be loaded") &&
                             error.cause.code === "ENOENT");
    await assert.rejects(load("no/none.wasm"), (error) =>
        error.cause.path.endsWith("/app/no/none.wasm"));
    await assert.rejects(load(new URL("broken.wasm", scratch)),
                         (error) => error instanceof LoadError &&
                             error.cause instanceof WebAssembly.CompileError);
    const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
    await assert.rejects(load(empty), /this is not talon/);
    await assert.rejects(load(42), LoadError);
    for (const type of ["application/wasm", "text/html"])
        await assert.rejects(
            load(new Response("no", { headers: { "content-type": type } })),
            (error) => error instanceof LoadError &&
                error.cause instanceof WebAssembly.CompileError);
    await assert.rejects(load(new Response("", { status: 404 })), /404/);
});

await test("a library of another version", async () => {
    await assert.rejects(load(new URL("other.wasm", scratch)),
                         /this is talon 0.9.1, but the package needs 0.4.0/);
    await assert.rejects(load(new URL("part.wasm", scratch)),
                         /functions are missing: .*talon_limit/);
});

await test("after failures, load() loads; again, it changes nothing",
           async () => {
    await Promise.all([load(), load()]);
    await load("none.wasm");
    assert.equal(talon.version(), "0.4.0");
    assert.equal(talon.raw().talon_version_number(), talon.VERSION);
});

const empty = allocated();

// Values --------------------------------------------------------------------

await test("cards are read and written", () => {
    for (const text of ["KH", "kh", "K♥", "K♥\uFE0F"])
        assert.equal(talon.card(text), "KH");
    assert.equal(talon.card("ts"), "10S");
    assert.deepEqual(talon.cards("KH 10♥ jk 2s"), ["2S", "10H", "KH", "JK"]);
    assert.deepEqual(talon.cards(new Set(["JK", "JL", "3D"])),
                     ["3D", "JL", "JK"]);
    assert.deepEqual(talon.cards(""), []);
    assert.equal(talon.formatCards(["JK", "AH", "2C"]), "2C AH JK");
    assert.equal(talon.makeCard("H", "K"), "KH");
    assert.equal(talon.makeCard(null, "JK"), "JK");
    assert.deepEqual(talon.cardInfo("AS"), {
        card: "AS", suit: "S", rank: "A", label: "ace", unicode: "🂡",
    });
    assert.equal(talon.cardInfo("JL").suit, null);
    assert.equal(talon.cardInfo("13D").unicode, "");
    const all = new Rules("five-hundred", "six-6").pack;
    assert.equal(all.length, 63);
    assert.deepEqual(talon.cards(talon.formatCards(all)), all);
    assert.deepEqual(all.map((_, n) => talon.cardAt(all, n)), all);
    assert.equal(talon.cardAt("KH 10♥ 2S", 1), "10H");
    for (const n of [63, 64, 2 ** 32 - 1])
        assert.equal(talon.cardAt(all, n), null);
    assert.equal(talon.cardAt([], 0), null);
});

await test("what is not a card is refused", () => {
    for (const text of ["", "1S", "KHH", "13S", "♥", "K H", "\0"])
        refuses("TALON_E_CARD", () => talon.card(text));
    refuses("TALON_E_CARD", () => talon.cards("KH nonsense"));
    refuses("TALON_E_CARD_TWICE", () => talon.cards("KH KH"));
    refuses("TALON_E_CARD_TWICE", () => talon.cards(["KH", "kh"]));
    refuses("TALON_E_SUIT", () => talon.makeCard("H", "JK"));
    refuses("TALON_E_CARD", () => talon.makeCard("S", 13));
    for (const value of [undefined, null, 7, {}, [7]])
        assert.throws(() => talon.cards(value), TypeError);
    assert.throws(() => talon.card(["KH"]), TypeError);
    assert.throws(() => talon.cardAt("KH", -1), RangeError);
    assert.throws(() => talon.cardAt("KH"), TypeError);
});

await test("keys and labels of every space", () => {
    const spaces = Object.keys(constants).filter((name) =>
        name.startsWith("TALON_SPACE_")).map((name) =>
        name.slice(12).toLowerCase().replaceAll("_", "-"));
    assert.equal(spaces.length, 17);
    for (const space of spaces)
        for (const { number, key, label } of talon.terms(space)) {
            assert(key !== "" && label !== "", space + number);
            assert.equal(talon.label(space, key), label);
        }
    assert.equal(talon.label("kind", "call-card"), "call a card");
    assert.equal(talon.label("reason", constants.TALON_REASON_ANTE),
                 "ante");
    assert.equal(talon.verb("select-hand"), "select");
    assert.equal(talon.verb("trick"), "");
    refuses("TALON_E_SYNTAX", () => talon.label("kind", "shuffle"));
    assert.throws(() => talon.terms("colors"), RangeError);
    assert.throws(() => talon.terms("constructor"), RangeError);
});

await test("limits and features", () => {
    assert.equal(talon.limits().chips, Number.MAX_SAFE_INTEGER);
    assert.equal(talon.limits()["game-bytes"] <= 2048, true);
    assert.deepEqual(talon.features(), {
        hosted: true, "five-hundred": true, tripoli: true,
    });
});

// Rules ---------------------------------------------------------------------

await test("a settings screen: games, presets, options", () => {
    const games = talon.games();
    assert.deepEqual(games.map(({ key }) => key), ["five-hundred", "tripoli"]);
    for (const game of games) {
        const shown = game.groups.map((group) => game.options.filter((option) =>
            option.group.key === group.key &&
            option.group.label === group.label));
        assert(shown.every((list) => list.length > 0));
        assert.equal(shown.flat().length, game.options.length);
        for (const option of game.options) {
            assert(option.label && option.text && option.group.key &&
                   option.group.label && /^(FH|TR)-/.test(option.clause));
            assert.equal(option.since, "0.1.0");
            assert(option.type === "number" ? option.low <= option.high :
                option.values.length >= 2, option.key);
            assert(option.values.every(({ since }) => since === option.since));
        }
    }
    const pack = games[0].options.find(({ key }) => key === "pack");
    assert.equal(pack.values[0].key, "nine-up");
});

await test("rules: presets, options by key, JSON, text", () => {
    const rules = new Rules("five-hundred", "australian-4",
                            { slam: false, target: 1000, misere: "off" });
    assert.equal(rules.game, "five-hundred");
    assert.equal(rules.preset, "australian-4");
    assert.equal(rules.label("target"), "1000");
    assert.equal(rules.label("slam"), "off");
    assert.throws(() => rules.label("no-such"), /E_OPTION|no such option/);
    assert.equal(rules.get("slam"), "off");
    assert.equal(rules.get("target"), 1000);
    assert.equal(rules.applies("misere-value"), false);
    assert.equal(rules.applies("target"), true);
    assert.deepEqual(rules.nearestPreset(),
                     { preset: "australian-4", differences: 3 });
    const json = JSON.parse(JSON.stringify(rules));
    assert.deepEqual(json.options,
                     { slam: "off", target: 1000, misere: "off" });
    assert(Rules.from(json).equals(rules));
    const header = String(rules);
    assert.match(header, /^talon-record 1\ngame five-hundred\n/);
    const read = Rules.read(header + "1 bid 7H\n");
    assert(read.rules.equals(rules));
    assert.equal(read.offset, header.length);
    assert.equal(read.position.line, header.split("\n").length);
    assert.equal(rules.seatCount, 4);
    assert.deepEqual(rules.side(1), [1, 3]);
    assert.equal(rules.pack.length, 43);
    const other = rules.copy().setPreset("classic-3");
    assert(!other.equals(rules));
    assert.equal(other.seatCount, 3);
    assert.equal(rules.seatCount, 4);
    assert.equal(Object.keys(rules.options).length, 30);
    assert.equal(other.set("max-deals", 5).get("max-deals"), 5);
    assert.deepEqual(rules.check(), []);
});

await test("rules that do not fit are refused", () => {
    refuses("TALON_E_GAME", () => new Rules("poker"));
    refuses("TALON_E_PRESET", () => new Rules("tripoli", "none"));
    const rules = new Rules("five-hundred");
    refuses("TALON_E_OPTION", () => rules.set("speed", 1));
    refuses("TALON_E_OPTION", () => rules.get("speed"));
    refuses("TALON_E_VALUE", () => rules.set("slam", "maybe"));
    refuses("TALON_E_VALUE", () => rules.set("target", 7));
    refuses("TALON_E_PRESET", () => rules.setPreset("none"));
    assert.throws(() => rules.set("target", 2 ** 40), RangeError);
    assert.throws(() => rules.set("target", 1.5), TypeError);
    assert.throws(() => rules.set("target", null), TypeError);
    assert.throws(() => new Rules("five-hundred\0x"), TypeError);
    rules.set("players", 6);
    const [problem] = rules.check();
    assert.equal(problem.name, "TALON_E_KITTY_SIZE");
    assert.equal(problem.clause, "FH-3");
    assert.deepEqual(problem.options, ["players", "pack", "jokers"]);
    refuses("TALON_E_RULES", () => new Game(rules), { problems: [problem] });
    refuses("TALON_E_EXTRA",
            () => Rules.read("talon-record 1\ngame tripoli x\n"), {
                position: { line: 2, column: 14, length: 1 },
            });
});

// Chance --------------------------------------------------------------------

await test("chance is repeatable", () => {
    const a = new Random("7"), b = new Random(7), c = new Random("7", 1);
    const draws = (random) => Array.from({ length: 9 },
                                         () => random.below(1000));
    assert.deepEqual(draws(a), draws(b));
    assert.notDeepEqual(draws(a), draws(c));
    const d = a.copy(), e = Random.fromBytes(a.toBytes());
    assert.deepEqual(a.bytes(100), d.bytes(100));
    assert.equal(e.bytes(100).length, 100);
    assert.deepEqual(a.shuffle("2S 3S 4S 5S"), d.shuffle("2S 3S 4S 5S"));
    assert.deepEqual(talon.cards(a.shuffle(["2S", "JK"])), ["2S", "JK"]);
    assert(["x", "y"].includes(a.pick(["x", "y"])));
    assert.notDeepEqual(new Random().bytes(16), new Random().bytes(16));
    assert.equal(new Random(1).below(2 ** 32 - 1) < 2 ** 32, true);
    assert.throws(() => a.below(-1), RangeError);
    assert.throws(() => a.below("6"), TypeError);
    assert.throws(() => new Random("x".repeat(33)), RangeError);
    assert.throws(() => new Random({}), TypeError);
    assert.throws(() => Random.fromBytes(new Uint8Array(5)), TypeError);
});

// Playing -------------------------------------------------------------------

await test("a game from the draw to its end, by plain objects", () => {
    const random = new Random("a game"), game = newGame();
    const kinds = new Set();
    for (let turn = 0; game.toAct !== null && turn < 5000; turn++) {
        const events = game.toAct === "table" ? game.chance(random) :
            game.apply(random.pick([...game.moves()]));
        for (const event of JSON.parse(JSON.stringify(events)))
            kinds.add(event.kind);
    }
    assert.equal(game.toAct, null);
    assert.equal(game.phase, "over");
    assert(game.winners.length === 2 && kinds.has("trick") &&
           kinds.has("game-over"));
    assert.equal(game.totals.length, 4);
    assert.equal(game.returns.length, 4);
    assert.deepEqual(game.side(0), [0, 2]);
    assert(game.dealOver && game.dealCount > 0);
    assert.equal(game.choices().length, 0);
    assert.equal(game.moveCount(), 0);
    refuses("TALON_E_OVER", () => game.chance(random));
    game.dispose();
});

await test("moves, choices and their numbers agree", () => {
    const random = new Random("moves"), game = playTo(newGame(), random,
                                                      "auction");
    const seat = game.toAct, moves = [...game.moves()];
    assert.equal(moves.length, game.moveCount());
    assert.deepEqual(moves, [...game.moves(seat)]);
    assert.deepEqual(game.owing, [seat]);
    assert.deepEqual(moves[0], { kind: "pass", seat });
    for (const [index, move] of moves.entries()) {
        assert.equal(game.moveIndex(move), index);
        assert.equal(game.check(move), null);
    }
    assert.deepEqual(game.choices(), game.choices(seat));
    assert.deepEqual(game.choices((seat + 1) % 4), []);
    assert.deepEqual(fiveHundred.passed(game), []);
    const bids = game.choices().find(({ kind }) => kind === "bid");
    assert.deepEqual(bids.pickMax, 0);
    assert(bids.denominations.includes("H") && !bids.loose);
    game.apply({ kind: "bid", seat, amount: 7, denomination: "H" });
    assert.deepEqual(fiveHundred.bids(game),
                     [{ kind: "bid", seat, amount: 7, denomination: "H" }]);
    game.dispose();
});

await test("a refusal has its status, text, clause and cards", () => {
    const random = new Random("follow");
    const game = newGame("five-hundred", "american-4");
    for (let tries = 0; tries < 500; tries++) {
        if (game.toAct === "table") game.chance(random);
        if (game.phase === "tricks" && fiveHundred.state(game).onTable > 0) {
            const seat = game.toAct, may = fiveHundred.playable(game).cards;
            const hand = game.cards(seat).cards;
            const not = hand.find((card) => !may.includes(card));
            if (not !== undefined) {
                const move = { kind: "play", seat, cards: [not] };
                const before = game.hash();
                refuses("TALON_E_FOLLOW", () => game.apply(move), {
                    clause: "FH-25", cards: may, status: -72,
                    text: "the suit led must be followed",
                });
                const refusal = game.check(move);
                assert(refusal instanceof TalonError);
                assert.equal(refusal.message,
                             "the suit led must be followed (FH-25): " +
                             may.join(" "));
                assert.equal(game.hash(), before);
                game.dispose();
                return;
            }
        }
        if (game.toAct !== "table") game.apply(game.randomMove(random));
    }
    assert.fail("nobody had to follow");
});

await test("moves of any shape are refused, never worse", () => {
    const game = playTo(newGame(), new Random("odd"), "auction");
    const seat = game.toAct, hash = game.hash();
    refuses("TALON_E_TURN", () =>
        game.apply({ kind: "pass", seat: (seat + 1) % 4 }));
    refuses("TALON_E_SEAT", () => game.apply({ kind: "pass", seat: 99 }));
    refuses("TALON_E_KIND", () => game.apply({ kind: 31, seat }));
    refuses("TALON_E_FIELD", () =>
        game.apply({ kind: "pass", seat, index: 1 }));
    refuses("TALON_E_SYNTAX", () => game.apply({ kind: "fly", seat }));
    refuses("TALON_E_PHASE", () =>
        game.apply({ kind: "play", seat, cards: "KH" }));
    refuses("TALON_E_AMOUNT", () =>
        game.apply({ kind: "bid", seat, amount: -5, denomination: "H" }));
    for (const move of [undefined, null, 5, "pass", {}, { kind: "pass" },
                        { seat }, { kind: "pass", seat, card: "KH" },
                        { kind: "pass", seat: "2" }, { kind: {}, seat },
                        { kind: "bid", seat, amount: 7.5 },
                        { kind: "bid", seat, amount: 7n },
                        { kind: "bid", seat, denomination: {} },
                        { kind: "play", seat, cards: { length: 3 } }])
        assert.throws(() => game.apply(move), TypeError);
    for (const move of [{ kind: "bid", seat, amount: 2 ** 31 },
                        { kind: "pass", seat: 200 },
                        { kind: "pass", seat, index: -1 }])
        assert.throws(() => game.apply(move), RangeError);
    refuses("TALON_E_VIEW", () => game.view([0]).sample(new Random(1))
        .view([0]).view([1]));
    refuses("TALON_E_INDEX", () => game.moveAt(1e6));
    refuses("TALON_E_NOT_DUE", () => game.chance(new Random(1)));
    refuses("TALON_E_PLACE", () => game.cards(99));
    refuses("TALON_E_CARD_FOREIGN", () => game.cardSuit("2S"));
    refuses("TALON_E_WRONG_GAME", () => tripoli.state(game));
    assert.equal(game.hash(), hash);
    game.dispose();
});

await test("deals: shuffled, wanted, dealt", () => {
    const random = new Random("deal"), game = playTo(newGame(), random, "deal");
    const places = game.dealPlaces();
    assert.equal(places.length, 43);
    assert.equal(places.filter((place) => place === "talon").length, 3);
    assert.deepEqual(talon.cards(game.shuffle(random)), game.rules.pack);
    const wanted = { 0: "AH KH QH", talon: ["JK"] };
    const pack = game.packFor(wanted);
    const line = game.formatDeal(pack);
    assert.deepEqual(game.parse(line).cards, pack);
    const twin = game.copy();
    const events = game.deal(pack);
    assert.deepEqual(twin.readLine(line), events);
    assert(twin.equals(game));
    assert.equal(events[0].kind, "deal");
    const hand = game.cards(0);
    assert(["AH", "KH", "QH"].every((card) => hand.cards.includes(card)));
    assert.deepEqual(game.sortHand("9H JK AH").length, 3);
    assert.equal(game.cardSuit("9H"), "H");
    assert.equal(game.cardSuit("JK"), null);
    refuses("TALON_E_NOT_DUE", () => game.deal(pack));
    refuses("TALON_E_NOT_DUE", () => game.packFor({}));
    refuses("TALON_E_PLACE", () => game.packFor({ 40: "KH" }));
    game.dispose();
    twin.dispose();
});

await test("undo with copies", () => {
    const random = new Random("undo");
    const game = playTo(newGame("tripoli", null), random, "michigan");
    const before = game.copy(), hash = game.hash();
    game.apply(game.randomMove(random));
    assert.notEqual(game.hash(), hash);
    assert(!game.equals(before));
    game.assign(before);
    assert.equal(game.hash(), hash);
    assert(game.equals(before));
    const other = newGame();
    refuses("TALON_E_WRONG_GAME", () => game.assign(other));
    for (const one of [game, before, other]) one.dispose();
});

// Views, samples, saves -----------------------------------------------------

await test("views know what their seats know", () => {
    const random = new Random("views"), game = playTo(newGame(), random,
                                                      "auction");
    const view = game.view(0), spectator = game.view([]);
    assert(view instanceof View && !(view instanceof Game));
    assert(view.isView && !game.isView);
    assert.deepEqual(view.viewers, [0]);
    assert.deepEqual(game.viewers, [0, 1, 2, 3]);
    assert.deepEqual(view.cards(0), game.cards(0));
    assert.deepEqual(view.cards(1), { cards: [], count: 10, known: false });
    assert.equal(fiveHundred.state(view).known, false);
    assert.equal(fiveHundred.state(game).known, true);
    assert.equal(spectator.choices(), null);
    assert.equal(spectator.moveCount(), null);
    assert.equal(spectator.moveCount(2), null);
    assert.deepEqual([...spectator.moves()], []);
    for (const name of ["apply", "chance", "deal", "readLine", "play"])
        assert.equal(view[name], undefined);
    refuses("TALON_E_VIEW", () => view.randomMove(random));
    refuses("TALON_E_VIEW", () => fiveHundred.play(view, 0, "KH"));
    refuses("TALON_E_VIEW", () => view.informationKey(1));
    assert.deepEqual(view.informationKey(0), game.informationKey(0));
    refuses("TALON_E_SEAT", () => game.view([9]));
    refuses("TALON_E_SEAT", () => game.view([40]));
    assert.throws(() => game.view("0"), TypeError);
    assert.throws(() => game.view([0], game), TypeError);
    assert.throws(() => new View(), TypeError);
    assert.throws(() => new Position(), TypeError);
    const world = view.sample(random);
    assert(world instanceof Game && !world.isView);
    assert.deepEqual(world.cards(0), game.cards(0));
    assert.deepEqual(world.view(0).save(), view.save());
    assert.equal(game.view([1], view), view);
    assert.deepEqual(view.viewers, [1]);
    const copy = view.copy();
    assert(copy instanceof View && copy.equals(view));
    refuses("TALON_E_VIEW", () => game.assign(view));
    refuses("TALON_E_VIEW", () => view.assign(game));
    for (const one of [game, view, spectator, world, copy]) one.dispose();
});

await test("saved games and views come back; bad bytes do not", () => {
    const random = new Random("saves"), game = playTo(newGame(), random,
                                                      "tricks");
    const bytes = game.save(), view = game.view([2]);
    const info = talon.inspectSaved(bytes);
    assert(info.rules.equals(game.rules) && !info.isView);
    assert(Game.load(bytes).equals(game));
    assert(View.load(view.save()).equals(view));
    refuses("TALON_E_VIEW", () => Game.load(view.save()));
    refuses("TALON_E_VIEW", () => View.load(bytes));
    refuses("TALON_E_VIEW", () => game.restore(view.save()));
    const hash = game.hash();
    game.apply(game.randomMove(random));
    assert.equal(game.restore(bytes).hash(), hash);
    refuses("TALON_E_SAVED_LENGTH", () => Game.load(new Uint8Array(0)));
    refuses("TALON_E_SAVED_MARK", () => Game.load(bytes.slice(1)));
    const bad = bytes.slice();
    bad[bad.length - 40] ^= 0x55;
    assert.throws(() => game.restore(bad), (error) =>
        error instanceof TalonError && error.offset > 0);
    for (let i = 0; i < bytes.length; i += 7) {
        const changed = bytes.slice();
        changed[i] ^= 1 << i % 8;
        try {
            Game.load(changed).dispose();
        } catch (error) {
            assert(error instanceof TalonError, error.stack);
        }
    }
    assert.equal(game.hash(), hash);
    for (const value of [undefined, "bytes", [1, 2], 5])
        assert.throws(() => Game.load(value), TypeError);
    refuses("TALON_E_SAVED_LENGTH", () => Game.load(new ArrayBuffer(8)));
    const tables = newGame("tripoli", null);
    refuses("TALON_E_WRONG_GAME", () => tables.restore(bytes));
});

await test("events have the fields of their kinds, and no others", () => {
    const base = ["kind", "seat", "turn", "viewers"];
    const numbers = new Map(talon.terms("kind").map(({ key, number }) =>
        [key, number]));
    const kinds = new Set();
    for (const { key, presets } of talon.games())
        for (const preset of presets) {
            const random = new Random(preset.key);
            const game = newGame(key, preset.key);
            while (game.toAct !== null && game.turn < 400) {
                const events = game.toAct !== "table" ?
                    game.apply(game.randomMove(random)) :
                    game.moveCount() > 0 && random.below(9) === 0 ?
                        game.apply(random.pick([...game.moves()])) :
                        game.chance(random);
                for (const event of events) {
                    const used = kindFields[numbers.get(event.kind)];
                    for (const name of Object.keys(event))
                        assert(base.includes(name) ||
                               used.includes(name) ||
                               name === "count" && used.includes("cards") ||
                               name === "played" && event.kind === "trick",
                               `${event.kind} ${name}`);
                    for (const name of ["amount", "place", "cards"])
                        assert(name in event || !used.includes(name) ||
                               event.kind === "trick", event.kind + name);
                    kinds.add(event.kind);
                }
            }
            game.dispose();
        }
    assert(kinds.size > 30, [...kinds].join(" "));
});

await test("events: redacted, saved, loaded, as plain objects", () => {
    const random = new Random("events"), game = newGame();
    playTo(game, random, "deal");
    const events = game.chance(random);
    const seen = talon.redactEvents(events, [1]);
    assert.equal(seen.length, events.length);
    const hands = seen.filter(({ kind }) => kind === "hand");
    for (const event of hands) {
        assert.equal(event.cards.length > 0, event.seat === 1);
        assert(event.count > 0);
    }
    for (const { viewers, cards = [] } of talon.redactEvents(events, []))
        assert(viewers === "all" || cards.length === 0);
    const all = [...events];
    while (game.toAct !== null && all.length < 800)
        all.push(...(game.toAct === "table" ? game.chance(random) :
            game.apply(game.randomMove(random))));
    const trick = all.find(({ kind }) => kind === "trick");
    assert.deepEqual(talon.cards(trick.played), trick.cards);
    assert.equal(trick.amount, undefined);
    const bytes = talon.saveEvents(all);
    assert.equal(bytes.length, 40 * all.length);
    assert.deepEqual(talon.loadEvents(bytes), all);
    assert.deepEqual(talon.saveEvents(JSON.parse(JSON.stringify(all))), bytes);
    assert.deepEqual(talon.loadEvents(new Uint8Array(0)), []);
    const later = bytes.slice(0, 40);       // a kind of a later version
    later[22] = 200;
    later[27] = 255;
    later[39] = 7;
    const [unknown] = talon.loadEvents(later);
    assert.deepEqual([unknown.kind, unknown.other], [200, null]);
    assert.deepEqual(unknown.reserved, [0, 0, 0, 0, 0, 0, 7]);
    assert.deepEqual(talon.saveEvents([unknown]), later);
    refuses("TALON_E_SAVED_LENGTH", () => talon.loadEvents(bytes.slice(1)));
    assert.throws(() => talon.redactEvents("events", [0]), TypeError);
    assert.throws(() => talon.saveEvents([{ kind: "deal", speed: 1 }]),
                  TypeError);
    game.dispose();
});

// The hand so far -----------------------------------------------------------

await test("a hand is played again, up to any move", () => {
    const random = new Random("hand"), game = newGame(), states = [];
    playTo(game, random, "tricks");
    const pack = game.handPack(), trial = newGame();
    assert.deepEqual(talon.cards(pack), game.rules.pack);
    const { moves, complete } = game.history();
    assert(complete && moves.length > 4 && moves.at(-1).kind === "discard");
    for (let made = 0; made <= moves.length; made++) {
        const again = game.rebuild(pack, moves.slice(0, made));
        assert(again instanceof Game);
        assert.deepEqual(again.history().moves, moves.slice(0, made));
        again.dispose();
    }
    while (!game.dealOver) {
        states.push(game.copy());
        moves.push(game.randomMove(random));
        game.apply(moves.at(-1));
    }
    assert.deepEqual(game.history(), { moves, complete: true });
    assert.deepEqual(game.handPack(), pack);
    states.forEach((state, i) => {
        const count = moves.length - states.length + i;
        assert.equal(game.rebuild(pack, new Set(moves.slice(0, count)),
                                  { into: trial }), trial);
        assert(trial.equals(state));
    });
    const ended = game.copy();
    game.rebuild(pack, moves, { into: game });
    assert(game.equals(ended));
    for (const one of [game, trial, ended, ...states]) one.dispose();
});

await test("a world has the hand that its view may be of", () => {
    const random = new Random("world");
    const game = playTo(newGame(), random, "tricks"), view = game.view(1);
    const world = view.sample(random), { moves } = world.history();
    const again = view.rebuild(world.handPack(), moves), same = again.view(1);
    assert(again.equals(world) && same.equals(view));
    assert.equal(view.history, undefined);
    assert.equal(view.handPack, undefined);
    assert.throws(() => game.rebuild("KH", [], { into: view }), TypeError);
    for (const one of [game, view, world, again, same]) one.dispose();
});

await test("the history of Tripoli takes the events since the deal", () => {
    const random = new Random("told"), game = newGame("tripoli", null);
    let told = [];
    do {
        const events = game.toAct === "table" ? game.chance(random) :
            game.apply(game.randomMove(random));
        told = events[0].kind === "deal" ? events : [...told, ...events];
    } while (!game.dealOver);
    const kept = game.history(), whole = game.history(
        talon.redactEvents(told, 2));
    assert(!kept.complete && whole.complete);
    assert(kept.moves.length < whole.moves.length);
    const pack = game.handPack(), again = game.rebuild(pack, whole.moves,
                                                       { told });
    assert(again.equals(game));
    for (const wrong of [undefined, told.slice(1), told.slice(0, -1)])
        refuses("TALON_E_EVENTS", () =>
            game.rebuild(pack, whole.moves, { told: wrong }));
    refuses("TALON_E_EVENTS", () => game.history(told.slice(1)));
    for (const one of [game, again]) one.dispose();
});

await test("a hand that cannot be played again is refused", () => {
    const game = playTo(newGame(), new Random("wrong"), "tricks");
    const fresh = newGame(), other = newGame("tripoli", null);
    const pack = game.handPack(), { moves } = game.history();
    const pass = { kind: "pass", seat: game.toAct }, before = fresh.hash();
    refuses(game.check(pass).name,
            () => game.rebuild(pack, [...moves, pass], { into: fresh }),
            { made: moves.length });
    refuses("TALON_E_CARD_COUNT", () => game.rebuild(pack.slice(1), moves),
            { made: 0 });
    refuses("TALON_E_WRONG_GAME",
            () => game.rebuild(pack, moves, { into: other }));
    assert.equal(fresh.hash(), before);
    refuses("TALON_E_PHASE", () => fresh.rebuild(pack));
    refuses("TALON_E_PHASE", () => fresh.history());
    refuses("TALON_E_PHASE", () => fresh.handPack());
    for (const value of [{ told: [] }, 5, null, [7], [{ kind: "pass" }]])
        assert.throws(() => game.rebuild(pack, value), TypeError);
    assert.throws(() => game.history({}), TypeError);
    for (const one of [game, fresh, other]) one.dispose();
});

// Codes of moves ------------------------------------------------------------

/** A hand of Five Hundred for three, with known cards for seat 0. */
function codedGame() {
    const game = newGame("five-hundred", "classic-3", { "first-dealer": 2 });
    game.deal(game.packFor({
        0: "AS KS QS AC KC QC AD KD QD JK", talon: "7H 8H 9H",
    }));
    return game;
}

await test("codes are the numbers that the library promises", () => {
    const game = codedGame(), { rules } = game;
    const codesOf = (line) => game.moveCodes(game.parse(line), "exact");
    const after = (...prefix) => game.codesAfter(0, prefix, "exact");
    assert.equal(rules.codeCount("exact"), 96);
    assert.equal(new Rules("tripoli").codeCount("ladder"), 171);
    assert.deepEqual(rules.codeMeaning(0, "exact"), { kind: "pass" });
    assert.deepEqual(rules.codeMeaning(9, "exact"),
                     { kind: "bid", amount: 7, denomination: "H" });
    assert.deepEqual(rules.codeMeaning(51, "exact"),
                     { kind: "discard", cards: ["7H"] });
    assert.deepEqual(rules.codeMeaning(95, "exact"),
                     { kind: "play", denomination: "H" });
    assert.deepEqual(after(), Array.from({ length: 26 }, (_, i) => i));
    assert.deepEqual(codesOf("0 bid 7H"), [9]);
    for (const line of ["0 bid 7NT", "1 pass", "2 pass"]) game.readLine(line);
    assert.deepEqual(codesOf("0 discard JK AS 7H"), [33, 38, 51]);
    assert.deepEqual(after(33, 51), [52, 53]);
    assert.deepEqual(after(33, 51, 52), []);
    assert.deepEqual(game.codesAfter(1, [], "exact"), []);
    const move = game.moveOfCodes(0, new Set([33, 51, 52]), "exact");
    assert.deepEqual(move, { kind: "discard", seat: 0,
                             cards: ["AS", "7H", "8H"] });
    assert.equal(game.check(move), null);
    game.dispose();
});

await test("codes make moves, and moves have codes", () => {
    const random = new Random("codes");
    for (const preset of ["rummoli", "tripoley"]) {
        const game = newGame("tripoli", preset), view = game.view([]);
        const bound = game.rules.codeCount("ladder"), mode = "ladder";
        let longest = 0;
        for (let turns = 0; turns < 150; turns++) {
            const seat = game.toAct, codes = [];
            if (seat === "table") {
                game.chance(random);
                continue;
            }
            for (let next; (next = game.codesAfter(seat, codes, mode)).length;)
                codes.push(random.pick(next));
            game.view([seat], view);
            assert(codes.every((code) => code < bound));
            assert.deepEqual(view.codesAfter(seat, [], mode),
                             game.codesAfter(seat, [], mode));
            const move = view.moveOfCodes(seat, codes, mode);
            assert.deepEqual(view.moveCodes(move, mode), codes);
            longest = Math.max(longest, codes.length);
            game.apply(move);
        }
        assert.equal(longest, 5);
        for (const one of [game, view]) one.dispose();
    }
});

await test("codes that do not fit are refused", () => {
    const game = codedGame(), { rules } = game, view = game.view(1);
    const mode = "exact", play = { kind: "play", seat: 0, cards: "2S" };
    refuses("TALON_E_UNSUPPORTED", () => new Rules("tripoli").codeCount(mode));
    refuses("TALON_E_CODE", () => rules.codeMeaning(96, mode));
    refuses("TALON_E_CARD_FOREIGN", () => game.moveCodes(play, mode));
    refuses("TALON_E_CODE", () => game.codesAfter(0, [95], mode));
    refuses("TALON_E_SEAT", () => game.codesAfter(9, [], mode));
    refuses("TALON_E_SEAT", () => game.codesAfter("table", [], mode));
    refuses("TALON_E_CODE", () => game.moveOfCodes(0, [95], mode));
    refuses("TALON_E_INCOMPLETE", () => game.moveOfCodes(0, [], mode));
    refuses("TALON_E_VIEW", () => view.moveOfCodes(0, [0], mode));
    assert.equal(view.codesAfter(0, [], mode), null);
    for (const wrong of [undefined, 0, "rough", "toString", ["exact"]])
        assert.throws(() => rules.codeCount(wrong), TypeError);
    for (const codes of [undefined, {}, 5, ["5"], [1.5]])
        assert.throws(() => game.codesAfter(0, codes, mode), TypeError);
    for (const code of [-1, 2 ** 32]) {
        assert.throws(() => game.codesAfter(0, [code], mode), RangeError);
        assert.throws(() => rules.codeMeaning(code, mode), RangeError);
    }
    for (const one of [game, view]) one.dispose();
});

// Learning ------------------------------------------------------------------

await test("an observation has the fields of the rules", () => {
    const game = codedGame(), { rules } = game, fields = rules.observation();
    const view = game.view(1), own = view.observe(1);
    assert.equal(rules.observationCount, 412);
    assert.equal(own.length, 412);
    assert.deepEqual(own, game.observe(1));
    assert.deepEqual(fields[0], {
        key: "phase", text: "the phase", first: 0, count: 1, parts: 1,
        lowest: 0, highest: 32,
    });
    const { first, count, parts } = fields.find(({ key }) => key === "hands");
    assert.deepEqual([count, parts], [99, 3]);
    assert.equal(own.subarray(first, first + 33).reduce((a, b) => a + b), 10);
    assert.equal(own.subarray(first + 33, first + 99).indexOf(1), -1);
    refuses("TALON_E_VIEW", () => view.observe(0));
    refuses("TALON_E_SEAT", () => game.observe(3));
    const mask = game.codeMask(0, [], "exact");
    assert.deepEqual([...mask], Array.from({ length: 96 }, (_, i) =>
        Number(i < 26)));
    assert.equal(view.codeMask(0, [], "exact"), null);
    refuses("TALON_E_CODE", () => game.codeMask(0, [95], "exact"));
    for (const one of [game, view]) one.dispose();
});

await test("environments play all presets, and seeds repeat", () => {
    const all = games().flatMap(({ key, presets }) => presets.map((preset) =>
        new Rules(key, preset.key)));
    for (const rules of all) {
        const env = new Environment(rules, { deals: 1, maxTurns: 120 });
        const play = () => {
            const random = new Random("play"), course = [];
            const before = new Game(rules), sums = before.totals;
            before.dispose();
            env.reset("seed");
            for (let steps = 0; env.seat !== null; steps++) {
                assert(steps < 1000);
                const mask = [...env.mask()];
                assert.equal(env.observe().length, rules.observationCount);
                assert.deepEqual(env.observe(), env.game.observe(env.seat));
                assert.deepEqual(mask, [...env.game.codeMask(
                    env.seat, env.picked, "ladder")]);
                const codes = mask.flatMap((one, code) => one ? code : []);
                const action = random.pick(codes);
                course.push(action);
                env.step(action).forEach((won, seat) => sums[seat] += won);
            }
            assert.deepEqual(sums, env.game.totals);
            assert.equal(env.truncated, env.game.toAct !== null);
            assert(env.mask().every((one) => one === 0));
            return course;
        };
        assert.deepEqual(play(), play());
        env.dispose();
        env.dispose();
        assert.throws(() => env.reset());
    }
});

await test("environments refuse what is not possible", () => {
    const env = new Environment(new Rules("five-hundred", "classic-3"));
    assert.throws(() => env.step(0), Error);
    assert.equal(env.seat, null);
    env.reset("1");
    refuses("TALON_E_CODE", () => env.step(95));
    assert.throws(() => env.step(-1), RangeError);
    assert.throws(() => env.step("0"), TypeError);
    assert.throws(() => new Environment(env.game.rules, { codes: "rough" }),
                  TypeError);
    assert.deepEqual(env.step(9), [0, 0, 0]);
    env.dispose();
});

// Records -------------------------------------------------------------------

await test("records are written and read", () => {
    const random = new Random("record"), game = newGame();
    let record = String(game.rules);
    while (game.dealCount < 1) {
        if (game.toAct === "table") {
            const cards = game.shuffle(random);
            record += game.formatDeal(cards);
            game.deal(cards);
        } else {
            const move = game.randomMove(random);
            record += game.formatMove(move);
            game.apply(move);
        }
        record += game.annotations();
    }
    const again = Game.fromRecord(record);
    assert(again.equals(game));
    const lines = record.split("\n").length;
    refuses("TALON_E_SYNTAX", () => Game.fromRecord(record + "0 jump\n"), {
        position: { line: lines, column: 3, length: 4 },
    });
    refuses("TALON_E_NOT_RECORD", () => Game.fromRecord("hello"));
    refuses("TALON_E_SYNTAX", () => game.readLine("0 fly"), {
        position: { line: 1, column: 3, length: 3 },
    });
    refuses("TALON_E_ANNOTATION", () => game.readLine("= act 3"));
    assert.deepEqual(game.readLine("= act 3", { check: false }), []);
    assert.equal(game.read("# a comment\n"), 12);
    assert.deepEqual(game.parse("1 bid 7H"), {
        kind: "bid", seat: 1, amount: 7, denomination: "H",
    });
    refuses("TALON_E_CHARACTER", () => game.parse("1 bid 7♥"));
    refuses("TALON_E_LINE_LONG", () => game.parse("x".repeat(100000)));
    assert.throws(() => game.parse(7), TypeError);
});

// The games -----------------------------------------------------------------

await test("Five Hundred: state, tricks, scores", () => {
    const random = new Random("hand"), game = newGame();
    playTo(game, random, "draw");
    assert.deepEqual(fiveHundred.drawn(game), [null, null, null, null]);
    game.chance(random);
    assert(fiveHundred.drawn(game).some((card) => card !== null));
    playTo(game, random, "tricks");
    const seat = game.toAct, { cards, suits } = fiveHundred.playable(game);
    const state = fiveHundred.state(game);
    assert.deepEqual([state.toAct, state.phase], [seat, "tricks"]);
    assert.deepEqual(state.hand[seat].length, 10);
    assert.deepEqual(state.side[0], [0, 2]);
    assert.deepEqual(fiveHundred.winning(game), { seat: null, card: null });
    fiveHundred.play(game, seat, cards[0], suits[0] ?? null);
    assert.deepEqual(fiveHundred.winning(game), { seat, card: cards[0] });
    const trick = fiveHundred.trick(game, 1);
    assert.deepEqual([trick.leader, trick.cards, trick.winner],
                     [seat, [cards[0]], null]);
    refuses("TALON_E_INDEX", () => fiveHundred.trick(game, 5));
    refuses("TALON_E_TURN", () => fiveHundred.play(game, seat, cards[0]));
    const deals = game.dealCount;
    while (game.dealCount === deals) game.apply(game.randomMove(random));
    const score = fiveHundred.lastScore(game);
    assert.deepEqual(score.after, game.totals);
    assert.equal(score.tricks.length, 4);
    game.dispose();
});

await test("Five Hundred: a score pad", () => {
    const rules = new Rules("five-hundred", "australian-4");
    assert.equal(fiveHundred.bidValue(rules, 7, "H"), 200);
    assert.equal(fiveHundred.bidValue(rules, 0, "misere"), 250);
    assert(fiveHundred.bidRank(rules, 8, "S") >
           fiveHundred.bidRank(rules, 0, "misere"));
    const hand = {
        before: [100, 0, 100, 0], dealer: 0, contractor: 1, bidTricks: 7,
        bidDenomination: "H", winner: [1, 1, 3, 3, 1, 1, 3, 0, 2, 2],
    };
    const score = fiveHundred.scoreHand(rules, hand);
    assert.deepEqual(score.after, [130, 200, 130, 200]);
    assert.deepEqual([score.made, score.slam, score.over],
                     [true, false, false]);
    refuses("TALON_E_DENOMINATION", () =>
        fiveHundred.scoreHand(rules, { ...hand, bidDenomination: null }));
    refuses("TALON_E_SEAT", () =>
        fiveHundred.scoreHand(rules, { ...hand, dealer: 9 }));
    assert.throws(() => fiveHundred.scoreHand(rules, { ...hand, winner: 7 }),
                  TypeError);
    assert.throws(() => fiveHundred.scoreHand(rules, { ...hand, color: 7 }),
                  TypeError);
    refuses("TALON_E_WRONG_GAME", () =>
        fiveHundred.bidValue(new Rules("tripoli"), 7, "H"));
});

await test("Tripoli: state, betting, plays", () => {
    const random = new Random("chips");
    const game = newGame("tripoli", null, { board: "per-deal" });
    const board = tripoli.boardShuffle(game, random);
    assert.deepEqual([board.kind, board.seat, board.cards.length],
                     ["board", "table", 5]);
    game.apply(board);
    playTo(game, random, "betting");
    const seat = game.toAct, state = tripoli.state(game);
    assert.deepEqual(Object.keys(state.boxes).length, 9);
    assert(state.boxes.pot > 0 && state.inPoker.includes(seat));
    assert(tripoli.callCost(game, seat) >= 0);
    const [pot] = tripoli.potsNow(game);
    assert(pot.amount > 0 && pot.contenders.includes(seat));
    playTo(game, random, "michigan");
    refuses("TALON_E_PHASE", () => tripoli.callCost(game, seat));
    game.apply(game.randomMove(random));
    const plays = tripoli.plays(game);
    assert(plays.length === 0 || plays[0].kind === "play");
    game.dispose();
});

await test("Tripoli: pots and pay cards without a game", () => {
    const rules = new Rules("tripoli", null, { board: "fixed" });
    const { boxes, cards } = tripoli.collects(rules, rules.pack);
    assert(boxes.includes("ace") && cards.length >= 5);
    const round = {
        staked: [10, 20, 20], before: 5, contenders: [0, 1, 2],
        hands: ["AS AH AD AC 2S", "KS KH KD KC 3S", "QS QH QD QC 4S"],
    };
    const { pots, back } = tripoli.pots(round);
    assert.deepEqual(pots.map(({ amount, winners }) => [amount, winners]),
                     [[35, [0]], [20, [1]]]);
    assert.deepEqual(back, [0, 0, 0]);
    refuses("TALON_E_CARD_TWICE", () => tripoli.pots(
        { ...round, hands: [round.hands[0], round.hands[0], round.hands[2]] }));
    assert.throws(() => tripoli.pots({ ...round, staked: [2 ** 60] }),
                  RangeError);
    assert.throws(() => tripoli.pots({ ...round, staked: Array(99).fill(1) }),
                  RangeError);
});

await testWords(test, refuses);

await test("poker", () => {
    const full = poker.rank("KS KH KD 10C 10H");
    assert.equal(poker.category(full), "full-house");
    assert.equal(poker.text(full), "full house, kings over tens");
    const { rank, cards } = poker.best("KS KH KD 10C 10H 2C 3C");
    assert.deepEqual([rank, cards.length], [full, 5]);
    assert.deepEqual(poker.ranks(["KS KH KD 10C 10H", "2S", "JK 2S 3S 4S 5S"]),
                     [full, null, null]);
    assert.equal(poker.ranks(Array(20000).fill("KS KH KD 10C 10H")).length,
                 20000);
    refuses("TALON_E_CARD_COUNT", () => poker.rank("KS"));
    refuses("TALON_E_CARD_FOREIGN", () => poker.rank("KS KH KD 10C JK"));
    refuses("TALON_E_ARGUMENT", () => poker.category(3));
    refuses("TALON_E_ARGUMENT", () => poker.text(3));
    assert.throws(() => poker.text(-1), RangeError);
});

// Memory --------------------------------------------------------------------

await test("what has been disposed of throws, in every use", () => {
    const game = newGame(), view = game.view(0), other = newGame();
    game.dispose();
    game.dispose();
    view[Symbol.dispose ?? Symbol.for("Symbol.dispose")]();
    const more = { about: undefined };
    const names = [...Object.getOwnPropertyNames(Position.prototype),
                   ...Object.getOwnPropertyNames(Game.prototype)];
    let uses = 0;
    for (const name of names) {
        if (["constructor", "dispose"].includes(name)) continue;
        const random = new Random("1"), pass = { kind: "pass", seat: 0 };
        const arguments_ = {
            choices: [], apply: [pass], side: [0],
            equals: [other], moveAt: [0], moveIndex: [pass], check: [pass],
            randomMove: [random], cards: [0], cardSuit: ["KH"],
            sortHand: ["KH"], view: [[0]], informationKey: [0],
            restore: [other.save()], assign: [other], parse: ["1 pass"],
            formatMove: [pass],
            moveCodes: [pass, "exact"], codesAfter: [0, [], "exact"],
            moveOfCodes: [0, [0], "exact"], rebuild: ["KH"],
            codeMask: [0, [], "exact"], observe: [0],
            formatDeal: ["KH"], chance: [random], shuffle: [random],
            deal: ["KH"], packFor: [{}], readLine: ["# x"], read: [""],
        }[name] ?? [];
        refuses("TALON_E_HANDLE", () => {
            const value = game[name];
            if (typeof value === "function") {
                const result = value.apply(game, arguments_);
                if (name === "moves") result.next();
            }
        }, more);
        uses++;
    }
    assert(uses > 40, String(uses));
    refuses("TALON_E_HANDLE", () => view.sample(new Random("1")));
    refuses("TALON_E_HANDLE", () => other.equals(game));
    refuses("TALON_E_HANDLE", () => fiveHundred.state(game));
    refuses("TALON_E_HANDLE", () => other.view([0], view));
    refuses("TALON_E_HANDLE", () => other.rebuild("KH", [], { into: game }));
    other.dispose();
});

await test("objects that are no games, and games that went elsewhere", () => {
    const game = newGame();
    for (const value of [undefined, null, {}, 5, new Rules("tripoli"),
                         structuredClone(game),
                         Object.create(Game.prototype)])
        assert.throws(() => fiveHundred.state(value), TypeError);
    for (const value of [undefined, {}, "five-hundred"])
        assert.throws(() => new Game(value), TypeError);
    assert.throws(() => game.chance({}), TypeError);
    assert.throws(() => game.chance(), TypeError);
    game.dispose();
});

await test("another thread has a library of its own", async () => {
    const game = playTo(newGame(), new Random("thread"), "tricks");
    const worker = new Worker(new URL("worker.mjs", import.meta.url));
    const answer = new Promise((resolve, reject) =>
        worker.once("message", resolve).once("error", reject));
    worker.postMessage({ game, saved: game.save(), seed: "there" });
    const { told, saved } = await answer;
    assert.equal(told, "TypeError: a game is an object of the class Game or " +
                 "View");
    const random = new Random("there");
    for (let i = 0; i < 10; i++) game.apply(game.randomMove(random));
    assert(Game.load(saved).equals(game));
    game.dispose();
    await worker.terminate();
});

await test("an exception in the midst of a call leaves nothing behind", () => {
    const game = playTo(newGame(), new Random("midst"), "auction");
    const before = allocated(), hash = game.hash();
    const late = { kind: "pass", get seat() { throw new Error("late"); } };
    const cards = (function* () { yield "KH"; throw new Error("no"); });
    const large = "x".repeat(200000);
    for (let i = 0; i < 50; i++) {
        assert.throws(() => game.apply(late), /late/);
        assert.throws(() => game.sortHand(cards()), /no/);
        assert.throws(() => game.parse(large), TalonError);
        assert.throws(() => talon.cards(large), TalonError);
    }
    const sly = { kind: "pass", seat: game.toAct, get cards() {
        game.dispose();
        return [];
    } };
    assert.equal(game.hash(), hash);
    assert.equal(allocated(), before);
    refuses("TALON_E_HANDLE", () => game.apply(sly));
});

await test("memory is freed by dispose() and by the collector", async () => {
    const collected = async () => {
        for (let i = 0; i < 5; i++) {
            globalThis.gc();
            await new Promise((done) => setTimeout(done, 20));
        }
    };
    await collected();
    assert.equal(allocated(), empty, "what the tests above have left");
    const games = Array.from({ length: 500 }, () => newGame());
    const copies = games.map((game) => game.copy());
    const views = copies.map((game) => game.view([1]));
    assert(allocated() > empty + 1500 * 500);
    for (const one of [...views, ...games, ...copies]) one.dispose();
    assert.equal(allocated(), empty);
    (() => {
        for (let i = 0; i < 500; i++) newGame().copy().view([0]);
    })();
    await collected();
    assert.equal(allocated(), empty);
});

await test("memory is used again, and games keep to theirs", () => {
    const random = new Random("heap"), kept = new Map();
    const before = allocated(), { memory } = talon.raw();
    let size = 0;
    for (let i = 0; i < 4000; i++) {
        const game = i % 2 ? newGame() : newGame("tripoli", null);
        if (i % 3 === 0) playTo(game, random, i % 2 ? "auction" : "michigan");
        kept.set(game, game.hash());
        if (kept.size < 200) continue;
        size ||= memory.buffer.byteLength;
        const [other, hash] = random.pick([...kept]);
        assert.equal(other.hash(), hash);
        other.dispose();
        kept.delete(other);
    }
    for (const [game, hash] of kept) {
        assert.equal(game.hash(), hash);
        game.dispose();
    }
    assert.equal(allocated(), before);
    assert(memory.buffer.byteLength <= size + 0x20000);
});

await test("more memory than there is", () => {
    const random = new Random("vast"), state = random.toBytes();
    const before = allocated();
    assert.throws(() => random.bytes(2 ** 32 - 1), /no memory for/);
    assert.deepEqual(random.toBytes(), state);
    assert.equal(random.bytes(3e6).length, 3e6);
    assert.equal(allocated(), before);
});

await test("a transcript plays", async () => {
    const { transcript } = await import("./transcript.mjs");
    assert.match(transcript("1", 40), /^[0-9a-f]{16}$/);
});

await test("every function that the module exports was entered", async () => {
    const map = exported.filter((name) => name.startsWith("talon_"));
    assert(map.length > 140);
    const missing = map.filter((name) => !entered.has(name));
    assert.deepEqual(missing, []);
    console.log(`        ${map.length} functions`);
});

process.exitCode = failed > 0 ? 1 : 0;
