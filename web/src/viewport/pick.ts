// SPDX-License-Identifier: Apache-2.0
// From a point on the screen to a place on the land.
import { Land } from "./land.ts";

export interface Place {
    x: number; // metres east of the north-west corner of the map
    y: number; // metres south of it
    cellX: number; // in samples of the picture
    cellY: number;
    height: number;
    worldX: number; // as the picture has it: metres from the middle
    worldZ: number;
}

interface Vec {
    x: number;
    y: number;
    z: number;
}

function fromCell(land: Land, cellX: number, cellY: number): Place | undefined {
    if (cellX < -0.5 || cellY < -0.5 || cellX > land.columns - 0.5 || cellY > land.rows - 0.5)
        return undefined;
    const x = Math.min(Math.max(cellX, 0), land.columns - 1);
    const y = Math.min(Math.max(cellY, 0), land.rows - 1);
    return {
        x: land.west + x * land.spacing,
        y: land.north + y * land.spacing,
        cellX: x,
        cellY: y,
        height: land.heightAt(x, y),
        worldX: x * land.spacing - land.width / 2,
        worldZ: y * land.spacing - land.depth / 2,
    };
}

// Walks along the ray through the box of the land in steps of half a sample, then halves the last.
function alongRay(land: Land, eye: Vec, ray: Vec, exaggeration: number): Place | undefined {
    const top = Math.max(land.numbers.high, land.sea ?? -1e9) * exaggeration + 1;
    const bottom = land.numbers.low * exaggeration - 1;
    let near = 0;
    let far = Infinity;
    const slab = (origin: number, direction: number, low: number, high: number): boolean => {
        if (Math.abs(direction) < 1e-12) return origin >= low && origin <= high;
        const a = (low - origin) / direction;
        const b = (high - origin) / direction;
        near = Math.max(near, Math.min(a, b));
        far = Math.min(far, Math.max(a, b));
        return near <= far;
    };
    if (!slab(eye.x, ray.x, -land.width / 2, land.width / 2)) return undefined;
    if (!slab(eye.z, ray.z, -land.depth / 2, land.depth / 2)) return undefined;
    if (!slab(eye.y, ray.y, bottom, top)) return undefined;
    const over = (t: number): number => {
        const cx = (eye.x + ray.x * t + land.width / 2) / land.spacing;
        const cy = (eye.z + ray.z * t + land.depth / 2) / land.spacing;
        return eye.y + ray.y * t - land.levelAt(cx, cy) * exaggeration;
    };
    const flat = Math.hypot(ray.x, ray.z);
    const step = Math.max((land.spacing * 0.5) / Math.max(flat, 0.05), (far - near) / 4000);
    let before = near;
    for (let t = near; t <= far + step; t += step) {
        if (over(Math.min(t, far)) <= 0) {
            let low = before;
            let high = Math.min(t, far);
            for (let i = 0; i < 12; i++) {
                const middle = (low + high) / 2;
                if (over(middle) > 0) low = middle;
                else high = middle;
            }
            const cx = (eye.x + ray.x * high + land.width / 2) / land.spacing;
            const cy = (eye.z + ray.z * high + land.depth / 2) / land.spacing;
            return fromCell(land, cx, cy);
        }
        before = t;
    }
    return undefined;
}

export const pickGround = { fromCell, alongRay };
