// SPDX-License-Identifier: MIT
// The module in WebAssembly: loading it, calling it, and the memory that goes
// in and out. Nothing here is for users but load(), TalonError, LoadError.
import {
    ADVISOR_VERSION, VERSION, WORDS_VERSION, advisorFunctions, constants,
    functions, wordsFunctions,
} from "./raw.js";

/** What a browser has not: node.js sets it to functions that read files. */
export const files = { read: undefined, here: undefined, crypto: undefined };

/** The exports of the module, once it is loaded. */
export let lib;

let view, bytes;          // of the memory; made anew whenever it has grown
let top, end;             // of the part of memory set aside for single calls
const extra = [];         // blocks for calls that need more
const SCRATCH = 65536;

/** The library is missing, is not talon, or is of another version. */
export class LoadError extends Error {
    get name() { return "LoadError"; }
}

/** A refusal: what talon answers with a negative status. */
export class TalonError extends Error {
    constructor(status, details = {}) {
        const text = constantText(lib.talon_status_text(status));
        const clause = constantText(lib.talon_status_clause(status));
        const cards = details.cards ?? [];
        super(text + (clause && ` (${clause})`) +
              (cards.length > 0 ? ": " + cards.join(" ") : "") +
              (details.about ? ": " + details.about : ""));
        this.name = constantText(lib.talon_status_name(status));
        this.status = status;
        this.text = text;
        this.clause = clause;
        this.cards = cards;
        if (details.position) this.position = details.position;
        if (details.offset !== undefined) this.offset = details.offset;
        if (details.made !== undefined) this.made = details.made;
        if (details.problems) this.problems = details.problems;
    }
}

/** An address; a relative one is below the page, or where node was started. */
function address(source) {
    if (source instanceof URL) return source;
    return new URL(source, globalThis.location?.href ?? files.here?.());
}

async function compiled(source) {
    if (source instanceof WebAssembly.Module)
        return WebAssembly.instantiate(source);
    if (source instanceof URL || typeof source === "string") {
        const url = address(source);
        source = url.protocol === "file:" && files.read ?
            await files.read(url) : await fetch(url);
    }
    if (typeof Response !== "undefined" && source instanceof Response) {
        if (!source.ok) throw new Error(`${source.url}: ${source.status}`);
        const type = source.headers.get("content-type") ?? "";
        if (type.startsWith("application/wasm"))
            return (await WebAssembly.instantiateStreaming(source)).instance;
        source = await source.arrayBuffer();
    }
    return (await WebAssembly.instantiate(source)).instance;
}

/** Whatever a module exports is talon of a version that serves this package. */
function checked(exports) {
    if (typeof exports.talon_version_serves !== "function")
        throw new LoadError("this is not talon");
    if (!exports.talon_version_serves(VERSION)) {
        const number = exports.talon_version_number();
        throw new LoadError("this is talon " + dotted(number) +
                            ", but the package needs " + dotted(VERSION));
    }
    const advisor = "talon_advisor_version_serves" in exports;
    if (advisor && !exports.talon_advisor_version_serves(ADVISOR_VERSION))
        throw new LoadError("the advisor does not serve " +
                            dotted(ADVISOR_VERSION));
    const missing = [...functions, ...advisor ? advisorFunctions : [],
                     ...wordsFunctions,
                     "malloc", "free", "allocated", "memory"]
        .filter((name) => !(name in exports));
    if (missing.length > 0)
        throw new LoadError("functions are missing: " + missing.join(" "));
    if (!exports.talon_words_version_serves(WORDS_VERSION))
        throw new LoadError("the words do not serve " + dotted(WORDS_VERSION));
    return exports;
}

/** Whether the players and the solver are in the module. */
export function hasAdvisor() {
    return "talon_advisor_version_serves" in lib;
}

/** The module, if the players and the solver are in it. */
export function advisorOf() {
    memory();
    if (!hasAdvisor())
        throw new LoadError("this module has no players and no solver: " +
                            "await load(withAdvisor)");
    return lib;
}

/** Where the module is that has the players and the solver, for load(). */
export const withAdvisor = new URL("../talon-advisor.wasm", import.meta.url);

export function dotted(version) {
    return [version >> 16, version >> 8 & 255, version & 255].join(".");
}

/** Fills bytes from the system's source of chance. */
export function systemRandom(list) {
    memory();
    return (globalThis.crypto ?? files.crypto).getRandomValues(list);
}

/** What waits for the library, such as tables of keys. */
export const whenLoaded = [];
let loading;

/**
 * Loads the library. Later calls wait for the first one and return at once.
 * After a failure it may be tried again.
 */
export function load(source = new URL("../talon.wasm", import.meta.url)) {
    loading ??= start(source).catch((error) => {
        loading = undefined;
        throw error;
    });
    return loading;
}

async function start(source) {
    let exports;
    try {
        exports = (await compiled(source)).exports;
    } catch (cause) {
        throw new LoadError("talon.wasm cannot be loaded: " + cause.message,
                            { cause });
    }
    lib = checked(exports);
    renew();
    try {
        top = allocate(SCRATCH);
    } catch (error) {
        view = undefined;           // it is not loaded
        throw error;
    }
    end = top + SCRATCH;
    for (const ready of whenLoaded) ready();
}

function renew() {
    view = new DataView(lib.memory.buffer);
    bytes = new Uint8Array(lib.memory.buffer);
}

/** The memory, to read and write. It may be replaced in any call. */
export function memory() {
    if (view === undefined) throw new LoadError("call load() first");
    if (view.buffer !== lib.memory.buffer) renew();
    return view;
}

export function memoryBytes() {
    memory();
    return bytes;
}

export function allocate(size) {
    memory();
    const at = lib.malloc(size) >>> 0;
    if (at === 0) throw new RangeError(`no memory for ${size} bytes`);
    return at;
}

/** Runs work that uses room(); its memory is free again afterwards. */
export function scoped(work) {
    memory();
    const was = top, kept = extra.length;
    try {
        return work();
    } finally {
        top = was;
        while (extra.length > kept) lib.free(extra.pop());
    }
}

/** Memory for the length of a scoped() call, 8-aligned and all 0. */
export function room(size) {
    let at = top;
    if (at + size > end) {
        at = allocate(size);
        extra.push(at);
    } else {
        top = at + size + 7 & ~7;
    }
    memoryBytes().fill(0, at, at + size);
    return at;
}

const utf8 = new TextEncoder(), decoder = new TextDecoder();

/** A constant text, up to a zero. */
export function constantText(at) {
    const buffer = memoryBytes();
    return decoder.decode(buffer.subarray(at, buffer.indexOf(0, at)));
}

/** A text to pass in, in memory: its address, its length, and a zero behind. */
export function textIn(text, what = "a text") {
    if (typeof text !== "string") throw new TypeError(`${what} is a string`);
    const encoded = utf8.encode(text), at = room(encoded.length + 1);
    memoryBytes().set(encoded, at);
    return [at, encoded.length];
}

/** A key to pass in. */
export function keyIn(key, what) {
    if (typeof key === "string" && key.includes("\0"))
        throw new TypeError(`${what} has no zero in it`);
    return textIn(key, what)[0];
}

export function bytesIn(data) {
    if (data instanceof ArrayBuffer) data = new Uint8Array(data);
    if (!(data instanceof Uint8Array))
        throw new TypeError("bytes are a Uint8Array or an ArrayBuffer");
    const at = room(data.length);
    memoryBytes().set(data, at);
    return [at, data.length];
}

export function bytesAt(at, length) {
    return memoryBytes().slice(at, at + length);
}

/** Refuses: a negative status becomes an exception. */
export function must(status, details) {
    if (status < 0)
        throw new TalonError(
            status, typeof details === "function" ? details() : details);
    return status;
}

/** Calls with a pointer to one result behind the other parameters. */
export function ask(read, call) {
    return scoped(() => {
        const at = room(8);
        must(call(at));
        return read(at);
    });
}

export const i32At = (at) => memory().getInt32(at, true);
export const u32At = (at) => memory().getUint32(at, true);

/**
 * Calls with a buffer, its capacity, and a pointer to the count: returns what
 * read(at, count) makes of it. If the room is too small, the call is repeated
 * with as much as it needs.
 */
export function fill(size, capacity, call, read) {
    return scoped(() => {
        const count = room(8);
        let at = room(size * capacity), status = call(at, capacity, count);
        if (status === constants.TALON_E_SPACE) {
            capacity = u32At(count) + 1;
            at = room(size * capacity);
            status = call(at, capacity, count);
        }
        must(status);
        return read(at, u32At(count), status);
    });
}

/** A text that is written: its room is always enough. */
export function textOut(size, call) {
    return fill(1, size, call, (at, length) =>
        decoder.decode(memoryBytes().subarray(at, at + length)));
}

const RANGES = {
    u8: [0, 0xff], i8: [-0x80, 0x7f], u16: [0, 0xffff],
    u32: [0, 0xffffffff], i32: [-0x80000000, 0x7fffffff],
    i64: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
};

/** A number that fits. */
export function number(value, base = "u32", what = "a number") {
    const [low, high] = RANGES[base];
    if (!Number.isInteger(value))
        throw new TypeError(`${what} is an integer, not ${String(value)}`);
    if (value < low || value > high)
        throw new RangeError(`${what} is from ${low} to ${high}`);
    return value;
}
