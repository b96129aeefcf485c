// SPDX-License-Identifier: Apache-2.0
// Colour tables of fields. Stops are spread evenly by how different they look (in OKLab), so equal
// steps of a value look like equal steps; all read in grey.

export type PaletteKind = "linear" | "log" | "hypsometric" | "classes";

export interface Palette {
    name: string;
    kind: PaletteKind;
    diverging: boolean;
    stops: Rgb[];
    even: boolean; // stops spread by their distance; else equally
}

export type Rgb = [number, number, number];

const LAND: Rgb[] = [
    [72, 93, 66], [98, 116, 74], [138, 142, 92], [177, 163, 112], [193, 172, 132], [197, 184, 162],
    [217, 212, 203], [244, 245, 246],
];
const SEA: Rgb[] = [[18, 42, 82], [27, 73, 120], [49, 114, 155], [98, 162, 181], [166, 208, 205]];
const CLASSES: Rgb[] = [
    [88, 128, 168], [226, 170, 92], [98, 150, 104], [196, 102, 90], [148, 190, 194], [130, 98, 144],
    [206, 196, 120], [96, 106, 116], [214, 156, 170], [124, 92, 64], [158, 194, 130], [176, 170, 162],
];

const make = (
    name: string,
    stops: Rgb[],
    kind: PaletteKind = "linear",
    diverging = false,
    even = true,
): Palette => ({ name, kind, diverging, stops, even });

export const palettes: Palette[] = [
    make("height", [...SEA, ...LAND], "hypsometric", false, false),
    make("dusk", [[20, 16, 52], [60, 40, 104], [46, 92, 128], [56, 146, 128], [150, 196, 98], [244, 232, 140]]),
    make("slope", [[246, 244, 246], [203, 194, 208], [147, 131, 163], [92, 75, 111], [42, 31, 56]]),
    make("water", [[247, 250, 252], [183, 213, 232], [103, 164, 209], [41, 104, 168], [14, 38, 92]]),
    make("flow", [[247, 250, 252], [183, 213, 232], [103, 164, 209], [41, 104, 168], [14, 38, 92]], "log"),
    make("change", [
        [110, 36, 12], [178, 84, 38], [223, 160, 116], [244, 241, 236], [138, 194, 188], [48, 136, 138],
        [8, 72, 80],
    ], "linear", true),
    make("wear", [[247, 243, 238], [232, 190, 150], [205, 126, 74], [160, 66, 28], [88, 26, 10]]),
    make("temperature", [
        [20, 52, 122], [66, 126, 190], [164, 202, 226], [246, 245, 243], [237, 176, 150], [205, 90, 76],
        [124, 20, 42],
    ], "linear", true),
    make("humidity", [
        [94, 58, 18], [158, 112, 54], [214, 186, 138], [244, 243, 238], [150, 202, 192], [54, 142, 134],
        [4, 74, 72],
    ]),
    make("hardness", [[247, 240, 230], [221, 184, 146], [181, 122, 84], [124, 70, 46], [66, 30, 22]]),
    make("age", [[243, 246, 236], [187, 207, 168], [121, 158, 112], [66, 106, 74], [24, 54, 42]]),
    make("grey", [[24, 25, 28], [245, 245, 245]]),
    make("classes", CLASSES, "classes", false, false),
];

// By the words in a field's name: a field nobody knew of gets a sensible table too.
const RULES: [RegExp, string][] = [
    [/^(height|surface)$/, "height"],
    [/(top_material|zone|plate|basin|^material$|class)/, "classes"],
    [/(discharge|^flow$)/, "flow"],
    [/(curvature|velocity|wind_|change|deposit|difference)/, "change"],
    [/wear/, "wear"],
    [/temperature/, "temperature"],
    [/(humid|rain|wetness)/, "humidity"],
    [/(water|lake|river|depth|stream_order)/, "water"],
    [/(slope|talus|aspect)/, "slope"],
    [/(hardness|sediment)/, "hardness"],
    [/age/, "age"],
];

export function paletteFor(field: string): Palette {
    const name = RULES.find(([pattern]) => pattern.test(field))?.[1] ?? "dusk";
    return paletteNamed(name);
}

export function paletteNamed(name: string): Palette {
    return palettes.find((palette) => palette.name === name) ?? palettes[1];
}

// OKLab after Bjorn Ottosson's published matrices.
export function oklab([r, g, b]: Rgb): Rgb {
    const lin = (c: number) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
    const [R, G, B] = [lin(r), lin(g), lin(b)];
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
    if (palette.kind === "hypsometric")
        return palette.stops.map((_, i) =>
            i < SEA.length ? (0.499 * i) / (SEA.length - 1) : 0.501 + (0.499 * (i - SEA.length)) / (LAND.length - 1),
        );
    if (!palette.even) return palette.stops.map((_, i) => i / (n - 1));
    const labs = palette.stops.map(oklab);
    const way = (from: number, to: number) => {
        const out = [0];
        for (let i = from; i < to; i++) {
            const d = Math.hypot(labs[i][0] - labs[i + 1][0], labs[i][1] - labs[i + 1][1], labs[i][2] - labs[i + 1][2]);
            out.push(out[out.length - 1] + d);
        }
        return out.map((x) => x / out[out.length - 1]);
    };
    if (!palette.diverging) return way(0, n - 1);
    const middle = (n - 1) / 2; // halves apart, so that the middle colour stays in the middle
    return [...way(0, middle).map((x) => x / 2), ...way(middle, n - 1).slice(1).map((x) => 0.5 + x / 2)];
}

// RGBA table of `size` entries; classes repeat every 32.
export function table(palette: Palette, size = 256, classes?: Rgb[]): Uint8Array {
    const out = new Uint8Array(size * 4);
    if (palette.kind === "classes") {
        const list = classes ?? palette.stops;
        for (let i = 0; i < size; i++) {
            const colour = list[Math.floor((i / size) * 32) % list.length];
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

// Range of a legend: zero in the middle of a diverging table, a positive start for logarithms.
export function legendRange(palette: Palette, low: number, high: number): [number, number] {
    if (palette.diverging) {
        const most = Math.max(Math.abs(low), Math.abs(high), 1e-9);
        return [-most, most];
    }
    if (palette.kind === "log") return [Math.max(low, high * 1e-5, 1e-9), Math.max(high, 1e-8)];
    if (!(high > low)) return [low, low + 1];
    return [low, high];
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
