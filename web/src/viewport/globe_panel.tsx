// SPDX-License-Identifier: Apache-2.0
// What the globe shows beside the land: day and night, plates, their borders and drift. A small
// panel in the corner of the land, which folds away.
import { t } from "../i18n/i18n.ts";
import { paletteFor } from "../map/palettes.ts";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { readings } from "../tools/readings.ts";
import { changeView } from "./look_panel.tsx";
import { BORDER_FIELD, DRIFT_FIELDS, DRIFT_MYR, PLATE_FIELD } from "./plates.ts";
import { firstSettings, ViewSettings } from "./settings.ts";
import { YEAR_DAYS } from "./sun.ts";

type Toggle = "daylight" | "plates" | "borders" | "drift" | "spin";

const NARROW = "(max-width: 800px), (max-height: 430px)";

export function GlobePanel() {
    const mode = useStore(model, (m) => m.mode);
    const s = useStore(model, (m) => m.settings);
    const present = useStore(model, (m) => m.run.fields) ?? [];
    // What was read from the land takes the same corner.
    const covered = useStore(readings, (r) =>
        [r.section, r.borehole, r.profile, r.climate].some((one) => one !== undefined),
    );
    if (mode !== "globe" || covered) return null;
    const has = (name: string) => present.includes(name);
    const toggle = (key: Toggle, word: string) => (
        <label class="inline">
            <input
                type="checkbox"
                role="switch"
                id={`g-${key}`}
                checked={s[key]}
                onChange={(event) => changeView({ [key]: event.currentTarget.checked })}
            />{" "}
            {word}
        </label>
    );
    const slider = (
        key: "worldHour" | "worldDay",
        word: string,
        [min, max, step]: [number, number, number],
        text: string,
    ) => (
        <div class="line">
            <label for={`g-${key}`}>{word}</label>
            <input
                id={`g-${key}`}
                type="range"
                min={min}
                max={max}
                step={step}
                value={s[key]}
                aria-valuetext={text}
                title={t("Double click: back to the default")}
                style={{ "--at": `${(100 * (s[key] - min)) / (max - min)}%` }}
                onInput={(event) => changeView({ [key]: Number(event.currentTarget.value) })}
                onDblClick={() =>
                    changeView({ [key]: firstSettings[key] } as Partial<ViewSettings>)
                }
            />
            <span class="figure plain">{text}</span>
        </div>
    );
    const hour = Math.floor(s.worldHour) % 24;
    const minutes = String(Math.round((s.worldHour % 1) * 60)).padStart(2, "0");
    const named = [...(paletteFor(BORDER_FIELD).named ?? [])].filter(([number]) => number > 0);
    return (
        <details class="globepanel" open={!matchMedia(NARROW).matches}>
            <summary>{t("World")}</summary>
            {toggle("spin", t("Turn by itself"))}
            {toggle("daylight", t("Day and night"))}
            {s.daylight && slider("worldHour", t("Hour"), [0, 24, 0.25], `${hour}:${minutes}`)}
            {s.daylight &&
                slider("worldDay", t("Season"), [1, YEAR_DAYS, 1], t("day {n}", { n: s.worldDay }))}
            {has(PLATE_FIELD) && toggle("plates", t("Plates"))}
            {has(BORDER_FIELD) && has(PLATE_FIELD) && toggle("borders", t("Borders of plates"))}
            {s.borders && has(BORDER_FIELD) && (
                <ul class="swatches" aria-label={t("Borders of plates")}>
                    {named.map(([number, one]) => (
                        <li key={number}>
                            <span
                                class="swatch"
                                style={{ background: `rgb(${one.colour.join(" ")})` }}
                            />
                            {t(one.name)}
                        </li>
                    ))}
                </ul>
            )}
            {DRIFT_FIELDS.every(has) && toggle("drift", t("Drift of plates"))}
            {s.drift && DRIFT_FIELDS.every(has) && (
                <p>{t("An arrow is the way of {n} million years", { n: DRIFT_MYR })}</p>
            )}
        </details>
    );
}
