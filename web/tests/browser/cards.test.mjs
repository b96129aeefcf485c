// SPDX-License-Identifier: Apache-2.0
// The recipe by hand: values, cards, the text, and what is said when one of them is wrong.
import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, test } from "node:test";
import {
    arrived,
    launch,
    model,
    openPage,
    settled,
    SMALL,
    startStudio,
    until,
} from "../support/studio.mjs";

let browser;
let studio;
let page;
before(async () => (browser = await launch()));
after(async () => browser?.close());
beforeEach(async () => {
    studio = await startStudio();
    page = await openPage(browser, studio.address, { viewport: { width: 1440, height: 700 } });
    await arrived(page);
    await settled(page);
});
afterEach(async () => {
    await page?.close();
    await studio?.stop();
});

const card = (name) => page.locator(".card .name", { hasText: name }).first();

test("sliders_numbers_choices_and_resets_become_recipe_text", async () => {
    await card("Land").click();
    await page.fill('[data-param="relief"] .figure input', "750");
    await page.keyboard.press("Enter");
    await until(
        async () => /relief = "750 m"/.test(await model(page, "text")),
        "the text has the typed number",
    );
    await page.selectOption('[data-param="basis"] select', "value");
    await until(
        async () => /basis = "value"/.test(await model(page, "text")),
        "the text has the choice",
    );
    await page.locator('[data-param="basis"] label').dblclick();
    await until(
        async () => !/basis/.test(await model(page, "text")),
        "a double click takes it back to the default",
    );
    assert.match(await model(page, "text"), /# a small land for tests/); // comments stay
});

test("cards_are_added_moved_switched_off_and_removed", async () => {
    const ops = () =>
        page.evaluate(() =>
            window.cuesta.model.value.cards.map((c) => c.op + (c.enabled ? "" : "-")),
        );
    await page.keyboard.press("n");
    await page.fill(".search", "blur");
    await page.keyboard.press("Enter");
    await until(async () => (await ops()).join() === "fbm,strata,simulate,blur", "a card is added");
    await card("Blur").focus();
    await page.keyboard.press("Alt+ArrowUp");
    await until(
        async () => (await ops()).join() === "fbm,strata,blur,simulate",
        "a card is moved by keyboard",
    );
    await page.locator(".card", { hasText: "Blur" }).locator(".icon").click();
    await until(
        async () => (await ops()).join() === "fbm,strata,blur-,simulate",
        "a card is switched off",
    );
    await page
        .locator(".card", { hasText: "Blur" })
        .dragTo(page.locator(".card", { hasText: "Land" }).first());
    await until(async () => (await ops())[0] === "blur-", "a card is moved by hand");
    await card("Blur").focus();
    await page.keyboard.press("Delete");
    await until(async () => (await ops()).join() === "fbm,strata,simulate", "a card is removed");
    await page.keyboard.press("z");
    await until(async () => (await ops())[0] === "blur-", "and comes back");
});

test("the_text_is_always_equal_and_problems_stand_at_their_line", async () => {
    await page.click('[role=tab]:has-text("TOML")');
    const area = page.locator(".editor textarea");
    assert.equal(await area.inputValue(), await model(page, "text"));
    await area.fill(SMALL.replace('relief = "400 m"', 'relief = "400 parsec"'));
    await until(
        async () => (await page.locator(".problems button").count()) > 0,
        "a problem is told",
    );
    assert.match(await page.locator(".problems").innerText(), /Line 11/);
    assert.equal(await page.locator(".gutter .bad").innerText(), "11\n");
    assert.match(await model(page, "text"), /400 m/); // the land stays
    await area.fill(SMALL.replace('relief = "400 m"', 'relief = "300 m"'));
    await until(async () => /300 m/.test(await model(page, "text")), "the mended text is taken");
    await page.click('[role=tab]:has-text("Recipe")');
    await card("Land").click();
    assert.equal(await page.locator('[data-param="relief"] .figure input').inputValue(), "300");
});

test("a_broken_text_survives_another_tab_and_a_reload", async () => {
    const broken = SMALL.replace('relief = "400 m"', 'relief = "400 parsec"');
    await page.click('[role=tab]:has-text("TOML")');
    await page.locator(".editor textarea").fill(broken);
    await until(
        async () => (await page.locator(".problems button").count()) > 0,
        "a problem is told",
    );
    await page.click('[role=tab]:has-text("Recipe")');
    await page.click('[role=tab]:has-text("TOML")');
    assert.equal(await page.locator(".editor textarea").inputValue(), broken);
    await page.reload();
    await page.waitForSelector("html[data-ready]", { timeout: 60000, state: "attached" });
    assert.equal(await page.locator(".editor textarea").inputValue(), broken);
    await until(
        async () => /Line 11/.test(await page.locator(".problems").innerText()),
        "and what is wrong with it",
    );
    assert.match(await model(page, "text"), /400 m/);
    // A card that is changed meanwhile is not taken back by the text.
    await page.click('[role=tab]:has-text("Recipe")');
    await card("Thermal").click();
    await page.fill('[data-param="angle"] .figure input', "21");
    await page.keyboard.press("Enter");
    await until(
        async () => /angle = "21 deg"/.test(await model(page, "text")),
        "the card is changed",
    );
    await page.click('[role=tab]:has-text("TOML")');
    assert.match(await page.locator(".problems").innerText(), /changed after this text was begun/);
    await page.click('button:has-text("Back to the text that holds")');
    assert.equal(await page.locator(".editor textarea").inputValue(), await model(page, "text"));
    assert.match(await model(page, "text"), /angle = "21 deg"/);
});

test("what_is_no_number_is_said_beside_the_box_and_the_value_stays", async () => {
    await card("Land").click();
    const box = page.locator('[data-param="relief"] .figure input');
    for (const [text, word] of [
        ["abc", /“abc” is no number: 400 m stays/],
        ["-5e9", /lies outside .*: 400 stays/],
    ]) {
        await box.fill(text);
        await page.keyboard.press("Enter");
        await until(
            async () => word.test(await page.locator('[data-param="relief"] .refusal').innerText()),
            `${text} is refused`,
        );
        await until(
            async () => (await box.inputValue()) === "400",
            "the value that holds stands in the box",
        );
    }
    // News of the run that come while somebody types do not take the letters away.
    await box.fill("50");
    await page.evaluate(async () => {
        for (let i = 0; i < 3; i++) {
            window.cuesta.model.set({ run: { ...window.cuesta.model.value.run } });
            window.cuesta.model.set({
                cards: window.cuesta.model.value.cards.map((card) => ({ ...card })),
            });
            await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        }
    });
    assert.equal(await box.inputValue(), "50");
    await box.fill("500");
    await page.keyboard.press("Enter");
    await until(
        async () => /relief = "500 m"/.test(await model(page, "text")),
        "a number is taken",
    );
    await until(
        async () => (await page.locator(".refusal").count()) === 0,
        "nothing is refused any more",
    );
    await page.locator(".topbar h1").click();
    await page.evaluate(() => window.cuesta.model.set({ selected: "" }));
    await page.fill("#l-seed", "hello");
    await page.keyboard.press("Enter");
    await until(
        async () =>
            /“hello” is no whole number: 5 stays/.test(
                await page.locator(".inspector .refusal").innerText(),
            ),
        "hello is refused",
    );
    await until(
        async () => (await page.inputValue("#l-seed")) === "5",
        "the seed that holds stands in the box",
    );
    assert.equal(await page.locator(".notice.error").count(), 0);
});

test("errors_do_not_pile_up_over_the_land", async () => {
    await card("Land").click();
    const box = page.locator('[data-param="relief"] .figure input');
    for (const unit of ["parsec", "acre", "moon"]) {
        await box.fill(`4 ${unit}`);
        await page.keyboard.press("Enter");
        await until(
            async () =>
                (
                    await page
                        .locator(".notice.error")
                        .innerText()
                        .catch(() => "")
                ).includes(unit),
            `${unit} is refused`,
        );
        assert.equal(await page.locator(".notice.error").count(), 1);
        assert.equal(await box.inputValue(), "400");
    }
    await box.fill("450");
    await page.keyboard.press("Enter");
    await until(
        async () => (await page.locator(".notice.error").count()) === 0,
        "settled by a value that is taken",
    );
});

// The letters of a name must not wait for a picture: until the box has the focus they act as keys.
test("a_box_for_a_name_has_the_focus_before_the_next_picture", async () => {
    const focused = (select, value) =>
        page.evaluate(
            async ([which, chosen]) => {
                window.requestAnimationFrame = () => 0; // no picture comes
                const box = document.querySelector(which);
                box.value = chosen;
                box.dispatchEvent(new Event("change", { bubbles: true }));
                for (let i = 0; i < 8; i++) await Promise.resolve();
                return document.activeElement?.className;
            },
            [select, value],
        );
    await card("Land").click();
    await page.waitForSelector("select.presets");
    assert.equal(await focused('.branches select[aria-label="Branch"]', "+"), "branchname");
    assert.equal(await focused("select.presets", "+"), "presets");
});
