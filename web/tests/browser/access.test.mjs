// SPDX-License-Identifier: Apache-2.0
// For everybody: keys for everything, contrast as drawn, no English left in German, fingers, calm.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { transformSync } from "esbuild";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
    launch,
    model,
    openPage,
    quiet,
    rested,
    settled,
    startStudio,
    until,
} from "../support/studio.mjs";

let browser;
let studio;
before(async () => {
    browser = await launch();
    studio = await startStudio();
});
after(async () => {
    await browser?.close();
    await studio?.stop();
});

// Everything the page can open, one after the other.
const rooms = [
    ["cards", {}],
    ["a card", { selected: "stage.1", right: true }],
    ["brush", { tool: "brush" }],
    ["sea", { tool: "sea", selected: "" }],
    ["section", { tool: "section" }],
    ["charts", { tool: "look", dock: true }],
    ["map", { mode: "map" }],
    ["compare", { mode: "split" }],
    ["add", { mode: "land", dialog: "add" }],
    ["export", { dialog: "export" }],
    ["share", { dialog: "share" }],
    ["examples", { dialog: "examples" }],
    ["help", { dialog: "help" }],
    ["welcome", { dialog: "welcome" }],
];

async function enter(page, change) {
    const { mode, ...rest } = change;
    if (mode !== undefined) {
        await page.evaluate(() => window.cuesta.model.set({ dialog: "" }));
        await page.evaluate(() => document.activeElement?.blur());
        await page.keyboard.press({ land: "1", map: "2", split: "3" }[mode]);
    }
    await page.evaluate((part) => window.cuesta.model.set(part), rest);
    await quiet(page);
}

test("nothing_english_is_left_in_german", async () => {
    const source = transformSync(readFileSync(join(process.cwd(), "src/i18n/de.ts"), "utf8"), {
        loader: "ts",
        format: "esm",
    }).code;
    const { german } = await import(
        `data:text/javascript;base64,${Buffer.from(source).toString("base64")}`
    );
    // Sentences without places for values, that are other words in German.
    const english = Object.entries(german)
        .filter(([key, value]) => key !== value && !key.includes("{"))
        .map(([key]) => key);
    const page = await openPage(browser, studio.address, {
        locale: "de-DE",
        viewport: { width: 1440, height: 900 },
    });
    await rested(page);
    const left = new Set();
    for (const [name, change] of rooms) {
        await enter(page, change);
        const found = await page.evaluate((keys) => {
            const known = new Set(keys);
            const out = [];
            const see = (text) => {
                if (text && known.has(text.trim())) out.push(text.trim());
            };
            const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walk.nextNode()) see(walk.currentNode.nodeValue);
            for (const e of document.querySelectorAll(
                "[title], [aria-label], [placeholder], [alt]",
            ))
                for (const a of ["title", "aria-label", "placeholder", "alt"])
                    see(e.getAttribute(a));
            return out;
        }, english);
        // Names of operators, fields and parameters are those of the catalog, in English
        // everywhere.
        const names = new Set(
            await page.evaluate(() => {
                const { catalog, cards } = window.cuesta.model.value;
                const plain = (n) => {
                    const w = n.replace(/[_.]+/g, " ").trim();
                    return w && w[0].toUpperCase() + w.slice(1);
                };
                const params = catalog.operators.flatMap((o) => [...o.params, ...(o.keys ?? [])]);
                const all = [
                    ...catalog.operators,
                    ...catalog.fields,
                    ...catalog.materials,
                    ...params,
                    ...cards.map((c) => ({ name: c.label })),
                ].map((one) => one.name);
                const words = [...all, ...params.flatMap((p) => p.choices ?? [])];
                return words.flatMap((word) => [word, plain(word)]);
            }),
        );
        for (const text of found) if (!names.has(text)) left.add(`${name}: ${text}`);
    }
    assert.deepEqual([...left], []);
    await page.close();
});

test("text_as_drawn_stands_out_4_5_to_1", async () => {
    const page = await openPage(browser, studio.address, {
        viewport: { width: 1440, height: 900 },
    });
    await rested(page);
    const weak = new Set();
    for (const [name, change] of rooms) {
        await enter(page, change);
        const found = await page.evaluate(() => {
            const rgba = (text) => {
                const n = text.match(/[\d.]+/g).map(Number);
                return [n[0], n[1], n[2], n[3] ?? 1];
            };
            const over = (top, under) =>
                [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3]));
            const light = (c) => {
                const [r, g, b] = c
                    .map((v) => v / 255)
                    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
                return 0.2126 * r + 0.7152 * g + 0.0722 * b;
            };
            const out = [];
            const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            while (walk.nextNode()) {
                const text = walk.currentNode.nodeValue.trim();
                const element = walk.currentNode.parentElement;
                if (
                    text === "" ||
                    /^(SCRIPT|STYLE|OPTION|TITLE)$/.test(element.tagName) ||
                    element.closest("svg")
                )
                    continue;
                const rect = element.getBoundingClientRect();
                const style = getComputedStyle(element);
                if (
                    rect.width === 0 ||
                    rect.height === 0 ||
                    style.visibility === "hidden" ||
                    element.closest("[aria-hidden=true], :disabled, button:disabled")
                )
                    continue;
                // Over the land, with a dark rim of its own.
                if (style.textShadow !== "none") continue;
                // Backgrounds from the text outwards; what lies behind the last one is the land:
                // take the worse.
                const papers = [];
                for (let e = element; e; e = e.parentElement) {
                    const c = rgba(getComputedStyle(e).backgroundColor);
                    if (c[3] > 0) papers.push(c);
                    if (c[3] === 1) break;
                }
                const ink = rgba(style.color);
                let least = Infinity;
                for (const behind of [
                    [0, 0, 0],
                    [235, 240, 245],
                ]) {
                    const paper = papers.reduceRight((under, top) => over(top, under), behind);
                    const a = light(over(ink, paper));
                    const b = light(paper);
                    least = Math.min(least, (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
                }
                if (least < 4.5)
                    out.push(`${text.slice(0, 40)} (${element.className}): ${least.toFixed(2)}`);
            }
            return out;
        });
        for (const one of found) weak.add(`${name}: ${one}`);
    }
    assert.deepEqual([...weak], []);
    await page.close();
});

test("tab_reaches_every_control_and_focus_is_seen", async () => {
    const page = await openPage(browser, studio.address, {
        viewport: { width: 1440, height: 900 },
    });
    await rested(page);
    await enter(page, { tool: "brush", selected: "stage.3", right: true, dock: true });
    await page.evaluate(() => {
        document.activeElement?.blur();
        window.scrollTo(0, 0);
    });
    const wanted = await page.evaluate(() => {
        let n = 0;
        for (const e of document.querySelectorAll(
            "button, input, select, textarea, summary, a[href], [tabindex]",
        ))
            if (
                !e.disabled &&
                e.tabIndex >= 0 &&
                e.getClientRects().length > 0 &&
                !e.closest("details:not([open]) > :not(summary)")
            )
                e.dataset.walk = String(n++);
        return n;
    });
    assert.ok(wanted > 40, `${wanted} controls`);
    const unseen = [];
    const reached = new Set();
    for (let i = 0; i < wanted + 20 && reached.size < wanted; i++) {
        await page.keyboard.press("Tab");
        const now = await page.evaluate(() => {
            const e = document.activeElement;
            if (e === null || e === document.body) return undefined;
            const seen = (x) =>
                parseFloat(getComputedStyle(x).outlineWidth) > 0 &&
                getComputedStyle(x).outlineStyle !== "none";
            const shown = seen(e) || (e.parentElement !== null && seen(e.parentElement));
            return { id: e.dataset.walk, shown, what: e.outerHTML.slice(0, 90) };
        });
        if (now?.id === undefined) continue;
        reached.add(now.id);
        if (!now.shown) unseen.push(now.what);
    }
    const missed = await page.evaluate(
        (ids) =>
            [...document.querySelectorAll("[data-walk]")]
                .filter((e) => !ids.includes(e.dataset.walk))
                .map((e) => e.outerHTML.slice(0, 90)),
        [...reached],
    );
    assert.deepEqual(missed, []);
    assert.deepEqual(unseen, []);
    await page.close();
});

test("a_whole_visit_without_a_mouse", async () => {
    const page = await openPage(browser, studio.address, {
        viewport: { width: 1280, height: 760 },
    });
    await rested(page);
    await page.keyboard.press("n");
    await until(
        () => page.evaluate(() => document.activeElement?.classList.contains("search")),
        "the search waits for words",
    );
    await page.keyboard.type("blur");
    await page.keyboard.press("Enter");
    await until(async () => /op = "blur"/.test(await model(page, "text")), "a stage is added");
    await until(
        async () => (await page.locator('[data-param="radius"] input[type=range]').count()) === 1,
        "its settings are open",
    );
    await page.locator('[data-param="radius"] input[type=range]').focus();
    await page.keyboard.press("ArrowRight");
    await until(
        async () => /radius = /.test(await model(page, "text")),
        "a slider moves by arrows",
    );
    await page.evaluate(() => document.activeElement?.blur());
    await page.keyboard.press("?");
    await until(async () => (await page.locator("dialog[open]").count()) === 1, "the help opens");
    await page.keyboard.press("Escape");
    await until(async () => (await page.locator("dialog[open]").count()) === 0, "and closes");
    await rested(page);
    await page.keyboard.press("ArrowLeft");
    await until(
        async () => (await model(page, "run.tick")) === (await model(page, "run.ticks")) - 1,
        "one step back",
    );
    const rig = () => page.evaluate(() => ({ ...window.cuesta.view.rig.state }));
    const before = await rig();
    for (const key of ["q", "r", "+", "Shift+ArrowUp"]) await page.keyboard.press(key);
    const now = await rig();
    assert.ok(
        now.azimuth !== before.azimuth &&
            now.polar !== before.polar &&
            now.distance < before.distance &&
            (now.x !== before.x || now.z !== before.z),
    );
    await page.keyboard.press("z");
    await page.keyboard.press("z");
    await until(async () => !/op = "blur"/.test(await model(page, "text")), "and undone");
    await page.close();
});

test("fingers_turn_zoom_and_paint_on_a_phone", async () => {
    const page = await openPage(browser, studio.address, {
        viewport: { width: 390, height: 844 },
        touch: true,
    });
    // The test before may have left the land a step from its end.
    await page.evaluate(() =>
        window.cuesta.client.ask("seek", { tick: window.cuesta.model.value.run.ticks }),
    );
    await rested(page);
    const line = await page.context().newCDPSession(page);
    const touch = (type, points) =>
        line.send("Input.dispatchTouchEvent", {
            type,
            touchPoints: points.map(([x, y], id) => ({ x, y, id })),
        });
    const rig = () => page.evaluate(() => ({ ...window.cuesta.view.rig.state }));
    const first = await rig();
    await touch("touchStart", [[200, 400]]);
    for (let i = 1; i <= 5; i++) await touch("touchMove", [[200 + 12 * i, 400]]);
    await touch("touchEnd", []);
    await until(
        async () => Math.abs((await rig()).azimuth - first.azimuth) > 0.05,
        "one finger turns",
    );
    const turned = await rig();
    await touch("touchStart", [
        [150, 400],
        [240, 400],
    ]);
    for (let i = 1; i <= 5; i++)
        await touch("touchMove", [
            [150 - 8 * i, 400],
            [240 + 8 * i, 400],
        ]);
    await touch("touchEnd", []);
    await until(async () => (await rig()).distance < turned.distance * 0.9, "two fingers zoom");
    // The brush takes the finger; everything needed is large enough to be hit.
    await page.tap('.toolbar [aria-label="Brush"]');
    const strokes = async () => ((await model(page, "text")).match(/op = "brush"/g) ?? []).length;
    const before = await strokes();
    await touch("touchStart", [[180, 560]]);
    for (let i = 1; i <= 4; i++) await touch("touchMove", [[180 + 10 * i, 560]]);
    await touch("touchEnd", []);
    await until(async () => (await strokes()) === before + 1, "a finger paints");
    const small = await page.evaluate(() =>
        [...document.querySelectorAll(".topbar button, .toolbar button, .sheets button")]
            .filter((e) => e.getClientRects().length > 0)
            .map((e) => [e.getBoundingClientRect(), e.getAttribute("aria-label") ?? e.innerText])
            .filter(([r]) => r.width < 36 || r.height < 36)
            .map(([r, name]) => `${name} ${r.width} x ${r.height}`),
    );
    assert.deepEqual(small, []);
    // What has no room in the bar is under More.
    // The browser makes no click of a tap within 300 ms of a stroke; a finger takes longer to get
    // here.
    await page.waitForTimeout(400);
    await page.tap('.sheets button:has-text("More")');
    await page.tap('.menu button:has-text("Examples and files")');
    assert.ok((await page.locator("[data-example]").count()) > 5);
    await page.tap('dialog [aria-label="Close"]');
    for (let n = 1; n <= 3; n++) {
        await page.tap(`.sheets button:nth-child(${n})`);
        await quiet(page);
        assert.ok(
            (await page.evaluate(() => document.documentElement.scrollWidth)) <= 390,
            "nothing sticks out",
        );
    }
    assert.deepEqual(page.problems, []);
    await page.close();
});

test("who_wants_less_motion_gets_none_and_others_get_waves", async () => {
    const calm = await openPage(browser, studio.address, { reducedMotion: "reduce" });
    await rested(calm);
    await settled(calm);
    assert.equal(
        await calm.evaluate(
            () => document.getAnimations().filter((a) => a.playState === "running").length,
        ),
        0,
    );
    await calm.keyboard.press("f");
    const still = await calm.evaluate(() => window.cuesta.view.still);
    assert.equal(still, true);
    await calm.close();
    const lively = await openPage(browser, studio.address, { reducedMotion: "no-preference" });
    assert.equal(await lively.evaluate(() => window.cuesta.view.still), false);
    await lively.close();
});
