// SPDX-License-Identifier: Apache-2.0
// The first minutes: loading, looking, the map, languages, a phone, keys and names for everybody.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import {
    arrived,
    launch,
    model,
    openPage,
    settled,
    SMALL,
    stageBox,
    startStudio,
    until,
} from "../support/studio.mjs";

let studio;
let browser;
before(async () => {
    studio = await startStudio();
    browser = await launch();
});
after(async () => {
    await browser?.close();
    await studio?.stop();
});

test("a_land_is_there_and_answers", async (context) => {
    const page = await openPage(browser, studio.address, { welcome: true });
    const times = await page.evaluate(() => ({
        ready: performance.getEntriesByName("cuesta-ready")[0]?.startTime,
        picture: performance.getEntriesByName("cuesta-picture")[0]?.startTime,
    }));
    context.diagnostic(
        `interactive after ${Math.round(times.ready)} ms, ` +
            `first land after ${Math.round(times.picture)} ms`,
    );
    // The goal is 3 s; a figure, because a busy machine must not decide a test.
    assert.ok(times.ready < 30000 && times.picture < 30000, JSON.stringify(times));
    // A running landscape and three suggestions, nothing to click away first.
    assert.equal(await page.locator(".welcome > button").count(), 3);
    assert.equal(await page.locator("dialog[open]").count(), 0);
    assert.deepEqual(page.problems, []);
    await page.close();
});

test("the_land_has_six_tenths_of_the_window", async () => {
    for (const [width, height] of [
        [1440, 900],
        [1920, 1080],
        [1280, 800],
    ]) {
        const page = await openPage(browser, studio.address, { viewport: { width, height } });
        const box = await stageBox(page);
        const share = (box.width * box.height) / (width * height);
        assert.ok(share >= 0.6, `${width} x ${height}: ${share.toFixed(3)}`);
        await page.close();
    }
});

test("the_picture_shows_land_and_changes_with_the_sun", async () => {
    const page = await openPage(browser, studio.address);
    await arrived(page);
    await settled(page);
    const colours = () =>
        page.evaluate(async () => {
            const blob = await window.cuesta.view.screenshot(1);
            const bitmap = await createImageBitmap(blob);
            const canvas = new OffscreenCanvas(32, 18);
            const c = canvas.getContext("2d");
            c.drawImage(bitmap, 0, 0, 32, 18);
            return [...c.getImageData(0, 0, 32, 18).data];
        });
    const evening = await colours();
    assert.ok(new Set(evening).size > 40, "the picture is not one colour");
    await page.evaluate(() => window.cuesta.view.change({ hour: 12 }));
    await settled(page);
    const noon = await colours();
    const change = noon.reduce((sum, v, i) => sum + Math.abs(v - evening[i]), 0) / noon.length;
    assert.ok(change > 4, `noon differs from evening by ${change.toFixed(1)} of 255`);
    await page.close();
});

test("dragging_turns_the_wheel_zooms_and_f_frames", async () => {
    const page = await openPage(browser, studio.address);
    const box = await stageBox(page);
    const rig = () => page.evaluate(() => ({ ...window.cuesta.view.rig.state }));
    const first = await rig();
    await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.55, { steps: 3 });
    await page.mouse.up();
    const turned = await rig();
    assert.ok(Math.abs(turned.azimuth - first.azimuth) > 0.1 && turned.polar !== first.polar);
    await page.mouse.wheel(0, -400);
    assert.ok((await rig()).distance < first.distance);
    await page.keyboard.press("f");
    await until(
        async () => Math.abs((await rig()).distance - first.distance) < 1,
        "F frames the land",
    );
    await page.close();
});

test("fields_are_those_of_the_land_and_legends_say_what_they_show", async () => {
    const wet = SMALL.replace(
        'op = "thermal"\nangle = "35 deg"',
        'op = "rain"\n[[stage.process]]\nop = "water_flow"\ndirections = "eight"',
    ).replace("steps = 60", "steps = 3");
    const own = await startStudio({ recipe: wet });
    const page = await openPage(browser, own.address, { viewport: { width: 1280, height: 760 } });
    await arrived(page);
    await page.keyboard.press("2");
    const offered = await page
        .locator("#v-field option")
        .evaluateAll((list) => list.map((one) => one.value));
    assert.ok(offered.includes("water") && offered.includes("basin"), offered.join());
    assert.deepEqual(
        offered.filter((name) => name.includes(".")),
        [],
    );
    // Heights without a sea: the legend begins with the lowest ground, in the colour of ground.
    await settled(page);
    const first = await page.evaluate(() => [
        ...document.querySelector(".legend canvas").getContext("2d").getImageData(0, 0, 1, 1).data,
    ]);
    assert.ok(first[1] > first[2], `land, not sea: ${first}`);
    const marks = await page
        .locator(".legend .marks span")
        .evaluateAll((list) => list.map((one) => parseFloat(one.style.left)));
    assert.ok(
        Math.min(...marks) < 40 && Math.max(...marks) > 60,
        `marks over the whole legend: ${marks}`,
    );
    await page.selectOption("#v-field", "basin");
    await until(
        () =>
            page.evaluate(
                () =>
                    window.cuesta.view.map.field === "basin" &&
                    window.cuesta.view.map.classCount > 3,
            ),
        "basins arrive",
    );
    await settled(page);
    assert.match(await page.locator(".legend").innerText(), /\d+ classes, told apart by colour/);
    const colours = await page.evaluate(() => {
        const { view } = window.cuesta;
        const table = view.map.colours.image.data;
        const values = view.slots.live.maps.fields.get("basin").values;
        return new Set(
            [...values].map((v) => {
                const i = Math.floor((v + 0.5) % 256) * 4;
                return table.slice(i, i + 3).join();
            }),
        ).size;
    });
    assert.ok(colours >= 4, `${colours} colours of basins`);
    await page.close();
    await own.stop();
});

test("the_inspector_starts_open_where_it_fits", async () => {
    for (const [width, open] of [
        [1280, true],
        [1100, true],
        [900, false],
    ]) {
        const page = await openPage(browser, studio.address, { viewport: { width, height: 720 } });
        assert.equal(await page.locator(".inspector").count(), open ? 1 : 0, `${width} px`);
        const box = await stageBox(page);
        assert.ok(box.width >= 0.6 * width, `${box.width} of ${width} px for the land`);
        await page.close();
    }
});

test("the_map_has_a_legend_a_scale_and_reads_every_value_of_a_cell", async () => {
    const page = await openPage(browser, studio.address);
    await arrived(page);
    await page.keyboard.press("2");
    assert.equal(await model(page, "mode"), "map");
    await page.evaluate(() => window.cuesta.model.set({ right: true }));
    await page.selectOption("#v-field", "slope");
    await until(
        () => page.evaluate(() => window.cuesta.view.slots.live.maps.fields.has("slope")),
        "the field slope arrives",
    );
    await settled(page);
    assert.match(await page.locator(".legend").innerText(), /Slope/);
    assert.match(await page.locator(".scalebar").innerText(), /\d+\s*(m|km)/);
    const box = await stageBox(page);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    const exact = await until(async () => {
        const text = await page
            .locator(".readout")
            .innerText()
            .catch(() => "");
        return /Height/.test(text) && /Slope/.test(text) && text;
    }, "the values under the cursor");
    const shown = await page.evaluate(
        () =>
            window.cuesta.view.pick(
                ...(() => {
                    const r = window.cuesta.view.canvas.getBoundingClientRect();
                    return [r.left + r.width / 2, r.top + r.height / 2];
                })(),
            ).height,
    );
    const read = Number(/Height\s+([-\d.\u202f]+)/.exec(exact)[1].replace("\u202f", ""));
    // The picture is interpolated, the reading is the nearest sample: 20 m of steep ground apart.
    assert.ok(Math.abs(read - shown) < 20, `${read} read, ${shown} drawn`);
    await page.close();
});

test("german_is_spoken_to_germans_and_on_request", async () => {
    const page = await openPage(browser, studio.address, {
        locale: "de-DE",
        viewport: { width: 1440, height: 700 },
    });
    assert.equal(await page.locator("html").getAttribute("lang"), "de");
    assert.match(await page.locator(".topbar").innerText(), /Karte/);
    await page.click(".lang");
    await until(async () => /Map/.test(await page.locator(".topbar").innerText()), "English texts");
    await settled(page);
    await page.close();
});

test("on_a_phone_panels_are_sheets", async () => {
    const page = await openPage(browser, studio.address, {
        viewport: { width: 390, height: 780 },
        touch: true,
    });
    const box = await stageBox(page);
    assert.ok(box.width === 390 && box.height / 780 > 0.8);
    assert.equal(await page.locator(".panel.left").isVisible(), false);
    await page.click(".sheets button:nth-child(1)");
    assert.equal(await page.locator(".panel.left .card").first().isVisible(), true);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `nothing sticks out: ${wide}`);
    await page.close();
});

test("every_control_has_a_name_and_can_be_reached_by_tab", async () => {
    const page = await openPage(browser, studio.address, {
        viewport: { width: 1440, height: 900 },
    });
    await page.click(".card .name");
    const nameless = await page.evaluate(() => {
        const out = [];
        for (const e of document.querySelectorAll(
            "button, input, select, textarea, [role=slider]",
        )) {
            const label =
                e.getAttribute("aria-label") ||
                e.innerText?.trim() ||
                e.title ||
                (e.id && document.querySelector(`label[for="${e.id}"]`)?.textContent) ||
                e.closest("label")?.innerText;
            if (!label) out.push(e.outerHTML.slice(0, 120));
            if (e.tabIndex < 0 && !e.disabled) out.push(`not by tab: ${e.outerHTML.slice(0, 120)}`);
        }
        return out;
    });
    assert.deepEqual(nameless, []);
    // Focus is seen.
    await page.keyboard.press("Tab");
    const outline = await page.evaluate(
        () => getComputedStyle(document.activeElement).outlineWidth,
    );
    assert.equal(outline, "2px");
    await page.close();
});

test("nothing_moves_by_itself_when_motion_is_unwanted", async () => {
    const page = await openPage(browser, studio.address, { quality: "medium" });
    await arrived(page);
    await settled(page);
    // What moves by itself never comes to rest; a picture that is late on a busy machine does.
    const pictures = () => page.evaluate(() => window.cuesta.view.pictures);
    await until(async () => {
        const before = await pictures();
        await page.waitForTimeout(600);
        return (await pictures()) === before;
    }, "no further picture");
    await page.close();
});
