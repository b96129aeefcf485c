// SPDX-License-Identifier: Apache-2.0
// What two recipes differ in, in words: cards by their labels, parameters by the catalog.
import { Operator, Structure } from "../api/types.ts";
import { showNumber, showUnit } from "../form/scale.ts";
import { t } from "../i18n/i18n.ts";
import { Card, plainName } from "../recipe/structure.ts";

export interface RecipeSide {
    cards: Card[];
    structure: Structure; // seed, grid
}

// Keys that say where a card is or what it is called, not what it does.
const SILENT = new Set(["op", "label", "enabled"]);

export function differencesOf(
    before: RecipeSide,
    after: RecipeSide,
    operators: Operator[],
): string[] {
    const out: string[] = [];
    for (const key of ["seed", "grid"]) {
        const a = before.structure[key];
        const b = after.structure[key];
        if (JSON.stringify(a) === JSON.stringify(b)) continue;
        if (key === "seed") out.push(`${t("Seed")}: ${a ?? t("none")} → ${b ?? t("none")}`);
        else
            out.push(
                ...tableChanges(t("The land"), (a ?? {}) as Values, (b ?? {}) as Values, undefined),
            );
    }
    listChanges(before.cards, after.cards, operators, "", out);
    return out;
}

type Values = Record<string, unknown>;

function listChanges(
    before: Card[],
    after: Card[],
    operators: Operator[],
    owner: string,
    out: string[],
): void {
    const key = (card: Card, i: number) =>
        card.list === "event" ? `event ${i}` : `${card.list} ${card.label}`;
    const old = new Map(before.map((card, i) => [key(card, i), card]));
    const now = new Map(after.map((card, i) => [key(card, i), card]));
    const title = (card: Card) => `${owner}${plainName(card.label || card.op)}`;
    for (const [name, card] of old)
        if (!now.has(name)) out.push(t("{name}: only on the left", { name: title(card) }));
    for (const [name, card] of now) {
        const was = old.get(name);
        if (was === undefined) {
            out.push(t("{name}: only on the right", { name: title(card) }));
            continue;
        }
        if (was.op !== card.op) {
            out.push(`${title(card)}: ${plainName(was.op)} → ${plainName(card.op)}`);
            continue;
        }
        if (was.enabled !== card.enabled)
            out.push(`${title(card)}: ${word(was.enabled)} → ${word(card.enabled)}`);
        const operator = operators.find((one) => one.name === card.op);
        out.push(
            ...tableChanges(
                title(card),
                { ...was.written, ...was.values },
                { ...card.written, ...card.values },
                operator,
            ),
        );
        listChanges(was.children, card.children, operators, `${title(card)} › `, out);
    }
}

function word(on: boolean): string {
    return on ? t("on") : t("off");
}

function tableChanges(
    title: string,
    before: Values,
    after: Values,
    operator: Operator | undefined,
): string[] {
    const out: string[] = [];
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
        if (SILENT.has(name) || JSON.stringify(before[name]) === JSON.stringify(after[name]))
            continue;
        const unit = operator?.params.find((p) => p.name === name)?.unit;
        out.push(
            `${title}: ${plainName(name)} ` +
                `${shown(before[name], unit)} → ${shown(after[name], unit)}`,
        );
    }
    return out;
}

function shown(value: unknown, unit: string | undefined): string {
    if (value === undefined || value === "") return t("none");
    if (typeof value === "number") return `${showNumber(value)} ${showUnit(unit)}`.trim();
    if (typeof value === "boolean") return word(value);
    if (Array.isArray(value))
        return value.length > 6
            ? t("{n} values", { n: value.length })
            : value.map((v) => shown(v, undefined)).join(", ");
    if (typeof value === "object" && value !== null)
        return Object.entries(value)
            .map(([k, v]) => `${plainName(k)} ${shown(v, undefined)}`)
            .join(", ");
    return String(value);
}
