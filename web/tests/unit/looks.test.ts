// SPDX-License-Identifier: Apache-2.0
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { PaletteRow } from "../../src/api/types.ts";
import { classesOf } from "../../src/map/map_layer.ts";
import {
    className,
    fromOklab,
    hasMeans,
    legendRange,
    niceStep,
    oklab,
    paletteFor,
    palettes,
    paletteNamed,
    Rgb,
    table,
    takePalettes,
    ticks,
} from "../../src/map/palettes.ts";
import { columnsOf, heightRange, paintSection, pieces } from "../../src/section/draw.ts";
import { ChartBook, chartGroups } from "../../src/charts/series.ts";

// The program's own list: what the page shows is what pictures show.
const program =
    process.env.CUESTA_BIN ?? process.env.CUESTA_PROGRAM ?? "../build/release/bin/cuesta";
const catalog = JSON.parse(
    execFileSync(program, ["list", "--json"], { encoding: "utf8", maxBuffer: 1 << 26 }),
);
takePalettes(catalog, catalog.fields);

const colours = (name: string, size = 64): Rgb[] => {
    const raw = table(paletteNamed(name), size);
    return Array.from({ length: size }, (_, i) => [raw[i * 4], raw[i * 4 + 1], raw[i * 4 + 2]]);
};

test("ramps_read_in_grey", () => {
    for (const palette of palettes.filter(
        (p) =>
            p.kind !== "classes" &&
            p.kind !== "hypsometric" &&
            !p.diverging &&
            !p.cyclic &&
            p.name !== "humidity",
    )) {
        const light = colours(palette.name).map((c) => oklab(c)[0]);
        const way = Math.sign(light[63] - light[0]);
        for (let i = 1; i < 64; i++)
            assert.ok(
                way * (light[i] - light[i - 1]) > -0.012,
                `${palette.name} turns back at ${i}`,
            );
        assert.ok(Math.abs(light[63] - light[0]) > 0.5, `${palette.name} spans too little`);
    }
});

test("equal_steps_look_equal", () => {
    for (const name of [
        "value",
        "dusk",
        "water",
        "slope",
        "hardness",
        "age",
        "wear",
        "deposit",
        "ice",
    ]) {
        const labs = colours(name, 33).map(oklab);
        const steps = labs
            .slice(1)
            .map((lab, i) => Math.hypot(...lab.map((v, k) => v - labs[i][k])));
        const mean = steps.reduce((a, b) => a + b) / steps.length;
        // Corners of the path through colour space cost up to a third; eight bits a little more.
        for (const step of steps)
            assert.ok(step > 0.5 * mean && step < 1.5 * mean, `${name}: ${step} of ${mean}`);
    }
});

test("diverging_tables_have_their_lightest_in_the_middle_and_zero_there", () => {
    for (const palette of palettes.filter((p) => p.diverging)) {
        const light = colours(palette.name, 65).map((c) => oklab(c)[0]);
        assert.ok(
            light.indexOf(Math.max(...light)) >= 31 && light.indexOf(Math.max(...light)) <= 33,
        );
        assert.deepEqual(legendRange(palette, -3, 10), [-10, 10]);
    }
});

test("the_shore_is_a_break_in_the_height_table", () => {
    const [below, above] = [colours("height", 256)[126], colours("height", 256)[129]];
    assert.ok(below[2] > below[0] && above[1] > above[2]); // blue below, green above
});

test("colours_survive_the_way_through_oklab", () => {
    for (const c of [
        [0, 0, 0],
        [255, 255, 255],
        [72, 93, 66],
        [200, 30, 90],
    ] as Rgb[])
        assert.deepEqual(fromOklab(oklab(c)), c);
});

test("a_field_nobody_knows_has_a_table_too", () => {
    assert.equal(paletteFor("velocity_x").name, "change");
    assert.equal(paletteFor("discharge").kind, "log");
    assert.equal(paletteFor("discharge", "dusk").kind, "log");
    assert.equal(paletteFor("discharge", "change").kind, "linear");
    assert.equal(paletteFor("water", "flow").kind, "linear");
    assert.equal(paletteFor("some_new_thing").name, "value");
    assert.equal(paletteFor("layer.sand").name, "hardness");
    assert.equal(paletteFor("basin").kind, "classes");
    assert.equal(paletteFor("surface").name, "height");
});

test("marks_are_round_numbers_inside_the_range", () => {
    assert.deepEqual(ticks(-400, 1250, 4), [0, 500, 1000]);
    assert.deepEqual(ticks(0, 1, 5), [0, 0.2, 0.4, 0.6, 0.8, 1]);
    assert.equal(niceStep(0.03), 0.05);
});

const column = (distance: number, layers: [string, number, number | null][]) => ({
    distance,
    surface: layers[0][1],
    layers: layers.map(([material, top, bottom]) => ({ material, top, bottom })),
});

test("layers_of_two_columns_join_by_material_and_thin_out", () => {
    const left = column(0, [
        ["sand", 12, 10],
        ["slate", 10, null],
    ]);
    const right = column(1, [["slate", 9, null]]);
    const found = pieces(left, right, 0);
    assert.deepEqual(
        found.map((p) => p.material),
        ["slate", "sand"],
    );
    assert.deepEqual(found[0].corners, [
        [0, 10],
        [1, 9],
        [1, 0],
        [0, 0],
    ]);
    assert.deepEqual(found[1].corners, [
        [0, 12],
        [1, 9],
        [1, 9],
        [0, 10],
    ]); // to nothing on the right
});

test("the_ground_of_a_section_is_filled_without_gaps", () => {
    const left = column(0, [
        ["regolith", 50, 48],
        ["limestone", 48, 20],
        ["slate", 20, 5],
        ["granite", 5, null],
    ]);
    const right = column(1, [
        ["limestone", 40, 30],
        ["sandstone", 30, 25],
        ["slate", 25, 5],
        ["granite", 5, null],
    ]);
    let [l, r] = [0, 0];
    for (const piece of pieces(left, right, 0)) {
        assert.equal(piece.corners[3][1], l);
        assert.equal(piece.corners[2][1], r);
        [l, r] = [piece.corners[0][1], piece.corners[1][1]];
    }
    assert.deepEqual([l, r], [50, 40]);
});

test("a_section_is_painted_layer_over_layer_with_water_on_top", () => {
    const make = (distance: number) => ({
        ...column(distance, [
            ["sand", 6, 4],
            ["slate", 4, null],
        ]),
        water: 2,
    });
    const pixels = paintSection(
        [make(0), make(10)],
        new Map([
            ["sand", "#ff0000"],
            ["slate", "#0000ff"],
        ]),
        { width: 4, height: 10, from: 0, to: 10, low: 0, high: 10 },
    );
    const at = (x: number, y: number) => [...pixels.subarray((y * 4 + x) * 4, (y * 4 + x) * 4 + 4)];
    assert.deepEqual(at(1, 0), [0, 0, 0, 0]); // air
    assert.deepEqual(at(1, 2), [...catalog.colours.section_water, 255]); // water from 8 down to 6
    assert.equal(at(1, 4)[0] > 200 && at(1, 4)[2] === 0, true); // sand from 6 to 4
    assert.equal(at(1, 8)[2] > 200 && at(1, 8)[0] === 0, true); // slate below
});

test("a_section_is_read_as_the_server_writes_it", () => {
    const bed = { material: "sand", top: 7, bottom: null, thickness: null };
    const column = { distance: 5, x: 1, y: 0, height: 7, water: 1, surface: 8, layers: [bed] };
    const [first] = columnsOf({ length_m: 5, tick: 3, columns: [column] });
    assert.deepEqual(first, {
        distance: 5,
        surface: 7,
        water: 1,
        layers: [{ material: "sand", top: 7, bottom: null, age: undefined }],
    });
    const [low, high] = heightRange([first]);
    assert.ok(low < 7 && high > 8);
});

test("charts_forget_what_lies_ahead_when_time_goes_back", () => {
    const book = new ChartBook();
    for (let tick = 0; tick < 10; tick++) book.add({ tick, water: tick });
    book.add({ tick: 4, water: 40, mean_height: 1 });
    assert.deepEqual(book.ticks, [0, 1, 2, 3, 4]);
    assert.deepEqual(book.values.get("water"), [0, 1, 2, 3, 40]);
    assert.deepEqual(book.values.get("mean_height"), [null, null, null, null, 1]);
    for (let tick = 5; tick < 9000; tick++) book.add({ tick, water: 1 });
    assert.ok(book.ticks.length <= 4001);
});

test("every_series_has_a_chart", () => {
    const groups = chartGroups(["mean_height", "highest", "ledger.sand", "water", "something_new"]);
    assert.deepEqual(
        groups.map((g) => g.title),
        ["Height", "Ledger", "Water", "something_new"],
    );
});

test("classes_are_told_apart_and_only_materials_have_colours_of_their_own", () => {
    const basins = table(paletteFor("basin"), 256);
    const seen = new Set<string>();
    for (let id = 1; id <= 8; id++) seen.add(basins.subarray(id * 4, id * 4 + 3).join());
    assert.equal(seen.size, 8, "the eight largest basins");
    assert.deepEqual(classesOf(Float32Array.from([7, 1, 1, 2.01, 6.99])), [1, 2, 7]);
});

test("named_classes_have_their_colour_at_their_number_and_their_name_in_the_read_out", () => {
    const zones = paletteFor("zone");
    assert.equal(zones.kind, "classes");
    const colours = table(zones, 256);
    for (const row of catalog.palettes.find((p: PaletteRow) => p.name === "zone").classes)
        assert.deepEqual([...colours.subarray(4 * row.number, 4 * row.number + 3)], row.colour);
    assert.equal(className("zone", 104), "BWh hot desert");
    assert.equal(className("zone", 3.999), "polar desert");
    assert.equal(className("zone", 0), undefined);
    assert.equal(className("sea", 1), "sea");
    assert.equal(className("height", 104), undefined);
});

test("directions_go_around_a_table_that_ends_as_it_begins", () => {
    const palette = paletteFor("aspect");
    assert.equal(palette.kind, "around");
    assert.deepEqual(legendRange(palette, 17, 203), [0, 360]);
    assert.ok(!hasMeans(palette), "the mean of 359 and 1 is not 180");
    const round = colours(palette.name, 361);
    assert.deepEqual(round[0], round[360]);
    const apart = (a: number, b: number) => {
        const [p, q] = [oklab(round[a]), oklab(round[b])];
        return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
    };
    assert.ok(apart(359, 1) < 0.02, "north is one colour");
    for (let a = 0; a < 180; a++) assert.ok(apart(a, a + 180) > 0.2, `${a} and its opposite`);
    // Another field lies along it, and directions keep to a table that is chosen.
    assert.equal(paletteFor("height", palette.name).kind, "linear");
    assert.equal(paletteFor("aspect", "slope").kind, "linear");
});

test("a_field_of_a_family_has_the_palette_of_its_row", () => {
    const family = catalog.field_families.find((one: { prefix: string }) =>
        one.prefix.startsWith("layer"),
    );
    assert.equal(paletteFor("layer.granite").name, family.palette);
    takePalettes({ ...catalog, field_families: [{ ...family, palette: "age" }] }, catalog.fields);
    assert.equal(paletteFor("layer.granite").name, "age");
    takePalettes(catalog, catalog.fields);
});
