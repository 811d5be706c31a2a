// SPDX-License-Identifier: MIT
// node module.mjs MODULE [--short | --long]: prints what main.c prints.
import { readFileSync } from "node:fs";

const [path, option = ""] = process.argv.slice(2);
const module = new WebAssembly.Module(readFileSync(path));
const talon = new WebAssembly.Instance(module).exports;

function written() {
  const bytes = new Uint8Array(talon.memory.buffer);
  const begin = talon.hashes_text();
  return Buffer.from(bytes.slice(begin, bytes.indexOf(0, begin)));
}

try {
  talon.hashes(["--short", "", "--long"].indexOf(option));
} finally {
  process.stdout.write(written());
}
