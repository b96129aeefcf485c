// SPDX-License-Identifier: Apache-2.0
// Land with more samples than are drawn: one part of it with all of them.
import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import {
    launch,
    model,
    openPage,
    rested,
    settled,
    stageBox,
    startStudio,
    until,
} from "../support/studio.mjs";

let browser;
let studio;
let page;
before(async () => (browser = await launch()));
after(async () => browser?.close());
afterEach(async () => {
    await page?.close();
    await studio?.stop();
});

const LARGE = `name = "large"
seed = 3
[grid]
size = [1281, 961]
spacing = "10 m"
[[stage]]
op = "fbm"
relief = "800 m"
wavelength = "4 km"
`;

const land = () =>
    page.evaluate(() => {
        const { land } = window.cuesta.view;
        const { columns, rows, spacing, west, north, mapWidth, mapDepth, thinned } = land;
        return { columns, rows, spacing, west, north, mapWidth, mapDepth, thinned };
    });

// The picture's height at a place of the map beside that of the server.
const compare = (x, y) =>
    page.evaluate(
        async ([x, y]) => {
            const { view, client } = window.cuesta;
            const { land } = view;
            const drawn = land.heightAt(
                (x - land.west) / land.spacing,
                (y - land.north) / land.spacing,
            );
            const cell = await client.ask("cell", { x, y });
            return [drawn, cell.values.height.value];
        },
        [x, y],
    );

test("a_part_of_a_large_land_is_shown_with_all_its_samples", async () => {
    studio = await startStudio({ recipe: LARGE });
    page = await openPage(browser, studio.address, { viewport: { width: 1400, height: 800 } });
    await rested(page);
    const whole = await land();
    assert.equal(whole.thinned, true);
    assert.equal(whole.mapWidth, 12800);
    await page.keyboard.press("2");
    await settled(page);
    await page.keyboard.press("x");
    assert.equal(await model(page, "tool"), "magnify");
    const box = await stageBox(page);
    const [px, py] = await page.evaluate(() => window.cuesta.view.project(9000, 3000));
    await page.mouse.click(box.x + px, box.y + py);
    await until(async () => (await land()).spacing === 10, "all samples come");
    await settled(page);
    const part = await land();
    assert.equal(part.thinned, false);
    assert.equal(part.columns, 512);
    assert.ok(Math.abs(part.west + 2555 - 9000) < 60, `begins at ${part.west} m`);
    assert.match(await page.locator(".partshown").innerText(), /5.11 km.*of 12.8 km/s);
    // What is drawn stands where the server has it, and a pointer finds its way back.
    for (const [x, y] of [
        [9000, 3000],
        [part.west + 200, part.north + 100],
    ]) {
        const [drawn, told] = await compare(x, y);
        assert.ok(Math.abs(drawn - told) < 0.1, `${drawn} drawn, ${told} told at ${x}, ${y}`);
    }
    const [x, y] = await page.evaluate(() => {
        const { view } = window.cuesta;
        const rect = view.canvas.getBoundingClientRect();
        const [px, py] = view.project(9200, 3300);
        const place = view.pick(px + rect.left, py + rect.top);
        return [place.x, place.y];
    });
    assert.ok(Math.abs(x - 9200) < 20 && Math.abs(y - 3300) < 20, `${x}, ${y}`);
    await page.locator(".partshown button").click();
    await until(async () => (await land()).thinned, "the whole is back");
    assert.equal((await land()).west, 0);
    assert.equal(await page.locator(".partshown").count(), 0);
});

test("small_land_offers_no_magnifier", async () => {
    studio = await startStudio({ recipe: LARGE.replace("[1281, 961]", "[129, 97]") });
    page = await openPage(browser, studio.address, { viewport: { width: 1200, height: 700 } });
    await rested(page);
    await page.keyboard.press("x");
    assert.equal(await model(page, "tool"), "look");
});
