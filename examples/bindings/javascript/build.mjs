// SPDX-License-Identifier: MIT
// Builds talon.wasm (rules and words), and talon-advisor.wasm with the players
// and the solver in it, too, from talon's sources, with clang and wasm-ld, and
// puts the license beside them.
//
//     node build.mjs [DIRECTORY]
//
// TALON_ROOT is the directory of the sources; the default is the one that this
// package is in. CLANG names another clang.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL(".", import.meta.url));
const root = process.env.TALON_ROOT ?? join(here, "../../..");
const into = process.argv[2] ?? here;

function sources(directory) {
    return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
        const path = join(directory, entry.name);
        if (entry.isDirectory()) return sources(path);
        return entry.name.endsWith(".c") ? [path] : [];
    }).sort();
}

function exported(map) {
    const text = readFileSync(join(root, "lib", map), "utf8");
    return [...text.matchAll(/^\s+(talon_\w+);/gm)].map(([, name]) => name);
}

function build(output, stack, maps, files, ...options) {
    execFileSync(process.env.CLANG ?? "clang", [
        "--target=wasm32", "-std=c11", "-mbulk-memory", "-ffreestanding",
        "-nostdlib", "-fvisibility=hidden", "-DTALON_HOSTED=1",
        "-DTALON_API=__attribute__((visibility(\"default\")))",
        "-I" + join(here, "wasm"), "-I" + join(root, "include"),
        "-I" + join(root, "lib"), "-Wl,--no-entry", "-Wl,--strip-all",
        "-Wl,-z,stack-size=" + stack, "-Wl,--stack-first",
        ...maps.flatMap(exported).map((name) => "-Wl,--export=" + name),
        ...options, "-o", output, join(here, "wasm/memory.c"), ...files,
    ], { stdio: "inherit" });
}

/** A module that begins with a section of bytes with a name. */
function withSection(module, name, text) {
    const bytes = Buffer.from(text), length = name.length + bytes.length + 1;
    return Buffer.concat([
        module.subarray(0, 8), Buffer.from([0, length, name.length]),
        Buffer.from(name), bytes, module.subarray(8),
    ]);
}

const LICENSE = "SPDX-License-Identifier: MIT";
const all = sources(join(root, "lib")), advisor = join(root, "lib", "advisor");
const modules = [
    ["talon.wasm", 65536, ["talon.map", "words/talon-words.map"],
     all.filter((path) => !path.startsWith(advisor)), "-Oz"],
    ["talon-advisor.wasm", 1048576,
     ["talon.map", "words/talon-words.map", "advisor/talon-advisor.map"],
     all, "-O2"],
];
for (const [name, ...how] of modules) {
    const output = join(into, name);
    build(output, ...how);
    writeFileSync(output,
                  withSection(readFileSync(output), "license", LICENSE));
}
if (process.argv[2] === undefined)
    writeFileSync(join(here, "LICENSE"), LICENSE + "\n\n" +
                  readFileSync(join(root, "COPYING"), "utf8"));
