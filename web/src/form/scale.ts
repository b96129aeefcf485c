// SPDX-License-Identifier: Apache-2.0
// Between a slider's position (0..1) and a value.
//
// Logarithmic parameters move by factors. Linear ones whose default lies close to one end are bent
// by a power, so that the default sits at a third of the way and can be aimed at: nobody finds 1 on
// a straight slider from 0 to 1000.
import { Param } from "../api/types.ts";

export interface SliderScale {
    toPosition(value: number): number;
    toValue(position: number): number;
}

export function sliderScale(param: Pick<Param, "min" | "max" | "scale" | "default">): SliderScale {
    const min = param.min ?? 0;
    const max = param.max ?? 1;
    const clamp = (x: number) => Math.min(1, Math.max(0, x));
    if (param.scale === "log" && max > 0) {
        const low = min > 0 ? min : max * 1e-6;
        const span = Math.log(max / low);
        return {
            toPosition: (v) => (v <= low ? 0 : clamp(Math.log(v / low) / span)),
            toValue: (p) => (p <= 0 ? min : low * Math.exp(span * clamp(p))),
        };
    }
    const share = (Number(param.default ?? min) - min) / (max - min);
    // Ranges to both sides of zero are bent around zero, others from their lower end.
    if (min < 0 && max > 0 && -min === max) {
        const bend = share > 0.499 && share < 0.501 && max > 100 ? 3 : 1;
        return {
            toPosition: (v) => clamp(0.5 + 0.5 * Math.sign(v) * Math.abs(v / max) ** (1 / bend)),
            toValue: (p) => max * Math.sign(p - 0.5) * Math.abs(2 * clamp(p) - 1) ** bend,
        };
    }
    let power = 1;
    if (share > 0 && share < 0.12) power = Math.log(share) / Math.log(1 / 3);
    else if (share === 0 && max - min > 50) power = 3;
    return {
        toPosition: (v) => clamp((v - min) / (max - min)) ** (1 / power),
        toValue: (p) => min + (max - min) * clamp(p) ** power,
    };
}

// Rounded to what a hand can mean: three digits, whole numbers for counts.
export function roundFor(param: Pick<Param, "kind" | "min" | "max">, value: number): number {
    const min = param.min ?? -Infinity;
    const max = param.max ?? Infinity;
    const rounded =
        param.kind === "whole number" ? Math.round(value) : Number(value.toPrecision(3));
    return Math.min(max, Math.max(min, rounded));
}

// "1200", "1.2e3", "20 m", "3,5": the number if there is one, with the rest as a unit.
export function readNumber(text: string): { value: number; unit: string } | undefined {
    const match = /^\s*([-+]?(?:\d+[.,]?\d*|[.,]\d+)(?:[eE][-+]?\d+)?)\s*(.*?)\s*$/.exec(text);
    if (match === null) return undefined;
    const value = Number(match[1].replace(",", "."));
    return Number.isFinite(value) ? { value, unit: match[2] } : undefined;
}

// A typed whole number such as a seed or a count; undefined if it is none.
export function readWhole(text: string): string | undefined {
    const digits = text.trim().replace(/^\+/, "");
    return /^\d{1,18}$/.test(digits) ? digits.replace(/^0+(?=\d)/, "") : undefined;
}

// For reading: grouped thousands, few digits, always the same width of figures.
export function showNumber(value: number, digits = 4): string {
    if (!Number.isFinite(value)) return "–";
    const size = Math.abs(value);
    if (size !== 0 && (size >= 1e7 || size < 1e-3))
        return String(Number(value.toPrecision(3))).includes("e")
            ? String(Number(value.toPrecision(3))).replace("e+", "e")
            : value.toExponential(2).replace(/\.?0+e\+?/, "e");
    const places =
        size === 0 ? 0 : Math.max(0, Math.min(4, digits - 1 - Math.floor(Math.log10(size))));
    const text = value.toFixed(places);
    return places > 0
        ? text.replace(/\.?0+$/, "")
        : text.replace(/\B(?=(\d{3})+(?!\d))/g, "\u202f");
}

export function showUnit(unit: string | undefined): string {
    if (unit === undefined || unit === "1" || unit === "") return "";
    return unit
        .replace(/([a-z])2/g, "$1²")
        .replace(/([a-z])3/g, "$1³")
        .replace("deg", "°")
        .replace(/^C$/, "°C");
}

export function showLength(metres: number): string {
    return Math.abs(metres) >= 1000
        ? `${showNumber(metres / 1000, 3)} km`
        : `${showNumber(metres, 3)} m`;
}
