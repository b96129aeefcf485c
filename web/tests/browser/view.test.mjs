// SPDX-License-Identifier: Apache-2.0
// What the view draws beyond height and water: ice, and the rock of walls.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
    arrived,
    drawn,
    heightAt,
    launch,
    openPage,
    SMALL,
    startStudio,
    until,
} from "../support/studio.mjs";

let browser;
before(async () => (browser = await launch()));
after(async () => browser?.close());

test("ice_lies_on_the_ground_in_its_own_colour", async () => {
    const ice = SMALL.replace(
        "[[output]]",
        `[[stage]]
op = "flat"
label = "sheet"
into = "ice"
level = "40 m"

[[output]]`,
    );
    const studio = await startStudio({ recipe: ice });
    const page = await openPage(browser, studio.address);
    await arrived(page);
    await drawn(page);
    await until(() => page.evaluate(() => window.cuesta.view.land.hasIce), "the ice is drawn");
    // The drawn surface is the ground and 40 m of ice.
    const above = await page.evaluate(() => {
        const { view } = window.cuesta;
        const ground = view.slots.live.maps.fields.get("height").values;
        return view.land.heights[5000] - ground[5000];
    });
    assert.ok(Math.abs(above - 40) < 0.1, `${above} m of ice`);
    const shot = await page.screenshot({ clip: await middle(page) });
    await page.evaluate(() =>
        window.cuesta.client.ask("edit", {
            edits: [{ kind: "set", place: "stage.4.enabled", value: "false" }],
            what: "no ice",
        }),
    );
    await until(() => page.evaluate(() => !window.cuesta.view.land.hasIce), "the ice is gone");
    await drawn(page);
    const bare = await page.screenshot({ clip: await middle(page) });
    const [icy, dry] = [await blueOf(page, shot), await blueOf(page, bare)];
    assert.ok(icy > dry + 0.05, `ice is bluer than ground: ${icy} and ${dry}`);
    assert.ok(Number.isFinite(await heightAt(page, 0.5, 0.5)));
    assert.deepEqual(page.problems, []);
    await page.close();
    await studio.stop();
});

test("walls_are_given_the_rock_that_lies_at_their_height", async () => {
    const studio = await startStudio();
    const page = await openPage(browser, studio.address);
    await arrived(page);
    await drawn(page);
    await until(
        () => page.evaluate(() => window.cuesta.view.land.hasFace),
        "the rocks of walls arrive",
    );
    // Somewhere a slope of this layered land cuts more than one bed.
    const several = await page.evaluate(() => {
        const codes = window.cuesta.view.slots.live.maps.fields.get("rock_face").values;
        let count = 0;
        for (const code of codes) if (code % 1057 !== 0) count++;
        return count;
    });
    assert.ok(several > 100, `${several} samples show several beds`);
    await page.close();
    await studio.stop();
});

async function middle(page) {
    const box = await page.locator("main.stage canvas").first().boundingBox();
    return {
        x: box.x + box.width * 0.4,
        y: box.y + box.height * 0.45,
        width: box.width * 0.2,
        height: box.height * 0.2,
    };
}

// Share of blue in the light of a picture.
function blueOf(page, picture) {
    return page.evaluate(async (text) => {
        const image = new Image();
        image.src = `data:image/png;base64,${text}`;
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = image.width;
        canvas.height = image.height;
        const ink = canvas.getContext("2d");
        ink.drawImage(image, 0, 0);
        const sum = [0, 0, 0];
        ink.getImageData(0, 0, image.width, image.height).data.forEach((v, i) => {
            if (i % 4 < 3) sum[i % 4] += v;
        });
        return sum[2] / (sum[0] + sum[1] + sum[2]);
    }, picture.toString("base64"));
}
