// SPDX-License-Identifier: Apache-2.0
// Tests of the page:  node tests/run.mjs [unit|browser|shots|lacks] [--program BIN/cuesta]
//   unit      pure code, the texts, the built bundle; needs node_modules (npm ci)
//   browser   Chromium against the real `cuesta studio`
//   shots     the same, and writes the pictures of docs/guide/studio.md
//   lacks     runs nothing: prints what these tests would miss here, a line each
// Exit code 77: something that is needed is not installed; the test counts as skipped.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { lacks } from "./support/needs.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const web = join(here, "..");
const words = process.argv.slice(2);
const kind = words.find((word) => ["unit", "browser", "shots", "lacks"].includes(word)) ?? "unit";
const given = words.indexOf("--program");
const program = given >= 0 ? words[given + 1] : process.env.CUESTA_PROGRAM;

function skip(why) {
    console.log(`skipped: ${why}`);
    process.exit(77);
}

const missing = lacks(kind);
if (kind === "lacks") {
    for (const what of missing) console.log(what);
    process.exit(0);
}
if (missing.length > 0) skip(`${missing.join(", ")}: not here`);

let files;
if (kind === "unit") {
    const esbuild = await import("esbuild");
    const out = join(here, "out/unit");
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out, { recursive: true });
    const sources = readdirSync(join(here, "unit")).filter((name) => name.endsWith(".test.ts"));
    await esbuild.build({
        absWorkingDir: web,
        entryPoints: sources.map((name) => join(here, "unit", name)),
        outdir: out,
        outExtension: { ".js": ".mjs" },
        bundle: true,
        platform: "node",
        format: "esm",
        external: ["esbuild", "typescript"],
        jsx: "automatic",
        jsxImportSource: "preact",
        logLevel: "warning",
    });
    files = readdirSync(out).map((name) => join(out, name));
} else {
    if (program === undefined || !existsSync(program))
        skip("give the built program: --program BIN/cuesta");
    const folder = join(here, kind === "shots" ? "shots" : "browser");
    files = readdirSync(folder)
        .filter((name) => name.endsWith(".test.mjs"))
        .map((name) => join(folder, name));
}
const only = words.find((word) => word.startsWith("--only="))?.slice(7);
if (only !== undefined) files = files.filter((name) => basename(name).includes(only));
// One file after the other: software rendering takes all the machine has.
const serial = Number(process.versions.node.split(".")[0]) >= 20 ? ["--test-concurrency=1"] : [];
const result = spawnSync(process.execPath, ["--test", ...serial, ...files], {
    stdio: "inherit",
    cwd: web,
    env: { ...process.env, CUESTA_PROGRAM: program ?? "" },
});
process.exit(result.status ?? 1);
