// SPDX-License-Identifier: Apache-2.0
// What the server says; docs/design/studio.md is the source. Everything optional is treated as
// possibly absent, so that a server that knows more or less still works.

export interface Param {
    name: string;
    kind: string; // number, whole number, number or field, choice, true or false, material, file...
    doc: string;
    unit?: string;
    min?: number;
    max?: number;
    scale?: "linear" | "log";
    default?: unknown;
    choices?: string[];
    most?: number;
    required?: boolean;
}

export interface KeyInfo {
    name: string;
    doc: string;
}

export interface Operator {
    name: string;
    kind: string; // generator, filter, process, container
    summary: string;
    params: Param[];
    keys?: KeyInfo[];
    cites?: string[];
    snippet?: string;
    reads?: string[];
    writes?: string[];
    halo?: number; // samples around a place that it looks at
    grid_copies?: number; // maps that it holds to look farther
}

export interface FieldInfo {
    name: string;
    unit: string;
    summary: string;
    kind?: string;
    values: "number" | "classes" | "direction";
    palette: string;
}

export interface PaletteRow {
    name: string;
    kind: "sequential" | "diverging" | "categorical";
    even: boolean;
    logarithmic: boolean;
    stops: { at: number; colour: [number, number, number] }[];
}

export interface Material {
    name: string;
    colour: string;
    loose?: boolean;
    summary?: string;
}

export interface Format {
    ending: string;
    name: string;
    summary: string;
    reads?: boolean;
    writes?: boolean;
}

export interface Example {
    name: string;
    sentence: string;
}

// Files for another program: what is written, and what to choose there.
export interface ExportSet {
    name: string;
    title: string;
    sentence: string;
    files: { field: string; file: string; if_there?: boolean }[];
    sizes: number[];
}

export interface Catalog {
    operators: Operator[];
    fields: FieldInfo[];
    palettes: PaletteRow[];
    materials: Material[];
    formats: Format[];
    presets: { name: string; summary?: string; sentence?: string }[];
    examples: Example[];
    export_sets?: ExportSet[];
    operator_presets?: Record<string, { name: string; label: string; values: Record<string, unknown> }[]>;
    limits?: Record<string, number>;
    version?: string;
}

export interface Problem {
    line?: number;
    column?: number;
    message: string;
}

export interface GridInfo {
    columns: number;
    rows: number;
    spacing: number;
    origin?: [number, number];
}

export interface RunState {
    tick: number;
    ticks: number;
    stage: number; // that comes next, counted from 1
    label?: string; // of that stage
    op?: string;
    step: number; // of the stage
    steps?: number;
    running: boolean;
    busy?: boolean | string;
    rate?: number;
    fraction?: number;
    seconds?: number;
    can_undo?: boolean;
    can_redo?: boolean;
    recorded?: number[];
    branch?: string;
    branches?: (string | { name: string; tick?: number })[];
    seed?: number;
    grid?: Partial<GridInfo> & Record<string, unknown>;
    sea_level?: number;
    project?: string;
    error?: string;
    fields?: string[];
    speed?: number;
    kept?: Partial<Record<"a" | "b", Kept>>;
}

// A land that was kept for comparing: where it comes from.
export interface Kept {
    branch: string;
    edition: number;
    tick: number;
    sea_level?: number | null;
}

export type Answer = Record<string, unknown> & { id: number; ok?: boolean };

export interface Edit {
    kind: "set" | "unset" | "insert" | "remove" | "move";
    place: string;
    value?: string;
    to?: number;
}
