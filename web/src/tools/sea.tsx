// SPDX-License-Identifier: Apache-2.0
// The level of the sea. Stages and processes that know a sea get it as a value of the recipe; where
// none does it is drawn in the view alone, and said so.
import { Edit, Param } from "../api/types.ts";
import { NumberControl } from "../form/control.tsx";
import { showNumber } from "../form/scale.ts";
import { t } from "../i18n/i18n.ts";
import { Card, plainName } from "../recipe/structure.ts";
import { edit, view } from "../state/actions.ts";
import { applySea, model, rememberSea } from "../state/model.ts";
import { useStore } from "../state/store.ts";

function knowing(cards: Card[]): Card[] {
    const operators = model.value.catalog?.operators ?? [];
    const knows = (card: Card) =>
        operators.find((one) => one.name === card.op)?.params.some((p) => p.name === "sea_level");
    return cards
        .flatMap((card) => [card, ...card.children.filter((child) => child.list === "process")])
        .filter((card) => card.enabled && knows(card));
}

// `undefined` takes the sea away.
export async function setSea(height: number | undefined): Promise<void> {
    const level = height === undefined ? undefined : Number(height.toFixed(1));
    const cards = knowing(model.value.cards);
    if (cards.length === 0) {
        rememberSea();
        model.set({ settings: { ...model.value.settings, sea: level } });
        applySea(view);
        return;
    }
    const edits = cards.flatMap((card): Edit[] => {
        const place = `${card.place}.sea_level`;
        if (level !== undefined) return [{ kind: "set", place, value: String(level) }];
        return "sea_level" in card.written ? [{ kind: "unset", place }] : [];
    });
    if (edits.length > 0)
        await edit(edits, level === undefined ? t("No sea") : t("Sea level {h} m", { h: level }));
}

export function SeaOptions() {
    const cards = knowing(useStore(model, (m) => m.cards));
    const sea = useStore(model, (m) => m.run.sea_level ?? m.settings.sea ?? undefined);
    const { low, high } = view.land.numbers;
    const param: Param = {
        name: "sea_level",
        kind: "number",
        doc: "",
        unit: "m",
        min: Math.floor(low),
        max: Math.ceil(high),
        default: low,
    };
    return (
        <div class="tooloptions" role="group" aria-label={t("Sea level")}>
            <p>{t("Click where the shore shall be.")}</p>
            <div class="control tight">
                <label for="sea-level">{t("Sea level")}</label>
                <NumberControl
                    id="sea-level"
                    param={param}
                    value={sea ?? low}
                    written={false}
                    fields={[]}
                    materials={[]}
                    onReset={() => void setSea(undefined)}
                    onChange={(value) => void setSea(Number(value))}
                />
            </div>
            <p class="sentence">
                {cards.length > 0
                    ? t("It becomes a value of {list}.", {
                          list: [
                              ...new Set(cards.map((card) => plainName(card.label || card.op))),
                          ].join(", "),
                      })
                    : t(
                          "No stage of this recipe knows a sea: it is only drawn in the " +
                              "view, and is no part of the land or its files.",
                      )}
            </p>
            {sea !== undefined && sea !== null && (
                <button class="small" onClick={() => void setSea(undefined)}>
                    {t("No sea")} ({showNumber(sea)} m)
                </button>
            )}
        </div>
    );
}
