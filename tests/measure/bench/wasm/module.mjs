// SPDX-License-Identifier: MIT
// node module.mjs MODULE DEALS: microseconds for a solve, and nodes, on one
// line.
import { readFileSync } from "node:fs";

const [path, count] = process.argv.slice(2);
const deals = Number(count);
const module = new WebAssembly.Module(readFileSync(path));
const { solve_deals } = new WebAssembly.Instance(module).exports;
solve_deals((deals >> 2) + 1);
const start = process.cpuUsage();
const nodes = solve_deals(deals) >>> 0;
const { user, system } = process.cpuUsage(start);
console.log(((user + system) / deals / 16).toFixed(1) + " " + nodes);
process.exitCode = nodes === 0 ? 1 : 0;
