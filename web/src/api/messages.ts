// SPDX-License-Identifier: Apache-2.0
// What the page may ask and what comes back. Made by `./cuesta studio --messages .` from
// apps/studio/messages_*.cpp, where a message is stated once; not to be edited.
import type {
    ActAnswer,
    BoreholeReading,
    CellReading,
    ChartsAnswer,
    Done,
    Edit,
    EditionAnswer,
    ExportAnswer,
    Hello,
    HistogramReading,
    HistoryAnswer,
    KeepAnswer,
    Nothing,
    Output,
    PictureAnswer,
    ProfileReading,
    RealismReading,
    SectionReading,
    TimelapseAnswer,
} from "./types.ts";

export interface Messages {
    // Tells the whole state (see `state`; also as one member `state`), text, structure, problems,
    // history, view.
    hello: {
        takes: Nothing;
        gives: Hello;
    };
    // Subscribes this client to frames; of the slow fields one comes with a frame while the land
    // moves, all when it rests. With sides in metres from the north-west corner it gets that part
    // of the land alone.
    look: {
        takes: {
            fields?: string[];
            slow?: string[];
            detail?: number;
            rate?: number;
            west?: number;
            north?: number;
            east?: number;
            south?: number;
        };
        gives: Done;
    };
    // Keeps a view with the project, told by hello.
    view: {
        takes: { view: unknown };
        gives: Done;
    };
    // Puts a land into a slot for comparing: as it stands, or made on a run of its own from the
    // latest snapshot; frames carry `slot`, the state `kept`.
    keep: {
        takes: { slot: "a" | "b"; branch?: string; edition?: number; tick?: number };
        gives: KeepAnswer;
    };
    // Lets time go on.
    run: {
        takes: Nothing;
        gives: Done;
    };
    // Stands still; a long step is left.
    pause: {
        takes: Nothing;
        gives: Done;
    };
    // Goes on by some steps and stands.
    step: {
        takes: { n?: number };
        gives: Done;
    };
    // Goes to a tick, back or on, and stands.
    seek: {
        takes: { tick: number };
        gives: Done;
    };
    // Sets the pace.
    speed: {
        takes: { steps_per_second: number };
        gives: Done;
    };
    // Replaces the recipe; with problems it is refused and the old run stays.
    text: {
        takes: { text: string; what?: string };
        gives: Done;
    };
    // Changes the recipe by structure; the same `what` within 1.5 s makes one edition.
    edit: {
        takes: { edits: Edit[]; what?: string; from_now?: boolean };
        gives: Done;
    };
    // Goes back by one edition.
    undo: {
        takes: Nothing;
        gives: Done;
    };
    // Goes on to the edition that was undone.
    redo: {
        takes: Nothing;
        gives: Done;
    };
    // Tells the editions of the branch.
    history: {
        takes: Nothing;
        gives: HistoryAnswer;
    };
    // Tells a text of the history with its structure.
    edition: {
        takes: { edition: number };
        gives: EditionAnswer;
    };
    // A stroke of the brush, as an event or a stage.
    stroke: {
        takes: { mode?: string; answered?: boolean; what?: string; [parameter: string]: unknown };
        gives: Done;
    };
    // A landform at a place, as an event or a stage; added to the ground unless `blend` says
    // otherwise.
    act: {
        takes: {
            op: string;
            params?: Record<string, unknown>;
            x?: number;
            y?: number;
            what?: string;
        };
        gives: ActAnswer;
    };
    // Begins a branch here.
    branch: {
        takes: { name: string };
        gives: Done;
    };
    // Goes to another branch.
    switch: {
        takes: { name: string };
        gives: Done;
    };
    // Forgets a branch.
    drop_branch: {
        takes: { name: string };
        gives: Done;
    };
    // An example from its beginning, running.
    load_example: {
        takes: { name: string };
        gives: Done;
    };
    // A recipe or a height map of the project from its beginning, running.
    open: {
        takes: { file: string };
        gives: Done;
    };
    // All values at a place.
    cell: {
        takes: { x: number; y: number };
        gives: CellReading;
    };
    // The layers under a line.
    section: {
        takes: { points: [number, number][]; columns?: number };
        gives: SectionReading;
    };
    // The layers at a place.
    borehole: {
        takes: { x: number; y: number };
        gives: BoreholeReading;
    };
    // The way of the water from a place to the edge.
    profile: {
        takes: { x: number; y: number };
        gives: ProfileReading;
    };
    // Measurements along the run.
    charts: {
        takes: Nothing;
        gives: ChartsAnswer;
    };
    // How the values of a field are spread.
    histogram: {
        takes: { field?: string; bins?: number };
        gives: HistogramReading;
    };
    // The gates of realism.
    realism: {
        takes: Nothing;
        gives: RealismReading;
    };
    // Writes outputs with manifest, preview and recipe: these, or those of a set, or else the
    // recipe's own.
    export: {
        takes: { outputs?: Output[]; set?: string; fields?: string[]; name?: string };
        gives: ExportAnswer;
    };
    // Draws a picture.
    picture: {
        takes: {
            kind?: "relief" | "field" | "section" | "borehole";
            size?: number;
            field?: string;
            place?: number[];
            legend?: boolean;
            globe?: number[];
            name?: string;
        };
        gives: PictureAnswer;
    };
    // Makes a film: of a length, or of so many frames and no land twice.
    timelapse: {
        takes: {
            from?: number;
            to?: number;
            seconds?: number;
            frames?: number;
            fps?: number;
            size?: number;
            video?: boolean;
            globe?: number[];
            turn?: number;
            name?: string;
        };
        gives: TimelapseAnswer;
    };
    // Leaves the exports and lands to compare asked for before; each answers with an error and
    // leaves nothing behind.
    cancel: {
        takes: Nothing;
        gives: Done;
    };
}
