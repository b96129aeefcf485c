// SPDX-License-Identifier: Apache-2.0
// Numbers of a height map that the picture needs. Plain arrays in, plain numbers out.

export interface LandNumbers {
    low: number;
    high: number;
    bulk: [number, number, number]; // a tenth, half and nine tenths of the ground are lower
    top: number; // 99.5 % of the ground is lower: one needle does not move the snow line
    rockSlope: number; // tangent above which ground shows bare rock
    median: number; // slope in the middle, as a tangent
}

// Heights at which colours change, in metres. They stay where they are as long as the bulk of the
// land does: a cone that is put on a plateau leaves the plateau its meadows.
export interface ColourLevels {
    low: number;
    top: number;
    bulk: [number, number, number];
}

export function colourLevels(now: LandNumbers, before: ColourLevels): ColourLevels {
    const span = Math.max(before.top - before.low, 1e-3);
    const moved = Math.max(...now.bulk.map((h, i) => Math.abs(h - before.bulk[i])));
    return moved < 0.15 * span ? before : { low: now.low, top: now.top, bulk: now.bulk };
}

const DRY = -1e6; // a water surface far below any ground

export function landNumbers(
    values: Float32Array,
    columns: number,
    rows: number,
    spacing: number,
): LandNumbers {
    const skip = Math.max(1, Math.floor(Math.sqrt((columns * rows) / 40000)));
    const most = Math.ceil(columns / skip) * Math.ceil(rows / skip);
    let heights = new Float32Array(most); // of numbers alone: they sort ten times as fast
    let slopes = new Float32Array(most);
    let count = 0;
    let low = Infinity;
    let high = -Infinity;
    for (let i = 0; i < values.length; i++) {
        const v = values[i];
        if (v < low) low = v;
        if (v > high) high = v;
    }
    for (let y = 1; y < rows - 1; y += skip) {
        for (let x = 1; x < columns - 1; x += skip) {
            const i = y * columns + x;
            const dx = (values[i + 1] - values[i - 1]) / (2 * spacing);
            const dy = (values[i + columns] - values[i - columns]) / (2 * spacing);
            heights[count] = values[i];
            slopes[count++] = Math.sqrt(dx * dx + dy * dy);
        }
    }
    heights = heights.slice(0, count).sort();
    slopes = slopes.slice(0, count).sort();
    const at = (list: Float32Array, share: number) =>
        list.length === 0 ? 0 : list[Math.min(list.length - 1, Math.floor(share * list.length))];
    // Rock from 35 degrees, or on the steepest three tenths where more than that is steep, as the
    // still pictures do; on gentle land the steepest few percent.
    const steep = Math.tan((35 * Math.PI) / 180);
    const rockSlope = Math.max(Math.min(steep, at(slopes, 0.97)), at(slopes, 0.7), 0.12);
    return {
        low,
        high,
        bulk: [at(heights, 0.1), at(heights, 0.5), at(heights, 0.9)],
        top: at(heights, 0.995) || high,
        rockSlope,
        median: at(slopes, 0.5),
    };
}

export interface Coarse {
    columns: number;
    rows: number;
    values: Float32Array;
}

// Means over squares of samples, so that neither side has more than `most`.
export function coarseMean(
    values: Float32Array,
    columns: number,
    rows: number,
    most: number,
): Coarse {
    const by = Math.max(1, Math.ceil(Math.max(columns, rows) / most));
    const width = Math.ceil(columns / by);
    const height = Math.ceil(rows / by);
    const out = new Float32Array(width * height);
    for (let y = 0; y < height; y++) {
        const endY = Math.min(rows, (y + 1) * by);
        for (let x = 0; x < width; x++) {
            const endX = Math.min(columns, (x + 1) * by);
            let sum = 0;
            for (let j = y * by; j < endY; j++)
                for (let i = x * by; i < endX; i++) sum += values[j * columns + i];
            out[y * width + x] = sum / ((endY - y * by) * (endX - x * by));
        }
    }
    return { columns: width, rows: height, values: out };
}

// Metres: thinner water is a wet ground, not a surface. As in pictures and films of the engine.
export const THINNEST_WATER = 0.05;

// Height of the water's surface. A dry sample beside water has the level of that water, so that the
// surface runs on into the slope and the shore is cut by the ground, not drawn up along it.
export function waterLevels(
    ground: Float32Array,
    water: Float32Array | undefined,
    columns: number,
    rows: number,
    sea: number | undefined,
    into?: Float32Array,
): Float32Array {
    const out = into ?? new Float32Array(ground.length);
    for (let i = 0; i < ground.length; i++) {
        let level = DRY;
        if (water !== undefined && water[i] > THINNEST_WATER) level = ground[i] + water[i];
        if (sea !== undefined && ground[i] < sea && level < sea) level = sea;
        out[i] = level;
    }
    for (let y = 0; y < rows; y++) {
        for (let x = 0; x < columns; x++) {
            const i = y * columns + x;
            if (out[i] > ground[i]) continue;
            let sum = 0;
            let count = 0;
            for (let j = Math.max(0, y - 1); j <= Math.min(rows - 1, y + 1); j++) {
                for (let k = Math.max(0, x - 1); k <= Math.min(columns - 1, x + 1); k++) {
                    const n = j * columns + k;
                    if (out[n] > ground[n]) {
                        sum += out[n];
                        count++;
                    }
                }
            }
            // Marked as below its own ground, so that it does not spread farther.
            out[i] = count > 0 ? Math.min(sum / count, ground[i] - 0.001) : DRY;
        }
    }
    return out;
}

export function isWetLand(water: Float32Array): boolean {
    for (let i = 0; i < water.length; i++) if (water[i] > THINNEST_WATER) return true;
    return false;
}

export function edgeShareBelow(
    ground: Float32Array,
    columns: number,
    rows: number,
    sea: number,
): number {
    let below = 0;
    let all = 0;
    const look = (i: number) => {
        all++;
        if (ground[i] < sea) below++;
    };
    for (let x = 0; x < columns; x++) {
        look(x);
        look((rows - 1) * columns + x);
    }
    for (let y = 0; y < rows; y++) {
        look(y * columns);
        look(y * columns + columns - 1);
    }
    return below / all;
}

// Depth that 95 % of the water does not reach.
export function deepWater(ground: Float32Array, levels: Float32Array): number {
    const skip = Math.max(1, Math.floor(ground.length / 30000));
    const depths: number[] = [];
    for (let i = 0; i < ground.length; i += skip) {
        const depth = levels[i] - ground[i];
        if (depth > 0) depths.push(depth);
    }
    depths.sort((a, b) => a - b);
    return depths.length === 0 ? 1 : depths[Math.floor(depths.length * 0.95)];
}

// The box of samples that rise above a height; nothing if none does.
export function boxAbove(
    ground: Float32Array,
    columns: number,
    rows: number,
    above: number,
): { x0: number; y0: number; x1: number; y1: number } | undefined {
    let [x0, y0, x1, y1] = [columns, rows, -1, -1];
    for (let y = 0; y < rows; y++) {
        for (let x = 0; x < columns; x++) {
            if (ground[y * columns + x] <= above) continue;
            x0 = Math.min(x0, x);
            x1 = Math.max(x1, x);
            y0 = Math.min(y0, y);
            y1 = Math.max(y1, y);
        }
    }
    return x1 < 0 ? undefined : { x0, y0, x1, y1 };
}

// How much higher heights are drawn than they are: as they are on land that a walker could see, and
// in worlds so that their mountains are not lost in their width. One of 1, 2, 5, 10, ..., so that
// it holds while the ground changes.
export function worldStretch(extent: number, relief: number): number {
    if (extent < 1e6 || !(relief > 0)) return 1;
    const wanted = (0.02 * extent) / relief;
    if (wanted <= 1) return 1;
    const power = 10 ** Math.floor(Math.log10(wanted));
    const lead = wanted / power;
    return (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10) * power;
}

// The slope that half of the ground above a level exceeds, from some thousand samples; a flat sea
// floor says nothing about the land.
export function landSlope(
    heights: Float32Array,
    columns: number,
    rows: number,
    spacing: number,
    base: number,
): number {
    const every = Math.max(1, Math.floor((columns * rows) / 6000));
    const slopes: number[] = [];
    for (let i = 0; i < columns * (rows - 1); i += every) {
        if (heights[i] <= base || i % columns === columns - 1) continue;
        const [east, south] = [heights[i + 1] - heights[i], heights[i + columns] - heights[i]];
        slopes.push(Math.hypot(east, south) / spacing);
    }
    slopes.sort((a, b) => a - b);
    return slopes.length > 0 ? slopes[slopes.length >> 1] : 0;
}
