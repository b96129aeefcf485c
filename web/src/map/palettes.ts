// SPDX-License-Identifier: Apache-2.0
// Colour tables of fields, and colours of things that are no field. All of them, and which field
// has which on what scale, come with the catalog (the rows of terrain/field_names.cpp,
// render/palette.cpp and render/named_colours.h), so that page, picture and export agree. Stops are
// spread evenly by how different they look (in OKLab), so equal steps of a value look like equal
// steps; all read in grey.
import { Catalog, FieldFamily, FieldInfo } from "../api/types.ts";

// around: directions, on a table that ends as it begins.
export type PaletteKind = "linear" | "log" | "hypsometric" | "classes" | "around";

export interface Palette {
    name: string;
    kind: PaletteKind;
    diverging: boolean;
    cyclic?: boolean;
    stops: Rgb[];
    at: number[]; // where the stops lie on 0..1
    even: boolean; // but spread by their distance
    named?: Map<number, { name: string; colour: Rgb }>; // classes with names, by number
}

export type Rgb = [number, number, number];
export type CatalogColours = Pick<Catalog, "palettes" | "colours" | "field_families">;

// Until the catalog is there.
const plain: Palette = {
    name: "value",
    kind: "linear",
    diverging: false,
    stops: [
        [0, 0, 0],
        [255, 255, 255],
    ],
    at: [0, 1],
    even: true,
};

export const palettes: Palette[] = [plain];
const ofField = new Map<string, string>();
const byPowers = new Set<string>(); // fields on a logarithmic scale
const directions = new Set<string>();
let families: FieldFamily[] = [];
let things: Record<string, Rgb> = {};

// A colour of render/named_colours.h; grey until the catalog is there.
export function colourOf(thing: string): Rgb {
    return things[thing] ?? [128, 128, 128];
}

// The palettes of the catalog and the one of each field. Heights have land and sea in one table.
export function takePalettes(catalog: CatalogColours, fields: FieldInfo[]) {
    const rows = catalog.palettes;
    things = catalog.colours;
    families = catalog.field_families;
    const list = rows.map((row): Palette => ({
        name: row.name,
        kind: row.kind === "categorical" ? "classes" : "linear",
        diverging: row.kind === "diverging",
        cyclic: row.kind === "cyclic",
        stops: row.stops.map((stop) => stop.colour),
        at: row.stops.map((stop) => stop.at),
        even: row.even,
        named: row.classes && new Map(row.classes.map((one) => [one.number, one])),
    }));
    const [land, sea] = ["land", "sea"].map((name) => list.find((one) => one.name === name));
    if (land !== undefined && sea !== undefined)
        list.unshift({
            name: "height",
            kind: "hypsometric",
            diverging: false,
            stops: [...sea.stops, ...land.stops],
            at: [...sea.at.map((x) => 0.499 * x), ...land.at.map((x) => 0.501 + 0.499 * x)],
            even: false,
        });
    palettes.splice(0, palettes.length, ...list.filter((one) => one !== land && one !== sea));
    ofField.clear();
    byPowers.clear();
    directions.clear();
    for (const field of fields) {
        ofField.set(field.name, field.palette === "land" ? "height" : field.palette);
        if (field.scale === "log") byPowers.add(field.name);
        if (field.values === "direction") directions.add(field.name);
    }
}

// The palette of a field, or the one that was chosen for it, on the scale of the field. A field of
// a recipe has the palette of its own name, or that of plain values; one of the layers that of all
// layers.
export function paletteFor(field: string, chosen = ""): Palette {
    const family = families.find((one) => field.startsWith(one.prefix));
    const own = ofField.get(field) ?? family?.palette ?? field;
    const palette = paletteNamed(chosen || own);
    if (palette.cyclic && directions.has(field)) return { ...palette, kind: "around" };
    const plain = palette.kind === "linear" && !palette.diverging;
    return plain && byPowers.has(field) ? { ...palette, kind: "log" } : palette;
}

// The name of a class of a field whose classes have names.
export function className(field: string, value: number): string | undefined {
    return paletteFor(field).named?.get(Math.round(value))?.name;
}

export function paletteNamed(name: string): Palette {
    return (
        palettes.find((palette) => palette.name === name) ??
        palettes.find((palette) => palette.name === "value") ??
        plain
    );
}

export function hexOf(colour: Rgb): string {
    return "#" + colour.map((part) => part.toString(16).padStart(2, "0")).join("");
}

// "#8c6f5a" in numbers.
export function rgbOf(colour: string): Rgb {
    const n = parseInt(colour.slice(1), 16);
    return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

export function linear(colour: Rgb): Rgb {
    return colour.map((c) =>
        c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
    ) as Rgb;
}

// OKLab after Bjorn Ottosson's published matrices.
export function oklab(colour: Rgb): Rgb {
    const [R, G, B] = linear(colour);
    const l = Math.cbrt(0.4122214708 * R + 0.5363325363 * G + 0.0514459929 * B);
    const m = Math.cbrt(0.2119034982 * R + 0.6806995451 * G + 0.1073969566 * B);
    const s = Math.cbrt(0.0883024619 * R + 0.2817188376 * G + 0.6299787005 * B);
    return [
        0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
}

export function fromOklab([L, a, b]: Rgb): Rgb {
    const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
    const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
    const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
    const out = [
        4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
        -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
        -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
    ];
    return out.map((c) => {
        const v = c <= 0.0031308 ? 12.92 * c : 1.055 * Math.max(c, 0) ** (1 / 2.4) - 0.055;
        return Math.max(0, Math.min(255, Math.round(255 * v)));
    }) as Rgb;
}

function positions(palette: Palette): number[] {
    const n = palette.stops.length;
    if (!palette.even) return palette.at;
    const labs = palette.stops.map(oklab);
    const way = (from: number, to: number) => {
        const out = [0];
        for (let i = from; i < to; i++) {
            const d = Math.hypot(
                labs[i][0] - labs[i + 1][0],
                labs[i][1] - labs[i + 1][1],
                labs[i][2] - labs[i + 1][2],
            );
            out.push(out[out.length - 1] + d);
        }
        return out.map((x) => x / out[out.length - 1]);
    };
    if (!palette.diverging) return way(0, n - 1);
    const middle = (n - 1) / 2; // halves apart, so that the middle colour stays in the middle
    return [
        ...way(0, middle).map((x) => x / 2),
        ...way(middle, n - 1)
            .slice(1)
            .map((x) => 0.5 + x / 2),
    ];
}

// RGBA table of `size` entries; of classes one entry each, the 256 that an eight-bit map can have.
export function table(palette: Palette, size = 256, classes?: Rgb[]): Uint8Array {
    const out = new Uint8Array(size * 4);
    if (palette.kind === "classes") {
        const list =
            classes ??
            (palette.named
                ? Array.from(
                      { length: 256 },
                      (_, n) => palette.named?.get(n)?.colour ?? colourOf("nameless_class"),
                  )
                : palette.stops);
        for (let i = 0; i < size; i++) {
            const colour = list[Math.floor((i / size) * 256) % list.length];
            out.set([...colour, 255], i * 4);
        }
        return out;
    }
    const at = positions(palette);
    const labs = palette.stops.map(oklab);
    for (let i = 0; i < size; i++) {
        const t = i / (size - 1);
        let k = 0;
        while (k < at.length - 2 && t > at[k + 1]) k++;
        const u = Math.max(0, Math.min(1, (t - at[k]) / Math.max(at[k + 1] - at[k], 1e-9)));
        const lab = labs[k].map((x, j) => x + (labs[k + 1][j] - x) * u) as Rgb;
        out.set([...fromOklab(lab), 255], i * 4);
    }
    return out;
}

const LEAST_SHARE = 1e-6; // of the largest value that a logarithmic scale shows

// Range of a legend: zero in the middle of a diverging table, a positive start for logarithms.
export function legendRange(palette: Palette, low: number, high: number): [number, number] {
    if (palette.diverging) {
        const most = Math.max(Math.abs(low), Math.abs(high), 1e-9);
        return [-most, most];
    }
    if (palette.kind === "around") return [0, 360];
    if (palette.kind === "log")
        return [Math.max(low, high * LEAST_SHARE, 1e-9), Math.max(high, 1e-8)];
    if (!(high > low)) return [low, low + 1];
    return [low, high];
}

// Points of the compass, north at both ends of a legend.
export const COMPASS: [number, string][] = [
    [0, "N"],
    [90, "E"],
    [180, "S"],
    [270, "W"],
    [360, "N"],
];

// Whether what lies between two samples is their mean: neither of classes nor of 359 and 1 degrees.
export function hasMeans(palette: Palette): boolean {
    return palette.kind !== "classes" && palette.kind !== "around";
}

// Round numbers between two values, at most `count + 1` of them.
export function ticks(low: number, high: number, count: number): number[] {
    const span = high - low;
    if (!(span > 0)) return [low];
    const step = niceStep(span / count);
    const out: number[] = [];
    for (let v = Math.ceil(low / step - 1e-9) * step; v <= high + step * 1e-9; v += step)
        out.push(Math.abs(v) < step * 1e-6 ? 0 : Number(v.toPrecision(12)));
    return out;
}

export function niceStep(rough: number): number {
    const power = 10 ** Math.floor(Math.log10(rough));
    const lead = rough / power;
    return (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10) * power;
}
