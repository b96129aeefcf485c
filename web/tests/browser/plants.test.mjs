// SPDX-License-Identifier: Apache-2.0
// What grows on the land, in the 3D view: drawn, and left out by its switch.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { arrived, drawn, launch, openPage, startStudio, until } from "../support/studio.mjs";

const FOREST = `name = "forest"
seed = 5
[grid]
size = [128, 128]
spacing = "15 m"
[[stage]]
op = "fbm"
relief = "500 m"
wavelength = "1500 m"
[[stage]]
op = "vegetation"
temperature = "10 degC"
`;

let browser;
before(async () => (browser = await launch()));
after(async () => browser?.close());

const greenOf = (page, png) =>
    page.evaluate(async (data) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0);
        const bytes = context.getImageData(0, 0, image.width, image.height).data;
        let sum = 0;
        for (let i = 0; i < bytes.length; i += 4) sum += bytes[i] + bytes[i + 1] + bytes[i + 2];
        return sum / (bytes.length / 4) / 765;
    }, png.toString("base64"));

test("forest_is_drawn_and_its_switch_leaves_it_out", async () => {
    const studio = await startStudio({ recipe: FOREST });
    const page = await openPage(browser, studio.address, { quality: process.env.QUALITY ?? "low" });
    await arrived(page);
    await until(() => page.evaluate(() => window.cuesta.view.land.hasPlants), "plants have come");
    await drawn(page);
    const box = await page.locator("canvas").first().boundingBox();
    const clip = {
        x: box.x + box.width * 0.35,
        y: box.y + box.height * 0.35,
        width: box.width * 0.3,
        height: box.height * 0.3,
    };
    if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
    const forest = await greenOf(page, await page.screenshot({ clip }));
    const shows = await page.evaluate(() => window.cuesta.view.landScene.uniforms.uHasPlants.value);
    assert.equal(shows, 1);
    await page.evaluate(() => {
        window.cuesta.view.settings = { ...window.cuesta.view.settings, plants: false };
        window.cuesta.view.request?.();
    });
    await page.mouse.move(box.x + 300, box.y + 200);
    await page.mouse.wheel(0, 1);
    await until(
        () => page.evaluate(() => window.cuesta.view.landScene.uniforms.uHasPlants.value === 0),
        "the plants are left out",
    );
    await drawn(page);
    const bare = await greenOf(page, await page.screenshot({ clip }));
    assert.ok(forest < bare - 0.01, `forest is darker than ground: ${forest} and ${bare}`);
    assert.deepEqual(page.problems, []);
    await page.close();
    await studio.stop();
});
