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
