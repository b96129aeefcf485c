// SPDX-License-Identifier: Apache-2.0
// Keys for everything; the list is also what the help shows.
import { savePicture } from "../export/picture.ts";
import { redo, seek, stepOnce, toggleRun, undo, view } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { isOffered, toolOf, tools, useTool } from "../tools/tools.tsx";
import { goesRound } from "../viewport/globe_math.ts";
import { showMode } from "./modes.ts";

export interface Key {
    keys: string;
    what: string;
}

export const keyList: Key[] = [
    { keys: "Space", what: "Run or pause" },
    { keys: "→", what: "One step on" },
    { keys: "←", what: "One step back" },
    { keys: "Z / Shift+Z", what: "Undo, redo" },
    { keys: "1 2 3 4", what: "Land, map, compare, globe" },
    { keys: "F", what: "All of the land in view" },
    { keys: "Shift+arrows", what: "Move over the land" },
    { keys: "Q E", what: "Turn around the land" },
    { keys: "R V", what: "Look more from above, more from the side" },
    { keys: "+ −", what: "Nearer, farther" },
    ...tools
        .filter((tool) => tool.key !== "look")
        .map((tool) => ({ keys: tool.keys ?? tool.shortcut.toUpperCase(), what: tool.word })),
    { keys: "Enter", what: "Use the tool in the middle of the view" },
    { keys: "T", what: "Charts" },
    { keys: "C", what: "Save a picture" },
    { keys: "N", what: "Add a stage" },
    { keys: "Alt+↑ Alt+↓", what: "Move the chosen card" },
    { keys: "Esc", what: "Put the tool away" },
    { keys: "?", what: "Help" },
];

// True if the key was used.
export function handleKey(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    const typing = /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
    const slider =
        target instanceof HTMLInputElement &&
        (target.type === "range" || target.type === "checkbox");
    if (model.value.dialog !== "") return false;
    if (typing && !slider) return false;
    const mod = event.ctrlKey || event.metaKey;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === "z" && !event.altKey) {
        void (event.shiftKey ? redo() : undo());
        return true;
    }
    if (mod || event.altKey) return false;
    if (slider && (key.startsWith("Arrow") || key === " ")) return false;
    if ((key === " " || key === "Enter") && /^(BUTTON|A|SUMMARY)$/.test(target.tagName))
        return false;
    return eye(event.shiftKey ? `shift ${key}` : key) || clock(key) || rest(key, event.shiftKey);
}

function clock(key: string): boolean {
    const { run } = model.value;
    if (key === " ") void toggleRun();
    else if (key === "ArrowRight") void stepOnce();
    else if (key === "ArrowLeft") void seek(Math.max(0, run.tick - 1));
    else return false;
    return true;
}

// A tool that reads a place reads the one in the middle.
function useInTheMiddle(): boolean {
    const { reads, release } = toolOf(model.value.tool);
    if (!reads || release === undefined) return false;
    const box = view.canvas.getBoundingClientRect();
    const place = view.pick(box.left + box.width / 2, box.top + box.height / 2);
    if (place === undefined) return false;
    release(place);
    return true;
}

// The ball turns by the same keys as the land.
function ballEye(key: string): boolean {
    const { rig } = view.globe;
    const moves: Record<string, () => void> = {
        f: () => view.frameLand(true),
        "shift ArrowUp": () => rig.turn(0, 0.08),
        "shift ArrowDown": () => rig.turn(0, -0.08),
        "shift ArrowLeft": () => rig.turn(0.08, 0),
        "shift ArrowRight": () => rig.turn(-0.08, 0),
        q: () => rig.turn(0.06, 0),
        e: () => rig.turn(-0.06, 0),
        r: () => rig.turn(0, 0.06),
        v: () => rig.turn(0, -0.06),
        "+": () => rig.zoom(0.85),
        "=": () => rig.zoom(0.85),
        "-": () => rig.zoom(1 / 0.85),
    };
    const move = moves[key];
    if (move === undefined) return false;
    rig.stay();
    move();
    view.invalidate();
    return true;
}

function eye(key: string): boolean {
    if (view.mode === "globe") return ballEye(key);
    const rig = view.rig;
    const inMap = view.flat;
    const window = view.map.window;
    const far = 60 * window.scale;
    const flying = model.value.tool === "fly";
    const go = (forward: number, right: number) => {
        if (inMap) {
            window.y -= forward * far;
            window.x += right * far;
        } else {
            rig.fly(forward * 0.08, right * 0.08, 0);
        }
    };
    const moves: Record<string, (() => void) | undefined> = {
        f: () => view.frameLand(true),
        "shift ArrowUp": () => go(1, 0),
        "shift ArrowDown": () => go(-1, 0),
        "shift ArrowLeft": () => go(0, -1),
        "shift ArrowRight": () => go(0, 1),
        w: flying ? () => go(1, 0) : undefined,
        s: flying ? () => go(-1, 0) : undefined,
        a: flying ? () => go(0, -1) : undefined,
        d: flying ? () => go(0, 1) : undefined,
        q: () => rig.turn(0.12, 0),
        e: () => rig.turn(-0.12, 0),
        r: () => rig.turn(0, -0.08),
        v: () => rig.turn(0, 0.08),
        "+": () => (inMap ? (window.scale *= 0.85) : rig.zoom(0.85)),
        "=": () => (inMap ? (window.scale *= 0.85) : rig.zoom(0.85)),
        "-": () => (inMap ? (window.scale /= 0.85) : rig.zoom(1 / 0.85)),
    };
    const move = moves[key];
    if (move === undefined) return false;
    rig.stay();
    move();
    view.invalidate();
    return true;
}

function rest(key: string, shift: boolean): boolean {
    if (key === "1") showMode("land");
    else if (key === "2") showMode("map");
    else if (key === "3") showMode("split");
    else if (key === "4" && goesRound(model.value.run.grid)) showMode("globe");
    else if (key === "Enter") return useInTheMiddle();
    else if (key === "t") model.set({ dock: !model.value.dock });
    else if (key === "c") void savePicture();
    else if (key === "n") model.set({ dialog: "add", addTo: "stage" });
    else if (key === "?" || (key === "/" && shift)) model.set({ dialog: "help" });
    else if (key === "Escape" && model.value.tool === "look" && model.value.notices.length > 0)
        model.set({ notices: [] });
    else {
        const tool = tools.find((one) => one.shortcut === key);
        if (tool === undefined || !isOffered(tool)) return false;
        useTool(tool.key);
    }
    return true;
}
