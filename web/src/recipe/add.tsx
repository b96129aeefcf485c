// SPDX-License-Identifier: Apache-2.0
// Search through all operators and add one; kinds that do not fit the list are left out.
import { useState } from "preact/hooks";
import { searchOperators } from "../catalog/search.ts";
import { t } from "../i18n/i18n.ts";
import { Dialog } from "../shell/dialog.tsx";
import { addCard, client } from "../state/actions.ts";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { plainName } from "./structure.ts";

export function AddDialog() {
    const catalog = useStore(model, (m) => m.catalog);
    const addTo = useStore(model, (m) => m.addTo);
    const [words, setWords] = useState("");
    const [shown, setShown] = useState("");
    if (catalog === undefined) return null;
    const fits = catalog.operators.filter((op) => addTo === "stage" || op.kind === "process");
    const found = searchOperators(fits, words);
    const kinds = [...new Set(found.map((op) => op.kind))];
    return (
        <Dialog title={addTo === "stage" ? t("Add a stage") : t("Add a process")}>
            <input
                class="search"
                type="search"
                autofocus
                placeholder={t("Search: rain, dunes, canyon…")}
                aria-label={t("Search operators")}
                value={words}
                onInput={(event) => setWords(event.currentTarget.value)}
                onKeyDown={(event) => {
                    if (event.key === "Enter" && found.length > 0) addCard(addTo, found[0].name);
                }}
            />
            <div class="operators" role="list">
                {kinds.map((kind) => (
                    <div key={kind} role="listitem">
                        <h3>{t(kind)}</h3>
                        {found
                            .filter((op) => op.kind === kind)
                            .map((op) => (
                                <div class="operator" key={op.name}>
                                    <button
                                        data-op={op.name}
                                        onClick={() => addCard(addTo, op.name)}
                                    >
                                        <strong>{plainName(op.name)}</strong>
                                        <span>{op.summary}</span>
                                    </button>
                                    <button
                                        class="small quiet"
                                        aria-expanded={shown === op.name}
                                        title={t("Explain")}
                                        aria-label={`${t("Explain")}: ${plainName(op.name)}`}
                                        onClick={() => setShown(shown === op.name ? "" : op.name)}
                                    >
                                        i
                                    </button>
                                    {shown === op.name && (
                                        <img
                                            src={client.link(`/api/explain/${op.name}.png`)}
                                            alt={t("Before and after {name} with its defaults", {
                                                name: plainName(op.name),
                                            })}
                                        />
                                    )}
                                </div>
                            ))}
                    </div>
                ))}
                {found.length === 0 && <p>{t("Nothing is called that. Try a plainer word.")}</p>}
            </div>
        </Dialog>
    );
}
