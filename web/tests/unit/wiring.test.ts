// SPDX-License-Identifier: Apache-2.0
// Painted maps: who takes them, and the recipe text that a stroke becomes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Operator } from "../../src/api/types.ts";
import { cardsOf } from "../../src/recipe/structure.ts";
import { actParams, brushKinds } from "../../src/tools/brush.ts";
import { hasErosion, isAtWork, kitEdits, paintEdits, takerOf } from "../../src/tools/wiring.ts";

const param = (name: string, unit: string, value: number, kind = "number or field") => ({
    name,
    kind,
    unit,
    min: 0,
    max: 1000,
    default: value,
    doc: "",
});
const process = (name: string, params: Operator["params"] = []): Operator => ({
    name,
    kind: "process",
    summary: "",
    params,
});
const operators = [
    process("stream_power", [param("rain", "m/yr", 1)]),
    process("rain", [param("rate", "mm/h", 20)]),
    process("spring", [{ name: "area", kind: "field", doc: "" }]),
    process("uplift", [param("rate", "m/yr", 0.0005)]),
    process("droplets", [param("hardness", "1", 0)]),
    { ...process("hydraulic_erosion"), erodes: true },
    { ...process("toy_scour"), erodes: true },
    process("toy_paint"),
    process("toy_frost", [param("hardness", "1", 0)]),
];
const kind = (name: string) => brushKinds.find((one) => one.name === name)!;
const stroke = { mode: "paint", path: [0.5, 0.5], radius: 100, core: 0.2, strength: 1, value: 40 };
const simulate = (op: string, values: object, written: object = {}) => ({
    op: "simulate",
    label: "sim",
    steps: 60,
    written: { op: "simulate" },
    processes: [{ op, label: op, values, written: { op, ...written } }],
});
const land = { op: "fbm", label: "land", written: { op: "fbm" } };

test("a_process_of_the_recipe_takes_the_map_and_keeps_its_rate_elsewhere", () => {
    const cards = cardsOf({ stages: [land, simulate("rain", { rate: 15 })] });
    const taker = takerOf(kind("rain"), cards, operators)!;
    assert.deepEqual(
        [taker.op, taker.key, taker.place, taker.base, taker.unit],
        ["rain", "rate", "stage.2.process.1", 15, "mm/h"],
    );
    assert.deepEqual(paintEdits(taker, stroke, cards), [
        { kind: "insert", place: "stage.2", value: 'op = "flat"\ninto = "rain_map"\nlevel = 15' },
        {
            kind: "insert",
            place: "stage.3",
            value: [
                'op = "brush"',
                'mode = "paint"',
                "path = [0.5, 0.5]",
                "radius = 100",
                "core = 0.2",
                "strength = 1",
                "value = 40",
                'into = "rain_map"',
            ].join("\n"),
        },
        { kind: "set", place: "stage.4.process.1.rate", value: '"rain_map"' },
    ]);
});

test("a_map_that_is_taken_gets_one_stage_more_or_an_event", () => {
    const base = { op: "flat", label: "flat", written: { op: "flat", into: "rain_map" } };
    const cards = cardsOf({ stages: [land, base, simulate("rain", {}, { rate: "rain_map" })] });
    const taker = takerOf(kind("rain"), cards, operators)!;
    assert.ok(taker.wired);
    assert.deepEqual(
        paintEdits(taker, stroke, cards).map((e) => `${e.kind} ${e.place}`),
        ["insert stage.3"],
    );
    assert.ok(isAtWork(taker, cards, 3, 7));
    assert.ok(!isAtWork(taker, cards, 3, 0), "not begun");
    assert.ok(!isAtWork(taker, cards, 4, 0), "at the end");
});

test("an_operator_that_knows_the_word_is_found_in_the_catalog", () => {
    const cards = cardsOf({ stages: [land, simulate("stream_power", { rain: 1.5 })] });
    const taker = takerOf(kind("rain"), cards, operators)!;
    assert.deepEqual(
        [taker.op, taker.key, taker.unit, taker.value],
        ["stream_power", "rain", "m/yr", 2],
    );
    const frost = takerOf(
        kind("hardness"),
        cardsOf({ stages: [land, simulate("toy_frost", { hardness: 0 })] }),
        operators,
    )!;
    assert.deepEqual([frost.op, frost.key], ["toy_frost", "hardness"]);
});

test("hardness_holds_back_what_has_no_parameter_for_it", () => {
    const cards = cardsOf({ stages: [land, simulate("hydraulic_erosion", {})] });
    const taker = takerOf(kind("hardness"), cards, operators)!;
    assert.deepEqual(
        [taker.key, taker.map, taker.base, taker.inverse],
        ["mask", "softness_map", 1, true],
    );
    const edits = paintEdits(taker, { ...stroke, value: 0.8 }, cards);
    assert.match(edits[1].value!, /value = 0\.2/);
    assert.deepEqual(edits[2], {
        kind: "set",
        place: "stage.4.process.1.mask",
        value: '"softness_map"',
    });
    // Who erodes says so itself: no name is known here.
    const held = (op: string) =>
        takerOf(kind("hardness"), cardsOf({ stages: [land, simulate(op, {})] }), operators)!;
    assert.deepEqual([held("toy_scour").op, held("toy_scour").key], ["toy_scour", "mask"]);
    assert.equal(held("toy_paint").op, "droplets");
    // A mask that is somebody's own is left alone.
    const masked = cardsOf({
        stages: [land, simulate("hydraulic_erosion", {}, { mask: "slope" })],
    });
    assert.equal(takerOf(kind("hardness"), masked, operators)!.op, "droplets");
});

test("where_nobody_takes_it_a_kit_is_offered_that_does", () => {
    const cards = cardsOf({ stages: [land] });
    const taker = takerOf(kind("uplift"), cards, operators)!;
    assert.deepEqual([taker.place, taker.wired, taker.base], ["", false, 0]);
    assert.deepEqual(
        paintEdits(taker, stroke, cards).map((e) => e.place),
        ["stage.2", "stage.3"],
    );
    assert.deepEqual(kitEdits(kind("uplift"), taker, cards), [
        { kind: "insert", place: "stage.2", value: 'op = "flat"\ninto = "uplift_map"\nlevel = 0' },
        {
            kind: "insert",
            place: "stage.3",
            value: 'op = "simulate"\nlabel = "rising"\nsteps = 40',
        },
        {
            kind: "insert",
            place: "stage.3.process.1",
            value: 'op = "uplift"\ntime_step = "1000 yr"\nrate = "uplift_map"',
        },
    ]);
    assert.equal(takerOf(kind("raise"), cards, operators), undefined);
});

test("a_landform_is_as_high_as_its_width_makes_it", () => {
    const volcano = [
        { ...param("height", "m", 1800, "number"), min: 1, max: 20000 },
        { ...param("radius", "m", 0, "number"), max: 1e6 },
        param("steepness", "1", 2.6, "number"),
        param("crater_depth", "m", 180, "number"),
        param("base", "m", 0, "number"),
    ];
    const made = actParams(volcano, 500);
    assert.equal(made.radius, 500);
    assert.ok(made.height > 100 && made.height < 200, `${made.height} m`);
    assert.ok(Math.abs(made.crater_depth / made.height - 0.1) < 0.01);
    assert.deepEqual(Object.keys(made).sort(), ["crater_depth", "height", "radius"]);
    assert.ok(Math.abs(actParams(volcano, 5000).height / made.height - 10) < 0.1);
    assert.deepEqual(actParams([param("width", "1", 0.25, "number")], 500), {});
});

test("only_a_recipe_that_wears_the_land_can_answer_to_a_stroke", () => {
    const cards = (...stages: object[]) => cardsOf({ stages });
    const ops = [
        { ...process("thermal"), halo: 1 },
        { ...process("droplets"), grid_copies: 6 },
        { ...process("strata"), halo: 0 },
    ];
    const stage = (op: string) => ({ op, label: op, written: { op } });
    assert.equal(hasErosion(cards(land), ops), false);
    assert.equal(hasErosion(cards(land, stage("strata")), ops), false);
    assert.equal(hasErosion(cards(land, stage("droplets")), ops), true);
    assert.equal(hasErosion(cards(land, simulate("thermal", {})), ops), true);
    assert.equal(hasErosion(cards(land, simulate("strata", {})), ops), false);
});
