// SPDX-License-Identifier: Apache-2.0
// A living world in the page: the globe, wind, clouds, classes, the climate of a place, the clock.
// One page for all of it; pictures are compared as they are drawn, never by when.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { arrived, launch, model, openPage, startStudio, until } from "../support/studio.mjs";
import { world } from "../support/world.mjs";

let browser;
let studio;
let page;

before(async () => {
    browser = await launch();
    studio = await startStudio(world(128));
    page = await openPage(browser, studio.address, {
        viewport: { width: 1060, height: 520 },
        touch: true,
    });
    await arrived(page);
    await until(
        () =>
            page.evaluate(() => {
                const { land } = window.cuesta.view;
                const { temperature, snow, cloud } = land.airHas;
                return land.wind && land.hasIce && temperature && snow && cloud;
            }),
        "air, ice and wind are there",
        60000,
    );
});
after(async () => {
    await browser?.close();
    await studio?.stop();
});

const change = (settings) =>
    page.evaluate((s) => {
        const { view, model } = window.cuesta;
        model.set({ settings: { ...model.value.settings, ...s } });
        view.change(s);
    }, settings);

// The eye before the globe; `undefined` leaves it.
const turnTo = (lon, lat, distance = 2.6) =>
    page.evaluate(
        (state) => {
            window.cuesta.view.globe.rig.stay();
            window.cuesta.view.globe.rig.state = state;
            window.cuesta.view.invalidate();
        },
        { lon, lat, distance },
    );

const showGlobe = async () => {
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("4");
    await until(() => page.evaluate(() => window.cuesta.view.mode === "globe"), "the globe");
};

// The finished picture of this moment: its size and its colours, and a sum to compare by.
const picture = () =>
    page.evaluate(async () => {
        const blob = await window.cuesta.view.screenshot(1);
        const image = await createImageBitmap(blob);
        const canvas = new OffscreenCanvas(image.width, image.height);
        const ink = canvas.getContext("2d", { willReadFrequently: true });
        ink.drawImage(image, 0, 0);
        const { data } = ink.getImageData(0, 0, image.width, image.height);
        let sum = 0;
        for (let i = 0; i < data.length; i++) sum = (Math.imul(sum, 31) + data[i]) | 0;
        window.lastPicture = { data, width: image.width, height: image.height };
        return { sum, width: image.width, height: image.height };
    });

test("a_world_that_wraps_is_offered_as_a_globe", async () => {
    assert.equal(await page.locator('.views button:has-text("Globe")').count(), 1);
    await page.click('.views button:has-text("Globe")');
    await until(() => page.evaluate(() => window.cuesta.view.mode === "globe"), "the globe");
    await change({ wind: false, clouds: false });
    await turnTo(0.4, 0.3, 3);
    await picture();
    // Bright in the middle, dark in the corner.
    const [middle, corner] = await page.evaluate(() => {
        const { data, width, height } = window.lastPicture;
        const at = (x, y) => {
            const i = 4 * (Math.round(y * height) * width + Math.round(x * width));
            return data[i] + data[i + 1] + data[i + 2];
        };
        return [at(0.5, 0.5), at(0.02, 0.04)];
    });
    assert.ok(middle > 90 && corner < 45, `${middle} and ${corner}`);
    // What is under the middle is the place the eye is over, and is drawn there.
    const [cell, back] = await page.evaluate(() => {
        const { view } = window.cuesta;
        const box = view.canvas.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const place = view.pick(x, y);
        const at = view.project(place.x, place.y);
        return [
            [(place.cellX + 0.5) / view.land.columns, (place.cellY + 0.5) / view.land.rows],
            [at[0] - box.width / 2, at[1] - box.height / 2],
        ];
    });
    assert.ok(Math.abs(cell[0] - (0.5 + 0.4 / (2 * Math.PI))) < 0.01, `${cell}`);
    assert.ok(Math.abs(cell[1] - (0.5 - 0.3 / Math.PI)) < 0.01, `${cell}`);
    assert.ok(Math.hypot(...back) < 6, `${back}`);
    assert.equal(await page.evaluate(() => window.cuesta.view.project(1, 1) ?? null), null);
});

test("the_globe_turns_by_hand_and_by_keys", async () => {
    const eye = () => page.evaluate(() => ({ ...window.cuesta.view.globe.rig.state }));
    await turnTo(0.4, 0.3, 3);
    const box = await page.locator("main.stage > canvas").boundingBox();
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6, { steps: 3 });
    await page.mouse.up();
    const dragged = await eye();
    assert.ok(dragged.lon < 0.4 && dragged.lat > 0.3, JSON.stringify(dragged));
    await page.keyboard.press("e");
    await page.keyboard.press("v");
    await page.keyboard.press("+");
    const keyed = await eye();
    assert.ok(keyed.lon > dragged.lon && keyed.lat < dragged.lat, JSON.stringify(keyed));
    assert.ok(keyed.distance < dragged.distance);
    await page.mouse.wheel(0, 240);
    await until(async () => (await eye()).distance > keyed.distance, "the wheel goes back");
    await page.keyboard.press("f");
    await until(async () => (await eye()).distance > 3, "all of it in view");
});

// How much colours differ from pixel to pixel along a line or a circle, and where the most is.
const jumps = (points) =>
    page.evaluate((list) => {
        const { data, width, height } = window.lastPicture;
        const at = ([x, y]) => {
            const i = 4 * (Math.round(y + height / 2) * width + Math.round(x + width / 2));
            return data[i] + data[i + 1] + data[i + 2];
        };
        return list.map((p, i) => (i === 0 ? 0 : Math.abs(at(p) - at(list[i - 1]))));
    }, points);

test("nothing_breaks_at_the_date_line_and_nothing_is_pinched_at_the_pole", async () => {
    await change({ wind: false, clouds: false, overlay: true });
    await page.selectOption("#v-field", "temperature");
    await turnTo(Math.PI, 0.1, 1.7);
    const { height } = await picture();
    // Across the date line, in many rows: the step there is no larger than steps elsewhere are.
    let there = 0;
    let elsewhere = 0;
    for (let y = -height * 0.3; y < height * 0.3; y += 9) {
        const row = await jumps(Array.from({ length: 121 }, (_, i) => [i - 60, y]));
        there += Math.max(...row.slice(57, 64));
        elsewhere += Math.max(...row.slice(20, 27), ...row.slice(95, 102));
    }
    assert.ok(there < 1.5 * elsewhere + 60, `${there} at the line, ${elsewhere} beside it`);
    // Around the pole: a circle close to it is of one colour, not a star of wedges.
    await turnTo(0.5, 1.5, 1.7);
    await picture();
    const pole = await page.evaluate(() => {
        const { view } = window.cuesta;
        const { land } = view;
        const at = view.project((land.columns / 2) * land.spacing, 0);
        return [at[0] - view.width / 2, at[1] - view.height / 2];
    });
    const circle = (r) =>
        Array.from({ length: 73 }, (_, i) => [
            pole[0] + r * Math.cos((i * Math.PI) / 36),
            pole[1] + r * Math.sin((i * Math.PI) / 36),
        ]);
    const most = Math.max(...(await jumps(circle(5))));
    assert.ok(most < 60, `${most} around the pole`);
    await change({ overlay: false });
});

test("classes_keep_their_colours_on_the_globe_and_on_the_land", async () => {
    await change({ overlay: true });
    await page.selectOption("#v-field", "zone");
    await until(
        () =>
            page.evaluate(() => {
                const { view, model } = window.cuesta;
                return (
                    model.value.settings.field === "zone" &&
                    view.slots.live.maps.fields.has("zone") &&
                    view.globe.uniforms.uFieldRange.value.z === 2
                );
            }),
        "the classes are drawn",
    );
    const [own, shown, filter] = await page.evaluate(() => {
        const { view } = window.cuesta;
        const numbers = (list) => [...new Set(Array.from(list, Math.round))].sort((a, b) => a - b);
        const texture = view.globe.uniforms.uField.value;
        const mixed = Array.from(texture.image.data).filter(
            (v) => Math.abs(v - Math.round(v)) > 0.1,
        );
        return [
            numbers(view.slots.live.maps.fields.get("zone").values),
            [numbers(texture.image.data), mixed.length],
            texture.magFilter,
        ];
    });
    assert.ok(own.length > 6, `${own}`);
    assert.ok(shown[0].every((v) => own.includes(v)) && shown[1] === 0, "no class between two");
    assert.equal(filter, 1003, "nearest");
    await page.keyboard.press("1");
    await until(
        () =>
            page.evaluate(() => {
                const { uniforms } = window.cuesta.view.landScene;
                return (
                    uniforms.uOverlay.value > 0 &&
                    uniforms.uFieldRange.value.z === 2 &&
                    uniforms.uField.value.magFilter === 1003
                );
            }),
        "the classes lie over the land",
    );
    await change({ overlay: false });
});

test("wind_and_clouds_are_seen_and_stand_still_for_those_who_ask", async () => {
    await showGlobe();
    await turnTo(0.4, 0.1, 3);
    await change({ wind: true, clouds: true, overlay: false });
    const calm = await picture();
    assert.equal((await picture()).sum, calm.sum, "less motion: the same picture again");
    await page.click("label:has(#v-wind)");
    await until(async () => !(await model(page, "settings.wind")), "no wind");
    const windless = await picture();
    assert.notEqual(windless.sum, calm.sum);
    await page.click("label:has(#v-clouds)");
    await until(async () => !(await model(page, "settings.clouds")), "no clouds");
    assert.notEqual((await picture()).sum, windless.sum);
    // On the map and over the land too.
    for (const key of ["2", "1"]) {
        await page.evaluate(() => document.activeElement?.blur());
        await page.keyboard.press(key);
        // Walls of the block come when they come: a picture counts if it is the same before and
        // after.
        await until(
            async () => {
                await change({ wind: false });
                const none = await picture();
                await change({ wind: true });
                const windy = await picture();
                await change({ wind: false });
                return (await picture()).sum === none.sum && windy.sum !== none.sum;
            },
            `the wind is in view ${key}`,
            60000,
        );
    }
    // With motion the streaks run.
    await change({ wind: true });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await until(() => page.evaluate(() => !window.cuesta.view.still), "motion");
    const first = await picture();
    await until(async () => (await picture()).sum !== first.sum, "the streaks move");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await until(() => page.evaluate(() => window.cuesta.view.still), "no motion");
    await change({ wind: false });
});

test("a_picture_of_the_globe_is_saved", async () => {
    await showGlobe();
    const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("c")]);
    const file = readFileSync(await download.path());
    assert.equal(file.subarray(1, 4).toString(), "PNG");
    assert.ok(file.length > 20000, `${file.length} bytes`);
});

test("the_climate_of_a_place_by_months", async () => {
    await turnTo(0.4, 0.5, 3);
    await picture();
    assert.equal(await page.locator(".climatefigure").count(), 0);
    // By keys: the place in the middle.
    await page.keyboard.press("m");
    assert.equal(await model(page, "tool"), "climate");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".climatefigure svg");
    const read = () => page.evaluate(() => window.cuesta.readings.value.climate);
    const first = await read();
    const cell = await page.evaluate(
        ({ x, y }) => window.cuesta.client.ask("cell", { x, y }),
        first.at,
    );
    assert.equal(first.temperature[6], cell.values.temperature_07.value);
    assert.equal(first.rain[11], cell.values.precipitation_12.value);
    assert.equal(await page.locator(".climatefigure .rain:not(.much)").count(), 12);
    const warm = Math.max(...first.temperature).toPrecision(3);
    assert.ok(
        (await page.locator(".climatefigure").innerText()).includes(`${Number(warm)} °C`),
        `${warm} °C is said`,
    );
    // By a finger: another place.
    const box = await page.locator("main.stage > canvas").boundingBox();
    await page.touchscreen.tap(box.x + box.width * 0.72, box.y + box.height * 0.4);
    await until(async () => (await read()).at.y !== first.at.y, "the other place");
    assert.ok((await read()).kept);
    // Under the cursor, when nothing is kept.
    await page.click(".cuts .close");
    await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.55);
    await until(async () => (await read())?.kept === false, "it follows the cursor");
    // In German.
    await page.click('button.lang[lang="de"]');
    await until(
        async () => /Klima/.test(await page.locator(".climatefigure").innerText()),
        "the words are German",
    );
    await page.click('button.lang[lang="en"]');
    // Months are no rows of the read-out.
    assert.ok(!/temperature 0/i.test(await page.locator("main.stage").innerText()));
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("m");
    await page.click(".cuts .close");
});

test("the_clock_of_the_world_stands_beside_the_step", async () => {
    assert.equal(await page.locator(".worldclock").count(), 0, "nothing turns here");
    await page.evaluate(() => {
        const { model } = window.cuesta;
        const cards = structuredClone(model.value.cards);
        const sea = cards.find((card) => card.op === "simulate");
        sea.ticks = 400;
        sea.children[0].values.rotation = (2 * Math.PI) / 20;
        model.set({ cards, run: { ...model.value.run, tick: 1 + 20 * 3, ticks: 476 } });
    });
    await until(
        async () => (await page.locator(".worldclock").count()) === 1,
        "the clock is there",
    );
    assert.equal(await page.locator(".worldclock").innerText(), "day 4, year 1");
});

test("land_that_does_not_go_round_is_no_globe", async () => {
    await page.evaluate(() =>
        window.cuesta.client.ask("edit", {
            edits: [{ kind: "set", place: "grid.edges", value: '"open"' }],
            what: "open",
        }),
    );
    await until(
        async () => (await page.locator('.views button:has-text("Globe")').count()) === 0,
        "no globe is offered",
    );
    await until(async () => (await model(page, "mode")) === "land", "the land is shown");
    await page.keyboard.press("4");
    assert.equal(await model(page, "mode"), "land");
    assert.deepEqual(page.problems, []);
});
