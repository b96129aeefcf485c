// SPDX-License-Identifier: Apache-2.0
// The brush and landforms on the land: lines of the hand become messages or edits.
import { t } from "../i18n/i18n.ts";
import { plainName } from "../recipe/structure.ts";
import { ask, edit, view } from "../state/actions.ts";
import { model, tell } from "../state/model.ts";
import { Place } from "../viewport/pick.ts";
import { actParams, brush, BrushKind, brushKinds, Stroke, strokeOf } from "./brush.ts";
import { readings } from "./readings.ts";
import { isAtWork, kitEdits, paintEdits, strokeInto, takerOf } from "./wiring.ts";

let path: [number, number][] = [];

export function beginStroke(place: Place): void {
    path = [[place.x, place.y]];
    showRing(place);
    readings.set({ drawing: true });
}

export function continueStroke(place: Place): void {
    path.push([place.x, place.y]);
    showRing(place);
}

export function showRing(place: Place | undefined): void {
    view.setBrush(place, brush.value.radius, brush.value.core);
}

// One after the other: each needs the recipe that the one before has made.
let working: Promise<void> = Promise.resolve();
function inTurn(work: () => Promise<void>): Promise<void> {
    working = working.then(work, work);
    return working;
}

export function endStroke(): Promise<void> {
    const land = view.land;
    if (path.length === 0) return working;
    const [x, y] = path[0];
    const level = land.heightAt((x - land.west) / land.spacing, (y - land.north) / land.spacing);
    const told = strokeOf(brush.value, path, land.mapWidth, land.mapDepth, level);
    path = [];
    return inTurn(() => layDown(told));
}

let strokes = 0;

async function layDown(told: Stroke): Promise<void> {
    const kind = brushKinds.find((one) => one.name === brush.value.kind);
    const { cards, catalog, run } = model.value;
    const taker = kind && takerOf(kind, cards, catalog?.operators ?? []);
    if (kind === undefined || taker === undefined) {
        await ask("stroke", { ...told, answered: brush.value.answered });
        return;
    }
    const what = t("{name} painted", { name: t(kind.word) });
    if (isAtWork(taker, cards, run.stage, run.step)) {
        await ask("stroke", { ...strokeInto(taker, told), what });
        return;
    }
    // Every stroke is one edit of its own, however quickly the next one follows.
    await edit(paintEdits(taker, told, cards), `${what} ${++strokes}`);
    if (taker.place !== "" && !taker.wired)
        tell(
            "note",
            t("{card} takes the map {map} from now on: {key}.", {
                card: plainName(taker.op),
                map: taker.map,
                key: plainName(taker.key),
            }),
        );
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

// A landform where one clicks.
export async function dropLandform(op: string, place: Place): Promise<void> {
    const land = view.land;
    const known = model.value.catalog?.operators.find((one) => one.name === op)?.params ?? [];
    // Places are shares of the extent, or metres where the operator counts so.
    const inMetres = known.find((p) => p.name === "x")?.unit === "m";
    const x = inMetres ? place.x : place.x / land.mapWidth;
    const y = inMetres ? place.y : place.y / land.mapDepth;
    const answer = await ask("act", { op, params: actParams(known, brush.value.radius), x, y });
    if (answer !== undefined) model.set({ tool: "look" });
}
