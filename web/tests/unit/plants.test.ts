// SPDX-License-Identifier: Apache-2.0
// Plants in the page: maps for the shaders, and where trees stand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FieldMap, LandMaps } from "../../src/api/frame.ts";
import {
    LEAST_PITCH,
    MOST_PITCH,
    packPlants,
    PLANT_FIELDS,
    treePitch,
} from "../../src/viewport/plants.ts";

const field = (name: string, values: number[]): [string, FieldMap] => [
    name,
    { name, columns: 2, rows: 2, values: Float32Array.from(values) } as unknown as FieldMap,
];
const maps = (...fields: [string, FieldMap][]): LandMaps =>
    ({ fields: new Map(fields) }) as unknown as LandMaps;

test("plants_are_packed_where_the_land_has_some", () => {
    const height = field("height", [1, 2, 3, 4]);
    assert.equal(packPlants(maps(height), height[1]), undefined);
    const data = packPlants(
        maps(
            height,
            field("trees.conifer", [0, 0.5, 1, 2]),
            field("trees.broadleaf", [0.25, 0, 0, 0]),
            field("trees.riverside", [0.25, 0, 0, 0]),
            field("grass", [0, 0, 0, 0.2]),
        ),
        height[1],
    )!;
    assert.deepEqual([data[0], data[4], data[8], data[12]], [0, 128, 255, 255]);
    assert.equal(data[1], 128, "trees of river banks count with the others");
    assert.equal(data[2], 0, "no shrubs");
    assert.equal(data[15], 51);
    assert.equal(PLANT_FIELDS.length, 5);
});

test("trees_stand_further_apart_from_afar_and_are_left_out_at_last", () => {
    assert.deepEqual(treePitch(100, 140), { pitch: LEAST_PITCH, shown: 1 });
    assert.equal(treePitch(1500, 140).pitch, 2 * LEAST_PITCH);
    const far = treePitch(1.5 * MOST_PITCH * 0.9 * 140, 140);
    assert.ok(far.shown > 0.4 && far.shown < 0.6);
    assert.equal(treePitch(1e6, 140).shown, 0);
    let last = 0;
    for (let d = 10; d < 1e5; d *= 1.1) {
        const { pitch } = treePitch(d, 140);
        assert.ok(pitch >= last, "never closer further away");
        last = pitch;
    }
});
