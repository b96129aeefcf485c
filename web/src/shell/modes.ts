// SPDX-License-Identifier: Apache-2.0
// Switching between the land, the map and the comparison, and between tools.
import { beginCompare } from "../compare/compare.ts";
import { view } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { Mode } from "../viewport/view.ts";

export function showMode(mode: Mode): void {
    model.set({ mode });
    view.mode = mode;
    view.invalidate();
    tellServer();
    if (mode === "split") void beginCompare();
}

export function useTool(tool: string): void {
    model.set({ tool: model.value.tool === tool ? "look" : tool });
    view.setBrush(undefined, 1, 0.5);
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
    if (!view.flat) slow.push("rock_face", "rock_edge"); // what walls show; only layered ground has it
    if ((view.flat || settings.overlay) && !fields.includes(settings.field)) fields.push(settings.field);
    const key = [...fields, ...slow].join(" ");
    if (key === asked && !force) return;
    asked = key;
    lookAt(fields, slow.filter((name) => !fields.includes(name)));
}

let lookAt: (fields: string[], slow: string[]) => void = () => {};
export function onLook(handler: (fields: string[], slow: string[]) => void): void {
    lookAt = handler;
}
