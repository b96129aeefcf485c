// SPDX-License-Identifier: Apache-2.0
// What the page knows, in one place.
import {
    Branch,
    Catalog,
    Edition,
    NoticeKind,
    Problem,
    RunState,
    Structure,
} from "../api/types.ts";
import { Card, Rock } from "../recipe/structure.ts";
import type { Held } from "../tools/tool.ts";
import { Compared, firstSettings, Mode, ViewSettings } from "../viewport/settings.ts";
import { Store } from "./store.ts";

export interface Notice {
    id: number;
    kind: NoticeKind;
    sentence: string;
    about: string; // what was asked for; the next time that goes well the sentence is settled
}

// Two lands side by side: what the left and the right choice are made of.
export interface Compare {
    left: string | undefined; // branch whose land is in slot a, if it is no kept moment
    right: string | undefined; // branch in slot b, if it is not the land as it is now
    show: Compared;
    words: string[]; // what the recipes differ in
    busy: boolean;
}

export const sheets = ["recipe", "inspector", "time"] as const;
export type Sheet = "" | (typeof sheets)[number]; // "": none is open
export type Dialog = "" | "add" | "export" | "help" | "examples" | "share" | "welcome" | "more";

export interface Model {
    connected: boolean;
    everConnected: boolean;
    catalog: Catalog | undefined;
    run: RunState;
    name: string; // of the recipe
    text: string; // the recipe as the server has it
    cards: Card[];
    structure: Structure; // the recipe as the server reads it
    rocks: Rock[]; // materials by number
    problems: Problem[];
    history: Edition[];
    branches: Branch[];
    selected: string; // place of a card, "" if none
    notices: Notice[];
    mode: Mode;
    tool: Held;
    settings: ViewSettings;
    tick: number; // of the land that is drawn
    fields: string[]; // what frames bring at present
    left: boolean; // panels that are open
    right: boolean;
    dock: boolean;
    sheet: Sheet; // on a phone
    dialog: Dialog;
    addTo: string; // list that a new card goes into: "stage" or "stage.2.process"
    compare: Compare;
    fromNow: boolean;
    part: Part | undefined; // of a large land that is shown with all its samples
}

// Sides in metres from the north-west corner of the map.
export interface Part {
    west: number;
    north: number;
    east: number;
    south: number;
}

export const model = new Store<Model>({
    connected: false,
    everConnected: false,
    catalog: undefined,
    run: { tick: 0, ticks: 0, stage: 0, step: 0, running: false },
    name: "",
    text: "",
    cards: [],
    structure: {},
    rocks: [],
    problems: [],
    history: [],
    branches: [],
    selected: "",
    notices: [],
    mode: "land",
    tool: "look",
    settings: { ...firstSettings },
    tick: 0,
    fields: [],
    left: true,
    right: true,
    dock: false,
    sheet: "",
    dialog: "",
    addTo: "stage",
    compare: { left: undefined, right: undefined, show: "land", words: [], busy: false },
    fromNow: false,
    part: undefined,
});

let nextNotice = 1;

// A sentence at the edge of the view. Notes go by themselves; an error stays until it is read, is
// settled or the next one takes its place: there is never more than one, so the land stays in
// sight.
export function tell(kind: NoticeKind, sentence: string, about = ""): void {
    const { notices } = model.value;
    const same = notices.find((notice) => notice.sentence === sentence && notice.kind === kind);
    if (same !== undefined) return;
    const notice = { id: nextNotice++, kind, sentence, about };
    const others = notices.filter((one) => kind !== "error" || one.kind !== "error");
    model.set({ notices: [...others.slice(-2), notice] });
    if (kind !== "error") setTimeout(() => dismiss(notice.id), kind === "note" ? 5000 : 9000);
}

// What was refused has gone well now.
export function settle(about: string): void {
    const { notices } = model.value;
    const left = notices.filter((notice) => notice.about !== about);
    if (left.length < notices.length) model.set({ notices: left });
}

export function dismiss(id: number): void {
    model.set({ notices: model.value.notices.filter((notice) => notice.id !== id) });
}

// The sea of the recipe, or the one that is drawn in the view alone.
export function applySea(view: { setSea(level: number | undefined): void }): void {
    const { run, settings } = model.value;
    view.setSea(run.sea_level ?? settings.sea ?? undefined);
}

// Undo knows the drawn sea too, as long as nothing else was done after it.
const seas: { level: number | undefined; text: string }[] = [];
let remembered = 0;
export function rememberSea(): void {
    const now = Date.now();
    const sliding = now - remembered < 1500; // a slider that moves is one change
    remembered = now;
    if (!sliding) seas.push({ level: model.value.settings.sea, text: model.value.text });
}
export function forgetSea(): boolean {
    const last = seas.pop();
    if (last === undefined) return false;
    if (last.text !== model.value.text) {
        seas.length = 0;
        return false;
    }
    model.set({ settings: { ...model.value.settings, sea: last.level } });
    return true;
}
