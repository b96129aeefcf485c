// SPDX-License-Identifier: Apache-2.0
// What a tool is. Toolbar, hand, keys and help are made from the rows of tools.tsx: to add a tool,
// add a row there (and its words to i18n/de.ts).
import { ComponentType } from "preact";
import { Place } from "../viewport/pick.ts";
import { Readings } from "./readings.ts";

export type ToolKey =
    "look" | "fly" | "magnify" | "brush" | "section" | "borehole" | "profile" | "climate" | "sea";
// What the hand holds: a tool, or a landform that is to be dropped.
export type Held = ToolKey | `act:${string}`;

export interface Tool {
    key: string;
    word: string;
    icon: string; // lines on a lattice of 20
    shortcut: string; // as KeyboardEvent.key tells it, small letters
    keys?: string; // for the help, where it is more than the shortcut
    hint?: string; // what to do with it
    hidden?: boolean; // not in the toolbar
    needs?(fields: readonly string[]): boolean; // offered where the land has such fields
    reads?: boolean; // its click changes nothing: Enter may do it in the middle of the view
    // With the tool in the hand on the land. Without any of them the hand moves the view.
    press?(place: Place): void;
    move?(place: Place): void;
    release?(place: Place | undefined): void;
    hover?(place: Place | undefined): void;
    leave?(): void;
    options?: ComponentType; // its settings
    // What it has read and how that is drawn.
    reading?: keyof Readings;
    drawing?: ComponentType;
    narrow?: boolean; // the drawing leaves room beside it
}
