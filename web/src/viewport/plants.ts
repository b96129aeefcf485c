// SPDX-License-Identifier: Apache-2.0
// What grows on the land, packed for the shaders, and the lattice that trees stand on.
import { FieldMap, LandMaps } from "../api/frame.ts";

// Shares of the ground, as `vegetation` writes them.
export const PLANT_FIELDS = [
    "trees.conifer",
    "trees.broadleaf",
    "trees.riverside",
    "shrub",
    "grass",
];

// RGBA: conifers, other trees, shrubs, grass. None if the land has no such field.
export function packPlants(maps: LandMaps, height: FieldMap): Uint8Array | undefined {
    const [conifer, broad, bank, shrub, grass] = PLANT_FIELDS.map((name) => {
        const map = maps.fields.get(name);
        return map?.columns === height.columns && map.rows === height.rows
            ? (map.values as ArrayLike<number>)
            : undefined;
    });
    if (!conifer && !broad && !bank && !shrub && !grass) return undefined;
    const byte = (x: number) => Math.max(0, Math.min(255, Math.round(255 * x)));
    const size = height.columns * height.rows;
    const data = new Uint8Array(size * 4);
    for (let i = 0; i < size; i++) {
        data[4 * i] = byte(conifer?.[i] ?? 0);
        data[4 * i + 1] = byte((broad?.[i] ?? 0) + (bank?.[i] ?? 0));
        data[4 * i + 2] = byte(shrub?.[i] ?? 0);
        data[4 * i + 3] = byte(grass?.[i] ?? 0);
    }
    return data;
}

export const LEAST_PITCH = 7; // metres between trees
export const MOST_PITCH = 28; // beyond it single trees are smaller than a pixel

// How far apart trees of a picture stand, by the distance of what is looked at: doubled with the
// distance, so that they stay where they are while the eye moves. `shown` falls to 0 where the
// ground's own colour has to do.
export function treePitch(distance: number, side: number): { pitch: number; shown: number } {
    const wanted = distance / (0.9 * side);
    const steps = Math.max(0, Math.ceil(Math.log2(Math.max(wanted, 1e-6) / LEAST_PITCH)));
    const pitch = LEAST_PITCH * 2 ** steps;
    if (pitch <= MOST_PITCH) return { pitch, shown: 1 };
    return { pitch: MOST_PITCH, shown: Math.max(0, 2 - wanted / MOST_PITCH) };
}
