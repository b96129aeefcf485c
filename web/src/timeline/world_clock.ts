// SPDX-License-Identifier: Apache-2.0
// The clock of a world: a process that turns the sun by `rotation` each step makes days, and days
// make years. Derived from the cards; where nothing turns there is no clock.
import { Operator, RunState } from "../api/types.ts";
import { Card } from "../recipe/structure.ts";

export interface WorldTime {
    day: number; // of the year, counted from 1
    year: number; // counted from 1
    share: number; // of the day that has gone by, 0..1
}

const DAYS = 365; // of a year where no process says otherwise

// Turns of the sun that a step of a card makes.
function turnsOf(card: Card, operators: Operator[]): number {
    if (!card.enabled) return 0;
    const rotation = Number(card.values.rotation);
    if (!Number.isFinite(rotation) || rotation === 0) return 0;
    const unit = operators
        .find((one) => one.name === card.op)
        ?.params.find((param) => param.name === "rotation")?.unit;
    return Math.abs(rotation) / (unit === "deg" ? 360 : 2 * Math.PI);
}

function daysOfYear(cards: Card[]): number {
    for (const card of cards)
        for (const key of ["year_days", "days_per_year"]) {
            const days = Number(card.values[key]);
            if (days > 0) return days;
        }
    return DAYS;
}

// The time at the end of the steps that are done; undefined where no process of the stage at work,
// or of one before it, turns the sun.
export function worldTime(
    cards: Card[],
    run: Pick<RunState, "tick">,
    operators: Operator[],
): WorldTime | undefined {
    let turned = 0;
    let before = 0; // steps of the stages before
    let known: Card[] | undefined;
    for (const stage of cards) {
        if (before > run.tick) break;
        const processes = stage.children.filter((child) => child.list === "process");
        const turns = Math.max(0, ...processes.map((card) => turnsOf(card, operators)));
        const done = Math.max(0, Math.min(stage.ticks, run.tick - before));
        if (turns > 0) {
            known = processes;
            turned += turns * done;
        }
        before += stage.ticks;
    }
    if (known === undefined) return undefined;
    const length = daysOfYear(known);
    const days = Math.floor(turned + 1e-9);
    return {
        day: Math.floor(days % length) + 1,
        year: Math.floor(days / length) + 1,
        share: Math.max(0, turned - days),
    };
}

// Years that have gone by at the end of the steps that are done, where processes say how long a
// step is; those of one stage agree on it. Changes of an event hold from its step on.
export function yearsGone(
    cards: Card[],
    run: Pick<RunState, "tick">,
    operators: Operator[],
): number | undefined {
    let years: number | undefined;
    let before = 0;
    for (const stage of cards) {
        if (!stage.enabled) continue;
        const done = Math.max(0, Math.min(stage.ticks, run.tick - before));
        before += stage.ticks;
        const step = stepYears(stage, operators);
        if (step === undefined) continue;
        let gone = 0;
        let from = 0;
        let now = step;
        for (const change of stepChanges(stage)) {
            const at = Math.min(done, change.at);
            gone += now * (at - from);
            from = at;
            now = change.years;
        }
        years = (years ?? 0) + gone + now * (done - from);
    }
    return years;
}

function stepYears(stage: Card, operators: Operator[]): number | undefined {
    const processes = stage.children.filter((card) => card.list === "process" && card.enabled);
    for (const card of processes.length > 0 ? processes : [stage]) {
        const unit = operators
            .find((one) => one.name === card.op)
            ?.params.find((param) => param.name === "time_step")?.unit;
        const step = Number(card.values.time_step);
        if (unit === "yr" && step > 0 && Number(card.values.every ?? 1) <= 1) return step;
    }
    return undefined;
}

function stepChanges(stage: Card): { at: number; years: number }[] {
    return stage.children
        .filter((card) => card.list === "event")
        .map((card) => {
            const set = (card.written.set ?? {}) as Record<string, unknown>;
            const value = Object.entries(set).find(([key]) => /(^|\.)time_step$/.test(key))?.[1];
            return { at: Number(card.written.at ?? 0), years: yearsOf(value) };
        })
        .filter((one) => one.years > 0)
        .sort((a, b) => a.at - b.at);
}

// "5 Myr", "200 kyr", "30 yr" or a plain number of years.
function yearsOf(value: unknown): number {
    const [, number, unit] = /^\s*([\d.eE+-]+)\s*(\w*)\s*$/.exec(String(value ?? "")) ?? [];
    const scale: Record<string, number> = { "": 1, yr: 1, kyr: 1e3, Myr: 1e6, Gyr: 1e9 };
    return Number(number) * (scale[unit ?? ""] ?? NaN);
}

// Years for people, with four digits at most.
export function showYears(years: number): string {
    const [unit, size] = years >= 1e6 ? ["Myr", 1e6] : years >= 1e4 ? ["kyr", 1e3] : ["yr", 1];
    return `${Number((years / Number(size)).toPrecision(4))} ${unit}`;
}
