// SPDX-License-Identifier: Apache-2.0
// What the tests of the page ask of a machine.
import assert from "node:assert/strict";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { findProgram, lacks } from "../support/needs.mjs";

const folder = mkdtempSync(join(tmpdir(), "cuesta-needs-"));
after(() => rmSync(folder, { recursive: true }));
const bin = join(folder, "bin");
for (const name of ["esbuild", "prettier", "typescript", "playwright-core"])
    mkdirSync(join(folder, "node_modules", name), { recursive: true });
mkdirSync(join(bin, "ffmpeg"), { recursive: true });
writeFileSync(join(bin, "chromium"), "#!/bin/sh\n");

test("a_program_is_found_wherever_path_has_it", () => {
    chmodSync(join(bin, "chromium"), 0o755);
    const path = `:${join(folder, "nothing")}:${bin}`;
    assert.equal(findProgram("chromium", path), join(bin, "chromium"));
    assert.equal(findProgram("chromium", join(folder, "nothing")), undefined);
});

test("a_folder_or_a_plain_file_is_no_program", () => {
    assert.equal(findProgram("ffmpeg", bin), undefined);
    chmodSync(join(bin, "chromium"), 0o644);
    assert.equal(findProgram("chromium", bin), undefined);
    chmodSync(join(bin, "chromium"), 0o755);
});

test("each_thing_that_is_missing_is_named", () => {
    const machine = { node: "20.1.0", path: bin, web: folder };
    assert.deepEqual(lacks("browser", machine), ["ffmpeg"]);
    assert.deepEqual(lacks("lacks", machine), ["ffmpeg"]);
    assert.deepEqual(lacks("unit", machine), []);
    assert.deepEqual(lacks("unit", { ...machine, node: "16.20.2" }), [
        "Node.js 18 or newer (this is 16.20.2)",
    ]);
    assert.deepEqual(lacks("browser", { ...machine, path: "" }), ["chromium", "ffmpeg"]);
    rmSync(join(folder, "node_modules/playwright-core"), { recursive: true });
    assert.deepEqual(lacks("unit", machine), []);
    assert.match(lacks("browser", machine)[0], /npm packages playwright-core \(npm ci in web/);
});
