// SPDX-License-Identifier: Apache-2.0
// What a view shows and how: kept with the project, chosen in the panels.

export type Slot = "live" | "a" | "b";
export type Mode = "land" | "map" | "split" | "globe";
export type Compared = "land" | "map" | "difference"; // how two lands stand side by side

export interface ViewSettings {
    hour: number;
    turn: number;
    exaggeration: number;
    haze: number;
    look: string;
    snow: number | undefined;
    contour: number;
    field: string; // of the map
    palette: string; // name, or "" for the field's own
    overlay: boolean; // the field over the land in 3D
    waves: boolean;
    wind: boolean; // as streaks, where the land has a wind
    clouds: boolean; // a veil, where the air is humid
    plants: boolean; // forest and grass, where the land has some
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
    sea: undefined,
};
