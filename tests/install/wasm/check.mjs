// SPDX-License-Identifier: MIT
// node check.mjs imports MODULE: what it asks for; exports MODULE: what it
// offers; play MODULE SEED TURNS: the transcript.
import { readFileSync } from "node:fs";

const [what, path, seed, turns] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(path));
if (what === "imports") {
  for (const item of WebAssembly.Module.imports(module))
    console.log(item.module + " " + item.name);
} else if (what === "exports") {
  for (const item of WebAssembly.Module.exports(module))
    console.log(item.name);
} else {
  const { play } = new WebAssembly.Instance(module).exports;
  const hash = BigInt.asUintN(64, play(Number(seed), Number(turns)));
  console.log(hash.toString(16).padStart(16, "0"));
}
