// SPDX-License-Identifier: Apache-2.0
// What the server says: the catalog, answers, events. What it may be asked is in messages.ts.
// Members that are optional are treated as possibly absent.

// What a parameter takes: word(ParamKind) of operator/operator.cpp.
export type ParamKind =
    | "number"
    | "whole number"
    | "true or false"
    | "choice"
    | "number or field"
    | "field"
    | "list of numbers"
    | "file"
    | "material"
    | "list of materials"
    | "expression";
export type OperatorKind = "generator" | "filter" | "process" | "container";

export interface Param {
    name: string;
    kind: ParamKind;
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
    kind: OperatorKind;
    summary: string;
    params: Param[];
    keys?: KeyInfo[];
    cites?: string[];
    snippet?: string;
    reads?: string[];
    writes?: string[];
    erodes?: boolean; // wears the ground away: hard ground holds it back
    halo?: number; // samples around a place that it looks at
    grid_copies?: number; // maps that it holds to look farther
}

export interface FieldInfo {
    name: string;
    unit: string;
    summary: string;
    kind?: "state field" | "derived field";
    values: "number" | "classes" | "direction";
    classes?: string[]; // names of the classes by their numbers
    scale: "linear" | "log";
    palette: string;
}

// One row for all fields whose names begin so: layer.granite and its like.
export interface FieldFamily extends FieldInfo {
    prefix: string;
}

export interface PaletteRow {
    name: string;
    kind: "sequential" | "diverging" | "categorical" | "cyclic";
    even: boolean;
    stops: { at: number; colour: [number, number, number] }[];
    classes?: { number: number; name: string; colour: [number, number, number] }[]; // named ones
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
    field_families: FieldFamily[];
    palettes: PaletteRow[];
    colours: Record<string, [number, number, number]>; // of things that are no field
    materials: Material[];
    formats: Format[];
    presets: { name: string; summary?: string; sentence?: string }[];
    examples: Example[];
    export_sets?: ExportSet[];
    operator_presets?: Record<
        string,
        { name: string; label: string; values: Record<string, unknown> }[]
    >;
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
    edges?: string;
    projection?: string; // latlon: of a world
    latitudes?: [number, number]; // that the rows lie between, south and north
}

export interface Branch {
    name: string;
    tick?: number;
    current?: boolean;
}

export interface RunState {
    tick: number;
    ticks: number;
    target?: number; // where it stands still
    stage: number; // that comes next, counted from 1
    label?: string; // of that stage
    op?: string;
    step: number; // of the stage
    steps?: number;
    running: boolean;
    busy?: boolean;
    rate?: number;
    fraction?: number;
    seconds?: number;
    can_undo?: boolean;
    can_redo?: boolean;
    recorded?: number[];
    recorded_bytes?: number;
    branch?: string;
    branches?: Branch[];
    seed?: number;
    grid?: GridInfo;
    sea_level?: number | null;
    project?: string;
    error?: string | null;
    fields?: string[];
    speed?: number;
    kept?: Partial<Record<ComparisonSlot, Kept>>;
}

export type ComparisonSlot = "a" | "b";
export type Slot = "live" | ComparisonSlot; // lands that frames come of

// A land that was kept for comparing: where it comes from.
export interface Kept {
    branch: string;
    edition: number;
    tick: number;
    sea_level?: number | null;
}

// A message without arguments, an answer that says no more than that it was done.
export type Nothing = Record<never, never>;
export type Done = Nothing;

// The recipe as the server reads it; recipe/structure.ts makes cards of it.
export type Structure = Record<string, unknown>;

export interface RecipeNews {
    text: string;
    structure: Structure;
    problems: Problem[];
    warnings?: string[];
    branch?: string;
    what?: string;
}

export interface Edition {
    n: number;
    at?: string;
    what: string;
}

export interface Hello extends RunState, RecipeNews {
    state: RunState;
    history: Edition[];
    view: unknown;
    remarks: string[];
    branch?: string;
}

export interface HistoryAnswer {
    history: Edition[];
}

export interface EditionAnswer {
    edition: number;
    what: string;
    at: string;
    text: string;
    structure: Structure;
}

export interface ActAnswer {
    label: string;
}

export interface KeepAnswer extends Kept {
    slot: ComparisonSlot;
}

export interface LayerReading {
    material: string;
    top: number;
    bottom: number | null; // null: the bed, which has no lower end
    thickness: number | null;
    age_steps?: number;
}

export interface PlaceReading {
    x: number; // sample
    y: number;
    x_m: number;
    y_m: number;
    tick: number;
}

export interface CellReading extends PlaceReading {
    values: Record<string, { value: number | null; unit: string }>;
    layers: LayerReading[];
}

export interface Levels {
    height: number; // of the bare ground
    water: number; // depth on it
    surface: number; // of both
}

export interface BoreholeReading extends PlaceReading, Levels {
    layers: LayerReading[];
}

export interface ColumnReading extends Levels {
    distance: number;
    x: number;
    y: number;
    layers: LayerReading[];
}

export interface SectionReading {
    length_m: number;
    tick: number;
    columns: ColumnReading[];
}

export interface ProfileReading {
    length_m: number;
    tick: number;
    points: {
        distance: number;
        height: number;
        surface: number;
        area: number;
        x: number;
        y: number;
    }[];
}

// Curves by name, beside the tick.
export interface ChartPoint {
    tick: number;
    [name: string]: unknown;
}

export interface ChartsAnswer {
    points: ChartPoint[];
}

export interface HistogramReading {
    field: string;
    unit: string;
    low: number;
    high: number;
    mean: number | null;
    median: number;
    counts: number[];
    tick: number;
}

export interface Measure {
    name: string;
    title: string;
    kind: "gate" | "interval" | "soft" | "report";
    verdict: "pass" | "fail" | "not measured" | "told";
    value: number | null;
    low: number | null;
    high: number | null;
    sentence: string;
}

export interface RealismReading {
    passes_gates: boolean;
    warnings: string[];
    measures: Measure[];
    tick: number;
}

export interface Output {
    field: string;
    file: string;
    [key: string]: unknown;
}

export interface ExportAnswer {
    folder: string;
    tick: number;
    files: {
        file: string;
        bytes: number;
        field?: string; // and of a map:
        data_sha256?: string;
        min?: number;
        max?: number;
    }[];
}

export interface PictureAnswer {
    file: string;
    width: number;
    height: number;
}

export interface TimelapseAnswer {
    frames: number;
    fps: number;
    video: boolean;
    file?: string;
    folder?: string;
    note?: string;
}

export interface UploadAnswer {
    file: string;
    columns?: number;
    rows?: number;
    kind?: string;
}

// What comes unasked.
export type StudioEvent =
    | ({ event: "state" } & RunState)
    | ({ event: "recipe" } & RecipeNews)
    | ({ event: "chart" } & ChartPoint)
    | { event: "charts" }
    | { event: NoticeKind; sentence: string };

export type NoticeKind = "note" | "warning" | "error";

export interface Edit {
    kind: "set" | "unset" | "insert" | "remove" | "move";
    place: string;
    value?: string;
    to?: number;
}
