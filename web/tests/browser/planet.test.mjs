// SPDX-License-Identifier: Apache-2.0
// Plates on the globe of a planet: tint, borders, drift, day and night, time, film. What is asked
// is what the page holds and draws, never how long it took.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import {
    arrived,
    frames,
    launch,
    model,
    openPage,
    startStudio,
    until,
} from "../support/studio.mjs";

const PLANET = `name = "planet"
seed = 2
[grid]
size = [128, 64]
spacing = "312.75 km"
projection = "latlon"
[[stage]]
op = "simulate"
steps = 8
[[stage.process]]
op = "plates"
resolution = 32
time_step = "5 Myr"
[[output]]
field = "height"
file = "height.npy"
`;

let browser;
let studio;
let page;

before(async () => {
    browser = await launch();
    studio = await startStudio({ recipe: PLANET });
    page = await openPage(browser, studio.address, { viewport: { width: 1060, height: 620 } });
    await arrived(page);
    await page.keyboard.press("4");
    await until(() => page.evaluate(() => window.cuesta.view.mode === "globe"), "the globe");
});
after(async () => {
    await browser?.close();
    await studio?.stop();
});

const turnTo = (lon, lat, distance = 3) =>
    page.evaluate(
        (state) => {
            window.cuesta.view.globe.rig.stay();
            window.cuesta.view.globe.rig.state = state;
            window.cuesta.view.invalidate();
        },
        { lon, lat, distance },
    );

// Brightness of the finished picture at shares of its size, and a sum to compare by.
const picture = (places = []) =>
    page.evaluate(async (list) => {
        const image = await createImageBitmap(await window.cuesta.view.screenshot(1));
        const canvas = new OffscreenCanvas(image.width, image.height);
        const ink = canvas.getContext("2d", { willReadFrequently: true });
        ink.drawImage(image, 0, 0);
        const { data, width, height } = ink.getImageData(0, 0, image.width, image.height);
        let sum = 0;
        for (let i = 0; i < data.length; i++) sum = (Math.imul(sum, 31) + data[i]) | 0;
        const light = list.map(([x, y]) => {
            const i = 4 * (Math.round(y * height) * width + Math.round(x * width));
            return data[i] + data[i + 1] + data[i + 2];
        });
        return { sum, light };
    }, places);

const flip = async (key) => {
    const old = await model(page, `settings.${key}`);
    await page.click(`label:has(#g-${key})`);
    await until(async () => (await model(page, `settings.${key}`)) !== old, `${key} changes`);
};

test("plates_are_tinted_bounded_and_move", async () => {
    await turnTo(0.2, 0.2);
    const bare = await picture();
    const layer = () =>
        page.evaluate(() => {
            const { plates } = window.cuesta.view.globe;
            return [plates.tint.uPlateTint.value, plates.lines, plates.arrows];
        });
    await flip("plates");
    await until(async () => (await layer())[0] > 0, "the tint");
    const tinted = await picture();
    assert.notEqual(tinted.sum, bare.sum);
    // The colours are those of the catalog.
    const [shown, declared] = await page.evaluate(() => {
        const { view, model } = window.cuesta;
        const colours = view.globe.plates.tint.uPlateColours.value.image.data;
        const palette = model.value.catalog.palettes.find((one) => one.name === "plate");
        return [Array.from(colours.slice(4 * 3, 4 * 3 + 3)), palette.stops[3].colour];
    });
    assert.deepEqual(shown, declared);
    await flip("plates");
    await flip("borders");
    await until(async () => (await layer())[1] > 100, "lines");
    await page.waitForSelector('.globepanel .swatches li:has-text("converging")');
    const lined = await picture();
    assert.notEqual(lined.sum, bare.sum);
    await flip("drift");
    await until(async () => (await layer())[2] > 100, "arrows");
    assert.notEqual((await picture()).sum, lined.sum);
    await flip("drift");
    await flip("borders");
    await until(async () => (await picture()).sum === bare.sum, "all is as it was", 60000);
});

test("day_and_night_follow_the_hour_and_the_season", async () => {
    await turnTo(0, 0);
    const places = [
        [0.5, 0.5],
        [0.42, 0.5],
        [0.58, 0.5],
    ];
    const at = async (hour, day = 81) => {
        await page.fill("#g-worldHour", String(hour));
        await page.fill("#g-worldDay", String(day));
        await until(
            async () =>
                (await model(page, "settings.worldHour")) === hour &&
                (await model(page, "settings.worldDay")) === day,
            "the sun",
        );
        return (await picture(places)).light;
    };
    const noon = await at(12);
    const night = await at(0);
    assert.ok(noon[0] > 2 * night[0], `${noon} and ${night}`);
    const evening = await at(18);
    assert.ok(evening[1] > evening[2], `the sun is in the west: ${evening}`);
    const morning = await at(6);
    assert.ok(morning[2] > morning[1], `and in the east: ${morning}`);
    // In the summer of the north the pole has day at midnight.
    await turnTo(0, 1.4);
    const [june] = await at(0, 172);
    const [december] = await at(0, 355);
    assert.ok(june > 1.5 * december, `${june} and ${december}`);
    // Switched off there is no night.
    await turnTo(0, 0);
    await at(0);
    await flip("daylight");
    assert.ok((await picture(places)).light[0] > 2 * night[0]);
    assert.equal(await page.locator("#g-worldHour").count(), 0);
    await flip("daylight");
    await at(13, 172);
});

test("a_place_is_told_in_degrees", async () => {
    await turnTo(0.5, 0.4);
    await picture();
    const box = await page.locator("main.stage > canvas").boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.move(box.x + box.width / 2 + 1, box.y + box.height / 2);
    const [, lat, lon] = await until(
        async () =>
            /([\d.]+)° N, ([\d.]+)° E/.exec(
                (await page.locator(".readout").allInnerTexts()).join(" "),
            ),
        "degrees",
    );
    assert.ok(Math.abs(lat - (0.4 * 180) / Math.PI) < 1.5, lat);
    assert.ok(Math.abs(lon - (0.5 * 180) / Math.PI) < 1.5, lon);
    await until(
        async () => /Plate border/.test(await page.locator(".readout").innerText()),
        "the fields of the place",
    );
});

test("a_hand_that_lets_go_leaves_it_turning_unless_less_motion_is_asked_for", async () => {
    const lon = () => page.evaluate(() => window.cuesta.view.globe.rig.state.lon);
    const fling = () =>
        page.evaluate(() => {
            const { canvas } = window.cuesta.view;
            const box = canvas.getBoundingClientRect();
            const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
            canvas.setPointerCapture = () => {};
            const send = (kind, dx) =>
                canvas.dispatchEvent(
                    new PointerEvent(kind, {
                        pointerId: 1,
                        clientX: x + dx,
                        clientY: y,
                        buttons: 1,
                        bubbles: true,
                    }),
                );
            send("pointerdown", 0);
            for (const dx of [8, 20, 40]) send("pointermove", dx);
            send("pointerup", 40);
            return window.cuesta.view.globe.rig.state.lon;
        });
    await turnTo(0, 0);
    const held = await fling();
    await frames(page, 10);
    assert.equal(await lon(), held, "less motion: it stays where the hand left it");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await until(() => page.evaluate(() => !window.cuesta.view.still), "motion");
    await turnTo(0, 0);
    const left = await fling();
    await until(async () => (await lon()) < left - 0.05, "it rolls on");
    // By itself, when asked.
    await turnTo(0, 0);
    await flip("spin");
    await until(async () => (await lon()) < -0.05, "it turns");
    await flip("spin");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await until(() => page.evaluate(() => window.cuesta.view.still), "no motion");
});

test("moments_of_the_run_are_worlds_of_their_time", async () => {
    await flip("borders");
    const world = () =>
        page.evaluate(() => {
            const { view } = window.cuesta;
            const { maps } = view.slots.live;
            const sum = (name) =>
                Array.from(maps.fields.get(name)?.values ?? []).reduce(
                    (s, v, i) => (s * 31 + Math.round(v) * (i + 1)) % 1000003,
                    0,
                );
            return { tick: maps.tick, height: sum("height"), border: sum("plate_border") };
        });
    // One field may come a frame later than the other: each is waited for.
    const go = async (tick, isIt) => {
        await page.evaluate((t) => window.cuesta.client.ask("seek", { tick: t }), tick);
        return until(
            async () => {
                const run = await model(page, "run");
                const now = await world();
                const there = run.tick === tick && !run.busy && now.tick === tick;
                return there && isIt(now) ? now : undefined;
            },
            `the world of step ${tick}`,
            60000,
        );
    };
    const late = await go(8, (now) => now.border !== 0);
    assert.match(await page.locator(".clock .count").innerText(), /40 Myr/);
    const early = await go(3, (now) => now.height !== late.height && now.border !== late.border);
    assert.match(await page.locator(".clock .count").innerText(), /15 Myr/);
    assert.match(await page.locator(".track").getAttribute("aria-valuetext"), /15 Myr/);
    assert.notEqual(early.border, 0);
    const again = await go(8, (now) => now.border === late.border && now.height === late.height);
    assert.deepEqual(again, late);
    await flip("borders");
});

test("a_film_of_the_globe", async () => {
    await page.evaluate(() => window.cuesta.model.set({ dialog: "export" }));
    await page.waitForSelector("#film-turn");
    const turned = await page.evaluate(() => window.cuesta.view.globe.rig.state.lon);
    await page.fill('dialog input[type="number"]', "1");
    await page.keyboard.press("Tab");
    const [download] = await Promise.all([
        page.waitForEvent("download", { timeout: 120000 }),
        page.click('button:has-text("Record what is seen")'),
    ]);
    assert.ok(readFileSync(await download.path()).length > 1500);
    const now = await page.evaluate(() => window.cuesta.view.globe.rig.state.lon);
    assert.ok(Math.abs(Math.sin((now - turned) / 2)) < 0.2, `once round: ${turned} and ${now}`);
    // Drawn by the engine: a picture, and a film through the run.
    const made = await page.evaluate(async () => {
        const { client } = window.cuesta;
        const still = await client.ask("picture", { kind: "relief", size: 128, globe: [20, 10] });
        const film = await client.ask("timelapse", {
            frames: 3,
            size: 96,
            video: false,
            globe: [20, 10],
            turn: 360,
        });
        return { still, film };
    });
    assert.deepEqual([made.still.width, made.still.height], [128, 128]);
    assert.equal(made.film.frames, 3);
    assert.ok(existsSync(join(studio.folder, "project", made.film.folder, "frame_00001.png")));
    await page.keyboard.press("Escape");
});

test("the_panel_fits_a_phone", async () => {
    await page.setViewportSize({ width: 390, height: 780 });
    const small = await openPage(browser, studio.address, {
        viewport: { width: 390, height: 780 },
    });
    await small.evaluate(() => document.querySelector('.views button[title^="Globe"]').click());
    await small.waitForSelector(".globepanel summary");
    assert.equal(await small.locator(".globepanel").getAttribute("open"), null, "folded");
    await small.click(".globepanel summary");
    await small.waitForSelector("#g-plates");
    const box = await small.locator(".globepanel").boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= 390, JSON.stringify(box));
    const stage = await small.locator("main.stage").boundingBox();
    assert.ok(box.y >= stage.y, "all of it is in the view");
    assert.deepEqual(small.problems, []);
    await small.close();
    assert.deepEqual(page.problems, []);
});
