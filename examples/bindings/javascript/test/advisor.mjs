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

const talon = await import("talon-cards");
const { advisorFunctions } = await import("talon-cards/raw.js");
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
        assert.throws(work, { name: "LoadError", message: "call load() first" });
});

await load(withAdvisor);
const empty = allocated();

await test("levels, budgets and reasons", () => {
    assert.deepEqual(advisor.levels().slice(0, 4),
                     ["novice-1", "casual-1", "club-1", "expert-1"]);
    assert.equal(advisor.version(), "0.4.0");
    assert.equal(advisor.versionNumber(), 0x300);
    const worlds = advisor.levels().map((level) =>
        advisor.budgetOf(level, "five-hundred", "tricks").worlds);
    assert.deepEqual(worlds.toSorted?.((a, b) => a - b) ?? worlds, worlds);
    assert.equal(advisor.reasonText("draws-trumps"),
                 "draws the others' trumps");
    assert.equal(advisor.reasonText("none"), "");
    assert(advisor.scratchSize("tripoli") <= constants.TALON_PLAYER_BYTES_MAX);
    refuses("TALON_E_LEVEL", () => new Player("grandmaster-9"));
    refuses("TALON_E_LEVEL", () => advisor.budgetOf(77, "tripoli", "betting"));
    refuses("TALON_E_GAME", () => advisor.budgetOf("club-1", "chess", 6));
    refuses("TALON_E_PHASE", () =>
        advisor.budgetOf("club-1", "tripoli", "over"));
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
    assert.equal(advisor.reasonText(advice[0].reason), advice[0].text);
    assert.deepEqual(player.move(view, seat, random.copy()),
                     advice[0].nextMove);
    // a whole game is redacted first; equal arguments, equal answers
    assert.deepEqual(player.advise(game, seat, random.copy()), advice);
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

await test("a hand is solved, played and reviewed", () => {
    const game = playedTo("tricks"), solver = new Solver();
    const problem = advisor.problemOf(game);
    assert.equal(advisor.checkProblem(problem), null);
    const value = solver.solve(game), cards = solver.cards(problem);
    assert(value.finished && value.low === value.high);
    const best = problem.side.includes(game.toAct) ? Math.max : Math.min;
    assert.equal(best(...cards.map(({ low }) => low)), value.low);
    assert.equal(solver.reaches(problem, value.low), true);
    assert.equal(solver.reaches(problem, value.low + 1), false);
    const line = solver.line(problem);
    for (const move of line) game.apply(move);
    const review = solver.review(game);
    assert.deepEqual(review.map(({ card }) => card),
                     line.map((move) => move.cards[0]));
    assert(review.finished && review.every(({ points }) => points === 0));
    const table = solver.deal(game.rules, problem.hand);
    assert.deepEqual(table.low[5], Array(8).fill(-1));
    solver.forget();
    solver.dispose();
    solver.dispose();
    refuses("TALON_E_SOLVER", () => solver.solve(problem));
});

await test("a limit is no refusal", () => {
    const problem = {
        ...advisor.problemOf(playedTo("tricks")), side: [0, 2],
        denomination: "S",
    };
    const solver = new Solver({ limit: 1 });
    let value = solver.solve(problem);
    assert(!value.finished && value.low < value.high);
    assert(!solver.cards(problem).finished);
    for (let i = 0; i < 1000 && !value.finished; i++)
        value = solver.solve(problem);
    assert.equal(value.low, new Solver().solve(problem).low);
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

await test("what is no problem is refused", () => {
    const game = playedTo("tricks"), solver = new Solver();
    const problem = advisor.problemOf(game);
    const twice = { ...problem, hand: Array(4).fill(problem.hand[0]) };
    assert.equal(advisor.checkProblem(twice).name, "TALON_E_CARD_TWICE");
    refuses("TALON_E_CARD_TWICE", () => solver.solve(twice));
    refuses("TALON_E_VIEW", () => solver.solve(game.view([0])));
    refuses("TALON_E_WRONG_GAME", () =>
        advisor.problemOf(new Game(new Rules("tripoli"))));
    refuses("TALON_E_PHASE", () => solver.review(playedTo("auction")));
    refuses("TALON_E_CARD_TWICE", () =>
        solver.deal(game.rules, Array(4).fill("AS")));
    refuses("TALON_E_ARGUMENT", () => solver.deal(game.rules, Array(7)));
    refuses("TALON_E_SPACE", () => new Solver({ bytes: 8 }));
    for (const wrong of [null, 7, { hands: [] }, { hand: "AS" }])
        assert.throws(() => solver.solve(wrong), TypeError);
    assert.throws(() => new Solver({ limit: 2 ** 32 }), RangeError);
});

await test("memory is freed", async () => {
    for (let i = 0; i < 20 && allocated() > empty; i++) {
        globalThis.gc();
        await setTimeout(10);
    }
    const scratch = constants.TALON_PLAYER_BYTES_MAX;
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
        import("talon-cards").then(async ({ load, advisor }) => {
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
