// SPDX-License-Identifier: Apache-2.0
// What the air over the land is like, packed for the shaders: temperature, moisture for plants,
// snow on the ground, clouds. Eight bits are enough for what only tints the picture.
import { FieldMap, LandMaps } from "../api/frame.ts";

// Fields that the picture of a world is made of, whoever makes them.
export const AIR_FIELDS = ["temperature", "humidity", "air_water", "precipitation", "snow"];
export const WIND_FIELDS = ["wind_x", "wind_y"];

export interface AirMaps {
    data: Uint8Array; // RGBA: temperature, moisture, snow, cloud
    temperature: boolean; // which of the four there are
    moisture: boolean;
    snow: boolean;
    cloud: boolean;
}

// The byte of a temperature: -60 C is 0, 60 C is 255.
export const COLDEST = -60;
export const WARMEST = 60;

const byte = (x: number) => Math.max(0, Math.min(255, Math.round(255 * x)));
const ramp = (low: number, high: number, x: number) => {
    const t = Math.max(0, Math.min(1, (x - low) / (high - low)));
    return t * t * (3 - 2 * t);
};

// How much of the ground snow covers: what lies there if that is known, else where it freezes.
export function snowCover(snow: number | undefined, temperature: number | undefined): number {
    if (snow !== undefined) return 1 - Math.exp(-Math.max(snow, 0) / 0.03);
    return temperature === undefined ? 0 : ramp(1, -5, temperature);
}

// How wet a place is for plants, 0..1: rain of a year against what a warm air takes, or else the
// humidity of the air.
export function moistureOf(rain: number | undefined, humid: number, celsius: number): number {
    if (rain === undefined) return Math.max(0, Math.min(1, humid));
    const need = 150 + 32 * Math.max(celsius, 0); // mm/yr at which half of it is left
    return rain / (rain + need);
}

// What the air of a place may be like where nobody says: warm at the equator, cold at the poles and
// in the heights; wet at the equator and in the west winds, dry between.
export function likelyAir(latitude: number, over: number): { celsius: number; moisture: number } {
    const bump = (x: number, width: number) => Math.exp(-((x / width) ** 2));
    const away = Math.abs(latitude);
    const sine = Math.sin((latitude * Math.PI) / 180);
    return {
        celsius: 28 - 45 * sine * sine - 0.0062 * Math.max(over, 0),
        moisture:
            0.36 + 0.42 * bump(away, 15) + 0.3 * bump(away - 52, 20) - 0.22 * bump(away - 27, 9),
    };
}

// The air of a world that has no climate yet, for the colours of its ground alone.
export function guessAir(height: FieldMap, sea: number): AirMaps {
    const { columns, rows } = height;
    const data = new Uint8Array(columns * rows * 4);
    for (let y = 0, at = 0; y < rows; y++) {
        const { celsius: low, moisture } = likelyAir(90 - (180 * (y + 0.5)) / rows, 0);
        for (let x = 0; x < columns; x++, at += 4) {
            const over = height.values[y * columns + x] - sea;
            const celsius = low - 0.0062 * Math.max(over, 0);
            data[at] = byte((celsius - COLDEST) / (WARMEST - COLDEST));
            data[at + 1] = byte(moisture);
            data[at + 2] = byte(snowCover(undefined, celsius + 8));
        }
    }
    return { data, temperature: true, moisture: true, snow: true, cloud: false };
}

// `sea` of a world, whose rows are latitudes.
export function packAir(maps: LandMaps, height: FieldMap, sea?: number): AirMaps | undefined {
    const of = (name: string): ArrayLike<number> | undefined => {
        const map = maps.fields.get(name);
        return map?.columns === height.columns && map.rows === height.rows ? map.values : undefined;
    };
    const [temperature, humidity, air, rain, snow] = AIR_FIELDS.map(of);
    if (!temperature && !humidity && !air && !rain && !snow)
        return sea === undefined ? undefined : guessAir(height, sea);
    // Water in the air has no share of its own: against the most there is anywhere.
    const most = air === undefined ? 1 : Math.max(maps.fields.get("air_water")!.high, 1e-9);
    const size = height.columns * height.rows;
    const data = new Uint8Array(size * 4);
    for (let i = 0; i < size; i++) {
        const celsius = temperature?.[i];
        const humid = humidity !== undefined ? humidity[i] : air !== undefined ? air[i] / most : 0;
        const at = 4 * i;
        data[at] = byte(((celsius ?? 12) - COLDEST) / (WARMEST - COLDEST));
        data[at + 1] = byte(moistureOf(rain?.[i], humid, celsius ?? 12));
        data[at + 2] = byte(snowCover(snow?.[i], celsius));
        data[at + 3] = byte(ramp(0.25, 0.95, humid));
    }
    const cloud = humidity !== undefined || air !== undefined;
    return {
        data,
        temperature: temperature !== undefined,
        moisture: cloud || rain !== undefined,
        snow: snow !== undefined || temperature !== undefined,
        cloud,
    };
}
