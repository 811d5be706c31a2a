// SPDX-License-Identifier: MIT
// Plays a transcript in a browser: serves this directory to headless Chromium.
//
//     node browser.mjs CHROMIUM SEED TURNS HASH
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const [chromium, seed, turns, hash] = process.argv.slice(2);
const here = fileURLToPath(new URL("..", import.meta.url));
const TYPES = {
    ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript",
    ".wasm": "application/wasm",
};

const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(url, "http://localhost");
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
try {
    const { stdout } = await promisify(execFile)(chromium, [
        "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic",
        "--no-first-run", "--disable-background-networking",
        "--user-data-dir=" + data, "--timeout=60000",
        "--virtual-time-budget=60000", "--dump-dom",
        `http://127.0.0.1:${server.address().port}/test/browser.html` +
            `?seed=${seed}&turns=${turns}`,
    ], { timeout: 120000 });
    const told = /<p id="hash">([^<]*)/.exec(stdout)?.[1] ?? stdout;
    if (!told.startsWith("LoadError: talon.wasm cannot be loaded") ||
        !told.endsWith("hash " + hash)) {
        console.log(`expected ${hash}, but the page says: ${told}`);
        process.exitCode = 1;
    }
} finally {
    server.close();
    await rm(data, { recursive: true, force: true });
}
