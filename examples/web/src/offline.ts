// SPDX-License-Identifier: MIT
// The service worker: it keeps all files of one edition of the page, so that
// the page needs no network. A new edition is fetched whole beside the old one,
// and takes its place when no page of the old one is open.
declare const FILES: string[], EDITION: string;

interface Waits extends Event { waitUntil(work: Promise<unknown>): void }
interface Asked extends Event {
    request: Request;
    respondWith(answer: Promise<Response>): void;
}

const edition = "talon-" + EDITION;

async function keep(): Promise<void> {
    const cache = await caches.open(edition);
    await cache.addAll(["./", ...FILES]);
}

async function forgetOthers(): Promise<void> {
    for (const name of await caches.keys())
        if (name.startsWith("talon-") && name !== edition)
            await caches.delete(name);
}

addEventListener("install", (event) => (event as Waits).waitUntil(keep()));
addEventListener("activate", (event) =>
    (event as Waits).waitUntil(forgetOthers()));
addEventListener("fetch", (event) => {
    const { request } = event as Asked;
    if (request.method !== "GET") return;
    (event as Asked).respondWith(caches.open(edition)
        .then((cache) => cache.match(request, { ignoreSearch: true }))
        .then((found) => found ?? fetch(request)));
});
