// SPDX-License-Identifier: Apache-2.0
// The place of the land in the page, with what lies over it: tools, read-out, compass, scale.
import { useEffect, useRef } from "preact/hooks";
import { isMonth } from "../climate/months.ts";
import { GridInfo } from "../api/types.ts";
import { showLength, showNumber, showUnit } from "../form/scale.ts";
import { t } from "../i18n/i18n.ts";
import { Legend } from "../map/legend.tsx";
import { className, niceStep } from "../map/palettes.ts";
import { openFile } from "../recipe/files.ts";
import { plainName } from "../recipe/structure.ts";
import { SectionPanel } from "../section/panel.tsx";
import { ComparePanel, SplitHandle } from "../compare/panel.tsx";
import { view } from "../state/actions.ts";
import { model, tell } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { hand } from "../tools/hand.ts";
import { readings } from "../tools/readings.ts";
import { PartShown } from "../tools/magnify.tsx";
import { ToolOptions, Toolbar } from "../tools/toolbar.tsx";
import { Store } from "../state/store.ts";
import { thumbnails } from "../timeline/thumbnails.ts";
import { watchGestures } from "./gestures.ts";
import { degreesOf, goesRound, isWorld } from "./globe_math.ts";
import { GlobePanel } from "./globe_panel.tsx";

// What changes with every picture; kept apart so that the panels are not drawn again.
export const drawn = new Store({ pictures: 0 });

export function Stage() {
    const host = useRef<HTMLDivElement>(null);
    const mode = useStore(model, (m) => m.mode);
    const compared = useStore(model, (m) => m.compare.show);
    useEffect(() => {
        const element = host.current!;
        element.prepend(view.canvas);
        view.attach(element);
        view.canvas.tabIndex = 0;
        view.canvas.setAttribute("role", "img");
        watchGestures(view, hand, () => drawn.set({ pictures: drawn.value.pictures + 1 }));
        let last = 0;
        view.onDrawn = () => {
            thumbnails.take(view.canvas, view.slots.live.maps.tick, model.value.run.ticks);
            const now = performance.now();
            if (now - last < 60) return;
            last = now;
            drawn.set({ pictures: view.pictures });
        };
    }, []);
    useEffect(() => {
        view.canvas.setAttribute(
            "aria-label",
            view.flat
                ? t("Map of the land")
                : mode === "globe"
                  ? t("The world as a globe")
                  : t("The land in 3D"),
        );
    }, [mode, compared]);
    return (
        <main
            class={`stage ${mode === "split" ? "comparing" : ""}`}
            ref={host}
            onDragOver={(event) => {
                if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
            }}
            onDrop={(event) => {
                const file = event.dataTransfer?.files[0];
                if (file === undefined) return;
                event.preventDefault();
                tell("note", t("Opening {name}…", { name: file.name }));
                void openFile(file);
            }}
        >
            <SectionLine />
            <Toolbar />
            <ToolOptions />
            <PartShown />
            <Compass />
            <ScaleBar />
            <ReadOut />
            {mode === "split" && compared !== "difference" && <SplitHandle />}
            {mode === "split" && <ComparePanel />}
            <div class="corner">
                <Legend />
                <GlobePanel />
            </div>
            <SectionPanel />
            <Busy />
        </main>
    );
}

function Busy() {
    const busy = useStore(model, (m) => m.run.busy);
    const label = t("Working…");
    return busy ? (
        <div class="busy" role="status">
            <span class="dot" aria-hidden="true" /> {label}
        </div>
    ) : null;
}

function Compass() {
    useStore(drawn, (d) => d.pictures);
    const turn =
        view.flat || view.mode === "globe"
            ? 0
            : ((view.rig.state.azimuth + Math.PI) * 180) / Math.PI;
    return (
        <button
            class="compass"
            title={t("North; click: look north")}
            aria-label={t("Look north")}
            onClick={() => {
                view.rig.glideTo({ azimuth: Math.PI });
                view.invalidate();
            }}
        >
            <svg
                viewBox="-20 -20 40 40"
                width="40"
                height="40"
                aria-hidden="true"
                style={{ transform: `rotate(${-turn}deg)` }}
            >
                <path d="M0-15L5 4 0 1-5 4z" fill="#e59a4a" />
                <path d="M0 15L5 4 0 1-5 4z" fill="#77808a" />
                <text x="0" y="-15.500" text-anchor="middle" font-size="7" fill="#e6e8ea">
                    N
                </text>
            </svg>
        </button>
    );
}

function ScaleBar() {
    useStore(drawn, (d) => d.pictures);
    const land = view.land;
    if (land.boxes === undefined) return null;
    const height = view.canvas.clientHeight || 1;
    const metresPerPixel = view.flat
        ? view.map.window.scale * land.spacing
        : view.mode === "globe"
          ? view.globe.metresPerPixel(land, height)
          : (2 * view.rig.state.distance * Math.tan((19 * Math.PI) / 180)) / height;
    const length = niceStep(metresPerPixel * 70);
    return (
        <div class="scalebar" aria-label={t("Scale")}>
            <span class="bar" style={{ width: `${length / metresPerPixel}px` }} />
            <span>
                {showLength(length)}
                {Math.abs(view.z - 1) > 1e-6 && !view.flat
                    ? ` · ${t("heights")} × ${showNumber(view.z, 2)}`
                    : ""}
            </span>
        </div>
    );
}

// "12.3° N, 45.6° W" of a place in metres from the north-western sample.
function placeOnWorld(grid: GridInfo, x: number, y: number): string {
    const { latitude, longitude } = degreesOf(grid, x / grid.spacing, y / grid.spacing);
    const word = (value: number, [more, less]: string[]) =>
        `${Math.abs(value).toFixed(1)}° ${value < 0 ? less : more}`;
    const ends = [
        [t("N"), t("S")],
        [t("E"), t("W")],
    ];
    return `${word(latitude, ends[0])}, ${word(longitude, ends[1])}`;
}

// All values under the cursor: those of the picture at once, the exact ones from the server after.
function ReadOut() {
    const place = useStore(readings, (r) => r.place);
    const cell = useStore(readings, (r) => r.cell);
    const catalog = useStore(model, (m) => m.catalog);
    if (place === undefined) return null;
    const exact = cell?.values ?? {};
    const rows: [string, string][] = [];
    const units = new Map(catalog?.fields.map((f) => [f.name, f.unit]));
    // What a process only keeps for itself between two steps is no value of the land.
    const made = new Set(model.value.cards.map((card) => String(card.written.into ?? "")));
    for (const [name, entry] of Object.entries(exact)) {
        if ((!units.has(name) && !made.has(name)) || isMonth(name)) continue;
        const { value } = entry;
        if (value === null) continue;
        if (name === "top_material") {
            rows.push([name, plainName(model.value.rocks[value]?.name ?? String(value))]);
            continue;
        }
        const named = className(name, value);
        if (named !== undefined) rows.push([name, t(named)]);
        else rows.push([name, `${showNumber(value)} ${showUnit(units.get(name))}`]);
    }
    const grid = model.value.run.grid;
    const round = isWorld(grid) || (view.mode === "globe" && goesRound(grid));
    const degrees = grid && round ? placeOnWorld(grid, place.x, place.y) : undefined;
    if (rows.length === 0) rows.push(["height", `${showNumber(place.height)} m`]);
    return (
        <dl class="readout" aria-label={t("Values under the cursor")}>
            <div>
                <dt>{t("Place")}</dt>
                <dd>{degrees ?? `${showLength(place.x)}, ${showLength(place.y)}`}</dd>
            </div>
            {rows.slice(0, 24).map(([name, value]) => (
                <div key={name}>
                    <dt>{plainName(name)}</dt>
                    <dd>{value}</dd>
                </div>
            ))}
        </dl>
    );
}

// The line of the section over the picture, following the ground.
function SectionLine() {
    const line = useStore(readings, (r) => r.line);
    const bore = useStore(readings, (r) => r.borehole);
    const climate = useStore(readings, (r) => (r.climate?.kept ? r.climate : undefined));
    useStore(drawn, (d) => d.pictures);
    if (line.length < 2 && bore === undefined && climate === undefined) return null;
    const points: string[] = [];
    for (let i = 0; line.length === 2 && i <= 96; i++) {
        const k = i / 96;
        const p = view.project(
            line[0][0] + (line[1][0] - line[0][0]) * k,
            line[0][1] + (line[1][1] - line[0][1]) * k,
        );
        if (p !== undefined) points.push(`${p[0].toFixed(1)},${p[1].toFixed(1)}`);
    }
    const rings = [bore, climate].map((one) => one && view.project(one.at.x, one.at.y));
    return (
        <svg class="sectionline" aria-hidden="true">
            <polyline points={points.join(" ")} class="shade" />
            <polyline points={points.join(" ")} />
            {points.length > 1 && (
                <text x={points[0].split(",")[0]} y={Number(points[0].split(",")[1]) - 8}>
                    A
                </text>
            )}
            {points.length > 1 && (
                <text
                    x={points[points.length - 1].split(",")[0]}
                    y={Number(points[points.length - 1].split(",")[1]) - 8}
                >
                    B
                </text>
            )}
            {rings.map((at) => at && <circle key={`${at}`} cx={at[0]} cy={at[1]} r="6" />)}
        </svg>
    );
}
