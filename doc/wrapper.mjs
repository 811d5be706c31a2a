// SPDX-License-Identifier: MIT
// A wrapper of talon in JavaScript: plays a game of Five Hundred at random.
//
//     node wrapper.mjs talon.wasm [seed]
import { readFile } from "node:fs/promises";

const bytes = await readFile(process.argv[2]);
const { instance } = await WebAssembly.instantiate(bytes);
const lib = instance.exports; // the module imports nothing
const data = () => new DataView(lib.memory.buffer);

let top = lib.__heap_base.value; // everything is set aside once, never freed
function room(size) {
    const at = (top + 7) & ~7;
    top = at + size;
    const missing = top - lib.memory.buffer.byteLength;
    if (missing > 0) lib.memory.grow(Math.ceil(missing / 65536));
    return at;
}

function text(at) { // constant text, ASCII, ends in zero
    let end = at;
    while (data().getUint8(end) !== 0) end++;
    return new TextDecoder().decode(lib.memory.buffer.slice(at, end));
}

function key(string) { // a key to pass in; 64 bytes are enough for any
    const at = key.at ??= room(64);
    const ascii = new TextEncoder().encode(string + "\0");
    new Uint8Array(lib.memory.buffer, at, ascii.length).set(ascii);
    return at;
}

function call(name, ...parameters) { // a refusal is an exception
    const status = lib["talon_" + name].apply(null, parameters);
    if (status < 0)
        throw new Error(text(lib.talon_status_name(status)) + ": " +
                        text(lib.talon_status_text(status)));
}

const out = room(16); // the one result of a call
function ask(name, ...parameters) {
    call(name, ...parameters, out);
    return data().getInt32(out, true);
}

const VERSION = 0 << 16 | 2 << 8 | 0;     // of the layouts used here
const LIMIT = 10, SEAT = 13;              // talon_space_id
const RULES = 256, RNG = 120, MOVE = 24;  // bytes of structs
if (!lib.talon_version_serves(VERSION)) throw new Error("another talon");
const limit = (name) => ask("limit", ask("term_find", LIMIT, key(name)));
const TABLE = ask("term_find", SEAT, key("table"));
const NOBODY = ask("term_find", SEAT, key("nobody"));

const rules = room(RULES), rng = room(RNG), move = room(MOVE), seed = room(32);
call("rules_init", rules, lib.talon_games_find(key("five-hundred")), 0);
call("rules_preset", rules, key("australian-4"));
data().setUint32(seed, Number(process.argv[3] ?? 0), true);
call("rng_seed", rng, seed, 0);
const size = limit("game-bytes");
const game = ask("game_init", room(size), size, rules);
for (let seat; (seat = ask("game_to_act", game)) !== NOBODY;) {
    if (seat === TABLE) {
        call("game_chance", game, rng, 0, 0, 0);
    } else {
        call("game_move_random", game, rng, move);
        call("game_apply", game, move, 0, 0, 0);
    }
}
const totals = room(8 * limit("seats"));
const seats = ask("game_totals", game, totals, limit("seats"));
for (let seat = 0; seat < seats; seat++) {
    const score = data().getBigInt64(totals + 8 * seat, true);
    console.log("seat", seat, Number(score));
}
console.log("winners", ask("game_winners", game).toString(2));
