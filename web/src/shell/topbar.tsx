// SPDX-License-Identifier: Apache-2.0
// The bar above the land: project, clock, undo, views, export, help.
import { currentLanguage, t } from "../i18n/i18n.ts";
import { redo, stepOnce, toggleRun, undo } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { goesRound } from "../viewport/globe_math.ts";
import { Mode } from "../viewport/settings.ts";
import { switchLanguage } from "./app.tsx";
import { Icon } from "./icons.tsx";
import { showMode } from "./modes.ts";

export function TopBar() {
    const run = useStore(model, (m) => m.run);
    const mode = useStore(model, (m) => m.mode);
    const drawnSea = useStore(model, (m) => m.settings.sea);
    const connected = useStore(model, (m) => m.connected);
    const given = useStore(model, (m) => m.name);
    const name = given || (run.project ?? "").split("/").filter(Boolean).pop() || "";
    const modes: [Mode, string, string][] = [
        ["land", t("Land"), "1"],
        ["map", t("Map"), "2"],
        ["split", t("Compare"), "3"],
    ];
    if (goesRound(run.grid)) modes.push(["globe", t("Globe"), "4"]);
    return (
        <header class="topbar">
            <h1>
                <Mark /> Cuesta
            </h1>
            <button
                class="project quiet"
                title={t("Examples and files")}
                onClick={() => model.set({ dialog: "examples" })}
            >
                {name || t("project")} <Icon name="down" />
            </button>
            {!connected && (
                <span class="offline" role="status">
                    {t("Not connected, trying again…")}
                </span>
            )}
            <div class="group" role="group" aria-label={t("Clock")}>
                <button
                    class={`primary ${run.running ? "running" : ""}`}
                    onClick={() => void toggleRun()}
                    title={t("Run or pause (space)")}
                    aria-keyshortcuts="Space"
                >
                    <Icon name={run.running ? "pause" : "play"} />{" "}
                    <span>{run.running ? t("Pause") : t("Run")}</span>
                </button>
                <button
                    class="icon"
                    onClick={() => void stepOnce()}
                    title={t("One step (right arrow)")}
                    aria-label={t("Step")}
                >
                    <Icon name="step" />
                </button>
            </div>
            <div class="group" role="group" aria-label={t("History")}>
                <button
                    class="icon"
                    disabled={!run.can_undo && drawnSea === undefined}
                    onClick={() => void undo()}
                    title={t("Undo (Z)")}
                    aria-label={t("Undo")}
                >
                    <Icon name="undo" />
                </button>
                <button
                    class="icon"
                    disabled={!run.can_redo}
                    onClick={() => void redo()}
                    title={t("Redo (Shift+Z)")}
                    aria-label={t("Redo")}
                >
                    <Icon name="redo" />
                </button>
            </div>
            <div class="group views" role="group" aria-label={t("View")}>
                {modes.map(([key, word, shortcut]) => (
                    <button
                        key={key}
                        aria-pressed={mode === key}
                        title={`${word} (${shortcut})`}
                        onClick={() => showMode(key)}
                    >
                        <Icon name={key} /> <span>{word}</span>
                    </button>
                ))}
            </div>
            <div class="group end">
                <button
                    class="quiet"
                    onClick={() => model.set({ dialog: "share" })}
                    title={t("Save or share the recipe")}
                >
                    <Icon name="share" /> <span>{t("Share")}</span>
                </button>
                <button
                    class="quiet"
                    onClick={() => model.set({ dialog: "export" })}
                    title={t("Files, pictures, film")}
                >
                    <Icon name="export" /> <span>{t("Export")}</span>
                </button>
                <button
                    class="quiet"
                    onClick={() => model.set({ dialog: "help" })}
                    title={t("Help and keys (?)")}
                    aria-label={t("Help")}
                >
                    <Icon name="help" />
                </button>
                <button
                    class="quiet lang"
                    lang={currentLanguage() === "de" ? "en" : "de"}
                    onClick={switchLanguage}
                    title={currentLanguage() === "de" ? "English" : "Deutsch"}
                    aria-label={currentLanguage() === "de" ? "English" : "Deutsch"}
                >
                    {currentLanguage() === "de" ? "EN" : "DE"}
                </button>
            </div>
        </header>
    );
}

function Mark() {
    return (
        <svg viewBox="0 0 24 20" width="24" height="20" aria-hidden="true">
            <path d="M1 17L15 4l8 13z" fill="#e59a4a" />
            <path
                d="M1 17L15 4l1.300 2.100L6 17zM9.500 17l8.300-8.500 1.200 2-6 6.500z"
                fill="#15171a"
                opacity=".45"
            />
        </svg>
    );
}
