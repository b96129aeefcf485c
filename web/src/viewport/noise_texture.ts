// SPDX-License-Identifier: Apache-2.0
// A tile of noise for the shaders: r a fractal value, g and b its slopes, a another fractal value.
// Made once from a fixed hash, so that pictures repeat.
import * as THREE from "three";

const SIZE = 256;

function hash(x: number, y: number, seed: number): number {
    let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
    h = Math.imul(h ^ (h >>> 13), 1103515245);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

// Periodic noise with smooth interpolation; `cells` lattice points along the tile.
function octave(out: Float32Array, cells: number, weight: number, seed: number): void {
    const size = SIZE / cells;
    for (let y = 0; y < SIZE; y++) {
        const gy = Math.floor(y / size);
        const ty = y / size - gy;
        const sy = ty * ty * ty * (ty * (ty * 6 - 15) + 10);
        for (let x = 0; x < SIZE; x++) {
            const gx = Math.floor(x / size);
            const tx = x / size - gx;
            const sx = tx * tx * tx * (tx * (tx * 6 - 15) + 10);
            const x1 = (gx + 1) % cells;
            const y1 = (gy + 1) % cells;
            const upper = hash(gx, gy, seed) * (1 - sx) + hash(x1, gy, seed) * sx;
            const lower = hash(gx, y1, seed) * (1 - sx) + hash(x1, y1, seed) * sx;
            out[y * SIZE + x] += weight * (upper * (1 - sy) + lower * sy - 0.5);
        }
    }
}

export function fractalTile(seed: number): Float32Array {
    const out = new Float32Array(SIZE * SIZE);
    let weight = 1;
    for (let cells = 4; cells <= 128; cells *= 2) {
        octave(out, cells, weight, seed + cells);
        weight *= 0.58;
    }
    let low = Infinity;
    let high = -Infinity;
    for (const v of out) {
        low = Math.min(low, v);
        high = Math.max(high, v);
    }
    for (let i = 0; i < out.length; i++) out[i] = (out[i] - low) / (high - low);
    return out;
}

export function noiseTexture(): THREE.DataTexture {
    const first = fractalTile(1);
    const second = fractalTile(101);
    const data = new Uint8Array(SIZE * SIZE * 4);
    for (let y = 0; y < SIZE; y++) {
        for (let x = 0; x < SIZE; x++) {
            const i = y * SIZE + x;
            const east =
                first[y * SIZE + ((x + 1) % SIZE)] - first[y * SIZE + ((x + SIZE - 1) % SIZE)];
            const south =
                first[((y + 1) % SIZE) * SIZE + x] - first[((y + SIZE - 1) % SIZE) * SIZE + x];
            data[i * 4] = Math.round(255 * first[i]);
            data[i * 4 + 1] = Math.max(0, Math.min(255, Math.round(127.5 + 2400 * east)));
            data[i * 4 + 2] = Math.max(0, Math.min(255, Math.round(127.5 + 2400 * south)));
            data[i * 4 + 3] = Math.round(255 * second[i]);
        }
    }
    const texture = new THREE.DataTexture(data, SIZE, SIZE, THREE.RGBAFormat);
    texture.wrapS = texture.wrapT = THREE.RepeatWrapping;
    texture.minFilter = THREE.LinearMipmapLinearFilter;
    texture.magFilter = THREE.LinearFilter;
    texture.generateMipmaps = true;
    texture.needsUpdate = true;
    return texture;
}
