// SPDX-License-Identifier: Apache-2.0
// Everything about the chosen card, grown from the catalog.
import { useState } from "preact/hooks";
import { Operator } from "../api/types.ts";
import { Control, WholeBox } from "../form/control.tsx";
import { t } from "../i18n/i18n.ts";
import {
    ask,
    client,
    edit,
    removeCard,
    resetParam,
    setParam,
    setSize,
    toggleCard,
} from "../state/actions.ts";
import { model } from "../state/model.ts";
import { useStore } from "../state/store.ts";
import { chooseFile, takeFile } from "./files.ts";
import { Presets } from "./presets.tsx";
import { Card, findCard, plainName, tomlValue } from "./structure.ts";

export function Inspector() {
    const catalog = useStore(model, (m) => m.catalog);
    const cards = useStore(model, (m) => m.cards);
    const selected = useStore(model, (m) => m.selected);
    const card = findCard(cards, selected);
    if (catalog === undefined) return null;
    if (card === undefined) return <Land />;
    const operator = card.operator ?? catalog.operators.find((one) => one.name === card.op);
    return <CardForm key={card.place + card.op} card={card} operator={operator} />;
}

function CardForm({ card, operator }: { card: Card; operator: Operator | undefined }) {
    const catalog = useStore(model, (m) => m.catalog)!;
    const rocks = useStore(model, (m) => m.rocks);
    const fromNow = useStore(model, (m) => m.fromNow);
    const [all, setAll] = useState(false);
    const fields = catalog.fields.map((field) => field.name);
    const params = operator?.params ?? [];
    const keyOf = (name: string) => operator?.keys?.find((key) => key.name === name);
    const many = params.length > 9;
    const shown = many && !all ? params.filter((p, i) => i < 7 || p.name in card.written) : params;
    return (
        <section class="inspector" aria-label={t("Inspector")}>
            <header>
                <h2>{plainName(card.label || card.op)}</h2>
                <p class="summary">{operator?.summary}</p>
                {operator !== undefined && params.length > 0 && card.list !== "event" && (
                    <Presets card={card} operator={operator} />
                )}
            </header>
            {card.list === "process" && (
                <label
                    class="inline"
                    title={t("Later values apply from this step; what has happened stays.")}
                >
                    <input
                        type="checkbox"
                        role="switch"
                        checked={fromNow}
                        onChange={(event) => model.set({ fromNow: event.currentTarget.checked })}
                    />
                    {t("Change from now on")}
                </label>
            )}
            {shown.map((param) => (
                <Control
                    key={param.name}
                    param={param}
                    value={card.values[param.name] ?? param.default}
                    written={param.name in card.written}
                    fields={fields}
                    materials={rocks}
                    onChange={(value) =>
                        setParam(
                            card.place,
                            param.name,
                            value,
                            typeof value === "number" ? param.unit : undefined,
                        )
                    }
                    onReset={() => resetParam(card.place, param.name)}
                    onUpload={async () => {
                        const file = await chooseFile();
                        const name = file && (await takeFile(file));
                        if (name) setParam(card.place, param.name, name);
                    }}
                />
            ))}
            {many && (
                <button class="more" aria-expanded={all} onClick={() => setAll(!all)}>
                    {all ? t("Fewer settings") : t("All {n} settings", { n: params.length })}
                </button>
            )}
            <details class="extra">
                <summary>{t("Where, seed, name")}</summary>
                <TextKey card={card} name="label" doc={keyOf("label")?.doc ?? ""} />
                <MaskKey card={card} doc={keyOf("mask")?.doc ?? ""} fields={fields} />
                <TextKey card={card} name="seed" doc={keyOf("seed")?.doc ?? ""} numeric />
                {keyOf("steps") && (
                    <TextKey card={card} name="steps" doc={keyOf("steps")!.doc} numeric />
                )}
                {keyOf("into") && <TextKey card={card} name="into" doc={keyOf("into")!.doc} />}
                {keyOf("blend") && <TextKey card={card} name="blend" doc={keyOf("blend")!.doc} />}
            </details>
            {operator && <Explain operator={operator} />}
            <footer class="buttons">
                <button onClick={() => toggleCard(card.place)}>
                    {card.enabled ? t("Switch off") : t("Switch on")}
                </button>
                <button class="danger" onClick={() => removeCard(card.place)}>
                    {t("Remove")}
                </button>
            </footer>
        </section>
    );
}

// Keys that every operator has; their sentences are the catalog's.
function TextKey({
    card,
    name,
    doc,
    numeric,
}: {
    card: Card;
    name: string;
    doc: string;
    numeric?: boolean;
}) {
    const id = `k-${name}`;
    const value = String(card.written[name] ?? "");
    const place = `${card.place}.${name}`;
    const unset = () => void edit([{ kind: "unset", place }], plainName(name));
    const set = (text: string) => void edit([{ kind: "set", place, value: text }], plainName(name));
    return (
        <div class="control">
            <label for={id}>{plainName(name)}</label>
            {numeric ? (
                <WholeBox
                    id={id}
                    value={value}
                    what={plainName(name)}
                    empty={unset}
                    onNumber={set}
                    describedBy={`${id}-s`}
                />
            ) : (
                <input
                    id={id}
                    type="text"
                    value={value}
                    aria-describedby={`${id}-s`}
                    placeholder={name === "label" ? card.label : ""}
                    onChange={(event) => {
                        const text = event.currentTarget.value.trim();
                        if (text === "") unset();
                        else set(tomlValue(text));
                    }}
                />
            )}
            <p class="sentence" id={`${id}-s`}>
                {doc}
            </p>
        </div>
    );
}

function MaskKey({ card, doc, fields }: { card: Card; doc: string; fields: string[] }) {
    const made = useStore(model, (m) => m.cards)
        .map((one) => String(one.written.into ?? ""))
        .filter((name) => name !== "");
    return (
        <div class="control">
            <label for="k-mask">{t("Mask")}</label>
            <select
                id="k-mask"
                value={card.mask}
                aria-describedby="k-mask-s"
                onChange={(event) => {
                    const name = event.currentTarget.value;
                    const place = `${card.place}.mask`;
                    if (name === "") void edit([{ kind: "unset", place }], t("Mask"));
                    else void edit([{ kind: "set", place, value: tomlValue(name) }], t("Mask"));
                }}
            >
                <option value="">{t("everywhere")}</option>
                {[...new Set([...made, ...fields, ...(card.mask ? [card.mask] : [])])].map(
                    (name) => (
                        <option key={name} value={name}>
                            {name}
                        </option>
                    ),
                )}
            </select>
            <p class="sentence" id="k-mask-s">
                {doc}
            </p>
        </div>
    );
}

function Explain({ operator }: { operator: Operator }) {
    const [open, setOpen] = useState(false);
    return (
        <details class="extra" onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary>{t("Explain")}</summary>
            {open && (
                <figure>
                    <img
                        src={client.link(`/api/explain/${operator.name}.png`)}
                        loading="lazy"
                        alt={t("Before and after {name} with its defaults", {
                            name: plainName(operator.name),
                        })}
                    />
                    <figcaption>{t("Before and after, with the defaults")}</figcaption>
                </figure>
            )}
            <p class="sentence">
                <code>{operator.name}</code> · {t(operator.kind)}
                {operator.cites && operator.cites.length > 0 && (
                    <>
                        {" "}
                        · {t("after")} {operator.cites.join(", ")}
                    </>
                )}
            </p>
        </details>
    );
}

// Nothing chosen: the land itself.
function Land() {
    const run = useStore(model, (m) => m.run);
    const { columns, rows } = run.grid ?? { columns: 0, rows: 0 };
    const fitting = (useStore(model, (m) => m.catalog)?.export_sets ?? []).flatMap(
        (set) => set.sizes,
    );
    return (
        <section class="inspector" aria-label={t("Inspector")}>
            <header>
                <h2>{t("The land")}</h2>
                <p class="summary">
                    {t("Choose a card to change it. These values hold for all of them.")}
                </p>
            </header>
            <div class="control">
                <label for="l-seed">{t("Seed")}</label>
                <span class="textual">
                    <WholeBox
                        id="l-seed"
                        value={String(run.seed ?? "")}
                        what={t("Seed")}
                        onNumber={(text) =>
                            void edit([{ kind: "set", place: "seed", value: text }], t("Seed"))
                        }
                    />
                    <button
                        class="small"
                        onClick={() =>
                            void edit(
                                [
                                    {
                                        kind: "set",
                                        place: "seed",
                                        value: String(1 + Math.floor(Math.random() * 99999)),
                                    },
                                ],
                                t("Seed"),
                            )
                        }
                    >
                        {t("Another")}
                    </button>
                </span>
                <p class="sentence">{t("Another seed is another land by the same rules.")}</p>
            </div>
            <div class="control">
                <label for="l-size">{t("Size")}</label>
                <select
                    id="l-size"
                    value={`${columns}`}
                    onChange={(event) => {
                        const next = Number(event.currentTarget.value);
                        setSize(next, Math.round((rows * next) / columns));
                    }}
                >
                    {[...new Set([128, 256, 512, 1024, 2048, 4096, ...fitting, columns])]
                        .filter((n) => n > 0)
                        .sort((a, b) => a - b)
                        .map((n) => (
                            <option key={n} value={`${n}`}>
                                {n} × {columns ? Math.round((rows * n) / columns) : n}
                            </option>
                        ))}
                </select>
                <p class="sentence">{t("Samples along the sides; the extent stays the same.")}</p>
            </div>
            <footer class="buttons">
                <button onClick={() => void ask("branch", { name: nextBranch() })}>
                    {t("Branch from here")}
                </button>
            </footer>
        </section>
    );
}

export function nextBranch(): string {
    const names = new Set(model.value.branches.map((branch) => branch.name));
    for (let n = 2; ; n++) if (!names.has(`branch_${n}`)) return `branch_${n}`;
}
