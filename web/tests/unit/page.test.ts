// SPDX-License-Identifier: Apache-2.0
// The page as a whole: texts, colours, bundle, lock file.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { retryDelay, tokenFrom } from "../../src/api/client.ts";
import { german } from "../../src/i18n/de.ts";
import { chooseLanguage, setLanguage, t } from "../../src/i18n/i18n.ts";

const web = process.cwd();

function sources(folder: string): string[] {
    return readdirSync(folder).flatMap((name) => {
        const path = join(folder, name);
        return statSync(path).isDirectory() ? sources(path) : [path];
    });
}
const code = sources(join(web, "src"));

test("every_sentence_of_the_page_has_a_german_one", () => {
    const missing = new Set<string>();
    for (const path of code.filter((p) => /\.tsx?$/.test(p) && !p.endsWith("de.ts"))) {
        const text = readFileSync(path, "utf8").replace(/\/\/.*$/gm, "");
        // A long sentence stands in several pieces.
        const pieces =
            /(?:\bt\(|\b(?:what|word|hint):)\s*("(?:[^"\\]|\\.)*"(?:\s*\+\s*"(?:[^"\\]|\\.)*")*)/g;
        for (const [, found] of text.matchAll(pieces)) {
            const key = [...found.matchAll(/"((?:[^"\\]|\\.)*)"/g)]
                .map((piece) => piece[1])
                .join("");
            if (!(key in german)) missing.add(key);
        }
    }
    assert.deepEqual([...missing], []);
});

test("german_keeps_the_places_of_values", () => {
    const names = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join();
    for (const [key, value] of Object.entries(german)) assert.equal(names(value), names(key), key);
    setLanguage("de");
    assert.equal(t("step {n}", { n: 3 }), "Schritt 3");
    setLanguage("en");
    assert.equal(chooseLanguage(null, ["de-AT"]), "de");
    assert.equal(chooseLanguage("en", ["de-AT"]), "en");
});

test("text_stands_out_4_5_to_1", () => {
    const css = readFileSync(join(web, "src/style/app.css"), "utf8");
    const colour = (name: string) => /#[0-9a-f]{6}/.exec(css.slice(css.indexOf(`--${name}:`)))![0];
    const bright = (hex: string) => {
        const [r, g, b] = [1, 3, 5]
            .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
            .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ratio = (a: string, b: string) =>
        (Math.max(bright(a), bright(b)) + 0.05) / (Math.min(bright(a), bright(b)) + 0.05);
    for (const ink of ["text", "dim", "accent", "bad", "good"])
        for (const paper of ["ground", "panel", "raised"])
            assert.ok(
                ratio(colour(ink), colour(paper)) >= 4.5,
                `${ink} on ${paper}: ${ratio(colour(ink), colour(paper)).toFixed(2)}`,
            );
    assert.ok(ratio(colour("on-accent"), colour("accent")) >= 4.5);
});

test("type_is_13_pixels_or_larger", () => {
    for (const path of code.filter((p) => p.endsWith(".css")))
        for (const [, size] of readFileSync(path, "utf8").matchAll(/font-size: ([\d.]+)px/g))
            assert.ok(Number(size) === 0 || Number(size) >= 13, `${path}: ${size}`);
});

test("no_operator_is_named_in_the_form_code", () => {
    // Sliders grow from the catalog: the code that makes them may know kinds, never names.
    const names = [
        "fbm",
        "thermal",
        "hydraulic_erosion",
        "volcano",
        "crater",
        "strata",
        "dunes",
        "uplift",
        "stream_power",
    ];
    for (const folder of ["form", "catalog", "recipe"])
        for (const path of code.filter((p) => p.includes(`/src/${folder}/`)))
            for (const name of names)
                assert.ok(
                    !new RegExp(`"${name}"`).test(
                        readFileSync(path, "utf8").replace(/\/\/.*$/gm, ""),
                    ),
                    `${path} knows ${name}`,
                );
});

test("sources_follow_the_house_rules", () => {
    for (const path of code.filter((p) => /\.(tsx?|css)$/.test(p))) {
        const text = readFileSync(path, "utf8");
        assert.ok(
            /^(\/\/|\/\*) SPDX-License-Identifier: Apache-2\.0/.test(text),
            `${path} has no licence line`,
        );
        assert.ok(text.split("\n").length <= 501, `${path} is longer than 500 lines`);
    }
});

test("the_lock_file_pins_versions_and_names_no_host", () => {
    const lock = JSON.parse(readFileSync(join(web, "package-lock.json"), "utf8"));
    const pack = JSON.parse(readFileSync(join(web, "package.json"), "utf8"));
    assert.ok(!readFileSync(join(web, "package-lock.json"), "utf8").includes('"resolved"'));
    for (const version of Object.values({ ...pack.dependencies, ...pack.devDependencies }))
        assert.match(String(version), /^\d+\.\d+\.\d+$/);
    assert.equal(lock.packages["node_modules/three"].version, pack.dependencies.three);
});

test("the_committed_bundle_is_what_the_sources_give", () => {
    const out = mkdtempSync(join(tmpdir(), "cuesta-dist-"));
    try {
        execFileSync(process.execPath, ["build.mjs", out], { cwd: web });
        for (const name of readdirSync(join(web, "dist"))) {
            const same = readFileSync(join(out, name)).equals(
                readFileSync(join(web, "dist", name)),
            );
            assert.ok(same, `dist/${name} is stale: run npm run build`);
        }
        assert.deepEqual(readdirSync(out).sort(), readdirSync(join(web, "dist")).sort());
    } finally {
        rmSync(out, { recursive: true, force: true });
    }
});

test("everything_is_laid_out_by_the_formatter", () => {
    // What differs is named in the error: npm run format mends it.
    execFileSync(process.execPath, ["node_modules/prettier/bin/prettier.cjs", "--check", "."], {
        cwd: web,
        stdio: "pipe",
    });
});

test("the_sources_have_their_types", () => {
    execFileSync(
        process.execPath,
        ["node_modules/typescript/bin/tsc", "--noEmit", "-p", "tsconfig.json"],
        { cwd: web, stdio: "pipe" },
    );
});

test("the_token_comes_from_the_fragment_and_survives_a_reload", () => {
    const kept = new Map<string, string>();
    const storage = {
        getItem: (k: string) => kept.get(k) ?? null,
        setItem: (k: string, v: string) => void kept.set(k, v),
    };
    assert.equal(tokenFrom("#token=abc123&quiet", storage), "abc123");
    assert.equal(tokenFrom("", storage), "abc123");
    assert.equal(tokenFrom("#other=1"), "");
    assert.ok(retryDelay(0) <= 500 && retryDelay(50) === 5000);
});
