// SPDX-License-Identifier: MIT
// The same in node, which also reads files.
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { webcrypto } from "node:crypto";
import { files } from "./src/memory.js";

files.read = readFile;
files.here = () => pathToFileURL("./");
files.crypto = webcrypto;       // node 18 has none of its own

export * from "./talon.js";
