// SPDX-License-Identifier: Apache-2.0
// Rules that a recipe declares: its own parameters are sliders, its own fields are maps.
import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, test } from "node:test";
import {
    arrived,
    launch,
    model,
    openPage,
    settled,
    startStudio,
    until,
} from "../support/studio.mjs";

const RULE = `name = "moss"
[grid]
size = [96, 96]
spacing = "20 m"

[[stage]]
op = "fbm"
label = "land"
relief = "400 m"

[[stage]]
op = "simulate"
label = "years"
steps = 40
[[stage.process]]
op = "rule"
label = "moss"
[stage.process.fields.moss]
range = [0, 1]
palette = "humidity"
start = "random(0) < 0.05"
doc = "Share of the ground under moss."
[stage.process.parameters.growth]
unit = "1"
default = 0.1
range = [0, 1]
doc = "How fast it grows."
[stage.process.next]
moss = "moss + growth * mean8(moss) * (1 - moss)"
`;

let browser;
let studio;
let page;
before(async () => (browser = await launch()));
after(async () => browser?.close());
beforeEach(async () => {
    studio = await startStudio({ recipe: RULE });
    page = await openPage(browser, studio.address, { viewport: { width: 1440, height: 700 } });
    await arrived(page);
    await settled(page);
});
afterEach(async () => {
    await page?.close();
    await studio?.stop();
});

test("parameters_of_a_rule_are_sliders_and_its_fields_have_their_colours", async () => {
    await page.locator(".card .name", { hasText: "Moss" }).first().click();
    await page.fill('[data-param="growth"] .figure input', "0.4");
    await page.keyboard.press("Enter");
    await until(
        async () => /growth = 0\.4/.test(await model(page, "text")),
        "the text has the typed number",
    );
    const field = await page.evaluate(() =>
        window.cuesta.model.value.catalog.fields.find((one) => one.name === "moss"),
    );
    assert.equal(field.palette, "humidity");
    assert.equal(field.summary, "Share of the ground under moss.");
});
