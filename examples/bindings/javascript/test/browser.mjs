// SPDX-License-Identifier: MIT
// Plays a transcript in a browser, or on page.html: serves this directory to
// headless Chromium, and waits for what the page tells.
//
//     node browser.mjs CHROMIUM SEED TURNS HASH
//     node browser.mjs CHROMIUM
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout } from "node:timers/promises";

const [chromium, seed, turns, hash] = process.argv.slice(2);
const here = fileURLToPath(new URL("..", import.meta.url));
const TYPES = {
    ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript",
    ".wasm": "application/wasm",
};

let tell;
const told = new Promise((resolve) => {
    tell = resolve;
});
const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, "http://localhost");
    if (request.method === "POST") {
        tell((await request.toArray()).join(""));
        response.end();
        return;
    }
    try {
        const body = await readFile(join(here, pathname));
        response.writeHead(200, { "content-type": TYPES[extname(pathname)] });
        response.end(body);
    } catch {
        response.writeHead(404).end();
    }
});
await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
const data = await mkdtemp(join(tmpdir(), "talon-browser-"));
const browser = spawn(chromium, [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic",
    "--no-first-run", "--disable-background-networking",
    "--user-data-dir=" + data,
    `http://127.0.0.1:${server.address().port}/test/` + (hash ?
        `browser.html?seed=${seed}&turns=${turns}` : "page.html"),
], { stdio: "ignore" });
const said = await Promise.race([told, setTimeout(180000, "nothing")]);
const right = hash === undefined ? /^[1-9][0-9]* moves$/.test(said) :
    said.startsWith("LoadError: talon.wasm cannot be loaded") &&
    said.endsWith("hash " + hash);
if (!right)
    console.log(`expected ${hash ?? "moves"}, but the page says: ${said}`);
const ended = new Promise((done) => browser.once("exit", done));
browser.kill();
await ended;
await rm(data, { recursive: true, force: true, maxRetries: 9 });
process.exit(right ? 0 : 1);
