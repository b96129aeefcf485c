// SPDX-License-Identifier: Apache-2.0
// Brushes: how a line drawn by hand becomes the parameters of the operator `brush`.
import { Param } from "../api/types.ts";
import { roundFor } from "../form/scale.ts";
import { Store } from "../state/store.ts";

export interface Brush {
    kind: BrushName;
    radius: number; // metres
    amount: number; // metres, for raise, lower and rock
    strength: number; // 0..1
    core: number; // share of the radius with the full stroke
    value: number; // of painted fields
    material: string;
    answered: boolean; // rivers and slopes of the recipe work on what was drawn
}

// A process to add when nothing in the recipe takes a painted map, as lines of a recipe.
export interface Kit {
    label: string;
    steps: number;
    processes: string[][]; // the first one takes the map
}

export type BrushName =
    "raise" | "lower" | "smooth" | "flatten" | "rock" | "hardness" | "rain" | "spring" | "uplift";
export type BrushMode = "raise" | "lower" | "smooth" | "flatten" | "paint";

export interface BrushKind {
    name: BrushName;
    word: string;
    mode: BrushMode;
    field?: string; // painted instead of the ground
    value?: number; // in the unit of the parameter that takes the map
    // Operators that erode are held back by such a map where they have no parameter for it.
    holdsBack?: boolean;
    kit?: Kit;
}

const WATER = [
    ['op = "water_flow"', 'neighbours = "eight"'],
    ['op = "hydraulic_erosion"', "acceleration = 60"],
];

// Rain, springs, uplift and hardness are maps. Who takes one is found in the catalog: a parameter
// of this name, or of an operator of this name, that accepts a field.
export const brushKinds: BrushKind[] = [
    { name: "raise", word: "Raise", mode: "raise" },
    { name: "lower", word: "Lower", mode: "lower" },
    { name: "smooth", word: "Smooth", mode: "smooth" },
    { name: "flatten", word: "Flatten", mode: "flatten" },
    { name: "rock", word: "Add rock", mode: "raise" },
    {
        name: "hardness",
        word: "Hardness",
        mode: "paint",
        field: "hardness_map",
        value: 0.8,
        holdsBack: true,
        kit: { label: "drops", steps: 12, processes: [['op = "droplets"']] },
    },
    {
        name: "rain",
        word: "Rain",
        mode: "paint",
        field: "rain_map",
        value: 80,
        kit: { label: "storm", steps: 400, processes: [['op = "rain"'], ...WATER] },
    },
    {
        name: "spring",
        word: "Spring",
        mode: "paint",
        field: "spring_map",
        value: 1,
        kit: {
            label: "springs",
            steps: 600,
            processes: [['op = "spring"', 'discharge = "5 m3/s"'], ...WATER],
        },
    },
    {
        name: "uplift",
        word: "Uplift",
        mode: "paint",
        field: "uplift_map",
        value: 0.002,
        kit: {
            label: "rising",
            steps: 40,
            processes: [['op = "uplift"', 'time_step = "1000 yr"']],
        },
    },
];

export const brush = new Store<Brush>({
    kind: "raise",
    radius: 500,
    amount: 50,
    strength: 0.6,
    core: 0.2,
    value: 1,
    material: "",
    answered: true,
});

// A cone that stands: its flank near the top is about 36 degrees steep, whatever its size.
const CONE = 0.28; // height of its radius

// The settings of a landform as wide as the brush: as high as such a one is, and every other length
// of it in the same proportion as by default. A volcano of 500 m is a hill, not a chimney.
export function actParams(params: Param[], radius: number): Record<string, number> {
    const out: Record<string, number> = {};
    if (!params.some((p) => p.name === "radius")) return out;
    out.radius = radius;
    const usual = Number(params.find((p) => p.name === "height" && p.unit === "m")?.default);
    if (!(usual > 0)) return out;
    for (const param of params) {
        const size = Number(param.default);
        if (param.unit !== "m" || /^(radius|base|x|y)/.test(param.name) || !(size > 0)) continue;
        out[param.name] = roundFor(param, (CONE * radius * size) / usual);
    }
    return out;
}

const MOST_POINTS = 128; // what the operator takes

// Points no nearer to each other than a tenth of the radius, thinned evenly if there are too many.
export function thinPath(
    points: [number, number][],
    least: number,
    most = MOST_POINTS,
): [number, number][] {
    const kept: [number, number][] = [];
    for (const point of points) {
        const last = kept[kept.length - 1];
        if (last === undefined || Math.hypot(point[0] - last[0], point[1] - last[1]) >= least)
            kept.push(point);
    }
    if (kept.length <= most) return kept;
    return Array.from(
        { length: most },
        (_, i) => kept[Math.round((i * (kept.length - 1)) / (most - 1))],
    );
}

// Parameters of the operator `brush`.
export interface Stroke {
    mode: BrushMode;
    path: number[]; // in shares of the extent
    radius: number;
    core: number;
    amount?: number;
    strength?: number;
    level?: number;
    material?: string;
    value?: number;
    into?: string;
}

// The message of a stroke. Points come in metres from the north-west corner.
export function strokeOf(
    b: Brush,
    points: [number, number][],
    width: number,
    depth: number,
    level: number,
): Stroke {
    const kind = brushKinds.find((one) => one.name === b.kind) ?? brushKinds[0];
    const round = (x: number) => Number(x.toFixed(5));
    const path = thinPath(points, b.radius * 0.1).flatMap(([x, y]) => [
        round(x / width),
        round(y / depth),
    ]);
    const stroke: Stroke = {
        mode: kind.mode,
        path,
        radius: b.radius,
        core: b.core,
    };
    if (kind.mode === "raise" || kind.mode === "lower") stroke.amount = b.amount;
    else stroke.strength = b.strength;
    if (kind.mode === "flatten") stroke.level = Number(level.toPrecision(6));
    if (kind.name === "rock" && b.material !== "") stroke.material = b.material;
    if (kind.field !== undefined) stroke.value = b.value;
    return stroke;
}
