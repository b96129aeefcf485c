// SPDX-License-Identifier: Apache-2.0
// Over a comparison: what stands left and right, how it is shown, what the recipes differ in.
import { useEffect } from "preact/hooks";
import { t } from "../i18n/i18n.ts";
import { view } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { drawn } from "../viewport/stage.tsx";
import { Compared } from "../viewport/settings.ts";
import { chooseSide, freshen, readWords, showCompared, Side, tickOf } from "./compare.ts";

// No branch can be called these.
const NOW = "";
const AGAIN = "\u0000again";

export function ComparePanel() {
    const compare = useStore(model, (m) => m.compare);
    const text = useStore(model, (m) => m.text);
    const kept = useStore(model, (m) => m.run.kept);
    const field = useStore(model, (m) =>
        m.settings.overlay || m.compare.show !== "land" ? m.settings.field : "",
    );
    useStore(drawn, (d) => d.pictures);
    useEffect(() => void freshen(), [field]);
    useEffect(() => void readWords(), [text, kept?.a?.edition, kept?.b?.edition]);
    const ways: [Compared, string][] = [
        ["land", t("3D")],
        ["map", t("Map")],
        ["difference", t("Difference")],
    ];
    const moved = tickOf("left") !== tickOf("right");
    return (
        <section class="comparebar" aria-label={t("Compare")}>
            <SideChoice side="left" />
            <div class="ways" role="radiogroup" aria-label={t("How to compare")}>
                {ways.map(([way, word]) => (
                    <button
                        key={way}
                        role="radio"
                        aria-checked={compare.show === way}
                        onClick={() => showCompared(way)}
                    >
                        {word}
                    </button>
                ))}
            </div>
            <SideChoice side="right" />
            <details class="apart">
                <summary>
                    {compare.words.length === 0
                        ? moved
                            ? t("The same recipe at two moments")
                            : t("The recipes are the same")
                        : compare.words.length === 1
                          ? t("One difference of the recipes")
                          : t("{n} differences of the recipes", { n: compare.words.length })}
                </summary>
                <ul>
                    {compare.words.map((word) => (
                        <li key={word}>{word}</li>
                    ))}
                </ul>
            </details>
            {compare.show === "difference" && view.map.apart === undefined && (
                <p class="sentence" role="status">
                    {t("These lands have other extents: no difference can be drawn.")}
                </p>
            )}
        </section>
    );
}

function SideChoice({ side }: { side: Side }) {
    const compare = useStore(model, (m) => m.compare);
    const branches = useStore(model, (m) => m.branches);
    const run = useStore(model, (m) => m.run);
    const chosen = compare[side];
    const step = t("step {n}", { n: tickOf(side) });
    const keptBranch = run.kept?.a?.branch ?? run.branch ?? "";
    const choose = (value: string) =>
        void chooseSide(side, value === AGAIN || value === NOW ? undefined : value);
    const others = branches.filter((branch) => side === "left" || branch.name !== run.branch);
    return (
        <label class={`side ${side}`}>
            <span>{side === "left" ? t("Left") : t("Right")}</span>
            <select
                value={chosen ?? NOW}
                disabled={compare.busy}
                aria-busy={compare.busy}
                onChange={(event) => choose(event.currentTarget.value)}
            >
                <option value={NOW}>
                    {side === "left"
                        ? t("kept: {branch}, {step}", { branch: keptBranch, step })
                        : t("now: {branch}, {step}", { branch: run.branch ?? "", step })}
                </option>
                {others.map((branch) => (
                    <option key={branch.name} value={branch.name}>
                        {branch.name},{" "}
                        {t("step {n}", {
                            n:
                                branch.name === chosen
                                    ? tickOf(side)
                                    : branchTick(branch.name, branch.tick),
                        })}
                    </option>
                ))}
                {side === "left" && <option value={AGAIN}>{t("Keep this moment")}</option>}
            </select>
        </label>
    );
}

// The branch one is on stands where the run is.
function branchTick(name: string, tick: number | undefined): number {
    return name === model.value.run.branch ? model.value.run.tick : (tick ?? 0);
}

export function SplitHandle() {
    useStore(drawn, (d) => d.pictures);
    const place = (share: number) => {
        view.split = Math.min(0.97, Math.max(0.03, share));
        view.invalidate();
    };
    return (
        <div
            class="split"
            role="slider"
            tabIndex={0}
            aria-label={t("Where left and right meet")}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(view.split * 100)}
            style={{ left: `${view.split * 100}%` }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => {
                const rect = view.canvas.getBoundingClientRect();
                if (event.buttons & 1) place((event.clientX - rect.left) / rect.width);
            }}
            onKeyDown={(event) => {
                const way =
                    event.key === "ArrowLeft" ? -0.02 : event.key === "ArrowRight" ? 0.02 : 0;
                if (way === 0) return;
                event.preventDefault();
                event.stopPropagation();
                place(view.split + way);
            }}
        >
            <span aria-hidden="true">⇔</span>
        </div>
    );
}
