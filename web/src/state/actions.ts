// SPDX-License-Identifier: Apache-2.0
// What a person can do, as calls to the server; a refusal becomes a sentence on the page.
import { Arguments, Client, Gives, Message, Refused } from "../api/client.ts";
import { Catalog, Edit, FieldInfo, Problem, RecipeNews } from "../api/types.ts";
import {
    cardsOf,
    findCard,
    plainName,
    rocksOf,
    splitPlace,
    tomlValue,
    fieldsOf,
} from "../recipe/structure.ts";
import { t } from "../i18n/i18n.ts";
import { rgbOf, takePalettes } from "../map/palettes.ts";
import { View } from "../viewport/view.ts";
import { applySea, forgetSea, model, settle, tell } from "./model.ts";

export let client: Client;
export let view: View;

export function connectActions(theClient: Client, theView: View): void {
    client = theClient;
    view = theView;
}

// Asks; undefined (and a sentence on the page) if the server refuses.
export async function ask<M extends Message>(
    what: M,
    ...takes: Arguments<M>
): Promise<Gives<M> | undefined> {
    try {
        const answer = await client.ask(what, ...takes);
        settle(what);
        return answer;
    } catch (error) {
        const refused = error as Refused;
        if (refused.problems?.length > 0) model.set({ problems: refused.problems });
        tell("error", refused.message, what);
        return undefined;
    }
}

// Run at the end begins again: the way is recorded, so nothing is lost.
export async function toggleRun(): Promise<void> {
    const { run } = model.value;
    if (!run.running && run.ticks > 0 && run.tick >= run.ticks) await ask("seek", { tick: 0 });
    await ask(run.running ? "pause" : "run");
}
export const stepOnce = (n = 1) => ask("step", { n });
export async function undo(): Promise<void> {
    if (forgetSea()) applySea(view);
    else await ask("undo");
}
export const redo = () => ask("redo");

// Scrubbing sends the newest place only, one at a time.
let seeking = false;
let seekNext: number | undefined;
export async function seek(tick: number): Promise<void> {
    seekNext = tick;
    if (seeking) return;
    seeking = true;
    while (seekNext !== undefined) {
        const now = seekNext;
        seekNext = undefined;
        await ask("seek", { tick: now });
    }
    seeking = false;
}

// Edits wait for the answer of the one before; of a row of edits to one place the newest stays.
let editing = false;
const waiting = new Map<string, { edits: Edit[]; what: string; fromNow: boolean }>();
export async function edit(edits: Edit[], what: string, fromNow = false): Promise<void> {
    const key = edits.every((one) => one.kind === "set")
        ? edits.map((one) => one.place).join(" ")
        : `${what} ${Math.random()}`;
    waiting.set(key, { edits, what, fromNow });
    if (editing) return;
    editing = true;
    while (waiting.size > 0) {
        const [first, next] = waiting.entries().next().value!;
        waiting.delete(first);
        await ask("edit", { edits: next.edits, what: next.what, from_now: next.fromNow });
    }
    editing = false;
}

export async function sendText(text: string, what: string): Promise<Problem[]> {
    try {
        await client.ask("text", { text, what });
        model.set({ problems: [] });
        return [];
    } catch (error) {
        const refused = error as Refused;
        const problems = refused.problems?.length
            ? refused.problems
            : [{ message: refused.message }];
        model.set({ problems });
        return problems;
    }
}

export function setParam(place: string, name: string, value: unknown, unit?: string): void {
    const card = findCard(model.value.cards, place);
    const text =
        typeof value === "number" && unit !== undefined && unit !== "" && unit !== "1"
            ? tomlValue(`${tomlValue(value)} ${unit}`)
            : tomlValue(value);
    const inRun = card?.list === "process" && model.value.fromNow;
    void edit(
        [{ kind: "set", place: `${place}.${name}`, value: text }],
        `${plainName(name)}: ${card?.label ?? place}`,
        inRun,
    );
}

export function resetParam(place: string, name: string): void {
    const card = findCard(model.value.cards, place);
    if (card !== undefined && !(name in card.written)) return;
    void edit(
        [{ kind: "unset", place: `${place}.${name}` }],
        t("{name} as it was", { name: plainName(name) }),
    );
}

// Other samples over the same extent along the columns.
export function setSize(columns: number, rows: number): void {
    const grid = model.value.run.grid ?? { columns: 2, spacing: 1 };
    const spacing = (grid.spacing * Math.max(1, grid.columns - 1)) / Math.max(1, columns - 1);
    void edit(
        [
            { kind: "set", place: "grid.size", value: `[${columns}, ${rows}]` },
            { kind: "set", place: "grid.spacing", value: tomlValue(spacing) },
        ],
        t("Size"),
    );
}

export function addCard(list: string, op: string): void {
    const at = model.value.cards;
    const owner =
        list === "stage" ? undefined : findCard(at, list.replace(/\.(process|event)$/, ""));
    const count =
        list === "stage"
            ? at.length
            : (owner?.children.filter((c) => c.list === "process").length ?? 0);
    const selected = model.value.selected;
    const after =
        selected !== "" && splitPlace(selected).list === list
            ? splitPlace(selected).number + 1
            : count + 1;
    const place = `${list}.${after}`;
    void edit(
        [{ kind: "insert", place, value: `op = "${op}"` }],
        t("{name} added", { name: plainName(op) }),
    );
    model.set({ selected: place, dialog: "", right: true });
}

export function removeCard(place: string): void {
    const card = findCard(model.value.cards, place);
    void edit(
        [{ kind: "remove", place }],
        t("{name} removed", { name: plainName(card?.op ?? place) }),
    );
    model.set({ selected: "" });
}

export function moveCard(place: string, to: number): void {
    const { list, number } = splitPlace(place);
    if (to === number || to < 1) return;
    const card = findCard(model.value.cards, place);
    void edit(
        [{ kind: "move", place, to }],
        t("{name} moved", { name: plainName(card?.op ?? place) }),
    );
    model.set({ selected: `${list}.${to}` });
}

export function toggleCard(place: string): void {
    const card = findCard(model.value.cards, place);
    if (card === undefined) return;
    const name = plainName(card.op);
    if (card.enabled)
        void edit(
            [{ kind: "set", place: `${place}.enabled`, value: "false" }],
            t("{name} off", { name }),
        );
    else void edit([{ kind: "unset", place: `${place}.enabled` }], t("{name} on", { name }));
}

// The whole state after a connection or a change of recipe.
export function takeRecipe({ text, structure, problems }: RecipeNews): void {
    const cards = cardsOf(structure);
    const rocks = rocksOf(model.value.catalog?.materials ?? [], structure);
    takeFields(structure);
    model.set({ text, structure, problems, cards, rocks });
    if (typeof structure.name === "string") model.set({ name: structure.name });
    if (findCard(cards, model.value.selected) === undefined) model.set({ selected: "" });
    view.landScene.setRocks(rocks);
    view.otherMap.classes = view.map.classes = rocks.map((rock) => rgbOf(rock.colour));
}

// Fields that the recipe declares come and go with it.
let listed: FieldInfo[] = [];
export function takeCatalog(catalog: Catalog): void {
    listed = catalog.fields;
    takePalettes(catalog, catalog.fields);
    model.set({ catalog });
}
function takeFields(structure: unknown): void {
    const catalog = model.value.catalog;
    if (catalog === undefined) return;
    const fields = fieldsOf(listed, structure);
    if (fields.length === listed.length && catalog.fields.length === listed.length) return;
    takePalettes(catalog, fields);
    model.set({ catalog: { ...catalog, fields } });
}
