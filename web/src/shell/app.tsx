// SPDX-License-Identifier: Apache-2.0
// The page as look.md draws it: recipe left, land in the middle, inspector right, time below.
import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Charts } from "../charts/charts.tsx";
import { ExportDialog } from "../export/dialog.tsx";
import { currentLanguage, setLanguage, t } from "../i18n/i18n.ts";
import { AddDialog } from "../recipe/add.tsx";
import { Cards } from "../recipe/cards.tsx";
import { draft } from "../recipe/draft.ts";
import { Editor } from "../recipe/editor.tsx";
import { Inspector } from "../recipe/inspector.tsx";
import { model, sheets } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { Timeline } from "../timeline/timeline.tsx";
import { LookPanel } from "../viewport/look_panel.tsx";
import { Stage } from "../viewport/stage.tsx";
import { ExamplesDialog, HelpDialog, MoreDialog, ShareDialog, Welcome } from "./dialogs.tsx";
import { classes } from "./classes.ts";
import { Icon, IconName } from "./icons.tsx";
import { handleKey } from "./keys.ts";
import { Notices } from "./notices.tsx";
import { TopBar } from "./topbar.tsx";

let redraw: () => void = () => {};

export function switchLanguage(): void {
    const next = currentLanguage() === "de" ? "en" : "de";
    setLanguage(next);
    document.documentElement.lang = next;
    try {
        localStorage.setItem("cuesta.language", next);
    } catch {
        /* private window */
    }
    redraw();
}

export function mount(host: HTMLElement): void {
    render(<Root />, host);
}

function Root() {
    const [n, draw] = useState(0);
    redraw = () => draw(n + 1);
    // Another language draws every text anew; the canvas is moved over, not made again.
    return <App key={currentLanguage()} />;
}

function App() {
    const left = useStore(model, (m) => m.left);
    const right = useStore(model, (m) => m.right);
    const dock = useStore(model, (m) => m.dock);
    const sheet = useStore(model, (m) => m.sheet);
    const dialog = useStore(model, (m) => m.dialog);
    useEffect(() => {
        const listen = (event: KeyboardEvent) => {
            if (!event.defaultPrevented && handleKey(event)) event.preventDefault();
        };
        addEventListener("keydown", listen);
        return () => removeEventListener("keydown", listen);
    }, []);
    return (
        <div
            class={classes(`app sheet-${sheet || "none"}`, {
                noleft: !left,
                noright: !right,
                docked: dock,
            })}
        >
            <TopBar />
            <RecipePanel />
            <Stage />
            <aside class="panel right" aria-label={t("Inspector")}>
                <Fold
                    open={right}
                    word={right ? t("Hide the inspector") : t("Show the inspector")}
                    icon={right ? "right" : "left"}
                    act={() => model.set({ right: !right })}
                />
                {(right || sheet !== "") && (
                    <div class="scroll">
                        <Inspector />
                        <LookPanel />
                    </div>
                )}
            </aside>
            <footer class="bottom">
                <Timeline />
                {dock && <Charts />}
            </footer>
            <nav class="sheets" aria-label={t("Panels")}>
                {sheets.map((name) => (
                    <button
                        key={name}
                        aria-pressed={sheet === name}
                        onClick={() =>
                            model.set({
                                sheet: sheet === name ? "" : name,
                                right: true,
                                left: true,
                            })
                        }
                    >
                        <Icon
                            name={
                                name === "recipe"
                                    ? "recipe"
                                    : name === "inspector"
                                      ? "look"
                                      : "chart"
                            }
                        />
                        {name === "recipe"
                            ? t("Recipe")
                            : name === "inspector"
                              ? t("Inspector")
                              : t("Time")}
                    </button>
                ))}
                <button
                    aria-haspopup="dialog"
                    onClick={() => model.set({ dialog: "more", sheet: "" })}
                >
                    <Icon name="more" />
                    {t("More")}
                </button>
            </nav>
            <Notices />
            <Welcome />
            {dialog === "add" && <AddDialog />}
            {dialog === "export" && <ExportDialog />}
            {dialog === "help" && <HelpDialog />}
            {dialog === "share" && <ShareDialog />}
            {dialog === "examples" && <ExamplesDialog />}
            {dialog === "more" && <MoreDialog />}
        </div>
    );
}

// At the edge of a panel: folds it away and brings it back.
function Fold({
    open,
    word,
    icon,
    act,
}: {
    open: boolean;
    word: string;
    icon: IconName;
    act: () => void;
}) {
    return (
        <button class="collapse" onClick={act} aria-expanded={open} aria-label={word} title={word}>
            <Icon name={icon} />
        </button>
    );
}

function RecipePanel() {
    const left = useStore(model, (m) => m.left);
    const sheet = useStore(model, (m) => m.sheet);
    const problems = useStore(model, (m) => m.problems);
    const [tab, setTab] = useState<"cards" | "text">(
        draft.value.text === undefined ? "cards" : "text",
    );
    return (
        <aside class="panel left" aria-label={t("Recipe")}>
            <Fold
                open={left}
                word={left ? t("Hide the recipe") : t("Show the recipe")}
                icon={left ? "left" : "right"}
                act={() => model.set({ left: !left })}
            />
            {(left || sheet !== "") && (
                <>
                    <div class="tabs" role="tablist" aria-label={t("Recipe")}>
                        <button
                            role="tab"
                            aria-selected={tab === "cards"}
                            onClick={() => setTab("cards")}
                        >
                            {t("Recipe")}
                        </button>
                        <button
                            role="tab"
                            aria-selected={tab === "text"}
                            onClick={() => setTab("text")}
                        >
                            TOML {problems.length > 0 && <b class="bad">{problems.length}</b>}
                        </button>
                    </div>
                    <div class={`scroll ${tab === "text" ? "flush" : ""}`} role="tabpanel">
                        {tab === "cards" ? <Cards /> : <Editor />}
                    </div>
                </>
            )}
        </aside>
    );
}
