// SPDX-License-Identifier: MIT
// A game of Five Hundred through the module as it is: no glue, no imports.
import { readFileSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync("talon.wasm"));
const talon = new WebAssembly.Instance(module).exports;
const base = talon.__heap_base.value; // memory from here on is ours

const rules = base, rng = base + 256, game = base + 512, move = base + 4096;
const seed = base + 4352, out = base + 4608;
if (base + 8192 > talon.memory.buffer.byteLength) talon.memory.grow(1);
const memory = new DataView(talon.memory.buffer);

const ok = (status) => {
  if (status < 0) throw new Error("status " + status);
};
memory.setUint8(seed, Number(process.argv[2] ?? 1));
ok(talon.talon_rules_init(rules, talon.talon_games_at(0), 0));
talon.talon_rng_seed(rng, seed, 0);
ok(talon.talon_game_init(game, 2048, rules, out));
for (;;) {
  ok(talon.talon_game_to_act(game, out));
  const seat = memory.getInt32(out, true);
  if (seat === -1) break; // TALON_NOBODY: the game is over
  if (seat === -2) {
    ok(talon.talon_game_chance(game, rng, 0, 0, 0)); // TALON_TABLE
  } else {
    ok(talon.talon_game_move_random(game, rng, move));
    ok(talon.talon_game_apply(game, move, 0, 0, 0));
  }
}
ok(talon.talon_game_totals(game, out + 8, 16, out));
const totals = [];
for (let seat = 0; seat < memory.getUint32(out, true); seat++)
  totals.push(memory.getBigInt64(out + 8 + 8 * seat, true));
console.log("totals " + totals.join(" "));
