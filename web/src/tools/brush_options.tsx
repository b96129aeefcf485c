// SPDX-License-Identifier: Apache-2.0
// The settings of the brush, and who takes the map that it paints.
import { NumberControl } from "../form/control.tsx";
import { t } from "../i18n/i18n.ts";
import { plainName } from "../recipe/structure.ts";
import { view } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { brush, BrushKind, brushKinds } from "./brush.ts";
import { addKit } from "./strokes.ts";
import { hasErosion, Taker, takerOf } from "./wiring.ts";

export function BrushOptions() {
    const b = useStore(brush, (value) => value);
    const materials = useStore(model, (m) => m.rocks);
    const extent = view.land.extent;
    const kind = brushKinds.find((one) => one.name === b.kind) ?? brushKinds[0];
    const cards = useStore(model, (m) => m.cards);
    const operators = useStore(model, (m) => m.catalog)?.operators ?? [];
    const taker = takerOf(kind, cards, operators);
    const number = (
        name: keyof typeof b,
        word: string,
        unit: string,
        min: number,
        max: number,
        log = false,
    ) => (
        <div class="control tight">
            <label>{word}</label>
            <NumberControl
                id={`b-${name}`}
                param={{
                    name,
                    kind: "number",
                    doc: "",
                    unit,
                    min,
                    max,
                    scale: log ? "log" : "linear",
                    default: b[name],
                }}
                value={b[name]}
                written={false}
                fields={[]}
                materials={[]}
                onReset={() => {}}
                onChange={(value) => brush.set({ [name]: Number(value) })}
            />
        </div>
    );
    return (
        <div class="tooloptions" role="group" aria-label={t("Brush")}>
            <div class="kinds" role="radiogroup" aria-label={t("What the brush does")}>
                {brushKinds.map((one) => (
                    <button
                        key={one.name}
                        role="radio"
                        aria-checked={b.kind === one.name}
                        onClick={() =>
                            brush.set({
                                kind: one.name,
                                value: takerOf(one, cards, operators)?.value ?? b.value,
                            })
                        }
                    >
                        {t(one.word)}
                    </button>
                ))}
            </div>
            {number("radius", t("Radius"), "m", Math.max(extent / 2000, 0.5), extent / 2, true)}
            {(kind.mode === "raise" || kind.mode === "lower") &&
                number("amount", t("Amount"), "m", 0, Math.max(10, extent / 20))}
            {kind.mode !== "raise" &&
                kind.mode !== "lower" &&
                number("strength", t("Strength"), "1", 0, 1)}
            {kind.mode === "paint" &&
                number(
                    "value",
                    kind.name === "spring" ? t("Weight") : t("Value"),
                    taker?.unit ?? "1",
                    0,
                    taker?.most ?? 1,
                )}
            {number("core", t("Hard core"), "1", 0, 1)}
            {b.kind === "rock" && (
                <div class="control tight">
                    <label for="b-material">{t("Material")}</label>
                    <select
                        id="b-material"
                        value={b.material}
                        onChange={(event) => brush.set({ material: event.currentTarget.value })}
                    >
                        <option value="">{t("what is on top")}</option>
                        {materials.map((m) => (
                            <option key={m.name} value={m.name}>
                                {plainName(m.name)}
                            </option>
                        ))}
                    </select>
                </div>
            )}
            {kind.field === undefined && hasErosion(cards, operators) && (
                <label
                    class="inline"
                    title={t(
                        "The stroke comes before them in the recipe, and they run again; " +
                            "off: it lies on the land as it is now.",
                    )}
                >
                    <input
                        type="checkbox"
                        role="switch"
                        checked={b.answered}
                        onChange={(event) => brush.set({ answered: event.currentTarget.checked })}
                    />
                    {t("Rivers and slopes answer")}
                </label>
            )}
            {taker !== undefined && <MapWords kind={kind} taker={taker} />}
        </div>
    );
}

// Who takes the map that is painted, in one sentence; if nobody does, one click adds who would.
function MapWords({ kind, taker }: { kind: BrushKind; taker: Taker }) {
    const card = plainName(taker.op);
    const words = { card, map: taker.map, key: plainName(taker.key) };
    if (taker.wired)
        return <p class="sentence">{t("{card} reads the map {map}: {key}.", words)}</p>;
    if (taker.place !== "")
        return (
            <p class="sentence">
                {t("The first stroke gives the map {map} to {card}: {key}.", words)}
            </p>
        );
    return (
        <div class="offer" role="status">
            <p>{t("No process of this recipe takes the map {map} yet.", words)}</p>
            <button class="primary" onClick={() => void addKit(kind)}>
                {t("Add {card} that does", words)}
            </button>
        </div>
    );
}
