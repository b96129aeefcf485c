// SPDX-License-Identifier: Apache-2.0
// Time: stages one after the other, recorded moments, events, the playhead, branches and speed.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { showNumber } from "../form/scale.ts";
import { t } from "../i18n/i18n.ts";
import { nextBranch } from "../recipe/inspector.tsx";
import { plainName } from "../recipe/structure.ts";
import { Icon } from "../shell/icons.tsx";
import { ask, seek, stepOnce, toggleRun } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { segmentsOf, tickAt, timeShare } from "./segments.ts";
import { thumbnails } from "./thumbnails.ts";
import { showYears, worldTime, yearsGone } from "./world_clock.ts";

export function Timeline() {
    const run = useStore(model, (m) => m.run);
    const cards = useStore(model, (m) => m.cards);
    const dock = useStore(model, (m) => m.dock);
    const track = useRef<HTMLDivElement>(null);
    const [, again] = useState(0);
    const segments = segmentsOf(cards);
    const share = (tick: number) => 100 * timeShare(segments, tick);
    useEffect(() => {
        thumbnails.clear();
        again((n) => n + 1);
    }, [cards.length]);
    const at = (clientX: number) => {
        const rect = track.current!.getBoundingClientRect();
        return tickAt(segments, (clientX - rect.left) / rect.width);
    };
    const drag = (event: PointerEvent) => {
        if (event.type === "pointerdown")
            (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
        if (event.type === "pointerdown" || event.buttons & 1) void seek(at(event.clientX));
    };
    const operators = useStore(model, (m) => m.catalog)?.operators ?? [];
    const time = worldTime(cards, run, operators);
    const years = yearsGone(cards, run, operators);
    const age = years === undefined ? undefined : showYears(years);
    const progress = run.ticks > 0 ? `${run.tick} / ${run.ticks}` : "";
    return (
        <section class="timeline" aria-label={t("Time")}>
            <div class="clock">
                <button
                    class="icon"
                    onClick={() => void seek(0)}
                    title={t("To the beginning")}
                    aria-label={t("To the beginning")}
                >
                    <Icon name="first" />
                </button>
                <button
                    class="icon"
                    onClick={() => void seek(Math.max(0, run.tick - 1))}
                    title={t("One step back")}
                    aria-label={t("One step back")}
                >
                    <Icon name="left" />
                </button>
                <button
                    class="icon"
                    onClick={() => void toggleRun()}
                    title={run.running ? t("Pause") : t("Run")}
                    aria-label={run.running ? t("Pause") : t("Run")}
                >
                    <Icon name={run.running ? "pause" : "play"} />
                </button>
                <button
                    class="icon"
                    onClick={() => void stepOnce()}
                    title={t("One step")}
                    aria-label={t("One step")}
                >
                    <Icon name="right" />
                </button>
                <span class="count" aria-live="off">
                    {progress}
                    {age !== undefined && (
                        <span class="worldage" title={t("Time that has gone by")}>
                            {age}
                        </span>
                    )}
                    {time !== undefined && (
                        <span class="worldclock" title={t("Clock of the world")}>
                            {t("day {d}, year {y}", { d: time.day, y: time.year })}
                        </span>
                    )}
                    <small>{run.rate ? ` ${showNumber(run.rate, 3)} ${t("steps/s")}` : ""}</small>
                </span>
            </div>
            <div
                class="track"
                ref={track}
                role="slider"
                tabIndex={0}
                aria-label={t("Moment")}
                aria-valuemin={0}
                aria-valuemax={run.ticks}
                aria-valuenow={run.tick}
                aria-valuetext={[t("step {n}", { n: run.tick }), age].filter(Boolean).join(", ")}
                onPointerDown={drag}
                onPointerMove={drag}
                onKeyDown={(event) => {
                    const far = event.shiftKey ? 10 : 1;
                    if (event.key === "ArrowLeft") void seek(Math.max(0, run.tick - far));
                    else if (event.key === "ArrowRight")
                        void seek(Math.min(run.ticks, run.tick + far));
                    else if (event.key === "Home") void seek(0);
                    else if (event.key === "End") void seek(run.ticks);
                    else return;
                    event.preventDefault();
                    event.stopPropagation();
                }}
            >
                {segments.map((segment, i) => (
                    <div
                        key={i}
                        class={`segment ${i % 2 ? "odd" : ""}`}
                        style={{
                            left: `${100 * segment.from}%`,
                            width: `${100 * (segment.to - segment.from)}%`,
                        }}
                        title={plainName(segment.label)}
                    >
                        <span>{plainName(segment.label)}</span>
                    </div>
                ))}
                <div class="past" style={{ width: `${share(run.tick)}%` }} />
                {thumbnails.list.map((shot) => (
                    <img
                        key={shot.tick}
                        class="thumb"
                        src={shot.url}
                        alt=""
                        style={{ left: `${share(shot.tick)}%` }}
                    />
                ))}
                {(run.recorded ?? []).map((tick) => (
                    <i key={tick} class="moment" style={{ left: `${share(tick)}%` }} />
                ))}
                {segments.flatMap((segment) =>
                    segment.events.map((event) => (
                        <i
                            key={`e${event.tick}${event.label}`}
                            class="event"
                            style={{ left: `${share(event.tick)}%` }}
                            title={event.label}
                        />
                    )),
                )}
                <div class="playhead" style={{ left: `${share(run.tick)}%` }} />
            </div>
            <Branches />
            <button
                class="icon quiet"
                aria-expanded={dock}
                onClick={() => model.set({ dock: !dock })}
                title={`${t("Charts")} (T)`}
                aria-label={t("Charts")}
            >
                <Icon name="chart" />
            </button>
        </section>
    );
}

function Branches() {
    const branches = useStore(model, (m) => m.branches);
    const branch = useStore(model, (m) => m.run.branch) ?? "main";
    const speed = useStore(model, (m) => m.run.speed) ?? 0;
    const names = [...new Set([branch, ...branches.map((b) => b.name)])];
    const [naming, setNaming] = useState(false);
    return (
        <div class="branches">
            <select
                aria-label={t("Speed")}
                title={t("Speed")}
                value={String(speed)}
                onChange={(event) =>
                    void ask("speed", { steps_per_second: Number(event.currentTarget.value) })
                }
            >
                {[...new Set([0, 1, 5, 20, 60, speed])]
                    .sort((a, b) => a - b)
                    .map((s) => (
                        <option key={s} value={String(s)}>
                            {s === 0 ? t("full speed") : `${s} ${t("steps/s")}`}
                        </option>
                    ))}
            </select>
            {naming ? (
                <BranchName done={() => setNaming(false)} />
            ) : (
                <select
                    aria-label={t("Branch")}
                    title={t("Branch")}
                    value={branch}
                    onChange={(event) => {
                        const name = event.currentTarget.value;
                        if (name === "+") setNaming(true);
                        else if (name === "-") void ask("drop_branch", { name: branch });
                        else void ask("switch", { name });
                    }}
                >
                    {names.map((name) => (
                        <option key={name} value={name}>
                            {name}
                        </option>
                    ))}
                    <option value="+">{t("New branch from here…")}</option>
                    {names.length > 1 && branch !== "main" && (
                        <option value="-">{t("Drop this branch")}</option>
                    )}
                </select>
            )}
        </div>
    );
}

// Enter makes the branch, Escape leaves it; letters, digits, - and _ are what a name may have.
function BranchName({ done }: { done: () => void }) {
    const box = useRef<HTMLInputElement>(null);
    // Before the next letter can come, not after the next picture: it would act as a key.
    useLayoutEffect(() => {
        box.current?.focus();
        box.current?.select();
    }, []);
    return (
        <input
            ref={box}
            class="branchname"
            type="text"
            defaultValue={nextBranch()}
            maxLength={31}
            autocomplete="off"
            spellcheck={false}
            aria-label={t("Name of the new branch")}
            title={t("Name of the new branch")}
            onBlur={done}
            onKeyDown={(event) => {
                if (event.key === "Escape") done();
                if (event.key !== "Enter") return;
                const name = event.currentTarget.value.trim().replace(/[^\w-]+/g, "_");
                done();
                if (name !== "") void ask("branch", { name });
            }}
        />
    );
}
