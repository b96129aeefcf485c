// SPDX-License-Identifier: Apache-2.0
// What tools have read, over the lower part of the land.
import { useEffect } from "preact/hooks";
import { t } from "../i18n/i18n.ts";
import { Icon } from "../shell/icons.tsx";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { forgetReadings, readings, readSection } from "../tools/readings.ts";
import { tools } from "../tools/tools.tsx";

export function SectionPanel() {
    const taken = useStore(readings, (r) => r);
    const section = taken.section;
    const tick = useStore(model, (m) => m.tick);
    // The section is live: it follows the land.
    useEffect(() => {
        if (section !== undefined && !taken.drawing) void readSection(false);
    }, [tick]);
    const shown = tools.filter((tool) => tool.reading && taken[tool.reading] !== undefined);
    if (shown.length === 0) return null;
    return (
        <aside
            class={shown.every((tool) => tool.narrow) ? "cuts narrow" : "cuts"}
            aria-label={t("What was read")}
        >
            <button
                class="icon quiet close"
                onClick={forgetReadings}
                aria-label={t("Close")}
                title={t("Close")}
            >
                <Icon name="close" />
            </button>
            {shown.map(({ key, drawing: Drawing }) => Drawing && <Drawing key={key} />)}
        </aside>
    );
}
