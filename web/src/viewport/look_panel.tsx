// SPDX-License-Identifier: Apache-2.0
// How the land is shown: sun, climate, heights, lines, the field of the map. Nothing here changes
// it.
import { t } from "../i18n/i18n.ts";
import { palettes } from "../map/palettes.ts";
import { plainName } from "../recipe/structure.ts";
import { tellServer } from "../shell/modes.ts";
import { view } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { LookName, lookNames } from "./looks.ts";
import { firstSettings, ViewSettings } from "./settings.ts";

export function changeView(settings: Partial<ViewSettings>): void {
    model.set({ settings: { ...model.value.settings, ...settings } });
    view.change(settings);
    tellServer();
}

export function LookPanel() {
    const s = useStore(model, (m) => m.settings);
    const fields = useStore(model, (m) => m.catalog)?.fields ?? [];
    const present = useStore(model, (m) => m.run.fields);
    const globe = useStore(model, (m) => m.mode) === "globe";
    const shown = present && present.length > 0 ? present : fields.map((f) => f.name);
    const slider = (
        key: keyof ViewSettings,
        word: string,
        min: number,
        max: number,
        step: number,
        text: string,
    ) => (
        <div class="control tight">
            <label
                for={`v-${key}`}
                onDblClick={() => changeView({ [key]: firstSettings[key] })}
                title={t("Double click: back to the default")}
            >
                {word}
            </label>
            <span class="number">
                <input
                    id={`v-${key}`}
                    type="range"
                    min={min}
                    max={max}
                    step={step}
                    value={Number(s[key])}
                    aria-valuetext={text}
                    style={{ "--at": `${(100 * (Number(s[key]) - min)) / (max - min)}%` }}
                    onInput={(event) => changeView({ [key]: Number(event.currentTarget.value) })}
                    onDblClick={() => changeView({ [key]: firstSettings[key] })}
                />
                <span class="figure plain">{text}</span>
            </span>
        </div>
    );
    const has = (name: string) => present?.includes(name) === true;
    const toggle = (key: "wind" | "clouds" | "plants", word: string) => (
        <label class="inline">
            <input
                type="checkbox"
                role="switch"
                id={`v-${key}`}
                checked={s[key]}
                onChange={(event) => changeView({ [key]: event.currentTarget.checked })}
            />{" "}
            {word}
        </label>
    );
    const clock = `${Math.floor(s.hour)}:${String(Math.round((s.hour % 1) * 60)).padStart(2, "0")}`;
    return (
        <section class="lookpanel" aria-label={t("View")}>
            <h2>{t("View")}</h2>
            <div class="control tight">
                <label for="v-field">{t("Field")}</label>
                <select
                    id="v-field"
                    value={s.field}
                    onChange={(event) => changeView({ field: event.currentTarget.value })}
                >
                    {[...new Set([...shown, s.field])].map((name) => (
                        <option key={name} value={name}>
                            {plainName(name)}
                        </option>
                    ))}
                </select>
            </div>
            <div class="control tight">
                <label for="v-palette">{t("Colours")}</label>
                <select
                    id="v-palette"
                    value={s.palette}
                    onChange={(event) => changeView({ palette: event.currentTarget.value })}
                >
                    <option value="">{t("of the field")}</option>
                    {palettes.map((p) => (
                        <option key={p.name} value={p.name}>
                            {t(p.name)}
                        </option>
                    ))}
                </select>
            </div>
            <label class="inline">
                <input
                    type="checkbox"
                    role="switch"
                    checked={s.overlay}
                    onChange={(event) => changeView({ overlay: event.currentTarget.checked })}
                />{" "}
                {t("Field over the land")}
            </label>
            <div class="control tight">
                <label for="v-look">{t("Climate")}</label>
                <select
                    id="v-look"
                    value={s.look}
                    onChange={(event) =>
                        changeView({ look: event.currentTarget.value as LookName })
                    }
                >
                    {lookNames.map((name) => (
                        <option key={name} value={name}>
                            {t(name)}
                        </option>
                    ))}
                </select>
            </div>
            {!globe && slider("hour", t("Time of day"), 4.5, 19.75, 0.05, clock)}
            {!(globe && s.daylight) &&
                slider("turn", t("Turn the sun"), -180, 180, 1, `${s.turn}°`)}
            {slider("exaggeration", t("Heights"), 0.5, 5, 0.1, `× ${s.exaggeration.toFixed(1)}`)}
            {slider("haze", t("Haze"), 0, 3, 0.05, s.haze.toFixed(2))}
            {slider(
                "contour",
                t("Contour lines"),
                0,
                contourMost(),
                contourMost() / 20,
                s.contour === 0 ? t("none") : `${Number(s.contour.toPrecision(3))} m`,
            )}
            <label class="inline">
                <input
                    type="checkbox"
                    role="switch"
                    checked={s.waves}
                    onChange={(event) => changeView({ waves: event.currentTarget.checked })}
                />{" "}
                {t("Moving water")}
            </label>
            {has("wind_x") && has("wind_y") && toggle("wind", t("Wind as streaks"))}
            {(has("humidity") || has("air_water")) && toggle("clouds", t("Clouds"))}
            {has("plant_cover") && toggle("plants", t("Plants"))}
        </section>
    );
}

function contourMost(): number {
    const relief = view.land.numbers.high - view.land.numbers.low;
    return Math.max(1, Number((relief / 4).toPrecision(1)));
}
