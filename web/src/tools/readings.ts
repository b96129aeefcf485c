// SPDX-License-Identifier: Apache-2.0
// What was read from the land: under the cursor, under a line, at a place.
import { BoreholeReading, CellReading, ProfileReading, SectionReading } from "../api/types.ts";
import { ask, client, view } from "../state/actions.ts";
import { ClimateAt, climateOf } from "../climate/months.ts";
import { Store } from "../state/store.ts";
import { Place } from "../viewport/pick.ts";

export interface Readings {
    place: Place | undefined; // under the cursor
    cell: CellReading | undefined; // all values there, from the server
    line: [number, number][]; // section line in metres
    section: SectionReading | undefined;
    borehole: (BoreholeReading & { at: Place }) | undefined;
    profile: ProfileReading | undefined;
    climate: ClimateAt | undefined;
    drawing: boolean;
}

const none: Pick<Readings, "line" | "section" | "borehole" | "profile" | "climate"> = {
    line: [],
    section: undefined,
    borehole: undefined,
    profile: undefined,
    climate: undefined,
};

export const readings = new Store<Readings>({
    ...none,
    place: undefined,
    cell: undefined,
    drawing: false,
});

export function forgetReadings(): void {
    readings.set(none);
}

// One question at a time; the newest place is asked for after the answer.
let asking = false;
let wanted: Place | undefined;
export async function readCell(place: Place | undefined): Promise<void> {
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

export async function readBorehole(at: Place): Promise<void> {
    const answer = await ask("borehole", { x: at.x, y: at.y });
    if (answer !== undefined) readings.set({ borehole: { ...answer, at } });
}

export async function readProfile(at: Place): Promise<void> {
    const profile = await ask("profile", { x: at.x, y: at.y });
    if (profile !== undefined) readings.set({ profile });
}

// The months at a place: under the cursor as it goes, or kept where a click was. One question at a
// time; the newest place is asked for after the answer.
let reading = false;
let next: { at: Place; keep: boolean } | undefined;
export async function readClimate(at: Place, keep: boolean): Promise<void> {
    if (!keep && (readings.value.climate?.kept || next?.keep)) return;
    next = { at, keep };
    if (reading) return;
    reading = true;
    while (next !== undefined) {
        const now: { at: Place; keep: boolean } = next;
        next = undefined;
        const cell = await client.ask("cell", { x: now.at.x, y: now.at.y }).catch(() => undefined);
        const climate = cell && climateOf(cell.values);
        if (climate !== undefined)
            readings.set({ climate: { ...climate, at: now.at, kept: now.keep } });
        if (!now.keep) await new Promise((resolve) => setTimeout(resolve, 80));
    }
    reading = false;
}
