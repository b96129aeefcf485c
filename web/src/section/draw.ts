// SPDX-License-Identifier: Apache-2.0
// The layers under a line, as polygons: between two columns a boundary runs straight, a layer that
// the next column does not have thins out to nothing.
import { LayerReading, SectionReading } from "../api/types.ts";
import { colourOf, rgbOf } from "../map/palettes.ts";

export interface Layer {
    material: string;
    top: number;
    bottom: number | null; // null: the lowest, which has no lower end
    age?: number;
}

export interface Column {
    distance: number;
    surface: number; // of the bare ground
    water?: number; // depth on the ground
    layers: Layer[]; // from the top down
}

// Reads the server's answer; lengths in metres.
export function columnsOf(answer: SectionReading | undefined): Column[] {
    return (answer?.columns ?? []).map((column) => ({
        distance: column.distance,
        surface: column.height,
        water: column.water,
        layers: layersOf(column.layers),
    }));
}

export function layersOf(list: LayerReading[]): Layer[] {
    return list.map(({ material, top, bottom, age_steps: age }) => ({
        material,
        top,
        bottom,
        age,
    }));
}

export interface Piece {
    material: string;
    // Corners: left top, right top, right bottom, left bottom.
    corners: [number, number][];
    bed: number; // counts layers of one material from below, for the shade of a bed
}

// Matches the layers of neighbouring columns from below, by material, and joins equal ones.
export function pieces(left: Column, right: Column, floor: number): Piece[] {
    const a = [...left.layers].reverse();
    const b = [...right.layers].reverse();
    const out: Piece[] = [];
    const bottomOf = (layer: Layer) => layer.bottom ?? Math.min(floor, layer.top);
    let i = 0;
    let j = 0;
    let bed = 0;
    // The height to which the sides are filled so far.
    let la = a.length > 0 ? bottomOf(a[0]) : left.surface;
    let lb = b.length > 0 ? bottomOf(b[0]) : right.surface;
    const add = (material: string, ta: number, tb: number) => {
        if (ta > la || tb > lb) {
            out.push({
                material,
                corners: [
                    [left.distance, ta],
                    [right.distance, tb],
                    [right.distance, lb],
                    [left.distance, la],
                ],
                bed: bed++,
            });
        }
        la = ta;
        lb = tb;
    };
    while (i < a.length || j < b.length) {
        if (i < a.length && j < b.length && a[i].material === b[j].material) {
            add(a[i].material, a[i].top, b[j].top);
            i++;
            j++;
            continue;
        }
        // One of the two ends here: the one whose material does not come again soon on the other
        // side.
        const laterInB =
            i < a.length
                ? b.findIndex((layer, k) => k >= j && layer.material === a[i].material)
                : -1;
        const laterInA =
            j < b.length
                ? a.findIndex((layer, k) => k >= i && layer.material === b[j].material)
                : -1;
        if (
            j >= b.length ||
            (i < a.length && laterInB < 0) ||
            (laterInA >= 0 && i < a.length && laterInA - i <= laterInB - j)
        ) {
            add(a[i].material, a[i].top, lb);
            i++;
        } else {
            add(b[j].material, la, b[j].top);
            j++;
        }
    }
    return out;
}

export interface SectionFrame {
    width: number; // pixels
    height: number;
    from: number; // metres along the line
    to: number;
    low: number; // metres of height
    high: number;
}

// Paints columns into RGBA pixels, the top row being `high`; what is not ground stays clear. The
// same for the panel and for the walls of the block; plain arrays, because thousands of thin
// polygons take a canvas seconds.
export function paintSection(
    columns: Column[],
    colours: Map<string, string>,
    frame: SectionFrame,
): Uint8ClampedArray<ArrayBuffer> {
    const { width, height, from, to, low, high } = frame;
    const out = new Uint8ClampedArray(width * height * 4);
    const row = (h: number) => ((high - h) / Math.max(high - low, 1e-9)) * height;
    const shades = new Map<string, number[]>();
    const water = colourOf("section_water");
    const fill = (x: number, top: number, bottom: number, [r, g, b]: number[], line: boolean) => {
        const first = Math.max(0, Math.round(top));
        const end = Math.min(height, Math.round(bottom));
        for (let y = first; y < end; y++) {
            const i = (y * width + x) * 4;
            // A thin dark line at the foot of a bed that is thick enough to have one.
            const k = line && y === end - 1 && end - first > 2 ? 0.62 : 1;
            out[i] = r * k;
            out[i + 1] = g * k;
            out[i + 2] = b * k;
            out[i + 3] = 255;
        }
    };
    // Of the lowest layer only the top is known. It fades into the most common of them, or else the
    // columns where another one is lowest would stand in the picture like pillars.
    const common = shade(colours.get(commonFloor(columns)), 0);
    const deep = Math.max(1, height * 0.1);
    const fillFloor = (x: number, top: number, colour: number[]) => {
        for (let y = Math.max(0, Math.round(top)); y < height; y++) {
            const i = (y * width + x) * 4;
            const t = Math.min(1, Math.max(0, (y - top) / deep));
            for (let c = 0; c < 3; c++)
                out[i + c] = colour[c] + (common[c] - colour[c]) * t * t * (3 - 2 * t);
            out[i + 3] = 255;
        }
    };
    let k = 0;
    let between: Piece[] = [];
    let made = -1;
    for (let x = 0; x < width; x++) {
        const d = from + ((x + 0.5) / width) * (to - from);
        while (k + 2 < columns.length && columns[k + 1].distance < d) k++;
        if (k !== made) {
            between = pieces(columns[k], columns[k + 1], low);
            made = k;
        }
        const a = columns[k];
        const b = columns[k + 1];
        const t = Math.min(
            1,
            Math.max(0, (d - a.distance) / Math.max(b.distance - a.distance, 1e-9)),
        );
        for (const piece of between) {
            const top = piece.corners[0][1] * (1 - t) + piece.corners[1][1] * t;
            const bottom = piece.corners[3][1] * (1 - t) + piece.corners[2][1] * t;
            const key = `${piece.material} ${piece.bed}`;
            let colour = shades.get(key);
            if (colour === undefined) {
                colour = shade(colours.get(piece.material), piece.bed);
                shades.set(key, colour);
            }
            if (piece.bed === 0) fillFloor(x, row(top), colour);
            else fill(x, row(top), row(bottom), colour, true);
        }
        const depth = (a.water ?? 0) * (1 - t) + (b.water ?? 0) * t;
        const surface = a.surface * (1 - t) + b.surface * t;
        if (depth > 0.01) fill(x, row(surface + depth), row(surface), water, false);
    }
    return out;
}

// The material that is the lowest in most columns.
function commonFloor(columns: Column[]): string {
    const counts = new Map<string, number>();
    for (const { layers } of columns) {
        const name = layers[layers.length - 1]?.material ?? "";
        counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ["", 0] as [string, number])[0];
}

// Beds of one rock differ a little, so that they can be told apart.
function shade(colour: string | undefined, bed: number): number[] {
    const rgb = colour === undefined ? colourOf("plain_rock") : rgbOf(colour);
    const k = 1 + (((bed * 37) % 11) - 5) * 0.014;
    return rgb.map((c) => Math.max(0, Math.min(255, Math.round(c * k))));
}

export function heightRange(columns: Column[]): [number, number] {
    let low = Infinity;
    let high = -Infinity;
    for (const column of columns) {
        high = Math.max(high, column.surface + (column.water ?? 0));
        low = Math.min(low, column.surface);
        for (const layer of column.layers)
            if (layer.bottom !== null) low = Math.min(low, layer.bottom);
    }
    if (!(high > low)) return [high - 1, high + 1];
    return [low - (high - low) * 0.12, high + (high - low) * 0.06];
}
