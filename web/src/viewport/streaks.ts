// SPDX-License-Identifier: Apache-2.0
// The ways that small things take in the wind: from each of many places a line of equal times. The
// picture lets a bright head run along each (glsl/streaks.ts), so that nothing has to be computed
// while it moves and a still picture shows the same wind.
//
// Holds   the same wind gives the same lines; they cross the edge of a map that wraps and end at
//         the edge of one that does not.
// Cost    lines x points x 2 places read; some milliseconds for 3000 lines.

export interface Wind {
    columns: number;
    rows: number;
    x: ArrayLike<number>; // m/s to the east
    y: ArrayLike<number>; // m/s to the south
    wraps: boolean; // east meets west
    round: boolean; // rows are latitudes: a column is narrow near the poles
}

export const POINTS = 20; // of a line
const REACH = 0.045; // of the map's width: how far the mean wind goes along a line

export interface Paths {
    lines: number;
    data: Float32Array; // RGBA of a point: x, y in samples, share of the top speed, 1 = on the map
    top: number; // m/s: the speed that counts as quick
}

// A sequence that fills a square evenly, without rows or clumps.
export function placeOf(i: number): [number, number] {
    return [(0.5 + i * 0.7548776662466927) % 1, (0.5 + i * 0.5698402909980532) % 1];
}

// Cosine of the latitude of a row, for the metric of a globe; bounded, since a column at the pole
// has no width.
export function narrowing(rows: number, y: number): number {
    return Math.max(0.12, Math.cos(Math.PI * ((y + 0.5) / rows - 0.5)));
}

export function meanSpeed(wind: Wind): number {
    const size = wind.columns * wind.rows;
    const every = Math.max(1, Math.floor(size / 20000));
    let sum = 0;
    let count = 0;
    for (let i = 0; i < size; i += every, count++) sum += Math.hypot(wind.x[i], wind.y[i]);
    return sum / Math.max(count, 1);
}

function sampler(wind: Wind): (x: number, y: number) => [number, number] {
    const { columns, rows } = wind;
    const wrap = (x: number) => ((x % columns) + columns) % columns;
    return (x, y) => {
        const fx = wind.wraps ? wrap(x) : Math.min(Math.max(x, 0), columns - 1);
        const fy = Math.min(Math.max(y, 0), rows - 1);
        const x0 = Math.min(Math.floor(fx), columns - 1);
        const x1 = x0 + 1 < columns ? x0 + 1 : wind.wraps ? 0 : x0;
        const y0 = Math.floor(fy);
        const y1 = Math.min(y0 + 1, rows - 1);
        const tx = fx - x0;
        const ty = fy - y0;
        const mix = (v: ArrayLike<number>) =>
            (v[y0 * columns + x0] * (1 - tx) + v[y0 * columns + x1] * tx) * (1 - ty) +
            (v[y1 * columns + x0] * (1 - tx) + v[y1 * columns + x1] * tx) * ty;
        return [mix(wind.x), mix(wind.y)];
    };
}

// Lines from `lines` places; on a globe fewer near the poles, so that they lie evenly on it.
export function tracePaths(wind: Wind, lines: number): Paths {
    const { columns, rows } = wind;
    const mean = meanSpeed(wind);
    const data = new Float32Array(lines * POINTS * 4);
    const top = 2 * mean;
    if (!(mean > 0)) return { lines, data, top: 0 };
    const at = sampler(wind);
    // Samples a second of the line's own clock; a gust draws a longer line, up to a bound.
    const pace = (REACH * columns) / POINTS / mean;
    const longest = (3 * REACH * columns) / POINTS;
    const move = (x: number, y: number): [number, number] => {
        const [u, v] = at(x, y);
        const k = Math.min(pace, longest / Math.max(Math.hypot(u, v), 1e-9));
        return [(u * k) / (wind.round ? narrowing(rows, y) : 1), v * k];
    };
    for (let i = 0; i < lines; i++) {
        const [sx, sy] = placeOf(i);
        let x = sx * columns - 0.5;
        let y = wind.round ? (rows * Math.acos(1 - 2 * sy)) / Math.PI - 0.5 : sy * (rows - 1);
        let there = 1;
        for (let k = 0; k < POINTS; k++) {
            const o = 4 * (i * POINTS + k);
            const [u, v] = at(x, y);
            data[o] = x;
            data[o + 1] = y;
            data[o + 2] = Math.min(1, Math.hypot(u, v) / top);
            data[o + 3] = there;
            // Half a step to see where the wind goes there, then a whole one by that.
            const half = move(x, y);
            const step = move(x + 0.5 * half[0], y + 0.5 * half[1]);
            const nextX = x + step[0];
            const nextY = y + step[1];
            const out =
                nextY < -0.5 ||
                nextY > rows - 0.5 ||
                (!wind.wraps && (nextX < 0 || nextX > columns - 1));
            if (out) {
                there = 0;
                continue; // the line ends here
            }
            x = nextX;
            y = nextY;
        }
    }
    return { lines, data, top };
}
