// SPDX-License-Identifier: Apache-2.0
// A living world in the page: air, wind, the ball, months, the clock.
import assert from "node:assert/strict";
import { test } from "node:test";
import { FieldMap, LandMaps } from "../../src/api/frame.ts";
import { Operator } from "../../src/api/types.ts";
import {
    climateOf,
    hasMonths,
    isMonth,
    spanOf,
    unitsOfCelsius,
    unitsOfRain,
    yearOf,
} from "../../src/climate/months.ts";
import { commonClasses } from "../../src/map/map_layer.ts";
import { cardsOf } from "../../src/recipe/structure.ts";
import { worldTime } from "../../src/timeline/world_clock.ts";
import { moistureOf, packAir, snowCover } from "../../src/viewport/air.ts";
import {
    cellOf,
    cubeSphere,
    directionOf,
    GlobeRig,
    goesRound,
    lonLatOf,
    meetBall,
    polarFilter,
    polarLevels,
    sharing,
    wrapAngle,
} from "../../src/viewport/globe_math.ts";
import { placeOf, POINTS, tracePaths, Wind } from "../../src/viewport/streaks.ts";
import { landSlope, worldStretch } from "../../src/viewport/terrain_math.ts";

const near = (a: number, b: number, within: number, what = "") =>
    assert.ok(Math.abs(a - b) <= within, `${what} ${a} is not ${b}`);

// ---- the ball

test("a_place_of_the_ball_finds_its_sample_again", () => {
    for (const [x, y] of [
        [0, 0],
        [63.5, 31.5],
        [127, 63],
        [12.25, 40.75],
    ]) {
        const back = cellOf(128, 64, directionOf(...lonLatOf(128, 64, x, y)));
        near(back[0], x, 1e-9);
        near(back[1], y, 1e-9);
    }
    // The first and the last column are neighbours.
    const [west, east] = [lonLatOf(128, 64, 0, 20)[0], lonLatOf(128, 64, 127, 20)[0]];
    near(wrapAngle(west - east), (2 * Math.PI) / 128, 1e-12);
});

test("the_ball_has_no_point_where_squares_shrink_to_nothing", () => {
    const n = 24;
    const { places, index } = cubeSphere(n);
    assert.equal(places.length, 6 * (n + 1) ** 2 * 3);
    const corner = (i: number) => [...places.subarray(3 * i, 3 * i + 3)];
    let least = Infinity;
    let most = 0;
    let sum = 0;
    for (let t = 0; t < index.length; t += 3) {
        const [a, b, c] = [0, 1, 2].map((k) => corner(index[t + k]));
        const u = b.map((v, k) => v - a[k]);
        const v = c.map((w, k) => w - a[k]);
        const normal = [
            u[1] * v[2] - u[2] * v[1],
            u[2] * v[0] - u[0] * v[2],
            u[0] * v[1] - u[1] * v[0],
        ];
        const area = Math.hypot(...normal) / 2;
        least = Math.min(least, area);
        most = Math.max(most, area);
        sum += area;
        // All of them face outwards, so that the far side is not drawn through the near one.
        assert.ok(normal[0] * a[0] + normal[1] * a[1] + normal[2] * a[2] > 0);
    }
    assert.ok(most / least < 2, `areas differ by ${most / least}`);
    near(sum, 4 * Math.PI, 0.02 * 4 * Math.PI);
    for (let i = 0; i < places.length / 3; i++) near(Math.hypot(...corner(i)), 1, 1e-6);
});

test("rows_at_the_poles_are_one_value_and_the_equator_is_left_alone", () => {
    const [columns, rows] = [96, 48];
    const values = Float32Array.from({ length: columns * rows }, (_, i) => (i * 7919) % 101);
    const out = polarFilter(values, columns, rows);
    for (const y of [0, rows - 1]) {
        const row = values.subarray(y * columns, (y + 1) * columns);
        const mean = row.reduce((a, b) => a + b, 0) / columns;
        for (let x = 0; x < columns; x++) near(out[y * columns + x], mean, 1e-3);
    }
    const middle = rows / 2;
    assert.equal(sharing(columns, rows, middle), 1);
    assert.deepEqual(
        out.subarray(middle * columns, (middle + 1) * columns),
        values.subarray(middle * columns, (middle + 1) * columns),
    );
    // Every row keeps its mean, and a step at the date line is smoothed like any other.
    for (let y = 0; y < rows; y++) {
        const sum = (v: Float32Array) =>
            v.subarray(y * columns, (y + 1) * columns).reduce((a, b) => a + b, 0);
        near(sum(out), sum(values), 0.05);
    }
    const step = new Float32Array(columns * rows);
    for (let y = 0; y < rows; y++) step.fill(1, y * columns, y * columns + columns / 2);
    const soft = polarFilter(step, columns, rows);
    const at = (x: number) => soft[2 * columns + ((x + columns) % columns)];
    for (let k = 0; k < 6; k++) near(at(k) - at(-1 - k), at(47 - k) - at(48 + k), 1e-5);
});

test("classes_at_the_poles_are_the_commonest_not_a_mean", () => {
    const [columns, rows] = [64, 32];
    const zones = Float32Array.from({ length: columns * rows }, (_, i) => (i % 3 === 0 ? 7 : 3));
    const out = polarFilter(zones, columns, rows, true);
    assert.deepEqual(commonClasses(out).sort(), [3, 7]);
    for (let x = 0; x < columns; x++) assert.equal(out[x], 3);
    assert.deepEqual(commonClasses(Float32Array.from([2, 5, 5, 2, 5, 9])), [5, 2, 9]);
    const wet = polarLevels(
        Float32Array.from({ length: columns * rows }, (_, i) => (i % 4 === 0 ? -1e6 : 12)),
        new Float32Array(columns * rows),
        columns,
        rows,
    );
    for (let x = 0; x < columns; x++) assert.equal(wet[x], 12);
});

test("the_hand_turns_the_ball_and_never_loses_it", () => {
    const rig = new GlobeRig();
    rig.state = { lon: 3, lat: 0, distance: 3 };
    rig.turn(-0.3, 0);
    assert.ok(Math.abs(rig.state.lon) <= Math.PI);
    for (let i = 0; i < 50; i++) rig.turn(0, 0.4);
    assert.ok(rig.state.lat <= 1.5 && rig.state.lat > 1.4);
    for (let i = 0; i < 80; i++) rig.zoom(0.7);
    assert.ok(rig.state.distance > 1.05);
    for (let i = 0; i < 80; i++) rig.zoom(1.5);
    assert.ok(rig.state.distance <= 14);
    // A glide takes the short way over the date line.
    rig.state = { lon: 3, lat: 0, distance: 3 };
    rig.glideTo({ lon: -3 });
    rig.step(0.1, false);
    assert.ok(rig.state.lon > 3 || rig.state.lon < -3, `${rig.state.lon}`);
    assert.equal(rig.step(0.1, true), false);
    near(rig.state.lon, -3, 1e-9);
    const met = meetBall([0, 0, 3], [0, 0, -1], 1);
    assert.deepEqual(met, [0, 0, 1]);
    assert.equal(meetBall([0, 2, 3], [0, 0, -1], 1), undefined);
    assert.deepEqual(
        ["open", "closed", "wrap", "wrap_x", "polar", undefined].map((edges) =>
            goesRound({ edges }),
        ),
        [false, false, false, true, true, false],
    );
    // A band between two latitudes is no ball.
    assert.equal(goesRound({ edges: "wrap_x", latitudes: [-60, 60] }), false);
    assert.equal(goesRound({ edges: "wrap_x", latitudes: [-90, 90] }), true);
    assert.equal(goesRound(undefined), false);
});

test("heights_are_stretched_in_worlds_alone", () => {
    assert.equal(worldStretch(20000, 800), 1);
    assert.equal(worldStretch(2e6, 0), 1);
    assert.equal(worldStretch(1.2e6, 60000), 1);
    assert.equal(worldStretch(4e7, 9000), 100);
    // One of 1, 2, 5, 10, ...: it holds while the ground changes a little.
    assert.equal(worldStretch(4e7, 9300), worldStretch(4e7, 9000));
});

test("the_slope_of_a_world_is_that_of_its_land", () => {
    // Two thirds of flat sea floor; land that rises by 3 m from column to column.
    const heights = Float32Array.from({ length: 30 * 20 }, (_, i) =>
        i % 30 < 20 ? 0 : 3 * ((i % 30) - 19),
    );
    near(landSlope(heights, 30, 20, 100, 0), 0.03, 1e-6);
    assert.equal(landSlope(new Float32Array(40), 8, 5, 1, 0), 0);
});

// ---- wind

function wind(columns: number, rows: number, of: (x: number, y: number) => [number, number]): Wind {
    const x = new Float32Array(columns * rows);
    const y = new Float32Array(columns * rows);
    for (let j = 0; j < rows; j++)
        for (let i = 0; i < columns; i++) [x[j * columns + i], y[j * columns + i]] = of(i, j);
    return { columns, rows, x, y, wraps: false, round: false };
}
const point = (data: Float32Array, line: number, k: number) => [
    ...data.subarray(4 * (line * POINTS + k), 4 * (line * POINTS + k) + 4),
];

test("things_in_an_even_wind_go_straight_and_evenly", () => {
    const { data, lines, top } = tracePaths({ ...wind(64, 32, () => [3, 1]), wraps: true }, 40);
    assert.equal(lines, 40);
    near(top, 2 * Math.hypot(3, 1), 1e-5);
    for (let i = 0; i < lines; i++) {
        const [x0, y0] = point(data, i, 0);
        for (let k = 1; k < POINTS; k++) {
            const [x, y, speed, there] = point(data, i, k);
            if (there === 0) break;
            near((y - y0) * 3, x - x0, 1e-3);
            near(speed, 0.5, 1e-5);
        }
    }
});

test("things_in_a_whirl_stay_on_their_circle", () => {
    const middle = 31.5;
    const { data } = tracePaths(
        wind(64, 64, (x, y) => [-(y - middle) / 8, (x - middle) / 8]),
        60,
    );
    for (let i = 0; i < 60; i++) {
        const r = (k: number) => {
            const [x, y] = point(data, i, k);
            return Math.hypot(x - middle, y - middle);
        };
        if (r(0) > 25 || r(0) < 3) continue;
        near(r(POINTS - 1), r(0), 0.02 * r(0), `circle of line ${i}`);
    }
});

test("a_way_goes_on_beyond_the_date_line_and_ends_at_an_edge", () => {
    const west = wind(64, 32, () => [-4, 0]);
    const round = tracePaths({ ...west, wraps: true }, 50);
    const open = tracePaths(west, 50);
    let over = 0;
    let ended = 0;
    for (let i = 0; i < 50; i++) {
        if (point(round.data, i, POINTS - 1)[0] < -0.5) over++;
        assert.equal(point(round.data, i, POINTS - 1)[3], 1);
        const last = point(open.data, i, POINTS - 1);
        assert.ok(last[0] >= -0.6);
        if (last[3] === 0) ended++;
    }
    assert.ok(over > 0 && ended > 0, `${over} over, ${ended} ended`);
    assert.equal(
        tracePaths(
            wind(8, 8, () => [0, 0]),
            5,
        ).top,
        0,
    );
});

test("places_fill_the_map_evenly_and_the_ball_too", () => {
    const counts = new Array(16).fill(0);
    for (let i = 0; i < 800; i++) {
        const [x, y] = placeOf(i);
        counts[Math.floor(x * 4) + 4 * Math.floor(y * 4)]++;
    }
    assert.ok(Math.max(...counts) - Math.min(...counts) < 12, counts.join());
    const ball = { ...wind(64, 32, () => [1, 0]), wraps: true, round: true };
    const { data } = tracePaths(ball, 400);
    let near60 = 0; // the caps beyond 60 degrees are 13.4 % of a ball
    for (let i = 0; i < 400; i++) {
        const y = point(data, i, 0)[1];
        if (Math.abs((y + 0.5) / 32 - 0.5) > 1 / 3) near60++;
    }
    near(near60 / 400, 0.134, 0.02);
});

// ---- air

const field = (name: string, values: number[]): [string, FieldMap] => [
    name,
    {
        name,
        columns: 2,
        rows: 2,
        stride: 1,
        low: Math.min(...values),
        high: Math.max(...values),
        values: Float32Array.from(values),
        version: 1,
        firstRow: 0,
        endRow: 2,
    },
];
const maps = (...fields: [string, FieldMap][]): LandMaps => ({
    tick: 0,
    columns: 2,
    rows: 2,
    spacing: 1,
    preview: false,
    fields: new Map(fields),
});

test("air_is_packed_from_the_fields_there_are", () => {
    const height = field("height", [0, 1, 2, 3]);
    assert.equal(packAir(maps(height), height[1]), undefined);
    const warm = packAir(
        maps(height, field("temperature", [-60, 0, 30, 60]), field("humidity", [0, 0.3, 0.6, 1])),
        height[1],
    )!;
    assert.deepEqual(
        [warm.temperature, warm.moisture, warm.snow, warm.cloud],
        [true, true, true, true],
    );
    assert.deepEqual([warm.data[0], warm.data[4], warm.data[12]], [0, 128, 255]);
    assert.ok(warm.data[3] === 0 && warm.data[15] === 255, "clouds where it is humid");
    const rain = packAir(maps(height, field("precipitation", [0, 100, 800, 4000])), height[1])!;
    assert.deepEqual([rain.temperature, rain.moisture, rain.cloud], [false, true, false]);
});

test("snow_lies_where_it_is_known_to_lie_or_else_where_it_freezes", () => {
    assert.equal(snowCover(0, -30), 0, "a dry cold desert is bare");
    assert.ok(snowCover(0.2, 12) > 0.95, "snow that lies is seen");
    assert.equal(snowCover(undefined, 5), 0);
    assert.equal(snowCover(undefined, -10), 1);
    assert.ok(moistureOf(400, 0, 0) > moistureOf(400, 0, 28), "warm air takes more of the rain");
    assert.equal(moistureOf(undefined, 0.4, 20), 0.4);
});

// ---- months

test("months_make_a_diagram_when_all_twelve_are_there", () => {
    const names = (f: string) =>
        Array.from({ length: 12 }, (_, m) => `${f}_${String(m + 1).padStart(2, "0")}`);
    const all = [...names("temperature"), ...names("precipitation")];
    assert.ok(hasMonths(all) && hasMonths(names("temperature")));
    assert.ok(!hasMonths(all.filter((name) => !name.endsWith("_07"))));
    assert.ok(isMonth("temperature_12") && !isMonth("temperature_13") && !isMonth("temperature"));
    const values = Object.fromEntries([
        ...names("temperature").map((n, m) => [n, { value: [-2, 0, 5, 22][m % 4] }]),
        ...names("precipitation").map((n, m) => [n, { value: m === 3 ? 300 : 20 }]),
        ["height", { value: 120 }],
    ]);
    const climate = climateOf(values)!;
    const year = yearOf(climate);
    near(year.mean!, 6.25, 1e-9);
    assert.equal(year.sum, 520);
    assert.deepEqual(
        year.frost.map((f, m) => (f ? m : -1)).filter((m) => m >= 0),
        [0, 4, 8],
    );
    // Dry where the rain in mm is less than twice the temperature: 20 < 44, but not 300.
    assert.deepEqual(
        year.arid.map((f, m) => (f ? m : -1)).filter((m) => m >= 0),
        [7, 11],
    );
    assert.equal(climateOf({ temperature_01: { value: 3 } }), undefined);
    assert.equal(climateOf({ ...values, precipitation_05: { value: null } })!.rain, undefined);
});

test("ten_degrees_stand_as_high_as_twenty_millimetres", () => {
    assert.equal(unitsOfCelsius(10), unitsOfRain(20));
    assert.equal(unitsOfRain(100), 5);
    assert.equal(unitsOfRain(300), 6, "above 100 mm a tenth as high");
    assert.deepEqual(spanOf({ temperature: [-13, 24], rain: [260, 10], height: 0 }), [-2, 6]);
    assert.deepEqual(spanOf({ temperature: undefined, rain: [5], height: 0 }), [0, 3]);
});

// ---- clock

test("the_clock_of_a_world_follows_from_its_cards", () => {
    const cards = (rotation: number, more = {}) =>
        cardsOf({
            stages: [
                { op: "fbm" },
                {
                    op: "simulate",
                    steps: 10000,
                    process: [{ op: "sunny", values: { rotation, ...more } }, { op: "thermal" }],
                },
                { op: "blur" },
            ],
        });
    const operators = [
        {
            name: "sunny",
            kind: "process",
            summary: "",
            params: [{ name: "rotation", kind: "number", doc: "", unit: "rad" }],
        },
    ] as Operator[];
    const day = (2 * Math.PI) / 8; // eight steps
    const at = (tick: number, list = cards(day)) => worldTime(list, { tick }, operators);
    assert.equal(at(0), undefined, "not before the world begins");
    assert.deepEqual([at(1)!.day, at(1)!.year], [1, 1]);
    assert.equal(at(8)!.day, 1);
    assert.equal(at(9)!.day, 2);
    near(at(13)!.share, 0.5, 1e-6);
    assert.deepEqual([at(1 + 8 * 365)!.day, at(1 + 8 * 365)!.year], [1, 2]);
    assert.deepEqual(
        [at(10002)!.day, at(10002)!.year],
        [at(10001)!.day, at(10001)!.year],
        "it stands when the world is done",
    );
    assert.equal(at(1 + 8 * 10, cards(day, { year_days: 10 }))!.year, 2);
    assert.equal(at(50, cards(0)), undefined, "no night that moves, no day");
    const degrees = [
        { ...operators[0], params: [{ ...operators[0].params[0], unit: "deg" }] },
    ] as Operator[];
    assert.equal(worldTime(cards(45), { tick: 9 }, degrees)!.day, 2);
});
