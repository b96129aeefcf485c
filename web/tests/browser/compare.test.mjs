// SPDX-License-Identifier: Apache-2.0
// Two branches side by side: names and steps, the divider, maps, the difference, what was changed.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
    arrived,
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
before(async () => {
    browser = await launch();
    studio = await startStudio();
    page = await openPage(browser, studio.address, { viewport: { width: 1440, height: 800 } });
    await arrived(page);
});
after(async () => {
    await browser?.close();
    await studio?.stop();
});

const ask = (what, fields = {}) =>
    page.evaluate(([w, f]) => window.cuesta.client.ask(w, f), [what, fields]);
const slotHeight = (slot, x, y) =>
    page.evaluate(
        ([name, u, v]) => {
            const map = window.cuesta.view.slots[name].maps.fields.get("height");
            if (map === undefined) return NaN;
            return map.values[
                Math.round(v * (map.rows - 1)) * map.columns + Math.round(u * (map.columns - 1))
            ];
        },
        [slot, x, y],
    );

// The colour of the picture at shares of the canvas.
const pixel = (x, y) =>
    page.evaluate(
        async ([u, v]) => {
            const bitmap = await createImageBitmap(await window.cuesta.view.screenshot(1));
            const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
            const c = canvas.getContext("2d");
            c.drawImage(bitmap, 0, 0);
            return [
                ...c
                    .getImageData(Math.round(u * bitmap.width), Math.round(v * bitmap.height), 1, 1)
                    .data.slice(0, 3),
            ];
        },
        [x, y],
    );

test("two_branches_stand_side_by_side_and_the_run_keeps_its_place", async () => {
    const plain = await slotHeight("live", 0.5, 0.5);
    await ask("branch", { name: "tall" });
    await ask("edit", {
        edits: [
            { kind: "set", place: "stage.1.relief", value: '"700 m"' },
            { kind: "set", place: "stage.1.wavelength", value: '"900 m"' },
            { kind: "set", place: "stage.3.process.1.angle", value: '"28 deg"' },
        ],
        what: "taller",
    });
    await until(async () => /700 m/.test(await model(page, "text")), "the branch has its own text");
    await rested(page);
    await ask("seek", { tick: 30 });
    await until(
        async () => (await model(page, "run.tick")) === 30 && !(await model(page, "run.busy")),
        "step 30",
    );
    await page.keyboard.press("3");
    // The other branch is offered by itself because there is just one.
    await until(
        async () => (await model(page, "compare.left")) === "main",
        "the other branch stands left",
    );
    await until(
        async () => Math.abs((await slotHeight("a", 0.5, 0.5)) - plain) < 0.1,
        "with its own land",
    );
    assert.equal(await model(page, "run.tick"), 30);
    assert.equal(await model(page, "run.branch"), "tall");
    const sides = await page
        .locator(".comparebar select")
        .evaluateAll((list) => list.map((s) => s.selectedOptions[0].text));
    assert.match(sides[0], /^main, step 62$/);
    assert.match(sides[1], /^now: tall, step 30$/);
});

test("what_was_changed_stands_in_words", async () => {
    await until(async () => (await model(page, "compare.words")).length === 3, "three differences");
    await page.click(".comparebar summary");
    const words = await page.locator(".comparebar .apart").innerText();
    assert.match(words, /3 differences of the recipes/);
    assert.match(words, /Land: Relief 400 m → 700 m/);
    assert.match(words, /Land: Wavelength 1\u202f200 m → 900 m/);
    assert.match(words, /Slopes › Thermal: Angle 35 ° → 28 °/);
    await page.click(".comparebar summary");
});

test("the_divider_is_drawn_by_hand_and_by_keys", async () => {
    const box = await stageBox(page);
    const handle = await page.locator(".split span").boundingBox();
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.3, handle.y, { steps: 4 });
    await page.mouse.up();
    assert.ok(Math.abs((await page.evaluate(() => window.cuesta.view.split)) - 0.3) < 0.02);
    await page.locator(".split").focus();
    for (let i = 0; i < 10; i++) await page.keyboard.press("ArrowRight");
    assert.ok(Math.abs((await page.evaluate(() => window.cuesta.view.split)) - 0.5) < 0.02);
});

test("two_maps_share_one_window_and_one_legend", async () => {
    await page.click('.comparebar [role=radio]:has-text("Map")');
    await settled(page);
    const legend = await page.locator(".legend").innerText();
    assert.match(legend, /Height/);
    const span = await page.evaluate(() => {
        const { view } = window.cuesta;
        return [
            view.map.heights(view.slots.live.land),
            view.otherMap.heights(view.slots.a.land),
            view.slots.a.land.numbers,
            view.slots.live.land.numbers,
        ];
    });
    assert.deepEqual(span[0], span[1]);
    assert.equal(span[0].low, Math.min(span[2].low, span[3].low));
    // Both sides show their own land: the highest place of the tall one is bright on its side only.
    const seen = await page.evaluate(() => {
        const { view } = window.cuesta;
        const share = (slot) => {
            const map = view.slots[slot].maps.fields.get("height");
            let best = 0;
            map.values.forEach((v, i) => {
                if (v > map.values[best]) best = i;
            });
            return [
                (best % map.columns) / (map.columns - 1),
                Math.floor(best / map.columns) / (map.rows - 1),
            ];
        };
        const [x, y] = share("live");
        return view
            .project(x * view.land.width, y * view.land.depth)
            .concat([view.canvas.clientWidth, view.canvas.clientHeight]);
    });
    const at = async (split) => {
        await page.evaluate((s) => {
            window.cuesta.view.split = s;
            window.cuesta.view.invalidate();
        }, split);
        return pixel(seen[0] / seen[2], seen[1] / seen[3]);
    };
    const right = await at(0.03);
    const left = await at(0.97);
    const apart = right.reduce((sum, v, i) => sum + Math.abs(v - left[i]), 0);
    assert.ok(apart > 20, `${right} right, ${left} left`);
    await page.evaluate(() => {
        window.cuesta.view.split = 0.5;
    });
});

test("the_difference_is_rust_where_lost_and_blue_green_where_gained", async () => {
    await page.click('.comparebar [role=radio]:has-text("Difference")');
    await settled(page);
    await until(
        () => page.evaluate(() => window.cuesta.view.map.apart !== undefined),
        "a difference is made",
    );
    assert.match(await page.locator(".legend").innerText(), /Right minus left: Height\s+m/);
    const found = await page.evaluate(() => {
        const { view } = window.cuesta;
        const { apart } = view.map;
        const a = view.slots.a.maps.fields.get("height").values;
        const b = view.slots.live.maps.fields.get("height").values;
        let worst = 0;
        let most = 0;
        let least = 0;
        apart.values.forEach((v, i) => {
            worst = Math.max(worst, Math.abs(v - (b[i] - a[i])));
            if (v > apart.values[most]) most = i;
            if (v < apart.values[least]) least = i;
        });
        const place = (i) =>
            view
                .project(
                    (i % apart.columns) * view.land.spacing,
                    Math.floor(i / apart.columns) * view.land.spacing,
                )
                .map((p, k) => p / (k ? view.canvas.clientHeight : view.canvas.clientWidth));
        return {
            worst,
            low: apart.values[least],
            high: apart.values[most],
            gained: place(most),
            lost: place(least),
            range: view.map.range,
        };
    });
    assert.ok(found.low < -5 && found.high > 5, JSON.stringify(found));
    assert.ok(found.worst < 0.05, `${found.worst} m`);
    assert.equal(found.range[0], -found.range[1]);
    const [r1, , b1] = await pixel(...found.lost);
    const [r2, , b2] = await pixel(...found.gained);
    assert.ok(r1 > b1 + 20, `rust where lost: ${r1}, ${b1}`);
    assert.ok(b2 > r2 + 20, `blue-green where gained: ${b2}, ${r2}`);
    assert.equal(await page.locator(".split").count(), 0);
});

test("another_field_is_fetched_for_kept_lands_too", async () => {
    await page.click('.comparebar [role=radio]:has-text("Map")');
    await page.evaluate(() => window.cuesta.model.set({ right: true }));
    await page.selectOption("#v-field", "slope");
    await until(
        () => page.evaluate(() => window.cuesta.view.slots.a.maps.fields.has("slope")),
        "the kept land has its slope",
    );
    await settled(page);
    assert.match(await page.locator(".legend").innerText(), /Slope/);
    await page.selectOption("#v-field", "height");
    await page.click('.comparebar [role=radio]:has-text("3D")');
});

test("a_branch_can_stand_on_either_side_and_a_moment_be_kept", async () => {
    await page.selectOption(".comparebar .left select", { label: "Keep this moment" });
    await until(async () => (await model(page, "run.kept.a.tick")) === 30, "this moment is kept");
    assert.match(
        await page.locator(".comparebar .left select").evaluate((s) => s.selectedOptions[0].text),
        /kept: tall, step 30/,
    );
    await page.selectOption(".comparebar .right select", "main");
    await until(
        () => page.evaluate(() => window.cuesta.view.splitSlots.join() === "a,b"),
        "main stands right",
    );
    await until(async () => Number.isFinite(await slotHeight("b", 0.5, 0.5)), "with its land");
    await until(
        async () => (await model(page, "compare.words")).some((w) => /700 m → 400 m/.test(w)),
        "the other way round",
    );
    await page.selectOption(".comparebar .right select", "");
    await until(
        () => page.evaluate(() => window.cuesta.view.splitSlots.join() === "a,live"),
        "the land now again",
    );
    await until(
        async () => /The recipes are the same/.test(await page.locator(".comparebar").innerText()),
        "one text, one moment",
    );
    assert.deepEqual(page.problems, []);
});
