// SPDX-License-Identifier: Apache-2.0
// Help, sharing, examples, and the suggestions of a first visit.
import { useState } from "preact/hooks";
import { downloadBundle, filesOf } from "../export/share.ts";
import { savePicture } from "../export/picture.ts";
import { currentLanguage, t } from "../i18n/i18n.ts";
import { chooseFile, downloadRecipe, openFile } from "../recipe/files.ts";
import { plainName } from "../recipe/structure.ts";
import { ask, toggleRun } from "../state/actions.ts";
import { model, tell } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { switchLanguage } from "./app.tsx";
import { Dialog } from "./dialog.tsx";
import { Glyph, Icon, IconName, icons } from "./icons.tsx";
import { keyList } from "./keys.ts";
import { toolOf, useTool } from "../tools/tools.tsx";

export function HelpDialog() {
    const version = useStore(model, (m) => m.catalog)?.version;
    return (
        <Dialog title={t("Help")} wide>
            <p>
                {t(
                    "Drag turns the view, the right button or two fingers move it, the wheel " +
                        "comes nearer. Everything you do becomes a line of the recipe: it can be " +
                        "undone, and repeated without the studio to the bit.",
                )}
            </p>
            <dl class="keylist">
                {keyList.map((key) => (
                    <div key={key.keys}>
                        <dt>
                            <kbd>{key.keys}</kbd>
                        </dt>
                        <dd>{t(key.what)}</dd>
                    </div>
                ))}
            </dl>
            <p class="sentence">Cuesta {version}</p>
        </Dialog>
    );
}

export function ShareDialog() {
    const text = useStore(model, (m) => m.text);
    const project = useStore(model, (m) => m.run.project);
    const name = model.value.name || "recipe";
    const files = filesOf(useStore(model, (m) => m.cards));
    const [copied, setCopied] = useState(false);
    return (
        <Dialog title={t("Share")}>
            <p>
                {files.length > 0
                    ? t(
                          "A recipe of {n} lines and the files it reads ({list}) are all of " +
                              "this land. Whoever runs it gets the same land, to the bit:",
                          { n: text.split("\n").length, list: files.join(", ") },
                      )
                    : t(
                          "A recipe of {n} lines is all of this land. Whoever runs it gets " +
                              "the same land, to the bit:",
                          { n: text.split("\n").length },
                      )}
            </p>
            <pre class="command">cuesta run {name}.toml</pre>
            <div class="buttons">
                {files.length > 0 && (
                    <button
                        class="primary"
                        autofocus
                        onClick={() =>
                            void downloadBundle().catch((error: Error) =>
                                tell("error", error.message),
                            )
                        }
                    >
                        {t("Download recipe and files (.zip)")}
                    </button>
                )}
                <button
                    class={files.length > 0 ? "" : "primary"}
                    autofocus={files.length === 0}
                    onClick={downloadRecipe}
                >
                    {t("Download the recipe")}
                </button>
                <button
                    onClick={async () => {
                        await navigator.clipboard?.writeText(text).then(
                            () => setCopied(true),
                            () => tell("warning", t("The browser did not allow copying.")),
                        );
                    }}
                >
                    {copied ? t("Copied") : t("Copy the text")}
                </button>
            </div>
            <p class="sentence">
                {t(
                    "This page answers on this computer alone, so its address cannot be " +
                        "shared; the recipe can.",
                )}
            </p>
            <p class="sentence">
                {t("The work is on disk at all times: {place}", { place: project ?? "" })}
            </p>
        </Dialog>
    );
}

export function ExamplesDialog() {
    const examples = useStore(model, (m) => m.catalog)?.examples ?? [];
    const load = async (name: string) => {
        if ((await ask("load_example", { name })) !== undefined) model.set({ dialog: "" });
    };
    return (
        <Dialog title={t("Begin with")} wide>
            <div class="examples">
                {examples.map((example) => (
                    <button
                        key={example.name}
                        data-example={example.name}
                        onClick={() => void load(example.name)}
                    >
                        <strong>{plainName(example.name)}</strong>
                        <span>{example.sentence}</span>
                    </button>
                ))}
            </div>
            <div class="buttons">
                <button
                    onClick={async () => {
                        const file = await chooseFile();
                        if (file === undefined) return;
                        model.set({ dialog: "" });
                        await openFile(file);
                    }}
                >
                    <Icon name="map" /> {t("Open a height map or a recipe…")}
                </button>
            </div>
            <p class="sentence">
                {t(
                    "Or drop a file on the land. What is open now stays in the history: undo " +
                        "brings it back.",
                )}
            </p>
        </Dialog>
    );
}

// What stands in the bar above on a wide screen and has no room on a phone.
export function MoreDialog() {
    const entries: [IconName, string, () => void][] = [
        ["map", t("Examples and files"), () => model.set({ dialog: "examples" })],
        ["export", t("Export"), () => model.set({ dialog: "export" })],
        ["share", t("Share"), () => model.set({ dialog: "share" })],
        [
            "camera",
            t("Save a picture"),
            () => {
                model.set({ dialog: "" });
                void savePicture();
            },
        ],
        ["help", t("Help"), () => model.set({ dialog: "help" })],
        [
            "look",
            currentLanguage() === "de" ? "English" : "Deutsch",
            () => {
                model.set({ dialog: "" });
                switchLanguage();
            },
        ],
    ];
    return (
        <Dialog title={t("More")}>
            <div class="menu">
                {entries.map(([icon, word, act]) => (
                    <button key={word} onClick={act}>
                        <Icon name={icon} /> {word}
                    </button>
                ))}
            </div>
        </Dialog>
    );
}

// Three things to try, at the edge of a land that is already there.
export function Welcome() {
    const open = useStore(model, (m) => m.dialog === "welcome");
    const running = useStore(model, (m) => m.run.running);
    if (!open) return null;
    const close = () => {
        model.set({ dialog: "" });
        try {
            localStorage.setItem("cuesta.seen", "1");
        } catch {
            /* private window */
        }
    };
    const ideas: [string, string, string, () => void][] = [
        [
            icons.play,
            running ? t("Watch it change") : t("Let it run"),
            t("Press space; drag the line below to go back in time."),
            () => {
                if (!running) void toggleRun();
            },
        ],
        [
            toolOf("brush").icon,
            t("Raise a mountain"),
            t("Press B and draw on the land. Rivers find their way around it."),
            () => useTool("brush"),
        ],
        [
            toolOf("section").icon,
            t("Cut it open"),
            t("Press S and draw a line: the layers under it appear."),
            () => useTool("section"),
        ],
    ];
    return (
        <aside class="welcome" aria-label={t("Three things to try")}>
            <header>
                <h2>{t("Three things to try")}</h2>
                <button class="icon quiet" onClick={close} aria-label={t("Close")}>
                    <Icon name="close" />
                </button>
            </header>
            {ideas.map(([icon, word, sentence, act]) => (
                <button
                    key={icon}
                    onClick={() => {
                        act();
                        close();
                    }}
                >
                    <Glyph lines={icon} />
                    <span>
                        <strong>{word}</strong>
                        <small>{sentence}</small>
                    </span>
                </button>
            ))}
        </aside>
    );
}
