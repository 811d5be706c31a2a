// SPDX-License-Identifier: MIT
// Chance that can be repeated: ChaCha20, keyed with a seed.
import { constants, structs } from "./raw.js";
import {
    bytesAt, bytesIn, lib, memoryBytes, must, number, room, scoped,
    systemRandom,
} from "./memory.js";
import { sequenceIn, sequenceOut } from "./values.js";

const STATE = Symbol("the state of a generator");

function seedBytes(seed) {
    if (seed === undefined)
        return systemRandom(new Uint8Array(constants.TALON_SEED_BYTES));
    if (typeof seed === "number") seed = String(number(seed, "i64", "a seed"));
    if (typeof seed === "string") seed = new TextEncoder().encode(seed);
    if (!(seed instanceof Uint8Array))
        throw new TypeError("a seed is a string, an integer or a Uint8Array");
    if (seed.length > constants.TALON_SEED_BYTES)
        throw new RangeError("a seed has at most 32 bytes");
    return seed;
}

/** A generator. Without a seed, the system chooses one that nobody knows. */
export class Random {
    #state;

    /** A text or number as a seed is its bytes, then zeros. */
    constructor(seed, stream = 0) {
        const bytes = seedBytes(seed);
        this.#state = scoped(() => {
            const at = room(structs.rng.size);
            const from = room(constants.TALON_SEED_BYTES);
            memoryBytes().set(bytes, from);
            must(lib.talon_rng_seed(at, from,
                                    number(stream, "u32", "a stream")));
            return bytesAt(at, structs.rng.size);
        });
    }

    /** A generator that draws on from where toBytes() was called. */
    static fromBytes(bytes) {
        if (!(bytes instanceof Uint8Array) || bytes.length !== structs.rng.size)
            throw new TypeError(`a generator has ${structs.rng.size} bytes`);
        const random = new Random("");
        random.#state = bytes.slice();
        return random;
    }

    toBytes() { return this.#state.slice(); }

    copy() { return Random.fromBytes(this.#state); }

    get [STATE]() { return this.#state; }

    set [STATE](state) { this.#state = state; }

    /** A number below a bound, each equally likely. */
    below(bound) {
        return drawing(this, (at) =>
            lib.talon_rng_below(at, number(bound, "u32", "a bound")) >>> 0);
    }

    bytes(count) {
        number(count, "u32", "a count");
        return drawing(this, (at) => {
            const out = room(count);
            must(lib.talon_rng_bytes(at, out, count));
            return bytesAt(out, count);
        });
    }

    /** The cards in another order, each order equally likely. */
    shuffle(cards) {
        return drawing(this, (at) => {
            const [list, count] = sequenceIn(cards);
            must(lib.talon_rng_shuffle(at, list, count));
            return sequenceOut(list, count);
        });
    }

    /** One of a list, each equally likely. */
    pick(list) { return list[this.below(list.length)]; }
}

/** Makes a generator draw on from where another one is. */
export function follow(random, other) {
    random[STATE] = other[STATE];
}

function checked(random) {
    if (!(random instanceof Random))
        throw new TypeError("chance comes from an object of the class Random");
    return random;
}

/** A copy of what must be a generator. */
export function copyOf(random) {
    return checked(random).copy();
}

/** Runs a call with a generator in memory, which has then drawn. */
export function drawing(random, call) {
    checked(random);
    return scoped(() => {
        const [at] = bytesIn(random[STATE]);
        try {
            return call(at);
        } finally {
            random[STATE] = bytesAt(at, structs.rng.size);
        }
    });
}
