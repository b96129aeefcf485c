// SPDX-License-Identifier: Apache-2.0
// The tools, one row each: all that toolbar, hand, keys and help know of them.
import { Borehole, ProfileDrawing, SectionDrawing } from "../section/drawings.tsx";
import { ClimateDiagram } from "../climate/diagram.tsx";
import { hasMonths } from "../climate/months.ts";
import { view } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { BrushOptions } from "./brush_options.tsx";
import { readBorehole, readClimate, readings, readProfile, readSection } from "./readings.ts";
import { canMagnify, magnify } from "./magnify.tsx";
import { SeaOptions, setSea } from "./sea.tsx";
import { beginStroke, continueStroke, dropLandform, endStroke, showRing } from "./strokes.ts";
import { Held, Tool, ToolKey } from "./tool.ts";

const rows = {
    look: {
        word: "Look around",
        icon: "M10 3v14M3 10h14M6 6l8 8M14 6l-8 8",
        shortcut: "Escape",
    },
    fly: {
        word: "Fly",
        icon: "M2 11l16-7-5 13-3-5z",
        shortcut: "g",
        keys: "G, then W A S D",
        hint: "W A S D move, drag looks around.",
        hidden: true,
    },
    magnify: {
        word: "Magnify",
        icon: "M8.500 3a5.500 5.500 0 1 1-.010 0M12.500 12.500L18 18M8.500 6v5M6 8.500h5",
        shortcut: "x",
        hint: "The land has more samples than are drawn: click where to see all of them.",
        needs: canMagnify,
        reads: true,
        release: (place) => void (place && magnify(place)),
    },
    brush: {
        word: "Brush",
        icon: "M14 3l3 3-7 7-3-3zM6 11l3 3c-1 3-4 3-6 3 1-2 0-5 3-6z",
        shortcut: "b",
        press: beginStroke,
        move: continueStroke,
        release: () => void endStroke(),
        hover: showRing,
        leave: () => view.setBrush(undefined, 1, 0.5),
        options: BrushOptions,
    },
    section: {
        word: "Section",
        icon: "M2 14l4-5 3 3 4-7 5 8M2 17h16",
        shortcut: "s",
        hint: "Draw a line over the land: the section follows it.",
        press: ({ x, y }) =>
            readings.set({
                line: [
                    [x, y],
                    [x, y],
                ],
                drawing: true,
            }),
        move: ({ x, y }) => {
            readings.set({ line: [readings.value.line[0], [x, y]] });
            void readSection(false);
        },
        release: () => void readSection(true),
        reading: "section",
        drawing: SectionDrawing,
    },
    borehole: {
        word: "Borehole",
        icon: "M10 2v16M7 5h6M7 9h6M7 13h6",
        shortcut: "o",
        hint: "Click where to drill.",
        reads: true,
        release: (place) => void (place && readBorehole(place)),
        reading: "borehole",
        drawing: Borehole,
        narrow: true,
    },
    profile: {
        word: "River profile",
        icon: "M3 4c5 0 4 6 7 6s3 6 7 6",
        shortcut: "p",
        hint: "Click on a river: its profile down to the mouth is drawn.",
        reads: true,
        release: (place) => void (place && readProfile(place)),
        reading: "profile",
        drawing: ProfileDrawing,
    },
    climate: {
        word: "Climate",
        icon: "M3 3v14h14M6 17v-4M9 17v-6M12 17v-7M15 17v-3M4 11c3 0 4-6 6-6s4 4 7 5",
        shortcut: "m",
        hint: "Temperature and rain by month under the cursor; a click keeps the place.",
        needs: hasMonths,
        reads: true,
        hover: (place) => void (place && readClimate(place, false)),
        release: (place) => void (place && readClimate(place, true)),
        reading: "climate",
        drawing: ClimateDiagram,
        narrow: true,
    },
    sea: {
        word: "Sea level",
        icon: "M2 8c2-2 4-2 6 0s4 2 6 0 3-1 4 0M2 13c2-2 4-2 6 0s4 2 6 0 3-1 4 0",
        shortcut: "l",
        release: (place) => void (place && setSea(place.height)),
        options: SeaOptions,
    },
} satisfies Record<ToolKey, Omit<Tool, "key">>;

export const tools: (Tool & { key: ToolKey })[] = (Object.keys(rows) as ToolKey[]).map((key) => ({
    key,
    ...(rows[key] as Omit<Tool, "key">),
}));

// The tool in the hand; a landform that is to be dropped is one too.
export function toolOf(held: Held): Tool {
    const row = tools.find((tool) => tool.key === held);
    if (row !== undefined) return row;
    const op = held.slice("act:".length);
    return {
        key: held,
        word: op,
        icon: "",
        shortcut: "",
        release: (place) => void (place && dropLandform(op, place)),
    };
}

// Whether this land has what the tool reads.
export function isOffered(tool: Tool): boolean {
    return tool.needs?.(model.value.run.fields ?? []) ?? true;
}

export function useTool(key: ToolKey): void {
    model.set({ tool: model.value.tool === key ? "look" : key });
    view.setBrush(undefined, 1, 0.5);
}
