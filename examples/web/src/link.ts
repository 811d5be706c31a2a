// SPDX-License-Identifier: MIT
// A game as the end of an address: compressed, and written with letters that
// an address may have. What follows "#" never reaches a server.
import type { Saved } from "./session.js";

const MARK = "#t=";

async function through(bytes: BufferSource,
                       by: CompressionStream | DecompressionStream):
    Promise<ArrayBuffer> {
    return new Response(new Blob([bytes]).stream().pipeThrough(by))
        .arrayBuffer();
}

/** The address of this page with a game. */
export async function linkOf({ setup, lines, chances }: Saved):
    Promise<string> {
    const text = JSON.stringify([setup, chances, lines.join("\n")]);
    const packed = new Uint8Array(await through(
        new TextEncoder().encode(text), new CompressionStream("deflate-raw")));
    const letters = btoa(String.fromCharCode(...packed))
        .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
    return location.href.replace(/#.*/, "") + MARK + letters;
}

/** The game of an address, not yet known to be one; null without any. */
export async function linked(hash: string): Promise<Partial<Saved> | null> {
    if (!hash.startsWith(MARK)) return null;
    try {
        const letters = hash.slice(MARK.length)
            .replaceAll("-", "+").replaceAll("_", "/");
        const packed = Uint8Array.from(atob(letters), (one) =>
            one.charCodeAt(0));
        const [setup, chances, lines] = JSON.parse(new TextDecoder().decode(
            await through(packed, new DecompressionStream("deflate-raw"))));
        return { setup, chances, lines: lines ? lines.split("\n") : [] };
    } catch {
        return {};
    }
}
