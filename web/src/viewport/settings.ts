// SPDX-License-Identifier: Apache-2.0
// What a view shows and how: kept with the project, chosen in the panels.
import type { LookName } from "./looks.ts";

export type Mode = "land" | "map" | "split" | "globe";
export type Compared = "land" | "map" | "difference"; // how two lands stand side by side

export interface ViewSettings {
    hour: number;
    turn: number;
    exaggeration: number;
    haze: number;
    look: LookName;
    snow: number | undefined;
    contour: number;
    field: string; // of the map
    palette: string; // name, or "" for the field's own
    overlay: boolean; // the field over the land in 3D
    waves: boolean;
    wind: boolean; // as streaks, where the land has a wind
    clouds: boolean; // a veil, where the air is humid
    plants: boolean; // forest and grass, where the land has some
    daylight: boolean; // the globe has day and night; else all of it is lit
    worldHour: number; // 0..24, at longitude 0
    worldDay: number; // of the year
    plates: boolean; // of a world, a tint for each
    borders: boolean; // of plates, by what happens there
    drift: boolean; // of plates, as arrows
    spin: boolean; // the globe turns by itself
    sea: number | undefined; // drawn where the recipe has none
}

export const firstSettings: ViewSettings = {
    hour: 18,
    turn: 0,
    exaggeration: 1,
    haze: 1,
    look: "temperate",
    snow: undefined,
    contour: 0,
    field: "height",
    palette: "",
    overlay: false,
    waves: true,
    wind: true,
    clouds: true,
    plants: true,
    daylight: true,
    worldHour: 13,
    worldDay: 172,
    plates: false,
    borders: false,
    drift: false,
    spin: false,
    sea: undefined,
};
