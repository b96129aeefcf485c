// SPDX-License-Identifier: Apache-2.0
// The page and its server: two viewers, a killed server, strangers, operators nobody foresaw.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import {
    arrived,
    heightAt,
    launch,
    model,
    openPage,
    rested,
    startStudio,
    TOY_PROGRAM,
    until,
} from "../support/studio.mjs";

let browser;
before(async () => (browser = await launch()));
after(async () => browser?.close());

test("two_viewers_see_one_land", async () => {
    const studio = await startStudio();
    const one = await openPage(browser, studio.address);
    const two = await openPage(browser, studio.address);
    await arrived(one);
    const before = await heightAt(two, 0.4, 0.4);
    await one.evaluate(() =>
        window.cuesta.client.ask("edit", {
            edits: [{ kind: "set", place: "stage.1.relief", value: '"800 m"' }],
            what: "relief",
        }),
    );
    await until(
        async () => Math.abs((await heightAt(two, 0.4, 0.4)) - before) > 1,
        "the other viewer sees the change",
    );
    assert.match(await model(two, "text"), /800 m/);
    await one.close();
    await two.close();
    await studio.stop();
});

test("the_work_survives_a_killed_server_and_a_reload", async () => {
    const first = await startStudio();
    const page = await openPage(browser, first.address);
    await arrived(page);
    await page.evaluate(() =>
        window.cuesta.client.ask("edit", {
            edits: [{ kind: "set", place: "stage.1.relief", value: '"650 m"' }],
            what: "relief",
        }),
    );
    await until(async () => /650 m/.test(await model(page, "text")), "the edit is taken");
    await rested(page);
    const height = await heightAt(page, 0.5, 0.5);
    await first.kill("SIGKILL");
    await until(
        async () => !(await model(page, "connected")),
        "the page sees that the server is gone",
    );
    assert.match(await page.locator(".offline").innerText(), /trying again/);
    const second = await startStudio({ folder: first.folder, port: first.port });
    // The page comes back by itself if the token is still good, else by the new address.
    if (second.token !== first.token) await page.goto(`${second.address}&quality=low&quiet`);
    await until(() => model(page, "connected"), "the line is back", 30000);
    // The place in time is noted now and then, so it may stand a little before the end.
    await page.evaluate(() =>
        window.cuesta.client.ask("seek", { tick: window.cuesta.model.value.run.ticks }),
    );
    await arrived(page);
    assert.match(await model(page, "text"), /650 m/);
    await until(
        async () => Math.abs((await heightAt(page, 0.5, 0.5)) - height) < 0.05,
        "the same land is drawn",
    );
    await page.reload();
    await page.waitForSelector("html[data-ready]", { state: "attached" });
    await until(async () => /650 m/.test(await model(page, "text")), "a reload finds it too");
    await page.close();
    await second.stop();
});

test("strangers_are_refused", async () => {
    const studio = await startStudio();
    const status = (path, headers, upgrade = false) =>
        new Promise((resolve, reject) => {
            const ask = request(
                { host: "127.0.0.1", port: studio.port, path, headers },
                (answer) => {
                    answer.resume();
                    resolve(answer.statusCode);
                },
            );
            ask.on("upgrade", (answer, socket) => {
                socket.destroy();
                resolve(answer.statusCode);
            });
            ask.on("error", reject);
            void upgrade;
            ask.end();
        });
    const host = `127.0.0.1:${studio.port}`;
    const ws = {
        Connection: "Upgrade",
        Upgrade: "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Protocol": `cuesta, token.${studio.token}`,
        Host: host,
    };
    assert.equal(await status("/", { Host: host }), 200);
    assert.equal(await status("/ws", { ...ws, Origin: `http://${host}` }), 101);
    for (const Origin of [
        "http://evil.example",
        "null",
        `http://${host}.evil.example`,
        `https://${host}`,
        `http://localhost:${studio.port + 1}`,
    ])
        assert.equal(await status("/ws", { ...ws, Origin }), 403, Origin);
    for (const Host of [
        "evil.example",
        `evil.example:${studio.port}`,
        `127.0.0.1:${studio.port + 1}`,
    ])
        assert.equal(await status("/", { Host }), 403, Host);
    assert.ok([401, 403].includes(await status("/api/catalog", { Host: host })), "no token");
    assert.ok(
        [401, 403].includes(
            await status("/ws", {
                ...ws,
                Origin: `http://${host}`,
                "Sec-WebSocket-Protocol": "cuesta, token.00",
            }),
        ),
        "wrong token",
    );
    await studio.stop();
});

// cuesta_toy_studio is the program with one operator more, declared in tests/studio_toy alone.
test("an_operator_nobody_foresaw_is_found_shaped_and_repeated", async () => {
    const web = fileURLToPath(new URL("../..", import.meta.url));
    const named = (folder) =>
        readdirSync(folder, { withFileTypes: true }).flatMap((one) => {
            const path = join(folder, one.name);
            if (one.isDirectory()) return named(path);
            return /toy_wobble|wobble_/.test(readFileSync(path, "latin1")) ? [path] : [];
        });
    assert.deepEqual(
        [...named(join(web, "src")), ...named(join(web, "dist"))],
        [],
        "the page does not know it",
    );
    const studio = await startStudio({ program: TOY_PROGRAM });
    const page = await openPage(browser, studio.address, {
        viewport: { width: 1440, height: 900 },
    });
    await arrived(page);
    const text = () => model(page, "text");
    const taken = (pattern, what) => until(async () => pattern.test(await text()), what);
    const low = await heightAt(page, 0.5, 1 / 6); // the middle of the first of three ridges

    await page.keyboard.press("n");
    await page.fill(".search", "ridges across"); // words of its sentence find it too
    assert.equal(await page.locator('[data-op="toy_wobble"]').count(), 1);
    await page.fill(".search", "wobble");
    assert.match(
        await page.locator('[data-op="toy_wobble"]').innerText(),
        /Toy wobble\s+Lays ridges across the land/,
    );
    await page.keyboard.press("Enter");
    await taken(/op = "toy_wobble"/, "the text has the stage");
    await until(
        async () => (await page.locator(".card .name", { hasText: "Toy wobble" }).count()) === 1,
        "there is a card",
    );
    await until(
        async () => Math.abs((await heightAt(page, 0.5, 1 / 6)) - low - 100) < 1,
        "the ridge of its default is drawn",
    );

    // The new card is the chosen one.
    const form = page.locator(".inspector");
    const toy = await page.evaluate(() =>
        window.cuesta.model.value.catalog.operators.find((op) => op.name === "toy_wobble"),
    );
    assert.deepEqual(
        toy.params.map((one) => one.kind),
        [
            "number",
            "whole number",
            "choice",
            "true or false",
            "material",
            "number or field",
            "list of numbers",
        ],
    );
    await until(
        async () => (await page.locator("[data-param]").count()) === toy.params.length,
        "a control for every parameter",
    );
    for (const param of toy.params)
        assert.ok((await form.innerText()).includes(param.doc), param.doc);
    const part = (name) => page.locator(`[data-param="wobble_${name}"]`);
    for (const name of ["height", "count", "where"])
        assert.equal(await part(name).locator("input[type=range]").count(), 1, name);
    assert.deepEqual(await part("style").locator("option").allInnerTexts(), ["Calm", "Wild"]);
    assert.equal(await part("down").locator("input[role=switch]").count(), 1);
    assert.ok((await part("rock").locator("option").count()) > 5);

    // Moved by hand: the land on the screen follows, to the figure that the text then shows.
    await part("height")
        .locator("input[type=range]")
        .evaluate((slider) => {
            slider.value = "0.5"; // of 0 to 500 m
            slider.dispatchEvent(new Event("input", { bubbles: true }));
            slider.dispatchEvent(new Event("change", { bubbles: true }));
        });
    await taken(/wobble_height = "250 m"/, "the slider stands in the text");
    await until(
        async () => Math.abs((await heightAt(page, 0.5, 1 / 6)) - low - 250) < 1,
        "the drawn land follows the slider",
    );
    // Every other kind, each seen in the text; the land changes with it.
    await part("count").locator(".figure input").fill("1");
    await page.keyboard.press("Enter");
    await taken(/wobble_count = 1\n/, "a whole number");
    await until(
        async () =>
            Math.abs((await heightAt(page, 0.5, 1 / 6)) - low - 250 * 4 * (1 / 6) * (5 / 6)) < 3,
        "one ridge instead of three",
    );
    await part("style").locator("select").selectOption("wild");
    await taken(/wobble_style = "wild"/, "a choice");
    await part("rock").locator("select").selectOption("granite");
    await taken(/wobble_rock = "granite"/, "a material");
    await part("where").locator(".figure input").fill("0.5");
    await page.keyboard.press("Enter");
    await taken(/wobble_where = 0\.5/, "a number where a field could stand");
    await until(
        async () => Math.abs((await heightAt(page, 0.5, 1 / 6)) - low - 125 / 3) < 3,
        "half as high, and straight",
    );
    await part("shares").locator("input").fill("0.8, 0.2");
    await page.keyboard.press("Enter");
    await taken(/wobble_shares = \[\s*0\.8,\s*0\.2\s*\]/, "a list");
    await part("down").locator("input[role=switch]").click();
    await taken(/wobble_down = true/, "true or false");
    await until(
        async () => Math.abs((await heightAt(page, 0.5, 1 / 6)) - low + 100 / 3) < 3,
        "a ditch instead of a ridge",
    );
    await page.click('[role=tab]:has-text("TOML")');
    assert.equal(await page.locator(".editor textarea").inputValue(), await text());

    // Its picture of before and after, and a mistake told at its line.
    assert.equal(
        await page.evaluate(
            async () =>
                (await fetch(window.cuesta.client.link("/api/explain/toy_wobble.png"))).status,
        ),
        200,
    );
    const wrong = await page.evaluate(async () => {
        const { client, model } = window.cuesta;
        try {
            await client.ask("text", {
                text: model.value.text.replace(
                    'wobble_height = "250 m"',
                    'wobble_height = "900 m"',
                ),
            });
            return "taken";
        } catch (error) {
            return String(error.message ?? error);
        }
    });
    assert.match(wrong, /wobble_height/);

    // What is seen is what the same program makes of the text without the studio.
    await rested(page);
    const answer = await page.evaluate(() =>
        window.cuesta.client.ask("export", { outputs: [{ field: "height", file: "height.r32" }] }),
    );
    writeFileSync(join(studio.folder, "alone.toml"), await text());
    execFileSync(TOY_PROGRAM, ["run", "alone.toml", "-o", "alone", "-q", "--no-progress"], {
        cwd: studio.folder,
    });
    const hash = (manifest, file) =>
        JSON.parse(readFileSync(manifest, "utf8")).outputs.find((one) => one.file === file)
            .data_sha256;
    const live = join(studio.folder, "project", answer.folder);
    assert.equal(
        hash(join(live, "manifest.json"), "height.r32"),
        hash(join(studio.folder, "alone/manifest.json"), "height.exr"),
    );
    const bytes = readFileSync(join(live, "height.r32"));
    const exact = new Float32Array(
        bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
    );
    const drawn = await page.evaluate(() => {
        const map = window.cuesta.view.slots.live.maps.fields.get("height");
        const { land } = window.cuesta.view;
        const all = [];
        for (let y = 0; y < map.rows; y++)
            for (let x = 0; x < map.columns; x++) all.push(land.heightAt(x, y));
        return { all, step: (map.high - map.low) / 65535 };
    });
    const worst = drawn.all.reduce(
        (most, value, i) => Math.max(most, Math.abs(value - exact[i])),
        0,
    );
    assert.ok(
        worst <= 0.6 * drawn.step,
        `${worst} m apart, a step of the frame is ${drawn.step} m`,
    );
    assert.deepEqual(page.problems, []);
    await page.close();
    await studio.stop();
});
