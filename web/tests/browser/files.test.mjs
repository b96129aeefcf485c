// SPDX-License-Identifier: Apache-2.0
// Files that go out and come in: sets for other programs, pictures, films, shared recipes, maps.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, beforeEach, test } from "node:test";
import { deflateSync } from "node:zlib";
import {
    launch,
    model,
    openPage,
    rested,
    settled,
    startStudio,
    until,
} from "../support/studio.mjs";

let browser;
let studio;
let page;
before(async () => {
    browser = await launch();
    studio = await startStudio();
    page = await openPage(browser, studio.address, { viewport: { width: 1280, height: 760 } });
    await rested(page);
});
after(async () => {
    await browser?.close();
    await studio?.stop();
});
beforeEach(async () => {
    await page.keyboard.press("Escape");
    await until(async () => (await model(page, "dialog")) === "", "no dialog is open");
});

const project = (...parts) => join(studio.folder, "project", ...parts);
const python = (words, options = {}) =>
    execFileSync("/usr/bin/python3", words, { maxBuffer: 1 << 28, ...options });
const openExport = () => page.click('.topbar .end button:has-text("Export")');

// Raw float32 of a file, by numpy, GDAL or a decoder of the tests.
function independent(path, columns, rows) {
    const bytes = python([
        join(process.cwd(), "tests/support/read_map.py"),
        path,
        String(columns),
        String(rows),
    ]);
    return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

test("every_set_of_files_is_read_back_by_other_programs", async () => {
    const answer = await page.evaluate(() =>
        window.cuesta.client.ask("export", {
            outputs: [{ field: "height", file: "exact.r32" }],
            name: "exact",
        }),
    );
    const bytes = readFileSync(project(answer.folder, "exact.r32"));
    const exact = new Float32Array(
        bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
    );
    const [low, high] = [
        exact.reduce((a, b) => Math.min(a, b)),
        exact.reduce((a, b) => Math.max(a, b)),
    ];
    const sets = await model(page, "catalog.export_sets");
    assert.deepEqual(
        sets.map((set) => set.name),
        ["unreal", "unity", "godot", "blender", "gis", "numbers"],
    );
    await openExport();
    for (const set of sets) {
        await page.click(`[data-set="${set.name}"]`);
        const words = await page.locator(".setwords").innerText();
        assert.ok(words.includes(set.sentence));
        assert.equal(
            /without padding/.test(words),
            set.sizes.length > 0,
            `${set.name}: 128 is no size of its own`,
        );
        await page.click(".setwords button.primary");
        const file = set.files[0].file;
        const link = page.locator(`.files a:has-text("_${set.name}/${file}")`).first();
        await link.waitFor({ timeout: 30000 });
        const path = project((await link.innerText()).trim());
        const found = independent(path, 128, 128);
        assert.equal(found.length, exact.length);
        const whole = /\.(png|r16)$/.test(file);
        let worst = 0;
        exact.forEach((v, i) => {
            const expected = whole ? Math.round(((v - low) / (high - low)) * 65535) : v;
            worst = Math.max(worst, Math.abs(found[i] - expected));
        });
        // Exact in metres; of 65535 steps one either way where a half was rounded.
        assert.ok(worst <= (whole ? 1 : 0), `${set.name}: ${worst}`);
    }
});

test("pictures_are_downloaded_as_seen_twice_as_large_and_by_the_engine", async () => {
    await settled(page);
    const size = (path) => {
        const bytes = readFileSync(path);
        assert.equal(bytes.subarray(1, 4).toString(), "PNG");
        return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
    };
    await openExport();
    const [one] = await Promise.all([page.waitForEvent("download"), page.click("text=As seen")]);
    const [two] = await Promise.all([
        page.waitForEvent("download"),
        page.click("text=Twice as large"),
    ]);
    const small = size(await one.path());
    const large = size(await two.path());
    assert.deepEqual(
        large,
        small.map((n) => 2 * n),
    );
    assert.match(one.suggestedFilename(), /^small_\d+\.png$/);
    await page.click("text=Drawn by the engine");
    const link = page.locator('.files a:has-text("export/small.png")');
    await link.waitFor({ timeout: 30000 });
    assert.ok(size(project("export/small.png"))[0] >= 512);
});

test("one_key_saves_a_picture_and_the_curves_become_a_table", async () => {
    await page.evaluate(() => document.activeElement?.blur());
    const [picture] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("c")]);
    assert.equal(
        readFileSync(await picture.path())
            .subarray(1, 4)
            .toString(),
        "PNG",
    );
    await page.keyboard.press("t");
    const [table] = await Promise.all([page.waitForEvent("download"), page.click(".savecharts")]);
    const rows = readFileSync(await table.path(), "utf8")
        .trim()
        .split("\n")
        .map((row) => row.split(","));
    assert.equal(rows[0][0], "step");
    assert.ok(rows[0].length > 3 && rows.length > 1);
    assert.ok(rows.every((row) => row.length === rows[0].length));
    await page.keyboard.press("t");
});

test("the_land_is_made_in_the_size_that_a_program_takes", async () => {
    await openExport();
    await page.click('[data-set="unity"]');
    await page.click('[data-size="257"]');
    await until(async () => (await model(page, "run.grid.columns")) === 257, "257 samples");
    assert.doesNotMatch(await page.locator(".setwords").innerText(), /without padding/);
    const grid = await model(page, "run.grid");
    assert.ok(Math.abs(grid.spacing * 256 - 20 * 127) < 0.01, "the extent stays");
    await page.keyboard.press("Escape");
    await until(async () => (await model(page, "dialog")) === "", "closed");
    await page.keyboard.press("z");
    await until(async () => (await model(page, "run.grid.columns")) === 128, "undone");
    await rested(page);
});

test("what_is_seen_is_recorded_as_a_film_that_ends_well", async () => {
    await openExport();
    await page.fill('input[type="number"]', "2");
    const button = page.locator("button", { hasText: "Record what is seen" });
    const [film] = await Promise.all([
        page.waitForEvent("download", { timeout: 60000 }),
        button.click(),
    ]);
    assert.match(film.suggestedFilename(), /\.webm$/);
    const path = await film.path();
    assert.ok(readFileSync(path).length > 5000);
    const streams = JSON.parse(
        execFileSync("ffprobe", [
            "-v",
            "error",
            "-count_frames",
            "-show_streams",
            "-of",
            "json",
            path,
        ]),
    );
    assert.equal(streams.streams[0].codec_type, "video");
    // How many frames a second has is the machine's affair; that each one can be read is ours.
    assert.ok(
        Number(streams.streams[0].nb_read_frames) >= 1,
        `${streams.streams[0].nb_read_frames} frames`,
    );
    // On a busy machine two frames may be nearer than a tick of the rate that ffmpeg guesses.
    const decoded = spawnSync(
        "ffmpeg",
        ["-v", "error", "-i", path, "-vsync", "vfr", "-f", "null", "-"],
        { encoding: "utf8" },
    );
    assert.equal(decoded.stderr, "");
    assert.equal(decoded.status, 0);
    await until(() => button.isEnabled(), "the dialog is ready for another one");
});

test("a_time_lapse_is_rendered_by_the_server", async () => {
    await openExport();
    await page.fill('input[type="number"]', "1");
    await page.click("text=Time-lapse of the recorded moments");
    const link = page.locator('.files a:has-text("timelapse")');
    await link.waitFor({ timeout: 120000 });
    const path = project((await link.innerText()).trim());
    const streams = JSON.parse(
        execFileSync("ffprobe", [
            "-v",
            "error",
            "-count_frames",
            "-show_streams",
            "-of",
            "json",
            path,
        ]),
    );
    assert.equal(Number(streams.streams[0].nb_read_frames), 25);
    assert.ok(
        Math.abs(Number(streams.streams[0].duration) - 1) < 0.05,
        `${streams.streams[0].duration} s`,
    );
    const href = await link.getAttribute("href");
    assert.doesNotMatch(href, /token/);
    assert.equal(await page.evaluate(async (address) => (await fetch(address)).status, href), 200);
    assert.equal(
        await page.evaluate(
            async (address) => (await fetch(address, { credentials: "omit" })).status,
            href,
        ),
        401,
    );
    page.problems = []; // the browser notes the refusal
});

// More lands than the recipe has: one goes over into the next.
test("a_time_lapse_lasts_as_long_as_was_asked", async () => {
    const answer = await page.evaluate(() =>
        window.cuesta.client.ask("timelapse", { seconds: 6, fps: 25, size: 128 }),
    );
    const streams = JSON.parse(
        execFileSync("ffprobe", [
            "-v",
            "error",
            "-count_frames",
            "-show_streams",
            "-of",
            "json",
            project(answer.file),
        ]),
    );
    assert.equal(Number(streams.streams[0].nb_read_frames), 150);
    assert.ok(
        Math.abs(Number(streams.streams[0].duration) - 6) < 0.05,
        `${streams.streams[0].duration} s`,
    );
});

// A file laid on the land as from the desktop.
const drop = (name, bytes) =>
    page.evaluate(
        ([fileName, list]) => {
            const data = new DataTransfer();
            data.items.add(new File([Uint8Array.from(list)], fileName));
            document
                .querySelector("main.stage")
                .dispatchEvent(
                    new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }),
                );
        },
        [name, [...bytes]],
    );

// A cone of 60 x 40 samples.
const cone = (x, y) => 300 - 5 * Math.hypot(x - 30, y - 20);

function npy() {
    const head = "{'descr': '<f4', 'fortran_order': False, 'shape': (40, 60), }";
    const padded = head.padEnd(117, " ") + "\n";
    const data = new Float32Array(40 * 60).map((_, i) => cone(i % 60, Math.floor(i / 60)));
    return Buffer.concat([
        Buffer.from("\x93NUMPY\x01\x00", "latin1"),
        Buffer.from([padded.length & 255, padded.length >> 8]),
        Buffer.from(padded, "latin1"),
        Buffer.from(data.buffer),
    ]);
}

function png16() {
    const crcTable = Array.from({ length: 256 }, (_, n) => {
        for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1;
        return n >>> 0;
    });
    const crc = (data) => {
        let c = 0xffffffff;
        for (const b of data) c = crcTable[(c ^ b) & 255] ^ (c >>> 8);
        return (c ^ 0xffffffff) >>> 0;
    };
    const chunk = (name, data) => {
        const out = Buffer.alloc(12 + data.length);
        out.writeUInt32BE(data.length, 0);
        out.write(name, 4, "latin1");
        data.copy(out, 8);
        out.writeUInt32BE(crc(out.subarray(4, 8 + data.length)), 8 + data.length);
        return out;
    };
    const head = Buffer.from([0, 0, 0, 60, 0, 0, 0, 40, 16, 0, 0, 0, 0]);
    const rows = Buffer.alloc(40 * 121);
    for (let y = 0; y < 40; y++)
        for (let x = 0; x < 60; x++)
            rows.writeUInt16BE(Math.round(cone(x, y) * 100), y * 121 + 1 + 2 * x);
    return Buffer.concat([
        Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
        chunk("IHDR", head),
        chunk("IDAT", deflateSync(rows)),
        chunk("IEND", Buffer.alloc(0)),
    ]);
}

test("height_maps_are_opened_by_drop", async () => {
    for (const [name, bytes] of [
        ["cone.npy", npy()],
        ["cone.png", png16()],
    ]) {
        await drop(name, bytes);
        await until(
            async () => (await model(page, "text")).includes(`files/${name}`),
            `${name} is in the recipe`,
        );
        await until(
            async () =>
                (await model(page, "run.grid.columns")) === 60 &&
                (await model(page, "run.grid.rows")) === 40,
            "with its size",
        );
        await rested(page);
        const drawn = await page.evaluate(() => {
            const map = window.cuesta.view.slots.live.maps.fields.get("height");
            return [0, 30 + 20 * 60, 59 + 39 * 60].map((i) => map.values[i]);
        });
        // Height falls from the middle to the corners; in metres where the file has metres.
        assert.ok(drawn[1] > drawn[0] && drawn[1] > drawn[2], `${drawn}`);
        if (name.endsWith(".npy"))
            assert.ok(
                Math.abs(drawn[1] - 300) < 0.1 && Math.abs(drawn[0] - cone(0, 0)) < 0.1,
                `${drawn}`,
            );
    }
});

test("what_cannot_be_opened_is_said_with_its_name_alone", async () => {
    const error = () =>
        page
            .locator(".notice.error")
            .innerText()
            .catch(() => "");
    await drop("letter.docx", Buffer.from("nothing"));
    await until(
        async () => /letter\.docx cannot be opened\. Height maps end in \.exr/.test(await error()),
        "the endings are named",
    );
    await drop("torn.png", png16().subarray(0, 200));
    await until(async () => /torn\.png/.test(await error()), "a torn file is told");
    assert.doesNotMatch(await error(), /\.upload|\/tmp|Read Error/);
    assert.equal(await page.locator(".notice.error").count(), 1);
    await page.keyboard.press("Escape");
    await until(async () => (await page.locator(".notice").count()) === 0, "and can be put away");
    page.problems = []; // the browser notes every refusal
});

test("height_maps_of_any_name_are_opened", async () => {
    for (const name of ["46N_010E.npy", "größe $1 'a' \"b\".npy"]) {
        await drop(name, npy());
        await until(
            async () =>
                (await model(page, "text")).includes('op = "image"') &&
                (await page.evaluate(() => window.cuesta.model.value.cards[0].written.file)) ===
                    `files/${name}`,
            `${name} is in the recipe`,
        );
        await rested(page);
    }
});

test("a_recipe_with_its_files_is_shared_as_one", async () => {
    await drop("cone.npy", npy());
    await until(async () => (await model(page, "text")).includes("cone"), "the map is open");
    await rested(page);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.click('.topbar .end button:has-text("Share")');
    assert.match(
        await page.locator("dialog").innerText(),
        /address cannot be shared; the recipe can/,
    );
    await page.click("text=Copy the text");
    await page.locator("button", { hasText: "Copied" }).waitFor();
    assert.equal(
        await page.evaluate(() => navigator.clipboard.readText()),
        await model(page, "text"),
    );
    const [bundle] = await Promise.all([
        page.waitForEvent("download"),
        page.click("text=Download recipe and files"),
    ]);
    const folder = join(studio.folder, "shared");
    mkdirSync(folder);
    python(["-m", "zipfile", "-t", await bundle.path()]);
    python(["-m", "zipfile", "-e", await bundle.path(), folder]);
    const name = await model(page, "name");
    assert.ok(existsSync(join(folder, name, `${name}.toml`)));
    execFileSync(
        process.env.CUESTA_PROGRAM,
        ["run", `${name}.toml`, "-o", "out", "-q", "--no-progress"],
        { cwd: join(folder, name) },
    );
    const made = JSON.parse(
        readFileSync(join(folder, name, "out/manifest.json"), "utf8"),
    ).outputs.find((one) => one.field === "height");
    const live = await page.evaluate(() =>
        window.cuesta.client.ask("export", { outputs: [{ field: "height", file: "height.r32" }] }),
    );
    assert.equal(
        made.data_sha256,
        live.files.find((one) => one.file.endsWith("height.r32")).data_sha256,
    );
    assert.deepEqual(page.problems, []);
});
