// SPDX-License-Identifier: Apache-2.0
// A studio of its own for a test: a recipe, a folder, a server, a browser, pages.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after } from "node:test";
import { chromium } from "playwright-core";
import { findProgram } from "./needs.mjs";

export const SMALL = `# a small land for tests
name = "small"
seed = 5
[grid]
size = [128, 128]
spacing = "20 m"

[[stage]]
op = "fbm"
label = "land"
relief = "400 m"
wavelength = "1200 m"

[[stage]]
op = "strata"
label = "beds"
materials = ["slate", "limestone", "sandstone"]
thickness = [30, 20, 25]
repeat = true
depth = "300 m"

[[stage]]
op = "simulate"
label = "slopes"
steps = 60
[[stage.process]]
op = "thermal"
angle = "35 deg"

[[output]]
field = "height"
file = "height.exr"
`;

// The program with one operator more, of tests/studio_toy.
export const TOY_PROGRAM = join(dirname(process.env.CUESTA_PROGRAM ?? "."), "cuesta_toy_studio");

const FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-background-networking",
    "--no-first-run",
    "--use-gl=angle",
    "--use-angle=gl-egl",
    "--ignore-gpu-blocklist",
];

// A test that fails half-way must not leave a server behind, which would keep its file running.
const running = new Set();
after(() => {
    for (const child of running) child.kill("SIGKILL");
});

export async function startStudio(options = {}) {
    const folder = options.folder ?? mkdtempSync(join(tmpdir(), "cuesta-page-"));
    const recipe = join(folder, "recipe_given.toml");
    writeFileSync(recipe, options.recipe ?? SMALL);
    for (const [name, text] of Object.entries(options.files ?? {}))
        writeFileSync(join(folder, name), text);
    const words = [
        "studio",
        "--no-browser",
        "--port",
        String(options.port ?? 0),
        "--project",
        join(folder, "project"),
        recipe,
    ];
    const child = spawn(options.program ?? process.env.CUESTA_PROGRAM, words, {
        stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(child);
    let errors = "";
    child.stderr.on("data", (data) => (errors += data));
    const address = await new Promise((resolve, reject) => {
        let text = "";
        child.stdout.on("data", (data) => {
            text += data;
            const found = /http:\/\/\S+/.exec(text);
            if (found) resolve(found[0]);
        });
        child.on("exit", (code) => reject(new Error(`the studio ended with ${code}: ${errors}`)));
    });
    const ended = new Promise((resolve) => child.on("exit", resolve)).then(() =>
        running.delete(child),
    );
    const url = new URL(address);
    return {
        folder,
        address,
        port: Number(url.port),
        token: /token=([0-9a-f]+)/.exec(url.hash)[1],
        child,
        async kill(signal = "SIGKILL") {
            child.kill(signal);
            await ended;
        },
        async stop() {
            if (child.exitCode === null && child.signalCode === null) child.kill("SIGTERM");
            await ended;
            rmSync(folder, { recursive: true, force: true });
        },
    };
}

export function launch() {
    return chromium.launch({ executablePath: findProgram("chromium"), args: FLAGS });
}

// A page whose first picture is finished; errors of the page fail the test that asks for them.
export async function openPage(browser, address, options = {}) {
    const context = await browser.newContext({
        viewport: options.viewport ?? { width: 1000, height: 560 },
        reducedMotion: options.reducedMotion ?? "reduce",
        locale: options.locale ?? "en-GB",
        hasTouch: options.touch === true,
        acceptDownloads: true,
    });
    const page = await context.newPage();
    page.problems = [];
    page.on("pageerror", (error) => page.problems.push(error.message));
    page.on("console", (message) => {
        if (message.type() === "error") page.problems.push(message.text());
    });
    if (options.before) await options.before(page);
    await page.goto(
        `${address}&quality=${options.quality ?? "low"}${options.welcome ? "" : "&quiet"}`,
    );
    await page.waitForSelector("html[data-ready]", { timeout: 60000, state: "attached" });
    await settled(page);
    return page;
}

export function settled(page, timeout = 60000) {
    return page.waitForSelector('canvas[data-settled]:not([data-settled=""])', { timeout });
}

// The picture shows the newest state, and none has come for a while: it can be there before it is
// drawn. The last steps of a recipe may change nothing, and then no frame tells of them.
export async function drawn(page) {
    let since = Date.now();
    let last = "";
    await until(
        async () => {
            const now = await page.evaluate(() => {
                const { model, view } = window.cuesta;
                const { run } = model.value;
                const settled = document.querySelector("canvas[data-settled]")?.dataset.settled;
                const tick = String(view.slots.live.maps.tick);
                return !run.running && !run.busy && settled === tick
                    ? `${tick} ${view.pictures}`
                    : "";
            });
            if (now === "" || now !== last) since = Date.now();
            last = now;
            return Date.now() - since > 1500;
        },
        "the end of the recipe is drawn",
        120000,
    );
}

// So many pictures of the browser have gone by.
export const frames = (page, count) =>
    page.evaluate(
        (n) =>
            new Promise((done) => {
                const next = () => (n-- > 0 ? requestAnimationFrame(next) : done());
                next();
            }),
        count,
    );

// No question is without its answer, and the page has stayed as it is for a while, by the count of
// its pictures.
export const quiet = (page, patience = 60000) =>
    page.evaluate(
        (limit) =>
            new Promise((done, fail) => {
                const whole = 10;
                const end = performance.now() + limit;
                let left = whole;
                let last = "";
                const watch = new MutationObserver(([change]) => {
                    left = whole;
                    last = change.target.nodeName + " " + (change.attributeName ?? change.type);
                });
                watch.observe(document.body, {
                    subtree: true,
                    childList: true,
                    attributes: true,
                    characterData: true,
                });
                const next = () => {
                    if (window.cuesta.client.waiting.size > 0) left = whole;
                    if (left-- > 0 && performance.now() < end) return requestAnimationFrame(next);
                    watch.disconnect();
                    if (left < 0) done();
                    else fail(new Error(`the page does not come to rest: ${last}`));
                };
                next();
            }),
        patience,
    );

export const model = (page, path) =>
    page.evaluate(
        (p) => p.split(".").reduce((value, key) => value?.[key], window.cuesta.model.value),
        path,
    );

// Waits until a question about the page has the answer yes.
export async function until(question, what, patience = 20000) {
    const end = Date.now() + patience;
    for (;;) {
        const answer = await question();
        if (answer) return answer;
        if (Date.now() > end)
            throw new Error(
                `waited ${patience / 1000} s in vain: ` +
                    (typeof what === "function" ? what() : what),
            );
        await new Promise((resolve) => setTimeout(resolve, 50));
    }
}

// The land at rest at the end of its recipe.
export const arrived = (page) =>
    until(
        async () => {
            const run = await model(page, "run");
            return run.ticks > 0 && run.tick === run.ticks && !run.running && !run.busy;
        },
        "the run arrives at its end",
        60000,
    );

export const stageBox = (page) => page.locator("main.stage").boundingBox();

// The height of the drawn land at a share of the extent.
export const heightAt = (page, x, y) =>
    page.evaluate(
        ([px, py]) => {
            const land = window.cuesta.view.land;
            return land.heightAt(px * (land.columns - 1), py * (land.rows - 1));
        },
        [x, y],
    );

// The land at the end of its recipe, drawn, and the same for a second: an edit may not have reached
// the run yet when its answer comes.
export async function rested(page) {
    let last = NaN;
    let since = Date.now();
    let seen = "";
    await until(
        async () => {
            const run = await model(page, "run");
            const drawn = await model(page, "tick");
            seen =
                `tick ${run.tick} of ${run.ticks}, drawn ${drawn}, ` +
                `running ${run.running}, busy ${run.busy}`;
            const now = await heightAt(page, 0.37, 0.53);
            if (
                now !== last ||
                run.running ||
                run.busy ||
                run.tick !== run.ticks ||
                drawn !== run.ticks
            )
                since = Date.now();
            last = now;
            return Date.now() - since > 1000;
        },
        () => `the land comes to rest: ${seen}`,
        60000,
    );
}
