// SPDX-License-Identifier: Apache-2.0
// What the hand does on the land with the tool it holds.
import { ask, client, edit, view } from "../state/actions.ts";
import { model, tell } from "../state/model.ts";
import { Store } from "../state/store.ts";
import { t } from "../i18n/i18n.ts";
import { ToolHand } from "../viewport/gestures.ts";
import { Place } from "../viewport/pick.ts";
import { plainName } from "../recipe/structure.ts";
import { actParams, brush, BrushKind, brushKinds, strokeOf } from "./brush.ts";
import { setSea } from "./sea.tsx";
import { isAtWork, kitEdits, paintEdits, strokeInto, takerOf } from "./wiring.ts";

export interface Readings {
    place: Place | undefined; // under the cursor
    cell: Record<string, unknown> | undefined; // all values there, from the server
    line: [number, number][]; // section line in metres
    section: Record<string, unknown> | undefined;
    borehole: Record<string, unknown> | undefined;
    profile: Record<string, unknown> | undefined;
    drawing: boolean;
}

export const readings = new Store<Readings>({
    place: undefined, cell: undefined, line: [], section: undefined, borehole: undefined,
    profile: undefined, drawing: false,
});

let path: [number, number][] = [];
let asking = false;

export const hand: ToolHand = {
    press(event) {
        const { tool } = model.value;
        const place = view.pick(event.clientX, event.clientY);
        if (tool === "look" || tool === "fly" || place === undefined) return false;
        path = [[place.x, place.y]];
        if (tool === "brush") {
            showRing(place);
            readings.set({ drawing: true });
        } else if (tool === "section") {
            readings.set({ line: [[place.x, place.y], [place.x, place.y]], drawing: true });
        }
        return true;
    },
    move(event) {
        const place = view.pick(event.clientX, event.clientY);
        if (place === undefined) return;
        const { tool } = model.value;
        if (tool === "brush") {
            path.push([place.x, place.y]);
            showRing(place);
        } else if (tool === "section") {
            readings.set({ line: [readings.value.line[0], [place.x, place.y]] });
            void readSection(false);
        }
    },
    release(event) {
        const { tool } = model.value;
        const place = view.pick(event.clientX, event.clientY);
        readings.set({ drawing: false, place });
        void readCell(place);
        if (tool === "brush") void stroke();
        else if (tool === "section") void readSection(true);
        else if (place === undefined) return;
        else if (tool === "borehole") void readAt("borehole", place);
        else if (tool === "profile") void readAt("profile", place);
        else if (tool === "sea") void setSea(place.height);
        else if (tool.startsWith("act:")) void act(tool.slice(4), place);
    },
    hover(event) {
        const place = view.pick(event.clientX, event.clientY);
        readings.set({ place });
        if (model.value.tool === "brush") showRing(place);
        void readCell(place);
    },
    leave() {
        readings.set({ place: undefined, cell: undefined });
        if (model.value.tool === "brush") view.setBrush(undefined, 1, 0.5);
    },
};

function showRing(place: Place | undefined): void {
    view.setBrush(place, brush.value.radius, brush.value.core);
}

// One after the other: each needs the recipe that the one before has made.
let working: Promise<void> = Promise.resolve();
function inTurn(work: () => Promise<void>): Promise<void> {
    working = working.then(work, work);
    return working;
}

function stroke(): Promise<void> {
    const land = view.land;
    if (path.length === 0) return working;
    const [x, y] = path[0];
    const level = land.heightAt(x / land.spacing, y / land.spacing);
    const told = strokeOf(brush.value, path, land.width, land.depth, level);
    path = [];
    return inTurn(() => layDown(told));
}

async function layDown(told: Record<string, unknown>): Promise<void> {
    const kind = brushKinds.find((one) => one.name === brush.value.kind);
    const { cards, catalog, run } = model.value;
    const taker = kind && takerOf(kind, cards, catalog?.operators ?? []);
    if (kind === undefined || taker === undefined) {
        await ask("stroke", { ...told, answered: brush.value.answered });
        return;
    }
    if (isAtWork(taker, cards, run.stage, run.step)) {
        await ask("stroke", { ...strokeInto(taker, told), what: t("{name} painted", { name: t(kind.word) }) });
        return;
    }
    // Every stroke is one edit of its own, however quickly the next one follows.
    await edit(paintEdits(taker, told, cards), `${t("{name} painted", { name: t(kind.word) })} ${++strokes}`);
    if (taker.place !== "" && !taker.wired)
        tell("note", t("{card} takes the map {map} from now on: {key}.", { card: plainName(taker.op), map: taker.map, key: plainName(taker.key) }));
}

// Adds what takes the map of a brush: one click in its options.
export function addKit(kind: BrushKind): Promise<void> {
    return inTurn(() => addTaker(kind));
}

async function addTaker(kind: BrushKind): Promise<void> {
    const { cards, catalog } = model.value;
    const taker = takerOf(kind, cards, catalog?.operators ?? []);
    if (taker === undefined || taker.place !== "") return;
    await edit(kitEdits(kind, taker, cards), t("{name} added", { name: plainName(taker.op) }));
    await ask("run");
}

let strokes = 0;

async function act(op: string, place: Place): Promise<void> {
    const land = view.land;
    const known = model.value.catalog?.operators.find((one) => one.name === op)?.params ?? [];
    // Places are shares of the extent, or metres where the operator counts so.
    const inMetres = known.find((p) => p.name === "x")?.unit === "m";
    const x = inMetres ? place.x : place.x / land.width;
    const y = inMetres ? place.y : place.y / land.depth;
    const answer = await ask("act", { op, params: actParams(known, brush.value.radius), x, y });
    if (answer !== undefined) model.set({ tool: "look" });
}

// One question at a time; the newest place is asked for after the answer.
let wanted: Place | undefined;
async function readCell(place: Place | undefined): Promise<void> {
    wanted = place;
    if (asking) return;
    asking = true;
    while (wanted !== undefined) {
        const now: Place = wanted;
        wanted = undefined;
        try {
            const cell = await client.ask("cell", { x: now.x, y: now.y });
            readings.set({ cell: readings.value.place === undefined ? undefined : cell });
        } catch {
            readings.set({ cell: undefined });
        }
        await new Promise((resolve) => setTimeout(resolve, 80));
    }
    asking = false;
}

let sectionBusy = false;
export async function readSection(last: boolean): Promise<void> {
    const { line } = readings.value;
    if (line.length < 2 || (sectionBusy && !last)) return;
    const length = Math.hypot(line[1][0] - line[0][0], line[1][1] - line[0][1]);
    if (length < view.land.spacing * 2) return;
    sectionBusy = true;
    const answer = await ask("section", { points: line });
    sectionBusy = false;
    if (answer !== undefined) readings.set({ section: answer });
}

async function readAt(what: "borehole" | "profile", place: Place): Promise<void> {
    const answer = await ask(what, { x: place.x, y: place.y });
    if (answer !== undefined) readings.set({ [what]: { ...answer, x: place.x, y: place.y } });
}
