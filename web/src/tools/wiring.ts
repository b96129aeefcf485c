// SPDX-License-Identifier: Apache-2.0
// Painted maps and who takes them. A map begins as one value everywhere (a stage `flat`), strokes
// change it there, and a parameter or a mask of a process reads it. All of it is recipe text.
import { Edit, Operator } from "../api/types.ts";
import { Card, findCard, splitPlace, tomlValue } from "../recipe/structure.ts";
import { BrushKind, Stroke } from "./brush.ts";

export interface Taker {
    map: string; // the name of the map
    op: string;
    key: string; // parameter, or "mask"
    place: string; // card that takes it; "" if the recipe has none
    wired: boolean;
    base: number; // value of the map where nobody painted
    inverse: boolean; // a mask holds back: 1 is soft, 0 is hard
    unit: string;
    most: number; // of the brush's value
    value: number; // to begin with
}

const MAP_KINDS = ["number or field", "field"];

interface Fit {
    operator: Operator;
    key: string;
    inverse: boolean;
}

function fitsOf(kind: BrushKind, operators: Operator[]): Fit[] {
    const out: Fit[] = [];
    for (const operator of operators) {
        if (operator.kind !== "process") continue;
        const maps = operator.params.filter((p) => MAP_KINDS.includes(p.kind));
        const named =
            maps.find((p) => p.name === kind.name) ??
            (operator.name === kind.name ? maps[0] : undefined);
        if (named !== undefined) out.push({ operator, key: named.name, inverse: false });
    }
    // What is asked for by its own name comes first: `rain` before a process that knows of rain.
    out.sort(
        (a, b) => Number(b.operator.name === kind.name) - Number(a.operator.name === kind.name),
    );
    const taken = new Set(out.map((fit) => fit.operator));
    if (kind.holdsBack)
        for (const operator of operators)
            if (operator.erodes && !taken.has(operator))
                out.push({ operator, key: "mask", inverse: true });
    return out;
}

function cardsIn(cards: Card[]): Card[] {
    return cards.flatMap((card) => [
        card,
        ...card.children.filter((child) => child.list === "process"),
    ]);
}

// Who takes the map of a brush: one that does already, else one of the recipe that could, else the
// first of the kit, which would have to be added.
export function takerOf(kind: BrushKind, cards: Card[], operators: Operator[]): Taker | undefined {
    if (kind.field === undefined) return undefined;
    const fits = fitsOf(kind, operators);
    const kitOp = /"(\w+)"/.exec(kind.kit?.processes[0][0] ?? "")?.[1];
    const on = cardsIn(cards).filter((card) => card.enabled);
    const made = (fit: Fit, card: Card | undefined): Taker => {
        const param = fit.operator.params.find((p) => p.name === fit.key);
        const map = fit.inverse ? "softness_map" : kind.field!;
        const now = card?.values[fit.key] ?? card?.written[fit.key];
        const plain = typeof now === "number" ? now : undefined;
        const main = fit.inverse || fit.operator.name === kitOp;
        const value = main ? (kind.value ?? 1) : 2 * Number(param?.default || 1);
        return {
            map,
            op: fit.operator.name,
            key: fit.key,
            place: card?.place ?? "",
            wired: now === map,
            base: fit.inverse ? 1 : (plain ?? 0),
            inverse: fit.inverse,
            unit: param?.kind === "field" || fit.inverse ? "1" : (param?.unit ?? "1"),
            most: Math.min(fit.inverse ? 1 : (param?.max ?? Infinity), 5 * value),
            value,
        };
    };
    const all = fits.flatMap((fit) =>
        on.filter((card) => card.op === fit.operator.name).map((card) => made(fit, card)),
    );
    // A mask that somebody chose stays theirs.
    const free = all.filter(
        (taker) => taker.wired || taker.key !== "mask" || !findCard(cards, taker.place)?.mask,
    );
    const kit = fits.find((fit) => fit.operator.name === kitOp && !fit.inverse);
    return all.find((taker) => taker.wired) ?? free[0] ?? (kit && made(kit, undefined));
}

// Whether the recipe has stages that could answer to a stroke: processes that work on what lies
// around a place. `strata` and `uplift` treat every column alone.
export function hasErosion(cards: Card[], operators: Operator[]): boolean {
    const able = new Set(
        operators
            .filter(
                (one) =>
                    one.kind === "process" && ((one.halo ?? 0) > 0 || (one.grid_copies ?? 0) > 0),
            )
            .map((one) => one.name),
    );
    return cards.some(
        (card) =>
            card.enabled &&
            (able.has(card.op) ||
                card.children.some((child) => child.list === "process" && able.has(child.op))),
    );
}

function lines(table: Record<string, unknown>): string {
    return Object.entries(table)
        .map(([key, value]) => `${key} = ${tomlValue(value)}`)
        .join("\n");
}

// Does some stage make the map before this one?
function isMade(cards: Card[], map: string, before: number): boolean {
    return cards
        .slice(0, before - 1)
        .some((card) => card.enabled && card.written.into === map && card.op !== "brush");
}

// The stroke as a stage right before the one that takes the map, with the map's beginning if it has
// none yet; a process of the recipe that could take the map gets it.
export function paintEdits(taker: Taker, stroke: Stroke, cards: Card[]): Edit[] {
    const edits: Edit[] = [];
    const last = cards.length + 1;
    const stage = taker.place === "" ? last : Number(taker.place.split(".")[1]);
    let at = stage;
    if (!isMade(cards, taker.map, stage))
        edits.push({
            kind: "insert",
            place: `stage.${at++}`,
            value: lines({ op: "flat", into: taker.map, level: taker.base }),
        });
    edits.push({
        kind: "insert",
        place: `stage.${at++}`,
        value: lines({ op: "brush", ...strokeInto(taker, stroke) }),
    });
    if (taker.place !== "" && !taker.wired) {
        const rest = taker.place.split(".").slice(2);
        edits.push({
            kind: "set",
            place: ["stage", at, ...rest, taker.key].join("."),
            value: tomlValue(taker.map),
        });
    }
    return edits;
}

export function strokeInto(taker: Taker, stroke: Stroke): Stroke {
    const value = Number(stroke.value);
    return {
        ...stroke,
        into: taker.map,
        value: taker.inverse ? Number((1 - value).toPrecision(6)) : value,
    };
}

// The kit at the end of the recipe: a simulation whose first process takes the map.
export function kitEdits(kind: BrushKind, taker: Taker, cards: Card[]): Edit[] {
    if (kind.kit === undefined) return [];
    const edits: Edit[] = [];
    let count = cards.length;
    if (!isMade(cards, taker.map, count + 1))
        edits.push({
            kind: "insert",
            place: `stage.${++count}`,
            value: lines({ op: "flat", into: taker.map, level: taker.base }),
        });
    const stage = `stage.${count + 1}`;
    const labels = new Set(cards.map((card) => card.label));
    let label = kind.kit.label;
    for (let n = 2; labels.has(label); n++) label = `${kind.kit.label}_${n}`;
    edits.push({
        kind: "insert",
        place: stage,
        value: lines({ op: "simulate", label, steps: kind.kit.steps }),
    });
    kind.kit.processes.forEach((process, i) => {
        const own = i === 0 ? [...process, `${taker.key} = ${tomlValue(taker.map)}`] : process;
        edits.push({ kind: "insert", place: `${stage}.process.${i + 1}`, value: own.join("\n") });
    });
    return edits;
}

// Whether the run is inside of the stage that takes the map: then a stroke is an event of this
// step.
export function isAtWork(taker: Taker, cards: Card[], stage: number, step: number): boolean {
    if (!taker.wired || step <= 0) return false;
    const on = cards.filter((card) => card.enabled);
    const { list } = splitPlace(taker.place);
    return (
        list !== "stage" && on[stage - 1]?.place === taker.place.split(".").slice(0, 2).join(".")
    );
}
