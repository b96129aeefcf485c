// SPDX-License-Identifier: Apache-2.0
// Section, borehole and river profile as drawings.
import { useEffect, useRef } from "preact/hooks";
import { showLength, showNumber } from "../form/scale.ts";
import { t } from "../i18n/i18n.ts";
import { colourOf, hexOf, ticks } from "../map/palettes.ts";
import { plainName } from "../recipe/structure.ts";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { readings } from "../tools/readings.ts";
import { columnsOf, heightRange, layersOf, paintSection } from "./draw.ts";

export function materialColours(): Map<string, string> {
    return new Map(model.value.rocks.map((rock) => [rock.name, rock.colour]));
}

export function SectionDrawing() {
    const answer = useStore(readings, (r) => r.section);
    const canvas = useRef<HTMLCanvasElement>(null);
    const columns = columnsOf(answer);
    useEffect(() => {
        const element = canvas.current;
        if (!element || columns.length < 2) return;
        const context = fit(element);
        const [low, high] = heightRange(columns);
        const frame = {
            x: 46,
            y: 6,
            width: element.clientWidth - 54,
            height: element.clientHeight - 28,
            from: columns[0].distance,
            to: columns[columns.length - 1].distance,
            low,
            high,
        };
        axes(context, frame);
        const ratio = devicePixelRatio || 1;
        const width = Math.max(1, Math.round(frame.width * ratio));
        const height = Math.max(1, Math.round(frame.height * ratio));
        const pixels = paintSection(columns, materialColours(), { ...frame, width, height });
        const layer = new OffscreenCanvas(width, height);
        layer.getContext("2d")!.putImageData(new ImageData(pixels, width, height), 0, 0);
        context.drawImage(layer, frame.x, frame.y, frame.width, frame.height);
    }, [answer]);
    const used = [...new Set(columns.flatMap((c) => c.layers.map((l) => l.material)))];
    const colours = materialColours();
    return (
        <figure class="sectionfigure">
            <figcaption>
                {t("Section A–B")} ·{" "}
                <ul class="swatches">
                    {used.map((m) => (
                        <li key={m}>
                            <span class="swatch" style={{ background: colours.get(m) }} />
                            {plainName(m)}
                        </li>
                    ))}
                </ul>
            </figcaption>
            <canvas
                ref={canvas}
                role="img"
                aria-label={t("Layers under the line: {list}", { list: used.join(", ") })}
            />
        </figure>
    );
}

export function ProfileDrawing() {
    const answer = useStore(readings, (r) => r.profile);
    const canvas = useRef<HTMLCanvasElement>(null);
    const points = (answer?.points ?? []).map((p): [number, number] => [p.distance, p.height]);
    useEffect(() => {
        const element = canvas.current;
        if (!element || points.length < 2) return;
        const context = fit(element);
        const heights = points.map((p) => p[1]);
        const frame = {
            x: 46,
            y: 8,
            width: element.clientWidth - 54,
            height: element.clientHeight - 30,
            from: points[0][0],
            to: points[points.length - 1][0],
            low: Math.min(...heights),
            high: Math.max(...heights) + 1e-6,
        };
        axes(context, frame);
        context.beginPath();
        for (const [d, h] of points)
            context.lineTo(
                frame.x + ((d - frame.from) / (frame.to - frame.from)) * frame.width,
                frame.y + (1 - (h - frame.low) / (frame.high - frame.low)) * frame.height,
            );
        context.strokeStyle = hexOf(colourOf("section_water"));
        context.lineWidth = 2;
        context.stroke();
    }, [answer]);
    return (
        <figure class="sectionfigure">
            <figcaption>
                {t("River profile")}
                {points.length < 2
                    ? `: ${t("no river here")}`
                    : ` · ${showLength(points[points.length - 1][0] - points[0][0])}`}
            </figcaption>
            <canvas ref={canvas} role="img" aria-label={t("River profile")} />
        </figure>
    );
}

export function Borehole() {
    const layers = layersOf(useStore(readings, (r) => r.borehole)?.layers ?? []);
    const colours = materialColours();
    const thickest = Math.max(1, ...layers.map((l) => (l.bottom === null ? 0 : l.top - l.bottom)));
    return (
        <figure class="borefigure">
            <figcaption>{t("Borehole")}</figcaption>
            <ol>
                {layers.map((layer, i) => {
                    const thick = layer.bottom === null ? undefined : layer.top - layer.bottom;
                    return (
                        <li
                            key={i}
                            style={{ minHeight: `${18 + (30 * (thick ?? thickest)) / thickest}px` }}
                        >
                            <span
                                class="core"
                                style={{ background: colours.get(layer.material) }}
                            />
                            <span>
                                <b>{plainName(layer.material)}</b>{" "}
                                {thick === undefined
                                    ? t("and farther down")
                                    : `${showNumber(thick, 3)} m`}
                                <br />
                                <small>{t("top at {h} m", { h: showNumber(layer.top) })}</small>
                            </span>
                        </li>
                    );
                })}
            </ol>
        </figure>
    );
}

function fit(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
    const ratio = devicePixelRatio || 1;
    canvas.width = Math.round(canvas.clientWidth * ratio);
    canvas.height = Math.round(canvas.clientHeight * ratio);
    const context = canvas.getContext("2d")!;
    context.scale(ratio, ratio);
    return context;
}

function axes(
    context: CanvasRenderingContext2D,
    f: {
        x: number;
        y: number;
        width: number;
        height: number;
        from: number;
        to: number;
        low: number;
        high: number;
    },
): void {
    context.font = "13px system-ui, sans-serif";
    context.fillStyle = "#b4bbc2";
    context.strokeStyle = "#343a41";
    context.textAlign = "right";
    for (const v of ticks(f.low, f.high, 4)) {
        const y = f.y + (1 - (v - f.low) / (f.high - f.low)) * f.height;
        context.fillText(showNumber(v, 4), f.x - 6, y + 4);
        context.beginPath();
        context.moveTo(f.x, y);
        context.lineTo(f.x + f.width, y);
        context.stroke();
    }
    context.textAlign = "center";
    for (const v of ticks(0, f.to - f.from, Math.max(2, Math.floor(f.width / 110)))) {
        const x = f.x + (v / (f.to - f.from)) * f.width;
        context.fillText(showLength(v), Math.min(f.x + f.width - 16, x), f.y + f.height + 18);
    }
}
