// SPDX-License-Identifier: Apache-2.0
// Which patches of ground to draw, and how fine: a quadtree over the samples.
//
// A patch has PATCH x PATCH quads; on level L a quad is 2^L samples wide. Level L is used up to
// the distance reach * 2^L (in samples), so a quad keeps about the same size on the screen. Towards
// that distance the odd vertices slide onto their even neighbours (in the vertex shader), which
// makes the patch equal to its coarser neighbour at the border: no cracks, no jumps.
//
// Needs   reach >= 4 * PATCH, so that neighbours never differ by more than one level.

export const PATCH = 32;
// More than any view of 4096 x 4096 samples needs, even if the eye saw in all directions at once.
export const MOST_PATCHES = 6000;

export interface HeightBoxes {
    across: number; // leaves along x
    down: number;
    low: Float32Array; // per leaf of PATCH x PATCH quads
    high: Float32Array;
}

export interface Eye {
    // Position of the camera in samples (x, y) and metres divided by spacing (z).
    x: number;
    y: number;
    z: number;
    // Whether a box in samples (z in heights / spacing) may be seen.
    sees(x0: number, y0: number, z0: number, x1: number, y1: number, z1: number): boolean;
}

// Lowest and highest height of every leaf; only leaves that touch the given rows are looked at.
export function heightBoxes(
    values: Float32Array,
    columns: number,
    rows: number,
    into?: HeightBoxes,
    firstRow = 0,
    endRow = rows,
): HeightBoxes {
    const across = Math.max(1, Math.ceil((columns - 1) / PATCH));
    const down = Math.max(1, Math.ceil((rows - 1) / PATCH));
    const fits = into !== undefined && into.across === across && into.down === down;
    const boxes = fits
        ? into
        : {
              across,
              down,
              low: new Float32Array(across * down),
              high: new Float32Array(across * down),
          };
    const firstLeaf = fits ? Math.max(0, Math.floor((firstRow - 1) / PATCH)) : 0;
    const endLeaf = fits ? Math.min(down, Math.ceil((endRow + 1) / PATCH)) : down;
    for (let by = firstLeaf; by < endLeaf; by++) {
        for (let bx = 0; bx < across; bx++) {
            let low = Infinity;
            let high = -Infinity;
            const endY = Math.min(rows - 1, (by + 1) * PATCH);
            const endX = Math.min(columns - 1, (bx + 1) * PATCH);
            for (let y = by * PATCH; y <= endY; y++) {
                for (let i = y * columns + bx * PATCH; i <= y * columns + endX; i++) {
                    const v = values[i];
                    if (v < low) low = v;
                    if (v > high) high = v;
                }
            }
            boxes.low[by * across + bx] = low;
            boxes.high[by * across + bx] = high;
        }
    }
    return boxes;
}

// Fills `out` with x, y, quad width in samples, and morph distance; returns how many patches.
export function choosePatches(
    boxes: HeightBoxes,
    zScale: number, // heights to samples: exaggeration / spacing
    eye: Eye,
    reach: number,
    out: Float32Array,
): number {
    const most = Math.floor(out.length / 4);
    let top = 0;
    while (PATCH * 2 ** top < Math.max(boxes.across, boxes.down) * PATCH) top++;
    let count = 0;

    const range = (level: number, bx: number, by: number): [number, number] => {
        const size = 2 ** level;
        let low = Infinity;
        let high = -Infinity;
        for (let y = by; y < Math.min(by + size, boxes.down); y++) {
            for (let x = bx; x < Math.min(bx + size, boxes.across); x++) {
                low = Math.min(low, boxes.low[y * boxes.across + x]);
                high = Math.max(high, boxes.high[y * boxes.across + x]);
            }
        }
        return [low * zScale, high * zScale];
    };
    const visit = (level: number, bx: number, by: number): void => {
        if (bx >= boxes.across || by >= boxes.down) return;
        const size = PATCH * 2 ** level;
        const x = bx * PATCH;
        const y = by * PATCH;
        const [low, high] = range(level, bx, by);
        if (!eye.sees(x, y, low, x + size, y + size, high)) return;
        const dx = Math.max(x - eye.x, 0, eye.x - (x + size));
        const dy = Math.max(y - eye.y, 0, eye.y - (y + size));
        const dz = Math.max(low - eye.z, 0, eye.z - high);
        const distance = Math.hypot(dx, dy, dz);
        if (level > 0 && distance < reach * 2 ** (level - 1)) {
            const half = 2 ** (level - 1);
            visit(level - 1, bx, by);
            visit(level - 1, bx + half, by);
            visit(level - 1, bx, by + half);
            visit(level - 1, bx + half, by + half);
            return;
        }
        if (count >= most) return;
        out[count * 4] = x;
        out[count * 4 + 1] = y;
        out[count * 4 + 2] = 2 ** level;
        // The coarsest level has no coarser neighbour to become equal to.
        out[count * 4 + 3] = level === top ? 1e9 : reach * 2 ** level;
        count++;
    };
    visit(top, 0, 0);
    return count;
}
