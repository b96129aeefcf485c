// SPDX-License-Identifier: Apache-2.0
// The recipe as cards: stages, the processes and events inside them, with the values as written
// and the values in effect.

import type { FieldInfo, Operator } from "../api/types.ts";
import { colourOf, hexOf, Rgb } from "../map/palettes.ts";

export type CardList = "stage" | "process" | "event"; // of the recipe, that a card stands in

export interface Card {
    place: string; // "stage.2", "stage.2.process.1": as edits address it
    list: CardList;
    op: string;
    label: string;
    enabled: boolean;
    mask: string;
    written: Record<string, unknown>; // keys that stand in the text
    values: Record<string, unknown>; // with the defaults, numbers in the unit of the parameter
    line: number;
    ticks: number;
    children: Card[];
    operator?: Operator; // one that the recipe itself declares
}

type Raw = Record<string, unknown>;

// Reads what the server sends; a member it does not send has its plain meaning.
export function cardsOf(structure: unknown): Card[] {
    const root = (structure ?? {}) as Raw;
    const stages = (
        Array.isArray(structure) ? structure : (root.stages ?? root.stage ?? [])
    ) as Raw[];
    return stages.map((stage, i) => cardOf(stage, `stage.${i + 1}`, "stage"));
}

function cardOf(raw: Raw, place: string, list: CardList): Card {
    const written = (raw.written ?? {}) as Raw;
    const values = { ...written, ...((raw.values ?? {}) as Raw) };
    const children: Card[] = [];
    const inner = (key: string, kind: CardList) => {
        const entries = (raw[key] ?? raw[`${key}es`] ?? raw[`${key}s`] ?? []) as Raw[];
        entries.forEach((entry, i) =>
            children.push(cardOf(entry, `${place}.${key}.${i + 1}`, kind)),
        );
    };
    inner("process", "process");
    inner("event", "event");
    const op = String(raw.op ?? (list === "event" && raw.set !== undefined ? "set" : ""));
    return {
        place: String(raw.place ?? place),
        list,
        op,
        label: String(raw.label ?? op),
        enabled: raw.enabled !== false && written.enabled !== false,
        mask: String(raw.mask ?? written.mask ?? ""),
        written,
        values,
        line: Number(raw.line ?? 0),
        // A stage that is switched off has no steps in the run.
        ticks: Number(raw.steps ?? (written.enabled === false ? 0 : 1)),
        children,
        operator: raw.operator as Operator | undefined,
    };
}

// The catalog's fields, and those that the recipe declares with unit and colours.
export function fieldsOf(catalog: FieldInfo[], structure: unknown): FieldInfo[] {
    const own = (((structure ?? {}) as Raw).fields ?? []) as FieldInfo[];
    const known = new Set(own.map((field) => field.name));
    return [...catalog.filter((field) => !known.has(field.name)), ...own];
}

export function findCard(cards: Card[], place: string): Card | undefined {
    for (const card of cards) {
        if (card.place === place) return card;
        const inside = findCard(card.children, place);
        if (inside !== undefined) return inside;
    }
    return undefined;
}

// "stage.2.process.3" -> list "stage.2.process", number 3.
export function splitPlace(place: string): { list: string; number: number } {
    const dot = place.lastIndexOf(".");
    return { list: place.slice(0, dot), number: Number(place.slice(dot + 1)) };
}

// "hydraulic_erosion" -> "Hydraulic erosion".
export function plainName(name: string): string {
    const words = name.replace(/[_.]+/g, " ").trim();
    return words === "" ? "" : words[0].toUpperCase() + words.slice(1);
}

// A TOML value as text.
export function tomlValue(value: unknown): string {
    if (typeof value === "number") return Number.isFinite(value) ? numberText(value) : '""';
    if (typeof value === "boolean") return String(value);
    if (Array.isArray(value)) return `[${value.map(tomlValue).join(", ")}]`;
    return JSON.stringify(String(value));
}

// Shortest text with seven digits at most; enough for any slider, short enough to read.
export function numberText(value: number): string {
    const text = String(Number(value.toPrecision(7)));
    return text.replace("e+", "e");
}

export interface Rock {
    name: string;
    colour: string;
    loose?: boolean;
}

// Materials in the order of their numbers: the catalog's, then those of the recipe.
export function rocksOf(catalog: Rock[], structure: unknown): Rock[] {
    const own = ((structure ?? {}) as Raw).materials as Record<string, Raw> | undefined;
    const list = catalog.map((rock) => ({ ...rock }));
    for (const [name, raw] of Object.entries(own ?? {})) {
        const known = list.find((rock) => rock.name === name);
        const base = list.find((rock) => rock.name === raw.base);
        const rock = known ?? { colour: hexOf(colourOf("plain_rock")), ...base, name };
        if (raw.colour !== undefined) rock.colour = colourText(raw.colour) ?? rock.colour;
        if (typeof raw.loose === "boolean") rock.loose = raw.loose;
        if (known === undefined) list.push(rock);
    }
    return list;
}

// "#8c6f5a" or [140, 111, 90].
function colourText(value: unknown): string | undefined {
    if (typeof value === "string") return /^#[0-9a-fA-F]{6}$/.test(value) ? value : undefined;
    if (!Array.isArray(value) || value.length !== 3) return undefined;
    return hexOf(value.map((part) => Math.max(0, Math.min(255, Math.round(Number(part))))) as Rgb);
}
