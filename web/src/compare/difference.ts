// SPDX-License-Identifier: Apache-2.0
// What two lands differ in, sample by sample. Values come in steps of the frames; a difference
// below those steps is no difference.
import { FieldMap } from "../api/frame.ts";

export interface Grounds {
    map: FieldMap;
    spacing: number; // metres between the samples of the grid, before the stride
}

// Later minus earlier on the samples of the later one; undefined if they lie on other extents.
export function difference(before: Grounds, after: Grounds, version: number): FieldMap | undefined {
    const a = before.map;
    const b = after.map;
    const stepA = before.spacing * a.stride;
    const stepB = after.spacing * b.stride;
    if (!near((a.columns - 1) * stepA, (b.columns - 1) * stepB)) return undefined;
    if (!near((a.rows - 1) * stepA, (b.rows - 1) * stepB)) return undefined;
    const values = new Float32Array(b.columns * b.rows);
    const same = a.columns === b.columns && a.rows === b.rows;
    const least = quantum(a) + quantum(b);
    let low = 0;
    let high = 0;
    for (let y = 0, i = 0; y < b.rows; y++) {
        for (let x = 0; x < b.columns; x++, i++) {
            const old = same
                ? a.values[i]
                : sample(a, x / Math.max(1, b.columns - 1), y / Math.max(1, b.rows - 1));
            const change = b.values[i] - old;
            if (Math.abs(change) <= least) continue;
            values[i] = change;
            if (change < low) low = change;
            if (change > high) high = change;
        }
    }
    const { columns, rows, stride } = b;
    return {
        name: "difference",
        columns,
        rows,
        stride,
        low,
        high,
        values,
        version,
        firstRow: 0,
        endRow: rows,
    };
}

function quantum(map: FieldMap): number {
    return map.values instanceof Uint8Array ? 0 : (map.high - map.low) / 65535;
}

function near(a: number, b: number): boolean {
    return Math.abs(a - b) <= 0.03 * Math.max(a, b);
}

// Between the samples, at shares of the extent.
function sample(map: FieldMap, u: number, v: number): number {
    const x = u * (map.columns - 1);
    const y = v * (map.rows - 1);
    const x0 = Math.min(Math.floor(x), Math.max(0, map.columns - 2));
    const y0 = Math.min(Math.floor(y), Math.max(0, map.rows - 2));
    const right = map.columns > 1 ? 1 : 0;
    const below = map.rows > 1 ? map.columns : 0;
    const i = y0 * map.columns + x0;
    const tx = x - x0;
    const ty = y - y0;
    const w = map.values;
    const upper = w[i] * (1 - tx) + w[i + right] * tx;
    return upper * (1 - ty) + (w[i + below] * (1 - tx) + w[i + below + right] * tx) * ty;
}
