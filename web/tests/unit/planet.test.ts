// SPDX-License-Identifier: Apache-2.0
// A planet on the globe: borders and drift of plates, the sun, the hand that lets go, the years.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Operator } from "../../src/api/types.ts";
import { cardsOf } from "../../src/recipe/structure.ts";
import { showYears, yearsGone } from "../../src/timeline/world_clock.ts";
import { guessAir, likelyAir } from "../../src/viewport/air.ts";
import {
    degreesOf,
    GlobeRig,
    isWorld,
    polarBytes,
    polarFilter,
} from "../../src/viewport/globe_math.ts";
import { borderLines, DRIFT_MYR, driftArrows, evenPlace } from "../../src/viewport/plates.ts";
import { sunOver } from "../../src/viewport/sun.ts";

const near = (a: number, b: number, within: number, what = "") =>
    assert.ok(Math.abs(a - b) <= within, `${what} ${a} is not ${b}`);

// Two halves of a world: plate 1 from the first column on, plate 2 from the middle on.
const [columns, rows] = [32, 16];
const halves = Array.from({ length: columns * rows }, (_, i) =>
    i % columns < columns / 2 ? 1 : 2,
);

test("two_plates_meet_in_two_meridians", () => {
    const border = halves.map((_, i) => {
        const x = i % columns;
        if (x === 15 || x === 16) return 2;
        return x === 0 || x === 31 ? 1 : 0;
    });
    const { count, ends, kinds } = borderLines(halves, border, columns, rows);
    assert.equal(count, 2 * (rows - 1));
    const seen = new Map<number, number>();
    for (let i = 0; i < count; i++) {
        for (const e of [0, 3]) {
            const [x, y, z] = ends.subarray(6 * i + e, 6 * i + e + 3);
            near(Math.hypot(x, y, z), 1, 1e-5);
            // Between the two columns: at longitude 0, or at the date line.
            near(x, 0, 1e-5);
            assert.equal(z > 0, kinds[i] === 2, `${z} is of kind ${kinds[i]}`);
        }
        seen.set(kinds[i], (seen.get(kinds[i]) ?? 0) + 1);
    }
    assert.deepEqual([...seen].sort(), [
        [1, rows - 1],
        [2, rows - 1],
    ]);
    // Without a field of borders they are lines all the same.
    assert.ok(borderLines(halves, undefined, columns, rows).kinds.every((k) => k === 0));
    assert.equal(
        borderLines(
            halves.map(() => 7),
            undefined,
            columns,
            rows,
        ).count,
        0,
    );
});

test("where_three_plates_meet_the_lines_do_too", () => {
    const plates = halves.map((p, i) => (p === 2 && Math.floor(i / columns) >= 8 ? 3 : p));
    const { count, ends } = borderLines(plates, undefined, columns, rows);
    const met = new Map<string, number>();
    for (let i = 0; i < 2 * count; i++) {
        const key = [...ends.subarray(3 * i, 3 * i + 3)].map((v) => v.toFixed(5)).join();
        met.set(key, (met.get(key) ?? 0) + 1);
    }
    // Every point but the ends at the poles belongs to two lines, two of them to three.
    const counts = [...met.values()];
    assert.equal(counts.filter((n) => n === 3).length, 2);
    assert.equal(counts.filter((n) => n === 1).length, 4);
});

test("lines_are_smooth_where_the_map_has_stairs", () => {
    const [w, h] = [128, 64];
    const plates = Array.from({ length: w * h }, (_, i) => {
        const y = Math.floor(i / w);
        return y > 24 + 10 * Math.sin((2 * Math.PI * (i % w)) / w) ? 2 : 1;
    });
    const { count, ends } = borderLines(plates, undefined, w, h);
    const at = (i: number) => ends.subarray(3 * i, 3 * i + 3);
    const after = new Map<string, number>();
    const key = (i: number) => [...at(i)].map((v) => v.toFixed(6)).join();
    let most = 0;
    for (let i = 0; i < 2 * count; i++) {
        const other = after.get(key(i));
        if (other === undefined) {
            after.set(key(i), i);
            continue;
        }
        const way = (k: number) => [0, 1, 2].map((c) => at(k ^ 1)[c] - at(k)[c]);
        const [a, b] = [way(i), way(other)];
        const dot = a.reduce((sum, v, c) => sum - v * b[c], 0);
        most = Math.max(most, Math.acos(Math.min(1, dot / Math.hypot(...a) / Math.hypot(...b))));
    }
    assert.ok(most < 0.7, `a bend of ${most}; stairs have 1.6`);
});

test("arrows_show_the_way_of_plates_on_the_ball", () => {
    const east = new Float32Array(columns * rows).fill(50); // mm/yr
    const none = new Float32Array(columns * rows);
    const radius = 6.371e6;
    const { count, from, way } = driftArrows(east, none, columns, rows, radius, 200);
    assert.equal(count, 200);
    for (let i = 0; i < count; i++) {
        const d = from.subarray(3 * i, 3 * i + 3);
        const v = way.subarray(3 * i, 3 * i + 3);
        near(d[0] * v[0] + d[1] * v[1] + d[2] * v[2], 0, 1e-6, "along the ground");
        near(Math.hypot(...v), (50e-3 * DRIFT_MYR * 1e6) / radius, 1e-6, "as long as the way");
        assert.ok(Math.abs(v[1]) < 1e-6 && d[2] * v[0] - d[0] * v[2] > 0, "to the east");
    }
    assert.equal(driftArrows(none, none, columns, rows, radius, 200).count, 0);
    // South is down.
    const south = driftArrows(none, east, columns, rows, radius, 50);
    assert.ok(south.way.every((v, i) => i % 3 !== 1 || v < 0));
    // Places lie evenly: as many on each half.
    const all = Array.from({ length: 400 }, (_, i) => evenPlace(i, 400));
    assert.equal(all.filter(([, y]) => y > 0).length, 200);
    near(all.filter(([x]) => x > 0).length, 200, 12);
});

test("the_sun_goes_west_and_stands_high_in_summer", () => {
    assert.equal(sunOver(12, 172).longitude, 0);
    assert.equal(sunOver(18, 172).longitude, -90);
    assert.equal(Math.abs(sunOver(0, 172).longitude), 180);
    near(sunOver(12, 172).latitude, 23.44, 0.05);
    near(sunOver(12, 355).latitude, -23.44, 0.05);
    near(sunOver(12, 81).latitude, 0, 0.5);
});

test("a_globe_that_is_let_go_rolls_on_and_rests", () => {
    const steps = (n: number) => {
        const rig = new GlobeRig();
        rig.state = { lon: 0, lat: 0, distance: 3 };
        rig.fling(1, 0);
        let rolling = true;
        for (let i = 0; rolling && i < 100000; i++) rolling = rig.step(4 / n, false);
        return rig.state.lon;
    };
    assert.ok(steps(40) < -0.3, `${steps(40)}`);
    near(steps(40), steps(1000), 0.02, "whatever the pictures a second");
    const rig = new GlobeRig();
    const before = { ...rig.state };
    rig.fling(1, 1);
    assert.equal(rig.step(0.1, true), false, "less motion: it stays");
    rig.fling(1, 1);
    rig.stay();
    assert.equal(rig.step(0.1, false), false, "a hand holds it");
    assert.deepEqual(rig.state, before);
    rig.spin(0.1);
    assert.ok(rig.state.lon < before.lon, "the ground goes east");
});

test("degrees_of_a_place", () => {
    const grid = { columns: 360, rows: 180, projection: "latlon" };
    assert.ok(isWorld(grid) && !isWorld({ projection: "flat" }) && !isWorld(undefined));
    const at = degreesOf(grid, 189.5, 59.5);
    near(at.longitude, 10, 1e-9);
    near(at.latitude, 30, 1e-9);
    near(degreesOf({ ...grid, latitudes: [-60, 60] }, 0, 89.5).latitude, 0, 1e-9);
    near(degreesOf(grid, -0.5, 0).longitude, -180, 1e-9);
});

const operators = [
    { name: "plates", params: [{ name: "time_step", unit: "yr" }] },
    { name: "sand", params: [{ name: "time_step", unit: "s" }] },
] as unknown as Operator[];

test("years_that_have_gone_by", () => {
    const process = { op: "plates", values: { time_step: 5e6 } };
    const cards = cardsOf([
        { op: "fbm" },
        {
            op: "simulate",
            steps: 80,
            process: [process],
            event: [{ written: { at: 40, set: { "plates.time_step": "1 Myr" } } }],
        },
    ]);
    const at = (tick: number) => yearsGone(cards, { tick }, operators);
    assert.equal(at(0), 0);
    assert.equal(at(1), 0, "the first stage is no time");
    assert.equal(at(21), 100e6);
    assert.equal(at(41), 200e6);
    assert.equal(at(81), 240e6);
    const sand = cardsOf([{ op: "simulate", steps: 9, process: [{ op: "sand", values: {} }] }]);
    assert.equal(yearsGone(sand, { tick: 5 }, operators), undefined);
    assert.equal(showYears(215e6), "215 Myr");
    assert.equal(showYears(0), "0 yr");
    assert.equal(showYears(50e3), "50 kyr");
    assert.equal(showYears(4.0075e8), "400.8 Myr");
});

test("bytes_near_the_poles_are_the_means_that_numbers_are", () => {
    const data = Uint8Array.from({ length: 32 * 16 * 4 }, (_, i) => (i * 37) % 251);
    const bytes = polarBytes(data, 32, 16, 4);
    for (let c = 0; c < 4; c++) {
        const one = data.filter((_, i) => i % 4 === c);
        const means = polarFilter(one, 32, 16);
        one.forEach((_, i) => near(bytes[4 * i + c], means[i], 0.5 + 1e-4));
    }
});

test("a_world_without_a_climate_is_coloured_as_if_it_had_one", () => {
    const pole = likelyAir(85, 0);
    const desert = likelyAir(26, 0);
    const equator = likelyAir(0, 0);
    assert.ok(pole.celsius < -10 && equator.celsius > 20 && likelyAir(0, 5000).celsius < 0);
    assert.ok(desert.moisture < 0.35 && equator.moisture > 0.7);
    const values = new Float32Array(8 * 4);
    values[8] = 6000;
    const map = { columns: 8, rows: 4, values } as unknown as Parameters<typeof guessAir>[0];
    const air = guessAir(map, 0);
    assert.ok(air.temperature && air.snow && !air.cloud);
    assert.ok(air.data[4 * 8 + 2] > air.data[4 * 9 + 2], "snow on the mountain");
});
