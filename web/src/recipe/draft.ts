// SPDX-License-Identifier: Apache-2.0
// A text that does not hold yet, kept as it was typed: through other tabs of the panel, and by the
// browser's tab through a reload.
import { Store } from "../state/store.ts";

export interface Draft {
    text: string | undefined; // nothing: the editor shows the recipe
    base: string; // the recipe it was typed over
    project: string;
}

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const KEY = "cuesta.draft";
const NONE: Draft = { text: undefined, base: "", project: "" };

export function readDraft(storage: Kept | undefined): Draft {
    try {
        const found = JSON.parse(storage?.getItem(KEY) ?? "null");
        if (
            typeof found?.text === "string" &&
            typeof found.base === "string" &&
            typeof found.project === "string"
        )
            return found;
    } catch {
        /* private window, or not ours */
    }
    return NONE;
}

function tabStorage(): Kept | undefined {
    try {
        return window.sessionStorage;
    } catch {
        return undefined;
    }
}

export const draft = new Store<Draft>(
    typeof window === "undefined" ? { ...NONE } : { ...readDraft(tabStorage()) },
);

export function keepDraft(text: string, base: string, project: string): void {
    draft.set({ text, base, project });
    try {
        tabStorage()?.setItem(KEY, JSON.stringify(draft.value));
    } catch {
        /* full: the page has it */
    }
}

export function dropDraft(): void {
    draft.set({ ...NONE });
    try {
        tabStorage()?.removeItem(KEY);
    } catch {
        /* private window */
    }
}
