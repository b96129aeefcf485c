// SPDX-License-Identifier: Apache-2.0
// The layers under a line, as polygons: between two columns a boundary runs straight, a layer that
// the next column does not have thins out to nothing.

export interface Layer {
    material: string;
    top: number;
    bottom: number | null; // null: the lowest, which has no lower end
    age?: number;
}

export interface Column {
    distance: number;
    surface: number;
    water?: number; // depth on the ground
    layers: Layer[]; // from the top down
}

type Raw = Record<string, unknown>;

// Reads the server's answer; lengths in metres.
export function columnsOf(answer: Raw | undefined): Column[] {
    const list = (answer?.columns ?? []) as Raw[];
    return list.map((raw) => ({
        distance: Number(raw.distance_m ?? raw.distance ?? 0),
        surface: Number(raw.surface_m ?? raw.surface ?? 0),
        water: raw.water_m === undefined && raw.water === undefined ? undefined : Number(raw.water_m ?? raw.water),
        layers: layersOf(raw.layers),
    }));
}

export function layersOf(list: unknown): Layer[] {
    return ((list ?? []) as Raw[]).map((raw) => ({
        material: String(raw.material),
        top: Number(raw.top_m ?? raw.top),
        bottom: raw.bottom_m === null || raw.bottom === null || (raw.bottom_m ?? raw.bottom) === undefined
            ? null : Number(raw.bottom_m ?? raw.bottom),
        age: raw.age_steps === undefined ? undefined : Number(raw.age_steps),
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
                corners: [[left.distance, ta], [right.distance, tb], [right.distance, lb], [left.distance, la]],
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
        // One of the two ends here: the one whose material does not come again soon on the other side.
        const laterInB = i < a.length ? b.findIndex((layer, k) => k >= j && layer.material === a[i].material) : -1;
        const laterInA = j < b.length ? a.findIndex((layer, k) => k >= i && layer.material === b[j].material) : -1;
        if (j >= b.length || (i < a.length && laterInB < 0) || (laterInA >= 0 && i < a.length && laterInA - i <= laterInB - j)) {
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
    x: number; // pixels
    y: number;
    width: number;
    height: number;
    from: number; // metres along the line
    to: number;
    low: number; // metres of height
    high: number;
}

// Paints columns into a frame; the same for the panel and for the walls of the block.
export function paintSection(
    context: CanvasRenderingContext2D,
    columns: Column[],
    colours: Map<string, string>,
    frame: SectionFrame,
): void {
    const px = (d: number) => frame.x + ((d - frame.from) / Math.max(frame.to - frame.from, 1e-9)) * frame.width;
    const py = (h: number) => frame.y + (1 - (h - frame.low) / Math.max(frame.high - frame.low, 1e-9)) * frame.height;
    context.save();
    context.beginPath();
    context.rect(frame.x, frame.y, frame.width, frame.height);
    context.clip();
    for (let k = 0; k + 1 < columns.length; k++) {
        for (const piece of pieces(columns[k], columns[k + 1], frame.low)) {
            context.beginPath();
            piece.corners.forEach(([d, h], n) => {
                // Half a pixel wider, so that no gaps show between neighbours.
                const x = px(d) + (n === 1 || n === 2 ? 0.6 : 0);
                if (n === 0) context.moveTo(x, py(h));
                else context.lineTo(x, py(h));
            });
            context.closePath();
            context.fillStyle = shade(colours.get(piece.material) ?? "#8a8580", piece.bed);
            context.fill();
            if (piece.bed > 0) {
                context.beginPath();
                context.moveTo(px(piece.corners[3][0]), py(piece.corners[3][1]));
                context.lineTo(px(piece.corners[2][0]), py(piece.corners[2][1]));
                context.strokeStyle = "rgba(20, 16, 12, 0.35)";
                context.lineWidth = 0.8;
                context.stroke();
            }
        }
        const a = columns[k];
        const b = columns[k + 1];
        if ((a.water ?? 0) > 0.01 || (b.water ?? 0) > 0.01) {
            context.beginPath();
            context.moveTo(px(a.distance), py(a.surface + (a.water ?? 0)));
            context.lineTo(px(b.distance) + 0.6, py(b.surface + (b.water ?? 0)));
            context.lineTo(px(b.distance) + 0.6, py(b.surface));
            context.lineTo(px(a.distance), py(a.surface));
            context.fillStyle = "rgba(64, 132, 176, 0.85)";
            context.fill();
        }
    }
    context.restore();
}

// Beds of one rock differ a little, so that they can be told apart.
function shade(colour: string, bed: number): string {
    const n = parseInt(colour.slice(1), 16);
    const k = 1 + (((bed * 37) % 11) - 5) * 0.014;
    const part = (shift: number) => Math.max(0, Math.min(255, Math.round(((n >> shift) & 255) * k)));
    return `rgb(${part(16)}, ${part(8)}, ${part(0)})`;
}

export function heightRange(columns: Column[]): [number, number] {
    let low = Infinity;
    let high = -Infinity;
    for (const column of columns) {
        high = Math.max(high, column.surface + (column.water ?? 0));
        low = Math.min(low, column.surface);
        for (const layer of column.layers) if (layer.bottom !== null) low = Math.min(low, layer.bottom);
    }
    if (!(high > low)) return [high - 1, high + 1];
    return [low - (high - low) * 0.12, high + (high - low) * 0.06];
}
