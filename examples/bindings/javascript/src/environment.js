// SPDX-License-Identifier: MIT
// A game as an environment for learning: one code after the other, and the
// table deals in between. What a step reads and fills has memory of its own, so
// that a step makes no objects but its result.
import { constants, structs } from "./raw.js";
import {
    allocate, i32At, lib, memory, memoryBytes, must, number,
} from "./memory.js";
import { modeIn } from "./values.js";
import { Game, dispose, handleOf } from "./game.js";
import { Random, drawing } from "./random.js";

const unfreed = new FinalizationRegistry((at) => lib.free(at));
const NOBODY = -1, TABLE = -2;

/** Addresses in a block of memory, for parts of these sizes. */
function layout(sizes) {
    const at = {};
    let size = 0;
    for (const [name, bytes] of Object.entries(sizes)) {
        at[name] = size;
        size += bytes + 7 & ~7;
    }
    return [at, size];
}

/** An environment. Actions are the codes of moves. */
export class Environment {
    #rules; #game; #random; #mode; #deals; #maxTurns;
    #block = 0; #at; #seats; #count; #size; #numbers; #mask; #seen;
    #seat = NOBODY; #picks = 0; #totals = []; #finished = false; #cut = false;

    constructor(rules, { deals = 4, maxTurns = 2000, codes = "ladder" } = {}) {
        this.#mode = modeIn(codes);
        this.#rules = rules.copy();
        this.#deals = number(deals, "u32", "deals");
        this.#maxTurns = number(maxTurns, "u32", "maxTurns");
        this.#seats = rules.seatCount;
        this.#count = rules.codeCount(codes);
        this.#size = rules.observationCount;
        const [at, bytes] = layout({
            numbers: 4 * this.#size, mask: this.#count,
            codes: 4 * (constants.TALON_MOVE_CODES_MAX + 1),
            move: structs.move.size, totals: 8 * this.#seats, out: 8,
        });
        const block = this.#block = allocate(bytes);
        memoryBytes().fill(0, block, block + bytes);
        this.#at = Object.fromEntries(Object.entries(at).map(
            ([name, offset]) => [name, block + offset]));
        this.#numbers = new Int32Array(this.#size);
        this.#mask = new Uint8Array(this.#count);
        unfreed.register(this, block, this);
    }

    /** Frees its memory and its game. */
    dispose() {
        if (this.#block === 0) return;
        unfreed.unregister(this);
        lib.free(this.#block);
        this.#block = 0;
        this.#seat = NOBODY;
        this.#game?.dispose();
    }

    [dispose]() { this.dispose(); }

    /** The whole game, which no seat may see. */
    get game() { return this.#game; }

    /** Who is to act; null before reset() and after the end. */
    get seat() { return this.#seat < 0 ? null : this.#seat; }

    /** Whether the game was cut off after maxTurns. */
    get truncated() { return this.#cut; }

    /** The codes of the move so far. */
    get picked() {
        return Array.from({ length: this.#picks }, (_, i) =>
            i32At(this.#at.codes + 4 * i));
    }

    /** How many actions there are; each is below it. */
    get actionCount() { return this.#count; }

    /**
     * Begins a new game. Equal seeds make equal games; without a seed the next
     * game of the last seed is played.
     */
    reset(seed) {
        if (this.#block === 0) throw new Error("it has been disposed of");
        if (seed !== undefined) this.#random = new Random(seed);
        else this.#random ??= new Random();
        this.#game?.dispose();
        this.#game = new Game(this.#rules);
        this.#finished = this.#cut = false;
        this.#totals = this.#game.totals;
        this.#goOn();
    }

    /**
     * What a seat knows, or the seat to act. The numbers are written into an
     * array of as many; without one, into an array that the next call fills
     * again.
     */
    observe(seat = this.#seat, into = this.#numbers) {
        const handle = handleOf(this.#game);
        number(seat, "i32", "a seat");
        must(lib.talon_game_observe(handle, seat, this.#at.numbers, this.#size,
                                    0));
        into.set(this.#views().numbers);
        return into;
    }

    /**
     * What the seat to act may do next: 1 for each such action, else 0; all 0
     * after the end. The array is as for observe().
     */
    mask(into = this.#mask) {
        const handle = handleOf(this.#game);
        if (this.#seat < 0) return into.fill(0);
        must(lib.talon_game_code_mask(handle, this.#seat, this.#mode,
                                      this.#at.codes, this.#picks,
                                      this.#at.mask, this.#count, 0));
        into.set(this.#views().mask);
        return into;
    }

    /** The memory of numbers and mask, which is replaced when it has grown. */
    #views() {
        const { buffer } = memory();
        if (this.#seen?.numbers.buffer !== buffer) {
            this.#seen = {
                numbers: new Int32Array(buffer, this.#at.numbers, this.#size),
                mask: new Uint8Array(buffer, this.#at.mask, this.#count),
            };
        }
        return this.#seen;
    }

    /**
     * Takes an action of the seat to act: what each seat has won by it. Until
     * the codes are a whole move that is nothing, and the seat is to act again.
     */
    step(action) {
        if (this.#seat < 0) throw new Error("reset() comes before step()");
        number(action, "u32", "an action");
        const handle = handleOf(this.#game), { codes, move } = this.#at;
        memory().setUint32(codes + 4 * this.#picks, action, true);
        const status = lib.talon_game_move_of_codes(
            handle, this.#seat, this.#mode, codes, this.#picks + 1, move);
        if (status === constants.TALON_E_INCOMPLETE) {
            this.#picks++;
            return new Array(this.#seats).fill(0);
        }
        must(status);
        must(lib.talon_game_apply(handle, move, 0, 0, 0));
        this.#goOn();
        return this.#rewards(handle);
    }

    /** Chance and the table, until a seat is to act. */
    #goOn() {
        const handle = handleOf(this.#game), { out } = this.#at;
        for (;;) {
            must(lib.talon_game_to_act(handle, out));
            if ((this.#seat = i32At(out)) !== TABLE) break;
            this.#table(handle);
        }
        this.#picks = 0;
        must(lib.talon_game_turn(handle, out));
        if (this.#seat >= 0 && i32At(out) >= this.#maxTurns) {
            this.#cut = true;
            this.#seat = NOBODY;
        }
    }

    /** Deals, or ends a session of Tripoli, with one closing pot. */
    #table(handle) {
        const game = this.#game;
        const between = !this.#finished && game.phase === "between";
        if (between && game.dealCount >= this.#deals) {
            this.#finish();
            return;
        }
        const status = drawing(this.#random, (rng) =>
            lib.talon_game_chance(handle, rng, 0, 0, 0));
        if (status === constants.TALON_E_TOO_FEW && between) this.#finish();
        else must(status);
    }

    #finish() {
        const choice = this.#game.choices("table")
            .find(({ kind }) => kind === "finish");
        this.#game.apply({ kind: "finish", seat: "table",
                           amount: Math.max(1, choice.amountMin) });
        this.#finished = true;
    }

    #rewards(handle) {
        const { totals } = this.#at, before = this.#totals, won = [];
        must(lib.talon_game_totals(handle, totals, this.#seats, 0));
        const view = memory();
        for (let seat = 0; seat < this.#seats; seat++) {
            const now = view.getInt32(totals + 8 * seat + 4, true) * 2 ** 32 +
                view.getUint32(totals + 8 * seat, true);
            won.push(now - before[seat]);
            before[seat] = now;
        }
        return won;
    }
}
