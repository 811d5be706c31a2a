// SPDX-License-Identifier: MIT
// What the package for JavaScript does when there is no memory for the module:
// each operation is done twice for each block that it gets, which is then not
// there, alone and with all that follow. It must give the right answer, or a
// RangeError or TALON_E_MEMORY with the game as before; no block may be lost.
// Then memory that is not allowed to grow must give the same errors. What
// node.js itself does without memory is not tested.
//
//     node starved.mjs
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

let number = 0, made = 0;       // of the block that is not there,
let lasts = false;              // or of the first that are not
const { instantiate } = WebAssembly;
WebAssembly.instantiate = async (...given) => {
    const begun = await instantiate(...given);
    const { exports } = begun.instance ?? begun;
    if (!("talon_game_new" in exports)) return begun;
    const malloc = (size) => ++made === number || lasts && made > number ?
        0 : exports.malloc(size);
    return { instance: { exports: { ...exports, malloc } } };
};

const {
    Environment, Game, LoadError, Random, Rules, TalonError, Words, advisor,
    allocated, constants, load, redactEvents, withAdvisor,
} = await import("libtalon");

/** No block is missing from now on. */
function rest() {
    [made, lasts] = [Infinity, false];
}

/** Whether an error says that there is no memory. */
function isLack(error) {
    return error instanceof RangeError ? /^no memory/.test(error.message) :
        error instanceof TalonError &&
            error.status === constants.TALON_E_MEMORY;
}

/**
 * An operation on a copy of a game, of whose blocks `at` is missing, and all
 * that follow if `more`: whether it lacked memory, and how many it asked for.
 */
function survivesOnce(what, start, operation, right, [before, behind],
                      at, more) {
    const game = start.copy(), had = allocated();
    let answer, lack;
    [made, number, lasts] = [0, at, more];
    try {
        answer = operation(game);
    } catch (error) {
        lack = error;
    }
    const blocks = made;
    rest();
    const state = game.save().join();
    if (lack) {
        assert(isLack(lack), `${what}: ${lack.stack}`);
        assert.equal(state, before, `${what} changed the game`);
    } else {
        assert.deepEqual(answer, right, what);
        assert.equal(state, behind, what);
    }
    assert.equal(allocated(), had, `${what} lost memory`);
    game.dispose();
    return [lack !== undefined, blocks];
}

/** The same with each of its blocks. */
function survives(what, start, operation) {
    const after = start.copy(), right = operation(after);
    const states = [start, after].map((one) => one.save().join());
    let lacked = 0, blocks = 0, at = 0;
    do {
        at++;
        for (const more of [true, false]) {
            const [lacks, asked] = survivesOnce(what, start, operation, right,
                                                states, at, more);
            if (!more) [lacked, blocks] = [lacked + lacks, asked];
        }
    } while (at <= blocks);
    assert(lacked > 0, `${what} did not lack memory`);
    console.log(`${what}: ${lacked} blocks were missed`);
}

/** With an object that is disposed of. */
function using(object, work) {
    try {
        return work(object);
    } finally {
        object.dispose();
    }
}

/** A module whose memory may have so many pages more than at first. */
function limited(bytes, more) {
    for (let at = 8; at < bytes.length;) {
        const [id, size] = bytes.subarray(at, at + 2);  // sections are short,
        assert(size < 128 || id !== 5);                 // this one is
        if (id === 5) {
            const [count, flags, pages] = bytes.subarray(at + 2, at + 5);
            assert(count === 1 && flags === 0 && pages < 128);
            const most = pages + more;
            return Buffer.concat([
                bytes.subarray(0, at),
                Buffer.from([5, 5, 1, 1, pages, most & 127 | 128, most >> 7]),
                bytes.subarray(at + 2 + size),
            ]);
        }
        let length = 0, shift = 0, byte;
        at++;
        do {
            byte = bytes[at++];
            length |= (byte & 127) << shift;
            shift += 7;
        } while (byte >= 128);
        at += length;
    }
    assert.fail("no memory in the module");
}

function dealt(game, turns) {
    const made = new Game(new Rules(game)), random = new Random("3");
    while (made.turn < turns || made.toAct === "table")
        if (made.toAct === "table") made.chance(random);
        else made.apply(made.randomMove(random));
    return made;
}

const bytes = await readFile(withAdvisor);
await assert.rejects(load(limited(bytes, 0)), isLack);
assert.throws(() => new Rules("tripoli"), LoadError);
await load(limited(bytes, 300));

const bids = dealt("five-hundred", 4), tricks = dealt("five-hundred", 25);
const tripoli = dealt("tripoli", 30);
const move = bids.randomMove(new Random("1")), saved = tricks.save();
const told = bids.copy().apply(move);

survives("a copy", bids, (game) => using(game.copy(), (one) => one.turn));
survives("a saved game", bids, () =>
    using(Game.load(saved), (one) => one.turn));
survives("a view", bids, (game) =>
    using(game.view([1]), (view) => view.save().length));
survives("a sample", bids, (game) => using(game.view([1]), (view) =>
    using(view.sample(new Random("1")), (one) => one.turn)));
survives("a move beside a long text", bids, (game) => {
    assert.throws(() => game.readLine("0 pass" + " ".repeat(70_000) + "x"),
                  (error) => {
                      if (isLack(error)) throw error;
                      return true;
                  });
    return game.apply(move).length;
});
survives("redact", bids, () =>
    redactEvents(Array(2000).fill(told[0]), [0]).length);
survives("sentences", bids, (game) => new Words(game.rules, "de")
    .events(Array(2000).fill(told[0])).length);
survives("the solver", tricks, (game) => using(
    new advisor.Solver({ bytes: 65536, limit: 1000 }),
    (solver) => solver.cards(game).length));
{
    // The memory of players stays. Five Hundred needs more than Tripoli, and
    // twice does not get it.
    const ask = (game) => new advisor.Player("novice-1").move(
        game, game.toAct, new Random("1")).kind;
    const kind = ask(tripoli);
    for (let times = 0; times < 2; times++) {
        [made, number] = [0, 1];
        assert.throws(() => ask(bids), isLack);
        rest();
        const [one, other] = [new Game(bids.rules), dealt("tripoli", 9)];
        const before = one.save().join();
        assert.equal(one.save().join(), before);
        one.dispose();
        other.dispose();
    }
    assert.equal(ask(tripoli), kind);
    console.log("players: 2 blocks were missed");
}
const env = new Environment(new Rules("five-hundred"));
env.reset("1");

// Memory that cannot grow: an error, no trap, and everything goes on. What a
// new game lacks is what the library asks for inside the module.
const state = bids.save().join(), kept = [];
assert.throws(() => {
    for (;;) kept.push(new Game(bids.rules));
}, isLack);
assert(kept.length > 100);
assert.throws(() => bids.copy(), isLack);
assert.equal(bids.save().join(), state);
env.reset("2");         // it frees its game before it makes another
assert.equal(bids.apply(move).length, told.length);
kept.pop().dispose();
assert.equal(new Game(bids.rules).turn, 0);
console.log(`${kept.length} games, and no room for one more`);
