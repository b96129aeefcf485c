// SPDX-License-Identifier: Apache-2.0
// Two lands side by side. The left one is a kept moment or a branch, the right one the land as it
// is now or a branch; the server brings a branch's land into a slot while the run stays in place.
import { ComparisonSlot, KeepAnswer, Slot } from "../api/types.ts";
import { ask, client, view } from "../state/actions.ts";
import { Compare, model } from "../state/model.ts";
import { cardsOf } from "../recipe/structure.ts";
import { tellServer } from "../shell/modes.ts";
import { Compared } from "../viewport/settings.ts";
import { differencesOf, RecipeSide } from "./words.ts";

export type Side = "left" | "right";

function change(part: Partial<Compare>): void {
    model.set({ compare: { ...model.value.compare, ...part } });
}

// The state tells it too, a little later.
function noteKept(slot: ComparisonSlot, answer: KeepAnswer): void {
    const { run } = model.value;
    model.set({ run: { ...run, kept: { ...run.kept, [slot]: answer } } });
    view.setSea(answer.sea_level ?? undefined, slot);
}

// Something to compare with: the first time, the other branch if there is just one, else this
// moment.
export async function beginCompare(): Promise<void> {
    if (model.value.run.kept?.a === undefined) {
        const here = model.value.run.branch;
        const others = model.value.branches.filter((branch) => branch.name !== here);
        await chooseSide("left", others.length === 1 ? others[0].name : undefined);
    } else {
        await freshen();
        await readWords();
    }
}

// A branch by name; undefined is this moment on the left, and the land as it goes on on the right.
export async function chooseSide(side: Side, branch: string | undefined): Promise<void> {
    const slot = side === "left" ? "a" : "b";
    if (side === "right" && (branch === undefined || branch === model.value.run.branch)) {
        change({ right: undefined });
        view.splitSlots = ["a", "live"];
    } else {
        change({ busy: true });
        const answer = await ask("keep", { slot, branch });
        change({ busy: false });
        if (answer === undefined) return;
        noteKept(slot, answer);
        change({ [side]: branch });
        if (side === "right") view.splitSlots = ["a", "b"];
    }
    view.invalidate();
    await readWords();
}

export function showCompared(show: Compared): void {
    change({ show });
    view.compared = show;
    view.invalidate();
    tellServer();
    void freshen();
}

// Kept lands hold the fields that were looked at when they were kept; another field is fetched by
// keeping the same land again.
export async function freshen(): Promise<void> {
    const { mode, settings, run } = model.value;
    if (mode !== "split" || !(view.flat || settings.overlay)) return;
    for (const slot of ["a", "b"] as const) {
        const kept = run.kept?.[slot];
        if (kept === undefined || view.slots[slot].maps.fields.has(settings.field)) continue;
        if (!run.fields?.includes(settings.field)) continue;
        change({ busy: true });
        const answer = await ask("keep", {
            slot,
            branch: kept.branch,
            edition: kept.edition,
            tick: kept.tick,
        });
        change({ busy: false });
        if (answer !== undefined) noteKept(slot, answer);
    }
}

async function recipeOf(slot: Slot): Promise<RecipeSide | undefined> {
    const kept = slot === "live" ? undefined : model.value.run.kept?.[slot];
    if (kept === undefined) return { cards: model.value.cards, structure: model.value.structure };
    try {
        const answer = await client.ask("edition", { edition: kept.edition });
        return { cards: cardsOf(answer.structure), structure: answer.structure };
    } catch {
        return undefined; // forgotten by now
    }
}

// What the recipes of both sides differ in.
export async function readWords(): Promise<void> {
    const [left, right] = await Promise.all(view.splitSlots.map(recipeOf));
    if (left === undefined || right === undefined) return;
    change({ words: differencesOf(left, right, model.value.catalog?.operators ?? []) });
}

export function tickOf(side: Side): number {
    const { run, compare } = model.value;
    if (side === "left") return run.kept?.a?.tick ?? run.tick;
    return compare.right === undefined ? run.tick : (run.kept?.b?.tick ?? run.tick);
}
