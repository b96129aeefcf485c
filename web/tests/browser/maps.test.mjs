// SPDX-License-Identifier: Apache-2.0
// Painted maps: what is painted works on the land there, and nowhere else, and headless too.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, afterEach, before, test } from "node:test";
import {
    launch,
    model,
    openPage,
    rested,
    settled,
    SMALL,
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

// Processes of a recipe in which it rains.
const storm = (rate) =>
    [
        `[[stage.process]]\nop = "rain"\nrate = "${rate}"`,
        '[[stage.process]]\nop = "water_flow"',
        '[[stage.process]]\nop = "hydraulic_erosion"',
    ].join("\n");

async function open(recipe) {
    studio = await startStudio({ recipe });
    page = await openPage(browser, studio.address, { viewport: { width: 1600, height: 760 } });
    await rested(page);
    await page.keyboard.press("2");
    await page.keyboard.press("b");
    await settled(page);
}

// A short stroke around a share of the extent.
async function paint(kind, x, y, radius = 250) {
    const button = page.locator(`.kinds button:has-text("${kind}")`);
    if ((await button.getAttribute("aria-checked")) !== "true") await button.click();
    await page.fill("#b-radius", String(radius));
    await page.keyboard.press("Enter");
    const box = await stageBox(page);
    const [px, py] = await page.evaluate(
        ([u, v]) => {
            const { view } = window.cuesta;
            return view.project(u * view.land.width, v * view.land.depth);
        },
        [x, y],
    );
    await page.mouse.move(box.x + px - 6, box.y + py);
    await page.mouse.down();
    await page.mouse.move(box.x + px + 6, box.y + py, { steps: 3 });
    await page.mouse.up();
}

const read = (field, x, y) =>
    page.evaluate(
        async ([name, u, v]) => {
            const { client, view } = window.cuesta;
            const cell = await client.ask("cell", {
                x: u * view.land.width,
                y: v * view.land.depth,
            });
            const entry = (cell.fields ?? cell.values)[name];
            return typeof entry === "object" ? entry.value : entry;
        },
        [field, x, y],
    );

// The studio's export and `cuesta run` of the same text have the same bits.
async function headless(fields) {
    const outputs = fields.map((field) => ({ field, file: `${field}.r32` }));
    const answer = await page.evaluate(
        (list) => window.cuesta.client.ask("export", { outputs: list }),
        outputs,
    );
    const live = fields.map(
        (field) => answer.files.find((one) => one.file.endsWith(`/${field}.r32`)).data_sha256,
    );
    const folder = join(studio.folder, "headless");
    mkdirSync(folder, { recursive: true });
    const text = (await model(page, "text")).replace(/\[\[output\]\][^[]*/g, "");
    const wanted = fields
        .map((field) => `[[output]]\nfield = "${field}"\nfile = "${field}.r32"\n`)
        .join("");
    writeFileSync(join(folder, "recipe.toml"), `${text}\n${wanted}`);
    execFileSync(
        process.env.CUESTA_PROGRAM,
        ["run", "recipe.toml", "-o", "out", "-q", "--no-progress"],
        { cwd: folder },
    );
    const made = JSON.parse(readFileSync(join(folder, "out/manifest.json"), "utf8")).outputs;
    const alone = fields.map(
        (field) => made.find((one) => one.file === `${field}.r32`).data_sha256,
    );
    assert.equal(live[0].length, 64);
    assert.deepEqual(live, alone);
}

test("painted_rain_falls_where_it_is_painted", async () => {
    await open(SMALL);
    // Nobody takes rain in this recipe: one sentence, one click.
    await page.click('.kinds button:has-text("Rain")');
    assert.match(
        await page.locator(".offer").innerText(),
        /No process of this recipe takes the map rain_map yet/,
    );
    assert.equal(await page.locator(".tooloptions .unit").nth(1).innerText(), "mm/h");
    await paint("Rain", 0.3, 0.4);
    await until(
        async () => /into = "rain_map"/.test(await model(page, "text")),
        "the stroke is in the recipe",
    );
    await page.click('.offer button:has-text("Add Rain")');
    await until(
        async () => /rate = "rain_map"/.test(await model(page, "text")),
        "rain takes the map",
    );
    await until(
        async () =>
            /Rain reads the map rain_map: Rate/.test(
                await page.locator(".tooloptions").innerText(),
            ),
        "the panel says so",
    );
    await rested(page);
    assert.ok((await read("rain_map", 0.3, 0.4)) > 40, "painted");
    assert.equal(await read("rain_map", 0.8, 0.8), 0);
    const wet = await page.evaluate(async () => {
        const answer = await window.cuesta.client.ask("histogram", { field: "water" });
        return answer.high;
    });
    assert.ok(wet > 0.005, `${wet} m of water`);
    assert.equal(await read("water", 0.95, 0.95), 0);
    await headless(["height", "water"]);
    // All of it is undone step by step.
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("z");
    await until(
        async () => !/op = "rain"/.test(await model(page, "text")),
        "undo takes the process away",
    );
    await page.keyboard.press("z");
    await until(async () => !/rain_map/.test(await model(page, "text")), "and the stroke");
});

test("more_rain_here_than_elsewhere_in_a_recipe_that_rains", async () => {
    const raining = SMALL.replace(
        '[[stage.process]]\nop = "thermal"\nangle = "35 deg"',
        storm("20 mm/h"),
    );
    await open(raining);
    await page.click('.kinds button:has-text("Rain")');
    assert.match(
        await page.locator(".tooloptions").innerText(),
        /The first stroke gives the map rain_map to Rain: Rate/,
    );
    await paint("Rain", 0.5, 0.5);
    await until(
        async () => /rate = "rain_map"/.test(await model(page, "text")),
        "the process takes the map by itself",
    );
    await rested(page);
    assert.equal(await read("rain_map", 0.05, 0.05), 20);
    assert.ok((await read("rain_map", 0.5, 0.5)) > 40);
    await headless(["height", "water"]);
    // In the middle of the run a stroke is an event of this step.
    const ticks = await model(page, "run.ticks");
    await page.evaluate((tick) => window.cuesta.client.ask("seek", { tick }), ticks - 30);
    await until(
        async () =>
            (await model(page, "run.tick")) === ticks - 30 && !(await model(page, "run.busy")),
        "the middle",
    );
    await paint("Rain", 0.2, 0.8);
    await until(
        async () => /\[\[stage\.event\]\][^[]*into = "rain_map"/.test(await model(page, "text")),
        "an event",
    );
    await page.evaluate(() => window.cuesta.client.ask("run"));
    await rested(page);
    await headless(["height", "water"]);
});

test("painted_hardness_protects_the_ground", async () => {
    const worn = SMALL.replace('op = "thermal"\nangle = "35 deg"', 'op = "droplets"').replace(
        "steps = 60",
        "steps = 6",
    );
    await open(worn);
    await page.click('.kinds button:has-text("Hardness")');
    assert.match(await page.locator(".tooloptions").innerText(), /to Droplets: Hardness/);
    await page.fill("#b-strength", "1");
    await page.keyboard.press("Enter");
    await page.fill("#b-value", "1");
    await page.keyboard.press("Enter");
    await page.fill("#b-core", "0.7");
    await page.keyboard.press("Enter");
    await paint("Hardness", 0.5, 0.5, 500);
    await page.evaluate(() => document.activeElement?.blur());
    await until(
        async () => /hardness = "hardness_map"/.test(await model(page, "text")),
        "droplets takes the map",
    );
    await rested(page);
    const wear = await page.evaluate(async () => {
        const { client } = window.cuesta;
        await client.ask("export", {
            outputs: [
                { field: "wear", file: "wear.r32" },
                { field: "hardness_map", file: "hard.r32" },
            ],
            name: "hard",
        });
        const get = async (name) =>
            new Float32Array(
                await (await client.get(`/api/file/export/hard/${name}.r32`)).arrayBuffer(),
            );
        const [worn, hard] = [await get("wear"), await get("hard")];
        const mean = (keep) => {
            let sum = 0,
                n = 0;
            worn.forEach((v, i) => {
                if (keep(hard[i])) ((sum += v), n++);
            });
            return sum / n;
        };
        return { hard: mean((h) => h > 0.99), soft: mean((h) => h === 0) };
    });
    assert.ok(wear.soft > 0.05, JSON.stringify(wear));
    assert.ok(wear.hard < 0.1 * wear.soft, JSON.stringify(wear));
    await headless(["height"]);
});

test("hardness_holds_back_running_water_by_a_mask", async () => {
    const water = SMALL.replace(
        '[[stage.process]]\nop = "thermal"\nangle = "35 deg"',
        `${storm("80 mm/h")}\nacceleration = 60`,
    );
    await open(water);
    await page.click('.kinds button:has-text("Hardness")');
    assert.match(
        await page.locator(".tooloptions").innerText(),
        /map softness_map to Hydraulic erosion: Mask/,
    );
    await paint("Hardness", 0.5, 0.5, 400);
    await until(
        async () => /mask = "softness_map"/.test(await model(page, "text")),
        "the process is masked",
    );
    await rested(page);
    assert.ok((await read("softness_map", 0.5, 0.5)) < 0.7);
    assert.equal(await read("softness_map", 0.05, 0.9), 1);
    await headless(["height"]);
});

test("uplift_and_springs_are_painted_too", async () => {
    await open(SMALL);
    const before = await read("height", 0.3, 0.6);
    const far = await read("height", 0.9, 0.1);
    await paint("Uplift", 0.3, 0.6, 400);
    await page.click('.offer button:has-text("Add Uplift")');
    await until(
        async () => /rate = "uplift_map"/.test(await model(page, "text")),
        "uplift takes the map",
    );
    await rested(page);
    assert.ok((await read("height", 0.3, 0.6)) > before + 20, "the ground rises there");
    assert.ok(Math.abs((await read("height", 0.9, 0.1)) - far) < 0.01, "and nowhere else");
    await paint("Spring", 0.6, 0.3, 80);
    await page.click('.offer button:has-text("Add Spring")');
    await until(
        async () => /area = "spring_map"/.test(await model(page, "text")),
        "spring takes the map",
    );
    await rested(page);
    assert.ok(
        (await page.evaluate(
            async () => (await window.cuesta.client.ask("histogram", { field: "water" })).high,
        )) > 0.05,
        "water comes",
    );
    await headless(["height", "water"]);
    assert.deepEqual(page.problems, []);
});
