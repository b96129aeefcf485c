// SPDX-License-Identifier: Apache-2.0
// Looking instead of reading: curves of the run, the spread of a field, the realism gates.
import { useEffect, useRef, useState } from "preact/hooks";
import uPlot from "uplot";
import "uplot/dist/uPlot.min.css";
import { showNumber, showUnit } from "../form/scale.ts";
import { HistogramReading, RealismReading } from "../api/types.ts";
import { t } from "../i18n/i18n.ts";
import { saveTable } from "../export/picture.ts";
import { plainName } from "../recipe/structure.ts";
import { Icon } from "../shell/icons.tsx";
import { ask, client, seek } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { book, chartGroups, chartNews, unitOf } from "./series.ts";

const COLOURS = ["#e59a4a", "#67a4d1", "#8fbf8a", "#c78fb8", "#d9cf86", "#8fa3b5", "#d07a62"];

export function Charts() {
    const version = useStore(chartNews, (c) => c.version);
    const groups = chartGroups([...book.values.keys()]);
    return (
        <section class="charts" aria-label={t("Charts")}>
            {groups.map((group) => (
                <Curve
                    key={group.title}
                    title={group.title}
                    names={group.names}
                    version={version}
                />
            ))}
            {groups.length === 0 && (
                <p class="chart empty">{t("Curves appear while the land runs.")}</p>
            )}
            <Histogram />
            <Gates />
            {groups.length > 0 && (
                <button
                    class="small savecharts"
                    onClick={() => saveTable(book.ticks, book.values)}
                    title={t("Save the curves as a table (CSV)")}
                >
                    <Icon name="export" /> CSV
                </button>
            )}
        </section>
    );
}

function Curve({ title, names, version }: { title: string; names: string[]; version: number }) {
    const host = useRef<HTMLDivElement>(null);
    const plot = useRef<uPlot | null>(null);
    const key = names.join(" ");
    const data = () =>
        [book.ticks, ...names.map((name) => book.values.get(name) ?? [])] as uPlot.AlignedData;
    useEffect(() => {
        const element = host.current!;
        const axis = {
            stroke: "#b4bbc2",
            grid: { stroke: "#2b3036", width: 1 },
            ticks: { stroke: "#2b3036" },
            font: "13px system-ui",
        };
        const options: uPlot.Options = {
            width: element.clientWidth || 260,
            height: 122,
            legend: { show: false },
            cursor: { points: { show: false } },
            scales: { x: { time: false } },
            axes: [
                { ...axis, size: 28, space: 70 },
                {
                    // As wide as its longest number: none is cut.
                    ...axis,
                    space: 26,
                    values: (_, list) => list.map((v) => showNumber(v, 4)),
                    size: (_, list) =>
                        18 + 7.5 * Math.max(3, ...(list ?? []).map((text) => text.length)),
                },
            ],
            series: [
                {},
                ...names.map((name, i) => ({
                    label: name,
                    stroke: COLOURS[i % COLOURS.length],
                    width: 1.6,
                    points: { show: false },
                })),
            ],
        };
        plot.current = new uPlot(options, data(), element);
        const watch = new ResizeObserver(() =>
            plot.current?.setSize({ width: element.clientWidth, height: 122 }),
        );
        watch.observe(element);
        return () => {
            watch.disconnect();
            plot.current?.destroy();
        };
    }, [key]);
    useEffect(() => plot.current?.setData(data()), [version, key]);
    const unit = showUnit(unitOf(names[0]));
    const last = (name: string) => {
        const list = book.values.get(name) ?? [];
        return list[list.length - 1] ?? NaN;
    };
    const click = (event: MouseEvent) => {
        const left = plot.current?.cursor.left;
        if (left !== undefined && left >= 0 && event.detail === 2)
            void seek(Math.round(plot.current!.posToVal(left, "x")));
    };
    return (
        <figure class="chart" onClick={click} title={t("Double click: go to this moment")}>
            <figcaption>
                <span>
                    {t(title)}
                    {unit && ` (${unit})`}
                </span>{" "}
                {names.length === 1 ? (
                    <b>{showNumber(last(names[0]))}</b>
                ) : (
                    <span class="keys">
                        {names.map((name, i) => (
                            <span key={name}>
                                <i style={{ background: COLOURS[i % COLOURS.length] }} />
                                {t(plainName(name.replace("ledger.", "")))}
                            </span>
                        ))}
                    </span>
                )}
            </figcaption>
            <div
                ref={host}
                role="img"
                aria-label={names
                    .map((name) => `${plainName(name)} ${showNumber(last(name))} ${unit}`.trim())
                    .join(", ")}
            />
        </figure>
    );
}

function Histogram() {
    const field = useStore(model, (m) => m.settings.field);
    const tick = useStore(model, (m) => (m.run.running ? Math.floor(m.tick / 20) : m.tick));
    const [answer, setAnswer] = useState<HistogramReading>();
    useEffect(() => {
        let gone = false;
        client.ask("histogram", { field }).then(
            (a) => {
                if (!gone) setAnswer(a);
            },
            () => {
                if (!gone) setAnswer(undefined);
            },
        );
        return () => {
            gone = true;
        };
    }, [field, tick]);
    if (answer === undefined || answer.counts.length === 0) return null;
    const { counts } = answer;
    const most = Math.max(...counts, 1);
    const unit = showUnit(answer.unit);
    const points = counts
        .map((c, i) => {
            const [left, right] = [i, i + 1].map((edge) => (edge / counts.length) * 240);
            const top = 100 - (96 * c) / most;
            return `${left},${top} ${right},${top}`;
        })
        .join(" ");
    return (
        <figure class="chart">
            <figcaption>
                {t("Spread of {name}", { name: plainName(field) })}{" "}
                <b>
                    {t("median")} {showNumber(answer.median)} {unit}
                </b>
            </figcaption>
            <svg
                viewBox="0 0 240 100"
                preserveAspectRatio="none"
                class="histogram"
                role="img"
                aria-label={t("Spread of {name}", { name: plainName(field) })}
            >
                <polygon points={`0,100 ${points} 240,100`} />
            </svg>
            <div class="ends">
                <span>{showNumber(answer.low)}</span>
                <span>
                    {showNumber(answer.high)} {unit}
                </span>
            </div>
        </figure>
    );
}

function Gates() {
    const [answer, setAnswer] = useState<RealismReading>();
    const [busy, setBusy] = useState(false);
    const tick = useStore(model, (m) => m.tick);
    const [asked, setAsked] = useState(-1);
    const measure = async () => {
        setBusy(true);
        const found = await ask("realism");
        if (found !== undefined) setAnswer(found);
        setAsked(tick);
        setBusy(false);
    };
    const measures = answer?.measures ?? [];
    return (
        <figure class="chart gates">
            <figcaption>
                {t("Would it pass for real land?")}{" "}
                <button class="small" disabled={busy} onClick={() => void measure()}>
                    {busy
                        ? t("Measuring…")
                        : answer && asked !== tick
                          ? t("Measure again")
                          : t("Measure")}
                </button>
            </figcaption>
            <ul>
                {measures.map((m) => (
                    <li key={m.name} class={m.verdict} title={m.sentence}>
                        <i aria-hidden="true" /> {m.title || plainName(m.name)}
                        <small>
                            {" "}
                            {m.value === null ? "" : showNumber(m.value, 3)} · {t(m.verdict)}
                        </small>
                    </li>
                ))}
            </ul>
        </figure>
    );
}
