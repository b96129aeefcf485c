// SPDX-License-Identifier: Apache-2.0
// Bundles the page: src/ -> dist/ (index.html, app.js, app.css). `node build.mjs [OUT] [--watch]`.
// The result depends on the sources and the pinned versions alone, so a test can compare it.
import * as esbuild from "esbuild";
import { cpSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const words = process.argv.slice(2);
const out = words.find((word) => !word.startsWith("--")) ?? join(here, "dist");

mkdirSync(out, { recursive: true });
cpSync(join(here, "src/index.html"), join(out, "index.html"));

const options = {
    absWorkingDir: here,
    entryPoints: { app: "src/main.tsx" },
    outdir: out,
    bundle: true,
    minify: true,
    format: "esm",
    target: ["es2021", "chrome94", "firefox93", "safari15.4"],
    jsx: "automatic",
    jsxImportSource: "preact",
    charset: "utf8",
    legalComments: "inline",
    logLevel: "warning",
};

if (words.includes("--watch")) {
    const context = await esbuild.context(options);
    await context.watch();
} else {
    await esbuild.build(options);
}
