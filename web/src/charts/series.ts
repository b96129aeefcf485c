// SPDX-License-Identifier: Apache-2.0
// Points of the charts as they come: one list of ticks, one list of values per name. Going back in
// time cuts off what lies behind.
import { ChartPoint } from "../api/types.ts";
import { Store } from "../state/store.ts";

export interface Series {
    ticks: number[];
    values: Map<string, (number | null)[]>;
    version: number;
}

const MOST = 4000;

export class ChartBook {
    readonly ticks: number[] = [];
    readonly values = new Map<string, (number | null)[]>();

    add(point: ChartPoint): void {
        const { tick } = point;
        if (!Number.isFinite(tick)) return;
        let keep = this.ticks.length;
        while (keep > 0 && this.ticks[keep - 1] >= tick) keep--;
        this.cut(keep);
        for (const [name, value] of Object.entries(point)) {
            if (name === "tick" || name === "event" || typeof value !== "number") continue;
            if (!this.values.has(name))
                this.values.set(
                    name,
                    this.ticks.map(() => null),
                );
        }
        this.ticks.push(tick);
        for (const [name, list] of this.values) {
            const value = point[name];
            list.push(typeof value === "number" ? value : null);
        }
        if (this.ticks.length > MOST) this.thin();
    }

    clear(): void {
        this.cut(0);
    }

    private cut(length: number): void {
        this.ticks.length = length;
        for (const list of this.values.values()) list.length = length;
    }

    // Every second point goes: the curve stays, the memory does not grow.
    private thin(): void {
        const half = <T>(list: T[]) => {
            const kept = list.filter((_, i) => i % 2 === 0 || i === list.length - 1);
            list.length = 0;
            list.push(...kept);
        };
        half(this.ticks);
        for (const list of this.values.values()) half(list);
    }
}

export const book = new ChartBook();
export const chartNews = new Store({ version: 0 });

// Names that belong into one chart; the rest gets one each.
export function chartGroups(names: string[]): { title: string; names: string[] }[] {
    const groups: { title: string; names: string[] }[] = [];
    const take = (title: string, test: (name: string) => boolean) => {
        const found = names.filter(test);
        if (found.length > 0) groups.push({ title, names: found });
        names = names.filter((name) => !test(name));
    };
    take("Height", (name) => /^(mean_height|lowest|highest)$/.test(name));
    take("Erosion score", (name) => name === "erosion_score");
    take("Ledger", (name) => name.startsWith("ledger.") && name !== "ledger.water");
    take("Water", (name) => name === "water");
    take("Steps per second", (name) => name === "steps_per_second");
    take("Residual of the ledger", (name) => name === "residual");
    for (const name of names)
        if (name !== "ledger.water") groups.push({ title: name, names: [name] });
    return groups;
}

// What a curve counts.
export function unitOf(name: string): string {
    if (/^(mean_height|lowest|highest)$/.test(name)) return "m";
    if (name === "water" || name.startsWith("ledger.")) return "m3";
    return name === "steps_per_second" ? "1/s" : "";
}
