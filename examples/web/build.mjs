// SPDX-License-Identifier: MIT
// Bundles the page into dist/, and serves it if asked.
//
//     node build.mjs [--serve [PORT]]
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { execFileSync } from "node:child_process";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
const into = join(here, "dist");
const TYPES = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript",
    ".css": "text/css", ".wasm": "application/wasm",
};

/** Bundles everything; the module of the library is built if it is missing. */
export async function bundle() {
    const binding = join(here, "../bindings/javascript");
    if (!existsSync(join(binding, "talon-advisor.wasm")))
        execFileSync("node", [join(binding, "build.mjs")],
                     { stdio: "inherit" });
    await rm(into, { recursive: true, force: true });
    await mkdir(into);
    await build({
        absWorkingDir: here, outdir: into, bundle: true, minify: true,
        splitting: true, format: "esm", target: "es2022", legalComments: "none",
        entryPoints: ["src/page.tsx", "src/dealer.ts", "src/coach.ts",
                      "src/page.css"],
        jsx: "automatic", jsxImportSource: "preact",
        loader: { ".wasm": "file" }, logLevel: "error",
    });
    const html = await readFile(join(here, "src/index.html"), "utf8");
    await writeFile(join(into, "index.html"), html);
    // The same for a server that has tables; it is told so by a mark.
    await writeFile(join(into, "tables.html"),
                    html.replace("<main>", "<main data-tables>"));
    await bundleOffline();
    return into;
}

/** The service worker has the list of all files, and their common hash. */
async function bundleOffline() {
    const files = (await readdir(into)).sort(), hash = createHash("sha256");
    for (const name of files) hash.update(await readFile(join(into, name)));
    await build({
        absWorkingDir: here, outfile: join(into, "offline.js"), bundle: true,
        minify: true, target: "es2022", entryPoints: ["src/offline.ts"],
        define: {
            FILES: JSON.stringify(files),
            EDITION: JSON.stringify(hash.digest("hex").slice(0, 16)),
        },
    });
}

/** The bytes of a first load, compressed. */
export async function firstLoad() {
    let sum = 0;
    for (const name of await readdir(into))
        sum += gzipSync(await readFile(join(into, name)), { level: 9 }).length;
    return sum;
}

/** Serves dist/: its address, and what ends it. */
export async function serve(port = 0) {
    const server = createServer(async ({ url = "/" }, response) => {
        const { pathname } = new URL(url, "http://localhost");
        const name = normalize(pathname === "/" ? "/index.html" : pathname);
        try {
            const body = await readFile(join(into, name));
            response.writeHead(200, {
                "content-type": TYPES[extname(name)] ??
                    "application/octet-stream",
            }).end(body);
        } catch {
            response.writeHead(404).end();
        }
    });
    await new Promise((ready) => server.listen(port, "127.0.0.1", ready));
    return {
        address: `http://127.0.0.1:${server.address().port}/`,
        close: () => server.close(),
    };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
    await bundle();
    console.log(`dist/: ${Math.round(await firstLoad() / 1000)} KB compressed`);
    const [, , option, port] = process.argv;
    if (option === "--serve") {
        const { address } = await serve(Number(port ?? 8080));
        console.log(`open ${address}`);
    }
}
