// SPDX-License-Identifier: Apache-2.0
// Tools at the edge of the land, and the settings of the one in the hand.
import { t } from "../i18n/i18n.ts";
import { plainName } from "../recipe/structure.ts";
import { Glyph, Icon } from "../shell/icons.tsx";
import { view } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { Held } from "./tool.ts";
import { isOffered, toolOf, tools, useTool } from "./tools.tsx";

const shownKey = (key: string) => (key === "Escape" ? "Esc" : key.toUpperCase());

export function Toolbar() {
    const held = useStore(model, (m) => m.tool);
    const operators = useStore(model, (m) => m.catalog)?.operators ?? [];
    useStore(model, (m) => m.run.fields?.join()); // tools may need some
    // Landforms that stand at a place can be dropped there.
    const acts = operators.filter(
        (op) =>
            op.kind === "generator" && ["x", "y"].every((n) => op.params.some((p) => p.name === n)),
    );
    return (
        <div class="toolbar" role="toolbar" aria-label={t("Tools")} aria-orientation="vertical">
            {tools
                .filter((tool) => !tool.hidden && isOffered(tool))
                .map((tool) => (
                    <button
                        key={tool.key}
                        class="icon"
                        aria-pressed={held === tool.key}
                        aria-label={t(tool.word)}
                        title={`${t(tool.word)} (${shownKey(tool.shortcut)})`}
                        onClick={() => useTool(tool.key)}
                    >
                        <Glyph lines={tool.icon} />
                    </button>
                ))}
            {acts.length > 0 && (
                <label class="acts" title={t("Drop a landform")}>
                    <Icon name="act" />
                    <select
                        aria-label={t("Drop a landform")}
                        value={held.startsWith("act:") ? held : ""}
                        onChange={(event) =>
                            model.set({ tool: (event.currentTarget.value || "look") as Held })
                        }
                    >
                        <option value="">{t("none")}</option>
                        {acts.map((op) => (
                            <option key={op.name} value={`act:${op.name}`}>
                                {plainName(op.name)}
                            </option>
                        ))}
                    </select>
                </label>
            )}
            <button
                class="icon"
                onClick={() => view.frameLand(true)}
                aria-label={t("All of the land")}
                title={`${t("All of the land")} (F)`}
            >
                <Icon name="frame" />
            </button>
        </div>
    );
}

export function ToolOptions() {
    const held = useStore(model, (m) => m.tool);
    const { options: Options, hint, word } = toolOf(held);
    if (Options !== undefined) return <Options />;
    const sentence = held.startsWith("act:")
        ? t("Click where it shall stand: {name}", { name: plainName(word) })
        : hint && t(hint);
    return sentence === undefined ? null : (
        <p class="hint" role="status">
            {sentence}
        </p>
    );
}
