// SPDX-License-Identifier: Apache-2.0
// The pictures of docs/guide/studio.md: scenes of examples as they are shipped and of a world made
// of profiles, seen in the page at full quality. They are written to docs/images/studio.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { after, before, test } from "node:test";
import {
    arrived,
    drawn,
    launch,
    openPage,
    rested,
    settled,
    stageBox,
    startStudio,
    until,
} from "../support/studio.mjs";
import { world } from "../support/world.mjs";

const root = join(process.cwd(), "..");
const pictures = join(root, "docs/images/studio");
let browser;
before(async () => {
    mkdirSync(pictures, { recursive: true });
    browser = await launch();
});
after(async () => browser?.close());

// Opens an example (or a recipe with its files), lets it run to its end, arranges the view and
// takes the picture.
async function scene(example, name, arrange, viewport = { width: 1440, height: 900 }) {
    const given =
        typeof example === "string"
            ? { recipe: readFileSync(join(root, `examples/${example}.toml`), "utf8") }
            : example;
    const studio = await startStudio(given);
    try {
        const page = await openPage(browser, studio.address, { viewport, quality: "high" });
        await until(
            async () => (await page.evaluate(() => window.cuesta.model.value.run.tick)) > 0,
            "the run begins",
        );
        await arrived(page);
        await page.waitForTimeout(1500); // walls are asked for when the land rests
        await arrange(page);
        await page.waitForTimeout(600);
        await drawn(page);
        const path = join(pictures, `${name}.png`);
        await page.screenshot({ path });
        assert.deepEqual(page.problems, []);
        assert.ok(statSync(path).size > 100000, "the picture is not empty");
        await page.close();
    } finally {
        await studio.stop();
    }
}

const look = (page, settings, rig) =>
    page.evaluate(
        ([s, r]) => {
            const { view, model } = window.cuesta;
            model.set({ settings: { ...model.value.settings, ...s } });
            view.change(s);
            if (r) view.rig.state = { ...view.rig.state, ...r };
            view.invalidate();
        },
        [settings, rig],
    );

test("the_quickstart_island", () =>
    scene("quickstart", "island", async (page) => {
        await page.locator(".card .name", { hasText: "Rivers" }).click();
        await page.evaluate(() => {
            window.cuesta.view.rig.zoom(0.86);
            window.cuesta.view.invalidate();
        });
    }));

test("a_canyon_cut_open", () =>
    scene("water_canyon", "canyon", async (page) => {
        await look(page, { hour: 17.4 });
        await page.keyboard.press("s");
        const box = await stageBox(page);
        await page.mouse.move(box.x + box.width * 0.42, box.y + box.height * 0.33);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width * 0.55, box.y + box.height * 0.62, { steps: 6 });
        await page.mouse.up();
        await until(
            async () => (await page.locator(".sectionfigure canvas").count()) === 1,
            "the section",
        );
        await page.keyboard.press("Escape");
    }));

test("a_young_range_in_the_evening", () =>
    scene("young_range", "range", async (page) => {
        await page.evaluate(() => window.cuesta.model.set({ left: false, right: false }));
        await look(
            page,
            { look: "alpine", hour: 18.2, turn: 40, haze: 1.3 },
            { x: 1200, y: 1000, z: -400, distance: 8600, polar: 1.24, azimuth: 3.9 },
        );
    }));

test("rivers_on_the_map", () =>
    scene("quickstart", "map", async (page) => {
        await page.keyboard.press("2");
        await look(page, { field: "slope", contour: 0 });
        await page.selectOption("#v-field", "slope");
        await until(
            () => page.evaluate(() => window.cuesta.view.slots.live.maps.fields.has("slope")),
            "the field arrives",
            60000,
        );
        await page.selectOption("#v-field", "height");
        await look(page, { contour: 100 });
        await page.keyboard.press("t");
        await page.waitForTimeout(500);
        await page.keyboard.press("f");
        await settled(page);
        const box = await stageBox(page);
        await page.mouse.move(box.x + box.width * 0.55, box.y + box.height * 0.45);
        await page.waitForTimeout(800);
    }));

test("before_and_after_a_stroke", () =>
    scene("lake_district", "brush", async (page) => {
        await page.keyboard.press("3");
        await until(
            () => page.evaluate(() => window.cuesta.view.slots.a.maps.fields.has("height")),
            "the kept land",
        );
        await page.keyboard.press("b");
        await page.fill("#b-radius", "900");
        await page.keyboard.press("Enter");
        await page.fill("#b-amount", "420");
        await page.keyboard.press("Enter");
        const box = await stageBox(page);
        await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.45);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width * 0.75, box.y + box.height * 0.62, { steps: 8 });
        await page.mouse.up();
        await until(
            () => page.evaluate(() => /op = "brush"/.test(window.cuesta.model.value.text)),
            "the stroke is in the recipe",
        );
        await arrived(page);
        await page.waitForTimeout(1500);
    }));

test("young_and_old_rivers_and_what_lies_between", () =>
    scene("quickstart", "compare", async (page) => {
        const ask = (what, fields) =>
            page.evaluate(([w, f]) => window.cuesta.client.ask(w, f), [what, fields]);
        await ask("branch", { name: "old" });
        await ask("edit", {
            edits: [{ kind: "set", place: "stage.2.age", value: "3" }],
            what: "age",
        });
        await until(
            () =>
                page.evaluate(
                    () =>
                        /age = 3/.test(window.cuesta.model.value.text) &&
                        window.cuesta.model.value.run.branch === "old",
                ),
            "the other age",
        );
        await rested(page);
        await page.keyboard.press("3");
        await until(
            () => page.evaluate(() => window.cuesta.view.slots.a.maps.fields.has("height")),
            "the other branch",
            60000,
        );
        await page.click('.comparebar [role=radio]:has-text("Difference")');
        await page.click(".comparebar summary");
        await page.keyboard.press("f");
        await page.evaluate(() => document.activeElement?.blur());
    }));

test("a_world_as_a_globe_and_the_climate_of_a_place", () =>
    scene(world(512), "globe", async (page) => {
        await page.evaluate(() => window.cuesta.model.set({ left: false }));
        await page.keyboard.press("4");
        await page.evaluate(() => {
            const { view } = window.cuesta;
            view.globe.rig.state = { lon: 1.75, lat: 0.32, distance: 3.6 };
            view.change({ worldHour: 8 });
            view.invalidate();
        });
        await page.keyboard.press("m");
        const box = await stageBox(page);
        await page.mouse.click(box.x + box.width * 0.56, box.y + box.height * 0.52);
        await until(
            () => page.evaluate(() => window.cuesta.readings.value.climate?.kept === true),
            "the climate",
        );
        await page.keyboard.press("Escape");
        await page.mouse.move(2, 2);
    }));

const PLANET = `name = "planet"
seed = 2
[grid]
size = [512, 256]
spacing = "78.19 km"
projection = "latlon"
[[stage]]
op = "simulate"
steps = 40
[[stage.process]]
op = "plates"
time_step = "5 Myr"
[[output]]
field = "height"
file = "height.npy"
`;

test("a_planet_with_plates", () =>
    scene({ recipe: PLANET }, "plates", async (page) => {
        await page.evaluate(() => window.cuesta.model.set({ left: false, right: false }));
        await page.keyboard.press("4");
        await page.waitForSelector("#g-drift");
        await page.evaluate(() => {
            for (const key of ["plates", "borders", "drift"])
                document.getElementById(`g-${key}`).click();
        });
        await until(
            () =>
                page.evaluate(() => {
                    const { lines, arrows } = window.cuesta.view.globe.plates;
                    return lines > 0 && arrows > 0;
                }),
            "lines and arrows",
            60000,
        );
        await page.mouse.move(2, 2);
    }));

test("wind_over_a_map_of_temperature", () =>
    scene(world(512), "wind", async (page) => {
        await page.evaluate(() => window.cuesta.model.set({ left: false }));
        await page.keyboard.press("2");
        await page.selectOption("#v-field", "temperature");
        await until(
            () => page.evaluate(() => window.cuesta.view.slots.live.maps.fields.has("temperature")),
            "the field arrives",
            60000,
        );
        await page.evaluate(() => document.activeElement?.blur());
        await page.keyboard.press("f");
    }));

test("a_phone", () =>
    scene(
        "island_rivers",
        "phone",
        async (page) => {
            await page.click(".sheets button:nth-child(1)");
        },
        { width: 390, height: 780 },
    ));
