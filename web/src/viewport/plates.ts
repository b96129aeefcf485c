// SPDX-License-Identifier: Apache-2.0
// Plates of a world for the globe: their borders as smooth lines, told apart by what happens there,
// and their drift as arrows.
//
// Scheme  lines run between samples of different plates: half-way between two of them, and through
//         the middle of four where three plates or more meet; then every point moves towards its
//         neighbours a few times, so that no stairs of the map show.
// Holds   the same maps give the same lines; they go on over the date line.
// Cost    one look at every sample; 10 ms for 1024 x 512.
import { directionOf, lonLatOf, Vec3 } from "./globe_math.ts";

export const PLATE_FIELD = "plate";
export const BORDER_FIELD = "plate_border";
export const DRIFT_FIELDS = ["plate_velocity_x", "plate_velocity_y"]; // mm/yr east, south

export interface BorderLines {
    count: number;
    ends: Float32Array; // six numbers a line: the directions of its two ends
    kinds: Uint8Array; // what happens at a line: class of the border field, 0 if none
}

const SMOOTHINGS = 5;

export function borderLines(
    plate: ArrayLike<number>,
    border: ArrayLike<number> | undefined,
    columns: number,
    rows: number,
): BorderLines {
    const size = columns * rows;
    const ids = new Int32Array(size);
    for (let i = 0; i < size; i++) ids[i] = plate[i] + 0.5;
    const at: number[] = []; // x, y of a point, in samples
    const numbers = new Map<number, number>(); // points by the edge that they lie on
    const pointOf = (key: number, x: number, y: number) => {
        let n = numbers.get(key);
        if (n === undefined) {
            n = at.length / 2;
            numbers.set(key, n);
            at.push(x, y);
        }
        return n;
    };
    const lines: number[] = [];
    const kinds: number[] = [];
    for (let y = 0; y + 1 < rows; y++) {
        const here = y * columns;
        for (let x = 0; x < columns; x++) {
            const e = x + 1 < columns ? x + 1 : 0;
            const nw = ids[here + x];
            const ne = ids[here + e];
            const sw = ids[here + columns + x];
            const se = ids[here + columns + e];
            if (nw === ne && nw === sw && nw === se) continue;
            const met: number[] = [];
            if (nw !== ne) met.push(pointOf(here + x, x + 0.5, y));
            if (sw !== se) met.push(pointOf(here + columns + x, x + 0.5, y + 1));
            if (nw !== sw) met.push(pointOf(size + here + x, x, y + 0.5));
            if (ne !== se) met.push(pointOf(size + here + e, e, y + 0.5));
            const kind = kindAt(border, columns, rows, x, y);
            if (met.length === 2) {
                lines.push(met[0], met[1]);
                kinds.push(kind);
                continue;
            }
            const middle = pointOf(2 * size + here + x, x + 0.5, y + 0.5);
            for (const one of met) {
                lines.push(one, middle);
                kinds.push(kind);
            }
        }
    }
    return {
        count: kinds.length,
        ends: smoothed(at, lines, columns, rows),
        kinds: Uint8Array.from(kinds),
    };
}

// The commonest class of the samples around the middle of four, of a wider ring if they have none.
function kindAt(
    border: ArrayLike<number> | undefined,
    columns: number,
    rows: number,
    x: number,
    y: number,
): number {
    if (border === undefined) return 0;
    for (const reach of [0, 1, 2]) {
        const counts = [0, 0, 0, 0];
        for (let j = y - reach; j <= y + 1 + reach; j++) {
            if (j < 0 || j >= rows) continue;
            for (let i = x - reach; i <= x + 1 + reach; i++) {
                const k = Math.round(border[j * columns + ((i + columns) % columns)]);
                if (k > 0 && k < counts.length) counts[k]++;
            }
        }
        const most = Math.max(...counts);
        if (most > 0) return counts.indexOf(most);
    }
    return 0;
}

// Points as directions, each moved towards its neighbours; where a line ends it stays.
function smoothed(at: number[], lines: number[], columns: number, rows: number): Float32Array {
    const count = at.length / 2;
    const places = new Float32Array(3 * count);
    for (let i = 0; i < count; i++)
        places.set(directionOf(...lonLatOf(columns, rows, at[2 * i], at[2 * i + 1])), 3 * i);
    const sums = new Float32Array(3 * count);
    const met = new Uint8Array(count);
    for (let round = 0; round < SMOOTHINGS; round++) {
        sums.fill(0);
        met.fill(0);
        for (let k = 0; k < lines.length; k += 2) {
            const [a, b] = [lines[k], lines[k + 1]];
            met[a]++;
            met[b]++;
            for (let c = 0; c < 3; c++) {
                sums[3 * a + c] += places[3 * b + c];
                sums[3 * b + c] += places[3 * a + c];
            }
        }
        for (let i = 0; i < count; i++) {
            if (met[i] < 2) continue;
            const d: Vec3 = [0, 0, 0];
            for (let c = 0; c < 3; c++)
                d[c] = 0.5 * places[3 * i + c] + (0.5 * sums[3 * i + c]) / met[i];
            const length = Math.hypot(...d) || 1;
            for (let c = 0; c < 3; c++) places[3 * i + c] = d[c] / length;
        }
    }
    const ends = new Float32Array(3 * lines.length);
    for (let k = 0; k < lines.length; k++)
        for (let c = 0; c < 3; c++) ends[3 * k + c] = places[3 * lines[k] + c];
    return ends;
}

export const DRIFT_MYR = 15; // of the way that an arrow shows

export interface DriftArrows {
    count: number;
    from: Float32Array; // three numbers an arrow: direction of the place where it begins
    way: Float32Array; // three numbers: along the ball, as long as the way in radii
}

// Places that lie evenly on a ball.
export function evenPlace(i: number, count: number): Vec3 {
    const y = 1 - (2 * (i + 0.5)) / count;
    const turn = i * Math.PI * (3 - Math.sqrt(5));
    const r = Math.sqrt(1 - y * y);
    return [r * Math.sin(turn), y, r * Math.cos(turn)];
}

// The way of some places in that time, on a ball of a radius in metres. Places that hardly
// move have none.
export function driftArrows(
    eastward: ArrayLike<number>,
    southward: ArrayLike<number>,
    columns: number,
    rows: number,
    radius: number,
    places: number,
): DriftArrows {
    const from = new Float32Array(3 * places);
    const way = new Float32Array(3 * places);
    let count = 0;
    for (let i = 0; i < places; i++) {
        const d = evenPlace(i, places);
        const lon = Math.atan2(d[0], d[2]);
        const lat = Math.asin(d[1]);
        const x = Math.floor(((lon + Math.PI) / (2 * Math.PI)) * columns) % columns;
        const y = Math.min(rows - 1, Math.floor((0.5 - lat / Math.PI) * rows));
        const k = (DRIFT_MYR * 1e3) / radius; // 1 mm/yr is 1 km in a million years
        const e = eastward[y * columns + x] * k;
        const s = southward[y * columns + x] * k;
        if (!(Math.hypot(e, s) > 0.004)) continue;
        const east: Vec3 = [Math.cos(lon), 0, -Math.sin(lon)];
        const north: Vec3 = [
            -Math.sin(lat) * Math.sin(lon),
            Math.cos(lat),
            -Math.sin(lat) * Math.cos(lon),
        ];
        for (let c = 0; c < 3; c++) {
            from[3 * count + c] = d[c];
            way[3 * count + c] = e * east[c] - s * north[c];
        }
        count++;
    }
    return { count, from: from.slice(0, 3 * count), way: way.slice(0, 3 * count) };
}
