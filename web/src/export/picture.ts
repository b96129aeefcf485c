// SPDX-License-Identifier: Apache-2.0
// What is seen as a file, and the charts as a table.
import { t } from "../i18n/i18n.ts";
import { download } from "../recipe/files.ts";
import { view } from "../state/actions.ts";
import { model, tell } from "../state/model.ts";

export async function savePicture(scale = 1): Promise<void> {
    try {
        download(
            await view.screenshot(scale),
            `${model.value.name || "land"}_${model.value.run.tick}.png`,
        );
    } catch (error) {
        tell("error", (error as Error).message);
    }
}

// Ticks in the first column, one curve in each of the others; what was not measured stays empty.
export function csvOf(ticks: number[], values: Map<string, (number | null | undefined)[]>): string {
    const names = [...values.keys()];
    const cell = (v: number | null | undefined) =>
        v === null || v === undefined || !Number.isFinite(v) ? "" : String(v);
    const rows = ticks.map((tick, i) =>
        [tick, ...names.map((name) => cell(values.get(name)?.[i]))].join(","),
    );
    return ["step", ...names].join(",") + "\n" + rows.join("\n") + "\n";
}

export function saveTable(
    ticks: number[],
    values: Map<string, (number | null | undefined)[]>,
): void {
    download(
        new Blob([csvOf(ticks, values)], { type: "text/csv" }),
        `${model.value.name || "land"}_charts.csv`,
    );
    tell("note", t("The curves are saved as a table."));
}
