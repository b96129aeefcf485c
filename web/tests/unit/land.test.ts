// SPDX-License-Identifier: Apache-2.0
import assert from "node:assert/strict";
import { test } from "node:test";
import { CameraRig } from "../../src/viewport/camera_rig.ts";
import { chooseQuality } from "../../src/viewport/quality.ts";
import { choosePatches, heightBoxes, MOST_PATCHES, PATCH } from "../../src/viewport/quadtree.ts";
import { lightOf, sunAt, sunDirection } from "../../src/viewport/sun.ts";
import {
    boxAbove,
    coarseMean,
    colourLevels,
    deepWater,
    edgeShareBelow,
    isWetLand,
    landNumbers,
    waterLevels,
} from "../../src/viewport/terrain_math.ts";

function patches(columns: number, rows: number, x: number, y: number, z: number, reach: number) {
    const boxes = heightBoxes(new Float32Array(columns * rows), columns, rows);
    const out = new Float32Array(9000 * 4);
    const count = choosePatches(boxes, 1, { x, y, z, sees: () => true }, reach, out);
    return Array.from({ length: count }, (_, i) => ({
        x: out[i * 4],
        y: out[i * 4 + 1],
        step: out[i * 4 + 2],
        end: out[i * 4 + 3],
    }));
}

test("patches_cover_every_sample_once", () => {
    const size = 513;
    const seen = new Uint8Array((size - 1) * (size - 1));
    for (const patch of patches(size, size, 100, 80, 30, 4 * PATCH)) {
        const wide = PATCH * patch.step;
        for (let y = patch.y; y < Math.min(patch.y + wide, size - 1); y++)
            for (let x = patch.x; x < Math.min(patch.x + wide, size - 1); x++)
                seen[y * (size - 1) + x]++;
    }
    assert.ok(seen.every((n) => n === 1));
});

test("neighbouring_patches_differ_by_one_level_at_most", () => {
    for (const [x, y, z] of [
        [0, 0, 5],
        [700, 300, 60],
        [2000, 2000, 400],
        [-500, 1000, 100],
    ]) {
        const size = 2049;
        const level = new Uint16Array(((size - 1) * (size - 1)) / (PATCH * PATCH));
        const across = (size - 1) / PATCH;
        for (const patch of patches(size, size, x, y, z, 4 * PATCH))
            for (let j = patch.y / PATCH; j < Math.min(across, patch.y / PATCH + patch.step); j++)
                for (
                    let i = patch.x / PATCH;
                    i < Math.min(across, patch.x / PATCH + patch.step);
                    i++
                )
                    level[j * across + i] = patch.step;
        for (let j = 0; j < across; j++)
            for (let i = 0; i + 1 < across; i++) {
                const ratio = level[j * across + i] / level[j * across + i + 1];
                assert.ok(ratio <= 2 && ratio >= 0.5, `a jump by ${ratio} at ${i}, ${j}`);
            }
    }
});

// What makes level borders tight: a patch has slid onto the coarser lattice before a coarser
// neighbour can begin, at 0.95 of the reach of its level.
test("a_coarser_neighbour_begins_beyond_the_end_of_the_slide", () => {
    const eye = { x: 300, y: 300, z: 20 };
    const reach = 5 * PATCH;
    const all = patches(2049, 2049, eye.x, eye.y, eye.z, reach);
    for (const coarse of all.filter((patch) => patch.step > 1)) {
        const wide = PATCH * coarse.step;
        const dx = Math.max(coarse.x - eye.x, 0, eye.x - (coarse.x + wide));
        const dy = Math.max(coarse.y - eye.y, 0, eye.y - (coarse.y + wide));
        assert.ok(Math.hypot(dx, dy, eye.z) >= reach * (coarse.step / 2) * 0.95);
    }
});

test("far_land_is_drawn_with_few_patches_up_to_4096", () => {
    assert.ok(patches(4097, 4097, 2048, 2048, 6000, 700).length < MOST_PATCHES);
    assert.ok(patches(4097, 4097, 2048, 2048, 100, 700).length < MOST_PATCHES);
});

test("boxes_hold_the_ground_and_follow_changed_rows", () => {
    const values = new Float32Array(65 * 65);
    values[40 * 65 + 40] = 9;
    const boxes = heightBoxes(values, 65, 65);
    assert.deepEqual([boxes.across, boxes.down], [2, 2]);
    assert.deepEqual([...boxes.high], [0, 0, 0, 9]);
    values[2 * 65 + 2] = -4;
    heightBoxes(values, 65, 65, boxes, 2, 3);
    assert.deepEqual([...boxes.low], [-4, 0, 0, 0]);
    assert.equal(boxes.high[3], 9);
});

test("the_shore_is_cut_by_the_ground", () => {
    // One row: sea floor, sea floor, slope above the sea, hill.
    const ground = Float32Array.from([-5, -1, 2, 9]);
    const levels = waterLevels(ground, undefined, 4, 1, 0);
    assert.equal(levels[0], 0);
    assert.equal(levels[1], 0);
    assert.equal(levels[2], 0); // the surface runs on into the slope
    assert.ok(levels[3] < -1000); // and ends there
});

test("lakes_keep_their_own_level_above_the_sea", () => {
    const levels = waterLevels(
        Float32Array.from([10, 8, 10]),
        Float32Array.from([0, 1.5, 0]),
        3,
        1,
        0,
    );
    assert.equal(levels[1], 9.5);
    assert.equal(levels[0], 9.5);
    assert.equal(deepWater(Float32Array.from([10, 8, 10]), levels), 1.5);
});

test("numbers_of_a_ramp_are_those_of_a_ramp", () => {
    const size = 64;
    const ramp = Float32Array.from({ length: size * size }, (_, i) => (i % size) * 5);
    const numbers = landNumbers(ramp, size, size, 10);
    assert.equal(numbers.low, 0);
    assert.equal(numbers.high, 315);
    assert.ok(Math.abs(numbers.median - 0.5) < 1e-6);
    assert.equal(edgeShareBelow(ramp, size, size, 1000), 1);
    assert.deepEqual(boxAbove(ramp, size, size, 300), { x0: 61, y0: 0, x1: 63, y1: 63 });
    assert.deepEqual([...coarseMean(Float32Array.from([0, 2, 4, 6]), 2, 2, 1).values], [3]);
});

test("the_sun_is_high_in_the_south_at_noon_and_low_in_the_west_in_the_evening", () => {
    const noon = sunAt(12);
    assert.ok(Math.abs(noon.azimuth - 180) < 1e-6 && noon.elevation > 60);
    const evening = sunAt(18);
    assert.ok(evening.azimuth > 270 && evening.azimuth < 300);
    assert.ok(evening.elevation > 15 && evening.elevation < 25); // as pictures want it
    const [x, y, z] = sunDirection({ azimuth: 270, elevation: 0 });
    assert.ok(Math.abs(x + 1) < 1e-9 && Math.abs(y) < 1e-9 && Math.abs(z) < 1e-9);
    assert.ok(lightOf(60).sun[2] > lightOf(10).sun[2]); // low light is warm
});

test("the_eye_frames_turns_and_comes_nearer", () => {
    const rig = new CameraRig();
    rig.frame({ west: -500, east: 500, north: -500, south: 500 }, 0, 1.6, 38);
    const far = rig.state.distance;
    rig.zoom(0.5, [100, 0, 0]);
    assert.ok(Math.abs(rig.state.distance - far / 2) < 1e-9 && Math.abs(rig.state.x - 50) < 1e-9);
    rig.turn(0, 10);
    assert.ok(rig.state.polar < Math.PI / 2); // never under the horizon
    const before = rig.eye();
    rig.look(0.3, -0.2);
    // Looking does not move it.
    rig.eye().forEach((v, i) => assert.ok(Math.abs(v - before[i]) < 1e-6));
    rig.glideTo({ azimuth: 1 });
    assert.equal(rig.step(0.1, true), false); // at once when motion is unwanted
    assert.equal(rig.state.azimuth, 1);
});

test("software_rendering_gets_the_low_quality", () => {
    assert.equal(chooseQuality("", "ANGLE (Mesa, llvmpipe)", false).name, "low");
    assert.equal(chooseQuality("", "ANGLE (Radeon)", false).name, "high");
    assert.equal(chooseQuality("", "Adreno", true).name, "medium");
    assert.equal(chooseQuality("#token=1&quality=high", "llvmpipe", false).name, "high");
});

// A plateau with hills up to 250 m.
function plateau(size: number): Float32Array {
    return Float32Array.from(
        { length: size * size },
        (_, i) => 125 + 60 * Math.sin((i % size) / 9) + 60 * Math.cos(Math.floor(i / size) / 7),
    );
}

test("a_cone_on_a_plateau_leaves_the_plateau_its_colours", () => {
    const size = 128;
    const values = plateau(size);
    const none = { low: 0, top: 0, bulk: [NaN, NaN, NaN] as [number, number, number] };
    const first = colourLevels(landNumbers(values, size, size, 20), none);
    assert.ok(first.top > 220 && first.low < 20);
    for (let i = 0; i < values.length; i++) {
        const away = Math.hypot((i % size) - 64, Math.floor(i / size) - 64) * 20;
        values[i] += Math.max(0, 300 * (1 - away / 500)); // an eighth of the land
    }
    const numbers = landNumbers(values, size, size, 20);
    assert.ok(numbers.top > first.top + 50, "the top is another");
    assert.deepEqual(colourLevels(numbers, first), first);
    // Another land altogether has its own.
    const other = landNumbers(
        values.map((h) => 4 * h),
        size,
        size,
        20,
    );
    assert.equal(colourLevels(other, first).top, other.top);
});

test("a_film_of_rain_is_no_water_surface", () => {
    const ground = new Float32Array(9).fill(100);
    const film = new Float32Array(9).fill(0.003);
    assert.equal(isWetLand(film), false);
    assert.ok(waterLevels(ground, film, 3, 3, undefined).every((level) => level < 100));
    const pool = new Float32Array(9).fill(0.3);
    assert.ok(
        waterLevels(ground, pool, 3, 3, undefined).every((level) => Math.abs(level - 100.3) < 1e-4),
    );
});
