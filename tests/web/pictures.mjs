// SPDX-License-Identifier: MIT
// Makes the two pictures of the page that README.md shows, in a directory.
//
//     node pictures.mjs CHROMIUM DIRECTORY
//     mogrify -strip +dither -colors 32 DIRECTORY/*.png
import {
    FIVE, TRIPOLI, awaited, click, closed, finish, opened,
} from "./browser.mjs";

const [, , , directory = "."] = process.argv;

async function picture(name, setup, size, settings, moves, height) {
    const page = await opened({ ...setup, level: "club-1" }, size, settings);
    const { width } = page.viewportSize();
    await page.setViewportSize({ width: Math.min(width, 960), height });
    for (let i = 0; i < moves && await awaited(page) === "move"; i++) {
        await click(page);
        await page.waitForTimeout(1);
    }
    await awaited(page);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `${directory}/${name}.png` });
    await closed(page);
}

await picture("desktop", { ...FIVE, options: {}, seed: "kitty" }, "desktop",
              {}, 5, 600);
await picture("phone", { ...TRIPOLI, seed: "page" }, "phone",
              { theme: "dark" }, 3, 620);
await finish();
