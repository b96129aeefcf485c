// SPDX-License-Identifier: Apache-2.0
// Things at hand: the sea, explanations, search, masks, changes from now on, the keyboard.
import assert from "node:assert/strict";
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

async function open(recipe = SMALL, options = {}) {
    studio = await startStudio({ recipe });
    page = await openPage(browser, studio.address, {
        viewport: { width: 1280, height: 760 },
        ...options,
    });
    await rested(page);
}
const card = (name) => page.locator(".card .name", { hasText: name }).first();
const free = () => page.evaluate(() => document.activeElement?.blur());

test("a_recipe_without_a_sea_gets_a_drawn_one_that_undo_takes_away", async () => {
    await open();
    const text = await model(page, "text");
    await page.keyboard.press("2");
    await page.keyboard.press("l");
    assert.match(
        await page.locator(".tooloptions").innerText(),
        /only drawn in the view, and is no part of the land/,
    );
    const box = await stageBox(page);
    await page.mouse.click(box.x + box.width * 0.5, box.y + box.height * 0.6);
    const level = await until(async () => model(page, "settings.sea"), "a sea is drawn");
    await until(
        () => page.evaluate((h) => window.cuesta.view.land.sea === h, level),
        "on the land",
    );
    assert.equal(await model(page, "text"), text);
    await page.fill("#sea-level", String(Math.round(level + 20)));
    await page.keyboard.press("Enter");
    await until(
        async () => (await model(page, "settings.sea")) === Math.round(level + 20),
        "typed",
    );
    await free();
    await page.waitForTimeout(1600);
    await page.keyboard.press("z");
    await page.keyboard.press("z");
    await until(
        async () => (await model(page, "settings.sea")) === undefined,
        "undo takes it away",
    );
    await until(
        () => page.evaluate(() => window.cuesta.view.land.sea === undefined),
        "from the picture too",
    );
    assert.equal(await model(page, "text"), text);
});

test("stages_and_processes_that_know_a_sea_get_it_as_a_value", async () => {
    const rivers = SMALL.replace(
        '[[stage.process]]\nop = "thermal"\nangle = "35 deg"',
        '[[stage.process]]\nop = "stream_power"\n[[stage.process]]\nop = "hillslope"',
    ).replace("steps = 60", "steps = 4");
    await open(rivers);
    await page.keyboard.press("2");
    await page.keyboard.press("l");
    assert.match(
        await page.locator(".tooloptions").innerText(),
        /It becomes a value of Stream power/,
    );
    const box = await stageBox(page);
    await page.mouse.click(box.x + box.width * 0.5, box.y + box.height * 0.6);
    await until(
        async () => /sea_level = -?[\d.]+/.test(await model(page, "text")),
        "the recipe has it",
    );
    const level = Number(/sea_level = (-?[\d.]+)/.exec(await model(page, "text"))[1]);
    await until(
        () => page.evaluate((h) => window.cuesta.view.land.sea === h, level),
        "and the picture",
    );
    await free();
    await page.keyboard.press("z");
    await until(async () => !/sea_level/.test(await model(page, "text")), "undone");
    await until(
        () => page.evaluate(() => window.cuesta.view.land.sea === undefined),
        "in the picture too",
    );
});

test("explain_shows_a_picture_of_before_and_after", async () => {
    await open();
    await card("Thermal").click();
    await page.click('.inspector summary:has-text("Explain")');
    const image = page.locator(".inspector figure img");
    await until(
        () => image.evaluate((i) => i.complete && i.naturalWidth > 100),
        "the picture is there",
        30000,
    );
    assert.match(await page.locator(".inspector").innerText(), /thermal · process/);
    await free();
    await page.keyboard.press("n");
    await page.click('[aria-label="Explain: Blur"]');
    await until(
        () => page.locator(".operator img").evaluate((i) => i.complete && i.naturalWidth > 100),
        "in the search too",
        30000,
    );
});

test("operators_are_found_by_name_sentence_and_kind", async () => {
    await open();
    await page.keyboard.press("n");
    const found = () =>
        page
            .locator(".operator [data-op]")
            .evaluateAll((list) => list.map((one) => one.dataset.op));
    const all = (await found()).length;
    assert.equal(all, (await model(page, "catalog.operators")).length);
    await page.fill(".search", "rain");
    await until(async () => (await found())[0] === "rain", "the name comes first");
    await page.fill(".search", "lakes hollows");
    await until(async () => (await found()).includes("fill_lakes"), "by its sentence");
    await page.fill(".search", "zzz");
    assert.match(await page.locator(".operators").innerText(), /Nothing is called that/);
    await page.fill(".search", ""); // in a filled field Escape clears it first
    await page.keyboard.press("Escape");
    await page.locator(".card .add").click();
    await page.fill(".search", "fbm");
    assert.deepEqual(await found(), [], "a generator is no process");
});

test("presets_set_a_card_at_one_go_and_can_be_saved", async () => {
    await open();
    await card("Land").click();
    const presets = page.locator("select.presets");
    const offered = await presets.locator("option").allInnerTexts();
    assert.ok(offered.includes("Defaults") && offered.length > 4, offered.join());
    // As in an example: what it writes of this operator, to the letter.
    const known = await model(page, "catalog.operator_presets.fbm");
    await presets.selectOption("e0");
    await until(async () => {
        const written = await page.evaluate(() => window.cuesta.model.value.cards[0].written);
        return Object.entries(known[0].values).every(
            ([key, value]) => JSON.stringify(written[key]) === JSON.stringify(value),
        );
    }, "the card is as in the example");
    await page.waitForTimeout(1600);
    await presets.selectOption("+");
    await page.fill("input.presets", "my hills");
    await page.keyboard.press("Enter");
    await presets.selectOption("-");
    await until(
        async () =>
            (await page.evaluate(() =>
                Object.keys(window.cuesta.model.value.cards[0].written).join(),
            )) === "op,label",
        "back to the defaults",
    );
    await page.reload();
    await page.waitForSelector("html[data-ready]", { state: "attached" });
    await card("Land").click();
    await page.locator("select.presets").selectOption({ label: "my hills" });
    await until(async () => {
        const written = await page.evaluate(() => window.cuesta.model.value.cards[0].written);
        return Object.entries(known[0].values).every(
            ([key, value]) => JSON.stringify(written[key]) === JSON.stringify(value),
        );
    }, "what was saved comes back");
});

test("a_mask_is_chosen_on_the_card_and_holds", async () => {
    await open();
    await card("Thermal").click();
    await page.click('.inspector summary:has-text("Where, seed, name")');
    await page.selectOption("#k-mask", "slope");
    await until(
        async () => /mask = "slope"/.test(await model(page, "text")),
        "the recipe has the mask",
    );
    assert.equal(await page.locator(".card .masked").count(), 1);
    await page.selectOption("#k-mask", "");
    await until(async () => !/mask/.test(await model(page, "text")), "and has it no more");
});

test("a_process_is_changed_from_now_on", async () => {
    await open();
    await page.evaluate(() => window.cuesta.client.ask("seek", { tick: 30 }));
    await until(
        async () => (await model(page, "run.tick")) === 30 && !(await model(page, "run.busy")),
        "the middle",
    );
    await card("Thermal").click();
    await page.click('.inspector label:has-text("Change from now on")');
    await page.fill('[data-param="angle"] .figure input', "15");
    await page.keyboard.press("Enter");
    await until(
        async () => /\[\[stage\.event\]\][^[]*set = .*15 deg/.test(await model(page, "text")),
        "an event of this step",
    );
    assert.match(await model(page, "text"), /angle = "35 deg"/);
    assert.equal(await page.locator(".track .event").count(), 1);
});

test("cards_are_reordered_by_keyboard_alone", async () => {
    await open();
    const ops = () => page.evaluate(() => window.cuesta.model.value.cards.map((c) => c.op).join());
    await page.locator(".card .name").nth(1).focus();
    await page.keyboard.press("Alt+ArrowUp");
    await until(async () => (await ops()) === "strata,fbm,simulate", "up");
    await page.keyboard.press("z");
    await until(async () => (await ops()) === "fbm,strata,simulate", "and back");
});

test("undo_of_a_row_of_edits_goes_back_to_the_very_first_land", async () => {
    await open();
    const first = await model(page, "text");
    const hash = async () =>
        (
            await page.evaluate(() =>
                window.cuesta.client.ask("export", {
                    outputs: [{ field: "height", file: "h.r32" }],
                }),
            )
        ).files[0].data_sha256;
    const before = await hash();
    await card("Land").click();
    for (const value of ["500", "620", "710"]) {
        await page.fill('[data-param="relief"] .figure input', value);
        await page.keyboard.press("Enter");
        await until(async () => (await model(page, "text")).includes(`"${value} m"`), value);
        await page.waitForTimeout(1600); // else they are one edit
    }
    await free();
    for (let i = 0; i < 3; i++) {
        await page.keyboard.press("z");
        await page.waitForTimeout(100);
    }
    await until(async () => (await model(page, "text")) === first, "the first text");
    await rested(page);
    assert.equal(await hash(), before);
});
