// SPDX-License-Identifier: Apache-2.0
// The page and its server: two viewers, a killed server, strangers, operators nobody foresaw.
import assert from "node:assert/strict";
import { request } from "node:http";
import { after, before, test } from "node:test";
import { arrived, heightAt, launch, model, openPage, rested, startStudio, until } from "../support/studio.mjs";

let browser;
before(async () => (browser = await launch()));
after(async () => browser?.close());

test("two_viewers_see_one_land", async () => {
    const studio = await startStudio();
    const one = await openPage(browser, studio.address);
    const two = await openPage(browser, studio.address);
    await arrived(one);
    const before = await heightAt(two, 0.4, 0.4);
    await one.evaluate(() => window.cuesta.client.ask("edit", { edits: [{ kind: "set", place: "stage.1.relief", value: '"800 m"' }], what: "relief" }));
    await until(async () => Math.abs((await heightAt(two, 0.4, 0.4)) - before) > 1, "the other viewer sees the change");
    assert.match(await model(two, "text"), /800 m/);
    await one.close();
    await two.close();
    await studio.stop();
});

test("the_work_survives_a_killed_server_and_a_reload", async () => {
    const first = await startStudio();
    const page = await openPage(browser, first.address);
    await arrived(page);
    await page.evaluate(() => window.cuesta.client.ask("edit", { edits: [{ kind: "set", place: "stage.1.relief", value: '"650 m"' }], what: "relief" }));
    await until(async () => /650 m/.test(await model(page, "text")), "the edit is taken");
    await rested(page);
    const height = await heightAt(page, 0.5, 0.5);
    await first.kill("SIGKILL");
    await until(async () => !(await model(page, "connected")), "the page sees that the server is gone");
    assert.match(await page.locator(".offline").innerText(), /trying again/);
    const second = await startStudio({ folder: first.folder, port: first.port });
    // The page comes back by itself if the token is still good, else by the new address.
    if (second.token !== first.token) await page.goto(`${second.address}&quality=low&quiet`);
    await until(() => model(page, "connected"), "the line is back", 30000);
    // The place in time is noted now and then, so it may stand a little before the end.
    await page.evaluate(() => window.cuesta.client.ask("seek", { tick: window.cuesta.model.value.run.ticks }));
    await arrived(page);
    assert.match(await model(page, "text"), /650 m/);
    await until(async () => Math.abs((await heightAt(page, 0.5, 0.5)) - height) < 0.05, "the same land is drawn");
    await page.reload();
    await page.waitForSelector("html[data-ready]", { state: "attached" });
    await until(async () => /650 m/.test(await model(page, "text")), "a reload finds it too");
    await page.close();
    await second.stop();
});

test("strangers_are_refused", async () => {
    const studio = await startStudio();
    const status = (path, headers, upgrade = false) => new Promise((resolve, reject) => {
        const ask = request({ host: "127.0.0.1", port: studio.port, path, headers }, (answer) => { answer.resume(); resolve(answer.statusCode); });
        ask.on("upgrade", (answer, socket) => { socket.destroy(); resolve(answer.statusCode); });
        ask.on("error", reject);
        void upgrade;
        ask.end();
    });
    const host = `127.0.0.1:${studio.port}`;
    const ws = { Connection: "Upgrade", Upgrade: "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Protocol": `cuesta, token.${studio.token}`, Host: host };
    assert.equal(await status("/", { Host: host }), 200);
    assert.equal(await status("/ws", { ...ws, Origin: `http://${host}` }), 101);
    for (const Origin of ["http://evil.example", "null", `http://${host}.evil.example`, `https://${host}`, `http://localhost:${studio.port + 1}`])
        assert.equal(await status("/ws", { ...ws, Origin }), 403, Origin);
    for (const Host of ["evil.example", `evil.example:${studio.port}`, `127.0.0.1:${studio.port + 1}`])
        assert.equal(await status("/", { Host }), 403, Host);
    assert.ok([401, 403].includes(await status("/api/catalog", { Host: host })), "no token");
    assert.ok([401, 403].includes(await status("/ws", { ...ws, Origin: `http://${host}`, "Sec-WebSocket-Protocol": "cuesta, token.00" })), "wrong token");
    await studio.stop();
});

test("an_operator_nobody_foresaw_has_its_sliders", async () => {
    const studio = await startStudio();
    const toy = {
        name: "toy_wobble", kind: "generator", summary: "A toy that exists in this test alone.", cites: [], keys: [],
        params: [
            { name: "wobble_size", kind: "number", unit: "m", min: 0, max: 50, default: 5, scale: "linear", doc: "How far it wobbles." },
            { name: "wobble_count", kind: "whole number", unit: "1", min: 1, max: 9, default: 3, scale: "linear", doc: "How often it wobbles." },
            { name: "wobble_style", kind: "choice", choices: ["calm", "wild"], default: "calm", doc: "How it wobbles." },
            { name: "wobble_back", kind: "true or false", default: false, doc: "Whether it wobbles back." },
            { name: "wobble_rock", kind: "material", default: "sand", doc: "What wobbles." },
            { name: "wobble_rate", kind: "number or field", unit: "m/yr", min: 0, max: 1, default: 0.1, scale: "linear", doc: "Where it wobbles." },
            { name: "wobble_points", kind: "list of numbers", unit: "1", min: 0, max: 1, most: 8, default: [0, 1], doc: "When it wobbles." },
        ],
    };
    const sent = [];
    const page = await openPage(browser, studio.address, {
        viewport: { width: 1440, height: 900 },
        before: async (one) => {
            await one.route("**/api/catalog", async (route) => {
                const answer = await route.fetch();
                const catalog = await answer.json();
                catalog.operators.push(toy);
                await route.fulfill({ json: catalog, headers: { "access-control-allow-origin": "*" } });
            });
            // The server does not know the toy: its first stage is shown as one.
            await one.routeWebSocket(/\/ws$/, (line) => {
                const server = line.connectToServer();
                line.onMessage((message) => {
                    sent.push(String(message));
                    server.send(message);
                });
                server.onMessage((message) => {
                    if (typeof message !== "string" || !message.includes('"structure"')) return line.send(message);
                    line.send(message.replaceAll('"op":"fbm"', '"op":"toy_wobble"'));
                });
            });
        },
    });
    await page.locator(".card .name").first().click();
    const text = await page.locator(".inspector").innerText();
    for (const param of toy.params) assert.ok(text.includes(param.doc), param.doc);
    assert.match(text, /A toy that exists in this test alone/);
    assert.equal(await page.locator('[data-param="wobble_style"] option').count(), 2);
    assert.equal(await page.locator('[data-param="wobble_size"] input[type=range]').count(), 1);
    assert.equal(await page.locator('[data-param="wobble_back"] input[role=switch]').count(), 1);
    await page.fill('[data-param="wobble_size"] .figure input', "12");
    await page.keyboard.press("Enter");
    await until(() => sent.some((message) => /stage\.1\.wobble_size/.test(message) && /12 m/.test(message)), "the edit is sent");
    await page.keyboard.press("Escape");
    await page.locator(".topbar h1").click();
    await page.keyboard.press("n");
    await page.fill(".search", "wobble");
    assert.equal(await page.locator('[data-op="toy_wobble"]').count(), 1);
    await page.close();
    await studio.stop();
});
