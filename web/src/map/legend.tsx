// SPDX-License-Identifier: Apache-2.0
// What the colours of the map mean: name, unit, scale, and the materials of the ground.
import { useEffect, useRef } from "preact/hooks";
import { showNumber, showUnit } from "../form/scale.ts";
import { t } from "../i18n/i18n.ts";
import { plainName } from "../recipe/structure.ts";
import { view } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { drawn } from "../viewport/stage.tsx";
import { table, ticks } from "./palettes.ts";

export function Legend() {
    const mode = useStore(model, (m) => m.mode);
    const settings = useStore(model, (m) => m.settings);
    const catalog = useStore(model, (m) => m.catalog);
    const rocks = useStore(model, (m) => m.rocks);
    useStore(drawn, (d) => d.pictures);
    const canvas = useRef<HTMLCanvasElement>(null);
    const { palette, range } = view.map;
    const compared = useStore(model, (m) => m.compare.show);
    const shown = view.flat || settings.overlay;
    const apart = mode === "split" && compared === "difference";
    useEffect(() => {
        const context = canvas.current?.getContext("2d");
        if (!context || palette.kind === "classes") return;
        const colours = table(palette, 220);
        const image = context.createImageData(220, 1);
        image.data.set(colours);
        context.putImageData(image, 0, 0);
    }, [palette.name, shown]);
    if (!shown || catalog === undefined) return null;
    const field = apart ? view.map.field.replace(/^difference\.?/, "") || "height" : settings.field;
    const info = catalog.fields.find((one) => one.name === field);
    const title = apart ? (
        <p><strong>{t("Right minus left: {name}", { name: plainName(field) })}</strong> {showUnit(info?.unit)}<br /><small>{t("rust is lost, blue-green is gained")}</small></p>
    ) : (
        <p><strong>{plainName(field)}</strong> {showUnit(info?.unit)}</p>
    );
    if (palette.kind === "classes") {
        if (field !== "top_material") return <div class="legend">{title}</div>;
        return (
            <div class="legend" aria-label={t("Legend")}>
                {title}
                <ul>{rocks.map((m) => <li key={m.name}><span class="swatch" style={{ background: m.colour }} />{plainName(m.name)}</li>)}</ul>
            </div>
        );
    }
    const { low: lowest, top, sea } = view.map.heights(view.land);
    const place = (v: number): number => {
        if (palette.kind === "hypsometric") {
            const low = Math.min(lowest, sea - 1);
            return v < sea ? (0.499 * (v - low)) / (sea - low) : 0.501 + (0.499 * (v - sea)) / Math.max(top - sea, 1e-6);
        }
        if (palette.kind === "log") return Math.log2(v / range[0]) / Math.log2(range[1] / range[0]);
        return (v - range[0]) / (range[1] - range[0]);
    };
    let marks: number[];
    if (palette.kind === "log") {
        marks = [];
        for (let p = Math.ceil(Math.log10(range[0])); p <= Math.log10(range[1]) + 1e-9; p++) marks.push(10 ** p);
        if (marks.length > 5) marks = marks.filter((_, i) => i % Math.ceil(marks.length / 5) === 0);
    } else if (palette.kind === "hypsometric") {
        marks = [...ticks(lowest, sea, 2).filter((v) => v < sea - (sea - lowest) * 0.2), sea, ...ticks(sea, top, 3).filter((v) => v > sea + (top - sea) * 0.15)];
    } else {
        marks = ticks(range[0], range[1], 4);
    }
    return (
        <div class="legend" aria-label={t("Legend")}>
            {title}
            <canvas ref={canvas} width={220} height={1} />
            <div class="marks">
                {marks.map((v) => <span key={v} style={{ left: `${Math.min(100, Math.max(0, 100 * place(v)))}%` }}>{showNumber(v, 3)}</span>)}
            </div>
        </div>
    );
}
