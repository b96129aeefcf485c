// SPDX-License-Identifier: Apache-2.0
// Two lands: their difference sample by sample, their recipes in words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FieldMap } from "../../src/api/frame.ts";
import { Operator } from "../../src/api/types.ts";
import { difference } from "../../src/compare/difference.ts";
import { differencesOf } from "../../src/compare/words.ts";
import { cardsOf } from "../../src/recipe/structure.ts";

function field(columns: number, rows: number, of: (x: number, y: number) => number): FieldMap {
    const values = new Float32Array(columns * rows);
    for (let y = 0; y < rows; y++)
        for (let x = 0; x < columns; x++) values[y * columns + x] = of(x, y);
    const [low, high] = [Math.min(...values), Math.max(...values)];
    return {
        name: "height",
        columns,
        rows,
        stride: 1,
        low,
        high,
        values,
        version: 1,
        firstRow: 0,
        endRow: rows,
    };
}

test("the_difference_is_later_minus_earlier", () => {
    const before = field(3, 2, (x) => 10 * x);
    const after = field(3, 2, (x, y) => 10 * x + (y === 0 ? 5 : -2));
    const found = difference({ map: before, spacing: 20 }, { map: after, spacing: 20 }, 7)!;
    assert.deepEqual([...found.values], [5, 5, 5, -2, -2, -2]);
    assert.deepEqual([found.low, found.high, found.version], [-2, 5, 7]);
});

test("less_than_a_step_of_the_frames_is_nothing", () => {
    const before = field(2, 2, (x) => 65535 * x); // steps of 1 m
    const after = field(2, 2, (x, y) => 65535 * x + (y === 0 ? 1.5 : 2.5));
    const found = difference({ map: before, spacing: 1 }, { map: after, spacing: 1 }, 1)!;
    assert.deepEqual([...found.values], [0, 0, 2.5, 2.5]);
});

test("a_coarser_land_is_read_between_its_samples", () => {
    const before = field(2, 2, (x, y) => 100 * x + 10 * y); // 40 m apart
    const after = field(3, 3, (x, y) => 50 * x + 5 * y + 3); // 20 m apart, the same slope, 3 m up
    const found = difference({ map: before, spacing: 40 }, { map: after, spacing: 20 }, 1)!;
    assert.deepEqual([...found.values], new Array(9).fill(3));
    assert.equal(
        difference({ map: before, spacing: 80 }, { map: after, spacing: 20 }, 1),
        undefined,
    );
});

const operators: Operator[] = [
    {
        name: "thermal",
        kind: "process",
        summary: "",
        params: [{ name: "angle", kind: "number", doc: "", unit: "deg" }],
    },
];
const side = (seed: number, stages: unknown[]) => {
    const structure = { seed, grid: { size: [64, 64] }, stages };
    return { structure, cards: cardsOf(structure) };
};

test("recipes_differ_in_words", () => {
    const slopes = (angle: number, extra: object = {}) => ({
        op: "simulate",
        label: "slopes",
        written: { op: "simulate", ...extra },
        processes: [
            { op: "thermal", label: "thermal", written: { op: "thermal" }, values: { angle } },
        ],
    });
    const left = side(1, [
        { op: "fbm", label: "land", written: { op: "fbm" } },
        slopes(35),
        { op: "blur", label: "blur", written: {} },
    ]);
    const right = side(2, [
        { op: "fbm", label: "land", written: { op: "fbm", enabled: false } },
        slopes(28, { steps: 40 }),
        { op: "warp", label: "warp", written: {} },
    ]);
    assert.deepEqual(differencesOf(left, right, operators), [
        "Seed: 1 → 2",
        "Blur: only on the left",
        "Land: on → off",
        "Slopes: Steps none → 40",
        "Slopes › Thermal: Angle 35 ° → 28 °",
        "Warp: only on the right",
    ]);
    assert.deepEqual(differencesOf(left, left, operators), []);
});
