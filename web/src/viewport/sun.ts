// SPDX-License-Identifier: Apache-2.0
// Where the sun stands and what its light looks like.

export interface Sun {
    azimuth: number; // degrees clockwise from north
    elevation: number; // degrees above the horizon
}

const rad = Math.PI / 180;

// Sun of a long summer day at 50 degrees north; `turn` rotates it around the map.
export function sunAt(hour: number, turn = 0): Sun {
    const latitude = 50 * rad;
    const declination = 23.4 * rad;
    const angle = (hour - 12) * 15 * rad;
    const sine =
        Math.sin(latitude) * Math.sin(declination) +
        Math.cos(latitude) * Math.cos(declination) * Math.cos(angle);
    const elevation = Math.asin(sine);
    const east = -Math.cos(declination) * Math.sin(angle);
    const north =
        Math.cos(latitude) * Math.sin(declination) -
        Math.sin(latitude) * Math.cos(declination) * Math.cos(angle);
    const azimuth = Math.atan2(east, north) / rad + turn;
    return { azimuth: ((azimuth % 360) + 360) % 360, elevation: elevation / rad };
}

// Towards the sun: x east, y up, z south.
export function sunDirection(sun: Sun): [number, number, number] {
    const e = sun.elevation * rad;
    const a = sun.azimuth * rad;
    return [Math.cos(e) * Math.sin(a), Math.sin(e), -Math.cos(e) * Math.cos(a)];
}

export const YEAR_DAYS = 365;
const TILT = 23.44; // degrees of the axis

// The place of a world that the sun stands over, degrees: noon goes round from east to west, at
// hour 12 over longitude 0; summer of the north is in the middle of the year.
export function sunOver(hour: number, day: number): { longitude: number; latitude: number } {
    const longitude = (12 - hour) * 15;
    const latitude = -TILT * Math.cos((2 * Math.PI * (day + 10)) / YEAR_DAYS);
    return { longitude: longitude - 360 * Math.round(longitude / 360), latitude };
}

type Rgb = [number, number, number];
const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
    a[2] + (b[2] - a[2]) * t,
];
const step = (low: number, high: number, x: number): number => {
    const t = Math.min(1, Math.max(0, (x - low) / (high - low)));
    return t * t * (3 - 2 * t);
};

export interface Light {
    sun: Rgb; // linear light, where 1 is white paper in the shade of noon
    sky: Rgb;
    zenith: Rgb;
    horizon: Rgb;
    glow: Rgb; // around the sun
    exposure: number;
}

// Light by the height of the sun: white at noon, golden low, blue hour below the horizon.
export function lightOf(elevation: number): Light {
    const day = step(-4, 22, elevation);
    const low = 1 - step(4, 32, elevation);
    const up = step(-3, 4, elevation);
    const warm: Rgb = mix([1.0, 0.93, 0.82], [1.0, 0.58, 0.26], low);
    const strength = up * (2.2 + 1.5 * day);
    return {
        sun: [warm[0] * strength, warm[1] * strength, warm[2] * strength],
        sky: mix([0.035, 0.05, 0.09], [0.42, 0.53, 0.72], day),
        zenith: mix([0.012, 0.02, 0.05], mix([0.09, 0.23, 0.54], [0.13, 0.25, 0.5], low), day),
        horizon: mix([0.05, 0.06, 0.1], mix([0.5, 0.67, 0.87], [0.88, 0.7, 0.54], low), day),
        glow: mix([0.2, 0.06, 0.02], mix([0.9, 0.8, 0.6], [1.3, 0.62, 0.22], low), day),
        exposure: 0.78 + 0.5 * (1 - day),
    };
}
