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
import { COMPASS, table, ticks } from "./palettes.ts";

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
    const { low: lowest, high: highest, top, sea } = view.map.heights(view.land);
    const tall = palette.kind === "hypsometric";
    // Of a table for sea and land only the part that the land has: no colours that nothing shows.
    const from = tall && lowest >= sea ? 0.501 : 0;
    const to = tall && highest <= sea ? 0.499 : 1;
    useEffect(() => {
        const context = canvas.current?.getContext("2d");
        if (!context || palette.kind === "classes") return;
        const colours = table(palette, 1024);
        const image = context.createImageData(220, 1);
        for (let x = 0; x < 220; x++) {
            const at = Math.round((from + ((to - from) * x) / 219) * 1023) * 4;
            image.data.set(colours.subarray(at, at + 4), x * 4);
        }
        context.putImageData(image, 0, 0);
    }, [palette.name, shown, from, to]);
    if (!shown || catalog === undefined) return null;
    const field = apart ? view.map.field.replace(/^difference\.?/, "") || "height" : settings.field;
    const info = catalog.fields.find((one) => one.name === field);
    const title = apart ? (
        <p>
            <strong>{t("Right minus left: {name}", { name: plainName(field) })}</strong>{" "}
            {showUnit(info?.unit)}
            <br />
            <small>{t("rust is lost, blue-green is gained")}</small>
        </p>
    ) : (
        <p>
            <strong>{plainName(field)}</strong> {showUnit(info?.unit)}
        </p>
    );
    if (palette.kind === "classes") {
        const named = palette.named;
        if (named !== undefined)
            return (
                <div class="legend" aria-label={t("Legend")}>
                    {title}
                    <ul>
                        {view.map.classesSeen
                            .filter((n) => named.has(n))
                            .map((n) => (
                                <li key={n}>
                                    <span
                                        class="swatch"
                                        style={{
                                            background: `rgb(${named.get(n)?.colour.join(" ")})`,
                                        }}
                                    />
                                    {t(named.get(n)?.name ?? "")}
                                </li>
                            ))}
                    </ul>
                </div>
            );
        if (field !== "top_material") {
            const listed = view.map.classList;
            const colour = (i: number) =>
                `rgb(${palette.stops[(((i % 256) + 256) % 256) % palette.stops.length].join(" ")})`;
            const word = (i: number) => info?.classes?.[i] ?? t("class {n}", { n: i });
            return (
                <div class="legend" aria-label={t("Legend")}>
                    {title}
                    {info?.classes !== undefined && listed.length > 0 ? (
                        <ul>
                            {listed.map((i) => (
                                <li key={i}>
                                    <span class="swatch" style={{ background: colour(i) }} />
                                    {plainName(word(i))}
                                </li>
                            ))}
                        </ul>
                    ) : (
                        <>
                            <div class="classes" aria-hidden="true">
                                {(listed.length > 0 ? listed : palette.stops.map((_, i) => i)).map(
                                    (i) => (
                                        <span
                                            key={i}
                                            class="swatch"
                                            title={word(i)}
                                            style={{ background: colour(i) }}
                                        />
                                    ),
                                )}
                            </div>
                            <p>
                                <small>
                                    {t(
                                        "{n} classes, told apart by colour; colours repeat and " +
                                            "mean no amount",
                                        { n: view.map.classCount },
                                    )}
                                </small>
                            </p>
                        </>
                    )}
                </div>
            );
        }
        return (
            <div class="legend" aria-label={t("Legend")}>
                {title}
                <ul>
                    {rocks.map((m) => (
                        <li key={m.name}>
                            <span class="swatch" style={{ background: m.colour }} />
                            {plainName(m.name)}
                        </li>
                    ))}
                </ul>
            </div>
        );
    }
    const place = (v: number): number => {
        if (tall) {
            const low = Math.min(lowest, sea - 1);
            const at =
                v < sea
                    ? (0.499 * (v - low)) / (sea - low)
                    : 0.501 + (0.499 * (v - sea)) / Math.max(top - sea, 1e-6);
            return (at - from) / (to - from);
        }
        if (palette.kind === "log") return Math.log2(v / range[0]) / Math.log2(range[1] / range[0]);
        return (v - range[0]) / (range[1] - range[0]);
    };
    let marks: number[];
    const around = palette.kind === "around";
    if (around) {
        marks = COMPASS.map(([degrees]) => degrees);
    } else if (palette.kind === "log") {
        marks = [];
        for (let p = Math.ceil(Math.log10(range[0])); p <= Math.log10(range[1]) + 1e-9; p++)
            marks.push(10 ** p);
        if (marks.length > 5) marks = marks.filter((_, i) => i % Math.ceil(marks.length / 5) === 0);
    } else if (tall && from > 0) {
        marks = ticks(sea, top, 4);
    } else if (tall && to < 1) {
        marks = ticks(lowest, sea, 4);
    } else if (tall) {
        marks = [
            ...ticks(lowest, sea, 2).filter((v) => v < sea - (sea - lowest) * 0.2),
            sea,
            ...ticks(sea, top, 3).filter((v) => v > sea + (top - sea) * 0.15),
        ];
    } else {
        marks = ticks(range[0], range[1], 4);
    }
    return (
        <div class="legend" aria-label={t("Legend")}>
            {title}
            <canvas ref={canvas} width={220} height={1} />
            <div class="marks">
                {marks.map((v, i) => (
                    <span
                        key={v}
                        style={{ left: `${Math.min(100, Math.max(0, 100 * place(v)))}%` }}
                    >
                        {around ? t(COMPASS[i][1]) : showNumber(v, 3)}
                    </span>
                ))}
            </div>
        </div>
    );
}
