// SPDX-License-Identifier: Apache-2.0
// A map that goes round as a ball: columns are longitudes, rows latitudes from pole to pole,
// samples in the middle of their cells.
//
// The ball is a cube blown up: six faces of equal squares, none of which shrinks to a point at a
// pole or ends at the date line. Near the poles a row has more columns than the ball has room for:
// `polarFilter` takes the mean over those that share a place, so that no star of thin wedges shows.

export type Vec3 = [number, number, number];

// Of radians: longitude from -pi at the first column's western edge, latitude to the north.
export function lonLatOf(columns: number, rows: number, x: number, y: number): [number, number] {
    return [
        ((x + 0.5) / columns) * 2 * Math.PI - Math.PI,
        Math.PI / 2 - ((y + 0.5) / rows) * Math.PI,
    ];
}

// Sample that a direction meets; x may lie half a sample beside the map.
export function cellOf(columns: number, rows: number, [x, y, z]: Vec3): [number, number] {
    const lon = Math.atan2(x, z);
    const lat = Math.asin(Math.max(-1, Math.min(1, y / Math.hypot(x, y, z))));
    return [((lon + Math.PI) / (2 * Math.PI)) * columns - 0.5, (0.5 - lat / Math.PI) * rows - 0.5];
}

// Towards a place: x to the right of longitude 0, y to the north pole, z towards longitude 0.
export function directionOf(lon: number, lat: number): Vec3 {
    return [Math.cos(lat) * Math.sin(lon), Math.sin(lat), Math.cos(lat) * Math.cos(lon)];
}

// How many columns of a row share one place of the ball; all of them in the rows at the poles.
export function sharing(columns: number, rows: number, y: number): number {
    const fromPole = Math.min(y, rows - 1 - y) + 0.5;
    const around = columns * Math.sin((Math.PI * fromPole) / rows); // cells that there is room for
    const least = fromPole < 1 ? columns : columns / Math.max(around, 1);
    return Math.min(columns, Math.max(1, Math.round(least * (1 + 0.8 * Math.exp(0.5 - fromPole)))));
}

// The values as a ball can show them: means over the columns that share a place, or the commonest
// class there.
export function polarFilter(
    values: ArrayLike<number>,
    columns: number,
    rows: number,
    classes = false,
): Float32Array {
    const out = new Float32Array(values);
    for (let y = 0; y < rows; y++) {
        const width = sharing(columns, rows, y);
        const from = y * columns;
        if (width < 2) {
            continue; // as it is
        } else if (classes) {
            commonest(values, out, from, columns, width);
        } else {
            const west = Math.floor((width - 1) / 2);
            let sum = 0;
            for (let k = -west; k < width - west; k++)
                sum += values[from + ((k + columns) % columns)];
            for (let x = 0; x < columns; x++) {
                out[from + x] = sum / width;
                sum +=
                    values[from + ((x + width - west) % columns)] -
                    values[from + ((x - west + columns) % columns)];
            }
        }
    }
    return out;
}

// The same of bytes of several channels that lie side by side.
export function polarBytes(
    data: Uint8Array,
    columns: number,
    rows: number,
    channels: number,
): Uint8Array {
    const out = new Uint8Array(data);
    for (let y = 0; y < rows; y++) {
        const width = sharing(columns, rows, y);
        if (width < 2) continue;
        const from = y * columns;
        const west = (width - 1) >> 1;
        for (let c = 0; c < channels; c++) {
            const at = (x: number) => data[(from + ((x + columns) % columns)) * channels + c];
            let sum = 0;
            for (let k = -west; k < width - west; k++) sum += at(k);
            for (let x = 0; x < columns; x++) {
                out[(from + x) * channels + c] = Math.round(sum / width);
                sum += at(x + width - west) - at(x - west);
            }
        }
    }
    return out;
}

// Levels of water as a ball can show them: a place is wet if most of the columns that share it are.
export function polarLevels(
    levels: ArrayLike<number>,
    ground: ArrayLike<number>,
    columns: number,
    rows: number,
): Float32Array {
    const out = new Float32Array(levels);
    for (let y = 0; y < rows; y++) {
        const blocks = Math.max(1, Math.floor(columns / sharing(columns, rows, y)));
        if (blocks > columns / 2) continue;
        for (let b = 0; b < blocks; b++) {
            const first = y * columns + Math.floor((b * columns) / blocks);
            const end = y * columns + Math.floor(((b + 1) * columns) / blocks);
            let wet = 0;
            let sum = 0;
            for (let i = first; i < end; i++) {
                if (levels[i] <= ground[i]) continue;
                wet++;
                sum += levels[i];
            }
            out.fill(2 * wet > end - first ? sum / wet : -1e6, first, end);
        }
    }
    return out;
}

// Blocks of columns with the class that most of them have; the first one of equals.
function commonest(
    values: ArrayLike<number>,
    out: Float32Array,
    from: number,
    columns: number,
    width: number,
): void {
    const blocks = Math.max(1, Math.floor(columns / width));
    for (let b = 0; b < blocks; b++) {
        const first = Math.floor((b * columns) / blocks);
        const end = Math.floor(((b + 1) * columns) / blocks);
        const counts = new Map<number, number>();
        let best = values[from + first];
        for (let x = first; x < end; x++) {
            const v = values[from + x];
            const n = (counts.get(v) ?? 0) + 1;
            counts.set(v, n);
            if (n > (counts.get(best) ?? 0)) best = v;
        }
        out.fill(best, from + first, from + end);
    }
}

// Directions of the corners and triangles of a cube blown up to a ball: `n` squares along an edge,
// spaced by equal angles.
export function cubeSphere(n: number): { places: Float32Array; index: Uint32Array } {
    const side = n + 1;
    const places = new Float32Array(6 * side * side * 3);
    const index = new Uint32Array(6 * n * n * 6);
    let p = 0;
    let t = 0;
    for (let face = 0; face < 6; face++) {
        const axis = face >> 1;
        const sign = face & 1 ? -1 : 1;
        const first = face * side * side;
        for (let j = 0; j <= n; j++) {
            for (let i = 0; i <= n; i++) {
                const a = Math.tan((i / n - 0.5) * (Math.PI / 2)) * sign;
                const b = Math.tan((j / n - 0.5) * (Math.PI / 2));
                const d = [0, 0, 0];
                d[axis] = sign;
                d[(axis + 1) % 3] = a;
                d[(axis + 2) % 3] = b;
                const length = Math.hypot(...d);
                for (const c of d) places[p++] = c / length;
            }
        }
        for (let j = 0; j < n; j++) {
            for (let i = 0; i < n; i++) {
                const a = first + j * side + i;
                for (const k of [a, a + 1, a + side, a + 1, a + side + 1, a + side]) index[t++] = k;
            }
        }
    }
    return { places, index };
}

// Where a ray from `eye` first meets a ball of radius r about the middle.
export function meetBall(eye: Vec3, ray: Vec3, r: number): Vec3 | undefined {
    const b = eye[0] * ray[0] + eye[1] * ray[1] + eye[2] * ray[2];
    const c = eye[0] ** 2 + eye[1] ** 2 + eye[2] ** 2 - r * r;
    const d = b * b - c;
    if (d < 0) return undefined;
    const s = -b - Math.sqrt(d);
    if (s < 0) return undefined;
    return [eye[0] + s * ray[0], eye[1] + s * ray[1], eye[2] + s * ray[2]];
}

// The eye before the ball: over which place, how far from the middle in radii.
export interface GlobeState {
    lon: number;
    lat: number;
    distance: number;
}

const STEEPEST = 1.5; // radians of latitude, so that north stays up
export const NEAREST = 1.12;
export const FARTHEST = 14;
const FRICTION = 3.2; // a second: of a ball that was flung

export class GlobeRig {
    state: GlobeState = { lon: 0.4, lat: 0.35, distance: 3.4 };
    private goal: GlobeState | undefined;
    private flung: [number, number] = [0, 0]; // shares of the view a second: right, down

    eye(): Vec3 {
        const [x, y, z] = directionOf(this.state.lon, this.state.lat);
        const r = this.state.distance;
        return [x * r, y * r, z * r];
    }

    // By shares of the view: the ground under the hand goes with it, so less when it is near.
    turn(right: number, down: number): void {
        const s = this.state;
        const k = Math.min(3.2, 1.5 * (s.distance - 1)) / Math.max(Math.cos(s.lat), 0.35);
        s.lon = wrapAngle(s.lon - right * k);
        s.lat = clamp(s.lat + down * Math.min(3.2, 1.5 * (s.distance - 1)), -STEEPEST, STEEPEST);
    }

    // Towards the ball (factor below 1) measured from its surface.
    zoom(factor: number): void {
        const over = (this.state.distance - 1) * factor;
        this.state.distance = clamp(1 + over, NEAREST, FARTHEST);
    }

    // All of the ball in the picture.
    frame(aspect: number, fov: number): GlobeState {
        const half = Math.atan(Math.tan((fov * Math.PI) / 360) * Math.min(1, aspect));
        return { ...this.state, distance: 1.16 / Math.sin(half) };
    }

    glideTo(goal: Partial<GlobeState>): void {
        this.flung = [0, 0];
        this.goal = { ...this.state, ...goal };
    }

    // Let go while it turned: it goes on and comes to rest by itself.
    fling(right: number, down: number): void {
        const most = 4;
        this.flung = [clamp(right, -most, most), clamp(down, -most, most)];
    }

    // Round by itself, the ground towards the east.
    spin(radians: number): void {
        this.state.lon = wrapAngle(this.state.lon - radians);
        if (this.goal !== undefined) this.goal.lon = wrapAngle(this.goal.lon - radians);
    }

    step(seconds: number, still: boolean): boolean {
        if (this.goal === undefined) return this.roll(seconds, still);
        const t = still ? 1 : 1 - Math.exp(-seconds * 7);
        const s = this.state;
        const way = {
            lon: wrapAngle(this.goal.lon - s.lon),
            lat: this.goal.lat - s.lat,
            distance: this.goal.distance - s.distance,
        };
        s.lon = wrapAngle(s.lon + way.lon * t);
        s.lat += way.lat * t;
        s.distance += way.distance * t;
        const rest = Math.max(Math.abs(way.lon), Math.abs(way.lat), Math.abs(way.distance));
        if (still || rest < 1e-3) this.goal = undefined;
        return this.goal !== undefined;
    }

    stay(): void {
        this.goal = undefined;
        this.flung = [0, 0];
    }

    // What is left of a fling: the way of the time, exactly, whatever the steps it is made in.
    private roll(seconds: number, still: boolean): boolean {
        const speed = Math.hypot(...this.flung);
        if (still || speed < 0.01) {
            this.flung = [0, 0];
            return false;
        }
        const left = Math.exp(-FRICTION * seconds);
        const far = (1 - left) / FRICTION;
        this.turn(this.flung[0] * far, this.flung[1] * far);
        this.flung = [this.flung[0] * left, this.flung[1] * left];
        return true;
    }
}

export function wrapAngle(a: number): number {
    const turn = 2 * Math.PI;
    return a - turn * Math.round(a / turn);
}

function clamp(x: number, low: number, high: number): number {
    return Math.min(high, Math.max(low, x));
}

// What is known of the place of a grid on its world.
export interface WorldGrid {
    edges?: string;
    projection?: string;
    latitudes?: [number, number]; // south, north, degrees
}

// Whether a map goes round a whole world, from pole to pole, so that it can be shown as a ball.
export function goesRound(grid: WorldGrid | undefined): boolean {
    const [south, north] = grid?.latitudes ?? [-90, 90];
    const round = grid?.edges === "wrap_x" || grid?.edges === "polar";
    return round && south <= -89.99 && north >= 89.99;
}

// Whether its rows are latitudes and its columns longitudes.
export function isWorld(grid: WorldGrid | undefined): boolean {
    return grid?.projection === "latlon";
}

// Degrees of a place, in samples of a map of a world, north and east positive.
export function degreesOf(
    grid: WorldGrid & { columns: number; rows: number },
    x: number,
    y: number,
): { latitude: number; longitude: number } {
    const [south, north] = grid.latitudes ?? [-90, 90];
    const longitude = wrapAngle(((x + 0.5) / grid.columns) * 2 * Math.PI - Math.PI);
    return {
        latitude: Math.max(
            south,
            Math.min(north, north - ((y + 0.5) / grid.rows) * (north - south)),
        ),
        longitude: (longitude * 180) / Math.PI,
    };
}
