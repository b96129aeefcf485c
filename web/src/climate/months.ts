// SPDX-License-Identifier: Apache-2.0
// A climate by months, and what its diagram is drawn from: temperature_01..12 (C) and
// precipitation_01..12 (mm a month) of one place.
import type { Place } from "../viewport/pick.ts";

export interface Climate {
    temperature: number[] | undefined; // C, from January on
    rain: number[] | undefined; // mm a month
    height: number | undefined;
}

export interface ClimateAt extends Climate {
    at: Place;
    kept: boolean; // by a click: the cursor no longer moves it
}

export const MONTHS = 12;
const nameOf = (field: string, month: number) => `${field}_${String(month + 1).padStart(2, "0")}`;
const names = (field: string) => Array.from({ length: MONTHS }, (_, m) => nameOf(field, m));

// Whether a field is one of the twenty-four.
export function isMonth(name: string): boolean {
    return /^(temperature|precipitation)_(0[1-9]|1[0-2])$/.test(name);
}

export function hasMonths(fields: readonly string[]): boolean {
    const there = new Set(fields);
    return ["temperature", "precipitation"].some((field) =>
        names(field).every((name) => there.has(name)),
    );
}

type Values = Record<string, { value: number | null }>;

export function climateOf(values: Values): Climate | undefined {
    const of = (field: string): number[] | undefined => {
        const list = names(field).map((name) => values[name]?.value);
        return list.every((v) => typeof v === "number") ? (list as number[]) : undefined;
    };
    const [temperature, rain] = [of("temperature"), of("precipitation")];
    if (temperature === undefined && rain === undefined) return undefined;
    return { temperature, rain, height: values.height?.value ?? undefined };
}

export interface Year {
    mean: number | undefined; // C
    sum: number | undefined; // mm
    arid: boolean[]; // months in which rain is less than twice the temperature
    frost: boolean[]; // months with a mean below 0 C
}

export function yearOf({ temperature, rain }: Climate): Year {
    const months = Array.from({ length: MONTHS }, (_, m) => m);
    const total = (list: number[]) => list.reduce((a, b) => a + b, 0);
    return {
        mean: temperature && total(temperature) / MONTHS,
        sum: rain && total(rain),
        arid: months.map((m) => !!temperature && !!rain && rain[m] < 2 * temperature[m]),
        frost: months.map((m) => !!temperature && temperature[m] < 0),
    };
}

// Heights in a diagram after Walter and Lieth: 10 C stand as high as 20 mm; above 100 mm a
// millimetre is a tenth as high, so that the tropics fit on the page. In units of 10 C.
export const unitsOfCelsius = (celsius: number) => celsius / 10;
export function unitsOfRain(mm: number): number {
    return mm <= 100 ? mm / 20 : 5 + (mm - 100) / 200;
}

// The whole units that the axis spans: from the frost (or 0) to above all that is drawn.
export function spanOf({ temperature, rain }: Climate): [number, number] {
    const t = (temperature ?? []).map(unitsOfCelsius);
    const p = (rain ?? []).map(unitsOfRain);
    return [
        Math.min(0, Math.floor(Math.min(...t, 0))),
        Math.max(3, Math.ceil(Math.max(...t, ...p, 0))),
    ];
}
