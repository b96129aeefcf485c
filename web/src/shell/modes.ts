// SPDX-License-Identifier: Apache-2.0
// Switching between the land, the map, the comparison and the globe.
import { beginCompare } from "../compare/compare.ts";
import { view } from "../state/actions.ts";
import { model, Part } from "../state/model.ts";
import { AIR_FIELDS, WIND_FIELDS } from "../viewport/air.ts";
import { PLANT_FIELDS } from "../viewport/plants.ts";
import { goesRound, isWorld, WorldGrid } from "../viewport/globe_math.ts";
import { BORDER_FIELD, DRIFT_FIELDS, PLATE_FIELD } from "../viewport/plates.ts";
import { Mode } from "../viewport/settings.ts";

export function showMode(mode: Mode): void {
    model.set({ mode });
    view.mode = mode;
    view.invalidate();
    tellServer();
    if (mode === "split") void beginCompare();
}

// A land that does not go round cannot be shown as a ball any longer.
export function tellGrid(grid: WorldGrid | undefined): void {
    const round = goesRound(grid);
    view.setWraps(/^(wrap|wrap_x|polar)$/.test(grid?.edges ?? ""), isWorld(grid));
    if (!round && model.value.mode === "globe") showMode("land");
}

// Large land moves at this many samples a side, so that frames stay small; at rest all of them
// come.
const MOVING_DETAIL = 1024;
const MOVING_GLOBE = 512; // half of a globe is out of sight, and what is seen has fewer pixels
let moving = false;
let rest = 0;

// Whether the land is moving; it rests when nothing has moved for a moment.
export function tellMotion(now: boolean): void {
    clearTimeout(rest);
    if (now === moving) return;
    const change = () => {
        moving = now;
        tellServer();
    };
    if (now) change();
    else rest = window.setTimeout(change, 400);
}

// Fields the picture needs, the map's own one among them.
let asked = "";
export function tellServer(force = false): void {
    const { catalog, settings } = model.value;
    if (catalog === undefined) return;
    const known = new Set(catalog.fields.map((field) => field.name));
    const fields = ["height", "water"].filter((name) => known.has(name));
    fields.push("ice"); // by its name, whoever makes it; land without any costs nothing
    // What only tints the ground may lag behind it while it moves.
    const tints = ["top_material", "velocity_x", "velocity_y", "river_width", "wear", "deposit"];
    const slow = tints.filter((name) => known.has(name));
    // Air and wind, where processes make them.
    const there = new Set(model.value.run.fields);
    const air = [...AIR_FIELDS, ...(settings.wind ? WIND_FIELDS : [])];
    const plants = settings.plants ? PLANT_FIELDS : [];
    slow.push(...[...air, ...plants].filter((name) => there.has(name)));
    // Plates, where they are drawn.
    const { plates, borders, drift } = settings;
    const drawn = [
        ...(plates || borders ? [PLATE_FIELD] : []),
        ...(borders ? [BORDER_FIELD] : []),
        ...(drift ? DRIFT_FIELDS : []),
    ];
    if (view.mode === "globe") fields.push(...drawn.filter((name) => there.has(name)));
    // What walls show; only layered ground has it.
    if (!view.flat && view.mode !== "globe") slow.push("rock_face", "rock_edge");
    if ((view.flat || settings.overlay) && !fields.includes(settings.field))
        fields.push(settings.field);
    const most = view.quality.detail;
    const enough = view.mode === "globe" ? MOVING_GLOBE : MOVING_DETAIL;
    const detail = moving ? Math.min(most, enough) : most;
    const part = view.mode === "land" || view.mode === "map" ? model.value.part : undefined;
    const key = [...fields, ...slow, detail, JSON.stringify(part)].join(" ");
    if (key === asked && !force) return;
    asked = key;
    lookAt({ fields, slow: slow.filter((name) => !fields.includes(name)), detail, ...part });
}

export interface Looked extends Partial<Part> {
    fields: string[];
    slow: string[];
    detail: number;
}

let lookAt: (look: Looked) => void = () => {};
export function onLook(handler: (look: Looked) => void): void {
    lookAt = handler;
}
