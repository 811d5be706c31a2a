// SPDX-License-Identifier: MIT
// Tests of players and the solver as users see them. Prints a line for each.
//
//     node --expose-gc advisor.mjs
import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";

// What is called of the module: recorded before it is loaded.
const entered = new Set();
let exported = [];
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
    const made = await instantiate(...given);
    const exports = (made.instance ?? made).exports;
    if (!("talon_advisor_version_serves" in exports)) return made;
    exported = Object.keys(exports);
    return { instance: { exports: new Proxy({ ...exports }, {
        get(target, name) {
            entered.add(name);
            return target[name];
        },
    }) } };
};

const talon = await import("libtalon");
const { advisorFunctions } = await import("libtalon/raw.js");
const {
    Game, LoadError, Random, Rules, TalonError, advisor, allocated, constants,
    load, withAdvisor,
} = talon;
const { Notes, Player, Solver } = advisor;

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

function refuses(name, work) {
    assert.throws(work, (error) => {
        assert(error instanceof TalonError, String(error.stack));
        assert.equal(error.name, name);
        assert.equal(error.status, constants[name]);
        return true;
    });
}

/** A game that is in a phase. */
function playedTo(phase, game = "five-hundred", preset = "australian-4") {
    const random = new Random("1"), made = new Game(new Rules(game, preset));
    while (made.phase !== phase)
        if (made.toAct === "table") made.chance(random);
        else made.apply(made.randomMove(random));
    return made;
}

await test("nothing works before load(withAdvisor), and says so", () => {
    for (const work of [() => new Player("club-1"), () => new Solver(),
                        () => advisor.levels(), () => advisor.version()])
        assert.throws(work,
                      { name: "LoadError", message: "call load() first" });
});

await load(withAdvisor);
const empty = allocated();

await test("levels, budgets and reasons", () => {
    assert.deepEqual(advisor.levels().slice(0, 5),
                     ["beginner-1", "novice-1", "casual-1", "club-1",
                      "expert-1"]);
    assert.equal(advisor.version(), "0.4.0");
    const [major, minor, patch] = advisor.version().split(".").map(Number);
    assert.equal(advisor.versionNumber(), major << 16 | minor << 8 | patch);
    const worlds = advisor.levels().map((level) =>
        advisor.budgetOf(level, "five-hundred", "tricks").worlds);
    assert.deepEqual(worlds.toSorted?.((a, b) => a - b) ?? worlds, worlds);
    for (const level of advisor.levels())
        assert(advisor.scratchSize("tripoli", { level }) <=
               constants.TALON_PLAYER_BYTES);
    refuses("TALON_E_LEVEL", () =>
        advisor.scratchSize("tripoli", { level: 77 }));
    refuses("TALON_E_LEVEL", () => new Player("grandmaster-9"));
    refuses("TALON_E_LEVEL", () => advisor.budgetOf(77, "tripoli", "betting"));
    refuses("TALON_E_GAME", () => advisor.budgetOf("club-1", "chess", 6));
    refuses("TALON_E_PHASE", () =>
        advisor.budgetOf("club-1", "tripoli", "over"));
});

await test("terms have keys and labels", () => {
    const { label, terms } = advisor;
    assert.equal(label("reason", "draws-trumps"), "draws the others' trumps");
    assert.equal(label("reason", 200), "");
    assert.equal(label("level", "expert-1"), "Expert");
    assert.equal(label("chance", "best-hand"), "best hand");
    assert.deepEqual(terms("part").map(({ key }) => key),
                     ["players", "solver"]);
    assert.deepEqual(terms("goal").map(({ key }) => key), ["tricks", "made"]);
    assert(terms("reason").some(({ key }) => key === "draws-trumps"));
    refuses("TALON_E_SYNTAX", () => label("reason", "luck"));
    assert.throws(() => label("reason", "luck\0"), TypeError);
    assert.throws(() => terms("luck"), RangeError);
});

await test("a lobby asks what is supported", () => {
    const five = new Rules("five-hundred"), tripoli = new Rules("tripoli");
    assert.equal(advisor.supports(five, "players"), true);
    assert.equal(advisor.supports(five, "solver"), true);
    assert.equal(advisor.supports(tripoli, "players"), true);
    assert.equal(advisor.supports(tripoli, "solver"), false);
    refuses("TALON_E_SYNTAX", () => advisor.supports(tripoli, "teacher"));
    refuses("TALON_E_ARGUMENT", () => advisor.supports(tripoli, 9));
});

await test("a hint, and why not another card", () => {
    const game = playedTo("tricks"), seat = game.toAct;
    const random = new Random("3"), player = new Player("club-1");
    assert.equal(player.level, "club-1");
    assert.equal(new Player(3, { worlds: 2 }).budget.worlds, 2);
    const view = game.view([seat]), before = random.toBytes();
    const advice = player.advise(view, seat, random.copy());
    assert.equal(game.check(advice[0].nextMove), null);
    assert.equal(advice[0].chanceOf, "contract");
    assert(advice.finished);
    assert.equal(advisor.label("reason", advice[0].reason), advice[0].text);
    assert.deepEqual(player.move(view, seat, random.copy()),
                     advice[0].nextMove);
    // a whole game is redacted first; equal arguments, equal answers
    assert.deepEqual(player.advise(game, seat, random.copy()), advice);
    for (const { chance } of player.beliefs(view, seat, random.copy()))
        assert.equal(chance.reduce((sum, part) => sum + part), 10000);
    const { other } = player.why(view, seat, advice.at(-1).nextMove,
                                 random.copy());
    assert.deepEqual(other.nextMove, advice.at(-1).nextMove);
    assert.deepEqual(random.toBytes(), before);
    player.move(view, seat, random);
    assert.notDeepEqual(random.toBytes(), before);
    JSON.parse(JSON.stringify(advice));
});

await test("notes", () => {
    const game = playedTo("auction"), random = new Random("4");
    const notes = new Notes();
    while (game.phase === "auction")
        notes.add(game.apply(game.randomMove(random)));
    const all = [0, 1, 2, 3].map((seat) => notes.of(seat));
    assert(all.some(({ passes, bids }) => passes + bids > 0));
    assert.deepEqual(new Notes(notes.toBytes()).of(1), all[1]);
    assert.throws(() => new Notes(new Uint8Array(3)), TypeError);
    assert.throws(() => notes.of(16), RangeError);
    assert.throws(() => notes.add("events"), TypeError);
});

await test("what players are not to be asked", () => {
    const game = playedTo("tricks"), seat = game.toAct, next = (seat + 1) % 4;
    const random = new Random("5"), player = new Player("novice-1");
    const state = random.toBytes();
    const ask = (one, ...rest) => () => one.move(...rest);
    refuses("TALON_E_LEVEL", ask(new Player(77), game, seat, random));
    refuses("TALON_E_BUDGET", ask(new Player("club-1", { worlds: 4097 }), game,
                                  seat, random));
    refuses("TALON_E_TURN", ask(player, game, next, random));
    refuses("TALON_E_OVER", ask(player, playedTo("over"), 0, random));
    refuses("TALON_E_SEAT", ask(player, game, 7, random));
    refuses("TALON_E_VIEW", ask(player, game.view([next]), seat, random));
    const [card] = game.cards(next).cards;
    refuses("TALON_E_NOT_HELD", () =>
        player.why(game, seat, { kind: "play", seat, cards: [card] }, random));
    assert.deepEqual(random.toBytes(), state);
    for (const wrong of ["0", -(2 ** 40), undefined])
        assert.throws(ask(player, game, wrong, random), /seat is/);
    assert.throws(ask(player, game, seat, "random"), TypeError);
    assert.throws(ask(player, game, seat, random, []), TypeError);
    assert.throws(ask(player, {}, seat, random), TypeError);
    assert.throws(() => new Player("club-1", { nodes: -1 }), RangeError);
    assert.throws(() => new Player(), TypeError);
    game.dispose();
    refuses("TALON_E_HANDLE", ask(player, game, seat, random));
});

await test("discards are solved, added up and reviewed", async () => {
    const game = playedTo("discard"), solver = new Solver();
    const position = advisor.positionBeforeDiscard(game);
    const best = solver.discards(position, "best");
    const top = Math.max(...best.map(({ high }) => high));
    const every = await solver.discardsAsync(game);
    assert.deepEqual(every, solver.discards(position));
    assert(best.finished && every.finished && every.length === best.length);
    assert.equal(Math.max(...every.map(({ low }) => low)), top);
    const seat = position.contractor, { discard } = every[0];
    const hands = position.hand.map((hand, at) => at !== seat ? hand :
        hand.filter((card) => !discard.includes(card)));
    const table = solver.deal(game.rules, hands.slice(0, 4), discard);
    assert(table.finished);
    const [sum] = solver.discardWorlds(game.view([seat]), 2, new Random(1),
                                       "made");
    assert(sum.worlds === 2 && sum.sum <= 2);
    game.apply(game.randomMove(new Random(2)));
    const review = solver.reviewDiscard(game);
    assert(review.finished && review.before === top && review.after <= top);
    assert.deepEqual(await new Solver().reviewDiscardAsync(
        game, { slice: 1000 }), review);
});

await test("what a deal is worth with its kitty", async () => {
    // Ten trumps; without trumps, only the jack of clubs loses a trick.
    const hands = [
        "JK JS JC AS KS QS 10S 9S 8S 7S", "5S 5C 6C KC 4D 5D 6D 4H 5H 6H",
        "6S 7C 8C 9C 7D 8D 9D 7H 8H 9H", "10C QC 10D JD QD KD 10H JH QH KH"];
    const kitty = "AC AD AH", rules = new Rules("five-hundred", "australian-4");
    const solver = new Solver(), spades = 1, noTrump = 5;
    // Three of thirteen cards; with the jack, two of twelve.
    const every = solver.discards({
        hand: [hands[0] + " " + kitty, ...hands.slice(1)],
        denomination: "NT", playing: [0, 1, 2, 3], side: [0, 2], leader: 0,
        contractor: 0,
    });
    assert.equal(every.filter(({ low }) => low === 9).length, 220);
    assert.equal(every.filter(({ low }) => low === 10).length, 66);
    assert.equal(solver.deal(rules, hands).low[0][noTrump], 9);
    const { low: [low] } = solver.deal(rules, hands, kitty);
    assert(low[noTrump] === 10 && low[spades] === 10);
    // No bid outranks ten no trump.
    const par = solver.par(rules, hands, kitty, 3);
    assert(par.finished && par.low === 520 && par.contractor === 0);
    assert(par.bidTricks === 10 && par.bidDenomination === "NT");
    assert.equal((await solver.parAsync(rules, hands, kitty, 3)).low, 520);
});

await test("a hand is solved, played and reviewed", () => {
    const game = playedTo("tricks"), solver = new Solver();
    const position = advisor.positionOf(game);
    assert.equal(advisor.checkPosition(position), null);
    const value = solver.solve(game), cards = solver.cards(position);
    assert(value.finished && value.low === value.high);
    const best = position.side.includes(game.toAct) ? Math.max : Math.min;
    assert.equal(best(...cards.map(({ low }) => low)), value.low);
    assert.equal(solver.reaches(position, value.low), true);
    assert.equal(solver.reaches(position, value.low + 1), false);
    const line = solver.line(position);
    for (const move of line) game.apply(move);
    const review = solver.review(game);
    assert.deepEqual(review.map(({ card }) => card),
                     line.map((move) => move.cards[0]));
    assert(review.finished && review.every(({ points }) => points === 0));
    const table = solver.deal(game.rules, position.hand);
    assert.deepEqual(table.low[5], Array(8).fill(-1));
    solver.forget();
    solver.dispose();
    solver.dispose();
    refuses("TALON_E_SOLVER", () => solver.solve(position));
});

await test("a limit is no refusal", () => {
    const position = {
        ...advisor.positionOf(playedTo("tricks")), side: [0, 2],
        denomination: "S",
    };
    const solver = new Solver({ limit: 1 });
    let value = solver.solve(position);
    assert(!value.finished && value.low < value.high);
    assert(!solver.cards(position).finished);
    for (let i = 0; i < 1000 && !value.finished; i++)
        value = solver.solve(position);
    assert.equal(value.low, new Solver().solve(position).low);
});

// A misère of five hands that takes hundreds of millions of nodes.
const hard = {
    hand: ["4S 10S 6C JC 5D 7D 8D 9D QD 5H", "5S 7S 2C 4C 9C 2D 10D JD 4H 9H",
           "3S 6S 8S JS AS 5C 7C QC 8H 10H", "9S KS 10C KC 4D 6D KD 3H QH AH",
           "2S QS 3C 8C 3D 2H 6H 7H JH KH"],
    denomination: "misere", playing: [0, 1, 2, 3, 4], side: [4], leader: 4,
    contractor: 4,
};

await test("the default limit ends a hard hand", async () => {
    assert.equal(advisor.checkPosition(hard), null);
    const value = new Solver().solve(hard);
    assert(!value.finished && value.low < value.high);
    assert(value.nodes >= constants.TALON_FH_NODES_DEFAULT);
    const later = await new Solver().solveAsync(hard, { slice: 4_000_000 });
    assert(!later.finished && later.low < later.high);
    assert(later.nodes >= constants.TALON_FH_NODES_DEFAULT);
});

await test("a signal ends a call between two slices", async () => {
    const solver = new Solver({ limit: Infinity });
    const signal = AbortSignal.timeout(50);
    const value = await solver.solveAsync(hard, { signal });
    assert(signal.aborted && !value.finished && value.low < value.high);
    const controller = new AbortController();
    setTimeout(20).then(() => controller.abort());
    assert.equal(await solver.reachesAsync(hard, 1, {
        signal: controller.signal, slice: 1000,
    }), null);
});

await test("a signal that is aborted ends a call at once", async () => {
    const game = playedTo("tricks"), solver = new Solver({ limit: Infinity });
    const how = { signal: AbortSignal.abort() }, random = new Random("7");
    const value = await solver.solveAsync(hard, how);
    assert(!value.finished && value.low < value.high && value.nodes < 100_000);
    assert.equal(await solver.reachesAsync(hard, 1, how), null);
    const { hand } = advisor.positionOf(game);
    for (const answer of [
        solver.cardsAsync(hard, how), solver.lineAsync(hard, how),
        solver.dealAsync(game.rules, hand, how),
        solver.worldsAsync(game, 3, random, "tricks", how),
    ])
        assert.equal((await answer).finished, false);
    game.apply(game.randomMove(random));
    assert.equal((await solver.reviewAsync(game, how)).finished, false);
});

await test("a player that is stopped names legal moves", () => {
    const game = playedTo("tricks"), seat = game.toAct;
    const random = new Random("7"), player = new Player("club-1");
    const how = { signal: AbortSignal.abort() };
    const advice = player.advise(game, seat, random, undefined, how);
    assert(!advice.finished && advice.length > 0);
    const move = player.move(game, seat, random, undefined, how);
    assert.equal(game.check(move), null);
    assert(!player.why(game, seat, move, random, undefined, how).finished);
    const on = { signal: new AbortController().signal };
    assert(player.advise(game, seat, random, undefined, on).finished);
});

await test("slices give the same answers, and let others run", async () => {
    const game = playedTo("tricks"), position = advisor.positionOf(game);
    const slices = { slice: 512 }, made = () => new Solver();
    const view = game.view([game.toAct]), before = game.save();
    let ticks = 0;
    const clock = setInterval(() => ticks++, 1);
    const bare = ({ nodes, ...rest }) => rest;
    assert.deepEqual(bare(await made().solveAsync(game, slices)),
                     bare(made().solve(game)));
    assert.deepEqual(await made().cardsAsync(position, slices),
                     made().cards(position));
    assert.equal(await made().reachesAsync(game, 10, slices),
                 made().reaches(game, 10));
    assert.deepEqual(bare(await made().dealAsync(game.rules, position.hand,
                                                 slices)),
                     bare(made().deal(game.rules, position.hand)));
    const [one, other] = [new Random("9"), new Random("9")];
    assert.deepEqual(await made().worldsAsync(view, 3, one, "made", slices),
                     made().worlds(view, 3, other, "made"));
    assert.deepEqual(one.toBytes(), other.toBytes());
    const line = await made().lineAsync(position, slices);
    assert(line.finished);
    for (const move of line) game.apply(move);
    const review = made().reviewAsync(game, slices);
    game.assign(Game.load(before));      // it has taken the game as it was
    assert((await review).every(({ points }) => points === 0));
    clearInterval(clock);
    assert(ticks > 0);
});

await test("what is wrong with slices is said", async () => {
    const game = playedTo("tricks"), solver = new Solver();
    for (const how of [{ slice: 0 }, { slice: -1 }])
        await assert.rejects(solver.solveAsync(game, how), RangeError);
    for (const how of [null, { slice: "1" }, { signal: true }])
        await assert.rejects(solver.solveAsync(game, how), TypeError);
    await assert.rejects(solver.reviewAsync({}), TypeError);
    await assert.rejects(solver.worldsAsync(game, 1, "random"), TypeError);
    await assert.rejects(solver.worldsAsync(game, 1, new Random(), "luck"),
                         TypeError);
    const answer = solver.solveAsync(hard, { slice: 1000 });
    solver.dispose();
    await assert.rejects(answer, { name: "TALON_E_SOLVER" });
});

await test("worlds of a view", () => {
    const game = playedTo("tricks"), solver = new Solver({ limit: 20000 });
    const view = game.view([game.toAct]), random = new Random("6");
    const worlds = solver.worlds(view, 3, random, "made");
    assert.deepEqual(worlds.map(({ index }) => index), [0, 1, 2]);
    for (const { value } of worlds)
        assert(value.every(({ low, high }) => low >= 0 && high <= 1));
    assert.throws(() => solver.worlds(view, 1, random, "luck"), TypeError);
    refuses("TALON_E_VIEW", () =>
        solver.worlds(game.view([(game.toAct + 1) % 4]), 1, random));
});

await test("what is no position is refused", () => {
    const game = playedTo("tricks"), solver = new Solver();
    const position = advisor.positionOf(game);
    const twice = { ...position, hand: Array(4).fill(position.hand[0]) };
    assert.equal(advisor.checkPosition(twice).name, "TALON_E_CARD_TWICE");
    refuses("TALON_E_CARD_TWICE", () => solver.solve(twice));
    refuses("TALON_E_VIEW", () => solver.solve(game.view([0])));
    refuses("TALON_E_WRONG_GAME", () =>
        advisor.positionOf(new Game(new Rules("tripoli"))));
    refuses("TALON_E_PHASE", () => solver.review(playedTo("auction")));
    refuses("TALON_E_CARD_TWICE", () =>
        solver.deal(game.rules, Array(4).fill("AS")));
    refuses("TALON_E_ARGUMENT", () => solver.deal(game.rules, Array(7)));
    refuses("TALON_E_SPACE", () => new Solver({ bytes: 8 }));
    for (const wrong of [null, 7, { hands: [] }, { hand: "AS" }])
        assert.throws(() => solver.solve(wrong), TypeError);
    assert.throws(() => new Solver({ limit: 2 ** 32 }), RangeError);
    for (const limit of [NaN, -Infinity, 1.5, "1"])
        assert.throws(() => new Solver({ limit }), TypeError);
});

await test("memory is freed", async () => {
    for (let i = 0; i < 20 && allocated() > empty; i++) {
        globalThis.gc();
        await setTimeout(10);
    }
    const scratch = constants.TALON_PLAYER_BYTES;
    assert(allocated() <= empty + scratch, String(allocated() - empty));
    const before = allocated();
    (() => {
        for (let i = 0; i < 50; i++) new Solver({ bytes: 65536 });
    })();
    for (let i = 0; i < 50 && allocated() > before; i++) {
        globalThis.gc();
        await setTimeout(10);
    }
    assert.equal(allocated(), before);
});

await test("advice is given", async () => {
    const { advice } = await import("./advice.mjs");
    assert.match(advice("1", 20), /^[0-9a-f]{16}$/);
});

await test("the module of the rules alone has no advisor", async () => {
    assert(new LoadError() instanceof Error);
    const { Worker } = await import("node:worker_threads");
    const worker = new Worker(`
        import("libtalon").then(async ({ load, advisor }) => {
            await load();
            try { new advisor.Player("club-1"); } catch (error) {
                require("node:worker_threads").parentPort
                    .postMessage(String(error));
            }
        });`, { eval: true });
    const [said] = await new Promise((resolve) =>
        worker.once("message", (...all) => resolve(all)));
    assert.equal(said, "LoadError: this module has no players and no solver: " +
                 "await load(withAdvisor)");
});

await test("every function of the advisor was entered", () => {
    assert.deepEqual(advisorFunctions.filter((name) => !exported.includes(name)),
                     []);
    assert.deepEqual(advisorFunctions.filter((name) => !entered.has(name)), []);
    console.log(`        ${advisorFunctions.length} functions`);
});

process.exitCode = failed > 0 ? 1 : 0;
