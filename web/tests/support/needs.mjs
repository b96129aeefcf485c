// SPDX-License-Identifier: Apache-2.0
// What the tests of the page need of a machine. Asked here alone: by run.mjs, by the tests in a
// browser and, through `run.mjs lacks`, by `./cuesta test`.
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = join(dirname(fileURLToPath(import.meta.url)), "../..");
const OLDEST_NODE = 18; // node:test came with it
const PACKAGES = ["esbuild", "prettier", "typescript"];

// The first program of that name in the folders of PATH, or undefined.
export function findProgram(name, path = process.env.PATH || "") {
    return path
        .split(delimiter)
        .filter((folder) => folder !== "")
        .map((folder) => join(folder, name))
        .find((file) => {
            try {
                accessSync(file, constants.X_OK);
                return statSync(file).isFile();
            } catch {
                return false;
            }
        });
}

// What is not here, in words; empty if tests of that kind can run.
export function lacks(kind, machine = {}) {
    const { node = process.versions.node, path = process.env.PATH, web = WEB } = machine;
    const browser = kind !== "unit";
    const missing = [];
    if (Number(node.split(".")[0]) < OLDEST_NODE)
        missing.push(`Node.js ${OLDEST_NODE} or newer (this is ${node})`);
    const packages = browser ? [...PACKAGES, "playwright-core"] : PACKAGES;
    const absent = packages.filter((name) => !existsSync(join(web, "node_modules", name)));
    if (absent.length > 0) missing.push(`the npm packages ${absent.join(" ")} (npm ci in web/)`);
    for (const name of browser ? ["chromium", "ffmpeg"] : [])
        if (findProgram(name, path) === undefined) missing.push(name);
    return missing;
}
